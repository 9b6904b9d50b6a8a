#include "server/net/fair_queue.h"

#include <string>

#include <gtest/gtest.h>

namespace pithead::server {
namespace {

class Fair : public testing::Test {
 protected:
  void ask(const std::string& address, const std::string& person, Effort effort, const std::string& name) {
    queue_.push({.address = address, .person = person}, effort, [this, name] { done_ += name + ' '; });
  }
  // Everything that waits, in the order in which it is begun.
  std::string serve(Effort most = Effort::Long) {
    done_.clear();
    while (const auto next = queue_.pop(most)) (*next)();
    return done_;
  }

  FairQueue queue_;

 private:
  std::string done_;
};

TEST_F(Fair, WhoAsksForMuchWaitsForHimself) {
  for (int i = 0; i < 3; ++i) ask("there", "many", Effort::Long, "m" + std::to_string(i));
  ask("here", "one", Effort::Long, "o");
  EXPECT_EQ(serve(), "m0 o m1 m2 ");
}

TEST_F(Fair, ManyGuestsOfOneAddressWaitAsOne) {
  for (const auto* guest : {"a", "b", "c"})
    for (int i = 0; i < 2; ++i) ask("there", guest, Effort::Long, guest + std::to_string(i));
  for (int i = 0; i < 2; ++i) ask("here", "one", Effort::Long, "o" + std::to_string(i));
  EXPECT_EQ(serve(), "a0 o0 b0 o1 c0 a1 b1 c1 ");
}

TEST_F(Fair, ShortWorkGoesBeforeLong) {
  ask("there", "many", Effort::Long, "long");
  ask("there", "many", Effort::Short, "short");
  EXPECT_EQ(serve(), "short long ");
}

TEST_F(Fair, WhoDoesShortWorkOnlyLeavesTheLong) {
  ask("there", "many", Effort::Long, "long");
  ask("here", "one", Effort::Short, "short");
  EXPECT_EQ(serve(Effort::Short), "short ");
  EXPECT_EQ(queue_.size(), 1U);
  EXPECT_EQ(serve(), "long ");
  EXPECT_EQ(queue_.size(), 0U);
}

TEST_F(Fair, CountsAddressesThatWaitAndWhatOneWaitsFor) {
  const Asker many{.address = "there", .person = "many"};
  EXPECT_EQ(queue_.waiting_of(many, Effort::Long), 0U);
  for (int i = 0; i < 5; ++i) ask("there", "many", Effort::Long, "m");
  ask("there", "other", Effort::Long, "o");
  ask("here", "one", Effort::Short, "s");
  EXPECT_EQ(queue_.addresses(Effort::Long), 1U);
  EXPECT_EQ(queue_.waiting_of(many, Effort::Long), 5U);
  EXPECT_EQ(queue_.waiting_of({.address = "here", .person = "one"}, Effort::Long), 0U);
  serve();
  EXPECT_EQ(queue_.addresses(Effort::Long), 0U);
  EXPECT_EQ(queue_.waiting_of(many, Effort::Long), 0U);
}

}  // namespace
}  // namespace pithead::server
