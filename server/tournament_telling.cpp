#include "server/tournament_telling.h"

#include <algorithm>
#include <set>

#include "games/core/json.h"
#include "server/tournament/standings.h"

namespace pithead::server {
namespace {

std::string name_of_person(const Names& names, const PersonId& person) {
  const auto found = names.find(person);
  return found == names.end() ? "Miner" : found->second;
}

void write_tournament_plan(JsonWriter& json, const TournamentPlan& plan) {
  json.field("title", plan.title);
  json.field("game", plan.game);
  json.key("options").begin_object();
  for (const auto& [key, value] : plan.options) json.field(key, value);
  json.end_object();
  json.field("kind", kTournamentKinds.at(static_cast<std::size_t>(plan.kind)));
  json.field("seats", plan.seats);
  if (plan.kind == TournamentPlan::Kind::Swiss) json.field("length", plan.rounds);
  if (plan.kind == TournamentPlan::Kind::KnockOut) json.field("go_on", plan.go_on);
  if (!plan.bots.empty()) json.field("bots", plan.bots);
  json.field("seeding", kSeedings.at(static_cast<std::size_t>(plan.seeding)));
  json.field("turn_seconds", plan.turn_seconds);
  json.field("pause_seconds", plan.pause_seconds);
  if (!plan.season.empty()) json.field("season", plan.season);
}

void write_entrants(JsonWriter& json, const TournamentPage& page, const PersonId& person) {
  json.key("entrants").begin_array();
  for (const Entrant& each : page.stored.tournament.entrants) {
    json.begin_object();
    json.field("person", each.person);
    json.field("name", name_of_person(page.names, each.person));
    json.field("rating", each.rating);
    if (each.seed > 0) json.field("seed", each.seed);
    if (!each.active) json.field("out", true);
    if (each.person == person) json.field("me", true);
    json.end_object();
  }
  json.end_array();
}

// Before the tables open it is told who is to meet; from then on, who came.
void write_tournament_seats(JsonWriter& json, const TournamentTable& table, bool open) {
  json.key("seats").begin_array();
  if (!open) {
    for (const int each : table.paired) {
      json.begin_object();
      json.field("entrant", each);
      json.end_object();
    }
  }
  for (std::size_t i = 0; i < table.seats.size(); ++i) {
    json.begin_object();
    if (table.seats[i].entrant != kBotEntrant) json.field("entrant", table.seats[i].entrant);
    if (!table.ranks.empty()) {
      json.field("place", table.ranks[i]);
      json.field("points", points_at(table.ranks, i));
    }
    json.end_object();
  }
  json.end_array();
}

void write_round(JsonWriter& json, const TournamentPage& page, std::size_t number) {
  const TournamentRound& round = page.stored.tournament.rounds[number];
  json.begin_object();
  json.field("paired", round.paired);
  json.field("opens", round.paired + page.stored.tournament.plan.pause_seconds * 1000);
  json.field("open", round.open);
  json.field("over", round.is_over());
  json.key("tables").begin_array();
  for (std::size_t i = 0; i < round.tables.size(); ++i) {
    const TournamentTable& table = round.tables[i];
    const auto place = std::ranges::find_if(page.stored.places, [&](const TournamentPlace& each) {
      return each.round == static_cast<int>(number) && each.number == static_cast<int>(i);
    });
    json.begin_object();
    if (place != page.stored.places.end()) json.field("table", place->table);
    json.field("over", table.over);
    if (table.adjudicated) json.field("adjudicated", true);
    if (table.extended > 0) json.field("extended", table.extended);
    write_tournament_seats(json, table, round.open);
    json.end_object();
  }
  json.end_array();
  json.key("byes").begin_array();
  for (const int each : round.byes) json.value(each);
  json.end_array();
  json.end_object();
}

void write_standings(JsonWriter& json, const Tournament& tournament) {
  json.key("standings").begin_array();
  for (const Placing& each : standings(tournament)) {
    json.begin_object();
    json.field("entrant", each.entrant);
    json.field("place", each.place);
    json.field("points", each.points);
    json.field("opponents", each.opponents);
    json.field("won", each.won);
    json.field("played", each.played);
    if (tournament.plan.kind == TournamentPlan::Kind::KnockOut) json.field("reached", each.reached);
    json.end_object();
  }
  json.end_array();
}

// What an entry of the log says beyond its kind, with names as they are now.
struct DeedTeller {
  JsonWriter& json;
  const Names& names;

  void operator()(const Entered& deed) const { json.field("person", name_of_person(names, deed.person)); }
  void operator()(const Withdrawn& deed) const { json.field("person", name_of_person(names, deed.person)); }
  void operator()(const Started& deed) const { json.field("seed", std::to_string(deed.seed)); }
  void operator()(const TableEnded& deed) const { json.field("table", deed.table + 1); }
  void operator()(const TableAdjudicated& deed) const { json.field("table", deed.table + 1); }
  void operator()(const TimeExtended& deed) const {
    json.field("table", deed.table + 1);
    json.field("seconds", deed.seconds);
  }
  void operator()(const PlayerReplaced& deed) const {
    json.field("person", name_of_person(names, deed.person));
    json.field("by_whom", name_of_person(names, deed.by_whom));
  }
  void operator()(const auto& /*says nothing more*/) const {}
};

void write_tournament_log(JsonWriter& json, const TournamentPage& page) {
  json.key("log").begin_array();
  int round = 0;
  for (const Deed& deed : page.stored.tournament.log) {
    round += deed.is<RoundPaired>() ? 1 : 0;
    json.begin_object();
    json.field("time", deed.time);
    json.field("kind", deed_kind(deed));
    if (!deed.by.empty()) json.field("by", name_of_person(page.names, deed.by));
    if (round > 0) json.field("round", round);
    std::visit(DeedTeller{json, page.names}, deed.what);
    json.end_object();
  }
  json.end_array();
}

}  // namespace

StoreResult<Names> names_in(Store& store, const Tournament& tournament,
                            const std::vector<ClubMember>& members) {
  Names names;
  for (const ClubMember& each : members) names[each.person] = each.name;
  std::set<PersonId> others;
  for (const Entrant& each : tournament.entrants) others.insert(each.person);
  for (const Deed& deed : tournament.log) {
    if (!deed.by.empty()) others.insert(deed.by);
    if (const auto* entered = std::get_if<Entered>(&deed.what)) others.insert(entered->person);
    if (const auto* replaced = std::get_if<PlayerReplaced>(&deed.what)) others.insert(replaced->by_whom);
  }
  for (const PersonId& each : others) {
    if (names.contains(each)) continue;
    const auto person = store.find_person(each);
    if (!person) return tl::unexpected(person.error());
    if (*person) names[each] = (*person)->name;
  }
  return names;
}

std::string tell_announced(const TournamentId& id) {
  std::string text;
  JsonWriter json(text);
  json.begin_object();
  json.field("type", "announced");
  json.field("tournament", id);
  json.end_object();
  return text;
}

std::string tell_tournament(const TournamentPage& page, const PersonId& person) {
  const Tournament& tournament = page.stored.tournament;
  std::string text;
  JsonWriter json(text);
  json.begin_object();
  json.field("type", "tournament");
  json.field("tournament", page.stored.summary.id);
  json.field("club", page.visit.club.id);
  json.field("club_name", page.visit.club.name);
  if (page.visit.belongs())
    json.field("role", kClubRoles.at(static_cast<std::size_t>(page.visit.member->role)));
  json.field("state", kTournamentStates.at(static_cast<std::size_t>(tournament.state)));
  write_tournament_plan(json, tournament.plan);
  write_entrants(json, page, person);
  json.key("rounds").begin_array();
  for (std::size_t i = 0; i < tournament.rounds.size(); ++i) write_round(json, page, i);
  json.end_array();
  write_standings(json, tournament);
  if (page.visit.belongs()) write_tournament_log(json, page);
  json.end_object();
  return text;
}

std::string tell_league(const LeaguePage& page, const PersonId& person) {
  std::string text;
  JsonWriter json(text);
  json.begin_object();
  json.field("type", "league");
  json.field("club", page.visit.club.id);
  json.field("season", page.season);
  json.key("tournaments").begin_array();
  for (const auto& [id, title] : page.tournaments) {
    json.begin_object();
    json.field("tournament", id);
    json.field("title", title);
    json.end_object();
  }
  json.end_array();
  json.key("rows").begin_array();
  for (const LeagueRow& each : page.rows) {
    json.begin_object();
    json.field("place", each.place);
    json.field("name", name_of_person(page.names, each.person));
    json.field("points", each.points);
    json.field("won", each.won);
    json.field("tournaments", each.tournaments);
    if (each.person == person) json.field("me", true);
    json.end_object();
  }
  json.end_array();
  json.end_object();
  return text;
}

}  // namespace pithead::server
