#include "bots/analysis.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

namespace pithead {
namespace {

struct Analysed {
  std::vector<AnalysedPly> plies;
  void add(const Analysed& other) { plies.insert(plies.end(), other.plies.begin(), other.plies.end()); }
};

// Named only if chance does not explain it: a game has some hundred decisions, so one in a hundred is often.
Mistake mistake_in(const AdvisedMove& best, const AdvisedMove& chosen, double loss) {
  constexpr double kSure = 3;  // standard errors
  constexpr std::uint64_t kFewestGames = 30;
  if (std::min(best.visits, chosen.visits) < kFewestGames) return Mistake::None;
  if (loss < kSure * std::hypot(best.error, chosen.error)) return Mistake::None;
  if (loss >= kBlunder) return Mistake::Blunder;
  if (loss >= kMistake) return Mistake::Mistake;
  return loss >= kInaccuracy ? Mistake::Inaccuracy : Mistake::None;
}

AnalysedPly analyse_ply(const AnyGame& game, const AnyState& state, std::size_t ply, Move played,
                        const Budget& budget, Rng rng) {
  AnalysedPly analysed;
  analysed.ply = ply;
  analysed.seat = state.to_move();
  analysed.played = played;
  const Advice advice = advise(game, state, {.budget = budget, .most = 1, .also = played}, rng);
  analysed.was_choice = state.legal().size() > 1;
  analysed.prospect = advice.prospect;
  analysed.best = advice.moves.front();
  analysed.chosen = *find_move(advice, played);
  const Seat seat = analysed.seat;
  const double better = analysed.best.prospect.victory[seat] - analysed.chosen.prospect.victory[seat];
  analysed.loss = analysed.best.move == played ? 0 : std::max(0.0, better);
  analysed.mistake = mistake_in(analysed.best, analysed.chosen, analysed.loss);
  return analysed;
}

// A position of the game as it was; each thread walks through its own copy.
class Walk {
 public:
  explicit Walk(const Match& match) : match_(match), now_(match.setup()) {}

  const AnyState& at(std::size_t ply) {
    if (ply < now_.plies().size()) now_ = Match(match_.setup());
    while (now_.plies().size() < ply) (void)now_.play(match_.plies()[now_.plies().size()].move);
    return now_.state();
  }

 private:
  const Match& match_;
  Match now_;
};

// How each turn really went on, instead of how the adviser would have gone on.
void tell_turns_as_played(const Match& match, std::vector<AnalysedPly>& plies) {
  Match now(match.setup());
  std::vector<std::unique_ptr<AnyState>> states;  // before each ply, and after the last
  states.push_back(now.state().copy());
  for (const Ply& ply : match.plies()) {
    (void)now.play(ply.move);
    states.push_back(now.state().copy());
  }
  const auto goes_on = [&](std::size_t ply, Seat seat) {
    return ply < match.plies().size() && states[ply]->to_move() == seat && !states[ply]->begins_turn();
  };
  for (AnalysedPly& each : plies) {
    std::size_t next = each.ply + 1;
    each.chosen.plan.clear();
    while (goes_on(next, each.seat)) each.chosen.plan.push_back(match.plies()[next++].move);
    each.chosen.reasons = find_reasons(match.game(), *states[each.ply], *states[next]);
  }
}

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

Accuracy accuracy_of(const Analysis& analysis, Seat seat) {
  Accuracy accuracy;
  for (const AnalysedPly& ply : analysis.plies) {
    if (ply.seat != seat || !ply.was_choice) continue;
    ++accuracy.choices;
    accuracy.inaccuracies += ply.mistake == Mistake::Inaccuracy ? 1 : 0;
    accuracy.mistakes += ply.mistake == Mistake::Mistake ? 1 : 0;
    accuracy.blunders += ply.mistake == Mistake::Blunder ? 1 : 0;
    accuracy.mean_loss += ply.loss;
  }
  if (accuracy.choices > 0) accuracy.mean_loss /= accuracy.choices;
  return accuracy;
}

Analysis analyse(const Match& match, Budget budget, int threads, std::uint64_t seed,
                 const Progress& progress) {
  budget.threads = 1;  // each thread thinks about a decision of its own
  const std::uint64_t total = match.plies().size();
  auto analysed = in_parallel<Analysed>(
      total, threads, progress,
      [&] {
        return [&, walk = std::make_shared<Walk>(match)](std::uint64_t ply, Analysed& sum) -> Result<void> {
          const Move played = match.plies()[ply].move;
          sum.plies.push_back(
              analyse_ply(match.game(), walk->at(ply), ply, played, budget, Rng::stream(seed, ply)));
          return {};
        };
      },
      1);
  Analysis analysis{.plies = std::move(analysed->plies), .end = {}};
  std::sort(analysis.plies.begin(), analysis.plies.end(),
            [](const AnalysedPly& a, const AnalysedPly& b) { return a.ply < b.ply; });
  tell_turns_as_played(match, analysis.plies);
  analysis.end =
      match.over() || analysis.plies.empty() ? result_of(match) : analysis.plies.back().chosen.prospect;
  return analysis;
}

}  // namespace pithead
