// A device has no clubs: nobody else is there.
#pragma once

#include "server/store/clubs.h"
#include "server/store/tournaments.h"

namespace pithead::server::device {

inline tl::unexpected<server::StoreError> no_clubs() {
  return tl::unexpected(server::StoreError{
      .kind = server::StoreError::Kind::Refused, .what = "there are no clubs on a device", .topic = "clubs"});
}

class NoClubs final : public server::Clubs {
 public:
  template <class T>
  using Result = server::StoreResult<T>;
  using Text = const std::string&;

  Result<void> found(const server::Club&, Text) override { return no_clubs(); }
  Result<std::optional<server::Club>> find(Text) override { return no_clubs(); }
  Result<void> change(const server::Club&) override { return no_clubs(); }
  Result<std::vector<server::ClubCard>> listed(std::size_t) override { return no_clubs(); }
  Result<std::vector<server::ClubCard>> of_person(Text) override { return no_clubs(); }
  Result<std::vector<server::ClubMember>> members(Text) override { return no_clubs(); }
  Result<std::vector<server::ClubMember>> removed(Text) override { return no_clubs(); }
  Result<std::optional<server::ClubMember>> member(Text, Text) override { return no_clubs(); }
  Result<void> set_role(Text, Text, server::ClubMember::Role, server::Milliseconds) override {
    return no_clubs();
  }
  Result<void> leave(Text, Text) override { return no_clubs(); }
  Result<void> post(Text, const server::ClubPost&, Text, std::size_t) override { return no_clubs(); }
  Result<std::vector<server::ClubPost>> posts(Text, std::size_t) override { return no_clubs(); }
  Result<void> remove_post(Text, std::int64_t) override { return no_clubs(); }
  Result<std::vector<server::ClubPost>> posts_by(Text) override { return no_clubs(); }
  Result<void> add_table(Text, Text) override { return no_clubs(); }
  Result<std::vector<server::Summary>> tables(Text, std::size_t) override { return no_clubs(); }
  Result<std::vector<server::LadderEntry>> ladder(Text, const server::RatingPool&) override {
    return no_clubs();
  }
};

class NoTournaments final : public server::Tournaments {
 public:
  template <class T>
  using Result = server::StoreResult<T>;
  using Text = const std::string&;

  Result<server::Appended> append(const server::TournamentAppend&) override { return no_clubs(); }
  Result<std::vector<server::TournamentEntry>> read(Text) override { return no_clubs(); }
  Result<std::optional<server::TournamentSummary>> find(Text) override { return no_clubs(); }
  Result<std::vector<server::TournamentSummary>> of_club(Text) override { return no_clubs(); }
  Result<std::vector<server::TournamentId>> due(server::Milliseconds) override { return no_clubs(); }
  Result<std::vector<server::TournamentPlace>> unopened(Text) override { return no_clubs(); }
  Result<std::vector<server::TournamentResult>> unsettled(Text) override { return no_clubs(); }
  Result<std::vector<server::TournamentPlace>> places(Text) override { return no_clubs(); }
};

}  // namespace pithead::server::device
