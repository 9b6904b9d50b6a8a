// Threads, where there are any: in a browser there are none.
#pragma once

#include <cstddef>
#include <thread>
#include <vector>

namespace pithead {

// work(0) on the calling thread, and work(1), work(2) … on one of their own each; without threads, one after
// the other.
template <class Work>
void on_threads(std::size_t threads, const Work& work) {
#ifdef __cpp_lib_jthread
  std::vector<std::jthread> crew;
  for (std::size_t i = 1; i < threads; ++i) crew.emplace_back(work, i);
  work(0);
#else
  for (std::size_t i = 0; i < threads; ++i) work(i);
#endif
}

}  // namespace pithead
