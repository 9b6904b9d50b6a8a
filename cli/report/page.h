// A page in one file: no network, no scripts, light and dark by the reader's system, from phones to wide
// screens. Written so that it is XML too, which keeps it honest.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace pithead::cli::report {

// Fit for text and attributes; a figure and its % stay together.
std::string escape(std::string_view text);
// With a true minus.
std::string number(double value, int decimals);
// The same with a plus, if it is not below zero.
std::string signed_number(double value, int decimals);

struct Page {
  std::string enamel;              // the colour of the game's head, if it has one of its own
  std::string place;               // what stands in the head behind the name: "Arena"
  std::string title;               // the one thing to remember
  std::vector<std::string> lines;  // under the title
  std::string command;             // that makes the same page again
  std::string body;                // sections
};
std::string write_page(const Page& page);

enum class Width { Half, Whole };
// A part of the body; the note says how to read it.
std::string section(std::string_view title, std::string_view note, const std::string& content, Width width);

// The first row is the head, the first column names the rows.
std::string table(std::string_view caption, const std::vector<std::vector<std::string>>& rows);

}  // namespace pithead::cli::report
