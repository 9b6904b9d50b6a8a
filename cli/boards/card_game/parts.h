// The parts of the Great Card Game's board, each in a file of its own, and the words they share.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "cli/boards/layout.h"
#include "games/card_game/state.h"

namespace pithead::cli {

Lines draw_zones(const card_game::State& s, const Scene& scene);        // table.cpp
Lines draw_own_mine(const card_game::State& s, const Scene& scene);     // mine.cpp
Lines draw_own_workers(const card_game::State& s, const Scene& scene);  // with the innovations: what can pay

// ---- words.cpp ----------------------------------------------------------------------------

// What a card shows: "tower lorry, 2 VP", "fox wagon", "barracks for 3, 7 VP".
std::string face_of(card_game::Family family, int kind);
std::string face_of(card_game::Card card);
// A lorry where there is little room: "tower 2VP", "2 tower".
std::string short_lorry(card_game::Lorry lorry);
std::string order_words(card_game::Order order);        // "barracks for 3"
std::string lorries_in_words(int lorries);              // "1 lorry", "3 lorries"
std::string worker_values(card_game::Workers workers);  // "5 3 1 1"
// The words with a comma between them.
std::string listed(const std::vector<std::string>& words);

// ---- hands ------------------------------------------------------------------------------------------

// An order or innovation in a hand; a secret one others have not seen.
struct HandCard {
  int kind = 0;
  bool secret = false;
  bool known = true;  // to the seat for which it is drawn
};
// First what everybody has seen.
std::vector<HandCard> orders_in_hand(const card_game::State& s, Seat owner, Seat viewer);
std::vector<HandCard> innovations_in_hand(const card_game::State& s, Seat owner, Seat viewer);

std::vector<std::string> row_words(const card_game::Row& row);  // the next to move first
std::vector<std::string> storage_words(card_game::LorryCounts storage);
// "2 barracks (1 scores)"
std::vector<std::string> share_words(const card_game::Player& player);
// "2 VP per barracks order: 4 now"
std::vector<std::string> objective_words(const card_game::Player& player);
// The same where there is little room: "barracks orders".
std::vector<std::string> short_objectives(const card_game::Player& player);

}  // namespace pithead::cli
