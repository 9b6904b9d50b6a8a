// Games and positions.
#include "bindings/state.h"

#include <algorithm>
#include <map>
#include <optional>
#include <string>

#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>

#include "bindings/arrays.h"
#include "bindings/errors.h"
#include "bindings/module.h"
#include "bindings/values.h"
#include "bots/batch.h"
#include "games/catalogue.h"

namespace nb = nanobind;

namespace pithead::python {

Move Position::checked(std::int64_t move) const {
  const auto wanted = static_cast<Move>(move);
  if (move >= 0 && move < static_cast<std::int64_t>(game_->actions()) &&
      std::find(legal_.begin(), legal_.end(), wanted) != legal_.end())
    return wanted;
  std::string what = "move " + std::to_string(move);
  if (move < 0 || move >= static_cast<std::int64_t>(game_->actions())) {
    what += " is none; moves are numbered from 0 to " + std::to_string(game_->actions() - 1);
  } else {
    what += " ('" + game_->move_text(wanted) + "') is not legal now";
    what += over() ? ": the game is over" : "";
  }
  refuse(Error::Kind::IllegalMove, what);
}

void Position::play(std::int64_t move) {
  state_->play_silently(checked(move), chance_);
  state_->legal(legal_);
}

void Position::play(std::string_view notation) {
  const std::optional<Move> move = game_->read_move(notation);
  if (!move)
    refuse(Error::Kind::UnreadableMove,
           in_quotes(notation) + " is no move of " + std::string(game_->info().title));
  play(index_of(*move));
}

std::vector<Event> Position::play_told(std::int64_t move) {
  EventLog log;
  state_->play(checked(move), chance_, log);
  state_->legal(legal_);
  return std::move(log).events();
}

namespace {

// Asked for with every observation, so they are made once; the interpreter's lock guards them.
const std::vector<ObservedField>& fields_of_game(const AnyGame& game) {
  static std::map<const AnyGame*, std::vector<ObservedField>> made;
  const auto [entry, is_new] = made.try_emplace(&game);
  if (is_new) entry->second = observed_fields(game);
  return entry->second;
}

std::size_t observed_length(const AnyGame& game) {
  const auto& fields = fields_of_game(game);
  if (fields.empty())
    refuse(Error::Kind::WrongSetup, std::string(game.info().title) + " has no observations");
  return fields.back().first + fields.back().size;
}

// The seat that an observation is for: the one to move unless another is named.
Seat eyes_of(const Position& position, std::optional<int> seat) {
  if (seat) return seat_from(seat, position.state().players());
  if (position.over())
    refuse(Error::Kind::WrongSetup, "the game is over: name the seat whose eyes are meant");
  return position.state().to_move();
}

void observe_into(const Position& position, Seat seat, nb::handle out) {
  const std::size_t length = observed_length(position.game());
  if (nb::hasattr(out, "dtype") && words_of(nb::object(out.attr("dtype"))) == "float32") {
    const auto row = row_to_fill<float>(out, length, "uint8 or float32", "observe");
    std::vector<std::uint8_t> bytes(length);
    pithead::observe(position.game(), position.state(), seat, bytes.data());
    for (const ObservedField& field : fields_of_game(position.game())) {
      for (std::size_t i = field.first; i < field.first + field.size; ++i)
        row[i] = static_cast<float>(bytes[i]) / static_cast<float>(field.most - field.least);
    }
    return;
  }
  const auto row = row_to_fill<std::uint8_t>(out, length, "uint8 or float32", "observe");
  std::fill(row.begin(), row.end(), std::uint8_t{0});
  pithead::observe(position.game(), position.state(), seat, row.data());
}

nb::object observe(const Position& position, std::optional<int> seat, nb::object out) {
  const Seat eyes = eyes_of(position, seat);
  if (!out.is_none()) {
    observe_into(position, eyes, out);
    return out;
  }
  std::vector<std::uint8_t> row(observed_length(position.game()));
  pithead::observe(position.game(), position.state(), eyes, row.data());
  const std::size_t length = row.size();
  return nb::cast(new_array(std::move(row), {length}));
}

nb::list legal_list(const Position& position) {
  const auto& legal = position.legal();
  nb::object list = nb::steal(PyList_New(static_cast<Py_ssize_t>(legal.size())));
  for (std::size_t i = 0; i < legal.size(); ++i)
    PyList_SetItem(list.ptr(), static_cast<Py_ssize_t>(i), PyLong_FromLong(index_of(legal[i])));
  return nb::borrow<nb::list>(list);
}

nb::list legal_texts(const Position& position) {
  nb::list texts;
  for (const Move move : position.legal()) texts.append(position.game().move_text(move));
  return texts;
}

Array<bool> mask_of(const Position& position) {
  const std::size_t actions = position.game().actions();
  auto* cells = new bool[actions]();
  for (const Move move : position.legal()) cells[index_of(move)] = true;
  const nb::capsule owner(cells, [](void* held) noexcept { delete[] static_cast<bool*>(held); });
  return Array<bool>(cells, {actions}, owner);
}

nb::dict sheet_as_dict(const AnyGame& game, const ScoreSheet& sheet) {
  nb::dict points;
  for (std::size_t i = 0; i < game.info().sources.size(); ++i)
    points[nb::cast(game.info().sources[i])] = int{sheet.points[i]};
  points["total"] = sheet.total();
  return points;
}

nb::list scores_of(const Position& position) {
  nb::list scores;
  for (Seat seat = 0; seat < position.state().players(); ++seat)
    scores.append(position.state().score(seat).total());
  return scores;
}

nb::dict purse_of(const Position& position, int seat) {
  const Purse purse = position.state().purse(seat_from(seat, position.state().players()));
  nb::dict has;
  for (std::size_t i = 0; i < position.game().info().purse.size(); ++i)
    has[nb::cast(position.game().info().purse[i])] = int{purse.has[i]};
  return has;
}

nb::object view_of(const Position& position, std::optional<int> seat) {
  const Seat eyes = seat_from(seat, position.state().players());
  return as_python([&](JsonWriter& json) { position.state().write_view(eyes, json); });
}

nb::object events_of(const AnyGame& game, const std::vector<Event>& events, std::optional<int> viewer,
                     int players) {
  const Seat eyes = viewer ? seat_from(viewer, players) : kAllSeeing;
  return as_python([&](JsonWriter& json) {
    json.begin_array();
    for (const Event& event : events) {
      if (eyes == kAllSeeing || event.visible_to(eyes)) game.write_event(event, json);
    }
    json.end_array();
  });
}

nb::list fields_of(const AnyGame& game) {
  nb::list list;
  for (const ObservedField& field : fields_of_game(game)) {
    nb::dict told;
    told["name"] = field.name;
    told["kind"] = std::string(kind_name(field.kind));
    told["first"] = field.first;
    told["size"] = field.size;
    told["least"] = field.least;
    told["most"] = field.most;
    told["labels"] = field.labels;
    told["about"] = field.about;
    list.append(told);
  }
  return list;
}

void add_course(nb::class_<Position>& state) {
  state
      .def_static("deal",
                  [](std::string_view game, int players, const nb::dict& options, std::uint64_t seed) {
                    const Setup setup = setup_from(game, players, options, seed);
                    Rng chance = setup.seed.rng();
                    auto state = setup.game->deal(setup.players, setup.options, chance);
                    return Position(*setup.game, std::move(state), chance);
                  })
      .def_prop_ro("game_id", [](const Position& p) { return p.game().info().id; })
      .def_prop_ro(
          "players", [](const Position& p) { return p.state().players(); }, "How many play.")
      .def_prop_ro(
          "to_move", [](const Position& p) { return seat_or_none(p.state().to_move()); },
          "The seat that decides, or None when the game is over.")
      .def_prop_ro(
          "over", [](const Position& p) { return p.over(); }, "Whether the game is over.")
      .def_prop_ro(
          "round", [](const Position& p) { return p.state().round(); }, "The running round; the first is 0.")
      .def_prop_ro(
          "first_player", [](const Position& p) { return int{p.state().first_player()}; },
          "Who began the running round.")
      .def_prop_ro(
          "begins_turn", [](const Position& p) { return p.state().begins_turn(); },
          "Whether the seat to move is at the beginning of its turn.");
}

void add_moves(nb::class_<Position>& state) {
  state.def("legal", &legal_list, "The legal moves, as numbers of the game's action space.")
      .def("legal_text", &legal_texts, "The legal moves in notation.")
      .def("mask", &mask_of, "A bool for each move of the action space: whether it is legal.")
      .def("play", nb::overload_cast<std::int64_t>(&Position::play), nb::arg("move"),
           "Plays a move by its number. An illegal one raises IllegalMoveError and changes nothing.")
      .def("play", nb::overload_cast<std::string_view>(&Position::play), nb::arg("notation"),
           "Plays a move by its notation, such as 'place M8'.")
      .def(
          "play_told",
          [](Position& p, std::int64_t move, std::optional<int> viewer) {
            if (viewer) seat_from(viewer, p.state().players());
            const std::vector<Event> events = p.play_told(move);
            return events_of(p.game(), events, viewer, p.state().players());
          },
          nb::arg("move"), nb::arg("viewer") = nb::none(),
          "Plays a move and tells what happened, as a list of events; of those one seat may see if a viewer "
          "is named.")
      .def(
          "copy", [](const Position& p) { return Position(p); }, "A copy that goes its own way.")
      .def("__copy__", [](const Position& p) { return Position(p); })
      .def("__deepcopy__", [](const Position& p, nb::handle /*memo*/) { return Position(p); });
}

void add_sight(nb::class_<Position>& state) {
  state
      .def(
          "hash", [](const Position& p) { return p.state().hash(); }, "As records have it after every move.")
      .def("view", &view_of, nb::arg("seat") = nb::none(),
           "What a seat sees, as dicts and lists; None is a spectator.")
      .def("observe", &observe, nb::arg("seat") = nb::none(), nb::arg("out") = nb::none(),
           "What a seat knows as a row of numbers (`Game.observation` explains them); the seat to move by "
           "default. Into `out` if given: uint8, or float32 from 0 to 1.")
      .def("purse", &purse_of, nb::arg("seat"), "What a seat has to pay with.")
      .def(
          "imagine",
          [](const Position& p, int seat, std::uint64_t seed) {
            Rng rng(seed);
            auto state = p.state().imagine(seat_from(seat, p.state().players()), rng);
            return Position(p.game(), std::move(state), rng);
          },
          nb::arg("seat"), nb::arg("seed"))
      .def(
          "broken_law", [](const Position& p) { return p.state().broken_law(); },
          "The conservation law that does not hold, or None: a proof for tests.");
}

void add_points(nb::class_<Position>& state) {
  state.def("scores", &scores_of, "The points of each seat so far.")
      .def(
          "score_sheet",
          [](const Position& p, int seat) {
            return sheet_as_dict(p.game(), p.state().score(seat_from(seat, p.state().players())));
          },
          nb::arg("seat"), "A seat's points by their source.")
      .def(
          "projected",
          [](const Position& p, int seat) {
            return sheet_as_dict(p.game(), p.state().projected(seat_from(seat, p.state().players())));
          },
          nb::arg("seat"), "What they would be if the round ended now.")
      .def(
          "winners", [](const Position& p) { return seats_in(p.state().winners()); },
          "The seats that have won; none until the game is over.");
}

}  // namespace

void add_games(nb::module_& module) {
  module.def("game_ids", [] {
    nb::list ids;
    for (const AnyGame* game : all_games()) ids.append(nb::cast(game->info().id));
    return ids;
  });
  module.def("game_info", [](std::string_view id) {
    return as_python([&](JsonWriter& json) { write_game_info(json, game_called(id)); });
  });
  module.def("game_actions", [](std::string_view id) { return game_called(id).actions(); });
  module.def("observed_fields", [](std::string_view id) { return fields_of(game_called(id)); });
  module.def("move_text", [](std::string_view id, std::int64_t move) {
    const AnyGame& game = game_called(id);
    if (move < 0 || move >= static_cast<std::int64_t>(game.actions()))
      refuse(Error::Kind::UnreadableMove, "moves are numbered from 0 to " +
                                              std::to_string(game.actions() - 1) + "; there is no move " +
                                              std::to_string(move));
    return game.move_text(static_cast<Move>(move));
  });
  module.def("read_move", [](std::string_view id, std::string_view text) {
    const AnyGame& game = game_called(id);
    const std::optional<Move> move = game.read_move(text);
    if (!move)
      refuse(Error::Kind::UnreadableMove,
             in_quotes(text) + " is no move of " + std::string(game.info().title));
    return int{index_of(*move)};
  });
  module.def("components", [](std::string_view id, const nb::dict& options) {
    const Setup setup = setup_from(id, game_called(id).info().min_players, options, 0);
    return as_python([&](JsonWriter& json) { setup.game->write_components(setup.options, json); });
  });
  module.def("load_box", [](std::string_view id, std::string_view text) {
    if (const auto fault = game_called(id).load_box(text)) refuse(Error::Kind::WrongSetup, *fault);
  });
}

void add_state(nb::module_& module) {
  nb::class_<Position> state(module, "State", "A position of a game, which `play` changes.");
  add_course(state);
  add_moves(state);
  add_sight(state);
  add_points(state);
}

}  // namespace pithead::python
