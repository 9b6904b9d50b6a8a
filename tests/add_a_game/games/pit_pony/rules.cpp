// Pit Pony: the deal, and what a move does.
#include <span>

#include "games/core/tell.h"
#include "games/pit_pony/events.h"
#include "games/pit_pony/game.h"

namespace pithead::pit_pony {
namespace {

std::uint8_t draw_top(State& s) { return s.stack[--s.left]; }

template <class Sink>
void award(State& s, Source source, int points, EventKind what, Sink& sink) {
  auto& sum = s.seats[s.turn].points[static_cast<std::size_t>(source)];
  sum = static_cast<std::int16_t>(sum + points);
  tell(sink, what, s.turn, points);
}

template <class Sink>
void send_off(State& s, Sink& sink) {
  if (weight(s.train) < kPonyPulls) return;
  if (weight(s.train) == kPonyPulls) {
    award(s, Source::Hauls, kHaulPoints + count(s.train), EventKind::TrainLeft, sink);
  } else {
    award(s, Source::Refusals, kRefusalPoints, EventKind::TrainRefused, sink);
  }
  for (std::size_t i = 0; i < s.train.size(); ++i)
    s.gone[i] = static_cast<std::uint8_t>(s.gone[i] + s.train[i]);
  s.train = {};
  ++s.trains;
  s.first_player = next_clockwise(s.turn, SeatSet::none(), s.players);
}

template <class Sink>
void haul(State& s, int load, Sink& sink) {
  --s.seats[s.turn].hand[static_cast<std::size_t>(load)];
  ++s.train[static_cast<std::size_t>(load)];
  tell(sink, EventKind::LoadHauled, s.turn, load + 1, weight(s.train));
  send_off(s, sink);
}

template <class Sink>
void bury(State& s, int load, Sink& sink) {
  --s.seats[s.turn].hand[static_cast<std::size_t>(load)];
  ++s.seats[s.turn].buried[static_cast<std::size_t>(load)];
  tell(sink, EventKind::LoadBuried, s.turn);
  tell_secretly(sink, EventKind::BuriedLoadSeen, s.turn, load + 1);
}

template <class Sink>
void draw(State& s, Sink& sink) {
  if (s.left == 0) return;
  const std::uint8_t load = draw_top(s);
  ++s.seats[s.turn].hand[load];
  tell_revealed_secretly(sink, EventKind::LoadDrawn, s.turn, load + 1);
}

}  // namespace

State PitPony::deal(int players, const Options& /*options*/, Rng& rng) {
  State s;
  s.players = static_cast<std::uint8_t>(players);
  for (std::size_t i = 0; i < s.stack.size(); ++i)
    s.stack[i] = static_cast<std::uint8_t>(i / kLoadsOfAWeight);
  rng.shuffle(std::span(s.stack));
  s.left = kLoads;
  for (Seat seat = 0; seat < players; ++seat) {
    for (int i = 0; i < kHand; ++i) ++s.seats[seat].hand[draw_top(s)];
  }
  s.first_player = static_cast<Seat>(rng.below(static_cast<std::uint32_t>(players)));
  s.turn = s.first_player;
  return s;
}

template <class Sink>
void PitPony::play(State& s, Move move, Rng& /*rng*/, Sink& sink) {
  if (kHaul.holds(move)) {
    haul(s, kHaul.detail(move), sink);
  } else {
    bury(s, kBury.detail(move), sink);
  }
  draw(s, sink);
  s.turn = next_clockwise(s.turn, SeatSet::none(), s.players);
  if (to_move(s) == kNobody) tell_winners<PitPony>(sink, EventKind::GameWon, s);
}

template void PitPony::play(State&, Move, Rng&, NoEvents&);
template void PitPony::play(State&, Move, Rng&, EventLog&);

}  // namespace pithead::pit_pony
