// `pithead play` as people use it: the real program, its input and its output.
#include <algorithm>
#include <cctype>
#include <ostream>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "games/core/json.h"
#include "match/record.h"
#include "tests/cli/program.h"

namespace pithead::tests {
namespace {

// The same few numbers over and over; those that are too high are refused and cost nothing.
std::string numbers(int lines) {
  std::string text;
  for (int i = 0; i < lines; ++i) text += std::to_string(1 + i % 5) + "\n";
  return text;
}

std::string visible_view(const Match& match, Seat seat) {
  std::string text;
  JsonWriter json(text);
  match.state().write_view(seat, json);
  return text;
}

// Three players, the person is Red and starts the first shift.
const std::vector<std::string> kGame{"play", "coal-baron", "--bots", "random", "--seed", "7"};

std::vector<std::string> with(std::vector<std::string> args, const std::vector<std::string>& more) {
  args.insert(args.end(), more.begin(), more.end());
  return args;
}

// Moves of a record saved by this input.
std::vector<std::string> moves_after(std::string_view input) {
  const TemporaryFolder folder;
  const std::string file = folder / "game.json";
  const Outcome outcome = run(with(kGame, {"--save", file}), input);
  EXPECT_EQ(outcome.status, 0) << outcome.err;
  const auto record = load_record(file);
  EXPECT_TRUE(record) << record.error().what;
  std::vector<std::string> moves;
  for (const Ply& ply : record->match.plies()) moves.push_back(record->match.game().move_text(ply.move));
  return moves;
}

// ---- whole games ------------------------------------------------------------------------------------

class WholeGame : public testing::TestWithParam<Table> {};

TEST_P(WholeGame, IsPlayedToItsEnd) {
  const TemporaryFolder folder;
  const std::string file = folder / "game.json";
  const auto& [players, seat] = GetParam();
  const Outcome outcome =
      run({"play", "coal-baron", "--players", players, "--seat", seat, "--seed", "11", "--save", file},
          numbers(kEnough));
  EXPECT_EQ(outcome.status, 0);
  EXPECT_EQ(outcome.err, "");
  EXPECT_TRUE(contains(outcome.out, "FINAL SCORE"));
  EXPECT_TRUE(contains(outcome.out, "wins.") || contains(outcome.out, "You win!") ||
              contains(outcome.out, "shared"));
  EXPECT_TRUE(contains(outcome.out, "The record is in " + file));
  const auto record = load_record(file);
  ASSERT_TRUE(record) << record.error().what;
  EXPECT_TRUE(record->match.over());
  for (std::size_t i = 0; i < record->names.size(); ++i) {
    EXPECT_EQ(record->names[i], std::to_string(i) == seat ? "you" : "medium");
  }
}

TEST_P(WholeGame, FitsEightyColumnsOfAscii) {
  const auto& [players, seat] = GetParam();
  const Outcome outcome =
      run({"play", "coal-baron", "--bots", "random", "--players", players, "--seat", seat, "--seed", "12"},
          "help\nrules\nrules all\n" + numbers(kEnough));
  std::size_t column = 0;
  for (const char c : outcome.out) {
    column = c == '\n' ? 0 : column + 1;
    ASSERT_LT(column, 80U);
    ASSERT_TRUE(c == '\n' || (c >= ' ' && c <= '~')) << static_cast<int>(c);
  }
}

INSTANTIATE_TEST_SUITE_P(Tables, WholeGame, kTables, name_of_table);

TEST(Play, SameSeedAndChoicesGiveTheSameGame) {
  EXPECT_EQ(moves_after(numbers(300)), moves_after(numbers(300)));
}

TEST(Play, ResumedGameGoesOnAsItWouldHave) {
  const TemporaryFolder folder;
  const std::string whole = folder / "whole.json";
  const std::string parts = folder / "parts.json";
  const std::string input = numbers(kEnough);
  run(with(kGame, {"--save", whole}), input);
  constexpr std::size_t kLine = 2;  // "1\n"
  run(with(kGame, {"--save", parts}), input.substr(0, 7 * kLine));
  std::size_t next = 7;
  for (bool over = false; !over; next += 40) {
    const Outcome outcome = run({"play", "--save", parts}, input.substr(next * kLine, 40 * kLine));
    ASSERT_EQ(outcome.status, 0) << outcome.err;
    ASSERT_TRUE(contains(outcome.out, "Resuming '" + parts + "' after "));
    over = contains(outcome.out, "FINAL SCORE");
    ASSERT_LT(next, std::size_t{kEnough});
  }
  EXPECT_EQ(read_text(whole), read_text(parts));
}

// ---- moves ------------------------------------------------------------------------------------------

const std::string kDraft = "1\n1\n1\n";

TEST(Play, TakesMovesByNameHoweverTheyAreWritten) {
  const auto expected = moves_after(kDraft + "place M8\ncage 2\nload brown\ncage 0\nstore brown\nstop\n");
  EXPECT_EQ(std::count(expected.begin(), expected.end(), "store brown"), 1);
  EXPECT_EQ(moves_after(kDraft + "  PLACE   m8\t\nCAGE 2\nl b\ncage 0\nsto b\nstop\n"), expected);
  EXPECT_EQ(moves_after(kDraft + "m8\r\nc 2\nbrown\nc 0\nstore\nstop\n"), expected);
}

TEST(Play, WrongInputGetsASentenceAndIsAskedAgain) {
  const std::string wrong = "\n0\n9999999999999999999999\nfoo\nm8\nundo\n\x1b[A\n";
  EXPECT_EQ(moves_after(wrong + kDraft + "m\nstop\nm8\nstop\n"), moves_after(kDraft + "m8\nstop\n"));
  const Outcome outcome = run(kGame, wrong + kDraft + "m\n");
  for (const std::string_view sentence :
       {"Type a move's number or name, or 'help'.", "There is no move 0: choose 1 to 8.",
        "'foo' is neither a move nor a command; try 'moves' or 'help'.",
        "'m8' is not possible now; 'moves' lists what is.", "Nothing can be taken back",
        "'m' could be 'place M6', 'place M8', 'place M10'"}) {
    EXPECT_TRUE(contains(outcome.out, sentence)) << sentence;
  }
}

TEST(Play, SubstitutionsAreFoldedButCanBePlayed) {
  const std::string two_cubes = kDraft + "m8\ncage 1\nload yellow\ncage 2\nload brown\ncage 0\n";
  const Outcome folded = run(kGame, two_cubes);
  EXPECT_TRUE(contains(folded.out, "more: any two cubes for a spot ('more' lists them)"));
  EXPECT_FALSE(contains(folded.out, "with yellow brown"));
  EXPECT_TRUE(contains(run(kGame, two_cubes + "more\n").out, "carriage-KK black with yellow brown"));
  const auto moves = moves_after(two_cubes + "fill carriage-kk black with yellow brown\n");
  EXPECT_NE(std::find(moves.begin(), moves.end(), "fill carriage-KK black with yellow brown"), moves.end());
}

TEST(Play, PlainMovesComeBeforeSubstitutions) {
  const auto moves =
      moves_after(kDraft + "m8\ncage 1\nload yellow\ncage 4\nload black\ncage 0\nfill barrow\n");
  EXPECT_EQ(std::count(moves.begin(), moves.end(), "fill barrow-Y yellow"), 1);
}

TEST(Play, UndoTakesBackWithinTheTurn) {
  EXPECT_EQ(moves_after(kDraft + "m8\ncage 2\nundo\ncage 3\nu\nu\nm8\nstop\n"),
            moves_after(kDraft + "m8\nstop\n"));
}

TEST(Play, UndoEndsWhereSomethingHiddenWasSeen) {
  const Outcome outcome = run(kGame, kDraft + "fdraw\nundo\n");
  EXPECT_TRUE(contains(outcome.out, "Nothing can be taken back"));
  EXPECT_FALSE(contains(outcome.out, "Taken back."));
}

TEST(Play, CommandsShowAndChangeNothing) {
  const std::string commands = "help\n?\nrules\nboard\nlog\nlog all\nscore\nmoves\nmore\nsave\n";
  EXPECT_EQ(moves_after(commands + kDraft + commands), moves_after(kDraft));
  const Outcome outcome = run(kGame, commands);
  for (const std::string_view part :
       {"leave the table", "Coal Baron: the rules", "drafts", "outstanding", "Save to which file?"}) {
    EXPECT_TRUE(contains(outcome.out, part)) << part;
  }
}

// ---- saving -----------------------------------------------------------------------------------------

TEST(Play, EndOfInputSavesAndSaysHowToResume) {
  const TemporaryFolder folder;
  const std::string file = folder / "my game.json";
  const Outcome outcome = run(with(kGame, {"--save", file}), "1\n");
  EXPECT_EQ(outcome.status, 0);
  EXPECT_EQ(outcome.err, "");
  EXPECT_TRUE(contains(outcome.out, "pithead play coal-baron --save '" + file + "'"));
  EXPECT_TRUE(load_record(file));
  EXPECT_TRUE(contains(run(kGame, "").out, "The game was not saved."));
  EXPECT_TRUE(contains(run(kGame, "quit\n1\n").out, "The game was not saved."));
}

TEST(Play, SaveCommandKeepsTheGameFromThenOn) {
  const TemporaryFolder folder;
  const std::string other = folder / "other.json";
  const std::string file = folder / "Game.json";
  write_text(other, "mine");
  const Outcome outcome = run(kGame, "1\nsave " + other + "\nsave " + file + "\n1\nsave\n");
  EXPECT_TRUE(contains(outcome.out, "'" + other + "' exists already: choose another name."));
  EXPECT_EQ(read_text(other), "mine");
  const auto record = load_record(file);
  ASSERT_TRUE(record) << record.error().what;
  EXPECT_EQ(record->match.plies().size(),
            8U);  // two of them the person's, each with two of the bots before and after
}

TEST(Play, FinishedGameIsShownAndKept) {
  const TemporaryFolder folder;
  const std::string file = folder / "game.json";
  run(with(kGame, {"--save", file}), numbers(kEnough));
  const std::string before = read_text(file);
  const Outcome outcome = run({"play", "coal-baron", "--bots", "random", "--save", file}, numbers(10));
  EXPECT_EQ(outcome.status, 0);
  EXPECT_TRUE(contains(outcome.out, "is over; name a new file"));
  EXPECT_TRUE(contains(outcome.out, "FINAL SCORE"));
  EXPECT_EQ(read_text(file), before);
}

// ---- wrong use --------------------------------------------------------------------------------------

TEST(Play, RefusesWrongUse) {
  expect_refusal({"play"}, "play which game?");
  expect_refusal({"play", "chess"}, "there is no game 'chess'");
  expect_refusal({"play", "coal-baron", "--players", "5"}, "coal-baron is for 2 to 4 players, not 5");
  expect_refusal({"play", "coal-baron", "--players", "two"}, "--players");
  expect_refusal({"play", "coal-baron", "--bots", "clever"}, "there is no bot 'clever'");
  expect_refusal({"play", "coal-baron", "--bots", "random,random,random"}, "--bots names 3 bots for 2 seats");
  expect_refusal({"play", "coal-baron", "--seed", "x"}, "--seed takes a whole number");
  expect_refusal({"play", "coal-baron", "--seat", "3"}, "--seat is 0 to 2 with 3 players, not 3");
  expect_refusal({"play", "coal-baron", "--seat", "-1"},
                 "--seat takes a whole number from 0 to 99, not '-1'");
  expect_refusal({"play", "coal-baron", "--option", "x=1"}, "coal-baron has no option 'x'");
  expect_refusal({"play", "coal-baron", "--option", "x"}, "--option takes KEY=VALUE, not 'x'");
  expect_refusal({"play", "coal-baron", "--save", "/nowhere/game.json"}, "cannot write '/nowhere/game.json'");
}

TEST(Play, RefusesFilesThatAreNoSavedGameAndLeavesThemAlone) {
  const TemporaryFolder folder;
  const std::string file = folder / "game.json";
  run(with(kGame, {"--save", file}), kDraft);
  const std::string saved = read_text(file);
  const auto refuse = [&](const std::string& text, std::string_view sentence) {
    write_text(file, text);
    expect_refusal({"play", "coal-baron", "--save", file}, sentence);
    EXPECT_EQ(read_text(file), text);
  };
  refuse("not a record", "no JSON");
  refuse("", "");
  refuse(saved.substr(0, saved.size() / 2), "cut off");
  std::string nobody = saved;
  refuse(nobody.replace(nobody.find("\"you\""), 5, "\"me!\""), "one of its names should be 'you'");
  std::string stranger = saved;
  refuse(stranger.replace(stranger.find("\"random\""), 8, "\"expert\""), "the player 'expert'");
}

TEST(Play, RefusesOptionsThatContradictTheSavedGame) {
  const TemporaryFolder folder;
  const std::string file = folder / "game.json";
  run(with(kGame, {"--save", file}), kDraft);
  const std::string before = read_text(file);
  const std::vector<std::string> resume{"play", "coal-baron", "--save", file};
  expect_refusal(with(resume, {"--players", "2"}), "is a game with --players 3, not 2");
  expect_refusal(with(resume, {"--seat", "1"}), "is a game with --seat 0, not 1");
  expect_refusal(with(resume, {"--seed", "8"}), "is a game with --seed 7, not 8");
  expect_refusal(with(resume, {"--bots", "random,random,random"}), "--bots names 3 bots");
  expect_refusal(with(resume, {"--option", "x=1"}), "has no option 'x'");
  expect_refusal({"play", "chess", "--save", file}, "is a game of coal-baron, not of chess");
  EXPECT_EQ(read_text(file), before);
  const Outcome same =
      run(with(resume, {"--players", "3", "--seat", "0", "--seed", "7", "--bots", "random"}), "");
  EXPECT_EQ(same.status, 0) << same.err;
}

TEST(Play, HelpTeaches) {
  const Outcome outcome = run({"play", "--help"});
  EXPECT_EQ(outcome.status, 0);
  for (const std::string_view part : {"--players", "--save", "Examples:", "pithead play coal-baron"}) {
    EXPECT_TRUE(contains(outcome.out, part)) << part;
  }
}

// ---- what is hidden ---------------------------------------------------------------------------------

std::set<std::string> order_names(const std::string& text) {
  std::set<std::string> names;
  for (const std::string_view vehicle : {"barrow-", "carriage-", "truck-", "engine-"}) {
    for (std::size_t i = text.find(vehicle); i != std::string::npos; i = text.find(vehicle, i + 1)) {
      std::size_t end = i + vehicle.size();
      while (end < text.size() && std::isupper(static_cast<unsigned char>(text[end])) != 0) ++end;
      names.insert(text.substr(i, end - i));
    }
  }
  return names;
}

// The person only goes to the bank and never looks at a stack, the bots do. Orders exist once each, so every
// name on the screen must be one that the person's own view has shown.
TEST(Play, ShowsNoCardThatOnlyOthersSaw) {
  const TemporaryFolder folder;
  const std::string file = folder / "game.json";
  std::string input = kDraft;
  for (int i = 0; i < 12; ++i) input += "bank\nboard\n";
  const Outcome outcome = run({"play", "coal-baron", "--bots", "random", "--seed", "5", "--save", file},
                              input + "log all\nscore\nmoves\n");
  ASSERT_TRUE(contains(outcome.out, "orders of the stack"));
  ASSERT_TRUE(contains(outcome.out, "tiles of the stack"));
  EXPECT_FALSE(contains(outcome.out, " sees "));
  EXPECT_FALSE(contains(outcome.out, "you know"));

  const auto record = load_record(file);
  ASSERT_TRUE(record) << record.error().what;
  Match match(record->match.setup());
  std::string shown = visible_view(match, 0);
  std::string secret;
  for (const Ply& ply : record->match.plies()) {
    ASSERT_TRUE(match.play(ply.move));
    shown += visible_view(match, 0);
    for (const Event& event : ply.events) {
      JsonWriter json(event.visible_to(0) ? shown : secret);
      match.game().write_event(event, json);
    }
  }
  const std::set<std::string> open = order_names(shown);
  std::size_t hidden = 0;
  for (const std::string& name : order_names(secret)) hidden += open.contains(name) ? 0 : 1;
  EXPECT_GT(hidden, 0U) << "nothing was hidden: the test proves nothing";
  for (const std::string& name : order_names(outcome.out)) EXPECT_TRUE(open.contains(name)) << name;
}

TEST(Play, RemembersWhatThePersonPutBack) {
  const Outcome outcome = run(kGame, kDraft + "fdraw\ndecline\ntop\n1\n1\n1\n1\nboard\n");
  EXPECT_TRUE(contains(outcome.out, "next tiles you know: 1. "));
}

// ---- on a terminal ----------------------------------------------------------------------------------

const std::vector<std::string> kColourful{"TERM=xterm-256color", "LC_ALL=C.UTF-8", "NO_COLOR="};

TEST(PlayOnTerminal, HasColoursAndLines) {
  const Outcome outcome = run_on_terminal(kGame, "\x04", kColourful);
  EXPECT_EQ(outcome.status, 0);
  EXPECT_TRUE(contains(outcome.out, "\x1b["));
  EXPECT_TRUE(contains(outcome.out, "─"));
}

TEST(PlayOnTerminal, HasNoColoursWhereTheyAreNotWanted) {
  const Outcome no_colour = run_on_terminal(kGame, "\x04", {"TERM=xterm", "LC_ALL=C.UTF-8", "NO_COLOR=1"});
  EXPECT_FALSE(contains(no_colour.out, "\x1b["));
  EXPECT_TRUE(contains(no_colour.out, "─"));
  const Outcome plain = run_on_terminal(with(kGame, {"--plain"}), "\x04", kColourful);
  EXPECT_FALSE(contains(plain.out, "\x1b["));
  EXPECT_FALSE(contains(plain.out, "─"));
}

TEST(PlayOnTerminal, AsksBeforeATurnThatCanBeTakenBackEnds) {
  const TemporaryFolder folder;
  const std::string file = folder / "game.json";
  const Outcome outcome = run_on_terminal(with(kGame, {"--save", file}), "1\nu\n2\nwhat\n\n\x04", kColourful);
  EXPECT_EQ(outcome.status, 0);
  EXPECT_TRUE(contains(outcome.out, "Enter to end your turn, u to take back: "));
  EXPECT_TRUE(contains(outcome.out, "Taken back."));
  const auto record = load_record(file);
  ASSERT_TRUE(record) << record.error().what;
  const auto& plies = record->match.plies();
  ASSERT_EQ(plies.size(), 5U);
  EXPECT_EQ(record->match.game().move_text(plies[2].move), "take barrow-YBGK");
}

TEST(PlayOnTerminal, WarnsBeforeAnUnsavedGameIsLost) {
  const Outcome outcome = run_on_terminal(kGame, "quit\nquit\n", kColourful);
  EXPECT_EQ(outcome.status, 0);
  EXPECT_TRUE(contains(outcome.out, "This game is not saved."));
}

}  // namespace
}  // namespace pithead::tests
