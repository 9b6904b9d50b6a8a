#include "server/store/sql_ratings.h"

#include <array>
#include <utility>

namespace pithead::server {
namespace {

std::vector<Value> values_of(const RatingPool& pool) { return {pool.game, std::int64_t{pool.players}}; }

RatingPool rating_pool_of(Row& row) {
  return {.game = std::move(text(row, 0)), .players = static_cast<int>(number(row, 1))};
}

PooledStep pooled_step_of(Row& row) {
  return {.pool = rating_pool_of(row),
          .step = {.table = std::move(text(row, 4)),
                   .finished = number(row, 5),
                   .person = std::move(text(row, 2)),
                   .before = number(row, 6),
                   .after = {.points = number(row, 7),
                             .deviation = number(row, 8),
                             .volatility = number(row, 9),
                             .games = static_cast<int>(number(row, 3)),
                             .finished = number(row, 5)}}};
}

// A row for each seat, those of a game behind each other.
std::vector<RatedGame> rated_games_of(Rows& rows) {
  std::vector<RatedGame> games;
  for (Row& row : rows) {
    if (games.empty() || games.back().table != text(row, 0))
      games.push_back({.table = text(row, 0), .finished = number(row, 1), .game = {}, .seats = {}});
    games.back().seats.push_back({.person = std::move(text(row, 2)),
                                  .level = std::move(text(row, 3)),
                                  .points = static_cast<int>(number(row, 4)),
                                  .rank = static_cast<int>(number(row, 5))});
  }
  return games;
}

Standings standings_of(Rows& rows) {
  Standings standings;
  for (Row& row : rows)
    standings.emplace(std::move(text(row, 0)), Standing{.points = number(row, 2),
                                                        .deviation = number(row, 3),
                                                        .volatility = number(row, 4),
                                                        .games = static_cast<int>(number(row, 1)),
                                                        .finished = number(row, 5)});
  return standings;
}

// Everything from a moment on waits again.
std::vector<Statement> unfolding(const RatingPool& pool, Milliseconds from) {
  std::vector<Value> values = values_of(pool);
  values.emplace_back(from);
  return {{Query::DropSteps, values}, {Query::Unfold, values}, {Query::MarkLatestSteps, values_of(pool)}};
}

std::vector<Statement> folding(const RatingPool& pool, const std::vector<RatedGame>& games,
                               const std::vector<RatingStep>& steps) {
  std::vector<Statement> statements;
  const std::int64_t players = pool.players;
  for (const RatingStep& step : steps) {
    const Standing& after = step.after;
    statements.push_back({Query::AgeStep, {pool.game, players, step.person}});
    statements.push_back(
        {Query::AddStep,
         {pool.game, players, step.person, std::int64_t{after.games}, step.table, step.finished, step.before,
          after.points, after.deviation, after.volatility, std::int64_t{is_provisional(after) ? 1 : 0}}});
  }
  for (const RatedGame& game : games) statements.push_back({Query::MarkFolded, {game.table}});
  return statements;
}

}  // namespace

void add_rated_game(const RatedGame& game, std::vector<Statement>& statements) {
  const auto players = static_cast<std::int64_t>(game.seats.size());
  statements.push_back({Query::SaveRatedGame, {game.table, game.game, players, game.finished}});
  for (std::int64_t seat = 0; seat < players; ++seat) {
    const RatedSeat& each = game.seats[static_cast<std::size_t>(seat)];
    statements.push_back(
        {Query::SaveRatedSeat,
         {game.table, seat, each.person, each.level, std::int64_t{each.points}, std::int64_t{each.rank}}});
  }
}

LadderEntry ladder_entry_of(Row& row) {
  return {.name = std::move(text(row, 10)), .step = pooled_step_of(row).step};
}

// ---- folding ----------------------------------------------------------------------------------------

StoreResult<bool> SqlRatings::fold(std::size_t most) {
  const auto waiting = listed_pools(Query::WaitingPool);
  if (!waiting) return tl::unexpected(waiting.error());
  if (waiting->empty()) return false;
  return fold_pool(waiting->front(), most).map([] { return true; });
}

// In one transaction, and one at a time: what is read here stays as it is until it is folded. If a game comes
// late, all that ended later is only unfolded, and the next call begins with it.
StoreResult<void> SqlRatings::fold_pool(const RatingPool& pool, std::size_t most) {
  std::vector<Value> bite = values_of(pool);
  bite.push_back(limit(most));
  const std::array<Statement, 6> reading{{{Query::AddRatingPool, values_of(pool)},
                                          {Query::LockRatingPool, values_of(pool)},
                                          {Query::FirstWaiting, values_of(pool)},
                                          {Query::CountLate, values_of(pool)},
                                          {Query::WaitingGames, bite},
                                          {Query::StandingsBefore, bite}}};
  auto read = connection_.begin(reading);
  if (!read) return tl::unexpected(read.error());
  const Row& first = read->at(2).at(0);
  const bool late = number(read->at(3).at(0), 0) > 0;
  const std::vector<RatedGame> games = rated_games_of(read->at(4));
  Standings standings = standings_of(read->at(5));
  const std::vector<RatingStep> steps = late ? std::vector<RatingStep>{} : server::fold(games, standings);
  const auto done =
      late && !missing(first, 0) ? unfolding(pool, number(first, 0)) : folding(pool, games, steps);
  return connection_.commit(done).map([](const std::vector<Rows>&) {});
}

StoreResult<void> SqlRatings::drop() {
  const auto all = pools();
  if (!all) return tl::unexpected(all.error());
  for (const RatingPool& pool : *all) {
    const Statement lock{Query::LockRatingPool, values_of(pool)};
    if (const auto begun = connection_.begin({&lock, 1}); !begun) return tl::unexpected(begun.error());
    if (const auto done = connection_.commit(unfolding(pool, 0)); !done) return tl::unexpected(done.error());
  }
  return {};
}

// ---- reading ----------------------------------------------------------------------------------------

StoreResult<std::vector<RatingPool>> SqlRatings::listed_pools(Query query) {
  return connection_.execute({query, {}}).map([](Rows rows) {
    std::vector<RatingPool> all;
    for (Row& row : rows) all.push_back(rating_pool_of(row));
    return all;
  });
}

StoreResult<std::vector<RatingPool>> SqlRatings::pools() { return listed_pools(Query::RatingPools); }

StoreResult<std::vector<PooledStep>> SqlRatings::steps(const Statement& statement) {
  return connection_.execute(statement).map([](Rows rows) {
    std::vector<PooledStep> all;
    for (Row& row : rows) all.push_back(pooled_step_of(row));
    return all;
  });
}

StoreResult<int> SqlRatings::counted(const Statement& statement) {
  return connection_.execute(statement).map(
      [](const Rows& rows) { return static_cast<int>(number(rows.at(0), 0)); });
}

StoreResult<std::vector<LadderEntry>> SqlRatings::ladder(const RatingPool& pool, std::size_t from,
                                                         std::size_t most) {
  const Statement statement{Query::Ladder, {pool.game, std::int64_t{pool.players}, limit(most), limit(from)}};
  return connection_.execute(statement).map([](Rows rows) {
    std::vector<LadderEntry> all;
    for (Row& row : rows) all.push_back(ladder_entry_of(row));
    return all;
  });
}

StoreResult<int> SqlRatings::count(const RatingPool& pool) {
  return counted({Query::CountLadder, values_of(pool)});
}

StoreResult<int> SqlRatings::count_before(const RatingPool& pool, const PersonId& person) {
  return counted({Query::CountBefore, {pool.game, std::int64_t{pool.players}, person}});
}

StoreResult<std::vector<PooledStep>> SqlRatings::of_person(const PersonId& person) {
  return steps({Query::RatingsOf, {person}});
}

StoreResult<std::optional<PooledStep>> SqlRatings::in_pool(const RatingPool& pool, const PersonId& person) {
  return steps({Query::RatingIn, {pool.game, std::int64_t{pool.players}, person}})
      .map([](std::vector<PooledStep> found) {
        return found.empty() ? std::nullopt : std::optional(std::move(found.front()));
      });
}

StoreResult<std::vector<PooledStep>> SqlRatings::history(const RatingPool& pool, const PersonId& person,
                                                         std::size_t most) {
  return steps({Query::RatingHistory, {pool.game, std::int64_t{pool.players}, person, limit(most)}});
}

StoreResult<std::vector<PooledStep>> SqlRatings::at_table(const TableId& table) {
  return steps({Query::RatingsAt, {table}});
}

}  // namespace pithead::server
