// Coal Baron: the reasons in words.
#include <array>
#include <cstddef>
#include <string>

#include "bots/coal_baron/reasons.h"
#include "bots/coal_baron/reasons_kinds.h"
#include "games/coal_baron/names.h"

namespace pithead {
namespace coal_baron::reasons {
namespace {

void coal_word(int coal, std::string& out) { out += kCoalNames[static_cast<std::size_t>(coal)]; }
void vehicle_word(int vehicle, std::string& out) { out += kVehicleNames[static_cast<std::size_t>(vehicle)]; }
void order_word(int order, std::string& out) { write_order(static_cast<Order>(order), out); }
void tile_word(int tile, std::string& out) { write_tile(static_cast<Tile>(tile), out); }
void tile_in_words(int number, std::string& out) {  // light tile with 2 gray carts
  const auto tile = static_cast<Tile>(number);
  out += kSideNames[static_cast<std::size_t>(side_of(tile))];
  out += carts_of(tile) == 1 ? " tile with 1 " : " tile with 2 ";
  coal_word(index(coal_of(tile)), out);
  out += carts_of(tile) == 1 ? " cart" : " carts";
}

constexpr ArgForm kCoalArg{"coal", coal_word};
constexpr ArgForm kVehicleArg{"vehicle", vehicle_word};
constexpr ArgForm kOrderArg{"order", order_word};
constexpr ArgForm kPointsArg{"points"};
constexpr ArgForm kCountArg{"n"};

// In the sequence of Why.
constexpr std::array<EventForm, kKinds> kTable{{
    {"game-won", "wins the game", {}},
    {"victory-shared", "shares the victory", {}},
    {"order-delivered",
     "delivers the {points}-point {vehicle} order",
     {{kPointsArg, kVehicleArg, kOrderArg}}},
    {"orders-delivered",
     "delivers {n} {vehicle} orders for {points point|points}",
     {{kCountArg, kVehicleArg, kPointsArg}}},
    {"order-completed",
     "completes the {points}-point {vehicle} order",
     {{kPointsArg, kVehicleArg, kOrderArg}}},
    {"orders-completed", "completes {n order|orders} worth {points point|points}", {{kCountArg, kPointsArg}}},
    {"spots-filled",
     "fills {n spot|spots} of the {points}-point {vehicle} order",
     {{kCountArg, kPointsArg, kVehicleArg}}},
    {"spots-filled-on-orders", "fills {n spot|spots} of {orders order|orders}", {{kCountArg, {"orders"}}}},
    {"order-taken", "takes the {points}-point {vehicle} order", {{kPointsArg, kVehicleArg, kOrderArg}}},
    {"order-prepared", "has {n} of its {spots cube|cubes} at hand", {{kCountArg, {"spots"}}}},
    {"orders-looked-at", "looks at {n order|orders} of the stack", {{kCountArg}}},
    {"tile-bought",
     "buys a {tile} for {price Mark|Marks}",
     {{{"tile", tile_word, tile_in_words}, {"price"}}}},
    {"lacked-cubes-bought", "gets {n cube|cubes} that orders lack", {{kCountArg}}},
    {"tiles-looked-at", "looks at {n tile|tiles} of the stack", {{kCountArg}}},
    {"sides-evened", "evens the two sides of the pit", {}},
    {"sides-closer", "cuts the surplus of one side to {n tile|tiles}", {{kCountArg}}},
    {"sides-apart", "leaves one side {n tile|tiles} ahead", {{kCountArg}}},
    {"marks-gained", "gains {n Mark|Marks}", {{kCountArg}}},
    {"lead-in-coal", "takes the lead in {coal} ({points point|points})", {{kCoalArg, kPointsArg}}},
    {"lead-in-vehicle",
     "takes the lead in {vehicle} orders ({points point|points})",
     {{kVehicleArg, kPointsArg}}},
    {"lead-in-carts",
     "takes the lead in empty {coal} carts ({points point|points})",
     {{kCoalArg, kPointsArg}}},
    {"tie-in-coal", "ties for the lead in {coal} ({points point|points})", {{kCoalArg, kPointsArg}}},
    {"tie-in-vehicle",
     "ties for the lead in {vehicle} orders ({points point|points})",
     {{kVehicleArg, kPointsArg}}},
    {"tie-in-carts",
     "ties for the lead in empty {coal} carts ({points point|points})",
     {{kCoalArg, kPointsArg}}},
    {"second-in-coal", "becomes second in {coal} ({points point|points})", {{kCoalArg, kPointsArg}}},
    {"second-in-vehicle",
     "becomes second in {vehicle} orders ({points point|points})",
     {{kVehicleArg, kPointsArg}}},
    {"second-in-carts",
     "becomes second in empty {coal} carts ({points point|points})",
     {{kCoalArg, kPointsArg}}},
    {"majorities-gained",
     "rises in {n majority|majorities} worth {points more point|more points}",
     {{kCountArg, kPointsArg}}},
    {"wanted-cubes-at-hand", "gets {n cube|cubes} for orders out of the carts", {{kCountArg}}},
    {"cubes-loaded", "takes {n cube|cubes} out of the carts", {{kCountArg}}},
    {"start-in-view", "would start the next shift instead of {rival}", {{kRivalArg}}},
    {"start-won", "starts the next shift", {}},
    {"shift-scored", "scores {points point|points} at the end of the shift", {{kPointsArg}}},
    {"game-ended", "ends the game with {points point|points}", {{kPointsArg}}},
    {"cards-on-top", "leaves {n order|orders} on top of the stack", {{kCountArg}}},
    {"cards-to-bottom", "puts {n order|orders} under the stack", {{kCountArg}}},
    {"tiles-on-top", "leaves {n tile|tiles} on top of the stack", {{kCountArg}}},
    {"tiles-to-bottom", "puts {n tile|tiles} under the stack", {{kCountArg}}},
    {"cubes-stored", "stores {n cube|cubes}", {{kCountArg}}},
    {"cage-moved", "moves the cage to level {level}", {{{"level"}}}},
    {"cage-surfaced", "brings the cage to the surface", {}},
    {"steps-unused", "ends the mining with {n step|steps} to spare", {{kCountArg}}},
    {"order-denied", "takes an order that {rival} has the coal for", {{kRivalArg}}},
    {"delivery-blocked",
     "leaves {rival} too few workers to deliver by {vehicle} in this shift",
     {{kVehicleArg, kRivalArg}}},
    {"delivery-dearer",
     "makes {rival} pay {workers worker|workers} to deliver by {vehicle}",
     {{kVehicleArg, {"workers"}, kRivalArg}}},
    {"last-free-factory", "takes the last free factory space", {}},
    {"last-free-mining", "takes the last free mining space", {}},
    {"last-free-money", "takes the last free money space", {}},
    {"last-free-orders", "takes the last free order space", {}},
    {"workers-kept", "keeps {n worker|workers}", {{kCountArg}}},
    {"workers-spent", "spends {n worker|workers} and keeps {left}", {{kCountArg, {"left"}}}},
    {"workers-gone", "has no worker left", {}},
    {"shift-ended", "ends the shift", {}},
}};

}  // namespace
}  // namespace coal_baron::reasons

constinit const std::array<EventForm, 53> Reasons<coal_baron::CoalBaron>::kForms =
    coal_baron::reasons::kTable;

}  // namespace pithead
