// What each seat knows of hidden cards: "order 2: barracks-3" is the second card from above, and "Ann, order
// 26, order 27: barracks-1" lies somewhere there, perhaps in Ann's hand.
#include <map>

#include <boost/json.hpp>

#include "tests/card_game/position.h"

namespace pithead::card_game {
namespace {

// Ann looks at four orders of the full stack, keeps one and returns the others; it is Ben's turn.
Position after_ann_kept(std::string_view kept, std::string_view first, std::string_view second) {
  Position at(3);
  at.workers(0, "2").top("order", kFiveOrders);
  at.play({"place wild", "stack order", std::string("keep ") + std::string(kept),
           std::string("return ") + std::string(first), std::string("return ") + std::string(second)});
  return at;
}

// The seat to move looks at a stack, keeps this card and returns the others in any order.
void look_and_keep(Position& at, std::string_view stack, std::string_view card) {
  const auto seat = static_cast<Seat>(at.turn());
  at.level("wild", 1).workers(seat, "2");
  at.play({"place wild", std::string("stack ") + std::string(stack)});
  if (at.phase() == Phase::Keep) at.play(std::string("keep ") + std::string(card));
  while (at.turn() == seat) at.play(*at.legal().begin());
}

// The tops lie open to all seats, and so to spectators.
void expect_tops_known(const Position& at) {
  Rng rng(5);
  Position guess = at;
  guess.state = Belief<CardGame>(at.state, kNobody).sample(rng);
  for (std::size_t i = 0; i < kStacks; ++i) {
    const auto stack = static_cast<Zone>(i);
    for (Seat seat = 0; seat < at.state.players; ++seat)
      EXPECT_TRUE(at.state.cards.is_certain(place_in(at.state, stack, 0), seat)) << kZoneNames[i];
    EXPECT_EQ(guess.top(kZoneNames[i]), at.top(kZoneNames[i]));
  }
}

TEST(CardKnowledge, EverybodyKnowsTheTopsAndNothingElse) {
  const Position at(4);
  expect_tops_known(at);
  for (std::size_t i = 0; i < kStacks; ++i) {
    for (const Seat seat : {Seat{0}, Seat{3}, kNobody}) EXPECT_EQ(at.known(seat, kZoneNames[i]), Names{});
  }
}

TEST(CardKnowledge, EachNewTopIsKnownToAll) {
  Position at(3);
  at.play("place order");
  expect_tops_known(at);
  for (const Seat seat : {Seat{0}, Seat{2}, kNobody}) EXPECT_EQ(at.known(seat, "order"), Names{});
}

TEST(CardKnowledge, WhoLooksKnowsTheCards) {
  Position at(3);
  at.workers(0, "2").top("order", kFiveOrders).play({"place wild", "stack order"});
  EXPECT_EQ(at.known(0, "order"), (Names{"order 1: barracks-1", "order 2: furnaces-2", "order 3: factories-3",
                                         "order 4: steamboats-4"}));
  EXPECT_EQ(at.known(1, "order"), Names{"order 1: barracks-1"}) << "which was open before";
}

TEST(CardKnowledge, WhoReturnsCardsKnowsTheirPlaces) {
  const Position at = after_ann_kept("furnaces-2", "steamboats-4", "barracks-1");
  EXPECT_EQ(at.known(0, "order"),
            (Names{"order 25: steamboats-4", "order 26: barracks-1", "order 27: factories-3"}));
}

// R21
TEST(CardKnowledge, OthersKnowThatTheFormerTopIsKeptOrReturned) {
  for (const auto kept : {"furnaces-2", "barracks-1"}) {
    const Position at = after_ann_kept(kept, "steamboats-4", "factories-3");
    for (const Seat seat : {Seat{1}, Seat{2}})
      EXPECT_EQ(at.known(seat, "order"), Names{"Ann, order 25, order 26, order 27: barracks-1"});
  }
}

TEST(CardKnowledge, SpectatorsKnowOnlyWhatLiesOpen) {
  EXPECT_EQ(after_ann_kept("furnaces-2", "steamboats-4", "factories-3").known(kNobody, "order"), Names{});
}

TEST(CardKnowledge, ACardKeptOpenlyIsSeenByAll) {
  Position other(3);
  other.top("objective", {"E1-objective", "E2-objective", "E3-objective", "E4-objective"});
  look_and_keep(other, "objective", "E3-objective");
  EXPECT_EQ(other.known(1, "objective"), Names{"objective 15, objective 16, objective 17: E1-objective"});
  Position top(3);
  top.top("objective", {"E1-objective", "E2-objective", "E3-objective", "E4-objective"});
  look_and_keep(top, "objective", "E1-objective");
  EXPECT_EQ(top.known(1, "objective"), Names{}) << "of the others she has seen none";
}

TEST(CardKnowledge, OfASingleCardEverybodyKnowsThatItWasKept) {
  Position at(3);
  at.stack("innovation", {"workers-3"});
  look_and_keep(at, "innovation", "workers-3");
  EXPECT_EQ(at.secret(0), Names{});
  EXPECT_NE(at.view(2).find(R"("innovations":["workers-3"],"secret_innovations":{"size":0})"),
            std::string::npos);
}

TEST(CardKnowledge, OfTwoCardsTheOneThatReturnsTellsTheOther) {
  Position top(3);
  top.stack("order", {"barracks-1", "furnaces-2"});
  look_and_keep(top, "order", "barracks-1");
  EXPECT_EQ(top.known(1, "order"), Names{"Ann: barracks-1"}) << "the other one has come up";
  Position other(3);
  other.stack("order", {"barracks-1", "furnaces-2"});
  look_and_keep(other, "order", "furnaces-2");
  EXPECT_EQ(other.top("order"), "barracks-1");
  EXPECT_EQ(other.known(1, "order"), Names{}) << "nobody else has seen the one kept";
}

TEST(CardKnowledge, ASecretCardThatIsUsedLeavesTheMixedGroup) {
  Position former_top = after_ann_kept("barracks-1", "steamboats-4", "factories-3");
  former_top.turn(0).workers(0, "1").dock(0, 1, {"E1", "wild-wagon:wheel-1-1"});
  former_top.play({"place delivery", "deliver 1 barracks-1"});
  EXPECT_EQ(former_top.known(1, "order"), Names{});
  EXPECT_EQ(former_top.secret(0), Names{});

  Position another = after_ann_kept("furnaces-2", "steamboats-4", "factories-3");
  another.turn(0).workers(0, "1").dock(0, 1, {"E1", "wild-wagon:wheel-2-0"});
  another.play({"place delivery", "deliver 1 furnaces-2"});
  EXPECT_EQ(another.known(1, "order"), Names{"order 25, order 26, order 27: barracks-1"});
}

TEST(CardKnowledge, ASecretInnovationThatIsPlayedLeavesTheMixedGroup) {
  Position at(3);
  at.top("innovation", {"free-share", "workers-5", "free-order", "workers-3"});
  look_and_keep(at, "innovation", "workers-5");
  EXPECT_EQ(at.known(1, "innovation"), Names{"Ann, innovation 13, innovation 14, innovation 15: free-share"});
  at.turn(0).workers(0, "").play({"place order", "pay workers-5"});
  EXPECT_EQ(at.known(1, "innovation"), Names{"innovation 13, innovation 14, innovation 15: free-share"});
}

// Two equal cards: Ann keeps the second, and the others cannot tell it from the one that they saw on top.
TEST(CardKnowledge, OfTwinsTheKnownOneCountsAsTheOneThatShowsUp) {
  Position at(3);
  at.top("order", {"barracks-1", "furnaces-2", "barracks-1", "steamboats-4"});
  look_and_keep(at, "order", "barracks-1");
  at.turn(0).workers(0, "1").dock(0, 1, {"E1", "wild-wagon:wheel-1-1"});
  at.play({"place delivery", "deliver 1 barracks-1"});
  EXPECT_EQ(at.known(1, "order"), Names{});
}

TEST(CardKnowledge, KnownCardsRiseAsTheStackIsUsed) {
  Position at = after_ann_kept("furnaces-2", "steamboats-4", "barracks-1");
  at.play({"place order", "place order", "pay 2"});
  EXPECT_EQ(at.known(0, "order"),
            (Names{"order 23: steamboats-4", "order 24: barracks-1", "order 25: factories-3"}));
  EXPECT_EQ(at.known(1, "order"), Names{"Ann, order 23, order 24, order 25: barracks-1"});
}

TEST(CardKnowledge, AMixedGroupShrinksAsItsCardsComeUp) {
  Position at(3);
  at.stack("share",
           {"barracks-share", "furnaces-share", "factories-share", "steamboats-share", "furnaces-share"});
  at.workers(0, "2").play({"place wild", "stack share", "keep furnaces-share", "return factories-share",
                           "return steamboats-share"});
  EXPECT_EQ(at.known(1, "share"), Names{"share 2, share 3, share 4: barracks-share"});
  at.play("place share");
  EXPECT_EQ(at.top("share"), "factories-share");
  EXPECT_EQ(at.known(1, "share"), Names{"share 2, share 3: barracks-share"});
  at.level("share", 0).play("place share");
  EXPECT_EQ(at.known(1, "share"), Names{"share 2: barracks-share"}) << "the last place leaves no doubt";
}

TEST(CardKnowledge, KnownCardsGoWithAStackThatIsCut) {
  Position at(3);
  at.stack("lorry-left", {"fox-1-1", "fox-1-2", "wheel-1-1", "wheel-1-2", "tower-1-1", "tower-1-2"});
  at.stack("lorry-right", {"clover-1-1"});
  at.workers(0, "2").play(
      {"place wild", "stack lorry-left", "keep fox-1-2", "return wheel-1-2", "return fox-1-1"});
  ASSERT_EQ(at.stack("lorry-left"), (Names{"tower-1-1", "tower-1-2", "wheel-1-2", "fox-1-1", "wheel-1-1"}));
  EXPECT_EQ(at.known(1, "lorry-left"), Names{"lorry-left 3, lorry-left 4, lorry-left 5: fox-1-1"});
  at.play("place lorry-right");
  ASSERT_EQ(at.stack("lorry-right"), (Names{"fox-1-1", "wheel-1-1"}));
  EXPECT_EQ(at.known(0, "lorry-left"), (Names{"lorry-right 2: wheel-1-1", "lorry-left 3: wheel-1-2"}));
  EXPECT_EQ(at.known(1, "lorry-left"), Names{}) << "the card that Ben knew has come up";
}

TEST(CardKnowledge, AMixedGroupMayLieInBothTwins) {
  Position at(3);
  at.stack("lorry-left", {"fox-1-1", "fox-1-2", "wheel-1-1", "wheel-1-2", "tower-1-1", "tower-1-2"});
  at.stack("lorry-right", {"clover-1-1"});
  at.workers(0, "2").play(
      {"place wild", "stack lorry-left", "keep fox-1-2", "return fox-1-1", "return wheel-1-2"});
  at.play("place lorry-right");
  ASSERT_EQ(at.stack("lorry-right"), (Names{"wheel-1-2", "wheel-1-1"}));
  EXPECT_EQ(at.known(1, "lorry-left"), Names{"lorry-right 2, lorry-left 3: fox-1-1"});
}

TEST(CardKnowledge, MixedGroupsThatShareAPlaceBecomeOne) {
  Position at(3);
  at.stack("order", {"barracks-1", "furnaces-2", "factories-3", "steamboats-4", "barracks-2", "furnaces-1"});
  at.workers(0, "2").play(
      {"place wild", "stack order", "keep furnaces-2", "return factories-3", "return barracks-1"});
  ASSERT_EQ(at.stack("order"),
            (Names{"barracks-2", "furnaces-1", "factories-3", "barracks-1", "steamboats-4"}));
  look_and_keep(at, "order", "furnaces-1");
  EXPECT_EQ(at.top("order"), "steamboats-4");
  EXPECT_EQ(at.known(2, "order"), Names{"Ann, Ben, order 2, order 3, order 4: barracks-1 barracks-2"});
  EXPECT_EQ(at.known(0, "order"), Names{"Ben, order 2, order 3, order 4: barracks-1 barracks-2 factories-3"});
}

TEST(CardKnowledge, SecretCardsOfOneHandAreNotToldApart) {
  Position at(2);
  at.top("order", {"barracks-1", "furnaces-2", "factories-3", "steamboats-4", "barracks-2", "furnaces-3",
                   "factories-2", "steamboats-1"});
  look_and_keep(at, "order", "furnaces-2");
  at.turn(0);
  look_and_keep(at, "order", "furnaces-3");
  EXPECT_EQ(at.known(1, "order"),
            Names{"Ann, Ann, order 21, order 22, order 23, order 24, order 25, order 26: barracks-1 "
                  "barracks-2"});
}

TEST(CardKnowledge, SecretCardsOfDifferentHandsAreToldApart) {
  Position at(3);
  at.top("order", {"barracks-1", "furnaces-2", "factories-3", "steamboats-4", "barracks-2", "furnaces-3",
                   "factories-2", "steamboats-1"});
  look_and_keep(at, "order", "furnaces-2");
  look_and_keep(at, "order", "furnaces-3");
  EXPECT_EQ(at.known(2, "order"), (Names{"Ann, order 21, order 22, order 23: barracks-1",
                                         "Ben, order 24, order 25, order 26: barracks-2"}));
}

TEST(CardKnowledge, AFourthMixedGroupBecomesOneWithTheThird) {
  Position at(2);
  const std::string_view b = "barracks-share";
  const std::string_view f = "furnaces-share";
  const std::string_view s = "steamboats-share";
  at.top("share", {b, f, f, f, b, f, f, f, b, s, s, s, b, s, s, s});
  for (const auto kept : {f, f, s, s}) {
    at.turn(0);
    look_and_keep(at, "share", kept);
  }
  EXPECT_EQ(at.known(1, "share"), (Names{"share 9, share 10, share 11: barracks-share",
                                         "share 12, share 13, share 14: barracks-share",
                                         "share 15, share 16, share 17, share 18, share 19, share 20: "
                                         "barracks-share barracks-share"}));
}

TEST(CardKnowledge, LookingAgainTellsPlacesApart) {
  Position at(3);
  at.stack("order", {"barracks-1", "furnaces-2", "factories-3", "steamboats-4", "barracks-2"});
  look_and_keep(at, "order", "furnaces-2");
  at.level("wild", 1).workers(1, "2").play({"place wild", "stack order"});
  const Names stack = at.stack("order");
  Names expected;
  for (std::size_t i = 0; i < 4; ++i) expected.push_back("order " + std::to_string(i + 1) + ": " + stack[i]);
  EXPECT_EQ(at.known(1, "order"), expected) << "barracks-1 was one of the three, so nothing else is known";
}

TEST(CardKnowledge, OutlastsTheShift) {
  Position at = after_ann_kept("furnaces-2", "steamboats-4", "barracks-1");
  at.end_shift();
  EXPECT_EQ(at.known(0, "order"),
            (Names{"order 25: steamboats-4", "order 26: barracks-1", "order 27: factories-3"}));
  EXPECT_EQ(at.known(2, "order"), Names{"Ann, order 25, order 26, order 27: barracks-1"});
}

// The part of a view that says what its seat knows.
std::string known_in_view(const Position& at, Seat viewer) {
  const std::string view = at.view(viewer);
  const std::size_t begin = view.find(R"("known":[)");
  return view.substr(begin, view.find(R"("seats":[)") - begin);
}

TEST(CardKnowledge, AViewShowsWhatItsSeatKnows) {
  const Position at = after_ann_kept("furnaces-2", "steamboats-4", "barracks-1");
  const std::string ann = known_in_view(at, 0);
  for (const auto line : {R"({"cards":["steamboats-4"],"places":[{"stack":"order","from_top":25}]})",
                          R"({"cards":["barracks-1"],"places":[{"stack":"order","from_top":26}]})",
                          R"({"cards":["factories-3"],"places":[{"stack":"order","from_top":27}]})"})
    EXPECT_NE(ann.find(line), std::string::npos) << line << " is not in " << ann;
  const std::string ben = known_in_view(at, 1);
  for (const auto part :
       {R"("known":[{"cards":["barracks-1"],"places":[)", R"({"stack":"order","from_top":25})",
        R"({"stack":"order","from_top":26})", R"({"stack":"order","from_top":27})", R"({"hand":0})"})
    EXPECT_NE(ben.find(part), std::string::npos) << part << " is not in " << ben;
  EXPECT_EQ(known_in_view(at, kNobody), R"("known":[],)");
}

TEST(CardKnowledge, CardsLookedAtAreShownToTheLookerOnly) {
  Position at(3);
  at.workers(0, "2").top("order", kFiveOrders).play({"place wild", "stack order"});
  EXPECT_NE(at.view(0).find(R"("cards":["barracks-1","furnaces-2","factories-3","steamboats-4"])"),
            std::string::npos);
  for (const Seat viewer : {Seat{1}, kNobody}) {
    EXPECT_NE(at.view(viewer).find(R"("looked_at":{"stack":"order","size":4,"returned":0})"),
              std::string::npos);
  }
}

// ---- beliefs ----------------------------------------------------------------------------------------

bool holds(const Names& cards, std::string_view card) {
  return std::find(cards.begin(), cards.end(), card) != cards.end();
}

TEST(CardKnowledge, SamplesPutTheFormerTopIntoTheHandOrAmongTheReturned) {
  const Position at = after_ann_kept("furnaces-2", "steamboats-4", "factories-3");
  const Belief<CardGame> ben(at.state, 1);
  Rng rng(5);
  Position guess = at;
  std::map<std::string, int> found;
  for (int i = 0; i < 500; ++i) {
    guess.state = ben.sample(rng);
    ASSERT_EQ(guess.broken_law(), nullptr);
    const Names stack = guess.stack("order");
    int places = 0;
    for (std::size_t depth = 24; depth < 27; ++depth) {
      if (stack[depth] != "barracks-1") continue;
      ++found["order " + std::to_string(depth + 1)];
      ++places;
    }
    if (holds(guess.secret(0), "barracks-1")) ++found["Ann"], ++places;
    ASSERT_GE(places, 1);
    EXPECT_EQ(stack[0], at.top("order"));
    EXPECT_EQ(guess.secret(0).size(), 1U);
  }
  for (const auto where : {"Ann", "order 25", "order 26", "order 27"})
    EXPECT_GT(found[where], 90) << where << ": each has a chance of a quarter";
}

TEST(CardKnowledge, SamplesOfTheKeeperHoldWhatSheKnows) {
  const Position at = after_ann_kept("furnaces-2", "steamboats-4", "barracks-1");
  const Belief<CardGame> ann(at.state, 0);
  Rng rng(5);
  Position guess = at;
  Texts others;
  for (int i = 0; i < 100; ++i) {
    guess.state = ann.sample(rng);
    EXPECT_EQ(guess.secret(0), Names{"furnaces-2"});
    EXPECT_EQ(guess.known(0, "order"), at.known(0, "order"));
    others.insert(guess.stack("order")[1]);
  }
  EXPECT_GT(others.size(), 5U) << "what she does not know is shuffled";
}

TEST(CardKnowledge, SamplesKeepOpenCards) {
  Position at(3);
  at.hand(1, {"barracks-3", "free-order"}).secret(1, {"furnaces-3", "workers-5"});
  const Belief<CardGame> ann(at.state, 0);
  Rng rng(5);
  Position guess = at;
  Texts orders;
  for (int i = 0; i < 200; ++i) {
    guess.state = ann.sample(rng);
    ASSERT_EQ(guess.broken_law(), nullptr);
    EXPECT_TRUE(holds(guess.hand(1), "barracks-3"));
    EXPECT_TRUE(holds(guess.hand(1), "free-order"));
    EXPECT_EQ(guess.hand(1).size(), 4U);
    for (const std::string& card : guess.secret(1)) orders.insert(card);
    for (std::size_t s = 0; s < kStacks; ++s) EXPECT_EQ(guess.top(kZoneNames[s]), at.top(kZoneNames[s]));
  }
  EXPECT_GT(orders.size(), 15U) << "and guess the secret ones";
}

TEST(CardKnowledge, SamplesAgreeWithWhatARivalIsDoing) {
  Position at(3);
  at.secret(0, {"barracks-1"}).dock(0, 1, {"E1", "wild-wagon:wheel-1-1"}).play("place delivery");
  const Belief<CardGame> ben(at.state, 1);
  Rng rng(5);
  Position guess = at;
  Texts orders;
  for (int i = 0; i < 200; ++i) {
    guess.state = ben.sample(rng);
    ASSERT_EQ(guess.secret(0).size(), 1U);
    orders.insert(guess.secret(0)[0]);
  }
  EXPECT_EQ(orders, (Texts{"barracks-1", "furnaces-1", "factories-1", "steamboats-1"}))
      << "she delivers, so it asks for one lorry";
}

TEST(CardKnowledge, ABeliefKeepsNoOtherSeatsKnowledge) {
  const Position at = after_ann_kept("furnaces-2", "steamboats-4", "barracks-1");
  Rng rng(5);
  Position guess = at;
  guess.state = Belief<CardGame>(at.state, 1).sample(rng);
  EXPECT_EQ(guess.known(0, "order"), Names{});
  EXPECT_EQ(guess.known(2, "order"), Names{});
  EXPECT_EQ(guess.known(1, "order"), Names{"Ann, order 25, order 26, order 27: barracks-1"});
}

std::uint64_t print(const Position& at, Seat seat) { return Belief<CardGame>(at.state, seat).fingerprint(); }

// When Ann plays one of two secret cards, nobody learns on which occasion she got it.
TEST(CardKnowledge, WhichOfSeveralSecretCardsIsUsedStaysHidden) {
  Position one(3);
  Position two(3);
  one.secret(0, {"workers-3", "workers-5", "free-order"}).workers(0, "");
  two.secret(0, {"workers-5", "free-order", "workers-3"}).workers(0, "");
  EXPECT_EQ(print(one, 1), print(two, 1));
  one.play({"place share", "pay workers-5"});
  two.play({"place share", "pay workers-5"});
  EXPECT_EQ(print(one, 1), print(two, 1));
  EXPECT_EQ(print(one, kNobody), print(two, kNobody));

  Position first(3);
  Position second(3);
  first.secret(0, {"barracks-1", "furnaces-4"}).dock(0, 1, {"E1", "wild-wagon:wheel-1-1"});
  second.secret(0, {"furnaces-4", "barracks-1"}).dock(0, 1, {"E1", "wild-wagon:wheel-1-1"});
  first.play({"place delivery", "deliver 1 barracks-1"});
  second.play({"place delivery", "deliver 1 barracks-1"});
  EXPECT_EQ(print(first, 1), print(second, 1));
}

TEST(CardKnowledge, ABeliefHoldsNothingThatTheSeatCannotTellApart) {
  const Position one = after_ann_kept("furnaces-2", "steamboats-4", "barracks-1");
  for (const Position& two : {after_ann_kept("barracks-1", "steamboats-4", "factories-3"),
                              after_ann_kept("furnaces-2", "barracks-1", "steamboats-4")}) {
    EXPECT_EQ(print(one, 1), print(two, 1));
    EXPECT_EQ(print(one, 2), print(two, 2));
    EXPECT_EQ(print(one, kNobody), print(two, kNobody));
    EXPECT_NE(print(one, 0), print(two, 0));
  }
}

// What a view tells of a seat's hand: the orders it names, and how many more there are.
std::string orders_seen(const State& state, Seat owner, Seat viewer) {
  std::string text;
  JsonWriter json(text);
  CardGame::write_view(state, viewer, json);
  const boost::json::value seat = boost::json::parse(text).at("seats").at(owner);
  return boost::json::serialize(seat.at("orders")) + " and " +
         std::to_string(seat.at("secret_orders").at("size").to_number<int>());
}

TEST(CardKnowledge, RivalsHandsShowWhatEverybodySawUnlessItIsUpToMemory) {
  Position at = after_ann_kept("furnaces-2", "barracks-1", "factories-3");
  at.state.seats[0].orders.add(0);
  ASSERT_EQ(orders_seen(at.state, 0, 1), R"(["barracks-1"] and 1)");
  at.state.seen_cards_shown = false;
  EXPECT_EQ(orders_seen(at.state, 0, 1), "[] and 2");
  EXPECT_EQ(orders_seen(at.state, 0, kNobody), "[] and 2") << "the same for all who have no seat";
  EXPECT_EQ(orders_seen(at.state, 0, 0), R"(["barracks-1"] and 1)") << "one's own hand is open to oneself";
  EXPECT_EQ(orders_seen(at.state, 0, kAllSeeing), R"(["barracks-1"] and 1)");

  const auto dealt = [](std::uint8_t choice) {
    Rng rng(3);
    return CardGame::deal(3, Options{.chosen = {0, choice}}, rng);
  };
  EXPECT_TRUE(dealt(0).seen_cards_shown);
  EXPECT_FALSE(dealt(1).seen_cards_shown);
  EXPECT_EQ(CardGame::hash(dealt(0)), CardGame::hash(dealt(1))) << "only what is shown differs";
}

}  // namespace
}  // namespace pithead::card_game
