// A box as its owner writes it down: read, refused with the line and what was expected, and played with.
#include "games/schichtwechsel/box_file.h"

#include <string>
#include <string_view>

#include "tests/schichtwechsel/position.h"

namespace pithead::schichtwechsel {
namespace {

std::string first() { return write_box(boxes[kFirstBox]); }

// A box with one line instead of another; the line is found by its key.
std::string changed(std::string text, std::string_view key, std::string_view value) {
  const std::size_t from = text.find("\n" + std::string(key) + ": ") + 1;
  EXPECT_NE(from, 0U) << key;
  return text.replace(from, text.find('\n', from) - from, std::string(key) + ": " + std::string(value));
}
std::string with(std::string_view key, std::string_view value) { return changed(first(), key, value); }

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

// What is wrong in no line of its own.
void expect_fault_of_several(std::string_view text, std::string_view what) {
  const BoxOrFault read = read_box(text);
  EXPECT_FALSE(read.print.has_value()) << what;
  EXPECT_EQ(read.fault.line, 0) << read.fault.what;
  EXPECT_NE(read.fault.what.find(what), std::string::npos) << read.fault.what;
}

void expect_accepted(std::string_view key, std::string_view value) {
  EXPECT_EQ(read_box(with(key, value)).fault.what, "") << key << ": " << value;
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

TEST(SwBoxFile, MayBeginWithAByteOrderMark) {
  EXPECT_TRUE(read_box("\xEF\xBB\xBF" + first()).print.has_value());
  EXPECT_TRUE(read_box("\xEF\xBB\xBF" + first().substr(first().find('\n') + 1)).print.has_value());
}

TEST(SwBoxFile, QuotesNothingThatATerminalCannotShow) {
  EXPECT_EQ(read_box("w\x1b[31mrong\x07: 1\n").fault.what, "there is no entry 'w?[31mrong?'");
  EXPECT_EQ(read_box("w\xc3\xa4gen\x9b: 1\n").fault.what, "there is no entry 'w?gen'");
  EXPECT_EQ(read_box(std::string(1000, 'x') + ": 1\n").fault.what,
            "there is no entry '" + std::string(80, 'x') + "…'");
  EXPECT_EQ(read_box("small wagons: " + std::string(1000, '9')).fault.what,
            "'small wagons' must be a number, not '" + std::string(80, '9') + "…'");
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

TEST(SwBoxFile, HasThreeSingleSpacesInTheSaleLotAndFewerForFewerPlayers) {
  expect_fault("lot sale", "1, 6, 3", "fewer players use fewer");
  expect_fault("lot sale", "2, 1, 3", "fewer players use fewer");
  expect_fault("lot sale", "3, 3, 3", "fewer players use fewer");
  expect_fault("lot sale", "2, 0, 3", "at least one space");
  expect_accepted("lot sale", "1, 1, 3");
}

TEST(SwBoxFile, HasATileMoreThanPlayersForEveryNumberOfThem) {
  std::string text = first();
  for (const auto* tile : {"engine-driver", "gatekeeper", "overman"})
    text = changed(text, "tile " + std::string(tile), "4");
  expect_fault_of_several(text, "the entries 'tile …' give 3 players 3 tiles");
  text = changed(changed(text, "tile gatekeeper", "3"), "tile mine-rescue", "3");
  expect_fault_of_several(text, "give 2 players 2 tiles, and there is at least one more than players");
}

TEST(SwBoxFile, HasCardsOfTheKindAndSizeThatTheirNamesSay) {
  expect_fault("card cart-L", "large for 1 P: 2 rail, water -1; once; copied; 2-4 players", "'3 carts'");
  expect_fault("card coke-S", "small for 1 W: 2 carts, water +1; many times; copied; 2-4 players",
               "'2 coke'");
  expect_fault("card load-M", "medium for 2 W: water -1; once; copied; 2-4 players", "'load 2'");
  expect_fault("card route-M1", "medium for 2 W: 1 point; once; copied; 2-4 players", "'1 road'");
  expect_fault("card miner-M", "medium for 2 W: 1 point; once; never copied; 2-4 players", "'miner'");
  expect_fault("card cart-L", "small for 1 P: 4 carts, water -1; once; copied; 2-4 players", "'large'");
  expect_fault("card cart-S", "large for 1 P: 2 carts, water +1; once; copied; 2-4 players", "'small'");
  expect_fault("card route-M2", "small for 1 W: 1 road; once; copied; 2-4 players", "'medium' or 'large'");
  expect_accepted("card route-M2", "medium for 2 W: 1 canal; once; copied; 2-4 players");
  expect_accepted("card route-M2", "large for 1 P: 1 rail, 1 point; once; copied; 2-4 players");
}

TEST(SwBoxFile, SaysWhetherPriceOrSizeOfAKnownCardIsAnother) {
  expect_fault("card route-L1", "large for 1 W: 2 road, 1 canal; once; copied; 2-4 players", "price: '1 P'");
  expect_fault("card route-L1", "small for 1 P: 2 road, 1 canal; once; copied; 2-4 players", "size: 'large'");
  expect_fault("card water-X", "small for 1 W: water -3; once; copied; 2-3 players", "price: '1 W or 1 P'");
}

TEST(SwBoxFile, NamesTheEntriesThatAreWrong) {
  expect_fault("card cart-M", "medium for 2 W: 3 carts; once; copied; 2-3 players", "21 cards");
  expect_fault_of_several(
      with("rail barriers",
           "after 2 miner or headframe; after 5 building, miner or headframe; after 8 miner or headframe; "
           "after 10 miner or headframe"),
      "'road barriers', 'rail barriers' and 'canal barriers' together");
}

TEST(SwBoxFile, HasNoEffectsThatGoOnForEver) {
  for (const std::string effects : {"5 carts, copy small", "5 carts, copy small or medium"})
    expect_fault("card cart-M", "medium for 2 W: " + effects + "; once; copied; 2-4 players",
                 "copies would not end");
  expect_accepted("card cart-M", "medium for 2 W: 5 carts, copy small; once; never copied; 2-4 players");
  expect_fault("card first", "large for 1 P: copy small or medium, first player; once; copied; 2-4 players",
               "copies would not end");
  for (const std::string effects :
       {"5 carts, miner", "5 carts, miner or headframe", "5 carts, miner or 2 points"})
    expect_fault("card cart-M", "medium for 2 W: " + effects + "; once; copied; 2-4 players",
                 "copies would not end");
  expect_fault("card cart-M", "medium for 2 W: 5 carts, 2 coins; many times; copied; 2-4 players", "coins");
  expect_fault("card cart-M", "medium for 2 W: 5 carts, 9 spoil to the tip; once; copied; 2-4 players",
               "coins");
}

TEST(SwBoxFile, HasBarriersThatLeadToTheMinerAndCirclesThatLeadToCopiesOnly) {
  const std::string rest =
      "; after 5 miner or headframe; after 8 building, miner or headframe; after 10 miner or headframe";
  expect_fault("rail barriers", "after 2 copy small, miner or headframe" + rest, "a barrier copies no card");
  for (const std::string benefit : {"2 road", "1 road or 1 point", "headframe to the top"})
    expect_fault("rail barriers", "after 2 " + benefit + ", miner or headframe" + rest,
                 "a barrier gives no space of a track");
  for (const std::string benefit :
       {"2 road", "miner", "headframe", "headframe to the left", "1 road or 1 point"})
    expect_fault("circle 10", "meal: " + benefit, "a circle gives no space of a track");
  expect_accepted("circle 10", "meal: copy small or medium");
  expect_accepted("circle 10", "meal: building, 1 point");
}

TEST(SwBoxFile, HasEffectsThatWaitForOneAnotherNoDeeperThanThereIsRoom) {
  std::string text =
      with("card route-S", "small for 1 W: 9 road, 9 rail, 9 canal; many times; copied; 2-4 players");
  text = changed(text, "circle 10", "meal: copy small");
  EXPECT_EQ(read_box(text).fault.what, "");
  text = changed(text, "circle 2", "baths: copy small");
  expect_fault_of_several(text, "circles that copy, copied cards and barriers together");
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
