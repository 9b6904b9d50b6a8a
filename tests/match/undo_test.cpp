// A seat may take back its latest moves until it learned something hidden or another seat moved.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "games/card_game/events.h"
#include "games/schichtwechsel/events.h"
#include "match/match.h"
#include "tests/match/dice.h"
#include "tests/match/play.h"

namespace pithead {
namespace {

void play_all(Match& match, std::initializer_list<std::string_view> moves) {
  for (const std::string_view move : moves) ASSERT_TRUE(match.play(move)) << move;
}

TEST(Undo, ThereIsNothingToTakeBackAtFirst) {
  Match match(dice_setup(1));
  EXPECT_FALSE(match.can_undo(0));
  const auto undone = match.undo(0);
  ASSERT_FALSE(undone);
  EXPECT_EQ(undone.error().kind, Error::Kind::NothingToUndo);
  EXPECT_FALSE(undone.error().what.empty());
}

TEST(Undo, OwnMovesGoBackOneByOne) {
  Match match(dice_setup(1));
  std::vector<std::uint64_t> before;
  for (int i = 0; i < 3; ++i) {
    before.push_back(match.state().hash());
    play_all(match, {"roll"});
  }
  for (std::size_t left = 3; left-- > 0;) {
    ASSERT_TRUE(match.can_undo(0));
    ASSERT_TRUE(match.undo(0));
    EXPECT_EQ(match.state().hash(), before[left]);
    EXPECT_EQ(match.plies().size(), left);
  }
  EXPECT_FALSE(match.can_undo(0));
}

// Nobody may roll again for a better number.
TEST(Undo, ChanceIsTakenBackToo) {
  Match match(dice_setup(2));
  play_all(match, {"roll", "roll"});
  const auto once = hashes_of(match);
  ASSERT_TRUE(match.undo(0));
  ASSERT_TRUE(match.undo(0));
  play_all(match, {"roll", "roll"});
  EXPECT_EQ(hashes_of(match), once);
}

TEST(Undo, NotPastAMoveThatRevealedSomething) {
  Match match(dice_setup(1));
  play_all(match, {"roll", "peek"});
  EXPECT_FALSE(match.can_undo(0));
  play_all(match, {"roll"});
  EXPECT_TRUE(match.can_undo(0));
  ASSERT_TRUE(match.undo(0));
  EXPECT_FALSE(match.can_undo(0));
  EXPECT_FALSE(match.undo(0));
  EXPECT_EQ(match.plies().size(), 2U);
}

TEST(Undo, TheEndOfATurnGoesBackUntilTheNextSeatMoves) {
  Match match(dice_setup(1));
  play_all(match, {"roll", "pass"});
  EXPECT_TRUE(match.can_undo(0));
  EXPECT_FALSE(match.can_undo(1));
  ASSERT_TRUE(match.undo(0));
  EXPECT_EQ(match.state().to_move(), 0);
  play_all(match, {"pass", "roll"});
  EXPECT_FALSE(match.can_undo(0));
  EXPECT_TRUE(match.can_undo(1));
}

// Once another seat has moved, that stands, even if the seat took its own move back.
TEST(Undo, AnothersMoveStandsForGood) {
  Match match(dice_setup(1));
  play_all(match, {"pass", "roll"});
  ASSERT_TRUE(match.undo(1));
  EXPECT_FALSE(match.can_undo(1));
  EXPECT_FALSE(match.can_undo(0));
  EXPECT_FALSE(match.undo(0));
  EXPECT_EQ(match.plies().size(), 1U);
}

TEST(Undo, OnlyTheSeatItselfTakesBack) {
  Match match(dice_setup(1));
  play_all(match, {"roll"});
  for (const Seat other : {Seat{1}, Seat{2}, kNobody}) {
    EXPECT_FALSE(match.can_undo(other));
    EXPECT_FALSE(match.undo(other));
  }
  EXPECT_EQ(match.plies().size(), 1U);
}

TEST(Undo, TheLastMoveOfAGameGoesBackToo) {
  Match match(dice_setup(1));
  play_all(match, {"pass", "pass", "pass"});
  ASSERT_TRUE(match.over());
  ASSERT_TRUE(match.undo(0));
  EXPECT_FALSE(match.over());
  EXPECT_EQ(match.state().to_move(), 0);
}

TEST(Undo, ARefusedMoveKeepsTheRight) {
  Match match(dice_setup(1));
  play_all(match, {"roll"});
  ASSERT_FALSE(match.play("jump"));
  ASSERT_FALSE(match.play(Move{77}));
  EXPECT_TRUE(match.can_undo(0));
}

// ---- Coal Baron -------------------------------------------------------------------------------------

// Plays any moves until a move of that text is legal.
bool play_until_legal(Match& match, std::string_view text, Rng& choices) {
  const auto wanted = match.game().read_move(text);
  while (!match.over() && !match.state().is_legal(*wanted))
    play_randomly(match, choices, match.plies().size() + 1);
  return !match.over();
}

TEST(UndoCoalBaron, WorkStepsGoBackToThePlacement) {
  Match match(setup_of("coal-baron", 2, 3));
  Rng choices(1);
  ASSERT_TRUE(play_until_legal(match, "place M6", choices));
  const Seat seat = match.state().to_move();
  const std::uint64_t before = match.state().hash();
  const std::size_t plies = match.plies().size();
  play_all(match, {"place M6", "cage 3", "load gray", "cage 0", "store gray", "stop"});
  const auto once = hashes_of(match);
  EXPECT_NE(match.state().to_move(), seat);
  for (int i = 0; i < 6; ++i) ASSERT_TRUE(match.undo(seat));
  EXPECT_EQ(match.state().hash(), before);
  EXPECT_EQ(match.plies().size(), plies);
  play_all(match, {"place M6", "cage 3", "load gray", "cage 0", "store gray", "stop"});
  EXPECT_EQ(hashes_of(match), once);
}

TEST(UndoCoalBaron, WhoLookedAtTheStackHasSeenIt) {
  Match match(setup_of("coal-baron", 3, 3));
  Rng choices(2);
  ASSERT_TRUE(play_until_legal(match, "place Odraw", choices));
  const Seat seat = match.state().to_move();
  play_all(match, {"place Odraw"});
  EXPECT_FALSE(match.can_undo(seat));
  play_all(match, {"decline", "bottom"});
  ASSERT_TRUE(match.undo(seat));
  ASSERT_TRUE(match.undo(seat));
  EXPECT_FALSE(match.can_undo(seat));
}

TEST(UndoCoalBaron, ATileThatWasRefilledIsSeen) {
  Match match(setup_of("coal-baron", 2, 3));
  Rng choices(3);
  ASSERT_TRUE(play_until_legal(match, "place F1", choices));
  const Seat seat = match.state().to_move();
  play_all(match, {"place F1"});
  EXPECT_FALSE(match.can_undo(seat));
}

// ---- The Great Card Game ----------------------------------------------------------------------------

using card_game::EventKind;

void play_first_legal(Match& match) { ASSERT_TRUE(match.play(match.state().legal().front())); }

TEST(UndoCardGame, APlacementGoesBackUntilItsActionShowsACard) {
  Match match(setup_of("card-game", 2, 1));
  const Seat seat = match.state().to_move();
  const std::uint64_t before = match.state().hash();
  play_all(match, {"place wild", "pay 1+1"});
  ASSERT_TRUE(match.undo(seat));
  play_all(match, {"pay 2"});
  ASSERT_TRUE(match.undo(seat));
  ASSERT_TRUE(match.undo(seat));
  EXPECT_EQ(match.state().hash(), before);
  play_all(match, {"place engine"});  // the next engine is turned up
  EXPECT_FALSE(match.can_undo(seat));
  play_all(match, {"dock 2"});
  ASSERT_TRUE(match.undo(seat));
  EXPECT_FALSE(match.can_undo(seat));
}

TEST(UndoCardGame, MiningGoesBackToThePlacement) {
  Match match(setup_of("card-game", 2, 1));
  const Seat seat = match.state().to_move();
  play_all(match, {"place lorry-left", "pass"});
  ASSERT_EQ(match.state().to_move(), seat);
  const std::uint64_t before = match.state().hash();
  play_all(match, {"place mine-0-1", "store"});
  ASSERT_TRUE(match.state().begins_turn()) << "the only step is made and the turn is over";
  ASSERT_TRUE(match.undo(seat));
  ASSERT_TRUE(match.undo(seat));
  EXPECT_EQ(match.state().hash(), before);
  EXPECT_FALSE(match.can_undo(seat)) << "the other seat has passed in between";
}

// A card kept in secret shows the others nothing: its holder may change her mind until the new top is seen.
TEST(UndoCardGame, WhoLookedAtAStackHasSeenIt) {
  Match match(setup_of("card-game", 3, 1));
  const Seat seat = match.state().to_move();
  play_all(match, {"place wild", "pay 2", "stack order"});
  EXPECT_FALSE(match.can_undo(seat));
  const std::uint64_t looking = match.state().hash();
  play_first_legal(match);  // keep
  play_first_legal(match);  // return the first of three
  ASSERT_TRUE(match.undo(seat));
  ASSERT_TRUE(match.undo(seat));
  EXPECT_EQ(match.state().hash(), looking);
  EXPECT_FALSE(match.can_undo(seat));
  for (int i = 0; i < 3; ++i) play_first_legal(match);
  ASSERT_TRUE(match.state().begins_turn()) << "the last card is returned unasked";
  EXPECT_FALSE(match.can_undo(seat)) << "a new top is turned up";
}

TEST(UndoCardGame, ACardKeptOpenlyIsSeen) {
  Match match(setup_of("card-game", 3, 1));
  const Seat seat = match.state().to_move();
  play_all(match, {"place wild", "pay 2", "stack lorry-left"});
  play_first_legal(match);  // keep
  EXPECT_FALSE(match.can_undo(seat));
}

// What nobody may take back, told by what happened and not by what the event claims to be.
bool shows_something(const Event& event) {
  switch (static_cast<EventKind>(event.kind)) {
    case EventKind::TopTurned:
    case EventKind::StackLookedAt:
    case EventKind::SecretShown: return true;
    case EventKind::CardKept: return event.seen_by == SeatSet::all();
    default: return false;
  }
}

TEST(UndoCardGame, ExactlyWhatShowedNothingGoesBack) {
  std::set<std::uint8_t> shown;
  for (const std::string players : {"2", "3", "4"}) {
    const Match whole = golden("card-game/" + players + "-every-kind-of-move");
    Match match(whole.setup());
    for (const Ply& ply : whole.plies()) {
      ASSERT_TRUE(match.play(ply.move));
      bool shows = false;
      for (const Event& event : ply.events) {
        if (!shows_something(event)) continue;
        shows = true;
        shown.insert(event.kind);
      }
      ASSERT_EQ(match.can_undo(ply.seat), !shows) << players << " players, ply " << match.plies().size();
    }
  }
  EXPECT_EQ(shown.size(), 4U);
}

// ---- Schichtwechsel ---------------------------------------------------------------------------------

// The set stays drawn; to whom it goes may be changed until somebody else places the cubes.
TEST(UndoSchichtwechsel, ASetGivenToOneselfGoesBackToTheGift) {
  Match match(setup_of("schichtwechsel", 3, 1));
  const Seat seat = match.state().to_move();
  const std::uint64_t before = match.state().hash();
  play_all(match, {"give " + std::to_string(seat)});
  play_first_legal(match);
  ASSERT_TRUE(match.undo(seat));
  ASSERT_TRUE(match.undo(seat));
  EXPECT_EQ(match.state().hash(), before);
  EXPECT_FALSE(match.can_undo(seat));
}

TEST(UndoSchichtwechsel, NotPastTheNextSetDrawn) {
  Match match(setup_of("schichtwechsel", 3, 1));
  const Seat seat = match.state().to_move();
  play_all(match, {"give " + std::to_string(seat)});
  for (int cubes = 0; cubes < 3; ++cubes) play_first_legal(match);
  ASSERT_TRUE(match.state().is_legal(*match.game().read_move("give " + std::to_string((seat + 1) % 3))))
      << "the next set is drawn";
  EXPECT_FALSE(match.can_undo(seat));
}

// A card, its payment, a barrier, a building, its lot and the miner's move: one turn, one step back at a
// time.
TEST(UndoSchichtwechsel, ATurnGoesBackThroughAllItsNestedDecisions) {
  const Match whole = golden("schichtwechsel/4-two-copies-in-a-turn");
  Match match(whole.setup());
  std::vector<std::uint64_t> before;  // each decision of the running turn
  std::size_t longest = 0;
  for (const Ply& ply : whole.plies()) {
    if (match.state().begins_turn()) before.clear();
    before.push_back(match.state().hash());
    ASSERT_TRUE(match.play(ply.move));
    if (!match.can_undo(ply.seat) || before.size() < longest) continue;
    longest = before.size();
    for (std::size_t left = before.size(); left-- > 0;) {
      ASSERT_TRUE(match.undo(ply.seat));
      ASSERT_EQ(match.state().hash(), before[left]);
    }
    while (match.state().hash() != ply.hash)
      ASSERT_TRUE(match.play(whole.plies()[match.plies().size()].move));
  }
  EXPECT_GE(longest, 10U);
}

TEST(UndoSchichtwechsel, ExactlyWhatShowedNothingGoesBack) {
  using schichtwechsel::EventKind;
  const auto shows_something = [](const Event& event) {
    return event.kind == static_cast<std::uint8_t>(EventKind::SetDrawn) ||
           event.kind == static_cast<std::uint8_t>(EventKind::RoundBegun);
  };
  for (const std::string players : {"2", "3", "4"}) {
    const Match whole = golden("schichtwechsel/" + players + "-every-kind-of-move");
    Match match(whole.setup());
    for (const Ply& ply : whole.plies()) {
      ASSERT_TRUE(match.play(ply.move));
      const bool shows = std::any_of(ply.events.begin(), ply.events.end(), shows_something);
      ASSERT_EQ(match.can_undo(ply.seat), !shows) << players << " players, ply " << match.plies().size();
    }
  }
}

// ---- every game -------------------------------------------------------------------------------------

// In whole games: whatever can be taken back and played again leads to the same states.
TEST(UndoAnyGame, TakingBackAndPlayingAgainIsTheSameGame) {
  for (const AnyGame* game : all_games()) {
    for (const int players : {2, 3, 4}) {
      std::size_t undone = 0;
      bool has_long_turns = false;  // else a move is soon followed by another seat's, or by a revelation
      const Match plain = random_match(game->info().id, players, 8);
      Match match(plain.setup());
      Rng choices(4);
      for (std::size_t ply = 0; ply < plain.plies().size(); ++ply) {
        ASSERT_TRUE(match.play(plain.plies()[ply].move));
        has_long_turns = has_long_turns || !match.state().begins_turn();
        if (choices.below(4) != 0) continue;
        const Seat seat = match.plies().back().seat;
        const std::size_t back = choices.below(6);
        for (std::size_t i = 0; i < back && match.can_undo(seat); ++i, ++undone)
          ASSERT_TRUE(match.undo(seat));
        while (match.plies().size() <= ply) ASSERT_TRUE(match.play(plain.plies()[match.plies().size()].move));
      }
      EXPECT_TRUE(undone > 10 || !has_long_turns) << game->info().id;
      EXPECT_EQ(hashes_of(match), hashes_of(plain)) << game->info().id;
    }
  }
}

// When the others have no workers left, one seat has turn after turn; each is over when the next begins.
TEST(Undo, DoesNotReachIntoAnEarlierTurnOfTheSameSeat) {
  Match match(setup_of("coal-baron", 2, 1));
  for (int turns_in_a_row = 0; turns_in_a_row < 2;) {
    const Seat seat = match.state().to_move();
    const bool again = !match.plies().empty() && match.plies().back().seat == seat;
    const bool drafting = match.plies().size() < 6;
    const Move greedy = match.state().legal().back();  // the bank, or in the draft some order
    const auto dear = match.game().read_move("place money6");
    const bool wastes = seat == 1 && !drafting && match.state().is_legal(*dear);
    ASSERT_TRUE(match.play(wastes ? *dear : greedy));
    turns_in_a_row = again && !drafting ? turns_in_a_row + 1 : 0;
  }
  const Seat seat = match.plies().back().seat;
  ASSERT_TRUE(match.can_undo(seat));
  ASSERT_TRUE(match.undo(seat));
  EXPECT_FALSE(match.can_undo(seat)) << "the turn before is over";
}

}  // namespace
}  // namespace pithead
