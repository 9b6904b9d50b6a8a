// Somebody goes for good, or wants to see all that is kept.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "server/people.h"
#include "server/store/store_writer.h"
#include "server/table_registry.h"

namespace pithead::server {

class AccountRemoval {
 public:
  using Then = std::function<void(Answer<void>)>;

  AccountRemoval(TableRegistry& tables, People& people, StoreWriter& writer)
      : tables_(tables), people_(people), writer_(writer) {}

  // Ends all logins, leaves all tables, takes the name out of them, then removes the person. If that is cut
  // short, the person is still there and can ask again.
  void remove(const Person& person, const Then& then);

 private:
  struct Going;  // who, and the tables still to be left

  void go_on(const std::shared_ptr<Going>& going);
  void leave(const std::shared_ptr<Going>& going, const TableId& table);
  void forget(const std::shared_ptr<Going>& going, const TableId& table);

  TableRegistry& tables_;
  People& people_;
  StoreWriter& writer_;
};

}  // namespace pithead::server
