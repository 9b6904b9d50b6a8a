// A test that is run on every kind of store.
#pragma once

#include <memory>
#include <string>

#include <gtest/gtest.h>

#include "server/store/schema.h"
#include "server/store/sqlite.h"
#include "tests/server/postgres.h"
#include "tests/server/store_samples.h"

namespace pithead::server {

// A fresh, empty store and its address.
struct Ground {
  virtual ~Ground() = default;
  virtual std::string address() const = 0;
  virtual void run(const std::string& text) const = 0;  // some SQL, while no store is open
};

struct SqliteGround : Ground {
  TemporaryFolder folder;
  std::string address() const override { return "sqlite:" + folder / "pithead.db"; }
  void run(const std::string& text) const override {
    must(must(open_sqlite(folder / "pithead.db"))->run(text));
  }
};

struct PostgresGround : Ground {
  PostgresDatabase database;
  std::string address() const override { return database.url(); }
  void run(const std::string& text) const override { sql(database.url(), text); }
};

inline std::unique_ptr<Ground> ground_of(const std::string& kind) {
  if (kind == "Sqlite") return std::make_unique<SqliteGround>();
  return std::make_unique<PostgresGround>();
}

class AnyStore : public testing::TestWithParam<std::string> {
 protected:
  void SetUp() override {
    ground_ = ground_of(GetParam());
    reopen();
  }

  // Another store: as the first Pithead left it, with some rows of its tables.
  void begin_with_the_first_schema(const std::string& rows) {
    store_ = nullptr;
    ground_ = ground_of(GetParam());
    ground_->run("CREATE TABLE pithead_schema (version BIGINT NOT NULL PRIMARY KEY);" +
                 std::string(schema_migrations().front()) + "INSERT INTO pithead_schema VALUES (1);" + rows);
    reopen();
  }

  void reopen() {
    store_ = nullptr;
    store_ = opened(ground_->address());
  }

  // Some SQL that no store would run.
  void meddle(const std::string& text) {
    store_ = nullptr;
    ground_->run(text);
    reopen();
  }

  Store& store() { return *store_; }

  void save(const Summary& summary) {
    ASSERT_EQ(append_one(store(), {{summary.table, summary.version, 1, "{}"}, summary, {}, {}}),
              Appended::Written);
  }

 private:
  std::unique_ptr<Ground> ground_;
  std::unique_ptr<Store> store_;
};

}  // namespace pithead::server
