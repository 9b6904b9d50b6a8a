// `box` writes down the printed numbers of a game that had to be reconstructed, and checks those of somebody
// who has the printed game; `--box` plays with them.
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "cli/commands.h"
#include "games/catalogue.h"

namespace pithead::cli {
namespace {

std::vector<std::string> asked_boxes;  // GAME=FILE, the latest last

const AnyGame& game_with_box(const std::string& id) {
  const AnyGame* game = find_game(id);
  if (game == nullptr) throw Failure{fmt::format("there is no game '{}' (see: pithead games)", id)};
  if (game->box_text({}).empty())
    throw Failure{
        fmt::format("all printed numbers of {} are known: there is no box to write", game->info().title)};
  return *game;
}

void load_file(const AnyGame& game, const std::string& file) {
  std::ifstream in(file);
  if (!in || std::filesystem::is_directory(file)) throw Failure{fmt::format("{} cannot be read", file)};
  const std::string text{std::istreambuf_iterator<char>(in), {}};
  if (const auto fault = game.load_box(text)) throw Failure{fmt::format("{}, {}", file, *fault)};
}

}  // namespace

void load_box(const std::string& asked) {
  const std::size_t equals = asked.find('=');
  if (equals == std::string::npos) throw Failure{fmt::format("--box takes GAME=FILE, not '{}'", asked)};
  load_file(game_with_box(asked.substr(0, equals)), asked.substr(equals + 1));
  asked_boxes.push_back(asked);
}

std::optional<std::string> box_asked(std::string_view game) {
  std::optional<std::string> latest;
  for (const std::string& asked : asked_boxes)
    if (asked.starts_with(std::string(game) + '=')) latest = asked;
  return latest;
}

void add_box(CLI::App& app) {
  struct Asked {
    std::string game;
    std::vector<std::string> options;
    std::optional<std::string> file;
  };
  Command command(app, "box",
                  "The printed numbers of a game that are reconstructed, to look at or to correct");
  auto asked = std::make_shared<Asked>();
  command.required("game", asked->game, "Id of the game");
  command.option("file", asked->file, "A box to check; without one the usual box is written");
  add_game_options(command, asked->options);
  command.footer(
      "Whoever has the printed game writes the usual box into a file, corrects it line by line and checks "
      "it:\n"
      "  pithead box GAME > my.box\n"
      "  pithead box GAME my.box\n"
      "  pithead play GAME --option box=own --box GAME=my.box");
  command.run([asked] {
    const AnyGame& game = game_with_box(asked->game);
    if (!asked->file) {
      const Setup setup = or_fail(make_smallest_setup(asked->game, asked->options, 0));
      return fmt::print("{}", game.box_text(setup.options));
    }
    load_file(game, *asked->file);
    fmt::print("{} is a whole box of {} and contradicts nothing that is known.\n", *asked->file,
               game.info().title);
  });
}

}  // namespace pithead::cli
