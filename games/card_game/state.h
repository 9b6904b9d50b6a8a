// The Great Card Game: the state of a game. Cards of one print are interchangeable, so hands, storages and
// docks are counts of kinds; only stacks and mining rows have an order.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "games/card_game/components.h"
#include "games/core/hash.h"
#include "games/core/hidden.h"
#include "games/core/seats.h"

namespace pithead::card_game {

// How many cards of each kind, side by side in one word.
template <class Word, int Bits>
struct Counts {
  Word packed = 0;

  static constexpr Word one(int kind) { return static_cast<Word>(Word{1} << (Bits * kind)); }
  constexpr int of(int kind) const {
    return static_cast<int>((packed >> (Bits * kind)) & ((Word{1} << Bits) - 1));
  }
  constexpr void add(int kind) { packed = static_cast<Word>(packed + one(kind)); }
  constexpr void remove(int kind) { packed = static_cast<Word>(packed - one(kind)); }
  constexpr int total() const {
    int sum = 0;
    for (Word left = packed; left != 0; left = static_cast<Word>(left >> Bits))
      sum += static_cast<int>(left & ((Word{1} << Bits) - 1));
    return sum;
  }
  friend constexpr bool operator==(Counts, Counts) = default;
};

using OrderCounts = Counts<std::uint32_t, 2>;
using InnovationCounts = Counts<std::uint32_t, 2>;
using LorryCounts = Counts<std::uint64_t, 4>;
using ShareCounts = Counts<std::uint16_t, 4>;
using EngineCounts = Counts<std::uint16_t, 4>;
using WagonCounts = Counts<std::uint32_t, 6>;

// The worker innovations among a hand's are its lowest bits.
constexpr WorkerInnovations worker_innovations(InnovationCounts hand) {
  return static_cast<WorkerInnovations>(hand.packed & (kWorkerInnovationSets - 1));
}

// The wagons of one dock: how many of each berth stand empty, and how many carry each kind of lorry. Fields
// of four bits, the loaded ones first; the last field has eight, as all sixteen wild wagons may stand here.
struct Train {
  std::uint64_t packed = 0;

  // Loaded wagons: own or wild, first or second crest of the dock, print of the lorry.
  static constexpr int kLoaded = 12;
  static constexpr int loaded_field(bool wild, int crest, int print) {
    return (wild ? 6 : 0) + 3 * crest + print;
  }
  constexpr int loaded(int field) const { return static_cast<int>((packed >> (4 * field)) & 15U); }
  constexpr int empty(int place) const {
    return static_cast<int>((packed >> (48 + 4 * place)) & (place == kWildBerth ? 0xffU : 15U));
  }
  constexpr void add_wagon(int place) { packed += std::uint64_t{1} << (48 + 4 * place); }
  constexpr void load(int place, int field) {
    packed += (std::uint64_t{1} << (4 * field)) - (std::uint64_t{1} << (48 + 4 * place));
  }
  friend constexpr bool operator==(Train, Train) = default;
};

// Lorries as they were taken: they leave from the front. Each lorry is taken once in a game, so the places
// never run out. Two to a byte.
struct Row {
  std::array<std::uint8_t, kLorryCards / 2> pairs{};
  std::uint8_t front = 0;
  std::uint8_t back = 0;

  constexpr int size() const { return back - front; }
  constexpr bool empty() const { return front == back; }
  constexpr Lorry at(int i) const {
    const auto place = static_cast<std::size_t>(front + i);
    return static_cast<Lorry>((pairs[place / 2] >> (4 * (place % 2))) & 15U);
  }
  constexpr void push(Lorry lorry) {
    pairs[back / 2U] = static_cast<std::uint8_t>(pairs[back / 2U] | lorry << (4 * (back % 2)));
    ++back;
  }
  constexpr Lorry pop() {
    const Lorry lorry = at(0);
    ++front;
    return lorry;
  }
};

// Points by source, as on the scoring pad.
enum class Source : std::uint8_t { Lorries, Orders, Shares, Tokens, Objectives };
inline constexpr int kSources = 5;
inline constexpr std::array<std::string_view, kSources> kSourceNames{"lorries", "orders", "shares", "tokens",
                                                                     "objectives"};
inline constexpr std::array<std::string_view, 1> kPurseNames{"workers"};

// Widest fields first: 96 bytes without a gap.
struct Player {
  std::array<Train, kDocks> trains;
  LorryCounts storage;
  LorryCounts delivered_lorries;

  OrderCounts orders;            // in hand
  InnovationCounts innovations;  // in hand
  // Places of State::cards with those orders and innovations in hand that others have not seen, as bits from
  // the deck's first place on.
  std::uint32_t secret_orders = 0;
  std::uint32_t objectives = 0;  // a bit for each
  OrderCounts fulfilled;
  std::uint16_t secret_innovations = 0;
  ShareCounts shares;
  EngineCounts delivered_engines;

  Row row;
  std::array<Engine, kDocks> engines{kNoEngine, kNoEngine, kNoEngine};
  std::array<std::uint8_t, kDocks> loads{};  // lorries on each train
  Workers workers = 0;                       // in hand
  std::uint8_t tokens = 0;                   // a bit for each shift
};
static_assert(sizeof(Player) == 96);

// What the seat to move decides next.
enum class Phase : std::uint8_t {
  Turn,     // pass, use a zone, or play an action innovation first
  Stack,    // choose a stack
  Dock,     // choose a dock for a wagon or an engine
  After,    // play an action innovation, or end the turn
  Pay,      // lay down worker cards
  Keep,     // keep one of the cards looked at
  Return,   // name the other cards one by one, as they go under the stack
  Mine,     // move a lorry, or stop
  Deliver,  // let a train depart with an order, or be done
  Over,
};

inline constexpr std::uint8_t kNone = 0xff;

// The places of all stacks, deck after deck. The twin stacks share a deck; orders and innovations held in
// secret stay in their deck too, in places that their stack has left.
inline constexpr std::array<Deck, kFamilies> kDecks = [] {
  std::array<Deck, kFamilies> decks{};
  std::size_t first = 0;
  for (std::size_t i = 0; i < kFamilies; ++i) {
    const auto cards = static_cast<std::size_t>(kCardsIn[i]);
    decks[i] = {first, cards};
    first += cards;
  }
  return decks;
}();
inline constexpr std::size_t kPlaces = kDecks[kFamilies - 1].end();

inline constexpr int kLowLevels = 8;  // higher ones are possible but rare

struct State {
  // whose turn, and where in it
  Phase phase = Phase::Turn;
  std::uint8_t players = 0;
  Seat turn = 0;
  Seat first_player = 0;
  std::uint8_t round = 0;        // a shift, as players say
  std::uint8_t decks = 0;        // the chosen option
  bool seen_cards_shown = true;  // the other one: only views differ
  SeatSet passed;
  bool placed = false;              // this turn's workers are paid
  bool played = false;              // an action innovation was played before that
  std::uint8_t zone = kNone;        // the zone chosen this turn
  std::uint8_t innovation = kNone;  // the action innovation being carried out
  std::uint8_t stack = kNone;       // the stack chosen for the wild action or for a free lorry or wagon
  std::uint8_t held = kNone;        // a wagon or an engine without a dock yet
  std::uint8_t looked = 0;    // cards looked at, lying on their stack; the one kept is none of them any more
  std::uint8_t returned = 0;  // of these, how many have been named
  std::uint8_t steps_owed = 0;  // mining steps still to be made, and allowed
  std::uint8_t steps_left = 0;
  Engine train = kNoEngine;  // the type of engine that this delivery has begun with

  // the table
  std::array<std::uint8_t, kStacks> heights{};
  std::array<WorkerInnovations, kZones> laid_innovations{};
  std::array<std::array<Workers, kMaxSeats>, kZones> laid{};  // worker cards in the zones
  Counts<std::uint32_t, 2> last_player;                       // in each zone, once somebody used it
  WagonCounts delivered_wagons;
  InnovationCounts spent;                      // innovations that left the game
  std::array<ZoneSet, kLowLevels> zones_at{};  // the zones at each low level, for one look at all of them
  Counts<std::uint64_t, 4> levels;             // of the zones

  std::array<Player, kMaxSeats> seats;
  Hidden<kPlaces> cards;
};

static_assert(sizeof(State) <= 1024);

inline Player& mover(State& s) { return s.seats[s.turn]; }
inline const Player& mover(const State& s) { return s.seats[s.turn]; }

// The workers that the latest user of a zone placed there.
inline int level_of(const State& s, Zone zone) { return s.levels.of(index(zone)); }
constexpr int start_level(Zone zone) { return zone == Zone::Wild ? kWildStartLevel : 0; }
// Who used a zone last in this shift, or nobody.
inline Seat last_player(const State& s, Zone zone) {
  return level_of(s, zone) == start_level(zone) ? kNobody : static_cast<Seat>(s.last_player.of(index(zone)));
}

// ---- stacks: where their cards lie ------------------------------------------------------------------

constexpr const Deck& deck_of(Zone stack) { return kDecks[static_cast<std::size_t>(family_of(stack))]; }
// The right twin lies in the second half of its deck.
inline constexpr std::array<std::uint8_t, kStacks> kBottoms = [] {
  std::array<std::uint8_t, kStacks> bottoms{};
  for (std::size_t i = 0; i < kStacks; ++i) {
    const auto stack = static_cast<Zone>(i);
    const bool second = has_twin(stack) && i % 2 == 1;
    bottoms[i] = static_cast<std::uint8_t>(deck_of(stack).first + (second ? deck_of(stack).places / 2 : 0));
  }
  return bottoms;
}();
constexpr std::size_t bottom_of(Zone stack) { return kBottoms[static_cast<std::size_t>(stack)]; }
inline int height_of(const State& s, Zone stack) { return s.heights[static_cast<std::size_t>(stack)]; }
// The place `depth` cards under the top; 0 is the top itself.
inline std::size_t place_in(const State& s, Zone stack, int depth) {
  return bottom_of(stack) + static_cast<std::size_t>(height_of(s, stack) - 1 - depth);
}
inline Card top_of(const State& s, Zone stack) { return s.cards.at(place_in(s, stack, 0)); }

// Every fact once, in a fixed order, for the hash (docs/records.md); what is derived is left out, and so is
// what only views show.
template <class Visitor>
void visit(const Player& p, Visitor& v) {
  for (const Train train : p.trains) v(train.packed);
  v(p.storage.packed), v(p.delivered_lorries.packed);
  std::uint64_t row = 1;  // the 1 marks the end
  for (int i = 0; i < p.row.size(); ++i) {
    row = row << 4U | p.row.at(i);
    if (i % 15 == 14) v(row), row = 1;
  }
  v(row);
  v(p.orders.packed | std::uint64_t{p.innovations.packed} << 32U);
  v(p.secret_orders | std::uint64_t{p.secret_innovations} << 32U | std::uint64_t{p.shares.packed} << 48U);
  v(p.fulfilled.packed | std::uint64_t{p.objectives} << 32U);
  v(pack_bytes(p.engines[0], p.engines[1], p.engines[2], p.workers, p.tokens) |
    std::uint64_t{p.delivered_engines.packed} << 40U);
}

template <class Visitor>
void visit(const State& s, Visitor& v) {
  v(pack_bytes(s.phase, s.players, s.turn, s.first_player, s.round, s.decks, s.passed.bits, s.placed));
  v(pack_bytes(s.played, s.zone, s.innovation, s.stack, s.held, s.looked, s.returned, s.steps_owed));
  v(pack_bytes(s.steps_left, s.train));
  v(s.levels.packed);
  v(s.last_player.packed), v.bytes(s.laid_innovations), v.bytes(s.heights);
  for (const auto& by_seat : s.laid) v.bytes(by_seat);
  v(s.delivered_wagons.packed), v(s.spent.packed);
  for (std::size_t seat = 0; seat < s.players; ++seat) visit(s.seats[seat], v);
  s.cards.visit(v);
}

}  // namespace pithead::card_game
