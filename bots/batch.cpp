#include "bots/batch.h"

#include "bots/laboratory.h"

namespace pithead {

Result<std::unique_ptr<Batch>> make_batch(const BatchPlan& plan) {
  const AnyGame& game = *plan.setup.game;
  if (plan.observed != ObservationKind::None && observed_fields(game).empty())
    return fail(Error::Kind::WrongSetup, std::string(game.info().title) + " has no observations");
  return laboratory_of(game).make_batch(plan);
}

std::vector<ObservedField> observed_fields(const AnyGame& game) {
  return laboratory_of(game).observed_fields();
}

void observe(const AnyGame& game, const AnyState& state, Seat seat, std::uint8_t* row) {
  laboratory_of(game).observe(state, seat, row);
}

}  // namespace pithead
