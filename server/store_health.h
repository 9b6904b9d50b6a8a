// Whether the store can be written to and holds what was written. Proved once a second: this node writes down
// that it lives, which is also what others go by, and reads it back. Now and then all of a file is read.
#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <optional>
#include <string>

#include "server/net/worker_pool.h"
#include "server/store/store_thread.h"

namespace pithead::server {

struct HealthSettings {
  std::string node;
  std::string address;                   // of the store
  std::chrono::seconds check_every{30};  // all of a file; 0: never
};

class StoreHealth {
 public:
  using Moment = StoreThread::Moment;
  using Now = std::function<Milliseconds()>;

  StoreHealth(StoreThread& writer, WorkerPool& background, HealthSettings settings, Now now);

  void tick(Moment now);  // about once a second
  void stop() { stopped_ = true; }

  // Trouble that somebody else has with the store shows at once, and not with the next proof.
  void store_answered(const StoreAnswer& answer);

  // What is wrong, if something is; never waits for the store.
  std::optional<StoreError::Kind> trouble(Moment now) const;

  // All on the thread of the event loop; to be set before the first tick.
  std::function<void()> away;                                       // the store does not take writes any more
  std::function<void(std::optional<Milliseconds> last_sign)> back;  // of life of any node before this
  std::function<void(const StoreError&)> spoiled;

 private:
  void prove(Moment now);
  void proved(const StoreResult<std::optional<Milliseconds>>& last_sign);
  void lost(StoreError::Kind kind);
  void check(Moment now);
  void checked(const StoreResult<void>& whole, Moment begun);

  StoreThread& writer_;
  WorkerPool& background_;
  HealthSettings settings_;
  Now now_;
  std::optional<Moment> proving_;  // since when
  std::optional<StoreError::Kind> trouble_;
  bool spoiled_ = false;
  bool checking_ = false;
  std::optional<Moment> check_at_;
  std::atomic<bool> stopped_{false};
};

}  // namespace pithead::server
