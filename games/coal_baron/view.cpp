// Coal Baron as JSON, for one pair of eyes. docs/games/coal-baron/trace.md explains it.
#include "games/core/view.h"

#include <bit>
#include <cstddef>
#include <string>
#include <string_view>

#include "games/coal_baron/game.h"
#include "games/coal_baron/names.h"
#include "games/coal_baron/scoring.h"
#include "games/coal_baron/spots.h"

namespace pithead::coal_baron {
namespace {

void write_cubes(JsonWriter& json, std::string_view key, Cubes cubes) {
  json.key(key).begin_object();
  for (int c = 0; c < kColours; ++c)
    json.field(kCoalNames[static_cast<std::size_t>(c)], cubes.of(static_cast<Coal>(c)));
  json.end_object();
}

void write_spot(JsonWriter& json, const State& s, Order order, int spot) {
  const unsigned lying = lying_on(s, order, spot);
  json.begin_array();
  if (lying == static_cast<unsigned>(Spot::Exact)) {
    json.value(kCoalNames[static_cast<std::size_t>(spot_coal(order, spot))]);
  } else if (lying >= kFirstPair) {
    json.value(kCoalNames[static_cast<std::size_t>(kColourPairKinds[lying - kFirstPair].first)]);
    json.value(kCoalNames[static_cast<std::size_t>(kColourPairKinds[lying - kFirstPair].second)]);
  }
  json.end_array();
}

void write_outstanding(JsonWriter& json, const State& s, const Player& player) {
  json.key("outstanding").begin_array();
  for (OrderSet left = player.outstanding; left != 0; left &= left - 1) {
    const auto order = static_cast<Order>(std::countr_zero(left));
    json.begin_object();
    json.field("order", order_name(order));
    json.field("complete", (s.complete & only(order)) != 0);
    json.key("spots").begin_array();
    for (int spot = 0; spot < spots_of(order); ++spot) write_spot(json, s, order, spot);
    json.end_array();
    json.end_object();
  }
  json.end_array();
}

void write_orders(JsonWriter& json, std::string_view key, OrderSet orders) {
  json.key(key).begin_array();
  for (; orders != 0; orders &= orders - 1)
    json.value(order_name(static_cast<Order>(std::countr_zero(orders))));
  json.end_array();
}

void write_pit(JsonWriter& json, const Player& player) {
  json.key("levels").begin_array();
  for (int c = 0; c < kColours; ++c) {
    const auto coal = static_cast<Coal>(c);
    json.begin_object();
    json.field("level", level_of(coal));
    json.field("carts", carts_on_level(player, coal));
    json.field("empty", empty_carts(player, coal));
    write_cubes(json, "cubes", player.coal[static_cast<std::size_t>(c)]);
    json.end_object();
  }
  json.end_array();
  json.key("tiles").begin_array();
  for (Tile kind = 0; kind < kTileKinds; ++kind) {
    for (int i = 0; i < player.tiles_of(kind); ++i) json.value(tile_name(kind));
  }
  json.end_array();
}

void write_counts(JsonWriter& json, const Player& player) {
  json.key("counts").begin_array();
  for (const int count : count_elements(player)) json.value(count);
  json.end_array();
}

void write_player(JsonWriter& json, const State& s, Seat seat) {
  const Player& player = s.seats[seat];
  json.begin_object();
  json.field("seat", int{seat});
  json.field("marks", int{player.marks});
  json.field("workers", int{player.workers});
  json.field("canteen", int{player.canteen});
  json.field("bank", int{player.bank});
  json.field("cage_level", int{player.level});
  write_cubes(json, "cage", player.cage);
  write_cubes(json, "storage", player.storage);
  write_pit(json, player);
  write_outstanding(json, s, player);
  write_orders(json, "delivered", player.delivered);
  write_counts(json, player);
  write_points<CoalBaron>(json, s, seat);
  json.end_object();
}

// The tile or order that lies open at a space, if it has one.
void write_offer(JsonWriter& json, const State& s, Space space) {
  if (space <= Space::F8) {
    const Tile tile = s.open_tiles[static_cast<std::size_t>(space)];
    if (tile == kNoTile) return json.key("tile").null();
    json.field("tile", tile_name(tile));
    json.field("price", price_of(tile));
  } else if (space >= Space::O1 && space <= Space::O4) {
    const Order order = s.open_orders[static_cast<std::size_t>(index(space) - index(Space::O1))];
    if (order == kNoOrder) return json.key("order").null();
    json.field("order", order_name(order));
  }
}

void write_spaces(JsonWriter& json, const State& s) {
  json.key("spaces").begin_array();
  for (int i = 0; i < kCrowdedSpaces; ++i) {
    const Crowd crowd = s.crowds[static_cast<std::size_t>(i)];
    json.begin_object();
    json.field("space", kSpaceNames[static_cast<std::size_t>(i)]);
    json.field("locked", crowd == kLocked);
    json.field("workers", workers_in(crowd));
    write_seat(json, "owner", workers_in(crowd) > 0 ? owner_of(crowd) : kNobody);
    if (crowd != kLocked) write_offer(json, s, space_at(i));
    json.end_object();
  }
  json.end_array();
}

// A seat gets the cards it knows; places are counted from 1 at the top.
template <class Stack, class Name>
void write_known(JsonWriter& json, const Stack& stack, Seat viewer, Name name) {
  json.key("known").begin_array();
  write_known_cards(
      json, stack.cards(), Stack::kDeck, viewer, [](std::size_t /*place*/) { return false; }, name,
      [&](JsonWriter& out, std::size_t place) { out.value(stack.size() - place); });
  json.end_array();
}

template <class Stack, class Name>
void write_stack(JsonWriter& json, std::string_view key, const Stack& stack, int players, Seat viewer,
                 Name name) {
  json.key(key).begin_object();
  json.field("size", stack.size());
  if (viewer == kAllSeeing) {
    write_whole_stack(
        json, stack.cards(), stack.size(), players,
        [&](std::size_t depth) { return stack.size() - 1 - depth; }, name);
  } else {
    write_known(json, stack, viewer, name);
  }
  json.end_object();
}

template <class Stack, class Name>
void write_looked_cards(JsonWriter& json, const Stack& stack, const State& s, Name name) {
  const std::size_t first = s.at_bottom ? 0 : stack.size() - s.looked;
  json.key("cards").begin_array();
  for (std::size_t i = first + s.looked; i-- > first;) json.value(name(stack.at(i)));
  json.end_array();
}

// The cards in a player's hand while choosing and returning; only that player sees them.
void write_looked(JsonWriter& json, const State& s, Seat viewer) {
  if (s.looked == 0) return json.key("looked_at").null();
  json.key("looked_at").begin_object();
  const bool tiles = looks_at_tiles(s);
  json.field("stack", tiles ? "tiles" : "orders");
  json.field("size", int{s.looked});
  json.field("arranged", int{s.arranged});
  json.field("at_bottom", s.at_bottom);
  if (viewer == s.turn || viewer == kAllSeeing) {
    if (tiles) {
      write_looked_cards(json, s.tiles, s, tile_name);
    } else {
      write_looked_cards(json, s.orders, s, order_name);
    }
  }
  json.end_object();
}

void write_turn(JsonWriter& json, const State& s) {
  json.field("phase", kPhaseNames[static_cast<std::size_t>(s.phase)]);
  json.field("shift", s.round + 1);
  json.field("start_player", int{s.first_player});
  write_seat(json, "to_move", CoalBaron::to_move(s));
  write_or_null(json, "active_space", !CoalBaron::begins_turn(s) && s.phase != Phase::Over,
                [&] { return kSpaceNames[static_cast<std::size_t>(s.active)]; });
  json.field("steps_left", int{s.steps});
  if (s.open_carts > 0) {
    json.key("waiting_carts").begin_object();
    json.field("level", level_of(s.cart_level));
    json.field("carts", int{s.open_carts});
    json.end_object();
  } else {
    json.key("waiting_carts").null();
  }
}

}  // namespace

void CoalBaron::write_view(const State& s, Seat viewer, JsonWriter& json) {
  json.begin_object();
  json.field("game", kInfo.id);
  json.field("players", int{s.players});
  write_turn(json, s);
  write_cubes(json, "supply", s.supply);
  write_orders(json, "draft", s.draft);
  write_spaces(json, s);
  write_stack(json, "tile_stack", s.tiles, s.players, viewer, tile_name);
  write_stack(json, "order_stack", s.orders, s.players, viewer, order_name);
  write_looked(json, s, viewer);
  write_players(json, s.players, [&](Seat seat) { write_player(json, s, seat); });
  write_seats(json, "winners", winners(s));
  json.end_object();
}

}  // namespace pithead::coal_baron
