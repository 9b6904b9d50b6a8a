// The Great Card Game: what an experienced player sees in a move at first sight.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "bots/card_game/policy_weights.h"
#include "bots/card_game/policy_yard.h"
#include "bots/policy.h"
#include "games/card_game/game.h"
#include "games/card_game/payment.h"
#include "games/card_game/scoring.h"

namespace pithead::card_game::policy {

// ---- features ---------------------------------------------------------------------------------------

inline constexpr int kHours = 8;   // by the placements that are left in the game
inline constexpr int kStages = 3;  // the same, coarser
inline constexpr int kHandStages = 4;

// the turn
inline constexpr FeatureTable kPassing{0, kHours, kHandStages};
inline constexpr FeatureTable kZone{kPassing.end(), kZones, kHours};
inline constexpr FeatureTable kZoneByHand{kZone.end(), kZones, kHandStages};
inline constexpr FeatureTable kZoneByPlayers{kZoneByHand.end(), kZones, 3};
inline constexpr FeatureTable kNeed{kZoneByPlayers.end(), 7, 3, 3};  // workers to place, cards for them
inline constexpr FeatureTable kTokenObjectiveHeld{kNeed.end(),
                                                  3};  // no; with an even, an odd number of tokens
inline constexpr FeatureTable kTokenOwner{kTokenObjectiveHeld.end(), 3, 3, kHandStages};  // rivals still in
inline constexpr FeatureTable kTokenSafe{kTokenOwner.end(), 3, 2,
                                         kHandStages};  // no rival could pay to follow
inline constexpr FeatureTable kPlaying{kTokenSafe.end(), kActionInnovations, kStages,
                                       2};  // after the placement
inline constexpr FeatureTable kEnding{kPlaying.end(), kStages};
// payment
inline constexpr FeatureTable kOnesPaid{kEnding.end(), 6};
inline constexpr FeatureTable kTwosPaid{kOnesPaid.end(), 3};
inline constexpr FeatureTable kBigPaid{kTwosPaid.end(), 3};
inline constexpr FeatureTable kInnovationsPaid{kBigPaid.end(), 3, kStages};
// how much a card of a family is wanted, whichever it is
inline constexpr FeatureTable kLorriesMissing{kInnovationsPaid.end(), 9, kHours};  // for the projects
inline constexpr FeatureTable kLorriesWaiting{kLorriesMissing.end(), 6, 3};        // those without a wagon
inline constexpr FeatureTable kFreeWagons{kLorriesWaiting.end(), 5, 4};            // lorries without a wagon
inline constexpr FeatureTable kWagonsMissing{kFreeWagons.end(), 6, kHours};        // for the projects
inline constexpr FeatureTable kEnginesMissing{kWagonsMissing.end(), 5, kHours};  // the best dock without one
inline constexpr FeatureTable kTrains{kEnginesMissing.end(), kDocks, 5, kStages};  // engines, orders in hand
inline constexpr FeatureTable kOrdersInHand{kTrains.end(), 6, kHours};
inline constexpr FeatureTable kWildStack{kOrdersInHand.end(), kStacks, kHours};
// a card
inline constexpr FeatureTable kLorryPrint{kWildStack.end(), kPrints, kStages, 3};  // berths for its crest
inline constexpr FeatureTable kWagonKind{kLorryPrint.end(), 2, 3};  // wild; lorries waiting for it
inline constexpr FeatureTable kEnginesAlike{kWagonKind.end(), 4};
inline constexpr FeatureTable kEngineObjective{kEnginesAlike.end(), 2};
inline constexpr FeatureTable kOrderSize{kEngineObjective.end(), kOrderSizes, kStages};
inline constexpr FeatureTable kOrderBonus{kOrderSize.end(), 6};
inline constexpr FeatureTable kOrderFits{kOrderBonus.end(), 5, kHours};  // the best dock without one
inline constexpr FeatureTable kShareUse{kOrderFits.end(), 4, kHours};    // orders without a share
inline constexpr FeatureTable kShareObjective{kShareUse.end(), 2};
inline constexpr FeatureTable kObjectiveFamily{kShareObjective.end(), kObjectiveFamilies, kStages};
inline constexpr FeatureTable kObjectivePoints{kObjectiveFamily.end(), 9, kHours};
inline constexpr FeatureTable kInnovationKind{kObjectivePoints.end(), kInnovationKinds, kStages};
// docks
inline constexpr FeatureTable kWagonDock{kInnovationKind.end(), 3, 5, 2};  // empty wagons there, load, engine
inline constexpr FeatureTable kWagonDockUse{kWagonDock.end(), 2, 3};   // a lorry waits for it; its project
inline constexpr FeatureTable kEngineDock{kWagonDockUse.end(), 5, 3};  // load, empty wagons
// mining
inline constexpr FeatureTable kMining{kEngineDock.end(), 4, 6};  // card, lorries ready to be loaded
inline constexpr FeatureTable kMiningCompletes{kMining.end(), 4, kHours};
inline constexpr FeatureTable kMiningBlocked{kMiningCompletes.end(),
                                             3};  // the first lorry fits; not; but the next
inline constexpr FeatureTable kLoadDock{kMiningBlocked.end(), 5, 2};  // load, engine
inline constexpr FeatureTable kLoadSize{kLoadDock.end(), 4, 2};       // what it does for the project, double
inline constexpr FeatureTable kLoadWild{kLoadSize.end(), 2, 2};  // wild wagon; there is one of its own crest
inline constexpr FeatureTable kLoadFrom{kLoadWild.end(), 2, 4};  // storage; steps left
inline constexpr FeatureTable kStoring{kLoadFrom.end(), 2, 4};   // fits nowhere; steps left
inline constexpr FeatureTable kStoringFor{kStoring.end(), 3};    // as kMiningBlocked
inline constexpr FeatureTable kStopping{kStoringFor.end(), 2};
// delivery
inline constexpr FeatureTable kDeliveryPoints{kStopping.end(), 12, kHours};
inline constexpr FeatureTable kDeliveryTrains{kDeliveryPoints.end(), 4,
                                              4};  // leaving now, other trains begun
inline constexpr FeatureTable kTrainPoints{kDeliveryTrains.end(), 10};
inline constexpr FeatureTable kTrainWaste{kTrainPoints.end(), 4};
inline constexpr FeatureTable kTrainStays{kTrainWaste.end(), 1};
inline constexpr int kFeatures = kTrainStays.end();

// ---- what all moves of a decision have in common ----------------------------------------------------

struct Look {
  int hour = 0;
  int stage = 0;
  int hand = 0;
  int ones = 0;  // worker cards of one worker
  Yard yard;
};

// Placements that are left, if each takes one worker card.
inline int hour_of(const State& s) {
  const Table& table = table_for(s.players);
  const int left = (table.shifts - 1 - s.round) * kCardsInSet[table.workers] + kCardsInSet[mover(s).workers];
  constexpr std::array<int, kHours - 1> kEnds{1, 3, 6, 10, 16, 24, 36};
  int hour = 0;
  while (hour < kHours - 1 && left > kEnds[static_cast<std::size_t>(hour)]) ++hour;
  return hour;
}

inline Look look_at(const State& s) {
  const Player& player = mover(s);
  Look look;
  look.hour = hour_of(s);
  look.stage = look.hour <= 2 ? 0 : look.hour <= 4 ? 1 : 2;
  if (s.phase == Phase::Pay || s.phase == Phase::Return) return look;
  const int cards = kCardsInSet[player.workers];
  look.hand = cards <= 1 ? 0 : cards <= 3 ? 1 : cards <= 5 ? 2 : 3;
  look.ones = copies_in(player.workers, 1);
  look.yard = yard_of(player);
  return look;
}

// ---- cards ------------------------------------------------------------------------------------------

// How far a dock without an engine is: nothing, lorries without an order, an order without all lorries,
// lorries on their way, all lorries.
inline int best_without_engine(const Player& player, const Look& look) {
  int best = 0;
  for (std::size_t dock = 0; dock < kDocks; ++dock) {
    if (player.engines[dock] != kNoEngine) continue;
    const int load = player.loads[dock];
    const int size = look.yard.project[dock];
    if (size > 0) {
      best = std::max(best, load >= size ? 4 : load + look.yard.incoming[dock] >= size ? 3 : 2);
    } else if (load > 0) {
      best = std::max(best, 1);
    }
  }
  return best;
}

// Whichever card it is.
template <class Visit>
void see_family(const Player& player, const Look& look, Family family, Visit visit) {
  switch (family) {
    case Family::Lorries:
      visit(kLorriesMissing(look.yard.lorries_missing, look.hour));
      return visit(kLorriesWaiting(look.yard.waiting, look.yard.all_homeless));
    case Family::Wagons:
      visit(kWagonsMissing(look.yard.wagons_missing, look.hour));
      return visit(kFreeWagons(look.yard.free_wagons, look.yard.all_homeless));
    case Family::Engines:
      visit(kEnginesMissing(best_without_engine(player, look), look.hour));
      return visit(kTrains(look.yard.engines, look.yard.orders, look.stage));
    case Family::Orders: return visit(kOrdersInHand(look.yard.orders, look.hour));
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
void see_order(const Player& player, const Look& look, Order order, Visit visit) {
  const int size = size_of(order);
  visit(kOrderSize(size - 1, look.stage));
  visit(kOrderBonus(look.yard.next_bonus[static_cast<std::size_t>(destination_of(order))]));
  // A dock without a project for as many lorries: none, begun, lorries on their way, all lorries, a train.
  int fits = 0;
  for (std::size_t dock = 0; dock < kDocks; ++dock) {
    if (look.yard.project[dock] >= size) continue;
    const int load = player.loads[dock];
    const bool engine = player.engines[dock] != kNoEngine;
    fits = std::max(fits, load >= size                                 ? (engine ? 4 : 3)
                          : load + look.yard.incoming[dock] >= size    ? 2
                          : load + look.yard.empty[dock] > 0 || engine ? 1
                                                                       : 0);
  }
  visit(kOrderFits(fits, look.hour));
}

// What an objective will score if all orders in hand are fulfilled and all engines leave.
inline int points_expected(const Player& player, const Look& look, Objective objective) {
  if (objective == kTokenObjective) return kPointsPerTokenPair * (std::popcount(player.tokens) + 1) / 2;
  if (objective == kObjectiveObjective) return std::popcount(player.objectives) + 1;
  if (objective < kShareObjectives) {
    const auto engine = static_cast<Engine>(objective - kEngineObjectives);
    return kPointsPerMatch * (player.delivered_engines.of(engine) + engines_alike(player, engine));
  }
  const int destination = (objective - kEngineObjectives) % kDestinations;
  const auto d = static_cast<std::size_t>(destination);
  const int orders = look.yard.fulfilled[d] + look.yard.in_hand[d];
  if (objective < kOrderObjectives) return kPointsPerMatch * std::min(orders, player.shares.of(destination));
  if (objective < kLorryObjectives) return kPointsPerMatch * orders;
  return lorries_ordered(player, destination) + 2 * look.yard.in_hand[d] >= kLorryGoal ? kLorryGoalPoints : 0;
}

// Without an order; with one or several orders in hand; with a fulfilled one.
inline int share_use(const Player& player, const Look& look, Share share) {
  const int without = look.yard.fulfilled[share] - player.shares.of(share);
  if (without > 0) return 3;
  return std::clamp(without + look.yard.in_hand[share], 0, 2);
}

template <class Visit>
void see_card(const Player& player, const Look& look, Family family, Card card, Visit visit) {
  const auto kind = static_cast<std::size_t>(card);
  switch (family) {
    case Family::Lorries:
      return visit(
          kLorryPrint(print_of(card), look.stage, look.yard.room[static_cast<std::size_t>(crest_of(card))]));
    case Family::Wagons:
      return visit(card == kWild ? kWagonKind(1, look.yard.all_homeless)
                                 : kWagonKind(0, look.yard.homeless[kind]));
    case Family::Engines:
      visit(kEnginesAlike(engines_alike(player, card)));
      return visit(kEngineObjective(has(player, kEngineObjectives + card) ? 1 : 0));
    case Family::Orders: return see_order(player, look, card, visit);
    case Family::Shares:
      visit(kShareUse(share_use(player, look, card), look.hour));
      return visit(kShareObjective(has(player, kShareObjectives + card) ? 1 : 0));
    case Family::Innovations: return visit(kInnovationKind(card, look.stage));
    case Family::Objectives:
      visit(kObjectiveFamily(family_of_objective(card), look.stage));
      return visit(kObjectivePoints(
          points_expected(player, look, card) + (has(player, kObjectiveObjective) ? 1 : 0), look.hour));
  }
}

template <class Visit>
void see_stack(const State& s, const Look& look, Zone stack, Visit visit) {
  see_family(mover(s), look, family_of(stack), visit);
  see_card(mover(s), look, family_of(stack), top_of(s, stack), visit);
}

// ---- the turn ---------------------------------------------------------------------------------------

inline int rivals_in(const State& s) { return s.players - s.passed.size() - 1; }

template <class Visit>
void see_delivery(const Look& look, Visit visit) {
  visit(kDeliveryPoints(look.yard.delivery_points / 2, look.hour));
  visit(kDeliveryTrains(look.yard.delivery_trains, look.yard.trains_begun - look.yard.delivery_trains));
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
void see_token(const State& s, const Look& look, int need, Visit visit) {
  const Player& player = mover(s);
  visit(kTokenObjectiveHeld(has(player, kTokenObjective) ? 1 + std::popcount(player.tokens) % 2 : 0));
  const Seat last = last_player(s, Zone::Mine01);
  const int owner = last == kNobody ? 0 : last == s.turn ? 1 : 2;
  visit(kTokenOwner(owner, rivals_in(s), look.hand));
  visit(kTokenSafe(owner, can_be_followed(s, need) ? 0 : 1, look.hand));
}

// Whether so many steps can load all lorries of a project: no, but some; yes; yes and it has an engine.
inline int mining_completes(const Player& player, const Look& look, int steps) {
  int best = 0;
  for (std::size_t dock = 0; dock < kDocks; ++dock) {
    const int missing = look.yard.project[dock] - player.loads[dock];
    if (missing <= 0 || look.yard.loadable[dock] == 0) continue;
    const bool all = missing <= std::min(steps, look.yard.loadable[dock]);
    best = std::max(best, !all ? 1 : player.engines[dock] == kNoEngine ? 2 : 3);
  }
  return best;
}

template <class Visit>
void see_zone(const State& s, const Look& look, Zone zone, Visit visit) {
  const int need = level_of(s, zone) + 1;
  visit(kZone(index(zone), look.hour));
  visit(kZoneByHand(index(zone), look.hand));
  visit(kZoneByPlayers(index(zone), s.players - 2));
  const int cards = kFewestCards[mover(s).workers][static_cast<std::size_t>(std::min(need, kHighSum))];
  visit(kNeed(need - 1, cards - 1, look.ones / 2));
  if (index(zone) < kStacks) return see_stack(s, look, zone, visit);
  if (zone == Zone::Delivery) return see_delivery(look, visit);
  if (zone == Zone::Wild) return;
  visit(kMining(index(zone) - index(Zone::Mine01), look.yard.ready));
  visit(kMiningCompletes(mining_completes(mover(s), look, steps_of(zone).most), look.hour));
  visit(kMiningBlocked(look.yard.blocked));
  if (zone != Zone::Mine01) return;
  see_token(s, look, need, visit);
}

template <class Visit>
void see_innovation(const State& s, const Look& look, int action, Visit visit) {
  visit(kPlaying(action, look.stage, s.placed ? 1 : 0));
  switch (static_cast<Innovation>(action + kWorkerInnovations)) {
    case Innovation::FreeLorry: return see_family(mover(s), look, Family::Lorries, visit);
    case Innovation::FreeWagon: return see_family(mover(s), look, Family::Wagons, visit);
    case Innovation::FreeMining:
      visit(kMining(3, look.yard.ready));
      visit(kMiningBlocked(look.yard.blocked));
      return visit(kMiningCompletes(mining_completes(mover(s), look, kInnovationSteps.most), look.hour));
    case Innovation::FreeEngine: return see_stack(s, look, Zone::Engines, visit);
    case Innovation::FreeOrder: return see_stack(s, look, Zone::Orders, visit);
    case Innovation::FreeShare: return see_stack(s, look, Zone::Shares, visit);
    default: return see_delivery(look, visit);
  }
}

template <class Visit>
void see_payment(const Look& look, Move move, Visit visit) {
  const Workers workers = workers_of(move);
  const int ones = copies_in(workers, 1);
  const int twos = copies_in(workers, 2);
  visit(kOnesPaid(ones));
  visit(kTwosPaid(twos));
  visit(kBigPaid(kCardsInSet[workers] - ones - twos));
  const WorkerInnovations innovations = innovations_of(move);
  visit(kInnovationsPaid(innovations == 0 ? 0 : std::popcount(innovations), look.stage));
}

template <class Visit>
void see_stack_choice(const State& s, const Look& look, Zone stack, Visit visit) {
  if (s.innovation != kNone) return see_card(mover(s), look, family_of(stack), top_of(s, stack), visit);
  visit(kWildStack(index(stack), look.hour));
  see_family(mover(s), look, family_of(stack), visit);
}

inline bool takes_homeless(const Look& look, Wagon wagon, std::size_t dock) {
  for (const Crest crest : kDockCrests[dock].crests) {
    if ((wagon == kWild || wagon == static_cast<Wagon>(crest)) &&
        look.yard.homeless[static_cast<std::size_t>(crest)] > 0)
      return true;
  }
  return false;
}

template <class Visit>
void see_dock(const State& s, const Look& look, std::size_t dock, Visit visit) {
  const Player& player = mover(s);
  if (s.held >= number_of(Family::Engines, 0))
    return visit(kEngineDock(player.loads[dock], look.yard.empty[dock]));
  const auto wagon = static_cast<Wagon>(s.held - number_of(Family::Wagons, 0));
  visit(kWagonDock(look.yard.empty[dock], player.loads[dock], player.engines[dock] == kNoEngine ? 0 : 1));
  const int missing = look.yard.project[dock] - player.loads[dock];
  visit(kWagonDockUse(takes_homeless(look, wagon, dock) ? 1 : 0,
                      missing <= 0                                                          ? 0
                      : missing > std::max(look.yard.empty[dock], look.yard.incoming[dock]) ? 2
                                                                                            : 1));
}

// ---- mining and delivery ----------------------------------------------------------------------------

template <class Visit>
void see_load(const State& s, const Look& look, Lorry lorry, int berth, bool stored, Visit visit) {
  const Player& player = mover(s);
  const auto dock = static_cast<std::size_t>(berth / kBerthsPerDock);
  const int load = player.loads[dock];
  const int more = lorries_on(lorry);
  const int missing = look.yard.project[dock] - load;
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
void see_store(const State& s, const Look& look, Visit visit) {
  visit(kStoring(look.yard.blocked > 0 ? 0 : 1, s.steps_left - 1));
  visit(kStoringFor(look.yard.blocked));
}

template <class Visit>
void see_train(const State& s, const Look& look, int detail, Visit visit) {
  const Player& player = mover(s);
  const auto dock = static_cast<std::size_t>(detail / kOrderKinds);
  const auto order = static_cast<Order>(detail % kOrderKinds);
  visit(kTrainPoints((worth_of(look.yard, order) + train_points(player, dock)) / 2));
  visit(kTrainWaste(player.loads[dock] - size_of(order)));
}

template <class Visit>
void see_move(const State& s, const Look& look, Move move, Visit visit) {
  switch (s.phase) {
    case Phase::Turn:
    case Phase::After:
      if (kPass.holds(move)) return visit(kPassing(look.hour, look.hand));
      if (kEnd.holds(move)) return visit(kEnding(look.stage));
      if (kPlay.holds(move)) return see_innovation(s, look, kPlay.detail(move), visit);
      return see_zone(s, look, static_cast<Zone>(kPlace.detail(move)), visit);
    case Phase::Pay: return see_payment(look, move, visit);
    case Phase::Stack: return see_stack_choice(s, look, static_cast<Zone>(kStack.detail(move)), visit);
    case Phase::Dock: return see_dock(s, look, static_cast<std::size_t>(kDock.detail(move)), visit);
    case Phase::Keep: {
      const Family family = family_of(static_cast<Zone>(s.stack));
      return see_card(mover(s), look, family, static_cast<Card>(kKeep.detail(move) - number_of(family, 0)),
                      visit);
    }
    case Phase::Mine:
      if (kLoad.holds(move)) return see_load(s, look, mover(s).row.at(0), kLoad.detail(move), false, visit);
      if (kFetch.holds(move))
        return see_load(s, look, lorry_of_fetch(kFetch.detail(move)), berth_of_fetch(kFetch.detail(move)),
                        true, visit);
      if (kStore.holds(move)) return see_store(s, look, visit);
      return visit(kStopping(look.yard.ready > 0 ? 1 : 0));
    case Phase::Deliver:
      if (kDone.holds(move)) return visit(kTrainStays(0));
      return see_train(s, look, kDeliver.detail(move), visit);
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

  static card_game::policy::Look look(const card_game::State& state) {
    return card_game::policy::look_at(state);
  }
  template <class Visit>
  static void features(const card_game::State& s, const card_game::policy::Look& look, Move move,
                       Visit visit) {
    card_game::policy::see_move(s, look, move, visit);
  }
};

}  // namespace pithead
