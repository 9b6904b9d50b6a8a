// Schichtwechsel's components as JSON, so that whoever draws the game repeats no number of it.
// docs/games/schichtwechsel/trace.md says what each field means.
#include "games/schichtwechsel/components.h"

#include "games/core/view.h"
#include "games/schichtwechsel/game.h"
#include "games/schichtwechsel/names.h"

namespace pithead::schichtwechsel {
namespace {

// ---- effects ----------------------------------------------------------------------------------------

// The names of those bits that are set.
template <std::size_t N>
void write_bits(JsonWriter& json, std::string_view key, unsigned bits,
                const std::array<std::string_view, N>& names) {
  json.key(key).begin_array();
  for (std::size_t i = 0; i < N; ++i) {
    if ((bits >> i & 1U) != 0) json.value(names[i]);
  }
  json.end_array();
}

void write_task(JsonWriter& json, Task task) {
  json.begin_object();
  json.field("effect", kEffectNames[static_cast<std::size_t>(task.effect)]);
  switch (task.effect) {
    case Effect::Points:
      json.field("source", kSourceNames[static_cast<std::size_t>(source_of(task))]);
      json.field("n", points_of(task));
      break;
    case Effect::Advance:
      json.field("track", kTrackNames[static_cast<std::size_t>(track_of(task))]);
      json.field("n", spaces_of(task));
      break;
    case Effect::CubeToCart:
      write_bits(json, "cubes", task.amount, kCubeNames);
      json.field("may_decline", (task.amount & CubeTerms::kMayDecline) != 0);
      break;
    case Effect::CoalToWagon: json.field("or_tool", (task.amount & kOrTool) != 0); break;
    case Effect::Copy:
      write_bits(json, "sizes", task.amount, kSizeNames);
      json.field("costs_tool", (task.amount & kOrTool) != 0);
      break;
    case Effect::MinerOrHeadframe: json.field("or_points", int{task.amount}); break;
    case Effect::Choose: json.field("choice", int{task.amount}); break;
    default: json.field("n", int{task.amount});
  }
  json.end_object();
}

template <class List>
void write_tasks(JsonWriter& json, std::string_view key, const List& tasks) {
  json.key(key).begin_array();
  for (const Task task : tasks) write_task(json, task);
  json.end_array();
}

void write_option(JsonWriter& json, std::string_view key, const Option& option) {
  json.key(key).begin_object();
  json.field("needs", kNeedNames[static_cast<std::size_t>(option.needs)]);
  write_tasks(json, "effects", option.tasks);
  json.end_object();
}

void describe_choices(JsonWriter& json) {
  write_objects(json, "choices", kChoices, [&](std::size_t i) {
    write_option(json, "a", kChoiceTable[i].a);
    write_option(json, "b", kChoiceTable[i].b);
    write_tasks(json, "otherwise", kChoiceTable[i].otherwise);
  });
}

// ---- the mine ---------------------------------------------------------------------------------------

void describe_mine(JsonWriter& json) {
  write_objects(json, "carts", kCarts, [&](std::size_t i) {
    const Cart& cart = kCartTable[i];
    json.field("cart", cart.name);
    json.field("places", cart.places);
    json.field("coal_only", cart.coal_only);
    json.field("closable", cart.closable);
  });
  json.field("small_wagons", kSmallWagons);
  json.field("large_wagons", kLargeWagons);
  json.field("tip_room", kTipRoom);
  json.field("coke_wagons", kCokeWagons);
  json.field("coke_of_player", kCokeOfPlayer);
  write_values(json, "sale_points", kSalePoints);
  json.field("first_sale_round", kFirstSaleRound);
  json.key("water").begin_object();
  json.field("bottom", Water::kBottom);
  json.field("top", Water::kTop);
  json.field("start", Water::kStart);
  json.field("token", Water::kToken);
  json.field("top_drop", Water::kTopDrop);
  json.field("bottom_points", Water::kBottomPoints);
  json.end_object();
}

void describe_bar_and_exchanges(JsonWriter& json) {
  write_objects(json, "bar", kBarSpaces, [&](std::size_t i) {
    json.field("space", kBarNames[i]);
    if (i != kTileBar) write_tasks(json, "effects", std::span(&kBarTable[i], 1));
  });
  write_objects(json, "exchanges", kExchanges, [&](std::size_t i) {
    json.field("exchange", kExchangeTable[i].name);
    json.field("spoil", kExchangeTable[i].spoil);
    write_tasks(json, "effects", kExchangeTable[i].gain);
  });
}

// ---- the land ---------------------------------------------------------------------------------------

void write_track(JsonWriter& json, std::size_t track) {
  const TrackForm& form = kTrackTable[track];
  json.field("track", kTrackNames[track]);
  json.field("length", form.length);
  json.field("spaces_per_group", kSpacesPerGroup[track]);
  write_objects(json, "barriers", form.barriers.size(), [&](std::size_t i) {
    json.field("after", form.barriers[i].after);
    write_tasks(json, "effects", form.barriers[i].benefits);
  });
  write_objects(json, "thresholds", form.thresholds.size(), [&](std::size_t i) {
    json.field("space", form.thresholds[i].space);
    json.field("points", form.thresholds[i].points);
  });
}

void describe_land(JsonWriter& json) {
  write_objects(json, "tracks", kTracks, [&](std::size_t i) { write_track(json, i); });
  json.field("first_points", kFirstPoints);
  json.field("later_points", kLaterPoints);
  write_objects(json, "circles", kCircles, [&](std::size_t i) {
    json.field("circle", kCircleTable[i].name);
    json.field("min_players", kCircleTable[i].min_players);
    write_tasks(json, "effects", kCircleTable[i].benefit);
  });
  write_tasks(json, "beyond_gate", kBeyondGate);
  write_objects(json, "plant", kCokingSpaces, [&](std::size_t i) {
    json.field("space", kCokingNames[i]);
    json.field("min_players", kCokingMinPlayers[i]);
  });
  json.field("most_coke_in_plant", kMostCokeInPlant);
}

void describe_lots_and_headframes(JsonWriter& json) {
  write_objects(json, "lots", kLots, [&](std::size_t i) {
    json.field("lot", kLotNames[i]);
    json.field("shared", (kSharedLots & only(static_cast<Lot>(i))) != 0);
    if (kLotSpaces[i][0] != kNoLimit) write_values(json, "spaces", kLotSpaces[i]);
  });
  write_objects(json, "headframe_spaces", kFrameSpaces, [&](std::size_t i) {
    json.field("space", kFrameNames[i]);
    write_tasks(json, "effects", kFrameTable[i]);
  });
  write_tasks(json, "headframes_brought_in", kFrameBroughtIn);
}

// ---- cards and tiles --------------------------------------------------------------------------------

void describe_cards(JsonWriter& json) {
  write_objects(json, "cards", kCards, [&](std::size_t i) {
    const Card& card = kCardTable[i];
    json.field("card", card.name);
    write_bits(json, "sizes", static_cast<unsigned>(card.size), kSizeNames);
    json.field("cost", kCostNames[static_cast<std::size_t>(card.cost)]);
    json.field("many_times", card.multi);
    json.field("copied", card.copy);
    json.field("min_players", card.min_players);
    json.field("max_players", card.max_players);
    write_tasks(json, "effects", card.effects);
    if (i == kWaterCard) write_tasks(json, "by_token", kWaterByToken);
  });
  json.key("personal").begin_object();
  json.field("card", kPersonalName);
  json.field("cost", kCostNames[static_cast<std::size_t>(kPersonalCost)]);
  write_tasks(json, "effects", std::span(&kPersonalWater, 1));
  json.end_object();
}

void describe_payments(JsonWriter& json) {
  write_objects(json, "payments", kPayments, [&](std::size_t i) {
    const Payment& payment = kPaymentTable[i];
    json.field("payment", payment.name);
    json.field("white", payment.white);
    json.field("token", payment.token);
    json.field("coins", payment.coins);
    json.key("for").begin_array();
    for (std::size_t cost = 0; cost < kCostNames.size(); ++cost) {
      if ((kPaysFor[cost] >> i & 1U) != 0) json.value(kCostNames[cost]);
    }
    json.end_array();
  });
}

void describe_tiles_and_round_cards(JsonWriter& json) {
  write_objects(json, "tiles", kTiles, [&](std::size_t i) {
    json.field("tile", kTileTable[i].name);
    json.field("min_players", kTileTable[i].min_players);
    write_tasks(json, "effects", kTileTable[i].upper);
    json.field("choice", i);
  });
  write_objects(json, "round_cards", kRoundCards, [&](std::size_t i) {
    const auto card = static_cast<RoundCard>(i);
    json.field("round_card", i + 1);
    json.field("scores", kRoundCardNames[i]);
    json.field("closes_carts", card == kClosesCarts);
    json.field("puts_marker_in_bag", card == kPutsMarkerInBag);
    json.field("lowers_water", card == kLowersWater);
  });
  json.field("points_per_group", kPointsPerGroup);
  json.field("leader_points", kLeaderPoints);
  json.field("spoil_per_point", kPerSpoil);
  json.field("coke_per_point", kPerCoke);
}

// ---- set-up and end ---------------------------------------------------------------------------------

void describe_setup_and_end(JsonWriter& json) {
  json.field("rounds", kRounds);
  json.field("cubes_in_set", kCubesInSet);
  json.field("bag_coal", kBagCoal);
  json.field("bag_spoil", kBagSpoil);
  json.field("added_coal", kAddedCoal);
  json.field("added_spoil", kAddedSpoil);
  json.field("start_coins", kStartCoins);
  json.field("start_tools", kStartTools);
  json.field("white_tokens", kWhiteTokens);
  json.field("wagon_points", kWagonPoints);
  json.field("unsold_points", kUnsoldPoints);
  json.field("tool_points", kToolPoints);
  json.field("marker_points", kMarkerPoints);
}

}  // namespace

void Schichtwechsel::write_components(JsonWriter& json) {
  json.begin_object();
  describe_setup_and_end(json);
  describe_mine(json);
  describe_bar_and_exchanges(json);
  describe_land(json);
  describe_lots_and_headframes(json);
  describe_cards(json);
  describe_payments(json);
  describe_tiles_and_round_cards(json);
  describe_choices(json);
  json.end_object();
}

}  // namespace pithead::schichtwechsel
