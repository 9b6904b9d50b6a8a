// How much of a long test is done: all of it in the build that people get, a sixth under the sanitizers. They
// take ten times as long, and what they look at, memory and undefined behaviour, the first games show as well
// as the last.
#pragma once

namespace pithead {

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define PITHEAD_SANITIZED
#endif
#endif
#ifdef PITHEAD_SANITIZED
inline constexpr bool kSanitized = true;
#else
inline constexpr bool kSanitized = false;
#endif

template <class Number>
constexpr Number effort(Number all) {
  return kSanitized ? all / 6 : all;
}

}  // namespace pithead
