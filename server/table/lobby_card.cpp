#include "server/table/lobby_card.h"

#include <algorithm>

#include "match/record.h"
#include "server/table/telling_parts.h"

namespace pithead::server {
namespace {

// What people look at a list for: how far the game is, who is waited for since when, or how it ended.
void write_course(JsonWriter& json, const Table& table) {
  if (table.is_paused()) json.field("paused", true);
  if (table.adjourned()) json.field("adjourned_until", table.adjourned()->until);
  if (table.nudged() > 0) json.field("nudged", table.nudged());
  if (const Seat acting = table.actor(); acting != kNobody) {
    json.field("actor", acting);
    json.field("since", table.turn_began());
  }
  if (table.match() == nullptr) return;
  if (!table.match()->over()) json.field("round", table.match()->state().round() + 1);
  if (!table.match()->plies().empty()) json.field("last_mover", table.match()->plies().back().seat);
  if (table.match()->over()) write_standing(json, table.match()->state());
}

std::string write_card(const Table& table) {
  return object([&](JsonWriter& json) {
    json.field("game", table.plan().game);
    json.field("title", table.plan().title);
    json.field("by_turn", table.plan().by_turn);
    if (table.plan().rated) json.field("rated", true);
    write_beginning(json, table);
    json.field("ply", table.ply());
    write_course(json, table);
    json.key("seats").begin_array();
    for (const TableSeat& seat : table.seats()) {
      json.begin_object();
      write_holder(json, seat);
      if (seat.holder.kind == SeatHolder::Kind::Person) json.field("person", seat.holder.person);
      json.end_object();
    }
    json.end_array();
  });
}

std::vector<Summary::Member> members_of(const Table& table) {
  std::vector<Summary::Member> members;
  for (Seat seat = 0; seat < table.seats().size(); ++seat) {
    const SeatHolder& holder = table.seats()[seat].holder;
    if (holder.kind != SeatHolder::Kind::Person) continue;
    const bool to_move = seat == table.actor() && !table.seats()[seat].away && !table.adjourned();
    const auto known = std::find_if(members.begin(), members.end(), [&](const Summary::Member& each) {
      return each.person == holder.person;
    });
    if (known == members.end()) {
      members.push_back({holder.person, to_move});
    } else {
      known->to_move = known->to_move || to_move;
    }
  }
  return members;
}

void write_summary(JsonWriter& json, const Summary& summary, const PersonId& person) {
  const auto mine = std::find_if(summary.members.begin(), summary.members.end(),
                                 [&](const Summary::Member& each) { return each.person == person; });
  json.begin_object();
  json.field("table", summary.table);
  json.field("version", summary.version);
  json.field("status", status_name(summary.status));
  json.field("changed", summary.changed);
  if (summary.deadline) json.field("deadline", *summary.deadline);
  json.field("host", summary.host == person);
  json.field("member", mine != summary.members.end());
  json.field("your_turn", mine != summary.members.end() && mine->to_move);
  json.key("card").raw(summary.card);
  json.end_object();
}

}  // namespace

Summary summarise(const Table& table) {
  const Seat acting = table.actor();
  return {
      .table = table.id(),
      .version = table.version(),
      .changed = table.changed(),
      .status = table.status(),
      .listed = table.plan().listed,
      .bot_to_move = acting != kNobody && table.is_bot(acting) && !table.is_deserted() && !table.adjourned(),
      .deadline = table.deadline(),
      .host = table.host(),
      .card = write_card(table),
      .members = members_of(table)};
}

std::string tell_tables(const std::vector<Summary>& tables, const PersonId& person) {
  return object([&](JsonWriter& json) {
    json.field("type", "tables");
    json.key("tables").begin_array();
    for (const Summary& each : tables) write_summary(json, each, person);
    json.end_array();
  });
}

}  // namespace pithead::server
