// The commands for studying games, as a stranger runs them.
#include <algorithm>
#include <array>
#include <cstddef>
#include <filesystem>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/cli/json.h"
#include "tests/cli/program.h"

namespace pithead::tests {
namespace {

// A folder with records of three games.
std::string record_games(const TemporaryFolder& folder, const std::string& players) {
  const std::string records = folder / "records";
  EXPECT_EQ(
      run({"simulate", "coal-baron", "--players", players, "--games", "3", "--records", records}).status, 0);
  return records;
}

TEST(Help, ListsEveryCommandAndTeaches) {
  const Outcome outcome = run({"--help"});
  EXPECT_EQ(outcome.status, 0);
  for (const char* command : {"games", "play", "simulate", "arena", "balance", "advise", "analyse", "replay",
                              "trace", "record", "perft", "check", "learn", "bench", "rules"}) {
    EXPECT_NE(outcome.out.find(std::string("  ") + command), std::string::npos) << command;
    EXPECT_EQ(run({command, "--help"}).status, 0) << command;
  }
}

TEST(Games, TellIdPlayersAndTitle) {
  const json::object games = run_json({"games"});
  const json::object& first = games.at("games").as_array().at(0).as_object();
  EXPECT_EQ(first.at("id").as_string(), "coal-baron");
  EXPECT_EQ(first.at("title").as_string(), "Coal Baron");
  EXPECT_EQ(first.at("min_players").as_int64(), 2);
  EXPECT_EQ(first.at("max_players").as_int64(), 4);
  EXPECT_NE(run({"games"}).out.find("coal-baron"), std::string::npos);
}

TEST(Simulate, GivesTheSameResultOnAnyNumberOfThreads) {
  const auto result = [](const std::string& threads, const std::string& seed) {
    json::object outcome = run_json(
        {"simulate", "coal-baron", "--players", "3", "--games", "500", "--seed", seed, "--threads", threads});
    for (const char* timing : {"seconds", "games_per_second", "decisions_per_second"}) {
      EXPECT_EQ(outcome.erase(timing), 1U) << timing;
    }
    return json::serialize(outcome);
  };
  const std::string one = result("1", "5");
  EXPECT_EQ(result("1", "5"), one);
  EXPECT_EQ(result("2", "5"), one);
  EXPECT_EQ(result("7", "5"), one);
  EXPECT_NE(result("1", "6"), one);
}

TEST(Simulate, SharesAndPointsAddUp) {
  const json::object outcome =
      run_json({"simulate", "coal-baron", "--players", "4", "--games", "400", "--bots", "random"});
  double shares = 0;
  for (const json::value& value : outcome.at("seats").as_array()) {
    const json::object& seat = value.as_object();
    shares += seat.at("win_share").to_number<double>();
    double points = 0;
    for (const auto& [source, mean] : seat.at("points").as_object()) points += mean.to_number<double>();
    EXPECT_NEAR(points, seat.at("score").at("mean").to_number<double>(), 0.001);
    EXPECT_LE(seat.at("score").at("q25").as_int64(), seat.at("score").at("median").as_int64());
  }
  EXPECT_NEAR(shares, 1, 0.0001);
  EXPECT_EQ(outcome.at("bots").as_array().size(), 1U);
  EXPECT_EQ(outcome.at("bots").at(0).at("games").as_int64(), 1600);
}

TEST(Simulate, WritesRecordsThatReplayAndOverwritesNothing) {
  const TemporaryFolder folder;
  const std::string records = record_games(folder, "2");
  for (const auto& entry : std::filesystem::directory_iterator(records)) {
    const json::object verdict = run_json({"replay", entry.path().string()});
    EXPECT_TRUE(verdict.at("valid").as_bool());
    EXPECT_TRUE(verdict.at("over").as_bool());
  }
  expect_refusal({"simulate", "coal-baron", "--games", "1", "--records", records}, "is not empty");
}

TEST(Replay, TellsTheGame) {
  const TemporaryFolder folder;
  const Outcome outcome = run({"replay", record_games(folder, "3") + "/game-00000001.json"});
  EXPECT_EQ(outcome.status, 0);
  for (const char* part :
       {"drafts", "Shift 1 begins", "Shift 3 is scored", "wins with", "every hash right"}) {
    EXPECT_NE(outcome.out.find(part), std::string::npos) << part;
  }
}

// On the error output, so that reports stay as they are.
TEST(Replay, SaysThatTheHashesAreOfAnotherVersion) {
  const std::string file = PITHEAD_SOURCE_DIR "/tests/match/old/coal-baron-rules-1/2-every-kind-of-move.json";
  const Outcome told = run({"replay", file});
  EXPECT_EQ(told.status, 0);
  EXPECT_TRUE(contains(told.err, "the record's hashes are of rules version 1 of coal-baron")) << told.err;
  EXPECT_TRUE(contains(told.out, "every move legal, hashes of another version; the game is over"));
  const json::object verdict = parse(run({"replay", file, "--json"}).out);
  EXPECT_FALSE(verdict.at("hashes_checked").as_bool());
  EXPECT_EQ(verdict.at("rules").as_int64(), 1);
  const Outcome advised = run({"advise", file, "--ply", "3", "--iterations", "10"});
  EXPECT_EQ(advised.status, 0);
  EXPECT_TRUE(contains(advised.err, "rules version 1")) << advised.err;
}

TEST(Replay, NamesThePlaceOfEveryDamage) {
  const TemporaryFolder folder;
  const std::string good = read_text(record_games(folder, "2") + "/game-00000000.json");
  const std::string file = folder / "damaged.json";
  const auto expect_damage = [&](const std::string& text, const std::string& why) {
    write_text(file, text);
    expect_refusal({"replay", file}, why);
    expect_refusal({"trace", file}, why);
    EXPECT_EQ(read_text(file), text) << "the file is left alone";
  };
  const auto edited = [&](const std::string& from, const std::string& to) {
    std::string text = good;
    const std::size_t at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return text.replace(at, from.size(), to);
  };
  expect_damage(good.substr(0, good.size() / 2), "cut off at line 1, column");
  expect_damage(edited("\"rules\":2", "\"rules\":99"), "made by rules version 99");
  expect_damage(edited("\"place ", "\"palce "), "is no move of coal-baron");
  expect_damage(edited("\"seed\":", "\"seed\":1"), "move ");
  expect_damage(edited("\"hashes\":[\"", "\"hashes\":[\"x"), "move 1: after");
  expect_damage(edited("\"winners\":[", "\"winners\":[3,"), "but its moves lead to");
  expect_damage(edited("coal-baron", "gold-baron"), "there is no game 'gold-baron'");
  expect_damage("", "cut off");
  expect_refusal({"replay", folder / "nowhere.json"}, "No such file");
}

TEST(Trace, HasALineForTheDealAndForEachMove) {
  const TemporaryFolder folder;
  const std::string file = record_games(folder, "4") + "/game-00000002.json";
  const std::size_t moves = parse(read_text(file)).at("moves").as_array().size();
  const Outcome outcome = run({"trace", file});
  ASSERT_EQ(outcome.status, 0);
  std::size_t lines = 0;
  for (std::size_t start = 0; start < outcome.out.size(); ++lines) {
    const std::size_t end = outcome.out.find('\n', start);
    const json::object line = parse(outcome.out.substr(start, end - start));
    EXPECT_EQ(line.at("ply").as_int64(), static_cast<std::int64_t>(lines));
    EXPECT_EQ(line.at("state").at("order_stack").at("size").as_int64(),
              static_cast<std::int64_t>(line.at("state").at("order_stack").at("cards").as_array().size()));
    if (lines > 0) {
      const json::array& legal = line.at("legal").as_array();
      EXPECT_NE(std::find(legal.begin(), legal.end(), line.at("move")), legal.end());
    }
    start = end + 1;
  }
  EXPECT_EQ(lines, moves + 1);
}

TEST(Trace, ShowsWhatASeatSaw) {
  const TemporaryFolder folder;
  const std::string file = record_games(folder, "2") + "/game-00000000.json";
  const Outcome outcome = run({"trace", file, "--seat", "1"});
  ASSERT_EQ(outcome.status, 0);
  const json::object deal = parse(outcome.out.substr(0, outcome.out.find('\n')));
  EXPECT_FALSE(deal.at("state").at("order_stack").as_object().contains("cards"));
  expect_refusal({"trace", file, "--seat", "2"}, "seats 0 to 1");
}

TEST(Record, TakesMovesAndRefusesWrongOnesWholly) {
  const TemporaryFolder folder;
  const std::string file = folder / "typed.json";
  expect_refusal({"record", "coal-baron", file, "--players", "2"}, "line 2: 'take nothing' is no move",
                 "# first\ntake nothing\n");
  EXPECT_FALSE(std::filesystem::exists(file));
  EXPECT_EQ(run({"record", "coal-baron", file, "--players", "2", "--seed", "3"}, "").status, 0);
  expect_refusal({"record", "coal-baron", file}, "exists already");
  EXPECT_EQ(run_json({"replay", file}).at("moves").as_int64(), 0);
}

// As the record of a game online has it.
TEST(Record, TakesAWideSeed) {
  const TemporaryFolder folder;
  const std::string file = folder / "wide.json";
  const std::string seed = "00000000000000010000000000000002000000000000000300000000000000ff";
  ASSERT_EQ(run({"record", "coal-baron", file, "--players", "2", "--seed", seed}, "").status, 0);
  EXPECT_EQ(run_json({"replay", file}).at("seed").as_string(), seed);
  expect_refusal({"record", "coal-baron", folder / "no.json", "--seed", seed + "0"},
                 "--seed takes a whole number from 0 to 18446744073709551615 or 64 small hexadecimal digits");
}

TEST(Perft, CountsTheDraftByHand) {
  // Two players draft six of seven cards: 7, 7·6, 7·6·5, … ways; what follows is counted in tests/match.
  const json::object counted = run_json({"perft", "coal-baron", "--players", "2", "--depth", "6"});
  EXPECT_EQ(json::serialize(counted.at("leaves")), "[7,42,210,840,2520,5040]");
}

TEST(Check, FindsTheLawsKept) {
  const Outcome outcome = run({"check", "coal-baron", "--games", "30"});
  EXPECT_EQ(outcome.status, 0);
  EXPECT_NE(outcome.out.find("30 random games"), std::string::npos);
}

TEST(Bench, MeasuresEveryGameAtEveryPlayerCount) {
  const json::object bench = run_json({"bench", "--seconds", "0.01"});
  const json::array& games = bench.at("games").as_array();
  ASSERT_EQ(games.size(), 3U * run_json({"games"}).at("games").as_array().size());
  for (const json::value& game : games) {
    for (const char* field : {"decisions_per_second", "games_per_second", "state_bytes", "copy_ns",
                              "replay_us", "iterations_per_second"}) {
      EXPECT_GT(game.at(field).to_number<double>(), 0) << field;
    }
    EXPECT_LE(game.at("state_bytes").as_int64(), game.at("game").as_string() == "coal-baron" ? 768 : 1024);
  }
}

TEST(Learn, PrintsWeightsAndTakesOnlyWhatMakesSense) {
  const Outcome lesson = run({"learn", "coal-baron", "--policy", "--rounds", "1", "--games", "3"});
  EXPECT_EQ(lesson.status, 0);
  EXPECT_TRUE(contains(lesson.out, "namespace pithead::coal_baron::policy {"));
  const TemporaryFolder folder;
  EXPECT_EQ(run({"learn", "coal-baron", "--value", "--games", "3", "--out", folder / "weights.h"}).status, 0);
  EXPECT_TRUE(contains(read_text(folder / "weights.h"), "namespace pithead::coal_baron::value {"));
  expect_refusal({"learn", "coal-baron"}, "learn what?");
  expect_refusal({"learn", "coal-baron", "--policy", "--value"}, "learn what?");
  expect_refusal({"learn", "gold-baron", "--policy"}, "there is no game 'gold-baron'");
  expect_refusal({"learn", "coal-baron", "--policy", "--rate", "0"}, "--rate takes");
  expect_refusal({"learn", "coal-baron", "--policy", "--entropy", "-1"}, "--entropy takes 0 to 1");
  expect_refusal({"learn", "coal-baron", "--policy", "--entropy", "nan"}, "--entropy takes 0 to 1");
  expect_refusal({"learn", "coal-baron", "--policy", "--rounds", "0"}, "--rounds takes");
  expect_refusal({"learn", "coal-baron", "--policy", "--lessons", "0"}, "--lessons takes");
  expect_refusal({"learn", "coal-baron", "--value", "--games", "3", "--out", "/nowhere/weights.h"},
                 "cannot write");
}

TEST(Box, IsWrittenCheckedAndRefusedInOneSentence) {
  const TemporaryFolder folder;
  for (const char* box : {"first", "second", "third"}) {
    write_text(folder / box, run({"box", "schichtwechsel", "--option", std::string("box=") + box}).out);
    EXPECT_EQ(run({"box", "schichtwechsel", folder / box}).status, 0) << box;
  }
  write_text(folder / "half.box", "carts: 1\n");
  expect_refusal({"box", "schichtwechsel", folder / "half.box"},
                 "half.box, the entry 'small wagons' is missing");
  expect_refusal({"box", "schichtwechsel", folder / "nowhere.box"}, "nowhere.box cannot be read");
  expect_refusal({"box", "schichtwechsel", folder.path()}, folder.path() + " cannot be read");
  for (const char* command : {"play", "simulate", "serve", "games"})
    expect_refusal({command, "schichtwechsel", "--box", "schichtwechsel=" + folder.path()},
                   folder.path() + " cannot be read");
}

// The numbers of a header of weights, a table for each number of players.
std::array<std::vector<int>, 3> tables_of(const std::string& header) {
  std::istringstream numbers(header.substr(header.find("kLearned{") + std::string("kLearned{").size()));
  std::vector<int> all;
  char comma = ',';
  for (int number = 0; numbers >> number; numbers >> comma) all.push_back(number);
  const auto size = static_cast<std::ptrdiff_t>(all.size() / 3);
  std::array<std::vector<int>, 3> tables;
  for (std::ptrdiff_t i = 0; i < 3; ++i)
    tables[static_cast<std::size_t>(i)].assign(all.begin() + i * size, all.begin() + (i + 1) * size);
  return tables;
}

TEST(Learn, LeavesThePoliciesForOtherNumbersOfPlayersAlone) {
  const auto learned = [](const std::string& players) {
    return tables_of(run({"learn", "schichtwechsel", "--policy", "--onward", "--apart", "--players", players,
                          "--rounds", "1", "--games", "4", "--entropy", "0.03"})
                         .out);
  };
  const auto for_two = learned("2");
  const auto for_three = learned("3");
  const auto for_four = learned("4");
  ASSERT_GT(for_two[0].size(), 1000U);
  EXPECT_NE(for_two[0], for_three[0]);
  EXPECT_EQ(for_three[0], for_four[0]);
  EXPECT_NE(for_three[1], for_two[1]);
  EXPECT_EQ(for_two[1], for_four[1]);
  EXPECT_NE(for_four[2], for_two[2]);
  EXPECT_EQ(for_two[2], for_three[2]);
  expect_refusal({"learn", "schichtwechsel", "--policy", "--apart", "--players", "3"},
                 "--players goes with --apart and --onward");
}

TEST(WrongUse, GetsOneSentenceAndStatusTwo) {
  expect_refusal({}, "subcommand is required");
  expect_refusal({"dig"}, "there is no command 'dig'");
  expect_refusal({"simulate", "gold-baron"}, "there is no game 'gold-baron'; the games are: coal-baron");
  expect_refusal({"simulate", "coal-baron", "--players", "5"}, "is for 2 to 4 players, not 5");
  expect_refusal({"simulate", "coal-baron", "--players", "many"}, "--players takes a whole number");
  expect_refusal({"simulate", "coal-baron", "--seed", "lucky"}, "--seed takes a whole number");
  expect_refusal({"simulate", "coal-baron", "--seed", "18446744073709551616"}, "--seed takes a whole number");
  expect_refusal({"simulate", "coal-baron", "--games", "0"},
                 "--games takes a whole number from 1 to 1000000000000, not '0'");
  expect_refusal({"simulate", "coal-baron", "--games", "-3"}, "--games takes a whole number from 1 to");
  expect_refusal({"simulate", "coal-baron", "--threads", "0"}, "--threads takes a whole number");
  expect_refusal({"simulate", "coal-baron", "--bots", "genius"}, "there is no bot 'genius'");
  expect_refusal({"simulate", "coal-baron", "--bots", "random,random"}, "names 2 bots for 4 seats");
  expect_refusal({"perft", "coal-baron", "--depth", "0"}, "--depth takes a whole number from 1");
  expect_refusal({"check", "gold-baron"}, "there is no game");
  expect_refusal({"bench", "gold-baron"}, "there is no game");
  expect_refusal({"bench", "--seconds", "0"}, "--seconds takes");
  expect_refusal({"bench", "--seconds", "nan"}, "--seconds takes");
  expect_refusal({"check", "coal-baron", "--games", "0"},
                 "--games takes a whole number from 1 to 1000000000000, not '0'");
  expect_refusal({"simulate", "coal-baron", "--records", ""}, "--records takes the name");
  expect_refusal({"record", "coal-baron", std::string(300, 'a')}, "File name too long");
  expect_refusal({"games", "--loud"}, "--loud");
}

}  // namespace
}  // namespace pithead::tests
