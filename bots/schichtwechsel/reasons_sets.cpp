// Schichtwechsel: sets of cubes given and placed.
#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "bots/schichtwechsel/reasons_kinds.h"
#include "games/schichtwechsel/effects.h"
#include "games/schichtwechsel/mine.h"

namespace pithead::schichtwechsel::reasons {
namespace {

int coal_in_carts(const Box& box, const Player& player) { return cubes_in(box, player, player.coal_carts); }
int spoil_in_carts(const Box& box, const Player& player) { return cubes_in(box, player, player.spoil_carts); }

// The most that the measure can show of the mover after a set is placed on its carts.
template <class Measure>
int best_placing(const State& state, int coal, int spoil, Measure measure) {
  int most = measure(mover(state));
  const auto place = [&](Cube cube, int coal_left, int spoil_left) {
    for (unsigned carts = carts_with_room(state, mover(state), cube); carts != 0; carts &= carts - 1) {
      State next = state;
      NoEvents silence;
      place_cube(next, cube, static_cast<std::size_t>(std::countr_zero(carts)), silence);
      most = std::max(most, best_placing(next, coal_left, spoil_left, measure));
    }
  };
  if (coal > 0) place(Cube::Coal, coal - 1, spoil);
  if (spoil > 0) place(Cube::Spoil, coal, spoil - 1);
  return most;
}

// What a seat could make of the set in hand.
template <class Measure>
int gain_by_set(const State& state, Seat seat, Measure measure) {
  State receiving = state;
  receiving.turn = seat;
  return best_placing(receiving, state.hand_coal, state.hand_spoil, measure) - measure(state.seats[seat]);
}

int filled_by(const State& state, Seat seat) {
  return gain_by_set(state, seat, [](const Player& player) { return std::popcount(player.full_carts); });
}

// Cubes of it that the seat would have to lose.
int lost_by(const State& state, Seat seat) {
  const auto cubes = [&](const Player& player) {
    return coal_in_carts(box_of(state), player) + spoil_in_carts(box_of(state), player);
  };
  return state.hand_coal + state.hand_spoil - gain_by_set(state, seat, cubes);
}

enum class Fate : std::uint8_t { Given, Kept, Unclear };

// Whether a seat would be asked where to put the set in hand.
bool has_choice(const State& state, Seat seat) {
  int choices = 0;
  if (state.hand_coal > 0) choices += std::popcount(carts_with_room(state, state.seats[seat], Cube::Coal));
  if (state.hand_spoil > 0) choices += std::popcount(carts_with_room(state, state.seats[seat], Cube::Spoil));
  return choices > 1;
}

// The last set finds its owner without a question. So does the last but one its carts, if there is no choice:
// then two seats have a set each, and nothing tells which of them got this one.
Fate fate_of_set(const Turn& turn) {
  const bool kept = turn.after.with_set.has(turn.seat) && !turn.before.with_set.has(turn.seat);
  if (!kept)
    return turn.after.with_set.size() == turn.before.with_set.size() + 1 ? Fate::Given : Fate::Unclear;
  for (Seat seat = 0; seat < turn.before.players; ++seat) {
    const bool other = seat != turn.seat && turn.after.with_set.has(seat) && !turn.before.with_set.has(seat);
    if (other && !has_choice(turn.before, seat)) return Fate::Unclear;
  }
  return Fate::Kept;
}

// Whether all other rivals who could have got the set have more points.
bool is_last(const Turn& turn, Seat rival) {
  const auto points = [&](Seat seat) { return total_points(turn.before.seats[seat]); };
  int others = 0;
  for (Seat seat = 0; seat < turn.before.players; ++seat) {
    if (seat == turn.seat || seat == rival || turn.before.with_set.has(seat)) continue;
    if (points(seat) <= points(rival)) return false;
    ++others;
  }
  return others > 0;
}

// Why a set is better in other hands: carts are full, the bag holds a better one, or it does no harm there.
void find_given_set(const Turn& turn, List& list) {
  const int coal = turn.before.hand_coal;
  const int spoil = turn.before.hand_spoil;
  const auto gets = [&](Seat seat) {
    return turn.after.with_set.has(seat) && !turn.before.with_set.has(seat);
  };
  const Seat rival = find_rival(turn, gets);
  list.add(with_cubes(Why::SetGiven, coal, spoil), coal, spoil, rival);
  const bool waits = !turn.before.with_set.has(turn.seat);
  const int lost = lost_by(turn.before, turn.seat);
  if (waits && lost > 0) list.add(Why::OwnRoomLacking, lost);
  const int lost_by_rival = lost_by(turn.before, rival);
  if (lost_by_rival > 0) list.add(Why::RivalRoomLacking, lost_by_rival, rival);
  if (waits) list.add(Why::SetAwaited, turn.before.bag_coal, turn.before.bag_spoil);
  if (is_last(turn, rival)) list.add(Why::LastRivalHelped, rival);
  const int filled = filled_by(turn.before, rival);
  filled > 0 ? list.add(Why::RivalFillsCarts, filled, rival) : list.add(Why::RivalFillsNoCart, rival);
}

}  // namespace

void find_placed_cubes(const Turn& turn, List& list) {
  const int filled = std::popcount(turn.is.full_carts) - std::popcount(turn.was.full_carts);
  const Box& box = box_of(turn.after);
  const int coal = coal_in_carts(box, turn.is) - coal_in_carts(box, turn.was);
  const int spoil = spoil_in_carts(box, turn.is) - spoil_in_carts(box, turn.was);
  if (filled > 0) list.add(Why::CartsFilled, filled);
  if (coal >= 0 && spoil >= 0 && coal + spoil > 0)
    list.add(with_cubes(Why::CubesPlaced, coal, spoil), coal, spoil);
}

void find_tools(const Turn& turn, List& list) {
  const int more = turn.is.tools - turn.was.tools;
  if (more > 0) list.add(Why::ToolsTaken, more);
  if (more < 0) list.add(Why::ToolsDiscarded, -more);
}

void find_set(const Turn& turn, List& list) {
  if (turn.before.question == Question::Give) {
    const Fate fate = fate_of_set(turn);
    if (fate == Fate::Given) return find_given_set(turn, list);
    if (fate == Fate::Unclear) return list.add(Why::SetHandedOut);
    list.add(Why::SetKept);
  }
  find_placed_cubes(turn, list);
  find_tools(turn, list);
}

}  // namespace pithead::schichtwechsel::reasons
