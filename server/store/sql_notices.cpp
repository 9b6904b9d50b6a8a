#include "server/store/sql_notices.h"

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>

namespace pithead::server {
namespace {

constexpr Milliseconds kAgainAfter = 24LL * 60 * 60 * 1000;

std::int64_t number_of(NoticeKind kind) { return static_cast<std::int64_t>(kind); }

QuietHours quiet_hours_of(Row& row, std::size_t first) {
  return {std::move(text(row, first)), static_cast<int>(number(row, first + 1)),
          static_cast<int>(number(row, first + 2))};
}

NoticeAddress address_of(Row& row, std::size_t first) {
  const auto words = [&](std::size_t i) { return std::move(text(row, first + i)); };
  const auto count = [&](std::size_t i) { return static_cast<int>(number(row, first + i)); };
  return {.id = words(0),
          .person = words(1),
          .way = static_cast<NoticeWay>(count(2)),
          .target = words(3),
          .key = words(4),
          .secret = words(5),
          .about = words(6),
          .login = words(7),
          .kinds = count(8),
          .created = number(row, first + 9),
          .stopped = count(10) != 0,
          .failures = count(11),
          .trouble = words(12)};
}

std::vector<NoticeAddress> addresses_of(Rows& rows) {
  std::vector<NoticeAddress> all;
  for (Row& row : rows) all.push_back(address_of(row, 0));
  return all;
}

WaitingNotice waiting_of(Row& row) {
  WaitingNotice waiting{.kind = static_cast<NoticeKind>(number(row, 0)),
                        .subject = std::move(text(row, 1)),
                        .body = std::move(text(row, 2)),
                        .told = number(row, 3),
                        .times = static_cast<int>(number(row, 4)),
                        .to_move = number(row, 5) != 0,
                        .status = std::nullopt,
                        .card = {}};
  if (missing(row, 6)) return waiting;
  waiting.status = static_cast<Summary::Status>(number(row, 6));
  waiting.card = std::move(text(row, 7));
  return waiting;
}

Statement kept_row(const PersonId& person, const NoticeDecision::Row& row, Milliseconds now) {
  const std::int64_t kind = number_of(row.kind);
  if (!row.due) return {Query::DropNotice, {person, kind, row.subject}};
  if (!row.told) return {Query::DeferNotice, {person, kind, row.subject, *row.due}};
  return {Query::MarkNoticeTold, {person, kind, row.subject, *row.due, now}};
}

// In the sequence in which append() writes them.
std::vector<Statement> kept(const PersonId& person, NoticeDecision& decision, Milliseconds now) {
  std::vector<Statement> statements;
  std::ranges::sort(decision.rows, {}, [](const auto& row) { return std::tie(row.subject, row.kind); });
  for (const auto& row : decision.rows) statements.push_back(kept_row(person, row, now));
  for (const auto& each : decision.messages)
    statements.push_back({Query::AddMessage, {each.id, person, each.address, each.body, now}});
  if (decision.rest_until > 0) statements.push_back({Query::RestNoticePerson, {person, decision.rest_until}});
  return statements;
}

}  // namespace

Statement new_notice(const NewNotice& notice) {
  return {Query::AddNotice,
          {notice.person, number_of(notice.kind), notice.subject, notice.mark, notice.due, notice.body,
           kAgainAfter, std::int64_t{bit_of(notice.kind)}}};
}

StoreResult<void> SqlNotices::tell_members(const std::string& club, const NewNotice& notice) {
  return write({Query::TellMembers,
                {club, notice.person, number_of(notice.kind), notice.subject, notice.due, notice.body,
                 std::int64_t{bit_of(notice.kind)}}});
}

StoreResult<void> SqlNotices::write(const Statement& statement) {
  return connection_.execute(statement).map([](const Rows&) {});
}

StoreResult<void> SqlNotices::commit(std::span<const Statement> statements) {
  if (const auto begun = connection_.begin({}); !begun) return tl::unexpected(begun.error());
  return connection_.commit(statements).map([](const std::vector<Rows>&) {});
}

// ---- where somebody wants to be told ------------------------------------------------------------------

StoreResult<QuietHours> SqlNotices::quiet_hours(const PersonId& person) {
  return connection_.execute({Query::FindQuietHours, {person}}).map([](Rows rows) {
    return rows.empty() ? QuietHours{} : quiet_hours_of(rows.front(), 0);
  });
}

StoreResult<void> SqlNotices::set_quiet_hours(const PersonId& person, const QuietHours& quiet) {
  return write(
      {Query::SaveQuietHours, {person, quiet.zone, std::int64_t{quiet.from}, std::int64_t{quiet.to}}});
}

StoreResult<std::vector<NoticeAddress>> SqlNotices::addresses(const PersonId& person) {
  return connection_.execute({Query::NoticeAddresses, {person}}).map([](Rows rows) {
    return addresses_of(rows);
  });
}

StoreResult<void> SqlNotices::save_address(const NoticeAddress& address) {
  const std::array<Statement, 2> statements{
      {{Query::AddNoticePerson, {address.person}},
       {Query::SaveNoticeAddress,
        {address.id, address.person, static_cast<std::int64_t>(address.way), address.target, address.key,
         address.secret, address.about, address.login, std::int64_t{address.kinds}, address.created}}}};
  return commit(statements);
}

StoreResult<bool> SqlNotices::set_kinds(const PersonId& person, const std::string& address, int kinds) {
  return connection_.execute({Query::SetNoticeKinds, {person, address, std::int64_t{kinds}}})
      .map([](const Rows& rows) { return !rows.empty(); });
}

// Whoever takes messages and their address takes the messages first, or two would wait for each other.
StoreResult<bool> SqlNotices::remove_address(const PersonId& person, const std::string& address) {
  const std::array<Statement, 2> statements{
      {{Query::DropOwnMessages, {address, person}}, {Query::RemoveNoticeAddress, {person, address}}}};
  if (const auto begun = connection_.begin({}); !begun) return tl::unexpected(begun.error());
  return connection_.commit(statements).map([](const std::vector<Rows>& removed) {
    return !removed.at(1).empty();
  });
}

StoreResult<void> SqlNotices::stop_address(const std::string& address) {
  const std::array<Statement, 2> statements{
      {{Query::DropMessagesTo, {address}}, {Query::StopNoticeAddress, {address}}}};
  return commit(statements);
}

// ---- what waits ---------------------------------------------------------------------------------------

StoreResult<std::vector<PersonId>> SqlNotices::due_people(Milliseconds now, std::size_t most) {
  return connection_.execute({Query::DuePeople, {now, limit(most)}}).map([](Rows rows) {
    std::vector<PersonId> people;
    for (Row& row : rows) people.push_back(std::move(text(row, 0)));
    return people;
  });
}

StoreResult<void> SqlNotices::gather(const PersonId& person, Milliseconds until, Milliseconds now,
                                     const Decide& decide) {
  const std::array<Statement, 3> reading{{{Query::LockNoticePerson, {person, now}},
                                          {Query::UsedNoticeAddresses, {person}},
                                          {Query::WaitingNotices, {person, until}}}};
  auto read = connection_.begin(reading);
  if (!read) return tl::unexpected(read.error());
  std::vector<Statement> statements;
  NoticeDecision decision;
  // Another node may have decided while this one waited for its turn.
  if (!read->at(0).empty() && number(read->at(0)[0], 0) <= now) {
    Row& settings = read->at(0)[0];
    NoticeReader reader{.person = person,
                        .language = std::move(text(settings, 4)),
                        .quiet = quiet_hours_of(settings, 1),
                        .away_until = number(settings, 5),
                        .addresses = addresses_of(read->at(1)),
                        .waiting = {}};
    for (Row& row : read->at(2)) reader.waiting.push_back(waiting_of(row));
    decision = decide(reader);
    statements = kept(person, decision, now);
  }
  return connection_.commit(statements).map([](const std::vector<Rows>&) {});
}

// ---- messages on their way ----------------------------------------------------------------------------

StoreResult<std::optional<ClaimedMessage>> SqlNotices::claim(const std::string& node, Milliseconds now,
                                                             Milliseconds until) {
  auto claimed = connection_.execute({Query::ClaimMessage, {node, now, until}});
  if (!claimed) return tl::unexpected(claimed.error());
  if (claimed->empty()) return std::nullopt;
  const std::string id = std::move(text(claimed->front(), 0));
  auto rows = connection_.execute({Query::ReadMessage, {id}});
  if (!rows) return tl::unexpected(rows.error());
  // Nobody wants it any more: the next one comes with the next claim.
  if (rows->empty())
    return write({Query::DropMessage, {id}}).map([] { return std::optional<ClaimedMessage>{}; });
  Row& row = rows->front();
  return ClaimedMessage{.id = id,
                        .body = std::move(text(row, 1)),
                        .tries = static_cast<int>(number(row, 2)),
                        .lapses = static_cast<int>(number(row, 3)),
                        .address = address_of(row, 8),
                        .mail = std::move(text(row, 4)),
                        .quiet = quiet_hours_of(row, 5)};
}

StoreResult<void> SqlNotices::finish(const ClaimedMessage& message, const std::string& node,
                                     const MessageOutcome& outcome) {
  const std::string& address = message.address.id;
  const Statement drop{Query::DropMessage, {message.id}};
  using enum MessageOutcome::Kind;
  switch (outcome.kind) {
    case Sent: return commit(std::array<Statement, 2>{{drop, {Query::ClearTrouble, {address}}}});
    case Later: return write({Query::DeferMessage, {message.id, node, outcome.due}});
    case GivenUp:
      return commit(std::array<Statement, 2>{{drop, {Query::CountTrouble, {address, outcome.trouble}}}});
    case Dropped: return write(drop);
    case Gone: break;
  }
  // A browser that wants to hear more gives a new address; all else its person has typed.
  const bool push = message.address.way == NoticeWay::Push;
  return commit(std::array<Statement, 2>{{{Query::DropMessagesTo, {address}},
                                          push ? Statement{Query::DropAddress, {address}}
                                               : Statement{Query::EndAddress, {address, outcome.trouble}}}});
}

StoreResult<void> SqlNotices::sweep(Milliseconds before) {
  const std::array<Statement, 4> statements{{{Query::SweepNoticePeople, {}},
                                             {Query::SweepNoticeAddresses, {before}},
                                             {Query::SweepNotices, {before}},
                                             {Query::SweepMessages, {}}}};
  return commit(statements);
}

}  // namespace pithead::server
