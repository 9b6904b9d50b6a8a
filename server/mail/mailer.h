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
  std::string html;  // the same for those who like it; may be empty
  std::string id;    // by which two of the same are known; may be empty
  std::string stop;  // where a mail program may say that no more should come (RFC 8058); may be empty
};

struct Posted {
  std::string error;     // empty if the server has taken it
  bool refused = false;  // it will take nothing for this address
};

// One address that a mail server would take, with nothing behind it that could be taken for another line.
bool is_mail_address(const std::string& address);

// What is wrong with the settings, or nothing.
std::string check_mail_settings(const MailSettings& settings);

// Returns when the server has taken it, or not. Takes seconds if it is far away, so not on the thread of the
// event loop. With a password it insists on TLS.
Posted send_letter(const MailSettings& settings, const Letter& letter);

}  // namespace pithead::server
