// The thread that owns the store. Whoever submits a job goes on at once and gets the result on its own
// thread. Entries that wait while a commit is under way are written together in the next one: one flush to
// the disk serves all tables.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <type_traits>
#include <utility>

#include "server/store/store.h"

namespace pithead::server {

class StoreWriter {
 public:
  using Work = std::function<void()>;

  // `post` brings work to the caller's thread; it is called on the writer's.
  StoreWriter(std::unique_ptr<Store> store, std::function<void(Work)> post);
  StoreWriter(const StoreWriter&) = delete;
  StoreWriter& operator=(const StoreWriter&) = delete;
  ~StoreWriter();  // does what is waiting first

  // Entries are written in the sequence they came, and other jobs are done in theirs, but entries that wait
  // may go before jobs that wait longer: they share a transaction, since each commit waits for the disk. Who
  // wants to read what is written does so when the entry is acknowledged.
  void append(Append append, std::function<void(StoreResult<Appended>)> then);

  // submit([](Store& store) { return store.find_person(id); }, [](auto person) { … });
  // What both hold, such as a connection that waits for its response, is destroyed on the caller's thread
  // too.
  template <class Job, class Then>
  void submit(Job job, Then then) {
    using Result = std::invoke_result_t<Job, Store&>;
    enqueue([job = std::move(job), then = std::move(then)](Store& store) mutable -> Work {
      auto result = std::make_shared<Result>(job(store));
      return [result, then = std::move(then)]() mutable { then(std::move(*result)); };
    });
  }

  std::size_t waiting() const;  // jobs not begun

 private:
  void enqueue(std::function<Work(Store&)> job);

  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace pithead::server
