// `pithead balance` as a stranger runs it.
#include <filesystem>
#include <string>
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
  std::vector<std::string> other = search;
  other.insert(other.end(), {"--seed", "2"});
  expect_refusal(other, "belongs to another search");
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
  expect_refusal(asked({"--state", folder / "s"}), "--state and --best go with --vary");
  write_text(folder / "half.box", "carts: 1\n");
  expect_refusal(asked({"--variant", folder / "half.box"}), "half.box, the entry");
  write_text(folder / "v", "rode length: 1 | 2\n");
  expect_refusal(asked({"--vary", folder / "v"}), "the box has no entry 'rode length'");
  write_text(folder / "v", "road length: 1 | 2\n");
  expect_refusal(asked({"--vary", folder / "v"}), "no variant is a whole box");
  write_text(folder / "v", "road length 1\n");
  expect_refusal(asked({"--vary", folder / "v"}), "v, line 1: an entry");
  expect_refusal(asked({"--vary", folder / "v", "--variant", "usual", "--variant", "usual"}), "one variant");
}

}  // namespace
}  // namespace pithead::tests
