// Schichtwechsel at the terminal: the real program, its input and its output.
#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <ostream>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <boost/json.hpp>
#include <gtest/gtest.h>

#include "games/core/game.h"
#include "games/core/json.h"
#include "match/record.h"
#include "tests/cli/program.h"

namespace pithead::tests::schichtwechsel {
namespace {

namespace json = boost::json;

// Numbers in no order, mostly low, and wishes that lead far; what is not possible is refused and costs
// nothing.
std::string wandering(std::uint32_t seed, int lines) {
  constexpr std::array<std::string_view, 8> kWishes{"headframe", "personal", "rail",    "head-1",
                                                    "head-2",    "water-x",  "water-l", "T3"};
  std::string text;
  for (std::uint32_t x = seed; lines > 0; --lines) {
    x = x * 1664525U + 1013904223U;
    const std::uint32_t roll = x >> 24U;
    if (roll >= 160) text += std::string(kWishes[roll % kWishes.size()]) + "\n";
    if (roll < 160) text += std::to_string(roll < 40 ? 1 : 1 + roll % 17) + "\n";
  }
  return text;
}

std::string play(int seed, std::string_view players, std::string_view input,
                 const std::string& box = "first") {
  return run({"play", "schichtwechsel", "--bots", "random", "--plain", "--option", "box=" + box, "--seed",
              std::to_string(seed), "--players", std::string(players)},
             input)
      .out;
}

Outcome play_at_width(std::string_view columns, std::vector<std::string> words, std::string_view input) {
  words.insert(words.begin(), {PITHEAD_BINARY, "play", "schichtwechsel", "--bots", "random"});
  Pipe in, out, err;
  const pid_t child =
      start(words, {in.reading(), out.writing(), err.writing()}, {"COLUMNS=" + std::string(columns)});
  in.close_reading(), out.close_writing(), err.close_writing();
  Outcome outcome;
  exchange(in, out, err, input, outcome);
  outcome.status = wait_for(child);
  return outcome;
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

std::string view_of(const AnyState& state, Seat seat) {
  std::string text;
  JsonWriter writer(text);
  state.write_view(seat, writer);
  return text;
}

// ---- whole games ------------------------------------------------------------------------------------

class WholeSchichtwechsel : public testing::TestWithParam<Table> {};

TEST_P(WholeSchichtwechsel, IsPlayedToItsEndByTypingOne) {
  const TemporaryFolder folder;
  const std::string file = folder / "game.json";
  const auto& [players, seat] = GetParam();
  const Outcome outcome =
      run({"play", "schichtwechsel", "--players", players, "--seat", seat, "--seed", "11", "--save", file},
          repeated("1\n", kEnough));
  EXPECT_EQ(outcome.status, 0);
  EXPECT_EQ(outcome.err, "");
  EXPECT_FALSE(contains(outcome.out, "There is no move"));
  EXPECT_TRUE(contains(outcome.out, "FINAL SCORE"));
  EXPECT_TRUE(contains(outcome.out, "wins.") || contains(outcome.out, "You win!"));
  const auto record = load_record(file);
  ASSERT_TRUE(record) << record.error().what;
  EXPECT_TRUE(record->match.over());
}

TEST_P(WholeSchichtwechsel, FitsItsScreenInAscii) {
  const auto& [players, seat] = GetParam();
  for (const std::string_view columns : {"80", "100", "124", "160"}) {
    const TemporaryFolder folder;
    const Outcome outcome = play_at_width(
        columns,
        {"--plain", "--players", players, "--seat", seat, "--seed", "12", "--save", folder / "game.json"},
        "help\nrules\nrules all\n" + wandering(5, 300) + "board\nmore\n" + wandering(6, 4 * kEnough));
    ASSERT_TRUE(contains(outcome.out, "FINAL SCORE"));
    const std::string game = outcome.out.substr(0, outcome.out.find("The record is in"));
    for (const std::string& line : lines_of(game)) {
      ASSERT_LT(line.size(), std::stoul(std::string(columns))) << line;
      ASSERT_TRUE(std::all_of(line.begin(), line.end(), [](char c) { return c >= ' ' && c <= '~'; })) << line;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Tables, WholeSchichtwechsel, kTables, name_of_table);

// ---- questions and lists of moves -------------------------------------------------------------------

struct Listed {
  std::string text, note;
};
struct Decision {
  std::string sentence;
  std::vector<Listed> list;
};

// A number stands in three columns before its move: "  7 load-L (1 P; ...)   8 load-M".
std::size_t find_number(const std::string& line, std::size_t number, std::size_t from) {
  return line.find((number < 10 ? "  " : " ") + std::to_string(number) + " ", from);
}

Listed read_item(std::string item) {
  item.erase(item.find_last_not_of(' ') + 1);
  const std::size_t note = item.find(" (");
  if (note == std::string::npos) return {.text = item, .note = ""};
  return {.text = item.substr(0, note), .note = item.substr(note + 2, item.size() - note - 3)};
}

Decision read_decision(const std::string& shown) {
  Decision decision;
  for (const std::string& line : lines_of(shown)) {
    if (!line.starts_with(' ')) {
      decision.sentence += (decision.sentence.empty() ? "" : " ") + line;
      continue;
    }
    std::size_t at = find_number(line, decision.list.size() + 1, 0);
    while (at != std::string::npos) {
      const std::size_t number = decision.list.size() + 1;
      const std::size_t start =
          line.find(std::to_string(number) + " ", at) + std::to_string(number).size() + 1;
      const std::size_t next = find_number(line, number + 1, start);
      decision.list.push_back(read_item(line.substr(start, next == std::string::npos ? next : next - start)));
      at = next;
    }
  }
  return decision;
}

// What was asked before each prompt that was answered by a move; refused answers are left out.
std::vector<Decision> decisions_in(const std::string& out) {
  std::vector<Decision> decisions;
  std::size_t start = 0;
  for (std::size_t end = 0; (end = out.find("\n> ", start)) != std::string::npos; start = end + 3) {
    const std::string piece = out.substr(start, end - start);
    if (contains(piece, "There is no move") || contains(piece, "is not possible now")) continue;
    if (contains(piece, ": say more of it.")) continue;
    decisions.push_back(read_decision(piece.substr(piece.rfind("\n\n") + 2)));
  }
  return decisions;
}

// A game by the numbers, with what was asked and what came of it.
struct Played {
  std::string out;
  std::vector<Decision> decisions;
  std::vector<std::string> moves;      // the person's, in notation
  std::vector<std::string> questions;  // which they answer
  std::vector<std::vector<std::string>> legal;
};

void read_record(const std::string& file, Seat me, Played& played) {
  const auto record = load_record(file);
  ASSERT_TRUE(record) << record.error().what;
  Match match(record->match.setup());
  for (const Ply& ply : record->match.plies()) {
    if (ply.seat == me) {
      played.moves.push_back(match.game().move_text(ply.move));
      const json::value view = json::parse(view_of(match.state(), me));
      played.questions.emplace_back(view.at("question").as_string());
      played.legal.emplace_back();
      for (const Move move : match.state().legal())
        played.legal.back().push_back(match.game().move_text(move));
    }
    ASSERT_TRUE(match.play(ply.move));
  }
}

// Who plays at random comes further on its shorter tracks; then some games with the other one.
constexpr int kSeedsOfFirstBox = 24;

Played play_through(int seed, const std::string& input) {
  const TemporaryFolder folder;
  const std::string file = folder / "game.json";
  const int players = 2 + seed % 3;
  const int seat = seed / 3 % players;
  Played played;
  const std::string box = seed <= kSeedsOfFirstBox ? "box=first" : "box=third";
  played.out = run({"play", "schichtwechsel", "--bots", "random", "--plain", "--option", box, "--seed",
                    std::to_string(seed), "--players", std::to_string(players), "--seat",
                    std::to_string(seat), "--save", file},
                   input)
                   .out;
  played.decisions = decisions_in(played.out);
  read_record(file, static_cast<Seat>(seat), played);
  return played;
}

Played wander_through(int seed) {
  return play_through(seed, wandering(static_cast<std::uint32_t>(seed), 2 * kEnough));
}

const std::map<std::string, std::vector<std::string_view>, std::less<>> kSentences{
    {"give", {"Who gets this set?"}},
    {"cube", {"Which cube on which cart?", "on which cart?", "on which cart goes the coal?"}},
    {"tile", {"Which selection tile do you take?"}},
    {"sale", {"Do you sell a pair of coke?"}},
    {"option", {"Bar space B1: ", "Bar space B3: ", "Bar space B5, your tile ", "Card route-S: "}},
    {"turn", {"Your turn: use a card", "Your spoil is exchanged: now use a card."}},
    {"pay", {": how do you pay?"}},
    {"after", {"Your action is done: exchange spoil, or end your turn."}},
    {"carts", {"Which full cart goes up?"}},
    {"coke", {"Which coal wagon is coked, and on which space?"}},
    {"load", {"Which coke goes from the plant to your wagons?"}},
    {"rail", {"Your personal card: advance on the rail?"}},
    {"plant", {"A coke comes from your supply: on which coking space?"}},
    {"water", {"How far do you lower the water?"}},
    {"building", {"barrier: which building leaves your bar?"}},
    {"lot", {"In which lot do you put the building from B"}},
    {"benefit", {"barrier: a miner's move"}},
    {"miner", {"move end?", "brings a last move: where does it end?"}},
    {"use",
     {"Your miner is at heading", "Your miner is at coal-face", "Your miner is at pumps",
      "Your first headframe: "}},
    {"copy", {"which large card do you copy?", "which small card do you copy?", "medium card do you copy?"}},
    {"headframe", {"headframe go"}},
};

TEST(SchichtwechselBoard, EveryQuestionHasItsSentenceAndEveryMoveIsListed) {
  std::set<std::string> asked;
  for (int seed = 1; seed <= kSeedsOfFirstBox + 6; ++seed) {
    const Played game = wander_through(seed);
    ASSERT_TRUE(contains(game.out, "FINAL SCORE"));
    ASSERT_EQ(game.decisions.size(), game.moves.size());
    for (std::size_t i = 0; i < game.moves.size(); ++i) {
      const auto& [sentence, list] = game.decisions[i];
      asked.insert(game.questions[i]);
      const auto& fitting = kSentences.at(game.questions[i]);
      EXPECT_TRUE(
          std::any_of(fitting.begin(), fitting.end(), [&](auto part) { return contains(sentence, part); }))
          << game.questions[i] << ": " << sentence;
      std::set<std::string> texts;
      for (const Listed& each : list) texts.insert(each.text);
      EXPECT_EQ(texts.size(), game.legal[i].size()) << sentence;
      for (const std::string& move : game.legal[i])
        EXPECT_TRUE(texts.contains(move) || texts.contains(move.substr(move.find(' ') + 1))) << move;
    }
  }
  EXPECT_EQ(asked.size(), kSentences.size()) << "the games did not lead to every question";
}

// Spaces without a symbol say enough by their name; all else has a note.
TEST(SchichtwechselBoard, MovesSayWhatTheyCostOrBring) {
  for (int seed = 1; seed <= 6; ++seed) {
    for (const auto& [sentence, list] : wander_through(seed).decisions) {
      for (const Listed& each : list)
        EXPECT_TRUE(!each.note.empty() || contains(each.text, "Q")) << sentence << ": " << each.text;
    }
  }
}

// What the list shows can be typed instead of its number.
TEST(SchichtwechselBoard, ListedMovesCanBeTyped) {
  for (int seed = 1; seed <= 6; ++seed) {
    const Played game = wander_through(seed);
    std::string typed;
    for (std::size_t i = 0; i < game.moves.size(); ++i) {
      for (const Listed& each : game.decisions[i].list) {
        if (game.moves[i] == each.text || game.moves[i].ends_with(" " + each.text)) typed += each.text + "\n";
      }
    }
    const Played again = play_through(seed, typed);
    EXPECT_EQ(again.moves, game.moves);
    EXPECT_FALSE(contains(again.out, "say more of it")) << seed;
  }
}

// ---- the board --------------------------------------------------------------------------------------

// Red has the marker of this game: he gives the sets away, takes a tile and acts first.
const std::string kPrepared = repeated("1\n", 6);

std::string last_table(const std::string& out) { return out.substr(out.rfind("\n ROUND ")); }

TEST(SchichtwechselBoard, ShowsTheWorks) {
  const std::string table = last_table(play(7, "4", kPrepared));
  for (const std::string_view line :
       {" ROUND 1 of 5   Red has the marker -",
        "\n card 5: 1 VP for every 2 spoil in your mine; a water marker joins the bag\n",
        "\n bag: 11 coal, 6 spoil, marker   to come: 4 of canal coke leaders rail road\n",
        "\n cart  *L  4 carts, -1~       *M  3 carts              *S+ 2 carts, +1~\n",
        "\n head   2+! 1C: top, left      1+! top or left\n",
        "\n road  RCVH . . .[bm]. . 1 .[tm]. . 2[bm]. . 3[tm2]. . 8  VP 6:1 10:2 13:3 16:8\n",
        "\n shift gate-in [RCVH]  baths 1 VP  lamp-room copy L, +tool  overman copy S\n",
        "\n lots  miner [..] 1 move  spoil [..] 1+tip  four-a [.] 4 VP  four-b [.] 4 VP\n",
        "\n top   T1 walk  T2 coke to wagon, +1~  T3 coke to plant  T4 1 canal, 2 VP\n",
        "\n plant own [.]  Q1 [.]  Q2 [.]  Q3 [.]  Q4 [.] 1 VP  Q5 [.] +1~\n",
        "\n tiles gatekeeper, overman, haulier, mine-rescue [R],"}) {
    EXPECT_TRUE(contains(table, line)) << line << table;
  }
}

TEST(SchichtwechselBoard, ShowsTheWorksOfTheSecondBox) {
  const std::string table = last_table(play(7, "4", kPrepared, "second"));
  for (const std::string_view line :
       {"\n road  RCVH . . . .[tm]. .[b]. 1[tm]. . . 2[tm]. .[b]. 3 .[m2]. . 8\n",
        "\n canal RCVH . .[tm]. 1[m].[b]2[tm]. 3[m]. 8 ", "\n shift [RCVH]  gate-in -tool  baths 1 VP",
        "\n lots  miner [....] 1 move", "*L2 1 rail, 1 canal, 1 VP   *M2 1P: 1 road, 1 rail\n"}) {
    EXPECT_TRUE(contains(table, line)) << line << table;
  }
}

TEST(SchichtwechselBoard, ShowsTheLongerRoadOfTheThirdBox) {
  const std::string table = last_table(play(7, "4", kPrepared, "third"));
  EXPECT_TRUE(
      contains(table, "\n road  RCVH . . . . .[tm]. .[b]. . 1[tm]. . . .[tm]2 . .[b]. . 3[m2]. . . 8\n"))
      << table;
}

TEST(SchichtwechselBoard, ShowsTheOwnMine) {
  const std::string table = last_table(play(7, "4", kPrepared));
  for (const std::string_view line :
       {"\n units  2 W, P, 1 C   6 tools (-12 VP)   headframes 2 on the card\n",
        "\n carts  K1[c] K2[s] K3[..] K4[..] K5[..] coal only K6[..] red-white\n",
        "\n wagons [c][.][..][..] W   tip [......] ",
        "\n coke   [..][....]   in plant 0   supply 11   sold 4 6 7 9 10 VP a pair\n",
        "\n water  [~~~~] level 4 ",
        "\n bar    (B1 -1~ or 1 VP) (B2 1 W) (B3 1 road or 1 VP) (B4 1 cart) (B5 tile)\n",
        "\n tile   mine-rescue   B5: a 1 VP, -1~   b -tool\n"}) {
    EXPECT_TRUE(contains(table, line)) << line << table;
  }
}

TEST(SchichtwechselBoard, ShowsWhatLiesOnCardsAndWhereDiscsAre) {
  const std::string table = last_table(play(7, "4", kPrepared + "route-M1\nWP\nboard\n"));
  EXPECT_TRUE(contains(table, " M1 1 road, 1 rail 1W R ")) << table;
  EXPECT_FALSE(contains(table, "*M1")) << table;
  for (const std::string_view track : {" road  ", " rail  "}) {
    const std::string discs = part_of(table, track, "[bm]");
    EXPECT_TRUE(contains(discs, " R ")) << discs;
    EXPECT_FALSE(contains(discs, std::string(track) + "R")) << discs;
  }
  EXPECT_TRUE(contains(table, "\n units  1 W, 1 C ")) << table;
}

TEST(SchichtwechselBoard, FewerPlayersHaveFewerCardsAndSpaces) {
  const std::string two = play(7, "2", "board\n");
  for (const std::string_view line :
       {"\n water  X  W: -3~   P or C: -0..4~, 2 VP\n", " sale [.] load 2, sell 2 ",
        "\n plant own [.]  Q3 [.]  Q4 [.] 1 VP  Q5 [.] +1~\n",
        "lamp-room copy L, +tool\n       pit-bottom"}) {
    EXPECT_TRUE(contains(two, line)) << line << two;
  }
  for (const std::string_view missing :
       {"M  coke 2", "L2 1 rail", "winding-1", "hewer", "engine-driver", "Q2 ["})
    EXPECT_FALSE(contains(two, missing)) << missing;
  const std::string three = play(7, "3", "board\n");
  EXPECT_TRUE(contains(three, "M  coke 2") && contains(three, "L2 1 rail") && contains(three, "sale [..] "));
  EXPECT_TRUE(contains(three, "overman copy S") && contains(three, "Q2 [.]") && !contains(three, "Q1 ["));
  EXPECT_FALSE(contains(three, "M2 1 road") || contains(three, "winding-1") || contains(three, "hewer"));
}

// VP and what the end would add make the last column.
TEST(SchichtwechselBoard, PointsAddUp) {
  int rows = 0;
  for (int seed = 1; seed <= 6; ++seed) {
    for (const std::string& line :
         lines_of(play(seed, "3", wandering(static_cast<std::uint32_t>(seed), 400)))) {
      if (!line.starts_with(" R you ") && !line.starts_with(" C random ")) continue;
      std::istringstream columns(line.substr(14));
      std::vector<int> numbers;
      for (std::string word; columns >> word;) numbers.push_back(word == "." ? 0 : std::stoi(word));
      ASSERT_EQ(numbers.size(), 10U) << line;
      int sum = 0;
      for (std::size_t i = 0; i + 1 < numbers.size(); ++i) sum += numbers[i];
      EXPECT_EQ(sum, numbers.back()) << line;
      ++rows;
    }
  }
  EXPECT_GT(rows, 100);
}

TEST(SchichtwechselBoard, WideScreensHaveTheRivalsBesideTheTable) {
  const std::string out = play_at_width("120", {"--seed", "7"}, "1\n1\n").out;
  EXPECT_TRUE(contains(part_of(out, " ROUND 1 of 5", "\n"), " RIVALS -"));
}

// ---- pages ------------------------------------------------------------------------------------------

TEST(SchichtwechselBoard, TheRulesSayWhatIsReconstructedAndNameTheOptions) {
  const std::string what = part_of(play(7, "2", "rules what\n"), "\nWhat is reconstructed\n", "\n> ");
  EXPECT_TRUE(contains(what, "a dagger (^) is our proposal")) << what;
  const std::string end = part_of(play(7, "2", "rules end of the game\n"), "\nEnd of the game", "\n> ");
  for (const std::string option : {"round-cards=once", "track-points=cumulative"}) {
    EXPECT_TRUE(contains(end, "option " + option.substr(0, option.find('=')))) << end;
    EXPECT_EQ(run({"play", "schichtwechsel", "--option", option}, "1\n").status, 0);
  }
}

TEST(SchichtwechselBoard, HelpExplainsWhatIsDrawn) {
  const std::string out = play(7, "2", "help\n");
  for (const std::string_view part : {"On the table", "[bm]", "-1~ +1~", "2W R 1C", "*S+", "(B2"})
    EXPECT_TRUE(contains(out, part)) << part;
}

// ---- what is hidden ---------------------------------------------------------------------------------

// Everybody takes the first move until Red's first action.
Match until_first_action(std::uint64_t seed) {
  Match match(*make_setup("schichtwechsel", 2, {}, seed));
  while (match.state().to_move() != 0 || !contains(view_of(match.state(), 0), "\"question\":\"turn\""))
    EXPECT_TRUE(match.play(match.state().legal().front()));
  return match;
}

std::string table_of(const Match& match) {
  const TemporaryFolder folder;
  const std::string file = folder / "game.json";
  EXPECT_TRUE(save_record(file, match, {"you", "random"}));
  const std::string out = run({"play", "schichtwechsel", "--save", file}, "").out;
  return part_of(out, "\n RIVALS", "\n> ");
}

// Deals that Red cannot tell apart yet look the same, whatever is still to come.
TEST(SchichtwechselBoard, ShowsNothingOfWhatIsToCome) {
  std::map<std::string, std::uint64_t> seen;
  int pairs = 0;
  for (std::uint64_t seed = 1; seed <= 150 && pairs < 8; ++seed) {
    const Match match = until_first_action(seed);
    const auto [found, fresh] = seen.emplace(view_of(match.state(), 0), seed);
    if (fresh) continue;
    const Match other = until_first_action(found->second);
    if (view_of(match.state(), kAllSeeing) == view_of(other.state(), kAllSeeing)) continue;
    EXPECT_EQ(table_of(match), table_of(other));
    ++pairs;
  }
  EXPECT_GT(pairs, 2) << "too few deals looked alike: the test proves nothing";
}

// ---- on a terminal ----------------------------------------------------------------------------------

TEST(SchichtwechselOnTerminal, HasColoursAndLines) {
  const Outcome outcome = run_on_terminal({"play", "schichtwechsel", "--seed", "7"}, "\x04",
                                          {"TERM=xterm-256color", "LC_ALL=C.UTF-8", "NO_COLOR="});
  EXPECT_EQ(outcome.status, 0);
  EXPECT_TRUE(contains(outcome.out, "\x1b["));
  EXPECT_TRUE(contains(outcome.out, "─"));
}

}  // namespace
}  // namespace pithead::tests::schichtwechsel
