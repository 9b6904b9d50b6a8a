#include "server/table/statistics.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <ranges>
#include <string_view>
#include <utility>

#include "bots/bot_spec.h"
#include "games/core/json.h"
#include "server/table/result.h"

namespace pithead::server {
namespace {

constexpr std::size_t kMostBuckets = 40;  // of a trend: as many as a small plot can show
constexpr std::size_t kMostPeople = 50;

// ---- adding up -------------------------------------------------------------------------------------------

// Points of some seats.
struct Tally {
  int seats = 0;
  std::int64_t points = 0;
  std::vector<std::pair<std::string, std::int64_t>> sources;  // in the game's order

  void add(const PlayedSeat& seat) {
    ++seats;
    points += seat.points;
    for (std::size_t i = 0; i < seat.sources.size(); ++i) add(i, seat.sources[i]);
  }

 private:
  // Mostly all seats have the same sources; a later version of a game may have more.
  void add(std::size_t guess, const std::pair<std::string, int>& source) {
    const auto is_it = [&](const auto& each) { return each.first == source.first; };
    auto found = guess < sources.size() && is_it(sources[guess])
                     ? sources.begin() + static_cast<std::ptrdiff_t>(guess)
                     : std::ranges::find_if(sources, is_it);
    if (found == sources.end()) found = sources.insert(found, {source.first, 0});
    found->second += source.second;
  }
};

// Rivals of one kind, and how it went in the games in which they sat.
struct Side {
  Tally mine;  // a seat for each game
  Tally theirs;
  int won = 0;
};

constexpr std::string_view kAllRivals = "rivals";
constexpr std::string_view kPeople = "people";

std::string_view side_of(const PlayedSeat& seat) {
  return seat.level.empty() ? kPeople : std::string_view(seat.level);
}

struct Figures {
  int won = 0;
  int shared = 0;
  std::array<int, kMaxSeats> places{};
  const GameResult* best = nullptr;
  std::map<std::string, Side, std::less<>> sides;
  std::vector<const GameResult*> course;  // the earliest first

  void add(const GameResult& result, const PlayedGame& played) {
    won += result.outcome == GameResult::Outcome::Won ? 1 : 0;
    shared += result.outcome == GameResult::Outcome::Shared ? 1 : 0;
    ++places.at(static_cast<std::size_t>(result.rank) - 1);
    if (best == nullptr || result.points > best->points) best = &result;
    course.push_back(&result);
    add_sides(result, played);
  }

 private:
  void add_sides(const GameResult& result, const PlayedGame& played) {
    const Seat own = result.seat;
    std::vector<Side*> met;
    const auto meet = [&](std::string_view who, const PlayedSeat& seat) {
      Side& side = sides.try_emplace(std::string(who)).first->second;
      side.theirs.add(seat);
      if (std::ranges::find(met, &side) == met.end()) met.push_back(&side);
    };
    for (std::size_t i = 0; i < played.seats.size(); ++i) {
      if (i == own) continue;
      meet(kAllRivals, played.seats[i]);
      meet(side_of(played.seats[i]), played.seats[i]);
    }
    for (Side* side : met) {
      side->mine.add(played.seats[own]);
      side->won += result.outcome == GameResult::Outcome::Won ? 1 : 0;
    }
  }
};

struct Companion {
  std::string name;  // as it was last
  int games = 0;
};

struct Statistics {
  std::map<std::pair<std::string, int>, Figures> figures;  // by game and number of players
  std::map<PersonId, Companion> people;
  int left_out = 0;

  void add(const GameResult& result) {
    const auto played = read_played(result.card);
    const bool fits = played && played->seats.size() == static_cast<std::size_t>(result.players) &&
                      result.seat < result.players && result.rank >= 1 && result.rank <= result.players;
    if (fits) add_people(result, *played);
    if (fits && result.kind == GameResult::Kind::Counted) {
      figures[{result.game, result.players}].add(result, *played);
    } else {
      ++left_out;
    }
  }

 private:
  void add_people(const GameResult& result, const PlayedGame& played) {
    std::map<PersonId, std::string> others;
    for (const PlayedSeat& seat : played.seats)
      if (!seat.person.empty() && seat.person != result.person) others[seat.person] = seat.name;
    for (const auto& [person, name] : others) {
      people[person].name = name;
      ++people[person].games;
    }
  }
};

// ---- telling ---------------------------------------------------------------------------------------------

void write_mean(JsonWriter& json, std::string_view key, std::int64_t sum, int count) {
  json.key(key).fraction(static_cast<double>(sum) / std::max(1, count), 2);
}

void write_tally(JsonWriter& json, std::string_view key, const Tally& tally) {
  json.key(key).begin_object();
  json.field("seats", tally.seats);
  write_mean(json, "points", tally.points, tally.seats);
  json.key("sources").begin_object();
  for (const auto& [source, points] : tally.sources) write_mean(json, source, points, tally.seats);
  json.end_object();
  json.end_object();
}

void write_side(JsonWriter& json, std::string_view who, const Side& side) {
  json.begin_object();
  json.field("who", who);
  json.field("games", side.mine.seats);
  json.field("won", side.won);
  write_tally(json, "mine", side.mine);
  write_tally(json, "theirs", side.theirs);
  json.end_object();
}

// All rivals, people, then bots from the weakest up.
void write_sides(JsonWriter& json, const Figures& figures) {
  json.key("against").begin_array();
  std::vector<std::string_view> order{kAllRivals, kPeople};
  order.insert(order.end(), kBotLevels.begin(), kBotLevels.end());
  for (const std::string_view who : order) {
    const auto side = figures.sides.find(who);
    if (side != figures.sides.end()) write_side(json, who, side->second);
  }
  json.end_array();
}

// Games in a row, as many in each bucket.
void write_trend(JsonWriter& json, const std::vector<const GameResult*>& course) {
  const std::size_t buckets = std::min(kMostBuckets, course.size());
  json.key("trend").begin_array();
  for (std::size_t i = 0; i < buckets; ++i) {
    const std::size_t from = i * course.size() / buckets;
    const std::size_t to = (i + 1) * course.size() / buckets;
    std::int64_t points = 0;
    int won = 0;
    for (std::size_t each = from; each < to; ++each) {
      points += course[each]->points;
      won += course[each]->outcome == GameResult::Outcome::Won ? 1 : 0;
    }
    const int games = static_cast<int>(to - from);
    json.begin_object();
    json.field("from", course[from]->finished);
    json.field("until", course[to - 1]->finished);
    json.field("games", games);
    json.field("won", won);
    write_mean(json, "points", points, games);
    json.end_object();
  }
  json.end_array();
}

void write_best(JsonWriter& json, const GameResult& best) {
  json.key("best").begin_object();
  json.field("table", best.table);
  json.field("finished", best.finished);
  json.field("points", best.points);
  json.end_object();
}

void write_figures(JsonWriter& json, const std::pair<std::string, int>& what, const Figures& figures) {
  const auto& [game, players] = what;
  json.begin_object();
  json.field("game", game);
  json.field("players", players);
  json.field("games", figures.course.size());
  json.field("won", figures.won);
  json.field("shared", figures.shared);
  json.key("places").begin_array();
  for (int place = 0; place < players; ++place)
    json.value(figures.places.at(static_cast<std::size_t>(place)));
  json.end_array();
  write_best(json, *figures.best);
  write_sides(json, figures);
  write_trend(json, figures.course);
  json.end_object();
}

// Those I played with most.
void write_people(JsonWriter& json, const std::map<PersonId, Companion>& people) {
  std::vector<std::pair<PersonId, Companion>> order(people.begin(), people.end());
  std::ranges::stable_sort(order, std::ranges::greater{}, [](const auto& each) { return each.second.games; });
  if (order.size() > kMostPeople) order.resize(kMostPeople);
  json.key("people").begin_array();
  for (const auto& [person, companion] : order) {
    json.begin_object();
    json.field("person", person);
    json.field("name", companion.name);
    json.field("games", companion.games);
    json.end_object();
  }
  json.end_array();
}

}  // namespace

std::string tell_statistics(const std::vector<GameResult>& results) {
  Statistics statistics;
  for (const GameResult& each : std::views::reverse(results)) statistics.add(each);
  std::string text;
  JsonWriter json(text);
  json.begin_object();
  json.field("type", "statistics");
  json.key("games").begin_array();
  for (const auto& [what, figures] : statistics.figures) write_figures(json, what, figures);
  json.end_array();
  json.field("left_out", statistics.left_out);
  write_people(json, statistics.people);
  json.end_object();
  return text;
}

}  // namespace pithead::server
