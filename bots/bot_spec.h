// A bot as people name it: its level and, for one that thinks as long as it may, for how long. `hard`,
// `hard:200ms` (a decision), `hard:5000` (iterations: the same choice on every machine).
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "match/result.h"

namespace pithead {

// From the weakest up.
inline constexpr std::array<std::string_view, 4> kBotLevels{"random", "easy", "medium", "hard"};

// Flat Monte Carlo, to measure `hard` against: the same games to the end, without a tree of what comes after
// its own next move. Not offered to people.
inline constexpr std::string_view kFlat = "flat";

// The policy just as it was learned, for many cheap games between good players. Not offered to people.
inline constexpr std::string_view kByPolicy = "policy";

// How much a bot may think about one decision. Only the strongest level uses it all.
struct Budget {
  int milliseconds = 1000;
  std::uint64_t iterations = 0;  // if not 0, these count instead of the clock
  int threads = 1;
  // Others think about the same decision elsewhere, each with trees of its own: which of them this is.
  std::size_t part = 0;
  std::size_t parts = 1;
  const std::atomic<bool>* stopped = nullptr;  // once it is set, what was thought until then has to do

  bool is_stopped() const { return stopped != nullptr && stopped->load(std::memory_order_relaxed); }
};

struct BotSpec {
  std::string name;  // as it was written
  std::string level;
  Budget budget;
};

// `budget` is the one of bots that name none of their own.
Result<BotSpec> read_bot(std::string_view text, const Budget& budget = {});

std::vector<std::string> names_of(const std::vector<BotSpec>& bots);

}  // namespace pithead
