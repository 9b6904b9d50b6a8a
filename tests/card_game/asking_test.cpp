// Nobody is asked where there is nothing to choose, unless the missing question would tell the others
// something of secret cards.
#include "tests/card_game/position.h"

namespace pithead::card_game {
namespace {

TEST(Asking, WithoutSecretsOneOptionIsNotAsked) {
  Position at(3);
  at.workers(0, "1").hand(0, {"barracks-1"}).dock(0, 1, {"E1", "wild-wagon:wheel-1-1"});
  at.play("place delivery");
  EXPECT_EQ(at.turn(), 1) << "payment, train and end of the turn";
}

TEST(Asking, TheTurnIsAlwaysAsked) {
  Position at(3);
  at.workers(0, "");
  EXPECT_EQ(at.legal(), Texts{"pass"});
  EXPECT_EQ(at.turn(), 0);
}

TEST(Asking, AHolderOfSecretInnovationsIsAlwaysAskedToPay) {
  for (const auto card : {"free-delivery", "workers-3"}) {
    Position at(3);
    at.workers(0, "1").secret(0, {card}).play("place order");
    EXPECT_EQ(at.phase(), Phase::Pay) << card;
    EXPECT_TRUE(at.offers("pay 1"));
  }
  Position open(3);
  open.workers(0, "1").hand(0, {"free-delivery"}).secret(0, {"barracks-1"}).play("place order");
  EXPECT_NE(open.phase(), Phase::Pay) << "secret orders pay nothing";
}

TEST(Asking, AHolderOfSecretInnovationsIsAlwaysAskedToEnd) {
  for (const auto card : {"free-delivery", "workers-3"}) {
    Position at(3);
    at.workers(0, "1").secret(0, {card}).play({"place order", "pay 1"});
    EXPECT_EQ(at.legal(), Texts{"end"}) << card;
    EXPECT_EQ(at.turn(), 0);
  }
}

TEST(Asking, AHolderOfSecretOrdersIsAskedToDeliver) {
  Position at(3);
  at.secret(0, {"barracks-1", "furnaces-4"}).dock(0, 1, {"E1", "wild-wagon:wheel-1-1"});
  at.dock(0, 2, {"E1", "wild-wagon:wheel-1-1"}).play("place delivery");
  EXPECT_EQ(at.legal(), (Texts{"deliver 1 barracks-1", "deliver 2 barracks-1"}));
  at.play("deliver 1 barracks-1");
  EXPECT_EQ(at.legal(), Texts{"done"}) << "the others do not know that furnaces-4 does not fit";
  at.play("done");
  EXPECT_EQ(at.turn(), 1);
}

TEST(Asking, ASinglePairWithASecretOrderIsStillNamed) {
  Position at(3);
  at.secret(0, {"barracks-1"}).dock(0, 1, {"E1", "wild-wagon:wheel-1-1"}).play("place delivery");
  EXPECT_EQ(at.legal(), Texts{"deliver 1 barracks-1"});
}

TEST(Asking, WithoutAnotherTrainSecretOrdersAreNotAskedFor) {
  Position at(3);
  at.secret(0, {"barracks-1", "furnaces-4"}).dock(0, 1, {"E1", "wild-wagon:wheel-1-1"});
  at.dock(0, 2, {"E1", "wild-wagon"}).dock(0, 3, {"E2", "wild-wagon:fox-1-1"}).play("place delivery");
  EXPECT_EQ(at.legal(), (Texts{"deliver 1 barracks-1", "deliver 3 barracks-1"}));
  at.play("deliver 1 barracks-1");
  EXPECT_EQ(at.turn(), 1) << "no other train waits, as everybody sees";
}

TEST(Asking, AHolderOfSecretOrdersMayBeThoughtToDeliverForFree) {
  Position at(3);
  at.secret(0, {"barracks-4"}).hand(0, {"free-delivery"}).dock(0, 1, {"E1", "wild-wagon:wheel-1-1"});
  at.play("place share");
  EXPECT_EQ(at.legal(), Texts{"end"});

  Position no_train(3);
  no_train.secret(0, {"barracks-4"}).hand(0, {"free-delivery"}).dock(0, 1, {"E1"}).dock(0, 2, {"wild-wagon"});
  no_train.play("place share");
  EXPECT_EQ(no_train.turn(), 1) << "no order would help";

  Position no_card(3);
  no_card.secret(0, {"barracks-4"}).hand(0, {"free-mining"}).dock(0, 1, {"E1", "wild-wagon:wheel-1-1"});
  no_card.play("place share");
  EXPECT_EQ(no_card.turn(), 1) << "nothing to deliver with";
}

TEST(Asking, EachDockMayHoldTheTrainThatMightLeave) {
  for (int dock = 1; dock <= 3; ++dock) {
    Position at(3);
    at.secret(0, {"barracks-4"}).hand(0, {"free-delivery"});
    at.dock(0, dock, {"E1", dock == 2 ? "wild-wagon:wheel-1-1" : "wild-wagon:clover-1-1"});
    at.play("place share");
    EXPECT_EQ(at.legal(), Texts{"end"}) << dock;
  }
}

// The last option before the placement may be owed to the look-ahead, and that to a secret card.
TEST(Asking, SecretsMakeTheLookAheadAQuestion) {
  for (const bool secret : {false, true}) {
    Position at(3);
    at.only_payable({"delivery"}).workers(0, "1").hand(0, {"free-delivery", "barracks-1", "furnaces-2"});
    at.dock(0, 1, {"E1", "wild-wagon:wheel-1-1"}).dock(0, 2, {"E1", "tower-wagon:tower-2-0"});
    if (secret) at.secret(0, {"free-share"});
    at.play({"play free-delivery", "deliver 1 barracks-1"});
    EXPECT_EQ(at.phase(), secret ? Phase::Deliver : Phase::Turn);
    EXPECT_EQ(at.legal(), secret ? Texts{"done"} : Texts{"place delivery"});
  }
  for (const bool secret : {false, true}) {
    Position at(3);
    at.only_payable({"lorry-left"}).workers(0, "1").hand(0, {"free-lorry"});
    at.stack("lorry-left", {"fox-1-1"}).stack("lorry-right", {"wheel-1-1"});
    if (secret) at.secret(0, {"barracks-1"});
    at.play("play free-lorry");
    EXPECT_EQ(at.phase(), secret ? Phase::Stack : Phase::Turn);
  }
}

TEST(Asking, OneOptionWithoutTheLookAheadIsNotAskedInSpiteOfSecrets) {
  Position at(3);
  at.secret(0, {"barracks-1", "workers-3"}).hand(0, {"free-lorry"});
  at.stack("lorry-left", {}).stack("lorry-right", {"wheel-1-1"}).play("play free-lorry");
  EXPECT_EQ(at.row(0), Names{"wheel-1-1"});
}

// ---- in random games --------------------------------------------------------------------------------

// All that a seat hears of a move and believes afterwards.
struct Impression {
  std::vector<Event> heard;
  std::uint64_t belief;
  std::string view;
};

Impression impression(State state, Move move, Seat seat) {
  EventLog log;
  Rng rng(1);
  CardGame::play(state, move, rng, log);
  Impression result;
  for (const Event& event : log.events()) {
    if (event.visible_to(seat)) result.heard.push_back(event);
  }
  result.belief = Belief<CardGame>(state, seat).fingerprint();
  JsonWriter json(result.view);
  CardGame::write_view(state, seat, json);
  return result;
}

// Everybody goes for the wild card and secret hands more often than chance would.
Move lively_move(const Moves& moves, Rng& rng) {
  for (const auto wish : {kPlace(index(Zone::Wild)), kStack(index(Zone::Innovations)),
                          kStack(index(Zone::Orders)), kPlace(index(Zone::Delivery))}) {
    if (moves.contains(wish) && rng.below(2) == 0) return wish;
  }
  Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
  if (kPass.holds(move)) move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
  return move;
}

// Two tables that a seat cannot tell apart, and the mover does on both what the seat cannot tell apart: then
// it is none the wiser. So neither what is asked nor how often gives away a secret card.
TEST(Asking, NeverDependsOnWhatOthersCannotSee) {
  int secret_moves = 0;
  int compared = 0;
  for (std::uint64_t seed = 0; seed < 9; ++seed) {
    Rng rng(seed);
    const int players = 2 + static_cast<int>(seed % 3);
    State state = CardGame::deal(players, {}, rng);
    Moves moves;
    for (int turn = 0; turn < 400 && state.phase != Phase::Over; ++turn) {
      CardGame::legal(state, moves);
      const Move move = lively_move(moves, rng);
      const auto seat = static_cast<Seat>((state.turn + 1) % players);
      const Player& mover = state.seats[state.turn];
      const bool secrets = mover.secret_orders != 0 || mover.secret_innovations != 0 || state.looked > 0;
      if (secrets && rng.below(2) == 0) {
        const State guess = Belief<CardGame>(state, seat).sample(rng);
        const Impression truth = impression(state, move, seat);
        Moves others;
        CardGame::legal(guess, others);
        const bool hidden = state.phase == Phase::Keep || state.phase == Phase::Return;
        for (const Move other : others) {
          if (!hidden && other != move) continue;
          const Impression guessed = impression(guess, other, seat);
          if (guessed.heard != truth.heard) continue;
          ASSERT_EQ(guessed.view, truth.view);
          ASSERT_EQ(guessed.belief, truth.belief);
          ++compared;
          secret_moves += hidden ? 1 : 0;
        }
      }
      NoEvents silence;
      CardGame::play(state, move, rng, silence);
    }
  }
  EXPECT_GT(compared, 300);
  EXPECT_GT(secret_moves, 100);
}

}  // namespace
}  // namespace pithead::card_game
