#include "bots/card_game/reasons.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <string>
#include <string_view>
#include <vector>

#include "bots/reason_list.h"
#include "games/card_game/names.h"
#include "games/card_game/scoring.h"

namespace pithead {
namespace card_game {
namespace {

// In the sequence of kTable.
enum class Why : std::uint8_t {
  GameWon,
  VictoryShared,
  GameEnded,
  OrderDelivered,
  OrdersDelivered,
  LorriesScored,
  SharesScored,
  ObjectivesScored,
  TokenWon,
  TokenInView,
  TrainReady,
  LorriesLoaded,
  LorriesStored,
  OrderTaken,
  ShareTaken,
  ObjectiveTaken,
  InnovationTaken,
  LorryTaken,
  EngineDocked,
  WagonCoupled,
  CardsLookedAt,
  CardPicked,
  CardsDrawn,
  InnovationPlayed,
  InnovationsPlayed,
  InnovationsPaid,
  InnovationsKept,
  CardsReturned,
  LorryDenied,
  OrderDenied,
  DeliveryDearer,
  Passed,
  PassedWithWorkers,
  ShiftEnded,
  WorkersKept,
  WorkersSpent,
  WorkersGone,
};
constexpr std::size_t kKinds = static_cast<std::size_t>(Why::WorkersGone) + 1;

constexpr std::size_t at(Family family) { return static_cast<std::size_t>(family); }
constexpr std::size_t at(Source source) { return static_cast<std::size_t>(source); }

struct Turn : BeforeAndAfter<State, Player> {
  bool ends_game() const { return after.phase == Phase::Over; }
  bool ends_shift() const { return ends_game() || after.round != before.round; }
  // Only a seat that passes ends a shift.
  bool passes() const {
    return before.phase == Phase::Turn && (ends_shift() || after.passed.has(seat)) &&
           !before.passed.has(seat);
  }
};

using List = ReasonList<Why>;

// ---- what the seat could not know -------------------------------------------------------------------

// Cards of each family that the turn takes from stacks, and whether the seat saw them before it took them.
struct Taken {
  std::array<int, kFamilies> cards{};
  std::array<bool, kFamilies> unseen{};
  bool wild = false;  // one of them was picked from cards not looked at before the turn

  int of(Family family) const { return cards[at(family)]; }
  bool is_seen(Family family) const { return !unseen[at(family)]; }
  bool all_seen() const { return std::find(unseen.begin(), unseen.end(), true) == unseen.end(); }
  bool trains_seen() const {
    return is_seen(Family::Lorries) && is_seen(Family::Wagons) && is_seen(Family::Engines) &&
           is_seen(Family::Orders);
  }
  int total() const { return std::accumulate(cards.begin(), cards.end(), 0); }
};

// A stack shows its top; what lies below comes to light only by taking it, or by the wild action.
Taken count_taken(const Turn& turn) {
  Taken taken;
  for (std::size_t stack = 0; stack < kStacks; ++stack)
    taken.cards[at(kFamilyOf[stack])] += turn.before.heights[stack] - turn.after.heights[stack];
  const bool chooses_stack = turn.before.zone == static_cast<std::uint8_t>(Zone::Wild) &&
                             turn.before.phase == Phase::Stack && turn.before.innovation == kNone;
  const bool uses_wild =
      !turn.ends_shift() && level_of(turn.before, Zone::Wild) < level_of(turn.after, Zone::Wild);
  taken.wild = chooses_stack || uses_wild;
  for (std::size_t family = 0; family < kFamilies; ++family) {
    const bool looked_at = turn.before.looked > 0 && at(kFamilyOf[turn.before.stack]) == family;
    const int in_sight = !looked_at || turn.before.phase == Phase::Keep ? 1 : 0;
    taken.unseen[family] = taken.cards[family] > (taken.wild ? 0 : in_sight);
  }
  return taken;
}

// ---- delivery ---------------------------------------------------------------------------------------

void find_deliveries(const Turn& turn, const Taken& taken, List& list) {
  int orders = 0;
  int points = 0;
  Order last = 0;
  for (Order order = 0; order < kOrderKinds; ++order) {
    const int more = turn.is.fulfilled.of(order) - turn.was.fulfilled.of(order);
    orders += more;
    points += more * points_of(order);
    if (more > 0) last = order;
  }
  if (orders == 0 || !taken.trains_seen()) return;
  if (orders > 1) return list.add(Why::OrdersDelivered, orders, points);
  list.add(Why::OrderDelivered, points, destination_of(last), number_of(Family::Orders, last));
}

// Points that come with it, by their source; only delivered orders have a sentence of their own.
void find_points(const Turn& turn, const Taken& taken, List& list) {
  if (!taken.all_seen() || turn.ends_shift()) return;
  const ScoreSheet before = CardGame::score(turn.before, turn.seat);
  const ScoreSheet after = CardGame::score(turn.after, turn.seat);
  const auto gain = [&](Source source) { return after.points[at(source)] - before.points[at(source)]; };
  if (gain(Source::Lorries) != 0) list.add(Why::LorriesScored, gain(Source::Lorries));
  if (gain(Source::Shares) != 0)
    list.add(Why::SharesScored, gain(Source::Shares) / kSharePoints, gain(Source::Shares));
  if (gain(Source::Objectives) != 0) list.add(Why::ObjectivesScored, gain(Source::Objectives));
}

struct Ready {
  int points = 0;
  Order order = 0;
  int dock = 0;
};

// The best order that a train could leave with.
Ready best_ready(const Player& player) {
  Ready best;
  for (std::size_t dock = 0; dock < kDocks; ++dock) {
    if (player.engines[dock] == kNoEngine) continue;
    for (Order order = 0; order < kOrderKinds; ++order) {
      const bool fits = player.orders.of(order) > 0 && size_of(order) <= player.loads[dock];
      if (fits && points_of(order) > best.points)
        best = {points_of(order), order, static_cast<int>(dock) + 1};
    }
  }
  return best;
}

void find_ready_train(const Turn& turn, const Taken& taken, List& list) {
  if (!taken.trains_seen()) return;
  const Ready ready = best_ready(turn.is);
  if (ready.points > best_ready(turn.was).points)
    list.add(Why::TrainReady, ready.dock, ready.points, destination_of(ready.order));
}

// ---- mining -----------------------------------------------------------------------------------------

int count_lorries(LorryCounts cards) {
  int lorries = 0;
  for (Lorry lorry = 0; lorry < kLorryKinds; ++lorry) lorries += cards.of(lorry) * lorries_on(lorry);
  return lorries;
}

// On wagons, or gone with them.
int loaded_lorries(const Player& player) {
  int lorries = count_lorries(player.delivered_lorries);
  for (const int load : player.loads) lorries += load;
  return lorries;
}

void find_mining(const Turn& turn, const Taken& taken, List& list) {
  if (!taken.is_seen(Family::Lorries) || !taken.is_seen(Family::Wagons)) return;
  const int loaded = loaded_lorries(turn.is) - loaded_lorries(turn.was);
  if (loaded > 0) list.add(Why::LorriesLoaded, loaded);
  const int stored = count_lorries(turn.is.storage) - count_lorries(turn.was.storage);
  if (stored > 0) list.add(Why::LorriesStored, stored);
}

// ---- cards taken ------------------------------------------------------------------------------------

// The first kind of which there is more than before, or -1.
template <class Count>
int grown(int kinds, Count count) {
  for (int kind = 0; kind < kinds; ++kind) {
    if (count(kind) > 0) return kind;
  }
  return -1;
}

int engines_of(const Player& player, int type) {
  const auto docked = std::count(player.engines.begin(), player.engines.end(), static_cast<Engine>(type));
  return static_cast<int>(docked) + player.delivered_engines.of(type);
}

int laid_copies(const State& state, int kind) {
  int copies = 0;
  for (const WorkerInnovations laid : state.laid_innovations) copies += copies_in_innovations(laid, kind);
  return copies;
}

int played_copies(const Turn& turn, int kind) {
  if (kind < kWorkerInnovations)
    return turn.ends_shift() ? 0 : laid_copies(turn.after, kind) - laid_copies(turn.before, kind);
  return turn.after.spent.of(kind) - turn.before.spent.of(kind);
}

void find_docked_engine(const Turn& turn, List& list) {
  const int engine =
      grown(kEngineTypes, [&](int type) { return engines_of(turn.is, type) - engines_of(turn.was, type); });
  if (engine < 0) return;
  for (std::size_t dock = 0; dock < kDocks; ++dock) {
    if (turn.is.engines[dock] == engine && turn.was.engines[dock] != engine)
      return list.add(Why::EngineDocked, engine, static_cast<int>(dock) + 1);
  }
}

// All wagons of a berth's kind, empty or loaded.
int wagons_at(const Train& train, int place) {
  int wagons = train.empty(place);
  for (int field = 0; field < Train::kLoaded; ++field) {
    const bool wild = field >= 2 * kPrints;
    const int crest = field / kPrints % 2;
    if (place == (wild ? kWildBerth : crest)) wagons += train.loaded(field);
  }
  return wagons;
}

void find_coupled_wagon(const Turn& turn, List& list) {
  for (int berth = 0; berth < kBerths; ++berth) {
    const auto dock = static_cast<std::size_t>(berth / kBerthsPerDock);
    const int place = berth % kBerthsPerDock;
    if (wagons_at(turn.is.trains[dock], place) > wagons_at(turn.was.trains[dock], place))
      return list.add(Why::WagonCoupled, number_of(Family::Wagons, wagon_at(berth)),
                      static_cast<int>(dock) + 1);
  }
}

// Orders and innovations may already have been used again.
int taken_order(const Turn& turn) {
  return grown(kOrderKinds, [&](int kind) {
    return turn.is.orders.of(kind) + turn.is.fulfilled.of(kind) - turn.was.orders.of(kind) -
           turn.was.fulfilled.of(kind);
  });
}

void find_hand_card(const Turn& turn, Family family, List& list) {
  if (family == Family::Orders) {
    const int order = taken_order(turn);
    if (order < 0) return;
    const auto card = static_cast<Order>(order);
    return list.add(Why::OrderTaken, points_of(card), destination_of(card), number_of(Family::Orders, card));
  }
  const int innovation = grown(kInnovationKinds, [&](int kind) {
    return turn.is.innovations.of(kind) + played_copies(turn, kind) - turn.was.innovations.of(kind);
  });
  if (innovation >= 0) list.add(Why::InnovationTaken, number_of(Family::Innovations, innovation));
}

// The first one behind the old row.
Lorry taken_lorry(const Turn& turn) { return turn.is.row.at(turn.was.row.back - turn.is.row.front); }

void find_open_card(const Turn& turn, Family family, List& list) {
  switch (family) {
    case Family::Lorries: return list.add(Why::LorryTaken, number_of(Family::Lorries, taken_lorry(turn)));
    case Family::Shares: {
      const int share =
          grown(kDestinations, [&](int kind) { return turn.is.shares.of(kind) - turn.was.shares.of(kind); });
      return list.add(Why::ShareTaken, share);
    }
    case Family::Objectives: {
      const int objective = std::countr_zero(turn.is.objectives & ~turn.was.objectives);
      return list.add(Why::ObjectiveTaken, number_of(Family::Objectives, objective));
    }
    default: return;
  }
}

void add_unseen(const Taken& taken, Family family, List& list) {
  const bool picked = taken.wild && taken.total() == 1;
  list.add(picked ? Why::CardPicked : Why::CardsDrawn, static_cast<int>(family), taken.of(family));
}

// A look that the turn does not go beyond yet.
void find_look(const Turn& turn, List& list) {
  if (turn.after.phase != Phase::Keep || turn.before.phase == Phase::Keep) return;
  const Family family = family_of(static_cast<Zone>(turn.after.stack));
  list.add(Why::CardsLookedAt, turn.after.looked, static_cast<int>(family));
}

void find_taken_cards(const Turn& turn, const Taken& taken, List& list) {
  // What was taken before and waited for its dock is known as well.
  if (taken.is_seen(Family::Engines)) find_docked_engine(turn, list);
  if (taken.is_seen(Family::Wagons)) find_coupled_wagon(turn, list);
  for (std::size_t i = 0; i < kFamilies; ++i) {
    const auto family = static_cast<Family>(i);
    if (taken.of(family) == 0) continue;
    if (!taken.is_seen(family)) {
      add_unseen(taken, family, list);
    } else if (family == Family::Orders || family == Family::Innovations) {
      find_hand_card(turn, family, list);
    } else {
      find_open_card(turn, family, list);
    }
  }
}

void find_played_innovations(const Turn& turn, List& list) {
  if (turn.ends_shift()) return;
  int played = 0;
  int last = 0;
  for (int kind = kWorkerInnovations; kind < kInnovationKinds; ++kind) {
    played += played_copies(turn, kind);
    if (played_copies(turn, kind) > 0) last = kind;
  }
  if (played == 1) list.add(Why::InnovationPlayed, number_of(Family::Innovations, last));
  if (played > 1) list.add(Why::InnovationsPlayed, played);
  int paid = 0;
  for (int kind = 0; kind < kWorkerInnovations; ++kind) paid += played_copies(turn, kind);
  if (paid > 0) list.add(Why::InnovationsPaid, paid);
}

// Ends of turns at which nothing happens any more.
void find_quiet_end(const Turn& turn, List& list) {
  if (!list.empty() || !CardGame::begins_turn(turn.after)) return;
  if (turn.before.phase == Phase::Return) list.add(Why::CardsReturned, turn.before.looked);
  int kept = 0;
  for (int kind = kWorkerInnovations; kind < kInnovationKinds; ++kind) kept += turn.is.innovations.of(kind);
  if (turn.before.phase == Phase::After && kept > 0) list.add(Why::InnovationsKept, kept);
}

// ---- rivals -----------------------------------------------------------------------------------------

bool has_empty_wagon(const Player& player, Crest crest) {
  for (int berth = 0; berth < kBerths; ++berth) {
    const bool takes = (kBerthsTaking[static_cast<std::size_t>(crest)] >> berth & 1U) != 0;
    const auto dock = static_cast<std::size_t>(berth / kBerthsPerDock);
    if (takes && player.trains[dock].empty(berth % kBerthsPerDock) > 0) return true;
  }
  return false;
}

// Whether a train with an engine carries so many lorries.
bool has_train(const Player& player, int lorries) {
  for (std::size_t dock = 0; dock < kDocks; ++dock) {
    if (player.engines[dock] != kNoEngine && player.loads[dock] >= lorries) return true;
  }
  return false;
}

// Cards from the tops of stacks, where everybody saw them. What rivals hold in hand may be unknown, so their
// docks must tell.
void find_denied_cards(const Turn& turn, const Taken& taken, List& list) {
  if (turn.before.phase != Phase::Turn || taken.wild) return;
  if (taken.of(Family::Lorries) > 0 && taken.is_seen(Family::Lorries)) {
    const Crest crest = crest_of(taken_lorry(turn));
    const Seat rival =
        find_rival(turn, [&](Seat seat) { return has_empty_wagon(turn.before.seats[seat], crest); });
    if (rival != kNobody) list.add(Why::LorryDenied, rival);
  }
  const int order = taken_order(turn);
  if (order >= 0 && taken.of(Family::Orders) > 0 && taken.is_seen(Family::Orders)) {
    const int size = size_of(static_cast<Order>(order));
    const Seat rival = find_rival(turn, [&](Seat seat) { return has_train(turn.before.seats[seat], size); });
    if (rival != kNobody) list.add(Why::OrderDenied, rival);
  }
}

void find_dearer_delivery(const Turn& turn, List& list) {
  const int level = level_of(turn.after, Zone::Delivery);
  if (turn.ends_shift() || level == level_of(turn.before, Zone::Delivery)) return;
  const Seat rival = find_rival(turn, [&](Seat seat) {
    const Player& player = turn.after.seats[seat];
    return !turn.after.passed.has(seat) && sum_of(player.workers) > level && has_train(player, 1);
  });
  if (rival != kNobody) list.add(Why::DeliveryDearer, level + 1, rival);
}

// ---- the end of the shift and of the game -----------------------------------------------------------

void find_end_of_game(const Turn& turn, List& list) {
  if (!turn.ends_game()) return;
  const SeatSet winners = CardGame::winners(turn.after);
  if (winners.has(turn.seat)) list.add(winners.size() == 1 ? Why::GameWon : Why::VictoryShared);
  list.add(Why::GameEnded, CardGame::score(turn.after, turn.seat).total());
}

// The token is a point and the first turn of the next shift.
void find_token(const Turn& turn, List& list) {
  if (turn.ends_shift()) {
    const int points =
        CardGame::score(turn.after, turn.seat).total() - CardGame::score(turn.before, turn.seat).total();
    if (turn.is.tokens != turn.was.tokens) list.add(Why::TokenWon, turn.before.round + 1, points);
    return;
  }
  const Seat rival = next_token_owner(turn.before);
  if (rival != turn.seat && next_token_owner(turn.after) == turn.seat)
    list.add(Why::TokenInView, turn.before.round + 1, rival);
}

void find_workers(const Turn& turn, List& list) {
  const int before = sum_of(turn.was.workers);
  const int after = sum_of(turn.is.workers);
  if (turn.passes()) {
    if (turn.ends_game()) return;
    if (turn.ends_shift()) return list.close(Why::ShiftEnded);
    return before == 0 ? list.close(Why::Passed) : list.close(Why::PassedWithWorkers, before);
  }
  if (after == 0) return list.close(Why::WorkersGone);
  if (before - after < 2) return list.close(Why::WorkersKept, after);
  list.close(Why::WorkersSpent, before - after, after);
}

// ---- words ------------------------------------------------------------------------------------------

constexpr std::array<std::string_view, kFamilies> kFamilyNames{"lorry", "wagon",      "engine",   "order",
                                                               "share", "innovation", "objective"};

void family_word(int family, std::string& out) { out += kFamilyNames[static_cast<std::size_t>(family)]; }
void card_word(int card, std::string& out) { out += card_name(static_cast<Card>(card)); }
void destination_word(int destination, std::string& out) {
  out += kDestinationNames[static_cast<std::size_t>(destination)];
}
void lorry_in_words(int card, std::string& out) {  // a wheel lorry (2 points), or 2 wheel lorries
  const auto lorry = static_cast<Lorry>(card);     // the first family's numbers are the kinds themselves
  const std::string_view crest = kCrestNames[static_cast<std::size_t>(crest_of(lorry))];
  out += lorries_on(lorry) == 1 ? "a " : std::to_string(lorries_on(lorry)) + " ";
  out += crest;
  out += lorries_on(lorry) == 1 ? " lorry" : " lorries";
  if (points_on(lorry) > 0)
    out += " (" + std::to_string(points_on(lorry)) + (points_on(lorry) == 1 ? " point)" : " points)");
}
void wagon_in_words(int card, std::string& out) {  // a wild wagon
  const auto wagon = static_cast<std::size_t>(card - kFirstCard[at(Family::Wagons)]);
  out += "a ";
  out += wagon == kWild ? "wild" : kCrestNames[wagon];
  out += " wagon";
}
void innovation_in_words(int card, std::string& out) {
  constexpr std::array<std::string_view, kInnovationKinds> kWords{
      "worth up to 3 workers", "worth up to 4 workers", "worth up to 5 workers", "for a free lorry",
      "for a free wagon",      "for free mining",       "for a free engine",     "for a free order",
      "for a free share",      "for a free delivery"};
  out += "an innovation ";
  out += kWords[static_cast<std::size_t>(card - kFirstCard[at(Family::Innovations)])];
}
void objective_in_words(int card, std::string& out) {
  const int objective = card - kFirstCard[at(Family::Objectives)];
  out += "the objective for ";
  if (objective == kTokenObjective) return void(out += "pairs of shift tokens");
  if (objective == kObjectiveObjective) return void(out += "objectives");
  if (objective < kShareObjectives)
    return void(out.append(kEngineNames[static_cast<std::size_t>(objective - kEngineObjectives)]) +=
                " engines");
  if (objective >= kLorryObjectives) out += "lorries to the ";
  destination_word((objective - kShareObjectives) % kDestinations, out);
  if (objective < kLorryObjectives) out += objective < kOrderObjectives ? " shares" : " orders";
}
void engine_word(int engine, std::string& out) { out += kEngineNames[static_cast<std::size_t>(engine)]; }

constexpr ArgForm kCountArg{"n"};
constexpr ArgForm kPointsArg{"points"};
constexpr ArgForm kDestinationArg{"destination", destination_word};
constexpr ArgForm kOrderArg{"order", card_word};
constexpr ArgForm kDockArg{"dock"};
constexpr ArgForm kFamilyArg{"family", family_word};
constexpr ArgForm kShiftArg{"shift"};
constexpr ArgForm kInnovationArg{"innovation", card_word, innovation_in_words};

// In the sequence of Why.
constexpr std::array<EventForm, kKinds> kTable{{
    {"game-won", "wins the game", {}},
    {"victory-shared", "shares the victory", {}},
    {"game-ended", "ends the game with {points point|points}", {{kPointsArg}}},
    {"order-delivered",
     "delivers the {points}-point {destination} order",
     {{kPointsArg, kDestinationArg, kOrderArg}}},
    {"orders-delivered", "delivers {n order|orders} for {points point|points}", {{kCountArg, kPointsArg}}},
    {"lorries-scored", "scores {points point|points} on lorries", {{kPointsArg}}},
    {"shares-scored", "makes {n share|shares} count ({points point|points})", {{kCountArg, kPointsArg}}},
    {"objectives-scored", "scores {points point|points} by objectives", {{kPointsArg}}},
    {"token-won", "gets the token of shift {shift} ({points point|points})", {{kShiftArg, kPointsArg}}},
    {"token-in-view", "would get the token of shift {shift} instead of {rival}", {{kShiftArg, kRivalArg}}},
    {"train-ready",
     "has dock {dock} ready for the {points}-point {destination} order",
     {{kDockArg, kPointsArg, kDestinationArg}}},
    {"lorries-loaded", "loads {n lorry|lorries}", {{kCountArg}}},
    {"lorries-stored", "moves {n lorry|lorries} to the storage", {{kCountArg}}},
    {"order-taken",
     "takes the {points}-point {destination} order",
     {{kPointsArg, kDestinationArg, kOrderArg}}},
    {"share-taken", "takes a share in the {destination}", {{kDestinationArg}}},
    {"objective-taken", "takes {objective}", {{{"objective", card_word, objective_in_words}}}},
    {"innovation-taken", "takes {innovation}", {{kInnovationArg}}},
    {"lorry-taken", "takes {lorry}", {{{"lorry", card_word, lorry_in_words}}}},
    {"engine-docked", "puts an {engine} engine in dock {dock}", {{{"engine", engine_word}, kDockArg}}},
    {"wagon-coupled", "couples {wagon} in dock {dock}", {{{"wagon", card_word, wagon_in_words}, kDockArg}}},
    {"cards-looked-at", "looks at {n card|cards} of the {family} stack", {{kCountArg, kFamilyArg}}},
    {"card-picked", "picks one of the top {family} cards", {{kFamilyArg}}},
    {"cards-drawn", "draws {n card|cards} from the {family} stacks", {{kFamilyArg, kCountArg}}},
    {"innovation-played", "plays {innovation}", {{kInnovationArg}}},
    {"innovations-played", "plays {n innovation|innovations}", {{kCountArg}}},
    {"innovations-paid", "pays with {n worker innovation|worker innovations}", {{kCountArg}}},
    {"innovations-kept", "keeps {n innovation|innovations} in hand", {{kCountArg}}},
    {"cards-returned", "puts {n card|cards} under the stack", {{kCountArg}}},
    {"lorry-denied", "takes a lorry that {rival} has an empty wagon for", {{kRivalArg}}},
    {"order-denied", "takes an order that {rival} has a train ready for", {{kRivalArg}}},
    {"delivery-dearer",
     "makes {rival}, who has a loaded train, pay {workers worker|workers} to deliver",
     {{{"workers"}, kRivalArg}}},
    {"passed", "passes", {}},
    {"passed-with-workers", "passes with {n worker|workers} in hand", {{kCountArg}}},
    {"shift-ended", "ends the shift", {}},
    {"workers-kept", "keeps {n worker|workers}", {{kCountArg}}},
    {"workers-spent", "spends {n worker|workers} and keeps {left}", {{kCountArg, {"left"}}}},
    {"workers-gone", "has no worker left", {}},
}};

// An innovation that was a guess may have been played at once, and all else may be its doing.
void find_all(const Turn& turn, List& list) {
  const Taken taken = count_taken(turn);
  if (!taken.is_seen(Family::Innovations)) {
    add_unseen(taken, Family::Innovations, list);
    return find_workers(turn, list);
  }
  find_end_of_game(turn, list);
  find_deliveries(turn, taken, list);
  find_points(turn, taken, list);
  find_ready_train(turn, taken, list);
  find_mining(turn, taken, list);
  find_look(turn, list);
  find_taken_cards(turn, taken, list);
  find_token(turn, list);
  find_played_innovations(turn, list);
  find_quiet_end(turn, list);
  find_denied_cards(turn, taken, list);
  find_dearer_delivery(turn, list);
  find_workers(turn, list);
}

}  // namespace
}  // namespace card_game

constinit const std::array<EventForm, 37> Reasons<card_game::CardGame>::kForms = card_game::kTable;

void Reasons<card_game::CardGame>::find(const card_game::State& before, const card_game::State& after,
                                        Seat seat, std::vector<Event>& reasons) {
  card_game::List list(seat, reasons);
  card_game::find_all({{.before = before, .after = after, .seat = seat}}, list);
}

}  // namespace pithead
