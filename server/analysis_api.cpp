#include "server/analysis_api.h"

#include <algorithm>
#include <chrono>
#include <limits>
#include <optional>
#include <utility>

#include "match/json_fields.h"
#include "server/table/url_query.h"

namespace pithead::server {
namespace {

constexpr std::size_t kMostTold = 100;  // decisions at once: some hundred kilobytes
constexpr std::size_t kTurningPoints = 8;
constexpr std::int64_t kMostPlies = 1'000'000;

void answer(const ApiCall& call, const Refusal& refusal) { call.respond(refusal_response(refusal)); }

Answer<std::optional<std::int64_t>> read_ply(const std::string& body) {
  const auto object = read_json_object(body, "body");
  if (!object) return refuse(Why::BadMessage, object.error());
  JsonFields fields(*object, "body");
  const JsonField field = fields.optional("ply");
  const auto ply = field.number<std::int64_t>(0, kMostPlies);
  if (fields.wrong()) return refuse(Why::BadMessage, *fields.wrong());
  return field.value() == nullptr ? std::nullopt : std::optional(ply);
}

Answer<std::int64_t> read_from(const UrlQuery& query) {
  QueryFields fields(query);
  const auto from =
      fields.number("from", 0, std::numeric_limits<std::int64_t>::max(), "is the number of a ply");
  if (fields.wrong()) return refuse(Why::BadMessage, *fields.wrong());
  return from.value_or(0);
}

std::optional<Refusal> too_many(const std::pair<int, int>& wanted, const AnalysisLimits& limits) {
  const auto [own, all] = wanted;
  if (own >= limits.per_person) {
    return Refusal{Why::TooManyAnalyses, "you wait for " + std::to_string(own) +
                                             " analyses already; wait until one is done, or stop one"};
  }
  if (all >= limits.in_all) {
    return Refusal{Why::TooManyAnalyses,
                   std::to_string(all) + " games wait to be analysed; try again in some minutes"};
  }
  return std::nullopt;
}

// Why it cannot be wanted, if it cannot.
StoreResult<std::optional<Refusal>> want_job(Store& store, const AnalysisJob& job,
                                             const AnalysisLimits& limits) {
  const auto known = store.analyses().find(job.table);
  if (!known) return tl::unexpected(known.error());
  if (*known && (*known)->state != AnalysisJob::State::Stopped) return std::nullopt;
  const auto wanted = store.analyses().wanted(job.person);
  if (!wanted) return tl::unexpected(wanted.error());
  if (auto refusal = too_many(*wanted, limits)) return refusal;
  return store.analyses().want(job).map([] { return std::optional<Refusal>(); });
}

// The iterations for a decision that is not done yet.
StoreResult<std::optional<std::int64_t>> prepare_job(Store& store, const AnalysisJob& job, std::int64_t ply) {
  if (const auto prepared = store.analyses().prepare(job); !prepared) return tl::unexpected(prepared.error());
  const auto known = store.analyses().find(job.table);
  if (!known) return tl::unexpected(known.error());
  const auto decision = store.analyses().decisions(job.table, ply, 1);
  if (!decision) return tl::unexpected(decision.error());
  if (!decision->empty() && decision->front().ply == ply) return std::nullopt;
  return *known ? (*known)->iterations : job.iterations;
}

// Whoever asked for it, and those who played: nobody else's patience is at stake.
StoreResult<std::optional<Refusal>> stop_job(Store& store, const TableId& table, const PersonId& person,
                                             bool member) {
  const auto known = store.analyses().find(table);
  if (!known) return tl::unexpected(known.error());
  if (*known && (*known)->person != person && !member) {
    return Refusal{Why::NotSeated, "whoever asked for the analysis can stop it, and those who played"};
  }
  return store.analyses().stop(table).map([] { return std::optional<Refusal>(); });
}

StoreResult<AnalysisReport> fill(AnalysisReport report, Store& store, std::int64_t from, std::size_t most) {
  auto job = store.analyses().find(report.table);
  if (!job) return tl::unexpected(job.error());
  auto decisions = store.analyses().decisions(report.table, from, most);
  if (!decisions) return tl::unexpected(decisions.error());
  auto slips = store.analyses().worst_slips(report.table, kTurningPoints);
  if (!slips) return tl::unexpected(slips.error());
  report.job = std::move(*job);
  report.decisions = std::move(*decisions);
  report.turning_points = std::move(*slips);
  return report;
}

}  // namespace

AnalysisApi::AnalysisApi(Analyst& analyst, TableRegistry& tables, StoreWriter& writer, AnalysisLimits limits)
    : analyst_(analyst),
      tables_(tables),
      writer_(writer),
      limits_(limits),
      games_({.per_second = 1.0 / 60, .burst = 10}),
      questions_({.per_second = 0.5, .burst = 30}) {}

// Only a game that is over: in one that runs, hidden cards are at stake.
void AnalysisApi::read(const ApiCall& call, WithTable with) {
  tables_.read_for(call.person(), call.params[0],
                   [call, with = std::move(with)](const Answer<const Table*>& table) {
                     if (!table) return answer(call, table.error());
                     const auto match = match_to_analyse(**table);
                     match ? with(**table, **match) : answer(call, match.error());
                   });
}

AnalysisJob AnalysisApi::new_job(const ApiCall& call, const Match& match) const {
  AnalysisJob job;
  job.table = call.params[0];
  job.person = call.person();
  job.asked = analyst_.now();
  job.iterations = limits_.iterations;
  job.plies = static_cast<std::int64_t>(match.plies().size());
  return job;
}

void AnalysisApi::show(const ApiCall& call) {
  const auto from = read_from(call.request.query);
  from ? tell(call, *from, kMostTold) : answer(call, from.error());
}

void AnalysisApi::start(const ApiCall& call) {
  const auto ply = read_ply(call.request.body);
  if (!ply) return answer(call, ply.error());
  *ply ? explain(call, **ply) : want(call);
}

void AnalysisApi::want(const ApiCall& call) {
  read(call, [this, call](const Table& /*table*/, const Match& match) {
    if (!games_.take(call.request.group, std::chrono::steady_clock::now())) {
      return answer(call, {Why::TooFast, "many games were sent to be analysed from here; wait a minute"});
    }
    writer_.submit(
        [job = new_job(call, match), limits = limits_](Store& store) { return want_job(store, job, limits); },
        [this, call](const StoreResult<std::optional<Refusal>>& refused) {
          if (!refused) return answer(call, unavailable());
          if (*refused) return answer(call, **refused);
          analyst_.wake();
          tell(call, 0, kMostTold);
        });
  });
}

void AnalysisApi::stop(const ApiCall& call) {
  read(call, [this, call](const Table& table, const Match& /*match*/) {
    writer_.submit([table = table.id(), person = call.person(), member = table.is_member(call.person())](
                       Store& store) { return stop_job(store, table, person, member); },
                   [this, call](const StoreResult<std::optional<Refusal>>& refused) {
                     if (!refused) return answer(call, unavailable());
                     if (*refused) return answer(call, **refused);
                     analyst_.drop(call.params[0]);
                     tell(call, 0, kMostTold);
                   });
  });
}

// ---- one decision ----------------------------------------------------------------------------------------

void AnalysisApi::explain(const ApiCall& call, std::int64_t ply) {
  read(call, [this, call, ply](const Table& /*table*/, const Match& match) {
    const AnalysisJob job = new_job(call, match);
    if (ply >= job.plies) {
      return answer(call, {Why::BadMessage, "the game has plies from 0 to " + std::to_string(job.plies - 1)});
    }
    const bool waits = asking_.contains(call.person()) || analyst_.questions() >= limits_.questions;
    const auto now = std::chrono::steady_clock::now();
    if (waits || !questions_.take(call.request.group, now)) {
      return answer(call, {Why::TooFast, "one question after the other: wait for the last answer"});
    }
    asking_.insert(call.person());
    writer_.submit([job, ply](Store& store) { return prepare_job(store, job, ply); },
                   [this, call, ply,
                    match = copy_of(match)](const StoreResult<std::optional<std::int64_t>>& iterations) {
                     if (iterations && *iterations)
                       return ask(call, {call.params[0], ply, **iterations, match, {}});
                     asking_.erase(call.person());
                     iterations ? tell(call, ply, 1) : answer(call, unavailable());
                   });
  });
}

void AnalysisApi::ask(const ApiCall& call, AnalysisQuestion question) {
  question.kept = [this, call, ply = question.ply](const StoreResult<void>& kept) {
    asking_.erase(call.person());
    kept ? tell(call, ply, 1) : answer(call, unavailable());
  };
  analyst_.ask(std::move(question));
}

// ---- what is told ----------------------------------------------------------------------------------------

void AnalysisApi::tell(const ApiCall& call, std::int64_t from, std::size_t most) {
  read(call, [this, call, from, most](const Table& table, const Match& match) {
    AnalysisReport blank;
    blank.table = table.id();
    blank.plies = static_cast<std::int64_t>(match.plies().size());
    blank.may_stop = table.is_member(call.person());
    writer_.submit([blank, from, most](Store& store) { return fill(blank, store, from, most); },
                   [this, call](StoreResult<AnalysisReport> report) {
                     if (!report) return answer(call, unavailable());
                     if (const auto& job = report->job) {
                       report->running = job->until > analyst_.now() && !job->node.empty();
                       report->may_stop = report->may_stop || job->person == call.person();
                     }
                     call.respond(json_response(tell_analysis(*report)));
                   });
  });
}

}  // namespace pithead::server
