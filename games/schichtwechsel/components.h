// Schichtwechsel: what is in the box. The rules take every number and effect from here.
//
// The rules are sourced; most of what is printed on boards and cards is not public. RECONSTRUCTED marks every
// table with such numbers: they fit all that is known, and an owner of the box can correct them here, in one
// place. docs/games/schichtwechsel/rulings.md lists them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "games/core/seats.h"
#include "games/schichtwechsel/tasks.h"

namespace pithead::schichtwechsel {

inline constexpr int kRounds = 5;
inline constexpr int kMinPlayers = 2;

// ---- the mine board (RECONSTRUCTED: number and sizes of carts and wagons, levels of the pit water) ----

enum class Cube : std::uint8_t { Coal, Spoil };
inline constexpr int kCubes = 2;
inline constexpr std::array<std::string_view, kCubes> kCubeNames{"coal", "spoil"};

struct Cart {
  std::string_view name;
  int places;
  bool coal_only;
  bool closable;  // has the red-white border
};
inline constexpr int kCarts = 6;
inline constexpr std::array<Cart, kCarts> kCartTable{{
    {"K1", 1, false, false},
    {"K2", 1, false, false},
    {"K3", 2, false, false},
    {"K4", 2, false, false},
    {"K5", 2, true, false},
    {"K6", 2, false, true},
}};

using CartSet = std::uint8_t;
template <class Pred>
constexpr CartSet carts_that(Pred pred) {
  unsigned set = 0;
  for (std::size_t i = 0; i < kCarts; ++i) set |= pred(kCartTable[i]) ? 1U << i : 0U;
  return static_cast<CartSet>(set);
}
inline constexpr CartSet kAllCarts = carts_that([](const Cart&) { return true; });
inline constexpr CartSet kPairCarts = carts_that([](const Cart& cart) { return cart.places == 2; });
inline constexpr CartSet kCoalOnly = carts_that([](const Cart& cart) { return cart.coal_only; });
inline constexpr CartSet kClosable = carts_that([](const Cart& cart) { return cart.closable; });
constexpr int places_in(std::size_t cart) { return kCartTable[cart].places; }

// Two wagons for one coal and two for two; one of these shows the white token.
inline constexpr int kSmallWagons = 2;
inline constexpr int kLargeWagons = 2;
inline constexpr int kWagonRoom = kSmallWagons + 2 * kLargeWagons;
inline constexpr int kCoalWithoutTokenWagon = kWagonRoom - 2;  // so much leaves the token visible

// The most wagons that a number of coal can fill.
constexpr int full_wagons(int coal) {
  return coal <= kSmallWagons ? coal : kSmallWagons + (coal - kSmallWagons) / 2;
}

inline constexpr int kTipRoom = 6;
inline constexpr int kCokeWagons = 6;
inline constexpr int kCokeOfPlayer = 11;

inline constexpr int kSales = 5;
inline constexpr std::array<int, kSales> kSalePoints{4, 6, 7, 9, 10};
inline constexpr int kFirstSaleRound = 2;  // also the first with bonuses of the bar

struct Water {
  static constexpr int kBottom = 0;
  static constexpr int kTop = 5;
  static constexpr int kStart = 2;
  static constexpr int kToken = 4;    // the level that hides a white token
  static constexpr int kTopDrop = 3;  // at the top it falls by so many and costs a tool
  static constexpr int kBottomPoints = 1;
};

// ---- the coking plant -------------------------------------------------------------------------------

// The own space of each player, then the gray ones.
inline constexpr int kOwnSpace = 0;
inline constexpr int kCokingSpaces = 6;
inline constexpr std::array<std::string_view, kCokingSpaces> kCokingNames{"own", "Q1", "Q2",
                                                                          "Q3",  "Q4", "Q5"};
inline constexpr std::array<int, kCokingSpaces> kCokingMinPlayers{2, 4, 3, 2, 2, 2};
inline constexpr int kPointSpace = 4;  // Q4: a point
inline constexpr int kWaterSpace = 5;  // Q5: water rises
inline constexpr int kMostCokeInPlant = 4;
inline constexpr int kMostGrayFirst = 2;  // holding so many gray ones, the own space comes next
using CokingSet = std::uint8_t;
inline constexpr CokingSet kOwnBit = 1U << kOwnSpace;

constexpr CokingSet coking_spaces(int players) {
  unsigned set = 0;
  for (std::size_t i = 0; i < kCokingSpaces; ++i) set |= players >= kCokingMinPlayers[i] ? 1U << i : 0U;
  return static_cast<CokingSet>(set);
}

// ---- tracks (RECONSTRUCTED: lengths, places of barriers, thresholds) ----------------------------------

inline constexpr int kRoadPoints = 2;  // instead of a headframe at the last road barrier
inline constexpr Task kBuilding{Effect::Build, 0};
inline constexpr Task kTool{Effect::DiscardTool, 1};
inline constexpr Task kMinerOrHeadframe{Effect::MinerOrHeadframe, 0};

struct Barrier {
  int after;  // crossed by the step from this space to the next
  Tasks benefits;
};
struct Threshold {
  int space, points;
};
struct TrackForm {
  int length;
  std::array<Barrier, 4> barriers;
  std::array<Threshold, 3> thresholds;
};
inline constexpr std::array<TrackForm, kTracks> kTrackTable{{
    {16,
     {{{3, {kBuilding, kMinerOrHeadframe}},
       {7, {kTool, kMinerOrHeadframe}},
       {10, {kBuilding, kMinerOrHeadframe}},
       {13, {kTool, Task{Effect::MinerOrHeadframe, kRoadPoints}}}}},
     {{{6, 1}, {10, 2}, {13, 3}}}},
    {12,
     {{{2, {kBuilding, kMinerOrHeadframe}},
       {5, {kTool, kMinerOrHeadframe}},
       {8, {kBuilding, kMinerOrHeadframe}},
       {10, {kMinerOrHeadframe}}}},
     {{{5, 2}, {8, 3}, {10, 4}}}},
    {9,
     {{{1, {kTool, kMinerOrHeadframe}},
       {3, {kBuilding, kMinerOrHeadframe}},
       {5, {kTool, kMinerOrHeadframe}},
       {7, {kMinerOrHeadframe}}}},
     {{{3, 1}, {5, 2}, {7, 3}}}},
}};
inline constexpr int kFirstPoints = 8;  // first at the end of a track or shift
inline constexpr int kLaterPoints = 5;

constexpr const TrackForm& form_of(Track track) { return kTrackTable[static_cast<std::size_t>(track)]; }
constexpr int length_of(Track track) { return form_of(track).length; }

// For each track and space 1 + the number of the barrier behind it, or 0.
inline constexpr auto kBarrierAfter = [] {
  std::array<std::array<std::uint8_t, 17>, kTracks> table{};
  for (std::size_t track = 0; track < kTracks; ++track) {
    for (std::size_t i = 0; i < kTrackTable[track].barriers.size(); ++i)
      table[track][static_cast<std::size_t>(kTrackTable[track].barriers[i].after)] =
          static_cast<std::uint8_t>(i + 1);
  }
  return table;
}();

// ---- action cards (RECONSTRUCTED: amounts, and which are for how many players) ------------------------

enum class Size : std::uint8_t { Small = 1, Medium = 2, Large = 4 };  // bits
inline constexpr std::uint8_t kCopySmall = 1;
inline constexpr std::uint8_t kCopySmallOrMedium = 3;
inline constexpr std::uint8_t kCopyLarge = 4;

enum class Cost : std::uint8_t { White, TwoWhite, Token, Coin, WhiteOrToken };

// Two lists, of which one is carried out; `otherwise` if neither is possible.
struct Option {
  enum class Needs : std::uint8_t {
    Whole,        // every task must be possible as a whole
    Nothing,      // carried out as far as possible
    OpenTrack,    // whole, and the step crosses no barrier
    CokeInPlant,  // whole, and there is own coke in the plant
    SpoilOnTip,   // whole, and there is spoil on the tip
  };
  Tasks tasks;
  Needs needs = Needs::Whole;
};
struct Choice {
  Option a, b;
  Tasks otherwise;
};

// The selection tiles' choices come first, in the sequence of kTileTable.
inline constexpr int kTiles = 7;
inline constexpr int kBar1Choice = 7;
inline constexpr int kBar3Choice = 8;
inline constexpr int kRouteChoice = 9;
inline constexpr int kChoices = 10;

constexpr Task choose(int choice) { return task(Effect::Choose, choice); }
constexpr Task copy(int sizes) { return task(Effect::Copy, sizes); }
inline constexpr Task kMoveMiner = task(Effect::MoveMiner);
inline constexpr Task kLowerUpToFour = task(Effect::LowerUpTo, 4);
inline constexpr Task kHeadframeToTop = task(Effect::HeadframeToTop);
inline constexpr Task kHeadframeToLeft = task(Effect::HeadframeToLeft);
inline constexpr Task kHeadframeToAny = task(Effect::HeadframeToAny);
inline constexpr Task kTakeMarker = task(Effect::TakeMarker);

struct Card {
  std::string_view name;
  Size size;
  Cost cost;
  Tasks effects;
  bool multi;  // white border: any number of times a round
  bool copy;   // may be copied
  int min_players, max_players;
};

inline constexpr int kCards = 22;
inline constexpr std::array<Card, kCards> kCardTable{{
    {"cart-L", Size::Large, Cost::Token, {carts(4), lower(1)}, false, true, 2, 4},
    {"cart-M", Size::Medium, Cost::TwoWhite, {carts(3)}, false, true, 2, 4},
    {"cart-S", Size::Small, Cost::White, {carts(2), raise(1)}, true, true, 2, 4},
    {"coke-L", Size::Large, Cost::Token, {coke(3)}, false, true, 2, 4},
    {"coke-M", Size::Medium, Cost::TwoWhite, {coke(2)}, false, true, 3, 4},
    {"coke-S", Size::Small, Cost::White, {coke(1), raise(1)}, true, true, 2, 4},
    {"load-L", Size::Large, Cost::Token, {load(4), points(Source::Cards, 1)}, false, true, 2, 4},
    {"load-M", Size::Medium, Cost::TwoWhite, {load(3), lower(1)}, false, true, 3, 4},
    {"load-S", Size::Small, Cost::White, {load(2)}, true, true, 2, 4},
    {"route-L1", Size::Large, Cost::Token, {road(2), canal(1)}, false, true, 2, 4},
    {"route-L2", Size::Large, Cost::Token, {rail(1), canal(1)}, false, true, 3, 4},
    {"route-M1", Size::Medium, Cost::TwoWhite, {road(1), rail(1)}, false, true, 2, 4},
    {"route-M2", Size::Medium, Cost::TwoWhite, {road(1), canal(1)}, false, true, 4, 4},
    {"route-S", Size::Small, Cost::White, {choose(kRouteChoice)}, true, true, 2, 4},
    {"miner-L", Size::Large, Cost::Token, {kMoveMiner, points(Source::Cards, 1)}, false, false, 2, 4},
    {"miner-M", Size::Medium, Cost::TwoWhite, {kMoveMiner}, false, false, 3, 4},
    {"water-S", Size::Small, Cost::White, {lower(3)}, false, true, 4, 4},
    {"water-L", Size::Large, Cost::Token, {kLowerUpToFour, points(Source::Cards, 2)}, false, true, 4, 4},
    {"water-X", Size::Small, Cost::WhiteOrToken, {lower(3)}, false, true, 2, 3},
    {"head-2", Size::Large, Cost::Coin, {kHeadframeToTop, kHeadframeToLeft}, true, false, 2, 4},
    {"head-1", Size::Medium, Cost::TwoWhite, {kHeadframeToAny}, true, false, 2, 4},
    {"first", Size::Large, Cost::Token, {copy(kCopySmallOrMedium), kTakeMarker}, false, false, 2, 4},
}};

// With two or three players one card does what the two water cards do with four: paid with a player token or
// a coin, or copied as a large card, it does this.
inline constexpr int kWaterCard = 18;
inline constexpr Tasks kWaterByToken = kCardTable[17].effects;
static_assert(kCardTable[kWaterCard].name == "water-X" && kCardTable[17].name == "water-L");

// The personal card of each player is numbered behind the others. Once a round.
inline constexpr int kPersonalCard = kCards;
inline constexpr std::string_view kPersonalName = "personal";
inline constexpr Cost kPersonalCost = Cost::White;
inline constexpr Task kPersonalWater = lower(1);

using CardSet = std::uint32_t;
template <class Pred>
constexpr CardSet cards_that(Pred pred) {
  CardSet set = 0;
  for (std::size_t i = 0; i < kCards; ++i) set |= pred(kCardTable[i]) ? 1U << i : 0U;
  return set;
}
constexpr CardSet cards_for(int players) {
  return cards_that(
      [&](const Card& card) { return players >= card.min_players && players <= card.max_players; });
}

// ---- paying -----------------------------------------------------------------------------------------

// Units laid on a card: white tokens, the own token, coins.
struct Payment {
  std::string_view name;
  int white, token, coins;
};
inline constexpr int kPayments = 8;
inline constexpr std::array<Payment, kPayments> kPaymentTable{{
    {"W", 1, 0, 0},
    {"P", 0, 1, 0},
    {"C", 0, 0, 1},
    {"WW", 2, 0, 0},
    {"WP", 1, 1, 0},
    {"WC", 1, 0, 1},
    {"PC", 0, 1, 1},
    {"CC", 0, 0, 2},
}};
using PaymentSet = std::uint8_t;
// For each cost what pays it: a coin stands for any single unit, the own token for a white one.
inline constexpr std::array<PaymentSet, 5> kPaysFor{0b0000'0111, 0b1111'1000, 0b0000'0110, 0b0000'0100,
                                                    0b0000'0111};
inline constexpr PaymentSet kPaidByWhite = 0b0000'0001;  // one white token

// ---- the miner's shift (RECONSTRUCTED: places and most benefits) --------------------------------------

struct Circle {
  std::string_view name;
  int min_players;
  Tasks benefit;
  bool asks;  // its use may be declined, and that is a question of its own
};
inline constexpr int kCircles = 14;
inline constexpr int kGateIn = 0;
inline constexpr int kGateOut = kCircles - 1;
inline constexpr int kToolChest = 10;
inline constexpr std::array<Circle, kCircles> kCircleTable{{
    {"gate-in", 2, {}, false},
    {"baths", 2, {points(Source::Shift, 1)}, false},
    {"lamp-room", 2, {copy(kCopyLarge | kOrTool)}, false},
    {"overman", 3, {copy(kCopySmall)}, false},
    {"winding-1", 4, {copy(kCopySmall)}, false},
    {"pit-bottom", 2, {task(Effect::CubeToCart, CubeTerms::kCoal | CubeTerms::kMayDecline)}, false},
    {"heading", 2, {task(Effect::SpoilToTip)}, true},
    {"coal-face", 2, {task(Effect::CoalToWagon, 0)}, true},
    {"pumps", 2, {lower(2)}, true},
    {"meal", 2, {points(Source::Shift, 2)}, false},
    {"tool-chest", 2, {kTool}, false},
    {"winding-2", 2, {copy(kCopySmall)}, false},
    {"pay-hall", 2, {task(Effect::Coin)}, false},
    {"gate-out", 2, {kTool}, false},
}};
inline constexpr Tasks kBeyondGate{points(Source::Shift, 2), kTool};  // each further miner move

using CircleSet = std::uint16_t;
constexpr CircleSet circles_for(int players) {
  unsigned set = 0;
  for (std::size_t i = 0; i < kCircles; ++i) set |= players >= kCircleTable[i].min_players ? 1U << i : 0U;
  return static_cast<CircleSet>(set);
}

// ---- building lots (RECONSTRUCTED: spaces) ------------------------------------------------------------

enum class Lot : std::uint8_t { Miner, Spoil, FourA, FourB, Sale, Tools, Speed };
inline constexpr int kLots = 7;
inline constexpr std::array<std::string_view, kLots> kLotNames{"miner", "spoil", "four-a", "four-b",
                                                               "sale",  "tools", "speed"};
inline constexpr int kNoLimit = 99;
// Spaces with two, three and four players.
inline constexpr std::array<std::array<int, 3>, kLots> kLotSpaces{
    {{2, 2, 2}, {2, 2, 2}, {1, 1, 1}, {1, 1, 1}, {1, 2, 3}, {2, 2, 2}, {kNoLimit, kNoLimit, kNoLimit}}};
using LotSet = std::uint8_t;
constexpr LotSet only(Lot lot) { return static_cast<LotSet>(1U << static_cast<unsigned>(lot)); }
inline constexpr LotSet kSharedLots = only(Lot::Sale) | only(Lot::Speed);  // any number of own buildings

inline constexpr int kSpoilLotPoints = 1;  // and one for each spoil on the tip
inline constexpr int kFourPoints = 4;
inline constexpr int kFreeLoad = 2;
inline constexpr int kToolLotDiscards = 3;

// ---- the building bar -------------------------------------------------------------------------------

inline constexpr int kBarSpaces = 5;
inline constexpr std::array<std::string_view, kBarSpaces> kBarNames{"B1", "B2", "B3", "B4", "B5"};
using BarSet = std::uint8_t;
inline constexpr BarSet kWholeBar = (1U << kBarSpaces) - 1U;
inline constexpr int kTileBar = 4;  // B5: a choice of the own selection tile
// The others' bonuses.
inline constexpr std::array<Task, kBarSpaces - 1> kBarTable{choose(kBar1Choice), task(Effect::White),
                                                            choose(kBar3Choice), carts(1)};

// ---- headframes -------------------------------------------------------------------------------------

inline constexpr int kHeadframes = 2;
inline constexpr int kRowSpaces = 4;  // in the top row, and in the left column
inline constexpr int kFrameSpaces = 2 * kRowSpaces;
inline constexpr std::array<std::string_view, kFrameSpaces> kFrameNames{"T1", "T2", "T3", "T4",
                                                                        "L1", "L2", "L3", "L4"};
inline constexpr std::array<Tasks, kFrameSpaces> kFrameTable{{
    {task(Effect::WalkMiner)},
    {task(Effect::CokeToWagon), raise(1)},
    {task(Effect::CokeToPlant)},
    {canal(1), points(Source::Headframes, 2)},
    {task(Effect::CoalToWagon, 0)},
    {task(Effect::SpoilToTip)},
    {kTool},
    {points(Source::Headframes, 1)},
}};
inline constexpr std::array<Task, kHeadframes> kFrameBroughtIn{task(Effect::SpoilToTip),
                                                               points(Source::Headframes, 2)};
// Where a headframe comes from.
enum class From : std::uint8_t { Depot, Top, Left };
inline constexpr int kFroms = 3;
inline constexpr std::array<std::string_view, kFroms> kFromNames{"depot", "top", "left"};

// ---- selection tiles (RECONSTRUCTED: which are for how many players) ----------------------------------

enum class Tile : std::uint8_t {
  EngineDriver,
  MineRescue,
  Gatekeeper,
  CoalMerchant,
  Overman,
  Haulier,
  Hewer
};
struct TileForm {
  std::string_view name;
  int min_players;
  Tasks upper;  // step II
};
inline constexpr std::array<TileForm, kTiles> kTileTable{{
    {"engine-driver", 3, {task(Effect::CubeToCart, CubeTerms::kCoal | CubeTerms::kSpoil)}},
    {"mine-rescue", 2, {task(Effect::CoalToWagon, kOrTool)}},
    {"gatekeeper", 2, {task(Effect::CokeToWagon), raise(1), task(Effect::TakeTool)}},
    {"coal-merchant", 2, {lower(1)}},
    {"overman", 2, {task(Effect::CubeToCart, CubeTerms::kCoal)}},
    {"haulier", 2, {task(Effect::CubeToCart, CubeTerms::kSpoil)}},
    {"hewer", 4, {task(Effect::CubeToCart, CubeTerms::kCoal)}},
}};

// Lower parts of the tiles (step VI), then the choices of the bar and of a card.
inline constexpr std::array<Choice, kChoices> kChoiceTable{{
    // engine driver
    {.a = {{rail(1)}, Option::Needs::OpenTrack},
     .b = {{task(Effect::CoalToWagon, 0)}},
     .otherwise = {task(Effect::TakeTool)}},
    // mine rescue
    {.a = {{points(Source::Bonuses, 1), lower(1)}, Option::Needs::Nothing}, .b = {{kTool}}, .otherwise = {}},
    // gatekeeper
    {.a = {{road(1)}, Option::Needs::OpenTrack}, .b = {{lower(1)}}, .otherwise = {}},
    // coal merchant
    {.a = {{canal(1)}, Option::Needs::OpenTrack}, .b = {{points(Source::Bonuses, 1)}}, .otherwise = {}},
    // overman
    {.a = {{task(Effect::CokeToWagon), task(Effect::TakeTool)}},
     .b = {{task(Effect::SpoilToTip)}},
     .otherwise = {task(Effect::TakeTool)}},
    // haulier
    {.a = {{task(Effect::CokeToPlant)}, Option::Needs::CokeInPlant},
     .b = {{task(Effect::CubeToCart, CubeTerms::kCoal)}},
     .otherwise = {task(Effect::TakeTool)}},
    // hewer
    {.a = {{task(Effect::SpoilToTip, 2)}, Option::Needs::SpoilOnTip},
     .b = {{task(Effect::CubeToCart, CubeTerms::kSpoil)}},
     .otherwise = {task(Effect::TakeTool)}},
    // B1
    {.a = {{lower(1)}}, .b = {{points(Source::Bonuses, 1)}}, .otherwise = {}},
    // B3
    {.a = {{road(1)}}, .b = {{points(Source::Bonuses, 1)}}, .otherwise = {}},
    // route-S
    {.a = {{road(1)}}, .b = {{points(Source::Cards, 1)}}, .otherwise = {}},
}};

using TileSet = std::uint8_t;
constexpr TileSet tiles_for(int players) {
  unsigned set = 0;
  for (std::size_t i = 0; i < kTiles; ++i) set |= players >= kTileTable[i].min_players ? 1U << i : 0U;
  return static_cast<TileSet>(set);
}

// ---- tip exchange -----------------------------------------------------------------------------------

struct Exchange {
  int spoil;
  std::string_view name;
  Tasks gain;
};
inline constexpr int kExchanges = 6;
inline constexpr std::array<Exchange, kExchanges> kExchangeTable{{
    {3, "road", {road(1)}},
    {3, "rail", {rail(1)}},
    {3, "point", {points(Source::Tip, 1)}},
    {5, "road", {points(Source::Tip, 1), road(1)}},
    {5, "rail", {points(Source::Tip, 1), rail(1)}},
    {6, "coin", {task(Effect::Coin)}},
}};
inline constexpr int kCoinExchange = 5;

// ---- round cards (RECONSTRUCTED: which of them bears which effect) ------------------------------------

enum class RoundCard : std::uint8_t { Road, Rail, Canal, Leaders, Spoil, Coke };
inline constexpr int kRoundCards = 6;
inline constexpr RoundCard kClosesCarts = RoundCard::Leaders;
inline constexpr RoundCard kPutsMarkerInBag = RoundCard::Spoil;
inline constexpr RoundCard kLowersWater = RoundCard::Coke;
inline constexpr std::array<int, kTracks> kSpacesPerGroup{3, 2, 2};
inline constexpr int kPointsPerGroup = 2;
inline constexpr int kLeaderPoints = 2;
inline constexpr int kPerSpoil = 2;  // a point for so many
inline constexpr int kPerCoke = 2;

// ---- set-up and end ---------------------------------------------------------------------------------

inline constexpr int kCubesInSet = 3;
inline constexpr int kBagCoal = 4;  // for each player
inline constexpr int kBagSpoil = 1;
inline constexpr int kAddedCoal = 1;  // for each player, every round
inline constexpr int kAddedSpoil = 1;
inline constexpr int kStartCoins = 1;
inline constexpr int kStartTools = 6;
inline constexpr int kWhiteTokens = 20;

inline constexpr int kWagonPoints = 1;
inline constexpr int kUnsoldPoints = 1;
inline constexpr int kToolPoints = -2;
inline constexpr int kMarkerPoints = 2;

}  // namespace pithead::schichtwechsel
