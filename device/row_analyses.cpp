#include "device/row_analyses.h"

#include <algorithm>

#include "device/row_keys.h"
#include "device/row_text.h"

namespace pithead::server::device {

using State = AnalysisJob::State;

namespace {

// Who asked first is first.
std::pair<Milliseconds, TableId> place_of(const AnalysisJob& job) { return {job.asked, job.table}; }

}  // namespace

std::optional<AnalysisJob> RowAnalyses::read(const TableId& table) const {
  const std::string* row = rows_.find(analysis_key(table));
  return row == nullptr ? std::nullopt : std::optional(job_of(*row));
}

void RowAnalyses::save(const AnalysisJob& job) { rows_.put(analysis_key(job.table), text_of(job)); }

std::vector<AnalysisJob> RowAnalyses::all_wanted() const {
  std::vector<AnalysisJob> jobs;
  rows_.for_each("analysis/", [&](const std::string& /*key*/, const std::string& text) {
    const AnalysisJob job = job_of(text);
    if (job.state == State::Wanted) jobs.push_back(job);
  });
  std::ranges::sort(jobs, {}, place_of);
  return jobs;
}

StoreResult<void> RowAnalyses::want(const AnalysisJob& job) {
  auto known = read(job.table);
  if (!known) {
    save(job);
    rows_.set_here(decisions_key(job.table));
  } else if (known->state == State::Stopped) {
    known->person = job.person;
    known->asked = job.asked;
    known->state = State::Wanted;
    save(*known);
  }
  return {};
}

StoreResult<void> RowAnalyses::prepare(const AnalysisJob& job) {
  if (read(job.table)) return {};
  AnalysisJob fresh = job;
  fresh.state = State::Stopped;
  save(fresh);
  rows_.set_here(decisions_key(job.table));
  return {};
}

StoreResult<void> RowAnalyses::stop(const TableId& table) {
  auto job = read(table);
  if (!job || job->state != State::Wanted) return {};
  job->state = State::Stopped;
  job->node.clear();
  save(*job);
  return {};
}

StoreResult<void> RowAnalyses::finish(const TableId& table) {
  auto job = read(table);
  if (!job) return {};
  job->state = State::Done;
  job->node.clear();
  save(*job);
  return {};
}

StoreResult<std::optional<AnalysisJob>> RowAnalyses::find(const TableId& table) {
  auto job = read(table);
  if (!job) return job;
  job->ahead = std::ranges::count_if(
      all_wanted(), [place = place_of(*job)](const AnalysisJob& other) { return place_of(other) < place; });
  return job;
}

StoreResult<std::pair<int, int>> RowAnalyses::wanted(const PersonId& person) {
  const auto jobs = all_wanted();
  return std::pair(static_cast<int>(std::ranges::count(jobs, person, &AnalysisJob::person)),
                   static_cast<int>(jobs.size()));
}

StoreResult<std::optional<AnalysisJob>> RowAnalyses::claim(const std::string& node, Milliseconds now,
                                                           Milliseconds until) {
  for (AnalysisJob& job : all_wanted()) {
    if (job.until >= now) continue;
    job.node = node;
    job.until = until;
    save(job);
    return find(job.table);
  }
  return std::nullopt;
}

StoreResult<void> RowAnalyses::renew(const AnalysisClaim& claim) {
  auto job = read(claim.table);
  if (!job || job->node != claim.node || job->state != State::Wanted) return {};
  job->until = claim.until;
  save(*job);
  return {};
}

StoreResult<std::optional<AnalysisJob>> RowAnalyses::add(const AnalysisClaim& claim,
                                                         const AnalysedDecision& decision,
                                                         Milliseconds spent) {
  auto job = read(claim.table);
  if (!job) return std::nullopt;
  if (!rows_.is_here(decisions_key(claim.table))) return tl::unexpected(not_here());
  const std::string key = decisions_key(claim.table) + number_text(decision.ply);
  if (rows_.find(key) == nullptr) {
    rows_.put(key, text_of(decision));
    ++job->done;
    job->spent += spent;
  }
  if (job->node == claim.node) job->until = claim.until;
  save(*job);
  return find(claim.table);
}

StoreResult<std::vector<AnalysedDecision>> RowAnalyses::decisions(const TableId& table, std::int64_t from,
                                                                  std::size_t most) {
  std::vector<AnalysedDecision> found;
  if (!read(table)) return found;
  if (!rows_.is_here(decisions_key(table))) return tl::unexpected(not_here());
  const std::string first = decisions_key(table) + number_text(from);
  rows_.for_each(decisions_key(table), [&](const std::string& key, const std::string& text) {
    if (key >= first && found.size() < most) found.push_back(decision_of(text));
  });
  return found;
}

StoreResult<std::vector<std::int64_t>> RowAnalyses::plies(const TableId& table) {
  return decisions(table, 0, std::string::npos).map([](const std::vector<AnalysedDecision>& all) {
    std::vector<std::int64_t> plies;
    for (const AnalysedDecision& each : all) plies.push_back(each.ply);
    return plies;
  });
}

StoreResult<std::vector<std::int64_t>> RowAnalyses::worst_slips(const TableId& table, std::size_t most) {
  return decisions(table, 0, std::string::npos).map([most](std::vector<AnalysedDecision> all) {
    std::erase_if(all, [](const AnalysedDecision& each) { return each.slip == 0; });
    std::ranges::stable_sort(all, std::ranges::greater{}, &AnalysedDecision::slip);
    std::vector<std::int64_t> plies;
    for (const AnalysedDecision& each : all) {
      if (plies.size() < most) plies.push_back(each.ply);
    }
    return plies;
  });
}

}  // namespace pithead::server::device
