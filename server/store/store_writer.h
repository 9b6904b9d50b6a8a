// The thread that owns the store. Whoever submits a job goes on at once and gets the result on its own
// thread. Entries that wait while a commit is under way are written together in the next one: one flush to
// the disk serves all tables.
//
// A store that hangs holds up nobody for long: who has waited for kPatience is told that it does not answer,
// and from then on everybody is, at once, until a probe is answered.
#pragma once

#include <atomic>
#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <type_traits>
#include <utility>

#include "server/store/store.h"

namespace pithead::server {

// Something that the store is to do, and who waits for it. Answered once: with what came of it, or with an
// error if nobody wants to wait for that any longer.
class StoreJob : public Interface {
 public:
  using Moment = std::chrono::steady_clock::time_point;

  virtual void run(Store& store) = 0;              // on the writer's thread
  virtual const StoreError* error() const = 0;     // of what came of it
  virtual void answer() = 0;                       // on the caller's
  virtual void fail(const StoreError& error) = 0;  // on the caller's, instead

  bool is_probe = false;
  const Moment submitted = std::chrono::steady_clock::now();
  std::chrono::steady_clock::duration ran{0};
  std::atomic<bool> answered{false};
};

// What the writer tells of each answer: how long it took from the submission on.
struct StoreAnswer {
  std::chrono::steady_clock::duration took;
  const StoreError* error;  // null if all went well
};

class StoreWriter {
 public:
  using Work = std::function<void()>;
  using Moment = StoreJob::Moment;

  static constexpr std::chrono::milliseconds kPatience{3000};

  // `post` brings work to the caller's thread; it is called on the writer's.
  StoreWriter(std::unique_ptr<Store> store, std::function<void(Work)> post);
  StoreWriter(const StoreWriter&) = delete;
  StoreWriter& operator=(const StoreWriter&) = delete;
  ~StoreWriter();  // does what is waiting first, unless the store hangs

  // Entries are written in the sequence they came, and other jobs are done in theirs, but entries that wait
  // may go before jobs that wait longer: they share a transaction, since each commit waits for the disk. Who
  // wants to read what is written does so when the entry is acknowledged.
  void append(Append append, std::function<void(StoreResult<Appended>)> then);

  // submit([](Store& store) { return store.find_person(id); }, [](auto person) { … });
  // What both hold, such as a connection that waits for its response, is destroyed on the caller's thread
  // too.
  template <class Job, class Then>
  void submit(Job job, Then then) {
    submit(std::make_shared<JobOf<Job, Then>>(std::move(job), std::move(then)));
  }

  // The same, but it is also tried while the store does not answer others.
  template <class Job, class Then>
  void probe(Job job, Then then) {
    auto probe = std::make_shared<JobOf<Job, Then>>(std::move(job), std::move(then));
    probe->is_probe = true;
    enqueue(std::move(probe));
  }

  // Tells those who have waited too long; what has not begun is not done any more. To be called some times a
  // second.
  void give_up(Moment now);

  std::size_t waiting() const;  // jobs not begun
  bool hangs() const;           // everybody but a probe is told at once that the store does not answer

  // Called with every answer just before it is given, on the caller's thread. To be set before the first job.
  void on_answer(std::function<void(const StoreAnswer&)> listener);

 private:
  template <class Job, class Then>
  class JobOf final : public StoreJob {
   public:
    using Result = std::invoke_result_t<Job, Store&>;

    JobOf(Job job, Then then) : job_(std::move(job)), then_(std::move(then)) {}
    void run(Store& store) override { result_.emplace(job_(store)); }
    const StoreError* error() const override { return *result_ ? nullptr : &result_->error(); }
    void answer() override { then_(std::move(*result_)); }
    void fail(const StoreError& error) override { then_(Result(tl::unexpected(error))); }

   private:
    Job job_;
    Then then_;
    std::optional<Result> result_;
  };

  void submit(std::shared_ptr<StoreJob> job);
  void enqueue(std::shared_ptr<StoreJob> job);

  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace pithead::server
