// The thread that owns the store. Whoever asks goes on at once and is answered on the asker's own thread.
// Entries that wait while a commit is under way are written together in the next one: one flush to the disk
// serves all tables.
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

  // `post` brings work to the asker's thread; it is called on the writer's.
  StoreWriter(std::unique_ptr<Store> store, std::function<void(Work)> post);
  StoreWriter(const StoreWriter&) = delete;
  StoreWriter& operator=(const StoreWriter&) = delete;
  ~StoreWriter();  // does what is waiting first

  // Entries are written in the sequence they came, and so are questions asked, but entries that wait may go
  // before questions that wait longer: they share a transaction, since each commit waits for the disk. Who
  // wants to read what is written asks when the entry is acknowledged.
  void append(Append append, std::function<void(StoreResult<Appended>)> then);

  // ask([](Store& store) { return store.find_person(id); }, [](auto person) { … });
  // What both hold, such as a connection that waits for its answer, is also let go of on the asker's thread.
  template <class Job, class Then>
  void submit(Job job, Then then) {
    using Answer = std::invoke_result_t<Job, Store&>;
    enqueue([job = std::move(job), then = std::move(then)](Store& store) mutable -> Work {
      auto answer = std::make_shared<Answer>(job(store));
      return [answer, then = std::move(then)]() mutable { then(std::move(*answer)); };
    });
  }

  std::size_t waiting() const;  // jobs not begun

 private:
  void enqueue(std::function<Work(Store&)> job);

  std::function<void(Work)> post_;
  struct Desk;
  std::unique_ptr<Desk> desk_;
};

}  // namespace pithead::server
