// What a terminal can show and how text is fitted into it. Whatever is drawn is drawn in UTF-8 with a Pen;
// the Pen leaves colours out and the Screen turns lines into ASCII where they are not wanted.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/core/seats.h"

namespace pithead::cli {

// Colours by meaning. Coal and players always carry their letter too, so nothing is told by colour alone.
enum class Ink : std::uint8_t {
  Title,
  Strong,
  Faint,  // what does not matter now
  Lamp,   // what I may do now
  Good,
  Bad,
  Brass,  // cage and Marks
  Yellow,
  Brown,
  Gray,
  Black,
  Red,
  Cobalt,
  Verdigris,
  Heather,
};

class Pen {
 public:
  explicit Pen(bool colours) : colours_(colours) {}
  std::string operator()(Ink ink, std::string_view text) const;

 private:
  bool colours_;
};

// Seats as people see them, in every game.
std::string seat_name(Seat seat);
char seat_letter(Seat seat);
Ink seat_ink(Seat seat);

struct Screen {
  bool colours = false;
  bool lines = false;     // UTF-8 line drawing; else ASCII
  bool attended = false;  // somebody sits at the keyboard
  int width = 80;

  void show(std::string_view text) const;
  // A line from standard input, or nothing at its end. What a pipe feeds is shown as if it were typed.
  std::optional<std::string> ask(std::string_view prompt) const;
};

// Reads the environment: standard output and input, NO_COLOR, TERM, the locale, the window's size.
Screen find_screen(bool plain);

// ---- text in columns --------------------------------------------------------------------------------

// Columns that a text takes: colour codes take none, a UTF-8 character takes one.
std::size_t columns_of(std::string_view text);
std::string left(std::string_view text, std::size_t columns);   // blanks after it
std::string right(std::string_view text, std::size_t columns);  // blanks before it
std::string repeat(std::string_view text, std::size_t times);

using Lines = std::vector<std::string>;
// Breaks at blanks; all lines but the first are indented.
Lines wrap(std::string_view text, std::size_t columns, std::size_t indent = 0);
// Two blocks side by side, the right one from this column on.
Lines beside(const Lines& first, const Lines& second, std::size_t column);
std::size_t widest(const Lines& lines);
void append(Lines& lines, const Lines& more);
std::string join(const Lines& lines);  // each with its line end, without blanks before it

// Only ASCII: line drawing becomes hyphens, bars and dots, letters lose their accents.
std::string to_ascii(std::string_view text);

}  // namespace pithead::cli
