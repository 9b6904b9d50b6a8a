#include "server/store/sql_analyses.h"

namespace pithead::server {
namespace {

AnalysisJob job_of(Row& row) {
  return {.table = std::move(text(row, 0)),
          .person = std::move(text(row, 1)),
          .asked = number(row, 2),
          .state = static_cast<AnalysisJob::State>(number(row, 3)),
          .iterations = number(row, 4),
          .plies = number(row, 5),
          .node = std::move(text(row, 6)),
          .until = number(row, 7),
          .spent = number(row, 8),
          .done = number(row, 9),
          .ahead = number(row, 10)};
}

Statement new_job(Query query, const AnalysisJob& job, AnalysisJob::State state) {
  return {query,
          {job.table, job.person, job.asked, static_cast<std::int64_t>(state), job.iterations, job.plies}};
}

}  // namespace

StoreResult<void> SqlAnalyses::write(const Statement& statement) {
  return connection_.execute(statement).map([](const Rows&) {});
}

StoreResult<std::vector<std::int64_t>> SqlAnalyses::numbers(const Statement& statement) {
  return connection_.execute(statement).map([](const Rows& rows) {
    std::vector<std::int64_t> all;
    for (const Row& row : rows) all.push_back(number(row, 0));
    return all;
  });
}

StoreResult<void> SqlAnalyses::want(const AnalysisJob& job) {
  return write(new_job(Query::WantAnalysis, job, AnalysisJob::State::Wanted));
}

StoreResult<void> SqlAnalyses::prepare(const AnalysisJob& job) {
  return write(new_job(Query::PrepareAnalysis, job, AnalysisJob::State::Stopped));
}

StoreResult<std::optional<AnalysisJob>> SqlAnalyses::find(const TableId& table) {
  return connection_.execute({Query::FindAnalysis, {table}}).map([](Rows rows) {
    return rows.empty() ? std::nullopt : std::optional(job_of(rows.front()));
  });
}

StoreResult<std::pair<int, int>> SqlAnalyses::wanted(const PersonId& person) {
  return connection_.execute({Query::WantedAnalyses, {person}}).map([](const Rows& rows) {
    return std::pair(static_cast<int>(number(rows.at(0), 0)), static_cast<int>(number(rows.at(0), 1)));
  });
}

StoreResult<std::optional<AnalysisJob>> SqlAnalyses::claim(const std::string& node, Milliseconds now,
                                                           Milliseconds until) {
  auto claimed = connection_.execute({Query::ClaimAnalysis, {node, now, until}});
  if (!claimed) return tl::unexpected(claimed.error());
  if (claimed->empty()) return std::nullopt;
  return find(text(claimed->front(), 0));
}

StoreResult<void> SqlAnalyses::renew(const AnalysisClaim& claim) {
  return write({Query::RenewClaim, {claim.table, claim.node, claim.until}});
}

// Two nodes may look at the same decision: then one of them has kept it, and its time counts.
StoreResult<std::optional<AnalysisJob>> SqlAnalyses::add(const AnalysisClaim& claim,
                                                         const AnalysedDecision& decision,
                                                         Milliseconds spent) {
  const Statement keep{Query::AddAnalysed, {claim.table, decision.ply, decision.slip, decision.body}};
  const auto kept = connection_.begin({&keep, 1});
  if (!kept) return tl::unexpected(kept.error());
  const Milliseconds counted = kept->at(0).empty() ? 0 : spent;
  const Statement count{Query::CountAnalysed, {claim.table, counted, claim.node, claim.until}};
  const auto committed = connection_.commit({&count, 1});
  if (!committed) return tl::unexpected(committed.error());
  return find(claim.table);
}

StoreResult<std::vector<AnalysedDecision>> SqlAnalyses::decisions(const TableId& table, std::int64_t from,
                                                                  std::size_t most) {
  return connection_.execute({Query::Analysed, {table, from, limit(most)}}).map([](Rows rows) {
    std::vector<AnalysedDecision> all;
    for (Row& row : rows) all.push_back({number(row, 0), number(row, 1), std::move(text(row, 2))});
    return all;
  });
}

StoreResult<std::vector<std::int64_t>> SqlAnalyses::plies(const TableId& table) {
  return numbers({Query::AnalysedPlies, {table}});
}

StoreResult<std::vector<std::int64_t>> SqlAnalyses::worst_slips(const TableId& table, std::size_t most) {
  return numbers({Query::WorstSlips, {table, limit(most)}});
}

}  // namespace pithead::server
