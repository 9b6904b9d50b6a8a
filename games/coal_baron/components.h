// Coal Baron: what is in the box. The rules take every number of the game from here.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace pithead::coal_baron {

// ---- coal -------------------------------------------------------------------------------------------

// A colour is also a level of the pit (yellow 1, nearest to the surface, to black 4) and the price of a cart.
enum class Coal : std::uint8_t { Yellow, Brown, Gray, Black };

inline constexpr int kColours = 4;
inline constexpr std::array<std::string_view, kColours> kCoalNames{"yellow", "brown", "gray", "black"};
inline constexpr std::string_view kCoalLetters = "YBGK";
inline constexpr int kCubesPerColour = 16;

constexpr int index(Coal coal) { return static_cast<int>(coal); }
constexpr int level_of(Coal coal) { return index(coal) + 1; }
constexpr int cart_price(Coal coal) { return index(coal) + 1; }

inline constexpr int kSurface = 0;
inline constexpr int kLevels = kColours + 1;  // the surface counts as a level where the cage can stand
inline constexpr int kCagePlaces = 5;
inline constexpr int kSubstitutionSteps = 2;  // every other work costs one step

// ---- tunnel tiles -----------------------------------------------------------------------------------

enum class Side : std::uint8_t { Light, Dark };
inline constexpr std::array<std::string_view, 2> kSideNames{"light", "dark"};

// A tile kind is colour, carts and side in four bits: equal tiles are interchangeable.
using Tile = std::uint8_t;

inline constexpr int kTileKinds = 16;
inline constexpr int kTileCopies = 3;
inline constexpr int kTiles = kTileKinds * kTileCopies;
inline constexpr Tile kNoTile = 0xff;

constexpr Tile make_tile(Coal coal, int carts, Side side) {
  return static_cast<Tile>((index(coal) << 2) | ((carts - 1) << 1) | static_cast<int>(side));
}
constexpr Coal coal_of(Tile tile) { return static_cast<Coal>(tile >> 2U); }
constexpr int carts_of(Tile tile) { return ((tile >> 1U) & 1) + 1; }
constexpr Side side_of(Tile tile) { return static_cast<Side>(tile & 1U); }
constexpr int price_of(Tile tile) { return carts_of(tile) * cart_price(coal_of(tile)); }
inline constexpr int kDearestTile = 8;

// Each pit has one printed cart of each colour; they are no tiles and do not count for the balance.
inline constexpr int kPrintedCarts = 1;
inline constexpr std::array<Side, kColours> kPrintedSides{Side::Dark, Side::Light, Side::Light, Side::Dark};

// ---- order cards ------------------------------------------------------------------------------------

enum class Vehicle : std::uint8_t { Barrow, Carriage, Truck, Engine };
inline constexpr int kVehicles = 4;
inline constexpr std::array<std::string_view, kVehicles> kVehicleNames{"barrow", "carriage", "truck",
                                                                       "engine"};

// An order card's number: 11 cards for each vehicle, in the sequence of the table below.
using Order = std::uint8_t;

inline constexpr int kOrdersPerVehicle = 11;
inline constexpr int kOrders = kVehicles * kOrdersPerVehicle;
inline constexpr Order kNoOrder = 0xff;

struct OrderCard {
  std::string_view spots;  // letters of kCoalLetters
  int points;
};

// clang-format off
inline constexpr std::array<OrderCard, kOrders> kOrderCards{{
    // barrow
    {"Y", 2}, {"B", 3}, {"YY", 3}, {"G", 4}, {"K", 5}, {"BB", 5}, {"BBB", 7}, {"GG", 7}, {"KK", 9}, {"GGG", 9}, {"YBGK", 10},
    // carriage
    {"Y", 2}, {"YY", 3}, {"B", 3}, {"YYY", 4}, {"G", 4}, {"K", 5}, {"BB", 5}, {"GG", 7}, {"KK", 9}, {"YBGK", 10}, {"KKK", 12},
    // truck
    {"Y", 2}, {"YY", 3}, {"B", 3}, {"YYY", 4}, {"G", 4}, {"BB", 5}, {"K", 5}, {"GG", 7}, {"KK", 9}, {"YBGK", 10}, {"KKK", 12},
    // engine
    {"Y", 2}, {"B", 3}, {"YY", 3}, {"G", 4}, {"BB", 5}, {"K", 5}, {"BBB", 7}, {"GG", 7}, {"GGG", 9}, {"KK", 9}, {"YBGK", 10},
}};
// clang-format on

inline constexpr int kMostSpots = 4;

constexpr Vehicle vehicle_of(Order order) { return static_cast<Vehicle>(order / kOrdersPerVehicle); }
constexpr int spots_of(Order order) { return static_cast<int>(kOrderCards[order].spots.size()); }
inline constexpr std::array<std::array<Coal, kMostSpots>, kOrders> kSpotCoal = [] {
  std::array<std::array<Coal, kMostSpots>, kOrders> coal{};
  for (std::size_t order = 0; order < kOrders; ++order) {
    const std::string_view spots = kOrderCards[order].spots;
    for (std::size_t i = 0; i < spots.size(); ++i)
      coal[order][i] = static_cast<Coal>(kCoalLetters.find(spots[i]));
  }
  return coal;
}();
constexpr Coal spot_coal(Order order, int spot) { return kSpotCoal[order][static_cast<std::size_t>(spot)]; }
constexpr bool is_mixed(Order order) { return spots_of(order) == kMostSpots; }

// Sets of orders are bits by card number.
using OrderSet = std::uint64_t;
constexpr OrderSet only(Order order) { return OrderSet{1} << order; }
constexpr OrderSet orders_of(Vehicle vehicle) {
  return ((OrderSet{1} << kOrdersPerVehicle) - 1) << (kOrdersPerVehicle * static_cast<int>(vehicle));
}

// A slot is an order and a colour it asks for: spots of one colour on one card are interchangeable. A
// card's first colour has the card's own number; the other three of the four mixed cards follow.
using Slot = std::uint8_t;
using SlotSet = std::uint64_t;

struct SlotInfo {
  Order order;
  Coal coal;
};

inline constexpr int kSlots = kOrders + kVehicles * (kColours - 1);

inline constexpr std::array<SlotInfo, kSlots> kSlotInfo = [] {
  std::array<SlotInfo, kSlots> slots{};
  std::size_t next = kOrders;
  for (Order order = 0; order < kOrders; ++order) {
    slots[order] = {order, spot_coal(order, 0)};
    if (!is_mixed(order)) continue;
    for (int spot = 1; spot < kMostSpots; ++spot) slots[next++] = {order, spot_coal(order, spot)};
  }
  return slots;
}();

inline constexpr std::array<SlotSet, kOrders> kSlotsOf = [] {
  std::array<SlotSet, kOrders> sets{};
  for (std::size_t slot = 0; slot < kSlots; ++slot) sets[kSlotInfo[slot].order] |= SlotSet{1} << slot;
  return sets;
}();

// ---- worker spaces ----------------------------------------------------------------------------------

// clang-format off
enum class Space : std::uint8_t {
  F1, F2, F3, F4, F5, F6, F7, F8, Fdraw,   // minecart factory
  M4, M6, M8, M10,                         // mining, by work steps
  Barrow, Carriage, Truck, Engine,         // delivery
  Money3, Money4, Money5, Money6,          // money, by Marks
  O1, O2, O3, O4, Odraw,                   // orders
  Bank,                                    // takes any number of workers, one at a time
};
// clang-format on

inline constexpr int kSpaces = 27;
inline constexpr int kCrowdedSpaces = 26;  // all but the bank
inline constexpr std::array<std::string_view, kSpaces> kSpaceNames{
    "F1",     "F2",       "F3",     "F4",     "F5",    "F6", "F7", "F8", "Fdraw",  //
    "M4",     "M6",       "M8",     "M10",                                         //
    "barrow", "carriage", "truck",  "engine",                                      //
    "money3", "money4",   "money5", "money6",                                      //
    "O1",     "O2",       "O3",     "O4",     "Odraw",                             //
    "bank"};

inline constexpr int kTileSpaces = 8;
inline constexpr int kOrderSpaces = 4;
inline constexpr int kBankPays = 1;
inline constexpr int kDrawnCards = 5;

// What a space is for, and its number there: tile space, work steps, vehicle, Marks or order space.
enum class AreaKind : std::uint8_t { Factory, DrawTiles, Mining, Delivery, Money, Orders, DrawOrders, Bank };
inline constexpr std::array<std::string_view, 8> kAreaNames{
    "factory", "draw-tiles", "mining", "delivery", "money", "orders", "draw-orders", "bank"};
struct Area {
  AreaKind kind;
  std::uint8_t detail;
};
// clang-format off
inline constexpr std::array<Area, kSpaces> kAreas{{
    {AreaKind::Factory, 0},  {AreaKind::Factory, 1},  {AreaKind::Factory, 2},  {AreaKind::Factory, 3},
    {AreaKind::Factory, 4},  {AreaKind::Factory, 5},  {AreaKind::Factory, 6},  {AreaKind::Factory, 7},
    {AreaKind::DrawTiles, 0},
    {AreaKind::Mining, 4},   {AreaKind::Mining, 6},   {AreaKind::Mining, 8},   {AreaKind::Mining, 10},
    {AreaKind::Delivery, 0}, {AreaKind::Delivery, 1}, {AreaKind::Delivery, 2}, {AreaKind::Delivery, 3},
    {AreaKind::Money, 3},    {AreaKind::Money, 4},    {AreaKind::Money, 5},    {AreaKind::Money, 6},
    {AreaKind::Orders, 0},   {AreaKind::Orders, 1},   {AreaKind::Orders, 2},   {AreaKind::Orders, 3},
    {AreaKind::DrawOrders, 0},
    {AreaKind::Bank, 0},
}};
// clang-format on

constexpr int index(Space space) { return static_cast<int>(space); }
constexpr Space space_at(int i) { return static_cast<Space>(i); }
constexpr Space after(Space first, int steps) { return space_at(index(first) + steps); }

using SpaceSet = std::uint32_t;
constexpr SpaceSet only(Space space) { return SpaceSet{1} << index(space); }
constexpr SpaceSet span_of(Space first, Space last) {
  return (only(last) | (only(last) - 1)) & ~(only(first) - 1);
}

// ---- the table, by number of players ----------------------------------------------------------------

struct Table {
  int workers;
  int marks;
  SpaceSet locked;
};

constexpr Table table_for(int players) {
  constexpr SpaceSet kTwoOrThree = only(Space::F8) | only(Space::M4) | only(Space::Money3);
  constexpr SpaceSet kTwo = only(Space::F4) | only(Space::M8) | only(Space::Money5) | only(Space::O1);
  if (players == 2) return {18, 10, kTwo | kTwoOrThree};
  if (players == 3) return {15, 9, kTwoOrThree};
  return {13, 8, 0};
}

constexpr int draft_cards(int players) { return 3 * players + 1; }

// The stacks are fullest with two players, once draft and open spaces are served.
inline constexpr int kMostStackedTiles = kTiles - (kTileSpaces - 2);
inline constexpr int kMostStackedOrders = kOrders - draft_cards(2);

// ---- the shift clock --------------------------------------------------------------------------------

inline constexpr int kShifts = 3;
inline constexpr int kElementsPerShift = 4;
inline constexpr int kElements = kShifts * kElementsPerShift;

struct Award {
  int first, second;
};
inline constexpr std::array<Award, kElements> kAwards{{
    {2, 1},
    {3, 1},
    {4, 2},
    {5, 2},  // coal on delivered orders
    {6, 3},
    {7, 3},
    {8, 4},
    {9, 4},  // spots delivered by each vehicle
    {10, 5},
    {11, 5},
    {12, 6},
    {13, 6},  // empty carts on each level
}};
inline constexpr int kFewestForSecond = 3;  // two players play for first place only

// ---- the end ----------------------------------------------------------------------------------------

inline constexpr int kMarksPerPoint = 5;
inline constexpr int kCubesPerPoint = 3;
inline constexpr int kOutstandingPenalty = 1;
inline constexpr int kImbalancePenalty = 2;

}  // namespace pithead::coal_baron
