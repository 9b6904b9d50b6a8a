// The Great Card Game: one's own mine, from the hand to the trains.
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "cli/boards/card_game/parts.h"

namespace pithead::cli {
namespace {

using namespace card_game;  // NOLINT(google-build-using-namespace): this file speaks of nothing else

constexpr std::size_t kLabelWidth = 13;

struct Mine {
  const State& s;
  const Scene& scene;
  const Player& player;

  void add(Lines& lines, std::string_view label, const std::vector<std::string>& items,
           std::string_view separator = ", ") const {
    append(lines, labelled_row(label, kLabelWidth, items, separator));
  }
  std::string nothing() const { return scene.pen(Ink::Faint, "none"); }

  bool is_ready(Order order) const {
    for (std::size_t dock = 0; dock < kDocks; ++dock) {
      if (player.engines[dock] != kNoEngine && player.loads[dock] >= size_of(order)) return true;
    }
    return false;
  }
};

void draw_workers(const Mine& mine, Lines& lines) {
  const Workers workers = mine.player.workers;
  const std::string sum = workers == 0 ? "" : fmt::format("  = {}", sum_of(workers));
  mine.add(lines, "workers",
           {mine.scene.pen(Ink::Strong, worker_values(workers)) + mine.scene.pen(Ink::Faint, sum)});
}

// ---- coal on its way --------------------------------------------------------------------------------

void draw_lorries(const Mine& mine, Lines& lines) {
  std::vector<std::string> row = row_words(mine.player.row);
  if (!row.empty()) row.front() = mine.scene.pen(Ink::Lamp, "next: " + row.front());
  mine.add(lines, "mining row", row.empty() ? std::vector{mine.nothing()} : row);
  const std::vector<std::string> storage = storage_words(mine.player.storage);
  mine.add(lines, "storage", storage.empty() ? std::vector{mine.nothing()} : storage);
}

// Loaded wagons show their load, as nothing else counts of them: [2 fox]. Empty ones show their kind: [wild
// ·].
std::vector<std::string> draw_wagons(const Mine& mine, int dock) {
  const Train train = mine.player.trains[at(dock)];
  std::vector<std::string> wagons;
  for (int field = 0; field < Train::kLoaded; ++field) {
    const Crest crest = kDockCrests[at(dock)].crests[at(field / kPrints % 2)];
    for (int i = train.loaded(field); i > 0; --i)
      wagons.push_back(fmt::format("[{}]", short_lorry(make_lorry(crest, field % kPrints))));
  }
  for (int place = 0; place < kBerthsPerDock; ++place) {
    const Wagon wagon = wagon_at(dock * kBerthsPerDock + place);
    const std::string_view kind = wagon == kWild ? "wild" : kCrestNames[wagon];
    for (int i = train.empty(place); i > 0; --i)
      wagons.push_back(mine.scene.pen(Ink::Faint, fmt::format("[{} ·]", kind)));
  }
  return wagons;
}

void draw_dock(const Mine& mine, int dock, Lines& lines) {
  const auto& crests = kDockCrests[at(dock)].crests;
  const Engine engine = mine.player.engines[at(dock)];
  const std::string shield = fmt::format("{}/{}", kCrestNames[static_cast<std::size_t>(crests[0])],
                                         kCrestNames[static_cast<std::size_t>(crests[1])]);
  const std::string head = engine == kNoEngine ? mine.scene.pen(Ink::Faint, "no engine")
                                               : mine.scene.pen(Ink::Strong, kEngineNames[engine]);
  const int load = mine.player.loads[at(dock)];
  const std::string label =
      left(fmt::format(" dock {} {}", dock + 1, shield), 21) + left(head, 10) +
      left(load == 0 ? mine.scene.pen(Ink::Faint, "no load") : lorries_in_words(load), 10);
  append(lines, flow(label, draw_wagons(mine, dock), "", kTableWidth - 1, columns_of(label)));
}

// ---- cards ------------------------------------------------------------------------------------------

void draw_orders(const Mine& mine, Lines& lines) {
  std::vector<std::string> items;
  for (const HandCard& card : orders_in_hand(mine.s, mine.scene.seat, mine.scene.seat)) {
    const auto order = static_cast<Order>(card.kind);
    std::string item = face_of(Family::Orders, order);
    if (card.secret) item += " (secret)";
    if (mine.is_ready(order)) item += " " + mine.scene.pen(Ink::Good, "ready");
    items.push_back(item);
  }
  mine.add(lines, "orders", items.empty() ? std::vector{mine.nothing()} : items, "; ");
}

void draw_innovations(const Mine& mine, Lines& lines) {
  std::vector<std::string> items;
  for (const HandCard& card : innovations_in_hand(mine.s, mine.scene.seat, mine.scene.seat)) {
    items.push_back(face_of(Family::Innovations, card.kind) + (card.secret ? " (secret)" : ""));
  }
  mine.add(lines, "innovations", items.empty() ? std::vector{mine.nothing()} : items);
}

void draw_delivered(const Mine& mine, Lines& lines) {
  std::vector<std::string> items;
  for (Order order = 0; order < kOrderKinds; ++order) {
    for (int i = mine.player.fulfilled.of(order); i > 0; --i) items.push_back(order_words(order));
  }
  for (Engine engine = 0; engine < kEngineTypes; ++engine) {
    for (int i = mine.player.delivered_engines.of(engine); i > 0; --i)
      items.emplace_back(kEngineNames[engine]);
  }
  if (!items.empty()) mine.add(lines, "delivered", items);
}

// Only what there is: these grow during the game.
void draw_gains(const Mine& mine, Lines& lines) {
  draw_delivered(mine, lines);
  if (const auto shares = share_words(mine.player); !shares.empty()) mine.add(lines, "shares", shares);
  if (const auto goals = objective_words(mine.player); !goals.empty())
    mine.add(lines, "objectives", goals, "; ");
}

Mine own_mine(const State& s, const Scene& scene) {
  return {.s = s, .scene = scene, .player = s.seats[scene.seat]};
}

}  // namespace

Lines draw_own_workers(const State& s, const Scene& scene) {
  const Mine mine = own_mine(s, scene);
  Lines lines;
  draw_workers(mine, lines);
  draw_innovations(mine, lines);
  return lines;
}

Lines draw_own_mine(const State& s, const Scene& scene) {
  const Mine mine = own_mine(s, scene);
  Lines lines{heading(scene, fmt::format("YOUR MINE   {} {}", seat_letter(scene.seat), seat_name(scene.seat)),
                      kTableWidth - 1)};
  draw_workers(mine, lines);
  draw_lorries(mine, lines);
  for (int dock = 0; dock < kDocks; ++dock) draw_dock(mine, dock, lines);
  draw_orders(mine, lines);
  draw_innovations(mine, lines);
  draw_gains(mine, lines);
  return lines;
}

}  // namespace pithead::cli
