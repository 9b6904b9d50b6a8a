// Names, titles and chat as people write them.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "match/json_fields.h"

namespace pithead::server {

inline constexpr std::size_t kLongestName = 30;

// No control characters, no blanks around.
std::string tidy(std::string_view text);

// Whether there is something in it that nobody sees, or that turns the text around it: by such a name
// somebody could pass for another, or make the line of a third read backwards.
bool has_hidden_characters(std::string_view utf8);

// A name or title, tidied; complains if it is too long or has hidden characters.
std::string name_in(JsonFields& fields, std::string_view key, std::size_t longest = kLongestName);

}  // namespace pithead::server
