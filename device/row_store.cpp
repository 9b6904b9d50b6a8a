#include "device/row_store.h"

#include <algorithm>
#include <limits>
#include <set>

#include "device/no_accounts.h"
#include "device/no_clubs.h"
#include "device/no_notices.h"
#include "device/row_analyses.h"
#include "device/row_keys.h"
#include "device/row_text.h"

namespace pithead::server::device {

using Status = Summary::Status;

StoreResult<void> NoAccounts::touch_login(const std::string& key, Milliseconds now) {
  const std::string* row = rows_.find("login/" + key);
  if (row == nullptr) return {};
  Login login = login_of(*row);
  login.used = now;
  rows_.put("login/" + key, text_of(login));
  return {};
}

namespace {

bool fits(const GameResult& result, const ResultFilter& filter) {
  const auto has = [&](const std::string& rival) {
    return rival.empty() || std::ranges::find(result.rivals, rival) != result.rivals.end();
  };
  const auto place = std::pair(result.finished, std::string_view(result.table));
  if (filter.behind && place >= std::pair(filter.behind->finished, std::string_view(filter.behind->table)))
    return false;
  if (!filter.behind && filter.until && result.finished >= *filter.until) return false;
  return result.finished >= filter.since && (filter.game.empty() || result.game == filter.game) &&
         (filter.players == 0 || result.players == filter.players) &&
         (!filter.outcome || result.outcome == *filter.outcome) && has(filter.rival) && has(filter.level);
}

template <class T>
void cut(std::vector<T>& all, std::size_t most) {
  if (all.size() > most) all.resize(most);
}

class RowStore final : public Store {
 public:
  explicit RowStore(Rows& rows) : rows_(rows), analyses_(rows), no_accounts_(rows) {}

  StoreResult<std::vector<Appended>> append(std::span<const Append> batch) override {
    std::vector<Appended> results;
    std::set<TableId> taken;
    for (const Append& each : batch) {
      const bool next = each.entry.version == version_of(each.entry.table) + 1;
      if (!next) taken.insert(each.entry.table);
      const bool written = !taken.contains(each.entry.table);
      if (written) write(each);
      results.push_back(written ? Appended::Written : Appended::Taken);
    }
    return results;
  }

  StoreResult<std::vector<Entry>> read(const TableId& table, std::int64_t behind) override {
    std::vector<Entry> entries;
    if (version_of(table) <= behind) return entries;
    if (!rows_.is_here(log_key(table))) return tl::unexpected(not_here());
    const std::string first = log_key(table) + number_text(behind + 1);
    rows_.for_each(log_key(table), [&](const std::string& key, const std::string& text) {
      if (key >= first) entries.push_back(entry_of(text));
    });
    return entries;
  }

  // Logs stay as they are.
  StoreResult<std::vector<TableId>> unpacked_tables(Milliseconds /*before*/, std::size_t /*most*/) override {
    return std::vector<TableId>();
  }
  StoreResult<void> pack(std::span<const TableId> /*tables*/) override { return {}; }

  StoreResult<std::vector<Summary>> tables_of(const PersonId& person, std::size_t most) override {
    return list(most, [&](const Summary& each) {
      return std::ranges::find(each.members, person, &Summary::Member::person) != each.members.end();
    });
  }
  StoreResult<std::vector<Summary>> listed_tables(std::size_t most, Milliseconds since) override {
    return list(most, [&](const Summary& each) {
      return each.listed && each.status <= Status::Running && each.changed >= since;
    });
  }
  StoreResult<std::vector<Summary>> due_tables(Milliseconds until) override {
    return by_deadline([&](const Summary& each) {
      return each.status == Status::Running &&
             (each.bot_to_move || (each.deadline && *each.deadline < until));
    });
  }
  StoreResult<std::vector<Summary>> timed_tables() override {
    return by_deadline(
        [&](const Summary& each) { return each.status == Status::Running && each.deadline.has_value(); });
  }
  StoreResult<int> hosted_tables(const PersonId& person) override {
    const auto hosted = list(std::string::npos, [&](const Summary& each) {
      return each.host == person && each.status <= Status::Running;
    });
    return static_cast<int>(hosted.size());
  }

  StoreResult<std::vector<GameResult>> results(const ResultFilter& filter, std::size_t most) override {
    auto all = chosen(filter);
    cut(all, most);
    return all;
  }
  StoreResult<int> count_results(const ResultFilter& filter) override {
    return static_cast<int>(chosen(filter).size());
  }
  StoreResult<std::vector<std::string>> finished_games(const PersonId& person) override {
    std::set<std::string> games;
    ResultFilter filter;
    filter.person = person;
    for (const GameResult& each : chosen(filter)) games.insert(each.game);
    return std::vector<std::string>(games.begin(), games.end());
  }
  StoreResult<std::vector<TableId>> tables_without_results(const TableId& /*behind*/,
                                                           std::size_t /*most*/) override {
    return std::vector<TableId>();
  }
  StoreResult<void> fill_results(std::span<const TableResults> /*tables*/) override { return {}; }

  StoreResult<void> save_person(const Person& person) override {
    rows_.put("person/" + person.id, text_of(person));
    return {};
  }
  StoreResult<std::optional<Person>> find_person(const PersonId& id) override {
    return found("person/" + id, person_of);
  }

  StoreResult<void> add_login(const Login& login) override {
    rows_.put("login/" + login.key, text_of(login));
    return {};
  }
  StoreResult<std::optional<Login>> find_login(const std::string& key) override {
    return found("login/" + key, login_of);
  }
  StoreResult<std::vector<Login>> logins_of(const PersonId& person) override {
    std::vector<Login> logins;
    rows_.for_each("login/", [&](const std::string& /*key*/, const std::string& text) {
      const Login login = login_of(text);
      if (login.person == person) logins.push_back(login);
    });
    std::ranges::stable_sort(logins, std::ranges::greater{}, &Login::created);
    return logins;
  }
  StoreResult<void> end_login(const std::string& key) override {
    rows_.erase("login/" + key);
    return {};
  }

  Credentials& credentials() override { return no_accounts_; }
  Erasure& erasure() override { return no_accounts_; }
  Analyses& analyses() override { return analyses_; }
  Ratings& ratings() override { return no_accounts_; }
  Clubs& clubs() override { return no_clubs_; }
  Tournaments& tournaments() override { return no_tournaments_; }
  Notices& notices() override { return no_notices_; }
  Moderation& moderation() override { return no_accounts_; }
  Vacations& vacations() override { return no_accounts_; }

  StoreResult<std::string> secret(const std::string& name, const std::string& fresh) override {
    if (rows_.find("secret/" + name) == nullptr) rows_.put("secret/" + name, fresh);
    return *rows_.find("secret/" + name);
  }

  StoreResult<void> heartbeat(const std::string& /*node*/, Milliseconds now) override {
    rows_.put("beat", std::to_string(now));
    return {};
  }
  StoreResult<std::optional<Milliseconds>> last_heartbeat() override {
    const std::string* beat = rows_.find("beat");
    if (beat == nullptr) return std::nullopt;
    return std::strtoll(beat->c_str(), nullptr, 10);
  }

 private:
  std::int64_t version_of(const TableId& table) const {
    const std::string* row = rows_.find(table_key(table));
    return row == nullptr ? 0 : summary_of(*row).version;
  }

  void write(const Append& append) {
    const Entry& entry = append.entry;
    if (entry.version == 1) rows_.set_here(log_key(entry.table));
    rows_.put(log_key(entry.table) + number_text(entry.version), text_of(entry));
    rows_.put(table_key(entry.table), text_of(append.summary));
    for (const GameResult& each : append.results) {
      const std::string key = result_key(each);
      if (rows_.find(key) == nullptr) rows_.put(key, text_of(each));
    }
  }

  template <class Wanted>
  std::vector<Summary> all_tables(Wanted wanted) const {
    std::vector<Summary> tables;
    rows_.for_each("table/", [&](const std::string& /*key*/, const std::string& text) {
      Summary summary = summary_of(text);
      if (wanted(summary)) tables.push_back(std::move(summary));
    });
    return tables;
  }

  // The latest change first.
  template <class Wanted>
  std::vector<Summary> list(std::size_t most, Wanted wanted) const {
    auto tables = all_tables(wanted);
    std::ranges::stable_sort(tables, std::ranges::greater{}, &Summary::changed);
    cut(tables, most);
    return tables;
  }

  template <class Wanted>
  std::vector<Summary> by_deadline(Wanted wanted) const {
    auto tables = all_tables(wanted);
    std::ranges::stable_sort(tables, {}, [](const Summary& each) {
      return each.deadline.value_or(std::numeric_limits<Milliseconds>::max());
    });
    return tables;
  }

  // The latest first.
  std::vector<GameResult> chosen(const ResultFilter& filter) const {
    std::vector<GameResult> all;
    rows_.for_each("result/" + filter.person + "/", [&](const std::string& /*key*/, const std::string& text) {
      GameResult result = result_of(text);
      if (!fits(result, filter)) return;
      result.rivals.clear();
      all.push_back(std::move(result));
    });
    std::ranges::sort(all, std::ranges::greater{}, [](const GameResult& each) {
      return std::pair(each.finished, std::string_view(each.table));
    });
    return all;
  }

  template <class T>
  std::optional<T> found(const std::string& key, T (*made_of)(const std::string&)) const {
    const std::string* row = rows_.find(key);
    return row == nullptr ? std::nullopt : std::optional(made_of(*row));
  }

  Rows& rows_;
  RowAnalyses analyses_;
  NoNotices no_notices_;
  NoAccounts no_accounts_;
  NoClubs no_clubs_;
  NoTournaments no_tournaments_;
};

}  // namespace

std::unique_ptr<Store> make_row_store(Rows& rows) { return std::make_unique<RowStore>(rows); }

}  // namespace pithead::server::device
