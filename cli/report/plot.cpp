#include "cli/report/plot.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <fmt/format.h>

#include "cli/report/page.h"

namespace pithead::cli::report {
namespace {

constexpr std::size_t kColours = 8;
constexpr double kAcross = 1000;  // units across of what is stretched

// The smallest of 1, 2, 5, 10, 20 … that divides the scale into at most so many steps.
double step_of(const Scale& scale, int most) {
  const double least = (scale.high - scale.low) / most;
  if (!(least > 0)) return 1;
  const double power = std::pow(10, std::floor(std::log10(least)));
  for (const double factor : std::array<double, 3>{1, 2, 5}) {
    if (factor * power >= least * (1 - 1e-9)) return factor * power;
  }
  return 10 * power;
}

// Shield, disc, arch and octagon around the origin.
constexpr std::array<std::string_view, kMaxSeats> kShapes{
    "M-6-6.5H6V0C6 4 3 6 0 7.5C-3 6-6 4-6 0Z", "M-6.5 0a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0Z",
    "M-6 6.5V-.5a6 6 0 0 1 12 0V6.5Z", "M-2.7-6.5H2.7L6.5-2.7V2.7L2.7 6.5H-2.7L-6.5 2.7V-2.7Z"};

std::string shape_of(Seat seat, double size) {
  return fmt::format(R"-(<path d="{}" transform="scale({:g})" class="tag{}"/>)-", kShapes[seat], size, seat);
}

std::string percent(double share) { return fmt::format("{:.2f}%", 100 * share); }

std::string_view anchor(Align align) {
  switch (align) {
    case Align::Left: return "start";
    case Align::Middle: return "middle";
    case Align::Right: return "end";
  }
  return {};
}

// A true minus, and no "-0".
std::string number(double value) {
  const std::string text = fmt::format("{:g}", std::abs(value) < 1e-9 ? 0.0 : std::abs(value));
  return value <= -1e-9 ? "−" + text : text;
}

}  // namespace

std::vector<double> ticks(const Scale& scale, int most) {
  const double step = step_of(scale, most);
  // A little over the ends, as the steps may be no exact fractions.
  const auto first = static_cast<int>(std::ceil(scale.low / step - 1e-9));
  const auto last = static_cast<int>(std::floor(scale.high / step + 1e-9));
  std::vector<double> values;
  for (int i = first; i <= last; ++i) values.push_back(i * step);
  return values;
}

Scale rounded(const Scale& scale, int most) {
  const double step = step_of(scale, most);
  return {std::floor(scale.low / step) * step, std::ceil(scale.high / step) * step};
}

std::string fill_of(std::size_t series) { return fmt::format("f{}", series % kColours); }
std::string stroke_of(std::size_t series) { return fmt::format("s{}", series % kColours); }

Plot::Plot(std::string_view title, double height) : title_(title), height_(height) {}

void Plot::bar(double from, double to, double top, double height, std::string_view look,
               std::string_view hint) {
  if (from > to) std::swap(from, to);
  const std::string title = hint.empty() ? "" : fmt::format("<title>{}</title>", escape(hint));
  parts_ += fmt::format(R"(<rect x="{}" y="{:g}" width="{}" height="{:g}" class="{}">{}</rect>)",
                        percent(from), top, percent(to - from), height, look, title) +
            "\n";
}

void Plot::line(Point from, Point to, std::string_view look) {
  parts_ += fmt::format(R"(<line x1="{}" y1="{:.5g}" x2="{}" y2="{:.5g}" class="{}"/>)", percent(from.x),
                        from.y, percent(to.x), to.y, look) +
            "\n";
}

void Plot::dot(Point at, double radius, std::string_view look) {
  parts_ +=
      fmt::format(R"(<circle cx="{}" cy="{:.5g}" r="{:g}" class="{}"/>)", percent(at.x), at.y, radius, look) +
      "\n";
}

void Plot::text(Point at, std::string_view words, Align align, std::string_view look) {
  parts_ += fmt::format(R"(<text x="{}" y="{:.5g}" text-anchor="{}" class="{}">{}</text>)", percent(at.x),
                        at.y, anchor(align), look, escape(words)) +
            "\n";
}

void Plot::tag(Point at, Seat seat, double size, std::string_view hint, std::string_view address) {
  has_links_ = true;
  // A finger needs more room than the eye.
  parts_ +=
      fmt::format(
          R"(<svg x="{}" y="{:.5g}"><a href="{}" aria-label="{}"><title>{}</title><g class="small">{}</g>)"
          R"(<circle r="12" class="touch"/></a></svg>)",
          percent(at.x), at.y, escape(address), escape(hint), escape(hint), shape_of(seat, size)) +
      "\n";
}

void Plot::end(double y, Seat seat, std::string_view words) {
  parts_ += fmt::format(R"-(<svg x="100%" y="{:.5g}"><g transform="translate(13 0)">{}</g>)-"
                        R"(<text x="23" y="5" class="figure">{}</text></svg>)",
                        y, shape_of(seat, 0.9), escape(words)) +
            "\n";
}

std::string Plot::path(const std::vector<Point>& points) const {
  std::string text;
  for (const Point& point : points) {
    text += fmt::format("{}{:.1f} {:.1f}", text.empty() ? "M" : "L", kAcross * point.x, point.y);
  }
  return text;
}

void Plot::curve(const std::vector<Point>& points, std::string_view look) {
  parts_ += fmt::format(R"(<svg viewBox="0 0 {} {:g}" width="100%" height="{:g}" preserveAspectRatio="none">)"
                        R"(<path d="{}" class="curve {}"/></svg>)",
                        kAcross, height_, height_, path(points), look) +
            "\n";
}

void Plot::area(const std::vector<Point>& points, double base, std::string_view look) {
  if (points.empty()) return;
  std::vector<Point> closed = points;
  closed.push_back({points.back().x, base});
  closed.push_back({points.front().x, base});
  parts_ += fmt::format(R"(<svg viewBox="0 0 {} {:g}" width="100%" height="{:g}" preserveAspectRatio="none">)"
                        R"(<path d="{}Z" class="area {}"/></svg>)",
                        kAcross, height_, height_, path(closed), look) +
            "\n";
}

// Where there is little room, every second name is left out; 0 stays.
void Plot::axis_across(const Scale& scale, double top, double bottom, int most, std::string_view unit) {
  const std::vector<double> values = ticks(scale, most);
  const double step = step_of(scale, most);
  for (const double value : values) {
    const double x = scale.at(value);
    line({x, top}, {x, bottom}, "grid");
    const Align align = x < 0.02 ? Align::Left : x > 0.98 ? Align::Right : Align::Middle;
    const bool between = values.size() > 3 && std::lround(value / step) % 2 != 0;
    text({x, bottom + 16}, number(value) + std::string(unit), align, between ? "faint between" : "faint");
  }
}

void Plot::axis_down(const Scale& scale, double top, double bottom, int most, std::string_view unit) {
  for (const double value : ticks(scale, most)) {
    const double y = bottom - scale.at(value) * (bottom - top);
    line({0, y}, {1, y}, "grid");
    parts_ += fmt::format(R"(<text x="-8" y="{:.5g}" text-anchor="end" class="faint">{}{}</text>)", y + 4,
                          number(value), unit) +
              "\n";
  }
}

std::string Plot::svg() const {
  // An image would hide its links from readers.
  return fmt::format("<svg class=\"plot\" role=\"{}\" aria-label=\"{}\" height=\"{:g}\">\n{}</svg>\n",
                     has_links_ ? "group" : "img", escape(title_), height_, parts_);
}

std::string legend(const std::vector<std::string>& names) {
  std::string text = "<ul class=\"legend\">";
  for (std::size_t i = 0; i < names.size(); ++i) {
    text += fmt::format(
        R"(<li><svg viewBox="0 0 14 14" aria-hidden="true"><rect width="14" height="14" rx="2" class="{}"/></svg>{}</li>)",
        fill_of(i), escape(names[i]));
  }
  return text + "</ul>\n";
}

std::string seat_stroke(Seat seat) { return fmt::format("seat{}", seat); }

std::string seat_sign(Seat seat) {
  return fmt::format(R"(<svg viewBox="-8 -8 16 16" aria-hidden="true">{}</svg>)", shape_of(seat, 1));
}

std::string seat_legend(const std::vector<std::string>& names) {
  std::string text = "<ul class=\"legend seats\">";
  for (Seat seat = 0; seat < names.size(); ++seat) {
    text +=
        fmt::format(R"(<li><svg viewBox="0 0 44 16" aria-hidden="true"><path d="M0 8H44" class="curve {}"/>)"
                    R"-(<g transform="translate(22 8)">{}</g></svg>{}</li>)-",
                    seat_stroke(seat), shape_of(seat, 1), escape(names[seat]));
  }
  return text + "</ul>\n";
}

}  // namespace pithead::cli::report
