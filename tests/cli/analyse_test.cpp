// `pithead analyse`, `pithead advise` and the word `hint` as a stranger uses them.
#include <filesystem>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/cli/json.h"
#include "tests/cli/program.h"

namespace pithead::tests {
namespace {

using Args = std::vector<std::string>;

double sum_of(const json::value& numbers) {
  double sum = 0;
  for (const json::value& number : numbers.as_array()) sum += number.to_number<double>();
  return sum;
}

// A game between bots, whole or cut after so many plies.
class Game {
 public:
  explicit Game(const std::string& game, const std::string& players = "2", const Args& more = {}) {
    Args args{"simulate", game,      "--players", players,     "--bots",
              "easy",     "--games", "1",         "--records", folder_ / "games"};
    args.insert(args.end(), more.begin(), more.end());
    EXPECT_EQ(run(args).status, 0);
    record_ = json::parse(read_text(file())).as_object();
  }

  std::string file() const { return folder_ / "games/game-00000000.json"; }
  std::size_t plies() const { return record_.at("moves").as_array().size(); }
  std::string move(std::size_t ply) const { return std::string(record_.at("moves").at(ply).as_string()); }

  std::string cut(std::size_t plies) const {
    json::object record = record_;
    record["moves"].as_array().resize(plies);
    record["hashes"].as_array().resize(plies);
    record["result"] = nullptr;
    return write("cut.json", record);
  }
  std::string with(std::string_view field, const json::value& value) const {
    json::object record = record_;
    record[field] = value;
    return write("changed.json", record);
  }
  std::string operator/(std::string_view name) const { return folder_ / name; }

 private:
  std::string write(std::string_view name, const json::object& record) const {
    write_text(folder_ / name, json::serialize(record));
    return folder_ / name;
  }

  TemporaryFolder folder_;
  json::object record_;
};

int times(std::string_view text, std::string_view part) {
  int count = 0;
  for (std::size_t at = text.find(part); at != std::string_view::npos; at = text.find(part, at + 1)) ++count;
  return count;
}

// ---- analyse ----------------------------------------------------------------------------------------

TEST(Analyse, TellsProgramsEveryDecision) {
  for (const std::string game : {"coal-baron", "card-game", "schichtwechsel"}) {
    const Game played(game, "3");
    const json::object result = run_json({"analyse", played.file(), "--iterations", "2"});
    EXPECT_EQ(result.at("game").as_string(), game);
    EXPECT_EQ(result.at("players").as_int64(), 3);
    EXPECT_EQ(json::serialize(result.at("names")), R"(["easy","easy","easy"])");
    EXPECT_EQ(result.at("iterations").as_int64(), 2);
    EXPECT_FALSE(result.contains("budget"));
    EXPECT_EQ(result.at("result").at("scores").as_array().size(), 3U);
    EXPECT_TRUE(result.at("end").at("over").as_bool());
    EXPECT_NEAR(sum_of(result.at("end").at("victory")), 1, 0.001);
    EXPECT_DOUBLE_EQ(sum_of(result.at("end").at("points")), sum_of(result.at("result").at("scores")));

    const json::array& plies = result.at("plies").as_array();
    ASSERT_EQ(plies.size(), played.plies());
    std::vector<int> named(3);
    for (std::size_t i = 0; i < plies.size(); ++i) {
      const json::object& ply = plies[i].as_object();
      EXPECT_EQ(ply.at("ply").as_int64(), i + 1);
      EXPECT_EQ(ply.at("move").as_string(), played.move(i));
      EXPECT_EQ(ply.at("chosen").at("move"), ply.at("move"));
      EXPECT_EQ(ply.at("chosen").at("victory"), ply.at("victory"));
      EXPECT_NEAR(sum_of(ply.at("victory")), 1, 0.001);
      EXPECT_EQ(ply.at("points").as_array().size(), 3U);
      EXPECT_GT(ply.at("best").at("visits").as_int64(), 0);
      EXPECT_TRUE(ply.at("best").at("plan").is_array());
      EXPECT_TRUE(ply.at("best").at("reasons").is_array());
      EXPECT_GE(ply.at("loss").to_number<double>(), 0);
      if (!ply.at("choice").as_bool()) {
        EXPECT_EQ(ply.at("best").at("move"), ply.at("move"));
      }
      if (!ply.at("mistake").is_null()) ++named[ply.at("seat").to_number<std::size_t>()];
    }
    const json::array& seats = result.at("seats").as_array();
    ASSERT_EQ(seats.size(), 3U);
    for (std::size_t seat = 0; seat < 3; ++seat) {
      EXPECT_EQ(seats[seat].at("seat").as_int64(), seat);
      EXPECT_EQ(seats[seat].at("name").as_string(), "easy");
      EXPECT_GE(seats[seat].at("mean_loss").to_number<double>(), 0);
      EXPECT_EQ(seats[seat].at("inaccuracies").as_int64() + seats[seat].at("mistakes").as_int64() +
                    seats[seat].at("blunders").as_int64(),
                named[seat]);
    }
  }
}

TEST(Analyse, SaysTheSameForTheSameIterationsOnAnyNumberOfThreads) {
  const Game played("card-game");
  const auto out = [&](const Args& more) {
    Args args{"analyse", played.cut(40), "--iterations", "8", "--json"};
    args.insert(args.end(), more.begin(), more.end());
    return run(args).out;
  };
  const std::string one = out({"--threads", "1"});
  EXPECT_EQ(out({"--threads", "3"}), one);
  EXPECT_EQ(out({"--seed", "1"}), one);
  EXPECT_NE(out({"--seed", "2"}), one);
}

TEST(Analyse, TellsPeopleTheResultAndTheWorstMoments) {
  const Game played("schichtwechsel");
  const Outcome outcome = run({"analyse", played.file(), "--iterations", "10"});
  EXPECT_EQ(outcome.status, 0);
  EXPECT_EQ(outcome.err, "");
  for (const char* part : {" (easy) wins with ", " more than ", "choices", "inaccuracies", "mistakes",
                           "blunders", "mean loss", "Red (easy)", "Cobalt (easy)",
                           "Schichtwechsel with 2 players, seed ", "plies, 10 games tried out for each;"}) {
    EXPECT_TRUE(contains(outcome.out, part)) << part << "\n" << outcome.out;
  }
}

// A record of moves that no bot would play, so that there is something to say.
std::string random_game_in(const TemporaryFolder& folder) {
  EXPECT_EQ(run({"simulate", "coal-baron", "--players", "2", "--bots", "random", "--games", "1", "--records",
                 folder / "games"})
                .status,
            0);
  return folder / "games/game-00000000.json";
}

TEST(Analyse, NamesABetterMoveAndWhy) {
  const TemporaryFolder folder;
  const std::string file = random_game_in(folder);
  const std::string text = run({"analyse", file, "--iterations", "150"}).out;
  EXPECT_TRUE(contains(text, "The worst moments:\n  ply ")) << text;
  EXPECT_TRUE(contains(text, "gave away")) << text;
  EXPECT_TRUE(contains(text, "better: ")) << text;
  EXPECT_TRUE(contains(text, "More about the first: pithead advise " + file + " --ply ")) << text;
}

TEST(Analyse, GoesThroughUnfinishedGames) {
  const Game played("coal-baron", "3");
  const std::string file = played.cut(12);
  EXPECT_EQ(run({"analyse", file, "--iterations", "3"}).out.find("The game is not over: "), 0U);
  const json::object result = run_json({"analyse", file, "--budget", "2"});
  EXPECT_TRUE(result.at("result").is_null());
  EXPECT_EQ(result.at("budget").as_int64(), 2);
  EXPECT_FALSE(result.at("end").at("over").as_bool());
  EXPECT_EQ(result.at("end").at("victory"), result.at("plies").as_array().back().at("victory"));
  EXPECT_TRUE(contains(run({"analyse", played.cut(1), "--iterations", "3"}).out, ": 1 ply, "));
}

TEST(Analyse, KnowsTheOptionsOfARecord) {
  const Game played("card-game", "2", {"--option", "decks=3/3/4:2/2/2/1:6+10"});
  const std::string file = played.cut(10);
  EXPECT_TRUE(contains(run({"analyse", file, "--iterations", "3"}).out, ", decks 3/3/4:2/2/2/1:6+10: "));
  EXPECT_EQ(run_json({"analyse", file, "--iterations", "3"}).at("options").at("decks").as_string(),
            "3/3/4:2/2/2/1:6+10");
  EXPECT_EQ(run({"advise", file, "--iterations", "3"}).status, 0);
}

TEST(Analyse, RefusesWithASentence) {
  const Game played("coal-baron");
  const std::string file = played.cut(20);
  expect_refusal({"analyse"}, "RECORD is required");
  expect_refusal({"analyse", played / "none.json"}, "none.json");
  write_text(played / "text.json", "hello");
  expect_refusal({"analyse", played / "text.json"}, "text.json");
  expect_refusal({"analyse", played.with("rules", 99)}, "rules");
  expect_refusal({"analyse", played.with("game", "chess")}, "there is no game 'chess'");
  expect_refusal({"analyse", played.cut(0)}, "nothing was played yet in ");
  played.cut(20);
  expect_refusal({"analyse", file, "--iterations", "0"},
                 "--iterations takes a whole number from 1 to 1000000000, not '0'");
  expect_refusal({"analyse", file, "--budget", "0"}, "--budget takes a whole number from 1 to");
  expect_refusal({"analyse", file, "--budget", "fast"}, "not 'fast'");
  expect_refusal({"analyse", file, "--threads", "0"}, "--threads takes");
  expect_refusal({"analyse", file, "--seed", "x"}, "--seed takes a whole number");
  expect_refusal({"analyse", file, "--budget", "10", "--iterations", "10"}, "name one of them");
  // Before an hour of thought, not after it.
  expect_refusal({"analyse", file, "--budget", "3600000", "--report", played / "none/page.html"},
                 "none/page.html");
}

TEST(Analyse, NeverOverwritesTheRecordWithItsReport) {
  const Game played("coal-baron");
  const std::string file = played.cut(20);
  const std::string text = read_text(file);
  const std::string link = played / "link.html";
  std::filesystem::create_symlink(file, link);
  const std::string twin = played / "twin.html";
  std::filesystem::create_hard_link(file, twin);
  for (const std::string& report : {file, played / "./cut.json", link, twin}) {
    expect_refusal({"analyse", file, "--iterations", "2", "--report", report},
                   "is the record itself and would overwrite it; name another file");
    EXPECT_EQ(read_text(file), text) << report;
  }
  expect_refusal({"analyse", link, "--iterations", "2", "--report", file}, "is the record itself");
  EXPECT_EQ(run({"analyse", file, "--iterations", "2", "--report", played / "page.html"}).status, 0);
}

// The rest of the turn is what the record says, not what the adviser would have done.
TEST(Analyse, TellsHowATurnReallyWentOn) {
  for (const std::string game : {"coal-baron", "card-game", "schichtwechsel"}) {
    const Game played(game);
    const json::object result = run_json({"analyse", played.file(), "--iterations", "2"});
    std::size_t told = 0;
    for (const json::value& ply : result.at("plies").as_array()) {
      const json::array& plan = ply.at("chosen").at("plan").as_array();
      const auto next = ply.at("ply").to_number<std::size_t>();
      for (std::size_t i = 0; i < plan.size(); ++i) {
        ASSERT_EQ(plan[i].as_string(), played.move(next + i)) << game << ", ply " << next;
        ASSERT_EQ(result.at("plies").at(next + i).at("seat"), ply.at("seat")) << game << ", ply " << next;
      }
      told += plan.size();
    }
    EXPECT_GT(told, 0U) << game;
  }
}

// ---- advise -----------------------------------------------------------------------------------------

TEST(Advise, TellsProgramsTheBestMoves) {
  for (const std::string game : {"coal-baron", "card-game", "schichtwechsel"}) {
    const Game played(game, "4");
    const std::string cut = played.cut(30);
    const json::object advice = run_json({"advise", cut, "--iterations", "60", "--most", "3"});
    EXPECT_EQ(advice.at("iterations").as_int64(), 60);
    const json::array& moves = advice.at("moves").as_array();
    ASSERT_FALSE(moves.empty());
    EXPECT_LE(moves.size(), 3U);
    for (const json::value& move : moves) {
      EXPECT_NEAR(sum_of(move.at("victory")), 1, 0.001);
      EXPECT_EQ(move.at("points").as_array().size(), 4U);
      EXPECT_GT(move.at("visits").as_int64(), 0);
      for (const json::value& reason : move.at("reasons").as_array()) {
        EXPECT_FALSE(reason.at("words").as_string().empty());
      }
    }
    // The same position in the middle of the whole record.
    const json::object again =
        run_json({"advise", played.file(), "--ply", "30", "--iterations", "60", "--most", "3"});
    EXPECT_EQ(json::serialize(again), json::serialize(advice));
  }
}

TEST(Advise, TellsPeopleATable) {
  const Game played("coal-baron", "4");
  const Outcome outcome = run({"advise", played.file(), "--ply", "0", "--iterations", "200"});
  EXPECT_EQ(outcome.status, 0);
  for (const std::string& part : {std::string("After 0 plies "), std::string(" (easy) is to move and has "),
                                  std::string("(+- two standard errors)"), std::string("  1  take "),
                                  std::string(" +- "), "Played was: " + played.move(0)}) {
    EXPECT_TRUE(contains(outcome.out, part)) << part << "\n" << outcome.out;
  }
  const std::string end = run({"advise", played.cut(1), "--budget", "5"}).out;
  EXPECT_TRUE(contains(end, "After 1 ply ")) << end;
  EXPECT_FALSE(contains(end, "Played was")) << end;
}

// What stands in the table from the line of a move to that of the next one, without its breaks.
std::string row_of(const std::string& table, std::size_t number) {
  const auto label = [](std::size_t i) { return "\n  " + std::to_string(i) + "  "; };
  std::string row;
  for (const char c : part_of(table, label(number), label(number + 1))) {
    if (c != '\n' && c != ' ') row += c;
    if ((c == '\n' || c == ' ') && !row.ends_with(' ')) row += ' ';
  }
  return row;
}

TEST(Advise, TellsOfAnAlternativeOnlyWhatTellsItFromTheBestMove) {
  int shared = 0;
  for (const std::string game : {"coal-baron", "card-game", "schichtwechsel"}) {
    const Game played(game, "3");
    for (const char* ply : {"10", "21", "32", "43"}) {
      const Args args{"advise", played.file(), "--ply", ply, "--iterations", "100"};
      const json::object advice = run_json(args);
      const std::string table = run(args).out;
      const json::array& moves = advice.at("moves").as_array();
      for (std::size_t i = 1; i < moves.size(); ++i) {
        for (const json::value& reason : moves[i].at("reasons").as_array()) {
          const json::array& of_best = moves[0].at("reasons").as_array();
          if (std::find(of_best.begin(), of_best.end(), reason) == of_best.end()) continue;
          ++shared;
          EXPECT_FALSE(contains(row_of(table, i + 1), reason.at("words").as_string())) << table;
        }
      }
    }
  }
  EXPECT_GT(shared, 10);
}

TEST(Advise, DoesNotTellAnotherOrderOfTheSameCardsAsSomethingElse) {
  const TemporaryFolder folder;
  const std::string file = random_game_in(folder);
  const json::value record = json::parse(read_text(file));
  const json::array& moves = record.at("moves").as_array();
  const auto* last = std::find_if(moves.begin(), moves.end(), [](const json::value& move) {
    return move.as_string() == "top" || move.as_string() == "bottom";
  });
  ASSERT_NE(last, moves.end());
  const std::string ply = std::to_string(last - moves.begin() + 1);
  const std::string table = run({"advise", file, "--ply", ply, "--iterations", "100"}).out;
  EXPECT_TRUE(contains(row_of(table, 2), " the same in another order")) << table;
  EXPECT_EQ(times(table, " the stack"), 1) << table;
}

TEST(Advise, RefusesWithASentence) {
  const Game played("schichtwechsel");
  const std::string last = std::to_string(played.plies() - 1);
  const std::string all = std::to_string(played.plies());
  expect_refusal({"advise"}, "RECORD is required");
  expect_refusal({"advise", played / "none.json"}, "none.json");
  expect_refusal({"advise", played.file()}, "is over, so nobody is to move; --ply N asks about an earlier");
  expect_refusal({"advise", played.file(), "--ply", all}, "the game in ");
  expect_refusal({"advise", played.file(), "--ply", all}, "is over; --ply is 0 to " + last);
  expect_refusal({"advise", played.file(), "--ply", "99999"}, "--ply is 0 to " + last + " in ");
  expect_refusal({"advise", played.cut(7), "--ply", "8"}, "--ply is 0 to 7 in ");
  expect_refusal({"advise", played.file(), "--ply", "-1"}, "--ply takes a whole number from 0 to");
  expect_refusal({"advise", played.file(), "--most", "0"}, "--most takes a whole number from 1 to 100");
  expect_refusal({"advise", played.cut(7), "--iterations", "0"}, "--iterations takes");
  expect_refusal({"advise", played.cut(7), "--budget", "9", "--iterations", "9"}, "name one of them");
}

// ---- hint -------------------------------------------------------------------------------------------

TEST(Hint, ShowsThreeMovesThatCanBeTyped) {
  const Outcome outcome =
      run({"play", "coal-baron", "--players", "4", "--bots", "easy", "--seed", "7"}, "hint\nhelp\nquit\n");
  EXPECT_EQ(outcome.status, 0);
  EXPECT_TRUE(contains(outcome.out, "hint         the best moves, and why")) << outcome.out;
  const std::string hint = part_of(outcome.out, "The best moves for you", "> help");
  EXPECT_TRUE(contains(hint, "Red     Cobalt  Verdigris    Heather   games")) << hint;
  EXPECT_EQ(std::count(hint.begin(), hint.end(), '%'), 12) << hint;  // three moves, four seats
  EXPECT_EQ(times(hint, " +- "), 3) << hint << "the own chance of each move";
  std::size_t column = 0;
  for (const char c : hint) {
    column = c == '\n' ? 0 : column + 1;
    EXPECT_LT(column, 80U) << hint;
  }
  // A move is shown by its number in the list.
  const std::size_t take = hint.find(" take ");
  ASSERT_NE(take, std::string::npos) << hint;
  const std::string number = hint.substr(take - 2, 2);
  const std::string move = hint.substr(take + 6, hint.find(' ', take + 6) - take - 6);
  EXPECT_TRUE(contains(part_of(outcome.out, "YOUR", "> hint"), number + " " + move)) << move << outcome.out;
}

}  // namespace
}  // namespace pithead::tests
