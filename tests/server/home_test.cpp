// What a question holds, such as the connection that waits for its answer, dies on the asker's thread:
// nothing else may touch it. So the other threads must give everything back with the answer.
#include <functional>
#include <future>
#include <memory>
#include <thread>

#include <gtest/gtest.h>

#include "server/net/worker_pool.h"
#include "server/store/store_writer.h"
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

struct Question {
  std::promise<void> asked;  // and whoever asked holds nothing any more
  std::promise<Thread> worked;
  std::promise<Thread> let_go;

  std::shared_ptr<void> held() {
    return {this, [this](void*) { let_go.set_value(std::this_thread::get_id()); }};
  }
  void work() {
    asked.get_future().wait();
    worked.set_value(std::this_thread::get_id());
  }
  void expect_home() { EXPECT_NE(worked.get_future().get(), let_go.get_future().get()); }
};

// By reference to const, as most callers have it: what captures it can only copy it, never move it on.
void submit(StoreWriter& writer, Question& question, const std::shared_ptr<void>& held) {
  writer.submit(
      [&question](Store&) {
        question.work();
        return 0;
      },
      [held](int) {});
}

void append(StoreWriter& writer, const std::shared_ptr<void>& held) {
  writer.append(entry_of("t", 1), [held](const StoreResult<Appended>&) {});
}

void submit(WorkerPool& workers, Question& question, const std::shared_ptr<void>& held) {
  workers.submit([&question, held] {
    question.work();
    return Work([held] {});
  });
}

TEST(WhatAQuestionHolds, ComesHomeFromTheClerk) {
  Question question;
  {
    StoreWriter writer(opened("sqlite::memory:"), do_at_once);
    ask(writer, question, question.held());
    question.asked.set_value();
  }
  question.expect_home();
}

TEST(WhatAQuestionHolds, ComesHomeFromTheClerkWithAnEntry) {
  Question first;  // keeps the writer busy, and tells which thread is the writer's
  Question entry;
  {
    StoreWriter writer(opened("sqlite::memory:"), do_at_once);
    ask(writer, first, nullptr);
    append(writer, entry.held());
    first.asked.set_value();
  }
  EXPECT_NE(first.worked.get_future().get(), entry.let_go.get_future().get());
}

TEST(WhatAQuestionHolds, ComesHomeFromAThinker) {
  Question question;
  WorkerPool workers(1, do_at_once);
  ask(workers, question, question.held());
  question.asked.set_value();
  question.expect_home();
}

}  // namespace
}  // namespace pithead::server
