#include "server/result_filler.h"

#include <utility>

#include "server/table/result.h"

namespace pithead::server {
namespace {

constexpr std::size_t kTablesAtOnce = 8;  // tables; people's moves go in between

Answer<std::vector<GameResult>> results_in(const TableId& id, const std::vector<Entry>& log) {
  Table table(id);
  for (const Entry& entry : log)
    if (const auto replayed = table.replay(entry); !replayed) return tl::unexpected(replayed.error());
  return results_of(table);
}

}  // namespace

struct ResultFiller::TableLog {
  TableId table;
  std::vector<Entry> entries;
};

struct ResultFiller::Folded {
  std::vector<TableResults> tables;
  std::vector<std::pair<TableId, std::string>> skipped;
  TableId last;
};

ResultFiller::ResultFiller(StoreWriter& writer, WorkerPool& workers, Skipped skipped)
    : writer_(writer), workers_(workers), skipped_(std::move(skipped)) {}

StoreResult<ResultFiller::Logs> ResultFiller::read_logs(Store& store, const TableId& behind) {
  const auto tables = store.tables_without_results(behind, kTablesAtOnce);
  if (!tables) return tl::unexpected(tables.error());
  Logs logs;
  for (const TableId& table : *tables) {
    auto log = store.read(table, 0);
    if (!log) return tl::unexpected(log.error());
    logs.push_back({table, std::move(*log)});
  }
  return logs;
}

void ResultFiller::tick() {
  if (busy_ || done_) return;
  busy_ = true;
  writer_.submit([behind = behind_](Store& store) { return read_logs(store, behind); },
                 [this](StoreResult<Logs> logs) {
                   done_ = logs && logs->empty();
                   if (!logs || done_) {
                     busy_ = false;
                     return;
                   }
                   fold(std::move(*logs));
                 });
}

void ResultFiller::fold(Logs logs) {
  workers_.submit([this, logs = std::move(logs)] {
    Folded folded;
    for (const auto& [table, log] : logs) {
      auto results = results_in(table, log);
      if (results) {
        folded.tables.push_back({table, std::move(*results)});
      } else {
        folded.skipped.emplace_back(table, results.error().what);
      }
      folded.last = table;
    }
    return WorkerPool::Work([this, folded = std::move(folded)] { save(folded); });
  });
}

void ResultFiller::save(Folded folded) {
  for (const auto& [table, why] : folded.skipped) skipped_(table, why);
  writer_.submit([tables = std::move(folded.tables)](Store& store) { return store.fill_results(tables); },
                 [this, last = std::move(folded.last)](const StoreResult<void>& saved) {
                   busy_ = false;
                   if (!saved) return;
                   behind_ = last;
                   tick();
                 });
}

}  // namespace pithead::server
