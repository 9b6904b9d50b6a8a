// Games with their history: played, taken back, recorded.
#include "match/match.h"

#include <optional>
#include <string>
#include <vector>

#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/unique_ptr.h>
#include <nanobind/stl/vector.h>

#include "bindings/errors.h"
#include "bindings/module.h"
#include "bindings/state.h"
#include "bindings/values.h"
#include "match/record.h"

namespace nb = nanobind;

namespace pithead::python {
namespace {

nb::list moves_of(const Match& match) {
  nb::list moves;
  for (const Ply& ply : match.plies()) moves.append(int{index_of(ply.move)});
  return moves;
}

nb::list hashes_of(const Match& match) {
  nb::list hashes;
  for (const Ply& ply : match.plies()) hashes.append(ply.hash);
  return hashes;
}

// The position after so many moves; from the end on if negative, as Python counts.
Position position_after(const Match& match, std::int64_t plies) {
  const auto all = static_cast<std::int64_t>(match.plies().size());
  const std::int64_t wanted = plies < 0 ? all + 1 + plies : plies;
  if (wanted < 0 || wanted > all) {
    refuse(Error::Kind::WrongSetup,
           "there are positions 0 to " + std::to_string(all) + "; there is no " + std::to_string(plies));
  }
  Rng chance = match.setup().seed.rng();
  auto state = match.game().deal(match.setup().players, match.setup().options, chance);
  for (std::int64_t i = 0; i < wanted; ++i)
    state->play_silently(match.plies()[static_cast<std::size_t>(i)].move, chance);
  return {match.game(), std::move(state), chance};
}

nb::object events_at(const Match& match, std::size_t ply, std::optional<int> viewer) {
  if (ply >= match.plies().size())
    refuse(Error::Kind::WrongSetup, "there are moves 0 to " + std::to_string(match.plies().size()) + " only");
  const Seat eyes = viewer ? seat_from(viewer, match.setup().players) : kAllSeeing;
  return as_python([&](JsonWriter& json) {
    json.begin_array();
    for (const Event& event : match.plies()[ply].events) {
      if (eyes == kAllSeeing || event.visible_to(eyes)) match.game().write_event(event, json);
    }
    json.end_array();
  });
}

nb::dict options_as_dict(const Match& match) {
  nb::dict options;
  for (const auto& [key, value] : options_of(match.setup())) options[key.c_str()] = value;
  return options;
}

nb::object seed_of(const Match& match) {
  const Seed& seed = match.setup().seed;
  if (seed.is_wide()) return nb::str(seed.text().c_str());
  return nb::int_(seed.number());
}

}  // namespace

void add_match(nb::module_& module) {
  nb::class_<Recorded>(module, "Match",
                       "A game with all that happened in it: it can be taken back and recorded.")
      .def_static("new",
                  [](std::string_view game, int players, const nb::dict& options, std::uint64_t seed,
                     std::vector<std::string> names) {
                    return Recorded{
                        Match(setup_from(game, players, options, seed)), std::move(names), {}, {}, {}};
                  })
      .def_static("parse", [](std::string_view text) { return or_raise(read_record(text)); })
      .def_static("load", [](const std::string& file) { return or_raise(load_record(file)); })
      .def_prop_ro("game_id", [](const Recorded& r) { return r.match.game().info().id; })
      .def_prop_ro(
          "players", [](const Recorded& r) { return r.match.setup().players; }, "How many play.")
      .def_prop_ro(
          "seed", [](const Recorded& r) { return seed_of(r.match); },
          "What the deal follows from: a number, or 64 hexadecimal digits.")
      .def_prop_ro(
          "options", [](const Recorded& r) { return options_as_dict(r.match); }, "The value of each option.")
      .def_prop_ro(
          "names", [](const Recorded& r) { return r.names; }, "Who played, by seat.")
      .def_prop_ro(
          "over", [](const Recorded& r) { return r.match.over(); }, "Whether the game is over.")
      .def_prop_ro(
          "remark", [](const Recorded& r) { return remark_on(r); },
          "What should be known of how the record was checked; mostly nothing.")
      .def_prop_ro(
          "moves", [](const Recorded& r) { return moves_of(r.match); }, "All moves so far, as numbers.")
      .def_prop_ro(
          "hashes", [](const Recorded& r) { return hashes_of(r.match); },
          "The hash of the position after each move.")
      .def("__len__", [](const Recorded& r) { return r.match.plies().size(); })
      .def(
          "state", [](const Recorded& r, std::int64_t plies) { return position_after(r.match, plies); },
          nb::arg("after") = -1, "The position after so many moves; now by default.")
      .def(
          "events",
          [](const Recorded& r, std::size_t ply, std::optional<int> viewer) {
            return events_at(r.match, ply, viewer);
          },
          nb::arg("move"), nb::arg("viewer") = nb::none(), "What a move did, as a list of events.")
      .def(
          "play",
          [](Recorded& r, std::int64_t move) {
            if (move < 0 || move >= static_cast<std::int64_t>(r.match.game().actions()))
              refuse(Error::Kind::IllegalMove, "there is no move " + std::to_string(move));
            or_raise(r.match.play(static_cast<Move>(move)));
          },
          nb::arg("move"), "Plays a move by its number.")
      .def(
          "play", [](Recorded& r, std::string_view notation) { or_raise(r.match.play(notation)); },
          nb::arg("notation"), "Plays a move by its notation.")
      .def(
          "undo",
          [](Recorded& r, int seat) { or_raise(r.match.undo(seat_from(seat, r.match.setup().players))); },
          nb::arg("seat"), "Takes back a seat's last move, as long as nothing hidden was revealed since.")
      .def(
          "text", [](const Recorded& r) { return write_record(r.match, r.names, r.fair, r.bots); },
          "The record as JSON: docs/records.md explains it.");
}

}  // namespace pithead::python
