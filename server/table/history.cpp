#include "server/table/history.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <limits>

#include "bots/bot_spec.h"
#include "games/core/json.h"
#include "games/core/number.h"
#include "server/table/result.h"

namespace pithead::server {
namespace {

constexpr std::size_t kUsualPage = 50;
constexpr std::size_t kLargestPage = 100;
// In the order of their enums.
constexpr std::array<std::string_view, 3> kOutcomes{"lost", "shared", "won"};
constexpr std::array<std::string_view, 4> kLeftOut{"", "practice", "several-seats", "bot-played"};

std::string_view outcome_name(const GameResult& result) {
  return kOutcomes.at(static_cast<std::size_t>(result.outcome));
}

std::string_view left_out_name(const GameResult& result) {
  return kLeftOut.at(static_cast<std::size_t>(result.kind));
}

// ---- what is asked for -----------------------------------------------------------------------------------

std::optional<Milliseconds> read_time(QueryFields& fields, const std::string& key) {
  return fields.number(key, 0, std::numeric_limits<Milliseconds>::max(),
                       "must be a time in milliseconds since 1970, such as 1700000000000");
}

std::optional<ResultFilter::Place> read_place(QueryFields& fields, const std::string& key) {
  const std::string_view text = fields.text(key);
  if (text.empty()) return std::nullopt;
  const std::size_t dot = std::min(text.find('.'), text.size());
  const auto finished =
      read_whole<Milliseconds>(text.substr(0, dot), 0, std::numeric_limits<Milliseconds>::max());
  if (finished && dot + 1 < text.size()) return ResultFilter::Place{*finished, TableId(text.substr(dot + 1))};
  fields.complain(key, "must be what 'next' of the page before said");
  return std::nullopt;
}

}  // namespace

Answer<HistoryWish> read_history_wish(const UrlQuery& query, const PersonId& person) {
  QueryFields fields(query);
  HistoryWish wish;
  ResultFilter& filter = wish.filter;
  filter.person = person;
  filter.game = fields.text("game");
  filter.players = static_cast<int>(
      fields.number("players", 2, kMaxSeats, "must be a number from 2 to " + std::to_string(kMaxSeats))
          .value_or(0));
  if (const auto outcome = fields.word("result", kOutcomes, "must be won, shared or lost"))
    filter.outcome = static_cast<GameResult::Outcome>(*outcome);
  filter.rival = fields.text("person");
  if (const auto level = fields.word("level", kBotLevels, "must be random, easy, medium or hard"))
    filter.level = rival_of_level(kBotLevels[*level]);
  filter.since = read_time(fields, "since").value_or(0);
  filter.until = read_time(fields, "until");
  filter.behind = read_place(fields, "before");
  wish.most = static_cast<std::size_t>(
      fields.number("most", 1, kLargestPage, "must be a number from 1 to " + std::to_string(kLargestPage))
          .value_or(kUsualPage));
  if (fields.wrong()) return refuse(Why::BadMessage, *fields.wrong());
  return wish;
}

// ---- as JSON ---------------------------------------------------------------------------------------------

namespace {

void write_result(JsonWriter& json, const GameResult& result) {
  json.begin_object();
  json.field("table", result.table);
  json.field("game", result.game);
  json.field("players", result.players);
  json.field("began", result.began);
  json.field("finished", result.finished);
  json.field("seat", result.seat);
  json.field("rank", result.rank);
  json.field("points", result.points);
  json.field("result", outcome_name(result));
  if (!left_out_name(result).empty()) json.field("left_out", left_out_name(result));
  json.key("played").raw(result.card);
  json.end_object();
}

}  // namespace

std::string tell_history(const HistoryPage& page) {
  std::string text;
  JsonWriter json(text);
  json.begin_object();
  json.field("type", "history");
  if (page.count) json.field("count", *page.count);
  json.key("games").begin_array();
  for (const GameResult& each : page.results) write_result(json, each);
  json.end_array();
  if (page.more && !page.results.empty()) {
    const GameResult& last = page.results.back();
    json.field("next", std::to_string(last.finished) + '.' + last.table);
  }
  json.end_object();
  return text;
}

std::string tell_finished(const std::vector<std::string>& games) {
  std::string text;
  JsonWriter json(text);
  json.begin_object();
  json.field("type", "finished");
  json.key("games").begin_array();
  for (const std::string& game : games) json.value(game);
  json.end_array();
  json.end_object();
  return text;
}

// ---- as a table for spreadsheets -------------------------------------------------------------------------

namespace {

// Spreadsheets take a cell that begins with one of these for a formula, and do what it says.
constexpr std::string_view kFormulaSigns = "=+-@\t\r";

class CsvWriter {
 public:
  void text(std::string_view text) {
    const bool formula = !text.empty() && kFormulaSigns.find(text.front()) != std::string_view::npos;
    const bool quoted = formula || text.find_first_of("\",;\r\n\t") != std::string_view::npos;
    separate();
    if (quoted) out_ += '"';
    if (formula) out_ += '\'';
    for (const char letter : text) out_ += letter == '"' ? std::string("\"\"") : std::string(1, letter);
    if (quoted) out_ += '"';
  }
  void number(std::int64_t number) {
    separate();
    out_ += std::to_string(number);
  }
  void nothing() { separate(); }
  void end_line() {
    out_ += "\r\n";
    first_ = true;
  }
  std::string take() { return std::move(out_); }

 private:
  void separate() {
    if (!first_) out_ += ',';
    first_ = false;
  }

  std::string out_ = "\xEF\xBB\xBF";  // or spreadsheets read umlauts as two letters each
  bool first_ = true;
};

std::string two_digits(std::int64_t number) { return (number < 10 ? "0" : "") + std::to_string(number); }

// 2026-11-16T20:15:00Z
std::string iso_time(Milliseconds time) {
  namespace chrono = std::chrono;
  const chrono::sys_time<chrono::milliseconds> moment{chrono::milliseconds(time)};
  const auto day = chrono::floor<chrono::days>(moment);
  const chrono::year_month_day date(day);
  const chrono::hh_mm_ss clock(chrono::floor<chrono::seconds>(moment - day));
  return std::to_string(int{date.year()}) + '-' + two_digits(unsigned{date.month()}) + '-' +
         two_digits(unsigned{date.day()}) + 'T' + two_digits(clock.hours().count()) + ':' +
         two_digits(clock.minutes().count()) + ':' + two_digits(clock.seconds().count()) + 'Z';
}

// Every source of points that any of these games has, in the order they come up.
std::vector<std::string> sources_in(const std::vector<PlayedGame>& games) {
  std::vector<std::string> sources;
  for (const PlayedGame& game : games) {
    for (const PlayedSeat& seat : game.seats) {
      for (const auto& [source, points] : seat.sources)
        if (std::ranges::find(sources, source) == sources.end()) sources.push_back(source);
    }
  }
  return sources;
}

void add_heads(CsvWriter& csv, const std::vector<std::string>& sources) {
  for (const std::string_view head : {"table", "finished", "seconds", "game", "players", "title", "options",
                                      "result", "rank", "points", "left_out"})
    csv.text(head);
  for (const std::string& source : sources) csv.text("points: " + source);
  for (int rival = 1; rival < kMaxSeats; ++rival) {
    const std::string name = "rival " + std::to_string(rival);
    csv.text(name);
    csv.text(name + " level");
    csv.text(name + " points");
  }
  csv.end_line();
}

void add_facts(CsvWriter& csv, const GameResult& result, const PlayedGame& played) {
  csv.text(result.table);
  csv.text(iso_time(result.finished));
  csv.number((result.finished - result.began) / 1000);
  csv.text(result.game);
  csv.number(result.players);
  csv.text(played.title);
  std::string options;
  for (const auto& [key, value] : played.options)
    options.append(options.empty() ? "" : " ").append(key).append("=").append(value);
  csv.text(options);
  csv.text(outcome_name(result));
  csv.number(result.rank);
  csv.number(result.points);
  csv.text(left_out_name(result));
}

void add_points(CsvWriter& csv, const PlayedSeat& own, const std::vector<std::string>& sources) {
  for (const std::string& source : sources) {
    const auto found = std::ranges::find(own.sources, source,
                                         [](const auto& each) -> const std::string& { return each.first; });
    if (found == own.sources.end()) {
      csv.nothing();
    } else {
      csv.number(found->second);
    }
  }
}

void add_rivals(CsvWriter& csv, const GameResult& result, const PlayedGame& played) {
  int rivals = 0;
  for (std::size_t i = 0; i < played.seats.size(); ++i) {
    if (i == result.seat) continue;
    const PlayedSeat& rival = played.seats[i];
    csv.text(rival.name);
    csv.text(rival.level);
    csv.number(rival.points);
    ++rivals;
  }
  for (; rivals < kMaxSeats - 1; ++rivals) {
    for (int column = 0; column < 3; ++column) csv.nothing();
  }
}

}  // namespace

std::string history_csv(const std::vector<GameResult>& results) {
  std::vector<PlayedGame> games;
  for (const GameResult& each : results) games.push_back(read_played(each.card).value_or(PlayedGame{}));
  const std::vector<std::string> sources = sources_in(games);
  CsvWriter csv;
  add_heads(csv, sources);
  for (std::size_t i = 0; i < results.size(); ++i) {
    const Seat own = results[i].seat;
    const PlayedSeat nobody;
    add_facts(csv, results[i], games[i]);
    add_points(csv, own < games[i].seats.size() ? games[i].seats[own] : nobody, sources);
    add_rivals(csv, results[i], games[i]);
    csv.end_line();
  }
  return csv.take();
}

}  // namespace pithead::server
