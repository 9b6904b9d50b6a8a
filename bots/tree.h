// Information-set Monte-Carlo tree search (Cowling, Powley and Whitehouse 2012) for one seat: each iteration
// guesses a state from the seat's Belief (a determinization), selects its way down the tree by the moves that
// are legal there, plays the game out by policy, and tells the nodes on its path how that ended. Every seat
// is taken to want its own best (max^n), so nodes keep a utility for each.
//
//   nodes_   root | children of the root | children of one of these | …
//                   ^ a node's children lie side by side, the likeliest first
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

#include "bots/policy.h"
#include "games/core/game.h"

namespace pithead {

inline constexpr std::size_t kDeepest = std::numeric_limits<std::size_t>::max();

using BySeat = std::array<float, kMaxSeats>;

// How a game ended, for each seat: its share of the victory, and its points.
struct Ending {
  BySeat victory{};
  BySeat points{};
};

template <Game G>
Ending ending_of(const typename G::State& state) {
  Ending ending;
  const SeatSet winners = G::winners(state);
  for (Seat seat = 0; seat < G::players(state); ++seat) {
    ending.points[seat] = static_cast<float>(G::score(state, seat).total());
    if (winners.has(seat)) ending.victory[seat] = 1 / static_cast<float>(winners.size());
  }
  return ending;
}

// What a seat wants: to win, and a little that it be by many points, so that it also plays on well when all
// is won or lost.
inline BySeat utility_of(const Ending& ending, int players) {
  constexpr float kForVictory = 0.75F;
  constexpr float kManyPoints = 30;
  BySeat utility{};
  for (Seat seat = 0; seat < players; ++seat) {
    float rival = std::numeric_limits<float>::lowest();
    for (Seat other = 0; other < players; ++other) {
      if (other != seat) rival = std::max(rival, ending.points[other]);
    }
    const float lead = (ending.points[seat] - rival) / kManyPoints;
    const float by_points = (1 + lead / (1 + std::abs(lead))) / 2;
    utility[seat] = kForVictory * ending.victory[seat] + (1 - kForVictory) * by_points;
  }
  return utility;
}

// What is known of one move at the root.
struct Candidate {
  Move move{};
  std::uint64_t visits = 0;
  // Sums over the visits.
  std::array<double, kMaxSeats> victory{};
  std::array<double, kMaxSeats> points{};

  void add(const Candidate& other) {
    visits += other.visits;
    for (std::size_t i = 0; i < kMaxSeats; ++i) {
      victory[i] += other.victory[i];
      points[i] += other.points[i];
    }
  }
};

template <Game G>
class Tree {
 public:
  static constexpr std::size_t kWidest = 40;  // children of a node: the least likely moves are left out

  // A tree of moves no deeper than this; with 1 it is flat Monte Carlo.
  explicit Tree(std::size_t deepest = kDeepest) : deepest_(deepest) { nodes_.emplace_back(); }

  // One guess, one game.
  void iterate(const Belief<G>& belief, Rng& rng) {
    typename G::State state = belief.sample(rng);
    path_.clear();
    path_.push_back(0);
    finish(state, rng);
  }

  // The same, with this legal move at the root.
  void try_out(const Belief<G>& belief, Move move, Rng& rng) {
    typename G::State state = belief.sample(rng);
    G::legal(state, moves_);
    expand(0, state);
    if (child_by(0, move) == 0) add_child(0, move);
    path_.clear();
    path_.push_back(0);
    path_.push_back(child_by(0, move));
    NoEvents silence;
    G::play(state, move, rng, silence);
    finish(state, rng);
  }

  std::uint64_t iterations() const { return nodes_[0].visits; }
  std::size_t size() const { return nodes_.size(); }  // in nodes

  // The moves of the root; their sums leave out what was taken over from an earlier tree.
  const std::vector<Candidate>& candidates() const { return candidates_; }
  // Nothing, if it was never tried.
  Candidate candidate(Move move) const {
    const auto found = std::find_if(candidates_.begin(), candidates_.end(),
                                    [&](const Candidate& each) { return each.move == move; });
    return found == candidates_.end() ? Candidate{.move = move} : *found;
  }
  std::uint32_t visits_of(Move move) const {
    const std::size_t child = child_by(0, move);
    return child == 0 ? 0 : nodes_[child].visits;
  }

  // How many visits the best move is before the second: so many iterations could still change the choice.
  std::uint32_t lead_in_visits() const {
    std::uint32_t first = 0;
    std::uint32_t second = 0;
    for (std::size_t i = nodes_[0].children; i < nodes_[0].children + nodes_[0].count; ++i) {
      second = std::max(second, std::min(first, nodes_[i].visits));
      first = std::max(first, nodes_[i].visits);
    }
    return first - second;
  }

  // The tree goes on from where this move leads; what the other moves led to is forgotten.
  void advance(Move move) {
    std::vector<Node> kept(1);
    if (const std::size_t child = child_by(0, move); child != 0) kept[0] = nodes_[child];
    for (std::size_t i = 0; i < kept.size(); ++i) {
      const Node node = kept[i];
      kept[i].children = static_cast<std::uint32_t>(kept.size());
      for (std::uint32_t child = 0; child < node.count; ++child)
        kept.push_back(nodes_[node.children + child]);
    }
    nodes_ = std::move(kept);
    candidates_.clear();
  }

 private:
  static constexpr std::size_t kMostNodes = 2'000'000;  // some 100 megabytes, however long it may think
  static constexpr float kExploration = 1.2F;
  static constexpr float kFirstPlayReduction = 0.05F;  // of an untried move's utility below its parent's
  static constexpr float kUniformShare = 0.03F;        // of the priors, in case the policy is wrong

  struct Node {
    Move move{};
    std::uint16_t count = 0;
    std::uint32_t children = 0;
    std::uint32_t visits = 0;
    float prior = 0;
    BySeat utility{};  // mean over the visits
  };

  void finish(typename G::State& state, Rng& rng) {
    descend(state, rng);
    while (G::to_move(state) != kNobody) play_by_policy<G>(state, moves_, rng);
    backpropagate(ending_of<G>(state), G::players(state));
  }

  // Down to a node that is visited for the first time.
  void descend(typename G::State& state, Rng& rng) {
    NoEvents silence;
    while (G::to_move(state) != kNobody) {
      G::legal(state, moves_);
      if (moves_.size() == 1) {
        G::play(state, moves_[0], rng, silence);
        continue;
      }
      const std::size_t node = path_.back();
      if (node != 0 && nodes_[node].visits == 0) return;
      if (path_.size() > deepest_) return;
      if (!expand(node, state)) return;
      const std::size_t child = select(node, G::to_move(state));
      G::play(state, nodes_[child].move, rng, silence);
      path_.push_back(child);
    }
  }

  // Sees to it that the legal moves of this guess have nodes, and remembers which are legal. False if there
  // is none, as the tree is full.
  bool expand(std::size_t node, const typename G::State& state) {
    ++guess_;
    for (const Move move : moves_) legal_in_[index_of(move)] = guess_;
    std::size_t known = 0;
    const Node& parent = nodes_[node];
    for (std::size_t i = parent.children; i < parent.children + parent.count; ++i) {
      known += is_legal(nodes_[i].move) ? 1 : 0;
    }
    if (known >= std::min(moves_.size(), kWidest)) return true;
    if (nodes_.size() > kMostNodes) return known > 0;
    add_children(node, state, kWidest - known);
    return true;
  }

  bool is_legal(Move move) const { return legal_in_[index_of(move)] == guess_; }

  // The likeliest legal moves that have no node yet. The children move to the end of all nodes.
  void add_children(std::size_t node, const typename G::State& state, std::size_t most) {
    const MoveProbabilities<G> probabilities(state, moves_);
    const Node parent = nodes_[node];
    const float even = 1 / static_cast<float>(moves_.size());
    std::vector<Node>& fresh = fresh_;
    fresh.clear();
    for (std::size_t i = 0; i < moves_.size(); ++i) {
      if (has_child(parent, moves_[i])) continue;
      fresh.push_back({.move = moves_[i],
                       .prior = (1 - kUniformShare) * probabilities.probability(i) + kUniformShare * even});
    }
    std::stable_sort(fresh.begin(), fresh.end(),
                     [](const Node& a, const Node& b) { return a.prior > b.prior; });
    if (fresh.size() > most) fresh.resize(most);
    append_children(node);
  }

  // One that was too unlikely.
  void add_child(std::size_t node, Move move) {
    fresh_.assign(1, {.move = move});
    append_children(node);
  }

  void append_children(std::size_t node) {
    const Node parent = nodes_[node];
    const auto first = static_cast<std::uint32_t>(nodes_.size());
    for (std::size_t i = 0; i < parent.count; ++i) {
      const Node child = nodes_[parent.children + i];
      nodes_.push_back(child);
    }
    nodes_.insert(nodes_.end(), fresh_.begin(), fresh_.end());
    nodes_[node].children = first;
    nodes_[node].count = static_cast<std::uint16_t>(parent.count + fresh_.size());
  }

  bool has_child(const Node& parent, Move move) const {
    const auto first = nodes_.begin() + parent.children;
    return std::any_of(first, first + parent.count, [&](const Node& child) { return child.move == move; });
  }

  std::size_t child_by(std::size_t node, Move move) const {
    for (std::size_t i = nodes_[node].children; i < nodes_[node].children + nodes_[node].count; ++i) {
      if (nodes_[i].move == move) return i;
    }
    return 0;
  }

  // The legal child that is best for the seat to move by its utility so far and its prior (PUCT).
  std::size_t select(std::size_t node, Seat seat) const {
    const Node& parent = nodes_[node];
    const auto visits = static_cast<float>(std::max(parent.visits, 1U));
    const float untried = parent.visits == 0 ? 0.5F : parent.utility[seat] - kFirstPlayReduction;
    const float exploration = kExploration * std::sqrt(visits);
    std::size_t best = parent.children;
    float most = -1;
    for (std::size_t i = parent.children; i < parent.children + parent.count; ++i) {
      const Node& child = nodes_[i];
      if (!is_legal(child.move)) continue;
      const float utility = child.visits == 0 ? untried : child.utility[seat];
      const float score = utility + exploration * child.prior / static_cast<float>(1 + child.visits);
      if (score <= most) continue;
      most = score;
      best = i;
    }
    return best;
  }

  void backpropagate(const Ending& ending, int players) {
    const BySeat utility = utility_of(ending, players);
    for (const std::size_t i : path_) {
      Node& node = nodes_[i];
      ++node.visits;
      const float part = 1 / static_cast<float>(node.visits);
      for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
        node.utility[seat] += (utility[seat] - node.utility[seat]) * part;
      }
    }
    if (path_.size() > 1) note(nodes_[path_[1]].move, ending);
  }

  void note(Move move, const Ending& ending) {
    auto found = std::find_if(candidates_.begin(), candidates_.end(),
                              [&](const Candidate& each) { return each.move == move; });
    if (found == candidates_.end()) {
      candidates_.push_back({.move = move});
      found = candidates_.end() - 1;
    }
    ++found->visits;
    for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
      found->victory[seat] += ending.victory[seat];
      found->points[seat] += ending.points[seat];
    }
  }

  std::size_t deepest_;
  std::vector<Node> nodes_;
  std::vector<Candidate> candidates_;
  std::vector<std::size_t> path_;
  std::vector<Node> fresh_;
  typename G::Moves moves_;
  std::array<std::uint64_t, G::kActions> legal_in_{};  // the guess in which a move was legal last
  std::uint64_t guess_ = 0;
};

}  // namespace pithead
