#include "bots/vary.h"

#include <algorithm>
#include <optional>
#include <set>

#include "games/core/number.h"
#include "games/core/rng.h"

namespace pithead {
namespace {

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kBlank = " \t\r";
  const std::size_t from = text.find_first_not_of(kBlank);
  if (from == std::string_view::npos) return {};
  return text.substr(from, text.find_last_not_of(kBlank) + 1 - from);
}

std::vector<std::string> parts_of(std::string_view text, char separator) {
  std::vector<std::string> parts;
  for (std::size_t end = 0; end != std::string_view::npos;) {
    end = text.find(separator);
    parts.emplace_back(trimmed(text.substr(0, end)));
    if (end != std::string_view::npos) text.remove_prefix(end + 1);
  }
  return parts;
}

std::optional<int> whole_number(std::string_view text) { return read_whole<int>(text, 0, 999); }

// "16..20 step 2" as 16, 18 and 20. What is wrong with it; nothing, if nothing is.
std::string read_run(std::string_view text, std::vector<std::string>& numbers) {
  constexpr std::string_view kStep = " step ";
  const std::size_t dots = text.find("..");
  const std::size_t step_at = text.find(kStep);
  const auto low = whole_number(trimmed(text.substr(0, dots)));
  const auto high = whole_number(trimmed(text.substr(dots + 2, step_at - std::min(step_at, dots + 2))));
  const auto step =
      step_at == std::string_view::npos ? 1 : whole_number(trimmed(text.substr(step_at + kStep.size())));
  if (!low || !high || !step) return in_quotes(text) + " must be numbers such as 16..20 or 16..20 step 2";
  if (*step == 0) return "the step of " + in_quotes(text) + " must be 1 or more";
  if (*low > *high) return in_quotes(text) + " must begin with the smaller number";
  for (int number = *low; number <= *high; number += *step) numbers.push_back(std::to_string(number));
  return {};
}

// Those between | and |; several for numbers in steps.
std::string read_values(std::string_view text, std::vector<std::string>& values) {
  for (std::string& value : parts_of(text, '|')) {
    if (value.find("..") == std::string::npos) {
      values.push_back(std::move(value));
    } else if (std::string wrong = read_run(value, values); !wrong.empty()) {
      return wrong;
    }
  }
  const auto twice = [&](const std::string& value) {
    return std::count(values.begin(), values.end(), value) > 1;
  };
  if (const auto found = std::find_if(values.begin(), values.end(), twice); found != values.end())
    return "the value " + in_quotes(*found) + " stands there twice";
  return {};
}

// What is wrong with a line; nothing, if nothing is.
std::string read_range(std::string_view line, Range& range) {
  constexpr std::string_view kOption = "option ";
  const std::size_t colon = line.find(':');
  if (colon == std::string_view::npos) return "an entry and its values are expected, with a colon between";
  std::string_view key = trimmed(line.substr(0, colon));
  range.is_option = key.starts_with(kOption);
  if (range.is_option) key = trimmed(key.substr(kOption.size()));
  range.keys = parts_of(key, '&');
  std::vector<std::string> values;
  if (std::string wrong = read_values(trimmed(line.substr(colon + 1)), values); !wrong.empty()) return wrong;
  for (const std::string& value : values) range.values.push_back(parts_of(value, '&'));
  for (const auto& value : range.values) {
    if (value.size() != range.keys.size())
      return "each value of " + in_quotes(key) + " must have as many parts as there are entries";
    if (std::find(value.begin(), value.end(), "") != value.end())
      return "a value of " + in_quotes(key) + " is empty";
  }
  if (range.values.size() < 2) return in_quotes(key) + " has one value only: nothing can differ";
  return {};
}

// An entry that stands in this range twice or in one before it; nothing, if none does.
std::string find_twice(const std::vector<Range>& before, const Range& range) {
  for (const std::string& key : range.keys) {
    if (std::count(range.keys.begin(), range.keys.end(), key) > 1)
      return in_quotes(key) + " stands twice in one line";
    for (const Range& other : before)
      if (other.is_option == range.is_option &&
          std::find(other.keys.begin(), other.keys.end(), key) != other.keys.end())
        return in_quotes(key) + " stands in line " + std::to_string(other.line) + " already";
  }
  return {};
}

struct NumberedLine {
  int number = 0;
  std::string text;
};

// Without remarks; a line that begins with | goes on with the one before.
std::vector<NumberedLine> lines_of(std::string_view text) {
  std::vector<NumberedLine> lines;
  int number = 0;
  for (const std::string& whole : parts_of(text, '\n')) {
    ++number;
    const std::string_view line = trimmed(std::string_view(whole).substr(0, whole.find('#')));
    if (line.empty()) continue;
    if (line.starts_with('|') && !lines.empty()) {
      lines.back().text += std::string(line);
    } else {
      lines.push_back({number, std::string(line)});
    }
  }
  return lines;
}

// The next one, as an odometer goes on; false when it begins again.
bool step_on(const std::vector<Range>& ranges, Pick& pick) {
  for (std::size_t i = 0; i < ranges.size(); ++i) {
    if (++pick[i] < ranges[i].values.size()) return true;
    pick[i] = 0;
  }
  return false;
}

double count_of(const std::vector<Range>& ranges) {
  double count = 1;
  for (const Range& range : ranges) count *= static_cast<double>(range.values.size());
  return count;
}

}  // namespace

Result<std::vector<Range>> read_ranges(std::string_view text) {
  std::vector<Range> ranges;
  for (const auto& [number, line] : lines_of(text)) {
    Range range;
    range.line = number;
    std::string wrong = read_range(line, range);
    if (wrong.empty()) wrong = find_twice(ranges, range);
    if (!wrong.empty())
      return fail(Error::Kind::UnreadableFile, "line " + std::to_string(number) + ": " + wrong);
    ranges.push_back(std::move(range));
  }
  if (ranges.empty()) return fail(Error::Kind::UnreadableFile, "it says nothing that may differ");
  return ranges;
}

std::vector<Pick> picks_of(const std::vector<Range>& ranges, std::size_t most, std::uint64_t seed) {
  Pick pick(ranges.size());
  std::vector<Pick> picks{pick};
  if (count_of(ranges) <= static_cast<double>(most)) {
    while (step_on(ranges, pick)) picks.push_back(pick);
    return picks;
  }
  Rng rng(seed);
  std::set<Pick> seen{pick};
  while (picks.size() < most) {
    for (std::size_t i = 0; i < ranges.size(); ++i)
      pick[i] = rng.below(static_cast<std::uint32_t>(ranges[i].values.size()));
    if (seen.insert(pick).second) picks.push_back(pick);
  }
  return picks;
}

std::string name_of(const std::vector<Range>& ranges, const Pick& pick) {
  constexpr std::size_t kShort = 12;
  std::string name;
  for (std::size_t i = 0; i < ranges.size(); ++i) {
    if (pick[i] == 0) continue;
    const std::string& value = ranges[i].values[pick[i]][0];
    name += (name.empty() ? "" : ", ") + ranges[i].keys[0] + ' ' +
            (value.size() <= kShort ? value : '#' + std::to_string(pick[i] + 1));
  }
  return name.empty() ? "first values" : name;
}

Result<std::string> box_with(std::string_view box, const std::vector<Range>& ranges, const Pick& pick) {
  std::string text = '\n' + std::string(box);
  for (std::size_t i = 0; i < ranges.size(); ++i) {
    for (std::size_t part = 0; part < ranges[i].keys.size() && !ranges[i].is_option; ++part) {
      const std::string begin = '\n' + ranges[i].keys[part] + ": ";
      const std::size_t from = text.find(begin);
      if (from == std::string::npos)
        return fail(Error::Kind::UnreadableFile, "the box has no entry " + in_quotes(ranges[i].keys[part]));
      const std::size_t value = from + begin.size();
      text.replace(value, text.find('\n', value) - value, ranges[i].values[pick[i]][part]);
    }
  }
  return text.substr(1);
}

ChosenOptions options_with(ChosenOptions options, const std::vector<Range>& ranges, const Pick& pick) {
  for (std::size_t i = 0; i < ranges.size(); ++i) {
    for (std::size_t part = 0; part < ranges[i].keys.size() && ranges[i].is_option; ++part) {
      const std::string& key = ranges[i].keys[part];
      std::erase_if(options, [&](const auto& option) { return option.first == key; });
      options.emplace_back(key, ranges[i].values[pick[i]][part]);
    }
  }
  return options;
}

}  // namespace pithead
