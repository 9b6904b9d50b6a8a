// A record: one JSON document that is save file, replay, bug report and test fixture. docs/records.md
// describes it field by field.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "match/fair_deal.h"
#include "match/match.h"
#include "match/result.h"

namespace pithead {

// A match and who played: names or bots by seat, as far as they are known.
struct Recorded {
  Match match;
  std::vector<std::string> names;
  std::optional<FairDeal> fair = std::nullopt;  // of a game whose deal was announced
  std::vector<std::string> bots;                // their levels by seat, empty for a person; none: not told
  // The rules version that made it, if it is not today's: that one has hashes of its own, so moves and result
  // alone were checked.
  std::optional<int> older_rules = std::nullopt;
};

// What people should know of how a record was checked; mostly nothing.
std::string remark_on(const Recorded& recorded);

inline constexpr std::size_t kLargestRecord = std::size_t{8} << 20U;  // bytes: far beyond any game

std::string write_record(const Match& match, const std::vector<std::string>& names = {},
                         const std::optional<FairDeal>& fair = std::nullopt,
                         const std::vector<std::string>& bots = {});

// Reads a record and plays it through, checking every move, every hash of this version and the result.
// Nothing is loaded when anything is wrong; the error names the place.
Result<Recorded> read_record(std::string_view text);

Result<Recorded> load_record(const std::string& file);
// Written beside the old file first and then put in its place, so that a crash of the program never leaves
// half a record.
Result<void> save_record(const std::string& file, const Match& match,
                         const std::vector<std::string>& names = {});

}  // namespace pithead
