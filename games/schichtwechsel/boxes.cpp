#include "games/schichtwechsel/boxes.h"

#include <algorithm>
#include <string_view>

#include "games/schichtwechsel/components.h"
#include "games/schichtwechsel/nesting.h"
#include "games/schichtwechsel/state.h"
#include "games/schichtwechsel/tasks.h"

namespace pithead::schichtwechsel {
namespace {

// The boxes of one game differ in few numbers, so what is the same in all is said once: this one.
constexpr Print kFirst{
    .carts = {{{1, false, false},
               {1, false, false},
               {2, false, false},
               {2, false, false},
               {2, true, false},
               {2, false, true}}},
    .small_wagons = 2,
    .large_wagons = 2,
    .coke_wagons = 6,
    .water = {.top = 5, .start = 2, .token = 4, .drop = 3},
    .tracks = {{
        {16,
         {{{3, {kBuilding, kMinerOrHeadframe}},
           {7, {kTool, kMinerOrHeadframe}},
           {10, {kBuilding, kMinerOrHeadframe}},
           {13, {kTool, miner_or_headframe(kRoadPoints)}}}},
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
    }},
    .circles = {{
        {0, 2, {}},
        {1, 2, {points(Source::Shift, 1)}},
        {2, 2, {copy(kCopyLarge | kOrTool)}},
        {3, 3, {copy(kCopySmall)}},
        {4, 4, {copy(kCopySmall)}},
        {5, 2, {task(Effect::CubeToCart, CubeTerms::kCoal | CubeTerms::kMayDecline)}},
        {6, 2, {task(Effect::SpoilToTip)}},
        {7, 2, {task(Effect::CoalToWagon, 0)}},
        {8, 2, {lower(2)}},
        {9, 2, {points(Source::Shift, 2)}},
        {10, 2, {kTool}},
        {11, 2, {copy(kCopySmall)}},
        {12, 2, {task(Effect::Coin)}},
        {13, 2, {kTool}},
    }},
    .lots =
        {{{2, 2, 2}, {2, 2, 2}, {1, 1, 1}, {1, 1, 1}, {1, 2, 3}, {2, 2, 2}, {kNoLimit, kNoLimit, kNoLimit}}},
    .cards = {{
        {Size::Large, Cost::Token, {carts(4), lower(1)}, false, true, 2, 4},
        {Size::Medium, Cost::TwoWhite, {carts(3)}, false, true, 2, 4},
        {Size::Small, Cost::White, {carts(2), raise(1)}, true, true, 2, 4},
        {Size::Large, Cost::Token, {coke(3)}, false, true, 2, 4},
        {Size::Medium, Cost::TwoWhite, {coke(2)}, false, true, 3, 4},
        {Size::Small, Cost::White, {coke(1), raise(1)}, true, true, 2, 4},
        {Size::Large, Cost::Token, {load(4), points(Source::Cards, 1)}, false, true, 2, 4},
        {Size::Medium, Cost::TwoWhite, {load(3), lower(1)}, false, true, 3, 4},
        {Size::Small, Cost::White, {load(2)}, true, true, 2, 4},
        {Size::Large, Cost::Token, {road(2), canal(1)}, false, true, 2, 4},
        {Size::Large, Cost::Token, {rail(1), canal(1)}, false, true, 3, 4},
        {Size::Medium, Cost::TwoWhite, {road(1), rail(1)}, false, true, 2, 4},
        {Size::Medium, Cost::TwoWhite, {road(1), canal(1)}, false, true, 4, 4},
        {Size::Small, Cost::White, {choose(kRouteChoice)}, true, true, 2, 4},
        {Size::Large, Cost::Token, {kMoveMiner, points(Source::Cards, 1)}, false, false, 2, 4},
        {Size::Medium, Cost::TwoWhite, {kMoveMiner}, false, false, 3, 4},
        {Size::Small, Cost::White, {lower(3)}, false, true, 4, 4},
        {Size::Large, Cost::Token, {kLowerUpToFour, points(Source::Cards, 2)}, false, true, 4, 4},
        {Size::Small, Cost::WhiteOrToken, {lower(3)}, false, true, 2, 3},
        {Size::Large, Cost::Coin, {kHeadframeToTop, kHeadframeToLeft}, true, false, 2, 4},
        {Size::Medium, Cost::TwoWhite, {kHeadframeToAny}, true, false, 2, 4},
        {Size::Large, Cost::Token, {copy(kCopySmallOrMedium), kTakeMarker}, false, false, 2, 4},
    }},
    .tile_players = {3, 2, 2, 2, 2, 2, 4},
    .closes_carts = RoundCard::Leaders,
    .puts_marker_in_bag = RoundCard::Spoil,
    .lowers_water = RoundCard::Coke,
    .bar_from_left = false,
    .spoil_forced = true,
    .lamp_copies_water = true,
};

constexpr Card& card(Print& print, std::string_view name) {
  return print.cards[static_cast<std::size_t>(std::ranges::find(kCardNames, name) - kCardNames.begin())];
}

// With the readings that the text supports best, and amounts that are even between bots that have
// learned little and do not think ahead.
constexpr Print kSecond = [] {
  Print print = kFirst;
  print.tracks = {{
      {20,
       {{{4, {kTool, kMinerOrHeadframe}},
         {6, {kBuilding}},
         {8, {kTool, kMinerOrHeadframe}},
         {12, {kTool, kMinerOrHeadframe}},
         {14, {kBuilding}},
         {17, {miner_or_headframe(kRoadPoints)}}}},
       {{{8, 1}, {12, 2}, {16, 3}}}},
      {13,
       {{{2, {kMinerOrHeadframe}},
         {4, {kBuilding}},
         {5, {kTool, kMinerOrHeadframe}},
         {7, {kMinerOrHeadframe}},
         {9, {kBuilding}},
         {11, {kTool, kMinerOrHeadframe}}}},
       {{{5, 2}, {8, 3}, {11, 4}}}},
      {10,
       {{{2, {kTool, kMinerOrHeadframe}},
         {4, {kMinerOrHeadframe}},
         {5, {kBuilding}},
         {6, {kTool, kMinerOrHeadframe}},
         {8, {kMinerOrHeadframe}}}},
       {{{4, 1}, {6, 2}, {8, 3}}}},
  }};
  print.starts_before_gate = true;
  print.circles[kGateIn].benefit = {kTool};
  print.lots = {
      {{4, 4, 4}, {4, 4, 4}, {4, 4, 4}, {4, 4, 4}, {1, 2, 3}, {4, 4, 4}, {kNoLimit, kNoLimit, kNoLimit}}};
  card(print, "cart-L").effects = {carts(5), lower(1)};
  card(print, "cart-M").effects = {carts(4)};
  card(print, "coke-L").effects = {coke(4), points(Source::Cards, 1)};
  card(print, "coke-M") = {Size::Medium, Cost::TwoWhite, {coke(4)}, false, true, 2, 4};
  card(print, "coke-S").effects = {coke(2), raise(1)};
  card(print, "load-M") = {Size::Medium, Cost::TwoWhite, {load(4), lower(1)}, false, true, 2, 4};
  card(print, "route-L2") = {
      Size::Large, Cost::Token, {rail(1), canal(1), points(Source::Cards, 1)}, false, true, 2, 4};
  card(print, "route-M1") = {Size::Medium, Cost::TwoWhite, {rail(1)}, false, true, 3, 4};
  card(print, "route-M2") = {Size::Large, Cost::Token, {road(1), rail(1)}, false, true, 4, 4};
  print.spoil_forced = false;
  print.lamp_copies_water = false;
  return print;
}();

// Coke loaded one by one, larger carts, longer road and rail, and for few players other routes and tiles:
// every seat can win, and every card is used. docs/bots/balance.md tells how they were found.
constexpr Print kThird = [] {
  Print print = kSecond;
  print.carts[1].places = 2;
  print.tracks[static_cast<std::size_t>(Track::Road)] = {24,
                                                         {{{5, {kTool, kMinerOrHeadframe}},
                                                           {7, {kBuilding}},
                                                           {10, {kTool, kMinerOrHeadframe}},
                                                           {14, {kTool, kMinerOrHeadframe}},
                                                           {17, {kBuilding}},
                                                           {20, {miner_or_headframe(kRoadPoints)}}}},
                                                         {{{10, 1}, {15, 2}, {20, 3}}}};
  print.tracks[static_cast<std::size_t>(Track::Rail)] = {15,
                                                         {{{2, {kMinerOrHeadframe}},
                                                           {4, {kBuilding}},
                                                           {6, {kTool, kMinerOrHeadframe}},
                                                           {8, {kMinerOrHeadframe}},
                                                           {10, {kBuilding}},
                                                           {13, {kTool, kMinerOrHeadframe}}}},
                                                         {{{5, 2}, {9, 3}, {13, 4}}}};
  print.circles[kFirstWinding].benefit = {copy(kCopySmallOrMedium)};
  card(print, "cart-L").effects = {carts(6), lower(1)};
  card(print, "cart-M").effects = {carts(5)};
  card(print, "coke-L").effects = {coke(4), points(Source::Cards, 2)};
  card(print, "coke-M").effects = {coke(3), points(Source::Cards, 2)};
  card(print, "load-M").effects = {load(3), lower(1)};
  card(print, "load-S").effects = {load(1)};
  card(print, "route-M1").min_players = 4;
  card(print, "route-M2").effects = {road(1), rail(1), points(Source::Cards, 1)};
  card(print, "route-M2").min_players = 3;
  card(print, "miner-L").effects = {kMoveMiner, points(Source::Cards, 2)};
  print.tile_players = {2, 2, 2, 2, 4, 2, 3};
  return print;
}();

static_assert(deepest_nest(kFirst) <= int{Agenda::kMost} && deepest_nest(kSecond) <= int{Agenda::kMost} &&
              deepest_nest(kThird) <= int{Agenda::kMost});

}  // namespace

constinit std::array<Box, kBoxNames.size()> boxes{Box(kThird), Box(kSecond), Box(kFirst), Box(kThird)};

void bring_own_box(const Print& print) { boxes[kOwnBox] = Box(print); }

}  // namespace pithead::schichtwechsel
