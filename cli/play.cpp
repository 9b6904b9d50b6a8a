// `pithead play`: a new game or a saved one, a person against bots.
#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <random>
#include <system_error>

#include <fmt/format.h>

#include "bots/bot.h"
#include "cli/commands.h"
#include "cli/session.h"
#include "cli/terminal.h"
#include "games/catalogue.h"
#include "match/record.h"

namespace pithead::cli {
namespace {

constexpr int kDefaultPlayers = 3;  // second places score, and a round is still short
constexpr std::string_view kDefaultBot = "medium";

// As typed; what was not typed is empty.
struct PlayAsked {
  std::string game;
  std::optional<int> players;
  std::optional<int> seat;
  std::optional<std::string> bots;
  std::optional<std::string> seed;
  std::vector<std::string> options;
  std::string file;
  bool plain = false;
};

std::uint64_t fresh_seed() {
  std::random_device device;
  // Short enough to be read out and typed again.
  return device() % 1'000'000'000U;
}

int read_seat(const PlayAsked& asked, int players) {
  const int seat = asked.seat.value_or(0);
  if (seat < 0 || seat >= players) {
    throw Failure{fmt::format("--seat is 0 to {} with {} players, not {}", players - 1, players, seat)};
  }
  return seat;
}

std::vector<std::string> seat_players(const PlayAsked& asked, int players) {
  std::vector<std::string> seats =
      names_of(read_bots(asked.bots.value_or(std::string(kDefaultBot)), players - 1));
  seats.emplace(seats.begin() + read_seat(asked, players), kPerson);
  return seats;
}

// ---- a new game -------------------------------------------------------------------------------------

int default_players(const std::string& id) {
  const AnyGame* game = find_game(id);
  return game == nullptr ? kDefaultPlayers
                         : std::clamp(kDefaultPlayers, game->info().min_players, game->info().max_players);
}

Setup read_setup(const PlayAsked& asked, Seed seed) {
  const int players = asked.players.value_or(default_players(asked.game));
  return or_fail(make_setup(asked.game, players, read_game_options(asked.game, asked.options), seed));
}

Recorded begin(const PlayAsked& asked) {
  if (asked.game.empty())
    throw Failure{"play which game? `pithead games` lists them; for example:" +
                  examples({{"pithead play GAME", ""}}).substr(1)};
  const Seed seed = asked.seed ? read_seed(*asked.seed) : Seed(fresh_seed());
  const Setup setup = read_setup(asked, seed);
  Recorded fresh{Match(setup), seat_players(asked, setup.players), {}, {}};
  // An unwritable file shows before the first move, not after an hour.
  if (!asked.file.empty()) or_fail(save_record(asked.file, fresh.match, fresh.names));
  return fresh;
}

// ---- a saved game -----------------------------------------------------------------------------------

// Options typed beside a saved game must say what the game already is.
void refuse_contradictions(const PlayAsked& asked, const Recorded& saved) {
  const Setup& setup = saved.match.setup();
  const auto refuse = [&](std::string_view what, const auto& is, const auto& wanted) {
    throw Failure{fmt::format(
        "'{}' is a game with {} {}, not {}; leave the option out to resume it, or name a new file",
        asked.file, what, is, wanted)};
  };
  if (!asked.game.empty() && asked.game != setup.game->info().id) {
    throw Failure{
        fmt::format("'{}' is a game of {}, not of {}", asked.file, setup.game->info().id, asked.game)};
  }
  if (asked.players && *asked.players != setup.players) refuse("--players", setup.players, *asked.players);
  if (asked.seed && read_seed(*asked.seed) != setup.seed) refuse("--seed", setup.seed.text(), *asked.seed);
  const auto me = std::find(saved.names.begin(), saved.names.end(), kPerson) - saved.names.begin();
  if (asked.seat && *asked.seat != me) refuse("--seat", me, *asked.seat);
  if (asked.bots) {
    std::vector<std::string> bots = saved.names;
    bots.erase(bots.begin() + me);
    if (names_of(read_bots(*asked.bots, setup.players - 1)) != bots)
      refuse("--bots", fmt::format("{}", fmt::join(bots, ",")), *asked.bots);
  }
  if (!asked.options.empty()) {
    PlayAsked again = asked;
    again.game = setup.game->info().id;
    again.players = setup.players;
    if (!(read_setup(again, setup.seed).options == setup.options)) refuse("other", "options", "these");
  }
}

// One seat is the person's, the others have bots that we know.
void check_players(const std::string& file, const Recorded& saved) {
  const auto is_known = [](const std::string& name) { return name == kPerson || read_bot(name).has_value(); };
  if (std::count(saved.names.begin(), saved.names.end(), kPerson) != 1) {
    throw Failure{fmt::format("'{}' is no game saved by `pithead play`: one of its names should be '{}'",
                              file, kPerson)};
  }
  for (const std::string& name : saved.names) {
    if (!is_known(name)) {
      throw Failure{fmt::format("'{}' names the player '{}', but the bots are: {}", file, name,
                                fmt::join(kBotLevels, ", "))};
    }
  }
}

Recorded resume(const PlayAsked& asked) {
  Recorded saved = open_record(asked.file);
  check_players(asked.file, saved);
  refuse_contradictions(asked, saved);
  return saved;
}

// ---- the command ------------------------------------------------------------------------------------

std::string opening(const Recorded& table, const PlayAsked& asked, bool resumed, std::size_t width) {
  const Setup& setup = table.match.setup();
  const auto me = std::find(table.names.begin(), table.names.end(), kPerson) - table.names.begin();
  std::string text;
  if (resumed) text += fmt::format("Resuming '{}' after {} moves.\n", asked.file, table.match.plies().size());
  const std::string game =
      fmt::format("{} with {} players, seed {}. You are {}, seat {}.", setup.game->info().title,
                  setup.players, setup.seed.text(), seat_name(static_cast<Seat>(me)), me);
  return text + join(wrap(game, width)) + "Type 'help' for help and 'rules' for the rules.\n";
}

void play(const PlayAsked& asked) {
  std::error_code ignored;  // a name that cannot be looked up cannot be written either, and that is told
  const bool resumed = !asked.file.empty() && std::filesystem::exists(asked.file, ignored);
  Recorded table = resumed ? resume(asked) : begin(asked);
  const Screen screen = find_screen(asked.plain);
  const bool over = table.match.over();
  const std::string hello = opening(table, asked, resumed, static_cast<std::size_t>(screen.width) - 1);
  Session session(std::move(table.match), std::move(table.names), asked.file, screen);
  if (over) {
    screen.show(
        fmt::format("The game in '{}' is over; name a new file with --save to play another.\n", asked.file));
    return session.show_result();
  }
  screen.show(hello);
  session.run();
}

constexpr const char* kFooter =
    "With --save the game is written after every move; the same command resumes it.\n"
    "At the prompt type a move's number or name, or a command: help, rules, hint, undo, board,\n"
    "log, score, save, quit. NO_COLOR=1 leaves colours out; --plain also keeps to ASCII.\n"
    "Examples:\n";

}  // namespace

void add_play(CLI::App& app) {
  Command command(app, "play", "A game in the terminal, you against bots");
  auto asked = std::make_shared<PlayAsked>();
  command.option("GAME", asked->game, "Which game; see `pithead games`. A saved game knows it");
  command.number("--players", asked->players, 0, 99,
                 fmt::format("How many seats, yours included (default: {})", kDefaultPlayers));
  command.option("--bots", asked->bots,
                 fmt::format("One bot for all other seats, or one for each: a,b,c (default: {}). Levels: {}",
                             kDefaultBot, fmt::join(kBotLevels, ", ")));
  command.option("--seed", asked->seed,
                 "Same seed, same cards and bots (default: a new one, which is shown)");
  command.number("--seat", asked->seat, 0, 99,
                 "Your seat, from 0 clockwise: Red, Cobalt, Verdigris, Heather (default: 0)");
  command.option("--save", asked->file, "Save to this record after every move; if it exists, go on with it");
  add_game_options(command, asked->options);
  command.flag("--plain", asked->plain, "No colours, only ASCII");
  command.footer(kFooter + examples({{"pithead play GAME", "you and two bots"},
                                     {"pithead play GAME --players 4 --seat 2", "you sit third"},
                                     {"pithead play GAME --save evening.json", "go on tomorrow"},
                                     {"pithead play GAME --seed 7", "these cards again"}}));
  command.run([asked] { play(*asked); });
}

}  // namespace pithead::cli
