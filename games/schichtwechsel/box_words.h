// Schichtwechsel: tasks in the words of a box file, such as "2 road" or "copy large for a tool".
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/schichtwechsel/tasks.h"

namespace pithead::schichtwechsel {

// "a , b" without the blanks around; an empty text has no parts.
std::vector<std::string_view> split(std::string_view text, char separator);
std::string_view trim(std::string_view text);
std::optional<int> read_count(std::string_view text);  // up to 99

// Tasks separated by commas, or "nothing". Points go to the source.
std::string write_tasks(const Tasks& tasks);
std::optional<Tasks> read_tasks(std::string_view text, Source source);

}  // namespace pithead::schichtwechsel
