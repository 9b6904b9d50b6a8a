// The way to the store. Whoever submits a job goes on at once and gets the result later, on its own thread.
// On a server a thread of its own does the work (store_thread.h).
#pragma once

#include <atomic>
#include <chrono>
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

// An entry; several of them may be written together.
class AppendJob final : public StoreJob {
 public:
  AppendJob(Append append, std::function<void(StoreResult<Appended>)> then)
      : append_(std::move(append)), then_(std::move(then)) {}

  void run(Store& store) override {
    result_ = store.append({&append_, 1}).map([](const auto& all) { return all.at(0); });
  }
  const StoreError* error() const override { return result_ ? nullptr : &result_.error(); }
  void answer() override { then_(std::move(result_)); }
  void fail(const StoreError& error) override { then_(tl::unexpected(error)); }

  Append take() { return std::move(append_); }
  void set(StoreResult<Appended> result) { result_ = std::move(result); }

 private:
  Append append_;
  std::function<void(StoreResult<Appended>)> then_;
  StoreResult<Appended> result_;
};

class StoreWriter : public Interface {
 public:
  // Entries are written in the sequence they came, and other jobs are done in theirs, but entries that wait
  // may go before jobs that wait longer: they share a transaction, since each commit waits for the disk. Who
  // wants to read what is written does so when the entry is acknowledged.
  void append(Append append, std::function<void(StoreResult<Appended>)> then);

  // submit([](Store& store) { return store.find_person(id); }, [](auto person) { … });
  // What both hold, such as a connection that waits for its response, is destroyed on the caller's thread
  // too.
  template <class Job, class Then>
  void submit(Job job, Then then) {
    take(std::make_shared<JobOf<Job, Then>>(std::move(job), std::move(then)));
  }

  // The same, but it is also tried while the store does not answer others.
  template <class Job, class Then>
  void probe(Job job, Then then) {
    auto probe = std::make_shared<JobOf<Job, Then>>(std::move(job), std::move(then));
    probe->is_probe = true;
    take(std::move(probe));
  }

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

  virtual void take(std::shared_ptr<StoreJob> job) = 0;
};

}  // namespace pithead::server
