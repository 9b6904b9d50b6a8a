// Seats as people see them, in every game.
#pragma once

#include <array>
#include <string_view>

#include "games/core/seats.h"

namespace pithead {

inline constexpr std::array<std::string_view, kMaxSeats> kSeatNames{"Red", "Cobalt", "Verdigris", "Heather"};

}  // namespace pithead
