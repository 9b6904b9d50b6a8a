// What an analysis says in words.
#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "cli/advice.h"
#include "cli/analysis.h"
#include "cli/tallies.h"

namespace pithead::cli {
namespace {

std::string points_of(int points) { return fmt::format("{} {}", points, points == 1 ? "point" : "points"); }

// "Red and Cobalt"
std::string names_of(const AnalysisResult& result, const std::vector<Seat>& seats) {
  std::string text;
  for (std::size_t i = 0; i < seats.size(); ++i) {
    text += (i == 0 ? "" : i + 1 == seats.size() ? " and " : ", ") + result.titles[seats[i]];
  }
  return text;
}

std::string final_sentence(const AnalysisResult& result) {
  const AnyState& state = result.match().state();
  std::vector<Seat> winners;
  std::vector<Seat> others;
  for (Seat seat = 0; seat < result.players(); ++seat) {
    (state.winners().has(seat) ? winners : others).push_back(seat);
  }
  const int most = state.score(winners[0]).total();
  if (winners.size() > 1) {
    return fmt::format("{} share the victory with {}", names_of(result, winners), points_of(most));
  }
  const Seat second = *std::max_element(others.begin(), others.end(), [&](Seat one, Seat other) {
    return state.score(one).total() < state.score(other).total();
  });
  const int lead = most - state.score(second).total();
  return fmt::format("{} wins with {}, {}", names_of(result, winners), points_of(most),
                     lead == 0
                         ? fmt::format("as many as {} and better in the tie-break", result.titles[second])
                         : fmt::format("{} more than {}", lead, result.titles[second]));
}

}  // namespace

std::vector<AnalysedPly> worst_moments(const Analysis& analysis, std::size_t most) {
  std::vector<AnalysedPly> moments;
  std::copy_if(analysis.plies.begin(), analysis.plies.end(), std::back_inserter(moments),
               [](const AnalysedPly& ply) { return ply.mistake != Mistake::None; });
  std::stable_sort(moments.begin(), moments.end(),
                   [](const AnalysedPly& one, const AnalysedPly& other) { return one.loss > other.loss; });
  if (moments.size() > most)
    moments.erase(moments.begin() + static_cast<std::ptrdiff_t>(most), moments.end());
  return moments;
}

std::string result_sentence(const AnalysisResult& result) {
  if (result.match().over()) return final_sentence(result);
  const auto& chances = result.analysis.end.victory;
  Seat first = 0;
  for (Seat seat = 1; seat < result.players(); ++seat) {
    if (chances[seat] > chances[first]) first = seat;
  }
  return fmt::format("The game is not over: {} has the best chance, {}", result.titles[first],
                     chance(chances[first]));
}

std::string game_sentence(const AnalysisResult& result) {
  const Setup& setup = result.match().setup();
  const std::size_t plies = result.match().plies().size();
  const std::string thought = result.budget.iterations > 0
                                  ? fmt::format("{} games tried out", result.budget.iterations)
                                  : fmt::format("{} ms of thought", result.budget.milliseconds);
  return fmt::format("{} with {} players, seed {}{}: {} {}, {} for each", result.game().info().title,
                     setup.players, setup.seed.text(), chosen_options(setup), plies,
                     plies == 1 ? "ply" : "plies", thought);
}

std::string loss_of(const AnalysedPly& ply) {
  return chance(ply.loss, std::hypot(ply.best.error, ply.chosen.error));
}

std::string moment_sentence(const AnalysisResult& result, const AnalysedPly& ply) {
  const std::string reasons = list_reasons(result.game(), ply.best, {&ply.chosen, 1});
  return fmt::format("{} gave away {}; better: {}{}{}", result.game().move_text(ply.played), loss_of(ply),
                     result.game().move_text(ply.best.move), reasons.empty() ? "" : " – ", reasons);
}

}  // namespace pithead::cli
