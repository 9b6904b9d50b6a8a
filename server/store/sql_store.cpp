#include "server/store/sql_store.h"

#include <algorithm>
#include <numeric>
#include <tuple>
#include <utility>

#include <fmt/format.h>

#include "server/store/sql_analyses.h"
#include "server/store/sql_clubs.h"
#include "server/store/sql_credentials.h"
#include "server/store/sql_erasure.h"
#include "server/store/sql_logs.h"
#include "server/store/sql_moderation.h"
#include "server/store/sql_notices.h"
#include "server/store/sql_ratings.h"
#include "server/store/sql_vacations.h"

namespace pithead::server {
namespace {

// ---- rows -------------------------------------------------------------------------------------------

Summary summary_of(Row& row) {
  Summary summary;
  summary.table = text(row, 0);
  summary.version = number(row, 1);
  summary.changed = number(row, 2);
  summary.status = static_cast<Summary::Status>(number(row, 3));
  summary.listed = number(row, 4) != 0;
  summary.bot_to_move = number(row, 5) != 0;
  if (!missing(row, 6)) summary.deadline = number(row, 6);
  summary.host = std::move(text(row, 7));
  summary.card = std::move(text(row, 8));
  return summary;
}

GameResult result_of(Row& row) {
  return {.person = std::move(text(row, 0)),
          .table = std::move(text(row, 1)),
          .began = number(row, 2),
          .finished = number(row, 3),
          .game = std::move(text(row, 4)),
          .players = static_cast<int>(number(row, 5)),
          .seat = static_cast<Seat>(number(row, 6)),
          .rank = static_cast<int>(number(row, 7)),
          .points = static_cast<int>(number(row, 8)),
          .outcome = static_cast<GameResult::Outcome>(number(row, 9)),
          .kind = static_cast<GameResult::Kind>(number(row, 10)),
          .card = std::move(text(row, 11)),
          .rivals = {}};
}

std::string first_text(Row& row) { return std::move(text(row, 0)); }

Login login_of(Row& row) {
  return {std::move(text(row, 0)), std::move(text(row, 1)), number(row, 2), std::move(text(row, 3)),
          number(row, 4)};
}

// ---- values -----------------------------------------------------------------------------------------

Value truth(bool value) { return std::int64_t{value ? 1 : 0}; }

Statement saved_table(const Summary& summary) {
  return {Query::SaveTable,
          {summary.table, summary.version, summary.changed, static_cast<std::int64_t>(summary.status),
           truth(summary.listed), truth(summary.bot_to_move),
           summary.deadline ? Value(*summary.deadline) : Value(), summary.host, summary.card}};
}

void add_summary(const Summary& summary, std::vector<Statement>& statements) {
  statements.push_back(saved_table(summary));
  const auto count = static_cast<std::int64_t>(summary.members.size());
  statements.push_back({Query::DropMembers, {summary.table, summary.version, count}});
  for (std::int64_t i = 0; i < count; ++i) {
    const Summary::Member& member = summary.members[static_cast<std::size_t>(i)];
    statements.push_back({Query::ChangeMember, {summary.table, summary.version, i, member.person}});
    statements.push_back(
        {Query::SaveMember, {summary.table, summary.version, i, member.person, truth(member.to_move)}});
  }
  if (summary.status >= Summary::Status::Over)
    statements.push_back({Query::EndMembers, {summary.table, summary.changed}});
}

void add_results(const std::vector<GameResult>& results, std::vector<Statement>& statements) {
  for (const GameResult& each : results) {
    statements.push_back(
        {Query::SaveResult,
         {each.person, each.table, each.began, each.finished, each.game, std::int64_t{each.players},
          std::int64_t{each.seat}, std::int64_t{each.rank}, std::int64_t{each.points},
          static_cast<std::int64_t>(each.outcome), static_cast<std::int64_t>(each.kind), each.card}});
    for (const std::string& rival : each.rivals)
      statements.push_back({Query::SaveRival, {each.person, rival, each.finished, each.table}});
  }
}

// What the first nine places of a query about results stand for.
std::vector<Value> values_of(const ResultFilter& filter) {
  constexpr Milliseconds kNever = std::numeric_limits<Milliseconds>::max();
  const Value behind = filter.behind ? filter.behind->finished : filter.until.value_or(kNever);
  const Value table = filter.behind ? std::string_view(filter.behind->table) : std::string_view();
  const std::int64_t outcome = filter.outcome ? static_cast<std::int64_t>(*filter.outcome) : -1;
  return {filter.person, behind,       table,       filter.since, filter.game, std::int64_t{filter.players},
          outcome,       filter.rival, filter.level};
}

// ---- the store --------------------------------------------------------------------------------------

class SqlStore final : public Store {
 public:
  explicit SqlStore(std::unique_ptr<SqlConnection> connection)
      : connection_(std::move(connection)),
        analyses_(*connection_),
        clubs_(*connection_),
        credentials_(*connection_),
        erasure_(*connection_),
        notices_(*connection_),
        ratings_(*connection_),
        tournaments_(*connection_),
        moderation_(*connection_),
        vacations_(*connection_) {}

  StoreResult<std::vector<Appended>> append(std::span<const Append> batch) override;

  StoreResult<std::vector<Entry>> read(const TableId& table, std::int64_t behind) override {
    return read_log(*connection_, table, behind);
  }

  StoreResult<std::vector<TableId>> unpacked_tables(Milliseconds before, std::size_t most) override {
    return all({Query::UnpackedTables, {before, limit(most)}}, first_text);
  }
  StoreResult<void> pack(std::span<const TableId> tables) override { return pack_logs(*connection_, tables); }

  StoreResult<std::vector<Summary>> tables_of(const PersonId& person, std::size_t most) override {
    return list({Query::TablesOf, {person, limit(most)}});
  }
  StoreResult<std::vector<Summary>> listed_tables(std::size_t most, Milliseconds since) override {
    return list({Query::ListedTables, {limit(most), since}});
  }
  StoreResult<std::vector<Summary>> due_tables(Milliseconds until) override {
    return list({Query::DueTables, {until}});
  }
  StoreResult<std::vector<Summary>> timed_tables() override { return list({Query::TimedTables, {}}); }

  StoreResult<int> hosted_tables(const PersonId& person) override {
    return count({Query::HostedTables, {person}});
  }

  StoreResult<std::vector<GameResult>> results(const ResultFilter& filter, std::size_t most) override {
    std::vector<Value> values = values_of(filter);
    values.push_back(limit(most));
    return all({Query::Results, std::move(values)}, result_of);
  }
  StoreResult<int> count_results(const ResultFilter& filter) override {
    return count({Query::CountResults, values_of(filter)});
  }
  StoreResult<std::vector<std::string>> finished_games(const PersonId& person) override {
    return all({Query::FinishedGames, {person}}, first_text);
  }
  StoreResult<std::vector<TableId>> tables_without_results(const TableId& behind, std::size_t most) override {
    return all({Query::TablesWithoutResults, {behind, limit(most)}}, first_text);
  }
  StoreResult<void> fill_results(std::span<const TableResults> tables) override {
    std::vector<Statement> statements;
    for (const TableResults& each : tables) {
      add_results(each.results, statements);
      statements.push_back({Query::DropTableWithoutResults, {each.table}});
    }
    if (const auto begun = connection_->begin({}); !begun) return tl::unexpected(begun.error());
    return connection_->commit(statements).map([](const std::vector<Rows>&) {});
  }

  StoreResult<void> save_person(const Person& person) override {
    const std::string name = folded(person.login);
    auto saved = write({Query::SavePerson,
                        {person.id, person.name, person.language, person.preferences, person.login,
                         name.empty() ? Value() : Value(name), person.password, person.created}});
    if (!saved && saved.error().kind == StoreError::Kind::NameTaken)
      saved.error().what = fmt::format("somebody else has the login name '{}'; choose another", person.login);
    return saved;
  }
  StoreResult<std::optional<Person>> find_person(const PersonId& id) override {
    auto found = find({Query::FindPerson, {id}}, person_of);
    if (!found || !*found) return found;
    auto blocked = moderation_.blocked_by(id);
    if (!blocked) return tl::unexpected(blocked.error());
    (*found)->blocked = std::move(*blocked);
    return found;
  }

  StoreResult<void> add_login(const Login& login) override {
    return write({Query::AddLogin, {login.key, login.person, login.created, login.about, login.used}});
  }
  StoreResult<std::optional<Login>> find_login(const std::string& key) override {
    return find({Query::FindLogin, {key}}, login_of);
  }
  StoreResult<std::vector<Login>> logins_of(const PersonId& person) override {
    return all({Query::LoginsOf, {person}}, login_of);
  }
  StoreResult<void> end_login(const std::string& key) override { return credentials_.end_login(key); }

  Credentials& credentials() override { return credentials_; }
  Erasure& erasure() override { return erasure_; }

  Analyses& analyses() override { return analyses_; }
  Clubs& clubs() override { return clubs_; }
  Ratings& ratings() override { return ratings_; }
  Tournaments& tournaments() override { return tournaments_; }
  Notices& notices() override { return notices_; }
  Moderation& moderation() override { return moderation_; }
  Vacations& vacations() override { return vacations_; }

  StoreResult<std::string> secret(const std::string& name, const std::string& fresh) override {
    const auto added = write({Query::AddSecret, {name, fresh}});
    if (!added) return tl::unexpected(added.error());
    return connection_->execute({Query::FindSecret, {name}}).map([](Rows rows) {
      return std::move(text(rows.at(0), 0));
    });
  }

  StoreResult<void> heartbeat(const std::string& node, Milliseconds now) override {
    return write({Query::Heartbeat, {node, now}});
  }
  StoreResult<std::optional<Milliseconds>> last_heartbeat() override {
    return connection_->execute({Query::LastHeartbeat, {}}).map([](const Rows& rows) {
      return missing(rows.at(0), 0) ? std::nullopt : std::optional(number(rows.at(0), 0));
    });
  }

 private:
  StoreResult<void> write(const Statement& statement) {
    return connection_->execute(statement).map([](const Rows&) {});
  }

  StoreResult<std::vector<Summary>> list(const Statement& statement) {
    return connection_->execute(statement).map([](Rows rows) { return summaries_of(rows); });
  }

  StoreResult<int> count(const Statement& statement) {
    return connection_->execute(statement).map(
        [](const Rows& rows) { return static_cast<int>(number(rows.at(0), 0)); });
  }

  template <class T>
  StoreResult<std::vector<T>> all(const Statement& statement, T (*made_of)(Row&)) {
    return read_all(*connection_, statement, made_of);
  }

  template <class T>
  StoreResult<std::optional<T>> find(const Statement& statement, T (*made_of)(Row&)) {
    return read_first(*connection_, statement, made_of);
  }

  std::unique_ptr<SqlConnection> connection_;
  SqlAnalyses analyses_;
  SqlClubs clubs_;
  SqlCredentials credentials_;
  SqlErasure erasure_;
  SqlNotices notices_;
  SqlRatings ratings_;
  SqlTournaments tournaments_;
  SqlModeration moderation_;
  SqlVacations vacations_;
};

// ---- append -----------------------------------------------------------------------------------------

// Two nodes that write to the same tables must take them in the same sequence, or each would wait for the
// other. Within a table it remains as asked.
std::vector<std::size_t> by_table(std::span<const Append> batch) {
  std::vector<std::size_t> order(batch.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::stable_sort(order, {}, [&](std::size_t i) -> const TableId& { return batch[i].entry.table; });
  return order;
}

std::vector<Statement> entry_statements(std::span<const Append> batch, std::span<const std::size_t> order) {
  std::vector<Statement> statements;
  statements.reserve(order.size());
  for (const std::size_t i : order) {
    const Entry& entry = batch[i].entry;
    statements.push_back({Query::AddEntry, {entry.table, entry.version, entry.time, entry.body}});
  }
  return statements;
}

// What follows from the entries that were written.
class FollowUp {
 public:
  FollowUp(std::span<const Append> batch, bool announce)
      : batch_(batch), announce_(announce), results_(batch.size(), Appended::Taken) {}

  // In the order by table.
  void add(std::size_t i, bool written) {
    const Entry& entry = batch_[i].entry;
    if (table_ == nullptr || *table_ != entry.table) begin(entry.table);
    if (written && !taken_) {
      results_[i] = Appended::Written;
      add_results(batch_[i].results, statements_);
      if (batch_[i].rated) add_rated_game(*batch_[i].rated, statements_);
      if (!batch_[i].speaker.empty())
        statements_.push_back({Query::SaveSpeaker, {batch_[i].speaker, entry.table}});
      if (!batch_[i].next.empty())
        statements_.push_back({Query::AddNextClubTable, {entry.table, batch_[i].next}});
      for (const NewNotice& each : batch_[i].notices) notices_.push_back(&each);
      newest_ = &batch_[i];
      return;
    }
    // Made on top of an entry of this batch that was not written, so it is as wrong as that one.
    if (written) statements_.push_back({Query::DropEntry, {entry.table, entry.version}});
    taken_ = true;
  }

  std::vector<Statement> statements() {
    finish();
    add_notices();
    for (const std::string& text : news_) statements_.push_back({Query::Announce, {text}});
    return std::move(statements_);
  }

  std::vector<Appended> results() && { return std::move(results_); }

 private:
  void begin(const TableId& table) {
    finish();
    table_ = &table;
    taken_ = false;
  }

  void finish() {
    if (newest_ == nullptr) return;
    add_summary(newest_->summary, statements_);
    if (announce_) news_.push_back(fmt::format("{} {}", newest_->entry.table, newest_->entry.version));
    newest_ = nullptr;
  }

  // Who decides what a person is told takes them in the same sequence, or each would wait for the other.
  void add_notices() {
    std::ranges::stable_sort(notices_, {}, [](const NewNotice* each) {
      return std::tie(each->person, each->subject, each->kind);
    });
    for (const NewNotice* each : notices_) statements_.push_back(new_notice(*each));
  }

  std::span<const Append> batch_;
  bool announce_;
  std::vector<Appended> results_;
  std::vector<Statement> statements_;
  std::vector<const NewNotice*> notices_;
  std::vector<std::string> news_;
  const TableId* table_ = nullptr;
  const Append* newest_ = nullptr;
  bool taken_ = false;
};

StoreResult<std::vector<Appended>> SqlStore::append(std::span<const Append> batch) {
  if (batch.empty()) return {};
  const std::vector<std::size_t> order = by_table(batch);
  const auto entries = connection_->begin(entry_statements(batch, order));
  if (!entries) return tl::unexpected(entries.error());
  FollowUp follow_up(batch, connection_->has_listeners());
  for (std::size_t i = 0; i < order.size(); ++i) follow_up.add(order[i], !entries->at(i).empty());
  const auto committed = connection_->commit(follow_up.statements());
  if (!committed) return tl::unexpected(committed.error());
  return std::move(follow_up).results();
}

}  // namespace

std::vector<Summary> summaries_of(Rows& rows) {
  std::vector<Summary> all;
  for (Row& row : rows) {
    if (all.empty() || all.back().table != text(row, 0)) all.push_back(summary_of(row));
    if (!missing(row, 9)) all.back().members.push_back({std::move(text(row, 9)), number(row, 10) != 0});
  }
  return all;
}

std::unique_ptr<Store> make_sql_store(std::unique_ptr<SqlConnection> connection) {
  return std::make_unique<SqlStore>(std::move(connection));
}

}  // namespace pithead::server
