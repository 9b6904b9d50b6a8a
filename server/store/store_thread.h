// A thread that owns the store. Entries that wait while a commit is under way are written together in the
// next one: one flush to the disk serves all tables.
//
// A store that hangs holds up nobody for long: who has waited for kPatience is told that it does not answer,
// and from then on everybody is, at once, until a probe is answered.
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>

#include "server/store/store_writer.h"

namespace pithead::server {

// What the thread tells of each answer: how long it took from the submission on.
struct StoreAnswer {
  std::chrono::steady_clock::duration took;
  const StoreError* error;  // null if all went well
};

class StoreThread final : public StoreWriter {
 public:
  using Work = std::function<void()>;
  using Moment = StoreJob::Moment;

  static constexpr std::chrono::milliseconds kPatience{3000};

  // `post` brings work to the caller's thread; it is called on the store's.
  StoreThread(std::unique_ptr<Store> store, std::function<void(Work)> post);
  StoreThread(const StoreThread&) = delete;
  StoreThread& operator=(const StoreThread&) = delete;
  ~StoreThread() override;  // does what is waiting first, unless the store hangs

  // Tells those who have waited too long; what has not begun is not done any more. To be called some times a
  // second.
  void give_up(Moment now);

  std::size_t waiting() const;  // jobs not begun
  bool hangs() const;           // everybody but a probe is told at once that the store does not answer

  // Called with every answer just before it is given, on the caller's thread. To be set before the first job.
  void on_answer(std::function<void(const StoreAnswer&)> listener);

 private:
  void take(std::shared_ptr<StoreJob> job) override;
  void enqueue(std::shared_ptr<StoreJob> job);

  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace pithead::server
