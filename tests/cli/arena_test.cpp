// `pithead arena` as a stranger runs it.
#include <filesystem>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/cli/json.h"
#include "tests/cli/program.h"

namespace pithead::tests {
namespace {

std::vector<std::string> arena(const std::string& game, const std::vector<std::string>& more) {
  std::vector<std::string> args{"arena", game};
  args.insert(args.end(), more.begin(), more.end());
  return args;
}

double number(const json::value& object, std::string_view key) { return object.at(key).to_number<double>(); }

// What differs from run to run is taken out.
std::string without_times(json::object result) {
  EXPECT_EQ(result.erase("seconds"), 1U);
  for (json::value& bot : result.at("bots").as_array()) {
    EXPECT_EQ(bot.as_object().erase("decision_ms"), 1U);
    EXPECT_EQ(bot.as_object().erase("longest_ms"), 1U);
  }
  return json::serialize(result);
}

TEST(Arena, TellsProgramsWhoIsStronger) {
  const json::object result =
      run_json(arena("coal-baron", {"--players", "3", "--bots", "easy,random", "--games", "40"}));
  EXPECT_EQ(result.at("game").as_string(), "coal-baron");
  EXPECT_EQ(result.at("players").as_int64(), 3);
  EXPECT_EQ(result.at("games").as_int64(), 40);
  EXPECT_EQ(json::serialize(result.at("line_ups")), R"([["easy","random","random"]])");
  EXPECT_FALSE(result.contains("decided"));
  const json::array& bots = result.at("bots").as_array();
  ASSERT_EQ(bots.size(), 2U);
  EXPECT_EQ(bots[0].at("name").as_string(), "easy");
  EXPECT_EQ(bots[0].at("games").as_int64(), 40);
  EXPECT_EQ(bots[1].at("games").as_int64(), 80);
  EXPECT_NEAR(number(bots[0], "wins") + number(bots[1], "wins"), 40, 0.001);
  EXPECT_GT(number(bots[0], "rating"), number(bots[1], "rating"));
  for (const json::value& bot : bots) {
    EXPECT_NEAR(number(bot, "win_share"), number(bot, "wins") / number(bot, "games"), 0.0001);
    EXPECT_LE(number(bot, "low"), number(bot, "win_share"));
    EXPECT_GE(number(bot, "high"), number(bot, "win_share"));
    EXPECT_LT(number(bot, "difference_low"), number(bot, "score_difference"));
    EXPECT_NEAR(number(bot, "mean_score"), number(bot.at("score"), "mean"), 0.0001);
    double points = 0;
    for (const auto& [source, mean] : bot.at("points").as_object()) points += mean.to_number<double>();
    EXPECT_NEAR(points, number(bot, "mean_score"), 0.01);
  }
  double shares = 0;
  for (const json::value& each : result.at("in_turn").as_array()) shares += number(each, "win_share");
  EXPECT_NEAR(shares, 1, 0.0001);
  EXPECT_GE(number(result.at("winning_score"), "mean"), number(bots[0], "mean_score"));
  EXPECT_EQ(number(result.at("winning_score"), "max"), number(bots[0].at("score"), "max"));
}

TEST(Arena, GivesTheSameResultOnAnyNumberOfThreads) {
  for (const std::string game : {"coal-baron", "card-game", "schichtwechsel"}) {
    for (const std::vector<std::string>& more :
         {std::vector<std::string>{"--players", "4", "--bots", "easy,random", "--games", "22"},
          {"--bots", "random,random:2,random:3", "--games", "101"},
          {"--bots", "easy,random", "--games", "900", "--decide", "60%"}}) {
      const auto result = [&](const std::string& threads) {
        std::vector<std::string> args = arena(game, more);
        args.insert(args.end(), {"--seed", "9", "--threads", threads});
        return without_times(run_json(args));
      };
      const std::string one = result("1");
      EXPECT_EQ(result("2"), one);
      EXPECT_EQ(result("5"), one);
    }
  }
}

TEST(Arena, DecidesEarly) {
  const auto decided = [](const std::string& bots, const std::string& share) {
    return run_json(arena("schichtwechsel", {"--bots", bots, "--games", "2000", "--decide", share}));
  };
  const json::object above = decided("easy,random", "0.75");
  EXPECT_EQ(above.at("decided").at("verdict").as_string(), "above");
  EXPECT_DOUBLE_EQ(number(above.at("decided"), "share"), 0.75);
  EXPECT_LT(above.at("games").as_int64(), 100);
  EXPECT_EQ(decided("random,easy", "75%").at("decided").at("verdict").as_string(), "below");
  EXPECT_NE(run(arena("schichtwechsel", {"--bots", "easy,random", "--games", "900", "--decide", "75%"}))
                .out.find("decided: above 75 % give or take 5 points."),
            std::string::npos);
  EXPECT_NE(run(arena("schichtwechsel", {"--bots", "random,easy", "--games", "900", "--decide", "98%"}))
                .out.find("decided: below 98 % give or take 1 point."),
            std::string::npos);
  EXPECT_NE(run(arena("schichtwechsel", {"--bots", "random,random:2", "--games", "4", "--decide", "50%"}))
                .out.find("not decided after 4 games"),
            std::string::npos);
}

TEST(Arena, TellsPeopleInASentenceAndTables) {
  const auto out = [](const std::string& bots, const std::string& players) {
    return run(arena("schichtwechsel", {"--bots", bots, "--players", players, "--games", "60"})).out;
  };
  EXPECT_EQ(out("random,easy", "2").find("easy beats random: 100.0 % of 60 games, between "), 0U);
  EXPECT_EQ(out("easy,random", "4").find("easy beats random: "), 0U);
  EXPECT_TRUE(contains(out("easy,random", "4"), "of 60 games, where 25.0 % is even, between"));
  EXPECT_TRUE(contains(out("random,random:2", "2"), " cannot be told apart: random"));
  EXPECT_EQ(out(" easy , random", "2").find("easy beats random: "), 0U);
  EXPECT_TRUE(contains(out("easy,easy:2,random", "2"), " beats random but cannot be told apart from easy"));
  EXPECT_EQ(out("random", "3").find("random plays itself: the "), 0U);
  const std::string text = out("easy,random", "2");
  for (const char* part : {"60 games of Schichtwechsel with 2 players, seed 1", "95 % interval", "rating",
                           "mean points from", "headframes", "used a game", "Card: routes S"}) {
    EXPECT_TRUE(contains(text, part)) << part;
  }
}

// What a player would call spaces and cards, in the notation and in words.
TEST(Arena, CountsTheSpacesAndCardsThatAreUsed) {
  const auto words = [](const std::string& game) {
    std::string text;
    const json::object result = run_json(arena(game, {"--bots", "random", "--games", "30"}));
    for (const json::value& move : result.at("moves").as_array()) {
      text +=
          std::string(move.at("move").as_string()) + "=" + std::string(move.at("words").as_string()) + ";";
      EXPECT_GT(number(move.at("bots").at(0), "per_game"), 0);
    }
    return text;
  };
  const std::string coal_baron = words("coal-baron");
  EXPECT_TRUE(contains(coal_baron, "place M10=Mining, 10 steps;"));
  EXPECT_TRUE(contains(coal_baron, "place Fdraw=Factory: see 5 tiles;"));
  EXPECT_TRUE(contains(coal_baron, "place money4=Money, 4 Marks;"));
  EXPECT_TRUE(contains(coal_baron, "=Draft: "));
  EXPECT_FALSE(contains(coal_baron, "cage"));
  const std::string card_game = words("card-game");
  EXPECT_TRUE(contains(card_game, "place wild=Wild: see 4 of a stack;"));
  EXPECT_TRUE(contains(card_game, "=Innovation: free "));
  EXPECT_FALSE(contains(card_game, "pay "));
  const std::string schichtwechsel = words("schichtwechsel");
  EXPECT_TRUE(contains(schichtwechsel, "card route-S=Card: routes S;"));
  EXPECT_TRUE(contains(schichtwechsel, "tile haulier=Tile: haulier;"));
  EXPECT_FALSE(contains(schichtwechsel, "cube"));
}

TEST(Arena, ShowsProgressOnATerminal) {
  const Outcome outcome =
      run_on_terminal(arena("coal-baron", {"--bots", "easy,random", "--games", "100", "--threads", "1"}), "");
  EXPECT_EQ(outcome.status, 0);
  EXPECT_TRUE(contains(outcome.out, "playing "));
  EXPECT_TRUE(contains(outcome.out, "100 of 100, 0 s left  easy "));
}

// One against copies of another: what is said of its share and of who is better must agree.
TEST(Arena, CallsWhoeverWinsMoreThanItsEvenShareTheBetterBot) {
  for (const std::string games : {"5", "8", "10", "20"}) {
    for (const std::string bots : {"easy,random", "medium,easy", "random,random:2"}) {
      const json::object result =
          run_json(arena("schichtwechsel", {"--bots", bots, "--players", "4", "--games", games}));
      const json::array& each = result.at("bots").as_array();
      const json::value& best =
          number(each[0], "win_share") >= number(each[1], "win_share") ? each[0] : each[1];
      const std::string sentence(result.at("sentences").at(0).as_string());
      EXPECT_EQ(contains(sentence, " beats "), number(best, "low") > 0.25) << sentence;
    }
  }
}

// ---- Ctrl-C -----------------------------------------------------------------------------------------

std::vector<std::string> endless(const std::vector<std::string>& more) {
  std::vector<std::string> args = arena("schichtwechsel", {"--games", "1000000000", "--threads", "2"});
  args.insert(args.end(), more.begin(), more.end());
  return args;
}

// Presses Ctrl-C once, as soon as the terminal shows this.
Onlooker interrupt_at(const std::string& sight) {
  return [sight, pressed = false](pid_t program, const std::string& shown) mutable {
    if (!pressed && contains(shown, sight)) pressed = kill(program, SIGINT) == 0;
  };
}

TEST(ArenaInterrupted, TellsWhatWasPlayedSoFar) {
  const TemporaryFolder folder;
  const std::string page = folder / "page.html";
  const Outcome outcome = run_on_terminal(endless({"--bots", "easy,random", "--report", page}), "", {},
                                          interrupt_at("left  easy "));
  EXPECT_EQ(outcome.status, -SIGINT) << "a shell must know that it was interrupted";
  EXPECT_TRUE(contains(outcome.out, "easy beats random: ")) << outcome.out;
  const std::string games = part_of(outcome.out, "stopped after ", " of 1000000000 games.").substr(14);
  EXPECT_TRUE(contains(outcome.out, games + " games of Schichtwechsel with 2 players, seed 1"));
  EXPECT_TRUE(contains(outcome.out, "used a game"));
  EXPECT_TRUE(contains(read_text(page), "It was stopped after " + games + " of 1000000000 games."));
  EXPECT_TRUE(contains(read_text(page), "<span>--games</span> <span>" + games + "</span>"));
}

TEST(ArenaInterrupted, TellsPrograms) {
  const Outcome outcome =
      run_on_terminal(endless({"--bots", "easy,random", "--json"}), "", {}, interrupt_at("left  easy "));
  EXPECT_EQ(outcome.status, -SIGINT);
  EXPECT_TRUE(contains(outcome.out, R"("stopped":true)")) << outcome.out;
  EXPECT_TRUE(contains(outcome.out, R"("seconds":)"));
}

TEST(ArenaInterrupted, SaysSoIfThereIsNothingToTell) {
  const Outcome outcome =
      run_on_terminal(endless({"--bots", "hard:50ms,random"}), "", {}, interrupt_at("0 of 1000000000"));
  EXPECT_EQ(outcome.status, -SIGINT);
  EXPECT_TRUE(contains(outcome.out, "pithead: stopped before a deal was played from every seat"))
      << outcome.out;
  EXPECT_FALSE(contains(outcome.out, "used a game"));
}

// Its first decision takes an hour, and a series ends between two.
TEST(ArenaInterrupted, EndsAtOnceTheSecondTime) {
  const auto onlooker = [first = interrupt_at("left"), second = interrupt_at("Ctrl-C again ends it at once")](
                            pid_t program, const std::string& shown) {
    first(program, shown);
    second(program, shown);
  };
  const Outcome outcome = run_on_terminal(endless({"--bots", "hard:3600000ms,random"}), "", {}, onlooker);
  EXPECT_EQ(outcome.status, -SIGINT);
  EXPECT_FALSE(contains(outcome.out, "stopped")) << outcome.out;
}

TEST(Arena, WritesAPageInPlaceOfTheOldOne) {
  const TemporaryFolder folder;
  const std::string file = folder / "page.html";
  write_text(file, "old");
  const Outcome outcome =
      run(arena("coal-baron", {"--bots", "easy,random", "--games", "20", "--report", file}));
  EXPECT_EQ(outcome.status, 0) << outcome.err;
  EXPECT_TRUE(contains(read_text(file), "<h1>easy beats random: "));
  const std::filesystem::path place = std::filesystem::path(file).parent_path();
  EXPECT_EQ(std::distance(std::filesystem::directory_iterator(place), {}), 1) << "nothing else is left";
}

// More games than anybody can wait for: it is refused before the first.
TEST(Arena, RefusesAPageThatCannotBeWrittenBeforeItPlays) {
  const TemporaryFolder folder;
  const auto refuse = [](const std::string& file, const std::string& why) {
    expect_refusal(
        arena("coal-baron", {"--bots", "easy,random", "--games", "1000000000000", "--report", file}), why);
  };
  refuse("", "a file needs a name");
  refuse(folder / "", "it is a folder");
  refuse(folder / "nowhere/page.html", "No such file");
  refuse("/dev/null", "it is no ordinary file");
}

TEST(Arena, RefusesWrongUseWithASentence) {
  const auto refuse = [](const std::vector<std::string>& more, const std::string& why) {
    expect_refusal(arena("coal-baron", more), why);
  };
  expect_refusal(arena("gold-baron", {"--bots", "easy"}), "there is no game 'gold-baron'");
  refuse({}, "--bots is required");
  refuse({"--bots", "easy", "--players", "5"}, "is for 2 to 4 players, not 5");
  refuse({"--bots", "genius,easy"}, "there is no bot 'genius'");
  refuse({"--bots", ""}, "there is no bot ''");
  refuse({"--bots", "easy,"}, "there is no bot ''");
  refuse({"--bots", "easy, ,random"}, "there is no bot ''");
  refuse({"--bots", "easy,easy,random"},
         "--bots names 'easy' twice; of more bots than seats each is named once");
  refuse({"--bots", "easy", "--games", "-4"},
         "--games takes a whole number from 1 to 1000000000000, not '-4'");
  refuse({"--bots", "easy:0ms"}, "the budget of 'easy:0ms'");
  refuse({"--bots", repeated("easy,", 16) + "easy"}, "--bots names 17 bots; an arena takes 16");
  refuse({"--bots", "easy", "--games", "0"}, "--games takes a whole number from 1 to 1000000000000, not '0'");
  refuse({"--bots", "easy", "--budget", "0"}, "--budget takes a whole number from 1 to 3600000, not '0'");
  refuse({"--bots", "easy", "--budget", "99999999"}, "--budget takes a whole number");
  refuse({"--bots", "easy", "--seed", "x"}, "--seed takes a whole number");
  refuse({"--bots", "easy", "--threads", "0"}, "--threads takes a whole number");
  refuse({"--bots", "easy", "--option", "x"}, "--option takes KEY=VALUE");
  for (const char* share : {"0", "1", "100%", "-5%", "75 %", "much", "", "nan", "%", "1e-400"}) {
    refuse({"--bots", "easy,random", "--decide", share}, "--decide takes a share between 0 and 1");
  }
  refuse({"--bots", "easy", "--decide", "0.5"}, "--decide needs a second bot");
}

TEST(Arena, TeachesByExamples) {
  const Outcome outcome = run({"arena", "--help"});
  EXPECT_EQ(outcome.status, 0);
  EXPECT_TRUE(contains(outcome.out, "pithead arena coal-baron --players 2 --bots easy,random --games 1000"));
}

}  // namespace
}  // namespace pithead::tests
