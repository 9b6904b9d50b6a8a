#include "server/store/sql_clubs.h"

#include <array>
#include <utility>

#include "server/store/sql_ratings.h"

namespace pithead::server {
namespace {

Value club_truth(bool value) { return std::int64_t{value ? 1 : 0}; }
Value role_value(ClubMember::Role role) { return static_cast<std::int64_t>(role); }

Club club_of(Row& row) {
  return {.id = std::move(text(row, 0)),
          .name = std::move(text(row, 1)),
          .about = std::move(text(row, 2)),
          .listed = number(row, 3) != 0,
          .link = std::move(text(row, 4)),
          .created = number(row, 5),
          .closed = number(row, 6) != 0};
}

ClubCard card_of(Row& row) {
  ClubCard card{.id = std::move(text(row, 0)),
                .name = std::move(text(row, 1)),
                .about = std::move(text(row, 2)),
                .listed = number(row, 3) != 0,
                .members = static_cast<int>(number(row, 4)),
                .role = std::nullopt};
  if (!missing(row, 5)) card.role = static_cast<ClubMember::Role>(number(row, 5));
  return card;
}

ClubMember member_of(Row& row) {
  return {.person = std::move(text(row, 0)),
          .name = std::move(text(row, 1)),
          .role = static_cast<ClubMember::Role>(number(row, 2)),
          .joined = number(row, 3)};
}

ClubPost post_of(Row& row) {
  return {.number = number(row, 0),
          .person = std::move(text(row, 1)),
          .name = std::move(text(row, 2)),
          .time = number(row, 3),
          .text = std::move(text(row, 4))};
}

}  // namespace

void add_leaving(const PersonId& person, const ClubId& club, std::vector<Statement>& statements) {
  statements.push_back({Query::SucceedFounder, {person, club}});
  statements.push_back({Query::CloseLeftClubs, {person, club}});
  statements.push_back({Query::RemoveClubMember, {person, club}});
}

StoreResult<void> SqlClubs::write(const Statement& statement) {
  return connection_.execute(statement).map([](const Rows&) {});
}

StoreResult<void> SqlClubs::commit(std::span<const Statement> statements) {
  if (const auto begun = connection_.begin({}); !begun) return tl::unexpected(begun.error());
  return connection_.commit(statements).map([](const std::vector<Rows>&) {});
}

StoreResult<void> SqlClubs::found(const Club& club, const PersonId& founder) {
  const std::array<Statement, 2> statements{
      {{Query::AddClub, {club.id, club.name, club.about, club_truth(club.listed), club.link, club.created}},
       {Query::AddFounder, {club.id, founder, club.created}}}};
  return commit(statements);
}

StoreResult<std::optional<Club>> SqlClubs::find(const ClubId& club) {
  return read_first(connection_, {Query::FindClub, {club}}, club_of);
}

StoreResult<void> SqlClubs::change(const Club& club) {
  return write(
      {Query::ChangeClub,
       {club.id, club.name, club.about, club_truth(club.listed), club.link, club_truth(club.closed)}});
}

StoreResult<std::vector<ClubCard>> SqlClubs::listed(std::size_t most) {
  return read_all(connection_, {Query::ListedClubs, {limit(most)}}, card_of);
}

StoreResult<std::vector<ClubCard>> SqlClubs::of_person(const PersonId& person) {
  return read_all(connection_, {Query::ClubsOf, {person}}, card_of);
}

StoreResult<std::vector<ClubMember>> SqlClubs::members(const ClubId& club) {
  return read_all(connection_, {Query::ClubMembers, {club}}, member_of);
}

StoreResult<std::vector<ClubMember>> SqlClubs::removed(const ClubId& club) {
  return read_all(connection_, {Query::RemovedClubMembers, {club}}, member_of);
}

StoreResult<std::optional<ClubMember>> SqlClubs::member(const ClubId& club, const PersonId& person) {
  return read_first(connection_, {Query::FindClubMember, {club, person}}, member_of);
}

StoreResult<void> SqlClubs::set_role(const ClubId& club, const PersonId& person, ClubMember::Role role,
                                     Milliseconds now) {
  return write({Query::SaveClubMember, {club, person, role_value(role), now}});
}

StoreResult<void> SqlClubs::leave(const ClubId& club, const PersonId& person) {
  std::vector<Statement> statements;
  add_leaving(person, club, statements);
  return commit(statements);
}

// Two posts at once want the same number: then one of them asks again.
StoreResult<void> SqlClubs::post(const ClubId& club, const ClubPost& post, const std::string& request,
                                 std::size_t kept) {
  constexpr int kTries = 20;
  for (int i = 0; i < kTries; ++i) {
    const auto added =
        connection_.execute({Query::AddClubPost, {club, post.person, post.time, post.text, request}});
    if (!added) return tl::unexpected(added.error());
    if (!added->empty())
      return write(
          {Query::DropClubPosts, {club, number(added->front(), 0) - static_cast<std::int64_t>(kept)}});
    const auto before = connection_.execute({Query::FindClubPost, {club, request}});
    if (!before) return tl::unexpected(before.error());
    if (!before->empty()) return {};
  }
  return tl::unexpected(StoreError{.kind = StoreError::Kind::Locked,
                                   .what = "too many want to write on one board at once",
                                   .topic = "clubs"});
}

StoreResult<std::vector<ClubPost>> SqlClubs::posts(const ClubId& club, std::size_t most) {
  return read_all(connection_, {Query::ClubPosts, {club, limit(most)}}, post_of);
}

StoreResult<void> SqlClubs::remove_post(const ClubId& club, std::int64_t number) {
  return write({Query::EmptyClubPost, {club, number}});
}

StoreResult<std::vector<ClubPost>> SqlClubs::posts_by(const PersonId& person) {
  return read_all(connection_, {Query::ClubPostsBy, {person}}, post_of);
}

StoreResult<void> SqlClubs::add_table(const ClubId& club, const TableId& table) {
  return write({Query::AddClubTable, {table, club}});
}

StoreResult<std::vector<Summary>> SqlClubs::tables(const ClubId& club, std::size_t most) {
  return connection_.execute({Query::TablesOfClub, {club, limit(most)}}).map([](Rows rows) {
    return summaries_of(rows);
  });
}

StoreResult<std::vector<LadderEntry>> SqlClubs::ladder(const ClubId& club, const RatingPool& pool) {
  const Statement statement{Query::ClubLadder, {pool.game, std::int64_t{pool.players}, club}};
  return read_all(connection_, statement, ladder_entry_of);
}

}  // namespace pithead::server
