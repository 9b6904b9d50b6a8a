// Schichtwechsel: what each effect does to the state. rules.cpp says when.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "games/core/tell.h"
#include "games/schichtwechsel/events.h"
#include "games/schichtwechsel/mine.h"
#include "games/schichtwechsel/scoring.h"
#include "games/schichtwechsel/state.h"

namespace pithead::schichtwechsel {

inline void change(std::uint8_t& number, int by) { number = static_cast<std::uint8_t>(number + by); }

// ---- what is taken, and pit water -------------------------------------------------------------------

template <class Sink>
void take_tools(State& s, Seat seat, int n, Sink& sink) {
  change(s.seats[seat].tools, n);
  tell(sink, EventKind::ToolsTaken, seat, n);
}

template <class Sink>
void take_coins(State& s, int n, Sink& sink) {
  change(mover(s).coins, n);
  tell(sink, EventKind::CoinsTaken, s.turn, n);
}

template <class Sink>
void take_white(State& s, Seat seat, int n, Sink& sink) {
  if (n == 0) return;
  change(s.seats[seat].white, n);
  tell(sink, EventKind::WhiteTaken, seat, n);
}

// One level; at the top it falls again.
template <class Sink>
void raise_water(State& s, Seat seat, Sink& sink) {
  std::uint8_t& water = s.seats[seat].water;
  ++water;
  if (water < box_of(s).water.top) return tell(sink, EventKind::WaterRisen, seat, water);
  change(water, -box_of(s).water.drop);
  tell(sink, EventKind::WaterFlooded, seat, water);
  take_tools(s, seat, 1, sink);
}

// The bottom is worth a point only when it is reached from above.
template <class Sink>
void lower_water(State& s, Seat seat, int levels, Sink& sink) {
  std::uint8_t& water = s.seats[seat].water;
  const int fall = std::min<int>(levels, water);
  if (fall == 0) return;
  change(water, -fall);
  tell(sink, EventKind::WaterLowered, seat, water);
  if (water == kWaterBottom) award(s, seat, Source::Water, kWaterBottomPoints, sink);
}

// ---- cubes, coal and coke ---------------------------------------------------------------------------

template <class Sink>
void place_cube(State& s, Cube cube, std::size_t cart, Sink& sink) {
  Player& player = mover(s);
  const auto bit = static_cast<CartSet>(1U << cart);
  CartSet& carts = cube == Cube::Coal ? player.coal_carts : player.spoil_carts;
  if (box_of(s).carts[cart].places == 1 || (carts & bit) != 0) player.full_carts |= bit;
  carts |= bit;
  tell(sink, EventKind::CubePlaced, s.turn, static_cast<int>(cube), static_cast<int>(cart));
}

template <class Sink>
void move_cart(State& s, std::size_t cart, Sink& sink) {
  Player& player = mover(s);
  const auto bit = static_cast<CartSet>(1U << cart);
  const bool coal = (player.coal_carts & bit) != 0;
  const int cubes = box_of(s).carts[cart].places;
  if (coal) {
    lay_coal(box_of(s), player, cubes);
  } else {
    change(player.spoil, cubes);
  }
  CartSet& carts = coal ? player.coal_carts : player.spoil_carts;
  carts ^= bit;
  player.full_carts ^= bit;
  tell(sink, EventKind::CartMoved, s.turn, static_cast<int>(cart), cubes,
       static_cast<int>(coal ? Cube::Coal : Cube::Spoil));
}

template <class Sink>
void receive_coal(State& s, bool or_tool, Sink& sink) {
  Player& player = mover(s);
  if (player.coal < box_of(s).wagon_room) {
    lay_coal(box_of(s), player, 1);
    tell(sink, EventKind::CoalReceived, s.turn);
  } else if (or_tool) {
    take_tools(s, s.turn, 1, sink);
  }
}

template <class Sink>
void receive_spoil(State& s, int n, Sink& sink) {
  Player& player = mover(s);
  const int received = std::min(n, kTipRoom - player.spoil);
  if (received == 0) return;
  change(player.spoil, received);
  tell(sink, EventKind::SpoilReceived, s.turn, received);
}

template <class Sink>
void receive_coke(State& s, int n, Sink& sink) {
  for (; n > 0 && can_receive_coke(box_of(s), mover(s), 1); --n) {
    ++mover(s).coke;
    tell(sink, EventKind::CokeReceived, s.turn);
  }
}

// What the space does happens whatever the coke's source.
template <class Sink>
void put_into_plant(State& s, int space, Sink& sink) {
  mover(s).plant = static_cast<CokingSet>(mover(s).plant | 1U << space);
  if (space == kPointSpace) award(s, s.turn, Source::Coke, 1, sink);
  if (space == kWaterSpace) raise_water(s, s.turn, sink);
}

template <class Sink>
void make_coke(State& s, int detail, Sink& sink) {
  const int size = wagon_size(detail);
  const int space = detail % kCokingSpaces;
  take_coal_of_wagon(box_of(s), mover(s), size);
  ++(size == kSmallWagon ? s.small_coked : s.large_coked);
  tell(sink, EventKind::CokeMade, s.turn, size, space);
  put_into_plant(s, space, sink);
}

template <class Sink>
void load_coke(State& s, int space, Sink& sink) {
  mover(s).plant = static_cast<CokingSet>(mover(s).plant ^ 1U << space);
  ++mover(s).coke;
  tell(sink, EventKind::CokeLoaded, s.turn, space);
}

template <class Sink>
void sell_coke(State& s, Sink& sink) {
  Player& player = mover(s);
  change(player.coke, -kCokePerSale);
  ++player.pairs;
  tell(sink, EventKind::CokeSold, s.turn, player.pairs);
  take_coins(s, 1, sink);
  take_white(s, s.turn, 1, sink);
}

// ---- tracks, buildings, headframes, miner -----------------------------------------------------------

template <class Sink>
void advance_disc(State& s, Track track, Sink& sink) {
  const auto i = static_cast<std::size_t>(track);
  std::uint8_t& space = mover(s).discs[i];
  const std::size_t barrier = box_of(s).barrier_after[i][space];
  ++space;
  tell(sink, EventKind::DiscAdvanced, s.turn, static_cast<int>(track), space);
  if (barrier != 0) s.agenda.push(box_of(s).tracks[i].barriers[barrier - 1].benefits);
  if (space < box_of(s).length_of(track)) return;
  const bool first = s.first_at_end[i] == kNobody;
  if (first) s.first_at_end[i] = s.turn;
  tell(sink, EventKind::EndReached, s.turn, static_cast<int>(track), first ? kFirstPoints : kLaterPoints);
}

template <class Sink>
void take_building(State& s, int bar, Sink& sink) {
  mover(s).bar = static_cast<BarSet>(mover(s).bar ^ 1U << bar);
  s.agenda.push(task(Effect::ChooseLot, bar));
  tell(sink, EventKind::BuildingTaken, s.turn, bar);
}

template <class Sink>
void place_building(State& s, Lot lot, Sink& sink) {
  Player& player = mover(s);
  player.lots |= only(lot);
  if (lot == Lot::Sale) ++player.on_sale;
  if (lot == Lot::Speed) ++player.on_speed;
  tell(sink, EventKind::BuildingPlaced, s.turn, static_cast<int>(lot));
}

template <class Sink>
void bring_headframe_into_play(State& s, Sink& sink) {
  const auto n = static_cast<std::size_t>(kHeadframes - mover(s).frames_on_card);
  --mover(s).frames_on_card;
  tell(sink, EventKind::HeadframePlaced, s.turn, static_cast<int>(n) + 1);
  if (n == 0 && !box_of(s).spoil_forced) return s.agenda.push(task(Effect::MaySpoilToTip));
  s.agenda.push(kFrameBroughtIn[n]);
}

template <class Sink>
void move_headframe(State& s, int detail, Sink& sink) {
  Player& player = mover(s);
  const auto from = static_cast<From>(detail / kFrameSpaces);
  const int space = detail % kFrameSpaces;
  if (from == From::Top) player.top = kNone;
  if (from == From::Left) player.left = kNone;
  (space < kRowSpaces ? player.top : player.left) = static_cast<std::uint8_t>(space % kRowSpaces);
  tell(sink, EventKind::HeadframeMoved, s.turn, space, static_cast<int>(from));
  s.agenda.push(kFrameTable[static_cast<std::size_t>(space)]);
}

// Without landing benefit tools are still discarded, wherever that is all a circle does.
template <class Sink>
void move_miner(State& s, std::size_t name, bool with_benefit, Sink& sink) {
  const std::uint8_t place = box_of(s).place_of_circle[name];
  mover(s).miner = place;
  tell(sink, EventKind::MinerMoved, s.turn, static_cast<int>(name));
  if (place == kGateOut) {
    const bool first = s.first_out == kNobody;
    if (first) s.first_out = s.turn;
    tell(sink, EventKind::ExitReached, s.turn, first ? kFirstPoints : kLaterPoints);
  }
  const Tasks& benefit = box_of(s).circles[place].benefit;
  if (!with_benefit && benefit.list[0] != kTool) return;
  if ((box_of(s).asking_circles >> place & 1U) != 0) return s.agenda.push(task(Effect::UseCircle, place));
  s.agenda.push(benefit);
}

// ---- cards ------------------------------------------------------------------------------------------

template <class Sink>
void copy_card(State& s, int card, Task copy, Sink& sink) {
  tell(sink, EventKind::CardCopied, s.turn, card);
  if ((copy.amount & kOrTool) != 0) s.agenda.push(task(Effect::TakeTool));
  const bool large = (copy.amount & kCopyLarge) != 0;
  s.agenda.push(card == kWaterCard && large ? box_of(s).water_by_token()
                                            : box_of(s).cards[static_cast<std::size_t>(card)].effects);
}

// The number of rail spaces is settled when the card is used.
inline void use_personal_card(State& s) {
  if (any_frame_in_play(mover(s)))
    s.agenda.push(task(Effect::AdvanceRail, kHeadframes - mover(s).frames_on_card));
  s.agenda.push(kPersonalWater);
}

template <class Sink>
void pay(State& s, std::size_t payment, Sink& sink) {
  const Payment& units = kPaymentTable[payment];
  Player& player = mover(s);
  Laid& laid = s.laid[place_of(s.card, s.turn)];
  change(player.white, -units.white), change(laid.white, units.white);
  change(player.coins, -units.coins), change(laid.coins, units.coins);
  if (units.token != 0) {
    player.token = false;
    laid.tokens.add(s.turn);
  }
  tell(sink, EventKind::CardUsed, s.turn, s.card, static_cast<int>(payment));
}

template <class Sink>
void use_card(State& s, std::size_t payment, Sink& sink) {
  pay(s, payment, sink);
  const std::size_t card = s.card;
  const bool multi = card != kPersonalCard && box_of(s).cards[card].multi;
  if (!multi) s.closed |= CardSet{1} << place_of(s.card, s.turn);
  s.acted = true;
  s.card = kNone;
  if (card == kPersonalCard) return use_personal_card(s);
  const bool by_token = card == kWaterCard && (kPaidByWhite >> payment & 1U) == 0;
  s.agenda.push(by_token ? box_of(s).water_by_token() : box_of(s).cards[card].effects);
}

template <class Sink>
void exchange(State& s, std::size_t i, Sink& sink) {
  s.exchanged = true;
  change(mover(s).spoil, -kExchangeTable[i].spoil);
  tell(sink, EventKind::SpoilExchanged, s.turn, kExchangeTable[i].spoil, static_cast<int>(i));
  s.agenda.push(kExchangeTable[i].gain);
}

}  // namespace pithead::schichtwechsel
