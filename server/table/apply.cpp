// What a change does to a table, and which changes can come next in its log.
#include <algorithm>
#include <utility>

#include "games/catalogue.h"
#include "server/table/commitment.h"
#include "server/table/table.h"

namespace pithead::server {
namespace {

constexpr std::string_view kStandInLevel = "medium";            // of the bot that plays on for a person
constexpr Milliseconds kAfterReturn = Milliseconds{30} * 1000;  // at least, for somebody who is back

void include(std::set<PersonId>& people, const PersonId& person, bool wanted) {
  if (wanted) {
    people.insert(person);
  } else {
    people.erase(person);
  }
}

}  // namespace

// ---- making it true --------------------------------------------------------------------------------------

struct Table::Applying {
  Table& table;
  const PersonId& by;
  AppliedChange& applied;

  void operator()(const TableOpened& opened) const {
    table.plan_ = opened.plan;
    table.game_ = find_game(opened.plan.game);
    table.host_ = by;
    for (const SeatHolder& holder : opened.plan.seats) table.seats_.push_back({.holder = holder});
    if (opened.deal) table.fair_ = commit_to(*opened.deal, opened.plan.first_player);
    // A table that does not name an option is older than the option: everybody is told what it plays by.
    if (table.game_ == nullptr) return;
    const auto setup = table.setup_for({.seed = 0, .rules = table.game_->info().rules, .share = {}});
    if (setup) table.plan_.options = options_of(*setup);
  }

  void operator()(const SeatTaken& taken) const {
    SeatHolder& holder = table.seats_[taken.seat].holder;
    holder.kind = SeatHolder::Kind::Person;
    holder.person = by;
    holder.name = taken.name;
    take_share(taken.share);
  }

  void operator()(const ShareGiven& given) const { take_share(given.share); }

  void operator()(const SeatAssigned& assigned) const {
    table.seats_[assigned.seat].holder = assigned.holder;
  }

  void operator()(const SeatLeft& left) const {
    const bool before_game = table.status_ == Summary::Status::Open;
    for (Seat seat = 0; seat < table.seats_.size(); ++seat) {
      if (!table.holds(by, seat) || (left.seat != kNobody && left.seat != seat)) continue;
      if (before_game) {
        table.seats_[seat].holder = {};
      } else {
        stand_in(seat);
      }
    }
    if (before_game && by == table.host_ && !table.is_member(by)) find_new_host();
  }

  void operator()(const BotStoodIn& stood_in) const {
    stand_in(stood_in.seat);
    table.seats_[stood_in.seat].only_turn = stood_in.only_turn;
    ++table.seats_[stood_in.seat].timed_out;
  }

  void operator()(const PersonReturned& returned) const {
    come_back(table.seats_[returned.seat]);
    table.seats_[returned.seat].timed_out = 0;
  }

  void operator()(const GameStarted& started) const {
    table.match_ = *table.match_for(started);
    // Of a deal that somebody chose nobody may say that chance made it.
    if (table.fair_) {
      table.fair_ = table.deal_for(started);
    } else if (!table.plan_.begin) {
      table.fair_ = commit_to_number(started.seed);
    }
    table.status_ = Summary::Status::Running;
    for (TableSeat& seat : table.seats_) seat.bank = Milliseconds{table.plan_.clock.seconds} * 1000;
  }

  void operator()(const MovePlayed& played) const {
    table.match_->play_legal(played.move);
    applied.events = table.match_->plies().back().events;
    const Seat seat = played.seat;
    const AnyState& state = table.match_->state();
    const bool turn_over = state.to_move() != seat || state.begins_turn();
    table.turn_plans_.moved(seat);
    if (!table.is_bot(seat)) table.seats_[seat].timed_out = 0;
    if (table.match_->over()) {
      table.status_ = Summary::Status::Over;
      table.turn_plans_ = {};
    } else if (turn_over && table.seats_[seat].only_turn) {
      come_back(table.seats_[seat]);
    } else if (turn_over && !table.is_bot(seat) && table.match_->can_undo(seat) &&
               table.confirm_turns(table.seats_[seat].holder.person)) {
      table.unconfirmed_ = seat;
    }
  }

  // Whoever takes back wants to decide anew. What others planned stays: it is looked at when they are to
  // move.
  void operator()(const MovesUndone& undone) const {
    table.match_->take_back_to(static_cast<std::size_t>(undone.ply));
    table.unconfirmed_ = kNobody;
    table.turn_plans_.forget(undone.seat);
  }

  void operator()(const TurnPlanned& planned) const {
    const auto played = table.match_->state_at(static_cast<std::size_t>(planned.ply));
    auto position = position_to_plan(*played, planned.seat);
    if (position) table.turn_plans_.keep(planned.seat, {planned, std::move(position)});
  }

  void operator()(const PlanRemoved& removed) const { table.turn_plans_.forget(removed.seat); }

  void operator()(const TurnConfirmed& /*confirmed*/) const {
    table.unconfirmed_ = kNobody;
    table.confirmed_ = table.ply();
  }

  void operator()(const ConfirmTurnsSet& set) const { include(table.confirm_turns_, by, set.on); }

  void count_talk(std::size_t bytes) const {
    ++table.talk_.entries;
    ++table.talk_.entries_by[by];
    table.talk_.bytes += bytes;
  }

  void operator()(const ChatSaid& said) const {
    count_talk(said.text.size());
    table.talk_.spoken.insert(by);
  }

  void operator()(const PersonMuted& muted) const {
    count_talk(0);
    include(by == table.host_ ? table.muted_ : table.deaf_[by], muted.person, muted.on);
  }

  void operator()(const PersonRemoved& removed) const {
    count_talk(0);
    table.removed_.insert(removed.person);
  }

  void operator()(const SettingsChanged& changed) const {
    table.plan_.listed = changed.listed;
    table.plan_.title = changed.title;
    table.plan_.chat = changed.chat;
    table.plan_.is_private = changed.is_private;
  }

  // Of time that was nobody's nothing is given back.
  void operator()(const TimeCredited& credited) const {
    if (table.adjourned_) return;
    const Seat acting = table.actor();
    const Milliseconds lost =
        acting == kNobody ? credited.amount
                          : used_between(applied.time - credited.amount, applied.time, acting_vacation());
    give_time(acting, lost);
  }

  void operator()(const VacationSet& set) const {
    table.settle_vacation(applied.time);
    for (Seat seat = 0; seat < table.seats_.size(); ++seat) {
      if (table.holds(by, seat)) table.seats_[seat].vacation = {.began = applied.time, .until = set.until};
    }
  }

  void operator()(const GraceGiven& given) const {
    give_time(given.seat, given.amount);
    table.seats_[given.seat].graced = true;
  }

  void operator()(const PlayerNudged& /*nudged*/) const { table.nudged_ = applied.time; }

  void operator()(const AdjournAsked& asked) const {
    if (asked.until == 0) return table.proposal_.reset();
    if (!table.proposal_ || table.proposal_->until != asked.until)
      table.proposal_ = Adjournment{.since = 0, .until = asked.until, .agreed = {}};
    table.proposal_->agreed.insert(by);
    if (!have_all_agreed(*table.proposal_)) return;
    table.settle_vacation(applied.time);
    table.adjourned_ = Adjournment{.since = applied.time, .until = asked.until, .agreed = {}};
    table.proposal_.reset();
  }

  void operator()(const ResumeAsked& /*asked*/) const {
    if (!table.adjourned_) return;
    if (!by.empty()) table.adjourned_->agreed.insert(by);
    if (by.empty() || have_all_agreed(*table.adjourned_)) table.resume(applied.time);
  }

  void operator()(const RematchAgreed& agreed) const {
    table.rematch_ = agreed;
    table.rematch_version_ = applied.version;
  }

  void operator()(const TableClosed& /*closed*/) const { table.status_ = Summary::Status::Closed; }

 private:
  void give_time(Seat seat, Milliseconds amount) const {
    table.settle_vacation(applied.time);
    table.turn_began_ += amount;
    if (seat != kNobody) table.seats_[seat].bank += amount;
  }

  const Vacation& acting_vacation() const { return table.seats_[table.actor()].vacation; }

  bool have_all_agreed(const Adjournment& adjournment) const {
    return std::ranges::includes(adjournment.agreed, table.players());
  }

  void take_share(const std::string& share) const {
    if (!share.empty()) table.shares_.emplace(by, share);
  }

  void stand_in(Seat seat) const {
    table.seats_[seat].away = true;
    table.seats_[seat].holder.level = kStandInLevel;
    table.seats_[seat].only_turn = false;
    table.turn_plans_.forget(seat);
    if (table.unconfirmed_ == seat) table.unconfirmed_ = kNobody;
  }

  static void come_back(TableSeat& seat) {
    seat.away = false;
    seat.only_turn = false;
    seat.bank = std::max(seat.bank, kAfterReturn);
  }

  // The first person left; a table without people is closed.
  void find_new_host() const {
    for (const TableSeat& seat : table.seats_) {
      if (seat.holder.kind != SeatHolder::Kind::Person) continue;
      table.host_ = seat.holder.person;
      return;
    }
    table.status_ = Summary::Status::Closed;
  }
};

void Table::apply(Change change, Milliseconds time) {
  const Seat acted = actor();
  charge(time);
  AppliedChange applied{.version = ++version_, .time = time, .change = std::move(change), .events = {}};
  changed_ = time;
  std::visit(Applying{*this, applied.change.by, applied}, applied.change.what);
  follow_clock(acted, applied.change, time);
  const bool acts = actor() != kNobody && unconfirmed_ == kNobody;
  if (acts && match_->state().begins_turn()) turn_plans_.look(match_->game(), match_->state());
  remember_done(applied.change);
  history_.push_back(std::move(applied));
}

// Also of a game that an earlier version has begun.
Result<Setup> Table::setup_for(const GameStarted& start) const {
  return restore_setup(plan_.game, start.rules, static_cast<int>(seats_.size()), plan_.options, start.seed);
}

Result<Match> Table::match_for(const GameStarted& start) const {
  const auto setup = setup_for(start);
  if (!setup) return tl::unexpected(setup.error());
  Match match = deal_(*setup);
  if (!plan_.begin) return match;
  if (const auto played = play_all(match, plan_.begin->moves); !played) return tl::unexpected(played.error());
  return match;
}

FairDeal Table::deal_for(const GameStarted& start) const {
  FairDeal deal = *fair_;
  deal.draw = start.draw;
  for (const TableSeat& seat : seats_) {
    const PersonId& person = seat.holder.person;
    const auto given = shares_.find(person);
    const bool hosts = person == host_ && seat.holder.kind == SeatHolder::Kind::Person;
    deal.shares.push_back(given != shares_.end() ? given->second : hosts ? start.share : std::string());
  }
  return deal;
}

// ---- reading it from the log -----------------------------------------------------------------------------

// Whether a change of the log can be made true; `decide` asks for more.
struct Table::Following {
  const Table& table;

  Answer<void> operator()(const TableOpened& opened) const {
    const std::size_t seats = opened.plan.seats.size();
    return only_if(table.version_ == 0 && seats > 0 && seats <= kMaxSeats);
  }
  Answer<void> operator()(const SeatTaken& taken) const { return only_if(exists(taken.seat)); }
  Answer<void> operator()(const SeatAssigned& assigned) const { return only_if(exists(assigned.seat)); }
  Answer<void> operator()(const BotStoodIn& stood_in) const { return only_if(exists(stood_in.seat)); }
  Answer<void> operator()(const PersonReturned& returned) const { return only_if(exists(returned.seat)); }
  Answer<void> operator()(const TurnConfirmed& confirmed) const { return only_if(exists(confirmed.seat)); }
  Answer<void> operator()(const GraceGiven& given) const { return only_if(exists(given.seat)); }
  Answer<void> operator()(const AdjournAsked& /*asked*/) const { return only_if(is_running()); }
  Answer<void> operator()(const GameStarted& started) const {
    const auto match = table.match_for(started);
    if (!match) return refuse_setup(match.error());
    return only_if(!table.match_ && is_agreed(started) && !match->over());
  }
  Answer<void> operator()(const MovePlayed& played) const {
    return only_if(is_running() && !table.adjourned_ && table.unconfirmed_ == kNobody &&
                   played.ply == table.ply() && played.seat == table.match_->state().to_move() &&
                   table.match_->state().is_legal(played.move));
  }
  Answer<void> operator()(const TurnPlanned& planned) const {
    return only_if(table.match_ && exists(planned.seat) && planned.ply >= 0 && planned.ply <= table.ply());
  }
  Answer<void> operator()(const PlanRemoved& removed) const { return only_if(exists(removed.seat)); }
  Answer<void> operator()(const MovesUndone& undone) const {
    return only_if(table.match_ && undone.ply >= table.first_ply() && undone.ply < table.ply() &&
                   table.ply() - undone.ply <= static_cast<int>(table.match_->since_reveal()));
  }
  Answer<void> operator()(const auto& /*possible at any table*/) const { return only_if(table.version_ > 0); }

  static Answer<void> only_if(bool possible) {
    if (possible) return {};
    return refuse(Why::Broken, "the log of this table cannot be read by this version of Pithead");
  }

 private:
  bool exists(Seat seat) const { return seat < table.seats_.size(); }
  bool is_running() const { return table.status_ == Summary::Status::Running; }

  bool is_agreed(const GameStarted& started) const {
    if (table.plan_.begin) return table.plan_.begin->seed == started.seed;
    return !table.fair_ || seed_of(table.deal_for(started)) == started.seed;
  }
};

Answer<void> Table::replay(const Entry& entry) {
  const bool next = entry.version == version_ + 1 && entry.table == id_;
  auto change = read_change(entry.body, game_);
  auto follows = next && change ? std::visit(Following{*this}, change->what) : Following::only_if(false);
  if (follows) apply(std::move(*change), entry.time);
  return follows;
}

}  // namespace pithead::server
