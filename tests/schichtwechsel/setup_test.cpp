// Setup for two, three and four players.
#include <map>

#include "tests/schichtwechsel/position.h"

namespace pithead::schichtwechsel {
namespace {

Position dealt(int players, std::uint64_t seed = 7, const Options& options = with_box(kFirstBox)) {
  Rng rng(seed);
  Position at(players);
  at.state = Schichtwechsel::deal(players, options, rng);
  return at;
}

// The first deal whose first card is this one.
Position dealt_with_card(int players, int card) {
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    Position at = dealt(players, seed);
    if (at.round_card() == card) return at;
  }
  ADD_FAILURE() << "card " << card << " never comes first";
  return Position(players);
}

TEST(SwSetup, EveryPlayerGetsTheSame) {
  for (const int players : {2, 3, 4}) {
    const Position at = dealt_with_card(players, 1);
    for (Seat seat = 0; seat < players; ++seat) {
      EXPECT_EQ(at.coins(seat), 1);
      EXPECT_EQ(at.tools(seat), 6);
      EXPECT_TRUE(at.token(seat));
      EXPECT_EQ(at.white(seat), 0) << "they come in step IV";
      EXPECT_EQ(at.water(seat), 2);
      EXPECT_EQ(at.bar(seat), (Names{"B1", "B2", "B3", "B4", "B5"}));
      EXPECT_EQ(at.lots(seat), Names{});
      EXPECT_EQ(at.frames(seat), (Names{"card", "card"}));
      EXPECT_EQ(at.miner(seat), "gate-in");
      for (const auto track : {"road", "rail", "canal"}) EXPECT_EQ(at.disc(seat, track), 0);
      EXPECT_EQ(at.carts(seat), Names{});
      EXPECT_EQ(at.coal(seat) + at.spoil(seat) + at.coke(seat) + at.pairs(seat), 0);
      EXPECT_EQ(at.plant(seat), Names{});
      EXPECT_EQ(at.tile(seat), "none");
      EXPECT_EQ(at.points(seat), 0);
    }
    EXPECT_EQ(at.broken_law(), nullptr);
  }
}

// 5 per player at first and 2 added in round 1, less the 3 cubes of the set in hand.
TEST(SwSetup, TheBagDependsOnThePlayers) {
  for (const auto& [players, coal, spoil] :
       {std::array{2, 8, 2}, std::array{3, 12, 3}, std::array{4, 16, 4}}) {
    const Position at = dealt_with_card(players, 1);
    EXPECT_EQ(at.bag()[0] + at.hand()[0], coal + players) << players << " players";
    EXPECT_EQ(at.bag()[1] + at.hand()[1], spoil + players) << players << " players";
    EXPECT_EQ(at.hand()[0] + at.hand()[1], 3);
    EXPECT_FALSE(at.marker_in_bag()) << "it stays beside the bag";
  }
}

TEST(SwSetup, TheGameBeginsWithTheFirstSetInTheHandOfTheFirstPlayer) {
  for (const int players : {2, 3, 4}) {
    const Position at = dealt(players);
    EXPECT_EQ(at.question(), "give");
    EXPECT_EQ(at.phase(), "sets");
    EXPECT_EQ(at.round(), 1);
    EXPECT_EQ(at.turn(), at.first());
    EXPECT_EQ(at.with_set(), Numbers{});
    EXPECT_EQ(at.legal().size(), static_cast<std::size_t>(players));
  }
}

TEST(SwSetup, FiveSixOrSevenTilesLieInTheDisplay) {
  EXPECT_EQ(dealt(2).display(), (Names{"mine-rescue", "gatekeeper", "coal-merchant", "overman", "haulier"}));
  EXPECT_EQ(dealt(3).display(),
            (Names{"engine-driver", "mine-rescue", "gatekeeper", "coal-merchant", "overman", "haulier"}));
  EXPECT_EQ(dealt(4).display(), (Names{"engine-driver", "mine-rescue", "gatekeeper", "coal-merchant",
                                       "overman", "haulier", "hewer"}));
}

// Rich enough for every card, and with something to do for each of them.
TEST(SwSetup, TheCardsOfThePlayersLieAroundTheBoard) {
  for (const auto& [players, missing] :
       {std::pair{4, Texts{"card water-X"}},
        {3, Texts{"card route-M2", "card water-S", "card water-L"}},
        {2, Texts{"card coke-M", "card load-M", "card route-L2", "card route-M2", "card miner-M",
                  "card water-S", "card water-L"}}}) {
    Position at(players);
    at.coins(0, 2).cart(0, "K1", "coal", 1).coal(0, 2).plant(0, {"own"}).frames(0, {"depot"});
    const Texts cards = at.legal("card ");
    for (const auto card : kCardNames) {
      const std::string move = "card " + std::string(card);
      EXPECT_EQ(cards.contains(move), !missing.contains(move)) << move << ", " << players << " players";
    }
    EXPECT_TRUE(cards.contains("card personal"));
  }
}

TEST(SwSetup, CoveredCirclesAreJumpedOver) {
  for (const auto& [players, next] : {std::pair{4, "overman"}, {3, "overman"}, {2, "pit-bottom"}}) {
    Position at(players);
    at.miner(0, "lamp-room").play({"card miner-L", "pay P"});
    EXPECT_EQ(at.miner(0), next) << players << " players";
  }
  for (const auto& [players, next] : {std::pair{4, "winding-1"}, {3, "pit-bottom"}}) {
    Position at(players);
    at.miner(0, "overman").play({"card miner-L", "pay P"});
    EXPECT_EQ(at.miner(0), next) << players << " players";
  }
}

TEST(SwSetup, CoveredCokingSpacesAreNotUsed) {
  for (const auto& [players, spaces] :
       {std::pair{4, Texts{"coke 1 own", "coke 1 Q1", "coke 1 Q2", "coke 1 Q3", "coke 1 Q4", "coke 1 Q5"}},
        {3, Texts{"coke 1 own", "coke 1 Q2", "coke 1 Q3", "coke 1 Q4", "coke 1 Q5"}},
        {2, Texts{"coke 1 own", "coke 1 Q3", "coke 1 Q4", "coke 1 Q5"}}}) {
    Position at(players);
    at.coal(0, 1).play({"card coke-S", "pay W"});
    EXPECT_EQ(at.legal("coke"), spaces) << players << " players";
  }
}

TEST(SwSetup, TheSaleLotHasASpaceForEachPlayerButOne) {
  for (const auto& [players, spaces] : {std::array{2, 1}, std::array{3, 2}, std::array{4, 3}}) {
    Position at(players);
    at.disc(0, "road", 3);
    for (int n = 0; n < spaces - 1; ++n) at.lot(1, "sale");
    at.play({"card route-S", "pay W", "option a", "build B1"});
    EXPECT_TRUE(at.offers("lot sale")) << players << " players";
    Position full(players);
    full.disc(0, "road", 3);
    for (int n = 0; n < spaces; ++n) full.lot(1, "sale");
    full.play({"card route-S", "pay W", "option a", "build B1"});
    EXPECT_FALSE(full.offers("lot sale")) << players << " players";
  }
}

TEST(SwSetup, TheRoundCardsAreShuffledAndOneStaysInTheBox) {
  std::map<int, int> first;
  std::map<int, int> boxed;
  const int deals = 1200;
  for (std::uint64_t seed = 0; seed < deals; ++seed) {
    const State state = dealt(2, seed).state;
    ++first[static_cast<int>(state.round_cards[0]) + 1];
    ++boxed[static_cast<int>(state.round_cards[5]) + 1];
  }
  // Five standard deviations of a fair draw.
  for (int card = 1; card <= 6; ++card) {
    EXPECT_NEAR(first[card], deals / 6.0, 65) << card;
    EXPECT_NEAR(boxed[card], deals / 6.0, 65) << card;
  }
}

// A1
TEST(SwSetup, TheFirstPlayerIsDrawnAtRandom) {
  for (const int players : {2, 3, 4}) {
    std::array<int, kMaxSeats> firsts{};
    for (std::uint64_t seed = 0; seed < 1200; ++seed) ++firsts[dealt(players, seed).state.first_player];
    // Five standard deviations of a fair draw.
    for (int seat = 0; seat < players; ++seat)
      EXPECT_NEAR(firsts[static_cast<std::size_t>(seat)], 1200.0 / players, 90) << players << " players";
  }
}

TEST(SwSetup, TheEffectOfTheFirstCardIsAppliedInTheDeal) {
  for (const int players : {2, 4}) {
    EXPECT_TRUE(dealt_with_card(players, 4).state.carts_closed);
    const Position coke = dealt_with_card(players, 6);
    for (Seat seat = 0; seat < players; ++seat) EXPECT_EQ(coke.water(seat), 1);
    EXPECT_FALSE(coke.state.carts_closed);
  }
}

TEST(SwSetup, BothReadingsHaveTheSpecifiedOneFirst) {
  ASSERT_EQ(Schichtwechsel::kInfo.options.size(), 3U);
  EXPECT_EQ(game_options[0].key, "round-cards");
  EXPECT_EQ(Names(game_options[0].values.begin(), game_options[0].values.end()),
            (Names{"per-group", "once"}));
  EXPECT_EQ(game_options[1].key, "track-points");
  EXPECT_EQ(Names(game_options[1].values.begin(), game_options[1].values.end()),
            (Names{"highest", "cumulative"}));
  EXPECT_EQ(dealt(2).state.options, 0);
}

TEST(SwSetup, ChosenOptionsAreKept) {
  Options options;
  options.chosen[1] = 1;
  const Position at = dealt(2, 7, options);
  EXPECT_NE(at.view(kNobody).find(R"("round-cards":"per-group","track-points":"cumulative")"),
            std::string::npos);
  options.chosen = {1, 0};
  EXPECT_NE(dealt(2, 7, options).view(kNobody).find(R"("round-cards":"once","track-points":"highest")"),
            std::string::npos);
}

}  // namespace
}  // namespace pithead::schichtwechsel
