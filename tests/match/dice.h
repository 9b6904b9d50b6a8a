// The smallest game that shows what a match must handle: chance while playing, hidden cards, an option, and
// turns of several moves. Players roll or peek until they pass; three passes end it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "games/core/any_game.h"
#include "games/core/hash.h"

namespace pithead {

struct Dice {
  struct State {
    std::uint8_t seats = 0;
    Seat turn = 0;
    std::uint8_t passes = 0;
    bool begun = false;  // this turn
    std::array<std::uint32_t, kMaxSeats> sums{};
  };
  using Moves = MoveList<8>;
  static constexpr std::size_t kActions = 3;
  static constexpr Move kRoll{0};
  static constexpr Move kPeek{1};
  static constexpr Move kPass{2};
  static constexpr std::array<std::string_view, kActions> kVerbs{"roll", "peek", "pass"};
  static constexpr std::array<std::string_view, 1> kSources{"sum"};
  static constexpr GameInfo kInfo{.id = "dice",
                                  .title = "Dice",
                                  .rules = 1,
                                  .min_players = 2,
                                  .max_players = 4,
                                  .options = {},
                                  .sources = kSources,
                                  .purse = {}};

  static State deal(int players, const Options& /*options*/, Rng& /*rng*/) {
    return {.seats = static_cast<std::uint8_t>(players)};
  }
  static int players(const State& s) { return s.seats; }
  static Seat to_move(const State& s) { return s.passes < 3 ? s.turn : kNobody; }
  static bool begins_turn(const State& s) { return !s.begun; }
  static Seat first_player(const State& /*state*/) { return 0; }
  static int round(const State& /*state*/) { return 0; }
  static bool uses(const State& s, Move /*move*/) { return begins_turn(s); }
  static void legal(const State& s, Moves& moves) {
    moves.clear();
    if (s.passes == 3) return;
    for (const Move move : {kRoll, kPeek, kPass}) moves.add(move);
  }
  template <class Sink>
  static void play(State& s, Move move, Rng& rng, Sink& sink) {
    sink(Event{.kind = static_cast<std::uint8_t>(index_of(move)), .seat = s.turn, .reveals = move == kPeek});
    if (move == kRoll) s.sums[s.turn] += 1 + rng.below(1000000);
    s.begun = move != kPass;
    if (s.begun) return;
    ++s.passes;
    s.turn = static_cast<Seat>((s.turn + 1) % s.seats);
  }
  static ScoreSheet score(const State& /*s*/, Seat /*seat*/) { return {}; }
  static ScoreSheet projected(const State& /*s*/, Seat /*seat*/) { return {}; }
  static int points_after_round(const State& /*s*/, Seat /*seat*/) { return 0; }
  static SeatSet winners(const State& s) { return s.passes < 3 ? SeatSet::none() : SeatSet::only(0); }
  static Purse purse(const State& /*s*/, Seat /*seat*/) { return {}; }
  static void forget_hidden(State& /*s*/, Seat /*seat*/) {}
  static void resample(State& /*s*/, Seat /*seat*/, Rng& /*rng*/) {}
  static void write_move(Move move, std::string& out) {
    if (index_of(move) < kActions) out += kVerbs[index_of(move)];
  }
  static std::optional<Move> read_move(std::string_view text) {
    for (const Move move : {kRoll, kPeek, kPass}) {
      if (kVerbs[index_of(move)] == text) return move;
    }
    return std::nullopt;
  }
  static void write_view(const State& /*s*/, Seat /*seat*/, JsonWriter& json) { json.null(); }
  static void write_components(const Options& /*options*/, JsonWriter& json) { json.null(); }
  static void write_event(const Event& /*event*/, JsonWriter& json) { json.null(); }
  static void tell(const Event& /*event*/, std::span<const std::string> /*names*/, std::string& /*text*/) {}
  static std::uint64_t hash(const State& s) {
    Hasher hasher;
    hasher(pack_bytes(s.seats, s.turn, s.passes));
    for (const std::uint32_t sum : s.sums) hasher(sum);
    return hasher.value();
  }
  static const char* broken_law(const State& /*s*/) { return nullptr; }
};

static_assert(Game<Dice>);

inline const GameOf<Dice> kDice;

inline Setup dice_setup(std::uint64_t seed) {
  return {.game = &kDice, .players = 2, .options = {}, .seed = seed};
}

}  // namespace pithead
