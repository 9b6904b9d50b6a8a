// A game's rules index names the code and the test of each rule, its page of rulings the test of each
// decision: they must speak of tests that exist and of code that stands where they say, and no test of a rule
// may be missing from the index. Each game's rules_index_test.cpp asks for its pages.
#pragma once

#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace pithead::rules_index {

using Tests = std::set<std::string>;

inline std::string content_of(const std::string& path) {
  std::ifstream file(std::string(PITHEAD_SOURCE_DIR) + "/" + path);
  EXPECT_TRUE(file) << path << " cannot be read";
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

// `Suite.Name` in backticks; the capitals keep file names out.
inline Tests named_in(const std::string& page) {
  const std::string content = content_of("docs/" + page);
  static const std::regex kName("`([A-Z][A-Za-z]*\\.[A-Z][A-Za-z]*)`");
  Tests names;
  for (std::sregex_iterator it(content.begin(), content.end(), kName), end; it != end; ++it)
    names.insert((*it)[1]);
  return names;
}

// Tests of rules lie in tests/<game>/ itself; those of its bots, boards and views in folders there.
inline bool is_of_a_rule(const testing::TestInfo& test) {
  return std::filesystem::path(test.file()).parent_path().parent_path().filename() == "tests";
}

// Every test of a rule in this executable but those of the index itself.
inline Tests existing() {
  Tests names;
  const auto& all = *testing::UnitTest::GetInstance();
  for (int i = 0; i < all.total_test_suite_count(); ++i) {
    const auto& suite = *all.GetTestSuite(i);
    if (std::string(suite.name()) == "RulesIndex") continue;
    for (int j = 0; j < suite.total_test_count(); ++j) {
      const testing::TestInfo& test = *suite.GetTestInfo(j);
      if (is_of_a_rule(test)) names.insert(std::string(suite.name()) + "." + test.name());
    }
  }
  return names;
}

inline Tests missing(const Tests& names, const Tests& from) {
  Tests left;
  for (const std::string& name : names) {
    if (!from.contains(name)) left.insert(name);
  }
  return left;
}

inline void expect_only_existing(const std::string& page) {
  EXPECT_FALSE(named_in(page).empty()) << page << " names no tests at all";
  EXPECT_EQ(missing(named_in(page), existing()), Tests{}) << page << " names tests that do not exist";
}
inline void expect_every_test(const std::string& page) {
  EXPECT_EQ(missing(existing(), named_in(page)), Tests{}) << "not in " << page;
}

// A line that defines the name, a function, a constant or a type, and does not only use it.
inline bool defines(const std::string& line, const std::string& name) {
  if (line.find(name) == std::string::npos) return false;
  const std::regex function("(  )?(\\[\\[\\S+\\]\\] )?(?!return )[A-Za-z][\\w:<>,&* ]*[ &*:]" + name +
                            "\\(.*[^;]");
  const std::regex constant_or_type("(inline )?(constexpr|struct|class|enum class) ([^={]* )?" + name +
                                    "\\b.*");
  return std::regex_match(line, function) || std::regex_match(line, constant_or_type);
}

// `file:name` of the code column; a file of games/core is named with its folder.
inline bool stands_in_code(const std::string& file, const std::string& name, const std::string& folder) {
  std::istringstream code(content_of("games/" + (file.starts_with("core/") ? file : folder + "/" + file)));
  for (std::string line; std::getline(code, line);) {
    if (defines(line, name)) return true;
  }
  return false;
}

inline void expect_code(const std::string& page, const std::string& folder) {
  static const std::regex kCode("`([\\w/]+\\.(?:h|cpp)):(\\w+)`");
  std::istringstream rows(content_of("docs/" + page));
  for (std::string row; std::getline(rows, row);) {
    if (!row.starts_with("| ") || row.starts_with("| rule |")) continue;
    EXPECT_TRUE(std::regex_search(row, kCode)) << page << " names no code in the row\n" << row;
    for (std::sregex_iterator it(row.begin(), row.end(), kCode), end; it != end; ++it)
      EXPECT_TRUE(stands_in_code((*it)[1], (*it)[2], folder)) << page << " names " << it->str() << " in vain";
  }
}

// The rules of all games are told in the same sections; a round has its own name in each.
inline void expect_sections(const std::string& page, const std::string& round) {
  const std::vector<std::string> expected{"Goal",
                                          "Components",
                                          "Set-up",
                                          "A turn",
                                          "Actions",
                                          "End of a " + round,
                                          "End of the game and scoring",
                                          "Differences by number of players",
                                          "What is reconstructed"};
  std::vector<std::string> sections;
  std::istringstream lines(content_of("docs/" + page));
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("## ")) sections.push_back(line.substr(3));
  }
  EXPECT_EQ(sections, expected) << page;
}

}  // namespace pithead::rules_index
