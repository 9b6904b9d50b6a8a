// The parts of Schichtwechsel's board, each in a file of its own, and the words they share.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "cli/boards/layout.h"
#include "games/schichtwechsel/mine.h"
#include "games/schichtwechsel/names.h"
#include "games/schichtwechsel/state.h"

namespace pithead::cli {

Lines draw_cards(const schichtwechsel::State& s, const Scene& scene);  // cards.cpp

// works.cpp: the board that all share
Lines draw_tracks(const schichtwechsel::State& s, const Scene& scene);
Lines draw_shift(const schichtwechsel::State& s, const Scene& scene);
Lines draw_plant(const schichtwechsel::State& s, const Scene& scene);
Lines draw_frames(const schichtwechsel::State& s, const Scene& scene);
Lines draw_lots(const schichtwechsel::State& s, const Scene& scene);
Lines draw_tiles(const schichtwechsel::State& s, const Scene& scene);

// mine.cpp
Lines draw_own_mine(const schichtwechsel::State& s, const Scene& scene);
Lines draw_purse(const schichtwechsel::State& s, const Scene& scene);   // what can pay
Lines draw_stocks(const schichtwechsel::State& s, const Scene& scene);  // cubes, coke and water
Lines draw_rival(const schichtwechsel::State& s, const Scene& scene, Seat seat, std::size_t width);
std::string cart_of(const schichtwechsel::State& s, const schichtwechsel::Player& player, int cart,
                    const Pen& pen);  // "[cc]"

// ---- words.cpp -----------------------------------------------------------------------

// What a task does: "water −1", "2 road", "copy a small card".
std::string effect_words(schichtwechsel::Task task);
std::string effect_words(const schichtwechsel::Tasks& tasks);
// The same where there is little room: "−1~", "copy S".
std::string short_effect(schichtwechsel::Task task);
std::string short_effect(const schichtwechsel::Tasks& tasks);

std::string card_words(const schichtwechsel::State& s, int card);  // what the seat to move gets by it
std::string cost_words(const schichtwechsel::State& s, int card);  // "2 W"
std::string choice_words(int choice);                              // "1 road or 1 VP"
std::string bar_words(int space);                                  // the bonus of a bar space
std::string lot_words(schichtwechsel::Lot lot);                    // what a building there is good for
std::string round_card_words(const schichtwechsel::State& s);  // what the round's card pays, and its effect
std::string_view theme_of(schichtwechsel::RoundCard card);     // in a word what it counts
std::string units_of(const schichtwechsel::Player& player);    // "3 W, P, 1 C"

}  // namespace pithead::cli
