// `pithead balance` as a stranger runs it.
#include <algorithm>
#include <csignal>
#include <filesystem>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "tests/cli/json.h"
#include "tests/cli/program.h"

namespace pithead::tests {
namespace {

double figure(const json::value& object, std::string_view key) { return object.at(key).to_number<double>(); }

TEST(Balance, TellsProgramsWhichSeatWins) {
  const json::object result =
      run_json({"balance", "card-game", "--players", "2,4", "--bots", "policy", "--games", "60"});
  EXPECT_EQ(result.at("bot").as_string(), "policy");
  const json::array& balances = result.at("variants").as_array().at(0).at("balances").as_array();
  ASSERT_EQ(balances.size(), 2U);
  EXPECT_EQ(balances[1].at("players").as_int64(), 4);
  double wins = 0;
  for (const json::value& seat : balances[1].at("seats").as_array()) {
    wins += figure(seat, "win_share");
    EXPECT_LE(figure(seat, "low"), figure(seat, "win_share"));
    double points = 0;
    for (const auto& [source, mean] : seat.at("points").as_object()) points += mean.to_number<double>();
    EXPECT_NEAR(points, figure(seat.at("score"), "mean"), 0.01);
  }
  EXPECT_NEAR(wins, 1, 0.0001);
  const json::array& moves = balances[0].at("moves").as_array();
  ASSERT_FALSE(moves.empty());
  for (const json::value& move : moves) {
    const json::array& by_seat = move.at("by_seat").as_array();
    ASSERT_EQ(by_seat.size(), 2U);
    EXPECT_NEAR(by_seat[0].to_number<double>() + by_seat[1].to_number<double>(), 2 * figure(move, "per_game"),
                0.001);
    EXPECT_EQ(move.at("in_first_round").as_array().size(), 2U);
  }
  EXPECT_FALSE(balances[0].at("leader_wins").as_array().empty());
}

TEST(Balance, TellsPeopleTheSame) {
  const Outcome outcome =
      run({"balance", "coal-baron", "--players", "3", "--bots", "policy", "--games", "30"});
  EXPECT_EQ(outcome.status, 0);
  for (const char* words :
       {"usual, 30 games: the ", "seat in turn", "who leads after each round wins: ", "points from",
        "unevenness  ", "used a game", "used in the first round", "pithead balance coal-baron --players 3"})
    EXPECT_NE(outcome.out.find(words), std::string::npos) << words;
}

TEST(Balance, ComparesVariantsAndTeachesTheBotsForEach) {
  const TemporaryFolder folder;
  write_text(folder / "my.box", run({"box", "schichtwechsel"}).out);
  const auto measured = [&](const std::string& threads) {
    return run({"balance", "schichtwechsel", "--players", "2", "--bots", "policy", "--games", "40",
                "--variant", "usual", "--variant", "round-cards=once", "--variant", folder / "my.box",
                "--learn", "2x40", "--threads", threads, "--json"})
        .out;
  };
  const std::string one = measured("1");
  const json::array variants = json::parse(one).at("variants").as_array();
  ASSERT_EQ(variants.size(), 3U);
  EXPECT_EQ(json::serialize(variants[0].at("balances")), json::serialize(variants[2].at("balances")))
      << "the same box under another name";
  EXPECT_NE(json::serialize(variants[0].at("balances")), json::serialize(variants[1].at("balances")));
  EXPECT_EQ(measured("3"), one);
}

// The third box with these words in place of those.
std::string box_with(std::string_view these, std::string_view words) {
  std::string text = run({"box", "schichtwechsel"}).out;
  const std::size_t at = text.find(these);
  EXPECT_NE(at, std::string::npos) << these;
  return text.replace(at, these.size(), words);
}

std::string balances_of(const json::object& result, std::size_t variant) {
  return json::serialize(result.at("variants").as_array().at(variant).at("balances"));
}

TEST(Balance, PlaysTheOwnBoxOfEachVariant) {
  const TemporaryFolder folder;
  write_text(folder / "long.box", box_with("road length: 24", "road length: 30"));
  write_text(folder / "first.box", run({"box", "schichtwechsel", "--option", "box=first"}).out);
  const std::string own = "schichtwechsel=" + (folder / "long.box");
  const auto measured = [&](std::vector<std::string> more) {
    more.insert(more.begin(),
                {"balance", "schichtwechsel", "--players", "2", "--bots", "policy", "--games", "40"});
    return run_json(std::move(more));
  };
  const json::object files = measured({"--variant", folder / "long.box", "--variant", folder / "first.box"});
  const json::object both =
      measured({"--box", own, "--variant", "box=own", "--variant", folder / "first.box"});
  EXPECT_EQ(balances_of(both, 0), balances_of(files, 0));
  EXPECT_EQ(balances_of(both, 1), balances_of(files, 1));
  EXPECT_NE(balances_of(both, 0), balances_of(both, 1));
  EXPECT_NE(both.at("command").as_string().find("--box " + own), std::string::npos);
  const json::object usual = measured(
      {"--box", own, "--option", "box=own", "--variant", "usual", "--variant", folder / "first.box"});
  EXPECT_EQ(balances_of(usual, 0), balances_of(files, 0));
  for (const char* command : {"balance", "play", "simulate", "perft", "learn", "box"})
    expect_refusal({command, "schichtwechsel", "--option", "box=own"},
                   "box=own needs a box of your own: --box schichtwechsel=FILE");
  expect_refusal({"balance", "schichtwechsel", "--variant", folder / "first.box", "--variant", "box=own"},
                 "box=own needs a box of your own");
}

// A search of at most three variants, which are measured with two players.
std::vector<std::string> search_of(const TemporaryFolder& folder, const std::vector<std::string>& more) {
  std::vector<std::string> args{"balance", "schichtwechsel", "--players", "2",
                                "--bots",  "policy",         "--games",   "30",
                                "--learn", "1x10",           "--vary",    folder / "ranges.txt"};
  args.insert(args.end(), more.begin(), more.end());
  return args;
}

TEST(Balance, KeepsTheBoxThatIsMeasuredAsTheMostEven) {
  const TemporaryFolder folder;
  const std::string one = "small for 1 W: load 1; many times; copied; 2-4 players";
  const std::string two = "small for 1 W: load 2; many times; copied; 2-4 players";
  write_text(folder / "ranges.txt", "card load-S: " + one + " | " + two + "\n");
  std::vector<std::size_t> places;
  for (const char* seed : {"1", "3"}) {
    const json::object result = run_json(search_of(folder, {"--seed", seed, "--best", folder / "best.box"}));
    const json::array& variants = result.at("variants").as_array();
    ASSERT_EQ(variants.size(), 2U);
    std::vector<double> unevenness;
    for (const json::value& variant : variants)
      unevenness.push_back(figure(variant.at("balances").as_array().at(0), "unevenness"));
    places.push_back(unevenness[1] < unevenness[0] ? 1 : 0);
    EXPECT_EQ(result.at("best").at("variant"), variants[places.back()].at("variant"));
    const std::string line = "\ncard load-S: " + (places.back() == 0 ? one : two) + "\n";
    EXPECT_NE(read_text(folder / "best.box").find(line), std::string::npos);
  }
  EXPECT_EQ(places, (std::vector<std::size_t>{1, 0})) << "seeds that show both";
}

TEST(Balance, SaysWhichOptionsBelongToTheBestBox) {
  const TemporaryFolder folder;
  write_text(folder / "ranges.txt", "option round-cards: once | per-group\n");
  const std::string file = folder / "best.box";
  const Outcome outcome = run(search_of(folder, {"--keep", "1", "--best", file}));
  const std::string box = read_text(file);
  const std::string option = box.substr(7, box.find('\n') - 7);
  EXPECT_EQ(box.find("# with --option round-cards="), 0U) << box.substr(0, 80);
  EXPECT_NE(outcome.out.find("play it with --option box=own " + option + " --box schichtwechsel=" + file),
            std::string::npos)
      << outcome.out;
  EXPECT_EQ(run({"box", "schichtwechsel", file}).status, 0);
}

TEST(Balance, SearchesFromABoxHoweverItIsWritten) {
  const TemporaryFolder folder;
  write_text(folder / "ranges.txt", "road length: 24 | 26\n");
  const Outcome usual = run(search_of(folder, {"--best", folder / "usual.box"}));
  EXPECT_EQ(usual.status, 0) << usual.err;
  for (const char* line :
       {"road length:24", "road length : 24", "road length:\t24", "  road length: 24 # so"}) {
    write_text(folder / "my.box", box_with("road length: 24", line));
    const Outcome outcome =
        run(search_of(folder, {"--variant", folder / "my.box", "--best", folder / "best.box"}));
    EXPECT_EQ(outcome.status, 0) << outcome.err;
    EXPECT_EQ(read_text(folder / "best.box"), read_text(folder / "usual.box")) << line;
  }
}

// The lines of a text between two others, without what they are indented by.
std::string block_after(const std::string& text, std::string_view before, std::string_view behind) {
  const std::size_t from = text.find('\n', text.find(before)) + 1;
  EXPECT_NE(from, 0U) << before;
  return text.substr(from, text.find(behind, from) - from);
}

TEST(Balance, TheExamplesOfRangesCanBeSearched) {
  const TemporaryFolder folder;
  const std::string page = read_text(std::string(PITHEAD_SOURCE_DIR) + "/docs/bots/balance.md");
  for (const std::string& example :
       {block_after(run({"balance", "--help"}).out, "has a line for each entry", "All variants"),
        block_after(page, "`--vary` names a file", "Entries joined")}) {
    const std::string lines = example.substr(example.find("  road length"));
    write_text(folder / "ranges.txt", lines);
    const Outcome outcome = run({"balance", "schichtwechsel", "--vary", folder / "ranges.txt", "--most", "4",
                                 "--learn", "1x10", "--games", "4", "--bots", "policy", "--players", "2"});
    EXPECT_EQ(outcome.status, 0) << outcome.err << example;
    EXPECT_EQ(outcome.err, "") << "no variant is left out";
    EXPECT_NE(outcome.out.find("first values, 4 games"), std::string::npos) << example;
  }
}

// Presses Ctrl-C once, as soon as the bots are taught.
Onlooker interrupt_the_teaching() {
  return [pressed = false](pid_t program, const std::string& shown) mutable {
    if (!pressed && shown.find("teaching the bots") != std::string::npos)
      pressed = kill(program, SIGINT) == 0;
  };
}

TEST(BalanceInterrupted, EndsWhileTheBotsAreTaught) {
  const Outcome outcome = run_on_terminal({"balance", "schichtwechsel", "--players", "2", "--bots", "policy",
                                           "--games", "40", "--learn", "100000x200"},
                                          "", {}, interrupt_the_teaching());
  EXPECT_EQ(outcome.status, -SIGINT);
  EXPECT_NE(outcome.out.find("stopped before anything was measured"), std::string::npos) << outcome.out;
}

TEST(BalanceInterrupted, SaysHowManyGamesWerePlayed) {
  const TemporaryFolder folder;
  const auto onlooker = [pressed = false](pid_t program, const std::string& shown) mutable {
    if (!pressed && shown.find("usual: the ") != std::string::npos) pressed = kill(program, SIGINT) == 0;
  };
  const Outcome outcome =
      run_on_terminal({"balance", "schichtwechsel", "--players", "2,3", "--bots", "policy", "--games",
                       "1000000000", "--threads", "2", "--report", folder / "page.html"},
                      "", {}, onlooker);
  EXPECT_EQ(outcome.status, -SIGINT);
  const std::size_t from = outcome.out.find("usual, ") + 7;
  const std::string games = outcome.out.substr(from, outcome.out.find(" games: ", from) - from);
  EXPECT_NE(read_text(folder / "page.html").find("Games played: usual with 2 players " + games + "."),
            std::string::npos)
      << games;
}

TEST(BalanceInterrupted, KeepsTheBoxThatTheSearchHasInFront) {
  const TemporaryFolder folder;
  write_text(folder / "ranges.txt", "road length: 24 | 26\n");
  const std::string best = folder / "best.box";
  const Outcome outcome =
      run_on_terminal({"balance", "schichtwechsel", "--players", "2", "--bots", "policy", "--games", "40",
                       "--learn", "100000x200", "--vary", folder / "ranges.txt", "--best", best},
                      "", {}, interrupt_the_teaching());
  EXPECT_EQ(outcome.status, -SIGINT);
  EXPECT_NE(outcome.out.find(best + " has the box of 'first values'"), std::string::npos) << outcome.out;
  EXPECT_NE(read_text(best).find("\nroad length: 24\n"), std::string::npos);
}

TEST(Balance, SearchesRangesAndGoesOnWhereItWas) {
  const TemporaryFolder folder;
  write_text(
      folder / "ranges.txt",
      "rail length: 15..17\noption round-cards: per-group | once\nroad length: 24 | 19  # too short\n");
  const std::vector<std::string> search{"balance",   "schichtwechsel",
                                        "--players", "2",
                                        "--bots",    "policy",
                                        "--games",   "20",
                                        "--learn",   "1x20",
                                        "--vary",    folder / "ranges.txt",
                                        "--keep",    "2",
                                        "--state",   folder / "state.txt",
                                        "--best",    folder / "best.box"};
  const Outcome first = run(search);
  EXPECT_EQ(first.status, 0) << first.err;
  EXPECT_NE(first.err.find("Some variants were left out"), std::string::npos);
  const std::string state = read_text(folder / "state.txt");
  EXPECT_EQ(std::count(state.begin(), state.end(), '\n'), 1 + 6 + 3)
      << "a head, six variants, the better three";
  EXPECT_EQ(run({"box", "schichtwechsel", folder / "best.box"}).status, 0);

  // As if it had been stopped in the second line, and the third had been cut.
  std::size_t end = 0;
  for (int line = 0; line < 3; ++line) end = state.find('\n', end) + 1;
  write_text(folder / "state.txt", state.substr(0, end + 3));
  const Outcome again = run(search);
  EXPECT_EQ(again.out, first.out);
  EXPECT_EQ(read_text(folder / "state.txt"), state) << "the fragment is gone";
  write_text(folder / "state.txt", state.substr(0, 10));
  EXPECT_EQ(run(search).out, first.out) << "not even its head was whole";
  EXPECT_EQ(read_text(folder / "state.txt"), state);
  std::vector<std::string> other = search;
  other.insert(other.end(), {"--seed", "2"});
  expect_refusal(other, "belongs to another search");
  write_text(folder / "state.txt", "a letter");
  expect_refusal(search, "belongs to another search");
  EXPECT_EQ(read_text(folder / "state.txt"), "a letter");
}

TEST(Balance, SaysInOneSentenceWhatIsWrong) {
  const TemporaryFolder folder;
  const auto asked = [](std::vector<std::string> more) {
    more.insert(more.begin(), {"balance", "schichtwechsel"});
    return more;
  };
  expect_refusal({"balance", "gold-baron"}, "there is no game 'gold-baron'");
  expect_refusal({"balance", "coal-baron", "--learn", "2x10"}, "Coal Baron has no box");
  expect_refusal(asked({"--players", "5"}), "--players takes");
  expect_refusal(asked({"--bots", "easy,hard"}), "--bots names one bot");
  expect_refusal(asked({"--learn", "many"}), "--learn takes rounds and games");
  expect_refusal(asked({"--variant", "/nowhere.box"}), "/nowhere.box cannot be read");
  expect_refusal(asked({"--variant", "box=none"}), "none");
  expect_refusal(asked({"--state", folder / "s"}), "--state, --best, --most and --keep go with --vary");
  expect_refusal(asked({"--most", "9"}), "--state, --best, --most and --keep go with --vary");
  expect_refusal(asked({"--bots", "foo"}),
                 "there is no bot 'foo'; the bots are: random, easy, medium, hard, policy");
  write_text(folder / "half.box", "carts: 1\n");
  expect_refusal(asked({"--variant", folder / "half.box"}), "half.box, the entry");
  write_text(folder / "v", "rode length: 1 | 2\n");
  expect_refusal(asked({"--vary", folder / "v"}), "v, line 1: the box has no entry 'rode length'");
  write_text(folder / "v", "# which\noption round-card: once | twice\n");
  expect_refusal(asked({"--vary", folder / "v"}), "v, line 2: schichtwechsel has no option 'round-card'");
  write_text(folder / "v", "road length: 24 | 26\noption box: first | second | third\n");
  expect_refusal(asked({"--vary", folder / "v"}),
                 "v, line 2: each variant of a search is a box of its own, so the option box cannot differ");
  write_text(folder / "v", "road length: 1 | 2\n");
  expect_refusal(asked({"--vary", folder / "v"}),
                 "no variant is a whole box that contradicts nothing, the last one for this: 'road length': "
                 "a track has");
  write_text(folder / "v", "road length 1\n");
  expect_refusal(asked({"--vary", folder / "v"}), "v, line 1: an entry");
  expect_refusal(asked({"--vary", folder / "v", "--variant", "usual", "--variant", "usual"}), "one variant");
}

TEST(Balance, WritesNoFileOverAnotherThatItNeeds) {
  const TemporaryFolder folder;
  const std::string ranges = "road length: 24 | 26\n";
  write_text(folder / "ranges.txt", ranges);
  const auto refused = [&](const std::vector<std::string>& more, std::string_view files) {
    expect_refusal(search_of(folder, more), std::string(files) + " name the same file");
    EXPECT_EQ(read_text(folder / "ranges.txt"), ranges);
    EXPECT_FALSE(std::filesystem::exists(folder / "x"));
  };
  refused({"--best", folder / "ranges.txt"}, "--vary and --best");
  refused({"--state", folder / "./ranges.txt"}, "--vary and --state");
  refused({"--report", folder / "ranges.txt"}, "--vary and --report");
  refused({"--state", folder / "x", "--best", folder / "x"}, "--state and --best");
  refused({"--state", folder / "x", "--report", folder / "x"}, "--state and --report");
  refused({"--best", folder / "x", "--report", folder / "x"}, "--best and --report");
}

TEST(Balance, MeasuresEachNumberOfPlayersOnce) {
  const json::object result =
      run_json({"balance", "coal-baron", "--players", "3,2,3", "--bots", "policy", "--games", "4"});
  const json::array& balances = result.at("variants").as_array().at(0).at("balances").as_array();
  ASSERT_EQ(balances.size(), 2U);
  EXPECT_EQ(balances[0].at("players").as_int64(), 3);
  EXPECT_EQ(balances[1].at("players").as_int64(), 2);
}

}  // namespace
}  // namespace pithead::tests
