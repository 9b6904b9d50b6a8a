// Long work without the interpreter's lock, which Ctrl-C ends.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <exception>
#include <utility>

#include <nanobind/nanobind.h>

namespace pithead::python {

// Called now and then by what works long, on the thread that Python called from: tells Python's own progress,
// and looks whether somebody has pressed Ctrl-C.
class Watch {
 public:
  explicit Watch(nanobind::object progress) : progress_(std::move(progress)) {}

  // False: stop. What happened then is raised by `finish`.
  bool look(std::uint64_t done) {
    if (stopped_) return false;
    const auto now = std::chrono::steady_clock::now();
    if (now < next_) return true;
    next_ = now + kInterval;
    const nanobind::gil_scoped_acquire locked;
    try {
      if (PyErr_CheckSignals() != 0) throw nanobind::python_error();
      if (!progress_.is_none()) progress_(done);
    } catch (const nanobind::python_error&) {
      raised_ = std::current_exception();
      stopped_ = true;
    }
    return !stopped_;
  }
  const std::atomic<bool>* stopped() const { return &stopped_; }

  // With the lock held again: raises what ended the work, or tells the last progress.
  void finish(std::uint64_t done) {
    if (stopped_) std::rethrow_exception(raised_);
    if (!progress_.is_none()) progress_(done);
  }

 private:
  static constexpr std::chrono::milliseconds kInterval{100};

  nanobind::object progress_;
  std::exception_ptr raised_;
  std::atomic<bool> stopped_ = false;
  std::chrono::steady_clock::time_point next_{};
};

}  // namespace pithead::python
