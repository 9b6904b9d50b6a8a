// Schichtwechsel: the state of a game. All of it is open but the sets still to be drawn from the bag and the
// round cards still to come; both are settled in the deal.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "games/core/bits.h"
#include "games/core/hash.h"
#include "games/core/seats.h"
#include "games/schichtwechsel/boxes.h"
#include "games/schichtwechsel/components.h"
#include "games/schichtwechsel/moves.h"

namespace pithead::schichtwechsel {

inline constexpr std::uint8_t kNone = 0xff;
inline constexpr std::array<std::string_view, 3> kPurseNames{"coins", "tools", "water"};

struct alignas(16) Player {  // 64 bytes, so that a seat is found by a shift
  std::array<std::int16_t, kSources> points{};

  // carts: what they hold, and which are full
  CartSet coal_carts = 0;
  CartSet spoil_carts = 0;
  CartSet full_carts = 0;

  // above ground only numbers matter: coke may be rearranged at any time, and so may coal in most boxes
  std::uint8_t coal = 0;   // on coal wagons
  std::uint8_t spoil = 0;  // on the tip
  std::uint8_t coke = 0;   // on coke wagons
  std::uint8_t pairs = 0;  // sold
  CokingSet plant = 0;     // coking spaces with own coke
  std::uint8_t water = 0;

  std::uint8_t tools = kStartTools;
  std::uint8_t coins = kStartCoins;
  std::uint8_t white = 0;  // white action tokens
  bool token = true;       // the own action token

  BarSet bar = kWholeBar;    // spaces still covered by a building
  LotSet lots = 0;           // lots with at least one own building
  std::uint8_t on_sale = 0;  // own buildings in lots that take several
  std::uint8_t on_speed = 0;

  std::uint8_t frames_on_card = kHeadframes;
  std::uint8_t top = kNone;   // the space of the headframe in the top row, 0 to 3
  std::uint8_t left = kNone;  // and of the one in the left column

  std::array<std::uint8_t, kTracks> discs{};
  std::uint8_t miner = kGateIn;
  std::uint8_t tile = kNone;

  // of the coal, where it stays on its wagon (Print::coal_stays)
  std::uint8_t coal_on_small = 0;
  std::uint8_t coal_on_token = 0;  // on the wagon that shows the white token
};

// A bag draw: how many spoil, and whether the water marker is among the three.
struct DrawnSet {
  std::uint8_t spoil = 0;
  bool marker = false;
  constexpr int coal() const { return kCubesInSet - spoil - (marker ? 1 : 0); }
  friend constexpr bool operator==(DrawnSet, DrawnSet) = default;
};

// What lies on an action card.
struct Laid {
  std::uint8_t white = 0;
  std::uint8_t coins = 0;
  SeatSet tokens;
};

// The parts of a round in which seats decide. When there is nothing left to do in one, the next begins.
enum class Phase : std::uint8_t {
  Sets,     // I: sets of cubes
  Tiles,    // II: selection tiles are chosen
  Bonuses,  // II: and give their upper bonus
  Sale,     // V
  Bar,      // VI
  Actions,
  LastMove,  // final scoring: last miner moves
  Over,
};

// What is still to be done, the next task last. A task that triggers others puts them on top, so that they
// are finished before it goes on; nothing is hidden in calls. Pushing looks for no end of the room: no box
// with which a game is played can fill it (nesting.h), and boxes that could are refused (box_facts.cpp).
struct Agenda {
  static constexpr std::size_t kMost = 24;
  std::array<Task, kMost> tasks{};
  std::uint8_t size = 0;

  bool empty() const { return size == 0; }
  Task& top() { return tasks[size - 1U]; }
  const Task& top() const { return tasks[size - 1U]; }
  void pop() { --size; }
  void push(Task task) { tasks[size++] = task; }
  // The first of them is carried out first.
  void push(const Tasks& list) {
    for (std::size_t i = list.count; i > 0; --i) push(list.list[i - 1]);
  }
};

struct State {
  // whose turn, and where in it
  Phase phase = Phase::Sets;
  std::uint8_t players = 0;
  Seat turn = 0;
  Seat first_player = 0;  // holder of the first-player marker
  std::uint8_t round = 0;
  std::uint8_t options = 0;
  std::uint8_t box = 0;     // of boxes: the printed numbers it is played with
  std::uint8_t served = 0;  // seats that are through with a step, or sets given
  Question question = Question::Over;
  Offer offer = 0;               // its answers that are possible now, of kAnswers
  bool fresh = true;             // the seat to move has not decided anything on this turn yet
  bool exchanged = false;        // spoil was exchanged on this turn
  bool acted = false;            // the action of this turn has begun
  std::uint8_t card = kNone;     // chosen, not paid yet
  std::uint8_t small_coked = 0;  // wagons coked by the effect that is being carried out
  std::uint8_t large_coked = 0;
  SeatSet with_set;  // who has a set in this round
  SeatSet passed;
  Agenda agenda;

  // the bag and what is in the receiver's hand
  std::uint8_t bag_coal = 0;
  std::uint8_t bag_spoil = 0;
  bool bag_marker = false;
  std::uint8_t hand_coal = 0;
  std::uint8_t hand_spoil = 0;
  std::array<RoundCard, kRoundCards> round_cards{};  // in sequence; the last stays in the box
  std::array<std::array<DrawnSet, kMaxSeats>, kRounds> sets{};

  // the board
  bool carts_closed = false;
  TileSet display = 0;
  // Cards that carry a payment and no white border; personal cards stand behind the others.
  CardSet closed = 0;
  std::array<Laid, kCards + kMaxSeats> laid{};
  std::array<Seat, kTracks> first_at_end{kNobody, kNobody, kNobody};
  Seat first_out = kNobody;  // whose miner was first at the exit

  std::array<Player, kMaxSeats> seats;
};

static_assert(sizeof(State) <= 1024);

inline const Box& box_of(const State& s) { return boxes[s.box]; }

inline Player& mover(State& s) { return s.seats[s.turn]; }
inline const Player& mover(const State& s) { return s.seats[s.turn]; }

// Clockwise from the holder of the first-player marker.
template <class Body>
void for_each_seat(const State& s, Body body) {
  for (int i = 0; i < s.players; ++i) body(static_cast<Seat>((s.first_player + i) % s.players));
}

// Each seat's personal card has a place of its own behind the others.
constexpr std::size_t place_of(std::uint8_t card, Seat seat) {
  return card == kPersonalCard ? std::size_t{kPersonalCard} + seat : card;
}
constexpr bool is_closed(const State& s, std::size_t place) { return (s.closed >> place & 1U) != 0; }

// Before the first round.
inline Player new_player(const Box& box) {
  Player player;
  player.water = box.water.start;
  player.miner = box.first_place();
  return player;
}

// ---- a player's mine --------------------------------------------------------------------------------

constexpr int cubes_in(const Box& box, const Player& player, CartSet kind) {
  return count_bits(kind) + count_bits(kind & player.full_carts & box.pair_carts);
}
constexpr int coke_made(const Player& player) {
  return player.coke + kCokePerSale * player.pairs + count_bits(player.plant);
}
constexpr int spoil_in_mine(const Box& box, const Player& player) {
  return player.spoil + cubes_in(box, player, player.spoil_carts);
}
constexpr int frames_in_depot(const Player& player) {
  return kHeadframes - player.frames_on_card - (player.top != kNone ? 1 : 0) - (player.left != kNone ? 1 : 0);
}
// Before the first circle it is -1.
constexpr int miner_place(const Player& player) { return static_cast<std::int8_t>(player.miner); }
constexpr int space_on(const Player& player, Track track) {
  return player.discs[static_cast<std::size_t>(track)];
}
constexpr bool at_end(const Box& box, const Player& player, Track track) {
  return space_on(player, track) == box.length_of(track);
}

constexpr bool has_lot(const Player& player, Lot lot) { return (player.lots & only(lot)) != 0; }
constexpr int buildings_in(const Player& player, Lot lot) {
  if (lot == Lot::Sale) return player.on_sale;
  if (lot == Lot::Speed) return player.on_speed;
  return has_lot(player, lot) ? 1 : 0;
}

// ---- options ----------------------------------------------------------------------------------------

inline constexpr std::uint8_t kOnePerRoundCard = 1;   // round cards 1 to 3 pay for one group at most
inline constexpr std::uint8_t kCumulativeTracks = 2;  // all thresholds of a track add up

// ---- the hash ---------------------------------------------------------------------------------------

// Every fact once, in a fixed order, for the hash (docs/records.md); what is derived is left out.
template <class Visitor>
void visit(const Player& p, Visitor& v) {
  for (std::size_t i = 0; i < kSources; i += 4) {
    std::uint64_t word = 0;
    for (std::size_t j = 0; j < 4; ++j)
      word |= std::uint64_t{static_cast<std::uint16_t>(p.points[i + j])} << (16 * j);
    v(word);
  }
  v(pack_bytes(p.coal_carts, p.spoil_carts, p.full_carts, p.coal, p.spoil, p.coke, p.pairs, p.plant));
  v(pack_bytes(p.water, p.tools, p.coins, p.white, p.token, p.bar, p.lots, p.on_sale));
  v(pack_bytes(p.on_speed, p.frames_on_card, p.top, p.left, p.discs[0], p.discs[1], p.discs[2], p.miner));
  v(pack_bytes(p.tile, p.coal_on_small, p.coal_on_token));
}

template <class Visitor>
void visit(const State& s, Visitor& v) {
  v(pack_bytes(s.question, s.phase, s.players, s.options | kBoxNumbers[s.box] << 2U, s.round, s.turn,
               s.first_player, s.served));
  v(pack_bytes(s.fresh, s.exchanged, s.acted, s.card, s.small_coked, s.large_coked, s.with_set.bits,
               s.passed.bits));
  for (std::size_t i = 0; i < s.agenda.size; ++i)
    v(pack_bytes(s.agenda.tasks[i].effect, s.agenda.tasks[i].amount, s.agenda.size));
  v(pack_bytes(s.bag_coal, s.bag_spoil, s.bag_marker, s.hand_coal, s.hand_spoil, s.carts_closed, s.display,
               s.first_out));
  v(pack_bytes(s.round_cards[0], s.round_cards[1], s.round_cards[2], s.round_cards[3], s.round_cards[4],
               s.round_cards[5]));
  for (const auto& round : s.sets) {
    std::uint64_t word = 0;
    for (const DrawnSet set : round)
      word = word << 8U | std::uint64_t{set.spoil} << 1U | (set.marker ? 1U : 0U);
    v(word);
  }
  v(s.closed);
  v(pack_bytes(s.first_at_end[0], s.first_at_end[1], s.first_at_end[2]));
  std::uint64_t laid = 0;
  for (std::size_t i = 0; i < s.laid.size(); ++i) {
    laid = laid << 24U | pack_bytes(s.laid[i].white, s.laid[i].coins, s.laid[i].tokens.bits);
    if (i % 2 == 1) v(laid), laid = 0;
  }
  for (std::size_t seat = 0; seat < s.players; ++seat) visit(s.seats[seat], v);
}

}  // namespace pithead::schichtwechsel
