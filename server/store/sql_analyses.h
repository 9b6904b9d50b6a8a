// Analyses on any database that speaks SQL.
#pragma once

#include "server/store/analyses.h"
#include "server/store/sql.h"

namespace pithead::server {

class SqlAnalyses final : public Analyses {
 public:
  explicit SqlAnalyses(SqlConnection& connection) : connection_(connection) {}

  StoreResult<void> want(const AnalysisJob& job) override;
  StoreResult<void> prepare(const AnalysisJob& job) override;
  StoreResult<void> stop(const TableId& table) override { return write({Query::StopAnalysis, {table}}); }
  StoreResult<void> finish(const TableId& table) override { return write({Query::FinishAnalysis, {table}}); }
  StoreResult<std::optional<AnalysisJob>> find(const TableId& table) override;
  StoreResult<std::pair<int, int>> wanted(const PersonId& person) override;
  StoreResult<std::optional<AnalysisJob>> claim(const std::string& node, Milliseconds now,
                                                Milliseconds until) override;
  StoreResult<void> renew(const AnalysisClaim& claim) override;
  StoreResult<std::optional<AnalysisJob>> add(const AnalysisClaim& claim, const AnalysedDecision& decision,
                                              Milliseconds spent) override;
  StoreResult<std::vector<AnalysedDecision>> decisions(const TableId& table, std::int64_t from,
                                                       std::size_t most) override;
  StoreResult<std::vector<std::int64_t>> plies(const TableId& table) override;
  StoreResult<std::vector<std::int64_t>> worst_slips(const TableId& table, std::size_t most) override;

 private:
  StoreResult<void> write(const Statement& statement);
  StoreResult<std::vector<std::int64_t>> numbers(const Statement& statement);

  SqlConnection& connection_;
};

}  // namespace pithead::server
