// Several workers that each have a tree of their own settle on what a bot with as many threads chooses.
#include <gtest/gtest.h>

#include "bots/bot.h"
#include "games/catalogue.h"
#include "match/match.h"

namespace pithead {
namespace {

TEST(Together, SeveralWorkersChooseWhatThreadsChoose) {
  constexpr std::size_t kParts = 3;
  for (const AnyGame* game : all_games()) {
    Match match(pithead::Setup{.game = game, .players = 3, .options = {}, .seed = 11});
    const auto spec = *read_bot("hard:60");
    BotSpec threaded = spec;
    threaded.budget.threads = kParts;
    const auto alone = make_any_bot(*game, threaded);
    std::vector<std::unique_ptr<AnyBot>> parts;
    for (std::size_t part = 0; part < kParts; ++part) {
      BotSpec own = spec;
      own.budget.part = part;
      own.budget.parts = kParts;
      parts.push_back(make_any_bot(*game, own));
    }
    for (int ply = 0; ply < 25; ++ply) {
      Rng rng = bot_rng(11, static_cast<std::uint64_t>(ply));
      const Move chosen = alone->choose(match.state(), rng);
      std::vector<std::vector<Favoured>> favoured;
      std::vector<Rng> rngs;
      for (const auto& each : parts) {
        rngs.push_back(bot_rng(11, static_cast<std::uint64_t>(ply)));
        favoured.push_back(each->weigh(match.state(), rngs.back()));
      }
      const Move settled = settle_together(favoured);
      ASSERT_EQ(game->move_text(settled), game->move_text(chosen)) << game->info().id << " at ply " << ply;
      for (std::size_t part = 0; part < kParts; ++part)
        parts[part]->settle(match.state(), settled, rngs[part]);
      match.play_legal(settled);
    }
  }
}

}  // namespace
}  // namespace pithead
