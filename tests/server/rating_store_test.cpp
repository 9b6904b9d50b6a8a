// Ratings as every store keeps them: what is folded bit by bit, by whoever and however late, is what a fold
// over all games gives.
#include <algorithm>
#include <random>
#include <thread>

#include <gtest/gtest.h>

#include "server/store/all_ratings.h"
#include "server/store/credentials.h"
#include "server/store/erasure.h"
#include "server/store/ratings.h"
#include "tests/server/any_store.h"

namespace pithead::server {
namespace {

const RatingPool kPool{.game = "coal-baron", .players = 2};
constexpr std::size_t kAtMost = 1000;

RatedGame duel(const std::string& table, Milliseconds finished, const PersonId& winner,
               const PersonId& loser) {
  return {.table = table,
          .finished = finished,
          .game = "coal-baron",
          .seats = {{.person = winner, .level = {}, .points = 0, .rank = 1},
                    {.person = loser, .level = {}, .points = 0, .rank = 2}}};
}

RatedGame against_bot(const std::string& table, Milliseconds finished, const PersonId& person, int rank) {
  return {.table = table,
          .finished = finished,
          .game = "coal-baron",
          .seats = {{.person = person, .level = {}, .points = 0, .rank = rank},
                    {.person = {}, .level = "easy", .points = 1400, .rank = 3 - rank}}};
}

void finish(Store& store, const RatedGame& game) {
  Append append = entry_of(game.table, 1);
  append.rated = game;
  ASSERT_EQ(append_one(store, append), Appended::Written);
}

void fold_all(Store& store, std::size_t most = kAtMost) {
  while (must(store.ratings().fold(most))) {
  }
}

// Every step of everybody, as a store keeps it.
std::vector<RatingStep> kept_steps(Store& store, const std::vector<PersonId>& people) {
  std::vector<RatingStep> all;
  for (const PersonId& person : people)
    for (const PooledStep& each : must(store.ratings().history(kPool, person, kAtMost)))
      all.push_back(each.step);
  return all;
}

// The same by one fold.
std::vector<RatingStep> folded_steps(const std::vector<RatedGame>& games,
                                     const std::vector<PersonId>& people) {
  Standings standings;
  std::vector<RatingStep> steps = fold(games, standings);
  std::ranges::reverse(steps);
  std::vector<RatingStep> all;
  for (const PersonId& person : people)
    std::ranges::copy_if(steps, std::back_inserter(all),
                         [&](const RatingStep& step) { return step.person == person; });
  return all;
}

const std::vector<PersonId> kPeople{"ada", "bea", "eve"};

std::vector<RatedGame> some_games(std::mt19937& random, int count) {
  std::vector<RatedGame> games;
  for (int i = 0; i < count; ++i) {
    const auto first = random() % 3;
    const auto second = (first + 1 + random() % 2) % 3;
    const std::string table =
        "T" + std::to_string(random() % 2) + (i % 2 == 0 ? "a" : "B") + std::to_string(i);
    const auto finished = static_cast<Milliseconds>(1 + random() % static_cast<unsigned>(count));
    games.push_back(i % 4 == 0 ? against_bot(table, finished, kPeople[first], 1 + i % 8 / 4)
                               : duel(table, finished, kPeople[first], kPeople[second]));
  }
  return games;
}

std::vector<RatedGame> some_games(int count, unsigned seed) {
  std::mt19937 random(seed);
  return some_games(random, count);
}

class RatingStore : public AnyStore {
 protected:
  void make_account(const PersonId& id) {
    must(store().save_person(person_of(id)));
    ASSERT_TRUE(must(store().credentials().make_account(id, "login of " + id, "$argon2id$")));
  }
  std::vector<PersonId> ladder() {
    std::vector<PersonId> people;
    for (const LadderEntry& each : must(store().ratings().ladder(kPool, 0, kAtMost)))
      people.push_back(each.step.person);
    return people;
  }
};

INSTANTIATE_TEST_SUITE_P(Store, RatingStore, testing::Values("Sqlite", "Postgres"),
                         [](const auto& test) { return test.param; });

TEST_P(RatingStore, ARatedGameIsWrittenWithTheEntryThatEndsIt) {
  finish(store(), duel("t", 5, "ada", "bea"));
  reopen();
  fold_all(store());
  const auto steps = must(store().ratings().at_table("t"));
  ASSERT_EQ(steps.size(), 2U);
  EXPECT_EQ(steps[0].pool, kPool);
  EXPECT_EQ(kept_steps(store(), kPeople), folded_steps({duel("t", 5, "ada", "bea")}, kPeople));
}

TEST_P(RatingStore, AnEntryThatIsTakenRatesNobody) {
  ASSERT_EQ(append_one(store(), entry_of("t", 1)), Appended::Written);
  Append late = entry_of("t", 1);
  late.rated = duel("t", 5, "ada", "bea");
  EXPECT_EQ(append_one(store(), late), Appended::Taken);
  EXPECT_FALSE(must(store().ratings().fold(kAtMost)));
}

TEST_P(RatingStore, PoolsDoNotMix) {
  RatedGame other = duel("u", 6, "bea", "ada");
  other.game = "card-game";
  finish(store(), duel("t", 5, "ada", "bea"));
  finish(store(), other);
  fold_all(store());
  const auto ada = must(store().ratings().of_person("ada"));
  ASSERT_EQ(ada.size(), 2U);
  EXPECT_EQ(ada[0].pool.game, "card-game");
  EXPECT_LT(ada[0].step.after.points, 1'500'000'000);
  EXPECT_GT(ada[1].step.after.points, 1'500'000'000);
  EXPECT_EQ(ada[0].step.after.games, 1);
}

TEST_P(RatingStore, AGameThatComesLateCountsWhereItBelongs) {
  const std::vector<RatedGame> games{duel("a", 1, "ada", "bea"), duel("b", 2, "bea", "eve"),
                                     duel("c", 3, "eve", "ada"), against_bot("d", 3, "ada", 1)};
  for (const std::size_t i : {2U, 0U, 3U, 1U}) {
    finish(store(), games[i]);
    fold_all(store());
  }
  EXPECT_EQ(kept_steps(store(), kPeople), folded_steps(games, kPeople));
}

TEST_P(RatingStore, MadeAnewTheyAreTheSame) {
  const std::vector<RatedGame> games = some_games(40, 7);
  for (const RatedGame& game : games) finish(store(), game);
  fold_all(store(), 7);
  const auto before = kept_steps(store(), kPeople);
  EXPECT_EQ(before, folded_steps(games, kPeople));
  must(store().ratings().drop());
  EXPECT_TRUE(kept_steps(store(), kPeople).empty());
  EXPECT_TRUE(must(store().ratings().of_person("ada")).empty());
  fold_all(store(), 3);
  EXPECT_EQ(kept_steps(store(), kPeople), before);
}

// Two nodes write games and fold what they see, one thing after the other in any sequence; what came of it is
// what the games say.
TEST_P(RatingStore, TwoWritersInAnySequenceGiveTheSameRatings) {
  for (unsigned seed = 1; seed <= 5; ++seed) {
    SCOPED_TRACE(seed);
    std::mt19937 random(seed);
    std::vector<RatedGame> games = some_games(random, 30);
    for (RatedGame& game : games) game.table += "-" + std::to_string(seed);
    for (const RatedGame& game : games) {
      finish(store(), game);
      if (random() % 3 == 0) (void)must(store().ratings().fold(1 + random() % 5));
      if (random() % 5 == 0) reopen();  // another connection
    }
    fold_all(store());
    EXPECT_EQ(kept_steps(store(), kPeople), folded_steps(games, kPeople));
    meddle("DELETE FROM rated_games; DELETE FROM rated_seats; DELETE FROM rating_steps");
  }
}

TEST_P(RatingStore, TheLadderListsAccountsTheBestFirstAndFirstGuessesBehindThem) {
  for (const char* id : {"ada", "bea", "eve"}) make_account(id);
  must(store().save_person(person_of("guest")));
  Milliseconds now = 0;
  const auto play = [&](const RatedGame& game) { finish(store(), game); };
  for (int i = 0; i < 20; ++i) {
    play(against_bot("ada" + std::to_string(i), ++now, "ada", i % 4 == 0 ? 2 : 1));
    play(against_bot("bea" + std::to_string(i), ++now, "bea", 1 + i % 2));
  }
  play(duel("e", ++now, "eve", "ada"));
  play(duel("g", ++now, "guest", "ada"));
  fold_all(store());
  EXPECT_EQ(ladder(), (std::vector<PersonId>{"ada", "bea", "eve"}));
  EXPECT_EQ(must(store().ratings().count(kPool)), 3);
  EXPECT_EQ(must(store().ratings().count_before(kPool, "ada")), 0);
  EXPECT_EQ(must(store().ratings().count_before(kPool, "eve")), 2);
  EXPECT_EQ(must(store().ratings().count_before(kPool, "nobody")), 0);
  const auto second = must(store().ratings().ladder(kPool, 1, 1));
  ASSERT_EQ(second.size(), 1U);
  EXPECT_EQ(second[0].step.person, "bea");
  EXPECT_EQ(second[0].name, "Ada") << "what she calls herself";
  EXPECT_TRUE(must(store().ratings().ladder({.game = "coal-baron", .players = 3}, 0, kAtMost)).empty());
}

TEST_P(RatingStore, WhoRemovedTheAccountIsGoneAndTheOthersStayAsTheyAre) {
  for (const char* id : {"ada", "bea"}) make_account(id);
  finish(store(), duel("a", 1, "ada", "bea"));
  finish(store(), duel("b", 2, "bea", "ada"));
  fold_all(store());
  const auto before = must(store().ratings().in_pool(kPool, "ada"));
  must(store().erasure().remove_person("bea"));
  EXPECT_EQ(ladder(), std::vector<PersonId>{"ada"});
  must(store().ratings().drop());
  fold_all(store());
  EXPECT_EQ(must(store().ratings().in_pool(kPool, "ada")), before);
  EXPECT_EQ(ladder(), std::vector<PersonId>{"ada"});
}

// Really at the same time: each node writes its games and folds whatever it finds.
TEST(RatingNodes, WritingAndFoldingAtTheSameTimeGiveTheSameRatings) {
  const PostgresDatabase database;
  const std::vector<RatedGame> games = some_games(60, 11);
  (void)opened(database.url());  // so that only one of them makes the tables
  const auto node = [&](std::size_t first) {
    const auto store = opened(database.url());
    for (std::size_t i = first; i < games.size(); i += 2) {
      finish(*store, games[i]);
      (void)must(store->ratings().fold(3));
    }
  };
  {
    const std::jthread other([&] { node(1); });
    node(0);
  }
  const auto store = opened(database.url());
  fold_all(*store);
  EXPECT_EQ(kept_steps(*store, kPeople), folded_steps(games, kPeople));
}

}  // namespace
}  // namespace pithead::server
