#include "bots/simulate.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <mutex>
#include <optional>
#include <thread>

#include "bots/bot.h"
#include "games/catalogue.h"
#include "match/record.h"

namespace pithead {
namespace {

constexpr std::uint64_t kBlock = 32;  // games taken at a time by a thread
constexpr std::uint64_t kBotStream = 0x626f7473;

template <Game G>
using Table = std::array<std::unique_ptr<Bot<G>>, kMaxSeats>;

template <Game G>
Table<G> seat_bots(const std::vector<std::string>& levels) {
  Table<G> table;
  for (std::size_t seat = 0; seat < levels.size(); ++seat) table[seat] = make_bot<G>(levels[seat]);
  return table;
}

template <Game G>
void add_game(Outcomes& outcomes, const typename G::State& state, int decisions) {
  const SeatSet winners = G::winners(state);
  for (Seat seat = 0; seat < G::players(state); ++seat) {
    SeatTally& tally = outcomes.seats[seat];
    const ScoreSheet sheet = G::score(state, seat);
    tally.scores.add(sheet.total());
    for (std::size_t i = 0; i < sheet.points.size(); ++i) tally.points[i] += sheet.points[i];
    if (winners.has(seat)) tally.victories += kWholeVictory / static_cast<std::uint64_t>(winners.size());
  }
  outcomes.lengths.add(decisions);
}

std::string record_file(const std::string& folder, std::uint64_t game) {
  std::array<char, 32> name{};
  std::snprintf(name.data(), name.size(), "/game-%08llu.json", static_cast<unsigned long long>(game));
  return folder + name.data();
}

Result<void> write_game(const Simulation& simulation, std::uint64_t game, const std::vector<Move>& moves) {
  Setup setup = simulation.setup;
  setup.seed = game_seed(simulation.setup.seed, game);
  Match match(setup);
  for (const Move move : moves) {
    if (auto played = match.play(move); !played) return played;
  }
  return save_record(record_file(simulation.records, game), match, simulation.bots);
}

template <Game G>
Result<void> play_game(const Simulation& simulation, const Table<G>& table, std::uint64_t game,
                       Outcomes& outcomes) {
  const std::uint64_t seed = game_seed(simulation.setup.seed, game);
  Rng chance(seed);
  Rng choices = bot_rng(seed, 0);
  typename G::State state = G::deal(simulation.setup.players, simulation.setup.options, chance);
  NoEvents silence;
  int decisions = 0;
  std::vector<Move> moves;
  while (G::to_move(state) != kNobody) {
    const Move move = table[G::to_move(state)]->choose(Situation<G>(state), choices);
    if (!simulation.records.empty()) moves.push_back(move);
    G::play(state, move, chance, silence);
    ++decisions;
  }
  add_game<G>(outcomes, state, decisions);
  return simulation.records.empty() ? Result<void>{} : write_game(simulation, game, moves);
}

// What the threads share: the next game, the sum, and the first thing that went wrong.
struct Shared {
  std::atomic<std::uint64_t> next{0};
  std::atomic<std::uint64_t> done{0};
  std::mutex mutex;
  std::condition_variable finished;
  int running = 0;
  Outcomes sum;
  std::optional<Error> error;
};

template <Game G>
void work(const Simulation& simulation, Shared& shared) {
  const Table<G> table = seat_bots<G>(simulation.bots);
  Outcomes own;
  Result<void> played;
  for (;;) {
    const std::uint64_t first = shared.next.fetch_add(kBlock);
    if (first >= simulation.games || !played) break;
    const std::uint64_t last = std::min(first + kBlock, simulation.games);
    for (std::uint64_t game = first; game < last && played; ++game) {
      played = play_game<G>(simulation, table, game, own);
    }
    shared.done += last - first;
  }
  const std::lock_guard lock(shared.mutex);
  shared.sum.add(own);
  if (!played) {
    shared.error = played.error();
    shared.next = simulation.games;
  }
  --shared.running;
  shared.finished.notify_one();
}

template <Game G>
Result<Outcomes> simulate_games(const Simulation& simulation, const Progress& progress) {
  Shared shared;
  shared.running = simulation.threads;
  std::vector<std::jthread> threads;
  for (int i = 0; i < simulation.threads; ++i) threads.emplace_back([&] { work<G>(simulation, shared); });
  {
    std::unique_lock lock(shared.mutex);
    while (!shared.finished.wait_for(lock, std::chrono::milliseconds(100),
                                     [&] { return shared.running == 0; })) {
      progress(shared.done);
    }
  }
  progress(shared.done);
  if (shared.error) return tl::unexpected(*shared.error);
  return std::move(shared.sum);
}

}  // namespace

void SeatTally::add(const SeatTally& other) {
  scores.add(other.scores);
  victories += other.victories;
  for (std::size_t i = 0; i < points.size(); ++i) points[i] += other.points[i];
}

void Outcomes::add(const Outcomes& other) {
  for (std::size_t i = 0; i < seats.size(); ++i) seats[i].add(other.seats[i]);
  lengths.add(other.lengths);
}

Result<Outcomes> simulate(const Simulation& simulation, const Progress& progress) {
  Result<Outcomes> outcomes;
  with_game(simulation.setup.game->info().id,
            [&]<class G>() { outcomes = simulate_games<G>(simulation, progress); });
  return outcomes;
}

std::uint64_t game_seed(std::uint64_t series_seed, std::uint64_t game) {
  return derive_seed(series_seed, game);
}

Rng bot_rng(std::uint64_t seed, std::uint64_t ply) { return Rng::stream(derive_seed(seed, kBotStream), ply); }

}  // namespace pithead
