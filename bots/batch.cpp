#include "bots/batch.h"

#include "bots/laboratory.h"

namespace pithead {

Result<std::unique_ptr<Batch>> make_batch(const BatchPlan& plan) {
  const AnyGame& game = *plan.setup.game;
  if (plan.observed != ObservationKind::None && game.observed_fields().empty())
    return fail(Error::Kind::WrongSetup, std::string(game.info().title) + " has no observations");
  return laboratory_of(game).make_batch(plan);
}

}  // namespace pithead
