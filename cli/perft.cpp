#include "bots/perft.h"

#include <chrono>
#include <memory>

#include <fmt/format.h>

#include "cli/commands.h"
#include "games/catalogue.h"

namespace pithead::cli {
namespace {

struct Asked {
  std::string game;
  int players = 2;
  std::string seed = "1";
  int depth = 4;
  bool json = false;
};

template <Game G>
void count(const Asked& asked, const Setup& setup) {
  Rng rng(setup.seed);
  const typename G::State deal = G::deal(setup.players, setup.options, rng);
  std::string text;
  JsonWriter json(text);
  json.begin_object();
  json.field("game", asked.game);
  json.field("players", asked.players);
  json.field("seed", setup.seed);
  json.key("leaves").begin_array();
  for (int depth = 1; depth <= asked.depth; ++depth) {
    const auto start = std::chrono::steady_clock::now();
    const std::uint64_t leaves = perft<G>(deal, depth, rng);
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    json.value(leaves);
    if (!asked.json) fmt::print("depth {:>2}: {:>16} {:>10.3f} s\n", depth, leaves, seconds);
  }
  json.end_array();
  json.end_object();
  if (asked.json) fmt::print("{}\n", text);
}

void run(const Asked& asked) {
  const Setup setup = or_fail(make_setup(asked.game, asked.players, {}, read_number("--seed", asked.seed)));
  if (asked.depth < 1 || asked.depth > 64)
    throw Failure{fmt::format("--depth takes 1 to 64, not {}", asked.depth)};
  with_game(asked.game, [&]<class G>() { count<G>(asked, setup); });
}

}  // namespace

void add_perft(CLI::App& app) {
  CLI::App* command =
      app.add_subcommand("perft", "Counts every way a deal can go: a fingerprint of the rules");
  auto asked = std::make_shared<Asked>();
  command->add_option("GAME", asked->game, "Which game")->required();
  command->add_option("--players", asked->players, "How many seats")->capture_default_str();
  command->add_option("--seed", asked->seed, "The deal")->capture_default_str();
  command->add_option("--depth", asked->depth, "How many decisions")->capture_default_str();
  command->add_flag("--json", asked->json, "For programs: leaves for depth 1, 2, …");
  command->callback([asked] { run(*asked); });
}

}  // namespace pithead::cli
