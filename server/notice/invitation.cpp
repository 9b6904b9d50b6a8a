#include "server/notice/invitation.h"

#include "games/core/json.h"

namespace pithead::server {

NewNotice invitation_for(const Invited& invited, Milliseconds due) {
  NewNotice notice{.person = invited.person,
                   .kind = NoticeKind::Invitation,
                   .subject = invited.subject,
                   .mark = 0,
                   .due = due,
                   .body = {}};
  JsonWriter json(notice.body);
  json.begin_object();
  json.field("name", invited.name);
  json.field("path", invited.path);
  json.end_object();
  return notice;
}

}  // namespace pithead::server
