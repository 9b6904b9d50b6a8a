// Schichtwechsel: what a round and the game score. Templates where rules tell what they award and a
// projection does not.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>

#include "games/core/tell.h"
#include "games/schichtwechsel/events.h"
#include "games/schichtwechsel/mine.h"
#include "games/schichtwechsel/state.h"

namespace pithead::schichtwechsel {

// What the card of the running round pays a seat.
int round_points(const State& s, Seat seat);
// What a disc is worth at the end of the game.
int track_points(const State& s, Seat seat, Track track);
int gate_points(const State& s, Seat seat);
int lot_points(const Player& player);
int sale_points(const Player& player);
int leftover_points(const Box& box, const Player& player);

constexpr Source source_of(Track track) {
  return static_cast<Source>(static_cast<int>(Source::Road) + static_cast<int>(track));
}

template <class Sink>
void award(State& s, Seat seat, Source source, int points, Sink& sink) {
  if (points == 0) return;
  auto& sum = s.seats[seat].points[static_cast<std::size_t>(source)];
  sum = static_cast<std::int16_t>(sum + points);
  tell(sink, EventKind::PointsScored, seat, static_cast<int>(source), points);
}

template <class Sink>
void score_round(State& s, Sink& sink) {
  for_each_seat(s, [&](Seat seat) { award(s, seat, Source::Rounds, round_points(s, seat), sink); });
  tell(sink, EventKind::RoundScored, kNobody, s.round + 1);
}

// Free loading for each building in the lot, then as many sales. Less than all is never better.
template <class Sink>
void load_and_sell(State& s, Seat seat, Sink& sink) {
  Player& player = s.seats[seat];
  for (int left = kFreeLoad * player.on_sale; left > 0 && can_load(box_of(s), player); --left) {
    tell(sink, EventKind::CokeLoaded, seat, std::countr_zero(player.plant));
    player.plant = static_cast<CokingSet>(player.plant & (player.plant - 1U));
    ++player.coke;
  }
  for (int left = player.on_sale; left > 0 && can_sell(player); --left) {
    player.coke = static_cast<std::uint8_t>(player.coke - kCokePerSale);
    tell(sink, EventKind::CokeSold, seat, ++player.pairs);
  }
}

template <class Sink>
void discard_tools(State& s, Seat seat, int n, Sink& sink) {
  std::uint8_t& tools = s.seats[seat].tools;
  const int discarded = std::min<int>(n, tools);
  if (discarded == 0) return;
  tools = static_cast<std::uint8_t>(tools - discarded);
  tell(sink, EventKind::ToolsDiscarded, seat, discarded);
}

// Everything after the last miner moves, step by step for all seats.
template <class Sink>
void score_game(State& s, Sink& sink) {
  const auto each = [&](auto body) { for_each_seat(s, [&](Seat seat) { body(seat, s.seats[seat]); }); };
  each([&](Seat seat, Player&) { award(s, seat, Source::Gate, gate_points(s, seat), sink); });
  for (const Track track : {Track::Road, Track::Rail, Track::Canal})
    each([&](Seat seat, Player&) { award(s, seat, source_of(track), track_points(s, seat, track), sink); });
  each([&](Seat seat, Player& player) { award(s, seat, Source::Lots, lot_points(player), sink); });
  each([&](Seat seat, Player&) { load_and_sell(s, seat, sink); });
  each([&](Seat seat, Player& player) { award(s, seat, Source::Coke, sale_points(player), sink); });
  each([&](Seat seat, Player& player) {
    award(s, seat, Source::Leftovers, leftover_points(box_of(s), player), sink);
  });
  each([&](Seat seat, Player& player) {
    if (has_lot(player, Lot::Tools)) discard_tools(s, seat, kToolLotDiscards, sink);
  });
  each([&](Seat seat, Player& player) { award(s, seat, Source::Tools, kToolPoints * player.tools, sink); });
  award(s, s.first_player, Source::Marker, kMarkerPoints, sink);
}

}  // namespace pithead::schichtwechsel
