// What people who are elsewhere are told: where they want to be told, what waits to be told, and messages on
// their way. docs/server/notices.md says what becomes of what.
#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "server/store/store.h"

namespace pithead::server {

inline constexpr Milliseconds kNever = std::numeric_limits<Milliseconds>::max();

enum class NoticeWay { Push, Mail, Webhook };

// Some kinds of notices, one bit each.
constexpr int bit_of(NoticeKind kind) { return 1 << static_cast<int>(kind); }

// Where a person wants to be told.
struct NoticeAddress {
  std::string id;
  PersonId person;
  NoticeWay way = NoticeWay::Push;
  std::string target;  // of a push service or webhook; mail goes to the person's confirmed address
  std::string key;     // of a push: the browser's public key and its secret, as it gave them
  std::string secret;
  std::string about;  // "Firefox on Linux"
  std::string login;  // of the browser that a push goes to: when that ends, so does this
  int kinds = 0;      // bits of NoticeKind
  Milliseconds created = 0;
  bool stopped = false;  // by the person, or because nothing gets there
  int failures = 0;      // messages that were given up, one after the other
  std::string trouble;   // what was wrong with the last one

  friend bool operator==(const NoticeAddress&, const NoticeAddress&) = default;
};

// When a person does not want to be told; minutes since midnight in a time zone, twice the same for never.
struct QuietHours {
  std::string zone;  // "Europe/Berlin"
  int from = 0;
  int to = 0;

  friend bool operator==(const QuietHours&, const QuietHours&) = default;
};

// What waits to be told, with what is known of its table now.
struct WaitingNotice {
  NoticeKind kind = NoticeKind::Turn;
  std::string subject;
  std::string body;
  Milliseconds told = 0;                  // last; 0 if it was not yet
  int times = 0;                          // it was told, or looked for in vain
  bool to_move = false;                   // the person is
  std::optional<Summary::Status> status;  // none if there is no such table
  std::string card;

  friend bool operator==(const WaitingNotice&, const WaitingNotice&) = default;
};

// All that is needed to decide what a person is told now.
struct NoticeReader {
  PersonId person;
  std::string language;
  QuietHours quiet;
  Milliseconds away_until = 0;           // on vacation
  std::vector<NoticeAddress> addresses;  // those that are in use
  std::vector<WaitingNotice> waiting;    // the longest first
};

// What was decided.
struct NoticeDecision {
  struct Row {
    NoticeKind kind = NoticeKind::Turn;
    std::string subject;
    std::optional<Milliseconds> due;  // again; none: it is done
    bool told = false;
  };
  struct Message {
    std::string id;
    std::string address;
    std::string body;
  };
  std::vector<Row> rows;
  std::vector<Message> messages;
  Milliseconds rest_until = 0;  // nothing else before
};

// A message that a node has claimed, and where it goes.
struct ClaimedMessage {
  std::string id;
  std::string body;
  int tries = 0;   // that failed
  int lapses = 0;  // claims that ended without a word: whether it was sent then nobody knows
  NoticeAddress address;
  std::string mail;  // confirmed, of the person
  QuietHours quiet;
};

// What became of it.
struct MessageOutcome {
  enum class Kind {
    Sent,
    Later,    // not taken; once more at `due`
    GivenUp,  // not taken, and not tried again
    Gone,     // nobody is there any more
    Dropped,  // it may have been sent twice already
  };
  Kind kind = Kind::Sent;
  std::string trouble;
  Milliseconds due = 0;
};

class Notices : public Interface {
 public:
  // For all members of a club who want to hear of its kind, but for its own person, who invites them.
  virtual StoreResult<void> tell_members(const std::string& club, const NewNotice& notice) = 0;
  // The person has looked: what waits about it is not told any more, but for whose turn it is.
  virtual StoreResult<void> seen(const PersonId& person, const std::string& subject) = 0;

  virtual StoreResult<QuietHours> quiet_hours(const PersonId& person) = 0;
  virtual StoreResult<void> set_quiet_hours(const PersonId& person, const QuietHours& quiet) = 0;

  virtual StoreResult<std::vector<NoticeAddress>> addresses(const PersonId& person) = 0;
  // New, or another key, login and kinds for the same target of this person; in use again.
  virtual StoreResult<void> save_address(const NoticeAddress& address) = 0;
  // In use again, too; false if the person has no such address.
  virtual StoreResult<bool> set_kinds(const PersonId& person, const std::string& address, int kinds) = 0;
  virtual StoreResult<bool> remove_address(const PersonId& person, const std::string& address) = 0;
  // Not in use any more, whoever asks.
  virtual StoreResult<void> stop_address(const std::string& address) = 0;

  // Those for whom something is due; who waits longest comes first.
  virtual StoreResult<std::vector<PersonId>> due_people(Milliseconds now, std::size_t most) = 0;
  // Decides for one person, alone among all nodes, about what is due until then, and keeps what was decided.
  using Decide = std::function<NoticeDecision(const NoticeReader&)>;
  virtual StoreResult<void> gather(const PersonId& person, Milliseconds until, Milliseconds now,
                                   const Decide& decide) = 0;

  // The message that waits longest and that no other node is at.
  virtual StoreResult<std::optional<ClaimedMessage>> claim(const std::string& node, Milliseconds now,
                                                           Milliseconds until) = 0;
  virtual StoreResult<void> finish(const ClaimedMessage& message, const std::string& node,
                                   const MessageOutcome& outcome) = 0;

  // What belongs to people who are not there any more, and notices that nobody looked at since.
  virtual StoreResult<void> sweep(Milliseconds before) = 0;
};

}  // namespace pithead::server
