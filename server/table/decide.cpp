// What a wish would change, or why not: the rules of the house.
#include <string>
#include <utility>

#include "games/catalogue.h"
#include "server/table/secret.h"
#include "server/table/table.h"

namespace pithead::server {
namespace {

// How long the others wait before they may let a bot play for somebody who does not move.
constexpr Milliseconds kPatienceLive = Milliseconds{2} * 60 * 1000;
constexpr Milliseconds kPatienceByTurn = Milliseconds{3} * 24 * 60 * 60 * 1000;

Change change_of(Change::Kind kind, const Wish& wish, const PersonId& by) {
  Change change;
  change.kind = kind;
  change.by = by;
  change.id = wish.id;
  return change;
}

}  // namespace

std::string_view move_error(Error::Kind kind) {
  return kind == Error::Kind::UnreadableMove ? "unreadable-move" : "illegal-move";
}

Answer<void> Table::check_host(const PersonId& by) const {
  if (by != host_) return refuse("not-host", "only the host of the table may do that");
  return {};
}

Answer<void> Table::check_running() const {
  switch (status_) {
    case Summary::Status::Open: return refuse("not-started", "the game has not begun");
    case Summary::Status::Over: return refuse("game-over", "the game is over");
    case Summary::Status::Closed: return refuse("closed", "this table was closed");
    case Summary::Status::Running: break;
  }
  return {};
}

Answer<void> Table::check_ply(const Wish& wish) const {
  if (wish.ply == ply()) return {};
  return refuse("stale-ply", "the answer was for ply " + std::to_string(wish.ply) +
                                 ", but the game is at ply " + std::to_string(ply()) + "; look again");
}

Answer<void> Table::check_actor(const Wish& wish, const PersonId& by) const {
  const int acting = actor();
  if (!is_member(by)) return refuse("not-seated", "only those who have a seat may do that");
  if (wish.seat != kNoSeat && !holds(by, wish.seat)) return refuse("not-your-seat", "that seat is not yours");
  if (!holds(by, acting) || (wish.seat != kNoSeat && wish.seat != acting)) {
    return refuse("not-your-turn",
                  "it is the turn of " + seats_[static_cast<std::size_t>(acting)].sitting.name);
  }
  if (is_bot(acting)) return refuse("away", "a bot plays for you; come back to your seat first");
  return {};
}

Answer<Change> Table::decide(const Wish& wish, const PersonId& by, Milliseconds now) const {
  using Kind = Wish::Kind;
  if (by.empty()) return refuse("unknown-person", "nobody is known to have asked; fetch /api/me first");
  if (status_ == Summary::Status::Closed) return refuse("closed", "this table was closed");
  switch (wish.kind) {
    case Kind::Join: return decide_join(wish, by);
    case Kind::Seat: return decide_seat(wish, by);
    case Kind::Leave: return decide_leave(wish, by);
    case Kind::Return: return decide_return(wish, by);
    case Kind::StandIn: return decide_stand_in(wish, by, now);
    case Kind::Start: return decide_start(wish, by);
    case Kind::Move: return decide_move(wish, by);
    case Kind::Undo: return decide_undo(wish, by);
    case Kind::Confirm: return decide_confirm(wish, by);
    case Kind::Chat: return decide_chat(wish, by);
    case Kind::Mute: return decide_mute(wish, by);
    case Kind::Habit: {
      if (!is_member(by)) return refuse("not-seated", "only those who have a seat may do that");
      Change change = change_of(Change::Kind::Habit, wish, by);
      change.on = wish.on;
      return change;
    }
    case Kind::Settings: {
      if (auto host = check_host(by); !host) return tl::unexpected(host.error());
      Change change = change_of(Change::Kind::Settings, wish, by);
      change.on = wish.listed.value_or(plan_.listed);
      change.text = wish.text.empty() ? plan_.title : wish.text;
      return change;
    }
    case Kind::Close: {
      if (auto host = check_host(by); !host) return tl::unexpected(host.error());
      if (status_ == Summary::Status::Running) {
        return refuse("running", "a running game cannot be closed; leave it, and bots play on");
      }
      return change_of(Change::Kind::Close, wish, by);
    }
    case Kind::Rematch: {
      if (status_ != Summary::Status::Over) return refuse("not-over", "the game is not over yet");
      if (!is_member(by)) return refuse("not-seated", "only those who played may ask for another game");
      Change change = change_of(Change::Kind::Rematch, wish, by);
      change.text = wish.text;
      return change;
    }
    case Kind::Watch:
    case Kind::Unwatch:
    case Kind::Hint:
    case Kind::Preview:
    case Kind::Ping: break;
  }
  return refuse("unknown-type", "a table cannot do that");
}

Answer<Change> Table::decide_join(const Wish& wish, const PersonId& by) const {
  if (status_ != Summary::Status::Open) return refuse("started", "the game has begun; you can watch it");
  Change change = change_of(Change::Kind::Sit, wish, by);
  change.name = wish.name;
  if (!wish.link.empty()) {
    for (int seat = 0; seat < static_cast<int>(seats_.size()); ++seat) {
      const Sitting& sitting = seats_[static_cast<std::size_t>(seat)].sitting;
      if (sitting.link != wish.link) continue;
      if (sitting.kind == Sitting::Kind::Invited) {
        change.seat = seat;
        return change;
      }
      if (holds(by, seat)) return refuse("already-seated", "you have this seat already");
      return refuse("seat-taken", "somebody has taken the seat of this invitation");
    }
    return refuse("invitation-withdrawn", "this invitation was withdrawn; ask for another one");
  }
  if (is_member(by)) return refuse("already-seated", "you have a seat already");
  for (int seat = 0; seat < static_cast<int>(seats_.size()); ++seat) {
    const bool free = seats_[static_cast<std::size_t>(seat)].sitting.kind == Sitting::Kind::Open;
    if (!free || (wish.seat != kNoSeat && wish.seat != seat)) continue;
    change.seat = seat;
    return change;
  }
  if (wish.seat != kNoSeat) return refuse("seat-taken", "that seat is not free");
  return refuse("table-full", "no seat is free at this table");
}

Answer<Change> Table::decide_seat(const Wish& wish, const PersonId& by) const {
  if (auto host = check_host(by); !host) return tl::unexpected(host.error());
  if (status_ != Summary::Status::Open) return refuse("started", "the game has begun");
  if (wish.seat < 0 || wish.seat >= static_cast<int>(seats_.size())) {
    return refuse("bad-message", "there is no seat " + std::to_string(wish.seat) + " at this table");
  }
  if (!wish.sitting) return refuse("bad-message", "who is to sit there? The field 'sitting' is missing");
  Change change = change_of(Change::Kind::Seat, wish, by);
  change.seat = wish.seat;
  change.sitting = wish.sitting;
  if (change.sitting->kind == Sitting::Kind::Person) change.sitting->person = by;
  return change;
}

Answer<Change> Table::decide_leave(const Wish& wish, const PersonId& by) const {
  if (!is_member(by)) return refuse("not-seated", "you have no seat here");
  if (status_ == Summary::Status::Over) return refuse("game-over", "the game is over");
  Change change = change_of(Change::Kind::Leave, wish, by);
  change.seat = wish.seat;
  if (wish.seat != kNoSeat && !holds(by, wish.seat)) return refuse("not-your-seat", "that seat is not yours");
  return change;
}

Answer<Change> Table::decide_return(const Wish& wish, const PersonId& by) const {
  if (auto running = check_running(); !running) return tl::unexpected(running.error());
  for (int seat = 0; seat < static_cast<int>(seats_.size()); ++seat) {
    if (!holds(by, seat) || (wish.seat != kNoSeat && wish.seat != seat)) continue;
    if (!seats_[static_cast<std::size_t>(seat)].away) continue;
    Change change = change_of(Change::Kind::Return, wish, by);
    change.seat = seat;
    return change;
  }
  if (!is_member(by)) return refuse("not-seated", "you have no seat here");
  return refuse("not-away", "no bot plays for you");
}

// Without a clock somebody who never comes back would end the game for all.
Answer<Change> Table::decide_stand_in(const Wish& wish, const PersonId& by, Milliseconds now) const {
  if (auto running = check_running(); !running) return tl::unexpected(running.error());
  if (!is_member(by)) return refuse("not-seated", "only those who have a seat may do that");
  const int acting = actor();
  if (is_bot(acting) || holds(by, acting)) return refuse("not-away", "nobody else is waited for");
  const Milliseconds patience = plan_.by_turn ? kPatienceByTurn : kPatienceLive;
  if (now < turn_began_ + patience) {
    const Milliseconds left = turn_began_ + patience - now;
    return refuse("too-early", "give them some more time: a bot can play on in " +
                                   std::to_string((left + 999) / 1000) + " seconds");
  }
  Change change = change_of(Change::Kind::StandIn, wish, by);
  change.seat = acting;
  return change;
}

Answer<Change> Table::decide_start(const Wish& wish, const PersonId& by) const {
  if (auto host = check_host(by); !host) return tl::unexpected(host.error());
  if (status_ != Summary::Status::Open) return refuse("started", "the game has begun");
  for (const Seated& seated : seats_) {
    if (seated.sitting.kind == Sitting::Kind::Open || seated.sitting.kind == Sitting::Kind::Invited) {
      return refuse("seats-open", "a seat is still free; wait for somebody or put a bot there");
    }
  }
  Change change = change_of(Change::Kind::Start, wish, by);
  change.seed = random_seed();
  change.rules = find_game(plan_.game)->info().rules;
  return change;
}

Answer<Change> Table::decide_move(const Wish& wish, const PersonId& by) const {
  if (auto running = check_running(); !running) return tl::unexpected(running.error());
  if (!is_member(by)) return refuse("not-seated", "only those who have a seat may move");
  if (auto fresh = check_ply(wish); !fresh) return tl::unexpected(fresh.error());
  if (auto turn = check_actor(wish, by); !turn) return tl::unexpected(turn.error());
  if (unconfirmed_ != kNoSeat) {
    return refuse("unconfirmed", "your turn is over: confirm it, or take something back");
  }
  const auto move = match_->read(wish.text);
  if (!move) return refuse(move_error(move.error().kind), move.error().what);
  Change change = change_of(Change::Kind::Move, wish, by);
  change.seat = match_->state().to_move();
  change.ply = ply();
  change.text = match_->game().move_text(*move);
  return change;
}

Answer<Change> Table::decide_undo(const Wish& wish, const PersonId& by) const {
  if (auto running = check_running(); !running) return tl::unexpected(running.error());
  if (!is_member(by)) return refuse("not-seated", "only those who have a seat may do that");
  if (auto fresh = check_ply(wish); !fresh) return tl::unexpected(fresh.error());
  const std::size_t possible = undoable(by);
  const int left = wish.to == kNoPly ? ply() - 1 : wish.to;
  if (possible == 0 || left >= ply() || left < ply() - static_cast<int>(possible)) {
    return refuse("nothing-to-undo",
                  possible == 0
                      ? std::string("nothing can be taken back: only own moves, until something hidden was "
                                    "seen, the turn was confirmed or another seat moved")
                      : "only the last " + std::to_string(possible) + " moves can be taken back");
  }
  Change change = change_of(Change::Kind::Undo, wish, by);
  change.seat = match_->plies().back().seat;
  change.ply = left;
  return change;
}

Answer<Change> Table::decide_confirm(const Wish& wish, const PersonId& by) const {
  if (auto running = check_running(); !running) return tl::unexpected(running.error());
  if (!is_member(by)) return refuse("not-seated", "only those who have a seat may do that");
  if (auto fresh = check_ply(wish); !fresh) return tl::unexpected(fresh.error());
  if (unconfirmed_ == kNoSeat || !holds(by, unconfirmed_)) {
    return refuse("nothing-to-confirm", "no turn of yours waits to be confirmed");
  }
  Change change = change_of(Change::Kind::Confirm, wish, by);
  change.seat = unconfirmed_;
  return change;
}

Answer<Change> Table::decide_chat(const Wish& wish, const PersonId& by) const {
  if (is_muted(by)) return refuse("muted", "the host has muted you");
  if (wish.text.empty()) return refuse("bad-message", "there is nothing to say: 'text' is empty");
  Change change = change_of(Change::Kind::Chat, wish, by);
  change.text = wish.text;
  change.name = wish.name;
  return change;
}

Answer<Change> Table::decide_mute(const Wish& wish, const PersonId& by) const {
  if (wish.person.empty() || wish.person == by) {
    return refuse("bad-message", "whom? 'person' must be somebody else");
  }
  Change change = change_of(Change::Kind::Mute, wish, by);
  change.person = wish.person;
  change.on = wish.on;
  return change;
}

Answer<Change> Table::bot_move(int seat, Move move) const {
  if (auto running = check_running(); !running) return tl::unexpected(running.error());
  if (actor() != seat || !is_bot(seat) || !match_->state().is_legal(move)) {
    return refuse("stale-ply", "the bot thought about another position");
  }
  Change change;
  change.kind = Change::Kind::Move;
  change.seat = seat;
  change.ply = ply();
  change.text = match_->game().move_text(move);
  return change;
}

std::optional<Change> Table::time_out(Milliseconds now) const {
  const auto end = deadline();
  if (!end || now < *end) return std::nullopt;
  Change change;
  change.kind = Change::Kind::StandIn;
  change.seat = actor();
  return change;
}

}  // namespace pithead::server
