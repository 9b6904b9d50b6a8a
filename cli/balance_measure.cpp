// The balance lab measures variants: each brings its box, the bots learn for it, and play.
#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "bots/learn.h"
#include "cli/balance.h"
#include "cli/commands.h"
#include "cli/interrupt.h"
#include "cli/progress.h"

namespace pithead::cli {

Setup bring_variant(const BalancePlan& plan, const BalanceVariant& variant, int players) {
  ChosenOptions options = variant.options;
  if (variant.box) {
    if (const auto fault = plan.game->load_box(*variant.box))
      throw Failure{fmt::format("{}: {}", variant.name, *fault)};
    std::erase_if(options, [](const auto& option) { return option.first == "box"; });
    options.emplace_back("box", "own");
  }
  return or_fail(make_setup(plan.game->info().id, players, options, plan.seed));
}

void teach_policy(const BalancePlan& plan, const Setup& setup, const Training& training) {
  bring_policy(*plan.game, setup.players, {});
  const auto weights = learn_policy({.game = plan.game,
                                     .options = setup.options,
                                     .players = setup.players,
                                     .training = training,
                                     .onward = true,
                                     .seed = plan.seed,
                                     .threads = plan.threads},
                                    [](int /*rounds*/, double /*score*/) { return !interrupted(); });
  bring_policy(*plan.game, setup.players, weights);
}

void teach_value(const BalancePlan& plan, const Setup& setup) {
  constexpr std::uint64_t kEnough = 2000;
  const std::uint64_t learned = plan.learn->games * static_cast<std::uint64_t>(plan.learn->rounds);
  bring_value(*plan.game, {});
  const auto weights = learn_value({.game = plan.game,
                                    .options = setup.options,
                                    .players = setup.players,
                                    .training = {.games = std::min(kEnough, learned)},
                                    .seed = plan.seed,
                                    .threads = plan.threads},
                                   [](std::uint64_t /*done*/) {});
  bring_value(*plan.game, weights);
}

void measure_variants(const std::vector<BalanceVariant>& variants, BalanceReport& report) {
  const BalancePlan& plan = report.plan;
  ProgressBar bar("measuring", plan.games * plan.players.size() * variants.size());
  std::uint64_t before = 0;
  for (const BalanceVariant& variant : variants) {
    BalanceResult result{.variant = variant.name, .by_players = {}};
    for (const int players : plan.players) {
      if (interrupted()) break;
      const Setup setup = bring_variant(plan, variant, players);
      if (plan.learn) {
        bar.show(before, "teaching the bots");
        teach_policy(plan, setup, *plan.learn);
        if (interrupted()) break;
        teach_value(plan, setup);
      }
      const BalanceTrial trial{.setup = setup, .bot = plan.bot, .games = plan.games, .threads = plan.threads};
      Balance balance = measure_balance(trial, [&](std::uint64_t done, const Balance& so_far) {
        bar.show(before + done,
                 so_far.games == 0 ? variant.name : variant.name + ": " + seat_sentence(so_far));
        return !interrupted();
      });
      before += plan.games;
      if (balance.games > 0) result.by_players.push_back(std::move(balance));
    }
    if (!result.by_players.empty()) report.results.push_back(std::move(result));
  }
  report.stopped = interrupted();
}

}  // namespace pithead::cli
