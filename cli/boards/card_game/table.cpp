// The Great Card Game: the table with its zones and stacks.
#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "cli/boards/card_game/parts.h"
#include "games/card_game/game.h"
#include "games/card_game/names.h"

namespace pithead::cli {
namespace {

using namespace card_game;  // NOLINT(google-build-using-namespace): this file speaks of nothing else

constexpr std::size_t kActionColumn = 54;
constexpr std::size_t kNameWidth = 12;
constexpr std::size_t kFaceWidth = 29;

ZoneSet placements(const State& s) {
  Moves moves;
  CardGame::legal(s, moves);
  unsigned zones = 0;
  for (const Move move : moves) {
    if (kPlace.holds(move)) zones |= 1U << kPlace.detail(move);
  }
  return static_cast<ZoneSet>(zones);
}

struct Zones {
  const State& s;
  const Scene& scene;
  bool choosing;       // the seat is about to choose one of them
  ZoneSet open = 0;    // it can go there
  ZoneSet useful = 0;  // it could if it had the workers

  std::string mark(Zone zone) const {
    return (open & only(zone)) != 0 ? scene.pen(Ink::Lamp, "*") : std::string(" ");
  }

  std::string name(Zone zone, std::size_t width) const {
    const bool lit = !choosing || (open & only(zone)) != 0;
    return left(scene.pen(lit ? Ink::Strong : Ink::Faint, name_of(zone)), width);
  }

  // The workers it takes now, and who was there last.
  std::string price(Zone zone) const {
    const Seat last = last_player(s, zone);
    return right(std::to_string(level_of(s, zone) + 1), 2) + " " +
           (last < s.players ? badge(scene.pen, last) : scene.pen(Ink::Faint, "·"));
  }

  std::string stack_line(Zone stack) const {
    const int cards = height_of(s, stack);
    std::string face =
        cards == 0 ? scene.pen(Ink::Faint, "none left") : face_of(family_of(stack), top_of(s, stack));
    // Of cards that are there only an engine can be useless: every dock has one.
    if (cards > 0 && choosing && (useful & only(stack)) == 0) face += scene.pen(Ink::Faint, ", no dock free");
    return fmt::format(" {} {}{} {}{}", mark(stack), name(stack, kNameWidth), price(stack),
                       left(face, kFaceWidth), right(std::to_string(cards), 3));
  }

  std::string action_line(Zone zone) const {
    return fmt::format("{} {}{} {}", mark(zone), name(zone, 9), price(zone),
                       scene.pen(Ink::Faint, action_note(zone)));
  }

  // Why one cannot go there, or what there is to get.
  std::string action_note(Zone zone) const {
    if (choosing && (useful & only(zone)) == 0) return zone == Zone::Delivery ? "no train" : "no move";
    if (choosing && (open & only(zone)) == 0) return "can't pay";
    if (zone == Zone::Mine01) return fmt::format("token {}", s.round + 1);
    return {};
  }
};

Zones look_at_zones(const State& s, const Scene& scene) {
  Zones zones{.s = s, .scene = scene, .choosing = s.phase == Phase::Turn && s.turn == scene.seat};
  if (!zones.choosing) return zones;
  zones.open = placements(s);
  State rich = s;
  mover(rich).workers = kWorkerSets - 1;
  zones.useful = placements(rich);
  return zones;
}

// Cards below the top whose place the seat knows, as far as they may come up before long.
std::string known_in(const State& s, const Scene& scene, Zone stack) {
  constexpr int kSoon = 10;
  const bool looking = s.looked > 0 && s.stack == index(stack);
  std::string text;
  for (int depth = looking ? int{s.looked} : 1; depth < std::min(kSoon, height_of(s, stack)); ++depth) {
    const std::size_t place = place_in(s, stack, depth);
    if (!s.cards.is_certain(place, scene.seat)) continue;
    text += text.empty() ? fmt::format("{} ", name_of(stack)) : "; ";
    text += fmt::format("{}. {}", depth + 1, face_of(family_of(stack), s.cards.at(place)));
  }
  return text;
}

Lines draw_memory(const State& s, const Scene& scene) {
  std::vector<std::string> known;
  for (int i = 0; i < kStacks; ++i) {
    if (std::string text = known_in(s, scene, static_cast<Zone>(i)); !text.empty())
      known.push_back(std::move(text));
  }
  if (known.empty()) return {};
  return wrap(fmt::format(" you know below the top: {}", fmt::join(known, "; ")), kTableWidth - 1, 3);
}

}  // namespace

Lines draw_zones(const State& s, const Scene& scene) {
  const Zones zones = look_at_zones(s, scene);
  Lines stacks{scene.pen(Ink::Faint, "   stack     need   top card              cards left")};
  for (int i = 0; i < kStacks; ++i) stacks.push_back(zones.stack_line(static_cast<Zone>(i)));
  Lines actions{scene.pen(Ink::Faint, "  action need")};
  for (int i = kStacks; i < kZones; ++i) {
    const auto zone = static_cast<Zone>(i);
    if ((table_for(s.players).zones & only(zone)) != 0) actions.push_back(zones.action_line(zone));
  }
  Lines lines{heading(
      scene, zones.choosing ? "TABLE   * open to you; the workers needed; who was there last" : "TABLE",
      kTableWidth - 1)};
  append(lines, beside(stacks, actions, kActionColumn));
  append(lines, draw_memory(s, scene));
  return lines;
}

}  // namespace pithead::cli
