// Time that tables are given: what was lost while no node ran, and what an organiser grants.
#include "server/table_registry.h"

namespace pithead::server {
namespace {

constexpr Milliseconds kShortestGap = 3'000;  // between signs of life; shorter ones are no interruption

}  // namespace

void TableRegistry::begin(std::optional<Milliseconds> last_heartbeat) {
  const Milliseconds away = last_heartbeat ? now_() - *last_heartbeat : 0;
  if (away < kShortestGap) {
    credited_ = true;
    return tick();
  }
  const std::string name = "down since " + std::to_string(*last_heartbeat);
  writer_.submit([](Store& store) { return store.timed_tables(); },
                 [this, away, name](const StoreResult<std::vector<Summary>>& tables) {
                   for (std::size_t i = 0; tables && i < tables->size(); ++i) {
                     extend((*tables)[i].table, away, name, [](const Reply& /*nobody waits for it*/) {});
                   }
                   credited_ = true;
                   tick();
                 });
}

// The name lets it be done once, by whichever node.
void TableRegistry::extend(const TableId& table, Milliseconds amount, const std::string& name,
                           const Then& then) {
  live_.run(table, [this, table, amount, name, then](LiveTable& live) {
    if (!live.exists()) return then(Refused{{Why::UnknownTable, "there is no such table"}});
    if (const auto version = live.table.done_before({}, name)) return then(Done{table, *version});
    if (live.table.status() != Summary::Status::Running)
      return then(Refused{{Why::GameOver, "no game is being played here"}});
    live_.write(
        live, {.by = {}, .id = name, .what = TimeCredited{amount}},
        [this, table, amount, name, then](LiveTable& /*later*/) { extend(table, amount, name, then); },
        [table, then](LiveTable& /*done*/, const Answer<std::int64_t>& version) {
          version ? then(Done{table, *version}) : then(Refused{version.error()});
        });
  });
}

}  // namespace pithead::server
