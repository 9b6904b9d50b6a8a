// The Great Card Game at the terminal: the real program, its input and its output.
#include <algorithm>
#include <cstdint>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json.hpp>
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "games/catalogue.h"
#include "games/core/json.h"
#include "match/record.h"
#include "tests/cli/program.h"

namespace pithead::tests::card_game {
namespace {

namespace json = boost::json;

// Numbers in no order, mostly low; those that are too high are refused and cost nothing.
std::string wandering(std::uint32_t seed, int lines) {
  std::string text;
  for (std::uint32_t x = seed; lines > 0; --lines) {
    x = x * 1664525U + 1013904223U;
    const std::uint32_t roll = x >> 24U;
    text += std::to_string(roll < 64 ? 1 : 1 + roll % 13) + "\n";
  }
  return text;
}

Outcome play(int seed, std::string_view players, std::string_view input) {
  return run({"play", "card-game", "--bots", "random", "--plain", "--seed", std::to_string(seed), "--players",
              std::string(players)},
             input);
}

// From a question to the prompt, in the first of many games in which it is asked.
std::string asked(std::string_view question) {
  for (int seed = 1; seed <= 60; ++seed) {
    const std::string out =
        play(seed, seed % 2 == 0 ? "2" : "4", wandering(static_cast<std::uint32_t>(seed), 400)).out;
    const std::size_t start = out.find(question);
    if (start == std::string::npos) continue;
    return out.substr(start, out.find("\n> ", start) - start);
  }
  return {};
}

// ---- whole games ------------------------------------------------------------------------------------

class WholeCardGame : public testing::TestWithParam<Table> {};

TEST_P(WholeCardGame, IsPlayedToItsEndByTypingOne) {
  const TemporaryFolder folder;
  const std::string file = folder / "game.json";
  const auto& [players, seat] = GetParam();
  const Outcome outcome =
      run({"play", "card-game", "--players", players, "--seat", seat, "--seed", "11", "--save", file},
          repeated("1\n", kEnough));
  EXPECT_EQ(outcome.status, 0);
  EXPECT_EQ(outcome.err, "");
  EXPECT_FALSE(contains(outcome.out, "There is no move"));
  EXPECT_TRUE(contains(outcome.out, "FINAL SCORE"));
  EXPECT_TRUE(contains(outcome.out, " objectives "));
  EXPECT_TRUE(contains(outcome.out, "wins.") || contains(outcome.out, "You win!") ||
              contains(outcome.out, "shared"));
  const auto record = load_record(file);
  ASSERT_TRUE(record) << record.error().what;
  EXPECT_TRUE(record->match.over());
}

TEST_P(WholeCardGame, FitsEightyColumnsOfAscii) {
  const auto& [players, seat] = GetParam();
  const Outcome outcome =
      run({"play", "card-game", "--bots", "random", "--plain", "--players", players, "--seat", seat, "--seed",
           "12"},
          "help\nrules\nrules all\n" + wandering(5, 300) + "board\nmore\n" + wandering(6, 4 * kEnough));
  ASSERT_TRUE(contains(outcome.out, "FINAL SCORE"));
  std::size_t column = 0;
  for (std::size_t i = outcome.out.find("\n RIVALS"); i < outcome.out.size(); ++i) {
    const char c = outcome.out[i];
    column = c == '\n' ? 0 : column + 1;
    ASSERT_LT(column, 80U) << outcome.out.substr(i + 1 - column, column);
    ASSERT_TRUE(c == '\n' || (c >= ' ' && c <= '~')) << static_cast<int>(c);
  }
}

INSTANTIATE_TEST_SUITE_P(Tables, WholeCardGame, kTables, name_of_table);

// ---- the board --------------------------------------------------------------------------------------

TEST(CardGameBoard, ShowsTheZonesWithTheirWorkersAndWhatIsOpen) {
  const std::string out = play(7, "3", "").out;
  for (const std::string_view stack :
       {"lorry-left ", "lorry-right", "wagon-left ", "wagon-right", "engine     ", "order      ",
        "share      ", "innovation ", "objective  "}) {
    EXPECT_TRUE(contains(out, " * " + std::string(stack) + "  1 . ")) << stack;
  }
  for (const std::string_view action :
       {"* mine-0-1  1 . token 1", "  mine-1-2  1 . no move", "  mine-2-3  1 . no move",
        "  delivery  1 . no train", "* wild      2 ."}) {
    EXPECT_TRUE(contains(out, action)) << action;
  }
  EXPECT_TRUE(contains(out, "SHIFT 1 of 6 "));
  EXPECT_FALSE(contains(play(7, "2", "").out, "mine-1-2"));
}

TEST(CardGameBoard, AZoneCostsMoreAfterEachUseAndNamesItsLastUser) {
  const std::string out = play(7, "2", "order\n").out;
  const std::string later = out.substr(out.rfind("TABLE"));
  const std::string line = part_of(later, "order ", "\n");
  EXPECT_TRUE(contains(line, " 2 R ") || contains(line, " 3 C ")) << line;
}

TEST(CardGameBoard, ShowsTheOwnMine) {
  const std::string out = play(7, "3", "").out;
  for (const std::string_view line :
       {" workers     4 3 2 2 1 1 1 1 1  = 16\n", " mining row  none\n", " storage     none\n",
        " dock 1 wheel/clover no engine no load\n", " dock 2 wheel/tower  no engine no load\n",
        " dock 3 clover/fox   no engine no load\n", " orders      none\n", " innovations none\n"}) {
    EXPECT_TRUE(contains(out, line)) << line;
  }
  const std::string working = play(7, "3", "lorry-left\nengine\ndock 2\nwagon-right\ndock 3\nboard\n").out;
  const std::string mine = working.substr(working.rfind("YOUR MINE"));
  EXPECT_TRUE(contains(mine, " mining row  next: ")) << mine;
  EXPECT_TRUE(contains(mine, " dock 2 wheel/tower  E")) << mine;
  EXPECT_TRUE(contains(mine, "wild .]")) << mine;
}

TEST(CardGameBoard, WideScreensHaveTheRivalsBesideTheTable) {
  std::vector<std::string> words{PITHEAD_BINARY, "play", "card-game", "--bots", "random", "--seed", "7"};
  Pipe in, out, err;
  const pid_t child = start(words, {in.reading(), out.writing(), err.writing()}, {"COLUMNS=120"});
  in.close_reading(), out.close_writing(), err.close_writing();
  Outcome outcome;
  exchange(in, out, err, "1\n1\n1\n", outcome);
  ASSERT_EQ(wait_for(child), 0);
  const std::string line = part_of(outcome.out, " SHIFT 1 of 6", "\n");
  EXPECT_TRUE(contains(line, " RIVALS -")) << line;
  for (std::size_t start = 0, end = 0; (end = outcome.out.find('\n', start)) != std::string::npos;
       start = end + 1)
    EXPECT_LT(end - start, 120U) << outcome.out.substr(start, end - start);
}

// ---- decisions --------------------------------------------------------------------------------------

TEST(CardGameBoard, AsksForAZone) {
  const std::string out = play(7, "3", "").out;
  for (const std::string_view line :
       {"Your turn: place workers in a zone, or pass for the rest of the shift.\n take   1 lorry-left (",
        "\n work  10 mine-0-1 (0 or 1 step)", "wild (2 workers: see 4 cards, keep 1)",
        "\n or    12 pass (out until the shift ends)\n"}) {
    EXPECT_TRUE(contains(out, line)) << line;
  }
}

TEST(CardGameBoard, SaysWhenOnlyPassingIsLeft) {
  const std::string question = asked("No zone is open to you: you must pass");
  EXPECT_TRUE(contains(question, "\n or   1 pass (out until the shift ends)")) << question;
}

TEST(CardGameBoard, AsksForAPaymentWithTheFewestCardsFirst) {
  const std::string question = part_of(play(7, "2", "wild\n").out, "wild takes 2 workers", "\n> ");
  EXPECT_TRUE(contains(question, "which cards do you lay down?\n pay   1 pay 2   2 pay 1+1")) << question;
}

std::string first_lines(const std::string& text, std::ptrdiff_t count) {
  std::size_t end = 0;
  for (; count > 0; --count) end = text.find('\n', end) + 1;
  return text.substr(0, end);
}

std::ptrdiff_t prompts_in(std::string_view text) {
  std::ptrdiff_t prompts = 0;
  for (std::size_t i = 0; (i = text.find("\n> ", i)) != std::string_view::npos; ++i) ++prompts;
  return prompts;
}

// Who takes innovations as long as it goes can soon pay in many ways.
TEST(CardGameBoard, FoldsLongListsOfPaymentsButTakesThem) {
  const std::string collecting =
      repeated("innovation\npay 2\npay 1+1\npay 1\npay 2+1\npay 1+1+1\npay 3\n1\nend\n", 60);
  for (int seed = 1; seed <= 40; ++seed) {
    const std::string out = play(seed, "2", collecting).out;
    const std::size_t folded = out.find(" more: payments with more innovations ('more' lists them)");
    if (folded == std::string::npos) continue;
    const std::string before = first_lines(collecting, prompts_in(out.substr(0, folded)));
    const std::string all = part_of(play(seed, "2", before + "more\n").out, "> more", "\n> ");
    const std::string payment = part_of(all.substr(all.find("workers-")), "workers-", " ");
    const std::string paid = play(seed, "2", before + "pay " + payment + "\n").out;
    EXPECT_TRUE(contains(paid.substr(paid.rfind("> pay")), "paying " + payment)) << payment << all;
    return;
  }
  FAIL() << "no game led to a long list";
}

TEST(CardGameBoard, AsksForADock) {
  const std::string question = asked("Into which dock goes the wild wagon?");
  EXPECT_TRUE(contains(question, "\n dock   1 dock 1 (wheel or clover")) << question;
  EXPECT_TRUE(contains(question, "3 dock 3 (clover or fox")) << question;
}

TEST(CardGameBoard, AsksForMiningStepsWithTheirCost) {
  const std::string question = asked("Mining: ");
  EXPECT_TRUE(contains(question, " left")) << question;
  EXPECT_TRUE(contains(question, "\n store ")) << question;
  EXPECT_TRUE(contains(question, " 1 step)") || contains(question, " 2 steps)")) << question;
  const std::string bound = asked(", at least 2 to be made. Next in the row: ");
  EXPECT_FALSE(bound.empty());
  EXPECT_FALSE(contains(bound, "stop")) << bound;
}

TEST(CardGameBoard, AsksForATrainWithThePointsItBrings) {
  const std::string question = asked("Which train departs, and with which order?");
  EXPECT_TRUE(contains(question, "\n deliver   1 deliver ")) << question;
  EXPECT_TRUE(contains(question, " VP)")) << question;
}

TEST(CardGameBoard, AsksForAnInnovationAfterTheAction) {
  const std::string question = asked("Your workers are placed: play an innovation, or end your turn.");
  EXPECT_TRUE(contains(question, "\n play   1 free-")) << question;
  EXPECT_TRUE(contains(question, " end (your turn is over)")) << question;
}

TEST(CardGameBoard, WildShowsTheCardsLookedAtAndKeepsThemInMind) {
  const std::string out = play(7, "2", "wild\npay 2\nobjective\n1\n1\n1\n1\n").out;
  const std::string stacks = part_of(out, "Which stack do you look through?", "\n> ");
  EXPECT_TRUE(contains(stacks, "\n look at   1 lorry-left (top: ")) << stacks;
  const std::string keep = part_of(out, "You look at 4 cards of objective. Which one do you keep?", "\n> ");
  EXPECT_TRUE(contains(keep, "\n keep   1 ")) << keep;
  EXPECT_TRUE(contains(keep, "4 ")) << keep;
  EXPECT_TRUE(
      contains(out, "The other 3 cards go under objective. Which one lies above the rest?\n return   1 "));
  EXPECT_TRUE(contains(out, "Which card comes below it at the bottom of objective?\n return   1 "));
}

TEST(CardGameBoard, OwnSecretsAreMarked) {
  const std::string out = play(7, "2", "wild\npay 2\nstack order\n1\n1\n1\nboard\n").out;
  EXPECT_TRUE(contains(out, "Which one do you keep, unseen by the others?"));
  EXPECT_TRUE(
      contains(part_of(out.substr(out.rfind("YOUR MINE")), " orders ", "innovations"), " VP (secret)"));
}

// ---- pages ------------------------------------------------------------------------------------------

TEST(CardGameBoard, TheRulesSayWhatIsReconstructedAndHowToChangeIt) {
  const std::string out = play(7, "2", "rules what is reconstructed\n").out;
  const std::string rules = part_of(out, "\nWhat is reconstructed\n", "\n> ");
  const OptionInfo& decks = find_game("card-game")->info().options[0];
  EXPECT_TRUE(contains(rules, "option " + std::string(decks.key))) << rules;
  const std::string option = fmt::format("{}={}", decks.key, decks.values[1]);
  const Outcome other =
      run({"play", "card-game", "--seed", "7", "--option", option}, repeated("1\n", kEnough));
  EXPECT_EQ(other.status, 0) << other.err;
  EXPECT_TRUE(contains(other.out, "FINAL SCORE"));
}

TEST(CardGameBoard, HelpExplainsWhatIsDrawn) {
  const std::string out = play(7, "2", "help\n").out;
  for (const std::string_view part : {"On the table", "tower-1-2", "[wild .]", "(secret)", "can't pay"})
    EXPECT_TRUE(contains(out, part)) << part;
}

// ---- what is hidden ---------------------------------------------------------------------------------

json::object view_for_red(const Match& match) {
  std::string text;
  JsonWriter writer(text);
  match.state().write_view(0, writer);
  return json::parse(text).as_object();
}

// "barracks-3" as people read it.
std::string in_words(const json::value& order) {
  std::string name(order.as_string());
  return name.replace(name.find('-'), 1, " for ");
}

// The orders that Red may know of a hand, as the board should have them.
std::string rival_orders(const json::object& seat) {
  std::vector<std::string> words;
  for (const json::value& order : seat.at("orders").as_array()) words.push_back(in_words(order));
  const auto secret = seat.at("secret_orders").at("size").to_number<int>();
  if (secret > 0) words.push_back(std::to_string(secret) + " secret");
  return fmt::format("{}", fmt::join(words, ", "));
}

// A secret can come to light by what happens to all other cards.
bool knows_a_secret(const json::object& view) {
  const json::array& known = view.at("known").as_array();
  return std::any_of(known.begin(), known.end(), [](const json::value& each) {
    const json::array& places = each.at("places").as_array();
    return places.size() == 1 && places[0].as_object().contains("hand");
  });
}

// Red only passes and never looks at a stack, the bots do; so what Red knows of their hands is what lies
// open.
TEST(CardGameBoard, ShowsNoCardThatOnlyOthersSaw) {
  int hidden = 0;
  for (int seed = 1; seed <= 12; ++seed) {
    const TemporaryFolder folder;
    const std::string file = folder / "game.json";
    const std::string out = run({"play", "card-game", "--bots", "random", "--plain", "--players", "2",
                                 "--seed", std::to_string(seed), "--save", file},
                                repeated("pass\n", 20) + "log all\n")
                                .out;
    ASSERT_TRUE(contains(out, "FINAL SCORE"));
    EXPECT_FALSE(contains(out, " sees "));
    const auto record = load_record(file);
    ASSERT_TRUE(record) << record.error().what;
    Match match(record->match.setup());
    std::size_t shown = 0;
    for (const Ply& ply : record->match.plies()) {
      if (ply.seat == 0) {
        shown = out.find("\n RIVALS -", shown + 1);
        ASSERT_NE(shown, std::string::npos);
        std::string rivals = out.substr(shown, out.find("\n SHIFT ", shown) - shown);
        for (std::size_t i = 0; (i = rivals.find("\n   ")) != std::string::npos;) rivals.replace(i, 4, " ");
        const json::object view = view_for_red(match);
        const json::object& cobalt = view.at("seats").at(1).as_object();
        if (!knows_a_secret(view)) {
          const std::string orders = rival_orders(cobalt);
          EXPECT_EQ(contains(rivals, "; orders "), !orders.empty()) << rivals;
          EXPECT_TRUE(contains(rivals + ";", orders.empty() ? "" : "; orders " + orders + ";"))
              << rivals << orders;
          hidden += cobalt.at("secret_orders").at("size").to_number<int>();
        }
      }
      ASSERT_TRUE(match.play(ply.move));
    }
  }
  EXPECT_GT(hidden, 0) << "nothing was hidden: the test proves nothing";
}

// ---- on a terminal ----------------------------------------------------------------------------------

TEST(CardGameOnTerminal, HasColoursAndLines) {
  const Outcome outcome = run_on_terminal({"play", "card-game", "--seed", "7"}, "\x04",
                                          {"TERM=xterm-256color", "LC_ALL=C.UTF-8", "NO_COLOR="});
  EXPECT_EQ(outcome.status, 0);
  EXPECT_TRUE(contains(outcome.out, "\x1b["));
  EXPECT_TRUE(contains(outcome.out, "─"));
}

}  // namespace
}  // namespace pithead::tests::card_game
