#include "cli/report/arena_uses.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

#include <fmt/format.h>

#include "cli/report/page.h"
#include "cli/report/plot.h"

namespace pithead::cli::report {
namespace {

// Of each row the left part shows how often it is used, the right part what that is worth.
constexpr double kUseWidth = 0.60;
constexpr double kGainStart = 0.66;

struct UseScales {
  double most_uses = 0;
  double most_gain = 0;
};

UseScales scales_of(const ArenaResult& result, const std::vector<UseRow>& rows) {
  UseScales scales;
  for (const UseRow& row : rows) {
    scales.most_gain = std::max(scales.most_gain, std::abs(mean_gain(row.all)));
    for (std::size_t bot = 0; bot < result.standings.bots.size(); ++bot) {
      scales.most_uses = std::max(scales.most_uses, uses_a_game(result, bot, row.move));
    }
  }
  return scales;
}

double use_height(const ArenaResult& result) {
  return 36 + 9 * static_cast<double>(result.standings.bots.size());
}

void draw_use(Plot& plot, const ArenaResult& result, const UseRow& row, const UseScales& scales, double top) {
  const std::size_t bots = result.standings.bots.size();
  plot.text({0, top + 15}, row.words);
  plot.text({1, top + 15}, signed_number(mean_gain(row.all), 2), Align::Right, "figure");
  const double height = 9 * static_cast<double>(bots);
  plot.bar(0, kUseWidth, top + 21, height, "well");
  for (std::size_t bot = 0; bot < bots; ++bot) {
    const double uses = uses_a_game(result, bot, row.move);
    plot.bar(0, kUseWidth * uses / std::max(scales.most_uses, 1e-9), top + 21 + 9 * static_cast<double>(bot),
             8, fill_of(bot), fmt::format("{}: {:.2f} a game", result.name(bot), uses));
  }
  const Scale gains{-scales.most_gain, scales.most_gain};
  const auto across = [&](double gain) { return kGainStart + (1 - kGainStart) * gains.at(gain); };
  const double gain = mean_gain(row.all);
  plot.bar(across(0), across(gain), top + 21, height, gain < 0 ? "loss" : "gain",
           fmt::format("worth {} points, won in {} of the games in which it was used", signed_number(gain, 2),
                       percent(win_share(row.all))));
  plot.line({across(0), top + 19}, {across(0), top + 23 + height}, "zero");
}

std::string draw_uses(const ArenaResult& result, const std::vector<UseRow>& rows, const UseScales& scales) {
  const double row_height = use_height(result);
  std::string told = "How often each space or card is used and what it is worth.";
  for (const UseRow& row : rows)
    told += fmt::format(" {}: {}.", row.words, signed_number(mean_gain(row.all), 2));
  Plot plot(told, row_height * static_cast<double>(rows.size()));
  for (std::size_t i = 0; i < rows.size(); ++i) {
    draw_use(plot, result, rows[i], scales, row_height * static_cast<double>(i));
  }
  return plot.svg();
}

}  // namespace

std::string uses_section(const ArenaResult& result) {
  constexpr std::size_t kMost = 30;
  std::vector<UseRow> rows = list_uses(result);
  // Cards of a draft change no points yet.
  rows.erase(std::remove_if(rows.begin(), rows.end(), [](const UseRow& row) { return row.all.gain == 0; }),
             rows.end());
  const std::size_t all = rows.size();
  if (rows.size() > kMost) rows.erase(rows.begin() + kMost, rows.end());
  std::stable_sort(rows.begin(), rows.end(), [](const UseRow& one, const UseRow& other) {
    return mean_gain(one.all) > mean_gain(other.all);
  });
  const UseScales scales = scales_of(result, rows);
  const auto half = rows.begin() + static_cast<std::ptrdiff_t>((rows.size() + 1) / 2);
  const std::string which =
      all > kMost
          ? fmt::format("The {} most used of {} that change points, the most valuable first.", kMost, all)
          : "All that change points, the most valuable first.";
  return section(
      "Worker spaces and cards",
      which + fmt::format(" Left how often a seat of each bot uses it (a full bar is {:.1f} times a game), "
                          "right by how many points the seat is further, as if the round ended then, "
                          "when it uses the next or the round ends.",
                          scales.most_uses),
      legend(names_of(result.arena.field.bots)) + "<div class=\"columns\"><div>" +
          draw_uses(result, {rows.begin(), half}, scales) + "</div><div>" +
          draw_uses(result, {half, rows.end()}, scales) + "</div></div>",
      Width::Whole);
}

}  // namespace pithead::cli::report
