// Schichtwechsel: tasks in the words of a box file, such as "2 road" or "copy large for a tool".
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/schichtwechsel/components.h"
#include "games/schichtwechsel/tasks.h"

namespace pithead::schichtwechsel {

inline constexpr std::array<std::string_view, 3> kSizeWords{"small", "medium", "large"};
inline constexpr std::array<std::string_view, 5> kCostWords{"1 W", "2 W", "1 P", "1 C", "1 W or 1 P"};
constexpr std::string_view word_of(Size size) { return kSizeWords[static_cast<std::size_t>(size) / 2]; }
constexpr std::string_view word_of(Cost cost) { return kCostWords[static_cast<std::size_t>(cost)]; }

// "a , b" without the blanks around; an empty text has no parts.
std::vector<std::string_view> split(std::string_view text, char separator);
std::string_view trim(std::string_view text);
std::optional<int> read_count(std::string_view text);  // up to 99

// Words of a file in quotes, fit for a terminal: not too long, and '?' for all that no box has.
std::string quote(std::string_view words);

// Tasks separated by commas, or "nothing". Points go to the source.
std::string write_tasks(const Tasks& tasks);
std::optional<Tasks> read_tasks(std::string_view text, Source source);

}  // namespace pithead::schichtwechsel
