// Declared ranges of what a game's box says, and the variants that come of them. A file has a line for each
// entry of the box that may differ, with its values:
//
//     road length: 16..20 step 2
//     card coke-S: small for 1 W: 1 coke, water +1; many times; copied; 2-4 players
//       | small for 1 W: 2 coke, water +1; many times; copied; 2-4 players
//     rail length & rail points: 12 & 2 from 5, 3 from 8, 4 from 10 | 13 & 2 from 5, 3 from 8, 4 from 11
//     option round-cards: per-group | once
//
// The first value is the one to begin with; entries joined by & go together; # begins a remark. No entry and
// no value of it stands twice.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "match/match.h"

namespace pithead {

struct Range {
  std::vector<std::string> keys;
  std::vector<std::vector<std::string>> values;  // each one for every key
  bool is_option = false;                        // of the game, not of its box
  int line = 0;                                  // of the file
};

// An error names the line and what was expected.
Result<std::vector<Range>> read_ranges(std::string_view text);

// For each range the place of its value.
using Pick = std::vector<std::size_t>;

// All of them; if there are more than `most`, the first values and others drawn by the seed, each once.
std::vector<Pick> picks_of(const std::vector<Range>& ranges, std::size_t most, std::uint64_t seed);

// "road length 18, card coke-S #2": what differs from the first values, long ones by their places.
std::string name_of(const std::vector<Range>& ranges, const Pick& pick);

// The box with the lines that the pick says; an entry that the box does not have is an error.
Result<std::string> box_with(std::string_view box, const std::vector<Range>& ranges, const Pick& pick);
ChosenOptions options_with(ChosenOptions options, const std::vector<Range>& ranges, const Pick& pick);

}  // namespace pithead
