// A game, finished or not, gone through with the adviser: how each seat stood after every decision, and where
// a better move was missed.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "bots/adviser.h"
#include "bots/progress.h"
#include "match/match.h"

namespace pithead {

// How much chance of victory a move gave away; less than that is no mistake. A mistake must be larger than
// chance explains, too.
enum class Mistake : std::uint8_t { None, Inaccuracy, Mistake, Blunder };
inline constexpr double kInaccuracy = 0.03;
inline constexpr double kMistake = 0.07;
inline constexpr double kBlunder = 0.15;

struct AnalysedPly {
  std::size_t ply = 0;  // its place in Match::plies()
  Seat seat = kNobody;
  Move played{};
  Prospect prospect;        // before it, with the best move
  bool was_choice = false;  // else there was one legal move, and nothing of the rest
  AdvisedMove best;
  AdvisedMove chosen;               // its plan is what was really played then, with the reasons for that
  std::vector<AdvisedMove> others;  // further moves that were tried a good deal, the most visited first
  double loss = 0;                  // of the mover's chance of victory; never less than 0
  Mistake mistake = Mistake::None;
};

struct Analysis {
  std::vector<AnalysedPly> plies;
  Prospect end;  // what came of it; if the game is not over, what the last move promises
};

// How well a seat played.
struct Accuracy {
  int choices = 0;  // decisions with more than one legal move
  int inaccuracies = 0;
  int mistakes = 0;
  int blunders = 0;
  double mean_loss = 0;  // a choice
};
Accuracy accuracy_of(const Analysis& analysis, Seat seat);

std::string_view mistake_name(Mistake mistake);  // "blunder"; empty for none

// One decision by itself. With a budget of iterations the result depends on the seed alone, and is what a
// whole analysis finds.
AnalysedPly analyse_ply(const Match& match, std::size_t ply, const Budget& budget, std::uint64_t seed);

// All of them, each with the budget; they are thought about on several threads at once.
Analysis analyse(const Match& match, Budget budget, int threads, std::uint64_t seed,
                 const Progress& progress);

}  // namespace pithead
