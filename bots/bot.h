// Opponents. A bot is shown a Situation: the legal moves and, if it asks, its seat's Belief. The true state
// is out of its reach, so no bot can peek.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "bots/bot_spec.h"
#include "games/core/any_game.h"
#include "games/core/game.h"
#include "games/core/interface.h"

namespace pithead {

template <Game G>
class Situation {
 public:
  explicit Situation(const typename G::State& truth) : truth_(truth) { G::legal(truth_, legal_); }

  Seat seat() const { return G::to_move(truth_); }
  const typename G::Moves& legal() const { return legal_; }
  Belief<G> belief() const { return Belief<G>(truth_, seat()); }

 private:
  const typename G::State& truth_;
  typename G::Moves legal_;
};

// A move, and how much somebody is for it.
struct Favoured {
  Move move{};
  double share = 0;
};

// The move with the largest share, the first of several.
struct MostFavoured {
  Move move{};
  double share = 0;

  void consider(Move other, double its_share) {
    if (its_share <= share) return;
    move = other;
    share = its_share;
  }
};

// What several settle on: in the sequence of the first one's list, as a single bot with as many threads
// would.
Move settle_together(std::span<const std::vector<Favoured>> all);

template <Game G>
class Bot : public Interface {
 public:
  virtual Move choose(const Situation<G>& situation, Rng& rng) = 0;

  // The same in two steps, for several who think about one decision together: how much each is for which
  // moves, and then what was settled on. Who does not think for long is wholly for its choice.
  virtual std::vector<Favoured> weigh(const Situation<G>& situation, Rng& rng) {
    return {{.move = choose(situation, rng), .share = 1}};
  }
  virtual void settle(const Situation<G>& /*situation*/, Move /*move*/, Rng& /*rng*/) {}
};

// Any legal move, each as likely as the others.
template <Game G>
class RandomBot final : public Bot<G> {
 public:
  Move choose(const Situation<G>& situation, Rng& rng) override {
    const auto& legal = situation.legal();
    return legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
  }
};

// A generator for a bot that follows from the game's seed and a ply alone, so that a resumed game goes on as
// it would have; another one than the deal's, which the seed gives away.
inline Rng bot_rng(std::uint64_t seed, std::uint64_t ply) {
  constexpr std::uint64_t kBots = 0x626f7473;
  return Rng::stream(seed ^ kBots, ply);
}

// A bot for whoever plays by the thin handle.
class AnyBot : public Interface {
 public:
  virtual Move choose(const AnyState& state, Rng& rng) = 0;
  virtual std::vector<Favoured> weigh(const AnyState& state, Rng& rng) {
    return {{.move = choose(state, rng), .share = 1}};
  }
  virtual void settle(const AnyState& /*state*/, Move /*move*/, Rng& /*rng*/) {}
};

std::unique_ptr<AnyBot> make_any_bot(const AnyGame& game, const BotSpec& spec);

}  // namespace pithead
