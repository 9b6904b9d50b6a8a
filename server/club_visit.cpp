#include "server/club_visit.h"

#include <utility>

namespace pithead::server {

StoreResult<std::optional<ClubVisit>> visit_club(Store& store, const ClubId& club, const PersonId& person,
                                                 std::string_view link) {
  auto found = store.clubs().find(club);
  if (!found) return tl::unexpected(found.error());
  if (!*found || (*found)->closed) return std::nullopt;
  auto member = store.clubs().member(club, person);
  if (!member) return tl::unexpected(member.error());
  const bool has_link = !link.empty() && link == (*found)->link;
  return ClubVisit{.club = std::move(**found), .member = std::move(*member), .has_link = has_link};
}

Answer<void> check_right(const std::optional<ClubVisit>& visit, ClubRight right) {
  const bool looks = visit && (visit->club.listed || visit->has_link || visit->belongs());
  if (!looks) return refuse(Why::UnknownClub, "there is no such club, or you need the link to it");
  if (right >= ClubRight::Belong && !visit->belongs())
    return refuse(Why::NotMember, "only members of the club may do that");
  if (right >= ClubRight::Organise && !visit->organises())
    return refuse(Why::NotOrganiser, "only organisers of the club may do that");
  if (right == ClubRight::Found && !visit->is_founder())
    return refuse(Why::NotOrganiser, "only the founder of the club may do that");
  return {};
}

}  // namespace pithead::server
