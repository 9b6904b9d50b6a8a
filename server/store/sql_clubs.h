// Clubs and tournaments on any database that speaks SQL.
#pragma once

#include <span>
#include <vector>

#include "server/store/clubs.h"
#include "server/store/sql.h"
#include "server/store/tournaments.h"

namespace pithead::server {

// What a person leaves behind who leaves a club, or all of them if it is empty.
void add_leaving(const PersonId& person, const ClubId& club, std::vector<Statement>& statements);

class SqlClubs final : public Clubs {
 public:
  explicit SqlClubs(SqlConnection& connection) : connection_(connection) {}

  StoreResult<void> found(const Club& club, const PersonId& founder) override;
  StoreResult<std::optional<Club>> find(const ClubId& club) override;
  StoreResult<void> change(const Club& club) override;
  StoreResult<std::vector<ClubCard>> listed(std::size_t most) override;
  StoreResult<std::vector<ClubCard>> of_person(const PersonId& person) override;
  StoreResult<std::vector<ClubMember>> members(const ClubId& club) override;
  StoreResult<std::vector<ClubMember>> removed(const ClubId& club) override;
  StoreResult<std::optional<ClubMember>> member(const ClubId& club, const PersonId& person) override;
  StoreResult<void> set_role(const ClubId& club, const PersonId& person, ClubMember::Role role,
                             Milliseconds now) override;
  StoreResult<void> leave(const ClubId& club, const PersonId& person) override;
  StoreResult<void> post(const ClubId& club, const ClubPost& post, const std::string& request,
                         std::size_t kept) override;
  StoreResult<std::vector<ClubPost>> posts(const ClubId& club, std::size_t most) override;
  StoreResult<void> remove_post(const ClubId& club, std::int64_t number) override;
  StoreResult<std::vector<ClubPost>> posts_by(const PersonId& person) override;
  StoreResult<void> add_table(const ClubId& club, const TableId& table) override;
  StoreResult<std::vector<Summary>> tables(const ClubId& club, std::size_t most) override;
  StoreResult<std::vector<LadderEntry>> ladder(const ClubId& club, const RatingPool& pool) override;

 private:
  StoreResult<void> write(const Statement& statement);
  StoreResult<void> commit(std::span<const Statement> statements);

  SqlConnection& connection_;
};

class SqlTournaments final : public Tournaments {
 public:
  explicit SqlTournaments(SqlConnection& connection) : connection_(connection) {}

  StoreResult<Appended> append(const TournamentAppend& append) override;
  StoreResult<std::vector<TournamentEntry>> read(const TournamentId& tournament) override;
  StoreResult<std::optional<TournamentSummary>> find(const TournamentId& tournament) override;
  StoreResult<std::vector<TournamentSummary>> of_club(const ClubId& club) override;
  StoreResult<std::vector<TournamentId>> due(Milliseconds now) override;
  StoreResult<std::vector<TournamentPlace>> unopened(const TournamentId& tournament) override;
  StoreResult<std::vector<TournamentResult>> unsettled(const TournamentId& tournament) override;
  StoreResult<std::vector<TournamentPlace>> places(const TournamentId& tournament) override;

 private:
  SqlConnection& connection_;
};

}  // namespace pithead::server
