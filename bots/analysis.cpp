#include "bots/analysis.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <memory>
#include <utility>

namespace pithead {
namespace {

constexpr std::size_t kOthers = 2;

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

// The moves of the seat's turn behind this one; `now` is led to where the turn ends.
std::vector<Move> play_turn_on(const Match& match, Match& now, Seat seat) {
  std::vector<Move> rest;
  const auto goes_on = [&] {
    return now.plies().size() < match.plies().size() && now.state().to_move() == seat &&
           !now.state().begins_turn();
  };
  while (goes_on()) {
    rest.push_back(match.plies()[now.plies().size()].move);
    now.play_legal(rest.back());
  }
  return rest;
}

std::vector<AdvisedMove> others_than(Move best, Move played, const Advice& advice) {
  std::vector<AdvisedMove> others;
  std::copy_if(advice.moves.begin(), advice.moves.end(), std::back_inserter(others),
               [&](const AdvisedMove& each) { return each.move != best && each.move != played; });
  return others;
}

}  // namespace

std::string_view mistake_name(Mistake mistake) {
  switch (mistake) {
    case Mistake::None: return "";
    case Mistake::Inaccuracy: return "inaccuracy";
    case Mistake::Mistake: return "mistake";
    case Mistake::Blunder: return "blunder";
  }
  return "";
}

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

AnalysedPly analyse_ply(const Match& match, std::size_t ply, const Budget& budget, std::uint64_t seed) {
  Match now = match.from_the_deal();
  while (now.plies().size() < ply) now.play_legal(match.plies()[now.plies().size()].move);
  const std::unique_ptr<AnyState> before = now.state().copy();
  const Move played = match.plies()[ply].move;
  Rng rng = Rng::stream(seed, ply);
  const Advice advice =
      advise(match.game(), *before, {.budget = budget, .most = 1, .also = played, .others = kOthers}, rng);

  AnalysedPly analysed;
  analysed.ply = ply;
  analysed.seat = before->to_move();
  analysed.played = played;
  analysed.was_choice = before->legal().size() > 1;
  analysed.prospect = advice.prospect;
  analysed.best = advice.moves.front();
  analysed.chosen = *find_move(advice, played);
  analysed.others = others_than(analysed.best.move, played, advice);
  const Seat seat = analysed.seat;
  const double better = analysed.best.prospect.victory[seat] - analysed.chosen.prospect.victory[seat];
  analysed.loss = analysed.best.move == played ? 0 : std::max(0.0, better);
  analysed.mistake = mistake_in(analysed.best, analysed.chosen, analysed.loss);
  // How the turn really went on, instead of how the adviser would have gone on.
  now.play_legal(played);
  analysed.chosen.plan = play_turn_on(match, now, seat);
  analysed.chosen.reasons = find_reasons(match.game(), *before, now.state());
  return analysed;
}

}  // namespace pithead
