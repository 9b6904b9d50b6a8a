// A device has no accounts and nobody else on it, so that nobody is rated, blocked, reported or removed from
// it: who wants that empties the browser's database.
#pragma once

#include "device/rows.h"
#include "server/store/credentials.h"
#include "server/store/erasure.h"
#include "server/store/moderation.h"
#include "server/store/ratings.h"
#include "server/store/vacations.h"

namespace pithead::server::device {

class NoAccounts final : public server::Credentials,
                         public server::Erasure,
                         public server::Ratings,
                         public server::Moderation,
                         public server::Vacations {
 public:
  explicit NoAccounts(Rows& rows) : rows_(rows) {}

  template <class T>
  using Result = server::StoreResult<T>;
  using Text = const std::string&;

  Result<void> touch_login(Text key, server::Milliseconds now) override;

  Result<bool> make_account(Text, Text, Text) override { return none(); }
  Result<void> set_login(Text, Text) override { return none(); }
  Result<void> set_password(Text, Text) override { return none(); }
  Result<void> set_mail(Text, Text) override { return none(); }
  Result<std::optional<server::Person>> find_account(Text) override { return none(); }
  Result<void> add_code(const server::Code&) override { return none(); }
  Result<void> replace_codes(std::span<const server::Code>) override { return none(); }
  Result<std::optional<server::Code>> use_code(Text, Text, server::Code::For, server::Milliseconds) override {
    return none();
  }
  Result<std::vector<std::string>> end_logins(Text, Text) override { return none(); }
  Result<std::vector<std::string>> end_account_logins() override { return none(); }
  Result<std::vector<std::string>> end_guest_logins() override { return none(); }

  Result<std::vector<server::TableId>> tables_naming(Text) override { return none(); }
  Result<void> rewrite(Text, const Rewrite&) override { return none(); }
  Result<void> remove_person(Text) override { return none(); }
  Result<std::optional<server::PersonId>> sweep_guests(Text, std::size_t, server::Milliseconds) override {
    return none();
  }
  Result<void> sweep_logins(server::Milliseconds, server::Milliseconds, std::size_t) override {
    return none();
  }
  Result<void> sweep_codes(server::Milliseconds) override { return none(); }
  Result<void> sweep_nodes(server::Milliseconds) override { return none(); }
  Result<std::string> first_node(server::Milliseconds) override { return none(); }

  using Pool = const server::RatingPool&;
  using Steps = std::vector<server::PooledStep>;
  Result<bool> fold(std::size_t) override { return none(); }
  Result<void> drop() override { return none(); }
  Result<std::vector<server::RatingPool>> pools() override { return none(); }
  Result<std::vector<server::LadderEntry>> ladder(Pool, std::size_t, std::size_t) override { return none(); }
  Result<int> count(Pool) override { return none(); }
  Result<int> count_before(Pool, Text) override { return none(); }
  Result<Steps> of_person(Text) override { return none(); }
  Result<std::optional<server::PooledStep>> in_pool(Pool, Text) override { return none(); }
  Result<Steps> history(Pool, Text, std::size_t) override { return none(); }
  Result<Steps> at_table(Text) override { return none(); }

  using Reported = std::vector<server::Report>;
  using People = std::set<server::PersonId>;
  Result<void> block(Text, Text, server::Milliseconds) override { return none(); }
  Result<void> unblock(Text, Text) override { return none(); }
  Result<std::vector<server::Block>> blocks_of(Text) override { return none(); }
  Result<People> blocked_by(Text) override { return People{}; }
  Result<People> kept_apart(Text) override { return People{}; }
  Result<void> report(const server::Report&) override { return none(); }
  Result<Reported> reports_by(Text, std::size_t) override { return none(); }
  Result<Reported> reports_about(Text, std::size_t) override { return none(); }
  Result<Reported> open_reports(std::size_t) override { return none(); }
  Result<std::optional<server::Report>> find_report(Text) override { return none(); }
  Result<int> count_open_reports(Text) override { return none(); }
  Result<bool> settle(Text, server::Report::Verdict, server::Milliseconds) override { return none(); }
  Result<void> silence(Text, server::Milliseconds) override { return none(); }
  Result<void> sweep_reports(server::Milliseconds) override { return none(); }

  Result<void> begin(Text, const server::Vacation&) override { return none(); }
  Result<void> set_end(Text, server::Milliseconds, server::Milliseconds) override { return none(); }
  Result<std::vector<server::Vacation>> since(Text, server::Milliseconds) override {
    return std::vector<server::Vacation>{};
  }

 private:
  static tl::unexpected<server::StoreError> none() {
    return tl::unexpected(server::StoreError{.kind = server::StoreError::Kind::Refused,
                                             .what = "there are no accounts on a device",
                                             .topic = "people"});
  }

  Rows& rows_;
};

}  // namespace pithead::server::device
