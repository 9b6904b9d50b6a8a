// Many independent pieces of work on several threads, summed up so that the threads' number cannot matter.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

#include "bots/progress.h"
#include "match/result.h"

namespace pithead {

inline int all_cores() { return static_cast<int>(std::max(1U, std::thread::hardware_concurrency())); }

// Each thread calls make_worker() once and then worker(i, sum) for pieces 0..total-1 as they come; the sums
// are put together by sum.add(other). A block of pieces is taken at a time. An error ends it all; of several
// the one of the lowest piece is told.
template <class Sum, class MakeWorker>
Result<Sum> in_parallel(std::uint64_t total, int threads, const Progress& progress, MakeWorker make_worker,
                        std::uint64_t block = 32) {
  std::atomic<std::uint64_t> next = 0;
  std::atomic<std::uint64_t> done = 0;
  std::atomic<bool> stop = false;
  std::mutex mutex;
  std::condition_variable finished;
  const auto blocks = (total + block - 1) / block;
  int running = static_cast<int>(std::min<std::uint64_t>(blocks, static_cast<std::uint64_t>(threads)));
  Sum sum;
  std::optional<Error> error;
  std::uint64_t failed = total;

  // Blocks are taken in order and finished once begun, so no error of a lower piece is missed.
  const auto work = [&] {
    auto worker = make_worker();
    Sum own;
    Result<void> result;
    std::uint64_t i = 0;
    while (!stop && result) {
      const std::uint64_t first = next.fetch_add(block);
      if (first >= total) break;
      const std::uint64_t last = std::min(first + block, total);
      for (i = first; i < last && result; ++i) result = worker(i, own);
      done += last - first;
    }
    const std::lock_guard lock(mutex);
    sum.add(own);
    if (!result) {
      stop = true;
      if (i <= failed) {
        failed = i;
        error = result.error();
      }
    }
    --running;
    finished.notify_one();
  };

  std::vector<std::jthread> crew;
  for (int i = running; i > 0; --i) crew.emplace_back(work);
  std::unique_lock lock(mutex);
  while (!finished.wait_for(lock, std::chrono::milliseconds(100), [&] { return running == 0; }))
    progress(done);
  progress(done);
  if (error) return tl::unexpected(*error);
  return sum;
}

}  // namespace pithead
