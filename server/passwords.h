// Passwords and the codes that stand in for them: which are good enough, and how they are kept.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "server/table/refusal.h"

namespace pithead::server {

// Long enough, none that everybody tries first, and more than the login or a word of this place.
Answer<void> check_new_password(const std::string& password, std::string_view login);

// Argon2id; takes as long as a bot's thought, so not on the thread of the event loop. Empty if there is not
// enough memory.
std::string hash_password(const std::string& password);
// Of an account that does not exist, nothing is the hash; it takes as long as any other.
bool is_password(const std::optional<std::string>& hash, const std::string& password);

// Letters and digits that nobody mistakes for each other: "7KQ2-M9XD-…".
std::string new_code();
// As it is kept. Blanks, small letters and an O for a zero do no harm. A code has so much chance in it that
// nobody can try all, so a plain hash will do.
std::string hash_code(std::string_view typed);
// Of one that works for whoever asked for it only, by the key of the login.
std::string hash_code_for(std::string_view asker, std::string_view typed);

}  // namespace pithead::server
