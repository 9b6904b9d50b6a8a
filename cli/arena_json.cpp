// What an arena says, for programs.
#include <cmath>

#include "cli/arena.h"
#include "cli/tallies.h"

namespace pithead::cli {
namespace {

constexpr double kNanoseconds = 1e6;  // in a millisecond

void write_interval(JsonWriter& json, const Clusters& wins) {
  const Interval interval = share_interval(wins);
  json.key("win_share").fraction(share_of(wins), 6);
  json.key("low").fraction(interval.low, 6);
  json.key("high").fraction(interval.high, 6);
}

// JSON has no infinity, which a single deal gives.
void write_limit(JsonWriter& json, std::string_view key, double limit) {
  json.key(key);
  std::isfinite(limit) ? json.fraction(limit, 4) : json.null();
}

void write_lead(JsonWriter& json, const Clusters& leads) {
  const Interval interval = mean_interval(leads);
  json.key("score_difference").fraction(leads.mean(), 4);
  write_limit(json, "difference_low", interval.low);
  write_limit(json, "difference_high", interval.high);
}

void write_thinking(JsonWriter& json, const BotTally& tally) {
  json.key("decision_ms").fraction(mean_thinking(tally) / kNanoseconds, 4);
  json.key("longest_ms").fraction(static_cast<double>(tally.thinking.longest) / kNanoseconds, 3);
}

void write_bot(JsonWriter& json, const ArenaResult& result, std::size_t bot) {
  const BotTally& tally = result.standings.bots[bot];
  json.begin_object();
  json.field("name", result.name(bot));
  json.field("games", tally.seats.scores.count());
  json.key("wins").fraction(static_cast<double>(tally.seats.victories) / kWholeVictory, 4);
  write_interval(json, tally.wins);
  json.key("mean_score").fraction(tally.seats.scores.mean(), 4);
  write_distribution(json, "score", tally.seats.scores);
  write_lead(json, tally.leads);
  json.key("rating").fraction(result.ratings[bot].elo, 2);
  json.key("rating_error").fraction(result.ratings[bot].error, 2);
  write_points(json, result.game(), tally.seats);
  write_thinking(json, tally);
  json.end_object();
}

void write_line_ups(JsonWriter& json, const ArenaResult& result) {
  json.key("line_ups").begin_array();
  for (const LineUp& line_up : result.arena.field.line_ups) {
    json.begin_array();
    for (const std::size_t bot : line_up) json.value(result.name(bot));
    json.end_array();
  }
  json.end_array();
}

void write_decision(JsonWriter& json, const ArenaResult& result) {
  if (!result.arena.decide) return;
  const Verdict verdict = result.standings.verdict;
  json.key("decided").begin_object();
  json.key("share").fraction(*result.arena.decide, 6);
  json.key("low").fraction(around(*result.arena.decide).low, 6);
  json.key("high").fraction(around(*result.arena.decide).high, 6);
  json.field("verdict", verdict == Verdict::Above ? "above" : verdict == Verdict::Below ? "below" : "open");
  json.end_object();
}

void write_in_turn(JsonWriter& json, const ArenaResult& result) {
  json.key("in_turn").begin_array();
  for (int i = 0; i < result.arena.setup.players; ++i) {
    const Clusters& wins = result.standings.in_turn[static_cast<std::size_t>(i)];
    json.begin_object();
    json.field("place", i + 1);
    json.field("games", wins.values);
    write_interval(json, wins);
    json.end_object();
  }
  json.end_array();
}

void write_use(JsonWriter& json, const ArenaResult& result, const UseRow& row) {
  json.begin_object();
  json.field("move", row.notation);
  json.field("words", row.words);
  json.field("times", row.all.times);
  json.key("worth").fraction(mean_gain(row.all), 4);
  json.key("win_share").fraction(win_share(row.all), 6);
  json.key("winner_per_game").fraction(winners_uses(result, row.all), 4);
  json.key("others_per_game").fraction(others_uses(result, row.all), 4);
  json.key("bots").begin_array();
  for (std::size_t bot = 0; bot < result.standings.bots.size(); ++bot) {
    const UseTally& tally = result.standings.bots[bot].uses[index_of(row.move)];
    json.begin_object();
    json.field("name", result.name(bot));
    json.key("per_game").fraction(uses_a_game(result, bot, row.move), 4);
    json.key("worth").fraction(mean_gain(tally), 4);
    json.key("win_share").fraction(win_share(tally), 6);
    json.end_object();
  }
  json.end_array();
  json.end_object();
}

}  // namespace

std::string to_json(const ArenaResult& result) {
  std::string text;
  JsonWriter json(text);
  json.begin_object();
  write_setup(json, result.arena.setup);
  json.key("sentences").begin_array();
  for (const std::string& sentence : all_sentences(result)) json.value(sentence);
  json.end_array();
  json.field("games", result.standings.games);
  json.field("stopped", result.stopped);
  json.field("seed", result.arena.setup.seed.number());
  write_line_ups(json, result);
  write_decision(json, result);
  json.key("bots").begin_array();
  for (std::size_t bot = 0; bot < result.standings.bots.size(); ++bot) write_bot(json, result, bot);
  json.end_array();
  write_in_turn(json, result);
  json.key("moves").begin_array();
  for (const UseRow& row : list_uses(result)) write_use(json, result, row);
  json.end_array();
  write_distribution(json, "winning_score", result.standings.winning_scores);
  write_distribution(json, "decisions", result.standings.lengths);
  json.key("seconds").fraction(result.seconds, 3);
  json.end_object();
  return text;
}

}  // namespace pithead::cli
