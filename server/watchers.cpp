#include "server/watchers.h"

#include <string>

namespace pithead::server {

void Watchers::expect(const std::shared_ptr<Session>& session, const TableId& table) {
  tables_of_[session.get()].insert(table);
}

bool Watchers::is_expected(const std::shared_ptr<Session>& session) const {
  return tables_of_.contains(session.get());
}

void Watchers::add(const std::shared_ptr<Session>& session, const PersonId& person, std::int64_t since,
                   const Table& table, Milliseconds now) {
  AtTable& at_table = watchers_[table.id()];
  Watcher& watcher = at_table[session.get()];
  watcher = {.session = session, .person = person, .since = since, .presence = {}};
  tell(table, watcher, presence(table, at_table), now);
}

void Watchers::remove(const std::shared_ptr<Session>& session, const TableId& table) {
  erase(session.get(), table);
  const auto found = tables_of_.find(session.get());
  if (found != tables_of_.end()) found->second.erase(table);
}

void Watchers::session_closed(const std::shared_ptr<Session>& session) {
  const auto found = tables_of_.find(session.get());
  if (found == tables_of_.end()) return;
  for (const TableId& table : found->second) erase(session.get(), table);
  tables_of_.erase(found);
}

void Watchers::erase(Session* session, const TableId& table) {
  const auto found = watchers_.find(table);
  if (found == watchers_.end()) return;
  found->second.erase(session);
  if (found->second.empty()) watchers_.erase(found);
}

void Watchers::push(const Table& table, Milliseconds now) {
  const auto found = watchers_.find(table.id());
  if (found == watchers_.end()) return;
  const Presence present = presence(table, found->second);
  for (auto& [session, watcher] : found->second) {
    if (watcher.since < table.version()) tell(table, watcher, present, now);
  }
}

void Watchers::push_presence(const Table& table) {
  const auto found = watchers_.find(table.id());
  if (found == watchers_.end()) return;
  const Presence present = presence(table, found->second);
  std::shared_ptr<const std::string> text;
  for (auto& [session, watcher] : found->second) {
    if (watcher.presence == present) continue;
    if (!text) text = std::make_shared<const std::string>(tell_presence(table, present));
    watcher.session->send(text);
    watcher.presence = present;
  }
}

Presence Watchers::presence(const Table& table, const AtTable& watchers) {
  std::multiset<PersonId> persons;
  for (const auto& [session, watcher] : watchers) persons.insert(watcher.person);
  return presence_at(table, persons);
}

void Watchers::tell(const Table& table, Watcher& watcher, const Presence& presence, Milliseconds now) {
  ++pushes_;
  watcher.session->send(
      std::make_shared<const std::string>(tell_table(table, watcher.person, watcher.since, now, presence)));
  watcher.since = table.version();
  watcher.presence = presence;
}

std::size_t Watchers::count() const {
  std::size_t count = 0;
  for (const auto& [table, watchers] : watchers_) count += watchers.size();
  return count;
}

}  // namespace pithead::server
