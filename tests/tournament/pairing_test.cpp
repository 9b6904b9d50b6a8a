#include "server/tournament/pairing.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

#include <gtest/gtest.h>

#include "games/core/rng.h"

namespace pithead::server {
namespace {

std::vector<int> up_to(int people) {
  std::vector<int> all(static_cast<std::size_t>(people));
  std::iota(all.begin(), all.end(), 0);
  return all;
}

// Everybody once, at a table or with a bye.
void expect_everybody_once(const Pairing& pairing, int people) {
  std::vector<int> all = pairing.byes;
  for (const auto& table : pairing.tables) all.insert(all.end(), table.begin(), table.end());
  std::ranges::sort(all);
  EXPECT_EQ(all, up_to(people));
}

Meetings meetings_of(const std::vector<Pairing>& rounds, int people) {
  Meetings met(people);
  for (const Pairing& round : rounds)
    for (const auto& table : round.tables) met.add(table);
  return met;
}

std::pair<int, int> fewest_and_most(const Meetings& met, int people) {
  int fewest = 1'000;
  int most = 0;
  for (int one = 0; one < people; ++one)
    for (int other = 0; other < one; ++other) {
      fewest = std::min(fewest, met.between(one, other));
      most = std::max(most, met.between(one, other));
    }
  return {fewest, most};
}

// All ways to seat them, by brute force: how many meet again at least.
int fewest_again(std::vector<int> people, const std::vector<int>& sizes, std::size_t table,
                 const Meetings& met) {
  if (table == sizes.size()) return 0;
  int best = 1'000'000;
  std::vector<bool> chosen(people.size());
  std::fill(chosen.begin(), chosen.begin() + sizes[table], true);
  do {
    std::vector<int> here;
    std::vector<int> rest;
    for (std::size_t i = 0; i < people.size(); ++i) (chosen[i] ? here : rest).push_back(people[i]);
    int again = 0;
    for (const int one : here)
      for (const int other : here) again += one < other ? met.between(one, other) : 0;
    best = std::min(best, again + fewest_again(rest, sizes, table + 1, met));
  } while (std::prev_permutation(chosen.begin(), chosen.end()));
  return best;
}

int again_in(const Pairing& pairing, const Meetings& met) {
  int again = 0;
  for (const auto& table : pairing.tables)
    for (const int one : table)
      for (const int other : table) again += one < other ? met.between(one, other) : 0;
  return again;
}

TEST(Pairing, TablesAreAsEvenAsTheyCanBeAndOnlyAtTablesOfTwoIsSomebodyAlone) {
  EXPECT_EQ(table_sizes(10, 4), (std::vector{4, 3, 3}));
  EXPECT_EQ(table_sizes(5, 4), (std::vector{3, 2}));
  EXPECT_EQ(table_sizes(4, 3), (std::vector{2, 2}));
  EXPECT_EQ(table_sizes(5, 2), (std::vector{2, 2, 1}));
  for (int seats = 3; seats <= 4; ++seats)
    for (int people = 2; people <= 64; ++people) EXPECT_GE(table_sizes(people, seats).back(), 2);
}

TEST(Pairing, InARoundRobinOfTwosEverybodyMeetsEverybodyOnceAndSitsOutOnceIfTheyAreOdd) {
  for (int people = 2; people <= 33; ++people) {
    const auto rounds = round_robin(people, 2, 1);
    EXPECT_EQ(static_cast<int>(rounds.size()), rounds_of_round_robin(people, 2));
    std::vector<int> byes;
    for (const Pairing& round : rounds) {
      expect_everybody_once(round, people);
      byes.insert(byes.end(), round.byes.begin(), round.byes.end());
    }
    EXPECT_EQ(fewest_and_most(meetings_of(rounds, people), people), std::pair(1, 1)) << people;
    std::ranges::sort(byes);
    EXPECT_EQ(byes, people % 2 == 0 ? std::vector<int>{} : up_to(people));
  }
}

// docs/server/clubs.md says these figures.
TEST(Pairing, AtLargerTablesNoTwoMeetMoreThanThreeTimesAndAFifthOfAllPairsAtMostNever) {
  for (int seats = 3; seats <= 4; ++seats) {
    for (int people = 3; people <= 32; ++people) {
      const auto rounds = round_robin(people, seats, 7);
      EXPECT_EQ(static_cast<int>(rounds.size()), rounds_of_round_robin(people, seats));
      for (const Pairing& round : rounds) expect_everybody_once(round, people);
      const Meetings met = meetings_of(rounds, people);
      const int most = fewest_and_most(met, people).second;
      int never = 0;
      for (int one = 0; one < people; ++one)
        for (int other = 0; other < one; ++other) never += met.between(one, other) == 0 ? 1 : 0;
      const int pairs = people * (people - 1) / 2;
      EXPECT_LE(most, 3) << people << " at " << seats;
      EXPECT_LE(never * 5, pairs) << people << " at " << seats;
    }
  }
}

TEST(Pairing, IsTheSameForTheSameSeed) {
  EXPECT_EQ(round_robin(11, 4, 5), round_robin(11, 4, 5));
  EXPECT_NE(round_robin(11, 4, 5), round_robin(11, 4, 6));
}

TEST(Pairing, ByStandingNeighboursMeet) {
  const std::vector<int> order{4, 2, 0, 5, 1, 3};
  const Pairing pairing = pair_by_standing(order, 2, Meetings(6), std::vector<int>(6));
  EXPECT_EQ(pairing.tables, (std::vector<std::vector<int>>{{4, 2}, {0, 5}, {1, 3}}));
}

TEST(Pairing, ByStandingNobodyMeetsAgainWhileItCanBeAvoided) {
  for (int seats = 2; seats <= 4; ++seats) {
    for (int people = 2; people <= 8; ++people) {
      if (seats == 2 && people % 2 == 1) continue;
      Rng rng(static_cast<std::uint64_t>(people * 10 + seats));
      Meetings met(people);
      for (int round = 0; round < 9; ++round) {
        std::vector<int> order = up_to(people);
        rng.shuffle(std::span(order));
        const Pairing pairing = pair_by_standing(order, seats, met, std::vector<int>(8));
        expect_everybody_once(pairing, people);
        EXPECT_EQ(again_in(pairing, met), fewest_again(order, table_sizes(people, seats), 0, met))
            << people << " at " << seats << ", round " << round;
        for (const auto& table : pairing.tables) met.add(table);
      }
    }
  }
}

TEST(Pairing, ByStandingTheLowestWhoWasLeastAloneIsAlone) {
  const std::vector<int> order{0, 1, 2, 3, 4};
  EXPECT_EQ(pair_by_standing(order, 2, Meetings(5), {0, 0, 0, 0, 0}).byes, (std::vector{4}));
  EXPECT_EQ(pair_by_standing(order, 2, Meetings(5), {0, 0, 0, 0, 1}).byes, (std::vector{3}));
}

TEST(Pairing, SixtyFourPeoplePlayElevenRoundsWithoutMeetingAgain) {
  Rng rng(3);
  Meetings met(64);
  for (int round = 0; round < 11; ++round) {
    std::vector<int> order = up_to(64);
    rng.shuffle(std::span(order));
    const Pairing pairing = pair_by_standing(order, 2, met, std::vector<int>(64));
    EXPECT_EQ(again_in(pairing, met), 0) << round;
    for (const auto& table : pairing.tables) met.add(table);
  }
}

TEST(Pairing, SixtyFourPeopleAtTablesOfFourHardlyMeetAgain) {
  Rng rng(4);
  Meetings met(64);
  int again = 0;
  for (int round = 0; round < 12; ++round) {
    std::vector<int> order = up_to(64);
    rng.shuffle(std::span(order));
    const Pairing pairing = pair_by_standing(order, 4, met, std::vector<int>(64));
    expect_everybody_once(pairing, 64);
    again += again_in(pairing, met);
    for (const auto& table : pairing.tables) met.add(table);
  }
  EXPECT_LE(again, 12 * 96 / 10) << "of 1152 meetings";
}

TEST(Pairing, BySeedTheBestAreApartAndTheBestHasTheBye) {
  EXPECT_EQ(pair_by_seed(up_to(8), 4, std::vector<int>(8)).tables,
            (std::vector<std::vector<int>>{{0, 3, 4, 7}, {1, 2, 5, 6}}));
  EXPECT_EQ(pair_by_seed(up_to(4), 2, std::vector<int>(4)).tables,
            (std::vector<std::vector<int>>{{0, 3}, {1, 2}}));
  const Pairing odd = pair_by_seed(up_to(5), 2, std::vector<int>(5));
  EXPECT_EQ(odd.byes, (std::vector{0}));
  EXPECT_EQ(pair_by_seed(up_to(5), 2, {1, 0, 0, 0, 0}).byes, (std::vector{1}));
  for (int seats = 2; seats <= 4; ++seats)
    for (int people = 2; people <= 64; ++people)
      expect_everybody_once(pair_by_seed(up_to(people), seats, std::vector<int>(64)), people);
}

}  // namespace
}  // namespace pithead::server
