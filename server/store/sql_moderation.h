// Blocks and reports on any database that speaks SQL.
#pragma once

#include <string>
#include <vector>

#include "server/store/moderation.h"
#include "server/store/sql.h"

namespace pithead::server {

// In the order of Query, from AddBlock on.
std::vector<std::string> moderation_statements();

class SqlModeration final : public Moderation {
 public:
  explicit SqlModeration(SqlConnection& connection) : connection_(connection) {}

  StoreResult<void> block(const PersonId& person, const PersonId& blocked, Milliseconds now) override;
  StoreResult<void> unblock(const PersonId& person, const PersonId& blocked) override;
  StoreResult<std::vector<Block>> blocks_of(const PersonId& person) override;
  StoreResult<std::set<PersonId>> blocked_by(const PersonId& person) override;
  StoreResult<std::set<PersonId>> kept_apart(const PersonId& person) override;
  StoreResult<void> report(const Report& report) override;
  StoreResult<std::vector<Report>> reports_by(const PersonId& person, std::size_t most) override;
  StoreResult<std::vector<Report>> reports_about(const PersonId& person, std::size_t most) override;
  StoreResult<std::vector<Report>> open_reports(std::size_t most) override;
  StoreResult<std::optional<Report>> find_report(const std::string& id) override;
  StoreResult<int> count_open_reports(const PersonId& reporter) override;
  StoreResult<bool> settle(const std::string& id, Report::Verdict verdict, Milliseconds now) override;
  StoreResult<void> silence(const PersonId& person, Milliseconds until) override;
  StoreResult<void> sweep_reports(Milliseconds before) override;

 private:
  StoreResult<void> write(const Statement& statement);
  StoreResult<std::set<PersonId>> people(const Statement& statement);
  StoreResult<std::vector<Report>> reports(const Statement& statement);

  SqlConnection& connection_;
};

}  // namespace pithead::server
