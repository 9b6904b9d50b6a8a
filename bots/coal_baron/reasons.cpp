#include "bots/coal_baron/reasons.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "bots/reason_list.h"
#include "games/coal_baron/names.h"
#include "games/coal_baron/scoring.h"
#include "games/coal_baron/spots.h"

namespace pithead {
namespace coal_baron {
namespace {

// In the sequence of kForms.
enum class Why : std::uint8_t {
  GameWon,
  VictoryShared,
  OrderDelivered,
  OrdersDelivered,
  OrderCompleted,
  OrdersCompleted,
  SpotsFilled,
  SpotsFilledOnOrders,
  OrderTaken,
  OrderPrepared,
  OrdersLookedAt,
  TileBought,
  LackedCubesBought,
  TilesLookedAt,
  SidesEvened,
  SidesCloser,
  SidesApart,
  MarksGained,
  LeadInCoal,  // three rows of three, each in the sequence of the shift clock
  LeadInVehicle,
  LeadInCarts,
  TieInCoal,
  TieInVehicle,
  TieInCarts,
  SecondInCoal,
  SecondInVehicle,
  SecondInCarts,
  MajoritiesGained,
  WantedCubesAtHand,
  CubesLoaded,
  StartInView,
  StartWon,
  ShiftScored,
  GameEnded,
  CardsOnTop,
  CardsToBottom,
  TilesOnTop,
  TilesToBottom,
  CubesStored,
  CageMoved,
  CageSurfaced,
  StepsUnused,
  OrderDenied,
  DeliveryBlocked,
  DeliveryDearer,
  LastFreeFactory,
  LastFreeMining,
  LastFreeMoney,
  LastFreeOrders,
  WorkersKept,
  WorkersSpent,
  WorkersGone,
  ShiftEnded,
};
constexpr std::size_t kKinds = static_cast<std::size_t>(Why::ShiftEnded) + 1;

struct Turn : BeforeAndAfter<State, Player> {
  bool ends_game() const { return after.phase == Phase::Over; }
  bool ends_shift() const { return ends_game() || after.round != before.round; }
};

using List = ReasonList<Why>;

constexpr std::size_t at(Space space) { return static_cast<std::size_t>(space); }

// ---- what the seat could not know -------------------------------------------------------------------

template <class Stack>
int known_cards(const Stack& stack, std::size_t places, Seat seat) {
  int known = 0;
  for (std::size_t i = 0; i < places; ++i) known += stack.cards().is_certain(i, seat) ? 1 : 0;
  return known;
}

// Cards that were looked at only during the turn are a guess. At the end of a shift, when the workers are
// home again, the seat has seen cards if it knows more of those still there.
template <class Stack>
bool drew(const Turn& turn, Space space, Stack State::* stack) {
  if (turn.before.phase != Phase::Place) return false;
  if (!turn.ends_shift()) return turn.before.crowds[at(space)] != turn.after.crowds[at(space)];
  const std::size_t left = (turn.after.*stack).size();
  return known_cards(turn.after.*stack, left, turn.seat) > known_cards(turn.before.*stack, left, turn.seat);
}

bool drew_tiles(const Turn& turn) { return drew(turn, Space::Fdraw, &State::tiles); }
bool drew_orders(const Turn& turn) { return drew(turn, Space::Odraw, &State::orders); }

// ---- orders -----------------------------------------------------------------------------------------

template <class Use>
void for_each_order(OrderSet orders, Use use) {
  for (; orders != 0; orders &= orders - 1) use(static_cast<Order>(std::countr_zero(orders)));
}

int points_of(OrderSet orders) {
  int points = 0;
  for_each_order(orders, [&](Order order) { points += kOrderCards[order].points; });
  return points;
}

// About one order by its points, vehicle and name.
void add_order(Why why, OrderSet orders, List& list) {
  const auto order = static_cast<Order>(std::countr_zero(orders));
  list.add(why, kOrderCards[order].points, static_cast<int>(vehicle_of(order)), order);
}

int filled_spots(const State& state, Order order) {
  int filled = 0;
  for (int spot = 0; spot < spots_of(order); ++spot) filled += lying_on(state, order, spot) != 0 ? 1 : 0;
  return filled;
}

// The cubes that outstanding orders still ask for.
Cubes wanted(const State& state, const Player& player) {
  Cubes cubes;
  for_each_order(player.outstanding, [&](Order order) {
    for (int spot = 0; spot < spots_of(order); ++spot) {
      if (lying_on(state, order, spot) == 0) cubes += Cubes::one(spot_coal(order, spot));
    }
  });
  return cubes;
}

Cubes asked_by(Order order) {
  Cubes cubes;
  for (int spot = 0; spot < spots_of(order); ++spot) cubes += Cubes::one(spot_coal(order, spot));
  return cubes;
}

Cubes at_hand(const Player& player) {
  Cubes cubes = player.cage;
  cubes += player.storage;
  return cubes;
}

int in_common(Cubes a, Cubes b) {
  int cubes = 0;
  for (int c = 0; c < kColours; ++c)
    cubes += std::min(a.of(static_cast<Coal>(c)), b.of(static_cast<Coal>(c)));
  return cubes;
}

void find_deliveries(const Turn& turn, List& list) {
  const OrderSet delivered = turn.is.delivered & ~turn.was.delivered;
  if (delivered == 0) return;
  if (std::has_single_bit(delivered)) return add_order(Why::OrderDelivered, delivered, list);
  const auto any = static_cast<Order>(std::countr_zero(delivered));  // all have the same vehicle
  list.add(Why::OrdersDelivered, std::popcount(delivered), static_cast<int>(vehicle_of(any)),
           points_of(delivered));
}

void find_filled_spots(const Turn& turn, List& list) {
  const OrderSet held = turn.was.outstanding & turn.is.outstanding;
  const OrderSet completed = held & turn.after.complete & ~turn.before.complete;
  if (std::has_single_bit(completed)) {
    add_order(Why::OrderCompleted, completed, list);
  } else if (completed != 0) {
    list.add(Why::OrdersCompleted, std::popcount(completed), points_of(completed));
  }

  OrderSet begun = 0;
  int filled = 0;
  for_each_order(held & ~turn.after.complete, [&](Order order) {
    const int more = filled_spots(turn.after, order) - filled_spots(turn.before, order);
    if (more > 0) begun |= only(order);
    filled += more;
  });
  if (std::has_single_bit(begun)) {
    const auto order = static_cast<Order>(std::countr_zero(begun));
    list.add(Why::SpotsFilled, filled, kOrderCards[order].points, static_cast<int>(vehicle_of(order)));
  } else if (begun != 0) {
    list.add(Why::SpotsFilledOnOrders, filled, std::popcount(begun));
  }
}

void find_taken_order(const Turn& turn, List& list) {
  if (drew_orders(turn)) {
    const auto looked = std::min<std::size_t>(turn.before.orders.size(), kDrawnCards);
    return list.add(Why::OrdersLookedAt, static_cast<int>(looked));
  }
  const OrderSet taken = turn.is.outstanding & ~turn.was.outstanding;
  if (taken == 0) return;
  add_order(Why::OrderTaken, taken, list);
  const auto order = static_cast<Order>(std::countr_zero(taken));
  const int ready = in_common(asked_by(order), at_hand(turn.is));
  if (ready > 0) list.add(Why::OrderPrepared, ready, spots_of(order));
}

// ---- minecart factory, money ------------------------------------------------------------------------

void find_balance(const Turn& turn, List& list) {
  const int before = imbalance(turn.was);
  const int after = imbalance(turn.is);
  if (after == before) return;
  if (after == 0) return list.add(Why::SidesEvened);
  list.add(after < before ? Why::SidesCloser : Why::SidesApart, after);
}

Cubes owned(const Player& player) {
  Cubes cubes = at_hand(player);
  for (const Cubes coal : player.coal) cubes += coal;
  return cubes;
}

void find_bought_tile(const Turn& turn, List& list) {
  if (drew_tiles(turn)) {
    const auto looked = std::min<std::size_t>(turn.before.tiles.size(), kDrawnCards);
    return list.add(Why::TilesLookedAt, static_cast<int>(looked));
  }
  if (turn.was.tiles == turn.is.tiles) return;
  Tile tile = 0;
  while (turn.was.tiles_of(tile) == turn.is.tiles_of(tile)) ++tile;
  list.add(Why::TileBought, tile, price_of(tile));
  const Cubes asked = wanted(turn.after, turn.is);
  const int useful = in_common(asked, owned(turn.is)) - in_common(asked, owned(turn.was));
  if (useful > 0) list.add(Why::LackedCubesBought, useful);
  find_balance(turn, list);
}

// At the end of the game Marks have become points.
void find_marks(const Turn& turn, List& list) {
  if (turn.ends_game() || turn.is.marks <= turn.was.marks) return;
  list.add(Why::MarksGained, turn.is.marks - turn.was.marks);
}

// ---- majorities -------------------------------------------------------------------------------------

enum class Place : std::uint8_t { None, Second, Tied, First };

struct Standing {
  Place place = Place::None;
  int points = 0;
};

using AllCounts = std::array<Counts, kMaxSeats>;

AllCounts count_all(const State& state) {
  AllCounts counts{};
  for (std::size_t seat = 0; seat < state.players; ++seat) counts[seat] = count_elements(state.seats[seat]);
  return counts;
}

Standing standing_in(std::size_t element, const AllCounts& all, Seat seat, int players) {
  std::array<int, kMaxSeats> counts{};
  for (std::size_t i = 0; i < kMaxSeats; ++i) counts[i] = all[i][element];
  const auto points = majority(kAwards[element], counts, players);
  const auto leaders = std::count(points.begin(), points.end(), kAwards[element].first);
  if (points[seat] == kAwards[element].first) return {leaders > 1 ? Place::Tied : Place::First, points[seat]};
  return {points[seat] > 0 ? Place::Second : Place::None, points[seat]};
}

struct Rise {
  std::size_t element = 0;
  Standing standing;
  int gain = 0;
};

// Delivered orders count for the rest of the game; empty carts only when the last shift is scored.
std::vector<Rise> find_rises(const Turn& turn) {
  const std::size_t elements = turn.before.round + 1 == kShifts ? kElements : 2 * kElementsPerShift;
  const AllCounts before = count_all(turn.before);
  const AllCounts after = count_all(turn.after);
  std::vector<Rise> rises;
  for (std::size_t element = 0; element < elements; ++element) {
    const Standing was = standing_in(element, before, turn.seat, turn.before.players);
    const Standing is = standing_in(element, after, turn.seat, turn.before.players);
    if (is.place > was.place) rises.push_back({element, is, is.points - was.points});
  }
  std::sort(rises.begin(), rises.end(), [](const Rise& a, const Rise& b) {
    return a.standing.points != b.standing.points ? a.standing.points > b.standing.points
                                                  : a.element < b.element;
  });
  return rises;
}

void find_majorities(const Turn& turn, List& list) {
  if (turn.ends_shift() || drew_tiles(turn)) return;  // scored already, or a guess
  const std::vector<Rise> rises = find_rises(turn);
  if (rises.size() > 2) {
    int gain = 0;
    for (const Rise& rise : rises) gain += rise.gain;
    return list.add(Why::MajoritiesGained, static_cast<int>(rises.size()), gain);
  }
  constexpr std::array<Why, 3> kRows{Why::SecondInCoal, Why::TieInCoal, Why::LeadInCoal};
  for (const Rise& rise : rises) {
    const auto row = static_cast<std::size_t>(kRows[static_cast<std::size_t>(rise.standing.place) - 1]);
    list.add(static_cast<Why>(row + rise.element / kElementsPerShift),
             static_cast<int>(rise.element % kElementsPerShift), rise.standing.points);
  }
}

// ---- mining -----------------------------------------------------------------------------------------

int cubes_in_carts(const Player& player) {
  int cubes = 0;
  for (const Cubes coal : player.coal) cubes += coal.total();
  return cubes;
}

void find_wanted_cubes(const Turn& turn, List& list) {
  if (drew_tiles(turn) || cubes_in_carts(turn.is) >= cubes_in_carts(turn.was)) return;
  const Cubes asked = wanted(turn.after, turn.is);
  const int ready = in_common(asked, at_hand(turn.is)) - in_common(asked, at_hand(turn.was));
  if (ready > 0) list.add(Why::WantedCubesAtHand, ready);
}

// ---- the end of the shift ---------------------------------------------------------------------------

void find_start_player(const Turn& turn, List& list) {
  if (turn.ends_game() || turn.before.phase == Phase::Draft) return;
  if (turn.ends_shift()) {
    if (turn.after.first_player == turn.seat) list.add(Why::StartWon);
    return;
  }
  if (turn.before.round + 1 == kShifts || next_start_player(turn.after) != turn.seat) return;
  const Seat rival = next_start_player(turn.before);
  if (rival != turn.seat) list.add(Why::StartInView, rival);
}

// The points of a shift's end are those of its majorities; orders were scored with their delivery.
void find_scoring(const Turn& turn, List& list) {
  if (!turn.ends_shift() || drew_tiles(turn) || drew_orders(turn)) return;
  if (turn.ends_game()) {
    const SeatSet winners = CoalBaron::winners(turn.after);
    if (winners.has(turn.seat)) list.add(winners.size() == 1 ? Why::GameWon : Why::VictoryShared);
    return list.add(Why::GameEnded, total_points(turn.is));
  }
  const auto other_points = [](const Player& player) { return total_points(player) - player.order_points; };
  const int points = other_points(turn.is) - other_points(turn.was);
  if (points > 0) list.add(Why::ShiftScored, points);
}

// ---- quiet work -------------------------------------------------------------------------------------

// Cards that go back on top leave those below where they were.
void find_returned_cards(const Turn& turn, List& list) {
  if (turn.before.looked == 0 || !CoalBaron::begins_turn(turn.after)) return;
  const auto on_top = [&](const auto& before, const auto& after) {
    for (std::size_t i = 0; i + turn.before.looked < before.size(); ++i) {
      if (before.at(i) != after.at(i)) return false;
    }
    return true;
  };
  const bool tiles = turn.before.active == Space::Fdraw;
  const bool top =
      tiles ? on_top(turn.before.tiles, turn.after.tiles) : on_top(turn.before.orders, turn.after.orders);
  const bool at_bottom = turn.before.phase == Phase::Arrange ? turn.before.at_bottom : !top;
  const Why where = tiles ? (at_bottom ? Why::TilesToBottom : Why::TilesOnTop)
                          : (at_bottom ? Why::CardsToBottom : Why::CardsOnTop);
  list.add(where, turn.before.looked);
}

// Work that makes nothing ready yet.
void find_quiet_work(const Turn& turn, List& list) {
  if (!list.empty() || drew_tiles(turn)) return;
  const int loaded = cubes_in_carts(turn.was) - cubes_in_carts(turn.is);
  const int stored = turn.is.storage.total() - turn.was.storage.total();
  if (loaded > 0) list.add(Why::CubesLoaded, loaded);
  if (stored > 0) list.add(Why::CubesStored, stored);
  find_returned_cards(turn, list);
  if (!list.empty()) return;
  if (turn.was.level != turn.is.level)
    return turn.is.level == kSurface ? list.add(Why::CageSurfaced) : list.add(Why::CageMoved, turn.is.level);
  const bool stopped = turn.before.phase == Phase::Mine && turn.after.phase != Phase::Mine;
  if (stopped && turn.was.cage == turn.is.cage) list.add(Why::StepsUnused, turn.before.steps);
}

// ---- rivals -----------------------------------------------------------------------------------------

// The space the turn placed workers on; the bank, where nobody is in the way of anybody, if there is none.
Space used_space(const Turn& turn) {
  if (turn.before.phase != Phase::Place || turn.ends_shift()) return Space::Bank;
  const auto changed = std::mismatch(turn.before.crowds.begin(), turn.before.crowds.begin() + kCrowdedSpaces,
                                     turn.after.crowds.begin());
  return space_at(static_cast<int>(changed.first - turn.before.crowds.begin()));
}

// An order that lay open for all.
void find_denied_order(const Turn& turn, int place, List& list) {
  const Order order = turn.before.open_orders[static_cast<std::size_t>(place)];
  const Cubes asked = asked_by(order);
  const Seat rival = find_rival(
      turn, [&](Seat seat) { return in_common(asked, at_hand(turn.before.seats[seat])) == spots_of(order); });
  if (rival != kNobody) list.add(Why::OrderDenied, rival);
}

// Workers neither come home nor leave a space before the shift ends, so who cannot pay now cannot at all.
void find_dearer_delivery(const Turn& turn, Space space, List& list) {
  const int vehicle = kAreas[at(space)].detail;
  const OrderSet ready = turn.after.complete & orders_of(static_cast<Vehicle>(vehicle));
  const int price = workers_in(turn.after.crowds[at(space)]) + 1;
  const auto find = [&](auto can_pay) {
    return find_rival(turn, [&](Seat seat) {
      const Player& rival = turn.after.seats[seat];
      return (rival.outstanding & ready) != 0 && can_pay(rival.workers);
    });
  };
  const int price_before = workers_in(turn.before.crowds[at(space)]) + 1;
  const Seat blocked = find([&](int workers) { return workers >= price_before && workers < price; });
  if (blocked != kNobody) return list.add(Why::DeliveryBlocked, vehicle, blocked);
  const Seat dearer = find([&](int workers) { return workers >= price; });
  if (dearer != kNobody) list.add(Why::DeliveryDearer, vehicle, price, dearer);
}

// Where one worker was enough, two are needed now.
void find_last_free_space(const Turn& turn, Why why, Space used, List& list) {
  if (workers_in(turn.before.crowds[at(used)]) > 0) return;
  for (std::size_t i = 0; i < kCrowdedSpaces; ++i) {
    const Crowd crowd = turn.after.crowds[i];
    if (kAreas[i].kind == kAreas[at(used)].kind && crowd != kLocked && workers_in(crowd) == 0) return;
  }
  const auto has_workers = [&](Seat seat) { return turn.after.seats[seat].workers > 0; };
  if (find_rival(turn, has_workers) != kNobody) list.add(why);
}

void find_rivals(const Turn& turn, List& list) {
  const Space used = used_space(turn);
  switch (kAreas[at(used)].kind) {
    case AreaKind::Factory: return find_last_free_space(turn, Why::LastFreeFactory, used, list);
    case AreaKind::Mining: return find_last_free_space(turn, Why::LastFreeMining, used, list);
    case AreaKind::Delivery: return find_dearer_delivery(turn, used, list);
    case AreaKind::Money: return find_last_free_space(turn, Why::LastFreeMoney, used, list);
    case AreaKind::Orders:
      find_denied_order(turn, kAreas[at(used)].detail, list);
      return find_last_free_space(turn, Why::LastFreeOrders, used, list);
    default: return;
  }
}

// ---- what is left -----------------------------------------------------------------------------------

void find_workers(const Turn& turn, List& list) {
  if (turn.ends_game() && !list.empty()) return;
  if (turn.ends_shift()) return list.close(Why::ShiftEnded);
  if (turn.before.phase == Phase::Draft) return;
  const int spent = turn.was.workers - turn.is.workers;
  if (turn.is.workers == 0) return list.close(Why::WorkersGone);
  if (spent < 2) return list.close(Why::WorkersKept, turn.is.workers);
  list.close(Why::WorkersSpent, spent, turn.is.workers);
}

// ---- words ------------------------------------------------------------------------------------------

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

void find_all(const Turn& turn, List& list) {
  find_scoring(turn, list);
  find_deliveries(turn, list);
  find_filled_spots(turn, list);
  find_taken_order(turn, list);
  find_bought_tile(turn, list);
  find_marks(turn, list);
  find_majorities(turn, list);
  find_wanted_cubes(turn, list);
  find_start_player(turn, list);
  find_quiet_work(turn, list);
  find_rivals(turn, list);
  find_workers(turn, list);
}

}  // namespace
}  // namespace coal_baron

constinit const std::array<EventForm, 53> Reasons<coal_baron::CoalBaron>::kForms = coal_baron::kTable;

void Reasons<coal_baron::CoalBaron>::find(const coal_baron::State& before, const coal_baron::State& after,
                                          Seat seat, std::vector<Event>& reasons) {
  coal_baron::List list(seat, reasons);
  coal_baron::find_all({{.before = before, .after = after, .seat = seat}}, list);
}

}  // namespace pithead
