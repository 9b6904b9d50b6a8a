// Schichtwechsel: one's own mine, and the rivals' in short.
#include "games/schichtwechsel/mine.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "cli/boards/schichtwechsel/parts.h"
#include "games/schichtwechsel/game.h"

namespace pithead::cli {
namespace {

using namespace schichtwechsel;  // NOLINT(google-build-using-namespace): this file speaks of nothing else

constexpr std::size_t kMineLabelWidth = 8;

struct Mine {
  const State& s;
  const Scene& scene;
  const Player& player;

  void add(Lines& lines, std::string_view label, const std::vector<std::string>& items,
           std::string_view separator = "   ") const {
    append(lines, labelled_row(scene.pen(Ink::Strong, label), kMineLabelWidth, items, separator));
  }
  std::string faint(std::string_view text) const { return scene.pen(Ink::Faint, text); }
};

// As many cubes as there are, then dots.
std::string places(const Pen& pen, Ink ink, std::string_view cube, int cubes, int room) {
  std::string text;
  for (int i = 0; i < room; ++i) text += i < cubes ? pen(ink, cube) : "·";
  return text;
}

// ---- stocks -----------------------------------------------------------------------------------------

std::string frames_words(const Player& player) {
  std::vector<std::string> frames;
  if (player.frames_on_card > 0) frames.push_back(fmt::format("{} on the card", player.frames_on_card));
  if (const int depot = frames_in_depot(player); depot > 0)
    frames.push_back(fmt::format("{} in the depot", depot));
  if (player.top != kNone) frames.push_back(fmt::format("on {}", kFrameNames[player.top]));
  if (player.left != kNone) frames.push_back(fmt::format("on {}", kFrameNames[at(kRowSpaces + player.left)]));
  return fmt::format("headframes {}", fmt::join(frames, ", "));
}

void add_purse(const Mine& mine, Lines& lines) {
  const Player& player = mine.player;
  const std::string tools = fmt::format("{} {}", count_of(player.tools, "tool"),
                                        mine.faint(fmt::format("({} VP)", kToolPoints * player.tools)));
  mine.add(lines, "units", {mine.scene.pen(Ink::Brass, units_of(player)), tools, frames_words(player)});
}

// The carts with their names, which moves need: K1[c] K2[·] K3[cc].
void add_carts(const Mine& mine, Lines& lines) {
  const Pen& pen = mine.scene.pen;
  std::vector<std::string> carts;
  for (std::size_t cart = 0; cart < at(box_of(mine.s).cart_count); ++cart) {
    const Cart& form = box_of(mine.s).carts[cart];
    const bool closed = mine.s.carts_closed && form.closable;
    std::string text =
        fmt::format("{}{}", kCartNames[cart], cart_of(mine.s, mine.player, static_cast<int>(cart), pen));
    if (form.coal_only) text += mine.faint(" coal only");
    if (form.closable) text += mine.faint(closed ? " closed" : " red-white");
    carts.push_back(std::move(text));
  }
  mine.add(lines, "carts", carts, " ");
}

void add_wagons(const Mine& mine, Lines& lines) {
  const Pen& pen = mine.scene.pen;
  std::string text;
  for_each_wagon(box_of(mine.s), mine.player, [&](int coal, int room) {
    text += fmt::format("[{}]", places(pen, Ink::Black, "c", coal, room));
  });
  text += hides_white_token(box_of(mine.s), mine.player) ? mine.faint(" no W") : " W";
  const std::string tip = fmt::format("tip [{}]", places(pen, Ink::Gray, "s", mine.player.spoil, kTipRoom));
  const std::string use = fmt::format("{} step or 1 VP, {} both, {} a coin", kExchangeTable[0].spoil,
                                      kExchangeTable[3].spoil, kExchangeTable[kCoinExchange].spoil);
  mine.add(lines, "wagons", {text, tip, mine.faint(use)});
}

void add_coke(const Mine& mine, Lines& lines) {
  const Player& player = mine.player;
  const Pen& pen = mine.scene.pen;
  const std::string wagons = fmt::format(
      "[{}][{}]", places(pen, Ink::Brown, "k", player.coke, kCokePerSale),
      places(pen, Ink::Brown, "k", player.coke - kCokePerSale, box_of(mine.s).coke_wagons - kCokePerSale));
  std::string sold = "sold";
  for (int pair = 0; pair < kSales; ++pair)
    sold += pair < player.pairs ? pen(Ink::Good, fmt::format(" [{}]", kSalePoints[at(pair)]))
                                : mine.faint(fmt::format(" {}", kSalePoints[at(pair)]));
  mine.add(lines, "coke",
           {wagons, fmt::format("in plant {}", std::popcount(player.plant)),
            fmt::format("supply {}", kCokeOfPlayer - coke_made(player)), sold + mine.faint(" VP a pair")});
}

// [~~~·]: level 3 of the 4 where it can rest.
void add_water(const Mine& mine, Lines& lines) {
  const int level = mine.player.water;
  const WaterScale& scale = box_of(mine.s).water;
  std::string gauge = mine.scene.pen(Ink::Strong, repeat("~", at(level)));
  gauge += repeat("·", at(scale.top - 1 - level));
  std::string note =
      fmt::format("{} is 1 VP, {} hides a W, {} costs a tool", kWaterBottom, scale.token, scale.top);
  mine.add(lines, "water", {fmt::format("[{}] level {}", gauge, level), mine.faint(note)});
}

// ---- buildings, headframes, tile --------------------------------------------------------------------

void add_bar(const Mine& mine, Lines& lines) {
  std::vector<std::string> spaces;
  for (int space = 0; space < kBarSpaces; ++space) {
    const bool covered = (mine.player.bar >> space & 1U) != 0;
    const std::string text = fmt::format("{} {}", kBarNames[at(space)], bar_words(space));
    spaces.push_back(covered ? mine.faint(fmt::format("({})", text))
                             : mine.scene.pen(Ink::Good, fmt::format("[{}]", text)));
  }
  mine.add(lines, "bar", spaces, " ");
}

void add_tile(const Mine& mine, Lines& lines) {
  if (mine.player.tile == kNone) return;
  const schichtwechsel::Choice& options = kChoiceTable[mine.player.tile];
  mine.add(lines, "tile",
           {std::string(kTileTable[mine.player.tile].name),
            mine.faint(fmt::format("B5: a {}", short_effect(options.a.tasks))),
            mine.faint(fmt::format("b {}", short_effect(options.b.tasks)))});
}

Mine own_mine(const State& s, const Scene& scene) {
  return {.s = s, .scene = scene, .player = s.seats[scene.seat]};
}

// ---- rivals -----------------------------------------------------------------------------------------

std::string uncovered_bonuses(const Player& player) {
  std::string text;
  for (int space = 0; space < kBarSpaces; ++space) {
    if ((player.bar >> space & 1U) == 0) text += fmt::format(" {}", kBarNames[at(space)]);
  }
  return text;
}

}  // namespace

std::string cart_of(const State& s, const Player& player, int cart, const Pen& pen) {
  const int room = box_of(s).carts[at(cart)].places;
  const bool full = (player.full_carts >> cart & 1U) != 0;
  const bool coal = (player.coal_carts >> cart & 1U) != 0;
  const bool empty = !coal && (player.spoil_carts >> cart & 1U) == 0;
  const int cubes = empty ? 0 : full ? room : 1;
  return fmt::format("[{}]", places(pen, coal ? Ink::Black : Ink::Gray, coal ? "c" : "s", cubes, room));
}

Lines draw_purse(const State& s, const Scene& scene) {
  Lines lines;
  add_purse(own_mine(s, scene), lines);
  return lines;
}

Lines draw_stocks(const State& s, const Scene& scene) {
  const Mine mine = own_mine(s, scene);
  Lines lines;
  add_carts(mine, lines);
  add_wagons(mine, lines);
  add_coke(mine, lines);
  add_water(mine, lines);
  return lines;
}

Lines draw_own_mine(const State& s, const Scene& scene) {
  const Mine mine = own_mine(s, scene);
  Lines lines{heading(scene, fmt::format("YOUR MINE   {} {}", seat_letter(scene.seat), seat_name(scene.seat)),
                      kTableWidth - 1)};
  add_purse(mine, lines);
  append(lines, draw_stocks(s, scene));
  add_bar(mine, lines);
  add_tile(mine, lines);
  return lines;
}

Lines draw_rival(const State& s, const Scene& scene, Seat seat, std::size_t width) {
  const Player& player = s.seats[seat];
  const Pen& pen = scene.pen;
  std::string carts = "carts ";
  for (int cart = 0; cart < box_of(s).cart_count; ++cart) carts += cart_of(s, player, cart, pen);
  std::vector<std::string> items;
  if (s.passed.has(seat)) items.emplace_back("passed");
  items.push_back(units_of(player));
  items.push_back(count_of(player.tools, "tool"));
  items.push_back(fmt::format("water {}", player.water));
  items.push_back(std::move(carts));
  if (player.coal > 0) items.push_back(fmt::format("{} coal", player.coal));
  if (player.spoil > 0) items.push_back(fmt::format("tip {}", player.spoil));
  if (player.coke > 0) items.push_back(fmt::format("{} coke on wagons", player.coke));
  if (player.pairs > 0) items.push_back(count_of(player.pairs, "pair") + " sold");
  if (player.bar != kWholeBar) items.push_back("bar" + uncovered_bonuses(player));
  const std::string who =
      fmt::format(" {} {} {} VP  ", badge(pen, seat), pen(Ink::Strong, left(seat_name(seat), 9)),
                  right(std::to_string(Schichtwechsel::score(s, seat).total()), 2));
  return flow(who, items, "; ", width, 3);
}

}  // namespace pithead::cli
