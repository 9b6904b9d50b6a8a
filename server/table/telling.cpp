#include "server/table/telling.h"

#include <algorithm>
#include <array>

#include "games/core/json.h"
#include "match/preview.h"

namespace pithead::server {
namespace {

Seat eyes_of(int viewpoint) { return viewpoint == kNoSeat ? kNobody : static_cast<Seat>(viewpoint); }

void write_seat_or_null(JsonWriter& json, std::string_view key, int seat) {
  if (seat == kNoSeat) return json.key(key).null();
  json.field(key, seat);
}

void write_clock(JsonWriter& json, const ClockRule& clock) {
  constexpr std::array<std::string_view, 3> kKinds{"none", "turn", "bank"};
  json.key("clock").begin_object();
  json.field("kind", kKinds[static_cast<std::size_t>(clock.kind)]);
  if (clock.kind != ClockRule::Kind::None) json.field("seconds", clock.seconds);
  if (clock.kind == ClockRule::Kind::Bank) json.field("increment", clock.increment);
  json.end_object();
}

void write_seats(JsonWriter& json, const Table& table, const PersonId& person, Milliseconds now,
                 const Presence& presence) {
  json.key("seats").begin_array();
  for (int seat = 0; seat < static_cast<int>(table.seats().size()); ++seat) {
    const Seated& seated = table.seats()[static_cast<std::size_t>(seat)];
    json.begin_object();
    write_sitting_for(json, seated);
    if (seated.sitting.kind == Sitting::Kind::Person) {
      json.field("person", seated.sitting.person);
      json.field("online", presence.has(seat));
    }
    if (table.holds(person, seat)) json.field("mine", true);
    const bool invites = seated.sitting.kind == Sitting::Kind::Invited && person == table.host();
    if (invites) json.field("link", seated.sitting.link);
    if (table.plan().clock.kind == ClockRule::Kind::Bank && table.match() != nullptr) {
      json.field("time_left", table.bank_left(seat, now));
    }
    json.end_object();
  }
  json.end_array();
}

void write_about(JsonWriter& json, const Table& table, const PersonId& person, Milliseconds now,
                 const Presence& presence) {
  const Plan& plan = table.plan();
  json.field("status", status_name(table.status()));
  json.field("game", plan.game);
  json.key("options").begin_object();
  for (const auto& [key, value] : plan.options) json.field(key, value);
  json.end_object();
  json.field("title", plan.title);
  json.field("listed", plan.listed);
  json.field("pace", plan.by_turn ? "by-turn" : "live");
  write_clock(json, plan.clock);
  json.field("host", person == table.host());
  write_seats(json, table, person, now, presence);
  json.field("spectators", presence.spectators);
  if (!table.rematch().empty()) json.field("rematch", table.rematch());
}

// A move may name what only its player knows, such as a card put back: then an event that reveals nothing is
// the player's alone as well.
bool may_see_move(const Happening& happening, Seat eyes) {
  const auto secret = [&](const Event& event) { return !event.reveals && !event.visible_to(eyes); };
  return happening.change.seat == int{eyes} ||
         std::none_of(happening.events.begin(), happening.events.end(), secret);
}

void write_happening(JsonWriter& json, const Table& table, const Happening& happening, const PersonId& person,
                     Seat eyes) {
  const Change& change = happening.change;
  json.begin_object();
  json.field("version", happening.version);
  json.field("time", happening.time);
  json.field("kind", change_name(change.kind));
  if (change.seat != kNoSeat) json.field("seat", change.seat);
  switch (change.kind) {
    case Change::Kind::Move:
      json.field("ply", change.ply);
      if (may_see_move(happening, eyes)) json.field("move", change.text);
      write_events(table.match()->game(), happening.events, eyes, json);
      break;
    case Change::Kind::Undo: json.field("ply", change.ply); break;
    case Change::Kind::Chat:
      json.field("person", change.by);
      json.field("name", change.name);
      // Who does not want to hear somebody is told that something was said, so that no version is missing.
      if (!table.has_muted(person, change.by)) json.field("text", change.text);
      break;
    case Change::Kind::Sit: json.field("name", change.name); break;
    default: break;
  }
  json.end_object();
}

// The person's own request ids are not told to others; that a request was fulfilled is what `done` says.
void write_news(JsonWriter& json, const Table& table, const PersonId& person, Seat eyes, std::int64_t since) {
  const auto& all = table.happenings();
  const auto first =
      std::find_if(all.begin(), all.end(), [&](const Happening& each) { return each.version > since; });
  json.key("news").begin_array();
  for (auto each = first; each != all.end(); ++each) write_happening(json, table, *each, person, eyes);
  json.end_array();
}

void write_moves(JsonWriter& json, const Table& table, int seat) {
  const Match& match = *table.match();
  json.key("moves").begin_array();
  for (const Move move : match.state().legal())
    write_preview(match.game(), move, preview(match.state(), move), static_cast<Seat>(seat), json);
  json.end_array();
}

void write_game(JsonWriter& json, const Table& table, const PersonId& person, int viewpoint) {
  const Match& match = *table.match();
  const int acting = table.actor();
  json.field("ply", table.ply());
  write_seat_or_null(json, "actor", acting);
  write_seat_or_null(json, "unconfirmed", table.unconfirmed());
  if (const auto deadline = table.deadline()) json.field("deadline", *deadline);
  json.field("commitment", table.commitment());
  if (match.over()) json.field("seed", std::to_string(table.seed()));
  json.key("view");
  match.state().write_view(eyes_of(viewpoint), json);
  if (viewpoint == kNoSeat) return;
  json.field("undoable", table.undoable(person));
  json.field("confirms", table.confirms(person));
  const bool may_move = acting == viewpoint && table.unconfirmed() == kNoSeat && !table.is_bot(acting);
  if (may_move) write_moves(json, table, acting);
}

}  // namespace

std::string_view status_name(Summary::Status status) {
  switch (status) {
    case Summary::Status::Open: return "open";
    case Summary::Status::Running: return "running";
    case Summary::Status::Over: return "over";
    case Summary::Status::Closed: return "closed";
  }
  return "closed";
}

Presence presence_at(const Table& table, const std::multiset<PersonId>& persons) {
  Presence presence;
  const PersonId* last = nullptr;
  for (const PersonId& person : persons) {
    const bool counted = last != nullptr && *last == person && !person.empty();  // by another window
    last = &person;
    if (counted) continue;
    bool seated = false;
    for (int seat = 0; seat < static_cast<int>(table.seats().size()); ++seat) {
      const Sitting& sitting = table.seats()[static_cast<std::size_t>(seat)].sitting;
      if (person.empty() || sitting.kind != Sitting::Kind::Person || sitting.person != person) continue;
      presence.seats |= static_cast<std::uint8_t>(1U << static_cast<unsigned>(seat));
      seated = true;
    }
    if (!seated) ++presence.spectators;
  }
  return presence;
}

std::string tell_presence(const Table& table, const Presence& presence) {
  std::string text;
  JsonWriter json(text);
  json.begin_object();
  json.field("type", "presence");
  json.field("table", table.id());
  json.key("online").begin_array();
  for (int seat = 0; seat < static_cast<int>(table.seats().size()); ++seat) json.value(presence.has(seat));
  json.end_array();
  json.field("spectators", presence.spectators);
  json.end_object();
  return text;
}

std::string tell_table(const Table& table, const PersonId& person, std::int64_t since, Milliseconds now,
                       const Presence& presence) {
  const int viewpoint = table.viewpoint(person);
  std::string text;
  text.reserve(16 * 1024);  // most are shorter; growing step by step would copy all of it several times
  JsonWriter json(text);
  json.begin_object();
  json.field("type", "table");
  json.field("table", table.id());
  json.field("version", table.version());
  json.field("since", since);
  json.field("now", now);
  write_about(json, table, person, now, presence);
  write_seat_or_null(json, "seat", viewpoint);
  if (table.match() != nullptr) write_game(json, table, person, viewpoint);
  write_news(json, table, person, eyes_of(viewpoint), since);
  json.end_object();
  return text;
}

std::string tell_done(const std::string& id, const TableId& table, std::int64_t version) {
  std::string text;
  JsonWriter json(text);
  json.begin_object();
  json.field("type", "done");
  json.field("id", id);
  json.field("table", table);
  json.field("version", version);
  json.end_object();
  return text;
}

std::string tell_refusal(const std::string& id, const Refusal& refusal, const Table* table) {
  std::string text;
  JsonWriter json(text);
  json.begin_object();
  json.field("type", "error");
  json.field("id", id);
  json.field("error", refusal.error);
  json.field("what", refusal.what);
  if (table != nullptr) {
    json.field("table", table->id());
    json.field("version", table->version());
  }
  json.end_object();
  return text;
}

Answer<std::string> tell_preview(const Wish& wish, const Table& table, const PersonId& person) {
  const int acting = table.actor();
  if (acting == kNoSeat) return refuse("not-started", "no game is running here");
  if (!table.holds(person, acting) || table.unconfirmed() != kNoSeat) {
    return refuse("not-your-turn", "only who is to move can look ahead");
  }
  const Match& match = *table.match();
  const auto move = match.read(wish.text);
  if (!move) return refuse(move_error(move.error().kind), move.error().what);
  const auto seat = static_cast<Seat>(acting);
  const Preview shown = preview(match.state(), *move);
  std::string text;
  JsonWriter json(text);
  json.begin_object();
  json.field("type", "preview");
  json.field("id", wish.id);
  json.field("table", table.id());
  json.field("ply", table.ply());
  json.key("preview");
  write_preview(match.game(), *move, shown, seat, json);
  if (shown.after) {
    json.key("view");
    shown.after->write_view(seat, json);
  }
  json.end_object();
  return text;
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

}  // namespace pithead::server
