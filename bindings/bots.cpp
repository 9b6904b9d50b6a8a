// Opponents and the adviser.
#include <memory>
#include <optional>
#include <string>

#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>

#include "bindings/errors.h"
#include "bindings/interrupt.h"
#include "bindings/module.h"
#include "bindings/state.h"
#include "bindings/values.h"
#include "bots/adviser.h"
#include "bots/analysis.h"
#include "bots/bot.h"
#include "match/record.h"

namespace nb = nanobind;

namespace pithead::python {
namespace {

void check_not_over(const Position& position) {
  if (position.over()) refuse(Error::Kind::IllegalMove, "the game is over: there is nothing to choose");
}

// Shows the bot no more than its seat knows: it is given the state, and looks at its Belief.
Move choose(const BotSpec& spec, const Position& position, std::uint64_t seed) {
  check_not_over(position);
  const auto bot = make_any_bot(position.game(), spec);
  const nb::gil_scoped_release unlocked;
  Rng rng(seed);
  return bot->choose(position.state(), rng);
}

Budget budget_of(std::uint64_t iterations, int threads) {
  Budget budget;
  budget.iterations = iterations;
  budget.threads = threads;
  return budget;
}

nb::object advise_on(const Position& position, std::uint64_t iterations, std::size_t most,
                     std::uint64_t seed) {
  check_not_over(position);
  Advice advice;
  {
    const nb::gil_scoped_release unlocked;
    Rng rng(seed);
    advice =
        advise(position.game(), position.state(),
               {.budget = budget_of(iterations, 1), .most = most, .also = std::nullopt, .others = 0}, rng);
  }
  return as_python(
      [&](JsonWriter& json) { write_advice(position.game(), advice, position.state().players(), json); });
}

void write_analysed(JsonWriter& json, const Match& match, const AnalysedPly& ply) {
  const int players = match.setup().players;
  json.begin_object();
  json.field("ply", ply.ply);
  json.field("seat", int{ply.seat});
  json.field("played", int{index_of(ply.played)});
  json.field("notation", match.game().move_text(ply.played));
  json.field("choice", ply.was_choice);
  write_by_seat(json, "victory", ply.prospect.victory, players, 6);
  write_by_seat(json, "points", ply.prospect.points, players, 3);
  json.key("loss").fraction(ply.loss, 6);
  json.field("mistake", mistake_name(ply.mistake));
  if (ply.was_choice) {
    write_advised(match.game(), ply.best, players, json.key("best"));
    write_advised(match.game(), ply.chosen, players, json.key("chosen"));
  }
  json.end_object();
}

nb::object analyse_record(const Recorded& recorded, std::uint64_t iterations, int threads, std::uint64_t seed,
                          nb::object progress) {
  Watch watch(std::move(progress));
  Budget budget = budget_of(iterations, 1);
  budget.stopped = watch.stopped();
  Analysis analysis;
  {
    const nb::gil_scoped_release unlocked;
    analysis = analyse(recorded.match, budget, threads, seed, [&](std::uint64_t done) { watch.look(done); });
  }
  watch.finish(recorded.match.plies().size());
  return as_python([&](JsonWriter& json) {
    json.begin_array();
    for (const AnalysedPly& ply : analysis.plies) write_analysed(json, recorded.match, ply);
    json.end_array();
  });
}

}  // namespace

void add_bots(nb::module_& module) {
  module.def("check_bot", [](std::string_view name) { or_raise(read_bot(name)); });
  module.def("choose", [](std::string_view bot, const Position& position, std::uint64_t seed) {
    return int{index_of(choose(or_raise(read_bot(bot)), position, seed))};
  });
  module.def("advise", &advise_on);
  module.def("analyse", &analyse_record, nb::arg("record"), nb::arg("iterations"), nb::arg("threads"),
             nb::arg("seed"), nb::arg("progress").none());
}

}  // namespace pithead::python
