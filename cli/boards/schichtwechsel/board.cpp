#include "cli/boards/schichtwechsel/board.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "cli/boards/schichtwechsel/parts.h"
#include "games/schichtwechsel/game.h"

namespace pithead::cli {
namespace {

using namespace schichtwechsel;  // NOLINT(google-build-using-namespace): this file speaks of nothing else

// ---- the round --------------------------------------------------------------------------------------

std::string round_title(const State& s) {
  std::string title =
      fmt::format("ROUND {} of {}   {} has the marker", s.round + 1, kRounds, seat_name(s.first_player));
  std::vector<std::string> passed;
  for (Seat seat = 0; seat < s.players; ++seat) {
    if (s.passed.has(seat)) passed.push_back(seat_name(seat));
  }
  // When all have passed, that says nothing more.
  if (passed.empty() || passed.size() == s.players) return title;
  return fmt::format("{}   passed: {}", title, fmt::join(passed, ", "));
}

// Sixteen sources are too many for a row: what counts at the end is shown in groups.
struct Group {
  std::string_view name;
  std::size_t width;
  Source first, last;
};
constexpr std::array<Group, 8> kGroups{{
    {"card", 6, Source::Rounds, Source::Rounds},
    {"tracks", 7, Source::Road, Source::Canal},
    {"miner", 6, Source::Shift, Source::Gate},
    {"coke", 5, Source::Coke, Source::Coke},
    {"lots", 5, Source::Lots, Source::Lots},
    {"left", 5, Source::Leftovers, Source::Leftovers},
    {"tools", 6, Source::Tools, Source::Tools},
    {"marker", 7, Source::Marker, Source::Marker},
}};
constexpr std::size_t kWhoWidth = 14;
constexpr std::size_t kTotalWidth = 5;

int sum_of(const ScoreSheet& sheet, const Group& group) {
  int sum = 0;
  for (auto i = static_cast<std::size_t>(group.first); i <= static_cast<std::size_t>(group.last); ++i)
    sum += sheet.points[i];
  return sum;
}

std::string points_heads(const Scene& scene) {
  std::string row = std::string(kWhoWidth, ' ') + scene.pen(Ink::Strong, right("VP", kTotalWidth));
  for (const Group& group : kGroups) row += scene.pen(Ink::Faint, right(group.name, group.width));
  return row + scene.pen(Ink::Strong, right("then", kTotalWidth));
}

// Points so far, what each group would add if the game ended with this round now, and the sum of all.
std::string points_of_seat(const State& s, const Scene& scene, Seat seat) {
  const ScoreSheet now = Schichtwechsel::score(s, seat);
  const ScoreSheet then = Schichtwechsel::projected(s, seat);
  std::string row = left(fmt::format(" {} {}", badge(scene.pen, seat), scene.players[seat]), kWhoWidth);
  row += right(scene.pen(Ink::Strong, std::to_string(now.total())), kTotalWidth);
  for (const Group& group : kGroups) {
    const int points = sum_of(then, group) - sum_of(now, group);
    row += right(points == 0 ? scene.pen(Ink::Faint, "·") : fmt::format("{:+}", points), group.width);
  }
  return row + right(scene.pen(Ink::Strong, std::to_string(then.total())), kTotalWidth);
}

// What can still be drawn is known, only not when.
std::string draw_future(const State& s) {
  std::string bag =
      fmt::format(" bag: {} coal, {} spoil{}", s.bag_coal, s.bag_spoil, s.bag_marker ? ", marker" : "");
  const int rounds = kRounds - 1 - s.round;
  if (rounds == 0) return bag;
  std::vector<std::string_view> unseen;
  for (std::size_t i = s.round + 1U; i < kRoundCards; ++i) unseen.push_back(theme_of(s.round_cards[i]));
  std::sort(unseen.begin(), unseen.end());
  return fmt::format("{}   to come: {} of {}", bag, rounds, fmt::join(unseen, " "));
}

Lines draw_round(const State& s, const Scene& scene) {
  Lines lines{heading(scene, round_title(s), kTableWidth - 1)};
  append(lines,
         wrap(fmt::format(" card {}: {}", static_cast<int>(s.round_cards[s.round]) + 1, round_card_words(s)),
              kTableWidth - 1, 3));
  append(lines, wrap(draw_future(s), kTableWidth - 1, 3));
  lines.push_back(points_heads(scene));
  for (Seat seat = 0; seat < s.players; ++seat) lines.push_back(points_of_seat(s, scene, seat));
  return lines;
}

// ---- the whole --------------------------------------------------------------------------------------

using Part = Lines (*)(const State&, const Scene&);

Lines draw_parts(const State& s, const Scene& scene, std::initializer_list<Part> parts) {
  Lines lines;
  for (const Part part : parts) append(lines, part(s, scene));
  return lines;
}

Lines with_rivals(const State& s, const Scene& scene, const Lines& table) {
  const auto draw_one = [&](Seat seat) { return draw_rival(s, scene, seat, side_width(scene)); };
  return arrange(scene, table, draw_rivals(scene, s.players, draw_one));
}

Lines draw_table(const State& s, const Scene& scene) {
  return with_rivals(s, scene,
                     draw_parts(s, scene,
                                {draw_round, draw_cards, draw_tracks, draw_shift, draw_lots, draw_frames,
                                 draw_plant, draw_tiles, draw_own_mine}));
}

// A step of the preparation needs no action cards, but the rivals and what they did.
Lines draw_preparation(const State& s, const Scene& scene) {
  return with_rivals(s, scene, draw_parts(s, scene, {draw_round, draw_tiles, draw_own_mine}));
}

// Within a turn only what the decision is about.
Lines draw_decision(const State& s, const Scene& scene) {
  switch (s.question) {
    case Question::Pay: return draw_purse(s, scene);
    case Question::Coke:
    case Question::Load:
    case Question::Plant: return draw_parts(s, scene, {draw_plant, draw_stocks});
    case Question::Rail:
    case Question::Benefit: return draw_parts(s, scene, {draw_tracks, draw_shift, draw_stocks});
    case Question::Building:
    case Question::Lot: return draw_parts(s, scene, {draw_lots, draw_own_mine});
    case Question::Miner:
    case Question::Use: return draw_parts(s, scene, {draw_shift, draw_stocks});
    case Question::Copy: return draw_parts(s, scene, {draw_cards, draw_tracks, draw_stocks});
    case Question::Headframe: return draw_parts(s, scene, {draw_frames, draw_shift, draw_stocks});
    case Question::Option: return draw_parts(s, scene, {draw_tracks, draw_own_mine});
    default: return draw_stocks(s, scene);
  }
}

}  // namespace

std::string draw_schichtwechsel(const State& known, const Scene& scene) {
  const bool acting = known.phase >= Phase::Actions;
  if (scene.whole || (known.fresh && acting) || known.question == Question::Turn ||
      known.phase == Phase::Over)
    return join(draw_table(known, scene));
  return join(known.fresh ? draw_preparation(known, scene) : draw_decision(known, scene));
}

namespace {

// The first that fits counts.
constexpr std::array<UseWords, 15> kUseWords{{
    {"card personal", "Personal card"},
    {"card first", "Card: first player"},
    {"card head-1", "Card: 1 headframe"},
    {"card head-2", "Card: 2 headframes"},
    {"card cart-", "Card: carts *"},
    {"card coke-", "Card: coking *"},
    {"card load-", "Card: loading *"},
    {"card route-", "Card: routes *"},
    {"card ", "Card: *"},
    {"tile ", "Tile: *"},
    {"exchange 3 ", "Tip, 3 spoil: *"},
    {"exchange 5 ", "Tip, 5 spoil: *"},
    {"exchange 6 ", "Tip, 6 spoil: *"},
    {"sell", "Sale"},
    {"pass", "Pass"},
}};

}  // namespace

const Board& schichtwechsel_board() {
  static const Board kBoard =
      make_board<Schichtwechsel, draw_schichtwechsel, ask_schichtwechsel, describe_schichtwechsel>({
          .shorthand = "'cart-l' for 'card cart-L', 'coal k3' for 'cube coal K3'",
          .folded = "",
          .legend = schichtwechsel_legend(),
          .use_words = kUseWords,
          .enamel = "#7A2620",
      });
  return kBoard;
}

}  // namespace pithead::cli
