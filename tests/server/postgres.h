// A database of one's own on a real PostgreSQL, for one test. Under ctest one server is started for all of
// them (CMakeLists.txt); a test started by hand starts its own and stops it at the end.
#pragma once

#include <array>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <random>
#include <stdexcept>
#include <string>

#include <libpq-fe.h>

#include "tests/server/store_samples.h"

namespace pithead::server {

// What scripts/postgres prints.
inline std::string postgres_script(const std::string& command, const std::string& folder) {
  const std::string line = std::string(PITHEAD_SOURCE_DIR) + "/scripts/postgres " + command + " " + folder;
  FILE* pipe = popen(line.c_str(), "re");
  if (pipe == nullptr) throw std::runtime_error("cannot run " + line);
  std::string out;
  std::array<char, 4096> buffer{};
  while (std::fgets(buffer.data(), buffer.size(), pipe) != nullptr) out += buffer.data();
  if (pclose(pipe) != 0) throw std::runtime_error(line + " failed");
  while (!out.empty() && out.back() == '\n') out.pop_back();
  return out;
}

// A whole server; for tests that stop or kill it.
class PostgresServer {
 public:
  PostgresServer() : url_(postgres_script("start", folder_.path())) {}
  PostgresServer(const PostgresServer&) = delete;
  PostgresServer& operator=(const PostgresServer&) = delete;
  ~PostgresServer() {
    try {
      postgres_script("stop", folder_.path());
    } catch (const std::exception& error) {
      std::fprintf(stderr, "%s\n", error.what());
    }
  }

  const std::string& url() const { return url_; }
  void start() { url_ = postgres_script("start", folder_.path()); }
  void crash() { postgres_script("kill", folder_.path()); }

 private:
  TemporaryFolder folder_;
  std::string url_;
};

// The server all tests share.
inline const std::string& postgres_url() {
  static const char* const kFolder = std::getenv("PITHEAD_TEST_POSTGRES");
  static const std::unique_ptr<PostgresServer> kOwn = kFolder ? nullptr : std::make_unique<PostgresServer>();
  static const std::string kUrl = kFolder ? postgres_script("start", kFolder) : kOwn->url();
  return kUrl;
}

// Runs a statement as a bystander would; the first field of its answer.
inline std::string sql(const std::string& url, const std::string& statement) {
  const std::unique_ptr<PGconn, decltype(&PQfinish)> connection(PQconnectdb(url.c_str()), PQfinish);
  const std::unique_ptr<PGresult, decltype(&PQclear)> result(PQexec(connection.get(), statement.c_str()),
                                                             PQclear);
  const ExecStatusType status = PQresultStatus(result.get());
  if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK)
    throw std::runtime_error(statement + ": " + PQerrorMessage(connection.get()));
  return PQntuples(result.get()) > 0 ? PQgetvalue(result.get(), 0, 0) : "";
}

class PostgresDatabase {
 public:
  PostgresDatabase() : PostgresDatabase(postgres_url()) {}
  explicit PostgresDatabase(std::string server) : server_(std::move(server)) {
    std::random_device random;
    name_ = "test_" + std::to_string(random()) + "_" + std::to_string(random());
    sql(server_, "CREATE DATABASE " + name_);
  }
  PostgresDatabase(const PostgresDatabase&) = delete;
  PostgresDatabase& operator=(const PostgresDatabase&) = delete;
  ~PostgresDatabase() {
    try {
      sql(server_, "DROP DATABASE " + name_ + " WITH (FORCE)");
    } catch (const std::exception& error) {
      std::fprintf(stderr, "%s\n", error.what());
    }
  }

  std::string url() const { return server_.substr(0, server_.rfind('/') + 1) + name_; }

 private:
  std::string server_;
  std::string name_;
};

}  // namespace pithead::server
