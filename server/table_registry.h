// All tables that somebody uses now: wishes are carried out, everybody at a table is told what has changed,
// bots move and clocks run out. Everything here runs on the thread of the event loop.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "server/bot_player.h"
#include "server/kept_apart.h"
#include "server/live_tables.h"
#include "server/net/listener.h"
#include "server/net/rate_limiter.h"
#include "server/rated_tables.h"
#include "server/store/store_writer.h"
#include "server/table/table.h"
#include "server/table/telling.h"
#include "server/thinkers.h"
#include "server/watchers.h"

namespace pithead::server {

struct RegistrySettings {
  bool alone = true;             // no other node serves these tables
  int hard_milliseconds = 1000;  // for a decision of the strongest bot, when few of them think at once
  int hint_milliseconds = 500;
  int tables_per_person = 50;       // open or running, as host
  int hard_tables_per_person = 10;  // running, with bots of the strongest level
  Milliseconds forget_after = 60'000;
  std::optional<Milliseconds> notice_delay = std::nullopt;  // none: nobody is told who is elsewhere
  Milliseconds turn_grace = 12LL * 60 * 60 * 1000;          // once a game for each who plays by turns
};

struct RegistryCounts {
  std::size_t tables = 0;
  std::size_t watchers = 0;
  std::uint64_t changes = 0;
  std::uint64_t pushes = 0;
  std::uint64_t races = 0;  // lost to another node
  std::uint64_t bot_thoughts = 0;
  std::uint64_t bot_moves = 0;
};

class TableRegistry {
 public:
  using Then = std::function<void(Reply)>;
  using Now = std::function<Milliseconds()>;

  TableRegistry(StoreWriter& writer, Thinkers& thinkers, RegistrySettings settings, Now now);

  // From where somebody comes, so that those of one address think in turn.
  void came_from(const PersonId& person, const std::string& address) { bots_.came_from(person, address); }

  // A wish of a person that is known; `session` is null for one that came by HTTP and gets no pushes.
  void wish(Wish wish, const Person& by, const std::shared_ptr<Session>& session, Then then);
  // The new table, or the one that this person made by the same request before. The secret makes its name.
  void create(NewTable table, const Person& by, const std::string& id, const std::string& secret, Then then);
  // A table of this name, unless it is there.
  void open(const TableId& table, const std::vector<Change>& opening, const Then& then);
  // Gives whoever is to move more time, once for each name.
  void extend(const TableId& table, Milliseconds amount, const std::string& name, const Then& then);
  void session_closed(const std::shared_ptr<Session>& session) { watchers_.session_closed(session); }

  // Reads a table when nothing is being written to it.
  void read(const TableId& id, std::function<void(Answer<const Table*>)> then);
  // The same for somebody who may watch it.
  void read_for(const PersonId& person, const TableId& id, std::function<void(Answer<const Table*>)> then);

  // Changes what is kept of a table by other means than a wish; then it is read anew.
  void rewrite(const TableId& id, std::function<StoreResult<void>(Store&)> work,
               std::function<void(StoreResult<void>)> then) {
    live_.rewrite(id, std::move(work), std::move(then));
  }

  // Whom a person does not want to hear from now on, at all tables.
  void set_unheard(const PersonId& person, const std::set<PersonId>& unheard);

  // Another node has written; version 0: it has changed what stood there before.
  void news(const TableId& id, std::int64_t version);
  void gap();

  // Gives people back the time during which no node was there, or none could write, then wakes the tables
  // that wait for a bot.
  void begin(std::optional<Milliseconds> last_heartbeat);
  // Until the next beginning nobody's time runs out.
  void stop_clocks() { credited_ = false; }
  void tick();  // about once a second

  RegistryCounts counts() const;
  Milliseconds now() const { return now_(); }

 private:
  struct PendingWish {
    Wish wish;
    Person by;
    std::shared_ptr<Session> session;
    Then then;
    bool reread = false;   // the table was read anew for it
    bool counted = false;  // by the rate limiter
    HasAccount accounts;   // of those who are to play a rated game
    std::optional<KeptApart> apart = std::nullopt;
  };
  using Pending = std::shared_ptr<PendingWish>;

  void carry_out(LiveTable& live, const Pending& pending);
  bool reread_for(LiveTable& live, const Pending& pending);
  void refuse_wish(LiveTable& live, const Pending& pending, const Refusal& refusal);
  Answer<bool> may_begin(LiveTable& live, const Pending& pending);
  Answer<bool> may_meet(LiveTable& live, const Pending& pending, Change::What& what);
  Answer<bool> may_go_on(LiveTable& live, const Pending& pending, Change::What& what);
  void follow_up(const Table& table, const ChangeWish& wish);
  void carry_vacations_on(const Table& table);
  bool may_change(PendingWish& pending, const ChangeWish& wish);
  void change(LiveTable& live, const Pending& pending, const ChangeWish& wish);
  void watch(LiveTable& live, const Pending& pending, const WatchTable& wish);
  void unwatch(LiveTable& live, const Pending& pending);
  void hint(LiveTable& live, const Pending& pending);
  void open_rematch(const Table& table);

  void changed(LiveTable& live);
  Answer<void> check_heavy_bots(const PersonId& person) const;  // one more table of this host
  bool awaits_bot(const Table& table) const;  // the seat to move is a bot's, and somebody wants its move
  void consider_bot(LiveTable& live);
  void bot_has_chosen(LiveTable& live, const BotChoice& choice);
  void end_time(LiveTable& live);
  bool is_idle(const LiveTable& live) const;
  bool is_due(const LiveTable& live) const;
  void wake_due_tables();

  StoreWriter& writer_;
  RegistrySettings settings_;
  Now now_;
  LiveTables live_;
  Watchers watchers_;
  BotPlayer bots_;
  bool credited_ = false;  // what clocks lost while no node ran; before, no time runs out
  Milliseconds swept_ = 0;
  RateLimiter changes_;  // by person
  RateLimiter chats_;
  std::uint64_t bot_moves_ = 0;
};

}  // namespace pithead::server
