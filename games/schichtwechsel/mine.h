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

// ---- coal above ground ------------------------------------------------------------------------------

// On large wagons other than the one that shows the white token, where coal stays.
inline int coal_on_other_large(const Player& player) {
  return player.coal - player.coal_on_small - player.coal_on_token;
}

// Coal that stays is laid on the first wagon with room, the one that shows the white token last.
inline void lay_coal(const Box& box, Player& player, int n) {
  for (; n > 0; --n, ++player.coal) {
    if (!box.coal_stays) continue;
    if (player.coal_on_small < kSmallWagon * box.small_wagons) {
      ++player.coal_on_small;
    } else if (coal_on_other_large(player) == kLargeWagon * (box.large_wagons - 1)) {
      ++player.coal_on_token;
    }
  }
}

inline int full_wagons(const Box& box, const Player& player) {
  if (!box.coal_stays) return box.full_wagons(player.coal);
  return player.coal_on_small / kSmallWagon + coal_on_other_large(player) / kLargeWagon +
         player.coal_on_token / kLargeWagon;
}

// Coal that may be rearranged fills a wagon for one as soon as there is any.
inline bool has_full_wagon(const Box& box, const Player& player) {
  return player.coal > 0 && (!box.coal_stays || full_wagons(box, player) > 0);
}

// How much lies on each wagon, and how much it takes; coal that may be rearranged stands as it is counted.
template <class Body>
void for_each_wagon(const Box& box, const Player& player, Body body) {
  const auto fill = [&](int coal, int wagons, int size) {
    for (; wagons > 0; --wagons, coal = std::max(coal - size, 0)) body(std::min(coal, size), size);
  };
  const bool stays = box.coal_stays;
  const int small = stays ? player.coal_on_small : std::min<int>(player.coal, kSmallWagon * box.small_wagons);
  const int token = stays ? player.coal_on_token : std::max(player.coal - box.coal_without_token_wagon, 0);
  fill(small, box.small_wagons, kSmallWagon);
  fill(player.coal - small - token, box.large_wagons - 1, kLargeWagon);
  fill(token, 1, kLargeWagon);
}

inline bool hides_white_token(const Box& box, const Player& player) {
  return box.coal_stays ? player.coal_on_token > 0 : player.coal > box.coal_without_token_wagon;
}

// Coal that may be rearranged has one arrangement for all wagons of an effect, so no size can be used more
// often than there are wagons of it.
inline bool can_coke_small(const State& s, const Player& player) {
  if (box_of(s).coal_stays) return player.coal_on_small > 0;
  return player.coal >= kSmallWagon && s.small_coked < box_of(s).small_wagons;
}
inline bool can_coke_large(const State& s, const Player& player) {
  if (box_of(s).coal_stays)
    return player.coal_on_token == kLargeWagon || coal_on_other_large(player) >= kLargeWagon;
  return player.coal >= kLargeWagon && s.large_coked < box_of(s).large_wagons;
}

// Of full large wagons that stay as they are, the one that shows the white token first.
inline void take_coal_of_wagon(const Box& box, Player& player, int size) {
  player.coal = static_cast<std::uint8_t>(player.coal - size);
  if (!box.coal_stays) return;
  if (size == kSmallWagon) {
    --player.coal_on_small;
  } else if (player.coal_on_token == kLargeWagon) {
    player.coal_on_token = 0;
  }
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
