// An analysis as it is kept and told. Not in server/table, which knows of bots no more than their names.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "bots/analysis.h"
#include "server/store/analyses.h"
#include "server/table/refusal.h"
#include "server/table/table.h"

namespace pithead::server {

// Its game, if that is over: before, an analysis would tell what is hidden.
Answer<const Match*> match_to_analyse(const Table& table);

// {"ply":…,"seat":…,"move":…,"choice":…,"victory":[…],"points":[…],"best":{…},"reasons":[…],"others":[…],
//  "loss":…,"mistake":…}
// `reasons` are those of what was played, where something else was best.
AnalysedDecision decision_of(const Match& match, const AnalysedPly& analysed);
// With the seed of `pithead analyse`, so that anybody can check it; once it is stopped, what was thought
// until then has to do.
AnalysedDecision analyse_decision(const Match& match, std::size_t ply, std::uint64_t iterations,
                                  const std::atomic<bool>* stopped);

struct AnalysisReport {
  TableId table;
  std::int64_t plies = 0;          // of the game
  std::optional<AnalysisJob> job;  // none if nobody asked yet
  bool running = false;            // a node is at it
  bool may_stop = false;           // this person
  std::vector<AnalysedDecision> decisions;
  std::vector<std::int64_t> turning_points;
};

// {"type":"analysis","table":…,"state":…,"done":…,"of":…,…,"turning_points":[…],"plies":[…]}
std::string tell_analysis(const AnalysisReport& report);

}  // namespace pithead::server
