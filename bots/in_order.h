// Many independent pieces of work on several threads, whose results are taken one by one in the order of the
// pieces: what is made of them, and where it ends, cannot depend on the number of threads.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <map>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

namespace pithead {

// Each thread calls make_worker() once and then worker(i, stop) for pieces 0..total-1 as they come.
// take(piece) gets the pieces in order. watch() is called now and then from the calling thread. Either ends
// it all by saying false; then `stop` tells those still at work that nobody needs what they do. No two of
// take and watch run at a time.
template <class MakeWorker, class Take, class Watch>
void in_order(std::uint64_t total, int threads, MakeWorker make_worker, Take take, Watch watch) {
  std::atomic<bool> stop = false;
  using Piece = decltype(make_worker()(std::uint64_t{}, std::as_const(stop)));
  // One slow piece must not let the others pile up without end.
  const std::uint64_t most_waiting = 64 * static_cast<std::uint64_t>(threads);
  std::mutex mutex;
  std::condition_variable room;
  std::condition_variable finished;
  std::map<std::uint64_t, Piece> waiting;
  std::uint64_t begun = 0;
  std::uint64_t taken = 0;
  auto running = std::min(total, static_cast<std::uint64_t>(threads));

  const auto work = [&] {
    auto worker = make_worker();
    std::unique_lock lock(mutex);
    while (true) {
      room.wait(lock,
                [&] { return stop || begun < std::min(total, taken + most_waiting) || begun == total; });
      if (stop || begun == total) break;
      const std::uint64_t i = begun++;
      lock.unlock();
      Piece piece = worker(i, std::as_const(stop));
      lock.lock();
      waiting.emplace(i, std::move(piece));
      for (; !stop && !waiting.empty() && waiting.begin()->first == taken; ++taken) {
        if (!take(std::move(waiting.begin()->second))) stop = true;
        waiting.erase(waiting.begin());
      }
      room.notify_all();
    }
    --running;
    finished.notify_one();
  };

  std::vector<std::jthread> crew;
  for (auto i = running; i > 0; --i) crew.emplace_back(work);
  std::unique_lock lock(mutex);
  while (!finished.wait_for(lock, std::chrono::milliseconds(100), [&] { return running == 0; })) {
    if (watch()) continue;
    stop = true;
    room.notify_all();
  }
  watch();
}

}  // namespace pithead
