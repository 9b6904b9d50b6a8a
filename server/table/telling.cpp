#include "server/table/telling.h"

#include <algorithm>
#include <span>

#include "games/core/json.h"
#include "match/preview.h"
#include "match/record.h"
#include "server/table/decide.h"
#include "server/table/plan_telling.h"
#include "server/table/telling_parts.h"
#include "server/table/waiting.h"

namespace pithead::server {
namespace {

// Who is told, and whose words they do not want to hear at any table.
struct Hearer {
  const PersonId& person;
  const std::set<PersonId>& unheard;
};

constexpr std::size_t kMostNews = 100;  // in one message: who has a slow line sees the table first

void write_seat_or_null(JsonWriter& json, std::string_view key, Seat seat) {
  if (seat == kNobody) return json.key(key).null();
  json.field(key, seat);
}

void write_clock(JsonWriter& json, const ClockRule& clock) {
  json.key("clock").begin_object();
  json.field("kind", kClockKinds[static_cast<std::size_t>(clock.kind)]);
  if (clock.kind != ClockRule::Kind::None) json.field("seconds", clock.seconds);
  if (clock.kind == ClockRule::Kind::Bank) json.field("increment", clock.increment);
  json.end_object();
}

// Seats of some people at the table.
void write_seats_of(JsonWriter& json, std::string_view key, const Table& table,
                    const std::set<PersonId>& people) {
  json.key(key).begin_array();
  for (Seat seat = 0; seat < table.seats().size(); ++seat) {
    const SeatHolder& holder = table.seats()[seat].holder;
    if (holder.kind == SeatHolder::Kind::Person && people.contains(holder.person)) json.value(seat);
  }
  json.end_array();
}

void write_adjournment(JsonWriter& json, std::string_view key, const Table& table,
                       const std::optional<Adjournment>& adjournment) {
  if (!adjournment) return;
  json.key(key).begin_object();
  json.field("until", adjournment->until);
  write_seats_of(json, "agreed", table, adjournment->agreed);
  json.end_object();
}

void write_seats(JsonWriter& json, const Table& table, const Hearer& hearer, Milliseconds now,
                 const Presence& presence) {
  json.key("seats").begin_array();
  for (Seat seat = 0; seat < table.seats().size(); ++seat) {
    const SeatHolder& holder = table.seats()[seat].holder;
    json.begin_object();
    write_holder(json, table.seats()[seat]);
    if (holder.kind == SeatHolder::Kind::Person) {
      json.field("person", holder.person);
      json.field("online", presence.seats.has(seat));
      if (hearer.unheard.contains(holder.person)) json.field("blocked", true);
    }
    if (table.holds(hearer.person, seat)) json.field("mine", true);
    if (table.has_share(holder.person)) json.field("shared", true);
    const bool invites = holder.kind == SeatHolder::Kind::Invited && hearer.person == table.host();
    if (invites) json.field("link", holder.link);
    if (table.plan().clock.kind == ClockRule::Kind::Bank && table.match() != nullptr) {
      json.field("time_left", table.bank_left(seat, now));
    }
    json.end_object();
  }
  json.end_array();
}

void write_presence(JsonWriter& json, const Table& table, const PersonId& person, const Presence& presence) {
  json.field("spectators", presence.spectators);
  if (presence.hurried) json.field("hurried", true);
  if (person != table.host() || presence.known.empty()) return;
  json.key("watching").begin_array();
  for (const Presence::Spectator& each : presence.known) {
    json.begin_object();
    json.field("person", each.person);
    json.field("name", each.name);
    json.end_object();
  }
  json.end_array();
}

void write_about(JsonWriter& json, const Table& table, const Hearer& hearer, Milliseconds now,
                 const Presence& presence) {
  const Plan& plan = table.plan();
  json.field("status", status_name(table.status()));
  if (table.is_paused()) json.field("paused", true);
  write_adjournment(json, "adjourned", table, table.adjourned());
  write_adjournment(json, "adjourn_asked", table, table.proposal());
  json.field("game", plan.game);
  json.key("options").begin_object();
  for (const auto& [key, value] : plan.options) json.field(key, value);
  json.end_object();
  json.field("title", plan.title);
  json.field("listed", plan.listed);
  json.field("chat", kChatFor[static_cast<std::size_t>(plan.chat)]);
  if (plan.is_private) json.field("private", true);
  json.field("pace", plan.by_turn ? "by-turn" : "live");
  write_clock(json, plan.clock);
  if (plan.rated) json.field("rated", true);
  if (!plan.tournament.empty()) json.field("tournament", plan.tournament);
  write_beginning(json, table);
  if (const auto fair = table.known_deal()) write_fair_deal(json.key("fair"), *fair);
  json.field("host", hearer.person == table.host());
  write_seats(json, table, hearer, now, presence);
  write_presence(json, table, hearer.person, presence);
  if (!table.rematch().empty()) json.field("rematch", table.rematch());
}

// The fields of one change, by its kind.
struct ChangeTeller {
  JsonWriter& json;
  const Table& table;
  const AppliedChange& applied;
  const Hearer& hearer;
  Seat eyes;

  // What was played before the game began here is told with its start.
  void operator()(const GameStarted& /*started*/) const {
    if (table.first_ply() == 0) return;
    const Match& match = *table.match();
    json.key("moves").begin_array();
    for (int number = 0; number < table.first_ply(); ++number) {
      const Ply& ply = match.plies()[static_cast<std::size_t>(number)];
      json.begin_object();
      write_played(json, match.game(), {ply.seat, number, ply.move}, ply.events, eyes);
      json.end_object();
    }
    json.end_array();
  }
  void operator()(const MovePlayed& played) const {
    write_played(json, table.match()->game(), played, applied.events, eyes);
    if (played.planned && table.holds(hearer.person, played.seat)) json.field("planned", true);
  }
  void operator()(const MovesUndone& undone) const {
    json.field("seat", undone.seat);
    json.field("ply", undone.ply);
  }
  void operator()(const ChatSaid& said) const {
    json.field("person", applied.change.by);
    json.field("name", said.name);
    // Who does not want to hear somebody is told that something was said, so that no version is missing.
    const PersonId& speaker = applied.change.by;
    if (hearer.unheard.contains(speaker)) return json.field("blocked", true);
    if (!table.has_muted(hearer.person, speaker)) json.field("text", said.text);
  }
  void operator()(const SeatTaken& taken) const {
    json.field("seat", taken.seat);
    json.field("name", taken.name);
  }
  void operator()(const SeatAssigned& assigned) const { json.field("seat", assigned.seat); }
  void operator()(const SeatLeft& left) const {
    if (left.seat != kNobody) json.field("seat", left.seat);
  }
  void operator()(const BotStoodIn& stood_in) const {
    json.field("seat", stood_in.seat);
    if (stood_in.only_turn) json.field("only_turn", true);
  }
  void operator()(const PersonReturned& returned) const { json.field("seat", returned.seat); }
  void operator()(const TurnConfirmed& confirmed) const { json.field("seat", confirmed.seat); }
  void operator()(const GraceGiven& given) const {
    json.field("seat", given.seat);
    json.field("amount", given.amount);
  }
  void operator()(const PlayerNudged& nudged) const {
    json.field("seat", nudged.seat);
    write_seat_or_null(json, "by", seat_of_doer());
  }
  void operator()(const VacationSet& set) const { write_until(set.until); }
  void operator()(const AdjournAsked& asked) const { write_until(asked.until); }
  void operator()(const ResumeAsked& /*asked*/) const { write_seat_or_null(json, "seat", seat_of_doer()); }
  // Of the others no more is told than that they happened; what they changed, the table shows.
  void operator()(const auto& /*other*/) const {}

 private:
  void write_until(Milliseconds until) const {
    write_seat_or_null(json, "seat", seat_of_doer());
    if (until > 0) json.field("until", until);
  }

  // Nobody's for what the server did.
  Seat seat_of_doer() const {
    for (Seat seat = 0; seat < table.seats().size(); ++seat) {
      if (table.holds(applied.change.by, seat)) return seat;
    }
    return kNobody;
  }
};

void write_change_for(JsonWriter& json, const Table& table, const AppliedChange& applied,
                      const Hearer& hearer, Seat eyes) {
  json.begin_object();
  json.field("version", applied.version);
  json.field("time", applied.time);
  json.field("kind", kind_told(applied.change, hearer.person));
  std::visit(ChangeTeller{json, table, applied, hearer, eyes}, applied.change.what);
  json.end_object();
}

// The person's own request ids are not told to others; that a request was fulfilled is what `done` says.
// Of the changes behind `since` and before `before` the latest are told, and how many come before these.
void write_news(JsonWriter& json, const Table& table, const Hearer& hearer, std::int64_t since,
                std::int64_t before) {
  const std::span<const AppliedChange> all = table.history();  // by version, from 1 on
  const auto end = static_cast<std::size_t>(std::clamp<std::int64_t>(before - 1, 0, std::ssize(all)));
  const auto seen = static_cast<std::size_t>(std::clamp<std::int64_t>(since, 0, std::ssize(all)));
  const std::size_t first = std::max(seen, end - std::min(end, kMostNews));
  if (first > seen) json.field("earlier", first - seen);
  json.key("news").begin_array();
  for (std::size_t i = first; i < end; ++i)
    write_change_for(json, table, all[i], hearer, table.viewpoint(hearer.person));
  json.end_array();
}

void write_moves(JsonWriter& json, const Table& table, Seat seat) {
  const Match& match = *table.match();
  json.key("moves").begin_array();
  for (const Move move : match.state().legal())
    write_preview(match.game(), move, preview(match.state(), move), seat, json);
  json.end_array();
}

// What can be done about whoever is waited for.
void write_waiting(JsonWriter& json, const Table& table, const PersonId& person, Milliseconds now) {
  if (const auto deadline = table.deadline(); deadline && !table.adjourned())
    json.field("deadline", *deadline);
  if (table.nudged() > 0) json.field("nudged", table.nudged());
  if (const auto from = may_nudge_from(table, person, now)) json.field("nudge_from", *from);
}

void write_game(JsonWriter& json, const Table& table, const PersonId& person, Seat viewpoint,
                Milliseconds now) {
  const Match& match = *table.match();
  const Seat acting = table.actor();
  json.field("ply", table.ply());
  write_seat_or_null(json, "actor", acting);
  write_seat_or_null(json, "unconfirmed", table.unconfirmed());
  write_waiting(json, table, person, now);
  if (match.over()) json.field("seed", table.seed().text());
  json.key("view");
  match.state().write_view(viewpoint, json);
  if (viewpoint == kNobody) return;
  json.field("undoable", table.undoable(person));
  json.field("confirm_turns", table.confirm_turns(person));
  write_turn_plan(json, table, person);
  const bool may_move =
      acting == viewpoint && table.unconfirmed() == kNobody && !table.is_bot(acting) && !table.adjourned();
  if (may_move) write_moves(json, table, acting);
}

}  // namespace

// A move that names what only its player knows has an event that is the player's alone and reveals nothing.
void write_played(JsonWriter& json, const AnyGame& game, const MovePlayed& played,
                  const std::vector<Event>& events, Seat eyes) {
  const auto secret = [&](const Event& event) { return !event.reveals && !event.visible_to(eyes); };
  json.field("seat", played.seat);
  json.field("ply", played.ply);
  if (played.seat == eyes || std::ranges::none_of(events, secret))
    json.field("move", game.move_text(played.move));
  write_events(game, events, eyes, json);
}

Presence presence_at(const Table& table, const std::multimap<PersonId, std::string>& names_by_person) {
  Presence presence;
  const PersonId* last = nullptr;
  for (const auto& [person, name] : names_by_person) {
    const bool counted = last != nullptr && *last == person && !person.empty();  // by another window
    last = &person;
    if (counted) continue;
    if (!table.is_member(person)) {
      ++presence.spectators;
      if (!person.empty() && person != table.host()) presence.known.push_back({person, name});
    }
    for (Seat seat = 0; seat < table.seats().size(); ++seat) {
      if (table.holds(person, seat)) presence.seats.add(seat);
    }
  }
  return presence;
}

std::string tell_presence(const Table& table, const PersonId& person, const Presence& presence) {
  return object([&](JsonWriter& json) {
    json.field("type", "presence");
    json.field("table", table.id());
    json.key("online").begin_array();
    for (Seat seat = 0; seat < table.seats().size(); ++seat) json.value(presence.seats.has(seat));
    json.end_array();
    write_presence(json, table, person, presence);
  });
}

std::string tell_table(const Table& table, const PersonId& person, std::int64_t since, Milliseconds now,
                       const Presence& presence, const std::set<PersonId>& unheard) {
  const Seat viewpoint = table.viewpoint(person);
  const Hearer hearer{person, unheard};
  std::string text;
  text.reserve(16 * 1024);  // most are shorter; growing step by step would copy all of it several times
  JsonWriter json(text);
  json.begin_object();
  json.field("type", "table");
  json.field("table", table.id());
  json.field("version", table.version());
  json.field("since", since);
  json.field("now", now);
  write_about(json, table, hearer, now, presence);
  write_seat_or_null(json, "seat", viewpoint);
  if (table.match() != nullptr) write_game(json, table, person, viewpoint, now);
  write_news(json, table, hearer, since, table.version() + 1);
  json.end_object();
  return text;
}

// ---- answers ---------------------------------------------------------------------------------------------

Told tell_news(const std::string& id, const Table& table, const PersonId& person, std::int64_t before,
               const std::set<PersonId>& unheard) {
  return Told{object([&](JsonWriter& json) {
    json.field("type", "news");
    json.field("id", id);
    json.field("table", table.id());
    write_news(json, table, {person, unheard}, 0, before);
  })};
}

Answer<Told> tell_preview(const std::string& id, const AskPreview& wish, const Table& table,
                          const PersonId& person) {
  if (auto turn = check_to_move(table, person); !turn) return tl::unexpected(turn.error());
  const auto move = read_move(table, wish.move);
  if (!move) return tl::unexpected(move.error());
  const Match& match = *table.match();
  const Seat seat = table.actor();
  const Preview shown = preview(match.state(), *move);
  return Told{object([&](JsonWriter& json) {
    json.field("type", "preview");
    json.field("id", id);
    json.field("table", table.id());
    json.field("ply", table.ply());
    json.key("preview");
    write_preview(match.game(), *move, shown, seat, json);
    if (!shown.after) return;
    json.key("view");
    shown.after->write_view(seat, json);
  })};
}

// A record holds the seed, and the seed all hidden cards. Who plays with nobody but bots cheats nobody; but
// a clock that runs here would not run where the game goes on.
Answer<std::string> tell_record(const Table& table, const PersonId& person) {
  const bool may_go = table.status() == Summary::Status::Running && table.is_alone(person) &&
                      table.plan().clock.kind == ClockRule::Kind::None;
  if (table.status() != Summary::Status::Over && !may_go) {
    return refuse(Why::NotOver,
                  "the record can be read when the game is over; before, only by who plays with nobody but "
                  "bots and without a clock");
  }
  std::vector<std::string> names;
  std::vector<std::string> bots;
  for (const TableSeat& seat : table.seats()) {
    const bool bot = seat.holder.kind == SeatHolder::Kind::Bot;
    names.push_back(bot ? seat.holder.level : seat.holder.name);
    bots.push_back(bot ? seat.holder.level : std::string());
  }
  return write_record(*table.match(), names, table.fair(), bots);
}

}  // namespace pithead::server
