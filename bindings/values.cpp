#include "bindings/values.h"

#include "bindings/arrays.h"
#include "bindings/errors.h"
#include "games/catalogue.h"

namespace nb = nanobind;

namespace pithead::python {

const AnyGame& game_called(std::string_view id) {
  if (const AnyGame* game = find_game(id)) return *game;
  std::string what = "there is no game " + in_quotes(id) + "; there are";
  for (const AnyGame* game : all_games()) what += " " + std::string(game->info().id);
  refuse(Error::Kind::UnknownGame, what);
}

ChosenOptions options_from(const nb::dict& options) {
  ChosenOptions chosen;
  for (const auto& [key, value] : options) chosen.emplace_back(words_of(key), words_of(value));
  return chosen;
}

Setup setup_from(std::string_view game, int players, const nb::dict& options, std::uint64_t seed) {
  return or_raise(make_setup(game_called(game).info().id, players, options_from(options), seed));
}

std::vector<BotSpec> bots_from(const std::vector<std::string>& names, int seats) {
  std::vector<BotSpec> bots;
  for (const std::string& name : names) bots.push_back(or_raise(read_bot(name)));
  if (bots.size() == 1) bots.resize(static_cast<std::size_t>(seats), bots.front());
  if (bots.size() != static_cast<std::size_t>(seats)) {
    refuse(Error::Kind::WrongSetup, std::to_string(bots.size()) + " bots for " + std::to_string(seats) +
                                        " seats; name one for all or one for each");
  }
  return bots;
}

nb::object from_json(const std::string& text) { return nb::module_::import_("json").attr("loads")(text); }

Seat seat_from(std::optional<int> seat, int players) {
  if (!seat) return kNobody;
  if (*seat < 0 || *seat >= players) {
    refuse(Error::Kind::WrongSetup, "seats are numbered from 0 to " + std::to_string(players - 1) +
                                        "; there is no seat " + std::to_string(*seat));
  }
  return static_cast<Seat>(*seat);
}

nb::object seat_or_none(Seat seat) {
  if (seat == kNobody) return nb::none();
  return nb::int_(int{seat});
}

nb::list seats_in(SeatSet seats) {
  nb::list list;
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    if (seats.has(seat)) list.append(int{seat});
  }
  return list;
}

}  // namespace pithead::python
