// Thinks on the threads of a pool.
#pragma once

#include <atomic>

#include "server/net/worker_pool.h"
#include "server/thinkers.h"

namespace pithead::server {

class ThinkingPool final : public Thinkers {
 public:
  explicit ThinkingPool(WorkerPool& workers) : workers_(workers) {}

  std::shared_ptr<ThinkingBot> make_bot(const AnyGame& game, const BotSpec& spec) override;
  void advise(const Asker& by, const Match& match, int milliseconds,
              std::function<void(std::string advice)> then) override;
  void analyse(std::shared_ptr<const Match> match, std::size_t ply, std::uint64_t iterations,
               Analysed then) override;
  void stop_analysing() override { stopped_ = true; }
  std::size_t crowd(const Asker& by) const override { return workers_.crowd(by); }

 private:
  WorkerPool& workers_;
  std::atomic<bool> stopped_ = false;
};

}  // namespace pithead::server
