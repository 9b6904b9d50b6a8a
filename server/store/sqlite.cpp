#include "server/store/sqlite.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <optional>
#include <utility>

#include <fcntl.h>
#include <fmt/format.h>
#include <sqlite3.h>
#include <sys/file.h>
#include <unistd.h>

namespace pithead::server {
namespace {

constexpr int kBusyMilliseconds = 2000;     // somebody's sqlite3 shell may hold the file for a moment
constexpr int kStepsBetweenLooks = 10'000;  // of SQLite's machine, whether a check shall end
const char* const kMemory = ":memory:";

tl::unexpected<StoreError> refused(std::string what) {
  return tl::unexpected(StoreError{StoreError::Kind::Refused, std::move(what)});
}

tl::unexpected<StoreError> in_use(const std::string& database) {
  return refused(
      fmt::format("{} is in use by another pithead serve; use PostgreSQL for several nodes", database));
}

// ---- the lock ---------------------------------------------------------------------------------------

// Held as long as the store is open; the kernel lets go of it however the process ends. The file itself
// stays: if it were removed, two could hold locks on two files of the same name.
class FileLock {
 public:
  static StoreResult<FileLock> take(const std::string& database) {
    const std::string file = database + ".lock";
    FileLock lock(open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644));
    if (lock.descriptor_ < 0) {
      return refused(
          fmt::format("cannot create {}, which keeps others from the store: {}; this folder must be "
                      "writable",
                      file, std::strerror(errno)));
    }
    if (flock(lock.descriptor_, LOCK_EX | LOCK_NB) != 0) {
      return in_use(database);
    }
    return lock;
  }

  // Whether somebody has it; none is created for the question.
  static bool taken(const std::string& database) {
    const FileLock lock(open((database + ".lock").c_str(), O_RDONLY | O_CLOEXEC));
    return lock.descriptor_ >= 0 && flock(lock.descriptor_, LOCK_SH | LOCK_NB) != 0;
  }

  FileLock(FileLock&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}
  FileLock(const FileLock&) = delete;
  FileLock& operator=(const FileLock&) = delete;
  FileLock& operator=(FileLock&&) = delete;
  ~FileLock() {
    if (descriptor_ >= 0) close(descriptor_);
  }

 private:
  explicit FileLock(int descriptor) : descriptor_(descriptor) {}
  int descriptor_;
};

// ---- errors -----------------------------------------------------------------------------------------

StoreError::Kind kind_of(int code) {
  if (code == SQLITE_CONSTRAINT_UNIQUE) return StoreError::Kind::NameTaken;
  // After a failed write or flush nobody knows what is on the disk.
  if (code == SQLITE_READONLY_DBMOVED) return StoreError::Kind::Unreachable;
  switch (code & 0xff) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED: return StoreError::Kind::Locked;
    case SQLITE_FULL: return StoreError::Kind::Full;
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB: return StoreError::Kind::Spoiled;
    case SQLITE_IOERR: return StoreError::Kind::Unreachable;
    default: return StoreError::Kind::Refused;
  }
}

const char* advice(int code) {
  switch (code & 0xff) {
    case SQLITE_FULL: return "; make room on the disk";
    case SQLITE_NOTADB: return "; give another file, or move this one away";
    case SQLITE_CORRUPT: return "; restore it from a backup";
    case SQLITE_READONLY:
    case SQLITE_CANTOPEN:
    case SQLITE_PERM: return "; file and folder must be writable";
    case SQLITE_BUSY: return "; another program holds the file";
    default: return "";
  }
}

// ---- the connection ---------------------------------------------------------------------------------

struct Close {
  void operator()(sqlite3* database) const { sqlite3_close_v2(database); }
  void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
};
using Database = std::unique_ptr<sqlite3, Close>;
using PreparedStatement = std::unique_ptr<sqlite3_stmt, Close>;

int bind(sqlite3_stmt* statement, int place, const Value& value) {
  if (const auto* number = std::get_if<std::int64_t>(&value))
    return sqlite3_bind_int64(statement, place, *number);
  if (const auto* text = std::get_if<std::string_view>(&value)) {
    // The caller's text outlives the call, so it need not be copied.
    return sqlite3_bind_text64(statement, place, text->data(), text->size(), SQLITE_STATIC, SQLITE_UTF8);
  }
  if (const auto* blob = std::get_if<BlobView>(&value))
    return sqlite3_bind_blob64(statement, place, blob->bytes.data(), blob->bytes.size(), SQLITE_STATIC);
  return sqlite3_bind_null(statement, place);
}

Field field(sqlite3_stmt* statement, int column) {
  const int type = sqlite3_column_type(statement, column);
  if (type == SQLITE_NULL) return {};
  if (type == SQLITE_INTEGER) return std::int64_t{sqlite3_column_int64(statement, column)};
  const auto* text = static_cast<const char*>(sqlite3_column_blob(statement, column));
  const auto size = static_cast<std::size_t>(sqlite3_column_bytes(statement, column));
  std::string copy(text == nullptr ? "" : text, size);
  if (type == SQLITE_BLOB) return Blob{std::move(copy)};
  return copy;
}

Row row(sqlite3_stmt* statement) {
  Row fields;
  const int columns = sqlite3_column_count(statement);
  fields.reserve(static_cast<std::size_t>(columns));
  for (int i = 0; i < columns; ++i) fields.push_back(field(statement, i));
  return fields;
}

// SQLite numbers values as ?1, ?2, …
std::string with_question_marks(std::string text) {
  std::ranges::replace(text, '$', '?');
  return text;
}

class SqliteConnection final : public SqlConnection {
 public:
  SqliteConnection(std::string file, std::optional<FileLock> lock)
      : file_(std::move(file)), lock_(std::move(lock)) {}

  StoreResult<void> open() {
    auto opened = open(SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
    if (!opened) return opened;
    if (sqlite3_db_readonly(database_.get(), "main") == 1) {
      return refused(fmt::format("{} is read-only; a store must be writable", file_));
    }
    // FULL flushes the log at every commit: what was acknowledged survives a power cut.
    return run("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON")
        .map([](const Rows&) {});
  }

  // As the flags say, and nothing is set.
  StoreResult<void> open(int flags) {
    sqlite3* opened = nullptr;
    const int code = sqlite3_open_v2(file_.c_str(), &opened, flags | SQLITE_OPEN_NOMUTEX, nullptr);
    database_.reset(opened);
    if (code != SQLITE_OK) return failed();
    sqlite3_extended_result_codes(opened, 1);
    sqlite3_busy_timeout(opened, kBusyMilliseconds);
    return {};
  }

  StoreResult<Rows> execute(const Statement& statement) override {
    return executed(statement).map_error([&](StoreError error) {
      error.topic = topic_of(statement.query);
      return error;
    });
  }

  StoreResult<std::vector<Rows>> begin(std::span<const Statement> statements) override {
    const auto begun = run("BEGIN IMMEDIATE");
    if (!begun) return tl::unexpected(begun.error());
    return execute_all(statements);
  }

  StoreResult<std::vector<Rows>> commit(std::span<const Statement> statements) override {
    auto results = execute_all(statements);
    if (!results) return results;
    const auto committed = run("COMMIT");
    if (!committed) return roll_back(committed.error());
    return results;
  }

  StoreResult<Rows> run(const std::string& text) override {
    Rows rows;
    for (const char* rest = text.c_str(); *rest != '\0';) {
      sqlite3_stmt* next = nullptr;
      if (sqlite3_prepare_v2(database_.get(), rest, -1, &next, &rest) != SQLITE_OK) return failed();
      const PreparedStatement statement(next);
      if (next == nullptr) continue;  // only white space
      auto stepped = step(next);
      if (!stepped) return stepped;
      rows = std::move(*stepped);
    }
    return rows;
  }

  bool has_listeners() const override { return false; }

 private:
  StoreResult<Rows> executed(const Statement& statement) {
    sqlite3_stmt* prepared = prepare(statement.query);
    if (prepared == nullptr) return failed();
    for (std::size_t i = 0; i < statement.values.size(); ++i) {
      if (bind(prepared, static_cast<int>(i) + 1, statement.values[i]) != SQLITE_OK) return failed();
    }
    auto rows = step(prepared);
    sqlite3_reset(prepared);
    sqlite3_clear_bindings(prepared);
    return rows;
  }

  sqlite3_stmt* prepare(Query query) {
    PreparedStatement& statement = statements_[static_cast<std::size_t>(query)];
    if (statement == nullptr) {
      const std::string text = with_question_marks(sql_of(query));
      sqlite3_stmt* fresh = nullptr;
      sqlite3_prepare_v3(database_.get(), text.c_str(), -1, SQLITE_PREPARE_PERSISTENT, &fresh, nullptr);
      statement.reset(fresh);
    }
    return statement.get();
  }

  StoreResult<Rows> step(sqlite3_stmt* statement) {
    Rows rows;
    int code = SQLITE_ROW;
    while ((code = sqlite3_step(statement)) == SQLITE_ROW) rows.push_back(row(statement));
    if (code != SQLITE_DONE) return failed();
    return rows;
  }

  StoreResult<std::vector<Rows>> execute_all(std::span<const Statement> statements) {
    std::vector<Rows> results;
    results.reserve(statements.size());
    for (const Statement& statement : statements) {
      auto rows = execute(statement);
      if (!rows) return roll_back(rows.error());
      results.push_back(std::move(*rows));
    }
    return results;
  }

  // Some failures have ended the transaction already.
  tl::unexpected<StoreError> roll_back(StoreError error) {
    if (sqlite3_get_autocommit(database_.get()) == 0) (void)run("ROLLBACK");
    return tl::unexpected(std::move(error));
  }

  tl::unexpected<StoreError> failed() const {
    const int code = sqlite3_extended_errcode(database_.get());
    return tl::unexpected(
        StoreError{.kind = kind_of(code),
                   .what = fmt::format("{}: {}{}", file_, sqlite3_errmsg(database_.get()), advice(code)),
                   .code = sqlite3_errstr(code)});
  }

  std::string file_;
  std::optional<FileLock> lock_;  // let go after the database is closed
  Database database_;
  std::array<PreparedStatement, kQueries> statements_;
};

// The same file has the same lock, by whatever way it was named.
StoreResult<std::string> real_name(const std::string& file) {
  namespace fs = std::filesystem;
  std::error_code error;
  const fs::path path = fs::weakly_canonical(fs::absolute(file, error), error);
  if (error) return refused(fmt::format("cannot find {}: {}", file, error.message()));
  if (!fs::is_directory(path.parent_path(), error)) {
    return refused(fmt::format("there is no folder {} for the store {}; create it first",
                               path.parent_path().string(), path.filename().string()));
  }
  if (fs::is_directory(path, error)) {
    return refused(fmt::format("{} is a folder; a store is a file, such as {}", path.string(),
                               (path / "pithead.db").string()));
  }
  return path.string();
}

StoreResult<void> check_file(const std::string& file) {
  std::error_code error;
  if (std::filesystem::is_regular_file(file, error)) return {};
  return refused(fmt::format("there is no file {}", file));
}

StoreResult<std::unique_ptr<SqlConnection>> opened(std::string file, std::optional<FileLock> lock) {
  auto connection = std::make_unique<SqliteConnection>(std::move(file), std::move(lock));
  const auto open = connection->open();
  if (!open) return tl::unexpected(open.error());
  return connection;
}

}  // namespace

StoreResult<std::unique_ptr<SqlConnection>> open_sqlite(const std::string& file) {
  if (file == kMemory) return opened(file, std::nullopt);
  auto name = real_name(file);
  if (!name) return tl::unexpected(name.error());
  auto lock = FileLock::take(*name);
  if (!lock) return tl::unexpected(lock.error());
  return opened(std::move(*name), std::move(*lock));
}

// On a connection of its own, which has nothing of the file in memory yet: it looks at what is on the disk.
StoreResult<void> check_sqlite(const std::string& file, std::atomic<bool>& stopped) {
  if (file == kMemory) return {};
  sqlite3* opened = nullptr;
  const int code = sqlite3_open_v2(file.c_str(), &opened, SQLITE_OPEN_READONLY, nullptr);
  const Database database(opened);
  sqlite3_stmt* prepared = nullptr;
  if (code == SQLITE_OK) sqlite3_prepare_v2(opened, "PRAGMA quick_check(1)", -1, &prepared, nullptr);
  const PreparedStatement statement(prepared);
  sqlite3_progress_handler(
      opened, kStepsBetweenLooks,
      [](void* stop) { return static_cast<std::atomic<bool>*>(stop)->load() ? 1 : 0; }, &stopped);
  const int result = prepared != nullptr ? sqlite3_step(prepared) : sqlite3_errcode(opened);
  const auto spoiled = [](std::string what) {
    return tl::unexpected(StoreError{StoreError::Kind::Spoiled, std::move(what), "quick_check", "check"});
  };
  if (result == SQLITE_ROW) {
    std::string said = std::get<std::string>(field(prepared, 0));
    return said == "ok" ? StoreResult<void>() : spoiled(std::move(said));
  }
  // Whatever else is in the way of looking says nothing about what lies there.
  return kind_of(result) == StoreError::Kind::Spoiled ? spoiled(sqlite3_errstr(result)) : StoreResult<void>();
}

StoreResult<std::unique_ptr<SqlConnection>> open_sqlite_beside(const std::string& file) {
  if (const auto found = check_file(file); !found) return tl::unexpected(found.error());
  return opened(file, std::nullopt);
}

StoreResult<std::unique_ptr<SqlConnection>> open_sqlite_to_read(const std::string& file) {
  if (const auto found = check_file(file); !found) return tl::unexpected(found.error());
  auto connection = std::make_unique<SqliteConnection>(file, std::nullopt);
  const auto open = connection->open(SQLITE_OPEN_READONLY);
  if (!open) return tl::unexpected(open.error());
  return connection;
}

StoreResult<std::unique_ptr<SqlConnection>> open_sqlite_to_fill(const std::string& file) {
  auto connection = std::make_unique<SqliteConnection>(file, std::nullopt);
  const auto open = connection->open(SQLITE_OPEN_READWRITE);
  if (!open) return tl::unexpected(open.error());
  const auto set = connection->run("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF");
  if (!set) return tl::unexpected(set.error());
  return connection;
}

StoreResult<std::int64_t> inspect_sqlite(const std::string& file) {
  const auto name = real_name(file);
  if (!name) return tl::unexpected(name.error());
  const std::string folder = std::filesystem::path(*name).parent_path().string();
  if (access(folder.c_str(), W_OK | X_OK) != 0)
    return refused(fmt::format("the folder {} of the store must be writable", folder));
  if (access(name->c_str(), F_OK) != 0) return 0;
  if (access(name->c_str(), W_OK) != 0)
    return refused(fmt::format("{} is read-only; a store must be writable", *name));
  if (FileLock::taken(*name)) return in_use(*name);
  const auto connection = open_sqlite_to_read(*name);
  if (!connection) return tl::unexpected(connection.error());
  return known_schema_version(**connection, sqlite_dialect());
}

Dialect sqlite_dialect() {
  return {.snapshot = "BEGIN",
          .begin = "BEGIN IMMEDIATE",
          .has_schema = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'pithead_schema'"};
}

}  // namespace pithead::server
