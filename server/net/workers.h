// Whoever does what takes longer than people should wait for each other: a pool of threads (worker_pool.h),
// or in a browser the node itself.
#pragma once

#include <functional>
#include <utility>

#include "games/core/interface.h"
#include "server/net/fair_queue.h"

namespace pithead::server {

class Workers : public Interface {
 public:
  using Work = std::function<void()>;

  // `work` may be done on another thread; what it returns is then done on the loop's, where what both hold is
  // also destroyed.
  virtual void submit(const Asker& by, Effort effort, std::function<Work()> work) = 0;
  void submit(std::function<Work()> work) { submit({}, Effort::Long, std::move(work)); }  // for nobody
};

}  // namespace pithead::server
