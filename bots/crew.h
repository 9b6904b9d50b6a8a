// Threads that stay, for work that comes in small pieces many thousand times a second: starting threads anew
// would take longer than the work.
#pragma once

#include <atomic>
#include <cstddef>
#include <thread>
#include <vector>

namespace pithead {

class Crew {
 public:
  explicit Crew(std::size_t threads) {
    for (std::size_t i = 1; i < threads; ++i) members_.emplace_back([this, i] { serve(i); });
  }
  ~Crew() {
    leaving_ = true;
    ++called_;
    called_.notify_all();
  }
  Crew(const Crew&) = delete;
  Crew& operator=(const Crew&) = delete;

  std::size_t size() const { return members_.size() + 1; }

  // work(0) on the calling thread, the others beside it; comes back when all are done.
  template <class Work>
  void run(const Work& work) {
    if (members_.empty()) return work(0);
    work_ = &work;
    do_work_ = [](const void* each, std::size_t thread) { (*static_cast<const Work*>(each))(thread); };
    busy_ = members_.size();
    ++called_;
    called_.notify_all();
    work(0);
    // The pieces are equal, so the others are nearly through.
    for (int patience = kPatience; busy_ != 0 && patience > 0; --patience) relax();
    for (std::size_t left = busy_; left != 0; left = busy_) busy_.wait(left);
  }

 private:
  static constexpr int kPatience = 2000;

  static void relax() {
#if defined(__x86_64__)
    __builtin_ia32_pause();
#endif
  }

  void serve(std::size_t i) {
    for (unsigned heard = 0;;) {
      // The next call often comes at once.
      for (int patience = kPatience; called_ == heard && patience > 0; --patience) relax();
      called_.wait(heard);
      heard = called_;
      if (leaving_) return;
      do_work_(work_, i);
      if (--busy_ == 0) busy_.notify_one();
    }
  }

  std::atomic<unsigned> called_ = 0;
  std::atomic<std::size_t> busy_ = 0;
  std::atomic<bool> leaving_ = false;
  // What a std::function would hold, but that it asks for memory.
  const void* work_ = nullptr;
  void (*do_work_)(const void* work, std::size_t thread) = nullptr;
  std::vector<std::jthread> members_;  // last, so that they end first
};

}  // namespace pithead
