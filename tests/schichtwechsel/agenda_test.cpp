// Effects within effects: what is triggered is finished before the rest goes on, every decision on the way is
// a position like any other, and nothing of it grows without bound.
#include "games/schichtwechsel/box_file.h"
#include "games/schichtwechsel/nesting.h"
#include "tests/schichtwechsel/position.h"

namespace pithead::schichtwechsel {
namespace {

// Plays each move from a copy first, and goes on from a copy of that: saved, copied or undone, a decision
// leads to the same position.
void play_with_copies(Position& at, Position::List moves) {
  for (const auto move : moves) {
    const Position before = at;
    Position other = at;
    other.play(*other.legal().rbegin());
    at.play(move);
    Position again = before;
    EXPECT_EQ(again.legal(), before.legal());
    again.play(move);
    EXPECT_EQ(Schichtwechsel::hash(again.state), Schichtwechsel::hash(at.state)) << move;
    EXPECT_EQ(again.view(kAllSeeing), at.view(kAllSeeing)) << move;
    at = again;
  }
}

// ---- order ------------------------------------------------------------------------------------------

// A35. A card takes the miner to the lamp room; the copied route crosses a road barrier; its miner goes to
// the overman; that copies the small route, whose point is taken; the outer route goes on, crosses a canal
// barrier; its miner goes to the first winding; that copies the small carts; then the tool of the lamp room,
// and at last the point of the card.
TEST(SwAgenda, ACardInACardInACardIsFinishedFromWithin) {
  Position at(4);
  at.miner(0, "baths").disc(0, "road", 3).disc(0, "canal", 1).cart(0, "K1", "coal", 1).purse(0, "P");
  at.play({"card miner-L", "copy route-L1", "build B3", "lot tools", "miner", "copy route-S", "option b",
           "miner", "copy cart-S", "cart K1"});
  EXPECT_EQ(at.heard_by(0), (Names{
                                "Ann uses miner-L for P",
                                "Ann sends the miner to lamp-room",
                                "Ann copies route-L1",
                                "Ann advances on the road to space 4",
                                "Ann takes the building from B3",
                                "Ann builds on the lot tools",
                                "Ann sends the miner to overman",
                                "Ann copies route-S",
                                "Ann scores 1 point for cards",
                                "Ann advances on the road to space 5",
                                "Ann advances on the canal to space 2",
                                "Ann discards 1 tool",
                                "Ann sends the miner to winding-1",
                                "Ann copies cart-S",
                                "Ann moves cart K1 with 1 coal above ground",
                                "Ann has the pit water rise to 3",
                                "Ann takes 1 tool",
                                "Ann scores 1 point for cards",
                            }));
  EXPECT_EQ(at.turn(), 1);
}

// A35. The deepest nest there is: each of the four circles copies once, as the miner never goes back.
TEST(SwAgenda, AllFourCopyingCirclesInOneAction) {
  Position at(4);
  for (int i = 0; i < 5; ++i) at.lot(0, "speed");
  at.miner(0, "baths").miner(1, "heading").disc(0, "road", 3).disc(0, "rail", 5).disc(0, "canal", 5);
  at.purse(0, "P").play({"card miner-L", "go lamp-room", "copy route-L2"});
  EXPECT_EQ(at.disc(0, "rail"), 6);
  EXPECT_EQ(at.tools(0), 5);
  at.play({"miner", "go overman", "copy route-S", "option a"});
  EXPECT_EQ(at.disc(0, "road"), 4);
  EXPECT_EQ(at.question(), "benefit") << "no building is left";
  at.play({"miner", "go winding-1", "copy route-S", "option a"});
  EXPECT_EQ(at.disc(0, "road"), 5);
  EXPECT_EQ(at.disc(0, "canal"), 6) << "now the second half of route-L2";
  EXPECT_EQ(at.tools(0), 4);
  at.play({"miner", "go winding-2", "copy route-S", "option b"});
  EXPECT_EQ(at.tools(0), 5) << "the tool of the lamp room";
  EXPECT_EQ(at.points(0, "cards"), 2) << "the last copy, then the miner's card";
  EXPECT_EQ(at.turn(), 1);
}

// A35
TEST(SwAgenda, TheMarkerComesAfterAllThatTheCopyTriggers) {
  Position at(4);
  for (int i = 0; i < 5; ++i) at.lot(0, "speed");
  at.miner(0, "baths").disc(0, "road", 3).disc(0, "rail", 5).disc(0, "canal", 5).first(3).purse(0, "P");
  at.play({"card first", "copy route-M1", "miner", "go lamp-room"});
  EXPECT_EQ(at.disc(0, "road"), 4);
  at.play({"copy route-L2", "miner", "go overman"});
  EXPECT_EQ(at.disc(0, "rail"), 6);
  at.play({"copy route-S", "option a"});
  EXPECT_EQ(at.disc(0, "canal"), 6) << "the second half of route-L2";
  at.play({"miner", "go winding-1", "copy route-S"});
  EXPECT_EQ(at.first(), 3);
  at.play("option a");
  EXPECT_EQ(at.disc(0, "road"), 6);
  EXPECT_EQ(at.tools(0), 5) << "two barriers, one lamp room";
  EXPECT_EQ(at.disc(0, "rail"), 7) << "the second half of route-M1";
  EXPECT_EQ(at.first(), 0);
  EXPECT_EQ(at.turn(), 1);
}

// A35: a headframe's bonus, inside it a barrier, inside it a miner, inside it a copy that crosses another
// one.
TEST(SwAgenda, AHeadframeWaitsForAllThatItsBonusTriggers) {
  Position at(4);
  at.frames(0, {"depot", "depot"})
      .disc(0, "canal", 7)
      .disc(0, "road", 13)
      .miner(0, "tool-chest")
      .purse(0, "C");
  at.play({"card head-2", "frame T4 from depot", "miner"});
  EXPECT_EQ(at.question(), "copy");
  EXPECT_EQ(at.points(0), 0) << "T4 has not scored yet";
  at.play({"copy route-S", "option a"});
  EXPECT_EQ(at.tools(0), 5);
  EXPECT_EQ(at.legal(), (Texts{"miner", "points", "decline"})) << "the last barrier of the road";
  at.play("miner");
  EXPECT_EQ(at.miner(0), "pay-hall");
  EXPECT_EQ(at.coins(0), 1);
  EXPECT_EQ(at.points(0, "headframes"), 2);
  EXPECT_EQ(at.question(), "headframe") << "now the second one";
  at.play("frame L3 from depot");
  EXPECT_EQ(at.tools(0), 4);
  EXPECT_EQ(at.turn(), 1);
}

// A35: what an exchange triggers is finished before the action, or before the turn ends.
TEST(SwAgenda, AnExchangeIsFinishedBeforeTheAction) {
  Position at(4);
  at.spoil(0, 5).disc(0, "road", 7).miner(0, "tool-chest").disc(0, "rail", 8).purse(0, "W");
  at.play({"exchange 5 road", "miner", "copy route-S", "option a"});
  EXPECT_EQ(at.disc(0, "road"), 9);
  EXPECT_EQ(at.question(), "turn");
  EXPECT_FALSE(at.offers("pass"));
  EXPECT_EQ(at.white(0), 1) << "the action is still to be paid";
}

// ---- each decision is a position --------------------------------------------------------------------

TEST(SwAgenda, EveryDecisionOfADeepNestCanBeCopiedAndUndone) {
  Position at(4);
  at.miner(0, "baths").disc(0, "road", 3).disc(0, "canal", 1).cart(0, "K1", "coal", 1).purse(0, "P");
  play_with_copies(at, {"card miner-L", "copy route-L1", "build B3", "lot speed", "miner", "go overman",
                        "copy cart-S", "cart K1", "miner", "go winding-1", "copy route-S", "option a"});
  EXPECT_EQ(at.turn(), 1);
}

// From every decision of a random game the state alone is enough to go on: a copy that is played with other
// chance and other events comes to the same place.
TEST(SwAgenda, NothingButTheStateDecidesHowItGoesOn) {
  for (const int players : {2, 3, 4}) {
    Rng rng(7);
    State state = Schichtwechsel::deal(players, with_box(kFirstBox), rng);
    Moves moves;
    NoEvents silence;
    while (Schichtwechsel::to_move(state) != kNobody) {
      Schichtwechsel::legal(state, moves);
      const Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
      State copy = state;
      Rng other(99);
      EventLog log;
      Schichtwechsel::play(copy, move, other, log);
      Schichtwechsel::play(state, move, rng, silence);
      ASSERT_EQ(Schichtwechsel::hash(copy), Schichtwechsel::hash(state));
    }
  }
}

// ---- bounds -----------------------------------------------------------------------------------------

struct Extent {
  std::size_t agenda = 0;
  int decisions = 0;
};

// Of two kinds of players one chooses at random; the other takes whatever opens further decisions.
Extent play_out(int players, std::uint64_t seed, bool nesting, std::size_t box) {
  Rng rng(seed);
  State state = Schichtwechsel::deal(players, with_box(box), rng);
  Moves moves;
  NoEvents silence;
  Extent extent;
  while (Schichtwechsel::to_move(state) != kNobody && extent.decisions < 5000) {
    Schichtwechsel::legal(state, moves);
    Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    if (nesting) {
      for (const Move each : moves) {
        const bool opens = kCopy.holds(each) || kGo.holds(each) || each == kBenefit(0) || each == kOption(0);
        if (opens && rng.below(3) > 0) move = each;
      }
      if (kPass.holds(move) && moves.size() > 1) move = moves[1];
    }
    Schichtwechsel::play(state, move, rng, silence);
    ++extent.decisions;
    if (box == kOwnBox) {
      EXPECT_EQ(Schichtwechsel::broken_law(state), nullptr);
    }
    extent.agenda = std::max<std::size_t>(extent.agenda, state.agenda.size);
  }
  return extent;
}

// Thousands of games, half of either kind, half with either box.
const Extent& widest() {
  static const Extent kMost = [] {
    Extent found;
    for (const int players : {2, 3, 4}) {
      for (std::uint64_t seed = 1; seed <= 800; ++seed) {
        const Extent each = play_out(players, seed, seed % 2 == 0, seed % 4 < 2 ? kFirstBox : kUsualBox);
        found.agenda = std::max(found.agenda, each.agenda);
        found.decisions = std::max(found.decisions, each.decisions);
      }
    }
    return found;
  }();
  return kMost;
}

// nesting.h reasons that it never grows beyond its sum.
TEST(SwAgenda, StaysWithinItsBoundInThousandsOfGames) {
  EXPECT_LE(static_cast<int>(widest().agenda), deepest_nest(boxes[kFirstBox]));
  EXPECT_EQ(deepest_nest(boxes[kFirstBox]), deepest_nest(boxes[kUsualBox]));
  EXPECT_GE(widest().agenda, 5U) << "the games do nest";
}

// A box that fills all the room there may be: a barrier behind nearly every space, benefits that wait behind
// the miner's move, long copied cards, and one more circle that copies than would fit with a longer list
// anywhere.
Print deep_box(std::string_view copied) {
  std::string text = write_box(boxes[kUsualBox]);
  const auto write = [&](std::string_view key, std::string_view value) {
    const std::size_t from = text.find("\n" + std::string(key) + ": ") + 1;
    text.replace(from, text.find('\n', from) - from, std::string(key) + ": " + std::string(value));
  };
  constexpr std::string_view kHouses =
      "after 1 miner or headframe, building; after 2 miner or headframe, building; "
      "after 3 miner or headframe, building; after 4 miner or headframe";
  write("road barriers", std::string(kHouses) + " or 2 points");
  write("rail barriers", kHouses);
  write("canal barriers", kHouses);
  write("circle 5", "winding-1 from 4 players: copy small");
  write("card route-S", "small for 1 W: " + std::string(copied) + "; many times; copied; 2-4 players");
  const BoxOrFault read = read_box(text);
  EXPECT_TRUE(read.print.has_value()) << read.fault.what;
  return read.print.value_or(boxes[kUsualBox]);
}

TEST(SwAgenda, StaysWithinItsBoundInTheDeepestBoxes) {
  for (const auto* copied : {"3 road, 3 rail, 3 canal", "1 road, headframe to the top, 1 canal"}) {
    const Print print = deep_box(copied);
    EXPECT_EQ(deepest_nest(print), int{Agenda::kMost}) << copied;
    bring_own_box(print);
    std::size_t most = 0;
    for (std::uint64_t seed = 1; seed <= 300; ++seed)
      most = std::max(most, play_out(4, seed, seed % 4 != 0, kOwnBox).agenda);
    EXPECT_LE(most, Agenda::kMost) << copied;
    EXPECT_GE(most, 12U) << copied;
  }
  bring_own_box(boxes[kUsualBox]);
}

// Every way through the rest of the action, as far as it opens further decisions: what is declined, stopped
// or built opens none. Returns the most tasks that wait at once.
std::size_t deepest(const State& state, std::set<std::uint64_t>& seen) {
  if (state.question == Question::Turn || !seen.insert(Schichtwechsel::hash(state)).second) return 0;
  std::size_t most = state.agenda.size;
  Moves moves;
  NoEvents silence;
  Rng rng(1);
  Schichtwechsel::legal(state, moves);
  const bool may_decline = moves.size() > 1 && (kDecline.holds(moves[0]) || kStop.holds(moves[0]));
  const bool declines = state.question == Question::Building || state.question == Question::Carts ||
                        state.question == Question::Coke || state.question == Question::Load;
  for (const Move move : moves) {
    if (may_decline && declines != (move == moves[0])) continue;
    State next = state;
    Schichtwechsel::play(next, move, rng, silence);
    most = std::max(most, deepest(next, seen));
  }
  return most;
}

// Discs before the first or second barriers, and a miner that is fast enough to reach every copying circle.
TEST(SwAgenda, NoActionLeavesMoreTasksWaitingThanItsBound) {
  std::size_t most = 0;
  std::set<std::uint64_t> seen;
  for (const int road : {3, 7}) {
    for (const int rail : {2, 5}) {
      for (const int canal : {1, 5}) {
        Position at(4);
        for (int i = 0; i < 5; ++i) at.lot(0, "speed");
        at.disc(0, "road", road).disc(0, "rail", rail).disc(0, "canal", canal).frames(0, {"depot"});
        for (const auto* card : {"card first", "card miner-L", "card head-2"}) {
          Position used = at;
          used.purse(0, "C").play(card);
          most = std::max(most, deepest(used.state, seen));
        }
      }
    }
  }
  EXPECT_LE(static_cast<int>(most), deepest_nest(boxes[kFirstBox]));
  EXPECT_GE(most, 6U) << "copies within copies";
}

// Every action costs a unit, and units are few; every copy needs a circle that the miner has not passed. The
// longest of these games has some 300 decisions.
TEST(SwAgenda, NoGameGoesOnForEver) {
  EXPECT_LE(widest().decisions, 600);
  EXPECT_GE(widest().decisions, 150) << "the games are played to their end";
}

}  // namespace
}  // namespace pithead::schichtwechsel
