// What a callback holds, such as the connection that waits for its response, is destroyed on the caller's
// thread: no other may touch it. So other threads must give everything back with their result.
#include <functional>
#include <future>
#include <memory>
#include <thread>

#include <gtest/gtest.h>

#include "server/net/worker_pool.h"
#include "server/store/store_thread.h"
#include "tests/server/store_samples.h"

namespace pithead::server {
namespace {

using Work = std::function<void()>;
using Thread = std::thread::id;

// Has done and forgotten the work before whoever posted it goes on, and so is never the last to hold
// anything.
void do_at_once(Work work) {
  std::thread([work = std::move(work)]() mutable {
    work();
    work = nullptr;
  }).join();
}

struct Job {
  std::promise<void> submitted;  // and the caller holds nothing any more
  std::promise<Thread> worked;
  std::promise<Thread> destroyed;

  std::shared_ptr<void> held() {
    return {this, [this](void*) { destroyed.set_value(std::this_thread::get_id()); }};
  }
  void work() {
    submitted.get_future().wait();
    worked.set_value(std::this_thread::get_id());
  }
  void expect_destroyed_elsewhere() { EXPECT_NE(worked.get_future().get(), destroyed.get_future().get()); }
};

// By reference to const, as most callers have it: what captures it can only copy it, never move it on.
void submit(StoreWriter& writer, Job& job, const std::shared_ptr<void>& held) {
  writer.submit(
      [&job](Store&) {
        job.work();
        return StoreResult<void>();
      },
      [held](const StoreResult<void>&) {});
}

void append(StoreWriter& writer, const std::shared_ptr<void>& held) {
  writer.append(entry_of("t", 1), [held](const StoreResult<Appended>&) {});
}

void submit(WorkerPool& workers, Job& job, const std::shared_ptr<void>& held) {
  workers.submit([&job, held] {
    job.work();
    return Work([held] {});
  });
}

TEST(WhatACallbackHolds, ComesBackFromTheStoreThread) {
  Job job;
  {
    StoreThread writer(opened("sqlite::memory:"), do_at_once);
    submit(writer, job, job.held());
    job.submitted.set_value();
  }
  job.expect_destroyed_elsewhere();
}

TEST(WhatACallbackHolds, ComesBackFromTheStoreThreadWithAnEntry) {
  Job first;  // keeps the writer busy, and tells which thread is the writer's
  Job entry;
  {
    StoreThread writer(opened("sqlite::memory:"), do_at_once);
    submit(writer, first, nullptr);
    append(writer, entry.held());
    first.submitted.set_value();
  }
  EXPECT_NE(first.worked.get_future().get(), entry.destroyed.get_future().get());
}

TEST(WhatACallbackHolds, ComesBackFromTheWorkerPool) {
  Job job;
  WorkerPool workers(1, do_at_once);
  submit(workers, job, job.held());
  job.submitted.set_value();
  job.expect_destroyed_elsewhere();
}

}  // namespace
}  // namespace pithead::server
