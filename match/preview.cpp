#include "match/preview.h"

#include <algorithm>

namespace pithead {

Preview preview(const AnyState& state, Move move) {
  const Seat seat = state.to_move();
  Rng rng(0);
  auto after = state.imagine(seat, rng);
  const Purse before = after->purse(seat);
  const int score = after->score(seat).total();
  EventLog log;
  after->play(move, rng, log);

  Preview preview;
  preview.events = std::move(log).events();
  const auto revealing = std::find_if(preview.events.begin(), preview.events.end(),
                                      [](const Event& event) { return event.reveals; });
  preview.reveals = revealing != preview.events.end();
  preview.events.erase(revealing, preview.events.end());
  for (std::size_t i = 0; i < Purse::kMost; ++i) {
    preview.cost.has[i] = static_cast<std::int16_t>(before.has[i] - after->purse(seat).has[i]);
  }
  preview.points = after->score(seat).total() - score;
  preview.ends_turn = after->to_move() != seat || after->begins_turn();
  if (!preview.reveals) preview.after = std::move(after);
  return preview;
}

void write_preview(const AnyGame& game, Move move, const Preview& preview, Seat viewer, JsonWriter& json) {
  json.begin_object();
  json.field("move", game.move_text(move));
  json.key("cost").begin_object();
  for (std::size_t i = 0; i < game.info().purse.size(); ++i) {
    if (preview.cost.has[i] != 0) json.field(game.info().purse[i], int{preview.cost.has[i]});
  }
  json.end_object();
  json.field("reveals", preview.reveals);
  if (!preview.reveals) {
    json.field("points", preview.points);
    json.field("ends_turn", preview.ends_turn);
  }
  write_events(game, preview.events, viewer, json);
  json.end_object();
}

}  // namespace pithead
