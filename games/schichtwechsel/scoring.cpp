#include "games/schichtwechsel/scoring.h"

#include <algorithm>
#include <bit>
#include <numeric>
#include <utility>

#include "games/core/bits.h"
#include "games/schichtwechsel/game.h"
#include "games/schichtwechsel/mine.h"

namespace pithead::schichtwechsel {
namespace {

// ---- round cards ------------------------------------------------------------------------------------

int group_points(const State& s, const Player& player, Track track) {
  const int groups = space_on(player, track) / kSpacesPerGroup[static_cast<std::size_t>(track)];
  return kPointsPerGroup * ((s.options & kOnePerRoundCard) != 0 ? std::min(groups, 1) : groups);
}

// Discs in front score, also several on one space, if they have left the start.
int leader_points(const State& s, const Player& player) {
  int points = 0;
  for (std::size_t track = 0; track < kTracks; ++track) {
    std::uint8_t front = 1;
    for (const Player& each : s.seats) front = std::max(front, each.discs[track]);
    if (player.discs[track] == front) points += kLeaderPoints;
  }
  return points;
}

// ---- projection -------------------------------------------------------------------------------------

// Where a last miner move would go: to the exit, else to where tools are discarded, else as far as possible.
void make_last_move(State& s, Seat seat) {
  Player& player = s.seats[seat];
  NoEvents silence;
  if (player.miner == kGateOut) {
    award(s, seat, Source::Shift, points_of(kBeyondGate.list[0]), silence);
    return discard_tools(s, seat, 1, silence);
  }
  const CircleSet circles = reachable_circles(s, player);
  const bool to_exit = (circles >> kGateOut & 1U) != 0;
  const CircleSet with_tool =
      to_exit ? CircleSet{0} : static_cast<CircleSet>(circles & box_of(s).tool_circles);
  player.miner = static_cast<std::uint8_t>(std::bit_width(with_tool != 0 ? with_tool : circles) - 1);
  if (to_exit && s.first_out == kNobody) s.first_out = seat;
  if (to_exit || with_tool != 0) discard_tools(s, seat, 1, silence);
}

// The seats that still have a last miner move before them.
bool moves_at_end(const State& s, Seat seat) {
  if (!has_lot(s.seats[seat], Lot::Miner)) return false;
  if (s.phase != Phase::LastMove) return true;
  const int place = (seat - s.first_player + s.players) % s.players;
  return place >= s.served || seat == s.turn;
}

void finish(State& s) {
  NoEvents silence;
  if (s.phase != Phase::LastMove) score_round(s, silence);
  for_each_seat(s, [&](Seat seat) {
    if (moves_at_end(s, seat)) make_last_move(s, seat);
  });
  score_game(s, silence);
}

}  // namespace

int round_points(const State& s, Seat seat) {
  const Player& player = s.seats[seat];
  switch (s.round_cards[s.round]) {
    case RoundCard::Road: return group_points(s, player, Track::Road);
    case RoundCard::Rail: return group_points(s, player, Track::Rail);
    case RoundCard::Canal: return group_points(s, player, Track::Canal);
    case RoundCard::Leaders: return leader_points(s, player);
    case RoundCard::Spoil: return spoil_in_mine(box_of(s), player) / kPerSpoil;
    case RoundCard::Coke: return coke_made(player) / kPerCoke;
  }
  return 0;
}

int track_points(const State& s, Seat seat, Track track) {
  const int space = space_on(s.seats[seat], track);
  const bool cumulative = (s.options & kCumulativeTracks) != 0;
  int points = 0;
  for (const Threshold& threshold : box_of(s).form_of(track).thresholds) {
    if (space >= threshold.space) points = (cumulative ? points : 0) + threshold.points;
  }
  if (space < box_of(s).length_of(track)) return points;
  const bool first = s.first_at_end[static_cast<std::size_t>(track)] == seat;
  return (cumulative ? points : 0) + (first ? kFirstPoints : kLaterPoints);
}

int gate_points(const State& s, Seat seat) {
  if (s.seats[seat].miner != kGateOut) return 0;
  return s.first_out == seat ? kFirstPoints : kLaterPoints;
}

int lot_points(const Player& player) {
  int points = 0;
  if (has_lot(player, Lot::Spoil)) points += kSpoilLotPoints + player.spoil;
  if (has_lot(player, Lot::FourA)) points += kFourPoints;
  if (has_lot(player, Lot::FourB)) points += kFourPoints;
  return points;
}

int sale_points(const Player& player) {
  return std::accumulate(kSalePoints.begin(), kSalePoints.begin() + player.pairs, 0);
}

int leftover_points(const Box& box, const Player& player) {
  return kWagonPoints * full_wagons(box, player) + kUnsoldPoints * (player.coke + count_bits(player.plant));
}

ScoreSheet Schichtwechsel::score(const State& state, Seat seat) {
  ScoreSheet sheet;
  std::copy(state.seats[seat].points.begin(), state.seats[seat].points.end(), sheet.points.begin());
  return sheet;
}

ScoreSheet Schichtwechsel::projected(const State& state, Seat seat) {
  if (state.question == Question::Over) return score(state, seat);
  State end = state;
  finish(end);
  return score(end, seat);
}

// Every round is projected to the end of the game; what the new one has in store is its own card. (If that
// lowered the water to the bottom, the point counts as well: nothing tells it from one of the last move.)
int Schichtwechsel::points_after_round(const State& state, Seat seat) {
  return projected(state, seat).total() - round_points(state, seat);
}

// The most points; of those the seat farthest clockwise from the first-player marker.
SeatSet Schichtwechsel::winners(const State& state) {
  if (state.question != Question::Over) return SeatSet::none();
  return best_seats(state.players, [&](Seat seat) {
    return std::pair(score(state, seat).total(), (seat - state.first_player + state.players) % state.players);
  });
}

}  // namespace pithead::schichtwechsel
