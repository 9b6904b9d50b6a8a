#include "server/analysis.h"

#include <cmath>
#include <string_view>

#include "games/core/json.h"

namespace pithead::server {
namespace {

void write_analysed(JsonWriter& json, const Match& match, const AnalysedPly& analysed) {
  const AnyGame& game = match.game();
  const int players = match.setup().players;
  const bool was_best = analysed.best.move == analysed.played;
  json.field("ply", analysed.ply);
  json.field("seat", analysed.seat);
  json.field("move", game.move_text(analysed.played));
  json.field("choice", analysed.was_choice);
  write_by_seat(json, "victory", analysed.chosen.prospect.victory, players, 4);
  write_by_seat(json, "points", analysed.chosen.prospect.points, players, 2);
  json.key("best");
  write_advised(game, analysed.best, players, json);
  if (!was_best) {
    json.key("reasons").begin_array();
    for (const Event& reason : analysed.chosen.reasons) write_reason(game, reason, json);
    json.end_array();
  }
  json.key("others").begin_array();
  for (const AdvisedMove& other : analysed.others) write_advised(game, other, players, json);
  json.end_array();
  json.key("loss").fraction(analysed.loss, 4);
  json.key("mistake");
  analysed.mistake == Mistake::None ? json.null() : json.value(mistake_name(analysed.mistake));
}

std::string_view state_name(const AnalysisReport& report) {
  if (!report.job) return "none";
  switch (report.job->state) {
    case AnalysisJob::State::Wanted: return report.running ? "running" : "waiting";
    case AnalysisJob::State::Done: return "done";
    case AnalysisJob::State::Stopped: return "stopped";
  }
  return "none";
}

// As fast as up to now; nobody knows before the first decision is done.
void write_time_left(JsonWriter& json, const AnalysisJob& job) {
  if (job.done == 0) return;
  const double each = static_cast<double>(job.spent) / static_cast<double>(job.done);
  const double left = each * static_cast<double>(job.plies - job.done) / 1000;
  json.field("seconds_left", static_cast<std::int64_t>(std::ceil(left)));
}

}  // namespace

Answer<const Match*> match_to_analyse(const Table& table) {
  if (table.status() != Summary::Status::Over) {
    return refuse(Why::NotOver, "a game can be analysed when it is over");
  }
  return table.match();
}

AnalysedDecision decision_of(const Match& match, const AnalysedPly& analysed) {
  const bool slipped = analysed.mistake != Mistake::None;
  AnalysedDecision decision{.ply = static_cast<std::int64_t>(analysed.ply),
                            .slip = slipped ? std::lround(analysed.loss * 10'000) : 0,
                            .body = {}};
  JsonWriter json(decision.body);
  json.begin_object();
  write_analysed(json, match, analysed);
  json.end_object();
  return decision;
}

AnalysedDecision analyse_decision(const Match& match, std::size_t ply, std::uint64_t iterations,
                                  const std::atomic<bool>* stopped) {
  constexpr std::uint64_t kSeed = 1;
  const Budget budget{.milliseconds = 0, .iterations = iterations, .stopped = stopped};
  return decision_of(match, analyse_ply(match, ply, budget, kSeed));
}

std::string tell_analysis(const AnalysisReport& report) {
  std::string text;
  JsonWriter json(text);
  json.begin_object();
  json.field("type", "analysis");
  json.field("table", report.table);
  json.field("state", state_name(report));
  json.field("done", report.job ? report.job->done : 0);
  json.field("of", report.plies);
  if (report.job) {
    json.field("iterations", report.job->iterations);
    if (report.job->state == AnalysisJob::State::Wanted) {
      json.field("ahead", report.job->ahead);
      write_time_left(json, *report.job);
    }
  }
  json.field("may_stop", report.may_stop);
  json.key("turning_points").begin_array();
  for (const std::int64_t ply : report.turning_points) json.value(ply);
  json.end_array();
  json.key("plies").begin_array();
  for (const AnalysedDecision& decision : report.decisions) json.raw(decision.body);
  json.end_array();
  json.end_object();
  return text;
}

}  // namespace pithead::server
