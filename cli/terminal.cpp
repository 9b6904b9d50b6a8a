#include "cli/terminal.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <utility>

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "games/core/seat_names.h"

namespace pithead::cli {
namespace {

constexpr int kNarrowest = 80;
constexpr int kWidest = 160;

// Select Graphic Rendition of each ink, from the 256 colours that every terminal of today knows.
constexpr std::array<std::string_view, 15> kCodes{
    "1;38;5;214",         // title
    "1",                  // strong
    "2",                  // faint
    "1;38;5;214",         // lamp
    "1;32",               // good
    "1;31",               // bad
    "38;5;178",           // brass
    "48;5;220;38;5;16",   // yellow
    "48;5;94;38;5;231",   // brown
    "48;5;248;38;5;16",   // gray
    "48;5;234;38;5;231",  // black
    "1;48;5;124;38;5;231",
    "1;48;5;25;38;5;231",
    "1;48;5;36;38;5;16",
    "1;48;5;182;38;5;16",
};

std::string_view environment(const char* name) {
  const char* value = std::getenv(name);  // NOLINT(concurrency-mt-unsafe)
  return value == nullptr ? std::string_view() : value;
}

bool locale_is_utf8() {
  for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
    const std::string_view value = environment(name);
    if (value.empty()) continue;
    return value.find("UTF-8") != std::string_view::npos || value.find("utf8") != std::string_view::npos;
  }
  return false;
}

int find_width() {
  winsize size{};
  int width = kNarrowest;
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) {
    width = size.ws_col;
  } else if (const std::string columns(environment("COLUMNS")); !columns.empty()) {
    width =
        std::atoi(columns.c_str());  // NOLINT(bugprone-unchecked-string-to-number-conversion): 0 is clamped
  }
  return std::clamp(width, kNarrowest, kWidest);
}

bool begins_character(char byte) { return (static_cast<unsigned char>(byte) & 0xc0U) != 0x80U; }

// The length of the colour code at the start of a text, or 0.
std::size_t code_length(std::string_view text) {
  if (!text.starts_with("\x1b[")) return 0;
  const std::size_t end = text.find('m');
  return end == std::string_view::npos ? text.size() : end + 1;
}

}  // namespace

std::string Pen::operator()(Ink ink, std::string_view text) const {
  if (!colours_ || text.empty()) return std::string(text);
  std::string painted = "\x1b[";
  painted += kCodes[static_cast<std::size_t>(ink)];
  painted += 'm';
  painted += text;
  painted += "\x1b[0m";
  return painted;
}

std::string seat_name(Seat seat) { return std::string(kSeatNames[seat]); }
char seat_letter(Seat seat) { return kSeatNames[seat].front(); }
Ink seat_ink(Seat seat) { return static_cast<Ink>(static_cast<int>(Ink::Red) + seat); }

void Screen::show(std::string_view text) const {
  fmt::print("{}", lines ? std::string(text) : to_ascii(text));
}

std::optional<std::string> Screen::ask(std::string_view prompt) const {
  show(prompt);
  std::fflush(stdout);
  std::string line;
  if (!std::getline(std::cin, line)) {
    show("\n");
    return std::nullopt;
  }
  if (!attended) show(line + "\n");
  return line;
}

Screen find_screen(bool plain) {
  const bool terminal = isatty(STDOUT_FILENO) != 0 && environment("TERM") != "dumb";
  Screen screen;
  screen.colours = terminal && !plain && environment("NO_COLOR").empty();
  screen.lines = terminal && !plain && locale_is_utf8();
  screen.attended = isatty(STDIN_FILENO) != 0;
  screen.width = find_width();
  return screen;
}

std::size_t columns_of(std::string_view text) {
  std::size_t columns = 0;
  for (std::size_t i = 0; i < text.size();) {
    if (const std::size_t code = code_length(text.substr(i)); code > 0) {
      i += code;
      continue;
    }
    if (begins_character(text[i])) ++columns;
    ++i;
  }
  return columns;
}

std::string left(std::string_view text, std::size_t columns) {
  const std::size_t taken = columns_of(text);
  return std::string(text) + std::string(columns > taken ? columns - taken : 0, ' ');
}

std::string right(std::string_view text, std::size_t columns) {
  const std::size_t taken = columns_of(text);
  return std::string(columns > taken ? columns - taken : 0, ' ') + std::string(text);
}

std::string repeat(std::string_view text, std::size_t times) {
  std::string repeated;
  for (; times > 0; --times) repeated += text;
  return repeated;
}

Lines wrap(std::string_view text, std::size_t columns, std::size_t indent) {
  Lines lines;
  std::size_t taken = std::min(text.find_first_not_of(' '), text.size());
  std::string line(taken, ' ');
  text.remove_prefix(taken);
  bool first_word = true;
  while (!text.empty()) {
    const std::size_t blank = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, blank);
    text.remove_prefix(std::min(blank + 1, text.size()));
    const std::size_t length = columns_of(word);
    if (!std::exchange(first_word, false)) {
      const bool fits = taken + 1 + length <= columns;
      if (!fits) lines.push_back(std::exchange(line, std::string(indent, ' ')));
      if (fits) line += ' ';
      taken = fits ? taken + 1 : indent;
    }
    line += word;
    taken += length;
  }
  if (!first_word) lines.push_back(std::move(line));
  return lines;
}

Lines beside(const Lines& first, const Lines& second, std::size_t column) {
  Lines lines;
  for (std::size_t i = 0; i < std::max(first.size(), second.size()); ++i) {
    std::string line = i < first.size() ? first[i] : "";
    if (i < second.size() && !second[i].empty()) line = left(line, column) + second[i];
    lines.push_back(std::move(line));
  }
  return lines;
}

std::size_t widest(const Lines& lines) {
  std::size_t columns = 0;
  for (const std::string& line : lines) columns = std::max(columns, columns_of(line));
  return columns;
}

void append(Lines& lines, const Lines& more) { lines.insert(lines.end(), more.begin(), more.end()); }

std::string join(const Lines& lines) {
  std::string text;
  for (const std::string& line : lines) {
    text += std::string_view(line).substr(0, line.find_last_not_of(' ') + 1);
    text += '\n';
  }
  return text;
}

std::string to_ascii(std::string_view text) {
  static constexpr std::array<std::pair<std::string_view, std::string_view>, 37> kGlyphs{
      {{"─", "-"},  {"│", "|"},  {"┐", "."},  {"┌", "."},  {"·", "."},   {"→", ">"},  {"−", "-"},
       {"±", "+-"}, {"–", "-"},  {"×", "x"},  {"†", "^"},  {"…", "..."}, {"‘", "'"},  {"’", "'"},
       {"“", "\""}, {"”", "\""}, {"„", "\""}, {"«", "\""}, {"»", "\""},  {"ä", "ae"}, {"ö", "oe"},
       {"ü", "ue"}, {"ß", "ss"}, {"Ä", "Ae"}, {"Ö", "Oe"}, {"Ü", "Ue"},  {"à", "a"},  {"è", "e"},
       {"é", "e"},  {"ë", "e"},  {"ì", "i"},  {"ï", "i"},  {"ò", "o"},   {"ù", "u"},  {"ó", "o"},
       {"È", "E"},  {"É", "E"}}};
  std::string ascii;
  for (std::size_t i = 0; i < text.size();) {
    if (static_cast<unsigned char>(text[i]) < 0x80U) {
      ascii += text[i++];
      continue;
    }
    std::string_view replacement = "?";
    for (const auto& [glyph, plain] : kGlyphs) {
      if (text.substr(i).starts_with(glyph)) replacement = plain;
    }
    ascii += replacement;
    for (++i; i < text.size() && !begins_character(text[i]);) ++i;
  }
  return ascii;
}

}  // namespace pithead::cli
