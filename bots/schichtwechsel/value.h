// Schichtwechsel: what an experienced player counts in a position.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>

#include "bots/schichtwechsel/value_weights.h"
#include "bots/schichtwechsel/value_weights_first.h"
#include "bots/schichtwechsel/value_weights_second.h"
#include "bots/schichtwechsel/weights.h"
#include "bots/value.h"
#include "games/core/bits.h"
#include "games/schichtwechsel/game.h"
#include "games/schichtwechsel/mine.h"
#include "games/schichtwechsel/scoring.h"

namespace pithead::schichtwechsel::value {

inline constexpr int kBarriers = 4;     // of a track; those beyond are not counted
inline constexpr int kWaterLevels = 5;  // likewise

enum Feature : std::uint8_t {
  kAlways,
  kToMove,
  kMarker,
  kPassed,
  // units that can still be used in this round
  kWhite,
  kLargeUnit,   // the own token or a coin
  kLargeUnits,  // more of them
  kFirstCoin,
  kMoreCoins,
  kCoinForFrames,  // with headframes in play
  kCoinForCoke,    // with a coke that wants another, and its space free
  // cards that can still be used in this round by a seat that can pay
  kPersonalOpen,
  kCardsOpen,  // for large units
  kMediumOpen = kCardsOpen + kCards,
  // what is in hand or still to come in the preparation
  kHandCoal,
  kHandSpoil,
  kTileChosen,
  kTileOnBar = kTileChosen + kTiles,
  // pit water, by level
  kWaterLevel = kTileOnBar + kTiles,
  kTools = kWaterLevel + kWaterLevels,
  kToolsInLot,  // that the lot for tools takes
  // carts
  kCoalInFullCarts,
  kCoalInOthers,
  kSpoilInFullCarts,
  kSpoilInOthers,
  kEmptyCarts,
  // above ground
  kCoal,
  kFullWagons,
  kTokenHidden,
  kSpoil,
  kSpoilForTrack,  // enough for an exchange
  kSpoilForCoin,
  kSpoilInLot,
  kCokeOnWagons,
  kCokeInPlant,
  kOwnSpaceTaken,
  kPairsSold,     // points for them
  kNextPair,      // points for a pair that is on the wagons
  kNextInPlant,   // or at least made
  kCokeForSales,  // at most what the sales to come take
  // buildings and headframes
  kBarOpen,
  kLotTaken = kBarOpen + kBarSpaces,
  kSecondSpeed = kLotTaken + kLots,
  kCokeForLot,  // pairs that the buildings in the lot for sales can sell
  kFirstFrame,
  kSecondFrame,
  kFramesInDepot,
  // the miner
  kMiner,
  kMinerBeyond,  // each circle
  kFirstOut = kMinerBeyond + kCircles,
  // discs
  kSpaces,
  kCrossed = kSpaces + kTracks,
  kAtEnd = kCrossed + kTracks * kBarriers,
  kFirstAtEnd = kAtEnd + kTracks,
  kNearEnd = kFirstAtEnd + kTracks,  // spaces, while nobody is there
  // round cards: what this one pays, and what those to come would
  kRoundPoints = kNearEnd + kTracks,
  kPointsToCome,
  kFeatures = kPointsToCome + kRoundCards,
};

// By round and how far it has come, and by the number of players.
inline constexpr int kParts = 2;
inline constexpr int kTables = 3;
inline constexpr int kStages = kRounds * kParts * kTables;

struct Context {
  std::array<bool, kRoundCards> to_come{};
};

inline CardSet token_cards(const Box& box) {
  return box.cards_that([](const Card& card) { return card.cost == Cost::Token; });
}
inline CardSet medium_cards(const Box& box) {
  return box.cards_that([](const Card& card) { return card.cost == Cost::TwoWhite && !card.multi; });
}

// Whether the step that all seats go through is still to come for this one.
inline bool is_to_come(const State& s, Seat seat) {
  const int place = (seat - s.first_player + s.players) % s.players;
  return place >= s.served || (place + 1 == s.served && s.turn == seat);
}

// Whether the seat has a tile of this round whose bonus is to come. In the first round tiles are chosen
// counter-clockwise.
inline bool has_new_tile(const State& s, Seat seat) {
  if (s.phase == Phase::Bonuses) return is_to_come(s, seat);
  if (s.phase != Phase::Tiles) return false;
  const int place = s.round > 0 ? (seat - s.first_player + s.players) % s.players
                                : (s.first_player - 1 - seat + 2 * s.players) % s.players;
  return place + 1 < s.served;
}

inline bool is_sale_to_come(const State& s, Seat seat) {
  if (s.round + 1 < kFirstSaleRound) return false;
  return s.phase < Phase::Sale || (s.phase == Phase::Sale && is_to_come(s, seat));
}

template <class Visit>
void count_units(const State& s, const Player& player, Seat seat, Visit visit) {
  const bool passed = s.phase == Phase::Actions && s.passed.has(seat);
  visit(kPassed, passed ? 1 : 0);
  visit(kFirstCoin, player.coins > 0 ? 1 : 0);
  visit(kMoreCoins, std::max(0, player.coins - 1));
  if (player.coins > 0 && player.frames_on_card < kHeadframes) {
    visit(kCoinForFrames, 1);
    constexpr unsigned kCokeSpace = 1U << 1U;  // T2
    const bool is_free = (free_frame_spaces(s) & kCokeSpace) != 0;
    if (player.coke % 2 == 1 && is_free) visit(kCoinForCoke, 1);
  }
  if (passed) return;
  visit(kWhite, player.white);
  const int large = (player.token ? 1 : 0) + player.coins;
  visit(kLargeUnit, large > 0 ? 1 : 0);
  visit(kLargeUnits, std::max(0, large - 1));
  if (s.phase != Phase::Actions) return;
  if (player.white > 0 && !is_closed(s, place_of(kPersonalCard, seat))) visit(kPersonalOpen, 1);
  if (large > 0) {
    for (CardSet left = token_cards(box_of(s)) & ~s.closed; left != 0; left &= left - 1)
      visit(kCardsOpen + std::countr_zero(left), 1);
  }
  if (player.white > 1) visit(kMediumOpen, count_bits(medium_cards(box_of(s)) & ~s.closed));
}

// What the seat holds or has chosen in the preparation.
template <class Visit>
void count_preparation(const State& s, const Player& player, Seat seat, Visit visit) {
  if (s.phase == Phase::Sets && s.question == Question::Cube && s.turn == seat) {
    visit(kHandCoal, s.hand_coal);
    visit(kHandSpoil, s.hand_spoil);
  }
  if (has_new_tile(s, seat)) visit(kTileChosen + player.tile, 1);
  const bool on_bar = (player.bar >> kTileBar & 1U) == 0;
  if (on_bar && (has_new_tile(s, seat) || s.phase == Phase::Sale)) visit(kTileOnBar + player.tile, 1);
}

template <class Visit>
void count_mine(const Box& box, const Player& player, Visit visit) {
  const auto in_full = [&](CartSet kind) {
    return cubes_in(box, player, static_cast<CartSet>(kind & player.full_carts));
  };
  const int coal = in_full(player.coal_carts);
  const int spoil = in_full(player.spoil_carts);
  visit(kCoalInFullCarts, coal);
  visit(kCoalInOthers, cubes_in(box, player, player.coal_carts) - coal);
  visit(kSpoilInFullCarts, spoil);
  visit(kSpoilInOthers, cubes_in(box, player, player.spoil_carts) - spoil);
  visit(kEmptyCarts, box.cart_count - count_bits(player.coal_carts | player.spoil_carts));
  visit(kWaterLevel + std::min<int>(player.water, kWaterLevels - 1), 1);
  visit(kTools, player.tools);
  visit(kCoal, player.coal);
  visit(kFullWagons, full_wagons(box, player));
  visit(kTokenHidden, hides_white_token(box, player) ? 1 : 0);
  visit(kSpoil, player.spoil);
  visit(kSpoilForTrack, player.spoil >= 3 ? 1 : 0);
  visit(kSpoilForCoin, player.spoil >= kTipRoom ? 1 : 0);
}

template <class Visit>
void count_coke(const State& s, const Player& player, Seat seat, Visit visit) {
  const int in_plant = count_bits(player.plant);
  const int made = player.coke + in_plant;
  visit(kCokeOnWagons, player.coke);
  visit(kCokeInPlant, in_plant);
  visit(kOwnSpaceTaken, player.plant & kOwnBit);
  visit(kPairsSold, sale_points(player));
  visit(kCokeForLot, std::min<int>(player.on_sale, made / kCokePerSale));
  if (player.pairs == kSales) return;
  const int sales = kRounds - 1 - s.round + (is_sale_to_come(s, seat) ? 1 : 0);
  const int next = kSalePoints[player.pairs];
  if (sales > 0 && player.coke >= kCokePerSale) visit(kNextPair, next);
  if (sales > 0 && made >= kCokePerSale) visit(kNextInPlant, next);
  visit(kCokeForSales,
        std::min(made, kCokePerSale * std::min(sales + player.on_sale, kSales - player.pairs)));
}

template <class Visit>
void count_buildings(const Player& player, Visit visit) {
  for (int space = 0; space < kBarSpaces; ++space) {
    if ((player.bar >> space & 1) == 0) visit(kBarOpen + space, 1);
  }
  for (int lot = 0; lot < kLots; ++lot) visit(kLotTaken + lot, buildings_in(player, static_cast<Lot>(lot)));
  visit(kSecondSpeed, std::max(0, player.on_speed - 1));
  if (has_lot(player, Lot::Tools)) visit(kToolsInLot, std::min<int>(player.tools, kToolLotDiscards));
  if (has_lot(player, Lot::Spoil)) visit(kSpoilInLot, player.spoil);
  visit(kFirstFrame, player.frames_on_card < kHeadframes ? 1 : 0);
  visit(kSecondFrame, player.frames_on_card == 0 ? 1 : 0);
  visit(kFramesInDepot, frames_in_depot(player));
}

template <class Visit>
void count_miner(const State& s, const Player& player, Seat seat, Visit visit) {
  visit(kMiner, miner_place(player));
  for (int circle = 1; circle <= miner_place(player); ++circle) visit(kMinerBeyond + circle, 1);
  visit(kFirstOut, s.first_out == seat ? 1 : 0);
}

template <class Visit>
void count_discs(const State& s, const Player& player, Seat seat, Visit visit) {
  for (int track = 0; track < kTracks; ++track) {
    const auto t = static_cast<std::size_t>(track);
    const TrackForm& form = box_of(s).tracks[t];
    const int space = player.discs[t];
    visit(kSpaces + track, space);
    for (int barrier = 0; barrier < kBarriers; ++barrier) {
      const int after = form.barriers[static_cast<std::size_t>(barrier)].after;
      if (after != 0 && space > after) visit(kCrossed + track * kBarriers + barrier, 1);
    }
    if (space == form.length) {
      visit(kAtEnd + track, 1);
      visit(kFirstAtEnd + track, s.first_at_end[t] == seat ? 1 : 0);
    } else if (s.first_at_end[t] == kNobody) {
      visit(kNearEnd + track, std::max(0, space - form.length / 2));
    }
  }
}

// What the cards to come would pay for; who leads changes too often to count.
template <class Visit>
void count_round_cards(const State& s, const Context& context, const Player& player, Seat seat, Visit visit) {
  if (s.phase != Phase::LastMove) visit(kRoundPoints, round_points(s, seat));
  const auto comes = [&](RoundCard card, int amount) {
    if (context.to_come[static_cast<std::size_t>(card)])
      visit(kPointsToCome + static_cast<int>(card), amount);
  };
  comes(RoundCard::Road, player.discs[0]);
  comes(RoundCard::Rail, player.discs[1]);
  comes(RoundCard::Canal, player.discs[2]);
  comes(RoundCard::Spoil, spoil_in_mine(box_of(s), player));
  comes(RoundCard::Coke, coke_made(player));
}

// Its stages know the number of players.
inline constexpr const std::int16_t* kUsualTable = kLearned<kStages * kFeatures>.data();
inline constexpr const std::int16_t* kSecondTable = kSecond<kStages * kFeatures>.data();
inline constexpr const std::int16_t* kFirstTable = kFirst<kStages * kFeatures>.data();
inline constinit WeightsOfBoxes<kStages * kFeatures, 1> weights{
    {{{kUsualTable}, {kSecondTable}, {kFirstTable}, {kUsualTable}}}};

}  // namespace pithead::schichtwechsel::value

namespace pithead {

template <>
struct Value<schichtwechsel::Schichtwechsel> {
  static constexpr int kStages = schichtwechsel::value::kStages;
  static constexpr int kFeatures = schichtwechsel::value::kFeatures;

  static const std::int16_t* weights_of(const schichtwechsel::State& s) {
    return schichtwechsel::value::weights.tables[s.box][0];
  }
  static void bring_weights(std::span<const std::int16_t> weights) {
    schichtwechsel::value::weights.bring(0, weights);
  }

  // A round has two parts: before the white tokens, and with them.
  static int stage(const schichtwechsel::State& s) {
    using namespace schichtwechsel;  // NOLINT(google-build-using-namespace): of this game alone
    const int part = s.phase < Phase::Sale ? 0 : 1;
    return (s.round * value::kParts + part) * value::kTables + s.players - kMinPlayers;
  }

  // One of the six round cards stays in the box; nobody knows which of those to come.
  static schichtwechsel::value::Context context(const schichtwechsel::State& s) {
    schichtwechsel::value::Context context;
    for (std::size_t i = s.round + 1U; i < s.round_cards.size(); ++i)
      context.to_come[static_cast<std::size_t>(s.round_cards[i])] = true;
    return context;
  }

  template <class Visit>
  static void features(const schichtwechsel::State& s, const schichtwechsel::value::Context& context,
                       Seat seat, Visit visit) {
    using namespace schichtwechsel::value;  // NOLINT(google-build-using-namespace): of this game alone
    const schichtwechsel::Player& player = s.seats[seat];
    visit(kAlways, 1);
    visit(kToMove, s.turn == seat ? 1 : 0);
    visit(kMarker, s.first_player == seat ? 1 : 0);
    count_units(s, player, seat, visit);
    count_preparation(s, player, seat, visit);
    count_mine(box_of(s), player, visit);
    count_coke(s, player, seat, visit);
    count_buildings(player, visit);
    count_miner(s, player, seat, visit);
    count_discs(s, player, seat, visit);
    count_round_cards(s, context, player, seat, visit);
  }
};

}  // namespace pithead
