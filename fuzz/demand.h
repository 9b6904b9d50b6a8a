// What a fuzzer checks: a broken promise is printed and ends the program, so that libFuzzer keeps the input.
#pragma once

#include <cstdio>
#include <cstdlib>

namespace pithead {

inline void demand(bool holds, const char* promise) {
  if (holds) return;
  std::fprintf(stderr, "broken promise: %s\n", promise);
  std::abort();
}

}  // namespace pithead
