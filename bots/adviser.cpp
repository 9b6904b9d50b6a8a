#include "bots/adviser.h"

#include <algorithm>

#include "bots/engine.h"

namespace pithead {

Advice advise(const AnyGame& game, const AnyState& state, const Question& question, Rng& rng) {
  return engine_of(game).advise(state, question, rng);
}

const AdvisedMove* find_move(const Advice& advice, Move move) {
  const auto found = std::find_if(advice.moves.begin(), advice.moves.end(),
                                  [&](const AdvisedMove& each) { return each.move == move; });
  return found == advice.moves.end() ? nullptr : &*found;
}

std::vector<Event> find_reasons(const AnyGame& game, const AnyState& before, const AnyState& after) {
  return engine_of(game).find_reasons(before, after);
}

std::string reason_words(const AnyGame& game, const Event& reason) {
  std::string words;
  tell_event(engine_of(game).reason_forms(), reason, {}, words);
  return words;
}

void write_reason(const AnyGame& game, const Event& reason, JsonWriter& json) {
  json.begin_object();
  json.key("reason");
  write_event(engine_of(game).reason_forms(), reason, json);
  json.field("words", reason_words(game, reason));
  json.end_object();
}

void write_by_seat(JsonWriter& json, std::string_view key, const std::array<double, kMaxSeats>& values,
                   int players, int decimals) {
  json.key(key).begin_array();
  for (int seat = 0; seat < players; ++seat) json.fraction(values[static_cast<std::size_t>(seat)], decimals);
  json.end_array();
}

void write_advised(const AnyGame& game, const AdvisedMove& advised, int players, JsonWriter& json) {
  json.begin_object();
  json.field("move", game.move_text(advised.move));
  json.field("visits", advised.visits);
  write_by_seat(json, "victory", advised.prospect.victory, players, 4);
  json.key("error").fraction(advised.error, 4);
  write_by_seat(json, "points", advised.prospect.points, players, 2);
  json.key("plan").begin_array();
  for (const Move move : advised.plan) json.value(game.move_text(move));
  json.end_array();
  json.key("reasons").begin_array();
  for (const Event& reason : advised.reasons) write_reason(game, reason, json);
  json.end_array();
  json.end_object();
}

void write_advice(const AnyGame& game, const Advice& advice, int players, JsonWriter& json) {
  json.begin_object();
  json.field("seat", int{advice.seat});
  json.field("iterations", advice.iterations);
  write_by_seat(json, "victory", advice.prospect.victory, players, 4);
  write_by_seat(json, "points", advice.prospect.points, players, 2);
  json.key("moves").begin_array();
  for (const AdvisedMove& advised : advice.moves) write_advised(game, advised, players, json);
  json.end_array();
  json.end_object();
}

}  // namespace pithead
