// What the balance lab says, for programs.
#include "cli/arena.h"
#include "cli/balance.h"
#include "cli/tallies.h"

namespace pithead::cli {
namespace {

void write_mean_points(JsonWriter& json, std::string_view key, const GameInfo& info,
                       const PointsTally& tally) {
  json.key(key).begin_object();
  for (std::size_t i = 0; i < info.sources.size(); ++i) json.key(info.sources[i]).fraction(tally.mean(i), 4);
  json.end_object();
}

void write_seats(JsonWriter& json, const GameInfo& info, const Balance& balance) {
  json.key("seats").begin_array();
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(balance.players); ++seat) {
    const Interval interval = share_interval(balance.wins[seat]);
    json.begin_object();
    json.key("win_share").fraction(balance.win_share(seat), 6);
    json.key("low").fraction(interval.low, 6);
    json.key("high").fraction(interval.high, 6);
    write_distribution(json, "score", balance.seats[seat].scores);
    write_points(json, info, balance.seats[seat]);
    json.end_object();
  }
  json.end_array();
}

// Times a game, by seat.
void write_times(JsonWriter& json, std::string_view key, const TimesBySeat& times, const Balance& balance) {
  json.key(key).begin_array();
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(balance.players); ++seat)
    json.fraction(times_a_game(times[seat], balance), 4);
  json.end_array();
}

void write_uses(JsonWriter& json, const AnyGame& game, const Balance& balance) {
  json.key("moves").begin_array();
  for (const BalanceUseRow& row : list_uses(game, balance)) {
    json.begin_object();
    json.field("move", row.notation);
    json.field("words", row.words);
    json.key("per_game").fraction(row.a_seat, 4);
    json.key("winner_per_game").fraction(row.winner, 4);
    json.key("others_per_game").fraction(row.others, 4);
    write_times(json, "by_seat", row.use->by_seat, balance);
    write_times(json, "in_first_round", row.use->in_first_round, balance);
    json.field("idle", is_idle(*row.use, balance.players));
    json.end_object();
  }
  json.end_array();
}

void write_balance(JsonWriter& json, const BalanceReport& report, const Balance& balance) {
  json.begin_object();
  json.field("players", balance.players);
  json.field("games", balance.games);
  json.key("unevenness").fraction(balance.unevenness(), 6);
  json.field("even", is_even(balance));
  json.key("idle_share").fraction(balance.idle_share(), 6);
  write_seats(json, report.game(), balance);
  write_mean_points(json, "winner_points", report.game(), balance.winners);
  write_mean_points(json, "other_points", report.game(), balance.others);
  json.key("leader_wins").begin_array();
  for (std::size_t round = 0; round < kMostRoundsTold && balance.led[round] > 0; ++round)
    json.fraction(held_share(balance, round), 6);
  json.end_array();
  write_distribution(json, "winning_score", balance.winning_scores);
  write_distribution(json, "margin", balance.margins);
  write_uses(json, *report.plan.game, balance);
  json.end_object();
}

}  // namespace

std::string to_json(const BalanceReport& report) {
  std::string text;
  JsonWriter json(text);
  json.begin_object();
  json.field("game", report.game().id);
  json.field("rules", report.game().rules);
  json.field("bot", report.plan.bot.name);
  json.field("seed", report.plan.seed);
  json.field("stopped", report.stopped);
  json.field("command", report.command);
  if (report.best) {
    json.key("best").begin_object();
    json.field("variant", report.best->variant);
    json.field("file", report.best->file);
    json.key("options").begin_object();
    for (const auto& [key, value] : report.best->options) json.field(key, value);
    json.end_object();
    json.end_object();
  }
  json.key("variants").begin_array();
  for (const BalanceResult& result : report.results) {
    json.begin_object();
    json.field("variant", result.variant);
    json.key("balances").begin_array();
    for (const Balance& balance : result.by_players) write_balance(json, report, balance);
    json.end_array();
    json.end_object();
  }
  json.end_array();
  json.end_object();
  return text;
}

}  // namespace pithead::cli
