// Schichtwechsel: the printed numbers as a text, and an owner's own.
#include "games/schichtwechsel/box.h"

#include <optional>
#include <string>
#include <string_view>

#include "games/schichtwechsel/box_file.h"
#include "games/schichtwechsel/boxes.h"
#include "games/schichtwechsel/game.h"

namespace pithead::schichtwechsel {

std::string Schichtwechsel::box_text(const Options& options) { return write_box(boxes[options.chosen[2]]); }

std::optional<std::string> Schichtwechsel::load_box(std::string_view text) {
  const BoxOrFault read = read_box(text);
  if (!read.print)
    return read.fault.line == 0 ? read.fault.what
                                : "line " + std::to_string(read.fault.line) + ": " + read.fault.what;
  bring_own_box(*read.print);
  game_options[2].values = kBoxNames;
  return std::nullopt;
}

}  // namespace pithead::schichtwechsel
