// The Great Card Game: the kinds of reason, and what the sources that find them share.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <numeric>

#include "bots/reason_list.h"
#include "games/card_game/state.h"

namespace pithead::card_game::reasons {

// In the sequence of the forms in reasons_words.cpp.
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

// ---- reasons_cards.cpp ------------------------------------------------------------------------------

// Its kind, or -1 if none was taken.
int taken_order(const Turn& turn);
// There must be one.
Lorry taken_lorry(const Turn& turn);
void add_unseen(const Taken& taken, Family family, List& list);

void find_look(const Turn& turn, List& list);
void find_taken_cards(const Turn& turn, const Taken& taken, List& list);
void find_played_innovations(const Turn& turn, List& list);
void find_quiet_end(const Turn& turn, List& list);

// ---- reasons_rivals.cpp -----------------------------------------------------------------------------

void find_denied_cards(const Turn& turn, const Taken& taken, List& list);
void find_dearer_delivery(const Turn& turn, List& list);

}  // namespace pithead::card_game::reasons
