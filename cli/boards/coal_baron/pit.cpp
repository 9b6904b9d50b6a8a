// Coal Baron: one's own pit in section, with the orders that wait for its coal.
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

std::string pit_sum(const Player& player, const Pen& pen) {
  int tiles = 0;
  int light = 0;
  for (Tile kind = 0; kind < kTileKinds; ++kind) {
    tiles += player.tiles_of(kind);
    if (side_of(kind) == Side::Light) light += player.tiles_of(kind);
  }
  const int uneven = imbalance(player);
  const std::string balance =
      uneven == 0 ? "balanced" : pen(Ink::Bad, fmt::format("{} VP", -kImbalancePenalty * uneven));
  const std::string storage = letters_of(player.storage);
  return fmt::format(" storage {}  tiles {} light {} dark, {}",
                     storage.empty() ? "·" : coal_letters(pen, storage), light, tiles - light, balance);
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
  Lines lines{" surface    " + pen(Ink::Faint, "light " + repeat("─", side - 6)) +
              shaft(kSurface, "┐     ┌") + pen(Ink::Faint, repeat("─", side - 5) + " dark")};
  for (int c = 0; c < kColours; ++c) {
    const std::string name = fmt::format(" {} {}", c + 1, kCoalNames[at(c)]);
    lines.push_back(left(name, 12) + right(levels[at(c)].light, side) + shaft(c + 1, "│     │") +
                    levels[at(c)].dark);
  }
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
    text += lying.total() == 0 ? letter(spot_coal(order, spot))
                               : "[" + coal_letters(pen, letters_of(lying)) + "]";
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
  if (outstanding == 0) lines.emplace_back("none");
  return lines;
}

}  // namespace

std::string letters_of(Cubes cubes) {
  std::string letters;
  for (int c = 0; c < kColours; ++c) letters.append(at(cubes.of(static_cast<Coal>(c))), kCoalLetters[at(c)]);
  return letters;
}

std::string coal_letters(const Pen& pen, std::string_view letters) {
  std::string text;
  for (const char each : letters) {
    const auto coal = kCoalLetters.find(each);
    text += pen(static_cast<Ink>(static_cast<std::size_t>(Ink::Yellow) + coal), std::string(1, each));
  }
  return text;
}

std::string draw_cage(const Player& player, const Pen& pen) {
  const std::string cubes = letters_of(player.cage);
  return pen(Ink::Brass, "{") + coal_letters(pen, cubes) + repeat("·", kCagePlaces - cubes.size()) +
         pen(Ink::Brass, "}");
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

}  // namespace pithead::cli
