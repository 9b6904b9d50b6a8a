// Sends letters through the mail server that the operator names.
#pragma once

#include <string>

namespace pithead::server {

struct MailSettings {
  std::string server;  // smtp://host:25 or smtps://host; empty: no letters
  std::string from;    // address of the sender
  std::string user;    // empty: the server asks for none
  std::string password;
};

struct Letter {
  std::string to;
  std::string subject;
  std::string text;
};

// One address that a mail server would take, with nothing behind it that could be taken for another line.
bool is_mail_address(const std::string& address);

// What is wrong with the settings, or nothing.
std::string check_mail_settings(const MailSettings& settings);

// Returns when the server has taken it; what went wrong, or nothing. Takes seconds if it is far away, so not
// on the thread of the event loop. With a password it insists on TLS.
std::string send_letter(const MailSettings& settings, const Letter& letter);

}  // namespace pithead::server
