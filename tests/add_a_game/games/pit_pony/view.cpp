// Pit Pony as JSON, for one pair of eyes.
#include "games/core/view.h"

#include "games/pit_pony/game.h"

namespace pithead::pit_pony {
namespace {

void write_loads(JsonWriter& json, std::string_view key, const Loads& loads) {
  json.key(key).begin_array();
  for (std::size_t i = 0; i < loads.size(); ++i) {
    for (int n = 0; n < loads[i]; ++n) json.value(static_cast<int>(i) + 1);
  }
  json.end_array();
}

void write_player(JsonWriter& json, const State& s, Seat seat, Seat viewer) {
  const Player& player = s.seats[seat];
  json.begin_object();
  json.field("seat", int{seat});
  json.field("loads", count(player.hand));
  if (viewer == seat || viewer == kAllSeeing) {
    write_loads(json, "hand", player.hand);
    write_loads(json, "buried", player.buried);
  }
  write_points<PitPony>(json, s, seat);
  json.end_object();
}

}  // namespace

void PitPony::write_view(const State& s, Seat viewer, JsonWriter& json) {
  json.begin_object();
  json.field("game", kInfo.id);
  json.field("players", int{s.players});
  json.field("phase", to_move(s) == kNobody ? "over" : "load");
  write_seat(json, "to_move", to_move(s));
  write_loads(json, "train", s.train);
  json.field("weight", weight(s.train));
  json.field("stack", int{s.left});
  write_players(json, s.players, [&](Seat seat) { write_player(json, s, seat, viewer); });
  write_seats(json, "winners", winners(s));
  json.end_object();
}

void PitPony::write_components(const Options& /*options*/, JsonWriter& json) {
  json.begin_object();
  json.field("weights", kWeights);
  json.field("loads_of_a_weight", kLoadsOfAWeight);
  json.field("pony_pulls", kPonyPulls);
  json.end_object();
}

}  // namespace pithead::pit_pony
