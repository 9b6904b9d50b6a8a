#include "cli/advice.h"

#include <algorithm>

#include <fmt/format.h>

namespace pithead::cli {

std::string chance(double share) { return fmt::format("{:.0f} %", 100 * share); }

std::vector<std::string> titles_of(const Recorded& recorded) {
  std::vector<std::string> titles;
  for (Seat seat = 0; seat < recorded.match.setup().players; ++seat) {
    titles.push_back(seat_name(seat));
    if (!recorded.names.empty()) titles.back() += fmt::format(" ({})", on_one_line(recorded.names[seat]));
  }
  return titles;
}

std::string list_reasons(const AnyGame& game, const AdvisedMove& advised) {
  std::string text;
  for (const Event& reason : advised.reasons) {
    if (!text.empty()) text += ", ";
    text += reason_words(game, reason);
  }
  return text;
}

std::string list_plan(const AnyGame& game, const AdvisedMove& advised) {
  std::string text;
  for (const Move move : advised.plan) {
    if (!text.empty()) text += ", ";
    text += game.move_text(move);
  }
  return text;
}

Lines tell_advice(const AnyGame& game, const Advice& advice, int players,
                  const std::vector<std::string>& labels, std::size_t width) {
  constexpr std::size_t kColumn = 12;
  constexpr std::size_t kWidest = 22;  // longer labels stand on a line of their own
  std::size_t widest_label = 0;
  for (const std::string& label : labels) widest_label = std::max(widest_label, columns_of(label));
  const std::size_t first = std::min(widest_label, kWidest);

  std::string head = left("", first);
  for (Seat seat = 0; seat < players; ++seat) head += right(seat_name(seat), kColumn);
  Lines lines{head + right("games", 8)};
  for (std::size_t i = 0; i < advice.moves.size(); ++i) {
    const AdvisedMove& advised = advice.moves[i];
    const bool is_long = columns_of(labels[i]) > first;
    if (is_long) lines.push_back(labels[i]);
    std::string row = left(is_long ? "" : labels[i], first);
    for (Seat seat = 0; seat < players; ++seat) {
      row += right(
          fmt::format("{} {:4.0f}", chance(advised.prospect.victory[seat]), advised.prospect.points[seat]),
          kColumn);
    }
    lines.push_back(row + right(fmt::format("{}", advised.visits), 8));
    if (const std::string reasons = list_reasons(game, advised); !reasons.empty()) {
      append(lines, wrap("     " + reasons, width, 5));
    }
    if (const std::string plan = list_plan(game, advised); !plan.empty()) {
      append(lines, wrap("     then: " + plan, width, 5));
    }
  }
  return lines;
}

}  // namespace pithead::cli
