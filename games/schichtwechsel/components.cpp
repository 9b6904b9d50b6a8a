// Schichtwechsel's components as JSON, so that whoever draws the game repeats no number of it.
// docs/games/schichtwechsel/trace.md says what each field means.
#include "games/schichtwechsel/components.h"

#include <algorithm>

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
    case Effect::MinerOrHeadframe:
      json.field("miner", (task.amount & kWithoutMiner) == 0);
      json.field("headframe", (task.amount & kWithoutHeadframe) == 0);
      json.field("or_points", points_instead(task));
      break;
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

void describe_mine(JsonWriter& json, const Box& box) {
  write_objects(json, "carts", static_cast<std::size_t>(box.cart_count), [&](std::size_t i) {
    const Cart& cart = box.carts[i];
    json.field("cart", kCartNames[i]);
    json.field("places", int{cart.places});
    json.field("coal_only", cart.coal_only);
    json.field("closable", cart.closable);
  });
  json.field("small_wagons", int{box.small_wagons});
  json.field("large_wagons", int{box.large_wagons});
  json.field("small_wagon_coal", kSmallWagon);
  json.field("large_wagon_coal", kLargeWagon);
  json.field("coal_stays", box.coal_stays);
  json.field("tip_room", kTipRoom);
  json.field("coke_wagons", int{box.coke_wagons});
  json.field("coke_of_player", kCokeOfPlayer);
  json.field("coke_per_sale", kCokePerSale);
  write_values(json, "sale_points", kSalePoints);
  json.field("first_sale_round", kFirstSaleRound);
  json.key("water").begin_object();
  json.field("bottom", kWaterBottom);
  json.field("top", int{box.water.top});
  json.field("start", int{box.water.start});
  json.field("token", int{box.water.token});
  json.field("top_drop", int{box.water.drop});
  json.field("bottom_points", kWaterBottomPoints);
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

void write_track(JsonWriter& json, const Box& box, std::size_t track) {
  const TrackForm& form = box.tracks[track];
  json.field("track", kTrackNames[track]);
  json.field("length", int{form.length});
  json.field("spaces_per_group", kSpacesPerGroup[track]);
  const auto barriers = std::find_if(form.barriers.begin(), form.barriers.end(),
                                     [](const Barrier& barrier) { return barrier.after == 0; });
  write_objects(json, "barriers", static_cast<std::size_t>(barriers - form.barriers.begin()),
                [&](std::size_t i) {
                  json.field("after", int{form.barriers[i].after});
                  write_tasks(json, "effects", form.barriers[i].benefits);
                });
  write_objects(json, "thresholds", form.thresholds.size(), [&](std::size_t i) {
    json.field("space", int{form.thresholds[i].space});
    json.field("points", int{form.thresholds[i].points});
  });
}

void describe_land(JsonWriter& json, const Box& box) {
  write_objects(json, "tracks", kTracks, [&](std::size_t i) { write_track(json, box, i); });
  json.field("first_points", kFirstPoints);
  json.field("later_points", kLaterPoints);
  write_objects(json, "circles", kCircles, [&](std::size_t i) {
    json.field("circle", kCircleNames[box.circles[i].name]);
    json.field("min_players", int{box.circles[i].min_players});
    write_tasks(json, "effects", box.circles[i].benefit);
  });
  json.field("starts_before_gate", box.starts_before_gate);
  json.field("bar_from_left", box.bar_from_left);
  write_tasks(json, "beyond_gate", kBeyondGate);
  write_objects(json, "plant", kCokingSpaces, [&](std::size_t i) {
    json.field("space", kCokingNames[i]);
    json.field("min_players", kCokingMinPlayers[i]);
  });
  json.field("most_coke_in_plant", kMostCokeInPlant);
}

void describe_lots_and_headframes(JsonWriter& json, const Box& box) {
  write_objects(json, "lots", kLots, [&](std::size_t i) {
    json.field("lot", kLotNames[i]);
    json.field("shared", (kSharedLots & only(static_cast<Lot>(i))) != 0);
    if (box.lots[i][0] != kNoLimit) write_values(json, "spaces", box.lots[i]);
  });
  write_objects(json, "headframe_spaces", kFrameSpaces, [&](std::size_t i) {
    json.field("space", kFrameNames[i]);
    write_tasks(json, "effects", kFrameTable[i]);
  });
  write_tasks(json, "headframes_brought_in", kFrameBroughtIn);
}

// ---- cards and tiles --------------------------------------------------------------------------------

void describe_cards(JsonWriter& json, const Box& box) {
  write_objects(json, "cards", kCards, [&](std::size_t i) {
    const Card& card = box.cards[i];
    json.field("card", kCardNames[i]);
    write_bits(json, "sizes", static_cast<unsigned>(card.size), kSizeNames);
    json.field("cost", kCostNames[static_cast<std::size_t>(card.cost)]);
    json.field("many_times", card.multi);
    json.field("copied", card.copy);
    json.field("min_players", int{card.min_players});
    json.field("max_players", int{card.max_players});
    write_tasks(json, "effects", card.effects);
    if (i == kWaterCard) write_tasks(json, "by_token", box.water_by_token());
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

void describe_tiles_and_round_cards(JsonWriter& json, const Box& box) {
  write_objects(json, "tiles", kTiles, [&](std::size_t i) {
    json.field("tile", kTileTable[i].name);
    json.field("min_players", int{box.tile_players[i]});
    write_tasks(json, "effects", kTileTable[i].upper);
    json.field("choice", i);
  });
  write_objects(json, "round_cards", kRoundCards, [&](std::size_t i) {
    const auto card = static_cast<RoundCard>(i);
    json.field("round_card", i + 1);
    json.field("scores", kRoundCardNames[i]);
    json.field("closes_carts", card == box.closes_carts);
    json.field("puts_marker_in_bag", card == box.puts_marker_in_bag);
    json.field("lowers_water", card == box.lowers_water);
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

void Schichtwechsel::write_components(const Options& options, JsonWriter& json) {
  const Box& box = boxes[options.chosen[2]];
  json.begin_object();
  describe_setup_and_end(json);
  describe_mine(json, box);
  describe_bar_and_exchanges(json);
  describe_land(json, box);
  describe_lots_and_headframes(json, box);
  describe_cards(json, box);
  describe_payments(json);
  describe_tiles_and_round_cards(json, box);
  describe_choices(json);
  json.end_object();
}

}  // namespace pithead::schichtwechsel
