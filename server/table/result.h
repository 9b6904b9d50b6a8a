// How a finished game went for those who sat there, as the store keeps it for their history. It is written
// once, with the change that ended the game; nobody can take that one back.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/store/store.h"
#include "server/table/table.h"

namespace pithead::server {

// A row for each person at the table; none while the game runs.
std::vector<GameResult> results_of(const Table& table);

// The place of each seat: 1 is the best, and equal ones are tied.
std::vector<int> ranks_at(const Table& table);
// Those where a bot made most of the moves, also for a person who was away.
SeatSet seats_of_bots(const Table& table);
// When the last move was made: afterwards people may talk or ask for another game.
Milliseconds end_of(const Table& table);

// A level of bots as GameResult::rivals names it: unlike any person.
std::string rival_of_level(std::string_view level);

// A result's card, read again.
struct PlayedSeat {
  std::string name;   // empty for a bot
  PersonId person;    // empty for a bot
  std::string level;  // of the bot that made all or most of its moves; else empty
  int rank = 0;
  int points = 0;
  std::vector<std::pair<std::string, int>> sources;  // in the game's order
};
struct PlayedGame {
  std::string title;
  std::vector<std::pair<std::string, std::string>> options;
  std::vector<PlayedSeat> seats;
};
// Nothing for a text that is none, such as one of a later version.
std::optional<PlayedGame> read_played(std::string_view card);

}  // namespace pithead::server
