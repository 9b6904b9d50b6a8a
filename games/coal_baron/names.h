// Coal Baron: the names of phases, tiles, orders and cubes in notation, records and views.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "games/coal_baron/components.h"

namespace pithead::coal_baron {

inline constexpr std::array<std::string_view, 9> kPhaseNames{"draft",  "place",   "cart", "buy", "keep",
                                                             "return", "arrange", "mine", "over"};

inline void write_tile(Tile tile, std::string& out) {  // gray-2-light
  out += kCoalNames[static_cast<std::size_t>(coal_of(tile))];
  out += carts_of(tile) == 1 ? "-1-" : "-2-";
  out += kSideNames[static_cast<std::size_t>(side_of(tile))];
}

inline void write_order(Order order, std::string& out) {  // truck-KK
  out += kVehicleNames[static_cast<std::size_t>(vehicle_of(order))];
  out += '-';
  out += kOrderCards[order].spots;
}

// What an hour of the clock counts: coal delivered, spots by vehicle, empty carts.
inline void write_element(int element, std::string& out) {
  const auto i = static_cast<std::size_t>(element % kElementsPerShift);
  const int kind = element / kElementsPerShift;
  if (kind == 2) out += "empty-";
  out += kind == 1 ? kVehicleNames[i] : kCoalNames[i];
}

inline std::string tile_name(Tile tile) {
  std::string name;
  write_tile(tile, name);
  return name;
}

inline std::string order_name(Order order) {
  std::string name;
  write_order(order, name);
  return name;
}

inline std::string element_name(int element) {
  std::string name;
  write_element(element, name);
  return name;
}

// Kinds of cube: gray lies in the cage, stored-gray in the storage.
inline constexpr std::string_view kStoredPrefix = "stored-";

std::optional<Tile> read_tile(std::string_view name);
std::optional<Order> read_order(std::string_view name);

}  // namespace pithead::coal_baron
