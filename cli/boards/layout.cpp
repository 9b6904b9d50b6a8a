#include "cli/boards/layout.h"

#include <utility>

namespace pithead::cli {
namespace {

constexpr std::size_t kSideWidth = 38;  // rivals and recap stand beside the table when there is as much room

bool has_side(const Scene& scene) { return scene.width >= kTableWidth + kSideWidth; }

Lines draw_recap(const Scene& scene, std::size_t width) {
  Lines lines;
  if (scene.recap.empty()) return lines;
  lines.push_back(heading(scene, "SINCE YOUR LAST TURN", width));
  for (const std::string& sentence : scene.recap) append(lines, wrap(" " + sentence, width, 3));
  return lines;
}

}  // namespace

std::string heading(const Scene& scene, std::string_view title, std::size_t columns) {
  const std::size_t taken = columns_of(title) + 2;
  return scene.pen(Ink::Title, fmt::format(" {} ", title)) +
         scene.pen(Ink::Faint, repeat("─", columns > taken ? columns - taken : 0));
}

Lines flow(const std::string& label, const std::vector<std::string>& items, std::string_view separator,
           std::size_t columns, std::size_t indent) {
  Lines lines;
  std::string line = label;
  for (std::size_t i = 0; i < items.size(); ++i) {
    const std::string item = items[i] + std::string(i + 1 < items.size() ? separator : "");
    // A blank at the end of a line does not show, so it may stand beyond the last column.
    const std::size_t shown = columns_of(item) - (item.ends_with(' ') ? 1 : 0);
    const std::size_t taken = columns_of(line);
    if (taken > indent && taken + shown > columns)
      lines.push_back(std::exchange(line, std::string(indent, ' ')));
    line += item;
  }
  lines.push_back(std::move(line));
  return lines;
}

Lines labelled_row(std::string_view label, std::size_t label_width, const std::vector<std::string>& items,
                   std::string_view separator) {
  return flow(left(fmt::format(" {}", label), label_width), items, separator, kTableWidth - 1, label_width);
}

std::size_t side_width(const Scene& scene) {
  return (has_side(scene) ? scene.width - kTableWidth : kTableWidth) - 1;
}

Lines arrange(const Scene& scene, const Lines& table, const Lines& rivals) {
  const Lines recap = draw_recap(scene, side_width(scene));
  Lines lines = rivals;
  if (has_side(scene)) {
    append(lines, recap);
    return beside(table, lines, kTableWidth);
  }
  // What matters most stands lowest: a low window scrolls the rivals away first.
  append(lines, table);
  append(lines, recap);
  return lines;
}

}  // namespace pithead::cli
