// What simulations and arenas say in the same words: shares, points, distributions, chosen options.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "bots/simulate.h"
#include "games/core/json.h"
#include "match/match.h"

namespace pithead::cli {

double share(const SeatTally& tally);
double mean_points(const SeatTally& tally, std::size_t source);

void write_distribution(JsonWriter& json, std::string_view key, const Distribution& values);
// "points": the mean of each source.
void write_points(JsonWriter& json, const GameInfo& info, const SeatTally& tally);
// Game, rules, players, options.
void write_setup(JsonWriter& json, const Setup& setup);

// ", decks 3/3/4:…": only what differs from the default.
std::string chosen_options(const Setup& setup);

}  // namespace pithead::cli
