// The Great Card Game: the features of a move, and what those of all moves of a decision have in common.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "bots/card_game/yard.h"
#include "bots/policy.h"
#include "games/card_game/state.h"

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

struct Context {
  int hour = 0;
  int stage = 0;
  int hand = 0;
  int ones = 0;  // worker cards of one worker
  Yard yard;
};

// How late it is, by the placements that are left.
inline constexpr auto kHourOf = [] {
  constexpr std::array<std::size_t, kHours - 1> kEnds{1, 3, 6, 10, 16, 24, 36};
  std::array<std::uint8_t, kEnds.back() + 2> hours{};
  for (std::size_t left = 0; left < hours.size(); ++left)
    hours[left] =
        static_cast<std::uint8_t>(std::ranges::count_if(kEnds, [&](auto end) { return left > end; }));
  return hours;
}();

// They are as many as there are worker cards, if each placement takes one.
inline int hour_of(const State& s) {
  const Table& table = table_for(s.players);
  const int left = (table.shifts - 1 - s.round) * kCardsInSet[table.workers] + kCardsInSet[mover(s).workers];
  return kHourOf[std::min(static_cast<std::size_t>(left), kHourOf.size() - 1)];
}

inline Context context_of(const State& s) {
  const Player& player = mover(s);
  Context context;
  context.hour = hour_of(s);
  context.stage = context.hour <= 2 ? 0 : context.hour <= 4 ? 1 : 2;
  if (s.phase == Phase::Pay || s.phase == Phase::Return) return context;
  const int cards = kCardsInSet[player.workers];
  context.hand = cards <= 1 ? 0 : cards <= 3 ? 1 : cards <= 5 ? 2 : 3;
  context.ones = copies_in(player.workers, 1);
  context.yard = yard_of(player);
  return context;
}

}  // namespace pithead::card_game::policy
