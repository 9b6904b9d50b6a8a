// Finished games that somebody wants to be gone through, and what was found in them so far.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "server/store/store.h"

namespace pithead::server {

// A finished game that is gone through, decision by decision.
struct AnalysisJob {
  enum class State { Wanted, Done, Stopped };

  TableId table;
  PersonId person;         // who asked last
  Milliseconds asked = 0;  // who asked first is served first
  State state = State::Wanted;
  std::int64_t iterations = 0;  // for each decision
  std::int64_t plies = 0;
  std::string node;        // that is at it
  Milliseconds until = 0;  // when its claim ends, unless it is renewed
  Milliseconds spent = 0;  // on what is done
  std::int64_t done = 0;
  std::int64_t ahead = 0;  // others that are wanted and were asked for before

  friend bool operator==(const AnalysisJob&, const AnalysisJob&) = default;
};

struct AnalysedDecision {
  std::int64_t ply = 0;
  std::int64_t slip = 0;  // what a mistake cost, in ten-thousandths of a victory; 0 if it was none
  std::string body;       // JSON; what people are told

  friend bool operator==(const AnalysedDecision&, const AnalysedDecision&) = default;
};

// A node's right to go through a game, until it is renewed or another node may take over.
struct AnalysisClaim {
  TableId table;
  std::string node;
  Milliseconds until = 0;
};

class Analyses : public Interface {
 public:
  // Wanted from now on. What was asked for once keeps its iterations, and what is done stays done.
  virtual StoreResult<void> want(const AnalysisJob& job) = 0;
  // There from now on, but not wanted, unless it is there already.
  virtual StoreResult<void> prepare(const AnalysisJob& job) = 0;
  virtual StoreResult<void> stop(const TableId& table) = 0;
  virtual StoreResult<void> finish(const TableId& table) = 0;
  virtual StoreResult<std::optional<AnalysisJob>> find(const TableId& table) = 0;
  // How many are wanted: by this person, and by anybody.
  virtual StoreResult<std::pair<int, int>> wanted(const PersonId& person) = 0;

  // The first one that is wanted and whose claim, if there is one, ended before `now`.
  virtual StoreResult<std::optional<AnalysisJob>> claim(const std::string& node, Milliseconds now,
                                                        Milliseconds until) = 0;
  virtual StoreResult<void> renew(const AnalysisClaim& claim) = 0;

  // Keeps a decision, unless it is there; a claim that still holds is renewed. The analysis after that.
  virtual StoreResult<std::optional<AnalysisJob>> add(const AnalysisClaim& claim,
                                                      const AnalysedDecision& decision,
                                                      Milliseconds spent) = 0;
  // Those that are there, by ply.
  virtual StoreResult<std::vector<AnalysedDecision>> decisions(const TableId& table, std::int64_t from,
                                                               std::size_t most) = 0;
  virtual StoreResult<std::vector<std::int64_t>> plies(const TableId& table) = 0;
  // The plies of the costliest mistakes, the worst first.
  virtual StoreResult<std::vector<std::int64_t>> worst_slips(const TableId& table, std::size_t most) = 0;
};

}  // namespace pithead::server
