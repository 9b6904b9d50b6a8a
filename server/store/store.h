// Where tables and people are kept. A table is a log: every change is an entry, its number is the table's
// version after it, and whoever writes a number first has decided it. All else can be computed from the logs;
// the summaries beside them only let a lobby find tables without reading them.
//
// A Store is one connection, used by one thread, and returns when the work is done; StoreWriter gives it a
// thread of its own.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "games/core/interface.h"
#include "games/core/seats.h"
#include "server/rating/fold.h"

namespace pithead::server {

using TableId = std::string;
using PersonId = std::string;
using Milliseconds = std::int64_t;  // since 1970

struct Entry {
  TableId table;
  std::int64_t version = 0;  // 1 for the first
  Milliseconds time = 0;
  std::string body;  // JSON; what it means is the table's affair (server/table/table.h)

  friend bool operator==(const Entry&, const Entry&) = default;
};

// What of a table a lobby needs.
struct Summary {
  enum class Status { Open, Running, Over, Closed };
  struct Member {
    PersonId person;
    bool to_move = false;
    friend bool operator==(const Member&, const Member&) = default;
  };

  TableId table;
  std::int64_t version = 0;
  Milliseconds changed = 0;
  Status status = Status::Open;
  bool listed = false;                   // shown to everybody
  bool bot_to_move = false;              // somebody must let the bot think
  std::optional<Milliseconds> deadline;  // when the time of whoever is to move runs out
  PersonId host;
  std::string card;             // JSON: what a lobby shows
  std::vector<Member> members;  // people with a seat

  friend bool operator==(const Summary&, const Summary&) = default;
};

// How a finished game went for a person who sat there. One row for each person and game, however many seats
// the person had.
struct GameResult {
  enum class Outcome { Lost, Shared, Won };
  // Why a game counts in no statistics; docs/server/store.md says when.
  enum class Kind { Counted, Practice, SeveralSeats, BotPlayed };

  PersonId person;
  TableId table;
  Milliseconds began = 0;
  Milliseconds finished = 0;
  std::string game;
  int players = 0;
  Seat seat = 0;  // the best of several
  int rank = 0;   // 1 is the best
  int points = 0;
  Outcome outcome = Outcome::Lost;
  Kind kind = Kind::Counted;
  std::string card;                 // JSON: who sat there, and what it brought them (server/table/result.h)
  std::vector<std::string> rivals;  // the other seats: ids of people, levels of bots; not read back

  friend bool operator==(const GameResult&, const GameResult&) = default;
};

// Which of a person's games; what is empty chooses nothing.
struct ResultFilter {
  PersonId person;
  std::string game;
  int players = 0;
  std::optional<GameResult::Outcome> outcome;
  std::string rival;  // as in GameResult::rivals
  std::string level;  // the same: both may be asked for
  Milliseconds since = 0;
  std::optional<Milliseconds> until;  // not that moment itself
  // Only those behind this one of a list; then `until` was asked for with its first page.
  struct Place {
    Milliseconds finished = 0;
    TableId table;
  };
  std::optional<Place> behind;
};

// What an old table, finished before results were kept, should have left behind.
struct TableResults {
  TableId table;
  std::vector<GameResult> results;
};

// What somebody who is elsewhere may want to hear.
enum class NoticeKind { Turn, Over, Invitation, Chat };

// To be told unless the person looks or moves before it is due. One waits for each person, kind and subject.
struct NewNotice {
  PersonId person;
  NoticeKind kind = NoticeKind::Turn;
  std::string subject;  // mostly a table
  std::int64_t mark =
      0;  // another one is another notice; else it is the one that waits, or was told, already
  Milliseconds due = 0;
  std::string body;  // JSON; what only the asker knows

  friend bool operator==(const NewNotice&, const NewNotice&) = default;
};

struct Append {
  Entry entry;
  Summary summary;                                // of the table after the entry
  std::vector<GameResult> results;                // if the entry ends the game
  PersonId speaker;                               // who says something by it, if somebody does
  std::optional<RatedGame> rated = std::nullopt;  // if the entry ends a rated game
  // Most have none of these, and need not say so: for those who may not be there; the table at which the same
  // people play on, which belongs to the same club.
  std::vector<NewNotice> notices = {};  // NOLINT(readability-redundant-member-init)
  TableId next = {};                    // NOLINT(readability-redundant-member-init)
};

// Taken: that version was there already, or the one before it is not, or that one was Taken in the same
// batch. The writer's idea of the table is wrong, and nothing was changed.
enum class Appended { Written, Taken };

struct Person {
  PersonId id;
  std::string name;
  std::string language;     // "en", "de", "nl", "it"
  std::string preferences;  // JSON object of the page's own
  std::string login;        // empty for guests; no two alike
  std::string password;     // as libsodium's crypto_pwhash_str made it; empty for guests
  Milliseconds created = 0;
  std::string mail;                 // address that was shown to be theirs; mostly empty, no two alike
  Milliseconds silenced_until = 0;  // by the operator: says nothing at any table before
  // Whom this person does not want to meet (moderation.h).
  std::set<PersonId> blocked = {};  // NOLINT(readability-redundant-member-init)

  friend bool operator==(const Person&, const Person&) = default;
};

// One browser's right to speak for a person. Only a hash of what the cookie holds is kept.
struct Login {
  std::string key;  // hash
  PersonId person;
  Milliseconds created = 0;
  std::string about;      // "Firefox on Linux", for the list of one's logins
  Milliseconds used = 0;  // last, to the day

  friend bool operator==(const Login&, const Login&) = default;
};

// Time off from games by turns.
struct Vacation {
  Milliseconds began = 0;
  Milliseconds until = 0;

  friend bool operator==(const Vacation&, const Vacation&) = default;
};

struct StoreError {
  enum class Kind {
    Unreachable,  // connection lost, file gone: whether a write was made is unknown; try again
    Locked,       // somebody else holds it for too long
    Full,         // no room on the disk
    Spoiled,      // damaged: not what was written
    Refused,      // the database says no for another reason: wrong rights, say
    TooNew,       // written by a later version of Pithead
    BadAddress,   // not sqlite:FILE or postgresql://…
    NameTaken,    // another person has this login, or this address
  };
  Kind kind;
  std::string what;           // a sentence for whoever starts the server: it may name file, host and database
  std::string code = "none";  // what the database calls it, without any of these
  std::string_view topic = "connection";  // what it was about: "tables", "people", …
};

// "full": a word for programs.
std::string_view name_of(StoreError::Kind kind);

template <class T>
using StoreResult = tl::expected<T, StoreError>;

class Analyses;
class Clubs;
class Credentials;
class Erasure;
class Moderation;
class Notices;
class Ratings;
class Tournaments;
class Vacations;

class Store : public Interface {
 public:
  // Writes all in one transaction, durable when it returns; each is Written or Taken on its own.
  virtual StoreResult<std::vector<Appended>> append(std::span<const Append> batch) = 0;

  // The log of a table behind a version, in order; empty for a table that does not exist.
  virtual StoreResult<std::vector<Entry>> read(const TableId& table, std::int64_t behind) = 0;

  // Over or closed, not changed since and not packed yet; who waits longest comes first.
  virtual StoreResult<std::vector<TableId>> unpacked_tables(Milliseconds before, std::size_t most) = 0;
  // Puts the logs of tables that are over, as they are now, into one row each. Reading them gives the same,
  // and what is written later is appended as ever.
  virtual StoreResult<void> pack(std::span<const TableId> tables) = 0;

  // Lists; the latest change first, except what is due or timed.
  virtual StoreResult<std::vector<Summary>> tables_of(const PersonId& person, std::size_t most) = 0;
  // Open or running, and changed since; of every host as many as there is room for.
  virtual StoreResult<std::vector<Summary>> listed_tables(std::size_t most, Milliseconds since) = 0;
  // Running tables where a bot is to move or time runs out before `until`, by deadline, those without one
  // last.
  virtual StoreResult<std::vector<Summary>> due_tables(Milliseconds until) = 0;
  virtual StoreResult<std::vector<Summary>> timed_tables() = 0;  // running, with a deadline; by deadline
  // How many open or running tables a person hosts.
  virtual StoreResult<int> hosted_tables(const PersonId& person) = 0;

  // A person's finished games, the latest first.
  virtual StoreResult<std::vector<GameResult>> results(const ResultFilter& filter, std::size_t most) = 0;
  virtual StoreResult<int> count_results(const ResultFilter& filter) = 0;
  virtual StoreResult<std::vector<std::string>> finished_games(const PersonId& person) = 0;
  // Tables that ended before results were kept and have none yet, by id.
  virtual StoreResult<std::vector<TableId>> tables_without_results(const TableId& behind,
                                                                   std::size_t most) = 0;
  virtual StoreResult<void> fill_results(std::span<const TableResults> tables) = 0;

  // New, or with another name, language or preferences; for all else there are credentials and moderation.
  virtual StoreResult<void> save_person(const Person& person) = 0;
  virtual StoreResult<std::optional<Person>> find_person(const PersonId& id) = 0;

  virtual StoreResult<void> add_login(const Login& login) = 0;
  virtual StoreResult<std::optional<Login>> find_login(const std::string& key) = 0;
  virtual StoreResult<std::vector<Login>> logins_of(const PersonId& person) = 0;
  virtual StoreResult<void> end_login(const std::string& key) = 0;  // all nodes hear of it

  // By what accounts are entered (credentials.h).
  virtual Credentials& credentials() = 0;
  // What is taken out again (erasure.h).
  virtual Erasure& erasure() = 0;

  // Finished games that are gone through (analyses.h).
  virtual Analyses& analyses() = 0;

  // Rated games, and the ratings made of them (ratings.h).
  virtual Ratings& ratings() = 0;

  // Clubs (clubs.h), and what is played in them (tournaments.h).
  virtual Clubs& clubs() = 0;
  virtual Tournaments& tournaments() = 0;
  // What people who are elsewhere are told (notices.h).
  virtual Notices& notices() = 0;
  // Who does not want to meet whom, and what was reported to the operator (moderation.h).
  virtual Moderation& moderation() = 0;
  // Days on which nobody's clock runs (vacations.h).
  virtual Vacations& vacations() = 0;

  // A secret all nodes share: what was stored first under this name, `fresh` if that is now.
  virtual StoreResult<std::string> secret(const std::string& name, const std::string& fresh) = 0;

  // Says that a node lives, and when the latest of any node was; none in a new store.
  virtual StoreResult<void> heartbeat(const std::string& node, Milliseconds now) = 0;
  virtual StoreResult<std::optional<Milliseconds>> last_heartbeat() = 0;
};

// News of entries written and logins ended by any node.
class NewsFeed : public Interface {
 public:
  NewsFeed() = default;
  NewsFeed(const NewsFeed&) = delete;
  NewsFeed& operator=(const NewsFeed&) = delete;
  ~NewsFeed() override = default;  // no more calls when it returns
};

}  // namespace pithead::server
