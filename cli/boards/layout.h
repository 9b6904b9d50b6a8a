// What the boards of all games share: headings, lists, where rivals and recap stand, and how functions that
// draw one game's state become a Board.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "cli/boards/boards.h"

namespace pithead::cli {

inline constexpr std::size_t kTableWidth = 80;

inline std::size_t at(int i) { return static_cast<std::size_t>(i); }

inline std::string count_of(int number, std::string_view thing) {
  return fmt::format("{} {}{}", number, thing, number == 1 ? "" : "s");
}

std::string heading(const Scene& scene, std::string_view title, std::size_t columns);

// Items behind a label, none of them broken; all lines but the first are indented.
Lines flow(const std::string& label, const std::vector<std::string>& items, std::string_view separator,
           std::size_t columns, std::size_t indent);
// The same across the whole table, with the label in a column of its own.
Lines labelled_row(std::string_view label, std::size_t label_width, const std::vector<std::string>& items,
                   std::string_view separator);

// The columns for rivals and recap.
std::size_t side_width(const Scene& scene);
// Everybody else, clockwise; draw_one(seat) gives a rival's lines.
template <class DrawOne>
Lines draw_rivals(const Scene& scene, int players, DrawOne draw_one) {
  Lines lines{heading(scene, "RIVALS", side_width(scene))};
  for (int i = 1; i < players; ++i) append(lines, draw_one(static_cast<Seat>((scene.seat + i) % players)));
  return lines;
}
// The table with rivals and recap: beside it where there is room, else above and below.
Lines arrange(const Scene& scene, const Lines& table, const Lines& rivals);

// What a seat knows of a state, and no more.
template <class G>
typename G::State known_to(Seat seat, const AnyState& state) {
  typename G::State known = static_cast<const StateOf<G>&>(state).get();
  G::forget_hidden(known, seat);
  return known;
}

// Draw(known, scene), Ask(known) and Describe(known, move) never see more than their seat may know.
template <class G, auto Draw, auto Ask, auto Describe>
Board make_board(const BoardWords& words) {
  return {
      .game = G::kInfo.id,
      .draw = [](const AnyState& state,
                 const Scene& scene) { return Draw(known_to<G>(scene.seat, state), scene); },
      .question = [](const AnyState& state) { return Ask(known_to<G>(state.to_move(), state)); },
      .describe = [](const AnyGame& /*game*/, const AnyState& state,
                     Move move) { return Describe(known_to<G>(state.to_move(), state), move); },
      .words = words,
  };
}

}  // namespace pithead::cli
