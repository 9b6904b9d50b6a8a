#include "server/log_packer.h"

#include <utility>

namespace pithead::server {
namespace {

constexpr Milliseconds kHour = 3'600'000;
// People look at a game that has just ended and talk about it. And whoever has begun to write to the table
// before, on any node, must be done: of an entry that is packed the store no longer sees that its number is
// taken twice in the same moment (docs/server/store.md).
constexpr Milliseconds kPackAfter = kHour;
constexpr Milliseconds kPause = 60'000;  // when there was nothing to do
constexpr std::size_t kLogsAtOnce = 4;   // some milliseconds; people's moves go in between

// How many were packed.
StoreResult<std::size_t> pack_some(Store& store, Milliseconds before) {
  const auto tables = store.unpacked_tables(before, kLogsAtOnce);
  if (!tables) return tl::unexpected(tables.error());
  return store.pack(*tables).map([&] { return tables->size(); });
}

}  // namespace

LogPacker::LogPacker(StoreWriter& writer, std::function<Milliseconds()> clock)
    : writer_(writer), clock_(std::move(clock)) {}

void LogPacker::tick() {
  const Milliseconds now = clock_();
  if (busy_ || now < next_) return;
  busy_ = true;
  writer_.submit([before = now - kPackAfter](Store& store) { return pack_some(store, before); },
                 [this, now](const StoreResult<std::size_t>& packed) {
                   busy_ = false;
                   if (packed && *packed == kLogsAtOnce) return tick();
                   next_ = now + kPause;
                 });
}

}  // namespace pithead::server
