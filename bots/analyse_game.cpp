// A whole game, on several threads; analysis.cpp has what is said of each decision.
#include <algorithm>
#include <utility>

#include "bots/analysis.h"
#include "bots/parallel.h"

namespace pithead {
namespace {

struct Analysed {
  std::vector<AnalysedPly> plies;
  void add(const Analysed& other) { plies.insert(plies.end(), other.plies.begin(), other.plies.end()); }
};

Prospect result_of(const Match& match) {
  Prospect result;
  const SeatSet winners = match.state().winners();
  for (Seat seat = 0; seat < match.setup().players; ++seat) {
    result.points[seat] = match.state().score(seat).total();
    if (winners.has(seat)) result.victory[seat] = 1.0 / winners.size();
  }
  return result;
}

}  // namespace

Analysis analyse(const Match& match, Budget budget, int threads, std::uint64_t seed,
                 const Progress& progress) {
  budget.threads = 1;  // each thread thinks about a decision of its own
  auto analysed = in_parallel<Analysed>(
      match.plies().size(), threads, progress,
      [&] {
        return [&](std::uint64_t ply, Analysed& sum) -> Result<void> {
          sum.plies.push_back(analyse_ply(match, ply, budget, seed));
          return {};
        };
      },
      1);
  Analysis analysis{.plies = std::move(analysed->plies), .end = {}};
  std::sort(analysis.plies.begin(), analysis.plies.end(),
            [](const AnalysedPly& a, const AnalysedPly& b) { return a.ply < b.ply; });
  analysis.end =
      match.over() || analysis.plies.empty() ? result_of(match) : analysis.plies.back().chosen.prospect;
  return analysis;
}

}  // namespace pithead
