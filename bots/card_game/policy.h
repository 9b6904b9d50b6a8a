// The Great Card Game: what an experienced player sees in a move at first sight.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "bots/card_game/policy_features.h"
#include "bots/card_game/policy_weights.h"
#include "bots/card_game/yard.h"
#include "bots/policy.h"
#include "games/card_game/game.h"
#include "games/card_game/payment.h"
#include "games/card_game/scoring.h"
#include "games/core/bits.h"

namespace pithead::card_game::policy {

// ---- cards ------------------------------------------------------------------------------------------

// How far a dock without an engine is: nothing, lorries without an order, an order without all lorries,
// lorries on their way, all lorries.
inline int best_without_engine(const Player& player, const Context& context) {
  int best = 0;
  for (std::size_t dock = 0; dock < kDocks; ++dock) {
    if (player.engines[dock] != kNoEngine) continue;
    const int load = player.loads[dock];
    const int size = context.yard.project[dock];
    if (size > 0) {
      best = std::max(best, load >= size ? 4 : load + context.yard.incoming[dock] >= size ? 3 : 2);
    } else if (load > 0) {
      best = std::max(best, 1);
    }
  }
  return best;
}

// Whichever card it is.
template <class Visit>
void features_of_family(const Player& player, const Context& context, Family family, Visit visit) {
  switch (family) {
    case Family::Lorries:
      visit(kLorriesMissing(context.yard.lorries_missing, context.hour));
      return visit(kLorriesWaiting(context.yard.waiting, context.yard.all_homeless));
    case Family::Wagons:
      visit(kWagonsMissing(context.yard.wagons_missing, context.hour));
      return visit(kFreeWagons(context.yard.free_wagons, context.yard.all_homeless));
    case Family::Engines:
      visit(kEnginesMissing(best_without_engine(player, context), context.hour));
      return visit(kTrains(context.yard.engines, context.yard.orders, context.stage));
    case Family::Orders: return visit(kOrdersInHand(context.yard.orders, context.hour));
    case Family::Shares:
    case Family::Innovations:
    case Family::Objectives: return;
  }
}

inline int engines_alike(const Player& player, Engine engine) {
  int alike = 0;
  for (const Engine each : player.engines) alike += each == engine ? 1 : 0;
  return alike;
}

template <class Visit>
void features_of_order(const Player& player, const Context& context, Order order, Visit visit) {
  const int size = size_of(order);
  visit(kOrderSize(size - 1, context.stage));
  visit(kOrderBonus(context.yard.next_bonus[static_cast<std::size_t>(destination_of(order))]));
  // A dock without a project for as many lorries: none, begun, lorries on their way, all lorries, a train.
  int fits = 0;
  for (std::size_t dock = 0; dock < kDocks; ++dock) {
    if (context.yard.project[dock] >= size) continue;
    const int load = player.loads[dock];
    const bool engine = player.engines[dock] != kNoEngine;
    fits = std::max(fits, load >= size                                    ? (engine ? 4 : 3)
                          : load + context.yard.incoming[dock] >= size    ? 2
                          : load + context.yard.empty[dock] > 0 || engine ? 1
                                                                          : 0);
  }
  visit(kOrderFits(fits, context.hour));
}

// What an objective will score if all orders in hand are fulfilled and all engines leave.
inline int points_expected(const Player& player, const Context& context, Objective objective) {
  if (objective == kTokenObjective) return kPointsPerTokenPair * (count_bits(player.tokens) + 1) / 2;
  if (objective == kObjectiveObjective) return count_bits(player.objectives) + 1;
  if (objective < kShareObjectives) {
    const auto engine = static_cast<Engine>(objective - kEngineObjectives);
    return kPointsPerMatch * (player.delivered_engines.of(engine) + engines_alike(player, engine));
  }
  const int destination = (objective - kEngineObjectives) % kDestinations;
  const auto d = static_cast<std::size_t>(destination);
  const int orders = context.yard.fulfilled[d] + context.yard.in_hand[d];
  if (objective < kOrderObjectives) return kPointsPerMatch * std::min(orders, player.shares.of(destination));
  if (objective < kLorryObjectives) return kPointsPerMatch * orders;
  return lorries_ordered(player, destination) + 2 * context.yard.in_hand[d] >= kLorryGoal ? kLorryGoalPoints
                                                                                          : 0;
}

// Without an order; with one or several orders in hand; with a fulfilled one.
inline int share_use(const Player& player, const Context& context, Share share) {
  const int without = context.yard.fulfilled[share] - player.shares.of(share);
  if (without > 0) return 3;
  return std::clamp(without + context.yard.in_hand[share], 0, 2);
}

template <class Visit>
void features_of_card(const Player& player, const Context& context, Family family, Card card, Visit visit) {
  const auto kind = static_cast<std::size_t>(card);
  switch (family) {
    case Family::Lorries:
      return visit(kLorryPrint(print_of(card), context.stage,
                               context.yard.room[static_cast<std::size_t>(crest_of(card))]));
    case Family::Wagons:
      return visit(card == kWild ? kWagonKind(1, context.yard.all_homeless)
                                 : kWagonKind(0, context.yard.homeless[kind]));
    case Family::Engines:
      visit(kEnginesAlike(engines_alike(player, card)));
      return visit(kEngineObjective(has(player, kEngineObjectives + card) ? 1 : 0));
    case Family::Orders: return features_of_order(player, context, card, visit);
    case Family::Shares:
      visit(kShareUse(share_use(player, context, card), context.hour));
      return visit(kShareObjective(has(player, kShareObjectives + card) ? 1 : 0));
    case Family::Innovations: return visit(kInnovationKind(card, context.stage));
    case Family::Objectives:
      visit(kObjectiveFamily(family_of_objective(card), context.stage));
      return visit(kObjectivePoints(
          points_expected(player, context, card) + (has(player, kObjectiveObjective) ? 1 : 0), context.hour));
  }
}

template <class Visit>
void features_of_stack(const State& s, const Context& context, Zone stack, Visit visit) {
  features_of_family(mover(s), context, family_of(stack), visit);
  features_of_card(mover(s), context, family_of(stack), top_of(s, stack), visit);
}

// ---- the turn ---------------------------------------------------------------------------------------

inline int rivals_in(const State& s) { return s.players - s.passed.size() - 1; }

template <class Visit>
void features_of_delivery(const Context& context, Visit visit) {
  visit(kDeliveryPoints(context.yard.delivery_points / 2, context.hour));
  visit(kDeliveryTrains(context.yard.delivery_trains,
                        context.yard.trains_begun - context.yard.delivery_trains));
}

// Whether a rival who is still in has worker cards for one more than this need.
inline bool can_be_followed(const State& s, int need) {
  for (Seat seat = 0; seat < s.players; ++seat) {
    if (seat == s.turn || s.passed.has(seat)) continue;
    if ((kPayable[s.seats[seat].workers].sums >> (need + 1) & 1U) != 0) return true;
  }
  return false;
}

template <class Visit>
void features_of_token(const State& s, const Context& context, int need, Visit visit) {
  const Player& player = mover(s);
  visit(kTokenObjectiveHeld(has(player, kTokenObjective) ? 1 + count_bits(player.tokens) % 2 : 0));
  const Seat last = last_player(s, Zone::Mine01);
  const int owner = last == kNobody ? 0 : last == s.turn ? 1 : 2;
  visit(kTokenOwner(owner, rivals_in(s), context.hand));
  visit(kTokenSafe(owner, can_be_followed(s, need) ? 0 : 1, context.hand));
}

// Whether so many steps can load all lorries of a project: no, but some; yes; yes and it has an engine.
inline int mining_completes(const Player& player, const Context& context, int steps) {
  int best = 0;
  for (std::size_t dock = 0; dock < kDocks; ++dock) {
    const int missing = context.yard.project[dock] - player.loads[dock];
    if (missing <= 0 || context.yard.loadable[dock] == 0) continue;
    const bool all = missing <= std::min(steps, context.yard.loadable[dock]);
    best = std::max(best, !all ? 1 : player.engines[dock] == kNoEngine ? 2 : 3);
  }
  return best;
}

template <class Visit>
void features_of_zone(const State& s, const Context& context, Zone zone, Visit visit) {
  const int need = level_of(s, zone) + 1;
  visit(kZone(index(zone), context.hour));
  visit(kZoneByHand(index(zone), context.hand));
  visit(kZoneByPlayers(index(zone), s.players - 2));
  const int cards = kFewestCards[mover(s).workers][static_cast<std::size_t>(std::min(need, kHighSum))];
  visit(kNeed(need - 1, cards - 1, context.ones / 2));
  if (index(zone) < kStacks) return features_of_stack(s, context, zone, visit);
  if (zone == Zone::Delivery) return features_of_delivery(context, visit);
  if (zone == Zone::Wild) return;
  visit(kMining(index(zone) - index(Zone::Mine01), context.yard.ready));
  visit(kMiningCompletes(mining_completes(mover(s), context, steps_of(zone).most), context.hour));
  visit(kMiningBlocked(context.yard.blocked));
  if (zone != Zone::Mine01) return;
  features_of_token(s, context, need, visit);
}

template <class Visit>
void features_of_innovation(const State& s, const Context& context, int action, Visit visit) {
  visit(kPlaying(action, context.stage, s.placed ? 1 : 0));
  switch (static_cast<Innovation>(action + kWorkerInnovations)) {
    case Innovation::FreeLorry: return features_of_family(mover(s), context, Family::Lorries, visit);
    case Innovation::FreeWagon: return features_of_family(mover(s), context, Family::Wagons, visit);
    case Innovation::FreeMining:
      visit(kMining(3, context.yard.ready));
      visit(kMiningBlocked(context.yard.blocked));
      return visit(
          kMiningCompletes(mining_completes(mover(s), context, kInnovationSteps.most), context.hour));
    case Innovation::FreeEngine: return features_of_stack(s, context, Zone::Engines, visit);
    case Innovation::FreeOrder: return features_of_stack(s, context, Zone::Orders, visit);
    case Innovation::FreeShare: return features_of_stack(s, context, Zone::Shares, visit);
    default: return features_of_delivery(context, visit);
  }
}

template <class Visit>
void features_of_payment(const Context& context, Move move, Visit visit) {
  const Workers workers = workers_of(move);
  const int ones = copies_in(workers, 1);
  const int twos = copies_in(workers, 2);
  visit(kOnesPaid(ones));
  visit(kTwosPaid(twos));
  visit(kBigPaid(kCardsInSet[workers] - ones - twos));
  const WorkerInnovations innovations = innovations_of(move);
  visit(kInnovationsPaid(innovations == 0 ? 0 : count_bits(innovations), context.stage));
}

template <class Visit>
void features_of_stack_choice(const State& s, const Context& context, Zone stack, Visit visit) {
  if (s.innovation != kNone)
    return features_of_card(mover(s), context, family_of(stack), top_of(s, stack), visit);
  visit(kWildStack(index(stack), context.hour));
  features_of_family(mover(s), context, family_of(stack), visit);
}

inline bool takes_homeless(const Context& context, Wagon wagon, std::size_t dock) {
  for (const Crest crest : kDockCrests[dock].crests) {
    if ((wagon == kWild || wagon == static_cast<Wagon>(crest)) &&
        context.yard.homeless[static_cast<std::size_t>(crest)] > 0)
      return true;
  }
  return false;
}

template <class Visit>
void features_of_dock(const State& s, const Context& context, std::size_t dock, Visit visit) {
  const Player& player = mover(s);
  if (s.held >= number_of(Family::Engines, 0))
    return visit(kEngineDock(player.loads[dock], context.yard.empty[dock]));
  const auto wagon = static_cast<Wagon>(s.held - number_of(Family::Wagons, 0));
  visit(kWagonDock(context.yard.empty[dock], player.loads[dock], player.engines[dock] == kNoEngine ? 0 : 1));
  const int missing = context.yard.project[dock] - player.loads[dock];
  visit(kWagonDockUse(takes_homeless(context, wagon, dock) ? 1 : 0,
                      missing <= 0                                                                ? 0
                      : missing > std::max(context.yard.empty[dock], context.yard.incoming[dock]) ? 2
                                                                                                  : 1));
}

// ---- mining and delivery ----------------------------------------------------------------------------

template <class Visit>
void features_of_load(const State& s, const Context& context, Lorry lorry, int berth, bool stored,
                      Visit visit) {
  const Player& player = mover(s);
  const auto dock = static_cast<std::size_t>(berth / kBerthsPerDock);
  const int load = player.loads[dock];
  const int more = lorries_on(lorry);
  const int missing = context.yard.project[dock] - load;
  visit(kLoadDock(load, player.engines[dock] == kNoEngine ? 0 : 1));
  visit(kLoadSize(missing <= 0 ? 0 : more > missing ? 1 : more == missing ? 2 : 3, more - 1));
  const bool wild = berth % kBerthsPerDock == kWildBerth;
  bool own = false;
  for (const std::uint8_t each : kBerthsFor[static_cast<std::size_t>(crest_of(lorry))]) {
    if (each < kBerths && each % kBerthsPerDock != kWildBerth)
      own = own || player.trains[each / kBerthsPerDock].empty(each % kBerthsPerDock) > 0;
  }
  visit(kLoadWild(wild ? 1 : 0, own ? 1 : 0));
  visit(kLoadFrom(stored ? 1 : 0, s.steps_left - 1));
}

template <class Visit>
void features_of_store(const State& s, const Context& context, Visit visit) {
  visit(kStoring(context.yard.blocked > 0 ? 0 : 1, s.steps_left - 1));
  visit(kStoringFor(context.yard.blocked));
}

template <class Visit>
void features_of_train(const State& s, const Context& context, int detail, Visit visit) {
  const Player& player = mover(s);
  const auto dock = static_cast<std::size_t>(detail / kOrderKinds);
  const auto order = static_cast<Order>(detail % kOrderKinds);
  visit(kTrainPoints((order_value(context.yard, order) + train_points(player, dock)) / 2));
  visit(kTrainWaste(player.loads[dock] - size_of(order)));
}

template <class Visit>
void features_of_move(const State& s, const Context& context, Move move, Visit visit) {
  switch (s.phase) {
    case Phase::Turn:
    case Phase::After:
      if (kPass.holds(move)) return visit(kPassing(context.hour, context.hand));
      if (kEnd.holds(move)) return visit(kEnding(context.stage));
      if (kPlay.holds(move)) return features_of_innovation(s, context, kPlay.detail(move), visit);
      return features_of_zone(s, context, static_cast<Zone>(kPlace.detail(move)), visit);
    case Phase::Pay: return features_of_payment(context, move, visit);
    case Phase::Stack:
      return features_of_stack_choice(s, context, static_cast<Zone>(kStack.detail(move)), visit);
    case Phase::Dock:
      return features_of_dock(s, context, static_cast<std::size_t>(kDock.detail(move)), visit);
    case Phase::Keep: {
      const Family family = family_of(static_cast<Zone>(s.stack));
      return features_of_card(mover(s), context, family,
                              static_cast<Card>(kKeep.detail(move) - number_of(family, 0)), visit);
    }
    case Phase::Mine:
      if (kLoad.holds(move))
        return features_of_load(s, context, mover(s).row.at(0), kLoad.detail(move), false, visit);
      if (kFetch.holds(move))
        return features_of_load(s, context, lorry_of_fetch(kFetch.detail(move)),
                                berth_of_fetch(kFetch.detail(move)), true, visit);
      if (kStore.holds(move)) return features_of_store(s, context, visit);
      return visit(kStopping(context.yard.ready > 0 ? 1 : 0));
    case Phase::Deliver:
      if (kDone.holds(move)) return visit(kTrainStays(0));
      return features_of_train(s, context, kDeliver.detail(move), visit);
    case Phase::Return:
    case Phase::Over: return;
  }
}

}  // namespace pithead::card_game::policy

namespace pithead {

template <>
struct Policy<card_game::CardGame> {
  static constexpr int kFeatures = card_game::policy::kFeatures;
  static constexpr std::array<std::int16_t, kFeatures> kWeights = card_game::policy::kLearned<kFeatures>;
  static constexpr Training kTraining{.rounds = 300, .games = 2500, .rate = 0.1};

  static card_game::policy::Context context(const card_game::State& state) {
    return card_game::policy::context_of(state);
  }
  template <class Visit>
  static void features(const card_game::State& s, const card_game::policy::Context& context, Move move,
                       Visit visit) {
    card_game::policy::features_of_move(s, context, move, visit);
  }
};

}  // namespace pithead
