// What notices say, in the person's language.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "server/store/notices.h"

namespace pithead::server {

// One thing to be told.
struct NoticeItem {
  NoticeKind kind = NoticeKind::Turn;
  std::string name;         // of the table, as people know it
  std::string path;         // where to look: "/table/…"
  bool reminder = false;    // it was told before
  bool tournament = false;  // an invitation to one, not to a table
};

struct NoticeLine {
  std::string text;
  std::string path;
};

// A message as it waits: all that is said, and where it leads.
struct NoticeMessage {
  std::string language;
  std::string title;
  std::vector<NoticeLine> lines;
};

NoticeMessage message_of(const std::string& language, const std::vector<NoticeItem>& items);
// What somebody gets who wants to see whether it works.
NoticeMessage test_message(const std::string& language);

std::string write_message(const NoticeMessage& message);  // as JSON
NoticeMessage read_message(const std::string& body);

// Below a letter, and on the button of a notification.
std::string_view stop_sentence(const std::string& language);
std::string_view stop_word(const std::string& language);

}  // namespace pithead::server
