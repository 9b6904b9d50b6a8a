// Coal Baron: the yard with its worker spaces.
#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
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

// The spaces on which the seat could place now; all when it is not about to place.
SpaceSet usable_spaces(const State& s, const Scene& scene) {
  if (s.phase != Phase::Place || s.turn != scene.seat) return span_of(Space::F1, Space::Bank);
  Moves moves;
  CoalBaron::legal(s, moves);
  SpaceSet spaces = 0;
  for (const Move move : moves) spaces |= only(space_at(kPlace.detail(move)));
  return spaces;
}

struct Yard {
  const State& s;
  const Scene& scene;
  SpaceSet usable;

  bool locked(Space space) const { return s.crowds[at(index(space))] == kLocked; }

  std::string name(Space space) const {
    const bool lit = (usable & only(space)) != 0;
    return scene.pen(lit ? Ink::Strong : Ink::Faint, kSpaceNames[at(index(space))]);
  }

  // Who stands there and how many workers it takes to follow: C2→3.
  std::string crowd(Space space) const {
    const Crowd crowd = s.crowds[at(index(space))];
    const int workers = workers_in(crowd);
    if (workers == 0) return scene.pen(Ink::Faint, "·");
    return fmt::format("{}{}→{}", badge(scene.pen, owner_of(crowd)), workers, workers + 1);
  }

  // Spaces side by side: what stands on top of each, what lies there, who stands there.
  struct Column {
    std::string top, middle;
    Space space;
  };
  Lines columns(std::string_view title, const std::vector<Column>& all, std::size_t width,
                bool offers) const {
    Lines lines{left(scene.pen(Ink::Strong, title), 10), std::string(10, ' ')};
    if (offers) lines.insert(lines.begin() + 1, std::string(10, ' '));
    for (const Column& column : all) {
      lines.front() += left(column.top, width);
      if (offers) lines[1] += left(column.middle, width);
      lines.back() += left(crowd(column.space), width);
    }
    return lines;
  }
};

Lines draw_factory(const Yard& yard) {
  const State& s = yard.s;
  const Pen& pen = yard.scene.pen;
  // Eight spaces leave no room for long words.
  const bool crowded = !yard.locked(Space::F8);
  const std::size_t width = crowded ? 8 : 9;
  const std::array<std::string_view, 2> sides = crowded ? std::array<std::string_view, 2>{"lt", "dk"}
                                                        : std::array<std::string_view, 2>{"light", "dark"};
  std::vector<Yard::Column> columns;
  for (int i = 0; i < kTileSpaces; ++i) {
    const Space space = after(Space::F1, i);
    if (yard.locked(space)) continue;
    const Tile tile = s.open_tiles[at(i)];
    if (tile == kNoTile) {
      columns.push_back({yard.name(space), "none", space});
      continue;
    }
    const std::string carts = repeat(letter(coal_of(tile)), at(carts_of(tile)));
    columns.push_back(
        {fmt::format("{} {}", yard.name(space), pen(Ink::Brass, fmt::format("{}M", price_of(tile)))),
         fmt::format("{} {}", coal_letters(pen, carts), sides[static_cast<std::size_t>(side_of(tile))]),
         space});
  }
  Lines lines = yard.columns(" FACTORY", columns, width, true);
  lines[0] += yard.name(Space::Fdraw);
  lines[1] += fmt::format("({})", s.tiles.size());
  lines[2] += yard.crowd(Space::Fdraw);
  return lines;
}

Lines draw_orders_on_offer(const Yard& yard) {
  const State& s = yard.s;
  const Pen& pen = yard.scene.pen;
  std::vector<Yard::Column> columns;
  for (int i = 0; i < kOrderSpaces; ++i) {
    const Space space = after(Space::O1, i);
    if (yard.locked(space)) continue;
    const Order order = s.open_orders[at(i)];
    std::string card = "none";
    if (order != kNoOrder) {
      card = fmt::format("{} {}", coal_letters(pen, kOrderCards[order].spots),
                         pen(Ink::Brass, fmt::format("{}VP", kOrderCards[order].points)));
    }
    const auto vehicle = order == kNoOrder ? "" : kVehicleNames[static_cast<std::size_t>(vehicle_of(order))];
    columns.push_back({fmt::format("{} {}", yard.name(space), vehicle), card, space});
  }
  columns.push_back({yard.name(Space::Odraw), fmt::format("({})", s.orders.size()), Space::Odraw});
  return yard.columns(" ORDERS", columns, 14, true);
}

Lines draw_row(const Yard& yard, std::string_view title, Space first, Space last, std::size_t width) {
  std::vector<Yard::Column> columns;
  for (int i = index(first); i <= index(last); ++i) {
    if (!yard.locked(space_at(i))) columns.push_back({yard.name(space_at(i)), "", space_at(i)});
  }
  return yard.columns(title, columns, width, false);
}

// Workers of everybody at the bank or in the canteen.
std::string gathered(const State& s, const Scene& scene, std::uint8_t Player::* where) {
  std::string text;
  for (Seat seat = 0; seat < s.players; ++seat) {
    if (s.seats[seat].*where == 0) continue;
    if (!text.empty()) text += ' ';
    text += badge(scene.pen, seat) + std::to_string(s.seats[seat].*where);
  }
  return text.empty() ? scene.pen(Ink::Faint, "·") : text;
}

Lines draw_bank_and_canteen(const Yard& yard) {
  const Pen& pen = yard.scene.pen;
  return {
      left(fmt::format("{} {}", yard.name(Space::Bank), pen(Ink::Brass, "1M")), 16) +
          pen(Ink::Faint, "canteen"),
      left(gathered(yard.s, yard.scene, &Player::bank), 16) + gathered(yard.s, yard.scene, &Player::canteen)};
}

// What the seat remembers of a stack, as far as it knows the place exactly: the places soonest drawn.
template <class Stack, class Name>
std::string known_places(const Stack& stack, Seat seat, Name name) {
  constexpr int kEnough = 6;
  std::string text;
  int known = 0;
  for (std::size_t depth = 0; depth < stack.size(); ++depth) {
    if (!stack.cards().is_certain(stack.size() - 1 - depth, seat)) continue;
    if (++known > kEnough) continue;
    text += fmt::format("{}{}. {}", known == 1 ? "" : ", ", depth + 1, name(stack.from_top(depth)));
  }
  if (known > kEnough) text += fmt::format(" and {} deeper", known - kEnough);
  return text;
}

Lines draw_memory(const State& s, const Scene& scene) {
  Lines lines;
  const auto remember = [&](std::string_view title, const std::string& places) {
    if (places.empty()) return;
    append(lines, wrap(fmt::format(" {} {}", title, places), kTableWidth - 1, 10));
  };
  remember("next tiles you know:", known_places(s.tiles, scene.seat, tile_name));
  remember("next orders you know:", known_places(s.orders, scene.seat, order_name));
  return lines;
}

std::string yard_heading(const State& s, const Scene& scene) {
  const Player& player = s.seats[scene.seat];
  return heading(scene,
                 fmt::format("YARD   you have {} and {}", count_of(player.marks, "Mark"),
                             count_of(player.workers, "worker")),
                 kTableWidth - 1);
}

}  // namespace

Lines draw_yard(const coal_baron::State& s, const Scene& scene) {
  const Yard yard{s, scene, usable_spaces(s, scene)};
  Lines lines{yard_heading(s, scene)};
  append(lines, draw_factory(yard));
  append(lines, beside(draw_row(yard, " MINING", Space::M4, Space::M10, 7),
                       draw_row(yard, "MONEY", Space::Money3, Space::Money6, 8), 38));
  append(lines, beside(draw_row(yard, " DELIVERY", Space::Barrow, Space::Engine, 9),
                       draw_bank_and_canteen(yard), 48));
  if (s.phase != Phase::Draft) append(lines, draw_orders_on_offer(yard));
  append(lines, draw_memory(s, scene));
  return lines;
}

}  // namespace pithead::cli
