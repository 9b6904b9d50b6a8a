#include "server/store/sql_moderation.h"

#include <utility>

namespace pithead::server {
namespace {

Report report_of(Row& row) {
  return {.id = std::move(text(row, 0)),
          .time = number(row, 1),
          .table = std::move(text(row, 2)),
          .version = number(row, 3),
          .said = number(row, 4),
          .speaker = std::move(text(row, 5)),
          .name = std::move(text(row, 6)),
          .words = std::move(text(row, 7)),
          .reporter = std::move(text(row, 8)),
          .reason = static_cast<Report::Reason>(number(row, 9)),
          .note = std::move(text(row, 10)),
          .verdict = static_cast<Report::Verdict>(number(row, 11)),
          .settled = number(row, 12)};
}

const char* const kReport =
    "SELECT id, time, table_id, version, said, speaker, name, words, reporter, reason, note, verdict, settled"
    " FROM reports WHERE ";

}  // namespace

// A statement may stand on several lines.
// NOLINTBEGIN(bugprone-suspicious-missing-comma)
std::vector<std::string> moderation_statements() {
  return {
      "INSERT INTO blocks (person, blocked, since) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
      "DELETE FROM blocks WHERE person = $1 AND blocked = $2",
      "SELECT b.blocked, p.name, b.since FROM blocks b JOIN people p ON p.id = b.blocked WHERE b.person = $1"
      " ORDER BY b.since DESC, b.blocked",
      "SELECT blocked FROM blocks WHERE person = $1",
      "SELECT blocked FROM blocks WHERE person = $1 UNION SELECT person FROM blocks WHERE blocked = $1",
      "INSERT INTO reports (id, time, table_id, version, said, speaker, name, words, reporter, reason, note)"
      " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT DO NOTHING",
      std::string(kReport) + "reporter = $1 ORDER BY time DESC, id LIMIT $2",
      std::string(kReport) + "speaker = $1 ORDER BY time DESC, id LIMIT $2",
      std::string(kReport) + "verdict = 0 ORDER BY time, id LIMIT $1",
      std::string(kReport) + "id = $1",
      "SELECT COUNT(*) FROM reports WHERE reporter = $1 AND verdict = 0",
      "UPDATE reports SET verdict = $2, settled = $3 WHERE id = $1 AND verdict = 0 RETURNING id",
      // A longer silence is not shortened by a later report.
      "UPDATE people SET silenced_until = $2 WHERE id = $1 AND silenced_until < $2",
      "UPDATE reports SET reporter = '', note = '' WHERE reporter = $1",
      "DELETE FROM reports WHERE speaker = $1",
      "DELETE FROM reports WHERE verdict > 0 AND settled < $1",
  };
}
// NOLINTEND(bugprone-suspicious-missing-comma)

StoreResult<void> SqlModeration::write(const Statement& statement) {
  return connection_.execute(statement).map([](const Rows&) {});
}

StoreResult<std::set<PersonId>> SqlModeration::people(const Statement& statement) {
  return connection_.execute(statement).map([](Rows rows) {
    std::set<PersonId> people;
    for (Row& row : rows) people.insert(std::move(text(row, 0)));
    return people;
  });
}

StoreResult<std::vector<Report>> SqlModeration::reports(const Statement& statement) {
  return connection_.execute(statement).map([](Rows rows) {
    std::vector<Report> all;
    for (Row& row : rows) all.push_back(report_of(row));
    return all;
  });
}

// ---- blocks -----------------------------------------------------------------------------------------

StoreResult<void> SqlModeration::block(const PersonId& person, const PersonId& blocked, Milliseconds now) {
  return write({Query::AddBlock, {person, blocked, now}});
}

StoreResult<void> SqlModeration::unblock(const PersonId& person, const PersonId& blocked) {
  return write({Query::DropBlock, {person, blocked}});
}

StoreResult<std::vector<Block>> SqlModeration::blocks_of(const PersonId& person) {
  return connection_.execute({Query::BlocksOf, {person}}).map([](Rows rows) {
    std::vector<Block> all;
    for (Row& row : rows)
      all.push_back(
          {.person = std::move(text(row, 0)), .name = std::move(text(row, 1)), .since = number(row, 2)});
    return all;
  });
}

StoreResult<std::set<PersonId>> SqlModeration::blocked_by(const PersonId& person) {
  return people({Query::BlockedBy, {person}});
}

StoreResult<std::set<PersonId>> SqlModeration::kept_apart(const PersonId& person) {
  return people({Query::KeptApart, {person}});
}

// ---- reports ----------------------------------------------------------------------------------------

StoreResult<void> SqlModeration::report(const Report& report) {
  return write(
      {Query::AddReport,
       {report.id, report.time, report.table, report.version, report.said, report.speaker, report.name,
        report.words, report.reporter, static_cast<std::int64_t>(report.reason), report.note}});
}

StoreResult<std::vector<Report>> SqlModeration::reports_by(const PersonId& person, std::size_t most) {
  return reports({Query::ReportsBy, {person, limit(most)}});
}

StoreResult<std::vector<Report>> SqlModeration::reports_about(const PersonId& person, std::size_t most) {
  return reports({Query::ReportsAbout, {person, limit(most)}});
}

StoreResult<std::vector<Report>> SqlModeration::open_reports(std::size_t most) {
  return reports({Query::OpenReports, {limit(most)}});
}

StoreResult<std::optional<Report>> SqlModeration::find_report(const std::string& id) {
  return reports({Query::FindReport, {id}}).map([](std::vector<Report> found) {
    return found.empty() ? std::nullopt : std::optional(std::move(found.front()));
  });
}

StoreResult<int> SqlModeration::count_open_reports(const PersonId& reporter) {
  return connection_.execute({Query::CountOpenReports, {reporter}}).map([](const Rows& rows) {
    return static_cast<int>(number(rows.at(0), 0));
  });
}

StoreResult<bool> SqlModeration::settle(const std::string& id, Report::Verdict verdict, Milliseconds now) {
  return connection_.execute({Query::SettleReport, {id, static_cast<std::int64_t>(verdict), now}})
      .map([](const Rows& rows) { return !rows.empty(); });
}

StoreResult<void> SqlModeration::silence(const PersonId& person, Milliseconds until) {
  return write({Query::Silence, {person, until}});
}

StoreResult<void> SqlModeration::sweep_reports(Milliseconds before) {
  return write({Query::SweepReports, {before}});
}

}  // namespace pithead::server
