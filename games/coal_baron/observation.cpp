// Coal Baron: what a seat knows, as a row of numbers. docs/python/observations.md lists what stands where.
#include "games/core/observation.h"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <vector>

#include "games/coal_baron/game.h"
#include "games/coal_baron/names.h"
#include "games/coal_baron/spots.h"
#include "games/core/bits.h"

namespace pithead::coal_baron {
namespace {

constexpr int kMostPoints = 255;

std::string coal_label(std::size_t coal) { return std::string(kCoalNames[coal]); }
std::string tile_label(std::size_t tile) { return tile_name(static_cast<Tile>(tile)); }
std::string order_label(std::size_t order) { return order_name(static_cast<Order>(order)); }
std::string space_label(std::size_t space) { return std::string(kSpaceNames[space]); }

// Every spot of every order, one after the other.
constexpr int kAllSpots = [] {
  int spots = 0;
  for (Order order = 0; order < kOrders; ++order) spots += spots_of(order);
  return spots;
}();
constexpr std::array<std::uint8_t, kOrders> kFirstSpot = [] {
  std::array<std::uint8_t, kOrders> first{};
  int spots = 0;
  for (Order order = 0; order < kOrders; ++order) {
    first[order] = static_cast<std::uint8_t>(spots);
    spots += spots_of(order);
  }
  return first;
}();

std::string spot_label(std::size_t cell) {
  const auto spot = static_cast<int>(cell / kColours);
  Order order = kOrders - 1;
  while (kFirstSpot[order] > spot) --order;
  return order_name(order) + " " + std::to_string(spot - kFirstSpot[order] + 1) + " " +
         coal_label(cell % kColours);
}

void put_cubes(std::uint8_t* cells, Cubes cubes) {
  for (std::size_t c = 0; c < kColours; ++c) cells[c] = static_cast<std::uint8_t>(cubes.packed >> (8 * c));
}

template <class Out>
void describe_cubes(Out& out, std::string_view name, Cubes cubes, std::string_view about) {
  out.numbers(name, kColours, kCubesPerColour, coal_label, about,
              [&](std::uint8_t* cells) { put_cubes(cells, cubes); });
}

template <class Out>
void describe_turn(Out& out, const State& s, Seat eyes) {
  const auto label = [](std::size_t i) { return std::to_string(i); };
  out.one_of(
      "players", s.players - 2U, kMaxSeats - 1, [&](std::size_t i) { return label(i + 2); }, "how many play");
  out.one_of(
      "phase", static_cast<unsigned>(s.phase), kPhaseNames.size(),
      [](std::size_t i) { return std::string(kPhaseNames[i]); }, "what is decided now");
  out.one_of("shift", s.round, kShifts, [&](std::size_t i) { return label(i + 1); }, "the running shift");
  describe_seat(out, "to_move", CoalBaron::to_move(s), eyes, s.players,
                "who decides; nobody when it is over");
  describe_seat(out, "start_player", s.first_player, eyes, s.players, "who began the shift");
  const bool in_turn = !CoalBaron::begins_turn(s) && s.phase != Phase::Over;
  out.one_of("active_space", in_turn ? static_cast<unsigned>(s.active) : kSpaces, kSpaces, space_label,
             "the space in use in a turn of several decisions");
  out.number("steps_left", s.steps, 10, "work steps left while mining");
  out.one_of("waiting_carts.level", s.open_carts > 0 ? static_cast<unsigned>(s.cart_level) : kColours,
             kColours, coal_label, "the level whose new carts wait for a cube");
  out.number("waiting_carts.carts", s.open_carts, 2, "how many of them");
  out.number("looked_at.size", s.looked, kDrawnCards, "cards in the hand of who looks at a stack");
  out.number("looked_at.arranged", s.arranged, kDrawnCards, "of these, how many have found their place");
  out.number("looked_at.at_bottom", s.at_bottom ? 1 : 0, 1, "whether they go under the stack");
}

template <class Out>
void describe_board(Out& out, const State& s) {
  describe_cubes(out, "supply", s.supply, "cubes beside the board");
  out.set("draft", s.draft, kOrders, order_label, "orders laid out for the draft");
  out.numbers(
      "open_tiles", std::size_t{kTileSpaces} * kTileKinds, 1,
      [](std::size_t i) { return space_label(i / kTileKinds) + " " + tile_label(i % kTileKinds); },
      "the tile on each factory space",
      [&](std::uint8_t* cells) {
        for (std::size_t i = 0; i < kTileSpaces; ++i) {
          if (s.open_tiles[i] != kNoTile) cells[i * kTileKinds + s.open_tiles[i]] = 1;
        }
      });
  constexpr auto kFirstOrderSpace = static_cast<std::size_t>(Space::O1);
  out.numbers(
      "open_orders", std::size_t{kOrderSpaces} * kOrders, 1,
      [](std::size_t i) {
        return space_label(kFirstOrderSpace + i / kOrders) + " " + order_label(i % kOrders);
      },
      "the order on each order space",
      [&](std::uint8_t* cells) {
        for (std::size_t i = 0; i < kOrderSpaces; ++i) {
          if (s.open_orders[i] != kNoOrder) cells[i * kOrders + s.open_orders[i]] = 1;
        }
      });
  out.set("locked", table_for(s.players).locked, kCrowdedSpaces, space_label,
          "spaces not in use with so many players");
  out.set("complete", s.complete, kOrders, order_label,
          "outstanding orders, of anybody, without a free spot");
}

// What cubes_on_spot says, as a table.
constexpr std::array<std::array<Cubes, kFirstPair + kColourPairs>, kColours> kCubesOn = [] {
  std::array<std::array<Cubes, kFirstPair + kColourPairs>, kColours> table{};
  for (std::size_t coal = 0; coal < kColours; ++coal) {
    for (unsigned lying = 0; lying < table[coal].size(); ++lying)
      table[coal][lying] = cubes_on_spot(lying, static_cast<Coal>(coal));
  }
  return table;
}();

// Only outstanding orders have cubes on them.
template <class Out>
void describe_spots(Out& out, const State& s) {
  out.numbers("spots", std::size_t{kAllSpots} * kColours, 2, spot_label,
              "cubes on each spot of the orders that somebody has: one of its colour, or two that stand in",
              [&](std::uint8_t* cells) {
                OrderSet orders = 0;
                for (const Player& player : s.seats) orders |= player.outstanding;
                // Four orders are one word, and most words are empty.
                for (std::size_t first = 0; first < kOrders; first += 4) {
                  std::uint64_t four = 0;
                  std::memcpy(&four, &s.spots[first], sizeof four);
                  if (four == 0) continue;
                  for (std::size_t i = first; i < first + 4; ++i) {
                    const auto order = static_cast<Order>(i);
                    unsigned left = (orders & only(order)) != 0 ? s.spots[i] : 0U;
                    for (int spot = 0; left != 0; ++spot, left >>= kSpotBits)
                      put_cubes(cells + std::ptrdiff_t{kColours} * (kFirstSpot[order] + spot),
                                kCubesOn[static_cast<std::size_t>(spot_coal(order, spot))][left & 15U]);
                  }
                }
              });
}

template <class Out>
void describe_points(Out& out, const Player& player, std::size_t source) {
  static constexpr std::array<std::string_view, kSources> kNames{
      "points.orders", "points.coal",  "points.vehicles",    "points.carts",
      "points.money",  "points.cubes", "points.outstanding", "points.balance"};
  static constexpr std::array<std::string_view, kSources> kAbout{
      "points for orders",      "points for coal delivered",
      "points for vehicles",    "points for empty carts",
      "points for money left",  "points for cubes left",
      "points lost for orders", "points lost for an unbalanced pit"};
  out.signed_number(kNames[source], player.other_points[source - 1], -128, 127, kAbout[source]);
}

// A locked space looks like many workers of the last seat, but if that one plays no space is locked.
static_assert(table_for(kMaxSeats).locked == 0);
void put_crowds(std::uint8_t* cells, const std::array<Crowd, 32> crowds, Seat owner) {
  // All of them, so that the compiler takes sixteen at a time; the numbers that come next are written later.
  for (std::size_t i = 0; i < crowds.size(); ++i) {
    const unsigned own = owner_of(crowds[i]) == owner ? 0xffU : 0U;
    cells[i] = static_cast<std::uint8_t>(crowds[i] >> 2U & own);
  }
}

template <class Out>
void describe_player(Out& out, const State& s, Seat seat) {
  const Player& player = s.seats[seat];
  out.set("outstanding", player.outstanding, kOrders, order_label, "orders still to be delivered");
  out.set("delivered", player.delivered, kOrders, order_label, "orders delivered");
  describe_cubes(out, "cage", player.cage, "cubes in the cage");
  describe_cubes(out, "storage", player.storage, "cubes in the private storage");
  out.numbers(
      "coal", std::size_t{kColours} * kColours, kCubesPerColour,
      [](std::size_t i) {
        return "level " + std::to_string(i / kColours + 1) + " " + coal_label(i % kColours);
      },
      "cubes in the carts of each level",
      [&](std::uint8_t* cells) {
        for (std::size_t level = 0; level < kColours; ++level)
          put_cubes(cells + level * kColours, player.coal[level]);
      });
  out.numbers("tiles", kTileKinds, kTileCopies, tile_label, "tunnel tiles of each kind",
              [&](std::uint8_t* cells) { put_small_numbers<2>(cells, player.tiles, kTileKinds); });
  out.one_of(
      "cage_level", player.level, kLevels, [](std::size_t i) { return std::to_string(i); },
      "where the cage stands; 0 is the surface");
  out.numbers("crowds", kCrowdedSpaces, table_for(2).workers, space_label, "workers on each space",
              [&](std::uint8_t* cells) { put_crowds(cells, s.crowds, seat); });
  out.number("workers", player.workers, table_for(2).workers, "workers at home");
  out.number("canteen", player.canteen, table_for(2).workers, "workers in the canteen");
  out.number("bank", player.bank, table_for(2).workers, "workers at the bank");
  out.number("marks", player.marks, 255, "money");
  out.signed_number("points.orders", player.order_points, 0, kMostPoints, "points for orders");
  for (std::size_t i = 1; i < kSources; ++i) describe_points(out, player, i);
}

template <class Out, class Stack>
void describe_stack(Out& out, const KnownCardsNames& names, std::string_view size_name, const Stack& stack,
                    Seat eyes, int kinds) {
  out.number(size_name, static_cast<int>(stack.size()), static_cast<int>(Stack::kDeck.places),
             "cards in the stack");
  describe_known_cards(out, names, stack.cards(), std::span(&Stack::kDeck, 1), eyes, Stack::kDeck.places,
                       kinds, [&](std::size_t place) { return stack.size() - 1 - place; });
}

constexpr KnownCardsNames kTileStack{
    "tile_stack.known", "tile_stack.mixed",
    "tiles this seat knows, from the top on: number of the kind plus 1; 0: not known",
    "places whose tiles were mixed behind this seat's back, by group; their known tiles stand at the first"};
constexpr KnownCardsNames kOrderStack{
    "order_stack.known", "order_stack.mixed",
    "orders this seat knows, from the top on: number of the card plus 1; 0: not known",
    "places whose orders were mixed behind this seat's back, by group; their known orders stand at the "
    "first"};

template <class Out>
void describe(const State& s, Seat eyes, Out& out) {
  describe_turn(out, s, eyes);
  describe_board(out, s);
  describe_spots(out, s);
  describe_each_seat(out, eyes, s.players, [&](Seat seat) { describe_player(out, s, seat); });
  describe_stack(out, kTileStack, "tile_stack.size", s.tiles, eyes, kTileKinds);
  describe_stack(out, kOrderStack, "order_stack.size", s.orders, eyes, kOrders);
}

}  // namespace

std::vector<ObservedField> CoalBaron::observed_fields() {
  Rng rng(0);
  ObservationTable table;
  describe(deal(kMaxSeats, {}, rng), 0, table);
  return std::move(table).take_fields();
}

[[gnu::flatten]] void CoalBaron::observe(const State& state, Seat seat, std::uint8_t* row) {
  ObservationWriter writer(row);
  describe(state, seat, writer);
}

}  // namespace pithead::coal_baron
