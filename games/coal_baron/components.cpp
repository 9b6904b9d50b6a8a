// Coal Baron's components as JSON, so that whoever draws the game repeats no number of it.
// docs/games/coal-baron/trace.md says what each field means.
#include "games/coal_baron/components.h"

#include "games/coal_baron/game.h"
#include "games/coal_baron/names.h"
#include "games/core/view.h"

namespace pithead::coal_baron {
namespace {

void describe_coal(JsonWriter& json) {
  write_objects(json, "colours", kColours, [&](std::size_t i) {
    const auto coal = static_cast<Coal>(i);
    json.field("colour", kCoalNames[i]);
    json.field("letter", kCoalLetters.substr(i, 1));
    json.field("level", level_of(coal));
    json.field("cubes", kCubesPerColour);
    json.field("cart_price", cart_price(coal));
    json.field("printed_carts", kPrintedCarts);
    json.field("printed_side", kSideNames[static_cast<std::size_t>(kPrintedSides[i])]);
  });
  json.field("cage_places", kCagePlaces);
  json.field("substitution_steps", kSubstitutionSteps);
}

void describe_cards(JsonWriter& json) {
  write_objects(json, "tiles", kTileKinds, [&](std::size_t i) {
    const auto tile = static_cast<Tile>(i);
    json.field("tile", tile_name(tile));
    json.field("colour", kCoalNames[static_cast<std::size_t>(coal_of(tile))]);
    json.field("carts", carts_of(tile));
    json.field("side", kSideNames[static_cast<std::size_t>(side_of(tile))]);
    json.field("price", price_of(tile));
    json.field("copies", kTileCopies);
  });
  write_objects(json, "orders", kOrders, [&](std::size_t i) {
    const auto order = static_cast<Order>(i);
    json.field("order", order_name(order));
    json.field("vehicle", kVehicleNames[static_cast<std::size_t>(vehicle_of(order))]);
    json.field("spots", kOrderCards[i].spots);
    json.field("points", kOrderCards[i].points);
  });
}

void describe_spaces(JsonWriter& json) {
  write_objects(json, "spaces", kSpaces, [&](std::size_t i) {
    const Area area = kAreas[i];
    json.field("space", kSpaceNames[i]);
    json.field("area", kAreaNames[static_cast<std::size_t>(area.kind)]);
    if (area.kind == AreaKind::Mining) json.field("steps", int{area.detail});
    if (area.kind == AreaKind::Delivery) json.field("vehicle", kVehicleNames[area.detail]);
    if (area.kind == AreaKind::Money) json.field("marks", int{area.detail});
    if (area.kind == AreaKind::Bank) json.field("marks", kBankPays);
  });
  json.field("drawn_cards", kDrawnCards);
}

void describe_tables(JsonWriter& json) {
  const int fewest = CoalBaron::kInfo.min_players;
  const int most = CoalBaron::kInfo.max_players;
  write_objects(json, "tables", static_cast<std::size_t>(most - fewest + 1), [&](std::size_t i) {
    const int players = fewest + static_cast<int>(i);
    const Table table = table_for(players);
    json.field("players", players);
    json.field("workers", table.workers);
    json.field("marks", table.marks);
    json.field("draft_cards", draft_cards(players));
    json.key("locked").begin_array();
    for (int space = 0; space < kSpaces; ++space) {
      if ((table.locked & only(space_at(space))) != 0)
        json.value(kSpaceNames[static_cast<std::size_t>(space)]);
    }
    json.end_array();
  });
}

void describe_scoring(JsonWriter& json) {
  json.field("shifts", kShifts);
  write_objects(json, "elements", kElements, [&](std::size_t i) {
    const int element = static_cast<int>(i);
    json.field("element", element_name(element));
    json.field("first", kAwards[i].first);
    json.field("second", kAwards[i].second);
    json.field("from_shift", element / kElementsPerShift + 1);
  });
  json.field("fewest_players_for_second", kFewestForSecond);
  json.field("marks_per_point", kMarksPerPoint);
  json.field("cubes_per_point", kCubesPerPoint);
  json.field("outstanding_penalty", kOutstandingPenalty);
  json.field("imbalance_penalty", kImbalancePenalty);
}

}  // namespace

void CoalBaron::write_components(const Options& /*options*/, JsonWriter& json) {
  json.begin_object();
  describe_coal(json);
  describe_cards(json);
  describe_spaces(json);
  describe_tables(json);
  describe_scoring(json);
  json.end_object();
}

}  // namespace pithead::coal_baron
