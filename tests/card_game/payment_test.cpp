// Paying for a placement: always exactly one worker more than the latest user of the zone.
#include "tests/card_game/position.h"

namespace pithead::card_game {
namespace {

// The payments offered for a zone at this level to a hand of worker cards and innovations.
Texts payments(std::string_view cards, Position::List innovations, int level) {
  Position at(4, "4/2/4:2/2/2/1:9+7");
  at.workers(0, cards).hand(0, innovations).level("order", level);
  if (!at.offers("place order")) return {};
  // One secret innovation more, which pays nothing, and the only payment is asked too.
  at.secret(0, {"free-delivery"}).play("place order");
  return at.legal("pay");
}

TEST(Payment, IsOneWorkerMoreThanTheLatestUserPlaced) {
  Position at(3);
  at.workers(0, "1+1").workers(1, "2+1").workers(2, "3").play("place engine");
  EXPECT_EQ(at.level("engine"), 1);
  at.play("dock 1");
  EXPECT_TRUE(at.offers("place engine"));
  at.play({"place engine", "dock 1"});
  EXPECT_EQ(at.workers(1), "1") << "the two workers";
  EXPECT_EQ(at.level("engine"), 2);
  at.play({"place engine", "dock 1"});
  EXPECT_EQ(at.level("engine"), 3);
  EXPECT_EQ(at.workers(2), "");
}

TEST(Payment, MustAddUpExactly) {
  Position at(3);
  at.workers(0, "3").level("engine", 1);
  EXPECT_FALSE(at.offers("place engine")) << "three workers are not two";
  EXPECT_FALSE(at.offers("place order")) << "nor one";
  at.level("share", 2);
  EXPECT_EQ(at.legal(), (Texts{"pass", "place share"}));
}

TEST(Payment, MustNotFallShort) {
  Position at(3);
  at.workers(0, "1+1").level("order", 2);
  EXPECT_FALSE(at.offers("place order"));
}

TEST(Payment, TheWildCardCostsTwoAtFirst) {
  Position at(3);
  at.workers(0, "1").workers(1, "2").workers(2, "3");
  EXPECT_FALSE(at.offers("place wild"));
  at.turn(1);
  EXPECT_TRUE(at.offers("place wild"));
  at.level("wild", 2).turn(2);
  EXPECT_TRUE(at.offers("place wild"));
}

TEST(Payment, ThreeWorkersInEveryCombination) {
  EXPECT_EQ(payments("5+4+3+2+2+1+1+1+1+1", {}, 2), (Texts{"pay 3", "pay 2+1", "pay 1+1+1"}));
  EXPECT_EQ(payments("2+2", {}, 2), Texts{});
}

TEST(Payment, WorkerInnovationsCountAsAnyNumberInTheirRange) {
  EXPECT_EQ(payments("5+4+3+2+2+1+1+1+1+1", {"workers-4"}, 2),
            (Texts{"pay 3", "pay 2+1", "pay 1+1+1", "pay workers-4", "pay 1+workers-4", "pay 2+workers-4",
                   "pay 1+1+workers-4"}));
}

TEST(Payment, AnInnovationCountsAsOneUpToItsNumber) {
  for (const auto& [card, most] : {std::pair{"workers-3", 3}, {"workers-4", 4}, {"workers-5", 5}}) {
    for (int need = 1; need <= 6; ++need) {
      const Texts expected = need <= most ? Texts{std::string("pay ") + card} : Texts{};
      EXPECT_EQ(payments("", {card}, need - 1), expected) << card << " for " << need;
    }
  }
}

// R6
TEST(Payment, InnovationsCombineWithCardsAndWithEachOther) {
  EXPECT_EQ(
      payments("5", {"workers-3", "workers-5"}, 6),
      (Texts{"pay 5+workers-3", "pay 5+workers-5", "pay workers-3+workers-5", "pay 5+workers-3+workers-5"}));
  EXPECT_EQ(payments("", {"workers-3", "workers-5"}, 8), Texts{}) << "eight at most";
  EXPECT_EQ(payments("", {"workers-3", "workers-5"}, 7), Texts{"pay workers-3+workers-5"});
}

// R6
TEST(Payment, IsASetOfCardsAndNotOfNumbers) {
  EXPECT_EQ(payments("", {"workers-3", "workers-4"}, 2),
            (Texts{"pay workers-3", "pay workers-4", "pay workers-3+workers-4"}));
}

TEST(Payment, EqualCardsAreInterchangeable) {
  EXPECT_EQ(
      payments("2+2", {"workers-3", "workers-3", "workers-3"}, 4),
      (Texts{"pay 2+workers-3", "pay 2+2+workers-3", "pay workers-3+workers-3", "pay 2+workers-3+workers-3",
             "pay workers-3+workers-3+workers-3", "pay 2+workers-3+workers-3+workers-3"}));
}

// Every payment from every full hand against the definition: the cards' sum f and k innovations with maxima
// of m in all pay what lies between f + k and f + m.
TEST(Payment, EveryExactCombinationIsOffered) {
  for (int need = 1; need <= 15; ++need) {
    std::size_t expected = 0;
    for (int cards = 0; cards < kWorkerSets; ++cards) {
      const int sum = sum_of(static_cast<Workers>(cards));
      for (int set = 0; set < 8; ++set) {
        const int least = (set & 1) + (set >> 1 & 1) + (set >> 2);
        const int most = 3 * (set & 1) + 4 * (set >> 1 & 1) + 5 * (set >> 2);
        if (sum + least <= need && need <= sum + most) ++expected;
      }
    }
    const Texts offered = payments("5+4+3+2+2+1+1+1+1+1", {"workers-3", "workers-4", "workers-5"}, need - 1);
    EXPECT_EQ(offered.size(), expected) << need << " workers";
  }
}

TEST(Payment, IsAskedOnlyWhenThereIsAChoice) {
  Position one(3);
  one.workers(0, "3+1+1").play("place order");
  EXPECT_EQ(one.turn(), 1) << "one worker is one worker";
  Position two(3);
  two.workers(0, "2+1+1").level("order", 1).play("place order");
  EXPECT_EQ(two.turn(), 0);
  EXPECT_EQ(two.legal(), (Texts{"pay 2", "pay 1+1"}));
  two.play("pay 1+1");
  EXPECT_EQ(two.workers(0), "2");
}

TEST(Payment, TheCardsStayInTheZoneUntilTheShiftEnds) {
  Position at(3);
  at.level("order", 2).play({"place order", "pay 2+1"});
  EXPECT_EQ(at.laid("order", 0), "2+1");
  EXPECT_EQ(at.workers(0), "4+3+2+1+1+1+1");
  at.play({"place share", "place order", "pay 4"});
  EXPECT_EQ(at.laid("order", 2), "4");
  EXPECT_EQ(at.laid("order", 0), "2+1") << "they lie below";
  EXPECT_EQ(at.level("order"), 4);
}

TEST(Payment, AZoneUsedLastByOneselfCostsOneMoreAsWell) {
  Position at(2);
  at.play({"place share", "pass", "place share", "pay 2", "place share", "pay 3"});
  EXPECT_EQ(at.level("share"), 3);
  EXPECT_EQ(at.last_player("share"), 0);
  EXPECT_EQ(at.shares(0).size(), 3U);
}

TEST(Payment, AWorkerInnovationRaisesTheLevelByOneAsUsual) {
  Position at(3);
  at.level("order", 2).hand(0, {"workers-5"}).play({"place order", "pay workers-5"});
  EXPECT_EQ(at.level("order"), 3) << "it stood for three workers, so the next one needs four";
  at.workers(1, "4");
  EXPECT_TRUE(at.offers("place order"));
  EXPECT_EQ(at.laid_innovations("order"), "workers-5");
}

TEST(Payment, EachZoneHasItsOwnLevel) {
  Position at(3);
  at.play({"place lorry-left", "place wagon-left"});
  if (at.phase() == Phase::Dock) at.play(*at.legal().begin());
  EXPECT_EQ(at.level("lorry-left"), 1);
  EXPECT_EQ(at.level("lorry-right"), 0);
  EXPECT_EQ(at.level("wagon-left"), 1);
  EXPECT_EQ(at.level("wagon-right"), 0);
}

TEST(Payment, CanBeAsHighAsAllWorkersTogether) {
  Position at(4);
  at.workers(0, "5+4+3+2+1").level("order", 14).play("place order");
  EXPECT_EQ(at.level("order"), 15);
  EXPECT_EQ(at.workers(0), "");
}

}  // namespace
}  // namespace pithead::card_game
