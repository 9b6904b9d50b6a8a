#include "server/store/sql_erasure.h"

#include <array>
#include <deque>
#include <utility>

#include "server/store/packed_log.h"
#include "server/store/sql_clubs.h"
#include "server/store/sql_logs.h"

namespace pithead::server {
namespace {

// None if nothing of it is to be written anew.
StoreResult<std::optional<std::string>> rewritten_log(const TableId& table, Rows packed,
                                                      const Erasure::Rewrite& rewrite) {
  auto log = log_in(table, 0, {}, std::move(packed));
  if (!log) return tl::unexpected(log.error());
  bool changed = false;
  for (Entry& entry : *log) {
    auto another = rewrite(entry.body);
    if (!another) continue;
    entry.body = std::move(*another);
    changed = true;
  }
  return changed ? std::optional(pack_log(*log)) : std::nullopt;
}

}  // namespace

StoreResult<void> SqlErasure::commit(std::span<const Statement> statements) {
  if (const auto begun = connection_.begin({}); !begun) return tl::unexpected(begun.error());
  return connection_.commit(statements).map([](const std::vector<Rows>&) {});
}

StoreResult<std::vector<std::string>> SqlErasure::texts(const Statement& statement) {
  return connection_.execute(statement).map([](Rows rows) {
    std::vector<std::string> all;
    for (Row& row : rows) all.push_back(std::move(text(row, 0)));
    return all;
  });
}

StoreResult<std::vector<TableId>> SqlErasure::tables_naming(const PersonId& person) {
  return texts({Query::TablesNaming, {person}});
}

StoreResult<void> SqlErasure::rewrite(const TableId& table, const Rewrite& rewrite) {
  const std::array<Statement, 5> reading{{{Query::LockTable, {table}},
                                          {Query::ReadEntries, {table, std::int64_t{0}}},
                                          {Query::ReadPackedLog, {table, std::int64_t{0}}},
                                          {Query::TableCard, {table}},
                                          {Query::ResultCards, {table}}}};
  auto read = connection_.begin(reading);
  if (!read) return tl::unexpected(read.error());
  std::deque<std::string> written;  // what the statements show
  std::vector<Statement> statements;
  const auto replace = [&](Query query, std::vector<Value> key, Row& row, std::size_t column) {
    auto another = rewrite(text(row, column));
    if (!another) return;
    key.emplace_back(std::string_view(written.emplace_back(std::move(*another))));
    statements.push_back({query, std::move(key)});
  };
  for (Row& row : read->at(1)) replace(Query::ReplaceEntry, {table, number(row, 0)}, row, 2);
  auto packed = rewritten_log(table, std::move(read->at(2)), rewrite);
  if (packed && *packed)
    statements.push_back(
        {Query::ReplacePackedLog, {table, BlobView{written.emplace_back(std::move(**packed))}}});
  for (Row& row : read->at(3)) replace(Query::ReplaceTableCard, {table}, row, 0);
  for (Row& row : read->at(4))
    replace(Query::ReplaceResultCard, {table, std::string_view(text(row, 0)), number(row, 1)}, row, 2);
  const std::string news = table + " 0";
  if (connection_.has_listeners()) statements.push_back({Query::Announce, {news}});
  const auto committed = connection_.commit(statements);
  if (!committed) return tl::unexpected(committed.error());
  if (!packed) return tl::unexpected(packed.error());
  return {};
}

StoreResult<void> SqlErasure::remove_person(const PersonId& person) {
  std::vector<Statement> statements{
      {Query::RemoveResults, {person}},         {Query::RemoveRivals, {person}},
      {Query::RemoveSpeaker, {person}},         {Query::RemoveClubPosts, {person}},
      {Query::RemoveNotices, {person}},         {Query::RemoveMessages, {person}},
      {Query::RemoveNoticeAddresses, {person}}, {Query::RemoveNoticePerson, {person}},
      {Query::ForgetReporter, {person}},        {Query::DropReportsAbout, {person}}};
  add_leaving(person, {}, statements);
  statements.push_back({Query::RemovePerson, {person}});
  return commit(statements);
}

StoreResult<std::optional<PersonId>> SqlErasure::sweep_guests(const PersonId& behind, std::size_t most,
                                                              Milliseconds unseen_since) {
  auto guests = texts({Query::GuestsBehind, {behind, limit(most)}});
  if (!guests) return tl::unexpected(guests.error());
  if (guests->empty()) return std::nullopt;
  std::string last = std::move(guests->back());
  const auto swept = connection_.execute({Query::SweepGuests, {behind, last, unseen_since}});
  if (!swept) return tl::unexpected(swept.error());
  return last;
}

StoreResult<void> SqlErasure::sweep_logins(Milliseconds accounts, Milliseconds guests, std::size_t most) {
  return connection_.execute({Query::SweepLogins, {accounts, guests, limit(most)}}).map([](const Rows&) {});
}

StoreResult<void> SqlErasure::sweep_codes(Milliseconds now) {
  return connection_.execute({Query::SweepCodes, {now}}).map([](const Rows&) {});
}

StoreResult<void> SqlErasure::sweep_nodes(Milliseconds before) {
  return connection_.execute({Query::SweepNodes, {before}}).map([](const Rows&) {});
}

StoreResult<std::string> SqlErasure::first_node(Milliseconds since) {
  return texts({Query::FirstNode, {since}}).map([](std::vector<std::string> nodes) {
    return nodes.empty() ? std::string{} : std::move(nodes.front());
  });
}

}  // namespace pithead::server
