// Brings a message to one address: a push service, a mail server, a webhook.
#pragma once

#include <string>
#include <string_view>

#include "server/mail/mailer.h"
#include "server/notice/http_post.h"
#include "server/store/notices.h"

namespace pithead::server {

struct DeliverySettings {
  std::string origin;  // of the page: where links lead
  MailSettings mail;
  std::string push_key;  // private (web_push.h)
  std::string secret;    // for links that stop messages
  Reach reach = Reach::Public;
};

struct Delivery {
  enum class Kind {
    Taken,
    Later,    // perhaps it is taken another time
    Refused,  // this message will never be
    Gone,     // nor any other
  };
  Kind kind = Kind::Taken;
  std::string_view why;  // it was not taken, in a word (docs/server/notices.md)
  long status = 0;       // that the other side answered, if it did
  Milliseconds retry_after = 0;
};

// The same every time; only this server can make it.
std::string stop_token(const std::string& address, const std::string& secret);
// Of which address a token stops the messages; empty for one that is not ours.
std::string address_in(const std::string& token, const std::string& secret);

// Takes seconds, so not on the thread of the event loop.
Delivery deliver(const DeliverySettings& settings, const ClaimedMessage& message);

}  // namespace pithead::server
