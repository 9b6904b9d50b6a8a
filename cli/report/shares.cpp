#include "cli/report/shares.h"

#include <fmt/format.h>

#include "cli/arena.h"
#include "cli/report/plot.h"

namespace pithead::cli::report {
namespace {

// An interval, readable on its bar and beside it.
void draw_whisker(Plot& plot, const Interval& interval, double y) {
  for (const std::string_view look : {"halo", "whisker"}) {
    plot.line({interval.low, y}, {interval.high, y}, look);
    plot.line({interval.low, y - 5}, {interval.low, y + 5}, look);
    plot.line({interval.high, y - 5}, {interval.high, y + 5}, look);
  }
}

}  // namespace

std::string draw_shares(std::string_view what, const std::vector<ShareRow>& rows, double even) {
  constexpr double kRow = 46;
  const double bottom = kRow * static_cast<double>(rows.size());
  std::string told = fmt::format("{}.", what);
  for (const ShareRow& row : rows) told += fmt::format(" {}: {}.", row.name, percent(share_of(row.wins)));
  Plot plot(told, bottom + 24);
  plot.axis_across({0, 100}, 22, bottom, 5, "%");
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const double top = kRow * static_cast<double>(i);
    const Interval interval = share_interval(rows[i].wins);
    plot.text({0, top + 15}, rows[i].name);
    plot.text({1, top + 15},
              fmt::format("{}  ({:.1f} to {:.1f})", percent(share_of(rows[i].wins)), 100 * interval.low,
                          100 * interval.high),
              Align::Right, "figure");
    plot.bar(0, share_of(rows[i].wins), top + 22, 18, rows[i].look);
    for (const std::string_view look : {"halo", "even"}) plot.line({even, top + 20}, {even, top + 42}, look);
    draw_whisker(plot, interval, top + 31);
  }
  return plot.svg();
}

}  // namespace pithead::cli::report
