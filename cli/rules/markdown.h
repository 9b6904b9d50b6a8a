// The little markdown that our rules are written in (web/scripts/rules.mjs lists its marks), fitted into a
// terminal.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "cli/terminal.h"

namespace pithead::cli {

// A heading and the text below it, up to the next heading.
struct RulesSection {
  int level = 1;      // 1 for the whole text, 2 for a chapter, 3 for a part of one
  std::string title;  // as it is read
  std::string id;     // as links name it: "end-of-a-shift"
  std::string_view text;
};

// The first one is the title with what stands before the first chapter.
std::vector<RulesSection> read_sections(std::string_view markdown);

// The text of a section: paragraphs, lists, tables as columns, examples behind a bar.
Lines draw_text(std::string_view text, const Pen& pen, std::size_t width);

}  // namespace pithead::cli
