#include "bots/perft.h"

#include "bots/laboratory.h"

namespace pithead {

Result<std::uint64_t> perft(const Setup& setup, int after, int depth, const PerftProgress& progress) {
  return laboratory_of(*setup.game).perft(setup, after, depth, progress);
}

}  // namespace pithead
