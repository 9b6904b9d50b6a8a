#include "bots/bot.h"

#include <utility>

#include "bots/levels.h"
#include "games/catalogue.h"

namespace pithead {
namespace {

template <Game G>
class BotOf final : public AnyBot {
 public:
  explicit BotOf(std::unique_ptr<Bot<G>> bot) : bot_(std::move(bot)) {}

  Move choose(const AnyState& state, Rng& rng) override {
    return bot_->choose(Situation<G>(static_cast<const StateOf<G>&>(state).get()), rng);
  }

 private:
  std::unique_ptr<Bot<G>> bot_;
};

}  // namespace

std::unique_ptr<AnyBot> make_any_bot(const AnyGame& game, const BotSpec& spec) {
  std::unique_ptr<AnyBot> any;
  with_game(game.info().id, [&]<class G>() { any = std::make_unique<BotOf<G>>(make_bot<G>(spec)); });
  return any;
}

}  // namespace pithead
