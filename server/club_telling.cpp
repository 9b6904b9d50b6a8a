#include "server/club_telling.h"

#include <ranges>
#include <set>

#include "games/core/json.h"
#include "server/tournament/tournament.h"

namespace pithead::server {
namespace {

std::string_view role_name(ClubMember::Role role) { return kClubRoles.at(static_cast<std::size_t>(role)); }

void write_member(JsonWriter& json, const ClubMember& member, const PersonId& person) {
  json.begin_object();
  json.field("person", member.person);
  json.field("name", member.name);
  json.field("role", role_name(member.role));
  json.field("joined", member.joined);
  if (member.person == person) json.field("me", true);
  json.end_object();
}

void write_removed(JsonWriter& json, const std::vector<ClubMember>& removed) {
  if (removed.empty()) return;
  json.key("removed").begin_array();
  for (const ClubMember& each : removed) {
    json.begin_object();
    json.field("person", each.person);
    json.field("name", each.name);
    json.end_object();
  }
  json.end_array();
}

void write_tournament(JsonWriter& json, const TournamentSummary& tournament) {
  json.begin_object();
  json.field("tournament", tournament.id);
  json.field("state", kTournamentStates.at(static_cast<std::size_t>(tournament.state)));
  if (!tournament.season.empty()) json.field("season", tournament.season);
  json.key("card").raw(tournament.card);
  json.end_object();
}

void write_seasons(JsonWriter& json, const std::vector<TournamentSummary>& tournaments) {
  std::set<std::string_view> seasons;
  for (const TournamentSummary& each : tournaments)
    if (!each.season.empty()) seasons.insert(each.season);
  json.key("seasons").begin_array();
  for (const std::string_view each : seasons) json.value(each);
  json.end_array();
}

}  // namespace

std::string tell_clubs(const std::vector<ClubCard>& clubs) {
  std::string text;
  JsonWriter json(text);
  json.begin_object();
  json.field("type", "clubs");
  json.key("clubs").begin_array();
  for (const ClubCard& each : clubs) {
    json.begin_object();
    json.field("club", each.id);
    json.field("name", each.name);
    json.field("about", each.about);
    json.field("listed", each.listed);
    json.field("members", each.members);
    if (each.role) json.field("role", role_name(*each.role));
    json.end_object();
  }
  json.end_array();
  json.end_object();
  return text;
}

std::string tell_club(const ClubPage& page, const PersonId& person) {
  const Club& club = page.visit.club;
  std::string text;
  JsonWriter json(text);
  json.begin_object();
  json.field("type", "club");
  json.field("club", club.id);
  json.field("name", club.name);
  json.field("about", club.about);
  json.field("listed", club.listed);
  json.field("created", club.created);
  if (page.visit.belongs()) {
    json.field("role", role_name(page.visit.member->role));
    json.field("link", club.link);
  }
  json.key("members").begin_array();
  for (const ClubMember& each : page.members) write_member(json, each, person);
  json.end_array();
  write_removed(json, page.removed);
  json.key("tournaments").begin_array();
  for (const TournamentSummary& each : page.tournaments) write_tournament(json, each);
  json.end_array();
  write_seasons(json, page.tournaments);
  json.end_object();
  return text;
}

std::string tell_board(const std::vector<ClubPost>& latest_first, const PersonId& person) {
  std::string text;
  JsonWriter json(text);
  json.begin_object();
  json.field("type", "board");
  json.key("posts").begin_array();
  for (const ClubPost& each : std::views::reverse(latest_first)) {
    json.begin_object();
    json.field("number", each.number);
    json.field("name", each.name);
    json.field("time", each.time);
    if (each.text.empty()) {
      json.field("removed", true);
    } else {
      json.field("text", each.text);
    }
    if (each.person == person) json.field("mine", true);
    json.end_object();
  }
  json.end_array();
  json.end_object();
  return text;
}

}  // namespace pithead::server
