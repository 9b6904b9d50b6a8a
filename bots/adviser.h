// The adviser: for any position the best moves of the seat to move, how each may end for every seat, and why.
// It sees what the seat sees, no more.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bots/bot_spec.h"
#include "games/core/any_game.h"

namespace pithead {

// What a seat may expect, by seat: its chance of victory (0..1, a shared one in parts) and its points.
struct Prospect {
  std::array<double, kMaxSeats> victory{};
  std::array<double, kMaxSeats> points{};
};

struct AdvisedMove {
  Move move{};
  std::uint64_t visits = 0;  // games that were played out after it
  Prospect prospect;
  double error = 0;            // standard error of the mover's chance of victory
  std::vector<Move> plan;      // how the turn may go on after it
  std::vector<Event> reasons;  // told by reason_words and write_reason
};

struct Advice {
  Seat seat = kNobody;
  std::uint64_t iterations = 0;
  Prospect prospect;               // with the best move
  std::vector<AdvisedMove> moves;  // the best first
};

struct Question {
  Budget budget;
  std::size_t most = 5;      // moves to tell of
  std::optional<Move> also;  // one to compare with the best, and with nothing else: the one that was played
  std::size_t others = 0;    // further moves to tell of behind these, if they were tried a good deal
};

// For the seat to move; there must be one.
Advice advise(const AnyGame& game, const AnyState& state, const Question& question, Rng& rng);

// The advised move of that name, or null.
const AdvisedMove* find_move(const Advice& advice, Move move);

// Why a seat's moves were good that led from one state to the other.
std::vector<Event> find_reasons(const AnyGame& game, const AnyState& before, const AnyState& after);

std::string reason_words(const AnyGame& game, const Event& reason);  // "completes the 9-point truck order"
void write_reason(const AnyGame& game, const Event& reason, JsonWriter& json);

// {"move":"place M8","visits":…,"victory":[…],"error":…,"points":[…],"plan":[…],
//  "reasons":[{"reason":{"event":"…",…},"words":"…"},…]}
void write_advised(const AnyGame& game, const AdvisedMove& advised, int players, JsonWriter& json);
// A field with a number for each seat.
void write_by_seat(JsonWriter& json, std::string_view key, const std::array<double, kMaxSeats>& values,
                   int players, int decimals);
// {"seat":0,"iterations":…,"victory":[…],"points":[…],"moves":[…]}
void write_advice(const AnyGame& game, const Advice& advice, int players, JsonWriter& json);

}  // namespace pithead
