#include "cli/boards/coal_baron.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <utility>
#include <vector>

#include "games/coal_baron/game.h"
#include "games/coal_baron/names.h"
#include "games/coal_baron/scoring.h"
#include "games/coal_baron/spots.h"

namespace pithead::cli {
namespace {

using namespace coal_baron;  // NOLINT(google-build-using-namespace): this file speaks of nothing else

constexpr std::size_t kTableWidth = 80;
constexpr std::size_t kSideWidth = 38;  // rivals and recap stand beside the table when there is as much room

std::size_t at(int i) { return static_cast<std::size_t>(i); }

std::string letter(Coal coal) { return std::string(1, kCoalLetters[static_cast<std::size_t>(coal)]); }

std::string letters_of(Cubes cubes) {
  std::string letters;
  for (int c = 0; c < kColours; ++c) letters.append(at(cubes.of(static_cast<Coal>(c))), kCoalLetters[at(c)]);
  return letters;
}

std::string heading(const Scene& scene, std::string_view title, std::size_t columns) {
  const std::size_t taken = columns_of(title) + 2;
  return scene.pen(Ink::Title, fmt::format(" {} ", title)) +
         scene.pen(Ink::Faint, repeat("─", columns > taken ? columns - taken : 0));
}

// ---- the shift clock --------------------------------------------------------------------------------

constexpr std::array<std::string_view, kElements> kElementHeads{"Y",   "B",   "G", "K", "bar", "car",
                                                                "tru", "eng", "Y", "B", "G",   "K"};

bool scores_now(const State& s, int element) { return element / kElementsPerShift <= s.shift; }

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
  const auto title = [&](int group, std::string_view now, std::string_view later) {
    const bool counts = scores_now(s, group * kElementsPerShift);
    return left(scene.pen(counts ? Ink::Strong : Ink::Faint, counts ? now : later), 19);
  };
  return std::string(16, ' ') + title(0, "delivered coal", "") + title(1, "by vehicle", "vehicle: shift 2+") +
         title(2, "empty carts", "carts: shift 3") + scene.pen(Ink::Strong, " VP") + scene.pen(Ink::Faint, " then");
}

std::string clock_heads(const State& s, const Scene& scene) {
  return clock_row(" counted", [&](int element) {
    const std::string head = right(kElementHeads[at(element)], 3);
    if (!scores_now(s, element)) return " " + scene.pen(Ink::Faint, head);
    if (element >= 4 && element < 8) return " " + head;
    const auto ink = static_cast<Ink>(static_cast<int>(Ink::Yellow) + element % kColours);
    return "   " + scene.pen(ink, kElementHeads[at(element)]);
  });
}

std::string clock_awards(const State& s, const Scene& scene, bool first) {
  return clock_row(first ? " most gets" : " second gets", [&](int element) {
    const int points = first ? kAwards[at(element)].first : kAwards[at(element)].second;
    const std::string text = right(std::to_string(points), 4);
    return scores_now(s, element) ? text : scene.pen(Ink::Faint, text);
  });
}

// A seat's counts: 3* leads alone or tied, 2+ is second.
std::string clock_seat(const State& s, const Scene& scene, Seat seat, const std::vector<Counts>& counts) {
  const std::string name = fmt::format("{} {}{}", badge(scene.pen, seat), scene.players[seat],
                                       seat == s.start_player ? scene.pen(Ink::Faint, " (1st)") : "");
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
  Lines lines{heading(scene, fmt::format("SHIFT {} of {}", s.shift + 1, kShifts), kTableWidth - 1)};
  lines.push_back(clock_groups(s, scene));
  lines.push_back(clock_heads(s, scene));
  lines.push_back(clock_awards(s, scene, true));
  if (s.players > 2) lines.push_back(clock_awards(s, scene, false));
  for (Seat seat = 0; seat < s.players; ++seat) lines.push_back(clock_seat(s, scene, seat, counts));
  return lines;
}

// ---- the yard ---------------------------------------------------------------------------------------

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
  Lines columns(std::string_view title, const std::vector<Column>& all, std::size_t width, bool offers) const {
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
    columns.push_back({fmt::format("{} {}", yard.name(space), pen(Ink::Brass, fmt::format("{}M", price_of(tile)))),
                       fmt::format("{} {}", coal_letters(pen, carts), side_of(tile) == Side::Light ? "light" : "dark"),
                       space});
  }
  const std::size_t width = columns.size() > 7 ? 8 : 9;
  Lines lines = yard.columns(" FACTORY", columns, width, true);
  lines[0] += yard.name(Space::Fdraw);
  lines[1] += fmt::format("{} left", s.tiles.size());
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
  columns.push_back({yard.name(Space::Odraw), fmt::format("{} left", s.orders.size()), Space::Odraw});
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
  return {left(fmt::format("{} {}", yard.name(Space::Bank), pen(Ink::Brass, "1M")), 16) + pen(Ink::Faint, "canteen"),
          left(gathered(yard.s, yard.scene, &Player::bank), 16) + gathered(yard.s, yard.scene, &Player::canteen)};
}

// What the seat remembers of the stacks, as far as it knows the place exactly.
template <class Stack, class Name>
std::string known_places(const Stack& stack, Seat seat, Name name) {
  std::string text;
  for (std::size_t depth = 0; depth < stack.size(); ++depth) {
    if (!stack.exact_knowers(stack.size() - 1 - depth).has(seat)) continue;
    if (!text.empty()) text += ", ";
    text += fmt::format("{} {}", depth + 1, name(stack.from_top(depth)));
  }
  return text;
}

Lines draw_memory(const State& s, const Scene& scene) {
  Lines lines;
  const auto remember = [&](std::string_view title, const std::string& places) {
    if (places.empty()) return;
    append(lines, wrap(fmt::format(" {} {}", scene.pen(Ink::Faint, title), places), kTableWidth - 1, 10));
  };
  remember("you know tiles from the top:", known_places(s.tiles, scene.seat, tile_name));
  remember("you know orders from the top:", known_places(s.orders, scene.seat, order_name));
  return lines;
}

std::string yard_heading(const State& s, const Scene& scene) {
  const int workers = s.seats[scene.seat].workers;
  return heading(scene, fmt::format("YARD   you have {} Marks and {} worker{}", s.seats[scene.seat].marks, workers,
                                    workers == 1 ? "" : "s"),
                 kTableWidth - 1);
}

Lines draw_yard(const State& s, const Scene& scene) {
  const Yard yard{s, scene, usable_spaces(s, scene)};
  Lines lines{yard_heading(s, scene)};
  append(lines, draw_factory(yard));
  append(lines, beside(draw_row(yard, " MINING", Space::M4, Space::M10, 7),
                       draw_row(yard, "MONEY", Space::Money3, Space::Money6, 8), 38));
  append(lines, beside(draw_row(yard, " DELIVERY", Space::Barrow, Space::Engine, 9), draw_bank_and_canteen(yard), 48));
  append(lines, draw_orders_on_offer(yard));
  append(lines, draw_memory(s, scene));
  return lines;
}

// ---- a pit in section -------------------------------------------------------------------------------

// The galleries of one level. Which cart holds which cube has no meaning in the rules: cubes are drawn from
// the printed cart outwards.
struct Galleries {
  std::string light, dark;
};

Side printed_side(Coal level) {
  return level == Coal::Yellow || level == Coal::Black ? Side::Dark : Side::Light;
}

Galleries draw_galleries(const Player& player, Coal level, const Pen& pen) {
  std::string cubes = letters_of(player.coal[static_cast<std::size_t>(level)]);
  // Coal of the level's own colour is nearest to the shaft.
  std::stable_partition(cubes.begin(), cubes.end(), [&](char cube) { return cube == letter(level)[0]; });
  const auto carts = [&](std::size_t count, std::string_view brackets) {
    std::string text(1, brackets[0]);
    for (; count > 0; --count) {
      text += cubes.empty() ? "·" : coal_letters(pen, cubes.substr(0, 1));
      if (!cubes.empty()) cubes.erase(0, 1);
    }
    return text + brackets[1];
  };
  Galleries galleries;
  (printed_side(level) == Side::Light ? galleries.light : galleries.dark) = carts(1, "()");
  for (const Side side : {Side::Light, Side::Dark}) {
    for (const int count : {1, 2}) {
      for (int i = 0; i < player.tiles_of(make_tile(level, count, side)); ++i) {
        const std::string tile = carts(at(count), "[]");
        if (side == Side::Light) galleries.light.insert(0, tile);
        if (side == Side::Dark) galleries.dark += tile;
      }
    }
  }
  return galleries;
}

std::string draw_cage(const Player& player, const Pen& pen) {
  const std::string cubes = letters_of(player.cage);
  return pen(Ink::Brass, "{") + coal_letters(pen, cubes) + repeat("·", kCagePlaces - cubes.size()) +
         pen(Ink::Brass, "}");
}

std::string pit_sum(const Player& player, const Pen& pen) {
  int tiles = 0;
  int light = 0;
  for (Tile kind = 0; kind < kTileKinds; ++kind) {
    tiles += player.tiles_of(kind);
    if (side_of(kind) == Side::Light) light += player.tiles_of(kind);
  }
  const int uneven = imbalance(player);
  const std::string balance = uneven == 0 ? "balanced" : pen(Ink::Bad, fmt::format("{} VP", -kImbalancePenalty * uneven));
  const std::string storage = letters_of(player.storage);
  return fmt::format(" storage {}  tiles {} light {} dark, {}", storage.empty() ? "·" : coal_letters(pen, storage), light,
                     tiles - light, balance);
}

Lines draw_pit(const Player& player, const Pen& pen) {
  std::array<Galleries, kColours> levels;
  std::size_t side = 7;
  for (int c = 0; c < kColours; ++c) {
    levels[at(c)] = draw_galleries(player, static_cast<Coal>(c), pen);
    side = std::max({side, columns_of(levels[at(c)].light), columns_of(levels[at(c)].dark)});
  }
  const auto shaft = [&](int level, std::string_view wall) {
    return player.level == level ? draw_cage(player, pen) : std::string(wall);
  };
  Lines lines{" surface    " + repeat("─", side) + shaft(kSurface, "┐     ┌") + repeat("─", side)};
  for (int c = 0; c < kColours; ++c) {
    const std::string name = fmt::format(" {} {}", c + 1, kCoalNames[at(c)]);
    lines.push_back(left(name, 12) + right(levels[at(c)].light, side) + shaft(c + 1, "│     │") + levels[at(c)].dark);
  }
  lines.push_back(pen(Ink::Faint, std::string(12, ' ') + right("light", side) + "       dark"));
  lines.push_back(pit_sum(player, pen));
  return lines;
}

// ---- outstanding orders -----------------------------------------------------------------------------

// Spots in brackets are filled: K [K] [YB].
std::string draw_spots(const State& s, Order order, const Pen& pen) {
  std::string text;
  for (int spot = 0; spot < spots_of(order); ++spot) {
    if (!text.empty()) text += ' ';
    const Cubes lying = cubes_on_spot(lying_on(s, order, spot), spot_coal(order, spot));
    text += lying.total() == 0 ? letter(spot_coal(order, spot)) : "[" + coal_letters(pen, letters_of(lying)) + "]";
  }
  return text;
}

Lines draw_own_orders(const State& s, const Scene& scene) {
  const OrderSet outstanding = s.seats[scene.seat].outstanding;
  Lines lines{scene.pen(Ink::Strong, "your orders") + scene.pen(Ink::Faint, "  [K] is filled")};
  for (OrderSet left_over = outstanding; left_over != 0; left_over &= left_over - 1) {
    const auto order = static_cast<Order>(std::countr_zero(left_over));
    const bool ready = (s.complete & only(order)) != 0;
    lines.push_back(left(order_name(order), 14) +
                    scene.pen(Ink::Brass, right(fmt::format("{} VP ", kOrderCards[order].points), 6)) + " " +
                    (ready ? scene.pen(Ink::Good, "ready") : draw_spots(s, order, scene.pen)));
  }
  if (outstanding == 0) lines.push_back("none");
  return lines;
}

Lines draw_own_pit(const State& s, const Scene& scene) {
  const Player& player = s.seats[scene.seat];
  Lines lines{heading(scene, fmt::format("YOUR PIT   {} {}", seat_letter(scene.seat), seat_name(scene.seat)),
                      kTableWidth - 1)};
  const Lines pit = draw_pit(player, scene.pen);
  const Lines orders = draw_own_orders(s, scene);
  const std::size_t column = std::max<std::size_t>(widest(pit) + 3, 44);
  if (column + widest(orders) < scene.width) {
    append(lines, beside(pit, orders, column));
  } else {
    append(lines, pit);
    for (const std::string& order : orders) lines.push_back(" " + order);
  }
  return lines;
}

// ---- rivals and recap -------------------------------------------------------------------------------

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
    text += fmt::format("{}{} {}/{}", c == 0 ? "" : "  ", letter(coal), carts_on_level(player, coal) - empty_carts(player, coal),
                        carts_on_level(player, coal));
  }
  return text;
}

Lines draw_rival(const State& s, const Scene& scene, Seat seat, std::size_t width) {
  const Player& player = s.seats[seat];
  const Pen& pen = scene.pen;
  const std::string cage = player.level == kSurface ? "up" : fmt::format("on {}", player.level);
  std::string first = fmt::format(" {} {} {}, {} worker{}  cage {} {}", badge(pen, seat), pen(Ink::Strong, seat_name(seat)),
                                  pen(Ink::Brass, fmt::format("{} Marks", player.marks)), player.workers,
                                  player.workers == 1 ? "" : "s", cage, draw_cage(player, pen));
  if (player.storage.total() > 0) first += fmt::format("  storage {}", coal_letters(pen, letters_of(player.storage)));
  Lines lines = wrap(first, width, 3);
  append(lines, wrap(fmt::format("   coal/carts {}", rival_carts(player)), width, 3));
  append(lines, wrap("   " + rival_orders(s, player), width, 3));
  return lines;
}

Lines draw_rivals(const State& s, const Scene& scene, std::size_t width) {
  Lines lines{heading(scene, "RIVALS", width)};
  for (int i = 1; i < s.players; ++i) {
    append(lines, draw_rival(s, scene, static_cast<Seat>((scene.seat + i) % s.players), width));
  }
  return lines;
}

Lines draw_recap(const Scene& scene, std::size_t width) {
  Lines lines;
  if (scene.recap.empty()) return lines;
  lines.push_back(heading(scene, "SINCE YOUR LAST TURN", width));
  for (const std::string& sentence : scene.recap) append(lines, wrap(" " + sentence, width, 3));
  return lines;
}

// ---- the whole --------------------------------------------------------------------------------------

Lines draw_table(const State& s, const Scene& scene) {
  Lines lines = draw_clock(s, scene);
  append(lines, draw_yard(s, scene));
  append(lines, draw_own_pit(s, scene));
  const bool beside_it = scene.width >= kTableWidth + kSideWidth;
  const std::size_t width = (beside_it ? scene.width - kTableWidth : kTableWidth) - 1;
  Lines side = draw_rivals(s, scene, width);
  append(side, draw_recap(scene, width));
  if (beside_it) return beside(lines, side, kTableWidth);
  append(lines, side);
  return lines;
}

// Within a turn only what the decision is about.
bool needs_table(const State& s) { return s.phase == Phase::Draft || s.phase == Phase::Place || s.phase == Phase::Over; }

}  // namespace

std::string coal_letters(const Pen& pen, std::string_view letters) {
  std::string text;
  for (const char each : letters) {
    const auto coal = kCoalLetters.find(each);
    text += pen(static_cast<Ink>(static_cast<std::size_t>(Ink::Yellow) + coal), std::string(1, each));
  }
  return text;
}

std::string draw_coal_baron(const State& known, const Scene& scene) {
  if (scene.whole || needs_table(known)) return join(draw_table(known, scene));
  return join(draw_own_pit(known, scene));
}

const Board kCoalBaronBoard{
    .game = CoalBaron::kInfo.id,
    .draw =
        [](const AnyState& truth, const Scene& scene) {
          State known = static_cast<const StateOf<CoalBaron>&>(truth).get();
          CoalBaron::forget_hidden(known, scene.seat);
          return draw_coal_baron(known, scene);
        },
    .question = [](const AnyState& state) { return ask_coal_baron(static_cast<const StateOf<CoalBaron>&>(state).get()); },
    .describe =
        [](const AnyGame& /*game*/, const AnyState& state, Move move) {
          return describe_coal_baron(static_cast<const StateOf<CoalBaron>&>(state).get(), move);
        },
    .rules = kCoalBaronRules,
};

}  // namespace pithead::cli
