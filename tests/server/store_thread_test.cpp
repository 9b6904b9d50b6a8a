#include "server/store/store_thread.h"

#include <algorithm>
#include <condition_variable>
#include <deque>
#include <map>
#include <mutex>
#include <numeric>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

#include "tests/server/store_samples.h"

namespace pithead::server {
namespace {

using Clock = std::chrono::steady_clock;

// The caller's thread is the test's: it does what was posted, when it looks.
class Inbox {
 public:
  void post(StoreThread::Work work) {
    {
      const std::lock_guard lock(mutex_);
      posted_.push_back(std::move(work));
    }
    arrived_.notify_one();
  }

  void do_next(std::size_t count) {
    for (; count > 0; --count) {
      std::unique_lock lock(mutex_);
      ASSERT_TRUE(arrived_.wait_for(lock, std::chrono::minutes(1), [this] { return !posted_.empty(); }));
      const StoreThread::Work work = std::move(posted_.front());
      posted_.pop_front();
      lock.unlock();
      work();
    }
  }

  std::size_t size() {
    const std::lock_guard lock(mutex_);
    return posted_.size();
  }

 private:
  std::mutex mutex_;
  std::condition_variable arrived_;
  std::deque<StoreThread::Work> posted_;
};

// What the store's thread waits for, so that jobs pile up.
class Gate {
 public:
  void open() {
    {
      const std::lock_guard lock(mutex_);
      open_ = true;
    }
    opened_.notify_all();
  }
  void pass() {
    std::unique_lock lock(mutex_);
    opened_.wait(lock, [this] { return open_; });
  }

 private:
  std::mutex mutex_;
  std::condition_variable opened_;
  bool open_ = false;
};

// Passes appends on to a real store and remembers how many came together. Fails on request.
class CountingStore final : public Store {
 public:
  explicit CountingStore(std::vector<std::size_t>& batches) : batches_(batches) {}

  StoreResult<std::vector<Appended>> append(std::span<const Append> batch) override {
    batches_.push_back(batch.size());
    for (const Append& append : batch) {
      if (append.entry.body == "lost")
        return tl::unexpected(StoreError{StoreError::Kind::Unreachable, "lost"});
      if (append.entry.body == "bad") return tl::unexpected(StoreError{StoreError::Kind::Refused, "bad"});
    }
    return store_->append(batch);
  }

  StoreResult<std::vector<Entry>> read(const TableId& table, std::int64_t behind) override {
    return store_->read(table, behind);
  }
  StoreResult<std::vector<TableId>> unpacked_tables(Milliseconds before, std::size_t most) override {
    return store_->unpacked_tables(before, most);
  }
  StoreResult<void> pack(std::span<const TableId> tables) override { return store_->pack(tables); }
  StoreResult<std::vector<Summary>> tables_of(const PersonId& person, std::size_t most) override {
    return store_->tables_of(person, most);
  }
  StoreResult<std::vector<Summary>> listed_tables(std::size_t most, Milliseconds since) override {
    return store_->listed_tables(most, since);
  }
  StoreResult<std::vector<Summary>> due_tables(Milliseconds until) override {
    return store_->due_tables(until);
  }
  StoreResult<std::vector<Summary>> timed_tables() override { return store_->timed_tables(); }
  StoreResult<int> hosted_tables(const PersonId& person) override { return store_->hosted_tables(person); }
  StoreResult<std::vector<GameResult>> results(const ResultFilter& filter, std::size_t most) override {
    return store_->results(filter, most);
  }
  StoreResult<int> count_results(const ResultFilter& filter) override {
    return store_->count_results(filter);
  }
  StoreResult<std::vector<std::string>> finished_games(const PersonId& person) override {
    return store_->finished_games(person);
  }
  StoreResult<std::vector<TableId>> tables_without_results(const TableId& behind, std::size_t most) override {
    return store_->tables_without_results(behind, most);
  }
  StoreResult<void> fill_results(std::span<const TableResults> tables) override {
    return store_->fill_results(tables);
  }
  StoreResult<void> save_person(const Person& person) override { return store_->save_person(person); }
  StoreResult<std::optional<Person>> find_person(const PersonId& id) override {
    return store_->find_person(id);
  }
  StoreResult<void> add_login(const Login& login) override { return store_->add_login(login); }
  StoreResult<std::optional<Login>> find_login(const std::string& key) override {
    return store_->find_login(key);
  }
  StoreResult<std::vector<Login>> logins_of(const PersonId& person) override {
    return store_->logins_of(person);
  }
  StoreResult<void> end_login(const std::string& key) override { return store_->end_login(key); }
  Erasure& erasure() override { return store_->erasure(); }
  Credentials& credentials() override { return store_->credentials(); }
  Analyses& analyses() override { return store_->analyses(); }
  Ratings& ratings() override { return store_->ratings(); }
  Clubs& clubs() override { return store_->clubs(); }
  Tournaments& tournaments() override { return store_->tournaments(); }
  Notices& notices() override { return store_->notices(); }
  Moderation& moderation() override { return store_->moderation(); }
  Vacations& vacations() override { return store_->vacations(); }
  StoreResult<std::string> secret(const std::string& name, const std::string& fresh) override {
    return store_->secret(name, fresh);
  }
  StoreResult<void> heartbeat(const std::string& node, Milliseconds now) override {
    return store_->heartbeat(node, now);
  }
  StoreResult<std::optional<Milliseconds>> last_heartbeat() override { return store_->last_heartbeat(); }

 private:
  std::vector<std::size_t>& batches_;  // written on the writer's thread, read when it has ended
  std::unique_ptr<Store> store_ = opened("sqlite::memory:");
};

class TheStoreThread : public testing::Test {
 protected:
  // The writer is busy until the gate opens.
  void make_wait() {
    writer_->submit(
        [this](Store&) {
          gate_.pass();
          return StoreResult<void>();
        },
        [](const StoreResult<void>&) {});
  }

  void append(const Append& append) {
    writer_->append(append, [this, table = append.entry.table](StoreResult<Appended> answer) {
      EXPECT_EQ(std::this_thread::get_id(), caller_);
      answered_.push_back(table);
      answers_.push_back(std::move(answer));
    });
  }

  std::vector<std::size_t> batches_;
  Inbox inbox_;
  Gate gate_;
  std::thread::id caller_ = std::this_thread::get_id();
  std::vector<TableId> answered_;
  std::vector<StoreResult<Appended>> answers_;
  std::unique_ptr<StoreThread> writer_ =
      std::make_unique<StoreThread>(std::make_unique<CountingStore>(batches_),
                                    [this](StoreThread::Work work) { inbox_.post(std::move(work)); });
};

TEST_F(TheStoreThread, AnswersInSequenceOnTheCallersThread) {
  append(entry_of("a", 1));
  append(entry_of("b", 1));
  append(entry_of("a", 1));
  std::size_t read = 0;
  writer_->submit([](Store& store) { return store.read("a", 0); },
                  [&](StoreResult<std::vector<Entry>> entries) {
                    EXPECT_EQ(std::this_thread::get_id(), caller_);
                    EXPECT_EQ(answers_.size(), 3U);
                    read = must(std::move(entries)).size();
                  });
  inbox_.do_next(4);
  append(entry_of("a", 2));
  inbox_.do_next(1);
  EXPECT_EQ(read, 1U);
  EXPECT_EQ(answered_, (std::vector<TableId>{"a", "b", "a", "a"}));
  using enum Appended;
  const std::vector<Appended> expected{Written, Written, Taken, Written};
  for (std::size_t i = 0; i < expected.size(); ++i) EXPECT_EQ(must(answers_.at(i)), expected[i]);
}

TEST_F(TheStoreThread, WritesWhatWaitsTogether) {
  make_wait();
  for (int i = 0; i < 100; ++i) append(entry_of("t" + std::to_string(i), 1));
  writer_->submit([](Store& store) { return store.last_heartbeat(); }, [](const auto&) {});
  for (int i = 0; i < 400; ++i) append(entry_of("u" + std::to_string(i), 1));
  EXPECT_GE(writer_->waiting(), 501U);
  gate_.open();
  inbox_.do_next(502);
  EXPECT_EQ(writer_->waiting(), 0U);
  writer_ = nullptr;
  EXPECT_EQ(batches_, (std::vector<std::size_t>{256, 244}));
}

TEST_F(TheStoreThread, WritesTogetherWhatStandsBetweenOtherJobs) {
  std::vector<int> read;
  make_wait();
  for (int i = 0; i < 10; ++i) {
    append(entry_of("t" + std::to_string(i), 1));
    writer_->submit([i](Store&) { return StoreResult<int>(i); },
                    [&](const StoreResult<int>& answer) { read.push_back(must(answer)); });
  }
  gate_.open();
  inbox_.do_next(21);
  writer_ = nullptr;
  EXPECT_EQ(batches_, std::vector<std::size_t>{10});
  EXPECT_EQ(read, (std::vector<int>{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}));
}

TEST_F(TheStoreThread, DoesWhatWaitsBeforeItEnds) {
  make_wait();
  for (int i = 1; i <= 50; ++i) append(entry_of("t", i));
  gate_.open();
  writer_ = nullptr;
  EXPECT_EQ(inbox_.size(), 51U);
  inbox_.do_next(51);
  ASSERT_EQ(answers_.size(), 50U);
  for (const auto& answer : answers_) EXPECT_EQ(must(answer), Appended::Written);
}

TEST_F(TheStoreThread, TellsEverybodyOfALostConnection) {
  make_wait();
  append(entry_of("a", 1));
  append(entry_of("b", 1, "lost"));
  gate_.open();
  inbox_.do_next(3);
  for (const auto& answer : answers_) EXPECT_EQ(answer.error().kind, StoreError::Kind::Unreachable);
  writer_ = nullptr;
  EXPECT_EQ(batches_, std::vector<std::size_t>{2});
}

TEST_F(TheStoreThread, AnEntryThatIsRefusedDoesNotHarmItsNeighbours) {
  make_wait();
  append(entry_of("a", 1));
  append(entry_of("b", 1, "bad"));
  append(entry_of("c", 1));
  gate_.open();
  inbox_.do_next(4);
  EXPECT_EQ(must(answers_.at(0)), Appended::Written);
  EXPECT_EQ(answers_.at(1).error().kind, StoreError::Kind::Refused);
  EXPECT_EQ(must(answers_.at(2)), Appended::Written);
}

TEST_F(TheStoreThread, ServesManyThreads) {
  std::vector<std::thread> callers;
  for (int caller = 0; caller < 4; ++caller) {
    callers.emplace_back([this, caller] {
      for (int i = 1; i <= 50; ++i)
        writer_->append(entry_of("t" + std::to_string(caller), i), [](const StoreResult<Appended>& answer) {
          EXPECT_EQ(must(answer), Appended::Written);
        });
    });
  }
  for (std::thread& caller : callers) caller.join();
  inbox_.do_next(200);
  writer_ = nullptr;
  EXPECT_EQ(std::accumulate(batches_.begin(), batches_.end(), std::size_t{0}), 200U);
}

// ---- a store that hangs
// ------------------------------------------------------------------------------------

TEST_F(TheStoreThread, AnswersWhoHasWaitedTooLongAndDoesNotWriteIt) {
  make_wait();
  append(entry_of("a", 1));
  writer_->give_up(Clock::now());
  EXPECT_TRUE(answers_.empty());
  writer_->give_up(Clock::now() + StoreThread::kPatience);
  ASSERT_EQ(answers_.size(), 1U);
  EXPECT_EQ(answers_[0].error().kind, StoreError::Kind::Unreachable);
  EXPECT_EQ(writer_->waiting(), 0U);
  gate_.open();
  writer_ = nullptr;
  EXPECT_EQ(batches_, std::vector<std::size_t>{}) << "what nobody waited for any longer was not begun";
  while (inbox_.size() > 0) inbox_.do_next(1);
  EXPECT_EQ(answers_.size(), 1U) << "and nobody is answered twice";
}

TEST_F(TheStoreThread, AnswersEverybodyAtOnceUntilAProbeIsAnswered) {
  make_wait();
  writer_->give_up(Clock::now() + StoreThread::kPatience);
  append(entry_of("a", 1));
  EXPECT_TRUE(answers_.empty()) << "never from within";
  inbox_.do_next(1);
  ASSERT_EQ(answers_.size(), 1U);
  EXPECT_EQ(answers_[0].error().kind, StoreError::Kind::Unreachable);
  bool proved = false;
  writer_->probe([](Store& store) { return store.heartbeat("n", 1); },
                 [&](const StoreResult<void>& written) { proved = written.has_value(); });
  gate_.open();
  while (!proved) inbox_.do_next(1);
  append(entry_of("a", 1));
  inbox_.do_next(1);
  EXPECT_EQ(must(answers_.at(1)), Appended::Written);
}

TEST_F(TheStoreThread, TellsOfEachAnswerHowLongItTookAndWhatWasWrong) {
  int answers = 0;
  int errors = 0;
  writer_->on_answer([&](const StoreAnswer& answer) {
    EXPECT_GE(answer.took.count(), 0);
    ++answers;
    errors += answer.error != nullptr ? 1 : 0;
  });
  append(entry_of("a", 1));
  inbox_.do_next(1);
  append(entry_of("b", 1, "lost"));
  inbox_.do_next(1);
  EXPECT_EQ(answers, 2);
  EXPECT_EQ(errors, 1);
}

}  // namespace
}  // namespace pithead::server
