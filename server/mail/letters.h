// What the letters say, in the person's language.
#pragma once

#include <string>

#include "server/mail/mailer.h"

namespace pithead::server {

// To an address that somebody says is theirs.
Letter confirmation_letter(const std::string& language, const std::string& to, const std::string& login,
                           const std::string& code);
// To whoever forgot the password.
Letter reset_letter(const std::string& language, const std::string& to, const std::string& login,
                    const std::string& code);

}  // namespace pithead::server
