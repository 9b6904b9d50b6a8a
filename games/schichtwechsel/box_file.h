// Schichtwechsel: a box as a text, so that an owner of the printed game can write its numbers down and play
// with them. docs/games/schichtwechsel/box.md explains the form.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "games/schichtwechsel/box.h"

namespace pithead::schichtwechsel {

std::string write_box(const Print& print);

// What is wrong with a text: the line it stands in (0: an entry is missing, or several do not fit together)
// and what was expected.
struct BoxFault {
  int line = 0;
  std::string what;
};

// A whole box that contradicts nothing that is known, or the first fault.
struct BoxOrFault {
  std::optional<Print> print;
  BoxFault fault;
};
BoxOrFault read_box(std::string_view text);

}  // namespace pithead::schichtwechsel
