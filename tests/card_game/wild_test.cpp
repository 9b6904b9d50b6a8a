// The wild action: look at four cards of a stack, keep one, put the others under it.
#include "tests/card_game/position.h"

namespace pithead::card_game {
namespace {

// Ann has paid for the wild card and is about to choose a stack.
Position at_wild() {
  Position at(3);
  at.workers(0, "2");
  return at;
}

Texts bottom(const Position& at, std::string_view stack, std::size_t count) {
  const Names cards = at.stack(stack);
  return {cards.end() - static_cast<std::ptrdiff_t>(count), cards.end()};
}

TEST(Wild, LooksAtTheTopFourAndKeepsOne) {
  Position at = at_wild();
  at.top("order", kFiveOrders).play({"place wild", "stack order"});
  EXPECT_EQ(at.legal(),
            (Texts{"keep barracks-1", "keep furnaces-2", "keep factories-3", "keep steamboats-4"}));
  at.play("keep furnaces-2");
  EXPECT_EQ(at.hand(0), Names{"furnaces-2"});
  EXPECT_EQ(at.height("order"), 27);
}

TEST(Wild, TheOthersGoUnderTheStackInTheChosenOrder) {
  Position at = at_wild();
  at.top("order", kFiveOrders).play({"place wild", "stack order", "keep factories-3"});
  EXPECT_EQ(at.legal(), (Texts{"return barracks-1", "return furnaces-2", "return steamboats-4"}));
  at.play("return steamboats-4");
  EXPECT_EQ(at.legal(), (Texts{"return barracks-1", "return furnaces-2"}));
  at.play("return barracks-1");
  EXPECT_EQ(at.turn(), 1) << "the last one goes unasked";
  const Names stack = at.stack("order");
  ASSERT_EQ(stack.size(), 27U);
  EXPECT_EQ(stack.front(), "barracks-2");
  EXPECT_EQ(Names(stack.end() - 3, stack.end()), (Names{"steamboats-4", "barracks-1", "furnaces-2"}));
}

TEST(Wild, TheRestOfTheStackKeepsItsSequence) {
  Position at = at_wild();
  const Names before = at.stack("share");
  at.play({"place wild", "stack share"});
  while (at.turn() == 0) at.play(*at.legal().begin());
  const Names after = at.stack("share");
  EXPECT_EQ(Names(after.begin(), after.end() - 3), Names(before.begin() + 4, before.end()));
}

TEST(Wild, EveryStackMayBeChosen) {
  Position at = at_wild();
  at.play("place wild");
  EXPECT_EQ(at.legal(),
            (Texts{"stack lorry-left", "stack lorry-right", "stack wagon-left", "stack wagon-right",
                   "stack engine", "stack order", "stack share", "stack innovation", "stack objective"}));
}

TEST(Wild, AnEmptyStackCannotBeChosen) {
  Position at = at_wild();
  at.stack("order", {}).stack("objective", {}).play("place wild");
  EXPECT_FALSE(at.offers("stack order"));
  EXPECT_FALSE(at.offers("stack objective"));
  EXPECT_EQ(at.legal().size(), 7U);
}

// R10
TEST(Wild, EnginesNeedAFreeDock) {
  Position at = at_wild();
  at.dock(0, 1, {"E1"}).dock(0, 2, {"E1"}).dock(0, 3, {"E1"});
  EXPECT_TRUE(at.offers("place wild"));
  at.play("place wild");
  EXPECT_FALSE(at.offers("stack engine"));
  EXPECT_EQ(at.legal().size(), 8U);
}

TEST(Wild, IsClosedWhenNoStackCanBeChosen) {
  Position at(2);
  at.workers(0, "2");
  for (std::size_t i = 0; i < kStacks; ++i) at.stack(kZoneNames[i], {});
  EXPECT_EQ(at.legal(), Texts{"pass"});
  at.stack("engine", {"E1"});
  EXPECT_EQ(at.legal(), (Texts{"pass", "place wild"}));
  at.dock(0, 1, {"E2"}).dock(0, 2, {"E2"}).dock(0, 3, {"E2"});
  EXPECT_EQ(at.legal(), Texts{"pass"});
}

// R11
TEST(Wild, NothingIsSeenBeforeTheStackIsNamed) {
  Position at = at_wild();
  at.play("place wild");
  for (const auto stack : {"order", "innovation", "lorry-left", "objective"})
    EXPECT_EQ(at.known(0, stack), Names{}) << stack;
  EXPECT_EQ(at.happened(EventKind::CardSeen).size(), 0U);
  EXPECT_EQ(at.workers(0), "") << "and it is paid";
}

// R12
TEST(Wild, LooksAtOneStackOfTheTwins) {
  Position at = at_wild();
  at.stack("lorry-left", {"fox-1-1", "fox-1-2"}).stack("lorry-right", {"wheel-1-1", "wheel-1-2"});
  at.play({"place wild", "stack lorry-left"});
  EXPECT_EQ(at.legal(), (Texts{"keep fox-1-1", "keep fox-1-2"}));
}

TEST(Wild, AShortStackShowsWhatIsThere) {
  Position at = at_wild();
  at.stack("share", {"barracks-share", "furnaces-share", "factories-share"});
  at.play({"place wild", "stack share"});
  EXPECT_EQ(at.legal(), (Texts{"keep barracks-share", "keep furnaces-share", "keep factories-share"}));
  at.play({"keep furnaces-share", "return factories-share"});
  EXPECT_EQ(at.stack("share"), (Names{"factories-share", "barracks-share"}));
}

TEST(Wild, ASingleCardIsTakenUnasked) {
  Position at = at_wild();
  at.stack("share", {"barracks-share"}).play({"place wild", "stack share"});
  EXPECT_EQ(at.shares(0), Names{"barracks-share"});
  EXPECT_EQ(at.height("share"), 0);
  EXPECT_EQ(at.turn(), 1);
}

TEST(Wild, AKeptLorryGoesToTheLeftEndOfTheRow) {
  Position at = at_wild();
  at.row(0, {"tower-2-0"}).top("lorry-right", {"fox-1-1", "wheel-1-1", "wheel-1-2", "clover-1-1"});
  at.play({"place wild", "stack lorry-right", "keep wheel-1-2"});
  EXPECT_EQ(at.row(0), (Names{"tower-2-0", "wheel-1-2"}));
}

TEST(Wild, AKeptWagonGoesToADockOfItsCrest) {
  Position at = at_wild();
  at.top("wagon-left", {"wheel-wagon", "tower-wagon", "wild-wagon", "fox-wagon"});
  at.play({"place wild", "stack wagon-left", "keep wheel-wagon"});
  EXPECT_EQ(at.legal(), (Texts{"dock 1", "dock 2"})) << "the dock first, then the others go back";
  at.play("dock 2");
  EXPECT_EQ(at.dock(0, 2), Names{"wheel-wagon"});
  EXPECT_EQ(at.legal(), (Texts{"return tower-wagon", "return wild-wagon", "return fox-wagon"}));
}

TEST(Wild, AKeptWagonWithOneDockIsNotAsked) {
  Position at = at_wild();
  at.top("wagon-left", {"wheel-wagon", "tower-wagon", "wild-wagon", "fox-wagon"});
  at.play({"place wild", "stack wagon-left", "keep fox-wagon"});
  EXPECT_EQ(at.dock(0, 3), Names{"fox-wagon"});
  EXPECT_EQ(at.phase(), Phase::Return);
}

TEST(Wild, AKeptEngineGoesToAFreeDock) {
  Position at = at_wild();
  at.dock(0, 1, {"E1"}).top("engine", {"E1", "E2", "E3", "E4"});
  at.play({"place wild", "stack engine", "keep E3"});
  EXPECT_EQ(at.legal(), (Texts{"dock 2", "dock 3"}));
  at.play({"dock 3", "return E4", "return E2"});
  EXPECT_EQ(at.dock(0, 3), Names{"E3"});
  const Names stack = at.stack("engine");
  EXPECT_EQ(Names(stack.end() - 3, stack.end()), (Names{"E4", "E2", "E1"}));
}

TEST(Wild, KeptSharesAndObjectivesLieOpen) {
  Position share = at_wild();
  share.top("share", {"barracks-share", "furnaces-share"}).play({"place wild", "stack share"});
  share.play("keep furnaces-share");
  EXPECT_EQ(share.shares(0), Names{"furnaces-share"});
  Position objective = at_wild();
  objective.top("objective", {"E1-objective", "E2-objective"}).play({"place wild", "stack objective"});
  objective.play("keep E2-objective");
  EXPECT_EQ(objective.objectives(0), Texts{"E2-objective"});
}

// R21
TEST(Wild, KeptOrdersAndInnovationsAreSecret) {
  Position at = at_wild();
  at.top("innovation", {"free-lorry", "workers-5", "free-share", "free-order"});
  at.play({"place wild", "stack innovation", "keep workers-5"});
  EXPECT_EQ(at.secret(0), Names{"workers-5"});
  EXPECT_NE(at.view(0).find(R"("secret_innovations":{"size":1,"cards":["workers-5"]})"), std::string::npos);
  for (const Seat viewer : {Seat{1}, kNobody})
    EXPECT_NE(at.view(viewer).find(R"("secret_innovations":{"size":1})"), std::string::npos);
}

TEST(Wild, TheLastCardOfAStackIsNoSecret) {
  Position at = at_wild();
  at.stack("order", {"barracks-3"}).play({"place wild", "stack order"});
  EXPECT_EQ(at.hand(0), Names{"barracks-3"});
  EXPECT_EQ(at.secret(0), Names{}) << "everybody saw it on top";
}

TEST(Wild, TwoToFourCardsDoNotRunOut) {
  for (const Position::List cards :
       {Position::List{"fox-wagon", "wheel-wagon"}, Position::List{"fox-wagon", "wheel-wagon", "wild-wagon"},
        Position::List{"fox-wagon", "wheel-wagon", "wild-wagon", "wild-wagon"}}) {
    Position at = at_wild();
    at.stack("wagon-left", cards);
    const Names twin = at.stack("wagon-right");
    at.play({"place wild", "stack wagon-left"});
    while (at.turn() == 0) at.play(*at.legal().begin());
    EXPECT_EQ(at.height("wagon-left"), static_cast<int>(cards.size()) - 1);
    EXPECT_EQ(at.stack("wagon-right"), twin) << "no cut";
  }
}

TEST(Wild, ASingleCardRunsOutAndTheTwinIsCutAtOnce) {
  Position at = at_wild();
  at.stack("wagon-left", {"wild-wagon"});
  const Names twin = at.stack("wagon-right");
  ASSERT_EQ(twin.size(), 20U);
  at.play({"place wild", "stack wagon-left"});
  EXPECT_EQ(at.phase(), Phase::Dock);
  EXPECT_EQ(at.stack("wagon-right"), Names(twin.begin(), twin.begin() + 10));
  EXPECT_EQ(at.stack("wagon-left"), Names(twin.begin() + 10, twin.end()));
  at.play("dock 3");
  EXPECT_EQ(at.dock(0, 3), Names{"wild-wagon"});
  EXPECT_EQ(at.turn(), 1);
}

TEST(Wild, ASingleLorryRunsOutAndTheTwinIsCut) {
  Position at = at_wild();
  at.stack("lorry-right", {"fox-1-1"}).stack("lorry-left", {"wheel-1-1", "tower-1-1", "fox-2-0"});
  at.play({"place wild", "stack lorry-right"});
  EXPECT_EQ(at.stack("lorry-left"), (Names{"wheel-1-1", "tower-1-1"}));
  EXPECT_EQ(at.stack("lorry-right"), Names{"fox-2-0"});
  EXPECT_EQ(at.row(0), Names{"fox-1-1"});
}

TEST(Wild, TheNextCardIsTurnedUpOnlyWhenAllHaveGoneUnder) {
  Position at = at_wild();
  at.top("share", {"barracks-share", "furnaces-share", "factories-share", "steamboats-share"});
  at.play({"place wild", "stack share", "keep furnaces-share"});
  EXPECT_EQ(at.happened(EventKind::TopTurned).size(), 0U);
  EXPECT_NE(at.view(1).find(R"({"stack":"share","size":23,"top":null})"), std::string::npos);
  at.play({"return barracks-share", "return factories-share"});
  EXPECT_EQ(at.happened(EventKind::TopTurned).size(), 1U);
  EXPECT_NE(at.view(1).find(R"({"stack":"share","size":23,"top":")" + at.top("share") + '"'),
            std::string::npos);
  EXPECT_EQ(bottom(at, "share", 3), (Texts{"barracks-share", "factories-share", "steamboats-share"}));
}

TEST(Wild, TheZoneOfTheStackIsNotUsed) {
  Position at = at_wild();
  at.play({"place wild", "stack share"});
  EXPECT_EQ(at.level("share"), 0);
  EXPECT_EQ(at.level("wild"), 2);
  EXPECT_EQ(at.last_player("wild"), 0);
  EXPECT_EQ(at.last_player("share"), kNobody);
}

TEST(Wild, EqualCardsAreOneOptionButAreNamedOneByOne) {
  Position at = at_wild();
  at.top("engine", {"E1", "E1", "E1", "E1"}).play({"place wild", "stack engine"});
  EXPECT_EQ(at.legal(), Texts{"keep E1"});
  at.play({"keep E1", "dock 1"});
  EXPECT_EQ(at.legal(), Texts{"return E1"});
  at.play("return E1");
  EXPECT_EQ(at.legal(), Texts{"return E1"});
  at.play("return E1");
  EXPECT_EQ(at.turn(), 1);
}

TEST(Wild, ACardKeptMayBePlayedOnTheSameTurn) {
  Position at = at_wild();
  at.top("innovation", {"free-lorry", "workers-5", "free-share", "free-order"});
  at.play({"place wild", "stack innovation", "keep free-share", "return workers-5", "return free-lorry"});
  EXPECT_EQ(at.legal(), (Texts{"play free-share", "end"}));
  at.play("play free-share");
  EXPECT_EQ(at.secret(0), Names{});
  EXPECT_EQ(at.turn(), 1);
}

}  // namespace
}  // namespace pithead::card_game
