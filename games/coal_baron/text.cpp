// Coal Baron: notation of moves, and events in words.
#include "games/core/text.h"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "games/coal_baron/events.h"
#include "games/coal_baron/game.h"
#include "games/coal_baron/names.h"

namespace pithead::coal_baron {
namespace {

// ---- writing moves ----------------------------------------------------------------------------------

// How the text of each Kind of move begins.
constexpr std::array<std::string_view, kBlocks.size()> kVerbs{
    "place ",     "take ", "buy ",  "decline", "",     "return ", "return ", "cart ",
    "cart empty", "cage ", "load ", "store ",  "stop", "fill ",   "fill ",   "fill "};

std::string_view name_of(Coal coal) { return kCoalNames[static_cast<std::size_t>(coal)]; }

void write_cube(std::uint8_t kind, std::string& out) {
  if (is_stored(kind)) out += kStoredPrefix;
  out += name_of(coal_of_kind(kind));
}

void write_slot(int slot, std::string& out) {
  const auto [order, coal] = kSlotInfo[static_cast<std::size_t>(slot)];
  write_order(order, out);
  out += ' ';
  out += name_of(coal);
}

void write_pair(int pair_kind, std::string& out) {
  const Pair pair = kPairKinds[static_cast<std::size_t>(pair_kind)];
  write_cube(pair.first, out);
  out += ' ';
  write_cube(pair.second, out);
}

// ---- reading moves ----------------------------------------------------------------------------------

std::optional<Coal> read_coal(std::string_view name) {
  const int coal = find_name(kCoalNames, name);
  if (coal < 0) return std::nullopt;
  return static_cast<Coal>(coal);
}

std::optional<std::uint8_t> read_cube(std::string_view name) {
  const bool stored = name.starts_with(kStoredPrefix);
  if (stored) name.remove_prefix(kStoredPrefix.size());
  const auto coal = read_coal(name);
  if (!coal) return std::nullopt;
  return static_cast<std::uint8_t>(index(*coal) + (stored ? kColours : 0));
}

std::optional<int> find_slot(Order order, Coal coal) {
  for (SlotSet slots = kSlotsOf[order]; slots != 0; slots &= slots - 1) {
    const int slot = std::countr_zero(slots);
    if (kSlotInfo[static_cast<std::size_t>(slot)].coal == coal) return slot;
  }
  return std::nullopt;
}

// Two cubes in the one sequence that write_pair uses; the other sequence is not the notation.
std::optional<int> find_pair(std::uint8_t first, std::uint8_t second) {
  for (std::size_t pair = 0; pair < kPairs; ++pair) {
    if (kPairKinds[pair].first == first && kPairKinds[pair].second == second) return static_cast<int>(pair);
  }
  return std::nullopt;
}

// fill ORDER COLOUR [with stored-COLOUR | with CUBE CUBE]
std::optional<Move> read_fill(Words& words) {
  const auto order = read_order(words.next());
  const auto coal = read_coal(words.next());
  if (!order || !coal) return std::nullopt;
  const auto slot = find_slot(*order, *coal);
  if (!slot) return std::nullopt;
  if (words.done()) return kFill(*slot);
  if (words.next() != "with") return std::nullopt;
  const auto first = read_cube(words.next());
  if (!first) return std::nullopt;
  if (words.done()) {
    if (*first != index(*coal) + kColours) return std::nullopt;
    return kFillStored(*slot);
  }
  const auto second = read_cube(words.next());
  if (!second) return std::nullopt;
  const auto pair = find_pair(*first, *second);
  if (!pair) return std::nullopt;
  return kSubstitute(*slot * kPairs + *pair);
}

std::optional<Move> read_place(std::string_view name) {
  const int space = find_name(kSpaceNames, name);
  if (space < 0) return std::nullopt;
  return kPlace(space);
}

std::optional<Move> read_coal_move(const Block& block, std::string_view name) {
  const auto coal = read_coal(name);
  if (!coal) return std::nullopt;
  return block(index(*coal));
}

std::optional<Move> read_return(std::string_view name) {
  if (const auto tile = read_tile(name)) return kReturnTile(*tile);
  if (const auto order = read_order(name)) return kReturnOrder(*order);
  return std::nullopt;
}

std::optional<Move> read_words(Words& words) {
  const std::string_view verb = words.next();
  if (verb == "decline") return kDecline(0);
  if (verb == "top") return kReturnTo(kTop);
  if (verb == "bottom") return kReturnTo(kBottom);
  if (verb == "stop") return kStop(0);
  if (verb == "fill") return read_fill(words);
  const std::string_view object = words.next();
  if (verb == "place") return read_place(object);
  if (verb == "load") return read_coal_move(kLoad, object);
  if (verb == "store") return read_coal_move(kStore, object);
  if (verb == "return") return read_return(object);
  if (verb == "cart") return object == "empty" ? kCartEmpty(0) : read_coal_move(kCart, object);
  if (verb == "cage") {
    if (object.size() != 1 || object[0] < '0' || object[0] >= '0' + kLevels) return std::nullopt;
    return kCage(object[0] - '0');
  }
  if (verb == "take") {
    const auto order = read_order(object);
    if (order) return kTake(*order);
  }
  if (verb == "buy") {
    const auto tile = read_tile(object);
    if (tile) return kBuy(*tile);
  }
  return std::nullopt;
}

// ---- events -----------------------------------------------------------------------------------------

void coal_word(int coal, std::string& out) { out += kCoalNames[static_cast<std::size_t>(coal)]; }
void space_word(int space, std::string& out) { out += kSpaceNames[static_cast<std::size_t>(space)]; }
void tile_space_word(int space, std::string& out) { space_word(index(after(Space::F1, space)), out); }
void tile_word(int tile, std::string& out) { write_tile(static_cast<Tile>(tile), out); }
void order_word(int order, std::string& out) { write_order(static_cast<Order>(order), out); }
void end_word(int end, std::string& out) { out += end == kTop ? "top" : "bottom"; }
void stack_word(int stack, std::string& out) { out += stack == 0 ? "tiles" : "orders"; }
void from_word(int stored, std::string& out) { out += stored != 0 ? "storage" : "cage"; }
void pair_word(int pair, std::string& out) { write_pair(pair, out); }
void element_word(int element, std::string& out) { write_element(element, out); }

constexpr ArgForm kTileArg{"tile", tile_word};
constexpr ArgForm kOrderArg{"order", order_word};
constexpr ArgForm kSpaceArg{"space", space_word};
constexpr ArgForm kPointsArg{"points", nullptr};

// In the sequence of EventKind.
constexpr std::array<EventForm, kEventKinds> kForms{{
    {"order_drafted", "{seat} drafts {order}", {{kOrderArg}}},
    {"order_opened", "{order} is laid open on {space}", {{kSpaceArg, kOrderArg}}},
    {"tile_opened", "{tile} is laid open on {space}", {{{"space", tile_space_word}, kTileArg}}},
    {"workers_ousted",
     "{n worker|workers} of {seat} on {space} must go to the canteen",
     {{kSpaceArg, {"n"}}}},
    {"workers_placed", "{seat} places {n worker|workers} on {space}", {{kSpaceArg, {"n"}}}},
    {"marks_gained", "{seat} gets {marks Mark|Marks}", {{{"marks"}}}},
    {"tile_bought", "{seat} buys {tile} for {price Mark|Marks}", {{kTileArg, {"price"}}}},
    {"cart_filled",
     "{seat} puts a {cube} cube on a {level} cart",
     {{{"level", coal_word}, {"cube", coal_word}}}},
    {"cart_left_empty", "{seat} leaves a {level} cart empty", {{{"level", coal_word}}}},
    {"tiles_looked_at", "{seat} looks at {n tile|tiles} of the stack", {{{"n"}}}},
    {"tile_seen", "{seat} sees {tile}", {{kTileArg}}},
    {"orders_looked_at", "{seat} looks at {n order|orders} of the stack", {{{"n"}}}},
    {"order_seen", "{seat} sees {order}", {{kOrderArg}}},
    {"order_taken", "{seat} takes {order}", {{kOrderArg}}},
    {"nothing_kept", "{seat} keeps none of them", {}},
    {"cards_returned",
     "{seat} returns {n} to the {end} of the {stack}",
     {{{"n"}, {"end", end_word}, {"stack", stack_word}}}},
    {"tile_returned", "{seat} returns {tile} next", {{kTileArg}}},
    {"order_returned", "{seat} returns {order} next", {{kOrderArg}}},
    {"cage_moved", "{seat} moves the cage to level {level}", {{{"level"}}}},
    {"cube_loaded", "{seat} loads a {cube} cube on level {level}", {{{"cube", coal_word}, {"level"}}}},
    {"cube_stored", "{seat} stores a {cube} cube", {{{"cube", coal_word}}}},
    {"spot_filled",
     "{seat} fills a {spot} spot of {order} from the {from}",
     {{kOrderArg, {"spot", coal_word}, {"from", from_word}}}},
    {"spot_substituted",
     "{seat} fills a {spot} spot of {order} with {pair}",
     {{kOrderArg, {"spot", coal_word}, {"pair", pair_word}}}},
    {"mining_ended", "{seat} ends mining with {unused step|steps} to spare", {{{"unused"}}}},
    {"order_delivered", "{seat} delivers {order} for {points point|points}", {{kOrderArg, kPointsArg}}},
    {"shift_scored", "Shift {shift} is scored", {{{"shift"}}}},
    {"majority_scored",
     "{seat} scores {points point|points} for {element} (counts {count})",
     {{{"element", element_word}, {"count"}, kPointsArg}}},
    {"start_player_chosen", "{seat} becomes the starting player", {}},
    {"shift_begun", "Shift {shift} begins with {seat}", {{{"shift"}}}},
    {"money_scored", "{seat} has {marks Mark|Marks} left: {points point|points}", {{{"marks"}, kPointsArg}}},
    {"cubes_scored", "{seat} has {cubes cube|cubes} left: {points point|points}", {{{"cubes"}, kPointsArg}}},
    {"outstanding_scored",
     "{seat} has {orders outstanding order|outstanding orders}: {points points|points}",
     {{{"orders"}, kPointsArg}}},
    {"balance_scored",
     "{seat} has {tiles tile|tiles} too many on one side: {points points|points}",
     {{{"tiles"}, kPointsArg}}},
    {"game_won", "{seat} wins with {points point|points}", {{kPointsArg}}},
}};

}  // namespace

std::optional<Tile> read_tile(std::string_view name) {
  const std::size_t dash = name.find('-');
  const auto coal = read_coal(name.substr(0, dash));
  if (!coal || dash == std::string_view::npos || name.size() < dash + 4 || name[dash + 2] != '-')
    return std::nullopt;
  const char carts = name[dash + 1];
  const int side = find_name(kSideNames, name.substr(dash + 3));
  if (carts < '1' || carts > '2' || side < 0) return std::nullopt;
  return make_tile(*coal, carts - '0', static_cast<Side>(side));
}

std::optional<Order> read_order(std::string_view name) {
  const std::size_t dash = name.find('-');
  const int vehicle = find_name(kVehicleNames, name.substr(0, dash));
  if (vehicle < 0 || dash == std::string_view::npos) return std::nullopt;
  for (int i = 0; i < kOrdersPerVehicle; ++i) {
    const int order = vehicle * kOrdersPerVehicle + i;
    if (kOrderCards[static_cast<std::size_t>(order)].spots == name.substr(dash + 1))
      return static_cast<Order>(order);
  }
  return std::nullopt;
}

void CoalBaron::write_move(Move move, std::string& out) {
  const Kind kind = kind_of(move);
  const int detail = kBlocks[static_cast<std::size_t>(kind)].detail(move);
  out += kVerbs[static_cast<std::size_t>(kind)];
  switch (kind) {
    case Kind::Place: return space_word(detail, out);
    case Kind::Take:
    case Kind::ReturnOrder: return order_word(detail, out);
    case Kind::Buy:
    case Kind::ReturnTile: return tile_word(detail, out);
    case Kind::ReturnTo: return end_word(detail, out);
    case Kind::Cart:
    case Kind::Load:
    case Kind::Store: return coal_word(detail, out);
    case Kind::Cage: out += static_cast<char>('0' + detail); return;
    case Kind::Fill: return write_slot(detail, out);
    case Kind::FillStored:
      write_slot(detail, out);
      out += " with ";
      return write_cube(
          static_cast<std::uint8_t>(kColours + index(kSlotInfo[static_cast<std::size_t>(detail)].coal)), out);
    case Kind::Substitute:
      write_slot(detail / kPairs, out);
      out += " with ";
      return write_pair(detail % kPairs, out);
    case Kind::Decline:
    case Kind::CartEmpty:
    case Kind::Stop: return;
  }
}

std::optional<Move> CoalBaron::read_move(std::string_view text) { return read_all(text, read_words); }

void CoalBaron::write_event(const Event& event, JsonWriter& json) {
  pithead::write_event(kForms, event, json);
}

void CoalBaron::tell(const Event& event, std::span<const std::string> names, std::string& out) {
  tell_event(kForms, event, names, out);
}

}  // namespace pithead::coal_baron
