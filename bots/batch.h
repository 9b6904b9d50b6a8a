// Many games side by side, each one decision further at every step: what learning programs play. All they are
// told stands in arrays that stay in their places, so that nothing is copied or allocated while playing.
//
// A game that ends makes room for the next one at once. Lane i of n plays games i, i + n, i + 2n … of the
// series, dealt as `simulate` deals them, so results do not depend on threads.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "bots/bot_spec.h"
#include "games/core/interface.h"
#include "games/core/move.h"
#include "games/core/seats.h"
#include "match/match.h"

namespace pithead {

enum class ObservationKind : std::uint8_t { None, Bytes, Floats };

struct BatchPlan {
  Setup setup;  // its seed is the series' seed
  std::size_t lanes = 1;
  int threads = 1;
  bool masks = true;
  ObservationKind observed = ObservationKind::None;
  // Who holds all seats but one; that one's moves come from outside, as all do without opponents.
  std::optional<BotSpec> opponents;
  std::optional<Seat> seat;  // the one; by default it moves on by one from game to game
};

// A row for each lane. What is told of the last step stays until the next.
struct BatchArrays {
  std::size_t lanes = 0;
  std::size_t players = 0;
  std::size_t actions = 0;
  std::size_t observed = 0;  // numbers in an observation

  std::span<std::uint8_t> to_move;       // whose move the lane waits for
  std::span<std::uint8_t> masks;         // lanes × actions: 1 for each legal move
  std::span<std::uint16_t> legal;        // how many there are
  std::span<std::uint8_t> observations;  // lanes × observed, as bytes or as floats: a number by its most
  std::span<float> float_observations;
  std::span<std::uint8_t> done;        // 1 if the last step ended a game; the next is dealt already
  std::span<float> rewards;            // lanes × players: then, each seat's share of the victory; else 0
  std::span<std::int16_t> scores;      // lanes × players: then, the points; else what they were before
  std::span<std::uint64_t> games;      // which game of the series the lane plays
  std::span<std::uint32_t> decisions;  // made in it, by anybody
};

class Batch : public Interface {
 public:
  virtual const BatchArrays& arrays() const = 0;

  // One move for each lane. If any is illegal nothing is played, and the first such lane is told.
  virtual Result<void> step(std::span<const std::int64_t> moves) = 0;
  // A legal move for each lane, chosen as the bot `random` would.
  virtual void choose_randomly(std::span<std::int64_t> moves) = 0;
  // So many steps of such moves.
  virtual void step_randomly(std::uint64_t steps) = 0;
  // All lanes as they were at first.
  virtual void restart(std::uint64_t seed) = 0;

  // A copy of a lane's game: its state, and the chance it goes on with.
  virtual std::unique_ptr<AnyState> state(std::size_t lane) const = 0;
  virtual Rng chance(std::size_t lane) const = 0;
};

// Fails for a game without observations if these are asked for.
Result<std::unique_ptr<Batch>> make_batch(const BatchPlan& plan);

// What a game's observations are made of, none if it has none; and one, into a row of zeros as long as they
// say.
std::vector<ObservedField> observed_fields(const AnyGame& game);
void observe(const AnyGame& game, const AnyState& state, Seat seat, std::uint8_t* row);

}  // namespace pithead
