// Finds the store that an address names: sqlite:FILE or postgresql://…
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <string>

#include "server/store/store.h"

namespace pithead::server {

// Creates it or brings its schema up to date if need be.
StoreResult<std::unique_ptr<Store>> open_store(const std::string& address);

// Only one that is there, of this version: for commands of the operator, which make none and upgrade none.
StoreResult<std::unique_ptr<Store>> open_existing_store(const std::string& address);

// The same beside a node that has it open, for a few rows that no table is made of.
StoreResult<std::unique_ptr<Store>> open_store_beside(const std::string& address);

// Whether the store is what was written, as far as can be told by reading all of it; of a file only, since
// PostgreSQL watches over its own. Takes long, and may be done on any thread while the store is in use.
StoreResult<void> check_store(const std::string& address, std::atomic<bool>& stopped);
struct StoreState {
  std::int64_t schema = 0;  // version; 0 if nothing is there yet
  std::int64_t newest = 0;  // that a start would make of it
};
// What a start would find, without changing anything. An error says what would keep it from starting.
StoreResult<StoreState> inspect_store(const std::string& address);

struct FeedEvents {
  std::function<void(const TableId& table, std::int64_t version)> news;
  std::function<void(const std::string& key)> login_ended;
  // News may have been missed: the connection was lost and is there again.
  std::function<void()> gap;
};

// Calls come from a thread of its own. Null for a store that has one node only.
StoreResult<std::unique_ptr<NewsFeed>> open_feed(const std::string& address, FeedEvents events);

}  // namespace pithead::server
