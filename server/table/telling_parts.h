// What is told of a table alike in the lobby and at the table itself.
#pragma once

#include <string>
#include <string_view>

#include "games/core/json.h"
#include "server/table/table.h"

namespace pithead::server {

template <class Write>
std::string object(Write write) {
  std::string text;
  JsonWriter json(text);
  json.begin_object();
  write(json);
  json.end_object();
  return text;
}

inline std::string_view status_name(Summary::Status status) {
  switch (status) {
    case Summary::Status::Open: return "open";
    case Summary::Status::Running: return "running";
    case Summary::Status::Over: return "over";
    case Summary::Status::Closed: return "closed";
  }
  return "closed";
}

// Fields of an open object: what everybody may know of a seat's holder.
inline void write_holder(JsonWriter& json, const TableSeat& seat) {
  const SeatHolder& holder = seat.holder;
  json.field("kind", kHolderKinds[static_cast<std::size_t>(holder.kind)]);
  if (holder.kind == SeatHolder::Kind::Open) return;
  json.field("name", holder.name);
  if (holder.kind == SeatHolder::Kind::Bot || seat.away) json.field("level", holder.level);
  if (seat.away) json.field("away", true);
  if (seat.only_turn) json.field("only_turn", true);
  if (seat.vacation.until > 0) json.field("vacation_until", seat.vacation.until);
}

// Who chose the position knows its cards: nobody shall mistake such a game for one that chance dealt.
inline void write_beginning(JsonWriter& json, const Table& table) {
  if (!table.plan().begin) return;
  json.key("begin").begin_object();
  json.field("ply", table.first_ply());
  json.end_object();
}

}  // namespace pithead::server
