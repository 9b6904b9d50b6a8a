// All tables that somebody uses now. A table has one writer: wishes for it are carried out one after the
// other, each is written down before anybody hears of it, and then everybody at the table is told. Everything
// here runs on the thread of the event loop.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>

#include "bots/bot.h"
#include "server/net/listener.h"
#include "server/net/rate_limiter.h"
#include "server/net/worker_pool.h"
#include "server/store/store_writer.h"
#include "server/table/table.h"
#include "server/table/telling.h"

namespace pithead::server {

struct RegistrySettings {
  bool alone = true;             // no other node serves these tables
  int hard_milliseconds = 1000;  // for a decision of the strongest bot, when few of them think at once
  int hint_milliseconds = 500;
  int tables_per_person = 50;  // open or running, as host
  Milliseconds forget_after = 60'000;
};

struct RegistryCounts {
  std::size_t tables = 0;
  std::size_t watchers = 0;
  std::uint64_t changes = 0;
  std::uint64_t pushes = 0;
  std::uint64_t refusals = 0;
  std::uint64_t races = 0;  // lost to another node
  std::uint64_t store_errors = 0;
  std::uint64_t bot_thoughts = 0;
  std::uint64_t bot_moves = 0;
};

class TableRegistry {
 public:
  using Reply = std::function<void(std::string)>;
  using Now = std::function<Milliseconds()>;

  TableRegistry(StoreWriter& writer, WorkerPool& workers, RegistrySettings settings, Now now);

  // A wish of a person that is known; `session` is null for one that came by HTTP and gets no pushes.
  void wish(Wish wish, const Person& by, const std::shared_ptr<Session>& session, Reply reply);
  // The new table, or the one that this person made by the same request before. The secret makes its name.
  void create(Plan plan, const Person& by, const std::string& id, const std::string& secret,
              const Reply& reply);
  void gone(const std::shared_ptr<Session>& session);

  // Reads a table when nothing is being written to it; null if there is none.
  void look(const TableId& id, std::function<void(Answer<const Table*>)> then);

  // Another node has written.
  void news(const TableId& id, std::int64_t version);
  void gap();

  // Gives people back the time during which no node was there, then wakes the tables that wait for a bot.
  void begin(std::optional<Milliseconds> last_sign_of_life);
  void tick();  // about once a second

  RegistryCounts counts() const;

 private:
  // A wish on its way.
  struct Asked {
    Wish wish;
    Person by;
    std::shared_ptr<Session> session;
    Reply reply;
    bool sure = false;     // the table was read anew for it
    bool counted = false;  // by the guard
  };
  struct Watcher {
    std::shared_ptr<Session> session;
    PersonId person;
    std::int64_t since = 0;  // the last version told
    Presence presence;       // as told last
  };
  struct Live {
    explicit Live(const TableId& id) : table(id) {}
    Table table;
    bool fresh = false;              // as the store has it, as far as we know
    bool busy = false;               // something is being read or written
    std::optional<Refusal> trouble;  // why it could not be read
    std::deque<std::function<void(Live&)>> waiting;
    std::map<Session*, Watcher> watchers;
    bool thinking = false;
    std::shared_ptr<AnyBot> bot;  // remembers what it thought of earlier in its turn
    int bot_seat = kNoSeat;
    Milliseconds think_after = 0;  // another node may be at it
    Milliseconds used = 0;
  };
  using Task = std::function<void(Live&)>;

  void at(const TableId& id, Task task);
  void go_on(Live& live);
  void refresh(Live& live);
  void refreshed(const TableId& id, StoreResult<std::vector<Entry>> entries);
  // Makes the change true and writes it down; `again` if somebody else was faster, else `then`.
  void write(Live& live, const Change& change, Task again,
             std::function<void(Live&, Answer<std::int64_t>)> then);
  void written(Live& live, const StoreResult<Appended>& result, const Task& again,
               const std::function<void(Live&, Answer<std::int64_t>)>& then);
  void forget(Live& live);
  static Refusal missing(const Live& live);

  void carry_out(Live& live, const std::shared_ptr<Asked>& asked);
  bool look_again(Live& live, const std::shared_ptr<Asked>& asked);
  void refuse_or_look_again(Live& live, const std::shared_ptr<Asked>& asked, const Refusal& refusal);
  bool may_change(const std::shared_ptr<Asked>& asked);
  void change(Live& live, const std::shared_ptr<Asked>& asked);
  void watch(Live& live, const std::shared_ptr<Asked>& asked);
  void unwatch(Live& live, const std::shared_ptr<Session>& session);
  void hint(Live& live, const std::shared_ptr<Asked>& asked);
  void open(const TableId& table, const Change& change, const Reply& reply);
  void make_rematch(const Table& table);
  void push(Live& live);
  void tell(Live& live, Watcher& watcher, const Presence& presence);
  static Presence presence(const Live& live);
  static void push_presence(Live& live);
  void consider_bot(Live& live);
  void let_bot_think(Live& live, int seat);
  void bot_has_chosen(Live& live, int seat, std::uint64_t position, Move move);
  void end_time(Live& live);

  StoreWriter& writer_;
  WorkerPool& workers_;
  RegistrySettings settings_;
  Now now_;
  bool open_ = false;  // clocks were credited, so time may run out
  Milliseconds swept_ = 0;
  std::unordered_map<TableId, std::unique_ptr<Live>> live_;
  std::map<Session*, std::set<TableId>> where_;  // which tables a session watches
  std::set<PersonId> advised_;                   // who waits for a hint
  RateLimiter changes_;                          // by person
  RateLimiter chats_;
  RegistryCounts counts_;
};

}  // namespace pithead::server
