// `pithead rules` and the word `rules` at a table: the texts of docs/games/, fitted into a terminal.
#include <algorithm>
#include <cctype>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/cli/program.h"

namespace pithead::tests {
namespace {

const std::vector<std::string> kGames{"coal-baron", "card-game", "schichtwechsel"};

std::string text_of(const std::string& game, const std::string& language) {
  const std::string name = language == "en" ? "rules.md" : "rules." + language + ".md";
  return read_text(std::string(PITHEAD_SOURCE_DIR) + "/docs/games/" + game + "/" + name);
}

std::vector<std::string> headings_of(const std::string& markdown) {
  std::vector<std::string> headings;
  std::istringstream lines(markdown);
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("##")) headings.push_back(line.substr(line.find(' ') + 1));
  }
  return headings;
}

std::string shown(const std::vector<std::string>& args) {
  const Outcome outcome = run(args);
  EXPECT_EQ(outcome.status, 0) << outcome.err;
  EXPECT_EQ(outcome.err, "");
  return outcome.out;
}

// On one line, as a sentence may be broken anywhere.
std::string flat(const std::string& text) {
  std::string line;
  for (const char c : text) {
    const char plain = c == '\n' ? ' ' : c;
    if (plain != ' ' || !line.ends_with(' ')) line += plain;
  }
  return line;
}

TEST(Rules, ListEverySectionOfTheText) {
  for (const std::string& game : kGames) {
    const std::string list = shown({"rules", game});
    const auto headings = headings_of(text_of(game, "en"));
    ASSERT_GT(headings.size(), 9U);
    for (const std::string& heading : headings)
      EXPECT_TRUE(contains(list, heading)) << game << ": " << heading;
  }
}

TEST(Rules, ShowOneSectionByTheBeginningOfItsName) {
  const std::string mining = shown({"rules", "coal-baron", "mini"});
  EXPECT_TRUE(contains(mining, "\nMining\n"));
  EXPECT_TRUE(contains(flat(mining), "Mining is the heart of the game."));
  EXPECT_FALSE(contains(mining, "Delivery\n"));
  EXPECT_EQ(shown({"rules", "coal-baron", "MINING"}), mining);
  EXPECT_TRUE(contains(shown({"rules", "schichtwechsel", "the miner's shift"}), "pit bottom"));
}

TEST(Rules, ShowAChapterWithItsParts) {
  const std::string actions = shown({"rules", "coal-baron", "actions"});
  for (const char* part : {"Factory: a tile", "Mining", "Delivery", "Money"}) {
    EXPECT_TRUE(contains(actions, std::string("\n") + part + "\n")) << part;
  }
  EXPECT_FALSE(contains(actions, "End of a shift"));
}

TEST(Rules, PrintTablesAsColumnsAndExamplesBehindABar) {
  const std::string coal = shown({"rules", "coal-baron", "coal"});
  EXPECT_TRUE(contains(coal, "colour  level  price of a cart\n"));
  EXPECT_TRUE(contains(coal, "black   4      4 Marks\n"));
  const std::string turn = shown({"rules", "coal-baron", "a-turn"});
  EXPECT_TRUE(contains(turn, "\n| Example. Two of Ben's workers"));
  EXPECT_TRUE(contains(turn, "\n- An empty space takes exactly one of your workers.\n"));
}

TEST(Rules, LeaveOutMarksForOtherReaders) {
  for (const std::string& game : kGames) {
    for (const char* language : {"en", "de", "nl", "it"}) {
      const std::string all = shown({"rules", game, "all", "--language", language});
      for (const char* mark : {"<!--", "-->", "**", "](", "`", "|---", "rulings.md", "picture:"}) {
        EXPECT_FALSE(contains(all, mark)) << game << " " << language << ": " << mark;
      }
    }
  }
}

TEST(Rules, FitEightyColumnsOfAscii) {
  for (const std::string& game : kGames) {
    for (const char* language : {"en", "de", "nl", "it"}) {
      std::size_t column = 0;
      const std::string list = shown({"rules", game, "--language", language});
      for (const char c : list + shown({"rules", game, "all", "--language", language})) {
        column = c == '\n' ? 0 : column + 1;
        ASSERT_LT(column, 80U) << game << " " << language;
        ASSERT_TRUE(c == '\n' || (c >= ' ' && c <= '~')) << game << " " << language;
        ASSERT_NE(c, '?') << game << " " << language << ": a letter is not known";
      }
    }
  }
}

TEST(Rules, AreToldInFourLanguagesBySectionsOfOneName) {
  EXPECT_TRUE(contains(shown({"rules", "coal-baron", "mining", "--language", "de"}), "Foerderkorb"));
  EXPECT_TRUE(contains(shown({"rules", "coal-baron", "delivery", "--language", "nl"}), "bestellingen"));
  EXPECT_TRUE(contains(shown({"rules", "coal-baron", "delivery", "--language", "it"}), "ordini"));
  // A reader may also type what the heading says.
  EXPECT_EQ(shown({"rules", "coal-baron", "spielaufbau", "--language", "de"}),
            shown({"rules", "coal-baron", "set-up", "--language", "de"}));
}

TEST(Rules, KeepTheirLettersOnATerminal) {
  const Outcome outcome = run_on_terminal({"rules", "coal-baron", "mining", "--language", "de"}, "",
                                          {"LC_ALL=C.UTF-8", "TERM=xterm"});
  EXPECT_EQ(outcome.status, 0);
  EXPECT_TRUE(contains(outcome.out, "Förderkorb"));
}

TEST(Rules, RefuseWhatTheyDoNotHaveInOneSentence) {
  expect_refusal({"rules", "nine-holes"}, "there is no game 'nine-holes'");
  expect_refusal({"rules", "coal-baron", "castling"},
                 "there is no section 'castling'; there are: goal, components");
  expect_refusal({"rules", "coal-baron", "factory"},
                 "'factory' may be any of these: factory-a-tile, factory-draw-five");
  expect_refusal({"rules", "coal-baron", "--language", "fr"},
                 "the rules are written in en, de, nl, it, not in 'fr'");
}

TEST(Rules, AreReadAtTheTableWithoutLosingTheTurn) {
  const std::vector<std::string> table{"play", "coal-baron", "--bots", "random", "--seed", "7"};
  const Outcome read = run(table, "rules\nrules mining\nrules castling\nquit\n");
  EXPECT_EQ(read.status, 0) << read.err;
  EXPECT_TRUE(contains(read.out, "'rules goal' shows one of them"));
  EXPECT_TRUE(contains(flat(read.out), "Mining is the heart of the game."));
  EXPECT_TRUE(contains(flat(read.out), "there is no section 'castling'"));
}

}  // namespace
}  // namespace pithead::tests
