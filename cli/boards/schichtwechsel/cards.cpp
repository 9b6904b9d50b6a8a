// Schichtwechsel: the action cards, a row for each kind and a column for each size.
#include <algorithm>
#include <array>
#include <cstddef>
#include <string>

#include <fmt/format.h>

#include "cli/boards/schichtwechsel/parts.h"
#include "games/schichtwechsel/game.h"

namespace pithead::cli {
namespace {

using namespace schichtwechsel;  // NOLINT(google-build-using-namespace): this file speaks of nothing else

constexpr std::size_t kLabelWidth = 7;
constexpr std::size_t kLargeWidth = 23;
constexpr std::size_t kMediumWidth = 25;
constexpr std::size_t kSmallWidth = kTableWidth - 1 - kLabelWidth - kLargeWidth - kMediumWidth;

// Cards by name, so that the table of components stays the only place that numbers them.
constexpr int card_called(std::string_view name) {
  std::size_t card = 0;
  while (kCardNames[card] != name) ++card;
  return static_cast<int>(card);
}

constexpr int kNoCard = -1;
struct Row {
  std::string_view label;
  int large, medium, small;
};
constexpr std::array<Row, 9> kRows{{
    {"cart", card_called("cart-L"), card_called("cart-M"), card_called("cart-S")},
    {"coke", card_called("coke-L"), card_called("coke-M"), card_called("coke-S")},
    {"load", card_called("load-L"), card_called("load-M"), card_called("load-S")},
    {"route", card_called("route-L1"), card_called("route-M1"), card_called("route-S")},
    {"", card_called("route-L2"), card_called("route-M2"), kNoCard},
    {"miner", card_called("miner-L"), card_called("miner-M"), kNoCard},
    {"water", card_called("water-L"), kNoCard, card_called("water-S")},
    {"head", card_called("head-2"), card_called("head-1"), kNoCard},
    {"first", card_called("first"), kNoCard, kPersonalCard},
}};

struct Cards {
  const State& s;
  const Scene& scene;
  bool choosing;       // the seat is about to choose one of them
  CardSet usable = 0;  // it can choose these

  bool in_play(int card) const {
    return card == kPersonalCard || (card >= 0 && (box_of(s).cards_for[s.players] >> card & 1U) != 0);
  }

  // Numbers stand before white tokens and coins, players' tokens are letters: "2W R 1C".
  std::string laid_on(int card, std::size_t room) const {
    const Laid& laid = s.laid[place_of(static_cast<std::uint8_t>(card), scene.seat)];
    std::string text;
    if (laid.white > 0) text += scene.pen(Ink::Brass, fmt::format(" {}W", laid.white));
    if (!laid.tokens.empty()) text += ' ';
    for (Seat seat = 0; seat < s.players; ++seat) text += laid.tokens.has(seat) ? badge(scene.pen, seat) : "";
    if (laid.coins > 0) text += scene.pen(Ink::Brass, fmt::format(" {}C", laid.coins));
    // Only a card of many uses can run out of room, and there it does not matter what exactly lies there.
    if (columns_of(text) <= room) return text;
    return fmt::format(" ({})", laid.white + laid.tokens.size() + laid.coins);
  }

  // What is left of a card's name behind its kind: "L1", and its marks: + white border, ! no copying.
  std::string name_in_row(int card) const {
    if (card == kPersonalCard) return std::string(kPersonalName);
    const std::string_view name = card_name(card);
    const std::size_t hyphen = name.find('-');
    std::string text(hyphen == std::string_view::npos ? "" : name.substr(hyphen + 1));
    if (box_of(s).cards[at(card)].multi) text += '+';
    if (!box_of(s).cards[at(card)].copy) text += '!';
    return text;
  }

  std::string effect(int card) const {
    if (card == kPersonalCard) {
      const int spaces = kHeadframes - s.seats[scene.seat].frames_on_card;
      return fmt::format("{}, {} rail", short_effect(kPersonalWater), spaces);
    }
    const Card& form = box_of(s).cards[at(card)];
    const std::string text = card == kWaterCard
                                 ? fmt::format("W: {}   P or C: {}", short_effect(form.effects),
                                               short_effect(box_of(s).water_by_token()))
                                 : short_effect(form.effects);
    if (form.cost == Cost::Coin) return "1C: " + text;
    // A box may have it large, although it stands where others have a medium one.
    const bool among_medium = std::ranges::any_of(kRows, [&](const Row& row) { return row.medium == card; });
    return among_medium && form.cost == Cost::Token ? "1P: " + text : text;
  }

  // A long text takes room from the small card, where the row has none.
  std::size_t large_width(const Row& row) const {
    constexpr std::size_t kMarkAndName = 4;
    constexpr std::size_t kTokenAndGap = 3;
    if (row.small != kNoCard || !in_play(row.large)) return kLargeWidth;
    const std::size_t text = kMarkAndName + columns_of(effect(row.large));
    return text < kLargeWidth ? kLargeWidth : text + kTokenAndGap;
  }

  // One column of the room stays free before the next cell.
  std::string cell(int card, std::size_t width) const {
    if (!in_play(card)) return {};
    const std::size_t room = width - 1;
    const bool can = (usable >> card & 1U) != 0;
    const bool closed = is_closed(s, place_of(static_cast<std::uint8_t>(card), scene.seat));
    const bool lit = choosing ? can : !closed;
    const std::string text = fmt::format("{} {}", left(name_in_row(card), 2), effect(card));
    const std::size_t taken = 1 + columns_of(text);
    return (can ? scene.pen(Ink::Lamp, "*") : " ") + (lit ? text : scene.pen(Ink::Faint, text)) +
           laid_on(card, taken < room ? room - taken : 0);
  }

  void draw_row(const Row& row, Lines& lines) const {
    std::string line = left(fmt::format(" {}", scene.pen(Ink::Strong, row.label)), kLabelWidth);
    // With two or three players one water card stands for two and needs their room.
    if (row.label == "water" && !in_play(row.large))
      return lines.push_back(line + cell(kWaterCard, kTableWidth));
    if (!in_play(row.large) && !in_play(row.medium)) return;
    const std::size_t spare = in_play(row.medium) ? 0 : kMediumWidth;
    const std::size_t large = large_width(row);
    line = left(line + cell(row.large, large + spare), kLabelWidth + large);
    line = left(line + cell(row.medium, kMediumWidth), kLabelWidth + large + kMediumWidth);
    lines.push_back(line + cell(row.small, kSmallWidth + 1));
  }
};

Cards look_at_cards(const State& s, const Scene& scene) {
  Cards cards{.s = s, .scene = scene, .choosing = s.turn == scene.seat};
  cards.choosing = cards.choosing && (s.question == Question::Turn || s.question == Question::Copy);
  if (!cards.choosing) return cards;
  Moves moves;
  Schichtwechsel::legal(s, moves);
  for (const Move move : moves) {
    if (kCard.holds(move)) cards.usable |= CardSet{1} << kCard.detail(move);
    if (kCopy.holds(move)) cards.usable |= CardSet{1} << kCopy.detail(move);
  }
  return cards;
}

}  // namespace

Lines draw_cards(const State& s, const Scene& scene) {
  const Cards cards = look_at_cards(s, scene);
  Lines lines{heading(scene,
                      cards.choosing
                          ? "ACTION CARDS   * open to you   + many times   ! no copying   ~ pit water"
                          : "ACTION CARDS   + many times   ! no copying   ~ pit water",
                      kTableWidth - 1)};
  lines.push_back(scene.pen(Ink::Faint, std::string(kLabelWidth + 1, ' ') + left("large, 1 P", kLargeWidth) +
                                            left("medium, 2 W", kMediumWidth) + "small, 1 W"));
  for (const Row& row : kRows) cards.draw_row(row, lines);
  return lines;
}

}  // namespace pithead::cli
