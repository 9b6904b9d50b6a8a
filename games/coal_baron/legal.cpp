// Coal Baron: what may be done. Lists are made from sets of bits; moves.h says which bit is which move.
#include "games/coal_baron/legal.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "games/coal_baron/game.h"
#include "games/core/bits.h"

namespace pithead::coal_baron {
namespace {

// The spaces whose workers this many at home can oust and outnumber.
SpaceSet spaces_within_reach(const State& s, int workers) {
  const std::uint64_t most = kEachByte * static_cast<std::uint64_t>(make_crowd(workers, 0) - 1);
  SpaceSet spaces = 0;
  for (std::size_t i = 0; i < s.crowds.size(); i += 8) {
    std::uint64_t crowds = 0;
    for (std::size_t j = 0; j < 8; ++j) crowds |= std::uint64_t{s.crowds[i + j]} << (8 * j);
    spaces |= SpaceSet{gather_high_bits((most | (kEachByte << 7U)) - crowds)} << i;
  }
  return spaces;
}

// The spaces whose action the player can carry out.
SpaceSet useful_spaces(const State& s, const Player& player) {
  SpaceSet spaces =
      span_of(Space::M4, Space::M10) | span_of(Space::Money3, Space::Money6) | only(Space::Bank);
  if (player.marks > 0) {
    const int marks = std::min<int>(player.marks, kDearestTile);
    spaces |= static_cast<SpaceSet>((s.affordable >> (8 * (marks - 1))) & 0xffU);
  }
  if (!s.tiles.empty()) spaces |= only(Space::Fdraw);
  if (!s.orders.empty()) spaces |= only(Space::Odraw);
  if (const OrderSet complete = player.outstanding & s.complete; complete != 0) {
    for (int vehicle = 0; vehicle < kVehicles; ++vehicle) {
      if ((complete & orders_of(static_cast<Vehicle>(vehicle))) != 0)
        spaces |= only(after(Space::Barrow, vehicle));
    }
  }
  for (int i = 0; i < kOrderSpaces; ++i) {
    const bool open = s.open_orders[static_cast<std::size_t>(i)] != kNoOrder;
    spaces |= static_cast<SpaceSet>(open) << index(after(Space::O1, i));
  }
  return spaces;
}

void list_purchases(const State& s, Moves& moves) {
  unsigned kinds = 0;
  for (std::size_t i = 0; i < s.looked; ++i) {
    const Tile tile = s.tiles.from_top(i);
    if (price_of(tile) <= mover(s).marks) kinds |= 1U << tile;
  }
  moves.add_many<kTileKinds>(kBuy.first, kinds);
  moves.add(kDecline(0));
}

void list_keepable(const State& s, Moves& moves) {
  OrderSet orders = 0;
  for (std::size_t i = 0; i < s.looked; ++i) orders |= only(s.orders.from_top(i));
  moves.add_few(kTake.first, orders);
  moves.add(kDecline(0));
}

void list_arrangements(const State& s, Moves& moves) {
  const Loose loose = loose_cards(s);
  std::uint64_t cards = 0;
  with_looked_stack(s, [&](const auto& stack) {
    for (std::size_t i = loose.first; i <= loose.last; ++i) cards |= std::uint64_t{1} << stack.at(i);
  });
  moves.add_few(looks_at_tiles(s) ? kReturnTile.first : kReturnOrder.first, cards);
}

// Which colours a heap holds, as four bits.
unsigned colours_in(Cubes cubes) {
  const std::uint32_t present = (cubes.packed + 0x7f7f7f7fU) & 0x80808080U;
  return ((present >> 7U) * 0x01020408U >> 24U) & 15U;
}

void list_carts(const State& s, Moves& moves) {
  moves.add_many<kColours>(kCart.first, colours_in(s.supply));
  moves.add(kCartEmpty(0));
}

// The slots that ask for one of these colours.
constexpr std::array<SlotSet, 1U << kColours> kSlotsAsking = [] {
  std::array<SlotSet, 1U << kColours> sets{};
  for (std::size_t colours = 0; colours < sets.size(); ++colours) {
    for (std::size_t slot = 0; slot < kSlots; ++slot) {
      if (((colours >> static_cast<unsigned>(kSlotInfo[slot].coal)) & 1U) != 0)
        sets[colours] |= SlotSet{1} << slot;
    }
  }
  return sets;
}();

// The pairs of two different kinds of cube out of these kinds.
constexpr std::array<std::uint64_t, 1U << kCubeKinds> kPairsAmong = [] {
  std::array<std::uint64_t, 1U << kCubeKinds> sets{};
  for (std::size_t kinds = 0; kinds < sets.size(); ++kinds) {
    for (std::size_t pair = kCubeKinds; pair < kPairs; ++pair) {
      const auto [a, b] = kPairKinds[pair];
      if (((kinds >> a) & (kinds >> b) & 1U) != 0) sets[kinds] |= std::uint64_t{1} << pair;
    }
  }
  return sets;
}();

void list_substitutions(const Player& player, Cubes cage, Moves& moves) {
  const std::uint64_t at_hand = cage.packed | (std::uint64_t{player.storage.packed} << 32U);
  const unsigned one_or_more = gather_high_bits(at_hand + kEachByte * 0x7f);
  const unsigned two_or_more = gather_high_bits(at_hand + kEachByte * 0x7e);
  const std::uint64_t pairs = kPairsAmong[one_or_more] | two_or_more;
  if (pairs == 0) return;
  for (SlotSet slots = player.open_slots; slots != 0; slots &= slots - 1) {
    moves.add_few(kSubstitute.first + kPairs * std::countr_zero(slots), pairs);
  }
}

// Cage, load, store and stop are neighbours in the action space, so they make one set of bits.
void list_work_steps(const State& s, Moves& moves) {
  const Player& player = mover(s);
  const bool surface = player.level == kSurface;
  const Cubes cage = surface ? player.cage : Cubes{};
  const unsigned in_cage = colours_in(cage);
  const unsigned loadable =
      !surface && player.cage.total() < kCagePlaces ? colours_in(player.coal[player.level - 1U]) : 0U;
  const unsigned levels = ((1U << kLevels) - 1) & ~(1U << player.level);
  static_assert(kStop.end() - kCage.first <= 16);
  moves.add_many<16>(kCage.first, levels | loadable << (kLoad.first - kCage.first) |
                                      in_cage << (kStore.first - kCage.first) |
                                      1U << (kStop.first - kCage.first));
  moves.add_few(kFill.first, player.open_slots & kSlotsAsking[in_cage]);
  moves.add_few(kFillStored.first, player.open_slots & kSlotsAsking[colours_in(player.storage)]);
  if (s.steps >= kSubstitutionSteps) list_substitutions(player, cage, moves);
}

}  // namespace

void CoalBaron::legal(const State& s, Moves& moves) {
  moves.clear();
  switch (s.phase) {
    case Phase::Draft: return moves.add_few(kTake.first, s.draft);
    case Phase::Place:
      return moves.add_many<kSpaces>(kPlace.first,
                                     useful_spaces(s, mover(s)) & spaces_within_reach(s, mover(s).workers));
    case Phase::Cart: return list_carts(s, moves);
    case Phase::Buy: return list_purchases(s, moves);
    case Phase::Keep: return list_keepable(s, moves);
    case Phase::Return: return moves.add_few(kReturnTo.first, 3U);
    case Phase::Arrange: return list_arrangements(s, moves);
    case Phase::Mine: return list_work_steps(s, moves);
    case Phase::Over: return;
  }
}

}  // namespace pithead::coal_baron
