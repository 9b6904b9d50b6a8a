// Analyses over HTTP: asked for, watched and stopped, by whoever may see the table.
#pragma once

#include <cstdint>
#include <functional>
#include <set>

#include "server/analysis.h"
#include "server/analyst.h"
#include "server/api_call.h"
#include "server/net/rate_limiter.h"
#include "server/store/store_writer.h"
#include "server/table_registry.h"

namespace pithead::server {

struct AnalysisLimits {
  int iterations = 1500;  // games for each decision: a whole game takes about a minute of one core
  int per_person = 3;     // games that one person waits for
  int in_all = 100;       // games that are waited for
  std::size_t questions = 20;
};

class AnalysisApi {
 public:
  AnalysisApi(Analyst& analyst, TableRegistry& tables, StoreWriter& writer, AnalysisLimits limits);

  void show(const ApiCall& call);
  void start(const ApiCall& call);  // the whole game, or one decision of it
  void stop(const ApiCall& call);

 private:
  using WithTable = std::function<void(const Table& table, const Match& match)>;

  void read(const ApiCall& call, WithTable with);
  void want(const ApiCall& call);
  void explain(const ApiCall& call, std::int64_t ply);
  void ask(const ApiCall& call, AnalysisQuestion question);
  void tell(const ApiCall& call, std::int64_t from, std::size_t most);
  AnalysisJob new_job(const ApiCall& call, const Match& match) const;

  Analyst& analyst_;
  TableRegistry& tables_;
  StoreWriter& writer_;
  AnalysisLimits limits_;
  RateLimiter games_;  // asked for, by address
  RateLimiter questions_;
  std::set<PersonId> asking_;  // who waits for an answer
};

}  // namespace pithead::server
