// A box as its owner writes it down: read, refused with the line and what was expected, and played with.
#include "games/schichtwechsel/box_file.h"

#include <string>
#include <string_view>

#include "tests/schichtwechsel/position.h"

namespace pithead::schichtwechsel {
namespace {

std::string first() { return write_box(boxes[kFirstBox]); }

// The first box with one line instead of another; the line is found by its key.
std::string with(std::string_view key, std::string_view value) {
  std::string text = first();
  const std::size_t from = text.find("\n" + std::string(key) + ": ") + 1;
  EXPECT_NE(from, 0U) << key;
  return text.replace(from, text.find('\n', from) - from, std::string(key) + ": " + std::string(value));
}

int line_of(std::string_view text, std::string_view key) {
  const std::size_t place = text.find("\n" + std::string(key) + ": ");
  return 2 +
         static_cast<int>(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(place), '\n'));
}

// What is wrong when that line is different, in the line where it stands.
void expect_fault(std::string_view key, std::string_view value, std::string_view what) {
  const std::string text = with(key, value);
  const BoxOrFault read = read_box(text);
  EXPECT_FALSE(read.print.has_value()) << key << ": " << value;
  EXPECT_EQ(read.fault.line, line_of(text, key)) << key << ": " << value;
  EXPECT_NE(read.fault.what.find(what), std::string::npos) << read.fault.what;
}

TEST(SwBoxFile, IsReadAsItWasWritten) {
  const BoxOrFault read = read_box(first());
  ASSERT_TRUE(read.print.has_value()) << read.fault.what;
  EXPECT_EQ(write_box(*read.print), first());
}

TEST(SwBoxFile, MayHaveCommentsBlankLinesAndAnotherSequence) {
  std::string text = first();
  const std::string first_line = "carts: 1, 1, 2, 2, 2 coal only, 2 red-white\n";
  text.erase(text.find(first_line), first_line.size());
  const BoxOrFault read =
      read_box("\n  # mine\r\n" + text + "\n\ncarts:1,1,2,2,2 coal only,2 red-white  # six\r\n");
  ASSERT_TRUE(read.print.has_value()) << read.fault.line << read.fault.what;
  EXPECT_EQ(write_box(*read.print), first());
}

TEST(SwBoxFile, SaysWhatCannotBeRead) {
  expect_fault("carts", "1, 3", "up to 8 carts");
  expect_fault("carts", "1, 2 green", "up to 8 carts");
  expect_fault("small wagons", "two", "a number");
  expect_fault("small wagons", "-1", "a number");
  expect_fault("small wagons", "100", "a number");
  expect_fault("small wagons", "", "a number");
  expect_fault("water", "top 5, start 2", "levels such as");
  expect_fault("road points", "1 from 6", "three points");
  expect_fault("road barriers", "after 3 a miracle", "barriers such as");
  expect_fault("road barriers", "after 0 building", "barriers such as");
  expect_fault("miners start", "anywhere", "'on the first circle' or 'before it'");
  expect_fault("circle 3", "lamp: copy small", "a name and a benefit");
  expect_fault("lot sale", "1, 2", "spaces with two, three and four players");
  expect_fault("card cart-S", "small for 9 W: 2 carts; once; copied; 2-4 players", "something like");
  expect_fault("card cart-S", "small for 1 W: 2 carts; once; copied", "something like");
  expect_fault("tile hewer", "all", "the least number of players");
  expect_fault("closes carts", "7", "the number of a round card");
  expect_fault("coal above ground", "stays", "'may be rearranged' or 'stays on its wagon'");
}

TEST(SwBoxFile, SaysWhichEntryIsMissingTwiceOrUnknown) {
  std::string text = first();
  EXPECT_EQ(read_box(text + "road length: 16\n").fault.what, "'road length' stands in line 7 already");
  EXPECT_EQ(read_box(text + "rode length: 16\n").fault.what, "there is no entry 'rode length'");
  text.erase(text.find("road length: 16\n"), 16);
  EXPECT_EQ(read_box(text).fault.what, "the entry 'road length' is missing");
  EXPECT_EQ(read_box(text).fault.line, 0);
  const BoxOrFault lamps = read_box(with("circle 2", "lamp-room: copy large for a tool"));
  EXPECT_EQ(lamps.fault.what, "every circle has a name of its own");
  EXPECT_FALSE(read_box("").print.has_value());
}

TEST(SwBoxFile, ContradictsNothingThatIsKnown) {
  expect_fault("carts", "1, 2, 2", "one cart is for coal only");
  expect_fault("carts", "1, 2 coal only", "red-white border");
  expect_fault("carts", "2 red-white, 2 coal only", "some carts have one place");
  expect_fault("large wagons", "0", "one shows a white token");
  expect_fault("coke wagons", "1", "two are marked for the sale");
  expect_fault("water", "top 9, start 2, token 4, drop 3", "the top is");
  expect_fault("water", "top 5, start 5, token 4, drop 3", "the start is below the top");
  expect_fault("water", "top 5, start 2, token 5, drop 3", "white token is between");
  expect_fault("water", "top 5, start 2, token 4, drop 5", "falls to a level");
  expect_fault("road length", "40", "4 to 31 spaces");
  expect_fault("rail points", "2 from 8, 3 from 5, 4 from 10", "spaces and points rise");
  expect_fault("canal barriers", "after 3 building, miner or headframe", "four chances");
  expect_fault(
      "canal barriers",
      "after 1 miner or headframe; after 3 miner or headframe; after 5 miner or headframe; after 7 miner or "
      "headframe",
      "a barrier with a house");
  expect_fault("circle 4", "overman: copy small", "overman is open from 3 players on");
  expect_fault("circle 14", "gate-out: 2 points", "the exit is");
  expect_fault("lot sale", "2, 2, 2", "three single spaces");
  expect_fault("lot miner", "1, 2, 3", "only the sale lot depends");
  expect_fault("card route-L1", "large for 1 P: 2 road; once; copied; 2-4 players", "'2 road, 1 canal'");
  expect_fault("card coke-S", "small for 1 W: 1 coke, water +1; once; copied; 2-4 players", "many times");
  expect_fault("card coke-S", "small for 1 W: 1 coke; many times; copied; 2-4 players", "'1 coke, water +1'");
  expect_fault("card cart-L", "large for 1 P: 6 carts; once; copied; 2-4 players", "'6 carts, water -1'");
  expect_fault("card load-L", "large for 1 P: load 4, 2 points; once; copied; 2-4 players",
               "'load 4, 1 point'");
  expect_fault("card load-S", "small for 1 W: load 2, 1 point; many times; copied; 2-4 players", "'load 2'");
  expect_fault("card miner-L", "large for 1 P: miner; once; copied; 2-4 players", "copies would not end");
  expect_fault("card cart-M", "medium for 2 W: 3 carts; once; copied; 4-2 players", "2 to 4 players");
  expect_fault("card water-X", "small for 1 W or 1 P: water -3; once; copied; 2-4 players", "21 cards");
  expect_fault("lowers the water", "4", "three different round cards");
}

TEST(SwBoxFile, AnOwnBoxIsOnOfferOnceItIsThereAndPlayedWith) {
  ASSERT_EQ(game_options[2].values.size(), kOwnBox) << "nobody has brought one yet";
  EXPECT_TRUE(Schichtwechsel::load_box(with("road length", "x")).has_value());
  EXPECT_EQ(game_options[2].values.size(), kOwnBox) << "nothing is half loaded";
  std::string text = with("road length", "19");
  ASSERT_FALSE(Schichtwechsel::load_box(text).has_value());
  EXPECT_EQ(game_options[2].values.back(), "own");
  Rng rng(1);
  EXPECT_EQ(box_of(Schichtwechsel::deal(2, with_box(kOwnBox), rng)).length_of(Track::Road), 19);
  EXPECT_EQ(box_of(Schichtwechsel::deal(2, with_box(kFirstBox), rng)).length_of(Track::Road), 16);
  EXPECT_EQ(box_of(Schichtwechsel::deal(2, {}, rng)).length_of(Track::Road), 24);
}

TEST(SwBoxFile, MinersMayStartBeforeTheGateAndSpoilMayBeRefused) {
  std::string text = with("miners start", "before it");
  text.replace(text.find("must be taken"), 13, "may be taken ");
  ASSERT_FALSE(Schichtwechsel::load_box(text).has_value());
  Position at(2);
  at.state.box = kOwnBox;
  at.state.seats[0].miner = at.state.seats[1].miner = kBeforeGate;
  EXPECT_EQ(at.miner(0), "before-gate");
  at.purse(0, 3, true, 1).settle().play({"card miner-L", "pay P"});
  EXPECT_EQ(at.miner(0), "gate-in") << "the first circle, and the only one in reach";
  Position barrier(2);
  barrier.state.box = kOwnBox;
  barrier.state.seats[0].miner = barrier.state.seats[1].miner = kBeforeGate;
  barrier.disc(0, "rail", 9).purse(0, 3, true, 1);
  barrier.disc(0, "rail", 10).disc(0, "road", 12).play({"card route-L1", "pay P", "headframe"});
  EXPECT_EQ(barrier.legal(), (Texts{"decline", "use"}));
  barrier.play("decline");
  EXPECT_EQ(barrier.spoil(0), 0);
}

}  // namespace
}  // namespace pithead::schichtwechsel
