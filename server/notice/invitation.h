// Somebody is asked to a place that is no table.
#pragma once

#include <string>

#include "server/store/store.h"

namespace pithead::server {

struct Invited {
  PersonId person;      // or, if many are asked at once, who asks them
  std::string subject;  // by which two invitations to the same are known
  std::string name;     // of what it is to
  std::string path;     // where to look: "/…"
};
NewNotice invitation_for(const Invited& invited, Milliseconds due);

}  // namespace pithead::server
