#include "cli/boards/card_game/board.h"

#include <array>
#include <bit>
#include <cstddef>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "cli/boards/card_game/parts.h"
#include "games/card_game/game.h"

namespace pithead::cli {
namespace {

using namespace card_game;  // NOLINT(google-build-using-namespace): this file speaks of nothing else

// ---- the shift --------------------------------------------------------------------------------------

constexpr std::size_t kWhoWidth = 14;
constexpr std::array<std::size_t, kSources> kSourceWidths{8, 7, 7, 7, 11};
constexpr std::size_t kTotalWidth = 5;

std::string shift_title(const State& s) {
  std::string title = fmt::format("SHIFT {} of {}   {} starts it", s.round + 1, table_for(s.players).shifts,
                                  seat_name(s.first_player));
  std::vector<std::string> passed;
  for (Seat seat = 0; seat < s.players; ++seat) {
    if (s.passed.has(seat)) passed.push_back(seat_name(seat));
  }
  return passed.empty() ? title : fmt::format("{}   passed: {}", title, listed(passed));
}

std::string points_heads(const Scene& scene) {
  std::string row(kWhoWidth, ' ');
  for (std::size_t i = 0; i < kSources; ++i) row += right(kSourceNames[i], kSourceWidths[i]);
  return scene.pen(Ink::Faint, row) + scene.pen(Ink::Strong, right("VP", kTotalWidth)) +
         scene.pen(Ink::Faint, right("then", kTotalWidth) + "  shift token");
}

std::string tokens_of(const Player& player) {
  std::string text;
  for (unsigned left_over = player.tokens; left_over != 0; left_over &= left_over - 1)
    text += fmt::format("{}{}", text.empty() ? "" : " ", std::countr_zero(left_over) + 1);
  return text;
}

std::string points_of_seat(const State& s, const Scene& scene, Seat seat) {
  const ScoreSheet now = CardGame::score(s, seat);
  std::string row = left(fmt::format(" {} {}", badge(scene.pen, seat), scene.players[seat]), kWhoWidth);
  for (std::size_t i = 0; i < kSources; ++i) {
    const int points = now.points[i];
    row += right(points == 0 ? scene.pen(Ink::Faint, "·") : std::to_string(points), kSourceWidths[i]);
  }
  row += right(scene.pen(Ink::Strong, std::to_string(now.total())), kTotalWidth);
  row += right(scene.pen(Ink::Faint, std::to_string(CardGame::projected(s, seat).total())), kTotalWidth);
  return row + "  " + tokens_of(s.seats[seat]);
}

Lines draw_shift(const State& s, const Scene& scene) {
  Lines lines{heading(scene, shift_title(s), kTableWidth - 1), points_heads(scene)};
  for (Seat seat = 0; seat < s.players; ++seat) lines.push_back(points_of_seat(s, scene, seat));
  return lines;
}

// ---- rivals -----------------------------------------------------------------------------------------

// Known cards by name, the others as a number.
std::vector<std::string> hand_words(Family family, const std::vector<HandCard>& cards) {
  std::vector<std::string> words;
  int unknown = 0;
  for (const HandCard& card : cards) {
    if (!card.known) {
      ++unknown;
    } else if (family == Family::Orders) {
      words.push_back(order_words(static_cast<Order>(card.kind)));
    } else {
      words.push_back(face_of(family, card.kind));
    }
  }
  const bool all_secret =
      std::ranges::all_of(cards, [](const HandCard& card) { return card.known || card.secret; });
  if (unknown > 0) words.push_back(fmt::format("{} {}", unknown, all_secret ? "secret" : "not shown"));
  return words;
}

std::vector<std::string> train_words(const Player& player, int dock) {
  int empty = 0;
  for (int place = 0; place < kBerthsPerDock; ++place) empty += player.trains[at(dock)].empty(place);
  const Engine engine = player.engines[at(dock)];
  const int load = player.loads[at(dock)];
  std::vector<std::string> words;
  if (engine == kNoEngine && load == 0 && empty == 0) return words;
  words.emplace_back(engine == kNoEngine ? "no engine" : kEngineNames[engine]);
  if (load > 0) words.push_back(lorries_in_words(load));
  if (empty > 0) words.push_back(fmt::format("{} empty", empty));
  return words;
}

// Topics like "orders barracks for 3, 2 secret", cut where a line may end.
class Topics {
 public:
  void add(std::string_view title, const std::vector<std::string>& items) {
    if (items.empty()) return;
    if (!pieces_.empty()) pieces_.back() += ';';
    for (std::size_t i = 0; i < items.size(); ++i) {
      const std::string before = i == 0 && !title.empty() ? fmt::format("{} ", title) : "";
      pieces_.push_back(before + items[i] + (i + 1 < items.size() ? "," : ""));
    }
  }
  const std::vector<std::string>& pieces() const { return pieces_; }

 private:
  std::vector<std::string> pieces_;
};

Lines draw_rival(const State& s, const Scene& scene, Seat seat, std::size_t width) {
  const Player& player = s.seats[seat];
  Topics topics;
  const bool passed = s.passed.has(seat);
  topics.add(passed ? "" : "workers", {passed ? "passed" : worker_values(player.workers)});
  topics.add("orders", hand_words(Family::Orders, orders_in_hand(s, seat, scene.seat)));
  topics.add("innovations", hand_words(Family::Innovations, innovations_in_hand(s, seat, scene.seat)));
  topics.add("row", row_words(player.row));
  topics.add("storage", storage_words(player.storage));
  for (int dock = 0; dock < kDocks; ++dock)
    topics.add(fmt::format("dock {}", dock + 1), train_words(player, dock));
  topics.add("shares", share_words(player));
  topics.add("objectives", short_objectives(player));
  const std::string who =
      fmt::format(" {} {} {} VP  ", badge(scene.pen, seat), scene.pen(Ink::Strong, left(seat_name(seat), 9)),
                  right(std::to_string(CardGame::score(s, seat).total()), 2));
  return flow(who, topics.pieces(), " ", width, 3);
}

// ---- the whole --------------------------------------------------------------------------------------

Lines draw_table(const State& s, const Scene& scene) {
  Lines table = draw_shift(s, scene);
  append(table, draw_zones(s, scene));
  append(table, draw_own_mine(s, scene));
  const auto draw_one = [&](Seat seat) { return draw_rival(s, scene, seat, side_width(scene)); };
  return arrange(scene, table, draw_rivals(scene, s.players, draw_one));
}

}  // namespace

// Within a turn only what the decision is about.
std::string draw_card_game(const State& known, const Scene& scene) {
  if (scene.whole || known.phase == Phase::Turn || known.phase == Phase::Over)
    return join(draw_table(known, scene));
  if (known.phase == Phase::Pay) return join(draw_own_workers(known, scene));
  Lines lines;
  if (known.phase == Phase::Stack) lines = draw_zones(known, scene);
  append(lines, draw_own_mine(known, scene));
  return join(lines);
}

namespace {

// The first that fits counts.
constexpr std::array<UseWords, 16> kUseWords{{
    {"place lorry-left", "Lorries, left stack"},
    {"place lorry-right", "Lorries, right stack"},
    {"place wagon-left", "Wagons, left stack"},
    {"place wagon-right", "Wagons, right stack"},
    {"place engine", "Engines"},
    {"place order", "Orders"},
    {"place share", "Shares"},
    {"place innovation", "Innovations"},
    {"place objective", "Objectives"},
    {"place mine-0-1", "Mining, up to 1 step"},
    {"place mine-1-2", "Mining, 1 or 2 steps"},
    {"place mine-2-3", "Mining, 2 or 3 steps"},
    {"place delivery", "Delivery"},
    {"place wild", "Wild: see 4 of a stack"},
    {"play ", "Innovation: *"},
    {"pass", "Pass"},
}};

}  // namespace

const Board& card_game_board() {
  static const Board kBoard = make_board<CardGame, draw_card_game, ask_card_game, describe_card_game>({
      .shorthand = "'wagon-l' for 'place wagon-left', 'p 2' for 'pay 2+1'",
      .folded = "payments with more innovations",
      .legend = card_game_legend(),
      .use_words = kUseWords,
      .enamel = "#174A3C",
  });
  return kBoard;
}

}  // namespace pithead::cli
