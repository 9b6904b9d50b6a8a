// Schichtwechsel: the features of a move, and what those of all moves of a decision have in common.
#pragma once

#include <algorithm>

#include "bots/policy.h"
#include "games/core/bits.h"
#include "games/schichtwechsel/mine.h"
#include "games/schichtwechsel/state.h"

namespace pithead::schichtwechsel::policy {

// ---- features ---------------------------------------------------------------------------------------

inline constexpr int kTables = 3;     // for two, three and four players
inline constexpr int kCartsSeen = 6;  // any further one looks like the last of them

// what a task brings
inline constexpr FeatureTable kPointsNow{0, 4};
inline constexpr FeatureTable kWaterFalls{kPointsNow.end(), 5, 5, 2};  // from, to; last round
inline constexpr FeatureTable kWaterRises{kWaterFalls.end(), 5, 2};    // from; last round
inline constexpr FeatureTable kCoinTaken{kWaterRises.end(), kRounds};
inline constexpr FeatureTable kToolTaken{kCoinTaken.end(), 1};
inline constexpr FeatureTable kToolDiscarded{kToolTaken.end(), 3};     // none there, few, many
inline constexpr FeatureTable kCubeTaken{kToolDiscarded.end(), 4, 2};  // kinds; room
inline constexpr FeatureTable kCoalReceived{kCubeTaken.end(), 7, 2};   // coal so far; last round
inline constexpr FeatureTable kSpoilReceived{kCoalReceived.end(), 7, 2};
inline constexpr FeatureTable kCokeReceived{kSpoilReceived.end(), kRounds, 4};  // coke on wagons
inline constexpr FeatureTable kCokeInTile{kCokeReceived.end(), kRounds, 4};     // before the sale
inline constexpr FeatureTable kCokePlanted{kCokeInTile.end(), kRounds, 2};      // possible
inline constexpr FeatureTable kCokeWanted{kCokePlanted.end(), 7, 4};  // short for sales to come; coke made
inline constexpr FeatureTable kStep{kCokeWanted.end(), kTracks, 17};  // from
inline constexpr FeatureTable kTrackInRound{kStep.end(), kTracks, kRounds};
inline constexpr FeatureTable kRoundCardPays{kTrackInRound.end(), 3};       // points of this round's card
inline constexpr FeatureTable kCrossing{kRoundCardPays.end(), 3, kRounds};  // headframes on the card
inline constexpr FeatureTable kCrossingMiner{kCrossing.end(), kCircles};
inline constexpr FeatureTable kLastStep{kCrossingMiner.end(), 2};  // first at the end
inline constexpr FeatureTable kCoalCarted{kLastStep.end(), 7, kRounds};
inline constexpr FeatureTable kWagonsFilled{kCoalCarted.end(), 5, 2};
inline constexpr FeatureTable kSpoilCarted{kWagonsFilled.end(), 7, 2};
inline constexpr FeatureTable kWagonsCoked{kSpoilCarted.end(), 4, kRounds};
inline constexpr FeatureTable kCokeLoaded{kWagonsCoked.end(), 5, kRounds};
inline constexpr FeatureTable kSaleable{kCokeLoaded.end(), 4, kRounds};    // pairs on wagons after loading
inline constexpr FeatureTable kLoadWanted{kSaleable.end(), 7, 5};          // short for sales to come; loaded
inline constexpr FeatureTable kMinerFrom{kLoadWanted.end(), kCircles, 3};  // speed
inline constexpr FeatureTable kMarker{kMinerFrom.end(), 2, kRounds};       // own already
inline constexpr FeatureTable kFrames{kMarker.end(), 3, kRounds};          // in play
inline constexpr FeatureTable kTopSpaces{kFrames.end(), 8, kRounds};       // free ones with coke or canal

// a turn
inline constexpr FeatureTable kCardUsed{kTopSpaces.end(), kCards + 1, kRounds};
inline constexpr FeatureTable kCardAtTable{kCardUsed.end(), kCards + 1, kTables};  // two, three, four players
inline constexpr FeatureTable kPurse{kCardAtTable.end(), 5, 6, 4};  // cost; white tokens, others
inline constexpr FeatureTable kPassing{kPurse.end(), 6, 4, 2};      // the same; last round
inline constexpr FeatureTable kPaying{kPassing.end(), kPayments, kRounds};
inline constexpr FeatureTable kPurseAfter{kPaying.end(), 4, 2, 3};  // white tokens, own one, coins
inline constexpr FeatureTable kWaterByUnit{kPurseAfter.end(), 3};
inline constexpr FeatureTable kExchanged{kWaterByUnit.end(), kExchanges + 1, kRounds};  // or nothing
inline constexpr FeatureTable kSpoilLeft{kExchanged.end(), 7, 3};  // after it; lot for spoil, round card

// the other questions
inline constexpr FeatureTable kGiven{kSpoilLeft.end(), 2, 4, 2};  // to oneself; coal; room for all
inline constexpr FeatureTable kMarkerGiven{kGiven.end(), 2, 2};   // to oneself; floods
inline constexpr FeatureTable kCubePlaced{kMarkerGiven.end(), kCubes, kCartsSeen,
                                          3};  // alone, with another, fills
inline constexpr FeatureTable kCubeDeclined{kCubePlaced.end(), 1};
inline constexpr FeatureTable kTileTaken{kCubeDeclined.end(), kTiles, kRounds, kTables};
inline constexpr FeatureTable kTileOnBar{kTileTaken.end(), kTiles, 3};  // B5 covered, open, first option
inline constexpr FeatureTable kSold{kTileOnBar.end(), 2};
inline constexpr FeatureTable kOptionTaken{kSold.end(), kChoices, 2, kRounds};
inline constexpr FeatureTable kCartMoved{kOptionTaken.end(), 3, 2};      // stop, coal, spoil; places
inline constexpr FeatureTable kCoalAbove{kCartMoved.end(), 7, kRounds};  // after it
inline constexpr FeatureTable kSpoilAbove{kCoalAbove.end(), 7, 2};
inline constexpr FeatureTable kWagonCoked{kSpoilAbove.end(), 3, 7, 3};  // stop, size; coal; wagons to coke
inline constexpr FeatureTable kCokingSpace{kWagonCoked.end(), 4, kRounds};      // own, plain, point, water
inline constexpr FeatureTable kLoading{kCokingSpace.end(), 3, kRounds};         // stop, own, gray
inline constexpr FeatureTable kLoadingSpace{kLoading.end(), kCokingSpaces, 3};  // coke still to load
inline constexpr FeatureTable kRailOn{kLoadingSpace.end(), 2};
inline constexpr FeatureTable kBuilt{kRailOn.end(), kBarSpaces + 1, kRounds};  // or declined
inline constexpr FeatureTable kLotTaken{kBuilt.end(), kLots, kRounds, kTables};
inline constexpr FeatureTable kSpeedSoFar{kLotTaken.end(), 4};
inline constexpr FeatureTable kForSale{kSpeedSoFar.end(), 4, 4};  // pairs made, own buildings there
inline constexpr FeatureTable kForTools{kForSale.end(), 4};       // tools
inline constexpr FeatureTable kForMiner{kForTools.end(), kCircles};
inline constexpr FeatureTable kForSpoil{kForMiner.end(), 7};
inline constexpr FeatureTable kBenefitTaken{kForSpoil.end(), 4, kRounds, kTables};  // or declined
inline constexpr FeatureTable kBenefitUse{kBenefitTaken.end(), 4, 2,
                                          2};  // coin for headframes; lamp room in reach
inline constexpr FeatureTable kFrameIntoPlay{kBenefitUse.end(), 2, kRounds};
inline constexpr FeatureTable kLanding{kFrameIntoPlay.end(), kCircles, kRounds};
inline constexpr FeatureTable kLandingStride{kLanding.end(), 5};  // circles of the move
inline constexpr FeatureTable kExit{kLandingStride.end(), 2};     // first there
inline constexpr FeatureTable kCircleUsed{kExit.end(), 2};
inline constexpr FeatureTable kCopied{kCircleUsed.end(), kCards + 1, 2};  // or declined; large
inline constexpr FeatureTable kFrameSpace{kCopied.end(), kFrameSpaces, kRounds, kTables};
// Later than the others, so that weights learned before them stay: what barriers on the way give.
inline constexpr FeatureTable kCrossingFor{kFrameSpace.end(), 4, kRounds};  // house 1, miner or headframe 2
inline constexpr int kFeatures = kCrossingFor.end();

// ---- what all moves of a decision have in common ----------------------------------------------------

struct Context {
  int table = 0;                        // with two, three or four players
  int last = 0;                         // 1 in the last round
  int coal_carts = 0, spoil_carts = 0;  // movable ones
  int coal_pairs = 0, spoil_pairs = 0;  // of these, for two cubes
  int coking_spaces = 0;                // free for the next coke
  int in_plant = 0;
  int wanted = 0;             // coke still to be made for the sales to come
  int unloaded = 0;           // coke still to be loaded for them
  int white = 0, others = 0;  // units in the purse, as features count them
};

inline Context context_of(const State& s) {
  const Player& player = mover(s);
  Context context;
  context.table = s.players - kMinPlayers;
  context.last = s.round + 1 == kRounds ? 1 : 0;
  const unsigned carts = movable_carts(s, player);
  context.coal_carts = count_bits(carts & player.coal_carts);
  context.spoil_carts = count_bits(carts & player.spoil_carts);
  context.coal_pairs = count_bits(carts & player.coal_carts & box_of(s).pair_carts);
  context.spoil_pairs = count_bits(carts & player.spoil_carts & box_of(s).pair_carts);
  context.coking_spaces = count_bits(free_coking_spaces(s, player));
  context.in_plant = count_bits(player.plant);
  const int sales = std::min(kRounds - 1 - s.round + player.on_sale, kSales - player.pairs);
  context.unloaded = std::max(0, kCokePerSale * sales - player.coke);
  context.wanted = std::max(0, context.unloaded - context.in_plant);
  context.white = player.white;
  context.others = (player.token ? 1 : 0) + (player.coins > 0 ? 2 : 0);
  return context;
}

}  // namespace pithead::schichtwechsel::policy
