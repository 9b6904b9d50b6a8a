#include "bots/check_laws.h"

#include "bots/laboratory.h"

namespace pithead {

Result<LawfulGames> check_laws(const Setup& setup, std::uint64_t games, int threads,
                               const Progress& progress) {
  return laboratory_of(*setup.game).check_laws(setup, games, threads, progress);
}

}  // namespace pithead
