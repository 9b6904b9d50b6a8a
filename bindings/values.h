// Values as Python hands them over and gets them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>

#include "bots/bot_spec.h"
#include "games/core/any_game.h"
#include "match/match.h"

namespace pithead::python {

// The game of that id; SetupError names the games there are.
const AnyGame& game_called(std::string_view id);

// {"box": "first"}: options by their names.
ChosenOptions options_from(const nanobind::dict& options);
Setup setup_from(std::string_view game, int players, const nanobind::dict& options, std::uint64_t seed);

// One bot for all seats, or one for each.
std::vector<BotSpec> bots_from(const std::vector<std::string>& names, int seats);

// What one of our writers writes, as Python's own lists and dicts.
nanobind::object from_json(const std::string& text);
template <class Write>
nanobind::object as_python(Write write) {
  std::string text;
  JsonWriter json(text);
  write(json);
  return from_json(text);
}

// A seat of a game for so many; None is nobody, a spectator.
Seat seat_from(std::optional<int> seat, int players);

// None for nobody.
nanobind::object seat_or_none(Seat seat);

nanobind::list seats_in(SeatSet seats);

}  // namespace pithead::python
