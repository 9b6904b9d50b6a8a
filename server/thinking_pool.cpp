#include "server/thinking_pool.h"

#include <chrono>
#include <utility>

#include "server/analysis.h"
#include "server/hint.h"
#include "server/table/secret.h"

namespace pithead::server {
namespace {

class PooledBot final : public ThinkingBot {
 public:
  PooledBot(WorkerPool& workers, std::shared_ptr<AnyBot> bot) : workers_(workers), bot_(std::move(bot)) {}

  void choose(const Asker& by, Effort effort, const Match& match, Then then) override {
    workers_.submit(by, effort,
                    [then = std::move(then), rng = rng_for(match), bot = bot_,
                     state = std::shared_ptr<const AnyState>(match.state().copy())]() mutable {
                      const Move move = bot->choose(*state, rng);
                      return WorkerPool::Work([then, move] { then(move); });
                    });
  }

 private:
  WorkerPool& workers_;
  std::shared_ptr<AnyBot> bot_;
};

Milliseconds milliseconds_since(std::chrono::steady_clock::time_point begun) {
  using std::chrono::milliseconds;
  return std::chrono::duration_cast<milliseconds>(std::chrono::steady_clock::now() - begun).count();
}

}  // namespace

std::shared_ptr<ThinkingBot> ThinkingPool::make_bot(const AnyGame& game, const BotSpec& spec) {
  return std::make_shared<PooledBot>(workers_, make_any_bot(game, spec));
}

void ThinkingPool::advise(const Asker& by, const Match& match, int milliseconds,
                          std::function<void(std::string advice)> then) {
  workers_.submit(by, Effort::Long,
                  [then = std::move(then), milliseconds, game = &match.game(),
                   state = std::shared_ptr<const AnyState>(match.state().copy())] {
                    Rng rng(random_seed());
                    return WorkerPool::Work(
                        [then, advice = advice_text(*game, *state, {.milliseconds = milliseconds}, rng)] {
                          then(advice);
                        });
                  });
}

void ThinkingPool::analyse(std::shared_ptr<const Match> match, std::size_t ply, std::uint64_t iterations,
                           Analysed then) {
  workers_.submit([this, match = std::move(match), ply, iterations, then = std::move(then)] {
    const auto begun = std::chrono::steady_clock::now();
    const AnalysedDecision decision = analyse_decision(*match, ply, iterations, &stopped_);
    return WorkerPool::Work([this, then, decision, spent = milliseconds_since(begun)] {
      if (!stopped_) then(decision, spent);
    });
  });
}

}  // namespace pithead::server
