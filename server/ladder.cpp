#include "server/ladder.h"

#include <algorithm>
#include <array>
#include <ranges>
#include <utility>

#include "bots/bot_spec.h"
#include "games/catalogue.h"
#include "games/core/json.h"
#include "server/rated_tables.h"

namespace pithead::server {
namespace {

constexpr std::size_t kUsualPart = 50;
constexpr std::size_t kLargestPart = 100;
constexpr std::int64_t kDeepest = 1'000'000;
constexpr std::size_t kLongestHistory = 500;  // games that a curve shows

void write_rating(JsonWriter& json, const Standing& standing) {
  json.field("rating", shown(standing.points));
  json.field("deviation", shown(standing.deviation));
  if (is_provisional(standing)) json.field("provisional", true);
  json.field("games", standing.games);
}

void write_bots(JsonWriter& json, const RatingPool& pool) {
  json.key("bots").begin_array();
  for (const std::string_view level : kBotLevels) {
    const auto rating = level_rating(pool.game, pool.players, level);
    if (!rating) continue;
    json.begin_object();
    json.field("level", level);
    json.field("rating", *rating);
    json.end_object();
  }
  json.end_array();
}

// Places are for those whose rating is no first guess; they come first.
void write_entry(JsonWriter& json, const LadderEntry& entry, std::size_t place, const PersonId& person) {
  json.begin_object();
  if (!is_provisional(entry.step.after)) json.field("place", place);
  json.field("name", entry.name);
  write_rating(json, entry.step.after);
  if (entry.step.person == person) json.field("me", true);
  json.end_object();
}

void write_history(JsonWriter& json, const std::vector<PooledStep>& latest_first) {
  json.key("history").begin_array();
  for (const PooledStep& each : std::views::reverse(latest_first)) {
    json.begin_object();
    json.field("table", each.step.table);
    json.field("finished", each.step.finished);
    json.field("rating", shown(each.step.after.points));
    json.field("change", shown(each.step.after.points) - shown(each.step.before));
    json.end_object();
  }
  json.end_array();
}

StoreResult<OwnRating> read_own_rating(Store& store, const PooledStep& latest) {
  const PersonId& person = latest.step.person;
  const auto before = store.ratings().count_before(latest.pool, person);
  if (!before) return tl::unexpected(before.error());
  auto history = store.ratings().history(latest.pool, person, kLongestHistory);
  if (!history) return tl::unexpected(history.error());
  return OwnRating{.latest = latest, .place = *before + 1, .history = std::move(*history)};
}

// Once the game is folded, what it did; until then, what people bring along.
StoreResult<void> rate_seat(Store& store, const TableRatings& table, SeatRating& seat) {
  if (seat.person.empty()) return {};
  const auto accounts = look_up_accounts(store, {seat.person});
  if (!accounts) return tl::unexpected(accounts.error());
  seat.guest = !accounts->at(seat.person);
  const auto now = store.ratings().in_pool(table.pool, seat.person);
  if (!now) return tl::unexpected(now.error());
  if (*now) seat.standing = (*now)->step.after;
  return {};
}

StoreResult<void> tell_change(Store& store, TableRatings& table) {
  const auto steps = store.ratings().at_table(table.table);
  if (!steps) return tl::unexpected(steps.error());
  for (SeatRating& seat : table.seats) {
    const auto own =
        std::ranges::find_if(*steps, [&](const PooledStep& each) { return each.step.person == seat.person; });
    if (own == steps->end()) continue;
    seat.standing = own->step.after;
    seat.before = own->step.before;
  }
  return {};
}

}  // namespace

// ---- the ladder ------------------------------------------------------------------------------------------

Answer<LadderWish> read_ladder_wish(const UrlQuery& query) {
  constexpr std::array<std::string_view, 1> kWhom{"me"};
  QueryFields fields(query);
  const std::string game(fields.text("game"));
  const AnyGame* found = find_game(game);
  if (found == nullptr) return refuse(Why::UnknownGame, "'game' must be one of /api/games");
  const auto players = fields.number("players", found->info().min_players, found->info().max_players,
                                     "must be a number of players that the game allows");
  if (!players && !fields.wrong()) fields.complain("players", "is missing");
  const auto from = fields.number("from", 0, kDeepest, "must be a number from 0 on");
  const auto most =
      fields.number("most", 1, kLargestPart, "must be a number from 1 to " + std::to_string(kLargestPart));
  const auto around = fields.word("around", kWhom, "can only be me");
  if (fields.wrong()) return refuse(Why::BadMessage, *fields.wrong());
  return LadderWish{.pool = {.game = game, .players = static_cast<int>(*players)},
                    .from = static_cast<std::size_t>(from.value_or(0)),
                    .most = static_cast<std::size_t>(most.value_or(kUsualPart)),
                    .around_me = around.has_value()};
}

StoreResult<LadderPage> read_ladder(Store& store, LadderWish wish, const PersonId& person) {
  Ratings& ratings = store.ratings();
  const auto count = ratings.count(wish.pool);
  if (!count) return tl::unexpected(count.error());
  if (wish.around_me) {
    const auto before = ratings.count_before(wish.pool, person);
    if (!before) return tl::unexpected(before.error());
    const auto above = static_cast<std::size_t>(*before);
    wish.from = above - std::min(above, wish.most / 2);
  }
  auto entries = ratings.ladder(wish.pool, wish.from, wish.most);
  if (!entries) return tl::unexpected(entries.error());
  return LadderPage{.wish = std::move(wish), .count = *count, .entries = std::move(*entries)};
}

std::string tell_ladder(const LadderPage& page, const PersonId& person) {
  std::string text;
  JsonWriter json(text);
  json.begin_object();
  json.field("type", "ladder");
  json.field("game", page.wish.pool.game);
  json.field("players", page.wish.pool.players);
  json.field("count", page.count);
  json.field("from", page.wish.from);
  json.key("entries").begin_array();
  for (std::size_t i = 0; i < page.entries.size(); ++i)
    write_entry(json, page.entries[i], page.wish.from + i + 1, person);
  json.end_array();
  write_bots(json, page.wish.pool);
  json.end_object();
  return text;
}

// ---- one's own -------------------------------------------------------------------------------------------

StoreResult<std::vector<OwnRating>> read_own_ratings(Store& store, const PersonId& person) {
  const auto latest = store.ratings().of_person(person);
  if (!latest) return tl::unexpected(latest.error());
  std::vector<OwnRating> all;
  for (const PooledStep& each : *latest) {
    auto own = read_own_rating(store, each);
    if (!own) return tl::unexpected(own.error());
    all.push_back(std::move(*own));
  }
  return all;
}

std::string tell_own_ratings(const std::vector<OwnRating>& ratings) {
  std::string text;
  JsonWriter json(text);
  json.begin_object();
  json.field("type", "ratings");
  json.key("ratings").begin_array();
  for (const OwnRating& each : ratings) {
    json.begin_object();
    json.field("game", each.latest.pool.game);
    json.field("players", each.latest.pool.players);
    write_rating(json, each.latest.step.after);
    if (!is_provisional(each.latest.step.after)) json.field("place", each.place);
    write_bots(json, each.latest.pool);
    write_history(json, each.history);
    json.end_object();
  }
  json.end_array();
  json.end_object();
  return text;
}

// ---- at a table ------------------------------------------------------------------------------------------

StoreResult<TableRatings> read_table_ratings(Store& store, TableRatings asked) {
  for (SeatRating& seat : asked.seats)
    if (const auto rated = rate_seat(store, asked, seat); !rated) return tl::unexpected(rated.error());
  if (!asked.over) return asked;
  if (const auto told = tell_change(store, asked); !told) return tl::unexpected(told.error());
  return asked;
}

std::string tell_table_ratings(const TableRatings& ratings) {
  std::string text;
  JsonWriter json(text);
  json.begin_object();
  json.field("type", "table-ratings");
  json.field("table", ratings.table);
  json.key("seats").begin_array();
  for (const SeatRating& seat : ratings.seats) {
    json.begin_object();
    if (seat.bot) json.field("rating", *seat.bot);
    if (!seat.person.empty()) write_rating(json, seat.standing);
    if (seat.guest) json.field("guest", true);
    if (seat.before) json.field("change", shown(seat.standing.points) - shown(*seat.before));
    json.end_object();
  }
  json.end_array();
  json.end_object();
  return text;
}

}  // namespace pithead::server
