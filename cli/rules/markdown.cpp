#include "cli/rules/markdown.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace pithead::cli {
namespace {

constexpr std::size_t kGap = 2;  // between columns

std::string_view trim(std::string_view text) {
  const std::size_t first = text.find_first_not_of(' ');
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(' ') + 1 - first);
}

// The lines of a text, without their ends.
std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    lines.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

// As GitHub names a heading: letters, digits and hyphens.
std::string id_of(std::string_view title) {
  std::string id;
  for (const char c : title) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == ' ') id += '-';
    if (c >= 'A' && c <= 'Z') id += static_cast<char>(c - 'A' + 'a');
    if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || byte >= 0x80U) id += c;
  }
  return id;
}

// ---- sentences --------------------------------------------------------------------------------------

// "[below](#a-turn)" is "below".
std::string without_links(std::string_view text) {
  std::string plain;
  while (!text.empty()) {
    const std::size_t open = text.find('[');
    const std::size_t middle = text.find("](", open);
    const std::size_t close = text.find(')', middle);
    if (open == std::string_view::npos || close == std::string_view::npos) break;
    plain += text.substr(0, open);
    plain += text.substr(open + 1, middle - open - 1);
    text.remove_prefix(close + 1);
  }
  return plain + std::string(text);
}

// Bold words are painted one by one, so that a line may end between them; other marks are left out.
std::string sentence(std::string_view marked, const Pen& pen) {
  std::string text;
  std::string word;
  bool bold = false;
  const auto end_word = [&] { text += bold ? pen(Ink::Strong, word) : word, word.clear(); };
  const std::string plain = without_links(marked);
  for (std::size_t i = 0; i < plain.size(); ++i) {
    if (plain.compare(i, 2, "**") == 0) {
      end_word();
      bold = !bold;
      ++i;
    } else if (plain[i] == ' ' || plain[i] == '\n') {
      end_word();
      text += ' ';
    } else if (plain[i] != '*' && plain[i] != '`') {
      word += plain[i];
    }
  }
  end_word();
  return text;
}

// ---- tables -----------------------------------------------------------------------------------------

using Row = std::vector<std::string>;

Row cells_of(std::string_view line, const Pen& pen) {
  Row cells;
  line = trim(line);
  line.remove_prefix(1);
  while (!line.empty()) {
    const std::size_t bar = std::min(line.find('|'), line.size());
    cells.push_back(sentence(trim(line.substr(0, bar)), pen));
    line.remove_prefix(std::min(bar + 1, line.size()));
  }
  return cells;
}

std::size_t longest_word(std::string_view text) { return widest(wrap(text, 1)); }

// As wide as their cells, if there is room. Else no word is broken, and what is left goes to those that need
// most lines.
std::vector<std::size_t> columns_for(const std::vector<Row>& rows, std::size_t width) {
  const std::size_t n = rows.front().size();
  std::vector<std::size_t> wished(n, 1);
  std::vector<std::size_t> columns(n, 1);
  for (const Row& row : rows) {
    for (std::size_t i = 0; i < std::min(row.size(), n); ++i) {
      wished[i] = std::max(wished[i], columns_of(row[i]));
      columns[i] = std::max(columns[i], longest_word(row[i]));
    }
  }
  const auto taken = [&] { return std::accumulate(columns.begin(), columns.end(), kGap * (n - 1)); };
  const auto lines = [&](std::size_t i) {
    return static_cast<double>(wished[i]) / static_cast<double>(columns[i]);
  };
  while (taken() < width && columns != wished) {
    std::size_t tallest = 0;
    for (std::size_t i = 1; i < n; ++i) {
      if (lines(i) > lines(tallest)) tallest = i;
    }
    ++columns[tallest];
  }
  return columns;
}

Lines draw_row(const Row& row, const std::vector<std::size_t>& columns) {
  Lines lines;
  std::size_t from = 0;
  for (std::size_t i = 0; i < std::min(row.size(), columns.size()); ++i) {
    lines = beside(lines, wrap(row[i], columns[i]), from);
    from += columns[i] + kGap;
  }
  return lines;
}

Lines draw_table(const std::vector<std::string_view>& block, const Pen& pen, std::size_t width) {
  std::vector<Row> rows;
  for (std::size_t i = 0; i < block.size(); ++i) {
    if (i != 1) rows.push_back(cells_of(block[i], pen));  // the second line only parts head and body
  }
  const auto columns = columns_for(rows, width);
  Lines lines;
  const bool has_head = std::any_of(rows.front().begin(), rows.front().end(),
                                    [](const std::string& cell) { return !cell.empty(); });
  if (has_head) {
    for (const std::string& line : draw_row(rows.front(), columns)) lines.push_back(pen(Ink::Faint, line));
    const std::size_t whole = std::accumulate(columns.begin(), columns.end(), kGap * (columns.size() - 1));
    lines.push_back(pen(Ink::Faint, repeat("─", std::min(whole, width))));
  }
  for (auto row = rows.begin() + 1; row != rows.end(); ++row) append(lines, draw_row(*row, columns));
  return lines;
}

// ---- paragraphs, lists, examples --------------------------------------------------------------------

// Where the text of an item begins: behind "- " or "12. "; 0 for a line that is no item.
std::size_t item_start(std::string_view line) {
  const std::size_t mark = line.find_first_not_of(' ');
  if (mark == std::string_view::npos) return 0;
  if (line.substr(mark).starts_with("- ")) return mark + 2;
  const std::size_t dot = line.find_first_not_of("0123456789", mark);
  return dot != mark && dot != std::string_view::npos && line.substr(dot).starts_with(". ") ? dot + 2 : 0;
}

std::string joined(const std::vector<std::string_view>& block, std::size_t from, std::size_t to) {
  std::string text;
  for (std::size_t i = from; i < to; ++i) {
    if (!text.empty()) text += ' ';
    text += trim(block[i]);
  }
  return text;
}

Lines draw_list(const std::vector<std::string_view>& block, const Pen& pen, std::size_t width) {
  Lines lines;
  for (std::size_t i = 0, end = 0; i < block.size(); i = end) {
    for (end = i + 1; end < block.size() && item_start(block[end]) == 0;) ++end;
    const std::size_t indent = block[i].find_first_not_of(' ');
    append(lines, wrap(std::string(indent, ' ') + sentence(joined(block, i, end), pen), width,
                       item_start(block[i])));
  }
  return lines;
}

Lines draw_example(const std::vector<std::string_view>& block, const Pen& pen, std::size_t width) {
  std::vector<std::string_view> inner;
  for (const std::string_view line : block)
    inner.push_back(line.substr(std::min<std::size_t>(line.size(), 2)));
  Lines lines;
  for (const std::string& line : wrap(sentence(joined(inner, 0, inner.size()), pen), width - 2))
    lines.push_back(pen(Ink::Faint, "│ ") + line);
  return lines;
}

Lines draw_block(const std::vector<std::string_view>& block, const Pen& pen, std::size_t width) {
  if (block.front().starts_with('|')) return draw_table(block, pen, width);
  if (block.front().starts_with('>')) return draw_example(block, pen, width);
  if (item_start(block.front()) > 0) return draw_list(block, pen, width);
  return wrap(sentence(joined(block, 0, block.size()), pen), width);
}

// Marks for other readers stand before what they are about; true if this block is not for us.
bool take_marks(std::vector<std::string_view>& block) {
  bool others = false;
  while (!block.empty() && block.front().starts_with("<!--")) {
    others = others || block.front().find("only in docs") != std::string_view::npos;
    const auto end = std::find_if(block.begin(), block.end(), [](std::string_view line) {
      return line.find("-->") != std::string_view::npos;
    });
    block.erase(block.begin(), end == block.end() ? end : end + 1);
  }
  return others;
}

}  // namespace

std::vector<RulesSection> read_sections(std::string_view markdown) {
  std::vector<RulesSection> sections;
  const auto cut = [&](const char* end) {
    if (sections.empty()) return;
    const char* begin = sections.back().text.data();
    sections.back().text = std::string_view(begin, static_cast<std::size_t>(end - begin));
  };
  for (const std::string_view line : lines_of(markdown)) {
    const std::size_t level = std::min(line.find_first_not_of('#'), line.size());
    if (level == 0) continue;
    cut(line.data());
    const std::string title(trim(line.substr(level)));
    const std::string_view rest = markdown.substr(static_cast<std::size_t>(line.data() - markdown.data()));
    sections.push_back({.level = static_cast<int>(level),
                        .title = title,
                        .id = id_of(title),
                        .text = rest.substr(std::min(line.size() + 1, rest.size()))});
  }
  return sections;
}

Lines draw_text(std::string_view text, const Pen& pen, std::size_t width) {
  Lines lines;
  std::vector<std::string_view> block;
  const auto end_block = [&] {
    const bool others = take_marks(block);
    if (!block.empty() && !others) {
      if (!lines.empty()) lines.emplace_back();
      append(lines, draw_block(block, pen, width));
    }
    block.clear();
  };
  for (const std::string_view line : lines_of(text)) {
    if (!line.empty()) block.push_back(line);
    if (line.empty()) end_block();
  }
  end_block();
  return lines;
}

}  // namespace pithead::cli
