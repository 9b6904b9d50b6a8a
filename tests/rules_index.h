// A game's rules index and its page of rulings name the test of each rule: both must speak of tests that
// exist, and no test of a rule may be missing from the index. Each game's rules_index_test.cpp asks for its
// pages.
#pragma once

#include <fstream>
#include <regex>
#include <set>
#include <sstream>
#include <string>

#include <gtest/gtest.h>

namespace pithead::rules_index {

using Tests = std::set<std::string>;

// `Suite.Name` in backticks; the capitals keep file names out.
inline Tests named_in(const std::string& page) {
  std::ifstream file(std::string(PITHEAD_SOURCE_DIR) + "/docs/" + page);
  EXPECT_TRUE(file) << "docs/" << page << " cannot be read";
  std::stringstream text;
  text << file.rdbuf();
  const std::string content = text.str();
  static const std::regex kName("`([A-Z][A-Za-z]*\\.[A-Z][A-Za-z]*)`");
  Tests names;
  for (std::sregex_iterator it(content.begin(), content.end(), kName), end; it != end; ++it)
    names.insert((*it)[1]);
  return names;
}

// Every test of a rule in this executable: not those of the index itself, nor of the game's bots and board.
inline bool is_of_a_rule(const testing::TestInfo& test) {
  const std::string file = test.file();
  return file.find("/bots/") == std::string::npos && file.find("/cli/") == std::string::npos;
}

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

}  // namespace pithead::rules_index
