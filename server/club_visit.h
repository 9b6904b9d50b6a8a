// Who somebody is in a club, and what that allows.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "server/store/clubs.h"
#include "server/table/refusal.h"

namespace pithead::server {

inline constexpr std::array<std::string_view, 4> kClubRoles{"founder", "organiser", "member", "removed"};

struct ClubVisit {
  Club club;
  std::optional<ClubMember> member;  // whoever belongs to it, or was removed
  bool has_link = false;             // brings the key of the invitation along

  bool belongs() const { return member && member->role != ClubMember::Role::Removed; }
  bool organises() const { return belongs() && member->role <= ClubMember::Role::Organiser; }
  bool is_founder() const { return belongs() && member->role == ClubMember::Role::Founder; }
};

enum class ClubRight {
  Look,  // whoever belongs to it or has the link, and everybody if it is listed
  Belong,
  Organise,
  Found,
};

// None if there is no such club.
StoreResult<std::optional<ClubVisit>> visit_club(Store& store, const ClubId& club, const PersonId& person,
                                                 std::string_view link);
// Whoever may not even look is not told that there is something.
Answer<void> check_right(const std::optional<ClubVisit>& visit, ClubRight right);

}  // namespace pithead::server
