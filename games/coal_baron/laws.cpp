// Coal Baron: what must hold in every state: nothing is made and nothing is lost. And the state's hash.
#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "games/coal_baron/game.h"
#include "games/coal_baron/scoring.h"
#include "games/coal_baron/spots.h"
#include "games/core/hash.h"

namespace pithead::coal_baron {
namespace {

bool cubes_add_up(const State& s) {
  Cubes all = s.supply;
  for (std::size_t seat = 0; seat < s.players; ++seat) {
    const Player& player = s.seats[seat];
    all += player.cage;
    all += player.storage;
    for (const Cubes coal : player.coal) all += coal;
  }
  for (Order order = 0; order < kOrders; ++order) all += cubes_lying(s, order);
  return all == Cubes::each(kCubesPerColour);
}

bool workers_add_up(const State& s) {
  for (Seat seat = 0; seat < s.players; ++seat) {
    const Player& player = s.seats[seat];
    int workers = player.workers + player.canteen + player.bank;
    for (std::size_t space = 0; space < kCrowdedSpaces; ++space) {
      const Crowd crowd = s.crowds[space];
      if (owner_of(crowd) == seat) workers += workers_in(crowd);
    }
    if (workers != table_for(s.players).workers) return false;
  }
  return true;
}

bool tiles_add_up(const State& s) {
  std::array<int, kTileKinds> copies{};
  for (std::size_t i = 0; i < s.tiles.size(); ++i) ++copies[s.tiles.at(i)];
  for (const Tile tile : s.open_tiles) {
    if (tile != kNoTile) ++copies[tile];
  }
  for (std::size_t seat = 0; seat < s.players; ++seat) {
    for (Tile kind = 0; kind < kTileKinds; ++kind) copies[kind] += s.seats[seat].tiles_of(kind);
  }
  return std::all_of(copies.begin(), copies.end(), [](int count) { return count == kTileCopies; });
}

bool orders_add_up(const State& s) {
  std::array<int, kOrders> copies{};
  const auto count = [&](OrderSet orders) {
    for (; orders != 0; orders &= orders - 1) ++copies[static_cast<std::size_t>(std::countr_zero(orders))];
  };
  count(s.draft);
  for (std::size_t i = 0; i < s.orders.size(); ++i) ++copies[s.orders.at(i)];
  for (const Order order : s.open_orders) {
    if (order != kNoOrder) ++copies[order];
  }
  for (std::size_t seat = 0; seat < s.players; ++seat) {
    count(s.seats[seat].outstanding);
    count(s.seats[seat].delivered);
  }
  return std::all_of(copies.begin(), copies.end(), [](int copy) { return copy == 1; });
}

bool pits_hold(const State& s) {
  for (std::size_t seat = 0; seat < s.players; ++seat) {
    const Player& player = s.seats[seat];
    if (player.cage.total() > kCagePlaces || player.level >= kLevels) return false;
    for (std::size_t c = 0; c < kColours; ++c) {
      if (empty_carts(player, static_cast<Coal>(c)) < 0) return false;
    }
  }
  return true;
}

// An order is complete when none of its spots is free; a slot is open while a spot of its colour is free.
bool spots_agree(const State& s) {
  OrderSet outstanding = 0;
  for (std::size_t seat = 0; seat < s.players; ++seat) {
    const Player& player = s.seats[seat];
    SlotSet open = 0;
    for (OrderSet left = player.outstanding; left != 0; left &= left - 1) {
      const auto order = static_cast<Order>(std::countr_zero(left));
      bool complete = true;
      for (int spot = 0; spot < spots_of(order); ++spot) {
        if (lying_on(s, order, spot) != 0) continue;
        complete = false;
        for (std::size_t slot = 0; slot < kSlots; ++slot) {
          const auto [of, coal] = kSlotInfo[slot];
          if (of == order && coal == spot_coal(order, spot)) open |= SlotSet{1} << slot;
        }
      }
      if (complete != ((s.complete & only(order)) != 0)) return false;
    }
    if (open != player.open_slots) return false;
    outstanding |= player.outstanding;
  }
  for (Order order = 0; order < kOrders; ++order) {
    if ((outstanding & only(order)) == 0 && s.spots[order] != 0) return false;
  }
  return (s.complete & ~outstanding) == 0;
}

bool prices_agree(const State& s) {
  for (int space = 0; space < kTileSpaces; ++space) {
    const Tile tile = s.open_tiles[static_cast<std::size_t>(space)];
    for (int marks = 1; marks <= kDearestTile; ++marks) {
      const bool affordable = ((s.affordable >> (8 * (marks - 1) + space)) & 1U) != 0;
      if (affordable != (tile != kNoTile && price_of(tile) <= marks)) return false;
    }
  }
  return true;
}

bool locks_hold(const State& s) {
  for (int space = 0; space < kSpaces; ++space) {
    const bool locked = (table_for(s.players).locked & only(space_at(space))) != 0;
    if (locked != (s.crowds[static_cast<std::size_t>(space)] == kLocked)) return false;
  }
  return s.crowds[static_cast<std::size_t>(Space::Bank)] == 0;
}

bool turn_is_sane(const State& s) {
  if (s.turn >= s.players || s.first_player >= s.players || s.round >= kShifts) return false;
  if (s.phase == Phase::Place) return s.seats[s.turn].workers > 0 && s.looked == 0 && s.steps == 0;
  if (s.phase == Phase::Mine) return s.steps > 0;
  if (s.phase == Phase::Cart) return s.open_carts > 0 && s.supply.total() > 0;
  return true;
}

}  // namespace

const char* CoalBaron::broken_law(const State& state) {
  if (!cubes_add_up(state)) return "there are 16 cubes of each colour";
  if (!workers_add_up(state)) return "every seat has all its workers somewhere";
  if (!tiles_add_up(state)) return "there are three tiles of each kind";
  if (!orders_add_up(state)) return "every order card is in exactly one place";
  if (!pits_hold(state)) return "no cage and no cart holds more than it can";
  if (!spots_agree(state)) return "open slots and complete orders agree with what lies on the spots";
  if (!prices_agree(state)) return "affordable tile spaces agree with the open tiles";
  if (!locks_hold(state)) return "locked spaces stay locked and the bank is never crowded";
  if (!turn_is_sane(state)) return "the seat to move has something to decide";
  return nullptr;
}

std::uint64_t CoalBaron::hash(const State& state) { return hash_of(state); }

}  // namespace pithead::coal_baron
