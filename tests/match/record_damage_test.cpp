// Whatever is wrong with a record, nothing of it is loaded, and the error says what and where.
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <boost/json.hpp>
#include <gtest/gtest.h>

#include "match/record.h"
#include "tests/match/play.h"

namespace pithead {
namespace {

namespace json = boost::json;
using Kind = Error::Kind;

const Match& short_match() {
  static const Match kMatch = random_match("coal-baron", 2, 21, 12);
  return kMatch;
}

const Match& finished_match() {
  static const Match kMatch = random_match("coal-baron", 3, 22);
  return kMatch;
}

json::object fields_of(const Match& match) {
  return json::parse(write_record(match, std::vector<std::string>(
                                             static_cast<std::size_t>(match.setup().players), "x")))
      .as_object();
}

void expect_error(std::string_view text, Kind kind, std::string_view part) {
  const auto read = read_record(text);
  ASSERT_FALSE(read) << text;
  EXPECT_EQ(read.error().kind, kind) << read.error().what;
  EXPECT_NE(read.error().what.find(part), std::string::npos)
      << "'" << part << "' is not in: " << read.error().what;
}

// The short match's record with one thing changed.
void expect_error_after(const std::function<void(json::object&)>& damage, Kind kind, std::string_view part,
                        const Match& match = short_match()) {
  json::object record = fields_of(match);
  damage(record);
  expect_error(json::serialize(record), kind, part);
}

void expect_error_with(std::string_view field, const json::value& value, Kind kind, std::string_view part) {
  expect_error_after([&](json::object& record) { record[field] = value; }, kind, part);
}

TEST(DamagedRecord, TheUndamagedOneReads) {
  EXPECT_TRUE(read_record(json::serialize(fields_of(short_match()))));
  EXPECT_TRUE(read_record(json::serialize(fields_of(finished_match()))));
}

// ---- text -------------------------------------------------------------------------------------------

TEST(DamagedRecord, CutAtEveryByte) {
  for (const Match* match : {&short_match(), &finished_match()}) {
    const std::string text =
        write_record(*match, std::vector<std::string>(match->plies().size() > 12 ? 3 : 2, "⛏"));
    for (std::size_t size = 0; size + 2 < text.size(); ++size) {
      const auto read = read_record(std::string_view(text).substr(0, size));
      ASSERT_FALSE(read) << size;
      ASSERT_EQ(read.error().kind, Kind::BadRecord);
      ASSERT_EQ(read.error().what, "the record is cut off at line 1, column " + std::to_string(size + 1));
    }
    EXPECT_TRUE(read_record(text.substr(0, text.size() - 1))) << "the line's end may be missing";
  }
}

// Any one byte changed: an error, or still the same game (a name, an unknown field, a blank).
TEST(DamagedRecord, AnyByteChanged) {
  const std::string text = write_record(short_match(), {"Ada", "Bruno"});
  std::size_t errors = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    for (const int change : {1, 2, 16, 32, 128}) {
      std::string damaged = text;
      damaged[i] = static_cast<char>(damaged[i] ^ change);
      const auto read = read_record(damaged);
      if (read) {
        ASSERT_EQ(hashes_of(read->match), hashes_of(short_match())) << damaged;
      } else {
        ASSERT_FALSE(read.error().what.empty());
        ++errors;
      }
    }
  }
  EXPECT_GT(errors, 4 * text.size());
}

TEST(DamagedRecord, NoJson) {
  expect_error("", Kind::BadRecord, "cut off at line 1, column 1");
  expect_error(" \n\t", Kind::BadRecord, "cut off at line 2, column 2");
  expect_error("GIF89a", Kind::BadRecord, "no JSON at line 1, column 1");
  expect_error("{\n\"format\": nonsense}", Kind::BadRecord, "no JSON at line 2, column 11");
  expect_error("{'format':1}", Kind::BadRecord, "no JSON at line 1, column 2");
  expect_error(std::string_view("\0\0\0", 3), Kind::BadRecord, "no JSON at line 1, column 1");
}

TEST(DamagedRecord, NoObject) {
  expect_error("[]", Kind::BadRecord, "a record is a JSON object, not array");
  expect_error("null", Kind::BadRecord, "not null");
  expect_error("\"pithead-record\"", Kind::BadRecord, "not string");
  expect_error("7", Kind::BadRecord, "not ");
}

TEST(DamagedRecord, MoreBehindTheEnd) {
  const std::string text = write_record(short_match());
  expect_error(text + "x", Kind::BadRecord, "more after the record's end at line 2, column 1");
  expect_error(text + text, Kind::BadRecord, "more after the record's end");
  expect_error(text + std::string(1, '\0'), Kind::BadRecord, "more after the record's end");
}

TEST(DamagedRecord, InvalidUtf8) {
  std::string text = write_record(short_match(), {"Ada", "Bruno"});
  text.replace(text.find("Ada"), 3, "\xff\xfe\xfd");
  expect_error(text, Kind::BadRecord, "no JSON at line 1, column ");
}

TEST(DamagedRecord, DeepNesting) {
  expect_error(std::string(100000, '['), Kind::BadRecord, "no JSON at line 1, column ");
  std::string deep = R"({"options":)";
  for (int i = 0; i < 100000; ++i) deep += R"({"a":)";
  expect_error(deep, Kind::BadRecord, "no JSON at line 1, column ");
}

TEST(DamagedRecord, Huge) {
  std::string text = write_record(short_match());
  text.insert(text.size() - 1, std::string(std::size_t{8} << 20U, ' '));
  expect_error(text, Kind::BadRecord, "larger than 8 MiB");
}

// Not forbidden by JSON: the last one counts, and it must be right.
TEST(DamagedRecord, FieldsGivenTwice) {
  std::string text = write_record(short_match());
  EXPECT_TRUE(read_record("{\"players\":4," + text.substr(1)));
  text.insert(text.rfind('}'), R"(,"players":4)");
  EXPECT_FALSE(read_record(text));
}

// ---- fields -----------------------------------------------------------------------------------------

TEST(DamagedRecord, EachFieldMissing) {
  for (const std::string field :
       {"format", "version", "game", "rules", "players", "options", "seed", "moves", "hashes", "result"}) {
    expect_error_after([&](json::object& record) { record.erase(field); }, Kind::BadRecord,
                       "the record has no field '" + field + "'");
  }
}

TEST(DamagedRecord, EachFieldOfTheWrongKind) {
  const std::vector<json::value> values{nullptr, true, 7, 7.5, "text", json::array{}, json::object{}};
  const std::vector<std::pair<std::string, json::kind>> fields{
      {"format", json::kind::string}, {"version", json::kind::int64}, {"game", json::kind::string},
      {"rules", json::kind::int64},   {"players", json::kind::int64}, {"options", json::kind::object},
      {"seed", json::kind::int64},    {"names", json::kind::array},   {"moves", json::kind::array},
      {"hashes", json::kind::array}};
  for (const auto& [field, kind] : fields) {
    for (const json::value& value : values) {
      if (value.kind() == kind) continue;
      expect_error_with(field, value, Kind::BadRecord, "field '" + field + "' should be ");
    }
  }
}

TEST(DamagedRecord, ItemsOfTheWrongKind) {
  for (const std::string field : {"moves", "hashes", "names"}) {
    expect_error_after([&](json::object& record) { record[field].as_array()[1] = 5; }, Kind::BadRecord,
                       "item 2 of '" + field + "' is no string");
  }
  expect_error_with("options", {{"colour", 5}}, Kind::BadRecord, "option 'colour' is no string");
}

TEST(DamagedRecord, OtherFormat) {
  expect_error_with("format", "chess-record", Kind::BadRecord, "'chess-record', not 'pithead-record'");
  expect_error_with("version", 3, Kind::BadRecord, "format version 3; this program reads versions 1 and 2");
  expect_error_with("version", -1, Kind::BadRecord, "format version -1");
  expect_error_with("version", 99999999999, Kind::BadRecord, "field 'version' is out of range");
}

TEST(DamagedRecord, OtherGameOrRules) {
  expect_error_with("game", "chess", Kind::UnknownGame, "no game 'chess'");
  expect_error_with("game", "", Kind::UnknownGame, "no game ''");
  expect_error_with("rules", 3, Kind::OtherRules,
                    "rules version 3 of coal-baron; this program plays version 2");
  expect_error_with("rules", 0, Kind::OtherRules, "rules version 0");
}

TEST(DamagedRecord, WrongPlayers) {
  for (const int players : {-1, 0, 1, 5}) {
    expect_error_with("players", players, Kind::WrongSetup, "2 to 4 players, not " + std::to_string(players));
  }
  expect_error_with("players", 4294967298, Kind::BadRecord, "field 'players' is out of range");
  expect_error_after(
      [](json::object& record) {
        record["players"] = 3;
        record["names"].as_array().emplace_back("y");
      },
      Kind::WrongHash, "move 1: ");
}

TEST(DamagedRecord, WrongOptions) {
  expect_error_with("options", {{"colour", "red"}}, Kind::WrongSetup, "has no option 'colour'");
}

TEST(DamagedRecord, WrongValueOfAnOption) {
  const Match match = random_match("card-game", 2, 24, 12);
  const auto expect_refusal = [&](const json::value& decks, Kind kind, std::string_view part) {
    expect_error_after([&](json::object& record) { record["options"].as_object()["decks"] = decks; }, kind,
                       part, match);
  };
  expect_refusal("6+10", Kind::WrongSetup, "option 'decks' of card-game takes ");
  expect_refusal("6+10", Kind::WrongSetup, ", not '6+10'");
  expect_refusal("", Kind::WrongSetup, ", not ''");
  expect_refusal(1, Kind::BadRecord, "option 'decks' is no string");
  expect_refusal("3/2/5:1/2/3/1:3+13", Kind::WrongHash, "move 1: ");  // another deal
  expect_error_after(
      [](json::object& record) { record["options"].as_object()["Decks"] = "4/2/4:2/2/2/1:6+10"; },
      Kind::WrongSetup, "card-game has no option 'Decks'", match);
}

TEST(DamagedRecord, WrongSeed) {
  expect_error_with("seed", -1, Kind::BadRecord, "field 'seed' should be a whole number from 0 to ");
  expect_error_with("seed", 21.5, Kind::BadRecord, "field 'seed' should be a whole number from 0 to ");
  expect_error_with("seed", "21", Kind::BadRecord, "field 'seed' should be a whole number from 0 to ");
  std::string text = write_record(short_match());
  text.replace(text.find("\"seed\":21"), 9, "\"seed\":18446744073709551616");
  expect_error(text, Kind::BadRecord, "field 'seed' should be a whole number from 0 to ");
  // Another deal: its first move cannot be played or leads elsewhere.
  expect_error_with("seed", 23, Kind::IllegalMove, "move 1: ");
}

TEST(DamagedRecord, WrongNumberOfNames) {
  expect_error_with("names", json::array{"a"}, Kind::BadRecord, "field 'names' has 1 names for 2 players");
  expect_error_with("names", json::array{}, Kind::BadRecord, "field 'names' has 0 names for 2 players");
  expect_error_with("names", {"a", "b", "c"}, Kind::BadRecord, "field 'names' has 3 names for 2 players");
}

TEST(DamagedRecord, WrongBots) {
  expect_error_with("bots", json::array{nullptr}, Kind::BadRecord,
                    "field 'bots' has 1 entries for 2 players");
  expect_error_with("bots", json::array{nullptr, 3}, Kind::BadRecord,
                    "field 'bots' should have the level of a bot for each seat, or null");
  expect_error_with("bots", "easy", Kind::BadRecord, "field 'bots' should be an array");
}

// ---- moves, hashes, result --------------------------------------------------------------------------

TEST(DamagedRecord, AnUnreadableMoveAtAnyPlace) {
  for (std::size_t i = 0; i < short_match().plies().size(); ++i) {
    expect_error_after([&](json::object& record) { record["moves"].as_array()[i] = "take nothing"; },
                       Kind::UnreadableMove, "move " + std::to_string(i + 1) + ": 'take nothing' is no move");
  }
}

TEST(DamagedRecord, AnIllegalMoveAtAnyPlace) {
  for (std::size_t i = 0; i < short_match().plies().size(); ++i) {
    expect_error_after([&](json::object& record) { record["moves"].as_array()[i] = "place F8"; },
                       Kind::IllegalMove, "move " + std::to_string(i + 1) + ": 'place F8' is not legal");
  }
}

TEST(DamagedRecord, AnotherLegalMoveHasAnotherHash) {
  expect_error_after(
      [](json::object& record) {
        const Match deal(short_match().setup());
        for (const Move move : deal.state().legal()) {
          const std::string text = deal.game().move_text(move);
          if (json::value(text) != record["moves"].as_array()[0]) record["moves"].as_array()[0] = text;
        }
      },
      Kind::WrongHash, "move 1: after 'take ");
}

TEST(DamagedRecord, AWrongHashAtAnyPlace) {
  for (std::size_t i = 0; i < short_match().plies().size(); ++i) {
    for (std::size_t digit = 0; digit < 16; ++digit) {
      expect_error_after(
          [&](json::object& record) {
            json::string& hash = record["hashes"].as_array()[i].as_string();
            hash[digit] = hash[digit] == '0' ? '1' : '0';
          },
          Kind::WrongHash, "move " + std::to_string(i + 1) + ": after '");
    }
  }
}

TEST(DamagedRecord, AHashInAnotherShape) {
  for (const std::string_view hash : {"", "0", "0x0123456789abcdef", "not a hash at all"}) {
    expect_error_after([&](json::object& record) { record["hashes"].as_array()[0] = hash; }, Kind::WrongHash,
                       "the record says '" + std::string(hash) + "'");
  }
  const std::string right(fields_of(short_match())["hashes"].as_array()[0].as_string());
  for (const std::string& hash : {right + "0", " " + right, right.substr(0, 15), "0" + right}) {
    expect_error_after([&](json::object& record) { record["hashes"].as_array()[0] = hash; }, Kind::WrongHash,
                       "move 1");
  }
}

TEST(DamagedRecord, MovesAndHashesMustBeEquallyMany) {
  expect_error_after([](json::object& record) { record["hashes"].as_array().pop_back(); }, Kind::BadRecord,
                     "12 moves but 11 hashes");
  expect_error_after([](json::object& record) { record["moves"].as_array().pop_back(); }, Kind::BadRecord,
                     "11 moves but 12 hashes");
  expect_error_with("hashes", json::array{}, Kind::BadRecord, "12 moves but 0 hashes");
}

TEST(DamagedRecord, MovesAfterTheEnd) {
  expect_error_after(
      [](json::object& record) {
        record["moves"].as_array().emplace_back("place bank");
        record["hashes"].as_array().emplace_back("0123456789abcdef");
      },
      Kind::IllegalMove, "move " + std::to_string(finished_match().plies().size() + 1) + ": the game is over",
      finished_match());
}

TEST(DamagedRecord, AResultTooEarly) {
  expect_error_with("result", json::object{}, Kind::WrongResult, "the game is not over after its last move");
  expect_error_with("result", 0, Kind::WrongResult, "the game is not over after its last move");
  expect_error_with("result", fields_of(finished_match())["result"], Kind::WrongResult,
                    "the game is not over");
}

TEST(DamagedRecord, AnEditedResult) {
  const auto edit = [](const std::function<void(json::object&)>& change) {
    expect_error_after([&](json::object& record) { change(record["result"].as_object()); }, Kind::WrongResult,
                       "but its moves lead to ", finished_match());
  };
  edit([](json::object& result) { result["scores"].as_array()[1] = 200; });
  edit([](json::object& result) { result["scores"].as_array().pop_back(); });
  edit([](json::object& result) { result["winners"] = {0, 1, 2}; });
  edit([](json::object& result) { result["winners"] = json::array{}; });
  edit([](json::object& result) { result["points"].as_array()[0].as_object().begin()->value() = 99; });
  edit([](json::object& result) { result.erase("points"); });
  edit([](json::object& result) { result["extra"] = 1; });
  expect_error_after([](json::object& record) { record["result"] = nullptr; }, Kind::WrongResult,
                     "the record's result is null, but its moves lead to ", finished_match());
}

TEST(DamagedRecord, AResultBeforeTheLastMove) {
  expect_error_after(
      [](json::object& record) {
        record["moves"].as_array().pop_back();
        record["hashes"].as_array().pop_back();
      },
      Kind::WrongResult, "the game is not over after its last move", finished_match());
}

}  // namespace
}  // namespace pithead
