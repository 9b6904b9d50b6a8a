#include "server/watchers.h"

#include <array>
#include <string>
#include <vector>

namespace pithead::server {

void Watchers::expect(const std::shared_ptr<Session>& session, const TableId& table) {
  tables_of_[session.get()].insert(table);
}

bool Watchers::is_expected(const std::shared_ptr<Session>& session) const {
  return tables_of_.contains(session.get());
}

void Watchers::add(const std::shared_ptr<Session>& session, const Person& person, std::int64_t since,
                   const Table& table, Milliseconds now) {
  AtTable& at_table = watchers_[table.id()];
  Watcher& watcher = at_table[session.get()];
  watcher = {.session = session,
             .person = person.id,
             .name = person.name,
             .since = since,
             .presence = {},
             .unheard = person.blocked};
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
  if (!found->second.empty()) return;
  watchers_.erase(found);
  hurried_.erase(table);
}

void Watchers::send_away(const Table& table) {
  std::vector<std::shared_ptr<Session>> away;
  for (const auto& [session, watcher] : watchers_[table.id()]) {
    const auto may = table.may_watch(watcher.person);
    if (may) continue;
    const Refused refused{may.error(), Done{table.id(), table.version()}};
    watcher.session->send(std::make_shared<const std::string>(tell_reply({}, refused)));
    away.push_back(watcher.session);
  }
  for (const auto& session : away) remove(session, table.id());
}

std::vector<TableId> Watchers::set_unheard(const PersonId& person, const std::set<PersonId>& unheard) {
  std::vector<TableId> tables;
  for (auto& [table, at_table] : watchers_) {
    bool there = false;
    for (auto& [session, watcher] : at_table) {
      if (watcher.person != person) continue;
      watcher.unheard = unheard;
      watcher.since = 0;
      there = true;
    }
    if (there) tables.push_back(table);
  }
  return tables;
}

void Watchers::set_hurried(const TableId& table, bool hurried) {
  if (hurried) {
    hurried_.insert(table);
  } else {
    hurried_.erase(table);
  }
}

void Watchers::push(const Table& table, Milliseconds now) {
  if (watchers_.contains(table.id())) send_away(table);
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
  std::array<std::shared_ptr<const std::string>, 2> texts;  // for the host, and for all others
  for (auto& [session, watcher] : found->second) {
    if (watcher.presence == present) continue;
    auto& text = texts[watcher.person == table.host() ? 0 : 1];
    if (!text) text = std::make_shared<const std::string>(tell_presence(table, watcher.person, present));
    watcher.session->send(text);
    watcher.presence = present;
  }
}

Presence Watchers::presence(const Table& table, const AtTable& watchers) const {
  std::multimap<PersonId, std::string> persons;
  for (const auto& [session, watcher] : watchers) persons.emplace(watcher.person, watcher.name);
  Presence present = presence_at(table, persons);
  present.hurried = hurried_.contains(table.id());
  return present;
}

void Watchers::tell(const Table& table, Watcher& watcher, const Presence& presence, Milliseconds now) {
  ++pushes_;
  watcher.session->send(std::make_shared<const std::string>(
      tell_table(table, watcher.person, watcher.since, now, presence, watcher.unheard)));
  watcher.since = table.version();
  watcher.presence = presence;
}

std::size_t Watchers::count() const {
  std::size_t count = 0;
  for (const auto& [table, watchers] : watchers_) count += watchers.size();
  return count;
}

}  // namespace pithead::server
