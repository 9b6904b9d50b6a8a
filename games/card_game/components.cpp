// The Great Card Game's components as JSON, so that whoever draws the game repeats no number of it.
// docs/games/card-game/trace.md says what each field means.
#include "games/card_game/components.h"

#include "games/card_game/game.h"
#include "games/card_game/names.h"
#include "games/core/view.h"

namespace pithead::card_game {
namespace {

void describe_rolling_stock(JsonWriter& json) {
  write_objects(json, "lorries", kLorryKinds, [&](std::size_t i) {
    const auto lorry = static_cast<Lorry>(i);
    json.field("card", card_name(Family::Lorries, lorry));
    json.field("crest", kCrestNames[static_cast<std::size_t>(crest_of(lorry))]);
    json.field("lorries", lorries_on(lorry));
    json.field("points", points_on(lorry));
  });
  write_objects(json, "wagons", kWagonKinds, [&](std::size_t i) {
    json.field("card", card_name(Family::Wagons, static_cast<int>(i)));
    json.field("copies", kWagonCopies[i]);
  });
  write_objects(json, "docks", kDocks, [&](std::size_t i) {
    json.key("crests").begin_array();
    for (const Crest crest : kDockCrests[i].crests) json.value(kCrestNames[static_cast<std::size_t>(crest)]);
    json.end_array();
  });
  write_objects(json, "engines", kEngineTypes, [&](std::size_t i) {
    json.field("card", kEngineNames[i]);
    json.field("copies", kEngineCopies);
  });
}

void describe_paper(JsonWriter& json) {
  write_objects(json, "orders", kOrderKinds, [&](std::size_t i) {
    const auto order = static_cast<Order>(i);
    json.field("card", card_name(Family::Orders, order));
    json.field("destination", kDestinationNames[static_cast<std::size_t>(destination_of(order))]);
    json.field("lorries", size_of(order));
    json.field("points", points_of(order));
  });
  write_objects(json, "shares", kDestinations, [&](std::size_t i) {
    json.field("card", card_name(Family::Shares, static_cast<int>(i)));
    json.field("destination", kDestinationNames[i]);
    json.field("copies", kShareCopies);
    json.field("points", kSharePoints);
  });
}

// What an objective pays, and for how many of what it counts.
void write_pay(JsonWriter& json, Objective objective) {
  const auto pay = [&](int points, int for_each) {
    json.field("points", points);
    json.field("for_each", for_each);
  };
  if (objective == kTokenObjective) return pay(kPointsPerTokenPair, 2);
  if (objective == kObjectiveObjective) return pay(kPointsPerObjective, 1);
  if (objective < kLorryObjectives) return pay(kPointsPerMatch, 1);
  json.field("points", kLorryGoalPoints);
  json.field("goal", kLorryGoal);
}

void describe_objectives_and_innovations(JsonWriter& json) {
  write_objects(json, "objectives", kObjectiveCards, [&](std::size_t i) {
    json.field("card", card_name(Family::Objectives, static_cast<int>(i)));
    write_pay(json, static_cast<Objective>(i));
  });
  write_objects(json, "innovations", kInnovationKinds, [&](std::size_t i) {
    json.field("card", card_name(Family::Innovations, static_cast<int>(i)));
    if (i < kWorkerInnovations) json.field("workers", kMostWorkersOn[i]);
    if (static_cast<Innovation>(i) != Innovation::FreeMining) return;
    json.field("least_steps", kInnovationSteps.least);
    json.field("most_steps", kInnovationSteps.most);
  });
  write_objects(json, "decks", kDecksNames.size(), [&](std::size_t i) {
    const Decks decks = decks_of(i);
    json.field("decks", kDecksNames[i]);
    write_values(json, "lorries", decks.lorries);
    write_values(json, "orders", decks.orders);
    write_values(json, "innovations", decks.innovations);
  });
}

void describe_zones(JsonWriter& json) {
  write_objects(json, "zones", kZones, [&](std::size_t i) {
    const auto zone = static_cast<Zone>(i);
    json.field("zone", kZoneNames[i]);
    json.field("stack", i < kStacks);
    if (zone >= Zone::Mine01 && zone <= Zone::Mine23) {
      json.field("least_steps", steps_of(zone).least);
      json.field("most_steps", steps_of(zone).most);
    }
    if (zone == Zone::Wild) {
      json.field("looks", kWildLooks);
      json.field("start_level", kWildStartLevel);
    }
  });
}

void describe_tables(JsonWriter& json) {
  const int fewest = CardGame::kInfo.min_players;
  write_objects(json, "tables", kTables.size(), [&](std::size_t i) {
    const Table& table = kTables[i];
    json.field("players", fewest + static_cast<int>(i));
    json.field("shifts", table.shifts);
    json.key("workers").begin_array();  // cards of each value, from 1 on
    for (int value = 1; value <= kWorkerValues; ++value) json.value(copies_in(table.workers, value));
    json.end_array();
    json.key("zones").begin_array();
    for (std::size_t zone = 0; zone < kZones; ++zone) {
      if ((table.zones & only(static_cast<Zone>(zone))) != 0) json.value(kZoneNames[zone]);
    }
    json.end_array();
  });
}

}  // namespace

void CardGame::write_components(const Options& /*options*/, JsonWriter& json) {
  json.begin_object();
  describe_rolling_stock(json);
  describe_paper(json);
  describe_objectives_and_innovations(json);
  describe_zones(json);
  describe_tables(json);
  json.end_object();
}

}  // namespace pithead::card_game
