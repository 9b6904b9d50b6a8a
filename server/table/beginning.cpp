#include "server/table/beginning.h"

#include <cstddef>

namespace pithead::server {

Result<void> play_all(Match& match, const std::vector<std::string>& moves) {
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (const auto played = match.play(moves[i]); !played)
      return fail(played.error().kind, "move " + std::to_string(i + 1) + ": " + played.error().what);
  }
  return {};
}

}  // namespace pithead::server
