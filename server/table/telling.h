// A table as it is told to one pair of eyes. Nothing leaves the server about a game but what is written here.
#pragma once

#include <cstdint>
#include <set>
#include <string>
#include <string_view>

#include "server/table/refusal.h"
#include "server/table/table.h"

namespace pithead::server {

// Who has the table open now. This is no part of the table: it is not written down and raises no version.
struct Presence {
  std::uint8_t seats = 0;  // a bit for each, set if the person who sits there is present
  int spectators = 0;

  bool has(int seat) const { return (seats >> static_cast<unsigned>(seat) & 1U) != 0; }
  bool operator==(const Presence&) const = default;
};
// Persons without a name, who came without a cookie, are spectators each.
Presence presence_at(const Table& table, const std::multiset<PersonId>& persons);

// {"type":"table",…}: the whole table as a person sees it, with all that happened behind version `since`.
std::string tell_table(const Table& table, const PersonId& person, std::int64_t since, Milliseconds now,
                       const Presence& presence = {});

// {"type":"presence","table":…,"online":[…],"spectators":…}
std::string tell_presence(const Table& table, const Presence& presence);

// {"type":"done","id":…,"table":…,"version":…}
std::string tell_done(const std::string& id, const TableId& table, std::int64_t version);

// {"type":"error","id":…,"error":…,"what":…,"table":…,"version":…}; table and version if there is one.
std::string tell_refusal(const std::string& id, const Refusal& refusal, const Table* table = nullptr);

// {"type":"preview","id":…,"move":…,…,"view":{…}}: what the move would do, for the seat to move.
Answer<std::string> tell_preview(const Wish& wish, const Table& table, const PersonId& person);

// {"table":…,"status":…,"version":…,"changed":…,"your_turn":…,"host":…, and what the card says}
void write_summary(JsonWriter& json, const Summary& summary, const PersonId& person);

std::string_view status_name(Summary::Status status);

}  // namespace pithead::server
