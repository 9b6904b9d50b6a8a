// How each game looks in a terminal. A game without a board of its own is shown as a listing of its view,
// so it can be played from its first day on.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "cli/terminal.h"
#include "games/core/any_game.h"

namespace pithead::cli {

// For whose eyes, and how.
struct Scene {
  Seat seat = kNobody;
  std::span<const std::string> players;  // who sits where: "you", "random"
  std::span<const std::string> recap;    // what happened since the seat's last turn, in sentences
  Pen pen{false};
  std::size_t width = 80;
  bool whole = false;  // the whole table even where a part is enough for the decision
};

// How a move stands in the list of moves.
struct Choice {
  std::string group;    // moves of one group stand together
  int rank = 0;         // groups of lower rank stand first, equal ones as the game lists them
  std::string text;     // short for the notation; can be typed
  std::string note;     // what it costs or brings
  bool folded = false;  // only shown on demand
};

// How a move's notation begins, and the words of a player for it; what follows in the notation stands for the
// star: {"place M", "Mining, * steps"}.
struct UseWords {
  std::string_view notation;
  std::string_view words;
};

struct BoardWords {
  std::string_view shorthand;           // examples of moves typed in short
  std::string_view folded;              // what the folded moves are
  std::string_view legend;              // how to read what is drawn
  std::span<const UseWords> use_words;  // for spaces and cards in reports; the first that fits counts
  std::string_view enamel;              // the colour of a report's head
};

// Every function draws only what the seat to move may know.
struct Board {
  std::string_view game;
  std::string (*draw)(const AnyState& state, const Scene& scene);
  std::string (*question)(const AnyState& state);  // what is to be decided now, in a sentence
  Choice (*describe)(const AnyGame& game, const AnyState& state, Move move);
  BoardWords words;
};

const Board& board_of(const AnyGame& game);

// "place M10" as a player says it: "Mining, 10 steps". What has no words keeps its notation.
std::string use_in_words(const Board& board, std::string_view notation);

// "R Red, you": the badge and name of a seat.
std::string badge(const Pen& pen, Seat seat);

}  // namespace pithead::cli
