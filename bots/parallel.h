// Many independent pieces of work on several threads, summed up so that the threads' number cannot matter.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

#include "match/result.h"

namespace pithead {

// Called now and then from the calling thread.
using Progress = std::function<void(std::uint64_t done)>;

// Each thread calls make_worker() once and then worker(i, sum) for pieces 0..total-1 as they come; the sums
// are put together by sum.add(other). The first error ends it all.
template <class Sum, class MakeWorker>
Result<Sum> in_parallel(std::uint64_t total, int threads, const Progress& progress, MakeWorker make_worker) {
  constexpr std::uint64_t kBlock = 32;  // pieces taken at a time
  std::atomic<std::uint64_t> next = 0;
  std::atomic<std::uint64_t> done = 0;
  std::mutex mutex;
  std::condition_variable finished;
  int running = threads;
  Sum sum;
  std::optional<Error> error;

  const auto work = [&] {
    auto worker = make_worker();
    Sum own;
    Result<void> result;
    for (std::uint64_t first = next.fetch_add(kBlock); first < total && result;
         first = next.fetch_add(kBlock)) {
      const std::uint64_t last = std::min(first + kBlock, total);
      for (std::uint64_t i = first; i < last && result; ++i) result = worker(i, own);
      done += last - first;
    }
    const std::lock_guard lock(mutex);
    sum.add(own);
    if (!result && !error) error = result.error();
    if (!result) next = total;
    --running;
    finished.notify_one();
  };

  std::vector<std::jthread> crew;
  for (int i = 0; i < threads; ++i) crew.emplace_back(work);
  std::unique_lock lock(mutex);
  while (!finished.wait_for(lock, std::chrono::milliseconds(100), [&] { return running == 0; }))
    progress(done);
  progress(done);
  if (error) return tl::unexpected(*error);
  return sum;
}

}  // namespace pithead
