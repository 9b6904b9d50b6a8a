// Who is told what, and when: without clock, store or network.
#pragma once

#include <functional>
#include <string>

#include "server/store/notices.h"

namespace pithead::server {

inline constexpr Milliseconds kReminderPause = 24LL * 60 * 60 * 1000;
inline constexpr int kMostReminders = 7;  // whoever lets a game wait for longer knows it

struct NoticeMoment {
  Milliseconds now = 0;
  Milliseconds rest = 0;                 // between two messages to one person
  std::function<std::string()> draw_id;  // for a message
};

NoticeDecision decide_notices(const NoticeReader& reader, const NoticeMoment& moment);

}  // namespace pithead::server
