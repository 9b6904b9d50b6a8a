#include "server/store/postgres.h"

#include <array>
#include <charconv>
#include <optional>
#include <utility>

#include "server/store/libpq.h"

namespace pithead::server {
namespace {

using std::chrono::steady_clock;

constexpr std::chrono::seconds kQueryTimeout{6};        // longer than the server's own limits
constexpr std::chrono::seconds kMigrationTimeout{600};  // another node may be at it

// ---- values -----------------------------------------------------------------------------------------

// The values of a statement as libpq wants them: numbers as text, text as bytes with their length.
class Parameters {
 public:
  explicit Parameters(const std::vector<Value>& values) {
    numbers_.reserve(values.size());
    for (const Value& value : values) add(value);
  }

  int send(PGconn* connection, const char* statement) const {
    return PQsendQueryPrepared(connection, statement, static_cast<int>(texts_.size()), texts_.data(),
                               lengths_.data(), formats_.data(), 0);
  }

 private:
  void add(const Value& value) {
    if (const auto* number = std::get_if<std::int64_t>(&value)) {
      numbers_.push_back(std::to_string(*number));
      put(numbers_.back().c_str(), 0, 0);
    } else if (const auto* text = std::get_if<std::string_view>(&value)) {
      put(text->data() != nullptr ? text->data() : "", static_cast<int>(text->size()), 1);
    } else if (const auto* blob = std::get_if<BlobView>(&value)) {
      put(blob->bytes.data(), static_cast<int>(blob->bytes.size()), 1);
    } else {
      put(nullptr, 0, 0);
    }
  }

  void put(const char* text, int length, int format) {
    texts_.push_back(text);
    lengths_.push_back(length);
    formats_.push_back(format);
  }

  std::vector<std::string> numbers_;
  std::vector<const char*> texts_;
  std::vector<int> lengths_;
  std::vector<int> formats_;
};

bool is_number(Oid type) {
  constexpr std::array<Oid, 3> kNumbers{20, 21, 23};  // int8, int2, int4
  return type == kNumbers[0] || type == kNumbers[1] || type == kNumbers[2];
}

constexpr Oid kBytes = 17;  // bytea, told as \x and two digits a byte

Blob blob_of(const char* text) {
  std::size_t size = 0;
  const std::unique_ptr<unsigned char, decltype(&PQfreemem)> bytes(
      PQunescapeBytea(reinterpret_cast<const unsigned char*>(text), &size), PQfreemem);
  return {std::string(reinterpret_cast<const char*>(bytes.get()), size)};
}

Field field(const PGresult* result, int row, int column) {
  if (PQgetisnull(result, row, column) != 0) return {};
  const char* text = PQgetvalue(result, row, column);
  const auto size = static_cast<std::size_t>(PQgetlength(result, row, column));
  if (PQftype(result, column) == kBytes) return blob_of(text);
  if (!is_number(PQftype(result, column))) return std::string(text, size);
  std::int64_t number = 0;
  std::from_chars(text, text + size, number);
  return number;
}

Rows rows_of(const PGresult* result) {
  Rows rows(static_cast<std::size_t>(PQntuples(result)));
  for (std::size_t i = 0; i < rows.size(); ++i) {
    for (int column = 0; column < PQnfields(result); ++column)
      rows[i].push_back(field(result, static_cast<int>(i), column));
  }
  return rows;
}

std::string statement_name(Query query) { return "q" + std::to_string(static_cast<int>(query)); }

// ---- the connection ---------------------------------------------------------------------------------

class PostgresConnection final : public SqlConnection {
 public:
  explicit PostgresConnection(PostgresAddress address) : address_(std::move(address)) {}

  // Without the prepared statements: the tables they need may not be there yet.
  StoreResult<void> connect() {
    auto connection = connect_postgres(address_);
    if (!connection) return tl::unexpected(connection.error());
    libpq_ = std::move(*connection);
    prepared_ = false;
    return {};
  }

  StoreResult<Rows> execute(const Statement& statement) override {
    return retry_once(nullptr, {&statement, 1}).map([](std::vector<Rows> results) {
      return std::move(results.at(0));
    });
  }

  // Nothing is committed yet, so this too may be done again.
  StoreResult<std::vector<Rows>> begin(std::span<const Statement> statements) override {
    auto results = retry_once("BEGIN", statements);
    if (!results) return roll_back(results.error());
    return results;
  }

  StoreResult<std::vector<Rows>> commit(std::span<const Statement> statements) override {
    auto results = exchange(nullptr, statements, "COMMIT");
    if (!results) return roll_back(results.error());
    return results;
  }

  StoreResult<Rows> run(const std::string& text) override {
    auto result = run_postgres(libpq_.get(), address_, text, kMigrationTimeout);
    if (!result) return tl::unexpected(result.error());
    return rows_of(result->get());
  }

  bool has_listeners() const override { return true; }

 private:
  // A connection may have died since it was last used; there is none then. A fresh one that fails is no
  // surprise.
  StoreResult<std::vector<Rows>> retry_once(const char* before, std::span<const Statement> statements) {
    const bool fresh = libpq_ == nullptr;
    auto results = exchange(before, statements, nullptr);
    const bool died = !results && libpq_ == nullptr;
    return died && !fresh ? exchange(before, statements, nullptr) : results;
  }

  // Sends all at once and then reads all results: one round trip.
  StoreResult<std::vector<Rows>> exchange(const char* before, std::span<const Statement> statements,
                                          const char* after) {
    const auto ready = prepare();
    if (!ready) return tl::unexpected(ready.error());
    PGconn* connection = libpq_.get();
    bool sent = PQenterPipelineMode(connection) == 1;
    if (before != nullptr) sent = sent && send_text(before);
    for (const Statement& statement : statements)
      sent =
          sent && Parameters(statement.values).send(connection, statement_name(statement.query).c_str()) == 1;
    if (after != nullptr) sent = sent && send_text(after);
    if (!sent || PQpipelineSync(connection) == 0) return lost();
    auto results = receive(statements.size() + (before != nullptr ? 1 : 0) + (after != nullptr ? 1 : 0));
    if (!results && !statements.empty()) results.error().topic = topic_of(statements.front().query);
    if (results && before != nullptr) results->erase(results->begin());
    if (results) results->resize(statements.size());
    return results;
  }

  StoreResult<void> prepare() {
    if (libpq_ == nullptr) {
      const auto connected = connect();
      if (!connected) return connected;
    }
    if (prepared_) return {};
    bool sent = PQenterPipelineMode(libpq_.get()) == 1;
    for (std::size_t i = 0; i < kQueries; ++i) {
      const auto query = static_cast<Query>(i);
      const std::string name = statement_name(query);
      sent = sent && PQsendPrepare(libpq_.get(), name.c_str(), sql_of(query).c_str(), 0, nullptr) == 1;
    }
    if (!sent || PQpipelineSync(libpq_.get()) == 0) return lost();
    const auto results = receive(kQueries);
    if (!results) return tl::unexpected(results.error());
    prepared_ = true;
    return {};
  }

  bool send_text(const char* text) {
    return PQsendQueryParams(libpq_.get(), text, 0, nullptr, nullptr, nullptr, nullptr, 0) == 1;
  }

  // The results of this many statements and the end of the pipeline. After a failed one the server passes
  // over the rest; their results are read all the same, so that the connection is fit for more.
  StoreResult<std::vector<Rows>> receive(std::size_t statements) {
    const auto deadline = steady_clock::now() + kQueryTimeout;
    std::vector<Rows> results;
    std::optional<StoreError> error;
    for (std::size_t i = 0; i < statements; ++i) {
      const LibpqResult result = next_result(deadline);
      if (result == nullptr || next_result(deadline) != nullptr) return lost();
      const ExecStatusType status = PQresultStatus(result.get());
      if (status == PGRES_FATAL_ERROR && !error) error = failed_statement(result.get(), address_);
      if (PQstatus(libpq_.get()) != CONNECTION_OK) return lost();
      results.push_back(rows_of(result.get()));
    }
    const LibpqResult end = next_result(deadline);
    if (PQresultStatus(end.get()) != PGRES_PIPELINE_SYNC || PQexitPipelineMode(libpq_.get()) == 0)
      return lost();
    if (error) return tl::unexpected(std::move(*error));
    return results;
  }

  LibpqResult next_result(steady_clock::time_point deadline) {
    return LibpqResult(await_result(libpq_.get(), deadline) ? PQgetResult(libpq_.get()) : nullptr);
  }

  tl::unexpected<StoreError> lost() {
    StoreError error = lost_connection(libpq_.get(), address_);
    libpq_ = nullptr;
    return tl::unexpected(std::move(error));
  }

  tl::unexpected<StoreError> roll_back(StoreError error) {
    if (libpq_ != nullptr && PQtransactionStatus(libpq_.get()) != PQTRANS_IDLE) {
      if (!run_postgres(libpq_.get(), address_, "ROLLBACK", kQueryTimeout)) libpq_ = nullptr;
    }
    return tl::unexpected(std::move(error));
  }

  PostgresAddress address_;
  LibpqConnection libpq_;
  bool prepared_ = false;
};

}  // namespace

StoreResult<std::unique_ptr<SqlConnection>> open_postgres(const std::string& url) {
  auto address = read_postgres_address(url);
  if (!address) return tl::unexpected(address.error());
  auto connection = std::make_unique<PostgresConnection>(std::move(*address));
  const auto connected = connection->connect();
  if (!connected) return tl::unexpected(connected.error());
  return connection;
}

Dialect postgres_dialect() {
  // Steps may take long and wait for each other; the number is any that only we use.
  const std::string without_timeouts =
      "SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0;"
      " SET LOCAL idle_in_transaction_session_timeout = 0";
  return {.snapshot = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; " + without_timeouts,
          .begin = "BEGIN; " + without_timeouts + "; SELECT pg_advisory_xact_lock(7448403)",
          .has_schema = "SELECT 1 WHERE to_regclass('pithead_schema') IS NOT NULL"};
}

}  // namespace pithead::server
