#include "bots/perft.h"

#include <chrono>
#include <memory>

#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/progress.h"
#include "games/catalogue.h"

namespace pithead::cli {
namespace {

struct PerftAsked {
  std::string game;
  std::vector<std::string> options;
  int players = 2;
  std::string seed = "1";
  int depth = 4;
  int after = 0;
  bool json = false;
};

// As perft does it, with a bar over the first decision's moves.
template <Game G>
std::uint64_t count_leaves(const typename G::State& deal, int depth, const Rng& rng) {
  typename G::Moves moves;
  G::legal(deal, moves);
  if (depth == 1) return moves.size();
  ProgressBar bar(fmt::format("depth {}", depth), moves.size());
  NoEvents silence;
  std::uint64_t leaves = 0;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    bar.show(i);
    typename G::State next = deal;
    Rng chance = rng;
    G::play(next, moves[i], chance, silence);
    leaves += perft<G>(next, depth - 1, chance);
  }
  return leaves;
}

// The deal, or a position some random decisions later: the first decisions are all alike in many games.
template <Game G>
typename G::State start(const Setup& setup, int after, Rng& rng) {
  typename G::State state = G::deal(setup.players, setup.options, rng);
  typename G::Moves moves;
  NoEvents silence;
  for (int i = 0; i < after; ++i) {
    G::legal(state, moves);
    if (moves.empty()) throw Failure{fmt::format("the game is over after {} decisions", i)};
    G::play(state, moves[rng.below(static_cast<std::uint32_t>(moves.size()))], rng, silence);
  }
  return state;
}

template <Game G>
void count(const PerftAsked& asked, const Setup& setup) {
  Rng rng(setup.seed);
  const typename G::State deal = start<G>(setup, asked.after, rng);
  std::string text;
  JsonWriter json(text);
  json.begin_object();
  json.field("game", asked.game);
  json.field("players", asked.players);
  json.field("seed", setup.seed);
  json.field("after", asked.after);
  json.key("leaves").begin_array();
  for (int depth = 1; depth <= asked.depth; ++depth) {
    const auto start = std::chrono::steady_clock::now();
    const std::uint64_t leaves = count_leaves<G>(deal, depth, rng);
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    json.value(leaves);
    if (!asked.json) fmt::print("depth {:>2}: {:>16} {:>10.3f} s\n", depth, leaves, seconds);
  }
  json.end_array();
  json.end_object();
  if (asked.json) fmt::print("{}\n", text);
}

void run(const PerftAsked& asked) {
  const Setup setup = or_fail(make_setup(asked.game, asked.players, read_game_options(asked.options),
                                         read_number("--seed", asked.seed)));
  with_game(asked.game, [&]<class G>() { count<G>(asked, setup); });
}

}  // namespace

void add_perft(CLI::App& app) {
  Command command(app, "perft", "Counts every way a deal can go: a fingerprint of the rules");
  auto asked = std::make_shared<PerftAsked>();
  command.required("GAME", asked->game, "Which game");
  command.number("--players", asked->players, 0, 99, "How many seats");
  command.option("--seed", asked->seed, "The deal");
  add_game_options(command, asked->options);
  command.number("--depth", asked->depth, 1, 64, "How many decisions");
  command.number("--after", asked->after, 0, 100000, "Start so many random decisions after the deal");
  command.flag("--json", asked->json, "For programs: leaves for depth 1, 2, …");
  command.run([asked] { run(*asked); });
}

}  // namespace pithead::cli
