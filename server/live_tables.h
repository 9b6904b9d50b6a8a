// The tables that are in memory now. Each has one writer: what concerns a table is done one thing after the
// other, and a change is written down before anybody hears of it. Everything here runs on the thread of the
// event loop.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

#include "server/bot_player.h"
#include "server/store/store_writer.h"
#include "server/table/table.h"

namespace pithead::server {

struct LiveTable {
  using Task = std::function<void(LiveTable&)>;

  explicit LiveTable(const TableId& id) : table(id) {}

  Table table;
  bool fresh = false;                 // as the store has it, as far as we know
  bool busy = false;                  // something is being read or written
  std::optional<Refusal> unreadable;  // why
  std::deque<Task> queue;
  Milliseconds used = 0;
  BotTurn bot_turn;
  Milliseconds bot_not_before = 0;  // another node may be at it

  bool exists() const { return table.version() > 0; }
};

struct LiveTableCounts {
  std::uint64_t changes = 0;
  std::uint64_t races = 0;  // lost to another node
};

class LiveTables {
 public:
  using Task = LiveTable::Task;
  using Now = std::function<Milliseconds()>;
  using Written = std::function<void(LiveTable&, const Answer<std::int64_t>& version)>;

  // `changed` is called whenever a table may be another than before. With a delay, those who are elsewhere
  // are told after it (table/absent.h); without, nobody is.
  LiveTables(StoreWriter& writer, Now now, std::optional<Milliseconds> notice_delay, Task changed);

  // When nothing is being read or written, with the table as the store has it.
  void run(const TableId& id, Task task);
  // As soon as the table was read anew, before all other tasks.
  static void run_reread(LiveTable& live, Task task);
  // Reads it anew, when nothing is being read or written.
  void reread(const TableId& id);

  // Has another do something to its rows while nothing else is read or written, then reads all of it anew.
  void rewrite(const TableId& id, std::function<StoreResult<void>(Store&)> work,
               std::function<void(StoreResult<void>)> then);
  // Reads all of it anew: what was read before may be different now.
  void reread_whole(const TableId& id);

  // Makes a change true that was decided just now, and writes it down, together with what was planned for
  // then; `again` if somebody else was faster, else `then` with the version of the change.
  void write(LiveTable& live, Change change, Task again, Written then);
  // The same with several, all or none.
  void write(LiveTable& live, const std::vector<Change>& changes, Task again, Written then);

  LiveTable* find(const TableId& id);
  std::unordered_map<TableId, std::unique_ptr<LiveTable>>& all() { return live_; }
  const std::unordered_map<TableId, std::unique_ptr<LiveTable>>& all() const { return live_; }
  const LiveTableCounts& counts() const { return counts_; }
  std::size_t size() const { return live_.size(); }

 private:
  void run_queue(LiveTable& live);
  void refresh(LiveTable& live);
  void refreshed(LiveTable& live, const StoreResult<std::vector<Entry>>& entries);
  Append apply(Table& table, Change change) const;
  struct Writing {
    std::uint64_t changes = 0;
    std::int64_t version = 0;  // of the last that was decided; what follows by plans comes behind it
    Task again;
    Written then;
  };
  std::function<void(StoreResult<Appended>)> when_written(LiveTable& live, Writing writing);
  void written(LiveTable& live, const StoreResult<Appended>& result, const Writing& writing);
  static void forget(LiveTable& live);

  StoreWriter& writer_;
  Now now_;
  std::optional<Milliseconds> notice_delay_;
  Task changed_;
  std::unordered_map<TableId, std::unique_ptr<LiveTable>> live_;
  LiveTableCounts counts_;
};

}  // namespace pithead::server
