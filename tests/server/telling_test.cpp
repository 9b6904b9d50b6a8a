// What people are told about a table is put into words in a few places, so that these alone have to be looked
// at for leaks. Another place is noticed by what it does, whatever file it stands in.
#include <cctype>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

namespace {

using Parts = std::set<std::string>;  // of the server: paths without their suffix

// Who says what about a table or a game that was played at one.
const std::map<std::string, std::string_view> kTellers{
    {"server/table/telling", "tables, previews and records, to people"},
    {"server/table/telling_parts", "what the lobby and the table say alike"},
    {"server/table/plan_telling", "what somebody planned, to that person alone"},
    {"server/table/lobby_card", "what lists show of a table, to everybody"},
    {"server/table/replay", "games from their deal on, to people who look back"},
    {"server/hint", "advice, to the seat that asked for it"},
    {"server/analysis", "what was found in a game that is over, to people who look back"},
    {"server/table/history", "a person's finished games, to itself"},
    {"server/data_api", "a person's own tables, finished games and words, as others tell them, to itself"},
    {"server/report_api", "lines of the chat, to whoever reported them or said them"},
    {"server/vacation_api", "nothing of tables: it only goes through those of the person"},
    {"server/table/statistics", "a person's finished games added up, to itself"},
    {"server/table/result", "how a game went, to the store"},
    {"server/table/change", "the log, to the store"},
    {"server/live_tables", "the log, to the store"},
    {"server/notice/decide_notices",
     "what a table is called and who else plays, to those at it who are elsewhere"},
};

// What puts a game in progress into words, and who alone calls it: a teller of one thing is none of another.
const std::map<std::string, Parts> kCallers{
    {"write_view", {"server/table/telling", "server/table/plan_telling", "server/table/replay"}},
    {"legal", {"server/table/telling"}},
    {"write_events", {"server/table/telling"}},
    {"write_event", {}},
    {".sentence", {}},
    {">sentence", {}},
    {"write_played", {"server/table/telling", "server/table/replay"}},
    {"write_preview", {"server/table/telling", "server/table/plan_telling"}},
    {"write_record", {"server/table/telling"}},
    {"write_standing", {"server/table/lobby_card", "server/table/replay"}},
    {"move_text", {"server/table/telling", "server/table/change", "server/analysis"}},
    {"write_advice", {"server/hint"}},
    {"write_advised", {"server/analysis"}},
    {"write_reason", {"server/analysis"}},
};

// Without comments, which show messages.
std::string code_in(const std::filesystem::path& path) {
  std::ifstream file(path);
  std::string code;
  for (std::string line; std::getline(file, line);) code += line.substr(0, line.find("//")) + '\n';
  return code;
}

std::map<std::string, std::string> code_of_server() {
  const std::filesystem::path root(PITHEAD_SOURCE_DIR);
  std::map<std::string, std::string> code;
  for (const auto& each : std::filesystem::recursive_directory_iterator(root / "server")) {
    if (!each.is_regular_file()) continue;
    code[each.path().lexically_relative(root).replace_extension().generic_string()] += code_in(each.path());
  }
  return code;
}

// The writer itself, also under another name, the library, and messages spelled out by hand.
bool writes(const std::string& code) {
  static const std::regex kSigns(
      R"re(JsonWriter|\.field\(|\.begin_object\(|\bwrite_\w+\(|json::serialize|\{\\?"type)re");
  return std::regex_search(code, kSigns);
}

// By a name for it or a part of it, or by asking it something, whatever it is called there.
bool looks_into_a_table(const std::string& code) {
  static const std::regex kSigns(
      R"(\b(Table|LiveTable|TableSeat|Match|AnyState|Ply|Event|MovePlayed|AppliedChange|Change)\b)"
      R"(|\b(Summary|GameResult|PlayedGame|PlayedSeat|PastGame|Hint|Advice|AnalysedPly|AnalysedDecision)\b)"
      R"(|(\.|->)(match|state|plies|ply|legal|seats|host|plan|events|seed|viewpoint)\()");
  return std::regex_search(code, kSigns);
}

bool tells(const std::string& code) { return writes(code) && looks_into_a_table(code); }

bool calls(const std::string& code, const std::string& function) {
  for (std::size_t at = code.find(function + '('); at != std::string::npos;
       at = code.find(function + '(', at + 1)) {
    const auto before = static_cast<unsigned char>(at == 0 ? ' ' : code[at - 1]);
    if (std::isalnum(before) == 0 && before != '_') return true;
  }
  return false;
}

TEST(Telling, NobodyElseInTheServerTellsOfTables) {
  const auto server = code_of_server();
  for (const auto& [part, code] : server) {
    EXPECT_EQ(tells(code), kTellers.contains(part))
        << part << ": what is said about a table belongs into server/table/telling.cpp; else say here what "
        << "is told there, and to whom";
  }
  for (const auto& [part, what] : kTellers) EXPECT_TRUE(server.contains(part)) << part << " is gone";
}

TEST(Telling, NobodyElsePutsAGameInProgressIntoWords) {
  const auto server = code_of_server();
  for (const auto& [function, allowed] : kCallers) {
    Parts callers;
    for (const auto& [part, code] : server)
      if (calls(code, function)) callers.insert(part);
    EXPECT_EQ(callers, allowed) << function;
  }
}

// As it might begin in a file that has written other things up to now.
TEST(Telling, ASecondPlaceIsNoticedByWhatItDoes) {
  EXPECT_TRUE(tells(R"(json.field("ply", table.ply());)"));
  EXPECT_TRUE(tells(R"(void add(JsonWriter& json, const Table& table);)"));
  EXPECT_TRUE(tells(R"(const auto tell = [](const auto& it) { json.field("host", (*it)->host()); };)"));
  EXPECT_TRUE(tells("write_news(json, live.table.match());"));
  EXPECT_TRUE(calls("match.state().write_view(0, json);", "write_view"));
  EXPECT_TRUE(calls("for (const Move move : state->legal()) list.push_back(move);", "legal"));
  EXPECT_FALSE(tells(R"(json.field("type", "refused");)"));
  EXPECT_FALSE(tells("tables_.read(id, [](const Answer<const Table*>& table) { respond(table); });"));
}

}  // namespace
