#include "server/table/table.h"

#include <algorithm>
#include <ranges>

namespace pithead::server {
namespace {

std::string done_key(const PersonId& person, const std::string& id) { return person + ' ' + id; }

}  // namespace

Seat Table::actor() const {
  if (status_ != Summary::Status::Running) return kNobody;
  return unconfirmed_ != kNobody ? unconfirmed_ : match_->state().to_move();
}

int Table::undoable(const PersonId& person) const {
  if (status_ != Summary::Status::Running || ply() == first_ply()) return 0;
  const int unconfirmed = ply() - confirmed_.value_or(first_ply());
  if (is_alone(person) && !plan_.rated) {
    const int most = std::min(static_cast<int>(match_->since_reveal()), unconfirmed);
    const auto first = std::find_if(match_->plies().end() - most, match_->plies().end(),
                                    [&](const Ply& ply) { return holds(person, ply.seat); });
    return static_cast<int>(match_->plies().end() - first);
  }
  const Seat last = match_->plies().back().seat;
  if (!holds(person, last) || is_bot(last)) return 0;
  return std::min(static_cast<int>(match_->undoable(last)), unconfirmed);
}

std::optional<int> Table::last_decision(const PersonId& person) const {
  for (int back = 1; back <= undoable(person); ++back) {
    if (holds(person, match_->plies()[static_cast<std::size_t>(ply() - back)].seat)) return ply() - back;
  }
  return std::nullopt;
}

bool Table::is_alone(const PersonId& person) const {
  return is_member(person) && std::ranges::all_of(seats_, [&](const TableSeat& seat) {
           return seat.holder.kind == SeatHolder::Kind::Bot || seat.holder.person == person;
         });
}

bool Table::is_bot(Seat seat) const {
  return seats_[seat].holder.kind == SeatHolder::Kind::Bot || seats_[seat].away;
}

bool Table::holds(const PersonId& person, Seat seat) const {
  if (seat >= seats_.size() || person.empty()) return false;
  const SeatHolder& holder = seats_[seat].holder;
  return holder.kind == SeatHolder::Kind::Person && holder.person == person;
}

bool Table::is_member(const PersonId& person) const {
  for (Seat seat = 0; seat < seats_.size(); ++seat) {
    if (holds(person, seat)) return true;
  }
  return false;
}

Seat Table::viewpoint(const PersonId& person) const {
  if (const Seat acting = actor(); holds(person, acting)) return acting;
  if (match_) {
    for (const Ply& ply : std::views::reverse(match_->plies())) {
      if (holds(person, ply.seat)) return ply.seat;
    }
  }
  for (Seat seat = 0; seat < seats_.size(); ++seat) {
    if (holds(person, seat)) return seat;
  }
  return kNobody;
}

bool Table::is_deserted() const {
  return std::none_of(seats_.begin(), seats_.end(), [this](const TableSeat& seat) {
    return seat.holder.kind == SeatHolder::Kind::Person && (plan_.rated || !seat.away || seat.only_turn);
  });
}

bool Table::is_paused() const {
  const auto is_person = [](const TableSeat& seat) { return seat.holder.kind == SeatHolder::Kind::Person; };
  return status_ == Summary::Status::Running && is_deserted() && std::ranges::any_of(seats_, is_person);
}

Answer<void> Table::may_watch(const PersonId& person) const {
  if (person == host_ || is_member(person)) return {};
  if (removed_.contains(person)) return refuse(Why::Removed, "the host has removed you from this table");
  if (plan_.is_private && status_ == Summary::Status::Running)
    return refuse(Why::Private, "only those who have a seat watch this game");
  return {};
}

bool Table::has_muted(const PersonId& person, const PersonId& other) const {
  const auto found = deaf_.find(person);
  return found != deaf_.end() && found->second.contains(other);
}

// The server's share says all that is hidden: it is told when nothing is any more.
std::optional<FairDeal> Table::known_deal() const {
  std::optional<FairDeal> known = fair_;
  if (known && status_ != Summary::Status::Over) known->salt = known->server_share = "";
  return known;
}

std::optional<std::int64_t> Table::done_before(const PersonId& person, const std::string& id) const {
  if (id.empty()) return std::nullopt;
  const auto found = done_.find(done_key(person, id));
  if (found == done_.end()) return std::nullopt;
  return found->second;
}

void Table::remember_done(const Change& change) {
  if (!change.id.empty()) done_.emplace(done_key(change.by, change.id), version_);
}

std::set<PersonId> Table::players() const {
  std::set<PersonId> people;
  for (const TableSeat& seat : seats_) {
    const bool gone = seat.away && !seat.only_turn;
    if (seat.holder.kind == SeatHolder::Kind::Person && !gone) people.insert(seat.holder.person);
  }
  return people;
}

// ---- clocks ----------------------------------------------------------------------------------------------

// A clock that begins at a moment and stands still during a vacation, when so much of it is used up.
Milliseconds Table::end_of(Milliseconds begin, Milliseconds amount, const Vacation& vacation) {
  const Milliseconds end = begin + amount;
  const Milliseconds off = std::max(begin, vacation.began);
  return vacation.until > off && end > off ? end + (vacation.until - off) : end;
}

Milliseconds Table::used_between(Milliseconds begin, Milliseconds end, const Vacation& vacation) {
  if (end <= begin) return 0;
  const Milliseconds off = std::min(end, vacation.until) - std::max(begin, vacation.began);
  return end - begin - std::max<Milliseconds>(0, off);
}

std::optional<Milliseconds> Table::deadline() const {
  if (adjourned_) return adjourned_->until;
  const Seat acting = actor();
  if (acting == kNobody || is_bot(acting)) return std::nullopt;
  const TableSeat& seat = seats_[acting];
  switch (plan_.clock.kind) {
    case ClockRule::Kind::None: return std::nullopt;
    case ClockRule::Kind::Turn:
      return end_of(turn_began_, Milliseconds{plan_.clock.seconds} * 1000, seat.vacation);
    case ClockRule::Kind::Bank: return end_of(running_since_, seat.bank, seat.vacation);
  }
  return std::nullopt;
}

Milliseconds Table::waited(Milliseconds now) const {
  const Seat acting = actor();
  return acting == kNobody ? 0 : used_between(turn_began_, now, seats_[acting].vacation);
}

Milliseconds Table::bank_left(Seat seat, Milliseconds now) const {
  const bool ticking = seat == actor() && !is_bot(seat) && !adjourned_;
  const Milliseconds used = ticking ? used_between(running_since_, now, seats_[seat].vacation) : 0;
  return std::max<Milliseconds>(0, seats_[seat].bank - used);
}

// The time that went by is the actor's.
void Table::charge(Milliseconds now) {
  const Seat acting = actor();
  if (acting != kNobody && !is_bot(acting) && !adjourned_)
    seats_[acting].bank -= used_between(running_since_, now, seats_[acting].vacation);
  running_since_ = std::max(running_since_, now);
}

// What of the actor's vacation has gone by is from now on as if the turn had begun later: then time can be
// given without its falling into the vacation.
void Table::settle_vacation(Milliseconds now) {
  const Seat acting = actor();
  if (acting == kNobody || now <= turn_began_) return;
  turn_began_ = now - waited(now);
  seats_[acting].vacation.began = std::max(seats_[acting].vacation.began, now);
}

void Table::resume(Milliseconds now) {
  turn_began_ += std::max<Milliseconds>(0, now - adjourned_->since);
  adjourned_.reset();
  if (const Seat acting = actor(); acting != kNobody)
    seats_[acting].vacation.began = std::max(seats_[acting].vacation.began, now);
}

void Table::follow_clock(Seat acted, const Change& change, Milliseconds now) {
  const Seat acting = actor();
  const bool new_turn = acting != acted || change.is<GameStarted>() || change.is<PersonReturned>() ||
                        (change.is<MovePlayed>() && match_->state().begins_turn());
  if (!new_turn) return;
  turn_began_ = now;
  nudged_ = 0;
  if (acted != kNobody && acted != acting && !change.is<MovesUndone>()) {
    seats_[acted].bank += Milliseconds{plan_.clock.increment} * 1000;
  }
}

}  // namespace pithead::server
