#include "server/store/libpq.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <string_view>
#include <tuple>
#include <utility>

#include <fmt/format.h>
#include <poll.h>

namespace pithead::server {
namespace {

using std::chrono::steady_clock;
using Kind = StoreError::Kind;

// What comes first the address may overrule. A cut network is noticed after some seconds, whether or not we
// are just sending; of several hosts only the one that may be written to will do.
constexpr std::array kDefaults{
    std::pair{"connect_timeout", "3"},
    std::pair{"tcp_user_timeout", "5000"},
    std::pair{"keepalives_idle", "5"},
    std::pair{"keepalives_interval", "2"},
    std::pair{"keepalives_count", "3"},
    std::pair{"target_session_attrs", "read-write"},
    std::pair{"fallback_application_name", "pithead"},
};

// A node that hangs must not hold up the others, and a database set to lose the last commits in a power cut
// must not do so with ours. Appends count on seeing what others have committed meanwhile.
const char* const kSettings =
    "SET statement_timeout = '5s'; SET lock_timeout = '2s'; SET idle_in_transaction_session_timeout = '10s';"
    "SET default_transaction_isolation = 'read committed';"
    "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = "
    "'off'";
constexpr std::chrono::seconds kSettingsTimeout{5};

tl::unexpected<StoreError> bad_address(std::string what) {
  return tl::unexpected(StoreError{Kind::BadAddress, std::move(what)});
}

// libpq's message ends each line with a line feed.
std::string one_line(std::string_view message) {
  std::string line;
  for (const char c : message) {
    if (c == '\n') {
      line += "; ";
    } else if (c != '\t') {
      line += c;
    }
  }
  while (line.ends_with(' ') || line.ends_with(';')) line.pop_back();
  return line;
}

std::string option(const PQconninfoOption* options, std::string_view keyword) {
  for (; options->keyword != nullptr; ++options)
    if (options->keyword == keyword) return options->val != nullptr ? options->val : "";
  return "";
}

std::string shown(const PQconninfoOption* options) {
  std::string host = option(options, "host");
  if (host.empty()) host = option(options, "hostaddr");
  if (host.empty()) host = "this machine";
  const std::string port = option(options, "port");
  const std::string database = option(options, "dbname");
  return "PostgreSQL at " + host + (port.empty() ? "" : ":" + port) +
         (database.empty() ? "" : "/" + database);
}

// Of the errors of a statement those that pass: the connection is ending, somebody was in the way.
bool passing(std::string_view state) {
  constexpr std::array<std::string_view, 7> kPassing{"40001", "40P01", "53300", "57014",
                                                     "57P01", "57P02", "57P03"};
  return state.empty() || state.starts_with("08") || state.starts_with("25P") ||
         std::ranges::find(kPassing, state) != kPassing.end();
}

Kind kind_of(std::string_view state) {
  if (state == "23505") return Kind::NameTaken;
  if (state == "53100") return Kind::Full;
  if (state == "55P03") return Kind::Locked;
  if (state == "XX001" || state == "XX002") return Kind::Spoiled;
  return passing(state) ? Kind::Unreachable : Kind::Refused;
}

}  // namespace

StoreResult<PostgresAddress> read_postgres_address(const std::string& url) {
  // Were a password with such a letter cut in two, libpq would take the rest for a host and show it in its
  // errors.
  const std::size_t at = url.find('@');
  const std::size_t start = url.find("://") + 3;
  const std::string_view user =
      at == std::string::npos ? "" : std::string_view(url).substr(start, at - start);
  if (url.find('@', at + 1) != std::string::npos || user.find_first_of("/?#[]") != std::string_view::npos) {
    return bad_address(
        "the address of PostgreSQL holds an @ or / too many; in user and password write %40 for @, %2F for "
        "/, "
        "%3F for ?, %23 for #");
  }
  char* ignored = nullptr;  // it quotes the address
  const std::unique_ptr<PQconninfoOption, decltype(&PQconninfoFree)> options(
      PQconninfoParse(url.c_str(), &ignored), PQconninfoFree);
  PQfreemem(ignored);
  if (options == nullptr) {
    return bad_address(
        "the address of PostgreSQL cannot be read; it should look like "
        "postgresql://USER:PASSWORD@HOST:PORT/DATABASE");
  }
  return PostgresAddress{url, shown(options.get())};
}

StoreResult<LibpqConnection> connect_postgres(const PostgresAddress& address) {
  std::array<const char*, kDefaults.size() + 3> keywords{};
  std::array<const char*, kDefaults.size() + 3> values{};
  for (std::size_t i = 0; i < kDefaults.size(); ++i) std::tie(keywords[i], values[i]) = kDefaults[i];
  keywords[kDefaults.size()] = "dbname";
  values[kDefaults.size()] = address.url.c_str();
  keywords[kDefaults.size() + 1] = "client_encoding";
  values[kDefaults.size() + 1] = "UTF8";
  LibpqConnection connection(PQconnectdbParams(keywords.data(), values.data(), 1));
  if (PQstatus(connection.get()) != CONNECTION_OK || PQsetnonblocking(connection.get(), 1) != 0)
    return tl::unexpected(lost_connection(connection.get(), address));
  PQsetNoticeProcessor(connection.get(), [](void*, const char*) {}, nullptr);
  const auto set = run_postgres(connection.get(), address, kSettings, kSettingsTimeout);
  if (!set) return tl::unexpected(set.error());
  return connection;
}

bool await_result(PGconn* connection, steady_clock::time_point deadline) {
  for (;;) {
    const int unsent = PQflush(connection);
    if (unsent < 0) return false;
    if (PQisBusy(connection) == 0) return true;
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - steady_clock::now()).count();
    if (left <= 0) return false;
    pollfd socket{PQsocket(connection), static_cast<short>(unsent > 0 ? POLLIN | POLLOUT : POLLIN), 0};
    if (poll(&socket, 1, static_cast<int>(left)) < 0 && errno != EINTR) return false;
    if (socket.revents != 0 && PQconsumeInput(connection) == 0) return false;
  }
}

StoreResult<LibpqResult> run_postgres(PGconn* connection, const PostgresAddress& address,
                                      const std::string& text, std::chrono::seconds timeout) {
  const auto deadline = steady_clock::now() + timeout;
  if (PQsendQuery(connection, text.c_str()) == 0) return tl::unexpected(lost_connection(connection, address));
  LibpqResult last;
  for (;;) {
    if (!await_result(connection, deadline)) return tl::unexpected(lost_connection(connection, address));
    LibpqResult result(PQgetResult(connection));
    if (result == nullptr) break;
    // After a failed statement the rest is not run.
    last = std::move(result);
  }
  if (PQstatus(connection) != CONNECTION_OK || last == nullptr)
    return tl::unexpected(lost_connection(connection, address));
  if (PQresultStatus(last.get()) == PGRES_FATAL_ERROR)
    return tl::unexpected(failed_statement(last.get(), address));
  return last;
}

StoreError lost_connection(PGconn* connection, const PostgresAddress& address) {
  const std::string message = one_line(PQerrorMessage(connection));
  return {Kind::Unreachable,
          fmt::format("{} cannot be reached: {}", address.shown,
                      message.empty() ? "it does not answer" : message),
          "connection lost"};
}

StoreError failed_statement(PGresult* result, const PostgresAddress& address) {
  const auto part = [&](int field) {
    const char* text = PQresultErrorField(result, field);
    return std::string(text != nullptr ? text : "");
  };
  // The detail is left out: it may quote what people wrote.
  const std::string state = part(PG_DIAG_SQLSTATE);
  const std::string message = part(PG_DIAG_MESSAGE_PRIMARY).empty() ? one_line(PQresultErrorMessage(result))
                                                                    : part(PG_DIAG_MESSAGE_PRIMARY);
  const Kind kind = kind_of(state);
  if (kind == Kind::NameTaken) return {kind, message};
  if (kind == Kind::Unreachable || kind == Kind::Locked)
    return {kind, fmt::format("{} could not do it now: {}", address.shown, message), state};
  return {kind, fmt::format("{} refused: {} (SQLSTATE {})", address.shown, message, state), state};
}

}  // namespace pithead::server
