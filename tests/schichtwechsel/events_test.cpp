// What is told of a move, in words and for programs, and whether something hidden came to light.
#include "tests/schichtwechsel/position.h"

namespace pithead::schichtwechsel {
namespace {

Names json_of(const Position& at) {
  Names texts;
  for (const Event& event : at.events()) {
    JsonWriter json(texts.emplace_back());
    Schichtwechsel::write_event(event, json);
  }
  return texts;
}
bool tells(const Position& at, std::string_view json) {
  const Names texts = json_of(at);
  return std::find(texts.begin(), texts.end(), json) != texts.end();
}
bool revealed(const Position& at) {
  const auto& events = at.events();
  return std::any_of(events.begin(), events.end(), [](const Event& event) { return event.reveals; });
}

TEST(SwEvents, TellTheBeginningOfARound) {
  Position at(2);
  at.round_cards({1, 4}).draws(2, {"ccs"}).end_round();
  EXPECT_EQ(at.heard_by(kNobody),
            (Names{"Ann passes", "Round 1 is scored", "Round 2 begins with Ann; its card is number 4",
                   "The red-white carts are closed in this round", "Ann draws 2 coal and 1 spoil"}));
  EXPECT_TRUE(tells(at, R"({"event":"passed","seat":0})"));
  EXPECT_TRUE(tells(at, R"({"event":"round_scored","round":1})"));
  EXPECT_TRUE(tells(at, R"({"event":"round_begun","seat":0,"round":2,"card":4})"));
  EXPECT_TRUE(tells(at, R"({"event":"carts_closed"})"));
  EXPECT_TRUE(tells(at, R"({"event":"set_drawn","seat":0,"coal":2,"spoil":1})"));
}

TEST(SwEvents, TellTheWaterMarker) {
  Position at(2);
  at.round_cards({1, 5}).draws(2, {"ccw"}).end_round();
  EXPECT_TRUE(at.told("The water marker goes into the bag"));
  EXPECT_TRUE(tells(at, R"({"event":"marker_into_bag"})"));
  EXPECT_TRUE(at.told("Ann draws 2 coal and 0 spoil"));
  EXPECT_TRUE(at.told("Ann draws the water marker"));
  EXPECT_TRUE(tells(at, R"({"event":"marker_drawn","seat":0})"));
  at.play("give 1");
  EXPECT_EQ(at.heard_by(0), (Names{"Ben gets the set", "Ben has the pit water rise to 3"}));
  EXPECT_TRUE(tells(at, R"({"event":"set_given","seat":1})"));
  EXPECT_TRUE(tells(at, R"({"event":"water_risen","seat":1,"level":3})"));
}

TEST(SwEvents, TellHowCubesArePlaced) {
  Position at(2);
  at.round(2).draws(2, {"ccs"}).full_carts(0).cart(0, "K3", "coal", 0).begin_sets();
  at.play({"give 0", "cube spoil K3"});
  Names heard = at.heard_by(1);
  heard.resize(6);
  EXPECT_EQ(heard, (Names{"Ann gets the set", "Ann puts spoil on cart K3", "Ann has no cart for coal",
                          "Ann takes 1 tool", "Ann has no cart for coal", "Ann takes 1 tool"}));
  EXPECT_TRUE(tells(at, R"({"event":"cube_placed","seat":0,"cube":"spoil","cart":"K3"})"));
  EXPECT_TRUE(tells(at, R"({"event":"cube_lost","seat":0,"cube":"coal"})"));
  EXPECT_TRUE(tells(at, R"({"event":"tools_taken","seat":0,"n":1})"));
}

TEST(SwEvents, TellTilesBonusesWaterAndTokens) {
  Position at(2);
  at.round(2).tile(0, "haulier").tile(1, "overman").water(1, 4).begin_tiles();
  at.play({"tile mine-rescue", "tile gatekeeper"});
  EXPECT_EQ(
      at.heard_by(kNobody),
      (Names{"Ann takes the tile mine-rescue", "Ben takes the tile gatekeeper", "Ann gets coal on a wagon",
             "Ben gets coke on a wagon", "Ben has the pit water reach the top and fall to 2",
             "Ben takes 1 tool", "Ben takes 1 tool", "Ann has the pit water rise to 3",
             "Ben has the pit water rise to 3", "Ann takes 3 white tokens", "Ben takes 3 white tokens"}));
  EXPECT_TRUE(tells(at, R"({"event":"tile_taken","seat":1,"tile":"gatekeeper"})"));
  EXPECT_TRUE(tells(at, R"({"event":"coal_received","seat":0})"));
  EXPECT_TRUE(tells(at, R"({"event":"coke_received","seat":1})"));
  EXPECT_TRUE(tells(at, R"({"event":"water_flooded","seat":1,"level":2})"));
  EXPECT_TRUE(tells(at, R"({"event":"white_taken","seat":0,"n":3})"));
}

TEST(SwEvents, TellASale) {
  Position at(2);
  at.round(2).pairs(0, 1).coke(0, 2).begin_sale();
  at.play("sell");
  EXPECT_EQ(at.heard_by(1),
            (Names{"Ann sells pair 2 of coke", "Ann takes 1 coin", "Ann takes 1 white token"}));
  EXPECT_TRUE(tells(at, R"({"event":"coke_sold","seat":0,"pair":2})"));
  EXPECT_TRUE(tells(at, R"({"event":"coins_taken","seat":0,"n":1})"));
}

TEST(SwEvents, TellNothingOfASaleThatIsRefused) {
  Position at(2);
  at.round(2).coke(0, 2).begin_sale();
  at.play("hold");
  EXPECT_EQ(at.heard_by(1), Names{});
}

TEST(SwEvents, TellCardsAndCarts) {
  Position at(3);
  at.cart(0, "K3", "coal", 2).cart(0, "K1", "spoil", 1).play({"card cart-M", "pay WP", "cart K3", "cart K1"});
  EXPECT_EQ(at.heard_by(1), (Names{"Ann uses cart-M for WP", "Ann moves cart K3 with 2 coal above ground",
                                   "Ann moves cart K1 with 1 spoil above ground"}));
  EXPECT_TRUE(tells(at, R"({"event":"card_used","seat":0,"card":"cart-M","units":"WP"})"));
  EXPECT_TRUE(tells(at, R"({"event":"cart_moved","seat":0,"cart":"K3","n":2,"cube":"coal"})"));
}

TEST(SwEvents, TellThePersonalCard) {
  Position at(3);
  at.water(0, 1).play({"card personal", "pay W"});
  EXPECT_EQ(at.heard_by(1), (Names{"Ann uses personal for W", "Ann has the pit water fall to 0",
                                   "Ann scores 1 point for water"}));
  EXPECT_TRUE(tells(at, R"({"event":"card_used","seat":0,"card":"personal","units":"W"})"));
  EXPECT_TRUE(tells(at, R"({"event":"water_lowered","seat":0,"level":0})"));
  EXPECT_TRUE(tells(at, R"({"event":"points_scored","seat":0,"source":"water","points":1})"));
}

TEST(SwEvents, TellCokingAndLoading) {
  Position at(3);
  at.coal(0, 3).play({"card coke-L", "pay P", "coke 2 Q4", "coke 1 own"});
  EXPECT_EQ(at.heard_by(1), (Names{"Ann uses coke-L for P", "Ann cokes a wagon of 2 on space Q4",
                                   "Ann scores 1 point for coke", "Ann cokes a wagon of 1 on space own"}));
  EXPECT_TRUE(tells(at, R"({"event":"coke_made","seat":0,"size":2,"space":"Q4"})"));
  at.turn(0).play({"card load-S", "pay W", "load Q4", "stop"});
  EXPECT_TRUE(at.told("Ann loads coke from space Q4"));
  EXPECT_TRUE(tells(at, R"({"event":"coke_loaded","seat":0,"space":"Q4"})"));
}

TEST(SwEvents, TellCokeFromTheSupply) {
  Position at(3);
  at.frames(0, {"depot"}).play({"card head-2", "frame T3 from depot", "plant Q2"});
  EXPECT_EQ(at.heard_by(1), (Names{"Ann uses head-2 for C", "Ann moves a headframe to T3 from depot",
                                   "Ann puts coke on space Q2"}));
  EXPECT_TRUE(tells(at, R"({"event":"headframe_moved","seat":0,"space":"T3","from":"depot"})"));
  EXPECT_TRUE(tells(at, R"({"event":"coke_planted","seat":0,"space":"Q2"})"));
}

TEST(SwEvents, TellABarrierWithABuildingAndAHeadframe) {
  Position at(3);
  at.disc(0, "rail", 2).spoil(0, 3).play({"exchange 3 rail", "build B4", "lot tools", "headframe"});
  EXPECT_EQ(at.heard_by(1), (Names{"Ann exchanges 3 spoil: rail", "Ann advances on the rail to space 3",
                                   "Ann takes the building from B4", "Ann builds on the lot tools",
                                   "Ann brings headframe 1 into play", "Ann gets 1 spoil on the tip"}));
  EXPECT_TRUE(tells(at, R"({"event":"spoil_exchanged","seat":0,"spoil":3,"gain":"rail"})"));
  EXPECT_TRUE(tells(at, R"({"event":"disc_advanced","seat":0,"track":"rail","space":3})"));
  EXPECT_TRUE(tells(at, R"({"event":"building_taken","seat":0,"bar":"B4"})"));
  EXPECT_TRUE(tells(at, R"({"event":"building_placed","seat":0,"lot":"tools"})"));
  EXPECT_TRUE(tells(at, R"({"event":"headframe_placed","seat":0,"n":1})"));
  EXPECT_TRUE(tells(at, R"({"event":"spoil_received","seat":0,"n":1})"));
}

TEST(SwEvents, TellTheEndOfATrack) {
  Position at(3);
  at.disc(0, "road", 15).disc(1, "road", 15);
  at.play({"card route-S", "pay W", "option a"});
  EXPECT_TRUE(at.told("Ann reaches the end of the road, worth 8 points"));
  EXPECT_TRUE(tells(at, R"({"event":"end_reached","seat":0,"track":"road","worth":8})"));
  at.play({"card route-S", "pay W", "option a"});
  EXPECT_TRUE(at.told("Ben reaches the end of the road, worth 5 points"));
}

TEST(SwEvents, TellTheMinerItsCopiesAndTools) {
  Position at(3);
  at.miner(0, "baths").play({"card miner-L", "pay P", "copy route-L1"});
  EXPECT_EQ(
      at.heard_by(1),
      (Names{"Ann uses miner-L for P", "Ann sends the miner to lamp-room", "Ann copies route-L1",
             "Ann advances on the road to space 1", "Ann advances on the road to space 2",
             "Ann advances on the canal to space 1", "Ann takes 1 tool", "Ann scores 1 point for cards"}));
  EXPECT_TRUE(tells(at, R"({"event":"miner_moved","seat":0,"circle":"lamp-room"})"));
  EXPECT_TRUE(tells(at, R"({"event":"card_copied","seat":0,"card":"route-L1"})"));
}

TEST(SwEvents, TellTheExit) {
  Position at(3);
  at.miner(0, "pay-hall").play({"card miner-M", "pay WW"});
  EXPECT_EQ(at.heard_by(1), (Names{"Ann uses miner-M for WW", "Ann sends the miner to gate-out",
                                   "Ann has the miner at the exit, worth 8 points", "Ann discards 1 tool"}));
  EXPECT_TRUE(tells(at, R"({"event":"exit_reached","seat":0,"worth":8})"));
  EXPECT_TRUE(tells(at, R"({"event":"tools_discarded","seat":0,"n":1})"));
}

TEST(SwEvents, TellTheFirstPlayerMarker) {
  Position at(3);
  at.turn(1).play({"card first", "pay P", "decline"});
  EXPECT_EQ(at.heard_by(0), (Names{"Ben uses first for P", "Ben takes the first-player marker"}));
  EXPECT_TRUE(tells(at, R"({"event":"marker_taken","seat":1})"));
}

TEST(SwEvents, TellTheEndOfTheGame) {
  Position at(2);
  at.round(5, 1).disc(0, "road", 4).lot(0, "tools").tools(0, 4).lot(1, "sale").plant(1, {"own", "Q3"});
  at.end_round();
  EXPECT_EQ(
      at.heard_by(kNobody),
      (Names{"Ann passes", "Ann scores 2 points for rounds", "Round 5 is scored",
             "Ben loads coke from space own", "Ben loads coke from space Q3", "Ben sells pair 1 of coke",
             "Ben scores 4 points for coke", "Ann discards 3 tools", "Ann scores -2 points for tools",
             "Ben scores -12 points for tools", "Ann scores 2 points for marker", "Ann wins with 2 points"}));
  EXPECT_TRUE(tells(at, R"({"event":"game_won","seat":0,"points":2})"));
  EXPECT_TRUE(tells(at, R"({"event":"points_scored","seat":1,"source":"tools","points":-12})"));
}

// Chance comes to light with round cards and sets, and with nothing else.
TEST(SwEvents, OnlyRoundCardsAndSetsReveal) {
  Position at(2);
  at.draws(2, {"ccs", "ccs"}).end_round();
  for (const Event& event : at.events()) {
    const bool chance = event.kind == static_cast<std::uint8_t>(EventKind::RoundBegun) ||
                        event.kind == static_cast<std::uint8_t>(EventKind::SetDrawn);
    EXPECT_EQ(event.reveals, chance);
  }
  EXPECT_TRUE(revealed(at));
  at.play({"give 0", "cube coal K1", "cube coal K2"});
  EXPECT_FALSE(revealed(at)) << "the next set is not drawn yet";
  at.play("cube spoil K3");
  EXPECT_TRUE(revealed(at));
}

TEST(SwEvents, AnActionRevealsNothing) {
  Position at(2);
  at.disc(0, "road", 3).miner(0, "baths");
  at.play({"card route-L1", "pay P", "build B1", "lot speed", "miner", "go lamp-room", "copy water-X"});
  at.play("lower 2");
  EXPECT_FALSE(revealed(at));
}

TEST(SwEvents, EverybodyHearsEverything) {
  Position at(3);
  at.end_round();
  for (const Seat viewer : {Seat{0}, Seat{1}, Seat{2}}) EXPECT_EQ(at.heard_by(viewer), at.heard_by(kNobody));
}

// In games of random moves all kinds of events occur, and each sentence is filled in.
TEST(SwEvents, OfEveryKindOccur) {
  std::set<int> kinds;
  const std::array<std::string, 4> people{"Ann", "Ben", "Cleo", "Dan"};
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    Rng rng(seed);
    State state = Schichtwechsel::deal(2 + static_cast<int>(seed % 3), with_box(kFirstBox), rng);
    // Random players seldom get so far themselves.
    state.seats[0].discs = {14, 10, 7};
    state.seats[0].miner = kGateOut - 1;
    EventLog log;
    while (state.question != Question::Over) {
      Schichtwechsel::Moves moves;
      Schichtwechsel::legal(state, moves);
      // Whoever says no or exchanges spoil at random gets nowhere: the last moves of a list are cards.
      const auto size = static_cast<std::uint32_t>(moves.size());
      const Move move = moves[std::max(rng.below(size), rng.below(size))];
      Schichtwechsel::play(state, move, rng, log);
    }
    for (const Event& event : log.events()) {
      kinds.insert(event.kind);
      std::string sentence;
      Schichtwechsel::tell(event, people, sentence);
      EXPECT_EQ(sentence.find_first_of("{}|"), std::string::npos) << sentence;
      EXPECT_EQ(sentence.find("nobody"), std::string::npos) << sentence;
    }
  }
  for (int kind = 0; kind < kEventKinds; ++kind) EXPECT_TRUE(kinds.contains(kind)) << kind;
}

}  // namespace
}  // namespace pithead::schichtwechsel
