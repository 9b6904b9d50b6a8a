// `rules` prints the rules of a game.
#include <algorithm>
#include <memory>
#include <string>

#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/rules/rules.h"
#include "games/catalogue.h"

namespace pithead::cli {
namespace {

struct RulesAsked {
  std::string game;
  std::string section;
  std::string language = "en";
  bool plain = false;
};

void print_rules(const RulesAsked& asked) {
  if (find_game(asked.game) == nullptr)
    throw Failure{fmt::format("there is no game '{}' (see: pithead games)", asked.game)};
  if (std::find(kLanguages.begin(), kLanguages.end(), asked.language) == kLanguages.end()) {
    throw Failure{
        fmt::format("the rules are written in {}, not in '{}'", fmt::join(kLanguages, ", "), asked.language)};
  }
  const Screen screen = find_screen(asked.plain);
  const std::string how = fmt::format("pithead rules {} *", asked.game);
  const auto page = rules_page(asked.game, asked.language, asked.section, how, screen);
  if (!page) throw Failure{page.error()};
  screen.show(*page);
}

}  // namespace

void add_rules(CLI::App& app) {
  Command command(app, "rules", "The rules of a game, in four languages");
  auto asked = std::make_shared<RulesAsked>();
  command.required("GAME", asked->game, "Which game; see `pithead games`");
  command.option("SECTION", asked->section, "A section or the beginning of its name; 'all' for everything");
  command.option("--language", asked->language, fmt::format("One of {}", fmt::join(kLanguages, ", ")));
  command.flag("--plain", asked->plain, "No colours, only ASCII");
  command.footer("Examples:\n" +
                 examples({{"pithead rules GAME", "which sections there are"},
                           {"pithead rules GAME set-up", "one of them"},
                           {"pithead rules GAME all --language de", "everything, in German"}}));
  command.run([asked] { print_rules(*asked); });
}

}  // namespace pithead::cli
