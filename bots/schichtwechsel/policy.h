// Schichtwechsel: what an experienced player sees in a move at first sight.
//
// Cards, tiles, bar, headframes, circles and exchanges all bring tasks (tasks.h). A move's features are what
// kind of move it is and, whatever it is, what its tasks would bring in this position.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "bots/policy.h"
#include "bots/schichtwechsel/policy_weights.h"
#include "games/schichtwechsel/game.h"
#include "games/schichtwechsel/mine.h"
#include "games/schichtwechsel/scoring.h"

namespace pithead::schichtwechsel::policy {

// ---- features ---------------------------------------------------------------------------------------

inline constexpr int kTables = 3;  // for two, three and four players

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
inline constexpr FeatureTable kCubePlaced{kMarkerGiven.end(), kCubes, kCarts,
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
inline constexpr int kFeatures = kFrameSpace.end();

// ---- what all moves of a decision have in common ----------------------------------------------------

struct Look {
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

inline Look look_at(const State& s) {
  const Player& player = mover(s);
  Look look;
  look.table = s.players - kMinPlayers;
  look.last = s.round + 1 == kRounds ? 1 : 0;
  const unsigned carts = movable_carts(s, player);
  look.coal_carts = std::popcount(carts & player.coal_carts);
  look.spoil_carts = std::popcount(carts & player.spoil_carts);
  look.coal_pairs = std::popcount(carts & player.coal_carts & kPairCarts);
  look.spoil_pairs = std::popcount(carts & player.spoil_carts & kPairCarts);
  look.coking_spaces = std::popcount(unsigned{free_coking_spaces(s, player)});
  look.in_plant = std::popcount(unsigned{player.plant});
  const int sales = std::min(kRounds - 1 - s.round + player.on_sale, kSales - player.pairs);
  look.unloaded = std::max(0, 2 * sales - player.coke);
  look.wanted = std::max(0, look.unloaded - look.in_plant);
  look.white = player.white;
  look.others = (player.token ? 1 : 0) + (player.coins > 0 ? 2 : 0);
  return look;
}

// ---- what a task brings -----------------------------------------------------------------------------

// What this round's card would pay more after one more space on the track.
inline int round_card_pays(const State& s, const Player& player, Track track) {
  const RoundCard card = s.round_cards[s.round];
  const auto i = static_cast<std::size_t>(track);
  const int space = player.discs[i] + 1;
  if (card == static_cast<RoundCard>(track)) return space % kSpacesPerGroup[i] == 0 ? 2 : 1;
  if (card != RoundCard::Leaders) return 0;
  int front = 1;
  for (std::size_t seat = 0; seat < s.players; ++seat)
    if (seat != s.turn) front = std::max<int>(front, s.seats[seat].discs[i]);
  return space == front ? 2 : space > front ? 0 : 1;
}

template <class Visit>
void see_steps(const State& s, Track track, int spaces, Visit visit) {
  const Player& player = mover(s);
  const int from = space_on(player, track);
  const int i = static_cast<int>(track);
  const int to = std::min(from + spaces, length_of(track));
  for (int space = from; space < to; ++space) {
    visit(kStep(i, space));
    visit(kTrackInRound(i, s.round));
  }
  if (to == from) return;
  visit(kRoundCardPays(round_card_pays(s, player, track)));
  const auto& barriers = kBarrierAfter[static_cast<std::size_t>(i)];
  if (barriers[static_cast<std::size_t>(from)] != 0 || barriers[static_cast<std::size_t>(to - 1)] != 0) {
    visit(kCrossing(player.frames_on_card, s.round));
    visit(kCrossingMiner(player.miner));
  }
  if (to == length_of(track))
    visit(kLastStep(s.first_at_end[static_cast<std::size_t>(i)] == kNobody ? 1 : 0));
}

template <class Visit>
void see_carts(const State& s, const Look& look, int carts, Visit visit) {
  const Player& player = mover(s);
  const int coal_carts = std::min(carts, look.coal_carts);
  const int coal = std::min(coal_carts + std::min(coal_carts, look.coal_pairs), kWagonRoom - player.coal);
  const int spoil_carts = std::min(carts - coal_carts, look.spoil_carts);
  const int spoil = std::min(spoil_carts + std::min(spoil_carts, look.spoil_pairs), kTipRoom - player.spoil);
  visit(kCoalCarted(coal, s.round));
  visit(kWagonsFilled(full_wagons(player.coal + coal) - full_wagons(player.coal), look.last));
  visit(kSpoilCarted(spoil, look.last));
}

template <class Visit>
void see_coking(const State& s, const Look& look, int wagons, Visit visit) {
  const Player& player = mover(s);
  const int coked = std::min({wagons, full_wagons(player.coal), kMostCokeInPlant - look.in_plant});
  visit(kWagonsCoked(coked, s.round));
  visit(kCokeWanted(look.wanted, coked));
}

template <class Visit>
void see_loading(const State& s, const Look& look, int coke, Visit visit) {
  const Player& player = mover(s);
  const int loaded = std::min({coke, look.in_plant, kCokeWagons - player.coke});
  visit(kCokeLoaded(loaded, s.round));
  visit(kSaleable((player.coke + loaded) / 2, s.round));
  visit(kLoadWanted(look.unloaded, loaded));
}

template <class Visit>
void see_task(const State& s, const Look& look, Task task, Visit visit) {
  const Player& player = mover(s);
  const int amount = task.amount;
  switch (task.effect) {
    case Effect::Points: return visit(kPointsNow(points_of(task)));
    case Effect::Lower:
    case Effect::LowerUpTo:
      return visit(kWaterFalls(player.water, std::max(0, player.water - amount), look.last));
    case Effect::Raise: return visit(kWaterRises(player.water, look.last));
    case Effect::Coin: return visit(kCoinTaken(s.round));
    case Effect::TakeTool: return visit(kToolTaken(0));
    case Effect::DiscardTool: return visit(kToolDiscarded(player.tools == 0 ? 0 : player.tools <= 3 ? 1 : 2));
    case Effect::CubeToCart: {
      const int kinds = amount & (CubeTerms::kCoal | CubeTerms::kSpoil);
      const CartSet room = carts_with_room(s, player, kinds == CubeTerms::kSpoil ? Cube::Spoil : Cube::Coal);
      return visit(kCubeTaken(kinds, room != 0 ? 1 : 0));
    }
    case Effect::CoalToWagon: return visit(kCoalReceived(player.coal, look.last));
    case Effect::SpoilToTip: return visit(kSpoilReceived(player.spoil, look.last));
    case Effect::CokeToWagon:
      visit((s.phase == Phase::Tiles ? kCokeInTile : kCokeReceived)(s.round, player.coke));
      return visit(kCokeWanted(look.wanted, 1));
    case Effect::CokeToPlant:
      visit(kCokePlanted(s.round, look.coking_spaces > 0 ? 1 : 0));
      return visit(kCokeWanted(look.wanted, look.coking_spaces > 0 ? 1 : 0));
    case Effect::Advance: return see_steps(s, track_of(task), spaces_of(task), visit);
    case Effect::MoveCarts: return see_carts(s, look, amount, visit);
    case Effect::MakeCoke: return see_coking(s, look, amount, visit);
    case Effect::LoadCoke: return see_loading(s, look, amount, visit);
    case Effect::MoveMiner: return visit(kMinerFrom(player.miner, player.on_speed));
    case Effect::TakeMarker: return visit(kMarker(s.first_player == s.turn ? 1 : 0, s.round));
    case Effect::HeadframeToTop:
    case Effect::HeadframeToAny:
      visit(kFrames(kHeadframes - player.frames_on_card, s.round));
      return visit(kTopSpaces(static_cast<int>((free_frame_spaces(s) & kTopRow) >> 1U), s.round));
    case Effect::Choose:
      if (amount == kRouteChoice) return see_steps(s, Track::Road, 1, visit);
      return;
    default: return;
  }
}

template <class Visit>
void see_tasks(const State& s, const Look& look, const Tasks& tasks, Visit visit) {
  for (const Task task : tasks) see_task(s, look, task, visit);
}

// ---- the features of a move -------------------------------------------------------------------------

template <class Visit>
void see_card(const State& s, const Look& look, int card, Visit visit) {
  visit(kCardUsed(card, s.round));
  visit(kCardAtTable(card, look.table));
  const Cost cost = card == kPersonalCard ? kPersonalCost : kCardTable[static_cast<std::size_t>(card)].cost;
  visit(kPurse(static_cast<int>(cost), look.white, look.others));
  if (card == kPersonalCard) {
    see_task(s, look, kPersonalWater, visit);
    return see_steps(s, Track::Rail, kHeadframes - mover(s).frames_on_card, visit);
  }
  see_tasks(s, look, kCardTable[static_cast<std::size_t>(card)].effects, visit);
}

// Spoil pays in the lot for spoil and by a round card.
template <class Visit>
void see_spoil_left(const State& s, int spoil, Visit visit) {
  const bool card = s.round_cards[s.round] == RoundCard::Spoil;
  visit(kSpoilLeft(spoil, has_lot(mover(s), Lot::Spoil) ? 1 : card ? 2 : 0));
}

template <class Visit>
void see_exchange(const State& s, const Look& look, int exchange, Visit visit) {
  const Exchange& form = kExchangeTable[static_cast<std::size_t>(exchange)];
  visit(kExchanged(exchange, s.round));
  see_spoil_left(s, mover(s).spoil - form.spoil, visit);
  see_tasks(s, look, form.gain, visit);
}

template <class Visit>
void see_no_exchange(const State& s, Visit visit) {
  visit(kExchanged(kExchanges, s.round));
  see_spoil_left(s, mover(s).spoil, visit);
}

template <class Visit>
void see_payment(const State& s, int payment, Visit visit) {
  const Player& player = mover(s);
  const Payment& units = kPaymentTable[static_cast<std::size_t>(payment)];
  visit(kPaying(payment, s.round));
  visit(kPurseAfter(player.white - units.white, (player.token ? 1 : 0) - units.token,
                    player.coins - units.coins));
  if (s.card == kWaterCard) visit(kWaterByUnit(payment));
}

template <class Visit>
void see_receiver(const State& s, int seat, Visit visit) {
  const Player& receiver = s.seats[static_cast<std::size_t>(seat)];
  const int own = seat == s.turn ? 1 : 0;
  const CartSet coal = carts_with_room(s, receiver, Cube::Coal);
  const CartSet spoil = carts_with_room(s, receiver, Cube::Spoil);
  const bool room = (s.hand_coal == 0 || std::popcount(unsigned{coal}) > 1) &&
                    (s.hand_spoil == 0 || std::popcount(unsigned{spoil}) > 1);
  visit(kGiven(own, s.hand_coal, room ? 1 : 0));
  if (s.sets[s.round][s.served - 1U].marker)
    visit(kMarkerGiven(own, receiver.water + 1 >= Water::kToken ? 1 : 0));
}

template <class Visit>
void see_cube(const State& s, int detail, Visit visit) {
  const int cart = detail % kCarts;
  const Player& player = mover(s);
  const bool coal = detail < kCarts;
  const bool fills = ((coal ? player.coal_carts : player.spoil_carts) >> cart & 1) != 0;
  const bool another = s.agenda.empty() && (coal ? s.hand_coal : s.hand_spoil) > 1;
  visit(kCubePlaced(detail / kCarts, cart, fills ? 2 : another ? 1 : 0));
}

template <class Visit>
void see_tile(const State& s, const Look& look, int tile, Visit visit) {
  const Player& player = mover(s);
  const Tasks& lower = kChoiceTable[static_cast<std::size_t>(tile)].a.tasks;
  const bool uncovered = (player.bar >> kTileBar & 1U) == 0;
  bool open = true;
  for (const Task task : lower) {
    if (task.effect != Effect::Advance) continue;
    const auto track = static_cast<std::size_t>(track_of(task));
    open = kBarrierAfter[track][player.discs[track]] == 0 && !at_end(player, track_of(task));
  }
  visit(kTileTaken(tile, s.round, look.table));
  visit(kTileOnBar(tile, uncovered ? open ? 2 : 1 : 0));
  see_tasks(s, look, kTileTable[static_cast<std::size_t>(tile)].upper, visit);
}

template <class Visit>
void see_option(const State& s, const Look& look, int option, Visit visit) {
  const int number = s.agenda.top().amount;
  const Choice& choice = kChoiceTable[static_cast<std::size_t>(number)];
  visit(kOptionTaken(number, option, s.round));
  see_tasks(s, look, option == 0 ? choice.a.tasks : choice.b.tasks, visit);
}

template <class Visit>
void see_cart(const State& s, const Look& look, int cart, Visit visit) {
  const Player& player = mover(s);
  const bool coal = (player.coal_carts >> cart & 1U) != 0;
  const int cubes = places_in(static_cast<std::size_t>(cart));
  visit(kCartMoved(coal ? 1 : 2, cubes - 1));
  visit(kCoalAbove(player.coal + (coal ? cubes : 0), s.round));
  visit(kSpoilAbove(player.spoil + (coal ? 0 : cubes), look.last));
}

template <class Visit>
void see_coking_space(const State& s, int space, Visit visit) {
  visit(kCokingSpace(space == kOwnSpace     ? 0
                     : space == kPointSpace ? 2
                     : space == kWaterSpace ? 3
                                            : 1,
                     s.round));
}

template <class Visit>
void see_wagon(const State& s, int detail, Visit visit) {
  visit(kWagonCoked(1 + detail / kCokingSpaces, mover(s).coal, s.agenda.top().amount - 1));
  see_coking_space(s, detail % kCokingSpaces, visit);
}

template <class Visit>
void see_load(const State& s, int space, Visit visit) {
  visit(kLoading(space == kOwnSpace ? 1 : 2, s.round));
  visit(kLoadingSpace(space, s.agenda.top().amount - 1));
}

template <class Visit>
void see_stop(const State& s, const Look& look, Visit visit) {
  const Player& player = mover(s);
  switch (s.question) {
    case Question::Carts:
      visit(kCartMoved(0, 0));
      visit(kCoalAbove(player.coal, s.round));
      return visit(kSpoilAbove(player.spoil, look.last));
    case Question::Coke: return visit(kWagonCoked(0, player.coal, s.agenda.top().amount - 1));
    case Question::Load: return visit(kLoading(0, s.round));
    default: return visit(kRailOn(0));
  }
}

template <class Visit>
void see_lot(const State& s, const Look& look, Lot lot, Visit visit) {
  const Player& player = mover(s);
  visit(kLotTaken(static_cast<int>(lot), s.round, look.table));
  switch (lot) {
    case Lot::Miner: return visit(kForMiner(player.miner));
    case Lot::Spoil: return visit(kForSpoil(player.spoil));
    case Lot::Sale: return visit(kForSale(coke_made(player) / 2 - player.pairs, player.on_sale));
    case Lot::Tools: return visit(kForTools(player.tools));
    case Lot::Speed: return visit(kSpeedSoFar(player.on_speed));
    case Lot::FourA:
    case Lot::FourB: return;
  }
}

template <class Visit>
void see_benefit(const State& s, const Look& look, int benefit, Visit visit) {
  constexpr int kLampRoom = 2;
  const Player& player = mover(s);
  const bool lamp = (reachable_circles(s, player) >> kLampRoom & 1) != 0;
  visit(kBenefitTaken(benefit, s.round, look.table));
  visit(kBenefitUse(benefit, player.coins > 0 ? 1 : 0, lamp ? 1 : 0));
  if (benefit == 0) visit(kMinerFrom(player.miner, player.on_speed));
  if (benefit == 1) visit(kFrameIntoPlay(kHeadframes - player.frames_on_card, s.round));
}

template <class Visit>
void see_landing(const State& s, const Look& look, int circle, Visit visit) {
  const Player& player = mover(s);
  visit(kLanding(circle, s.round));
  visit(kLandingStride(circle - player.miner - 1));
  if (circle == kGateOut) visit(kExit(s.first_out == kNobody ? 1 : 0));
  if (s.agenda.top().effect != Effect::MoveMiner) return;
  see_tasks(s, look, kCircleTable[static_cast<std::size_t>(circle)].benefit, visit);
}

template <class Visit>
void see_copy(const State& s, const Look& look, int card, Visit visit) {
  const bool large = (s.agenda.top().amount & kCopyLarge) != 0;
  visit(kCopied(card, large ? 1 : 0));
  if (card == kWaterCard && large) return see_tasks(s, look, kWaterByToken, visit);
  see_tasks(s, look, kCardTable[static_cast<std::size_t>(card)].effects, visit);
}

template <class Visit>
void see_decline(const State& s, const Look& look, Visit visit) {
  switch (s.question) {
    case Question::Cube: return visit(kCubeDeclined(0));
    case Question::Building: return visit(kBuilt(kBarSpaces, s.round));
    case Question::Benefit: return see_benefit(s, look, 3, visit);
    case Question::Use: return visit(kCircleUsed(0));
    default: return visit(kCopied(kCards, (s.agenda.top().amount & kCopyLarge) != 0 ? 1 : 0));
  }
}

template <class Visit>
void see_frame(const State& s, const Look& look, int detail, Visit visit) {
  const int space = detail % kFrameSpaces;
  visit(kFrameSpace(space, s.round, look.table));
  see_tasks(s, look, kFrameTable[static_cast<std::size_t>(space)], visit);
}

template <class Visit>
void see_yes(const State& s, const Look& look, int detail, Visit visit) {
  switch (s.question) {
    case Question::Give: return see_receiver(s, detail, visit);
    case Question::Cube: return see_cube(s, detail, visit);
    case Question::Tile: return see_tile(s, look, detail, visit);
    case Question::Sale: return visit(kSold(1));
    case Question::Option: return see_option(s, look, detail, visit);
    case Question::Turn:
      if (detail < kExchanges) return see_exchange(s, look, detail, visit);
      return see_card(s, look, detail - kExchanges, visit);
    case Question::Pay: return see_payment(s, detail, visit);
    case Question::After: return see_exchange(s, look, detail, visit);
    case Question::Carts: return see_cart(s, look, detail, visit);
    case Question::Coke: return see_wagon(s, detail, visit);
    case Question::Load: return see_load(s, detail, visit);
    case Question::Rail: return visit(kRailOn(1)), see_steps(s, Track::Rail, 1, visit);
    case Question::Plant: return see_coking_space(s, detail, visit);
    case Question::Water: return visit(kWaterFalls(mover(s).water, mover(s).water - detail, look.last));
    case Question::Building: return visit(kBuilt(detail, s.round));
    case Question::Lot: return see_lot(s, look, static_cast<Lot>(detail), visit);
    case Question::Benefit: return see_benefit(s, look, detail, visit);
    case Question::Miner: return see_landing(s, look, detail, visit);
    case Question::Use: return visit(kCircleUsed(1));
    case Question::Copy: return see_copy(s, look, detail, visit);
    case Question::Headframe: return see_frame(s, look, detail, visit);
    case Question::Over: return;
  }
}

template <class Visit>
void see_no(const State& s, const Look& look, Visit visit) {
  switch (s.question) {
    case Question::Turn: return visit(kPassing(look.white, look.others, look.last));
    case Question::After: return see_no_exchange(s, visit);
    case Question::Sale: return visit(kSold(0));
    case Question::Carts:
    case Question::Coke:
    case Question::Load:
    case Question::Rail: return see_stop(s, look, visit);
    default: return see_decline(s, look, visit);
  }
}

}  // namespace pithead::schichtwechsel::policy

namespace pithead {

template <>
struct Policy<schichtwechsel::Schichtwechsel> {
  static constexpr int kFeatures = schichtwechsel::policy::kFeatures;
  static constexpr std::array<std::int16_t, kFeatures> kWeights = schichtwechsel::policy::kLearned<kFeatures>;
  static constexpr Training kTraining{.rounds = 400, .games = 2000, .rate = 0.07};

  static schichtwechsel::policy::Look look(const schichtwechsel::State& state) {
    return schichtwechsel::policy::look_at(state);
  }

  template <class Visit>
  static void features(const schichtwechsel::State& s, const schichtwechsel::policy::Look& look, Move move,
                       Visit visit) {
    const schichtwechsel::Answers& answers = schichtwechsel::answers_to(s.question);
    if (answers.no.holds(move)) return schichtwechsel::policy::see_no(s, look, visit);
    schichtwechsel::policy::see_yes(s, look, answers.yes.detail(move), visit);
  }
};

}  // namespace pithead
