// The Great Card Game: what a move does, in the rulebook's order. What may be done is in legal.cpp.
#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "games/card_game/events.h"
#include "games/card_game/game.h"
#include "games/card_game/legal.h"
#include "games/card_game/mining.h"
#include "games/card_game/scoring.h"
#include "games/card_game/secrets.h"
#include "games/core/tell.h"

namespace pithead::card_game {
namespace {

constexpr std::size_t at(Zone zone) { return static_cast<std::size_t>(zone); }

// ---- setup ------------------------------------------------------------------------------------------

// All cards of the box for each choice of decks, sorted, a family after the other.
constexpr auto kSortedCards = [] {
  std::array<std::array<Card, kPlaces>, kDecksNames.size()> boxes{};
  for (std::size_t choice = 0; choice < boxes.size(); ++choice) {
    std::size_t next = 0;
    for (std::size_t family = 0; family < kFamilies; ++family) {
      for (int kind = 0; kind < kKindsIn[family]; ++kind) {
        for (int i = copies_of(static_cast<Family>(family), kind, decks_of(choice)); i > 0; --i)
          boxes[choice][next++] = static_cast<Card>(kind);
      }
    }
  }
  return boxes;
}();

void lay_out_stacks(State& s, Rng& rng) {
  for (std::size_t place = 0; place < kPlaces; ++place) s.cards.put(place, kSortedCards[s.decks][place]);
  for (const Deck& deck : kDecks) s.cards.shuffle(deck, rng);
  for (std::size_t i = 0; i < kStacks; ++i) {
    const auto stack = static_cast<Zone>(i);
    const std::size_t cards = deck_of(stack).places;
    s.heights[i] = static_cast<std::uint8_t>(has_twin(stack) ? cards / 2 : cards);
    s.cards.show_all(place_in(s, stack, 0), deck_of(stack));
  }
}

void gather_workers(State& s) {
  const Table& table = table_for(s.players);
  s.zones_at = {};
  s.levels = {};
  for (int zone = 0; zone < kZones; ++zone) {
    const auto each = static_cast<Zone>(zone);
    for (int i = 0; i < start_level(each); ++i) s.levels.add(zone);
    s.zones_at[static_cast<std::size_t>(start_level(each))] |= static_cast<ZoneSet>(only(each) & table.zones);
  }
  s.last_player = {};
  for (auto& by_seat : s.laid) by_seat.fill(0);
  for (WorkerInnovations& laid : s.laid_innovations) {
    s.spent.packed += laid;
    laid = 0;
  }
  for (std::size_t seat = 0; seat < s.players; ++seat) s.seats[seat].workers = table.workers;
}

// ---- stacks -----------------------------------------------------------------------------------------

template <class Sink>
void turn_up(State& s, Zone stack, Sink& sink) {
  s.cards.show_all(place_in(s, stack, 0), deck_of(stack));
  tell_revealed(sink, EventKind::TopTurned, kNobody, index(stack),
                number_of(family_of(stack), top_of(s, stack)));
}

// A stack that ran out gets the lower half of its twin.
template <class Sink>
void cut_twin(State& s, Zone stack, Sink& sink) {
  const Zone twin = twin_of(stack);
  const auto half = static_cast<std::size_t>(height_of(s, twin)) / 2;
  if (half == 0) return;
  const std::size_t kept = s.heights[at(twin)] - half;
  for (std::size_t i = 0; i < half; ++i) s.cards.move(bottom_of(twin) + i, bottom_of(stack) + i);
  for (std::size_t i = 0; i < kept; ++i) s.cards.move(bottom_of(twin) + half + i, bottom_of(twin) + i);
  s.heights[at(stack)] = static_cast<std::uint8_t>(half);
  s.heights[at(twin)] = static_cast<std::uint8_t>(kept);
  tell(sink, EventKind::StackCut, kNobody, index(stack), static_cast<int>(half));
  turn_up(s, stack, sink);
}

// After the top card is gone.
template <class Sink>
void show_next(State& s, Zone stack, Sink& sink) {
  if (height_of(s, stack) > 0) return turn_up(s, stack, sink);
  if (has_twin(stack)) cut_twin(s, stack, sink);
}

// ---- taking a card ----------------------------------------------------------------------------------

// Back to the turn after an innovation, or on to its end after the placement's action.
void finish_action(State& s) {
  s.phase = s.placed ? Phase::After : Phase::Turn;
  s.innovation = s.stack = s.held = kNone;
  s.looked = s.returned = s.steps_owed = s.steps_left = 0;
  s.train = kNoEngine;
}

// Lays a card down where its kind belongs; wagons and engines wait for their dock.
void receive(State& s, Family family, Card card) {
  Player& player = mover(s);
  switch (family) {
    case Family::Lorries: return player.row.push(card);
    case Family::Wagons:
    case Family::Engines:
      s.held = number_of(family, card);
      s.phase = Phase::Dock;
      return;
    case Family::Orders: return player.orders.add(card);
    case Family::Shares: return player.shares.add(card);
    case Family::Innovations: return player.innovations.add(card);
    case Family::Objectives: player.objectives |= 1U << card; return;
  }
}

template <class Sink>
void take_top(State& s, Zone stack, Sink& sink) {
  const Card card = s.cards.take_open(place_in(s, stack, 0));
  --s.heights[at(stack)];
  tell(sink, EventKind::CardTaken, s.turn, index(stack), number_of(family_of(stack), card));
  show_next(s, stack, sink);
  receive(s, family_of(stack), card);
  if (s.held == kNone) finish_action(s);
}

template <class Sink>
void dock(State& s, std::size_t dock, Sink& sink) {
  Player& player = mover(s);
  const Card card = s.held;
  s.held = kNone;
  if (card >= number_of(Family::Engines, 0)) {
    player.engines[dock] = static_cast<Engine>(card - number_of(Family::Engines, 0));
    tell(sink, EventKind::EngineDocked, s.turn, card, static_cast<int>(dock) + 1);
  } else {
    const auto wagon = static_cast<Wagon>(card - number_of(Family::Wagons, 0));
    const bool second = kDockCrests[dock].crests[1] == static_cast<Crest>(wagon);
    player.trains[dock].add_wagon(wagon == kWild ? kWildBerth : second ? 1 : 0);
    tell(sink, EventKind::WagonDocked, s.turn, card, static_cast<int>(dock) + 1);
  }
  if (s.looked > 0) {
    s.phase = Phase::Return;
  } else {
    finish_action(s);
  }
}

// ---- the wild action --------------------------------------------------------------------------------

bool goes_to_hand(Family family) { return family == Family::Orders || family == Family::Innovations; }

template <class Sink>
void look_at(State& s, Zone stack, Sink& sink) {
  s.stack = static_cast<std::uint8_t>(stack);
  s.looked = static_cast<std::uint8_t>(std::min(height_of(s, stack), kWildLooks));
  s.phase = Phase::Keep;
  tell_revealed(sink, EventKind::StackLookedAt, s.turn, index(stack), s.looked);
  for (int depth = 0; depth < s.looked; ++depth) {
    const std::size_t place = place_in(s, stack, depth);
    s.cards.show(place, s.turn, deck_of(stack));
    tell_secretly(sink, EventKind::CardSeen, s.turn, number_of(family_of(stack), s.cards.at(place)));
  }
}

// Lifts one of the cards looked at above those that have not been named yet.
void raise(State& s, Zone stack, Card card) {
  int depth = s.returned;
  while (s.cards.at(place_in(s, stack, depth)) != card) ++depth;
  const auto count = static_cast<std::size_t>(depth - s.returned + 1);
  if (count > 1) s.cards.rotate(place_in(s, stack, depth), count, count - 1);
}

// The others see neither which of the cards looked at is kept nor how the rest goes back. What is kept in
// secret they cannot tell from the other secret cards of that hand either.
void mix_looked(State& s, Zone stack) {
  const Deck& deck = deck_of(stack);
  std::uint64_t places = secrets_of(mover(s), family_of(stack));
  for (int depth = 0; depth < s.looked; ++depth)
    places |= std::uint64_t{1} << (place_in(s, stack, depth) - deck.first);
  s.cards.mix(places, s.turn, deck);
}

// The top card of the stack stays in its place, which is now in the player's hand.
template <class Sink>
void keep_secretly(State& s, Zone stack, Sink& sink) {
  Player& player = mover(s);
  const std::size_t place = place_in(s, stack, 0);
  const Card card = s.cards.at(place);
  const std::uint32_t slot = 1U << (place - deck_of(stack).first);
  if (family_of(stack) == Family::Orders) {
    player.secret_orders |= slot;
  } else {
    player.secret_innovations = static_cast<std::uint16_t>(player.secret_innovations | slot);
  }
  receive(s, family_of(stack), card);
  --s.heights[at(stack)];
  tell(sink, EventKind::SecretKept, s.turn, index(stack));
  tell_secretly(sink, EventKind::CardKept, s.turn, number_of(family_of(stack), card));
}

template <class Sink>
void keep_openly(State& s, Zone stack, Sink& sink) {
  const Card card = s.cards.take(place_in(s, stack, 0), deck_of(stack));
  --s.heights[at(stack)];
  tell_revealed(sink, EventKind::CardKept, s.turn, number_of(family_of(stack), card));
  if (s.looked == 1) show_next(s, stack, sink);
  receive(s, family_of(stack), card);
}

template <class Sink>
void keep(State& s, Card card, Sink& sink) {
  const auto stack = static_cast<Zone>(s.stack);
  raise(s, stack, card);
  const bool alone = s.looked == 1;  // then everybody has seen it on top
  if (goes_to_hand(family_of(stack)) && !alone) {
    mix_looked(s, stack);
    keep_secretly(s, stack, sink);
  } else {
    if (!alone) mix_looked(s, stack);
    keep_openly(s, stack, sink);
  }
  --s.looked;
  if (s.held != kNone) return;
  if (alone) return finish_action(s);
  s.phase = Phase::Return;
}

// The cards named lie on top in their sequence until the last one is, then all go under the stack.
template <class Sink>
void return_card(State& s, Card card, Sink& sink) {
  const auto stack = static_cast<Zone>(s.stack);
  raise(s, stack, card);
  ++s.returned;
  tell_secretly(sink, EventKind::CardReturned, s.turn, number_of(family_of(stack), card));
  if (s.returned < s.looked) return;
  s.cards.rotate(bottom_of(stack), s.heights[at(stack)], s.looked);
  tell(sink, EventKind::CardsReturned, s.turn, index(stack), s.looked);
  turn_up(s, stack, sink);
  finish_action(s);
}

// ---- mining -----------------------------------------------------------------------------------------

void begin_mining(State& s, Steps steps) {
  s.steps_owed = static_cast<std::uint8_t>(steps.least);
  s.steps_left = static_cast<std::uint8_t>(steps.most);
  s.phase = Phase::Mine;
}

template <class Sink>
void tell_mining(const State& s, int move, Lorry lorry, Sink& sink) {
  const Card card = number_of(Family::Lorries, lorry);
  if (move == kStoreBit) return tell(sink, EventKind::LorryStored, s.turn, card);
  const bool fetched = move >= kFetchBit;
  const int berth = fetched ? berth_of_fetch(move - kFetchBit) : move;
  tell(sink, fetched ? EventKind::LorryFetched : EventKind::LorryLoaded, s.turn, card,
       number_of(Family::Wagons, wagon_at(berth)), berth / kBerthsPerDock + 1);
}

template <class Sink>
void end_mining(State& s, Sink& sink) {
  const Steps steps = s.innovation == kNone ? steps_of(static_cast<Zone>(s.zone)) : kInnovationSteps;
  tell(sink, EventKind::MiningEnded, s.turn, steps.most - s.steps_left);
  finish_action(s);
}

template <class Sink>
void mine(State& s, Move move, Sink& sink) {
  if (kStop.holds(move)) return end_mining(s, sink);
  const int bit = index_of(move) - kLoad.first;
  const Lorry lorry = move_lorry(mover(s), bit);
  tell_mining(s, bit, lorry, sink);
  const int cost = lorries_on(lorry);
  s.steps_left = static_cast<std::uint8_t>(s.steps_left - cost);
  s.steps_owed = static_cast<std::uint8_t>(std::max(0, s.steps_owed - cost));
  if (s.steps_left == 0) end_mining(s, sink);
}

// ---- cards that leave a hand ------------------------------------------------------------------------

// Of two equal cards the one that everybody has seen goes first: nobody can tell them apart. A secret card
// leaves from the hand's first place, as the others must not see which of the secret cards it was.
template <class Places, class Held, class Sink>
void take_from_hand(State& s, Family family, Places& secrets, Held& held, int kind, Sink& sink) {
  if (secrets != 0 && secret_copies(s, family, secrets, kind) == held.of(kind)) {
    const Deck& deck = kDecks[static_cast<std::size_t>(family)];
    const std::size_t first = deck.first + static_cast<std::size_t>(std::countr_zero(secrets));
    std::size_t place = first;
    for_each_secret(family, secrets,
                    [&](std::size_t each) { place = s.cards.at(each) == kind ? each : place; });
    if (place != first) s.cards.swap(first, place);
    s.cards.take(first, deck);
    secrets = static_cast<Places>(secrets & (secrets - 1));
    tell_revealed(sink, EventKind::SecretShown, s.turn, number_of(family, kind));
  }
  held.remove(kind);
}

template <class Sink>
void use_order(State& s, Order order, Sink& sink) {
  Player& player = mover(s);
  take_from_hand(s, Family::Orders, player.secret_orders, player.orders, order, sink);
}

template <class Sink>
void use_innovation(State& s, int kind, Sink& sink) {
  Player& player = mover(s);
  take_from_hand(s, Family::Innovations, player.secret_innovations, player.innovations, kind, sink);
}

// ---- delivery ---------------------------------------------------------------------------------------

// Everything in the dock goes to the delivered pile.
void clear_dock(State& s, std::size_t dock) {
  Player& player = mover(s);
  const Train& train = player.trains[dock];
  const auto& crests = kDockCrests[dock].crests;
  for (int field = 0; field < Train::kLoaded; ++field) {
    const auto crest = crests[static_cast<std::size_t>(field / kPrints % 2)];
    const Wagon wagon = field >= 2 * kPrints ? kWild : static_cast<Wagon>(crest);
    for (int i = train.loaded(field); i > 0; --i) {
      s.delivered_wagons.add(wagon);
      player.delivered_lorries.add(make_lorry(crest, field % kPrints));
    }
  }
  for (int place = 0; place < kBerthsPerDock; ++place) {
    for (int i = train.empty(place); i > 0; --i)
      s.delivered_wagons.add(wagon_at(static_cast<int>(dock) * kBerthsPerDock + place));
  }
  player.delivered_engines.add(player.engines[dock]);
  player.engines[dock] = kNoEngine;
  player.loads[dock] = 0;
  player.trains[dock] = {};
}

template <class Sink>
void deliver(State& s, Move move, Sink& sink) {
  if (kDone.holds(move)) return finish_action(s);
  const auto dock = static_cast<std::size_t>(kDeliver.detail(move) / kOrderKinds);
  const auto order = static_cast<Order>(kDeliver.detail(move) % kOrderKinds);
  Player& player = mover(s);
  use_order(s, order, sink);
  player.fulfilled.add(order);
  s.train = player.engines[dock];
  tell(sink, EventKind::TrainDeparted, s.turn, static_cast<int>(dock) + 1, number_of(Family::Orders, order),
       player.loads[dock]);
  clear_dock(s, dock);
}

// ---- the end of a shift and of the game -------------------------------------------------------------

template <class Sink>
void end_game(State& s, Sink& sink) {
  s.phase = Phase::Over;
  score_game(s, sink);
  tell_winners<CardGame>(sink, EventKind::GameWon, s);
}

// Who gets the token starts the next shift.
template <class Sink>
void end_shift(State& s, Sink& sink) {
  score_round(s, sink);
  if (s.round + 1 == table_for(s.players).shifts) return end_game(s, sink);
  s.first_player = s.turn = next_token_owner(s);
  ++s.round;
  gather_workers(s);
  s.passed = SeatSet::none();
  s.phase = Phase::Turn;
  tell(sink, EventKind::ShiftBegun, s.first_player, s.round + 1);
}

// ---- a turn -----------------------------------------------------------------------------------------

template <class Sink>
void end_turn(State& s, Sink& sink) {
  s.placed = s.played = false;
  s.zone = kNone;
  if (s.passed.bits == (1U << s.players) - 1U) return end_shift(s, sink);
  s.turn = next_clockwise(s.turn, s.passed, s.players);
  s.phase = Phase::Turn;
}

template <class Sink>
void pass(State& s, Sink& sink) {
  s.passed.add(s.turn);
  tell(sink, EventKind::Passed, s.turn);
  end_turn(s, sink);
}

template <class Sink>
void perform(State& s, Zone zone, Sink& sink) {
  if (index(zone) < kStacks) return take_top(s, zone, sink);
  if (zone < Zone::Delivery) return begin_mining(s, steps_of(zone));
  s.phase = zone == Zone::Delivery ? Phase::Deliver : Phase::Stack;
}

void raise_level(State& s, Zone zone) {
  const int before = level_of(s, zone);
  if (before < kLowLevels) s.zones_at[static_cast<std::size_t>(before)] ^= only(zone);
  if (before + 1 < kLowLevels) s.zones_at[static_cast<std::size_t>(before) + 1] ^= only(zone);
  s.levels.add(index(zone));
  s.last_player.packed &= ~(3U << (2 * index(zone)));
  s.last_player.packed |= std::uint32_t{s.turn} << (2 * index(zone));
}

template <class Sink>
void pay(State& s, Move move, Sink& sink) {
  const auto zone = static_cast<Zone>(s.zone);
  const Workers workers = workers_of(move);
  const WorkerInnovations innovations = innovations_of(move);
  if (innovations != 0) {
    for (int kind = 0; kind < kWorkerInnovations; ++kind) {
      for (int i = copies_in_innovations(innovations, kind); i > 0; --i) use_innovation(s, kind, sink);
    }
  }
  mover(s).workers = static_cast<Workers>(mover(s).workers - workers);
  Workers& laid = s.laid[at(zone)][s.turn];
  laid = static_cast<Workers>(laid + workers);
  s.laid_innovations[at(zone)] = static_cast<WorkerInnovations>(s.laid_innovations[at(zone)] + innovations);
  raise_level(s, zone);
  s.placed = true;
  tell(sink, EventKind::WorkersPlaced, s.turn, index(zone), level_of(s, zone), kPay.detail(move));
  perform(s, zone, sink);
}

template <class Sink>
void play_innovation(State& s, int action, Sink& sink) {
  const int kind = kWorkerInnovations + action;
  use_innovation(s, kind, sink);
  s.spent.add(kind);
  if (!s.placed) s.played = true;
  s.innovation = static_cast<std::uint8_t>(kind);
  tell(sink, EventKind::InnovationPlayed, s.turn, number_of(Family::Innovations, kind));
  switch (static_cast<Innovation>(kind)) {
    case Innovation::FreeLorry:
    case Innovation::FreeWagon: s.phase = Phase::Stack; return;
    case Innovation::FreeMining: return begin_mining(s, kInnovationSteps);
    case Innovation::FreeEngine: return take_top(s, Zone::Engines, sink);
    case Innovation::FreeOrder: return take_top(s, Zone::Orders, sink);
    case Innovation::FreeShare: return take_top(s, Zone::Shares, sink);
    default: s.phase = Phase::Deliver; return;
  }
}

template <class Sink>
void choose_stack(State& s, Zone stack, Sink& sink) {
  if (s.innovation == kNone) return look_at(s, stack, sink);
  s.stack = static_cast<std::uint8_t>(stack);
  take_top(s, stack, sink);
}

template <class Sink>
void begin_or_end(State& s, Move move, Sink& sink) {
  if (kPass.holds(move)) return pass(s, sink);
  if (kEnd.holds(move)) return end_turn(s, sink);
  if (kPlay.holds(move)) return play_innovation(s, kPlay.detail(move), sink);
  s.zone = static_cast<std::uint8_t>(kPlace.detail(move));
  s.phase = Phase::Pay;
}

constexpr Card kind_in(const State& s, const Block& block, Move move) {
  return static_cast<Card>(block.detail(move) - number_of(family_of(static_cast<Zone>(s.stack)), 0));
}

}  // namespace

template <class Sink>
void carry_out(State& s, Move move, Sink& sink) {
  switch (s.phase) {
    case Phase::Turn:
    case Phase::After: return begin_or_end(s, move, sink);
    case Phase::Pay: return pay(s, move, sink);
    case Phase::Stack: return choose_stack(s, static_cast<Zone>(kStack.detail(move)), sink);
    case Phase::Keep: return keep(s, kind_in(s, kKeep, move), sink);
    case Phase::Dock: return dock(s, static_cast<std::size_t>(kDock.detail(move)), sink);
    case Phase::Return: return return_card(s, kind_in(s, kReturn, move), sink);
    case Phase::Mine: return mine(s, move, sink);
    case Phase::Deliver: return deliver(s, move, sink);
    case Phase::Over: return;
  }
}

template void carry_out(State&, Move, NoEvents&);
template void carry_out(State&, Move, EventLog&);

State CardGame::deal(int players, const Options& options, Rng& rng) {
  State s;
  s.players = static_cast<std::uint8_t>(players);
  s.decks = options.chosen[0];
  s.seen_cards_shown = options.chosen[1] == 0;
  gather_workers(s);
  lay_out_stacks(s, rng);
  s.first_player = s.turn = static_cast<Seat>(rng.below(static_cast<std::uint32_t>(players)));
  return s;
}

template <class Sink>
void CardGame::play(State& s, Move move, Rng& /*rng*/, Sink& sink) {
  for (std::optional<Move> next = move; next; next = s.phase == Phase::Turn ? std::nullopt : forced_move(s))
    carry_out(s, *next, sink);
}

template void CardGame::play(State&, Move, Rng&, NoEvents&);
template void CardGame::play(State&, Move, Rng&, EventLog&);

}  // namespace pithead::card_game
