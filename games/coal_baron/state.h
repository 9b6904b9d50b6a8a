// Coal Baron: the state of a game. Small numbers lie side by side in words, so that the rules can ask about
// all spaces, colours or orders at once; docs/design.md says which questions shaped it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <tuple>

#include "games/coal_baron/components.h"
#include "games/core/hash.h"
#include "games/core/seats.h"
#include "games/core/stack.h"

namespace pithead::coal_baron {

// A heap of cubes, a byte for each colour side by side in one word, so that "which colours are there" and
// "how many in all" are a few instructions.
struct Cubes {
  std::uint32_t packed = 0;

  static constexpr Cubes one(Coal coal) { return {1U << (8 * index(coal))}; }
  static constexpr Cubes each(int count) { return {0x01010101U * static_cast<std::uint32_t>(count)}; }

  constexpr int of(Coal coal) const { return static_cast<int>((packed >> (8 * index(coal))) & 0xffU); }
  constexpr int total() const { return static_cast<int>((packed * 0x01010101U) >> 24U); }
  constexpr void operator+=(Cubes other) { packed += other.packed; }
  constexpr void operator-=(Cubes other) { packed -= other.packed; }
  friend constexpr bool operator==(Cubes, Cubes) = default;
};

// Points by source; order points first, as they are the only ones beyond a byte.
enum class Source : std::uint8_t { Orders, Coal, Vehicles, Carts, Money, Cubes, Outstanding, Balance };
inline constexpr int kSources = 8;
inline constexpr std::array<std::string_view, kSources> kSourceNames{
    "orders", "coal", "vehicles", "carts", "money", "cubes", "outstanding", "balance"};
inline constexpr std::array<std::string_view, 2> kPurseNames{"workers", "marks"};

struct Player {
  // orders
  OrderSet outstanding = 0;
  OrderSet delivered = 0;
  SlotSet open_slots = 0;  // colours that outstanding orders still ask for

  // pit
  Cubes cage;
  Cubes storage;
  std::array<Cubes, kColours> coal;  // cubes in the carts of each level
  std::uint32_t tiles = 0;           // how many of each kind, two bits a kind
  std::uint8_t level = kSurface;     // where the cage stands

  // workers: at home, ousted, at the bank; the others stand on spaces
  std::uint8_t workers = 0;
  std::uint8_t canteen = 0;
  std::uint8_t bank = 0;

  std::uint16_t marks = 0;
  std::int16_t order_points = 0;
  std::array<std::int8_t, kSources - 1> other_points{};  // from Source::Coal on

  constexpr int tiles_of(Tile kind) const { return static_cast<int>((tiles >> (2U * kind)) & 3U); }
};

// What the seat to move decides next.
enum class Phase : std::uint8_t {
  Draft,    // take one of the orders laid out
  Place,    // choose a space
  Cart,     // fill a cart whose coal has run out, or leave it empty
  Buy,      // buy one of the tiles looked at, or none
  Keep,     // keep one of the orders looked at, or none
  Return,   // put the others on top or at the bottom
  Arrange,  // name them one by one, the highest first
  Mine,     // make one work step, or stop
  Over,
};

// Workers on a space: their number times four plus their owner's seat, so that one comparison of bytes
// finds every space a player can afford. A locked space seems too crowded for anybody.
using Crowd = std::uint8_t;
inline constexpr Crowd kLocked = 0x7f;
constexpr Crowd make_crowd(int workers, Seat owner) { return static_cast<Crowd>(workers * 4 + owner); }
constexpr int workers_in(Crowd crowd) { return crowd == kLocked ? 0 : crowd >> 2U; }
constexpr Seat owner_of(Crowd crowd) { return crowd & 3U; }

struct State {
  // whose turn, and where in it
  Phase phase = Phase::Draft;
  std::uint8_t players = 0;
  Seat turn = 0;
  Seat first_player = 0;
  std::uint8_t round = 0;       // a shift, as players say
  Space active = Space::Bank;   // the space in use during a turn of several decisions
  std::uint8_t steps = 0;       // work steps left while mining
  std::uint8_t open_carts = 0;  // carts of the new tile that still wait for a cube of another colour
  Coal cart_level = Coal::Yellow;
  std::uint8_t looked = 0;    // cards looked at, held apart from their stack's others
  std::uint8_t arranged = 0;  // of these, how many have found their place
  bool at_bottom = false;

  // the board
  Cubes supply;
  std::array<Tile, kTileSpaces> open_tiles{};
  std::array<Order, kOrderSpaces> open_orders{};
  std::uint64_t affordable = 0;  // byte m-1: the tile spaces whose tile costs at most m Marks
  alignas(8) std::array<Crowd, 32> crowds{};
  OrderSet draft = 0;
  OrderSet complete = 0;  // outstanding orders, of anybody, without a free spot
  std::array<std::uint16_t, kOrders> spots{};

  std::array<Player, kMaxSeats> seats;

  Stack<kMostStackedTiles> tiles;
  Stack<kMostStackedOrders> orders;
};

static_assert(sizeof(State) <= 704, "eleven cache lines: a copy costs less than a move");

inline Player& mover(State& s) { return s.seats[s.turn]; }
inline const Player& mover(const State& s) { return s.seats[s.turn]; }

// ---- a player's pit ---------------------------------------------------------------------------------

inline int carts_on_level(const Player& player, Coal coal) {
  int carts = kPrintedCarts;
  for (int carts_on_tile = 1; carts_on_tile <= 2; ++carts_on_tile) {
    for (const Side side : {Side::Light, Side::Dark}) {
      carts += carts_on_tile * player.tiles_of(make_tile(coal, carts_on_tile, side));
    }
  }
  return carts;
}

inline int empty_carts(const Player& player, Coal coal) {
  return carts_on_level(player, coal) - player.coal[static_cast<std::size_t>(coal)].total();
}

// ---- cards looked at: they stay on their stack, held apart by a count -------------------------------

inline bool looks_at_tiles(const State& s) { return s.active == Space::Fdraw; }

// Calls body with the stack that the player to move looks at.
template <class Stacks, class Body>
auto with_looked_stack(Stacks& s, Body body) {
  return looks_at_tiles(s) ? body(s.tiles) : body(s.orders);
}

// ---- the hash ---------------------------------------------------------------------------------------

// Every fact once, in a fixed order, for the hash (docs/records.md); what is derived is left out.
template <class Visitor>
void visit(const Player& p, Visitor& v) {
  v(p.outstanding), v(p.delivered), v(p.open_slots);
  v(p.cage.packed | std::uint64_t{p.storage.packed} << 32U);
  v(p.coal[0].packed | std::uint64_t{p.coal[1].packed} << 32U);
  v(p.coal[2].packed | std::uint64_t{p.coal[3].packed} << 32U);
  v(p.tiles | std::uint64_t{p.marks} << 32U |
    std::uint64_t{static_cast<std::uint16_t>(p.order_points)} << 48U);
  v(pack_bytes(p.level, p.workers, p.canteen, p.bank));
  v(std::apply([](auto... points) { return pack_bytes(points...); }, p.other_points));
}

template <class Visitor>
void visit(const State& s, Visitor& v) {
  v(pack_bytes(s.phase, s.players, s.turn, s.first_player, s.round, s.active, s.steps, s.open_carts));
  v(pack_bytes(s.cart_level, s.looked, s.arranged, s.at_bottom) | std::uint64_t{s.supply.packed} << 32U);
  v(s.draft), v(s.complete);
  v.bytes(s.open_tiles), v.bytes(s.open_orders), v.bytes(s.crowds);
  for (std::size_t i = 0; i < kOrders; i += 4) {
    v(s.spots[i] | std::uint64_t{s.spots[i + 1]} << 16U | std::uint64_t{s.spots[i + 2]} << 32U |
      std::uint64_t{s.spots[i + 3]} << 48U);
  }
  for (std::size_t seat = 0; seat < s.players; ++seat) visit(s.seats[seat], v);
  s.tiles.visit(v);
  s.orders.visit(v);
}

}  // namespace pithead::coal_baron
