// The rules of a game by sections: a list of them, one, or all.
#include "cli/rules/rules.h"

#include <algorithm>
#include <vector>

#include <fmt/format.h>

#include "cli/rules/markdown.h"

namespace pithead::cli {
namespace {

using Sections = std::vector<RulesSection>;

// What is typed for "The miner's shift" may be "the miner's shift", "miners-shift" or "Miner".
std::string key_of(std::string_view text) {
  std::string key;
  for (const char c : text) {
    if (c == ' ')
      key += '-';
    else if (c >= 'A' && c <= 'Z')
      key += static_cast<char>(c - 'A' + 'a');
    else if (c != '\'')
      key += c;
  }
  return key;
}

// The sections whose names fit best: exactly, else by their beginning, else by any part. `names` are the
// English ones, which are understood in every language.
std::vector<std::size_t> find_sections(const Sections& sections, const Sections& names,
                                       const std::string& key) {
  const auto fitting = [&](auto&& fits) {
    std::vector<std::size_t> found;
    for (std::size_t i = 1; i < sections.size(); ++i) {
      if (fits(sections[i].id) || fits(names[i].id)) found.push_back(i);
    }
    return found;
  };
  auto found = fitting([&](const std::string& id) { return id == key; });
  if (found.empty()) found = fitting([&](const std::string& id) { return id.starts_with(key); });
  if (found.empty())
    found = fitting([&](const std::string& id) { return id.find(key) != std::string::npos; });
  return found;
}

std::string draw_heading(const RulesSection& section, const Pen& pen, std::size_t width) {
  if (section.level > 2) return pen(Ink::Strong, section.title) + "\n";
  return pen(Ink::Title, section.title) + "\n" +
         pen(Ink::Faint, repeat("─", std::min(width, columns_of(section.title)))) + "\n";
}

std::string draw_section(const RulesSection& section, const Pen& pen, std::size_t width) {
  const Lines lines = draw_text(section.text, pen, width);
  return "\n" + draw_heading(section, pen, width) + join(lines);
}

// A chapter comes with its parts.
std::string draw_from(const Sections& sections, std::size_t first, const Pen& pen, std::size_t width) {
  std::string page = draw_section(sections[first], pen, width);
  for (std::size_t i = first + 1; i < sections.size() && sections[i].level > sections[first].level; ++i)
    page += draw_section(sections[i], pen, width);
  return page;
}

std::string list(const Sections& sections, const Sections& names, std::string_view how, const Pen& pen,
                 std::size_t width) {
  std::size_t longest = 0;
  for (const RulesSection& section : sections) longest = std::max(longest, columns_of(section.title) + 2);
  std::string page = "\n" + pen(Ink::Title, sections.front().title) + "\n";
  for (std::size_t i = 1; i < sections.size(); ++i) {
    const bool part = sections[i].level > 2;
    const std::string title = (part ? "  " : "") + sections[i].title;
    page +=
        " " + left(part ? title : pen(Ink::Strong, title), longest + 2) + pen(Ink::Faint, names[i].id) + "\n";
  }
  const std::size_t star = how.find('*');
  const auto typed = [&](std::string_view name) {
    return fmt::format("'{}{}{}'", how.substr(0, star), name, how.substr(star + 1));
  };
  const std::string hint = fmt::format("{} shows one of them, its beginning is enough; {} shows everything.",
                                       typed(names[1].id), typed("all"));
  return page + join(wrap(hint, width));
}

// Why one section cannot be shown, and which there are.
std::string refuse(const std::vector<std::size_t>& found, const Sections& names, std::string_view asked) {
  std::string all;
  for (std::size_t i = 1; i < names.size(); ++i) {
    if (!found.empty() && std::find(found.begin(), found.end(), i) == found.end()) continue;
    all += (all.empty() ? "" : ", ") + names[i].id;
  }
  if (found.empty()) return fmt::format("there is no section '{}'; there are: {}", asked, all);
  return fmt::format("'{}' may be any of these: {}", asked, all);
}

}  // namespace

tl::expected<std::string, std::string> rules_page(std::string_view game, std::string_view language,
                                                  std::string_view asked, std::string_view how,
                                                  const Screen& screen) {
  const Pen pen(screen.colours);
  const auto width = static_cast<std::size_t>(screen.width) - 1;
  // Before it is fitted into lines, as some letters become two.
  const auto readable = [&](std::string_view text) {
    return screen.lines ? std::string(text) : to_ascii(text);
  };
  const std::string text = readable(rules_text(game, language));
  const Sections sections = read_sections(text);
  const Sections names = read_sections(rules_text(game, kLanguages.front()));
  if (sections.empty()) return tl::unexpected(std::string("the rules of this game are not written down yet"));
  const std::string key = key_of(readable(asked));
  if (key.empty()) return list(sections, names, how, pen, width);
  if (key == "all") return draw_from(sections, 0, pen, width);
  const auto found = find_sections(sections, names, key);
  if (found.size() != 1) return tl::unexpected(refuse(found, names, asked));
  return draw_from(sections, found.front(), pen, width);
}

}  // namespace pithead::cli
