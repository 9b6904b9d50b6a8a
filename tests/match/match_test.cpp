#include "match/match.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/match/dice.h"
#include "tests/match/play.h"

namespace pithead {
namespace {

using Kind = Error::Kind;

TEST(Match, BeginsWithTheDealOfItsSeed) {
  for (const AnyGame* game : all_games()) {
    const std::string_view id = game->info().id;
    const Match match(setup_of(id, 3, 42));
    Rng rng(42);
    EXPECT_EQ(match.state().hash(), game->deal(3, {}, rng)->hash());
    EXPECT_TRUE(match.plies().empty());
    EXPECT_FALSE(match.over());
    EXPECT_NE(match.state().hash(), Match(setup_of(id, 3, 43)).state().hash());
    EXPECT_NE(match.state().hash(), Match(setup_of(id, 2, 42)).state().hash());
  }
}

TEST(Match, APlyTellsWhoPlayedWhatWithWhichOutcome) {
  Match match(setup_of("coal-baron", 2, 1));
  const Seat seat = match.state().to_move();
  const Move move = match.state().legal()[3];
  ASSERT_TRUE(match.play(match.game().move_text(move)));
  ASSERT_EQ(match.plies().size(), 1U);
  const Ply& ply = match.plies().back();
  EXPECT_EQ(ply.seat, seat);
  EXPECT_EQ(ply.move, move);
  EXPECT_EQ(ply.hash, match.state().hash());
  ASSERT_FALSE(ply.events.empty());
  EXPECT_EQ(ply.events.front().seat, seat);
}

TEST(Match, ByTextAndByNumberIsTheSame) {
  for (const AnyGame* game : all_games()) {
    const Match by_number = random_match(game->info().id, 4, 5);
    Match by_text(by_number.setup());
    for (const Ply& ply : by_number.plies()) ASSERT_TRUE(by_text.play(game->move_text(ply.move)));
    EXPECT_EQ(hashes_of(by_text), hashes_of(by_number)) << game->info().id;
    EXPECT_TRUE(by_text.over());
  }
}

TEST(Match, AnIllegalMoveSaysWhatIsLegal) {
  Match match(setup_of("coal-baron", 2, 1));
  const auto played = match.play("place M6");  // during the draft
  ASSERT_FALSE(played);
  EXPECT_EQ(played.error().kind, Kind::IllegalMove);
  EXPECT_NE(played.error().what.find("'place M6' is not legal here"), std::string::npos)
      << played.error().what;
  for (const Move move : match.state().legal()) {
    EXPECT_NE(played.error().what.find("'" + match.game().move_text(move) + "'"), std::string::npos);
  }
}

TEST(Match, ALongListOfLegalMovesIsCut) {
  Match match(setup_of("coal-baron", 4, 1));
  const auto played = match.play("stop");
  ASSERT_FALSE(played);
  EXPECT_NE(played.error().what.find(" and 5 more"), std::string::npos)
      << played.error().what;  // 13 in the draft
}

TEST(Match, AnUnreadableMoveIsQuoted) {
  Match match(setup_of("coal-baron", 2, 1));
  for (const std::string text : {"", "place", "dance", "place m6", "take  truck-KK"}) {
    const auto played = match.play(text);
    ASSERT_FALSE(played) << text;
    EXPECT_EQ(played.error().kind, Kind::UnreadableMove);
    EXPECT_NE(played.error().what.find("'" + text + "' is no move of coal-baron"), std::string::npos);
  }
}

// A client may send any number.
TEST(Match, ANumberBeyondTheActionSpaceIsIllegal) {
  Match match(setup_of("coal-baron", 2, 1));
  for (const std::size_t number : {match.game().actions(), match.game().actions() + 1, std::size_t{65535}}) {
    const auto played = match.play(static_cast<Move>(number));
    ASSERT_FALSE(played);
    EXPECT_EQ(played.error().kind, Kind::IllegalMove);
  }
}

TEST(Match, NothingCanBePlayedWhenItIsOver) {
  Match match = random_match("coal-baron", 2, 9);
  ASSERT_TRUE(match.over());
  const auto by_text = match.play("place bank");
  ASSERT_FALSE(by_text);
  EXPECT_EQ(by_text.error().kind, Kind::IllegalMove);
  EXPECT_EQ(by_text.error().what, "the game is over");
  EXPECT_EQ(match.play("nonsense").error().kind, Kind::UnreadableMove);
}

// At every ply many wrong moves are tried: nothing changes, and the game goes on as it would have.
void expect_wrong_moves_change_nothing(Match& match, Rng& sample) {
  const std::uint64_t before = match.state().hash();
  const std::size_t plies = match.plies().size();
  for (int i = 0; i < 40; ++i) {
    const auto move = static_cast<Move>(sample.below(static_cast<std::uint32_t>(match.game().actions())));
    if (match.state().is_legal(move)) continue;
    ASSERT_FALSE(match.play(move));
  }
  ASSERT_FALSE(match.play("place nowhere"));
  ASSERT_EQ(match.state().hash(), before);
  ASSERT_EQ(match.plies().size(), plies);
}

TEST(Match, RefusedMovesChangeNothing) {
  for (const AnyGame* game : all_games()) {
    const Match undisturbed = random_match(game->info().id, 2, 17, 120);
    Match match(undisturbed.setup());
    Rng sample(3);
    for (const Ply& ply : undisturbed.plies()) {
      expect_wrong_moves_change_nothing(match, sample);
      ASSERT_TRUE(match.play(ply.move));
    }
    EXPECT_EQ(hashes_of(match), hashes_of(undisturbed)) << game->info().id;
  }
}

TEST(Match, RefusedMovesUseNoChance) {
  Match disturbed(dice_setup(4));
  Match plain(dice_setup(4));
  for (int i = 0; i < 5; ++i) {
    EXPECT_FALSE(disturbed.play(Move{99}));
    EXPECT_FALSE(disturbed.play("rol"));
    ASSERT_TRUE(disturbed.play(Dice::kRoll));
    ASSERT_TRUE(plain.play(Dice::kRoll));
  }
  EXPECT_EQ(hashes_of(disturbed), hashes_of(plain));
}

// ---- setup ------------------------------------------------------------------------------------------

TEST(Setup, IsCheckedAgainstTheGame) {
  const auto setup = make_setup("coal-baron", 3, {}, 7);
  ASSERT_TRUE(setup);
  EXPECT_EQ(setup->game, find_game("coal-baron"));
  EXPECT_EQ(setup->players, 3);
  EXPECT_EQ(setup->seed, 7U);
}

TEST(Setup, AnUnknownGameNamesTheKnownOnes) {
  for (const std::string_view id : {"", "chess", "Coal-Baron", "coal-baron "}) {
    const auto setup = make_setup(id, 2, {}, 1);
    ASSERT_FALSE(setup) << id;
    EXPECT_EQ(setup.error().kind, Kind::UnknownGame);
    EXPECT_NE(setup.error().what.find("'" + std::string(id) + "'"), std::string::npos);
    EXPECT_NE(setup.error().what.find("coal-baron"), std::string::npos);
  }
}

TEST(Setup, PlayersMustFitTheGame) {
  for (const int players : {-2147483647 - 1, -1, 0, 1, 5, 2147483647}) {
    const auto setup = make_setup("coal-baron", players, {}, 1);
    ASSERT_FALSE(setup) << players;
    EXPECT_EQ(setup.error().kind, Kind::WrongSetup);
    EXPECT_EQ(setup.error().what, "coal-baron is for 2 to 4 players, not " + std::to_string(players));
  }
}

TEST(Setup, AnOptionIsChosenByItsWords) {
  const auto usual = make_setup("card-game", 2, {}, 1);
  ASSERT_TRUE(usual);
  EXPECT_EQ(usual->options, Options{}) << "the first value is the default";
  const auto setup = make_setup("card-game", 2, {{"decks", "3/3/4:1/2/2/2:9+7"}}, 1);
  ASSERT_TRUE(setup) << setup.error().what;
  EXPECT_EQ(usual->game->info().options[0].values[setup->options.chosen[0]], "3/3/4:1/2/2/2:9+7");
}

TEST(Setup, AnUnknownValueNamesTheKnownOnes) {
  const auto setup = make_setup("card-game", 2, {{"decks", "4/2/4"}}, 1);
  ASSERT_FALSE(setup);
  EXPECT_EQ(setup.error().kind, Kind::WrongSetup);
  EXPECT_EQ(setup.error().what.find("option 'decks' of card-game takes 4/2/4:2/2/2/1:6+10, "), 0U)
      << setup.error().what;
  EXPECT_NE(setup.error().what.find(", not '4/2/4'"), std::string::npos) << setup.error().what;
}

TEST(Setup, AnUnknownOptionIsNamed) {
  const auto setup = make_setup("coal-baron", 2, {{"colour", "red"}}, 1);
  ASSERT_FALSE(setup);
  EXPECT_EQ(setup.error().kind, Kind::WrongSetup);
  EXPECT_EQ(setup.error().what, "coal-baron has no option 'colour'");
}

}  // namespace
}  // namespace pithead
