#include "bots/perft.h"

#include "bots/engine.h"

namespace pithead {

Result<std::uint64_t> perft(const Setup& setup, int after, int depth, const PerftProgress& progress) {
  return engine_of(*setup.game).perft(setup, after, depth, progress);
}

}  // namespace pithead
