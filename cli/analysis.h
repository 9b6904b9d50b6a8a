// A game gone through, for people, programs and the page.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "bots/analysis.h"
#include "match/record.h"

namespace pithead::cli {

struct AnalysisResult {
  Recorded recorded;
  Budget budget;
  Analysis analysis;
  std::string command;              // that gives the same again
  std::vector<std::string> titles;  // of the seats: "Cobalt (medium)"

  const Match& match() const { return recorded.match; }
  const AnyGame& game() const { return recorded.match.game(); }
  int players() const { return recorded.match.setup().players; }
};

// Plies as people count them.
inline std::size_t number_of(const AnalysedPly& ply) { return ply.ply + 1; }

// At most so many mistakes, the worst first.
std::vector<AnalysedPly> worst_moments(const Analysis& analysis, std::size_t most);

// ---- in words ---------------------------------------------------------------------------------------

// "Cobalt (medium) wins with 131 points, 12 more than Red (easy)"
std::string result_sentence(const AnalysisResult& result);
// "<game> with 2 players, seed 7: 214 plies, each thought about for 100 ms"
std::string game_sentence(const AnalysisResult& result);
// "12 ± 4 %": what a move gave away.
std::string loss_of(const AnalysedPly& ply);
// "place money4 gave away 12 ± 4 %; better: place M8 – completes the 9-point truck order"
std::string moment_sentence(const AnalysisResult& result, const AnalysedPly& ply);

std::string to_json(const AnalysisResult& result);

}  // namespace pithead::cli
