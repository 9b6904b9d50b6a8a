// Schichtwechsel: what a player's mine, discs and headframes can do at the moment.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "games/core/bits.h"
#include "games/schichtwechsel/state.h"

namespace pithead::schichtwechsel {

// ---- carts ------------------------------------------------------------------------------------------

inline CartSet open_carts(const State& s) {
  return s.carts_closed ? static_cast<CartSet>(box_of(s).all_carts & ~box_of(s).closable)
                        : box_of(s).all_carts;
}

// Carts with a place for a cube of that kind: empty ones, and those that hold one of the same.
inline CartSet carts_with_room(const State& s, const Player& player, Cube cube) {
  const unsigned others = cube == Cube::Coal ? player.spoil_carts : player.coal_carts | box_of(s).coal_only;
  return static_cast<CartSet>(open_carts(s) & ~player.full_carts & ~others);
}

// Full carts whose cubes all find room above ground.
inline CartSet movable_carts(const State& s, const Player& player) {
  const unsigned single_carts = ~unsigned{box_of(s).pair_carts};
  const auto fitting = [&](int room) { return room >= 2 ? ~0U : room == 1 ? single_carts : 0U; };
  const unsigned coal = player.coal_carts & fitting(box_of(s).wagon_room - player.coal);
  const unsigned spoil = player.spoil_carts & fitting(kTipRoom - player.spoil);
  return static_cast<CartSet>((coal | spoil) & player.full_carts & open_carts(s));
}

// ---- coke -------------------------------------------------------------------------------------------

inline bool has_coke_left(const Player& player) { return coke_made(player) < kCokeOfPlayer; }
inline bool can_receive_coke(const Box& box, const Player& player, int n) {
  return player.coke + n <= box.coke_wagons && coke_made(player) + n <= kCokeOfPlayer;
}
inline bool can_sell(const Player& player) { return player.coke >= kCokePerSale && player.pairs < kSales; }
inline bool can_load(const Box& box, const Player& player) {
  return player.plant != 0 && player.coke < box.coke_wagons;
}

// Where the player may put the next coke.
inline CokingSet free_coking_spaces(const State& s, const Player& player) {
  constexpr std::array<CokingSet, kMaxSeats + 1> kSpaces{0, 0, coking_spaces(2), coking_spaces(3),
                                                         coking_spaces(4)};
  const int held = count_bits(player.plant);
  if (held >= kMostCokeInPlant || !has_coke_left(player)) return 0;
  const bool own_free = (player.plant & kOwnBit) == 0;
  if (own_free && held >= kMostGrayFirst) return kOwnBit;
  unsigned taken = 0;
  for (const Player& each : s.seats) taken |= each.plant;
  taken = (taken & ~unsigned{kOwnBit}) | (player.plant & kOwnBit);
  return static_cast<CokingSet>(kSpaces[s.players] & ~taken);
}

// ---- miner ------------------------------------------------------------------------------------------

// A miner before the gate stands on no circle.
constexpr unsigned circle_bit(std::uint8_t place) { return place == kBeforeGate ? 0U : 1U << place; }

// The places of the circles where a move can end: one further, or up to as many more as there are buildings
// for speed. Other miners' circles are jumped over.
inline CircleSet reachable_circles(const State& s, const Player& player) {
  unsigned open = box_of(s).circles_for[s.players];
  for (std::size_t seat = 0; seat < s.players; ++seat) open &= ~circle_bit(s.seats[seat].miner);
  open |= 1U << kGateOut;
  unsigned ahead = open & (~0U << static_cast<std::uint8_t>(player.miner + 1U));
  unsigned reached = 0;
  for (int steps = 1 + player.on_speed; steps > 0 && ahead != 0; --steps) {
    reached |= ahead & (0 - ahead);
    ahead &= ahead - 1;
  }
  return static_cast<CircleSet>(reached);
}

// What the question whether to use something is about.
inline Tasks benefit_in_question(const State& s) {
  const Task task = s.agenda.top();
  if (task.effect == Effect::MaySpoilToTip) return {Task{Effect::SpoilToTip, task.amount}};
  return box_of(s).circles[task.amount].benefit;
}

// ---- headframes -------------------------------------------------------------------------------------

// Spaces where nobody's headframe stands, as bits: the top row, then the left column.
inline unsigned free_frame_spaces(const State& s) {
  unsigned taken = 0;
  for (const Player& each : s.seats) {
    if (each.top != kNone) taken |= 1U << each.top;
    if (each.left != kNone) taken |= 1U << (kRowSpaces + each.left);
  }
  return ~taken & ((1U << kFrameSpaces) - 1U);
}
inline constexpr unsigned kTopRow = (1U << kRowSpaces) - 1U;
inline constexpr unsigned kLeftColumn = kTopRow << kRowSpaces;

inline bool any_frame_in_play(const Player& player) { return player.frames_on_card < kHeadframes; }
inline bool both_frames_in_play(const Player& player) { return player.frames_on_card == 0; }

// ---- the tip ----------------------------------------------------------------------------------------

// Exchanges that are possible as a whole.
inline unsigned possible_exchanges(const Box& box, const Player& player) {
  unsigned set = 0;
  for (std::size_t i = 0; i < kExchanges; ++i) set |= player.spoil >= kExchangeTable[i].spoil ? 1U << i : 0U;
  constexpr unsigned kByRoad = 0b001001;
  constexpr unsigned kByRail = 0b010010;
  if (at_end(box, player, Track::Road)) set &= ~kByRoad;
  if (at_end(box, player, Track::Rail)) set &= ~kByRail;
  return set;
}

}  // namespace pithead::schichtwechsel
