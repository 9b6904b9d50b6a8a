#include "server/table/decide.h"

#include <string>
#include <type_traits>
#include <utility>

#include "games/catalogue.h"
#include "server/table/commitment.h"
#include "server/table/plan_turn.h"
#include "server/table/rated.h"
#include "server/table/secret.h"
#include "server/table/waiting.h"

namespace pithead::server {
namespace {

Answer<void> check_playing(const Table& table) {
  auto running = check_running(table);
  return running ? check_not_adjourned(table) : running;
}

Answer<void> check_ply(const Table& table, int ply) {
  if (ply == table.ply()) return {};
  return refuse(Why::StalePly, "the answer was for ply " + std::to_string(ply) + ", but the game is at ply " +
                                   std::to_string(table.ply()) + "; look again");
}

// At a table from before deals were made of shares: the first scheme. find_draw says why several may be
// needed.
Seed seed_for(Setup setup, Seat first_player) {
  for (int draw = 0; first_player < setup.players && draw < kMostDraws; ++draw) {
    if (Match(setup).began() == first_player) break;
    setup.seed = random_seed();
  }
  return setup.seed;
}

class Decision {
 public:
  using Decided = Answer<Change::What>;

  Decision(const Table& table, const Person& by, Milliseconds now)
      : table_(table), person_(by), by_(by.id), now_(now) {}

  Decided operator()(const JoinTable& join) const {
    if (table_.status() != Summary::Status::Open)
      return refuse(Why::Started, "the game has begun; you can watch it");
    if (person_.blocked.contains(table_.host()))
      return refuse(Why::HostBlocked, "you have blocked the host of this table; unblock them first");
    const auto seat = join.link.empty() ? free_seat(join.seat) : invited_seat(join.link);
    if (!seat) return tl::unexpected(seat.error());
    return SeatTaken{
        .seat = *seat, .name = join.name.empty() ? person_.name : join.name, .share = join.share};
  }

  Decided operator()(const GiveShare& give) const {
    if (auto member = check_member(); !member) return tl::unexpected(member.error());
    if (table_.status() != Summary::Status::Open) return refuse(Why::Started, "the game has begun");
    if (!table_.fair()) return refuse(Why::NoShareNeeded, "the deal of this table is not made of shares");
    if (table_.has_share(by_)) return refuse(Why::NoShareNeeded, "you have given your share already");
    if (give.share.empty()) return refuse(Why::BadMessage, "'share' is empty");
    return ShareGiven{give.share};
  }

  Decided operator()(const AssignSeat& assign) const {
    if (auto host = check_host(); !host) return tl::unexpected(host.error());
    if (table_.status() != Summary::Status::Open) return refuse(Why::Started, "the game has begun");
    if (assign.seat >= table_.seats().size()) {
      return refuse(Why::BadMessage, "there is no seat " + std::to_string(assign.seat) + " at this table");
    }
    SeatAssigned assigned{.seat = assign.seat, .holder = assign.holder};
    if (assigned.holder.kind == SeatHolder::Kind::Person) assigned.holder.person = by_;
    return assigned;
  }

  Decided operator()(const LeaveTable& leave) const {
    if (auto member = check_member("you have no seat here"); !member) return tl::unexpected(member.error());
    if (table_.status() == Summary::Status::Over) return refuse(Why::GameOver, "the game is over");
    if (auto own = check_own(leave.seat); !own) return tl::unexpected(own.error());
    return SeatLeft{leave.seat};
  }

  Decided operator()(const ReturnToSeat& back) const {
    if (auto running = check_running(table_); !running) return tl::unexpected(running.error());
    for (Seat seat = 0; seat < table_.seats().size(); ++seat) {
      const bool wanted = back.seat == kNobody || back.seat == seat;
      if (wanted && table_.holds(by_, seat) && table_.seats()[seat].away) return PersonReturned{seat};
    }
    if (auto member = check_member("you have no seat here"); !member) return tl::unexpected(member.error());
    return refuse(Why::NotAway, "no bot plays for you");
  }

  Decided operator()(const LetBotStandIn& /*wish*/) const { return decide_stand_in(table_, by_, now_); }
  Decided operator()(const NudgePlayer& /*wish*/) const { return decide_nudge(table_, by_, now_); }
  Decided operator()(const TakeVacation& take) const { return decide_vacation(table_, by_, take.until); }
  Decided operator()(const AdjournGame& adjourn) const {
    return decide_adjourn(table_, by_, adjourn.until, now_);
  }
  Decided operator()(const ResumeGame& /*wish*/) const { return decide_resume(table_, by_); }

  Decided operator()(const StartGame& start) const {
    if (auto host = check_host(); !host) return tl::unexpected(host.error());
    if (table_.status() != Summary::Status::Open) return refuse(Why::Started, "the game has begun");
    for (const TableSeat& seat : table_.seats()) {
      const SeatHolder::Kind kind = seat.holder.kind;
      if (kind == SeatHolder::Kind::Open || kind == SeatHolder::Kind::Invited) {
        return refuse(Why::SeatsOpen, "a seat is still free; wait for somebody or put a bot there");
      }
    }
    if (auto ratable = check_ratable(table_); !ratable) return tl::unexpected(ratable.error());
    const AnyGame* game = table_.game();
    const auto& begin = table_.plan().begin;
    GameStarted started{.seed = begin ? begin->seed : random_seed(),
                        .rules = game == nullptr ? 0 : game->info().rules,
                        .share = table_.fair() && !table_.has_share(by_) ? start.share : ""};
    // The table may have been opened by a program with other games or options.
    const auto match = table_.match_for(started);
    if (!match) return refuse_setup(match.error());
    if (!begin) deal(started, match->setup());
    return started;
  }

  // The one place where a move of a person is checked: what was decided is played without asking again.
  Decided operator()(const PlayMove& play) const {
    if (auto running = check_playing(table_); !running) return tl::unexpected(running.error());
    if (auto member = check_member("only those who have a seat may move"); !member)
      return tl::unexpected(member.error());
    if (auto fresh = check_ply(table_, play.ply); !fresh) return tl::unexpected(fresh.error());
    if (auto turn = check_actor(play.seat); !turn) return tl::unexpected(turn.error());
    if (table_.unconfirmed() != kNobody) {
      return refuse(Why::Unconfirmed, "your turn is over: confirm it, or take something back");
    }
    const auto move = read_move(table_, play.move);
    if (!move) return tl::unexpected(move.error());
    return MovePlayed{.seat = table_.actor(), .ply = table_.ply(), .move = *move};
  }

  Decided operator()(const PlanTurn& plan) const { return decide_plan(plan, table_, by_); }
  Decided operator()(const RemovePlan& /*wish*/) const { return decide_removal(table_, by_); }

  Decided operator()(const UndoMoves& undo) const {
    if (auto running = check_playing(table_); !running) return tl::unexpected(running.error());
    if (auto member = check_member(); !member) return tl::unexpected(member.error());
    if (auto fresh = check_ply(table_, undo.ply); !fresh) return tl::unexpected(fresh.error());
    const int possible = table_.undoable(by_);
    if (possible == 0) {
      return refuse(
          Why::NothingToUndo,
          "nothing can be taken back: only own moves, until something hidden was seen, the turn was "
          "confirmed or another person moved");
    }
    const int left = undo.left.value_or(*table_.last_decision(by_));
    if (left >= table_.ply() || left < table_.ply() - possible) {
      return refuse(Why::NothingToUndo,
                    "only the last " + std::to_string(possible) + " moves can be taken back");
    }
    const Seat seat = table_.match()->plies()[static_cast<std::size_t>(left)].seat;
    if (!table_.holds(by_, seat)) {
      return refuse(Why::NothingToUndo, "at ply " + std::to_string(left) + " it was not your turn");
    }
    return MovesUndone{.seat = seat, .ply = left};
  }

  Decided operator()(const ConfirmTurn& confirm) const {
    if (auto running = check_playing(table_); !running) return tl::unexpected(running.error());
    if (auto member = check_member(); !member) return tl::unexpected(member.error());
    if (auto fresh = check_ply(table_, confirm.ply); !fresh) return tl::unexpected(fresh.error());
    if (!table_.holds(by_, table_.unconfirmed())) {
      return refuse(Why::NothingToConfirm, "no turn of yours waits to be confirmed");
    }
    return TurnConfirmed{table_.unconfirmed()};
  }

  Decided operator()(const SetConfirmTurns& set) const {
    if (auto member = check_member(); !member) return tl::unexpected(member.error());
    return ConfirmTurnsSet{set.on};
  }

  Decided operator()(const SayChat& chat) const {
    if (auto may = check_chat(); !may) return tl::unexpected(may.error());
    if (table_.is_muted(by_)) return refuse(Why::Muted, "the host has muted you");
    if (now_ < person_.silenced_until)
      return refuse(Why::Silenced, "the operator of this server lets you say nothing for a while");
    if (chat.text.empty()) return refuse(Why::BadMessage, "there is nothing to say: 'text' is empty");
    if (auto room = check_talk(chat.text.size()); !room) return tl::unexpected(room.error());
    return ChatSaid{.text = chat.text, .name = person_.name};
  }

  Decided operator()(const MutePerson& mute) const {
    if (mute.person.empty() || mute.person == by_) {
      return refuse(Why::BadMessage, "whom? 'person' must be somebody else");
    }
    if (by_ != table_.host()) {
      if (auto member = check_member(); !member) return tl::unexpected(member.error());
    }
    if (!table_.is_member(mute.person) && !table_.has_spoken(mute.person))
      return refuse(Why::BadMessage, "'person' has no seat here and has said nothing");
    if (auto room = check_talk(0); !room) return tl::unexpected(room.error());
    return PersonMuted{.person = mute.person, .on = mute.on};
  }

  Decided operator()(const RemovePerson& remove) const {
    if (auto host = check_host(); !host) return tl::unexpected(host.error());
    if (remove.person.empty() || remove.person == by_ || table_.is_member(remove.person))
      return refuse(Why::BadMessage, "whom? 'person' must be somebody who has no seat here");
    if (auto room = check_talk(0); !room) return tl::unexpected(room.error());
    return PersonRemoved{remove.person};
  }

  Decided operator()(const ChangeSettings& settings) const {
    if (auto host = check_host(); !host) return tl::unexpected(host.error());
    return SettingsChanged{.title = settings.title.empty() ? table_.plan().title : settings.title,
                           .listed = settings.listed.value_or(table_.plan().listed),
                           .chat = settings.chat.value_or(table_.plan().chat),
                           .is_private = settings.is_private.value_or(table_.plan().is_private)};
  }

  Decided operator()(const AskRematch& ask) const {
    if (table_.status() != Summary::Status::Over) return refuse(Why::NotOver, "the game is not over yet");
    if (auto member = check_member("only those who played may ask for another game"); !member)
      return tl::unexpected(member.error());
    if (!table_.plan().tournament.empty())
      return refuse(Why::Rated, "who plays with whom next is the tournament's affair");
    if (!ask.game.empty()) {
      const auto setup = make_setup(ask.game, static_cast<int>(table_.seats().size()), {}, 0);
      if (!setup) return refuse_setup(setup.error());
    }
    return RematchAgreed{.table = random_key(12), .game = ask.game, .without = {}};
  }

  Decided operator()(const CloseTable& /*wish*/) const {
    if (auto host = check_host(); !host) return tl::unexpected(host.error());
    if (table_.status() == Summary::Status::Running) {
      return refuse(Why::Running, "a running game cannot be closed; leave it, and bots play on");
    }
    return TableClosed{};
  }

 private:
  void deal(GameStarted& started, const Setup& setup) const {
    if (!table_.fair()) {
      started.seed = seed_for(setup, table_.plan().first_player);
      return;
    }
    started.draw = find_draw(table_.deal_for(started), setup);
    started.seed = seed_of(table_.deal_for(started));
  }

  Answer<void> check_chat() const {
    const ChatFor chat = table_.plan().chat;
    if (chat == ChatFor::Nobody) return refuse(Why::ChatClosed, "the host has closed the chat");
    const bool at_table = by_ == table_.host() || table_.is_member(by_);
    if (chat == ChatFor::Everybody || at_table) return {};
    return refuse(Why::ChatClosed, "only those who have a seat speak here, unless the host lets others, too");
  }

  // Everybody who opens the table is told all of it.
  Answer<void> check_talk(std::size_t bytes) const {
    const Talk& talk = table_.talk();
    const auto mine = talk.entries_by.find(by_);
    const bool too_much = talk.entries >= kMostTalk || talk.bytes + bytes > kMostTalkBytes ||
                          (mine != talk.entries_by.end() && mine->second >= kMostTalkByOne);
    if (too_much) return refuse(Why::ChatFull, "this table has no room for more talk");
    return {};
  }

  Answer<void> check_host() const {
    if (by_ != table_.host()) return refuse(Why::NotHost, "only the host of the table may do that");
    return {};
  }

  Answer<void> check_member(const char* otherwise = "only those who have a seat may do that") const {
    if (!table_.is_member(by_)) return refuse(Why::NotSeated, otherwise);
    return {};
  }

  Answer<void> check_own(Seat seat) const {
    if (seat != kNobody && !table_.holds(by_, seat))
      return refuse(Why::NotYourSeat, "that seat is not yours");
    return {};
  }

  Answer<void> check_actor(Seat seat) const {
    const Seat acting = table_.actor();
    if (auto own = check_own(seat); !own) return own;
    if (!table_.holds(by_, acting) || (seat != kNobody && seat != acting)) {
      return refuse(Why::NotYourTurn, "it is the turn of " + table_.seats()[acting].holder.name);
    }
    if (table_.is_bot(acting)) return refuse(Why::Away, "a bot plays for you; come back to your seat first");
    return {};
  }

  Answer<Seat> invited_seat(const std::string& link) const {
    for (Seat seat = 0; seat < table_.seats().size(); ++seat) {
      const SeatHolder& holder = table_.seats()[seat].holder;
      if (holder.link != link) continue;
      if (holder.kind == SeatHolder::Kind::Invited) return seat;
      if (table_.holds(by_, seat)) return refuse(Why::AlreadySeated, "you have this seat already");
      return refuse(Why::SeatTaken, "somebody has taken the seat of this invitation");
    }
    return refuse(Why::InvitationWithdrawn, "this invitation was withdrawn; ask for another one");
  }

  Answer<Seat> free_seat(Seat wanted) const {
    if (table_.is_member(by_)) return refuse(Why::AlreadySeated, "you have a seat already");
    for (Seat seat = 0; seat < table_.seats().size(); ++seat) {
      const bool free = table_.seats()[seat].holder.kind == SeatHolder::Kind::Open;
      if (free && (wanted == kNobody || wanted == seat)) return seat;
    }
    if (wanted != kNobody) return refuse(Why::SeatTaken, "that seat is not free");
    return refuse(Why::TableFull, "no seat is free at this table");
  }

  const Table& table_;
  const Person& person_;
  const PersonId& by_;
  Milliseconds now_;
};

template <class Kind, class... Kinds>
constexpr bool kIsOneOf = (std::is_same_v<Kind, Kinds> || ...);

// A log without bounds could be written by anybody who may change something; but a game comes to its end.
bool is_needed_to_finish(const ChangeWish& wish) {
  return std::visit(
      []<class Kind>(const Kind& /*wish*/) {
        return kIsOneOf<Kind, PlayMove, RemovePlan, ConfirmTurn, LeaveTable, ReturnToSeat, LetBotStandIn,
                        ResumeGame, AskRematch, CloseTable>;
      },
      wish);
}

}  // namespace

Answer<void> check_running(const Table& table) {
  switch (table.status()) {
    case Summary::Status::Open: return refuse(Why::NotStarted, "the game has not begun");
    case Summary::Status::Over: return refuse(Why::GameOver, "the game is over");
    case Summary::Status::Closed: return refuse(Why::Closed, "this table was closed");
    case Summary::Status::Running: break;
  }
  return {};
}

Answer<void> check_not_adjourned(const Table& table) {
  if (table.adjourned()) return refuse(Why::Adjourned, "the game is adjourned; all can agree to resume it");
  return {};
}

Answer<Change::What> decide(const ChangeWish& wish, const Table& table, const Person& by, Milliseconds now) {
  if (by.id.empty()) return refuse(Why::UnknownPerson, "nobody is known to have asked; fetch /api/me first");
  if (table.status() == Summary::Status::Closed) return refuse(Why::Closed, "this table was closed");
  if (table.version() >= kMostChanges && !is_needed_to_finish(wish))
    return refuse(Why::LogFull, "so much was changed at this table that it takes only moves now");
  return std::visit(Decision(table, by, now), wish);
}

Answer<Change::What> decide_bot_move(const Table& table, Seat seat, Move move) {
  if (auto running = check_playing(table); !running) return tl::unexpected(running.error());
  if (table.actor() != seat || !table.is_bot(seat) || !table.match()->state().is_legal(move)) {
    return refuse(Why::StalePly, "the bot thought about another position");
  }
  return MovePlayed{.seat = seat, .ply = table.ply(), .move = move};
}

Answer<void> check_to_move(const Table& table, const PersonId& person) {
  const Seat acting = table.actor();
  if (acting == kNobody) return refuse(Why::NotStarted, "no game is running here");
  if (auto playing = check_not_adjourned(table); !playing) return playing;
  if (!table.holds(person, acting) || table.unconfirmed() != kNobody) {
    return refuse(Why::NotYourTurn, "only who is to move can look ahead");
  }
  return {};
}

Answer<void> check_hint(const Table& table, const PersonId& person) {
  if (table.plan().rated) return refuse(Why::Rated, "the game is rated: nobody gets hints");
  return check_to_move(table, person);
}

Answer<Move> read_move(const Table& table, std::string_view notation) {
  const auto move = table.match()->read(notation);
  if (!move) return refuse_move(move.error());
  return *move;
}

}  // namespace pithead::server
