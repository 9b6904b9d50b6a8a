// Schichtwechsel: what the rulebook says is in the box. What it shows in pictures only is reconstructed:
// box.h.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "games/core/seats.h"
#include "games/schichtwechsel/tasks.h"

namespace pithead::schichtwechsel {

inline constexpr int kRounds = 5;
inline constexpr int kMinPlayers = 2;

// ---- the mine board -----------------------------------------------------------------------------------

enum class Cube : std::uint8_t { Coal, Spoil };
inline constexpr int kCubes = 2;
inline constexpr std::array<std::string_view, kCubes> kCubeNames{"coal", "spoil"};

inline constexpr int kSmallWagon = 1;  // coal for one coke
inline constexpr int kLargeWagon = 2;
inline constexpr int kTipRoom = 6;
inline constexpr int kCokeOfPlayer = 11;

inline constexpr int kCokePerSale = 2;
inline constexpr int kSales = 5;
inline constexpr std::array<int, kSales> kSalePoints{4, 6, 7, 9, 10};
inline constexpr int kFirstSaleRound = 2;  // also the first with bonuses of the bar

inline constexpr int kWaterBottom = 0;
inline constexpr int kWaterBottomPoints = 1;

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

// ---- tracks -----------------------------------------------------------------------------------------

inline constexpr int kRoadPoints = 2;  // instead of a headframe at the last road barrier
inline constexpr Task kBuilding{Effect::Build, 0};
inline constexpr Task kTool{Effect::DiscardTool, 1};
inline constexpr Task kMinerOrHeadframe = miner_or_headframe(0);
inline constexpr int kFirstPoints = 8;  // first at the end of a track or shift
inline constexpr int kLaterPoints = 5;

// ---- action cards -----------------------------------------------------------------------------------

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

inline constexpr int kCards = 22;
inline constexpr std::array<std::string_view, kCards> kCardNames{
    "cart-L",  "cart-M",   "cart-S",   "coke-L",   "coke-M",   "coke-S",  "load-L",  "load-M",
    "load-S",  "route-L1", "route-L2", "route-M1", "route-M2", "route-S", "miner-L", "miner-M",
    "water-S", "water-L",  "water-X",  "head-2",   "head-1",   "first"};
inline constexpr int kLargeWaterCard = 17;
// With two or three players one card does what the two water cards do with four: paid with a player token or
// a coin, or copied as a large card, it does what the large one does.
inline constexpr int kWaterCard = 18;
static_assert(kCardNames[kLargeWaterCard] == "water-L" && kCardNames[kWaterCard] == "water-X");

// The personal card of each player is numbered behind the others. Once a round.
inline constexpr int kPersonalCard = kCards;
inline constexpr std::string_view kPersonalName = "personal";
inline constexpr Cost kPersonalCost = Cost::White;
inline constexpr Task kPersonalWater = lower(1);

using CardSet = std::uint32_t;

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

// What a player can pay with: purses differ in white tokens (up to two matter), own token and coins (up to
// two).
inline constexpr std::size_t kPurses = 3 * 2 * 3;
constexpr std::size_t purse_with(int white, bool token, int coins) {
  return static_cast<std::size_t>(std::min(white, 2) * 6 + (token ? 3 : 0) + std::min(coins, 2));
}
inline constexpr std::array<PaymentSet, kPurses> kAffordable = [] {
  std::array<PaymentSet, kPurses> table{};
  for (std::size_t purse = 0; purse < kPurses; ++purse) {
    unsigned set = 0;
    for (std::size_t i = 0; i < kPayments; ++i) {
      const Payment& payment = kPaymentTable[i];
      const bool enough = payment.white <= static_cast<int>(purse / 6) &&
                          payment.token <= static_cast<int>(purse / 3 % 2) &&
                          payment.coins <= static_cast<int>(purse % 3);
      set |= enough ? 1U << i : 0U;
    }
    table[purse] = static_cast<PaymentSet>(set);
  }
  return table;
}();

// ---- the miner's shift ------------------------------------------------------------------------------

inline constexpr int kCircles = 14;
inline constexpr std::array<std::string_view, kCircles> kCircleNames{
    "gate-in",   "baths", "lamp-room", "overman",    "winding-1", "pit-bottom", "heading",
    "coal-face", "pumps", "meal",      "tool-chest", "winding-2", "pay-hall",   "gate-out"};
inline constexpr int kLampRoom = 2;
inline constexpr int kFirstWinding = 4;
inline constexpr std::uint8_t kBeforeGate = 0xff;  // one before the first place of the shift
inline constexpr int kGateIn = 0;                  // that is the entrance
inline constexpr int kGateOut = kCircles - 1;      // and the last
inline constexpr Tasks kBeyondGate{points(Source::Shift, 2), kTool};  // each further miner move

using CircleSet = std::uint16_t;

// ---- building lots ----------------------------------------------------------------------------------

enum class Lot : std::uint8_t { Miner, Spoil, FourA, FourB, Sale, Tools, Speed };
inline constexpr int kLots = 7;
inline constexpr std::array<std::string_view, kLots> kLotNames{"miner", "spoil", "four-a", "four-b",
                                                               "sale",  "tools", "speed"};
inline constexpr std::uint8_t kNoLimit = 99;
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

// ---- selection tiles --------------------------------------------------------------------------------

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
  Tasks upper;  // step II
};
inline constexpr std::array<TileForm, kTiles> kTileTable{{
    {"engine-driver", {task(Effect::CubeToCart, CubeTerms::kCoal | CubeTerms::kSpoil)}},
    {"mine-rescue", {task(Effect::CoalToWagon, kOrTool)}},
    {"gatekeeper", {task(Effect::CokeToWagon), raise(1), task(Effect::TakeTool)}},
    {"coal-merchant", {lower(1)}},
    {"overman", {task(Effect::CubeToCart, CubeTerms::kCoal)}},
    {"haulier", {task(Effect::CubeToCart, CubeTerms::kSpoil)}},
    {"hewer", {task(Effect::CubeToCart, CubeTerms::kCoal)}},
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

// ---- round cards ------------------------------------------------------------------------------------

enum class RoundCard : std::uint8_t { Road, Rail, Canal, Leaders, Spoil, Coke };
inline constexpr int kRoundCards = 6;
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
