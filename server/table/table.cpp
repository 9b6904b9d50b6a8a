#include "server/table/table.h"

#include <algorithm>
#include <ranges>
#include <utility>

#include "games/catalogue.h"
#include "games/core/json.h"
#include "server/table/secret.h"

namespace pithead::server {
namespace {

constexpr std::string_view kStandIn = "medium";                 // the bot that plays on for a person
constexpr Milliseconds kAfterReturn = Milliseconds{30} * 1000;  // at least, for somebody who is back

std::string done_key(const PersonId& person, const std::string& id) { return person + ' ' + id; }

void stand_in(Seated& seated) {
  seated.away = true;
  seated.sitting.level = kStandIn;
}

void include(std::set<PersonId>& people, const PersonId& person, bool wanted) {
  if (wanted) {
    people.insert(person);
  } else {
    people.erase(person);
  }
}

}  // namespace

std::function<Match(const Setup&)> Table::deal = [](const Setup& setup) { return Match(setup); };

// ---- looking ---------------------------------------------------------------------------------------------

int Table::actor() const {
  if (status_ != Summary::Status::Running) return kNoSeat;
  return unconfirmed_ != kNoSeat ? unconfirmed_ : int{match_->state().to_move()};
}

std::size_t Table::undoable(const PersonId& person) const {
  if (status_ != Summary::Status::Running || match_->plies().empty() || confirmed_ == ply()) return 0;
  const Seat last = match_->plies().back().seat;
  return holds(person, last) && !is_bot(last) ? match_->undoable(last) : 0;
}

bool Table::is_bot(int seat) const {
  const Seated& seated = seats_[static_cast<std::size_t>(seat)];
  return seated.sitting.kind == Sitting::Kind::Bot || seated.away;
}

bool Table::holds(const PersonId& person, int seat) const {
  if (seat < 0 || seat >= static_cast<int>(seats_.size()) || person.empty()) return false;
  const Sitting& sitting = seats_[static_cast<std::size_t>(seat)].sitting;
  return sitting.kind == Sitting::Kind::Person && sitting.person == person;
}

bool Table::is_member(const PersonId& person) const {
  for (int seat = 0; seat < static_cast<int>(seats_.size()); ++seat) {
    if (holds(person, seat)) return true;
  }
  return false;
}

int Table::viewpoint(const PersonId& person) const {
  if (const int acting = actor(); acting != kNoSeat && holds(person, acting)) return acting;
  if (match_) {
    for (const Ply& ply : std::views::reverse(match_->plies())) {
      if (holds(person, ply.seat)) return ply.seat;
    }
  }
  for (int seat = 0; seat < static_cast<int>(seats_.size()); ++seat) {
    if (holds(person, seat)) return seat;
  }
  return kNoSeat;
}

bool Table::has_muted(const PersonId& person, const PersonId& other) const {
  const auto found = deaf_.find(person);
  return found != deaf_.end() && found->second.contains(other);
}

std::optional<Milliseconds> Table::deadline() const {
  const int acting = actor();
  if (acting == kNoSeat || is_bot(acting)) return std::nullopt;
  switch (plan_.clock.kind) {
    case ClockRule::Kind::None: return std::nullopt;
    case ClockRule::Kind::Turn: return turn_began_ + Milliseconds{plan_.clock.seconds} * 1000;
    case ClockRule::Kind::Bank: return running_since_ + seats_[static_cast<std::size_t>(acting)].bank;
  }
  return std::nullopt;
}

Milliseconds Table::bank_left(int seat, Milliseconds now) const {
  const Seated& seated = seats_[static_cast<std::size_t>(seat)];
  const bool ticking = seat == actor() && !is_bot(seat);
  return std::max<Milliseconds>(
      0, seated.bank - (ticking ? std::max<Milliseconds>(0, now - running_since_) : 0));
}

std::optional<std::int64_t> Table::done_before(const PersonId& person, const std::string& id) const {
  if (id.empty()) return std::nullopt;
  const auto found = done_.find(done_key(person, id));
  if (found == done_.end()) return std::nullopt;
  return found->second;
}

Summary Table::summary() const {
  Summary summary{.table = id_,
                  .version = version_,
                  .changed = changed_,
                  .status = status_,
                  .listed = plan_.listed,
                  .bot_to_move = false,
                  .deadline = deadline(),
                  .host = host_,
                  .card = {},
                  .members = {}};
  const int acting = actor();
  summary.bot_to_move = acting != kNoSeat && is_bot(acting) && !is_deserted();
  JsonWriter json(summary.card);
  json.begin_object();
  json.field("game", plan_.game);
  json.field("title", plan_.title);
  json.field("by_turn", plan_.by_turn);
  json.field("ply", ply());
  if (acting != kNoSeat) json.field("actor", acting);
  json.key("seats").begin_array();
  for (int seat = 0; seat < static_cast<int>(seats_.size()); ++seat) {
    const Seated& seated = seats_[static_cast<std::size_t>(seat)];
    json.begin_object();
    write_sitting_for(json, seated);
    json.end_object();
    const PersonId& person = seated.sitting.person;
    if (seated.sitting.kind != Sitting::Kind::Person) continue;
    const bool to_move = seat == acting && !seated.away;
    const auto known = std::find_if(summary.members.begin(), summary.members.end(),
                                    [&](const Summary::Member& each) { return each.person == person; });
    if (known == summary.members.end()) {
      summary.members.push_back({person, to_move});
    } else {
      known->to_move = known->to_move || to_move;
    }
  }
  json.end_array();
  json.end_object();
  return summary;
}

bool Table::is_deserted() const {
  return std::none_of(seats_.begin(), seats_.end(), [](const Seated& seated) {
    return seated.sitting.kind == Sitting::Kind::Person && !seated.away;
  });
}

void write_sitting_for(JsonWriter& json, const Seated& seated) {
  const Sitting& sitting = seated.sitting;
  switch (sitting.kind) {
    case Sitting::Kind::Open: return json.field("kind", "open");
    case Sitting::Kind::Invited: json.field("kind", "invited"); break;
    case Sitting::Kind::Bot: json.field("kind", "bot"); break;
    case Sitting::Kind::Person: json.field("kind", "person"); break;
  }
  json.field("name", sitting.name);
  if (sitting.kind == Sitting::Kind::Bot || seated.away) json.field("level", sitting.level);
  if (seated.away) json.field("away", true);
}

// ---- applying --------------------------------------------------------------------------------------------

bool Table::apply(const Entry& entry) {
  if (entry.version != version_ + 1 || entry.table != id_) return false;
  auto change = read_change(entry.body);
  if (!change || (version_ == 0) != (change->kind == Change::Kind::Open)) return false;
  Happening happening{
      .version = entry.version, .time = entry.time, .change = std::move(*change), .events = {}};

  const int acting = actor();
  charge(entry.time);
  if (!make_true(happening)) return false;
  follow_clock(acting, happening.change.kind, entry.time);

  version_ = entry.version;
  changed_ = entry.time;
  const Change& made = happening.change;
  if (!made.id.empty()) done_.emplace(done_key(made.by, made.id), version_);
  happenings_.push_back(std::move(happening));
  return true;
}

Refusal Table::trouble() const {
  if (!other_rules_.empty()) return {"other-rules", other_rules_};
  return {"broken", "the log of this table cannot be read by this version of Pithead"};
}

bool Table::make_true(Happening& happening) {
  const Change& change = happening.change;
  const bool needs_seat = change.kind == Change::Kind::Sit || change.kind == Change::Kind::Seat ||
                          change.kind == Change::Kind::StandIn || change.kind == Change::Kind::Return ||
                          change.kind == Change::Kind::Confirm || change.kind == Change::Kind::Undo;
  if (needs_seat && (change.seat < 0 || change.seat >= static_cast<int>(seats_.size()))) return false;
  Seated* seated = needs_seat ? &seats_[static_cast<std::size_t>(change.seat)] : nullptr;
  switch (change.kind) {
    case Change::Kind::Open: return open(change);
    case Change::Kind::Start: return start(change);
    case Change::Kind::Move: return move(change, happening);
    case Change::Kind::Undo: return undo(change);
    case Change::Kind::Sit:
      seated->sitting.kind = Sitting::Kind::Person;
      seated->sitting.person = change.by;
      seated->sitting.name = change.name;
      return true;
    case Change::Kind::Seat:
      if (!change.sitting) return false;
      seated->sitting = *change.sitting;
      return true;
    case Change::Kind::Leave: leave(change); return true;
    case Change::Kind::StandIn:
      stand_in(*seated);
      if (unconfirmed_ == change.seat) unconfirmed_ = kNoSeat;
      return true;
    case Change::Kind::Return:
      seated->away = false;
      seated->bank = std::max(seated->bank, kAfterReturn);
      return true;
    case Change::Kind::Confirm:
      unconfirmed_ = kNoSeat;
      confirmed_ = ply();
      return true;
    case Change::Kind::Habit: include(careful_, change.by, change.on); return true;
    case Change::Kind::Chat: return true;
    case Change::Kind::Mute:
      include(change.by == host_ ? muted_ : deaf_[change.by], change.person, change.on);
      return true;
    case Change::Kind::Settings:
      plan_.listed = change.on;
      plan_.title = change.text;
      return true;
    case Change::Kind::Credit:
      turn_began_ += change.amount;
      if (const int acting = actor(); acting != kNoSeat)
        seats_[static_cast<std::size_t>(acting)].bank += change.amount;
      return true;
    case Change::Kind::Rematch:
      rematch_ = change.text;
      rematch_version_ = happening.version;
      return true;
    case Change::Kind::Close: status_ = Summary::Status::Closed; return true;
  }
  return false;
}

bool Table::open(const Change& change) {
  if (!change.plan || change.plan->seats.empty()) return false;
  plan_ = *change.plan;
  host_ = change.by;
  for (const Sitting& sitting : plan_.seats) seats_.push_back({.sitting = sitting});
  return true;
}

bool Table::start(const Change& change) {
  const auto setup =
      restore_setup(plan_.game, change.rules, static_cast<int>(seats_.size()), plan_.options, change.seed);
  if (!setup && setup.error().kind == Error::Kind::OtherRules) other_rules_ = setup.error().what;
  if (!setup || match_) return false;
  match_ = deal(*setup);
  commitment_ = seed_commitment(change.seed);
  status_ = Summary::Status::Running;
  for (Seated& seated : seats_) seated.bank = Milliseconds{plan_.clock.seconds} * 1000;
  return true;
}

bool Table::move(const Change& change, Happening& happening) {
  if (!match_ || change.ply != ply() || unconfirmed_ != kNoSeat ||
      change.seat != int{match_->state().to_move()})
    return false;
  if (!match_->play(change.text)) return false;
  happening.events = match_->plies().back().events;
  const auto seat = static_cast<Seat>(change.seat);
  const AnyState& state = match_->state();
  if (match_->over()) {
    status_ = Summary::Status::Over;
  } else if ((state.to_move() != seat || state.begins_turn()) && !is_bot(seat) &&
             careful_.contains(seats_[seat].sitting.person) && match_->can_undo(seat)) {
    unconfirmed_ = seat;
  }
  return true;
}

bool Table::undo(const Change& change) {
  if (!match_) return false;
  while (ply() > change.ply) {
    if (!match_->undo(static_cast<Seat>(change.seat))) return false;
  }
  unconfirmed_ = kNoSeat;
  return true;
}

void Table::leave(const Change& change) {
  for (int seat = 0; seat < static_cast<int>(seats_.size()); ++seat) {
    if (!holds(change.by, seat) || (change.seat != kNoSeat && change.seat != seat)) continue;
    Seated& seated = seats_[static_cast<std::size_t>(seat)];
    if (status_ == Summary::Status::Open) {
      seated.sitting = {};
    } else {
      stand_in(seated);
      if (unconfirmed_ == seat) unconfirmed_ = kNoSeat;
    }
  }
  if (status_ == Summary::Status::Open && change.by == host_ && !is_member(host_)) find_new_host();
}

// The first person left; a table without people is closed.
void Table::find_new_host() {
  for (const Seated& seated : seats_) {
    if (seated.sitting.kind != Sitting::Kind::Person) continue;
    host_ = seated.sitting.person;
    return;
  }
  status_ = Summary::Status::Closed;
}

// ---- clocks ----------------------------------------------------------------------------------------------

// The time that went by is the actor's.
void Table::charge(Milliseconds now) {
  const int acting = actor();
  if (acting == kNoSeat || is_bot(acting)) {
    running_since_ = std::max(running_since_, now);
    return;
  }
  seats_[static_cast<std::size_t>(acting)].bank -= std::max<Milliseconds>(0, now - running_since_);
  running_since_ = std::max(running_since_, now);
}

void Table::follow_clock(int acted, Change::Kind kind, Milliseconds now) {
  const int acting = actor();
  const bool new_turn = acting != acted || kind == Change::Kind::Start || kind == Change::Kind::Return ||
                        (kind == Change::Kind::Move && match_->state().begins_turn());
  if (!new_turn) return;
  turn_began_ = now;
  if (acted != kNoSeat && acted != acting && kind != Change::Kind::Undo) {
    seats_[static_cast<std::size_t>(acted)].bank += Milliseconds{plan_.clock.increment} * 1000;
  }
}

}  // namespace pithead::server
