// Bytes play games: the first says which game, the second for how many and with which options, eight make the
// seed, and each pair after them is a decision. Whatever is played, the laws hold and exactly the legal moves
// are accepted.
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <tuple>

#include "catalogue/games.h"
#include "fuzz/demand.h"
#include "games/catalogue.h"

namespace pithead {
namespace {

using Bytes = std::span<const std::uint8_t>;

std::uint64_t number_from(Bytes& bytes, std::size_t size) {
  std::uint64_t number = 0;
  for (; size > 0 && !bytes.empty(); --size, bytes = bytes.subspan(1)) number = number << 8U | bytes[0];
  return number;
}

template <Game G>
void check_state(const typename G::State& state, const typename G::Moves& moves) {
  const char* broken = G::broken_law(state);
  if (broken != nullptr) demand(false, broken);
  demand(moves.empty() == (G::to_move(state) == kNobody), "moves are offered until the game is over");
  demand(moves.empty() != G::winners(state).empty(), "there are winners when the game is over");
}

template <Game G>
void check_knowledge(const typename G::State& state, Rng& rng) {
  for (Seat seat = 0; seat < G::players(state); ++seat) {
    const Belief<G> belief(state, seat);
    const typename G::State sample = belief.sample(rng);
    demand(G::broken_law(sample) == nullptr, "a sample is a possible state");
    demand(Belief<G>(sample, seat).fingerprint() == belief.fingerprint(),
           "a sample looks the same to its seat");
  }
}

// A legal move chosen by the number, or the very move of that number, legal or not.
template <Game G>
void decide(typename G::State& state, const typename G::Moves& moves, std::uint64_t number, Rng& rng) {
  constexpr std::uint64_t kAnyMove = 0x8000;
  EventLog log;
  if ((number & kAnyMove) == 0) {
    const Move move = moves[number % moves.size()];
    std::string text;
    G::write_move(move, text);
    demand(G::read_move(text) == move, "a move's text reads back");
    demand(play_checked<G>(state, move, rng, log), "a legal move is accepted");
    return;
  }
  const auto move = static_cast<Move>(number & ~kAnyMove);
  const std::uint64_t before = G::hash(state);
  const bool legal = moves.contains(move);
  demand(play_checked<G>(state, move, rng, log) == legal, "exactly the legal moves are accepted");
  demand(legal || G::hash(state) == before, "a refused move changes nothing");
  demand(legal || log.events().empty(), "a refused move tells nothing");
}

template <Game G>
Options options_of(std::uint64_t number) {
  Options options;
  for (std::size_t i = 0; i < G::kInfo.options.size(); ++i) {
    const std::size_t values = G::kInfo.options[i].values.size();
    options.chosen[i] = static_cast<std::uint8_t>(number % values);
    number /= values;
  }
  return options;
}

template <Game G>
void play_game(Bytes bytes) {
  constexpr std::uint64_t kCounts = G::kInfo.max_players - G::kInfo.min_players + 1;
  const std::uint64_t table = number_from(bytes, 1);
  const int players = G::kInfo.min_players + static_cast<int>(table % kCounts);
  Rng rng(number_from(bytes, 8));
  typename G::State state = G::deal(players, options_of<G>(table / kCounts), rng);
  typename G::Moves moves;
  for (;;) {
    G::legal(state, moves);
    check_state<G>(state, moves);
    if (moves.empty() || bytes.empty()) break;
    decide<G>(state, moves, number_from(bytes, 2), rng);
  }
  check_knowledge<G>(state, rng);
}

}  // namespace
}  // namespace pithead

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace pithead;  // NOLINT(google-build-using-namespace)
  Bytes bytes(data, size);
  const std::uint64_t which = number_from(bytes, 1) % std::tuple_size_v<GameTypes>;
  std::uint64_t game = 0;
  [&]<class... Games>(std::tuple<Games...>* /*types*/) {
    ((game++ == which ? play_game<Games>(bytes) : void()), ...);
  }(static_cast<GameTypes*>(nullptr));
  return 0;
}
