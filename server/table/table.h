// A table: people and bots around one game. It is what the changes in its log make of it, one after the
// other. It asks nobody the time and writes nothing down: `decide` says what a wish would change, `apply`
// makes a change that was written down true.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "match/match.h"
#include "server/store/store.h"
#include "server/table/change.h"
#include "server/table/refusal.h"
#include "server/table/wish.h"

namespace pithead::server {

// A seat as it is now.
struct Seated {
  Sitting sitting;
  bool away = false;      // a bot plays for this person
  Milliseconds bank = 0;  // time left, if the clock is one of that kind
};

// One change as it is told to people: with what the game said to it.
struct Happening {
  std::int64_t version = 0;
  Milliseconds time = 0;
  Change change;
  std::vector<Event> events;
};

class Table {
 public:
  explicit Table(TableId id) : id_(std::move(id)) {}

  const TableId& id() const { return id_; }
  std::int64_t version() const { return version_; }
  Summary::Status status() const { return status_; }
  const Plan& plan() const { return plan_; }
  const PersonId& host() const { return host_; }
  const std::vector<Seated>& seats() const { return seats_; }
  const Match* match() const { return match_ ? &*match_ : nullptr; }
  const std::vector<Happening>& happenings() const { return happenings_; }
  const TableId& rematch() const { return rematch_; }
  std::int64_t rematch_version() const { return rematch_version_; }  // the change that asked for it
  const std::string& commitment() const { return commitment_; }
  std::uint64_t seed() const { return match_ ? match_->setup().seed : 0; }

  int ply() const { return match_ ? static_cast<int>(match_->plies().size()) : 0; }
  // Who has to do something: the seat to move, or the one that has not confirmed its turn.
  int actor() const;
  int unconfirmed() const { return unconfirmed_; }
  // How many of the last moves a person may take back now.
  std::size_t undoable(const PersonId& person) const;
  bool is_bot(int seat) const;  // also one that plays for a person
  bool holds(const PersonId& person, int seat) const;
  bool is_member(const PersonId& person) const;
  // Whose knowledge a person gets to see: kNoSeat for a spectator. Somebody with several seats sees that of
  // the one to act, or else of the one that acted last.
  int viewpoint(const PersonId& person) const;
  bool is_deserted() const;  // nobody sits there but bots, so nobody waits for them
  bool confirms(const PersonId& person) const { return careful_.contains(person); }
  bool is_muted(const PersonId& person) const { return muted_.contains(person); }
  bool has_muted(const PersonId& person, const PersonId& other) const;

  std::optional<Milliseconds> deadline() const;
  Milliseconds bank_left(int seat, Milliseconds now) const;

  // The version by which a person's request was fulfilled already.
  std::optional<std::int64_t> done_before(const PersonId& person, const std::string& id) const;

  // What a wish would change. Nothing is changed yet.
  Answer<Change> decide(const Wish& wish, const PersonId& by, Milliseconds now) const;
  // What the server itself may do.
  Answer<Change> bot_move(int seat, Move move) const;
  std::optional<Change> time_out(Milliseconds now) const;

  // The next entry of the log; false if it is not one, and the table is not to be used any more.
  bool apply(const Entry& entry);
  // Why an entry of the log was none.
  Refusal trouble() const;

  Summary summary() const;

  // How matches are dealt; proofs may deal in other ways.
  static std::function<Match(const Setup&)> deal;

 private:
  Answer<Change> decide_join(const Wish& wish, const PersonId& by) const;
  Answer<Change> decide_seat(const Wish& wish, const PersonId& by) const;
  Answer<Change> decide_leave(const Wish& wish, const PersonId& by) const;
  Answer<Change> decide_return(const Wish& wish, const PersonId& by) const;
  Answer<Change> decide_stand_in(const Wish& wish, const PersonId& by, Milliseconds now) const;
  Answer<Change> decide_start(const Wish& wish, const PersonId& by) const;
  Answer<Change> decide_move(const Wish& wish, const PersonId& by) const;
  Answer<Change> decide_undo(const Wish& wish, const PersonId& by) const;
  Answer<Change> decide_confirm(const Wish& wish, const PersonId& by) const;
  Answer<Change> decide_chat(const Wish& wish, const PersonId& by) const;
  Answer<Change> decide_mute(const Wish& wish, const PersonId& by) const;
  Answer<void> check_host(const PersonId& by) const;
  Answer<void> check_running() const;
  Answer<void> check_ply(const Wish& wish) const;
  Answer<void> check_actor(const Wish& wish, const PersonId& by) const;

  bool make_true(Happening& happening);
  bool open(const Change& change);
  bool start(const Change& change);
  bool move(const Change& change, Happening& happening);
  bool undo(const Change& change);
  void leave(const Change& change);
  void find_new_host();
  void charge(Milliseconds now);
  void follow_clock(int acted, Change::Kind kind, Milliseconds now);

  TableId id_;
  std::int64_t version_ = 0;
  Milliseconds changed_ = 0;
  Summary::Status status_ = Summary::Status::Open;
  Plan plan_;
  PersonId host_;
  std::vector<Seated> seats_;
  std::optional<Match> match_;
  std::string commitment_;   // SHA-256 of the seed
  std::string other_rules_;  // why the game cannot go on in this program
  int unconfirmed_ = kNoSeat;
  int confirmed_ = kNoPly;  // a turn that ended here is not taken back any more
  Milliseconds turn_began_ = 0;
  Milliseconds running_since_ = 0;  // up to when time was charged
  TableId rematch_;
  std::int64_t rematch_version_ = 0;
  std::set<PersonId> careful_;                   // their turns end with Confirm only
  std::set<PersonId> muted_;                     // by the host
  std::map<PersonId, std::set<PersonId>> deaf_;  // who does not want to hear whom
  std::vector<Happening> happenings_;
  std::unordered_map<std::string, std::int64_t> done_;  // by person and id
};

std::string_view move_error(Error::Kind kind);  // "illegal-move" or "unreadable-move"

// Fields of an open object: what everybody may know of a seat's holder.
void write_sitting_for(JsonWriter& json, const Seated& seated);

}  // namespace pithead::server
