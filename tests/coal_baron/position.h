// A table at which the rules are tested: set up in a few lines, played in notation, read in words.
//
// A Position begins with the first turn of seat 0. Nobody has an order or a tile; all that a test asks for is
// fetched from where it lies, so that the conservation laws hold, and what a test does not want goes where it
// cannot disturb: workers to the bank, orders to the row of the draft, tiles to the pit and cubes to the
// storage of the last seat.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <map>
#include <set>
#include <source_location>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "games/coal_baron/events.h"
#include "games/coal_baron/game.h"
#include "games/coal_baron/names.h"
#include "games/coal_baron/scoring.h"
#include "games/coal_baron/spots.h"
#include "games/core/text.h"
#include "tests/table.h"

namespace pithead::coal_baron {

// Cubes by letters, yellow first: "YGG".
inline Cubes read_cubes(std::string_view letters) {
  Cubes cubes;
  for (const char letter : letters) cubes += Cubes::one(static_cast<Coal>(kCoalLetters.find(letter)));
  return cubes;
}
inline std::string show_cubes(Cubes cubes) {
  std::string letters;
  for (int c = 0; c < kColours; ++c) {
    letters.append(static_cast<std::size_t>(cubes.of(static_cast<Coal>(c))),
                   kCoalLetters[static_cast<std::size_t>(c)]);
  }
  return letters;
}

class Position : public GameTable<CoalBaron, Position> {
 public:
  explicit Position(int players) {
    Rng rng(1);
    state = CoalBaron::deal(players, {}, rng);
    state.phase = Phase::Place;
    state.turn = state.first_player = 0;
    for (std::size_t i = 0; i < kOrderSpaces; ++i) {
      if (!is_locked(after(Space::O1, static_cast<int>(i)))) state.open_orders[i] = take_from_draft();
    }
    // A stack has no room for more cards than it ever holds in a real game; tests lay some on top.
    while (state.orders.size() > 24) state.draft |= only(state.orders.take_top());
  }

  // ---- setting up -------------------------------------------------------------------------------------

  Position& turn(Seat seat) { return state.turn = seat, *this; }
  Position& start_player(Seat seat) { return state.first_player = seat, *this; }
  Position& shift(int number) { return state.round = static_cast<std::uint8_t>(number - 1), *this; }
  Position& marks(Seat seat, int count) {
    return state.seats[seat].marks = static_cast<std::uint16_t>(count), *this;
  }
  Position& order_points(Seat seat, int points) {
    return state.seats[seat].order_points = static_cast<std::int16_t>(points), *this;
  }

  // So many workers at home; the others stand at the bank.
  Position& workers(Seat seat, int at_home) {
    Player& player = state.seats[seat];
    player.bank = static_cast<std::uint8_t>(player.bank + player.workers - at_home);
    player.workers = static_cast<std::uint8_t>(at_home);
    return *this;
  }

  Position& crowd(std::string_view name, Seat seat, int count) {
    Crowd& crowd = state.crowds[at(name)];
    Player& before = state.seats[owner_of(crowd)];
    before.workers = static_cast<std::uint8_t>(before.workers + workers_in(crowd));
    state.seats[seat].workers = static_cast<std::uint8_t>(state.seats[seat].workers - count);
    crowd = make_crowd(count, seat);
    return *this;
  }

  // What lies open on a tile space or an order space.
  Position& open(std::string_view space, std::string_view card) {
    if (at(space) < kTileSpaces) {
      const Tile tile = fetch_tile(card);
      Tile& place = state.open_tiles[at(space)];
      // Under the stack it is as good as gone.
      auto cards = cards_of(state.tiles);
      if (place != kNoTile) cards.insert(cards.begin(), place);
      place = tile;
      restack(state.tiles, cards);
      price_open_tiles();
    } else {
      const Order order = fetch_order(card);
      Order& place = state.open_orders[at(space) - static_cast<std::size_t>(Space::O1)];
      if (place != kNoOrder) state.draft |= only(place);
      place = order;
    }
    return *this;
  }

  // The uppermost cards of a stack, the top first; with `only_...` there are no others.
  Position& top_tiles(List names) { return put_on_top(state.tiles, names), *this; }
  Position& top_orders(List names) { return put_on_top(state.orders, names), *this; }
  Position& only_tiles(List names) {
    put_on_top(state.tiles, names);
    auto cards = cards_of(state.tiles);
    while (cards.size() > names.size()) {
      last_seat().tiles += 1U << (2U * cards.front());
      cards.erase(cards.begin());
    }
    return restack(state.tiles, cards), *this;
  }
  Position& only_orders(List names) {
    put_on_top(state.orders, names);
    auto cards = cards_of(state.orders);
    while (cards.size() > names.size()) {
      state.draft |= only(cards.front());
      cards.erase(cards.begin());
    }
    return restack(state.orders, cards), *this;
  }

  Position& cage(Seat seat, std::string_view cubes, int level = kSurface) {
    state.seats[seat].level = static_cast<std::uint8_t>(level);
    return swap_cubes(state.seats[seat].cage, cubes);
  }
  Position& storage(Seat seat, std::string_view cubes) {
    return swap_cubes(state.seats[seat].storage, cubes);
  }
  // The cubes on all carts of a level.
  Position& carts(Seat seat, int level, std::string_view cubes) {
    return swap_cubes(state.seats[seat].coal[static_cast<std::size_t>(level - 1)], cubes);
  }
  Position& supply(std::string_view cubes) {
    last_seat().storage += state.supply;
    state.supply = read_cubes(cubes);
    last_seat().storage -= state.supply;
    return *this;
  }

  // Tiles with empty carts.
  Position& tiles(Seat seat, List names) {
    for (const auto name : names) state.seats[seat].tiles += 1U << (2U * fetch_tile(name));
    return *this;
  }

  // An outstanding order with cubes of the colours asked for on some of its spots.
  Position& order(Seat seat, std::string_view name, std::string_view cubes = "") {
    const Order order = fetch_order(name);
    Player& player = state.seats[seat];
    player.outstanding |= only(order);
    for (const char letter : cubes) {
      state.supply -= read_cubes({&letter, 1});
      for (int spot = 0; spot < spots_of(order); ++spot) {
        if (kOrderCards[order].spots[static_cast<std::size_t>(spot)] != letter ||
            lying_on(state, order, spot) != 0)
          continue;
        state.spots[order] = static_cast<std::uint16_t>(state.spots[order] | (1U << (kSpotBits * spot)));
        break;
      }
    }
    for (std::size_t slot = 0; slot < kSlots; ++slot) {
      for (int spot = 0; spot < spots_of(order); ++spot) {
        const bool free = lying_on(state, order, spot) == 0;
        const auto [of, coal] = kSlotInfo[slot];
        if (of == order && free && coal == spot_coal(order, spot)) player.open_slots |= SlotSet{1} << slot;
      }
    }
    if ((player.open_slots & kSlotsOf[order]) == 0) state.complete |= only(order);
    return *this;
  }
  Position& complete_order(Seat seat, std::string_view name) {
    return order(seat, name, kOrderCards[order_named(name)].spots);
  }
  Position& delivered(Seat seat, List names) {
    for (const auto name : names) state.seats[seat].delivered |= only(fetch_order(name));
    return *this;
  }

  // ---- playing ----------------------------------------------------------------------------------------

  // The others go to the bank until it is this seat's turn.
  void pass_to(Seat seat, Where where = Where::current()) {
    while (state.turn != seat) play("place bank", where);
  }

  // Nobody but the seat to move has workers left; it sends the last ones mining and does nothing there.
  void end_shift(Where where = Where::current()) {
    const int needed = workers_in(state.crowds[at("M6")]) + 1;
    for (Seat seat = 0; seat < state.players; ++seat) workers(seat, seat == state.turn ? needed : 0);
    play({"place M6", "stop"}, where);
  }

  // ---- reading ----------------------------------------------------------------------------------------

  int turn() const { return state.turn; }
  int start_player() const { return state.first_player; }
  int shift() const { return state.round + 1; }
  int marks(Seat seat) const { return state.seats[seat].marks; }
  int workers(Seat seat) const { return state.seats[seat].workers; }
  int canteen(Seat seat) const { return state.seats[seat].canteen; }
  int bank(Seat seat) const { return state.seats[seat].bank; }
  int level(Seat seat) const { return state.seats[seat].level; }
  int points(Seat seat) const { return CoalBaron::score(state, seat).total(); }
  int points(Seat seat, Source source) const {
    return CoalBaron::score(state, seat).points[static_cast<std::size_t>(source)];
  }

  Numbers winners() const {
    Numbers seats;
    for (Seat seat = 0; seat < state.players; ++seat) {
      if (CoalBaron::winners(state).has(seat)) seats.push_back(seat);
    }
    return seats;
  }

  // One name for each worker on a space: "Ann Ann".
  std::string standing(std::string_view space) const {
    const Crowd crowd = state.crowds[at(space)];
    std::string names;
    for (int i = 0; i < workers_in(crowd); ++i) names += (i > 0 ? " " : "") + kPeople[owner_of(crowd)];
    return names;
  }
  Texts locked() const {
    Texts names;
    for (std::size_t space = 0; space < kSpaces; ++space) {
      if (state.crowds[space] == kLocked) names.emplace(kSpaceNames[space]);
    }
    return names;
  }

  std::string open(std::string_view space) const {
    const std::size_t i = at(space);
    if (i < kTileSpaces) return state.open_tiles[i] == kNoTile ? "nothing" : tile_name(state.open_tiles[i]);
    const Order order = state.open_orders[i - static_cast<std::size_t>(Space::O1)];
    return order == kNoOrder ? "nothing" : order_name(order);
  }
  // Top first.
  Names tile_stack() const { return names_of(state.tiles, tile_name); }
  Names order_stack() const { return names_of(state.orders, order_name); }

  std::string cage(Seat seat) const { return show_cubes(state.seats[seat].cage); }
  std::string storage(Seat seat) const { return show_cubes(state.seats[seat].storage); }
  std::string carts(Seat seat, int level) const {
    return show_cubes(state.seats[seat].coal[static_cast<std::size_t>(level - 1)]);
  }
  std::string supply() const { return show_cubes(state.supply); }
  std::string lying_on_order(std::string_view name) const {
    return show_cubes(cubes_lying(state, order_named(name)));
  }
  Names tiles(Seat seat) const {
    Names names;
    for (Tile kind = 0; kind < kTileKinds; ++kind) {
      for (int i = 0; i < state.seats[seat].tiles_of(kind); ++i) names.push_back(tile_name(kind));
    }
    return names;
  }
  Texts outstanding(Seat seat) const { return order_names(state.seats[seat].outstanding); }
  Texts delivered(Seat seat) const { return order_names(state.seats[seat].delivered); }

  // What a seat knows of a stack, top first: "1 gray-2-light" the top card, "2-5 ..." somewhere among these.
  Names known_tiles(Seat seat) const { return known(state.tiles, seat, tile_name); }
  Names known_orders(Seat seat) const { return known(state.orders, seat, order_name); }

  const char* broken_law() const { return CoalBaron::broken_law(state); }

  // Points for one element of the clock, by seat: "barrow", "empty-gray".
  Numbers awarded(std::string_view element) const {
    Numbers points(state.players);
    for (const Event& event : happened(EventKind::MajorityScored)) {
      std::string text;
      JsonWriter json(text);
      CoalBaron::write_event(event, json);
      if (text.find("\"" + std::string(element) + "\"") != std::string::npos)
        points[event.seat] = event.args[2];
    }
    return points;
  }

 private:
  static std::size_t at(std::string_view space) {
    const int i = find_name(kSpaceNames, space);
    EXPECT_GE(i, 0) << "there is no space " << space;
    return static_cast<std::size_t>(i);
  }
  bool is_locked(Space space) const { return (table_for(state.players).locked & only(space)) != 0; }
  Player& last_seat() { return state.seats[state.players - 1U]; }

  template <class Stack>
  static std::vector<std::uint8_t> cards_of(const Stack& stack) {
    std::vector<std::uint8_t> cards(stack.size());
    for (std::size_t i = 0; i < stack.size(); ++i) cards[i] = stack.at(i);
    return cards;
  }
  template <class Stack>
  static void restack(Stack& stack, const std::vector<std::uint8_t>& cards) {
    stack = Stack{};
    stack.deal(std::span<const std::uint8_t>(cards));
  }
  template <class Stack>
  static bool remove_lowest(Stack& stack, std::uint8_t card) {
    auto cards = cards_of(stack);
    const auto found = std::find(cards.begin(), cards.end(), card);
    if (found == cards.end()) return false;
    cards.erase(found);
    restack(stack, cards);
    return true;
  }

  static Tile tile_named(std::string_view name) {
    EXPECT_TRUE(read_tile(name)) << "there is no tile " << name;
    return read_tile(name).value_or(Tile{0});
  }
  static Order order_named(std::string_view name) {
    EXPECT_TRUE(read_order(name)) << "there is no order " << name;
    return read_order(name).value_or(Order{0});
  }

  Tile fetch_tile(std::string_view name) {
    const Tile tile = tile_named(name);
    if (remove_lowest(state.tiles, tile)) return tile;
    const auto place = std::find(state.open_tiles.begin(), state.open_tiles.end(), tile);
    EXPECT_NE(place, state.open_tiles.end()) << "all of " << name << " are in use";
    *place = state.tiles.at(0);
    remove_lowest(state.tiles, *place);
    price_open_tiles();
    return tile;
  }

  Order take_from_draft() {
    const auto order = static_cast<Order>(std::countr_zero(state.draft));
    state.draft &= ~only(order);
    return order;
  }

  Order fetch_order(std::string_view name) {
    const Order order = order_named(name);
    const auto place = std::find(state.open_orders.begin(), state.open_orders.end(), order);
    if ((state.draft & only(order)) != 0) {
      state.draft &= ~only(order);
    } else if (place != state.open_orders.end()) {
      *place = state.draft != 0 ? take_from_draft() : state.orders.take_top();
    } else {
      EXPECT_TRUE(remove_lowest(state.orders, order)) << name << " is in use";
    }
    return order;
  }

  void put_on_top(auto& stack, List names) {
    std::vector<std::uint8_t> top;
    for (const auto name : names) {
      if constexpr (std::is_same_v<decltype(stack), Stack<kMostStackedTiles>&>) {
        top.insert(top.begin(), fetch_tile(name));
      } else {
        top.insert(top.begin(), fetch_order(name));
      }
    }
    stack.deal(std::span<const std::uint8_t>(top));
  }

  void price_open_tiles() {
    state.affordable = 0;
    for (std::size_t space = 0; space < kTileSpaces; ++space) {
      const Tile tile = state.open_tiles[space];
      if (tile == kNoTile) continue;
      for (int marks = price_of(tile); marks <= kDearestTile; ++marks) {
        state.affordable |= std::uint64_t{1} << (8U * static_cast<unsigned>(marks - 1) + space);
      }
    }
  }

  Position& swap_cubes(Cubes& heap, std::string_view cubes) {
    state.supply += heap;
    heap = read_cubes(cubes);
    state.supply -= heap;
    return *this;
  }

  static Texts order_names(OrderSet orders) {
    Texts names;
    for (; orders != 0; orders &= orders - 1)
      names.insert(order_name(static_cast<Order>(std::countr_zero(orders))));
    return names;
  }
  template <class Stack, class Name>
  static Names names_of(const Stack& stack, Name name) {
    Names names;
    for (std::size_t depth = 0; depth < stack.size(); ++depth) names.push_back(name(stack.from_top(depth)));
    return names;
  }
  // First the cards whose place is known, then the mixed groups.
  template <class Stack, class Name>
  static Names known(const Stack& stack, Seat seat, Name name) {
    Names lines;
    std::map<unsigned, std::vector<std::size_t>> groups;
    for (std::size_t depth = 0; depth < stack.size(); ++depth) {
      const std::size_t place = stack.size() - 1 - depth;
      if (const unsigned group = stack.cards().group_of(place, seat); group != 0) {
        groups[group].push_back(depth + 1);
      } else if (stack.cards().is_certain(place, seat)) {
        lines.push_back(std::to_string(depth + 1) + " " + name(stack.at(place)));
      }
    }
    for (const auto& [group, places] : groups) {
      std::multiset<std::string> cards;
      for (const std::size_t from_top : places) {
        const std::size_t place = stack.size() - from_top;
        if (stack.cards().is_known(place, seat)) cards.insert(name(stack.at(place)));
      }
      lines.push_back(ranges(places));
      for (const std::string& card : cards) lines.back() += " " + card;
    }
    return lines;
  }
  // "1-2,6-7" for 1 2 6 7.
  static std::string ranges(const std::vector<std::size_t>& numbers) {
    std::string text;
    for (std::size_t first = 0; first < numbers.size();) {
      std::size_t last = first;
      while (last + 1 < numbers.size() && numbers[last + 1] == numbers[last] + 1) ++last;
      if (first > 0) text += ",";
      text += std::to_string(numbers[first]);
      if (first < last) text += "-" + std::to_string(numbers[last]);
      first = last + 1;
    }
    return text;
  }
};

// For the top of the stack, whoever looks at five of them.
inline const Position::List kFiveTiles{"gray-2-light", "yellow-1-dark", "black-2-dark", "brown-1-light",
                                       "yellow-2-light"};

}  // namespace pithead::coal_baron
