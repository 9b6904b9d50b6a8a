// Any text: what reads as a move is that move's one and only text.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "fuzz/demand.h"
#include "games/catalogue.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(data, data + size);
  for (const pithead::AnyGame* game : pithead::all_games()) {
    const auto move = game->read_move(text);
    if (!move) continue;
    pithead::demand(pithead::index_of(*move) < game->actions(), "a move is in the action space");
    pithead::demand(game->move_text(*move) == text, "a move has only one text");
  }
  return 0;
}
