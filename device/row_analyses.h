// Analyses of a device, which has one node.
#pragma once

#include "device/rows.h"
#include "server/store/analyses.h"

namespace pithead::server::device {

class RowAnalyses final : public server::Analyses {
 public:
  explicit RowAnalyses(Rows& rows) : rows_(rows) {}

  template <class T>
  using Result = server::StoreResult<T>;
  using Job = server::AnalysisJob;

  Result<void> want(const Job& job) override;
  Result<void> prepare(const Job& job) override;
  Result<void> stop(const server::TableId& table) override;
  Result<void> finish(const server::TableId& table) override;
  Result<std::optional<Job>> find(const server::TableId& table) override;
  Result<std::pair<int, int>> wanted(const server::PersonId& person) override;
  Result<std::optional<Job>> claim(const std::string& node, server::Milliseconds now,
                                   server::Milliseconds until) override;
  Result<void> renew(const server::AnalysisClaim& claim) override;
  Result<std::optional<Job>> add(const server::AnalysisClaim& claim, const server::AnalysedDecision& decision,
                                 server::Milliseconds spent) override;
  Result<std::vector<server::AnalysedDecision>> decisions(const server::TableId& table, std::int64_t from,
                                                          std::size_t most) override;
  Result<std::vector<std::int64_t>> plies(const server::TableId& table) override;
  Result<std::vector<std::int64_t>> worst_slips(const server::TableId& table, std::size_t most) override;

 private:
  std::optional<Job> read(const server::TableId& table) const;
  void save(const Job& job);
  std::vector<Job> all_wanted() const;  // who asked first is first

  Rows& rows_;
};

}  // namespace pithead::server::device
