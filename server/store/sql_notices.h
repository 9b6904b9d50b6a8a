// Notices on any database that speaks SQL.
#pragma once

#include "server/store/notices.h"
#include "server/store/sql.h"

namespace pithead::server {

// As append() writes it down with an entry. The notice must outlive the statement.
Statement new_notice(const NewNotice& notice);

class SqlNotices final : public Notices {
 public:
  explicit SqlNotices(SqlConnection& connection) : connection_(connection) {}

  StoreResult<void> tell_members(const std::string& club, const NewNotice& notice) override;
  StoreResult<void> seen(const PersonId& person, const std::string& subject) override {
    return write({Query::SeeNotices, {person, subject}});
  }

  StoreResult<QuietHours> quiet_hours(const PersonId& person) override;
  StoreResult<void> set_quiet_hours(const PersonId& person, const QuietHours& quiet) override;

  StoreResult<std::vector<NoticeAddress>> addresses(const PersonId& person) override;
  StoreResult<void> save_address(const NoticeAddress& address) override;
  StoreResult<bool> set_kinds(const PersonId& person, const std::string& address, int kinds) override;
  StoreResult<bool> remove_address(const PersonId& person, const std::string& address) override;
  StoreResult<void> stop_address(const std::string& address) override;

  StoreResult<std::vector<PersonId>> due_people(Milliseconds now, std::size_t most) override;
  StoreResult<void> gather(const PersonId& person, Milliseconds until, Milliseconds now,
                           const Decide& decide) override;

  StoreResult<std::optional<ClaimedMessage>> claim(const std::string& node, Milliseconds now,
                                                   Milliseconds until) override;
  StoreResult<void> finish(const ClaimedMessage& message, const std::string& node,
                           const MessageOutcome& outcome) override;

  StoreResult<void> sweep(Milliseconds before) override;

 private:
  StoreResult<void> write(const Statement& statement);
  StoreResult<void> commit(std::span<const Statement> statements);

  SqlConnection& connection_;
};

}  // namespace pithead::server
