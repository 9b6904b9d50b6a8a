#include "cli/advice.h"

#include <algorithm>
#include <cmath>
#include <iterator>

#include <fmt/format.h>

namespace pithead::cli {
namespace {

std::string in_words(const AnyGame& game, const std::vector<Event>& reasons) {
  std::string text;
  for (const Event& reason : reasons) {
    if (!text.empty()) text += ", ";
    text += reason_words(game, reason);
  }
  return text;
}

bool has_reason(const AdvisedMove& advised, const Event& reason) {
  return std::find(advised.reasons.begin(), advised.reasons.end(), reason) != advised.reasons.end();
}

std::vector<Event> reasons_beyond(const AdvisedMove& advised, const AdvisedMove& other) {
  std::vector<Event> reasons;
  std::copy_if(advised.reasons.begin(), advised.reasons.end(), std::back_inserter(reasons),
               [&](const Event& reason) { return !has_reason(other, reason); });
  return reasons;
}

// The move and the rest of the turn in notation, sorted.
std::vector<std::string> sorted_moves(const AnyGame& game, const AdvisedMove& advised) {
  std::vector<std::string> moves{game.move_text(advised.move)};
  for (const Move move : advised.plan) moves.push_back(game.move_text(move));
  std::sort(moves.begin(), moves.end());
  return moves;
}

// Cards that go back are always the same ones, even though the last of them is not named.
bool only_returns(const std::vector<std::string>& moves) {
  return std::all_of(moves.begin(), moves.end(),
                     [](const std::string& move) { return move.starts_with("return "); });
}

bool is_reordered(const AnyGame& game, const AdvisedMove& one, const AdvisedMove& other) {
  const std::vector<std::string> moves = sorted_moves(game, one);
  const std::vector<std::string> others = sorted_moves(game, other);
  return moves == others || (only_returns(moves) && only_returns(others));
}

}  // namespace

std::string chance(double share) { return fmt::format("{:.0f} %", 100 * share); }

std::string chance(double share, double error) {
  return fmt::format("{:.0f} ± {:.0f} %", 100 * share, std::ceil(100 * 2 * error));
}

std::vector<std::string> titles_of(const Recorded& recorded) {
  std::vector<std::string> titles;
  for (Seat seat = 0; seat < recorded.match.setup().players; ++seat) {
    titles.push_back(seat_name(seat));
    if (!recorded.names.empty()) titles.back() += fmt::format(" ({})", on_one_line(recorded.names[seat]));
  }
  return titles;
}

std::string list_reasons(const AnyGame& game, const AdvisedMove& advised,
                         std::span<const AdvisedMove> others) {
  std::vector<Event> reasons = advised.reasons;
  const auto shared = [&](const Event& reason) {
    return std::count_if(others.begin(), others.end(),
                         [&](const AdvisedMove& other) { return has_reason(other, reason); });
  };
  std::stable_sort(reasons.begin(), reasons.end(),
                   [&](const Event& one, const Event& other) { return shared(one) < shared(other); });
  return in_words(game, reasons);
}

std::string list_differences(const AnyGame& game, const AdvisedMove& advised, const AdvisedMove& best) {
  if (is_reordered(game, advised, best)) return "the same in another order";
  if (advised.reasons.empty()) return "";
  if (const auto own = reasons_beyond(advised, best); !own.empty()) return in_words(game, own);
  const auto missing = reasons_beyond(best, advised);
  return missing.empty() ? "much the same as the best move"
                         : "the same, except that only the best move " + in_words(game, missing);
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
  constexpr std::size_t kColumn = 11;
  constexpr std::size_t kOwnColumn = 16;
  constexpr std::size_t kWidest = 21;  // longer labels stand on a line of their own
  std::size_t widest_label = 0;
  for (const std::string& label : labels) widest_label = std::max(widest_label, columns_of(label));
  const std::size_t first = std::min(widest_label, kWidest);
  const auto column = [&](Seat seat) { return seat == advice.seat ? kOwnColumn : kColumn; };

  std::string head = left("", first);
  for (Seat seat = 0; seat < players; ++seat) head += right(seat_name(seat), column(seat));
  Lines lines{head + right("games", 8)};
  const AdvisedMove& best = advice.moves.front();
  for (std::size_t i = 0; i < advice.moves.size(); ++i) {
    const AdvisedMove& advised = advice.moves[i];
    const bool is_long = columns_of(labels[i]) > first;
    if (is_long) lines.push_back(labels[i]);
    std::string row = left(is_long ? "" : labels[i], first);
    for (Seat seat = 0; seat < players; ++seat) {
      const double share = advised.prospect.victory[seat];
      row +=
          right(fmt::format("{} {:4.0f}", seat == advice.seat ? chance(share, advised.error) : chance(share),
                            advised.prospect.points[seat]),
                column(seat));
    }
    lines.push_back(row + right(fmt::format("{}", advised.visits), 8));
    const std::string reasons = i == 0 ? list_reasons(game, best, std::span(advice.moves).subspan(1))
                                       : list_differences(game, advised, best);
    if (!reasons.empty()) append(lines, wrap("     " + reasons, width, 5));
    if (i > 0 && is_reordered(game, advised, best)) continue;
    if (const std::string plan = list_plan(game, advised); !plan.empty()) {
      append(lines, wrap("     then: " + plan, width, 5));
    }
  }
  return lines;
}

}  // namespace pithead::cli
