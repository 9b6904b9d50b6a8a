// Drawings that are as wide as their place allows while letters keep their size: across, everything is told
// as a share of the width; down, in pixels.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "games/core/seats.h"

namespace pithead::cli::report {

// From values to shares of the width.
struct Scale {
  double low = 0;
  double high = 1;
  double at(double value) const { return high > low ? (value - low) / (high - low) : 0; }
};

// Round numbers within a scale, at most so many.
std::vector<double> ticks(const Scale& scale, int most);
// The scale widened to round numbers.
Scale rounded(const Scale& scale, int most);

// The colour of a series: "f2" fills, "s2" draws a line, each with a dash of its own.
std::string fill_of(std::size_t series);
std::string stroke_of(std::size_t series);

struct Point {
  double x;  // share of the width
  double y;  // pixels from the top
};

enum class Align { Left, Middle, Right };

class Plot {
 public:
  // The title is what a reader who cannot see it is told.
  Plot(std::string_view title, double height);

  void bar(double from, double to, double top, double height, std::string_view look,
           std::string_view hint = {});
  void line(Point from, Point to, std::string_view look);
  void dot(Point at, double radius, std::string_view look);
  void text(Point at, std::string_view words, Align align = Align::Left, std::string_view look = {});
  void curve(const std::vector<Point>& points, std::string_view look);
  // Down to a base line.
  void area(const std::vector<Point>& points, double base, std::string_view look);

  // A seat's shape, upright and never stretched, as a link.
  void tag(Point at, Seat seat, double size, std::string_view hint, std::string_view address);
  // A seat's shape with words behind the right end; the plot stands in a <div class="with-ends">.
  void end(double y, Seat seat, std::string_view words);

  // Lines from top to bottom at round numbers, named below.
  void axis_across(const Scale& scale, double top, double bottom, int most, std::string_view unit = {});
  // Lines from left to right, named left of the plot; the plot stands in a <div class="with-axis">.
  void axis_down(const Scale& scale, double top, double bottom, int most, std::string_view unit = {});

  std::string svg() const;

 private:
  std::string path(const std::vector<Point>& points) const;

  std::string title_;
  double height_;
  bool has_links_ = false;
  std::string parts_;
};

// Swatches with names.
std::string legend(const std::vector<std::string>& names);

// Seats have colours, dashes and shapes of their own, the same in all plots.
std::string seat_stroke(Seat seat);
std::string seat_sign(Seat seat);  // its shape, for a line of text
// Line, shape and name of each seat.
std::string seat_legend(const std::vector<std::string>& names);

}  // namespace pithead::cli::report
