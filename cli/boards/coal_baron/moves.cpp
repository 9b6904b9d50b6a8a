// Coal Baron in a terminal: what is asked, how the moves are listed, and how to read the board.
#include <array>
#include <cstddef>

#include <fmt/format.h>

#include "cli/boards/coal_baron/board.h"
#include "cli/boards/layout.h"
#include "games/coal_baron/game.h"
#include "games/coal_baron/names.h"

namespace pithead::cli {
namespace {

using namespace coal_baron;  // NOLINT(google-build-using-namespace): this file speaks of nothing else

std::string points_note(Order order) { return fmt::format("{} VP", kOrderCards[order].points); }

// ---- placing ----------------------------------------------------------------------------------------

std::string group_of(Space space) {
  if (space <= Space::Fdraw) return "factory";
  if (space <= Space::M10) return "mining";
  if (space <= Space::Engine) return "delivery";
  if (space <= Space::Money6 || space == Space::Bank) return "money";
  return "orders";
}

int points_to_deliver(const State& s, Vehicle vehicle) {
  int points = 0;
  for (OrderSet left = s.seats[s.turn].outstanding & s.complete & orders_of(vehicle); left != 0;
       left &= left - 1) {
    points += kOrderCards[at(std::countr_zero(left))].points;
  }
  return points;
}

// What a space gives or costs beyond its workers.
std::string gain_note(const State& s, Space space) {
  if (space <= Space::F8) {
    const Tile tile = s.open_tiles[at(index(space))];
    return fmt::format("{}M", price_of(tile));
  }
  if (space == Space::Fdraw) return "see 5 tiles";
  if (space == Space::Odraw) return "see 5 orders";
  if (space == Space::Bank) return "1M";
  if (space >= Space::Barrow && space <= Space::Engine) {
    return fmt::format("+{} VP",
                       points_to_deliver(s, static_cast<Vehicle>(index(space) - index(Space::Barrow))));
  }
  if (space >= Space::O1 && space <= Space::O4) {
    const Order order = s.open_orders[at(index(space) - index(Space::O1))];
    return points_note(order);
  }
  return {};
}

Choice describe_place(const State& s, Space space) {
  std::string note = gain_note(s, space);
  const int workers = space == Space::Bank ? 1 : workers_in(s.crowds[at(index(space))]) + 1;
  if (workers > 1) note += fmt::format("{}{} workers", note.empty() ? "" : ", ", workers);
  return {.group = group_of(space), .text = std::string(kSpaceNames[at(index(space))]), .note = note};
}

// ---- mining -----------------------------------------------------------------------------------------

Choice describe_cage(int level) {
  const std::string note = level == kSurface ? "surface" : std::string(kCoalNames[at(level - 1)]);
  return {.group = "cage", .text = fmt::format("cage {}", level), .note = note};
}

// In the sequence in which coal comes to light.
Choice describe_step(Move move, const std::string& notation) {
  const std::string object = notation.substr(notation.find(' ') + 1);
  if (kCage.holds(move)) return describe_cage(kCage.detail(move));
  if (kLoad.holds(move)) return {.group = "load", .rank = 1, .text = notation, .note = {}};
  if (kStore.holds(move)) return {.group = "store", .rank = 3, .text = notation, .note = {}};
  if (kStop.holds(move)) return {.group = "or", .rank = 4, .text = notation, .note = "end mining"};
  if (kSubstitute.holds(move)) {
    return {.group = "two for one", .rank = 5, .text = object, .note = {}, .folded = true};
  }
  return {.group = "fill", .rank = 2, .text = object, .note = {}};
}

// ---- questions --------------------------------------------------------------------------------------

template <class Stack, class Name>
std::string looked_cards(const State& s, const Stack& stack, Name name) {
  std::string text;
  for (std::size_t i = 0; i < s.looked; ++i) text += (i == 0 ? "" : ", ") + name(stack.from_top(i));
  return text;
}

std::string ask_for_return(const State& s) {
  return fmt::format("Put the {} on top of the stack or at its bottom?",
                     s.looked == 1 ? "other card" : fmt::format("other {} cards", s.looked));
}

}  // namespace

std::string ask_coal_baron(const State& s) {
  switch (s.phase) {
    case Phase::Draft: return "The draft: take one of the orders laid out; everybody gets three.";
    case Phase::Place: return "Your turn: choose a space for your workers.";
    case Phase::Cart:
      return fmt::format("There is no {} coal left: what goes on the cart instead?",
                         kCoalNames[static_cast<std::size_t>(s.cart_level)]);
    case Phase::Buy:
      return fmt::format("The top of the stack: {}. You have {}M: buy one or decline.",
                         looked_cards(s, s.tiles, tile_name), s.seats[s.turn].marks);
    case Phase::Keep:
      return fmt::format("The top of the stack: {}. Take one or decline.",
                         looked_cards(s, s.orders, order_name));
    case Phase::Return: return ask_for_return(s);
    case Phase::Arrange:
      return s.arranged == 0 ? "Which card shall lie highest of them?" : "Which card comes under it?";
    case Phase::Mine: return fmt::format("Mining: {} work step{} left.", s.steps, s.steps == 1 ? "" : "s");
    case Phase::Over: return "The game is over.";
  }
  return {};
}

Choice describe_coal_baron(const State& s, Move move) {
  std::string notation;
  CoalBaron::write_move(move, notation);
  const std::string object = notation.substr(notation.find(' ') + 1);
  if (kPlace.holds(move)) return describe_place(s, space_at(kPlace.detail(move)));
  if (kTake.holds(move)) {
    const auto order = static_cast<Order>(kTake.detail(move));
    const bool draft = s.phase == Phase::Draft;
    const auto vehicle = kVehicleNames[static_cast<std::size_t>(vehicle_of(order))];
    return {.group = draft ? std::string(vehicle) : "take", .text = object, .note = points_note(order)};
  }
  if (kBuy.holds(move)) {
    const auto tile = static_cast<Tile>(kBuy.detail(move));
    return {.group = "buy", .text = object, .note = fmt::format("{}M", price_of(tile))};
  }
  if (kDecline.holds(move)) return {.group = "or", .text = notation, .note = "keep none of them"};
  if (kReturnTo.holds(move)) return {.group = "return", .text = notation, .note = {}};
  if (kReturnTile.holds(move) || kReturnOrder.holds(move))
    return {.group = "return", .text = object, .note = {}};
  if (kCart.holds(move) || kCartEmpty.holds(move)) return {.group = "cart", .text = object, .note = {}};
  return describe_step(move, notation);
}

std::string_view coal_baron_legend() {
  return R"(On the table
  Y B G K     yellow, brown, gray and black coal
  F3 4M       space F3: its tile costs 4 Marks
  lt dk       the tile is for the light or the dark side of the pit
  Fdraw (41)  41 tiles lie in the stack
  C2→3        two workers of Cobalt stand there: three must come to oust them
  3* 1+       leads that element of the clock; is second there
  VP then     points now, and if the shift ended now
  (Y) [Y·]    carts of the pit, printed and on tiles; · is an empty cart
  {GG···}     the cage and its five places
  K [K] [YB]  spots of an order: free, filled, filled by any two cubes
)";
}

}  // namespace pithead::cli
