// Many games between bots: each of them as a row.
#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include <nanobind/nanobind.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>

#include "bindings/arrays.h"
#include "bindings/errors.h"
#include "bindings/interrupt.h"
#include "bindings/module.h"
#include "bindings/values.h"
#include "bots/arena.h"
#include "bots/parallel.h"
#include "bots/simulate.h"

namespace nb = nanobind;

namespace pithead::python {
namespace {

// The columns of a series, a row for each game.
struct Columns {
  Columns(std::size_t games, std::size_t players, std::size_t sources)
      : games(games),
        players(players),
        sources(sources),
        seed(games),
        first(games),
        decisions(games),
        score(games * players),
        victory(games * players),
        points(games * players * sources) {}

  void add_seat(std::size_t game, std::size_t seat, const ScoreSheet& sheet, float share) {
    score[game * players + seat] = static_cast<std::int16_t>(sheet.total());
    victory[game * players + seat] = share;
    for (std::size_t i = 0; i < sources; ++i) points[(game * players + seat) * sources + i] = sheet.points[i];
  }

  nb::dict as_dict() && {
    nb::dict columns;
    columns["seed"] = new_array(std::move(seed), {games});
    columns["first"] = new_array(std::move(first), {games});
    columns["decisions"] = new_array(std::move(decisions), {games});
    columns["score"] = new_array(std::move(score), {games, players});
    columns["victory"] = new_array(std::move(victory), {games, players});
    columns["points"] = new_array(std::move(points), {games, players, sources});
    return columns;
  }

  std::size_t games, players, sources;
  std::vector<std::uint64_t> seed;
  std::vector<std::uint8_t> first;
  std::vector<std::uint32_t> decisions;
  std::vector<std::int16_t> score;
  std::vector<float> victory;
  std::vector<std::int16_t> points;
};

float share_of(SeatSet winners, Seat seat) {
  return winners.has(seat) ? 1.0F / static_cast<float>(winners.size()) : 0.0F;
}

std::vector<BotSpec> stoppable(std::vector<BotSpec> bots, const Watch& watch) {
  for (BotSpec& bot : bots) bot.budget.stopped = watch.stopped();
  return bots;
}

// Pieces of a series, each begun only while nobody has pressed Ctrl-C; what is under way then ends quickly,
// as bots that think long stop thinking.
template <class Play>
void in_pieces(std::uint64_t games, std::uint64_t piece, Watch& watch, Play play) {
  {
    const nb::gil_scoped_release unlocked;
    for (std::uint64_t first = 0; first < games && watch.look(first); first += piece)
      play(first, std::min(piece, games - first));
  }
  watch.finish(games);
}

std::uint64_t piece_of(const std::vector<BotSpec>& bots, int threads) {
  for (const BotSpec& bot : bots) {
    if (bot.level == "hard" || bot.level == kFlat) return static_cast<std::uint64_t>(threads);
  }
  return 4096;
}

nb::dict simulate_games(std::string_view game, int players, const nb::dict& options, std::uint64_t seed,
                        const std::vector<std::string>& names, std::uint64_t first, std::uint64_t games,
                        int threads, nb::object progress) {
  Watch watch(std::move(progress));
  Simulation simulation;
  simulation.setup = setup_from(game, players, options, seed);
  simulation.bots = stoppable(bots_from(names, players), watch);
  simulation.threads = threads;
  Columns columns(games, static_cast<std::size_t>(players), simulation.setup.game->info().sources.size());
  in_pieces(games, piece_of(simulation.bots, threads), watch, [&](std::uint64_t begin, std::uint64_t count) {
    simulation.games = count;
    const auto played = or_raise(
        simulate_each(simulation, first + begin, [&](std::uint64_t done) { watch.look(begin + done); }));
    for (std::size_t i = 0; i < played.size(); ++i) {
      const std::size_t row = begin + i;
      columns.seed[row] = played[i].seed;
      columns.first[row] = played[i].first;
      columns.decisions[row] = static_cast<std::uint32_t>(played[i].decisions);
      for (Seat seat = 0; seat < players; ++seat)
        columns.add_seat(row, seat, played[i].sheets[seat], share_of(played[i].winners, seat));
    }
  });
  return std::move(columns).as_dict();
}

Arena arena_from(std::string_view game, int players, const nb::dict& options, std::uint64_t seed,
                 const std::vector<std::string>& names) {
  std::vector<BotSpec> bots;
  for (const std::string& name : names) bots.push_back(or_raise(read_bot(name)));
  if (bots.empty()) refuse(Error::Kind::WrongSetup, "an arena needs at least one bot");
  return {.setup = setup_from(game, players, options, seed),
          .field = make_field(bots, players),
          .games = 1,
          .threads = 1,
          .decide = std::nullopt};
}

// Game i of an arena is rotation i % players of deal i / players.
nb::dict arena_games(std::string_view game, int players, const nb::dict& options, std::uint64_t seed,
                     const std::vector<std::string>& names, std::uint64_t first, std::uint64_t games,
                     int threads, nb::object progress) {
  Watch watch(std::move(progress));
  Arena arena = arena_from(game, players, options, seed, names);
  arena.field.bots = stoppable(arena.field.bots, watch);
  const auto seats = static_cast<std::size_t>(players);
  Columns columns(games, seats, arena.setup.game->info().sources.size());
  std::vector<std::uint8_t> bots(games * seats);
  in_pieces(games, piece_of(arena.field.bots, threads), watch, [&](std::uint64_t begin, std::uint64_t count) {
    std::vector<PlayedGame> played(count);
    struct Nothing {
      void add(const Nothing& /*other*/) {}
    };
    or_raise(in_parallel<Nothing>(
        count, threads, [&](std::uint64_t done) { watch.look(begin + done); },
        [&] {
          return [&](std::uint64_t i, Nothing& /*sum*/) {
            const std::uint64_t number = first + begin + i;
            const auto each = static_cast<std::uint64_t>(players);
            played[i] = play_arena_game(arena, number / each, static_cast<int>(number % each));
            return Result<void>{};
          };
        },
        1));
    for (std::size_t i = 0; i < count; ++i) {
      const std::size_t row = begin + i;
      columns.first[row] = played[i].first;
      columns.decisions[row] = static_cast<std::uint32_t>(played[i].decisions);
      float winners = 0;
      for (const PlayedSeat& seat : played[i].seats) winners += seat.won ? 1.0F : 0.0F;
      for (std::size_t seat = 0; seat < seats; ++seat) {
        bots[row * seats + seat] = static_cast<std::uint8_t>(played[i].seats[seat].bot);
        columns.add_seat(row, seat, played[i].seats[seat].sheet,
                         played[i].seats[seat].won ? 1.0F / winners : 0.0F);
      }
    }
  });
  nb::dict told = std::move(columns).as_dict();
  told.attr("pop")("seed");
  told["bot"] = new_array(std::move(bots), {games, seats});
  return told;
}

std::vector<std::string> arena_bots(std::string_view game, int players,
                                    const std::vector<std::string>& names) {
  return names_of(arena_from(game, players, nb::dict(), 0, names).field.bots);
}

// What whole deals say of the bots, with how sure it is: as `pithead arena` says it.
nb::list standings_of(std::size_t bots, const nb::ndarray<const std::uint8_t, nb::ndim<2>, nb::c_contig>& bot,
                      const nb::ndarray<const std::int16_t, nb::ndim<2>, nb::c_contig>& score,
                      const nb::ndarray<const float, nb::ndim<2>, nb::c_contig>& victory,
                      const nb::ndarray<const std::uint8_t, nb::ndim<1>, nb::c_contig>& first) {
  const std::size_t seats = bot.shape(1);
  Standings standings;
  standings.bots.resize(bots);
  for (std::size_t row = 0; row + seats <= bot.shape(0); row += seats) {
    PlayedDeal deal(seats);
    for (std::size_t rotation = 0; rotation < seats; ++rotation) {
      const std::size_t at = row + rotation;
      deal[rotation].first = first.data()[at];
      deal[rotation].seats.resize(seats);
      for (std::size_t seat = 0; seat < seats; ++seat) {
        PlayedSeat& each = deal[rotation].seats[seat];
        each.bot = bot.data()[at * seats + seat];
        each.sheet.points[0] = score.data()[at * seats + seat];
        each.won = victory.data()[at * seats + seat] > 0;
      }
    }
    standings.add(deal);
  }
  const std::vector<Rating> ratings = rate(standings.rankings, bots);
  nb::list rows;
  for (std::size_t i = 0; i < bots; ++i) {
    const BotTally& tally = standings.bots[i];
    const Interval sure = share_interval(tally.wins);
    nb::dict row;
    row["appearances"] = tally.seats.scores.count();
    row["win_share"] = pithead::share_of(tally.wins);
    row["low"] = sure.low;
    row["high"] = sure.high;
    row["score"] = tally.seats.scores.mean();
    row["deviation"] = tally.seats.scores.deviation();
    row["elo"] = ratings[i].elo;
    row["elo_error"] = ratings[i].error;
    rows.append(row);
  }
  return rows;
}

}  // namespace

void add_series(nb::module_& module) {
  module.def("simulate_games", &simulate_games, nb::arg("game"), nb::arg("players"), nb::arg("options"),
             nb::arg("seed"), nb::arg("bots"), nb::arg("first"), nb::arg("games"), nb::arg("threads"),
             nb::arg("progress").none());
  module.def("arena_games", &arena_games, nb::arg("game"), nb::arg("players"), nb::arg("options"),
             nb::arg("seed"), nb::arg("bots"), nb::arg("first"), nb::arg("games"), nb::arg("threads"),
             nb::arg("progress").none());
  module.def("arena_bots", &arena_bots);
  module.def("standings", &standings_of);
  module.def("all_cores", &all_cores);
}

}  // namespace pithead::python
