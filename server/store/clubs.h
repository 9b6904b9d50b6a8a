// Clubs: who belongs to them, what is said on their boards, and which tables are theirs.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "server/store/ratings.h"
#include "server/store/store.h"

namespace pithead::server {

using ClubId = std::string;

struct Club {
  ClubId id;
  std::string name;
  std::string about;
  bool listed = false;  // anybody may find it and join
  std::string link;     // key of the invitation
  Milliseconds created = 0;
  bool closed = false;

  friend bool operator==(const Club&, const Club&) = default;
};

struct ClubMember {
  // Whoever is removed does not come back by the link.
  enum class Role { Founder, Organiser, Member, Removed };

  PersonId person;
  std::string name;  // as it is now; empty for who is gone
  Role role = Role::Member;
  Milliseconds joined = 0;

  friend bool operator==(const ClubMember&, const ClubMember&) = default;
};

// What of a club a list needs.
struct ClubCard {
  ClubId id;
  std::string name;
  std::string about;
  bool listed = false;
  int members = 0;
  std::optional<ClubMember::Role> role;  // of whoever asks
};

struct ClubPost {
  std::int64_t number = 0;
  PersonId person;
  std::string name;
  Milliseconds time = 0;
  std::string text;
};

class Clubs : public Interface {
 public:
  // With its founder; nothing happens if it is there.
  virtual StoreResult<void> found(const Club& club, const PersonId& founder) = 0;
  virtual StoreResult<std::optional<Club>> find(const ClubId& club) = 0;
  virtual StoreResult<void> change(const Club& club) = 0;  // all but what it began with
  virtual StoreResult<std::vector<ClubCard>> listed(std::size_t most) = 0;
  virtual StoreResult<std::vector<ClubCard>> of_person(const PersonId& person) = 0;

  // Those who belong to it, founder and organisers first.
  virtual StoreResult<std::vector<ClubMember>> members(const ClubId& club) = 0;
  virtual StoreResult<std::vector<ClubMember>> removed(const ClubId& club) = 0;  // by name
  virtual StoreResult<std::optional<ClubMember>> member(const ClubId& club, const PersonId& person) = 0;
  virtual StoreResult<void> set_role(const ClubId& club, const PersonId& person, ClubMember::Role role,
                                     Milliseconds now) = 0;
  // A founder hands over to an organiser, or else to whoever has been there longest; the last one closes the
  // club.
  virtual StoreResult<void> leave(const ClubId& club, const PersonId& person) = 0;

  // The latest `kept` posts stay. A request that was fulfilled before changes nothing.
  virtual StoreResult<void> post(const ClubId& club, const ClubPost& post, const std::string& request,
                                 std::size_t kept) = 0;
  virtual StoreResult<std::vector<ClubPost>> posts(const ClubId& club, std::size_t most) = 0;
  virtual StoreResult<void> remove_post(const ClubId& club, std::int64_t number) = 0;
  virtual StoreResult<std::vector<ClubPost>> posts_by(const PersonId& person) = 0;

  virtual StoreResult<void> add_table(const ClubId& club, const TableId& table) = 0;
  // Those that go on first, then by the latest change.
  virtual StoreResult<std::vector<Summary>> tables(const ClubId& club, std::size_t most) = 0;

  // Members with a rating, as in the ladder of all.
  virtual StoreResult<std::vector<LadderEntry>> ladder(const ClubId& club, const RatingPool& pool) = 0;
};

}  // namespace pithead::server
