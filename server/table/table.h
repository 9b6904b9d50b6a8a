// A table: people and bots around one game. It is what the changes in its log make of it, one after the
// other. It asks nobody the time and writes nothing down: `decide` (decide.h) says what a wish would change,
// `apply` makes it true.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "match/fair_deal.h"
#include "match/match.h"
#include "server/store/store.h"
#include "server/table/change.h"
#include "server/table/refusal.h"
#include "server/table/turn_plan.h"

namespace pithead::server {

// A seat as it is now.
struct TableSeat {
  SeatHolder holder;
  bool away = false;       // a bot plays for this person
  bool only_turn = false;  // but only until the turn is over
  int timed_out = 0;       // turns in a row that a bot had to end
  Milliseconds bank = 0;   // time left, if the clock is one of that kind
  bool graced = false;     // more time was given once
  Vacation vacation = {};  // the latest; meanwhile no time is used up
};

// A game that stands still because everybody agreed to it, or would.
struct Adjournment {
  Milliseconds since = 0;
  Milliseconds until = 0;
  std::set<PersonId> agreed;  // to it; while it lasts, to end it before
};

// A change with what the game said to it.
struct AppliedChange {
  std::int64_t version = 0;
  Milliseconds time = 0;
  Change change;
  std::vector<Event> events;
};

using Dealer = std::function<Match(const Setup&)>;

// What was said at a table, and who muted whom: it is kept for ever, so there is a limit to it.
struct Talk {
  int entries = 0;
  std::size_t bytes = 0;
  std::map<PersonId, int> entries_by;
  std::set<PersonId> spoken;
};
inline constexpr int kMostTalk = 2'000;
inline constexpr int kMostTalkByOne = 500;
inline constexpr std::size_t kMostTalkBytes = 128 * 1024;
// Of changes that no game needs to come to its end, such as settings.
inline constexpr std::int64_t kMostChanges = 10'000;

class Table {
 public:
  // Proofs deal in ways of their own.
  explicit Table(
      TableId id, Dealer deal = [](const Setup& setup) { return Match(setup); })
      : id_(std::move(id)), deal_(std::move(deal)) {}

  const TableId& id() const { return id_; }
  std::int64_t version() const { return version_; }  // 0: there is no such table yet
  Milliseconds changed() const { return changed_; }
  Summary::Status status() const { return status_; }
  const Plan& plan() const { return plan_; }
  const AnyGame* game() const { return game_; }  // null if this program does not have it
  const PersonId& host() const { return host_; }
  const std::vector<TableSeat>& seats() const { return seats_; }
  const Match* match() const { return match_ ? &*match_ : nullptr; }
  const std::vector<AppliedChange>& history() const { return history_; }
  const TableId& rematch() const { return rematch_.table; }
  const RematchAgreed& agreed_rematch() const { return rematch_; }
  std::int64_t rematch_version() const { return rematch_version_; }  // the change that asked for it
  // Where chance deals: what was announced and given, and what the server keeps to itself until the end.
  const std::optional<FairDeal>& fair() const { return fair_; }
  std::optional<FairDeal> known_deal() const;  // of it what everybody may know now
  bool has_share(const PersonId& person) const { return shares_.contains(person); }
  Seed seed() const { return match_ ? match_->setup().seed : Seed{}; }

  int ply() const { return match_ ? static_cast<int>(match_->plies().size()) : 0; }
  // The ply at which the game begins here: nothing before it is taken back.
  int first_ply() const { return plan_.begin ? static_cast<int>(plan_.begin->moves.size()) : 0; }
  // Who has to do something: the seat to move, or the one that has not confirmed its turn.
  Seat actor() const;
  Seat unconfirmed() const { return unconfirmed_; }
  // How many of the last moves a person may take back now: those of the own turn; and whoever plays with
  // nobody but bots goes back beyond their answers, until something hidden was seen; where the game is
  // rated nobody does.
  int undoable(const PersonId& person) const;
  // The latest ply among those at which this person decided.
  std::optional<int> last_decision(const PersonId& person) const;
  bool is_bot(Seat seat) const;  // also one that plays for a person
  bool holds(const PersonId& person, Seat seat) const;
  bool is_member(const PersonId& person) const;
  // Who has a seat beside nobody but bots: at one screen all seats are one person's. While a game runs no
  // seat goes to somebody else, so then nobody else has ever had one.
  bool is_alone(const PersonId& person) const;
  // Whose knowledge a person gets to see: nobody's for a spectator. Somebody with several seats sees that of
  // the one to act, or else of the one that acted last.
  Seat viewpoint(const PersonId& person) const;
  // Nobody sits there but bots, so nobody waits for them. A rated game has an end, whoever left it.
  bool is_deserted() const;
  bool is_paused() const;  // everybody has left: the game stands still until somebody comes back
  bool confirm_turns(const PersonId& person) const { return confirm_turns_.contains(person); }
  const TurnPlans& turn_plans() const { return turn_plans_; }
  const Talk& talk() const { return talk_; }
  bool has_spoken(const PersonId& person) const { return talk_.spoken.contains(person); }
  // Whoever has a seat may, and the host.
  Answer<void> may_watch(const PersonId& person) const;
  bool is_muted(const PersonId& person) const { return muted_.contains(person); }
  bool has_muted(const PersonId& person, const PersonId& other) const;

  // Those who would have to agree: whoever has a seat and did not leave it to a bot.
  std::set<PersonId> players() const;
  const std::optional<Adjournment>& adjourned() const { return adjourned_; }
  const std::optional<Adjournment>& proposal() const { return proposal_; }  // to adjourn
  // When who is waited for was last nudged in this turn; 0 for never.
  Milliseconds nudged() const { return nudged_; }

  Milliseconds turn_began() const { return turn_began_; }
  // How long the actor has been waited for, without vacation.
  Milliseconds waited(Milliseconds now) const;
  // When the actor's time is up, or when an adjourned game goes on by itself.
  std::optional<Milliseconds> deadline() const;
  Milliseconds bank_left(Seat seat, Milliseconds now) const;

  // The version by which a person's request was fulfilled already.
  std::optional<std::int64_t> done_before(const PersonId& person, const std::string& id) const;

  // The game that would begin, or why this program cannot play it.
  Result<Setup> setup_for(const GameStarted& start) const;
  Result<Match> match_for(const GameStarted& start) const;
  // The announced deal with the shares of those who sit there now.
  FairDeal deal_for(const GameStarted& start) const;

  // Trusts that the change was decided for the table as it is now.
  void apply(Change change, Milliseconds time);
  // The next entry of the log, which is checked; if it cannot be that, nothing is changed.
  Answer<void> replay(const Entry& entry);

 private:
  struct Applying;
  struct Following;

  void remember_done(const Change& change);
  static Milliseconds end_of(Milliseconds begin, Milliseconds amount, const Vacation& vacation);
  static Milliseconds used_between(Milliseconds begin, Milliseconds end, const Vacation& vacation);
  void charge(Milliseconds now);
  void settle_vacation(Milliseconds now);
  void resume(Milliseconds now);
  void follow_clock(Seat acted, const Change& change, Milliseconds now);

  TableId id_;
  Dealer deal_;
  std::int64_t version_ = 0;
  Milliseconds changed_ = 0;
  Summary::Status status_ = Summary::Status::Open;
  Plan plan_;
  const AnyGame* game_ = nullptr;
  PersonId host_;
  std::vector<TableSeat> seats_;
  std::optional<Match> match_;
  std::optional<FairDeal> fair_;
  std::map<PersonId, std::string> shares_;  // the first that each person gave
  Seat unconfirmed_ = kNobody;
  std::optional<int> confirmed_;  // a turn that ended at this ply is not taken back any more
  Milliseconds turn_began_ = 0;
  Milliseconds running_since_ = 0;  // up to when time was charged
  Milliseconds nudged_ = 0;
  std::optional<Adjournment> adjourned_;
  std::optional<Adjournment> proposal_;
  RematchAgreed rematch_;
  std::int64_t rematch_version_ = 0;
  std::set<PersonId> confirm_turns_;  // whose turns end with TurnConfirmed only
  TurnPlans turn_plans_;
  Talk talk_;
  std::set<PersonId> muted_;                     // by the host
  std::set<PersonId> removed_;                   // likewise
  std::map<PersonId, std::set<PersonId>> deaf_;  // who does not want to hear whom
  std::vector<AppliedChange> history_;
  std::unordered_map<std::string, std::int64_t> done_;  // by person and id
};

}  // namespace pithead::server
