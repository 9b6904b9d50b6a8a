#include "server/store/store_writer.h"

#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>
#include <variant>
#include <vector>

namespace pithead::server {
namespace {

constexpr std::size_t kMostTogether = 256;  // so that a question behind many entries need not wait long

using Then = std::function<void(StoreResult<Appended>)>;
struct Writing {
  Append append;
  Then then;
};
using Asking = std::function<StoreWriter::Work(Store&)>;
using Job = std::variant<Writing, Asking>;

bool is_entry(const Job& job) { return std::holds_alternative<Writing>(job); }

}  // namespace

struct StoreWriter::Desk {
  std::unique_ptr<Store> store;
  mutable std::mutex mutex;  // for all below
  std::condition_variable changed;
  std::deque<Job> waiting;
  bool closing = false;
  std::thread thread;

  void put(Job job) {
    {
      const std::lock_guard lock(mutex);
      waiting.push_back(std::move(job));
    }
    changed.notify_one();
  }

  // The next question or, if an entry stands first, all entries; none when the writer may go home. Nodes that
  // play at the same tables read about as often as they write: one commit for each entry between two
  // questions would be too slow.
  std::vector<Job> take() {
    std::unique_lock lock(mutex);
    changed.wait(lock, [this] { return closing || !waiting.empty(); });
    std::vector<Job> jobs;
    if (waiting.empty()) return jobs;
    if (!is_entry(waiting.front())) {
      jobs.push_back(std::move(waiting.front()));
      waiting.pop_front();
      return jobs;
    }
    std::deque<Job> left;
    for (Job& job : waiting) {
      const bool taken = is_entry(job) && jobs.size() < kMostTogether;
      taken ? jobs.push_back(std::move(job)) : left.push_back(std::move(job));
    }
    waiting = std::move(left);
    return jobs;
  }

  void close() {
    {
      const std::lock_guard lock(mutex);
      closing = true;
    }
    changed.notify_one();
    thread.join();
  }
};

namespace {

std::vector<StoreResult<Appended>> write_one_by_one(Store& store, std::span<const Append> batch) {
  std::vector<StoreResult<Appended>> answers;
  for (std::size_t i = 0; i < batch.size(); ++i) {
    answers.push_back(store.append(batch.subspan(i, 1)).map([](const auto& all) { return all.at(0); }));
  }
  return answers;
}

std::vector<StoreResult<Appended>> write_together(Store& store, std::span<const Append> batch) {
  const auto written = store.append(batch);
  if (written) return {written->begin(), written->end()};
  // One entry the database will not take, such as text that is no UTF-8, must not cost the others theirs.
  if (written.error().kind == StoreError::Kind::Refused && batch.size() > 1)
    return write_one_by_one(store, batch);
  return {batch.size(), tl::unexpected(written.error())};
}

}  // namespace

StoreWriter::StoreWriter(std::unique_ptr<Store> store, std::function<void(Work)> post)
    : post_(std::move(post)), desk_(std::make_unique<Desk>()) {
  desk_->store = std::move(store);
  desk_->thread = std::thread([this] {
    for (std::vector<Job> jobs; !(jobs = desk_->take()).empty();) {
      if (auto* asking = std::get_if<Asking>(&jobs.front())) {
        Work answer = (*asking)(*desk_->store);
        // The question goes home with its answer: whatever it still holds must not die here.
        post_([asking = std::move(*asking), answer = std::move(answer)] { answer(); });
        continue;
      }
      std::vector<Append> batch;
      for (Job& job : jobs) batch.push_back(std::move(std::get<Writing>(job).append));
      auto answers = write_together(*desk_->store, batch);
      for (std::size_t i = 0; i < jobs.size(); ++i) {
        post_([then = std::move(std::get<Writing>(jobs[i]).then), answer = std::move(answers[i])] {
          then(answer);
        });
      }
    }
  });
}

StoreWriter::~StoreWriter() { desk_->close(); }

void StoreWriter::append(Append append, std::function<void(StoreResult<Appended>)> then) {
  desk_->put(Writing{std::move(append), std::move(then)});
}

void StoreWriter::enqueue(std::function<Work(Store&)> job) { desk_->put(std::move(job)); }

std::size_t StoreWriter::waiting() const {
  const std::lock_guard lock(desk_->mutex);
  return desk_->waiting.size();
}

}  // namespace pithead::server
