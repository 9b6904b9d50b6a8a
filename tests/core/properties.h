// RapidCheck properties inside GoogleTest, with as many cases as the property deserves, fewer under the
// sanitizers. The environment's RC_PARAMS (for example max_success=100000) can ask for more, never for fewer.
#pragma once

#include <algorithm>
#include <sstream>
#include <utility>

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "tests/support/effort.h"

namespace pithead {

template <class Testable>
void holds(int cases, Testable&& testable) {
  rc::detail::TestParams params = rc::detail::configuration().testParams;
  params.maxSuccess = std::max(params.maxSuccess, effort(cases));
  rc::detail::TestMetadata metadata;
  metadata.id = testing::UnitTest::GetInstance()->current_test_info()->name();
  const auto result = rc::detail::checkTestable(std::forward<Testable>(testable), metadata, params);
  if (result.template is<rc::detail::SuccessResult>()) return;
  std::ostringstream text;
  rc::detail::printResultMessage(result, text);
  FAIL() << text.str();
}

// RapidCheck starts with the smallest numbers; where these are dull, draw evenly from the beginning.
template <class T>
rc::Gen<T> evenly(T first, T end) {
  return rc::gen::resize(rc::kNominalSize, rc::gen::inRange<T>(first, end));
}

}  // namespace pithead
