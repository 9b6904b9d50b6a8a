// batch.h for one game.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "bots/batch.h"
#include "bots/bot.h"
#include "bots/crew.h"
#include "bots/levels.h"
#include "bots/simulate.h"

namespace pithead {

template <Game G>
class BatchOf final : public Batch {
 public:
  explicit BatchOf(const BatchPlan& plan)
      : plan_(plan), crew_(std::min(static_cast<std::size_t>(plan.threads), plan.lanes)), lanes_(plan.lanes) {
    allocate();
    for (std::size_t i = 0; plan_.opponents && i < crew_.size(); ++i)
      bots_.push_back(make_bot<G>(*plan_.opponents));
    restart(plan_.setup.seed.number());
  }

  const BatchArrays& arrays() const override { return arrays_; }

  Result<void> step(std::span<const std::int64_t> told) override {
    // A copy: while nobody holds Python's lock another thread may write there, behind what is checked here.
    std::ranges::copy(told, moves_.begin());
    const std::span<const std::int64_t> moves = moves_;
    for (std::size_t i = 0; i < lanes_.size(); ++i) {
      if (!is_legal(i, moves[i])) [[unlikely]]
        return refuse(i, moves[i]);
    }
    in_every_block([&](std::size_t first, std::size_t last, Bot<G>* bot) {
      sort_by_move(moves, first, last);
      for (std::size_t at = first; at < last; ++at) {
        if (at + 1 < last) fetch_ahead(order_[at + 1]);
        step_lane(order_[at], static_cast<Move>(moves[order_[at]]), bot);
      }
    });
    return {};
  }

  void choose_randomly(std::span<std::int64_t> moves) override {
    for (std::size_t i = 0; i < lanes_.size(); ++i) moves[i] = index_of(choose(lanes_[i]));
  }

  void step_randomly(std::uint64_t steps) override {
    // Lane after lane, as no lane looks at another: a processor foresees one game's course better than many.
    in_every_lane([&](std::size_t i, Bot<G>* bot) {
      for (std::uint64_t step = 0; step < steps; ++step) step_lane(i, choose(lanes_[i]), bot);
    });
  }

  void restart(std::uint64_t seed) override {
    seed_ = seed;
    std::ranges::fill(arrays_.done, std::uint8_t{0});
    std::ranges::fill(arrays_.rewards, 0.0F);
    std::ranges::fill(arrays_.scores, std::int16_t{0});
    std::ranges::fill(arrays_.masks, std::uint8_t{0});
    in_every_lane([&](std::size_t i, Bot<G>* bot) {
      lanes_[i].legal.clear();
      for (std::size_t k = 0; k < kFewMoves; ++k) lanes_[i].legal.add(Move{});  // is_legal looks at them
      deal(i, i);
      go_on(i, bot);
    });
  }

  std::unique_ptr<AnyState> state(std::size_t lane) const override {
    return std::make_unique<StateOf<G>>(lanes_[lane].state);
  }
  Rng chance(std::size_t lane) const override { return lanes_[lane].chance; }

 private:
  static constexpr std::size_t kCacheLine = 64;
  static constexpr std::size_t kFewMoves = std::min<std::size_t>(24, G::Moves::kCapacity);  // as most lists

  struct alignas(kCacheLine) Lane {
    typename G::State state;
    Rng chance{0};
    Rng choices{0};
    std::uint64_t game = 0;
    Seat learner = kNobody;  // the seat whose moves come from outside; nobody: all do
    // Most lists are one line of the cache.
    alignas(kCacheLine) typename G::Moves legal;
  };

  void allocate() {
    const std::size_t n = plan_.lanes;
    const auto players = static_cast<std::size_t>(plan_.setup.players);
    to_move_.resize(n), legal_.resize(n), done_.resize(n), games_.resize(n), decisions_.resize(n);
    rewards_.resize(n * players), scores_.resize(n * players);
    order_.resize(n), moves_.resize(n);
    if (plan_.masks) masks_.resize(n * G::kActions);
    std::size_t observed = 0;
    if constexpr (ObservedGame<G>) {
      for (const ObservedField& field : G::observed_fields())
        scales_.insert(scales_.end(), field.size, 1.0F / static_cast<float>(field.most - field.least));
      observed = scales_.size();
      if (plan_.observed == ObservationKind::Bytes) observations_.resize(n * observed);
      if (plan_.observed == ObservationKind::Floats) {
        floats_.resize(n * observed);
        rows_.resize(crew_.size() * observed);
      }
    }
    arrays_ = {.lanes = n,
               .players = players,
               .actions = G::kActions,
               .observed = observed,
               .to_move = to_move_,
               .masks = masks_,
               .legal = legal_,
               .observations = observations_,
               .float_observations = floats_,
               .done = done_,
               .rewards = rewards_,
               .scores = scores_,
               .games = games_,
               .decisions = decisions_};
  }

  // body(first, last, bot) for a share of the lanes on each thread.
  template <class Body>
  void in_every_block(const Body& body) {
    const std::size_t share = (lanes_.size() + crew_.size() - 1) / crew_.size();
    crew_.run([&](std::size_t thread) {
      const std::size_t first = std::min(thread * share, lanes_.size());
      body(first, std::min(first + share, lanes_.size()), bots_.empty() ? nullptr : bots_[thread].get());
    });
  }
  template <class Body>
  void in_every_lane(const Body& body) {
    in_every_block([&](std::size_t first, std::size_t last, Bot<G>* bot) {
      for (std::size_t i = first; i < last; ++i) {
        if (i + 1 < last) fetch_ahead(i + 1);
        body(i, bot);
      }
    });
  }

  // The lanes of a block, those with neighbouring moves one after the other: what is done next is what was
  // done last, so that the processor foresees more of it.
  void sort_by_move(std::span<const std::int64_t> moves, std::size_t first, std::size_t last) {
    constexpr std::size_t kBuckets = 256;
    const auto bucket_of = [&](std::size_t i) {
      return std::min(static_cast<std::size_t>(moves[i]), kBuckets - 1);
    };
    std::array<std::uint32_t, kBuckets + 1> next{};
    for (std::size_t i = first; i < last; ++i) ++next[bucket_of(i) + 1];
    next[0] = static_cast<std::uint32_t>(first);
    for (std::size_t bucket = 1; bucket <= kBuckets; ++bucket) next[bucket] += next[bucket - 1];
    for (std::size_t i = first; i < last; ++i) order_[next[bucket_of(i)]++] = static_cast<std::uint32_t>(i);
  }

  // Games lie apart, so the next one is brought near while this one is played.
  void fetch_ahead(std::size_t lane) const {
    const auto* bytes = reinterpret_cast<const char*>(&lanes_[lane]);
    for (std::size_t at = 0; at < offsetof(Lane, legal) + 2 * kCacheLine; at += kCacheLine)
      __builtin_prefetch(bytes + at);
  }

  bool is_legal(std::size_t lane, std::int64_t move) const {
    if (move < 0 || move >= static_cast<std::int64_t>(G::kActions)) return false;
    // So many whether they are legal or left from earlier, as nothing could foresee where the search would
    // end.
    const typename G::Moves& legal = lanes_[lane].legal;
    const auto size = static_cast<std::uint16_t>(legal.size());
    std::uint16_t found = 0;
    for (std::uint16_t i = 0; i < kFewMoves; ++i)
      found |= static_cast<std::uint16_t>((legal[i] == static_cast<Move>(move)) & (i < size));
    if (size <= kFewMoves) [[likely]]
      return found != 0;
    return legal.contains(static_cast<Move>(move));
  }

  static tl::unexpected<Error> refuse(std::size_t lane, std::int64_t move) {
    std::string what = "lane " + std::to_string(lane) + ": move " + std::to_string(move);
    if (move < 0 || move >= static_cast<std::int64_t>(G::kActions)) {
      what += " is none; moves are numbered from 0 to " + std::to_string(G::kActions - 1);
    } else {
      what += " ('";
      G::write_move(static_cast<Move>(move), what);
      what += "') is not legal now";
    }
    return fail(Error::Kind::IllegalMove, what);
  }

  static Move choose(Lane& lane) {
    return lane.legal[lane.choices.below(static_cast<std::uint32_t>(lane.legal.size()))];
  }

  // Where it is called, as calls and the registers they save would take a twentieth of a step.
  [[gnu::always_inline]] void step_lane(std::size_t i, Move move, Bot<G>* bot) {
    clear_mask(i);
    if (done_[i] != 0) {
      done_[i] = 0;
      std::fill_n(&rewards_[i * arrays_.players], arrays_.players, 0.0F);
    }
    play(i, move);
    go_on(i, bot);
  }

  void play(std::size_t i, Move move) {
    NoEvents silence;
    G::play(lanes_[i].state, move, lanes_[i].chance, silence);
    ++decisions_[i];
  }

  // To the next decision that comes from outside, in this game or the next.
  [[gnu::always_inline]] void go_on(std::size_t i, Bot<G>* bot) {
    Lane& lane = lanes_[i];
    for (;;) {
      if (G::to_move(lane.state) == kNobody) [[unlikely]] {
        finish(i);
        deal(i, lane.game + lanes_.size());
      }
      if (bot == nullptr || G::to_move(lane.state) == lane.learner) break;
      play(i, bot->choose(Situation<G>(lane.state), lane.choices));
    }
    to_move_[i] = G::to_move(lane.state);
    lane.legal.clear();
    G::legal(lane.state, lane.legal);
    legal_[i] = static_cast<std::uint16_t>(lane.legal.size());
    set_mask(i, 1);
    if constexpr (ObservedGame<G>) observe(i);
  }

  void deal(std::size_t i, std::uint64_t game) {
    Lane& lane = lanes_[i];
    const std::uint64_t seed = game_seed(seed_, game);
    lane.game = game;
    lane.chance = Rng(seed);
    lane.choices = bot_rng(seed, 0);
    lane.state = G::deal(plan_.setup.players, plan_.setup.options, lane.chance);
    if (plan_.opponents)
      lane.learner =
          plan_.seat.value_or(static_cast<Seat>(game % static_cast<unsigned>(plan_.setup.players)));
    games_[i] = game;
    decisions_[i] = 0;
  }

  void finish(std::size_t i) {
    const typename G::State& state = lanes_[i].state;
    const SeatSet winners = G::winners(state);
    for (std::size_t seat = 0; seat < arrays_.players; ++seat) {
      const bool won = winners.has(static_cast<Seat>(seat));
      rewards_[i * arrays_.players + seat] = won ? 1.0F / static_cast<float>(winners.size()) : 0.0F;
      scores_[i * arrays_.players + seat] =
          static_cast<std::int16_t>(G::score(state, static_cast<Seat>(seat)).total());
    }
    done_[i] = 1;
  }

  void clear_mask(std::size_t i) {
    if (masks_.empty()) return;
    // Moves are listed in ascending order, and those of many lists stand close together: a few wide writes.
    constexpr std::size_t kClose = std::min(kCacheLine, G::kActions);
    const typename G::Moves& legal = lanes_[i].legal;
    const std::size_t first = index_of(legal[0]);
    const std::size_t last = index_of(legal[legal.size() - 1]);
    if (last - first >= kClose) return set_mask(i, 0);
    std::memset(&masks_[i * G::kActions + std::min(first, G::kActions - kClose)], 0, kClose);
  }
  void set_mask(std::size_t i, std::uint8_t value) {
    if (masks_.empty()) return;
    std::uint8_t* row = &masks_[i * G::kActions];
    const typename G::Moves& legal = lanes_[i].legal;
    // By eights, and at the end the last again and again: to stop at it would take longer, as nothing could
    // foresee it.
    const std::size_t last = legal.size() - 1;
    std::size_t first = 0;
    for (; first + 8 <= last; first += 8) {
      for (std::size_t k = 0; k < 8; ++k) row[index_of(legal[first + k])] = value;
    }
    for (std::size_t k = 0; k < 8; ++k) row[index_of(legal[std::min(first + k, last)])] = value;
  }

  void observe(std::size_t i)
    requires ObservedGame<G>
  {
    if (!observations_.empty()) {
      std::uint8_t* row = &observations_[i * arrays_.observed];
      std::memset(row, 0, arrays_.observed);
      G::observe(lanes_[i].state, to_move_[i], row);
    } else if (!floats_.empty()) {
      // A row of bytes for each thread; lanes are shared out in blocks.
      const std::size_t share = (lanes_.size() + crew_.size() - 1) / crew_.size();
      std::uint8_t* row = &rows_[i / share * arrays_.observed];
      std::memset(row, 0, arrays_.observed);
      G::observe(lanes_[i].state, to_move_[i], row);
      float* out = &floats_[i * arrays_.observed];
      for (std::size_t k = 0; k < arrays_.observed; ++k) out[k] = static_cast<float>(row[k]) * scales_[k];
    }
  }

  BatchPlan plan_;
  std::uint64_t seed_ = 0;
  Crew crew_;
  std::vector<std::unique_ptr<Bot<G>>> bots_;  // one for each thread, if there are opponents
  std::vector<Lane> lanes_;
  std::vector<std::int64_t> moves_;   // of the running step
  std::vector<std::uint32_t> order_;  // in which a step goes through them
  std::vector<float> scales_;

  BatchArrays arrays_;
  std::vector<std::uint8_t> to_move_, masks_, observations_, rows_, done_;
  std::vector<std::uint16_t> legal_;
  std::vector<float> floats_, rewards_;
  std::vector<std::int16_t> scores_;
  std::vector<std::uint64_t> games_;
  std::vector<std::uint32_t> decisions_;
};

}  // namespace pithead
