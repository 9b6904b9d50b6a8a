#include "cli/boards/coal_baron/board.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "cli/boards/coal_baron/parts.h"
#include "games/coal_baron/game.h"
#include "games/coal_baron/names.h"
#include "games/coal_baron/scoring.h"
#include "games/coal_baron/spots.h"

namespace pithead::cli {
namespace {

using namespace coal_baron;  // NOLINT(google-build-using-namespace): this file speaks of nothing else

// ---- the shift clock --------------------------------------------------------------------------------

constexpr std::array<std::string_view, kElements> kElementHeads{"Y",   "B",   "G", "K", "bar", "car",
                                                                "tru", "eng", "Y", "B", "G",   "K"};

bool scores_now(const State& s, int element) { return element / kElementsPerShift <= s.round; }

// One row of twelve narrow columns in three groups.
template <class Cell>
std::string clock_row(std::string_view label, Cell cell) {
  std::string row = left(label, 14);
  for (int element = 0; element < kElements; ++element) {
    if (element > 0 && element % kElementsPerShift == 0) row += "   ";
    row += cell(element);
  }
  return row;
}

std::string clock_groups(const State& s, const Scene& scene) {
  const auto title = [&](int group, std::string_view now, std::string_view later, std::size_t columns) {
    const bool counts = scores_now(s, group * kElementsPerShift);
    return left(scene.pen(counts ? Ink::Strong : Ink::Faint, counts ? now : later), columns);
  };
  return std::string(16, ' ') + title(0, "delivered coal", "", 17) +
         title(1, "by vehicle", "vehicle: shift 2+", 21) + title(2, "empty carts", "carts: shift 3", 14) +
         scene.pen(Ink::Strong, right("VP", 5)) + scene.pen(Ink::Faint, right("then", 5));
}

std::string clock_heads(const State& s, const Scene& scene) {
  return clock_row(" counted", [&](int element) {
    const std::string_view head = kElementHeads[at(element)];
    if (!scores_now(s, element)) return right(scene.pen(Ink::Faint, head), 3) + " ";
    if (head.size() > 1) return right(head, 3) + " ";
    return right(coal_letters(scene.pen, head), 3) + " ";
  });
}

std::string clock_awards(const State& s, const Scene& scene, bool first) {
  return clock_row(first ? " most gets" : " second gets", [&](int element) {
    const int points = first ? kAwards[at(element)].first : kAwards[at(element)].second;
    const std::string text = right(std::to_string(points), 3) + " ";
    return scores_now(s, element) ? text : scene.pen(Ink::Faint, text);
  });
}

// A seat's counts: 3* leads alone or tied, 2+ is second.
std::string clock_seat(const State& s, const Scene& scene, Seat seat, const std::vector<Counts>& counts) {
  const std::string name = fmt::format("{} {}", badge(scene.pen, seat), scene.players[seat]);
  std::string row = clock_row(" " + name, [&](int element) {
    std::array<int, kMaxSeats> of_seat{};
    for (std::size_t i = 0; i < s.players; ++i) of_seat[i] = counts[i][at(element)];
    const int points = majority(kAwards[at(element)], of_seat, s.players)[seat];
    const std::string count = of_seat[seat] == 0 ? "·" : std::to_string(of_seat[seat]);
    const char mark = points == 0 ? ' ' : points == kAwards[at(element)].first ? '*' : '+';
    const std::string cell = right(count, 3);
    if (points == 0 || !scores_now(s, element)) return scene.pen(Ink::Faint, cell) + mark;
    return scene.pen(mark == '*' ? Ink::Good : Ink::Strong, cell) + mark;
  });
  row += right(std::to_string(CoalBaron::score(s, seat).total()), 5);
  row += scene.pen(Ink::Faint, right(std::to_string(CoalBaron::projected(s, seat).total()), 5));
  return row;
}

Lines draw_clock(const State& s, const Scene& scene) {
  std::vector<Counts> counts;
  for (std::size_t seat = 0; seat < s.players; ++seat) counts.push_back(count_elements(s.seats[seat]));
  Lines lines{heading(
      scene, fmt::format("SHIFT {} of {}   {} starts it", s.round + 1, kShifts, seat_name(s.first_player)),
      kTableWidth - 1)};
  lines.push_back(clock_groups(s, scene));
  lines.push_back(clock_heads(s, scene));
  lines.push_back(clock_awards(s, scene, true));
  if (s.players > 2) lines.push_back(clock_awards(s, scene, false));
  for (Seat seat = 0; seat < s.players; ++seat) lines.push_back(clock_seat(s, scene, seat, counts));
  return lines;
}

// ---- rivals -----------------------------------------------------------------------------------------

std::string rival_orders(const State& s, const Player& player) {
  std::string text;
  for (OrderSet left_over = player.outstanding; left_over != 0; left_over &= left_over - 1) {
    const auto order = static_cast<Order>(std::countr_zero(left_over));
    if (!text.empty()) text += ", ";
    text += order_name(order);
    int filled = 0;
    for (int spot = 0; spot < spots_of(order); ++spot) filled += lying_on(s, order, spot) != 0 ? 1 : 0;
    if (filled == spots_of(order)) {
      text += " ready";
    } else if (filled > 0) {
      text += fmt::format(" {}/{}", filled, spots_of(order));
    }
  }
  return text.empty() ? "no orders" : text;
}

std::string rival_carts(const Player& player) {
  std::string text;
  for (int c = 0; c < kColours; ++c) {
    const auto coal = static_cast<Coal>(c);
    text +=
        fmt::format("{}{}{}/{}", c == 0 ? "" : " ", letter(coal),
                    carts_on_level(player, coal) - empty_carts(player, coal), carts_on_level(player, coal));
  }
  return text;
}

Lines draw_rival(const State& s, const Scene& scene, Seat seat, std::size_t width) {
  const Player& player = s.seats[seat];
  const Pen& pen = scene.pen;
  const std::string cage = player.level == kSurface ? "at 0" : fmt::format("at {}", player.level);
  std::string first = fmt::format(
      " {} {} {}  {} worker{}  cage {} {}  carts {}", badge(pen, seat),
      pen(Ink::Strong, left(seat_name(seat), 9)), pen(Ink::Brass, right(fmt::format("{}M", player.marks), 3)),
      player.workers, player.workers == 1 ? " " : "s", cage, draw_cage(player, pen), rival_carts(player));
  if (player.storage.total() > 0)
    first += fmt::format("  storage {}", coal_letters(pen, letters_of(player.storage)));
  Lines lines = wrap(first, width, 3);
  append(lines, wrap("   " + rival_orders(s, player), width, 3));
  return lines;
}

// ---- the whole --------------------------------------------------------------------------------------

Lines draw_table(const State& s, const Scene& scene) {
  Lines table = draw_clock(s, scene);
  append(table, draw_yard(s, scene));
  append(table, draw_own_pit(s, scene));
  const auto draw_one = [&](Seat seat) { return draw_rival(s, scene, seat, side_width(scene)); };
  return arrange(scene, table, draw_rivals(scene, s.players, draw_one));
}

// Within a turn only what the decision is about.
bool needs_table(const State& s) {
  return s.phase == Phase::Draft || s.phase == Phase::Place || s.phase == Phase::Over;
}

// ---- in reports -------------------------------------------------------------------------------------

// The first that fits counts.
constexpr std::array<UseWords, 12> kUseWords{{
    {"place Fdraw", "Factory: see 5 tiles"},
    {"place F", "Factory, space *"},
    {"place M", "Mining, * steps"},
    {"place barrow", "Delivery by barrow"},
    {"place carriage", "Delivery by carriage"},
    {"place truck", "Delivery by truck"},
    {"place engine", "Delivery by engine"},
    {"place money", "Money, * Marks"},
    {"place Odraw", "Orders: see 5"},
    {"place O", "Orders, space *"},
    {"place bank", "Bank, 1 Mark"},
    {"take ", "Draft: *"},
}};

}  // namespace

std::string draw_coal_baron(const State& known, const Scene& scene) {
  if (scene.whole || needs_table(known)) return join(draw_table(known, scene));
  return join(draw_own_pit(known, scene));
}

const Board& coal_baron_board() {
  static const Board kBoard = make_board<CoalBaron, draw_coal_baron, ask_coal_baron, describe_coal_baron>({
      .shorthand = "'m8' for 'place M8', 'l g' for 'load gray'",
      .folded = "any two cubes for a spot",
      .legend = coal_baron_legend(),
      .use_words = kUseWords,
      .enamel = "#16385F",
  });
  return kBoard;
}

}  // namespace pithead::cli
