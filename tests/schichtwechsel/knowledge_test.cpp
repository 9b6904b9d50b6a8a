// What is hidden, from all alike: the round cards and the sets to come. What the bag holds is known.
#include <map>

#include "tests/schichtwechsel/position.h"

namespace pithead::schichtwechsel {
namespace {

State sample(const State& truth, std::uint64_t seed, Seat seat = 0) {
  Rng rng(seed);
  return Belief<Schichtwechsel>(truth, seat).sample(rng);
}

std::string view_of(const State& state, Seat viewer) {
  std::string text;
  JsonWriter json(text);
  Schichtwechsel::write_view(state, viewer, json);
  return text;
}

// Another hidden future for the same open table.
State with_other_future(const State& state) {
  State other = state;
  Rng rng(99);
  Schichtwechsel::resample(other, 0, rng);
  return other;
}

Position in_the_middle() {
  Position at(3);
  at.round(2, 5).draws(2, {"ccs", "csw"}).cart(0, "K3", "coal", 1).begin_sets();
  at.play({"give 2", "cube coal K1"});
  return at;
}

TEST(SwKnowledge, IsTheSameForAllSeatsAndSpectators) {
  const State state = in_the_middle().state;
  const auto known = Belief<Schichtwechsel>(state, 0).fingerprint();
  for (const Seat seat : {Seat{1}, Seat{2}, kNobody})
    EXPECT_EQ(Belief<Schichtwechsel>(state, seat).fingerprint(), known);
}

TEST(SwKnowledge, ABeliefHoldsNothingHidden) {
  for (const Position& at : {in_the_middle(), Position(2), Position(4)}) {
    const State other = with_other_future(at.state);
    ASSERT_NE(Schichtwechsel::hash(other), Schichtwechsel::hash(at.state));
    EXPECT_EQ(Belief<Schichtwechsel>(other, 1).fingerprint(),
              Belief<Schichtwechsel>(at.state, 1).fingerprint());
  }
}

TEST(SwKnowledge, ABeliefHoldsAllThatIsOpen) {
  const State state = in_the_middle().state;
  EXPECT_EQ(view_of(sample(state, 3), kNobody), view_of(state, kNobody));
  State other = state;
  ++other.seats[1].tools;
  EXPECT_NE(Belief<Schichtwechsel>(other, 0).fingerprint(), Belief<Schichtwechsel>(state, 0).fingerprint());
}

TEST(SwKnowledge, SamplesKeepWhatWasDrawnAndRevealed) {
  const State state = in_the_middle().state;
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    const State guess = sample(state, seed);
    EXPECT_EQ(guess.round_cards[0], state.round_cards[0]);
    EXPECT_EQ(guess.round_cards[1], state.round_cards[1]);
    EXPECT_EQ(guess.sets[0], state.sets[0]);
    EXPECT_EQ(guess.sets[1][0], state.sets[1][0]) << "the set in hand";
    EXPECT_EQ(guess.bag_coal, state.bag_coal);
    EXPECT_EQ(guess.bag_spoil, state.bag_spoil);
    EXPECT_EQ(guess.hand_coal, state.hand_coal);
    EXPECT_EQ(guess.offer, state.offer);
    EXPECT_EQ(Schichtwechsel::broken_law(guess), nullptr);
  }
}

TEST(SwKnowledge, SamplesDiffer) {
  const State state = in_the_middle().state;
  std::set<std::uint64_t> guesses;
  for (std::uint64_t seed = 0; seed < 50; ++seed) guesses.insert(Schichtwechsel::hash(sample(state, seed)));
  EXPECT_GT(guesses.size(), 45U);
}

TEST(SwKnowledge, AllSequencesOfTheCardsToComeAreEquallyLikely) {
  Position at(2);
  at.round(3);
  std::map<std::array<RoundCard, 3>, int> sequences;
  const int samples = 6000;
  for (std::uint64_t seed = 0; seed < samples; ++seed) {
    const State guess = sample(at.state, seed);
    ++sequences[{guess.round_cards[3], guess.round_cards[4], guess.round_cards[5]}];
  }
  EXPECT_EQ(sequences.size(), 6U) << "two cards to come and the one in the box";
  // Five standard deviations.
  for (const auto& [sequence, count] : sequences) EXPECT_NEAR(count, samples / 6.0, 145);
}

// How often a sampled set has 0, 1, 2 or 3 spoil, among samples whose bag is without the marker in that
// round.
std::array<int, 4> spoil_counts(const State& state, std::size_t round, std::size_t set, int samples) {
  std::array<int, 4> counts{};
  for (std::uint64_t seed = 0; samples > 0; ++seed) {
    const State guess = sample(state, seed);
    if (marker_in_play(guess, round)) continue;
    ++counts[guess.sets[round][set].spoil];
    --samples;
  }
  return counts;
}

// Two players in round 1: of 10 coal and 4 spoil a set of 2 and 1 was drawn, so 8 and 3 are left. The next
// set has no, one, two or three spoil in 56, 84, 24 or 1 of 165 cases.
TEST(SwKnowledge, TheNextSetIsDrawnFairlyFromTheBag) {
  Position at(2);
  at.draws(1, {"ccs"}).begin_sets();
  ASSERT_EQ(at.bag(), (Numbers{8, 3}));
  const int samples = 16500;
  const auto counts = spoil_counts(at.state, 0, 1, samples);
  // Five standard deviations each.
  EXPECT_NEAR(counts[0], 5600, 305);
  EXPECT_NEAR(counts[1], 8400, 321);
  EXPECT_NEAR(counts[2], 2400, 227);
  EXPECT_NEAR(counts[3], 100, 50);
}

// Two players have drawn all coal by round 3. In round 4 two coal and two spoil are added, so that 2 and 6
// are there; a set has three, two or one spoil in 20, 30 or 6 of 56 cases, whether it is drawn first or
// second.
TEST(SwKnowledge, LaterSetsAreDrawnAsFairlyAsTheFirst) {
  Position at(2);
  at.round(3).draws(1, {"ccs", "ccs"}).draws(2, {"ccs", "ccs"}).draws(3, {"ccc", "ccc"});
  ASSERT_EQ(at.bag(), (Numbers{0, 4}));
  const int samples = 16800;
  for (const std::size_t set : {std::size_t{0}, std::size_t{1}}) {
    const auto counts = spoil_counts(at.state, 3, set, samples);
    // Five standard deviations each.
    EXPECT_NEAR(counts[3], samples * 20 / 56.0, 310) << "set " << set;
    EXPECT_NEAR(counts[2], samples * 30 / 56.0, 325) << "set " << set;
    EXPECT_NEAR(counts[1], samples * 6 / 56.0, 205) << "set " << set;
    EXPECT_EQ(counts[0], 0) << "set " << set;
  }
}

// Two players have put 18 cubes into the bag by round 2 and drawn 9 of them; with the marker 10 things are
// left.
TEST(SwKnowledge, TheMarkerIsDrawnAsOftenAsAnyCube) {
  Position at(2);
  at.round(2, 5).draws(2, {"ccs"}).begin_sets();
  ASSERT_TRUE(at.marker_in_bag());
  ASSERT_EQ(at.bag()[0] + at.bag()[1], 9);
  const int samples = 10000;
  int drawn = 0;
  for (std::uint64_t seed = 0; seed < samples; ++seed)
    drawn += sample(at.state, seed).sets[1][1].marker ? 1 : 0;
  // Five standard deviations.
  EXPECT_NEAR(drawn, samples * 3 / 10.0, 230);
}

TEST(SwKnowledge, TheMarkerIsDrawnAtMostOnceARoundAndAfterItsCard) {
  Position at(4);
  at.round(1);
  int early = 0;
  int with_marker = 0;
  for (std::uint64_t seed = 0; seed < 500; ++seed) {
    const State guess = sample(at.state, seed);
    EXPECT_EQ(Schichtwechsel::broken_law(guess), nullptr);
    for (std::size_t round = 1; round < kRounds; ++round) {
      const auto markers = std::count_if(guess.sets[round].begin(), guess.sets[round].end(),
                                         [](const DrawnSet& set) { return set.marker; });
      EXPECT_LE(markers, 1);
      with_marker += static_cast<int>(markers);
      if (!marker_in_play(guess, round)) early += static_cast<int>(markers);
    }
  }
  EXPECT_EQ(early, 0);
  EXPECT_GT(with_marker, 0);
}

TEST(SwKnowledge, TheLastRoundEmptiesTheBag) {
  Position at(3);
  at.round(4);
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    const State guess = sample(at.state, seed);
    if (marker_in_play(guess, 4)) continue;
    int coal = at.bag()[0] + 3;
    int spoil = at.bag()[1] + 3;
    for (std::size_t i = 0; i < 3; ++i) {
      coal -= guess.sets[4][i].coal();
      spoil -= guess.sets[4][i].spoil;
    }
    EXPECT_EQ(coal, 0);
    EXPECT_EQ(spoil, 0);
  }
}

// Of 10 coal and 4 spoil a set has no, one, two or three spoil in 120, 180, 60 or 4 of 364 cases.
TEST(SwKnowledge, TheDealDrawsFairlyToo) {
  std::array<int, 4> counts{};
  const int deals = 7280;
  for (std::uint64_t seed = 0; seed < deals; ++seed) {
    Rng rng(seed);
    const State state = Schichtwechsel::deal(2, {}, rng);
    if (state.round_cards[0] != box_of(state).puts_marker_in_bag) ++counts[state.sets[0][0].spoil];
  }
  const int fair = counts[0] + counts[1] + counts[2] + counts[3];
  EXPECT_NEAR(fair, deals * 5 / 6.0, 160) << "where card 5 is not the first";
  EXPECT_NEAR(counts[0], fair * 120 / 364.0, 185);
  EXPECT_NEAR(counts[1], fair * 180 / 364.0, 195);
  EXPECT_NEAR(counts[2], fair * 60 / 364.0, 145);
  EXPECT_NEAR(counts[3], fair * 4 / 364.0, 41);
}

TEST(SwKnowledge, NoDecisionChangesWhatIsDrawn) {
  Position one(2);
  one.draws(1, {"ccs", "css"}).begin_sets();
  Position two = one;
  const auto sets = one.state.sets;
  one.play({"give 0", "cube coal K1", "cube coal K2", "cube spoil K3"});
  two.play({"give 1", "cube spoil K4", "cube coal K5", "cube coal K5"});
  EXPECT_EQ(one.hand(), two.hand());
  EXPECT_EQ(one.state.sets, sets);
  EXPECT_EQ(two.state.sets, sets);
}

}  // namespace
}  // namespace pithead::schichtwechsel
