// The rules of the games in a terminal. The texts are those of docs/games/<game>/: the build puts them into
// the program.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

#include "cli/terminal.h"

namespace pithead::cli {

struct RulesText {
  std::string_view game;
  std::string_view language;
  std::string_view markdown;
};

inline constexpr std::array<std::string_view, 4> kLanguages{"en", "de", "nl", "it"};

// Empty for a game whose rules are written nowhere. In texts.cpp, which belongs to the programs: each has its
// own games.
std::string_view rules_text(std::string_view game, std::string_view language);

// What is asked for is a section, by its name or the beginning of it; nothing for the list of them, "all" for
// everything. `how` is what to type for a section, with a star for its name: "rules *". An error is a
// sentence.
tl::expected<std::string, std::string> rules_page(std::string_view game, std::string_view language,
                                                  std::string_view asked, std::string_view how,
                                                  const Screen& screen);

}  // namespace pithead::cli
