// A table as it is told to one pair of eyes: the view, the legal moves, what happened. Games from their deal
// on are told by replay.h, finished ones by history.h and statistics.h, what bots think of them by
// server/hint.h and server/analysis.h; tests/server/telling_test.cpp notices another place.
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "server/table/refusal.h"
#include "server/table/reply.h"
#include "server/table/table.h"
#include "server/table/wish.h"

namespace pithead::server {

// Who has the table open now. This is no part of the table: it is not written down and raises no version.
struct Presence {
  struct Spectator {
    PersonId person;
    std::string name;
    bool operator==(const Spectator&) const = default;
  };

  SeatSet seats;  // those whose person is present
  int spectators = 0;
  std::vector<Spectator> known;  // of the spectators, those who have a name; told to the host only
  bool hurried = false;          // bots think for a shorter time than they would, as many wait

  bool operator==(const Presence&) const = default;
};
// Persons without a name, who came without a cookie, are spectators each.
Presence presence_at(const Table& table, const std::multimap<PersonId, std::string>& names_by_person);

// {"type":"table",…}: the whole table as a person sees it, with the latest of what happened behind version
// `since`. Nobody's words are told whom the person does not want to hear.
std::string tell_table(const Table& table, const PersonId& person, std::int64_t since, Milliseconds now,
                       const Presence& presence = {}, const std::set<PersonId>& unheard = {});

// {"type":"news",…}: what happened right before a version, as told with the table.
Told tell_news(const std::string& id, const Table& table, const PersonId& person, std::int64_t before,
               const std::set<PersonId>& unheard = {});

// {"type":"presence","table":…,"online":[…],"spectators":…}
std::string tell_presence(const Table& table, const PersonId& person, const Presence& presence);

// "seat":…,"ply":…,"move":…,"events":[…] as a viewer saw it. The move itself is left out if it names what
// only its player knows, such as a card put back.
void write_played(JsonWriter& json, const AnyGame& game, const MovePlayed& played,
                  const std::vector<Event>& events, Seat eyes);

// ---- answers ---------------------------------------------------------------------------------------------

// {"type":"preview","id":…,"move":…,…,"view":{…}}: what the move would do, for the seat to move.
Answer<Told> tell_preview(const std::string& id, const AskPreview& wish, const Table& table,
                          const PersonId& person);

// The record of a game (docs/records.md) that is over, or that hides nothing from anybody but the person.
Answer<std::string> tell_record(const Table& table, const PersonId& person);

}  // namespace pithead::server
