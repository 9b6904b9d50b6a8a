// How sure a measured share is, and when it is decided.
#include "bots/interval.h"

#include <gtest/gtest.h>

#include "games/core/rng.h"

namespace pithead {
namespace {

constexpr auto kVictory = static_cast<std::int64_t>(kWholeVictory);

Clusters deals_of(std::int64_t won, std::int64_t games, int deals) {
  Clusters wins;
  for (int i = 0; i < deals; ++i) wins.add(games, won * kVictory);
  return wins;
}

// A deal of so many games, each won with this chance (in thousandths); of a thousand later games `alike` end
// as the first of their deal.
void add_drawn_deal(Clusters& wins, std::uint32_t chance, std::uint32_t alike, Rng& rng, int games = 2) {
  const bool first = rng.below(1000) < chance;
  int won = first ? 1 : 0;
  for (int i = 1; i < games; ++i) {
    const bool is_won = rng.below(1000) < alike ? first : rng.below(1000) < chance;
    won += is_won ? 1 : 0;
  }
  wins.add(games, kVictory * won);
}

TEST(ShareInterval, HoldsTheTruthIn95Of100Series) {
  Rng rng(5);
  for (const std::uint32_t chance : {500U, 800U, 970U}) {
    for (const std::uint32_t alike : {0U, 500U, 1000U}) {
      constexpr int kSeries = 2000;
      int held = 0;
      for (int series = 0; series < kSeries; ++series) {
        Clusters wins;
        for (int deal = 0; deal < 60; ++deal) add_drawn_deal(wins, chance, alike, rng);
        const Interval interval = share_interval(wins);
        held += interval.low <= chance / 1000.0 && chance / 1000.0 <= interval.high ? 1 : 0;
      }
      EXPECT_GE(held, kSeries * 93 / 100) << chance << ' ' << alike;
      EXPECT_LE(held, kSeries * 99 / 100) << chance << ' ' << alike;
    }
  }
}

TEST(ShareInterval, IsSensibleAtTheEnds) {
  const Interval all = share_interval(deals_of(2, 2, 100));
  EXPECT_EQ(all.high, 1);
  EXPECT_GT(all.low, 0.95);
  EXPECT_LT(all.low, 0.97);
  const Interval none = share_interval(deals_of(0, 4, 100));
  EXPECT_EQ(none.low, 0);
  EXPECT_NEAR(none.high, 1 - all.low, 1e-9);
}

// A share just outside would win so many deals in a row in 1 of 40 series.
TEST(ShareInterval, IsExactAfterACleanRun) {
  for (const int deals : {1, 2, 5, 30}) {
    EXPECT_NEAR(std::pow(share_interval(deals_of(4, 4, deals)).low, deals), 0.025, 1e-9) << deals;
  }
}

TEST(ShareInterval, IsWideWithoutEvidence) {
  EXPECT_EQ(share_interval({}).low, 0);
  EXPECT_EQ(share_interval({}).high, 1);
  for (int deals = 1; deals <= 3; ++deals) {
    const Interval interval = share_interval(deals_of(1, 2, deals));
    EXPECT_GE(interval.low, 0);
    EXPECT_LE(interval.high, 1);
    EXPECT_GT(interval.high - interval.low, 0.4) << deals;
  }
}

// Each game twice is no more evidence than each once.
TEST(ShareInterval, IsNotFooledByGamesThatGoAlike) {
  Clusters single;
  Clusters twice;
  for (int deal = 0; deal < 500; ++deal) {
    const int won = deal % 3 == 0 ? 1 : 0;
    single.add(1, kVictory * won);
    twice.add(2, 2 * kVictory * won);
  }
  EXPECT_NEAR(share_interval(twice).low, share_interval(single).low, 0.001);
  EXPECT_NEAR(share_interval(twice).high, share_interval(single).high, 0.001);
}

// Rotation takes away the luck of the deal: one victory each is what a fair deal gives.
TEST(ShareInterval, GainsByGamesThatBalance) {
  Clusters balanced = deals_of(1, 2, 400);
  balanced.add(2, 2 * kVictory);
  balanced.add(2, 0);
  Clusters drawn = deals_of(2, 2, 201);
  for (int deal = 0; deal < 201; ++deal) drawn.add(2, 0);
  const Interval narrow = share_interval(balanced);
  const Interval wide = share_interval(drawn);
  EXPECT_LT(narrow.high - narrow.low, (wide.high - wide.low) / 5);
}

TEST(MeanInterval, HoldsTheMean) {
  Clusters leads;
  for (int deal = 0; deal < 100; ++deal) leads.add(2, deal % 2 == 0 ? 10 : 30);
  const Interval interval = mean_interval(leads);
  EXPECT_DOUBLE_EQ(leads.mean(), 10);
  EXPECT_NEAR(interval.high - leads.mean(), 1.984 * 5 / std::sqrt(99), 0.001);
  EXPECT_NEAR(leads.mean() - interval.low, interval.high - leads.mean(), 1e-9);
}

// ---- Wald's test ------------------------------------------------------------------------------------

struct Series {
  Verdict verdict = Verdict::Open;
  int deals = 0;
};

Series play_series(std::uint32_t chance, std::uint32_t alike, double mark, Rng& rng, int seats = 2) {
  Series series;
  Clusters wins;
  while (series.verdict == Verdict::Open && series.deals < 20000) {
    add_drawn_deal(wins, chance, alike, rng, seats);
    series.verdict = sequential_test(wins, mark);
    ++series.deals;
  }
  return series;
}

// At both ends of what is told apart, where it is hardest; the more so, the more the games of a deal go
// alike.
TEST(SequentialTest, ErrsInAtMostFiveOf100Series) {
  constexpr int kSeries = 400;
  Rng rng(6);
  for (const double mark : {0.5, 0.75, 0.9, 0.98}) {
    const auto low = static_cast<std::uint32_t>(std::lround(1000 * around(mark).low));
    const auto high = static_cast<std::uint32_t>(std::lround(1000 * around(mark).high));
    for (const int seats : {2, 4}) {
      for (const std::uint32_t alike : {0U, 300U, 700U, 1000U}) {
        int called_above = 0;
        int called_below = 0;
        for (int i = 0; i < kSeries; ++i) {
          called_above += play_series(low, alike, mark, rng, seats).verdict == Verdict::Above ? 1 : 0;
          called_below += play_series(high, alike, mark, rng, seats).verdict == Verdict::Below ? 1 : 0;
        }
        EXPECT_LE(called_above, kSeries * 7 / 100) << mark << ' ' << seats << ' ' << alike;
        EXPECT_LE(called_below, kSeries * 7 / 100) << mark << ' ' << seats << ' ' << alike;
      }
    }
  }
}

// Where all games go the same way, nothing tells how alike they are: only deals count.
TEST(SequentialTest, CountsDealsInACleanRun) {
  for (const int seats : {2, 3, 4}) {
    EXPECT_EQ(sequential_test(deals_of(seats, seats, 22), 0.75), Verdict::Open) << seats;
    EXPECT_EQ(sequential_test(deals_of(seats, seats, 23), 0.75), Verdict::Above) << seats;
  }
}

TEST(SequentialTest, IsSoonSureOfWhatIsClear) {
  Rng rng(7);
  for (int i = 0; i < 50; ++i) {
    const Series above = play_series(980, 0, 0.75, rng);
    EXPECT_EQ(above.verdict, Verdict::Above);
    EXPECT_LT(above.deals, 40);
    const Series below = play_series(300, 0, 0.75, rng);
    EXPECT_EQ(below.verdict, Verdict::Below);
    EXPECT_LT(below.deals, 60);
  }
}

TEST(SequentialTest, CountsSharedVictoriesInParts) {
  Clusters shared;
  Clusters split;
  for (int deal = 0; deal < 30; ++deal) {
    shared.add(2, kVictory);  // two halves
    split.add(2, kVictory);   // one won, one lost
  }
  EXPECT_EQ(sequential_test(shared, 0.75), sequential_test(split, 0.75));
  EXPECT_EQ(sequential_test(shared, 0.75), Verdict::Below);
}

TEST(SequentialTest, WorksAtTheEndsOfTheScale) {
  EXPECT_EQ(sequential_test({}, 0.5), Verdict::Open);
  EXPECT_EQ(sequential_test(deals_of(2, 2, 20), 0.999), Verdict::Open);
  EXPECT_EQ(sequential_test(deals_of(2, 2, 500), 0.999), Verdict::Above);
  EXPECT_EQ(sequential_test(deals_of(2, 2, 500), 0.95), Verdict::Above);
  EXPECT_EQ(sequential_test(deals_of(0, 2, 500), 0.05), Verdict::Below);
  EXPECT_EQ(sequential_test(deals_of(1, 2, 100), 0.01), Verdict::Above);
}

}  // namespace
}  // namespace pithead
