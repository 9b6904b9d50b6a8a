// The Great Card Game: what is in the box. Every number of the game stands here and only here.
//
// RECONSTRUCTED marks the three numbers that no public source gives: how the lorry, order and innovation
// cards split into kinds. An owner of the box can choose another split by the option `decks`, or correct it
// here.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace pithead::card_game {

// ---- lorries ----------------------------------------------------------------------------------------

enum class Crest : std::uint8_t { Wheel, Clover, Tower, Fox };
inline constexpr int kCrests = 4;
inline constexpr std::array<std::string_view, kCrests> kCrestNames{"wheel", "clover", "tower", "fox"};

// A lorry card is a crest and one of three prints: one lorry worth a point, one worth two, or two lorries.
// The crests of a print are neighbours, so that a row of bits is "which crests of this print".
using Lorry = std::uint8_t;

struct LorryPrint {
  int lorries, points;
};
inline constexpr int kPrints = 3;
inline constexpr std::array<LorryPrint, kPrints> kLorryPrints{{{1, 1}, {1, 2}, {2, 0}}};
inline constexpr int kLorryKinds = kPrints * kCrests;
inline constexpr int kLorryCards = 40;

constexpr Lorry make_lorry(Crest crest, int print) {
  return static_cast<Lorry>(print * kCrests + static_cast<int>(crest));
}
constexpr Crest crest_of(Lorry lorry) { return static_cast<Crest>(lorry % kCrests); }
constexpr int print_of(Lorry lorry) { return lorry / kCrests; }
constexpr int lorries_on(Lorry lorry) {
  return kLorryPrints[static_cast<std::size_t>(print_of(lorry))].lorries;
}
constexpr int points_on(Lorry lorry) {
  return kLorryPrints[static_cast<std::size_t>(print_of(lorry))].points;
}

// ---- wagons and docks -------------------------------------------------------------------------------

// One kind for each crest, and the wild one, which shows all four.
using Wagon = std::uint8_t;
inline constexpr int kWagonKinds = kCrests + 1;
inline constexpr Wagon kWild = kCrests;
inline constexpr std::array<int, kWagonKinds> kWagonCopies{6, 6, 6, 6, 16};
inline constexpr int kWagonCards = 40;

inline constexpr int kDocks = 3;
struct Dock {
  std::array<Crest, 2> crests;
};
inline constexpr std::array<Dock, kDocks> kDockCrests{
    {{{Crest::Wheel, Crest::Clover}}, {{Crest::Wheel, Crest::Tower}}, {{Crest::Clover, Crest::Fox}}}};

// Where a wagon can stand: three kinds in each dock, those of its two crests and the wild one.
inline constexpr int kBerthsPerDock = 3;
inline constexpr int kBerths = kDocks * kBerthsPerDock;
inline constexpr int kWildBerth = 2;

constexpr Wagon wagon_at(int berth) {
  const Dock& dock = kDockCrests[static_cast<std::size_t>(berth / kBerthsPerDock)];
  const int place = berth % kBerthsPerDock;
  return place == kWildBerth ? kWild : static_cast<Wagon>(dock.crests[static_cast<std::size_t>(place)]);
}

// A load: a crest and a berth that takes it. A dock must show the crest even if the wagon is wild.
struct Load {
  Crest crest;
  std::uint8_t berth;
};
inline constexpr int kLoads = 12;
inline constexpr std::array<Load, kLoads> kLoadKinds = [] {
  std::array<Load, kLoads> loads{};
  std::size_t next = 0;
  for (int crest = 0; crest < kCrests; ++crest) {
    for (int berth = 0; berth < kBerths; ++berth) {
      const Dock& dock = kDockCrests[static_cast<std::size_t>(berth / kBerthsPerDock)];
      const auto wanted = static_cast<Crest>(crest);
      if (dock.crests[0] != wanted && dock.crests[1] != wanted) continue;
      if (wagon_at(berth) != kWild && wagon_at(berth) != crest) continue;
      loads[next++] = {wanted, static_cast<std::uint8_t>(berth)};
    }
  }
  return loads;
}();
// The berths that take a crest, as bits.
inline constexpr std::array<std::uint16_t, kCrests> kBerthsTaking = [] {
  std::array<std::uint16_t, kCrests> sets{};
  for (const auto [crest, berth] : kLoadKinds)
    sets[static_cast<std::size_t>(crest)] |= static_cast<std::uint16_t>(1U << berth);
  return sets;
}();

// ---- engines, orders, shares ------------------------------------------------------------------------

using Engine = std::uint8_t;
inline constexpr int kEngineTypes = 4;
inline constexpr int kEngineCopies = 7;
inline constexpr int kEngineCards = kEngineTypes * kEngineCopies;
inline constexpr Engine kNoEngine = kEngineTypes;
inline constexpr std::array<std::string_view, kEngineTypes> kEngineNames{"E1", "E2", "E3", "E4"};

inline constexpr int kDestinations = 4;
inline constexpr std::array<std::string_view, kDestinations> kDestinationNames{"barracks", "furnaces",
                                                                               "factories", "steamboats"};

// An order is a destination and the number of lorries it asks for.
using Order = std::uint8_t;
inline constexpr int kOrderSizes = 4;
inline constexpr std::array<int, kOrderSizes> kOrderPoints{3, 5, 7, 10};
inline constexpr int kOrderKinds = kDestinations * kOrderSizes;
inline constexpr int kOrderCards = 28;

constexpr Order make_order(int destination, int size) {
  return static_cast<Order>(destination * kOrderSizes + size - 1);
}
constexpr int destination_of(Order order) { return order / kOrderSizes; }
constexpr int size_of(Order order) { return order % kOrderSizes + 1; }
constexpr int points_of(Order order) { return kOrderPoints[order % kOrderSizes]; }

using Share = std::uint8_t;  // a destination
inline constexpr int kShareCopies = 6;
inline constexpr int kShareCards = kDestinations * kShareCopies;
inline constexpr int kSharePoints = 3;

// ---- objectives -------------------------------------------------------------------------------------

// Eighteen different cards: two single ones, then one for each engine type, and for each destination one for
// shares, one for orders and one for the lorries on orders.
using Objective = std::uint8_t;
inline constexpr Objective kTokenObjective = 0;
inline constexpr Objective kObjectiveObjective = 1;
inline constexpr Objective kEngineObjectives = 2;
inline constexpr Objective kShareObjectives = 6;
inline constexpr Objective kOrderObjectives = 10;
inline constexpr Objective kLorryObjectives = 14;
inline constexpr int kObjectiveCards = 18;

inline constexpr int kPointsPerTokenPair = 3;
inline constexpr int kPointsPerObjective = 1;
inline constexpr int kPointsPerMatch = 2;  // an engine, a share or an order of the kind shown
inline constexpr int kLorryGoal = 5;
inline constexpr int kLorryGoalPoints = 4;

// ---- innovations ------------------------------------------------------------------------------------

// Worker innovations count as one worker up to their number; action innovations give an action without
// workers.
enum class Innovation : std::uint8_t {
  Workers3,
  Workers4,
  Workers5,
  FreeLorry,
  FreeWagon,
  FreeMining,
  FreeEngine,
  FreeOrder,
  FreeShare,
  FreeDelivery,
};
inline constexpr int kInnovationKinds = 10;
inline constexpr int kWorkerInnovations = 3;
inline constexpr int kActionInnovations = kInnovationKinds - kWorkerInnovations;
inline constexpr std::array<int, kWorkerInnovations> kMostWorkersOn{3, 4, 5};
inline constexpr int kInnovationCards = 16;
// ---- the RECONSTRUCTED splits -----------------------------------------------------------------------

// Copies for each crest, for each destination, and of each kind of innovation; in each table the first is our
// best guess and the default. docs/rulings.md gives the reasons.
using LorrySplit = std::array<int, kPrints>;
using OrderSplit = std::array<int, kOrderSizes>;
using InnovationSplit = std::array<int, kInnovationKinds>;
inline constexpr int kSplits = 3;  // RECONSTRUCTED: of each deck we know three that fit all known counts
inline constexpr std::array<LorrySplit, kSplits> kLorrySplits{{{4, 2, 4}, {3, 3, 4}, {3, 2, 5}}};
inline constexpr std::array<OrderSplit, kSplits> kOrderSplits{{{2, 2, 2, 1}, {1, 2, 2, 2}, {1, 2, 3, 1}}};
inline constexpr std::array<InnovationSplit, kSplits> kInnovationSplits{
    {{2, 2, 2, 2, 2, 2, 1, 1, 1, 1}, {3, 3, 3, 1, 1, 1, 1, 1, 1, 1}, {1, 1, 1, 2, 2, 2, 2, 2, 2, 1}}};

// The value of the option `decks` names one split of lorries, orders and innovations.
struct Decks {
  const LorrySplit& lorries;
  const OrderSplit& orders;
  const InnovationSplit& innovations;
};
constexpr Decks decks_of(std::size_t choice) {
  return {kLorrySplits[choice / (kSplits * kSplits)], kOrderSplits[choice / kSplits % kSplits],
          kInnovationSplits[choice % kSplits]};
}
inline constexpr std::array<std::string_view, kSplits * kSplits * kSplits> kDecksNames{
    "4/2/4:2/2/2/1:6+10", "4/2/4:2/2/2/1:9+7", "4/2/4:2/2/2/1:3+13",  //
    "4/2/4:1/2/2/2:6+10", "4/2/4:1/2/2/2:9+7", "4/2/4:1/2/2/2:3+13",  //
    "4/2/4:1/2/3/1:6+10", "4/2/4:1/2/3/1:9+7", "4/2/4:1/2/3/1:3+13",  //
    "3/3/4:2/2/2/1:6+10", "3/3/4:2/2/2/1:9+7", "3/3/4:2/2/2/1:3+13",  //
    "3/3/4:1/2/2/2:6+10", "3/3/4:1/2/2/2:9+7", "3/3/4:1/2/2/2:3+13",  //
    "3/3/4:1/2/3/1:6+10", "3/3/4:1/2/3/1:9+7", "3/3/4:1/2/3/1:3+13",  //
    "3/2/5:2/2/2/1:6+10", "3/2/5:2/2/2/1:9+7", "3/2/5:2/2/2/1:3+13",  //
    "3/2/5:1/2/2/2:6+10", "3/2/5:1/2/2/2:9+7", "3/2/5:1/2/2/2:3+13",  //
    "3/2/5:1/2/3/1:6+10", "3/2/5:1/2/3/1:9+7", "3/2/5:1/2/3/1:3+13"};

// ---- stacks -----------------------------------------------------------------------------------------

enum class Family : std::uint8_t { Lorries, Wagons, Engines, Orders, Shares, Innovations, Objectives };
inline constexpr int kFamilies = 7;
inline constexpr std::array<int, kFamilies> kKindsIn{
    kLorryKinds, kWagonKinds, kEngineTypes, kOrderKinds, kDestinations, kInnovationKinds, kObjectiveCards};
inline constexpr std::array<int, kFamilies> kCardsIn{
    kLorryCards, kWagonCards, kEngineCards, kOrderCards, kShareCards, kInnovationCards, kObjectiveCards};

// Every kind of card has a number of its own; a card in its family is that number without the family's first.
using Card = std::uint8_t;
inline constexpr std::array<Card, kFamilies + 1> kFirstCard = [] {
  std::array<Card, kFamilies + 1> first{};
  for (std::size_t i = 0; i < kFamilies; ++i) first[i + 1] = static_cast<Card>(first[i] + kKindsIn[i]);
  return first;
}();
inline constexpr int kCardKinds = kFirstCard[kFamilies];
constexpr Card number_of(Family family, int kind) {
  return static_cast<Card>(kFirstCard[static_cast<std::size_t>(family)] + kind);
}

constexpr int copies_of(Family family, int kind, const Decks& decks) {
  const auto i = static_cast<std::size_t>(kind);
  switch (family) {
    case Family::Lorries: return decks.lorries[static_cast<std::size_t>(print_of(static_cast<Lorry>(kind)))];
    case Family::Wagons: return kWagonCopies[i];
    case Family::Engines: return kEngineCopies;
    case Family::Orders: return decks.orders[i % kOrderSizes];
    case Family::Shares: return kShareCopies;
    case Family::Innovations: return decks.innovations[i];
    case Family::Objectives: return 1;
  }
  return 0;
}

// ---- worker zones -----------------------------------------------------------------------------------

// The first nine are the stacks.
enum class Zone : std::uint8_t {
  LorryLeft,
  LorryRight,
  WagonLeft,
  WagonRight,
  Engines,
  Orders,
  Shares,
  Innovations,
  Objectives,
  Mine01,
  Mine12,
  Mine23,
  Delivery,
  Wild,
};
inline constexpr int kZones = 14;
inline constexpr int kStacks = 9;
inline constexpr std::array<std::string_view, kZones> kZoneNames{
    "lorry-left", "lorry-right", "wagon-left", "wagon-right", "engine",   "order",    "share",
    "innovation", "objective",   "mine-0-1",   "mine-1-2",    "mine-2-3", "delivery", "wild"};
constexpr int index(Zone zone) { return static_cast<int>(zone); }

using ZoneSet = std::uint16_t;
constexpr ZoneSet only(Zone zone) { return static_cast<ZoneSet>(1U << index(zone)); }

inline constexpr std::array<Family, kStacks> kFamilyOf{
    Family::Lorries, Family::Lorries, Family::Wagons,      Family::Wagons,    Family::Engines,
    Family::Orders,  Family::Shares,  Family::Innovations, Family::Objectives};
constexpr Family family_of(Zone stack) { return kFamilyOf[static_cast<std::size_t>(stack)]; }
constexpr bool has_twin(Zone stack) { return stack <= Zone::WagonRight; }
constexpr Zone twin_of(Zone stack) { return static_cast<Zone>(static_cast<unsigned>(stack) ^ 1U); }

// Mining steps that a mining card obliges to and allows.
struct Steps {
  int least, most;
};
inline constexpr Steps kInnovationSteps{1, 4};
inline constexpr std::array<Steps, 3> kMiningSteps{{{0, 1}, {1, 2}, {2, 3}}};
constexpr Steps steps_of(Zone mine) {
  return kMiningSteps[static_cast<std::size_t>(index(mine) - index(Zone::Mine01))];
}

inline constexpr int kWildLooks = 4;
inline constexpr int kWildStartLevel = 1;  // a worker is printed on the card

// ---- workers ----------------------------------------------------------------------------------------

// A set of one player's worker cards, as one number: how many of each value, in a mixed radix. Sets add and
// subtract as numbers do, for no digit can overflow.
using Workers = std::uint8_t;
inline constexpr int kWorkerValues = 5;
inline constexpr std::array<int, kWorkerValues> kWorkerCopies{5, 2, 1, 1, 1};
inline constexpr std::array<int, kWorkerValues> kWorkerPlace{1, 6, 18, 36, 72};
inline constexpr int kWorkerSets = 144;
inline constexpr int kMostWorkerSum = 21;

constexpr int copies_in(Workers set, int value) {
  const auto i = static_cast<std::size_t>(value - 1);
  return set / kWorkerPlace[i] % (kWorkerCopies[i] + 1);
}
constexpr int sum_of(Workers set) {
  int sum = 0;
  for (int value = 1; value <= kWorkerValues; ++value) sum += value * copies_in(set, value);
  return sum;
}

// Several worker innovations, two bits for each of the three kinds.
using WorkerInnovations = std::uint8_t;
inline constexpr int kWorkerInnovationSets = 64;
constexpr int copies_in_innovations(WorkerInnovations set, int kind) { return (set >> (2 * kind)) & 3; }

// ---- the table, by number of players ----------------------------------------------------------------

struct Table {
  Workers workers;
  int shifts;
  ZoneSet zones;
};
inline constexpr ZoneSet kAllZones = (1U << kZones) - 1U;
inline constexpr std::array<Table, 3> kTables{{
    {kWorkerSets - 1 - kWorkerPlace[3] - kWorkerPlace[4], 7, kAllZones & ~only(Zone::Mine12)},
    {kWorkerSets - 1 - kWorkerPlace[4], 6, kAllZones},
    {kWorkerSets - 1, 5, kAllZones},
}};
constexpr const Table& table_for(int players) { return kTables[static_cast<std::size_t>(players - 2)]; }
inline constexpr int kMostShifts = 7;

}  // namespace pithead::card_game
