// Single steps of a stack, and the examples of its header.
#include "games/core/stack.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/core/stack_model.h"

namespace pithead::stack_model {
namespace {

constexpr Seat kAda = 0;
constexpr Seat kBruno = 1;

// Which places a seat knows, from the bottom: `=` exactly, `x` within a run, `.` not.
std::string lore(const SmallStack& stack, Seat seat) {
  std::string marks;
  for (std::size_t i = 0; i < stack.size(); ++i) {
    if (!stack.knows(seat, i)) {
      marks += '.';
    } else {
      marks += stack.exact_knowers(i).has(seat) ? '=' : 'x';
    }
  }
  return marks;
}

TEST(Stack, IsDealtFromTheBottomUp) {
  const SmallStack stack = make_stack("abcd");
  EXPECT_EQ(stack.size(), 4U);
  EXPECT_EQ(stack.at(0), 0);
  EXPECT_EQ(stack.from_top(0), 3);
  EXPECT_EQ(stack.from_top(3), 0);
  EXPECT_TRUE(SmallStack().empty());
}

TEST(Stack, TopCardLeaves) {
  SmallStack stack = make_stack("abc");
  EXPECT_EQ(stack.take_top(), 2);
  EXPECT_EQ(cards_of(stack), "ab");
}

TEST(Stack, NobodyKnowsADeal) {
  const SmallStack stack = make_stack("abcd");
  for (Seat seat = 0; seat < kMaxSeats; ++seat) EXPECT_EQ(lore(stack, seat), "....");
}

TEST(Stack, WhoLooksKnowsExactly) {
  SmallStack stack = make_stack("abcd");
  stack.look(3, kAda);
  EXPECT_EQ(lore(stack, kAda), ".===");
  EXPECT_EQ(lore(stack, kBruno), "....");
  EXPECT_TRUE(stack.exact_knowers(3).has(kAda));
  EXPECT_EQ(stack.exact_knowers(3).size(), 1);
}

TEST(Stack, WhoTakesOneKnowsTheOthers) {
  SmallStack stack = make_stack("abcdef");
  stack.look(5, kAda);
  stack.mix(5, kAda);
  EXPECT_EQ(stack.take(3), 3);
  EXPECT_EQ(cards_of(stack), "abcef");
  EXPECT_EQ(lore(stack, kAda), ".====");
}

// The example of the header: Bruno knew two of Ada's five and now knows that they are among the four.
TEST(Stack, WhoKnewSomeKnowsThemAmongTheReturned) {
  SmallStack stack = make_stack("abcdef");
  stack.look(2, kBruno);
  stack.look(5, kAda);
  stack.mix(5, kAda);
  stack.take(1);
  EXPECT_EQ(lore(stack, kBruno), "...xx");
  EXPECT_EQ(stack.run_at(4, kBruno).first, 1U);
  EXPECT_EQ(stack.run_at(4, kBruno).last, 4U);
  EXPECT_EQ(lore(stack, kAda), ".====");
}

TEST(Stack, KnowledgeGoesToTheBottomWithTheCards) {
  SmallStack stack = make_stack("abcdef");
  stack.look(3, kAda);
  stack.mix(3, kAda);
  stack.to_bottom(3);
  EXPECT_EQ(cards_of(stack), "defabc");
  EXPECT_EQ(lore(stack, kAda), "===...");
}

TEST(Stack, RaisingMovesACardAboveOthers) {
  SmallStack stack = make_stack("abcdef");
  stack.look(2, kBruno);
  stack.look(4, kAda);
  stack.mix(4, kAda);
  stack.raise(2, 5);
  EXPECT_EQ(cards_of(stack), "abdefc");
  EXPECT_EQ(lore(stack, kAda), "..====");
  EXPECT_EQ(lore(stack, kBruno), "...xx.");
}

TEST(Stack, TheLastOfARunIsKnownExactly) {
  SmallStack stack = make_stack("abcd");
  stack.look(2, kBruno);
  stack.look(2, kAda);
  stack.mix(2, kAda);
  EXPECT_EQ(lore(stack, kBruno), "..xx");
  stack.take_top();
  EXPECT_EQ(lore(stack, kBruno), "..=");
}

// Bruno knows one `a` among the returned. When an `a` leaves it may have been another.
TEST(Stack, ATwinThatLeavesTakesTheKnowledgeWithIt) {
  SmallStack stack = make_stack("baa");
  stack.look(1, kBruno);
  stack.look(3, kAda);
  stack.mix(3, kAda);
  EXPECT_EQ(lore(stack, kBruno), "..x");
  stack.take(1);  // the other one
  EXPECT_EQ(lore(stack, kBruno), "..");
}

TEST(Stack, ATwinThatIsSeenCountsAsTheKnownOne) {
  SmallStack stack = make_stack("baa");
  stack.look(1, kBruno);
  stack.look(3, kAda);
  stack.mix(3, kAda);
  stack.raise(1, 2);
  stack.look(1, kBruno);
  EXPECT_EQ(lore(stack, kBruno), "..=");
}

TEST(Stack, ATornRunIsForgotten) {
  SmallStack stack = make_stack("abcdef");
  stack.look(4, kBruno);
  stack.look(4, kAda);
  stack.mix(4, kAda);
  stack.look(2, 2);
  stack.mix(2, 2);
  stack.to_bottom(2);
  EXPECT_EQ(lore(stack, kBruno), "......");
  EXPECT_EQ(lore(stack, 2), "==....");
}

TEST(Stack, ForgettingLeavesNothingHidden) {
  SmallStack first = make_stack("abcdef");
  SmallStack second = make_stack("badcef");
  for (SmallStack* stack : {&first, &second}) {
    stack->look(2, kAda);
    stack->look(1, kBruno);
  }
  EXPECT_EQ(fingerprint(first, kAda), fingerprint(second, kAda));
  EXPECT_EQ(fingerprint(first, kNobody), fingerprint(second, kNobody));
  SmallStack other = make_stack("abcdfe");
  other.look(2, kAda);
  other.look(1, kBruno);
  EXPECT_NE(fingerprint(first, kAda), fingerprint(other, kAda));
}

// Cards that left must leave no trace in the bytes a Belief copies.
TEST(Stack, ForgettingWipesWhatLiesBeyondTheTop) {
  SmallStack taken = make_stack("abcdef");
  taken.take_top();
  taken.take_top();
  taken.forget_hidden(kAda);
  SmallStack never = make_stack("abcd");
  never.forget_hidden(kAda);
  using Bytes = std::array<std::byte, sizeof(SmallStack)>;
  EXPECT_EQ(std::bit_cast<Bytes>(taken), std::bit_cast<Bytes>(never));
}

// Different cards, one run of four with two known: all stacks the seat can imagine are equally likely.
TEST(Stack, ResampleIsEven) {
  SmallStack stack = make_stack("abcdef");
  stack.look(2, kBruno);
  stack.look(4, kAda);
  stack.mix(4, kAda);
  const Possible allowed = all_allowed(stack, kBruno);
  EXPECT_EQ(allowed.size(), 4U * 3U * 24U);  // the unknown fill two places of the run and two below it
  constexpr int kEach = 200;
  const int draws = kEach * static_cast<int>(allowed.size());
  std::map<Cards, int> counts;
  Rng rng(11);
  for (int i = 0; i < draws; ++i) {
    SmallStack guess = stack;
    guess.resample(kBruno, rng);
    ++counts[cards_of(guess)];
  }
  EXPECT_EQ(counts.size(), allowed.size());
  double chi_square = 0;
  for (const auto& [cards, count] : counts) chi_square += (count - kEach) * (count - kEach) / double{kEach};
  // 287 degrees of freedom: the mean is 287, the deviation 24.
  EXPECT_GT(chi_square, 287 - 4 * 24);
  EXPECT_LT(chi_square, 287 + 4 * 24);
}

// How many places each run has with one seat's eyes, from the bottom.
std::vector<std::size_t> runs(const SmallStack& stack, Seat seat) {
  std::vector<std::size_t> sizes;
  for (std::size_t i = 0; i < stack.size();) {
    const auto run = stack.run_at(i, seat);
    sizes.push_back(run.last - run.first + 1);
    i = run.last + 1;
  }
  return sizes;
}

using Sizes = std::vector<std::size_t>;

// Bruno knows the top card; then Ada holds the upper three, so that it may lie in any of their places.
SmallStack one_known_of_three() {
  SmallStack stack = make_stack("abcdef");
  stack.look(1, kBruno);
  stack.look(3, kAda);
  stack.mix(3, kAda);
  return stack;
}

TEST(Stack, ARunEndsWhenItsLastKnownCardLeavesTheTop) {
  SmallStack stack = one_known_of_three();
  ASSERT_EQ(runs(stack, kBruno), (Sizes{1, 1, 1, 3}));
  stack.take_top();
  EXPECT_EQ(runs(stack, kBruno), (Sizes{1, 1, 1, 1, 1}));
}

TEST(Stack, ARunEndsWhenItsLastKnownCardIsTaken) {
  SmallStack stack = one_known_of_three();
  stack.take(5);
  EXPECT_EQ(runs(stack, kBruno), (Sizes{1, 1, 1, 1, 1}));
}

TEST(Stack, ARunEndsWhenItsLastKnownCardIsSeen) {
  SmallStack stack = one_known_of_three();
  stack.look(1, kBruno);
  EXPECT_EQ(runs(stack, kBruno), (Sizes{1, 1, 1, 1, 1, 1}));
  EXPECT_EQ(lore(stack, kBruno), ".....=");
}

TEST(Stack, ATornRunIsNoRun) {
  SmallStack stack = one_known_of_three();
  stack.look(2, kAda);
  stack.mix(2, kAda);
  stack.to_bottom(2);
  EXPECT_EQ(runs(stack, kBruno), (Sizes{1, 1, 1, 1, 1, 1}));
  EXPECT_EQ(lore(stack, kBruno), "......");
}

TEST(Stack, WhoKnowsNoneOfTheCardsHasNoRun) {
  SmallStack stack = make_stack("abcdef");
  stack.look(3, kAda);
  stack.mix(3, kAda);
  EXPECT_EQ(runs(stack, kBruno), (Sizes{1, 1, 1, 1, 1, 1}));
}

}  // namespace
}  // namespace pithead::stack_model
