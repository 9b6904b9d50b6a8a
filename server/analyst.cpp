#include "server/analyst.h"

#include <algorithm>
#include <limits>
#include <utility>
#include <vector>

#include "server/analysis.h"

namespace pithead::server {
namespace {

constexpr Milliseconds kForever = std::numeric_limits<Milliseconds>::max();

}  // namespace

std::shared_ptr<const Match> copy_of(const Match& match) {
  auto copy = std::make_shared<Match>(match.from_the_deal());
  for (const Ply& ply : match.plies()) copy->play_legal(ply.move);
  return copy;
}

Analyst::Analyst(TableRegistry& tables, StoreWriter& writer, Thinkers& thinkers, AnalystSettings settings,
                 Now now)
    : tables_(tables),
      writer_(writer),
      thinkers_(thinkers),
      settings_(std::move(settings)),
      now_(std::move(now)) {}

void Analyst::ask(AnalysisQuestion question) {
  questions_.push_back(std::move(question));
  work();
}

void Analyst::drop(const TableId& table) {
  if (running_ && running_->job.table == table) running_.reset();
}

void Analyst::tick() {
  work();
  if (!running_ || now_() < renewed_ + settings_.claim / 3) return;
  renewed_ = now_();
  const AnalysisClaim claim{running_->job.table, settings_.node, renewed_ + settings_.claim};
  writer_.submit([claim](Store& store) { return store.analyses().renew(claim); },
                 [](const StoreResult<void>& /*else another node takes over*/) {});
}

// One thing at a time. Whatever fails is tried again with the next tick.
void Analyst::work() {
  if (busy_ || stopped_) return;
  busy_ = true;
  if (!questions_.empty()) return answer();
  running_ ? go_on() : claim();
}

// The thought is the same whoever asked for it, so it is kept as a part of the whole analysis.
void Analyst::answer() {
  const AnalysisQuestion question = std::move(questions_.front());
  questions_.pop_front();
  look_at(question, {}, [this, question](const StoreResult<std::optional<AnalysisJob>>& job) {
    busy_ = false;
    question.kept(job.map([](const auto& /*job*/) {}));
    work();
  });
}

// ---- whole games -----------------------------------------------------------------------------------------

void Analyst::claim() {
  // Where no other node is, what was claimed is what this one left behind when it was stopped.
  const Milliseconds expired = settings_.alone ? kForever : now_();
  renewed_ = now_();
  writer_.submit([node = settings_.node, expired, until = renewed_ + settings_.claim](
                     Store& store) { return store.analyses().claim(node, expired, until); },
                 [this](const StoreResult<std::optional<AnalysisJob>>& job) {
                   if (job && *job) return take_up(**job);
                   busy_ = false;
                 });
}

void Analyst::take_up(const AnalysisJob& job) {
  tables_.read(job.table, [this, job](const Answer<const Table*>& table) {
    if (!table && table.error().why == Why::Unavailable) {
      busy_ = false;
      return;
    }
    const auto match = table ? match_to_analyse(**table) : tl::unexpected(table.error());
    // Such as a game of a later version; it must not stand in the way of others.
    if (!match) return end(&Analyses::stop, job.table);
    begin(job, copy_of(**match));
  });
}

void Analyst::begin(const AnalysisJob& job, std::shared_ptr<const Match> match) {
  writer_.submit([table = job.table](Store& store) { return store.analyses().plies(table); },
                 [this, job, match = std::move(match)](const StoreResult<std::vector<std::int64_t>>& done) {
                   busy_ = false;
                   if (!done) return;
                   running_ = Running{.job = job, .match = match, .left = {}};
                   for (std::int64_t ply = 0; ply < job.plies; ++ply) {
                     if (!std::ranges::binary_search(*done, ply)) running_->left.push_back(ply);
                   }
                   work();
                 });
}

void Analyst::go_on() {
  if (running_->left.empty()) return end(&Analyses::finish, running_->job.table);
  const AnalysisQuestion decision{.table = running_->job.table,
                                  .ply = running_->left.front(),
                                  .iterations = running_->job.iterations,
                                  .match = running_->match,
                                  .kept = {}};
  look_at(decision, settings_.node, [this](const StoreResult<std::optional<AnalysisJob>>& job) {
    busy_ = false;
    if (!job || !running_) return;
    const bool ours = *job && (*job)->state == AnalysisJob::State::Wanted && (*job)->node == settings_.node;
    ours ? running_->left.pop_front() : running_.reset();
    work();
  });
}

void Analyst::end(StoreResult<void> (Analyses::*how)(const TableId&), const TableId& table) {
  writer_.submit([how, table](Store& store) { return (store.analyses().*how)(table); },
                 [this, table](const StoreResult<void>& ended) {
                   busy_ = false;
                   if (!ended) return;
                   drop(table);
                   work();
                 });
}

void Analyst::look_at(const AnalysisQuestion& decision, const std::string& node, Kept kept) {
  thinkers_.analyse(
      decision.match, static_cast<std::size_t>(decision.ply), static_cast<std::uint64_t>(decision.iterations),
      [this, kept = std::move(kept), table = decision.table, node](const AnalysedDecision& done,
                                                                   Milliseconds spent) {
        ++decisions_;
        const AnalysisClaim claim{table, node, now_() + settings_.claim};
        writer_.submit(
            [claim, done, spent](Store& store) { return store.analyses().add(claim, done, spent); }, kept);
      });
}

}  // namespace pithead::server
