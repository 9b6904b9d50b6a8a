#include "server/live_tables.h"

#include <utility>

#include "server/rated_tables.h"
#include "server/table/absent.h"
#include "server/table/lobby_card.h"
#include "server/table/plan_turn.h"
#include "server/table/result.h"
#include "server/table/telling.h"

namespace pithead::server {

LiveTables::LiveTables(StoreWriter& writer, Now now, std::optional<Milliseconds> notice_delay, Task changed)
    : writer_(writer), now_(std::move(now)), notice_delay_(notice_delay), changed_(std::move(changed)) {}

LiveTable* LiveTables::find(const TableId& id) {
  const auto found = live_.find(id);
  return found == live_.end() ? nullptr : found->second.get();
}

// ---- one thing after the other ---------------------------------------------------------------------------

void LiveTables::run(const TableId& id, Task task) {
  auto& live = live_[id];
  if (!live) live = std::make_unique<LiveTable>(id);
  live->used = now_();
  live->queue.push_back(std::move(task));
  run_queue(*live);
}

void LiveTables::run_reread(LiveTable& live, Task task) {
  live.fresh = false;
  live.queue.push_front(std::move(task));
}

void LiveTables::reread(const TableId& id) {
  run(id, [](LiveTable& live) { live.fresh = false; });
  run(id, [](LiveTable& /*read*/) {});  // it is read for whoever comes next
}

void LiveTables::reread_whole(const TableId& id) {
  run(id, forget);
  run(id, [](LiveTable& /*read*/) {});
}

void LiveTables::rewrite(const TableId& id, std::function<StoreResult<void>(Store&)> work,
                         std::function<void(StoreResult<void>)> then) {
  run(id, [this, work = std::move(work), then = std::move(then)](LiveTable& live) {
    live.busy = true;
    writer_.submit(work, [this, &live, then](const StoreResult<void>& done) {
      live.busy = false;
      forget(live);
      then(done);
      run_queue(live);
    });
  });
}

void LiveTables::run_queue(LiveTable& live) {
  while (!live.busy && !live.queue.empty()) {
    if (!live.fresh) return refresh(live);
    const Task task = std::move(live.queue.front());
    live.queue.pop_front();
    task(live);
  }
}

// ---- reading ---------------------------------------------------------------------------------------------

void LiveTables::refresh(LiveTable& live) {
  live.busy = true;  // a busy table is never let go of
  writer_.submit(
      [id = live.table.id(), behind = live.table.version()](Store& store) { return store.read(id, behind); },
      [this, &live](const StoreResult<std::vector<Entry>>& entries) { refreshed(live, entries); });
}

void LiveTables::refreshed(LiveTable& live, const StoreResult<std::vector<Entry>>& entries) {
  live.busy = false;
  live.fresh = true;  // or nothing would be asked again; those who wait are told what is wrong
  live.unreadable.reset();
  if (!entries) live.unreadable = unavailable();
  for (std::size_t i = 0; !live.unreadable && i < entries->size(); ++i) {
    if (const auto replayed = live.table.replay((*entries)[i]); !replayed) live.unreadable = replayed.error();
  }
  if (live.unreadable) live.table = Table(live.table.id());
  changed_(live);
  run_queue(live);
  if (live.unreadable || !live.exists()) live.fresh = false;
}

void LiveTables::forget(LiveTable& live) {
  live.table = Table(live.table.id());
  live.fresh = false;
}

// ---- writing ---------------------------------------------------------------------------------------------

// A change is made true here before it is written down, because only then it is known what the lobby is to
// show. Nobody can see it until it is written: a busy table answers nobody. If it is not written, the table
// is read anew.
Append LiveTables::apply(Table& table, Change change) const {
  const Milliseconds now = now_();
  std::string body = write_change(change, table.game());
  PersonId speaker = change.is<ChatSaid>() ? change.by : PersonId{};
  const bool running = table.status() == Summary::Status::Running;
  const auto* rematch = std::get_if<RematchAgreed>(&change.what);
  TableId next = rematch != nullptr ? rematch->table : TableId{};
  const AbsentWatch absent(table, change);
  table.apply(std::move(change), now);
  const bool ended = running && table.status() == Summary::Status::Over;
  return {.entry = {.table = table.id(), .version = table.version(), .time = now, .body = std::move(body)},
          .summary = summarise(table),
          .results = ended ? results_of(table) : std::vector<GameResult>{},
          .speaker = std::move(speaker),
          .rated = ended ? rated_result_of(table) : std::nullopt,
          .notices = notice_delay_ ? absent.notices(table, now + *notice_delay_) : std::vector<NewNotice>{},
          .next = std::move(next)};
}

void LiveTables::write(LiveTable& live, Change change, Task again, Written then) {
  write(live, std::vector{std::move(change)}, std::move(again), std::move(then));
}

void LiveTables::write(LiveTable& live, const std::vector<Change>& changes, Task again, Written then) {
  std::vector<Append> batch;
  for (const Change& change : changes) batch.push_back(apply(live.table, change));
  const std::int64_t version = live.table.version();
  for (auto planned = follow_plans(live.table); !planned.empty(); planned = follow_plans(live.table)) {
    for (const Change& change : planned) batch.push_back(apply(live.table, change));
  }
  live.busy = true;
  auto then_all = when_written(
      live,
      {.changes = batch.size(), .version = version, .again = std::move(again), .then = std::move(then)});
  // One alone shares its commit with those of other tables.
  if (batch.size() == 1) return writer_.append(std::move(batch.front()), std::move(then_all));
  const auto append = [batch = std::move(batch)](Store& store) {
    return store.append(batch).map([](const auto& all) { return all.back(); });
  };
  writer_.submit(append, std::move(then_all));
}

std::function<void(StoreResult<Appended>)> LiveTables::when_written(LiveTable& live, Writing writing) {
  return [this, &live, writing = std::move(writing)](const StoreResult<Appended>& result) {
    live.busy = false;
    if (result && *result == Appended::Written) counts_.changes += writing.changes;
    written(live, result, writing);
    run_queue(live);
  };
}

void LiveTables::written(LiveTable& live, const StoreResult<Appended>& result, const Writing& writing) {
  if (!result) {
    forget(live);
    return writing.then(live, tl::unexpected(unavailable()));
  }
  if (*result == Appended::Taken) {
    ++counts_.races;
    forget(live);
    live.queue.push_front(writing.again);
    return;
  }
  live.bot_not_before = 0;
  writing.then(live, writing.version);
  changed_(live);
}

}  // namespace pithead::server
