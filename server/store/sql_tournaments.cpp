#include <utility>

#include "server/store/sql_clubs.h"

namespace pithead::server {
namespace {

TournamentSummary tournament_of(Row& row) {
  TournamentSummary summary{.id = std::move(text(row, 0)),
                            .club = std::move(text(row, 1)),
                            .season = std::move(text(row, 2)),
                            .version = number(row, 3),
                            .state = number(row, 4),
                            .wake = std::nullopt,
                            .card = std::move(text(row, 6))};
  if (!missing(row, 5)) summary.wake = number(row, 5);
  return summary;
}

TournamentPlace tournament_place_of(Row& row) {
  return {.table = text(row, 0),
          .round = static_cast<int>(number(row, 1)),
          .number = static_cast<int>(number(row, 2))};
}

std::vector<TournamentPlace> tournament_places_of(Rows& rows) {
  std::vector<TournamentPlace> all;
  for (Row& row : rows) all.push_back(tournament_place_of(row));
  return all;
}

std::vector<TournamentSummary> tournaments_of(Rows& rows) {
  std::vector<TournamentSummary> all;
  for (Row& row : rows) all.push_back(tournament_of(row));
  return all;
}

std::vector<Statement> after_entry(const TournamentAppend& append) {
  const TournamentSummary& summary = append.summary;
  std::vector<Statement> statements{
      {Query::SaveTournament,
       {summary.id, summary.club, summary.season, append.entry.version, summary.state,
        summary.wake ? Value(*summary.wake) : Value(), summary.card, append.entry.time}}};
  for (const TournamentPlace& each : append.opened)
    statements.push_back(
        {Query::AddTournamentTable,
         {each.table, summary.club, summary.id, std::int64_t{each.round}, std::int64_t{each.number}}});
  for (const TableId& each : append.settled) statements.push_back({Query::SettleTable, {each}});
  return statements;
}

}  // namespace

StoreResult<Appended> SqlTournaments::append(const TournamentAppend& append) {
  const TournamentEntry& entry = append.entry;
  const Statement add{Query::AddTournamentEntry, {append.summary.id, entry.version, entry.time, entry.body}};
  const auto added = connection_.begin({&add, 1});
  if (!added) return tl::unexpected(added.error());
  const bool written = !added->at(0).empty();
  const auto committed = connection_.commit(written ? after_entry(append) : std::vector<Statement>{});
  if (!committed) return tl::unexpected(committed.error());
  return written ? Appended::Written : Appended::Taken;
}

StoreResult<std::vector<TournamentEntry>> SqlTournaments::read(const TournamentId& tournament) {
  return connection_.execute({Query::ReadTournament, {tournament}}).map([](Rows rows) {
    std::vector<TournamentEntry> log;
    for (Row& row : rows) log.push_back({number(row, 0), number(row, 1), std::move(text(row, 2))});
    return log;
  });
}

StoreResult<std::optional<TournamentSummary>> SqlTournaments::find(const TournamentId& tournament) {
  return connection_.execute({Query::FindTournament, {tournament}}).map([](Rows rows) {
    return rows.empty() ? std::nullopt : std::optional(tournament_of(rows.front()));
  });
}

StoreResult<std::vector<TournamentSummary>> SqlTournaments::of_club(const ClubId& club) {
  return connection_.execute({Query::TournamentsOf, {club}}).map([](Rows rows) {
    return tournaments_of(rows);
  });
}

StoreResult<std::vector<TournamentId>> SqlTournaments::due(Milliseconds now) {
  return connection_.execute({Query::DueTournaments, {now}}).map([](Rows rows) {
    std::vector<TournamentId> all;
    for (Row& row : rows) all.push_back(std::move(text(row, 0)));
    return all;
  });
}

StoreResult<std::vector<TournamentPlace>> SqlTournaments::unopened(const TournamentId& tournament) {
  return connection_.execute({Query::UnopenedTables, {tournament}}).map([](Rows rows) {
    return tournament_places_of(rows);
  });
}

// A row for each seat, those of a table behind each other.
StoreResult<std::vector<TournamentResult>> SqlTournaments::unsettled(const TournamentId& tournament) {
  return connection_.execute({Query::UnsettledTables, {tournament}}).map([](Rows rows) {
    std::vector<TournamentResult> all;
    for (Row& row : rows) {
      if (all.empty() || all.back().place.table != text(row, 0))
        all.push_back({tournament_place_of(row), {}});
      all.back().seats.push_back({.person = std::move(text(row, 3)),
                                  .level = std::move(text(row, 4)),
                                  .points = 0,
                                  .rank = static_cast<int>(number(row, 5))});
    }
    return all;
  });
}

StoreResult<std::vector<TournamentPlace>> SqlTournaments::places(const TournamentId& tournament) {
  return connection_.execute({Query::TablesOfTournament, {tournament}}).map([](Rows rows) {
    return tournament_places_of(rows);
  });
}

}  // namespace pithead::server
