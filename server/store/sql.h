// What SqlStore asks of a database: the questions, and a connection that answers them. SQLite and PostgreSQL
// understand the same text, so that what a store does is written once.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "server/store/store.h"

namespace pithead::server {

enum class Query {
  AddEntry,
  DropEntry,
  SaveTable,
  DropMembers,  // behind the last
  ChangeMember,
  SaveMember,
  Announce,  // PostgreSQL only
  ReadEntries,
  TablesOf,
  ListedTables,
  DueTables,
  TimedTables,
  HostedTables,
  SavePerson,
  FindPerson,
  FindAccount,
  AddLogin,
  FindLogin,
  LoginsOf,
  EndLogin,
  AddSecret,
  FindSecret,
  Heartbeat,
  LastHeartbeat,
};
inline constexpr std::size_t kQueries = static_cast<std::size_t>(Query::LastHeartbeat) + 1;

// Its text, with $1, $2, … for the values.
const std::string& text_of(Query query);

// Views, because the texts of a batch need not be copied to be sent.
using Value = std::variant<std::monostate, std::int64_t, std::string_view>;

struct Call {
  Query query;
  std::vector<Value> values;
};

using Field = std::variant<std::monostate, std::int64_t, std::string>;
using Row = std::vector<Field>;
using Rows = std::vector<Row>;

class SqlConnection {
 public:
  SqlConnection() = default;
  SqlConnection(const SqlConnection&) = delete;
  SqlConnection& operator=(const SqlConnection&) = delete;
  virtual ~SqlConnection() = default;

  // One call in a transaction of its own. It may be made twice if the connection is lost meanwhile.
  virtual StoreResult<Rows> ask(const Call& call) = 0;

  // Opens a transaction and makes these calls in it; then makes those and commits. When one fails, nothing of
  // the transaction remains.
  virtual StoreResult<std::vector<Rows>> begin(std::span<const Call> calls) = 0;
  virtual StoreResult<std::vector<Rows>> commit(std::span<const Call> calls) = 0;

  // Any text without values, several statements as well; the rows of the last one.
  virtual StoreResult<Rows> run(const std::string& text) = 0;

  virtual bool has_listeners() const = 0;  // whether Announce reaches anybody
};

}  // namespace pithead::server
