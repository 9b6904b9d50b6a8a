// Single steps of a stack, and what they leave of each seat's knowledge.
#include "games/core/stack.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "tests/core/stack_model.h"

namespace pithead::stack_model {
namespace {

constexpr Seat kAda = 0;
constexpr Seat kBruno = 1;
constexpr Seat kCleo = 2;

// What a seat knows, from the bottom: the letter of a card that is certain, the number of a mixed group, else
// a question mark; then the known cards of each mixed group.
std::string lore(const SmallStack& stack, Seat seat) {
  std::string text;
  std::array<std::multiset<char>, kGroups + 1> known;
  for (std::size_t i = 0; i < stack.size(); ++i) {
    const char card = cards_of(stack)[i];
    const unsigned group = stack.cards().group_of(i, seat);
    if (group == 0) {
      text += stack.cards().is_certain(i, seat) ? card : '?';
    } else {
      text += static_cast<char>('0' + group);
      if (stack.cards().is_known(i, seat)) known[group].insert(card);
    }
  }
  for (std::size_t group = 1; group < known.size(); ++group) {
    if (known[group].empty()) continue;
    text += " " + std::to_string(group) + ":";
    text.append(known[group].begin(), known[group].end());
  }
  return text;
}

// One seat looks at the top cards and may change their order.
void hold(SmallStack& stack, std::size_t count, Seat holder) {
  stack.look(count, holder);
  stack.mix(count, holder);
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
  for (Seat seat = 0; seat < kMaxSeats; ++seat) EXPECT_EQ(lore(stack, seat), "????");
}

TEST(Stack, WhoLooksKnowsExactly) {
  SmallStack stack = make_stack("abcd");
  stack.look(3, kAda);
  EXPECT_EQ(lore(stack, kAda), "?bcd");
  for (const Seat seat : {kBruno, kCleo, kNobody}) EXPECT_EQ(lore(stack, seat), "????");
}

TEST(Stack, WhoTakesOneKnowsTheOthers) {
  SmallStack stack = make_stack("abcdef");
  hold(stack, 5, kAda);
  EXPECT_EQ(stack.take(3), 3);
  EXPECT_EQ(cards_of(stack), "abcef");
  EXPECT_EQ(lore(stack, kAda), "?bcef");
}

// Bruno knew two of Ada's five and now knows that they are among the four.
TEST(Stack, WhoKnewSomeKnowsThemAmongTheReturned) {
  SmallStack stack = make_stack("abcdef");
  stack.look(2, kBruno);
  hold(stack, 5, kAda);
  stack.take(1);
  EXPECT_EQ(lore(stack, kBruno), "?1111 1:ef");
  EXPECT_EQ(lore(stack, kAda), "?cdef");
}

TEST(Stack, KnowledgeGoesToTheBottomWithTheCards) {
  SmallStack stack = make_stack("abcdef");
  stack.look(1, kBruno);
  hold(stack, 3, kAda);
  stack.to_bottom(3);
  EXPECT_EQ(cards_of(stack), "defabc");
  EXPECT_EQ(lore(stack, kAda), "def???");
  EXPECT_EQ(lore(stack, kBruno), "111??? 1:f");
}

TEST(Stack, RaisingMovesACardAboveOthers) {
  SmallStack stack = make_stack("abcdef");
  stack.look(2, kBruno);
  hold(stack, 4, kAda);
  stack.raise(2, 5);
  EXPECT_EQ(cards_of(stack), "abdefc");
  EXPECT_EQ(lore(stack, kAda), "??defc");
  EXPECT_EQ(lore(stack, kBruno), "??1111 1:ef");
}

TEST(Stack, TheLastOfAMixedGroupIsCertain) {
  SmallStack stack = make_stack("abcd");
  stack.look(2, kBruno);
  hold(stack, 2, kAda);
  EXPECT_EQ(lore(stack, kBruno), "??11 1:cd");
  stack.take_top();
  EXPECT_EQ(lore(stack, kBruno), "??c");
}

// Bruno knows one `a` among the returned. When an `a` leaves it may have been another.
TEST(Stack, ATwinThatLeavesTakesTheKnowledgeWithIt) {
  SmallStack stack = make_stack("baa");
  stack.look(1, kBruno);
  hold(stack, 3, kAda);
  EXPECT_EQ(lore(stack, kBruno), "111 1:a");
  stack.take(1);  // the other one
  EXPECT_EQ(lore(stack, kBruno), "??");
}

TEST(Stack, ATwinThatIsSeenCountsAsTheKnownOne) {
  SmallStack stack = make_stack("baa");
  stack.look(1, kBruno);
  hold(stack, 3, kAda);
  stack.raise(1, 2);
  stack.look(1, kBruno);
  EXPECT_EQ(lore(stack, kBruno), "??a");
}

// ---- mixed groups
// -------------------------------------------------------------------------------------------

// Bruno knows the top card; then Ada holds the upper three, so that it may lie in any of their places.
SmallStack one_known_of_three() {
  SmallStack stack = make_stack("abcdef");
  stack.look(1, kBruno);
  hold(stack, 3, kAda);
  return stack;
}

TEST(Stack, AMixedGroupEndsWhenItsLastKnownCardLeavesTheTop) {
  SmallStack stack = one_known_of_three();
  ASSERT_EQ(lore(stack, kBruno), "???111 1:f");
  stack.take_top();
  EXPECT_EQ(lore(stack, kBruno), "?????");
}

TEST(Stack, AMixedGroupEndsWhenItsLastKnownCardIsTaken) {
  SmallStack stack = one_known_of_three();
  stack.take(5);
  EXPECT_EQ(lore(stack, kBruno), "?????");
}

TEST(Stack, AMixedGroupEndsWhenItsLastKnownCardIsSeen) {
  SmallStack stack = one_known_of_three();
  stack.look(1, kBruno);
  EXPECT_EQ(lore(stack, kBruno), "?????f");
}

TEST(Stack, WhoKnowsNoneOfTheCardsHasNoMixedGroup) {
  SmallStack stack = make_stack("abcdef");
  hold(stack, 3, kAda);
  EXPECT_EQ(lore(stack, kBruno), "??????");
}

// Two of Bruno's four places go under the stack. He cannot say which cards went, but has lost none of them.
TEST(Stack, ATornMixedGroupIsKept) {
  SmallStack stack = make_stack("abcdef");
  stack.look(4, kBruno);
  hold(stack, 4, kAda);
  hold(stack, 2, kCleo);
  stack.to_bottom(2);
  ASSERT_EQ(cards_of(stack), "efabcd");
  EXPECT_EQ(lore(stack, kBruno), "11??11 1:cdef");
  EXPECT_EQ(lore(stack, kAda), "11??cd 1:ef") << "Ada knew the places; two cards were in Cleo's hands since";
  EXPECT_EQ(lore(stack, kCleo), "ef????");
}

TEST(Stack, ACardSeenOnOneSideOfATornMixedGroupIsMissingOnTheOther) {
  SmallStack stack = one_known_of_three();
  hold(stack, 2, kAda);
  stack.to_bottom(2);
  ASSERT_EQ(cards_of(stack), "efabcd");
  ASSERT_EQ(lore(stack, kBruno), "11???1 1:f");
  SmallStack seen = stack;
  seen.look(1, kBruno);
  EXPECT_EQ(lore(seen, kBruno), "11???d 1:f") << "so it is one of the lowest two";
  stack.take_top();
  EXPECT_EQ(lore(stack, kBruno), "11??? 1:f");
}

TEST(Stack, MixingAPartOfAMixedGroupLosesNothing) {
  SmallStack stack = make_stack("abcdef");
  stack.look(3, kBruno);
  hold(stack, 4, kAda);
  hold(stack, 2, kCleo);
  EXPECT_EQ(lore(stack, kBruno), "??1111 1:def");
}

TEST(Stack, ASingleCardCannotBeMixed) {
  SmallStack stack = make_stack("abc");
  stack.look(1, kBruno);
  hold(stack, 1, kAda);
  EXPECT_EQ(lore(stack, kBruno), "??c");
}

// Bruno knows four cards in pairs, one pair mixed by Ada and then the other.
SmallStack two_groups_on_top() {
  SmallStack stack = make_stack("abcdefgh");
  for (int i = 0; i < 2; ++i) {
    stack.look(2, kBruno);
    hold(stack, 2, kAda);
    stack.to_bottom(2);
  }
  stack.to_bottom(4);
  return stack;
}

TEST(Stack, MixedGroupsThatOverlapBecomeOne) {
  SmallStack stack = two_groups_on_top();
  ASSERT_EQ(lore(stack, kBruno), "????2211 1:gh 2:ef");
  hold(stack, 3, kCleo);
  EXPECT_EQ(lore(stack, kBruno), "????1111 1:efgh") << "too little: the fifth card from below is e or f";
}

TEST(Stack, CertainCardsAreMixedIntoAMixedGroup) {
  SmallStack stack = make_stack("abcdef");
  stack.look(4, kBruno);
  hold(stack, 3, kAda);
  ASSERT_EQ(lore(stack, kBruno), "??c111 1:def");
  hold(stack, 2, kCleo);
  stack.to_bottom(2);
  ASSERT_EQ(lore(stack, kBruno), "11??c1 1:def");
  hold(stack, 2, kAda);
  EXPECT_EQ(lore(stack, kBruno), "11??11 1:cdef") << "too little: c is one of the upper two";
}

// A seat keeps three mixed groups; a fourth becomes one with the third.
TEST(Stack, AFourthMixedGroupBecomesOneWithTheThird) {
  SmallStack stack = make_stack("abcdefghij");
  const auto mix_two_below = [&]() {
    stack.look(2, kBruno);
    hold(stack, 2, kAda);
    stack.to_bottom(2);
  };
  for (int i = 0; i < 3; ++i) mix_two_below();
  ASSERT_EQ(cards_of(stack), "efghijabcd");
  EXPECT_EQ(lore(stack, kBruno), "332211???? 1:ij 2:gh 3:ef");
  mix_two_below();
  EXPECT_EQ(lore(stack, kBruno), "33332211?? 1:ij 2:gh 3:cdef");
  EXPECT_EQ(lore(stack, kAda), "cdefghij??");
}

TEST(Stack, ANewMixedGroupTakesTheLowestFreeNumber) {
  SmallStack stack = two_groups_on_top();
  stack.take_top();
  stack.take_top();
  ASSERT_EQ(lore(stack, kBruno), "????22 2:ef");
  stack.to_bottom(2);
  stack.look(2, kBruno);
  hold(stack, 2, kAda);
  EXPECT_EQ(lore(stack, kBruno), "22??11 1:cd 2:ef");
}

// ---- beliefs -------------------------------------------------------------------------------------------

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

// Different cards, one mixed group of four with two known: all stacks the seat can imagine are equally
// likely.
TEST(Stack, ResampleIsEven) {
  SmallStack stack = make_stack("abcdef");
  stack.look(2, kBruno);
  stack.look(4, kAda);
  stack.mix(4, kAda);
  const Possible allowed = all_allowed(stack, kBruno);
  EXPECT_EQ(allowed.size(),
            4U * 3U * 24U);  // the unknown fill two places of the mixed group and two below it
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

// That everybody has seen a card does not make it open: a spectator never saw it.
TEST(Stack, WhatAllSeatsKnowIsHiddenFromSpectators) {
  SmallStack one = make_stack("abcdef");
  SmallStack other = make_stack("abdcef");
  for (SmallStack* stack : {&one, &other}) {
    for (Seat seat = 0; seat < kMaxSeats; ++seat) hold(*stack, 3, seat);
    stack->take_top();
    stack->take_top();
    for (Seat seat = 0; seat < kMaxSeats; ++seat)
      EXPECT_EQ(lore(*stack, seat).back(), cards_of(*stack).back());
    EXPECT_EQ(lore(*stack, kNobody), "????");
  }
  EXPECT_EQ(fingerprint(one, kNobody), fingerprint(other, kNobody));
}

}  // namespace
}  // namespace pithead::stack_model
