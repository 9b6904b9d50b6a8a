// Entries, people and folders for the tests of stores.
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "server/store/open.h"
#include "server/store/store.h"
#include "tests/support/temporary_folder.h"

namespace pithead::server {

inline Summary summary_of(const TableId& table, std::int64_t version) {
  Summary summary;
  summary.table = table;
  summary.version = version;
  summary.changed = 1000 + version;
  summary.host = "ada";
  summary.card = R"({"game":"coal-baron"})";
  return summary;
}

inline Append entry_of(const TableId& table, std::int64_t version, std::string body = "{}") {
  return {{table, version, 1000 + version, std::move(body)}, summary_of(table, version), {}, {}};
}

// A game against an easy bot that ended at that time.
inline GameResult result_of(const PersonId& person, const TableId& table, Milliseconds finished) {
  GameResult result;
  result.person = person;
  result.table = table;
  result.began = finished - 600'000;
  result.finished = finished;
  result.game = "coal-baron";
  result.players = 2;
  result.rank = 2;
  result.points = 54;
  result.card = R"({"title":"","options":{},"seats":[)"
                R"({"person":")" +
                person +
                R"(","name":"Ada","rank":2,"points":54,"sources":{"orders":40,"majorities":14}},)"
                R"({"level":"easy","rank":1,"points":60,"sources":{"orders":50,"majorities":10}}]})";
  result.rivals = {":easy"};
  return result;
}

// The answer, or a failed test that says why there is none.
template <class T>
T must(StoreResult<T> result) {
  if (!result) throw std::runtime_error(result.error().what);
  if constexpr (!std::is_void_v<T>) return std::move(*result);
}

inline std::unique_ptr<Store> opened(const std::string& address) { return must(open_store(address)); }

inline Appended append_one(Store& store, const Append& append) {
  return must(store.append({&append, 1})).at(0);
}

// With an entry of a table that is about nothing else.
inline void add_notice(Store& store, const NewNotice& notice) {
  static int tables = 0;
  Append append = entry_of("noticed " + std::to_string(++tables), 1);
  append.notices = {notice};
  ASSERT_EQ(append_one(store, append), Appended::Written);
}

inline std::vector<std::int64_t> versions_of(Store& store, const TableId& table) {
  std::vector<std::int64_t> versions;
  for (const Entry& entry : must(store.read(table, 0))) versions.push_back(entry.version);
  return versions;
}

inline std::vector<TableId> names_of(const std::vector<Summary>& summaries) {
  std::vector<TableId> names;
  for (const Summary& summary : summaries) names.push_back(summary.table);
  return names;
}

inline Person person_of(const PersonId& id, const std::string& login = "") {
  return {id, "Ada", "en", "{}", login, login.empty() ? "" : "$argon2id$", 5, ""};
}

}  // namespace pithead::server
