#include "bots/measure.h"

#include <string>
#include <vector>

#include "bots/engine.h"
#include "bots/timing.h"
#include "match/record.h"

namespace pithead {
namespace {

void measure_replay(const AnyGame& game, int players, double seconds, Speed& speed) {
  Match match(Setup{.game = &game, .players = players, .options = {}, .seed = 1});
  Rng rng(1);
  while (!match.over()) {
    const std::vector<Move> moves = match.state().legal();
    (void)match.play(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
  }
  const std::string record = write_record(match);
  speed.replay_us = 1e6 * time_one(seconds, [&] { keep(read_record(record)); });
}

}  // namespace

Speed measure_speed(const AnyGame& game, int players, double seconds) {
  Speed speed = engine_of(game).measure_speed(players, seconds);
  measure_replay(game, players, seconds / 4, speed);
  return speed;
}

}  // namespace pithead
