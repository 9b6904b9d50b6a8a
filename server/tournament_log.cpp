#include "server/tournament_log.h"

#include <algorithm>
#include <utility>

#include "games/core/json.h"
#include "server/table/secret.h"

namespace pithead::server {
namespace {

bool waits_for_tables(const Tournament& tournament) {
  return tournament.state == Tournament::State::Running && !tournament.rounds.empty() &&
         !tournament.rounds.back().open;
}

Milliseconds opening_time(const Tournament& tournament) {
  return tournament.rounds.back().paired + tournament.plan.pause_seconds * 1000;
}

// When somebody must look at it again, if nothing happens.
std::optional<Milliseconds> wake_time(const Tournament& tournament) {
  if (tournament.state != Tournament::State::Running) return std::nullopt;
  if (waits_for_tables(tournament)) return opening_time(tournament);
  if (tournament.rounds.empty() || tournament.rounds.back().is_over()) return 0;
  return std::nullopt;
}

std::string write_tournament_card(const Tournament& tournament) {
  std::string text;
  JsonWriter json(text);
  json.begin_object();
  json.field("title", tournament.plan.title);
  json.field("game", tournament.plan.game);
  json.field("kind", kTournamentKinds.at(static_cast<std::size_t>(tournament.plan.kind)));
  json.field("seats", tournament.plan.seats);
  json.field("entrants", tournament.entrants.size());
  json.field("round", tournament.rounds.size());
  json.end_object();
  return text;
}

TableId table_name(const TournamentId& id, std::size_t round, std::size_t number, const std::string& secret) {
  return keyed_name("tournament " + id + ' ' + std::to_string(round) + ' ' + std::to_string(number), secret);
}

// Tables without anybody to play against are not opened.
std::vector<TournamentPlace> tables_to_open(const TournamentId& id, const Tournament& tournament,
                                            const std::string& secret) {
  std::vector<TournamentPlace> places;
  const std::size_t round = tournament.rounds.size() - 1;
  const auto& tables = tournament.rounds.back().tables;
  for (std::size_t i = 0; i < tables.size(); ++i)
    if (!tables[i].over)
      places.push_back({table_name(id, round, i, secret), static_cast<int>(round), static_cast<int>(i)});
  return places;
}

std::optional<Deed::What> noted_result(const StoredTournament& stored) {
  const Tournament& tournament = stored.tournament;
  for (const TournamentResult& result : stored.results) {
    if (result.place.round + 1 != static_cast<int>(tournament.rounds.size())) continue;
    TableEnded ended{.table = result.place.number, .ranks = {}};
    for (const RatedSeat& seat : result.seats) ended.ranks.push_back(seat.rank);
    if (check(tournament, {.by = {}, .id = {}, .time = 0, .what = ended})) return ended;
  }
  return std::nullopt;
}

std::optional<Deed::What> let_go(const StoredTournament& stored) {
  for (const Entrant& entrant : stored.tournament.entrants) {
    const bool gone =
        std::ranges::find(stored.members, entrant.person, &ClubMember::person) == stored.members.end();
    if (gone && entrant.active) return Withdrawn{entrant.person};
  }
  return std::nullopt;
}

std::optional<Deed::What> next_step(const StoredTournament& stored, Milliseconds now) {
  const Tournament& tournament = stored.tournament;
  if (stored.closed && tournament.state <= Tournament::State::Running) return Cancelled{};
  if (auto result = noted_result(stored)) return result;
  if (waits_for_tables(tournament)) {
    if (auto gone = let_go(stored)) return gone;
    if (now < opening_time(tournament)) return std::nullopt;
    return RoundOpened{};
  }
  if (wake_time(tournament) != std::optional<Milliseconds>(0)) return std::nullopt;
  if (auto gone = let_go(stored)) return gone;
  if (auto pairing = next_pairing(tournament)) return RoundPaired{std::move(*pairing)};
  return std::nullopt;
}

}  // namespace

std::optional<Tournament> fold_log(const std::vector<TournamentEntry>& log) {
  Tournament tournament;
  for (const TournamentEntry& entry : log) {
    auto deed = read_deed(entry.body, entry.time);
    if (!deed || !check(tournament, *deed)) return std::nullopt;
    apply(tournament, std::move(*deed));
  }
  return tournament;
}

StoreResult<std::optional<StoredTournament>> read_tournament(Store& store, const TournamentId& id) {
  Tournaments& tournaments = store.tournaments();
  auto summary = tournaments.find(id);
  if (!summary) return tl::unexpected(summary.error());
  if (!*summary) return std::nullopt;
  const auto club = store.clubs().find((*summary)->club);
  if (!club) return tl::unexpected(club.error());
  auto members = store.clubs().members((*summary)->club);
  if (!members) return tl::unexpected(members.error());
  auto places = tournaments.places(id);
  if (!places) return tl::unexpected(places.error());
  auto unopened = tournaments.unopened(id);
  if (!unopened) return tl::unexpected(unopened.error());
  auto results = tournaments.unsettled(id);
  if (!results) return tl::unexpected(results.error());
  // The log last: what another node writes meanwhile, such as a round and its tables, is in it.
  const auto log = tournaments.read(id);
  if (!log) return tl::unexpected(log.error());
  auto tournament = fold_log(*log);
  if (!tournament) return std::nullopt;
  return StoredTournament{.summary = std::move(**summary),
                          .tournament = std::move(*tournament),
                          .closed = !*club || (*club)->closed,
                          .members = std::move(*members),
                          .places = std::move(*places),
                          .unopened = std::move(*unopened),
                          .results = std::move(*results)};
}

TournamentAppend append_of(const StoredTournament& stored, Deed deed, const std::string& secret) {
  Tournament after = stored.tournament;
  TournamentAppend append{
      .summary = stored.summary,
      .entry = {static_cast<std::int64_t>(after.log.size()) + 1, deed.time, write_deed(deed)},
      .opened = {},
      .settled = {}};
  apply(after, deed);
  const TournamentId& id = stored.summary.id;
  const auto settle = [&](int table) {
    append.settled.push_back(
        table_name(id, after.rounds.size() - 1, static_cast<std::size_t>(table), secret));
  };
  if (deed.is<RoundOpened>()) append.opened = tables_to_open(id, after, secret);
  if (const auto* ended = std::get_if<TableEnded>(&deed.what)) settle(ended->table);
  if (const auto* ended = std::get_if<TableAdjudicated>(&deed.what)) settle(ended->table);
  if (deed.is<Cancelled>())
    for (const TournamentPlace& place : stored.places) append.settled.push_back(place.table);
  append.summary.season = after.plan.season;
  append.summary.version = append.entry.version;
  append.summary.state = static_cast<std::int64_t>(after.state);
  append.summary.wake = wake_time(after);
  append.summary.card = write_tournament_card(after);
  return append;
}

std::optional<Deed> next_deed(const StoredTournament& stored, Milliseconds now) {
  auto what = next_step(stored, now);
  if (!what) return std::nullopt;
  return Deed{.by = {}, .id = {}, .time = now, .what = std::move(*what)};
}

}  // namespace pithead::server
