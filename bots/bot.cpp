#include "bots/bot.h"

#include <cstddef>

#include "bots/engine.h"

namespace pithead {

Move settle_together(std::span<const std::vector<Favoured>> all) {
  MostFavoured best{.move = all.front().front().move};
  for (std::size_t i = 0; i < all.front().size(); ++i) {
    double share = 0;
    for (const auto& each : all) share += each[i].share;
    best.consider(all.front()[i].move, share);
  }
  return best.move;
}

std::unique_ptr<AnyBot> make_any_bot(const AnyGame& game, const BotSpec& spec) {
  return engine_of(game).make_bot(spec);
}

}  // namespace pithead
