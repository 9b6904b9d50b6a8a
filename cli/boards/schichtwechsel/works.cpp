// Schichtwechsel: the board that all share, from the tracks to the bag.
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "cli/boards/schichtwechsel/parts.h"

namespace pithead::cli {
namespace {

using namespace schichtwechsel;  // NOLINT(google-build-using-namespace): this file speaks of nothing else

constexpr std::size_t kWorksLabelWidth = 7;

Lines labelled(const Scene& scene, std::string_view label, const std::vector<std::string>& items,
               std::string_view separator) {
  return labelled_row(scene.pen(Ink::Strong, label), kWorksLabelWidth, items, separator);
}

template <class Pred>
std::string badges_of(const State& s, const Scene& scene, Pred pred) {
  std::string text;
  for (Seat seat = 0; seat < s.players; ++seat) text += pred(s.seats[seat]) ? badge(scene.pen, seat) : "";
  return text;
}

// ---- tracks -----------------------------------------------------------------------------------------

// [bm]: what crossing it brings.
std::string draw_barrier(const Barrier& barrier) {
  std::string text = "[";
  for (const Task task : barrier.benefits) {
    if (task.effect == Effect::Build) text += 'b';
    if (task.effect == Effect::DiscardTool) text += 't';
    if (task.effect == Effect::MoveMiner) text += 'm';
    if (task.effect != Effect::MinerOrHeadframe) continue;
    text += (task.amount & kWithoutMiner) != 0 ? 'h' : 'm';
    if (points_instead(task) != 0) text += std::to_string(points_instead(task));
  }
  return text + ']';
}

int end_points(const State& s, Track track) {
  return s.first_at_end[static_cast<std::size_t>(track)] == kNobody ? kFirstPoints : kLaterPoints;
}

std::string points_along(const State& s, Track track) {
  std::string text = "VP";
  for (const Threshold& threshold : box_of(s).form_of(track).thresholds)
    text += fmt::format(" {}:{}", threshold.space, threshold.points);
  return text + fmt::format(" {}:{}", box_of(s).length_of(track), end_points(s, track));
}

// A free space shows what it is worth.
std::string free_space(const State& s, Track track, int space) {
  for (const Threshold& threshold : box_of(s).form_of(track).thresholds) {
    if (threshold.space == space) return std::to_string(threshold.points);
  }
  return space == box_of(s).length_of(track) ? std::to_string(end_points(s, track)) : "·";
}

std::string draw_track(const State& s, const Scene& scene, Track track) {
  const auto t = static_cast<std::size_t>(track);
  std::string line = left(fmt::format(" {}", scene.pen(Ink::Strong, kTrackNames[t])), kWorksLabelWidth);
  for (int space = 0; space <= box_of(s).length_of(track); ++space) {
    const std::string discs =
        badges_of(s, scene, [&](const Player& player) { return space_on(player, track) == space; });
    line += discs.empty() ? scene.pen(Ink::Faint, free_space(s, track, space)) : discs;
    const int barrier = box_of(s).barrier_after[t][at(space)];
    line += barrier == 0 ? " " : draw_barrier(box_of(s).form_of(track).barriers[at(barrier - 1)]);
  }
  // A long track has no room for them, but free spaces show what they are worth, too.
  const std::string points = points_along(s, track);
  if (columns_of(line) + columns_of(points) >= kTableWidth) return line;
  return left(line, kTableWidth - 1 - columns_of(points)) + scene.pen(Ink::Faint, points);
}

// ---- spaces with owners -----------------------------------------------------------------------------

std::string draw_lot(const State& s, const Scene& scene, Lot lot) {
  std::string text = fmt::format("{} [", scene.pen(Ink::Strong, kLotNames[static_cast<std::size_t>(lot)]));
  int taken = 0;
  for (Seat seat = 0; seat < s.players; ++seat) {
    for (int i = buildings_in(s.seats[seat], lot); i > 0; --i, ++taken) text += badge(scene.pen, seat);
  }
  const int spaces = box_of(s).lots[static_cast<std::size_t>(lot)][at(s.players - kMinPlayers)];
  text += spaces == kNoLimit ? (taken == 0 ? "·" : "") : repeat("·", at(spaces - taken));
  return fmt::format("{}] {}", text, lot_words(lot));
}

std::string draw_frame_space(const State& s, const Scene& scene, int space) {
  const std::string owner = badges_of(s, scene, [&](const Player& player) {
    return space < kRowSpaces ? player.top == space : player.left == space - kRowSpaces;
  });
  return fmt::format("{} {}{}", scene.pen(Ink::Strong, kFrameNames[at(space)]),
                     owner.empty() ? "" : fmt::format("[{}] ", owner), short_effect(kFrameTable[at(space)]));
}

std::string draw_depot(const State& s, const Scene& scene) {
  std::string text;
  for (Seat seat = 0; seat < s.players; ++seat) {
    for (int i = frames_in_depot(s.seats[seat]); i > 0; --i) text += badge(scene.pen, seat);
  }
  return text.empty() ? "" : fmt::format("depot [{}]", text);
}

// The gate is worth most to the first miner who gets there.
std::string draw_circle(const State& s, const Scene& scene, std::uint8_t place) {
  const std::string miners = badges_of(s, scene, [&](const Player& player) { return player.miner == place; });
  std::string text = scene.pen(Ink::Strong, circle_name(box_of(s), place));
  if (!miners.empty()) text += fmt::format(" [{}]", miners);
  if (const std::string benefit = short_effect(box_of(s).circles[place].benefit); !benefit.empty())
    text += " " + benefit;
  if (place == kGateOut) text += fmt::format(", {} VP", s.first_out == kNobody ? kFirstPoints : kLaterPoints);
  return text;
}

}  // namespace

Lines draw_tracks(const State& s, const Scene& scene) {
  Lines lines{heading(scene, "WORKS   barriers: b building  t tool away  m miner or headframe, m2 or 2 VP",
                      kTableWidth - 1)};
  for (int track = 0; track < kTracks; ++track)
    lines.push_back(draw_track(s, scene, static_cast<Track>(track)));
  return lines;
}

Lines draw_shift(const State& s, const Scene& scene) {
  std::vector<std::string> circles;
  if (const std::string waiting =
          badges_of(s, scene, [](const Player& player) { return player.miner == kBeforeGate; });
      !waiting.empty())
    circles.push_back(fmt::format("[{}]", waiting));
  for (std::uint8_t place = 0; place < kCircles; ++place) {
    if ((box_of(s).circles_for[s.players] >> place & 1U) != 0)
      circles.push_back(draw_circle(s, scene, place));
  }
  return labelled(scene, "shift", circles, "  ");
}

Lines draw_plant(const State& s, const Scene& scene) {
  std::vector<std::string> spaces;
  for (int space = 0; space < kCokingSpaces; ++space) {
    if ((coking_spaces(s.players) >> space & 1U) == 0) continue;
    const std::string owners =
        badges_of(s, scene, [&](const Player& player) { return (player.plant >> space & 1U) != 0; });
    std::string text = fmt::format("{} [{}]", scene.pen(Ink::Strong, kCokingNames[at(space)]),
                                   owners.empty() ? "·" : owners);
    if (space == kPointSpace) text += " 1 VP";
    if (space == kWaterSpace) text += " +1~";
    spaces.push_back(std::move(text));
  }
  return labelled(scene, "plant", spaces, "  ");
}

Lines draw_frames(const State& s, const Scene& scene) {
  std::vector<std::string> top;
  std::vector<std::string> side;
  for (int space = 0; space < kFrameSpaces; ++space)
    (space < kRowSpaces ? top : side).push_back(draw_frame_space(s, scene, space));
  if (std::string depot = draw_depot(s, scene); !depot.empty()) side.push_back(std::move(depot));
  Lines lines = labelled(scene, "top", top, "  ");
  append(lines, labelled(scene, "left", side, "  "));
  return lines;
}

Lines draw_lots(const State& s, const Scene& scene) {
  std::vector<std::string> lots;
  for (int lot = 0; lot < kLots; ++lot) lots.push_back(draw_lot(s, scene, static_cast<Lot>(lot)));
  return labelled(scene, "lots", lots, "  ");
}

Lines draw_tiles(const State& s, const Scene& scene) {
  std::vector<std::string> tiles;
  for (std::size_t tile = 0; tile < kTiles; ++tile) {
    if ((s.display >> tile & 1U) != 0) tiles.emplace_back(kTileTable[tile].name);
  }
  for (Seat seat = 0; seat < s.players; ++seat) {
    if (s.seats[seat].tile == kNone) continue;
    tiles.push_back(fmt::format("{} [{}]", kTileTable[s.seats[seat].tile].name, badge(scene.pen, seat)));
  }
  return labelled(scene, "tiles", tiles, ", ");
}

}  // namespace pithead::cli
