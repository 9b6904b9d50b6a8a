// What an analysis says, for programs.
#include "cli/advice.h"
#include "cli/analysis.h"
#include "cli/tallies.h"

namespace pithead::cli {
namespace {

void write_result(JsonWriter& json, const Match& match) {
  json.key("result");
  if (!match.over()) return json.null();
  json.begin_object();
  write_standing(json, match.state());
  json.end_object();
}

void write_prospect(JsonWriter& json, const Prospect& prospect, int players) {
  write_by_seat(json, "victory", prospect.victory, players, 4);
  write_by_seat(json, "points", prospect.points, players, 2);
}

void write_ply(JsonWriter& json, const AnalysisResult& result, const AnalysedPly& ply) {
  json.begin_object();
  json.field("ply", number_of(ply));
  json.field("seat", int{ply.seat});
  json.field("move", result.game().move_text(ply.played));
  json.field("choice", ply.was_choice);
  write_prospect(json, ply.chosen.prospect, result.players());
  json.key("best");
  write_advised(result.game(), ply.best, result.players(), json);
  json.key("chosen");
  write_advised(result.game(), ply.chosen, result.players(), json);
  json.key("others").begin_array();
  for (const AdvisedMove& other : ply.others) write_advised(result.game(), other, result.players(), json);
  json.end_array();
  json.key("loss").fraction(ply.loss, 4);
  json.key("mistake");
  ply.mistake == Mistake::None ? json.null() : json.value(mistake_name(ply.mistake));
  json.end_object();
}

void write_seat(JsonWriter& json, const AnalysisResult& result, Seat seat) {
  const Accuracy accuracy = accuracy_of(result.analysis, seat);
  json.begin_object();
  json.field("seat", int{seat});
  json.field("name", result.recorded.names.empty() ? seat_name(seat) : result.recorded.names[seat]);
  json.field("choices", accuracy.choices);
  json.field("inaccuracies", accuracy.inaccuracies);
  json.field("mistakes", accuracy.mistakes);
  json.field("blunders", accuracy.blunders);
  json.key("mean_loss").fraction(accuracy.mean_loss, 5);
  json.end_object();
}

}  // namespace

std::string to_json(const AnalysisResult& result) {
  std::string text;
  JsonWriter json(text);
  json.begin_object();
  write_setup(json, result.match().setup());
  json.key("names").begin_array();
  for (const std::string& name : result.recorded.names) json.value(name);
  json.end_array();
  write_result(json, result.match());
  if (result.budget.iterations > 0) {
    json.field("iterations", result.budget.iterations);
  } else {
    json.field("budget", result.budget.milliseconds);
  }
  json.key("plies").begin_array();
  for (const AnalysedPly& ply : result.analysis.plies) write_ply(json, result, ply);
  json.end_array();
  json.key("seats").begin_array();
  for (Seat seat = 0; seat < result.players(); ++seat) write_seat(json, result, seat);
  json.end_array();
  json.key("end").begin_object();
  json.field("over", result.match().over());
  write_prospect(json, result.analysis.end, result.players());
  json.end_object();
  json.end_object();
  return text;
}

}  // namespace pithead::cli
