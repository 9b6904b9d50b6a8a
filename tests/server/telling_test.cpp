// What people are told about a table comes from one place, so that one place has to be looked at for leaks.
#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <set>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

namespace {

struct Writer {
  std::string_view part;  // of the server
  std::string_view writes;
};

constexpr std::array<Writer, 17> kWriters{{
    {"server/table/telling", "tables, to people"},
    {"server/table/replay", "games from their deal on, to people who look back"},
    {"server/table/result", "how a game went, to the store"},
    {"server/table/history", "a person's finished games, to itself"},
    {"server/table/statistics", "a person's finished games added up, to itself"},
    {"server/analysis", "what was found in a game that is over, to people who look back"},
    {"server/hint", "advice, to the seat that asked for it"},
    {"server/table/reply", "that a wish was done or refused"},
    {"server/table/change", "the log, to the store"},
    {"server/live_tables", "the log, to the store"},
    {"server/account_api", "a person, to itself"},
    {"server/api", "that the server is healthy"},
    {"server/game_api", "the games, to everybody"},
    {"server/log", "what the server did, to its operator"},
    {"server/net/http", "why a request was refused"},
    {"server/net/listener", "that there are too many connections"},
    {"server/serve", "that the node lives, to the store"},
}};

// Without comments, which show messages.
std::string code_in(const std::filesystem::path& path) {
  std::ifstream file(path);
  std::string code;
  for (std::string line; std::getline(file, line);) code += line.substr(0, line.find("//")) + '\n';
  return code;
}

bool writes(const std::string& code) {
  // The writer itself, also under another name, the library, and messages spelled out by hand.
  constexpr std::array<std::string_view, 6> kSigns{"JsonWriter",      ".field(",    "write_",
                                                   "json::serialize", R"({"type")", R"({\"type)"};
  return std::any_of(kSigns.begin(), kSigns.end(),
                     [&](std::string_view sign) { return code.find(sign) != std::string::npos; });
}

TEST(Telling, NobodyElseInTheServerWritesMessages) {
  const std::filesystem::path root(PITHEAD_SOURCE_DIR);
  std::set<std::string> writers;
  for (const auto& each : std::filesystem::recursive_directory_iterator(root / "server")) {
    if (!each.is_regular_file() || !writes(code_in(each.path()))) continue;
    writers.insert(each.path().lexically_relative(root).replace_extension().generic_string());
  }
  for (const std::string& name : writers) {
    const bool known = std::any_of(kWriters.begin(), kWriters.end(),
                                   [&](const Writer& writer) { return writer.part == name; });
    EXPECT_TRUE(known) << name << " writes: what it says about a table belongs into "
                       << "server/table/telling.cpp; else add it here, with what it writes";
  }
  EXPECT_EQ(writers.size(), kWriters.size()) << "somebody in the list writes nothing any more";
}

}  // namespace
