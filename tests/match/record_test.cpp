#include "match/record.h"

#include <csignal>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <sys/resource.h>

#include "tests/match/play.h"

namespace pithead {
namespace {

// A record that reads back to the same match and writes the same text again.
void expect_round_trip(const Match& match, const std::vector<std::string>& names) {
  const std::string text = write_record(match, names);
  const auto read = read_record(text);
  ASSERT_TRUE(read) << read.error().what;
  EXPECT_EQ(hashes_of(read->match), hashes_of(match));
  EXPECT_EQ(read->match.state().hash(), match.state().hash());
  EXPECT_EQ(read->match.setup().seed, match.setup().seed);
  EXPECT_EQ(read->match.setup().options, match.setup().options);
  EXPECT_EQ(read->names, names);
  EXPECT_EQ(write_record(read->match, read->names), text);
}

TEST(Record, LooksAsDescribed) {
  Match match(setup_of("coal-baron", 2, 18446744073709551615U));
  const std::string first = match.game().move_text(match.state().legal()[0]);
  ASSERT_TRUE(match.play(first));
  const std::string hash = write_record(match).substr(write_record(match).find("\"hashes\":[\"") + 11, 16);
  EXPECT_EQ(std::stoull(hash, nullptr, 16), match.state().hash());
  EXPECT_EQ(
      write_record(match, {"Ada", "easy"}),
      R"({"format":"pithead-record","version":1,"game":"coal-baron","rules":2,"players":2,"options":{},)"
      R"("seed":18446744073709551615,"names":["Ada","easy"],"moves":[")" +
          first + R"("],"hashes":[")" + hash + R"("],"result":null})" + "\n");
}

// Somebody may be called as a bot.
TEST(Record, TellsBotsBySeat) {
  const Match match = random_match("coal-baron", 3, 8, 5);
  const std::vector<std::string> bots{"", "easy", "hard"};
  const std::string text = write_record(match, {"easy", "easy", "hard"}, std::nullopt, bots);
  EXPECT_NE(text.find(R"("names":["easy","easy","hard"],"bots":[null,"easy","hard"],"moves":[)"),
            std::string::npos)
      << text;
  const auto read = read_record(text);
  ASSERT_TRUE(read) << read.error().what;
  EXPECT_EQ(read->bots, bots);
  EXPECT_TRUE(read_record(write_record(match))->bots.empty()) << "older records do not tell";
}

TEST(Record, RoundTripAtEveryCutOfAGame) {
  for (const AnyGame* game : all_games()) {
    for (const int players : {2, 3, 4}) {
      const Match whole = random_match(game->info().id, players, 100);
      Match match(whole.setup());
      expect_round_trip(match, {});
      for (const Ply& ply : whole.plies()) {
        ASSERT_TRUE(match.play(ply.move));
        expect_round_trip(match, {});
      }
      EXPECT_TRUE(match.over());
    }
  }
}

TEST(Record, EveryValueOfAnOptionRoundTrips) {
  const OptionInfo& decks = find_game("card-game")->info().options[0];
  for (std::size_t i = 0; i < decks.values.size(); ++i) {
    const Options options{.chosen = {static_cast<std::uint8_t>(i)}};
    Match match(setup_of("card-game", 3, 4, options));
    Rng choices(i);
    play_randomly(match, choices, 30);
    const std::string field =
        R"("options":{"decks":")" + std::string(decks.values[i]) + R"(","seen-cards":"shown"},)";
    EXPECT_NE(write_record(match).find(field), std::string::npos) << write_record(match);
    expect_round_trip(match, {});
  }
}

// A record always names the value, so that a default that changes later changes no record; who writes one by
// hand may leave it out.
TEST(Record, AnOptionLeftOutIsTheDefault) {
  std::string text = write_record(random_match("card-game", 2, 5, 20));
  const std::string field = R"("options":{"decks":"4/2/4:2/2/2/1:6+10","seen-cards":"shown"})";
  ASSERT_NE(text.find(field), std::string::npos) << text;
  text.replace(text.find(field), field.size(), R"("options":{})");
  const auto read = read_record(text);
  ASSERT_TRUE(read) << read.error().what;
  EXPECT_EQ(read->match.plies().size(), 20U);
}

TEST(Record, AMatchThatWasReadGoesOn) {
  const Match whole = random_match("coal-baron", 3, 5);
  const Match half = random_match("coal-baron", 3, 5, whole.plies().size() / 2);
  auto read = read_record(write_record(half));
  ASSERT_TRUE(read);
  for (std::size_t i = half.plies().size(); i < whole.plies().size(); ++i) {
    ASSERT_TRUE(read->match.play(whole.plies()[i].move));
  }
  EXPECT_EQ(write_record(read->match), write_record(whole));
}

TEST(Record, NamesMayBeAnyText) {
  const Match match = random_match("coal-baron", 2, 6, 10);
  expect_round_trip(match, {"", "\"quoted\\\" \n\t\x01 "});
  expect_round_trip(match, {"Jürgen Grube", "⛏ 煤炭"});
}

TEST(Record, AFinishedGameHasItsResult) {
  const Match match = random_match("coal-baron", 4, 7);
  const std::string text = write_record(match);
  std::string scores = "\"scores\":[";
  for (Seat seat = 0; seat < 4; ++seat) {
    scores += std::to_string(match.state().score(seat).total()) + (seat < 3 ? "," : "]");
  }
  EXPECT_NE(text.find(scores), std::string::npos) << text.substr(text.find("\"result\""));
  EXPECT_EQ(text.find("\"result\":null"), std::string::npos);
}

TEST(Record, TheSequenceOfFieldsAndBlanksDoNotMatter) {
  const auto read = read_record(R"(
    { "seed": 5, "result": null, "hashes": [ ], "moves": [],	"options": {},
      "players": 3, "rules": 2, "game": "coal-baron", "version": 1, "format": "pithead-record" }
  )");
  ASSERT_TRUE(read) << read.error().what;
  EXPECT_EQ(read->match.state().hash(), Match(setup_of("coal-baron", 3, 5)).state().hash());
}

// So that later programs may add what this one does not know.
TEST(Record, UnknownFieldsAreLeftAlone) {
  std::string text = write_record(random_match("coal-baron", 2, 8, 20));
  text.insert(1, R"("comment":{"by":["Ada",null]},)");
  const auto read = read_record(text);
  ASSERT_TRUE(read) << read.error().what;
  EXPECT_EQ(read->match.plies().size(), 20U);
}

// ---- files ------------------------------------------------------------------------------------------

using Kind = Error::Kind;

TEST(RecordFile, SavesAndLoads) {
  const Folder folder;
  const std::string file = folder.file("game.json");
  const Match match = random_match("coal-baron", 2, 9);
  ASSERT_TRUE(save_record(file, match, {"a", "b"}));
  EXPECT_EQ(read_text(file), write_record(match, {"a", "b"}));
  const auto loaded = load_record(file);
  ASSERT_TRUE(loaded) << loaded.error().what;
  EXPECT_EQ(hashes_of(loaded->match), hashes_of(match));
  EXPECT_EQ(loaded->names, (std::vector<std::string>{"a", "b"}));
}

TEST(RecordFile, SavingReplacesTheOldFileAndLeavesNothingBeside) {
  const Folder folder;
  const std::string file = folder.file("game.json");
  ASSERT_TRUE(save_record(file, random_match("coal-baron", 2, 9)));
  ASSERT_TRUE(save_record(file, random_match("coal-baron", 2, 10, 5)));
  EXPECT_EQ(read_text(file), write_record(random_match("coal-baron", 2, 10, 5)));
  EXPECT_FALSE(std::filesystem::exists(file + ".new"));
}

TEST(RecordFile, AMissingFileIsNamed) {
  const Folder folder;
  const auto loaded = load_record(folder.file("nothing.json"));
  ASSERT_FALSE(loaded);
  EXPECT_EQ(loaded.error().kind, Kind::UnreadableFile);
  EXPECT_EQ(loaded.error().what,
            "cannot read '" + folder.file("nothing.json") + "': No such file or directory");
}

TEST(RecordFile, AFolderIsNoFile) {
  const Folder folder;
  const auto loaded = load_record(folder.file(""));
  ASSERT_FALSE(loaded);
  EXPECT_EQ(loaded.error().kind, Kind::UnreadableFile);
  EXPECT_NE(loaded.error().what.find("Is a directory"), std::string::npos) << loaded.error().what;
}

TEST(RecordFile, AnEmptyFileIsABadRecord) {
  const Folder folder;
  write_text(folder.file("empty.json"), "");
  const auto loaded = load_record(folder.file("empty.json"));
  ASSERT_FALSE(loaded);
  EXPECT_EQ(loaded.error().kind, Kind::BadRecord) << loaded.error().what;
  EXPECT_EQ(loaded.error().what.find(folder.file("empty.json") + ": "), 0U) << loaded.error().what;
}

TEST(RecordFile, ADamagedFileIsNamedWithThePlace) {
  const Folder folder;
  const std::string text = write_record(random_match("coal-baron", 2, 11, 30));
  write_text(folder.file("cut.json"), text.substr(0, 300));
  const auto loaded = load_record(folder.file("cut.json"));
  ASSERT_FALSE(loaded);
  EXPECT_EQ(loaded.error().kind, Kind::BadRecord);
  EXPECT_EQ(loaded.error().what, folder.file("cut.json") + ": the record is cut off at line 1, column 301");
}

TEST(RecordFile, AHugeFileIsRefused) {
  const Folder folder;
  write_text(folder.file("huge.json"), write_record(random_match("coal-baron", 2, 11, 30)));
  std::filesystem::resize_file(folder.file("huge.json"), (std::uintmax_t{8} << 20U) + 1);
  const auto loaded = load_record(folder.file("huge.json"));
  ASSERT_FALSE(loaded);
  EXPECT_EQ(loaded.error().kind, Kind::BadRecord);
  EXPECT_NE(loaded.error().what.find("larger than 8 MiB"), std::string::npos) << loaded.error().what;
}

TEST(RecordFile, AMissingFolderCannotBeWrittenTo) {
  const Folder folder;
  const auto saved = save_record(folder.file("missing/game.json"), random_match("coal-baron", 2, 12, 3));
  ASSERT_FALSE(saved);
  EXPECT_EQ(saved.error().kind, Kind::UnreadableFile);
  EXPECT_EQ(saved.error().what,
            "cannot write '" + folder.file("missing/game.json") + "': No such file or directory");
}

TEST(RecordFile, AFolderIsNotOverwritten) {
  const Folder folder;
  std::filesystem::create_directory(folder.file("game.json"));
  const auto saved = save_record(folder.file("game.json"), random_match("coal-baron", 2, 12, 3));
  ASSERT_FALSE(saved);
  EXPECT_NE(saved.error().what.find("Is a directory"), std::string::npos) << saved.error().what;
  EXPECT_TRUE(std::filesystem::is_directory(folder.file("game.json")));
  EXPECT_FALSE(std::filesystem::exists(folder.file("game.json.new")));
}

// No file may grow beyond a few bytes, as on a full disk.
class FullDisk {
 public:
  FullDisk() : handler_(std::signal(SIGXFSZ, SIG_IGN)) {
    getrlimit(RLIMIT_FSIZE, &before_);
    const rlimit few{.rlim_cur = 100, .rlim_max = before_.rlim_max};
    setrlimit(RLIMIT_FSIZE, &few);
  }
  FullDisk(const FullDisk&) = delete;
  FullDisk& operator=(const FullDisk&) = delete;
  ~FullDisk() {
    setrlimit(RLIMIT_FSIZE, &before_);
    (void)std::signal(SIGXFSZ, handler_);
  }

 private:
  rlimit before_{};
  void (*handler_)(int);
};

TEST(RecordFile, TheOldFileStaysWhenTheNewCannotBeWritten) {
  const Folder folder;
  const std::string file = folder.file("game.json");
  const Match old = random_match("coal-baron", 2, 13);
  ASSERT_TRUE(save_record(file, old));
  const Match fresh = random_match("coal-baron", 2, 14);
  const auto saved = [&] {
    const FullDisk full;
    return save_record(file, fresh);
  }();
  ASSERT_FALSE(saved);
  EXPECT_EQ(saved.error().kind, Kind::UnreadableFile);
  EXPECT_NE(saved.error().what.find("File too large"), std::string::npos) << saved.error().what;
  EXPECT_EQ(read_text(file), write_record(old));
  EXPECT_EQ(std::distance(std::filesystem::directory_iterator(folder.file(".")), {}), 1)
      << "nothing is left over";
}

TEST(RecordFile, ANameTooManyIsRefusedBeforeAnythingIsWritten) {
  const Folder folder;
  const Match match(setup_of("coal-baron", 2, 1));
  const auto saved = save_record(folder.file("game.json"), match, {"Ann", "Ben", "Cid"});
  ASSERT_FALSE(saved);
  EXPECT_EQ(saved.error().kind, Error::Kind::WrongSetup);
  EXPECT_FALSE(std::filesystem::exists(folder.file("game.json")));
}

TEST(RecordFile, TouchesNoFileButItsOwn) {
  const Folder folder;
  std::ofstream(folder.file("game.json.new")) << "precious";
  ASSERT_TRUE(save_record(folder.file("game.json"), Match(setup_of("coal-baron", 2, 1))));
  std::ifstream in(folder.file("game.json.new"));
  EXPECT_EQ(std::string(std::istreambuf_iterator<char>(in), {}), "precious");
  EXPECT_EQ(std::distance(std::filesystem::directory_iterator(folder.file(".")), {}), 2);
}

TEST(Record, ForeignWordsInASentenceStayOnOneLineAndShort) {
  std::string text = write_record(Match(setup_of("coal-baron", 2, 1)));
  const std::string format = "pithead-record";
  text.replace(text.find(format), format.size(), "a\\n\\u001b[31m" + std::string(100000, 'x'));
  const auto read = read_record(text);
  ASSERT_FALSE(read);
  EXPECT_LT(read.error().what.size(), 300U);
  for (const char c : read.error().what) EXPECT_GE(static_cast<unsigned char>(c), 0x20U);
}

}  // namespace
}  // namespace pithead
