// Coal Baron: who rises in what the shift clock scores.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "bots/coal_baron/reasons_kinds.h"
#include "games/coal_baron/scoring.h"

namespace pithead::coal_baron::reasons {
namespace {

enum class Place : std::uint8_t { None, Second, Tied, First };

struct Standing {
  Place place = Place::None;
  int points = 0;
};

using AllCounts = std::array<Counts, kMaxSeats>;

AllCounts count_all(const State& state) {
  AllCounts counts{};
  for (std::size_t seat = 0; seat < state.players; ++seat) counts[seat] = count_elements(state.seats[seat]);
  return counts;
}

Standing standing_in(std::size_t element, const AllCounts& all, Seat seat, int players) {
  std::array<int, kMaxSeats> counts{};
  for (std::size_t i = 0; i < kMaxSeats; ++i) counts[i] = all[i][element];
  const auto points = majority(kAwards[element], counts, players);
  const auto leaders = std::count(points.begin(), points.end(), kAwards[element].first);
  if (points[seat] == kAwards[element].first) return {leaders > 1 ? Place::Tied : Place::First, points[seat]};
  return {points[seat] > 0 ? Place::Second : Place::None, points[seat]};
}

struct Rise {
  std::size_t element = 0;
  Standing standing;
  int gain = 0;
};

// Delivered orders count for the rest of the game; empty carts only when the last shift is scored.
std::vector<Rise> find_rises(const Turn& turn) {
  const std::size_t elements = turn.before.round + 1 == kShifts ? kElements : 2 * kElementsPerShift;
  const AllCounts before = count_all(turn.before);
  const AllCounts after = count_all(turn.after);
  std::vector<Rise> rises;
  for (std::size_t element = 0; element < elements; ++element) {
    const Standing was = standing_in(element, before, turn.seat, turn.before.players);
    const Standing is = standing_in(element, after, turn.seat, turn.before.players);
    if (is.place > was.place) rises.push_back({element, is, is.points - was.points});
  }
  std::sort(rises.begin(), rises.end(), [](const Rise& a, const Rise& b) {
    return a.standing.points != b.standing.points ? a.standing.points > b.standing.points
                                                  : a.element < b.element;
  });
  return rises;
}

}  // namespace

void find_majorities(const Turn& turn, List& list) {
  if (turn.ends_shift() || drew_tiles(turn)) return;  // scored already, or a guess
  const std::vector<Rise> rises = find_rises(turn);
  if (rises.size() > 2) {
    int gain = 0;
    for (const Rise& rise : rises) gain += rise.gain;
    return list.add(Why::MajoritiesGained, static_cast<int>(rises.size()), gain);
  }
  constexpr std::array<Why, 3> kRows{Why::SecondInCoal, Why::TieInCoal, Why::LeadInCoal};
  for (const Rise& rise : rises) {
    const auto row = static_cast<std::size_t>(kRows[static_cast<std::size_t>(rise.standing.place) - 1]);
    list.add(static_cast<Why>(row + rise.element / kElementsPerShift),
             static_cast<int>(rise.element % kElementsPerShift), rise.standing.points);
  }
}

}  // namespace pithead::coal_baron::reasons
