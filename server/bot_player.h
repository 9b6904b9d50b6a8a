// Bots at tables and hints for people: who thinks for how long, and for whom. Both think about the table as
// it was when they were asked.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>

#include "server/table/table.h"
#include "server/table/telling.h"
#include "server/thinkers.h"

namespace pithead::server {

// What a table keeps of the bot whose turn it is.
struct BotTurn {
  std::shared_ptr<ThinkingBot> bot;  // remembers what it thought of earlier in its turn
  Seat seat = kNobody;
  Effort effort = Effort::Long;
  bool hurried = false;  // has less than half of its time, as many wait
  bool thinking = false;
};

struct BotChoice {
  Seat seat = kNobody;
  std::uint64_t position = 0;  // hash of the state it thought about
  std::optional<Move> move;    // none if the bot was stopped
};

class BotPlayer {
 public:
  // Milliseconds for a decision of the strongest bot, when few of them think at once, and for a hint.
  BotPlayer(Thinkers& thinkers, int hard_milliseconds, int hint_milliseconds);

  // From where somebody asks: many guests of one address wait as one does.
  void came_from(const PersonId& person, const std::string& address);

  Asker asker(const PersonId& person) const;
  // One that thinks as long as it may.
  static bool has_heavy_bot(const Table& table);
  static bool has_heavy_bot(const Plan& plan);

  // For the seat to act. It is the host who asks.
  void think(const Table& table, BotTurn& turn, std::function<void(const BotChoice&)> then);

  // For the seat to move; a person waits for one hint at a time.
  bool is_advising(const PersonId& person) const { return advised_.contains(person); }
  void advise(const Table& table, const PersonId& person, const std::string& id,
              std::function<void(Told)> then);

  std::uint64_t thoughts() const { return thoughts_; }

 private:
  Thinkers& thinkers_;
  int hard_milliseconds_;
  int hint_milliseconds_;
  std::unordered_map<PersonId, std::string> addresses_;
  std::set<PersonId> advised_;  // who waits for a hint
  std::uint64_t thoughts_ = 0;
};

}  // namespace pithead::server
