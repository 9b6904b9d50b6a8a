// People who do not want to meet each other, and lines of the chat that were reported to the operator.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "server/store/store.h"

namespace pithead::server {

struct Block {
  PersonId person;   // who is blocked
  std::string name;  // as it is now
  Milliseconds since = 0;

  friend bool operator==(const Block&, const Block&) = default;
};

// A line of the chat, with its words: the log may forget them when somebody goes.
struct Report {
  enum class Reason { Insult, Threat, Spam, Other };
  enum class Verdict { Open, Dismissed, Silenced };

  std::string id;
  Milliseconds time = 0;
  TableId table;
  std::int64_t version = 0;  // of the table, by which it was said
  Milliseconds said = 0;
  PersonId speaker;
  std::string name;
  std::string words;
  PersonId reporter;  // empty: gone for good
  Reason reason = Reason::Other;
  std::string note;  // what the reporter added
  Verdict verdict = Verdict::Open;
  Milliseconds settled = 0;

  friend bool operator==(const Report&, const Report&) = default;
};
// The same on the wire and for the operator.
inline constexpr std::array<std::string_view, 4> kReportReasons{"insult", "threat", "spam", "other"};
inline constexpr std::array<std::string_view, 3> kVerdicts{"open", "dismissed", "silenced"};

class Moderation : public Interface {
 public:
  virtual StoreResult<void> block(const PersonId& person, const PersonId& blocked, Milliseconds now) = 0;
  virtual StoreResult<void> unblock(const PersonId& person, const PersonId& blocked) = 0;
  virtual StoreResult<std::vector<Block>> blocks_of(const PersonId& person) = 0;  // the latest first
  virtual StoreResult<std::set<PersonId>> blocked_by(const PersonId& person) = 0;
  // Whom this person has blocked, and who has blocked this person.
  virtual StoreResult<std::set<PersonId>> kept_apart(const PersonId& person) = 0;

  // Of one person about one line the first counts.
  virtual StoreResult<void> report(const Report& report) = 0;
  // The latest first.
  virtual StoreResult<std::vector<Report>> reports_by(const PersonId& person, std::size_t most) = 0;
  virtual StoreResult<std::vector<Report>> reports_about(const PersonId& person, std::size_t most) = 0;
  // Who waits longest comes first.
  virtual StoreResult<std::vector<Report>> open_reports(std::size_t most) = 0;
  virtual StoreResult<std::optional<Report>> find_report(const std::string& id) = 0;
  virtual StoreResult<int> count_open_reports(const PersonId& reporter) = 0;
  // Once: false if it is settled already.
  virtual StoreResult<bool> settle(const std::string& id, Report::Verdict verdict, Milliseconds now) = 0;
  virtual StoreResult<void> silence(const PersonId& person, Milliseconds until) = 0;
  // Those that were settled before.
  virtual StoreResult<void> sweep_reports(Milliseconds before) = 0;
};

}  // namespace pithead::server
