#include "server/table/absent.h"

#include <algorithm>

namespace pithead::server {
namespace {

// Nobody's if a bot acts, also for a person.
PersonId person_to_act(const Table& table) {
  const Seat seat = table.actor();
  if (seat == kNobody || table.status() != Summary::Status::Running || table.is_bot(seat)) return {};
  return table.seats()[seat].holder.person;
}

// With bots alone, and nobody waits for the result.
bool plays_by_oneself(const Table& table, const PersonId& person) {
  return table.plan().tournament.empty() && table.is_alone(person);
}

std::vector<PersonId> others_at(const Table& table, const PersonId& but) {
  std::vector<PersonId> people;
  for (const TableSeat& seat : table.seats()) {
    const SeatHolder& holder = seat.holder;
    const bool person = holder.kind == SeatHolder::Kind::Person && !holder.person.empty();
    if (!person || holder.person == but || plays_by_oneself(table, holder.person)) continue;
    if (std::ranges::find(people, holder.person) == people.end()) people.push_back(holder.person);
  }
  return people;
}

// The same as long as none of the person's seats has made another move, whatever others take back and play
// anew.
std::int64_t turn_of(const Table& table, const PersonId& person) {
  const auto& plies = table.match()->plies();
  for (std::size_t ply = plies.size(); ply > 0; --ply)
    if (table.holds(person, plies[ply - 1].seat)) return static_cast<std::int64_t>(ply);
  return 0;
}

}  // namespace

AbsentWatch::AbsentWatch(const Table& before, const Change& change)
    : by_(change.by),
      actor_(person_to_act(before)),
      status_(before.status()),
      chat_(change.is<ChatSaid>()),
      nudged_(change.is<PlayerNudged>()),
      rematch_(change.is<RematchAgreed>() ? std::get<RematchAgreed>(change.what).table : TableId{}) {}

// Where an evening is the pace, people sit before the page.
bool AbsentWatch::wants_turn(const Table& after) const {
  const PersonId person = person_to_act(after);
  return after.plan().by_turn && !person.empty() && (person != actor_ || nudged_) && person != by_ &&
         !plays_by_oneself(after, person);
}

// Nobody sat down there: whoever plays has to hear of it.
bool AbsentWatch::opened_by_a_tournament(const Table& after) const {
  return status_ == Summary::Status::Open && after.status() == Summary::Status::Running &&
         !after.plan().tournament.empty();
}

std::vector<NewNotice> AbsentWatch::notices(const Table& after, Milliseconds due) const {
  std::vector<NewNotice> all;
  const auto add = [&](const PersonId& person, NoticeKind kind, const TableId& subject, std::int64_t mark) {
    all.push_back({.person = person, .kind = kind, .subject = subject, .mark = mark, .due = due, .body = {}});
  };
  if (wants_turn(after)) {
    const PersonId person = person_to_act(after);
    add(person, NoticeKind::Turn, after.id(), turn_of(after, person));
  }
  const bool ended = status_ == Summary::Status::Running && after.status() == Summary::Status::Over;
  const bool opened = opened_by_a_tournament(after);
  if (!ended && !chat_ && !opened && rematch_.empty()) return all;
  for (const PersonId& person : others_at(after, by_)) {
    if (opened) add(person, NoticeKind::Invitation, after.id(), 0);
    if (ended) add(person, NoticeKind::Over, after.id(), 0);
    if (chat_ && !after.has_muted(person, by_)) add(person, NoticeKind::Chat, after.id(), 0);
    if (!rematch_.empty()) add(person, NoticeKind::Invitation, rematch_, 0);
  }
  return all;
}

}  // namespace pithead::server
