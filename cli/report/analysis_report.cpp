#include "cli/report/analysis_report.h"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include <fmt/format.h>

#include "cli/advice.h"
#include "cli/boards/boards.h"
#include "cli/report/page.h"
#include "cli/report/plot.h"
#include "cli/terminal.h"

namespace pithead::cli::report {
namespace {

constexpr std::size_t kMostMoments = 60;

// ---- curves -----------------------------------------------------------------------------------------

// What each seat could expect before the first ply and after each one.
std::vector<Prospect> course_of(const AnalysisResult& result) {
  std::vector<Prospect> course{result.analysis.plies.front().prospect};
  for (const AnalysedPly& ply : result.analysis.plies) course.push_back(ply.chosen.prospect);
  course.back() = result.analysis.end;
  return course;
}

// A shift or round, and the number of plies before it.
struct Mark {
  std::size_t plies;
  std::string words;
};

std::vector<Mark> marks_of(const AnalysisResult& result) {
  std::vector<Mark> marks;
  const auto& plies = result.match().plies();
  for (std::size_t i = 0; i + 1 < plies.size(); ++i) {
    for (const Event& event : plies[i].events) {
      const std::string sentence = result.game().sentence(event, result.titles);
      const std::size_t end = sentence.find(" begins with ");
      if (end != std::string::npos) marks.push_back({i + 1, sentence.substr(0, end)});
    }
  }
  return marks;
}

struct Frame {
  double top = 26;
  double bottom = 286;
  Scale across, down;
  Point at(double ply, double value) const {
    return {across.at(ply), bottom - down.at(value) * (bottom - top)};
  }
};

// "Shift 2" in full only once, as there is little room on a phone.
void draw_marks(Plot& plot, const AnalysisResult& result, const Frame& frame) {
  const std::vector<Mark> marks = marks_of(result);
  for (std::size_t i = 0; i < marks.size(); ++i) {
    const double x = frame.across.at(static_cast<double>(marks[i].plies));
    const std::string& words = marks[i].words;
    plot.line({x, frame.top - 6}, {x, frame.bottom}, "even");
    plot.text({x, frame.top - 11}, i == 0 ? words : words.substr(words.find(' ') + 1), Align::Middle,
              "faint");
  }
}

using Values = std::array<double, kMaxSeats> Prospect::*;

void draw_course(Plot& plot, const AnalysisResult& result, const Frame& frame, Values values, double scale) {
  const std::vector<Prospect> course = course_of(result);
  for (Seat seat = 0; seat < result.players(); ++seat) {
    std::vector<Point> points;
    for (std::size_t i = 0; i < course.size(); ++i) {
      points.push_back(frame.at(static_cast<double>(i), scale * (course[i].*values)[seat]));
    }
    plot.curve(points, seat_stroke(seat));
  }
}

// What each seat ended with, one under another where they are close together.
void draw_ends(Plot& plot, const AnalysisResult& result, const Frame& frame, Values values, double scale,
               std::string_view unit) {
  constexpr double kLine = 17;
  struct End {
    Seat seat;
    double value, y;
  };
  std::vector<End> ends;
  for (Seat seat = 0; seat < result.players(); ++seat) {
    const double value = scale * (result.analysis.end.*values)[seat];
    ends.push_back({seat, value, frame.at(0, value).y});
  }
  // From the lowest up; the higher of two that meet gives way.
  std::stable_sort(ends.begin(), ends.end(),
                   [](const End& one, const End& other) { return one.y > other.y; });
  double lowest = frame.bottom + 6;
  for (End& end : ends) {
    end.y = std::min(end.y, lowest);
    lowest = end.y - kLine;
  }
  for (const End& end : ends) plot.end(end.y, end.seat, number(end.value, 0) + std::string(unit));
}

std::string told(std::string_view what, const AnalysisResult& result, Values values, double scale,
                 std::string_view unit) {
  const std::vector<Prospect> course = course_of(result);
  std::string text = fmt::format("{}.", what);
  for (Seat seat = 0; seat < result.players(); ++seat) {
    const auto value = [&](std::size_t i) { return number(scale * (course[i].*values)[seat], 0); };
    text += fmt::format(" {}: {}{} at first, {}{} in the middle, {}{} at last.", result.titles[seat],
                        value(0), unit, value(course.size() / 2), unit, value(course.size() - 1), unit);
  }
  return text;
}

// "ply 57, Cobalt: blunder, place money4 gave away 12 ± 4 %"
std::string hint_for(const AnalysisResult& result, const AnalysedPly& ply) {
  return fmt::format("ply {}, {}: {}, {} gave away {}", number_of(ply), seat_name(ply.seat),
                     mistake_name(ply.mistake), result.game().move_text(ply.played), loss_of(ply));
}

// Small enough for the curves to be seen behind many of them.
double size_for(Mistake mistake) {
  return mistake == Mistake::Blunder ? 0.9 : mistake == Mistake::Mistake ? 0.65 : 0.45;
}

std::string chances(const AnalysisResult& result, const std::vector<AnalysedPly>& moments) {
  Frame frame;
  frame.across = {0, static_cast<double>(result.analysis.plies.size())};
  frame.down = {0, 100};
  Plot plot(told("Chance of victory of each seat over the game", result, &Prospect::victory, 100, " %"),
            frame.bottom + 24);
  plot.axis_down(frame.down, frame.top, frame.bottom, 5, "%");
  plot.axis_across(frame.across, frame.top, frame.bottom, 5);
  draw_marks(plot, result, frame);
  draw_course(plot, result, frame, &Prospect::victory, 100);
  draw_ends(plot, result, frame, &Prospect::victory, 100, "%");
  for (const AnalysedPly& ply : moments) {
    plot.tag(frame.at(static_cast<double>(number_of(ply)), 100 * ply.chosen.prospect.victory[ply.seat]),
             ply.seat, size_for(ply.mistake), hint_for(result, ply), fmt::format("#ply{}", number_of(ply)));
  }
  return section("Chance of victory",
                 "After each ply, as far as the seat that made it could know; as seats know different "
                 "things, curves may jump from "
                 "one seat's turn to the next. Shapes on the curves are mistakes, the larger "
                 "the worse; each leads to its paragraph below.",
                 seat_legend(result.titles) + "<div class=\"with-axis with-ends\">" + plot.svg() + "</div>",
                 Width::Whole);
}

std::string points(const AnalysisResult& result) {
  Frame frame;
  frame.across = {0, static_cast<double>(result.analysis.plies.size())};
  frame.down = {0, 1};
  for (const Prospect& each : course_of(result)) {
    for (Seat seat = 0; seat < result.players(); ++seat) {
      frame.down = {std::min(frame.down.low, each.points[seat]),
                    std::max(frame.down.high, each.points[seat])};
    }
  }
  frame.down = rounded(frame.down, 6);
  Plot plot(told("Points that each seat could expect to end with", result, &Prospect::points, 1, ""),
            frame.bottom + 24);
  plot.axis_down(frame.down, frame.top, frame.bottom, 6);
  plot.axis_across(frame.across, frame.top, frame.bottom, 5);
  draw_marks(plot, result, frame);
  draw_course(plot, result, frame, &Prospect::points, 1);
  draw_ends(plot, result, frame, &Prospect::points, 1, "");
  return section("Points at the end", "What each seat could expect to end with, after each ply.",
                 seat_legend(result.titles) + "<div class=\"with-axis with-ends\">" + plot.svg() + "</div>",
                 Width::Whole);
}

// ---- mistakes ---------------------------------------------------------------------------------------

// "place M8", and how and why.
std::string tell_move(const AnalysisResult& result, std::string_view label, const AdvisedMove& advised,
                      const std::string& reasons) {
  std::string text = fmt::format("<p>{} <b>{}</b>", label, escape(result.game().move_text(advised.move)));
  if (!reasons.empty()) text += ": " + escape(reasons);
  text += "</p>\n";
  if (const std::string plan = list_plan(result.game(), advised); !plan.empty()) {
    text += fmt::format("<p class=\"note\">then {}</p>\n", escape(plan));
  }
  return text;
}

std::string tell_moment(const AnalysisResult& result, const AnalysedPly& ply) {
  const AnyGame& game = result.game();
  const auto chance_with = [&](const AdvisedMove& move) {
    return chance(move.prospect.victory[ply.seat], move.error);
  };
  const std::string change = fmt::format("{} instead of {}", chance_with(ply.chosen), chance_with(ply.best));
  return fmt::format("<li id=\"ply{}\"><h3>{}Ply {}, {}: {} <span>{}</span></h3>\n", number_of(ply),
                     seat_sign(ply.seat), number_of(ply), escape(result.titles[ply.seat]),
                     mistake_name(ply.mistake), escape(change)) +
         tell_move(result, "Played", ply.chosen, list_differences(game, ply.chosen, ply.best)) +
         tell_move(result, "Better", ply.best, list_reasons(game, ply.best, {&ply.chosen, 1})) + "</li>\n";
}

std::string mistakes(const AnalysisResult& result, std::vector<AnalysedPly> moments) {
  std::size_t all = 0;
  for (const AnalysedPly& ply : result.analysis.plies) all += ply.mistake != Mistake::None ? 1 : 0;
  if (moments.empty()) {
    return section("Mistakes", "Nobody gave away more than chance explains.", "", Width::Whole);
  }
  std::sort(moments.begin(), moments.end(),
            [](const AnalysedPly& one, const AnalysedPly& other) { return one.ply < other.ply; });
  std::string list = "<ol class=\"moments\">\n";
  for (const AnalysedPly& ply : moments) list += tell_moment(result, ply);
  return section(
      "Mistakes",
      (all > moments.size() ? fmt::format("The {} worst of {}. ", moments.size(), all) : std::string()) +
          "Behind each stands the mover's chance of victory, as it was and as it could have been, ± two "
          "standard errors. Of the move that was played is told what the better one lacks and how the turn "
          "really went on; of the better one, how it could have gone on, as far as that could be known.",
      list + "</ol>\n", Width::Whole);
}

// ---- figures ----------------------------------------------------------------------------------------

std::string seats(const AnalysisResult& result) {
  std::vector<std::vector<std::string>> rows{{"seat"}};
  for (Seat seat = 0; seat < result.players(); ++seat) rows[0].push_back(seat_name(seat));
  const auto add = [&](std::string_view name, auto cell) {
    rows.push_back({std::string(name)});
    for (Seat seat = 0; seat < result.players(); ++seat) {
      rows.back().push_back(cell(seat, accuracy_of(result.analysis, seat)));
    }
  };
  if (!result.recorded.names.empty()) {
    add("player", [&](Seat seat, const Accuracy&) { return on_one_line(result.recorded.names[seat]); });
  }
  add(result.match().over() ? "points" : "points so far",
      [&](Seat seat, const Accuracy&) { return number(result.match().state().score(seat).total(), 0); });
  add("choices", [](Seat, const Accuracy& each) { return fmt::format("{}", each.choices); });
  add("inaccuracies", [](Seat, const Accuracy& each) { return fmt::format("{}", each.inaccuracies); });
  add("mistakes", [](Seat, const Accuracy& each) { return fmt::format("{}", each.mistakes); });
  add("blunders", [](Seat, const Accuracy& each) { return fmt::format("{}", each.blunders); });
  add("mean loss", [](Seat, const Accuracy& each) { return fmt::format("{:.1f} %", 100 * each.mean_loss); });
  return section(
      "How well each seat played",
      "Choices are decisions with more than one legal move. A move that gave away 3 % of victory is an "
      "inaccuracy, 7 % a mistake, 15 % a blunder, if that is more than chance explains. The mean loss is "
      "taken over all choices.",
      table("Each seat in figures", rows), Width::Whole);
}

}  // namespace

std::string analysis_page(const AnalysisResult& result) {
  const std::vector<AnalysedPly> moments = worst_moments(result.analysis, kMostMoments);
  Page page;
  page.enamel = board_of(result.game()).words.enamel;
  page.place = fmt::format("{} · Analysis", result.game().info().title);
  page.title = result_sentence(result);
  page.lines = {game_sentence(result) + "."};
  page.command = result.command;
  page.body = chances(result, moments) + points(result) + mistakes(result, moments) + seats(result);
  return write_page(page);
}

}  // namespace pithead::cli::report
