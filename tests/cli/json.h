// The program's answers for programs.
#pragma once

#include <string>
#include <vector>

#include <boost/json.hpp>
#include <gtest/gtest.h>

#include "tests/cli/program.h"

namespace pithead::tests {

namespace json = boost::json;

inline json::object parse(const std::string& text) {
  json::error_code error;
  const json::value value = json::parse(text, error);
  EXPECT_FALSE(error) << error.message() << "\n" << text;
  return value.is_object() ? value.get_object() : json::object{};
}

// What the command says with --json; it must say nothing else.
inline json::object run_json(std::vector<std::string> args) {
  args.emplace_back("--json");
  const Outcome outcome = run(args);
  EXPECT_EQ(outcome.status, 0) << outcome.err;
  EXPECT_EQ(outcome.err, "");
  return parse(outcome.out);
}

}  // namespace pithead::tests
