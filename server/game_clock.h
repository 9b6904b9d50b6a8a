// The time of tables: milliseconds since 1970 that nobody sets. The clock of the machine is looked at once,
// when the server starts; from then on a clock counts that only runs. So whoever sets the machine's clock
// ends nobody's turn and gives nobody time. What it differs by after a restart is credited like the time
// during which no server ran (TableRegistry::begin).
#pragma once

#include <algorithm>
#include <chrono>
#include <functional>
#include <optional>
#include <utility>

#include "server/store/store.h"

namespace pithead::server {

class GameClock {
 public:
  using Steady = std::function<std::chrono::steady_clock::time_point()>;

  // The machine's clock may have been set back while no server ran: then time goes on where it was, or there
  // would be more of it for whoever is waited for. A sign of life from a day ahead is a mistake of its own.
  GameClock(Milliseconds wall, std::optional<Milliseconds> last_sign,
            Steady steady = std::chrono::steady_clock::now)
      : begin_(last_sign && *last_sign < wall + kFarthest ? std::max(wall, *last_sign) : wall),
        steady_(std::move(steady)),
        started_(steady_()) {}

  Milliseconds operator()() const {
    return begin_ + std::chrono::duration_cast<std::chrono::milliseconds>(steady_() - started_).count();
  }

 private:
  static constexpr Milliseconds kFarthest = 24LL * 3600 * 1000;

  Milliseconds begin_;
  Steady steady_;
  std::chrono::steady_clock::time_point started_;
};

}  // namespace pithead::server
