// Who watches which table, and what they were told last.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <set>
#include <unordered_map>
#include <vector>

#include "server/net/listener.h"
#include "server/table/table.h"
#include "server/table/telling.h"

namespace pithead::server {

class Watchers {
 public:
  // A session asked to watch; it may close before the table can answer.
  void expect(const std::shared_ptr<Session>& session, const TableId& table);
  bool is_expected(const std::shared_ptr<Session>& session) const;

  // Tells the table to one who has seen the version `since`, and from then on every change.
  void add(const std::shared_ptr<Session>& session, const Person& person, std::int64_t since,
           const Table& table, Milliseconds now);
  void remove(const std::shared_ptr<Session>& session, const TableId& table);
  void session_closed(const std::shared_ptr<Session>& session);

  // Whoever may not watch any more is told so instead.
  void push(const Table& table, Milliseconds now);
  // From now on a person does not hear these at any table; those at which all is to be told anew.
  std::vector<TableId> set_unheard(const PersonId& person, const std::set<PersonId>& unheard);
  // Whether bots think for a shorter time there than they would: told with the presence.
  void set_hurried(const TableId& table, bool hurried);
  // To be called once a second at most: whoever loads the page anew was not away, and a full table that comes
  // back after a restart is told in one message instead of one for each.
  void push_presence(const Table& table);

  bool any_at(const TableId& table) const { return watchers_.contains(table); }
  std::size_t count() const;
  std::uint64_t pushes() const { return pushes_; }

 private:
  struct Watcher {
    std::shared_ptr<Session> session;
    PersonId person;
    std::string name;
    std::int64_t since = 0;  // the last version told
    Presence presence;       // as told last
    std::set<PersonId> unheard;
  };
  using AtTable = std::map<Session*, Watcher>;

  Presence presence(const Table& table, const AtTable& watchers) const;
  void send_away(const Table& table);
  void tell(const Table& table, Watcher& watcher, const Presence& presence, Milliseconds now);
  void erase(Session* session, const TableId& table);

  std::unordered_map<TableId, AtTable> watchers_;  // no table without one
  std::map<Session*, std::set<TableId>> tables_of_;
  std::set<TableId> hurried_;
  std::uint64_t pushes_ = 0;
};

}  // namespace pithead::server
