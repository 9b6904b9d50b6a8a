// Goes through finished games, one decision after the other, on a thread of its own, below bots and hints.
// What is done is kept in the store, so that any node can go on where another one stopped. Everything here
// runs on the thread of the event loop, except the thinking itself.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "match/match.h"
#include "server/store/analyses.h"
#include "server/store/store_writer.h"
#include "server/table_registry.h"
#include "server/thinkers.h"

namespace pithead::server {

struct AnalystSettings {
  bool alone = true;            // no other node is at work on this store
  std::string node;             // its name
  Milliseconds claim = 15'000;  // after that long without a sign of life another node takes over
};

// One decision that somebody wants to hear about now.
struct AnalysisQuestion {
  TableId table;
  std::int64_t ply = 0;
  std::int64_t iterations = 0;
  std::shared_ptr<const Match> match;
  std::function<void(StoreResult<void>)> kept;  // the answer is in the store
};

class Analyst {
 public:
  using Now = std::function<Milliseconds()>;

  Analyst(TableRegistry& tables, StoreWriter& writer, Thinkers& thinkers, AnalystSettings settings, Now now);

  // Before all whole games.
  void ask(AnalysisQuestion question);
  std::size_t questions() const { return questions_.size(); }  // not begun

  void wake() { work(); }  // a game is wanted
  void drop(const TableId& table);
  void tick();  // about once a second
  // Gives up the decision in hand, which is made anew by whoever goes on, and begins no other.
  void stop() {
    stopped_ = true;
    thinkers_.stop_analysing();
  }

  Milliseconds now() const { return now_(); }
  std::uint64_t decisions() const { return decisions_; }  // made in all

 private:
  struct Running {
    AnalysisJob job;
    std::shared_ptr<const Match> match;
    std::deque<std::int64_t> left;  // plies
  };
  using Kept = std::function<void(const StoreResult<std::optional<AnalysisJob>>& job)>;

  void work();
  void answer();
  void claim();
  void take_up(const AnalysisJob& job);
  void begin(const AnalysisJob& job, std::shared_ptr<const Match> match);
  void go_on();
  void end(StoreResult<void> (Analyses::*how)(const TableId&), const TableId& table);
  void look_at(const AnalysisQuestion& decision, const std::string& node, Kept kept);

  TableRegistry& tables_;
  StoreWriter& writer_;
  Thinkers& thinkers_;
  AnalystSettings settings_;
  Now now_;
  bool busy_ = false;  // something is being thought about, or read for it
  bool stopped_ = false;
  std::optional<Running> running_;
  std::deque<AnalysisQuestion> questions_;
  Milliseconds renewed_ = 0;
  std::uint64_t decisions_ = 0;
};

// A match of one's own, to be thought about while the table's may change or go.
std::shared_ptr<const Match> copy_of(const Match& match);

}  // namespace pithead::server
