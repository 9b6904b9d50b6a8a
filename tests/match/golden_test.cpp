// Finished games replayed hash by hash: a rule that changes shows here. The records lie in golden/, in a
// folder for each game, named by the number of players and what happens in them.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <boost/json.hpp>
#include <gtest/gtest.h>

#include "games/card_game/events.h"
#include "games/card_game/moves.h"
#include "games/coal_baron/events.h"
#include "games/coal_baron/moves.h"
#include "games/schichtwechsel/events.h"
#include "games/schichtwechsel/moves.h"
#include "match/record.h"
#include "tests/match/play.h"

namespace pithead {
namespace {

// What can be played and what can happen in each game that has golden records.
struct Kinds {
  std::string_view game;
  std::span<const Block> blocks;
  int events;
};
constexpr std::array<Kinds, 3> kKinds{
    {{"coal-baron", coal_baron::kBlocks, coal_baron::kEventKinds},
     {"card-game", card_game::kBlocks, card_game::kEventKinds},
     {"schichtwechsel", schichtwechsel::kBlocks, schichtwechsel::kEventKinds}}};

std::vector<std::string> records_in(const std::string& folder) {
  std::vector<std::string> files;
  for (const auto& entry : std::filesystem::directory_iterator(PITHEAD_SOURCE_DIR "/" + folder)) {
    if (entry.path().extension() == ".json") files.push_back(entry.path().string());
  }
  std::sort(files.begin(), files.end());
  return files;
}

std::vector<std::string> golden_files(std::string_view game) {
  return records_in("tests/match/golden/" + std::string(game));
}

// Where the fuzzer of records begins.
std::vector<std::string> fuzz_files() { return records_in("fuzz/corpus/record"); }

std::vector<Match> golden_matches(std::string_view game) {
  std::vector<Match> matches;
  for (const std::string& file : golden_files(game)) {
    auto record = load_record(file);
    EXPECT_TRUE(record) << record.error().what;
    if (record) matches.push_back(std::move(record->match));
  }
  return matches;
}

template <class EventKind>
bool is(const Event& event, EventKind kind) {
  return event.kind == static_cast<std::uint8_t>(kind);
}

template <class EventKind>
std::size_t count_in(const Ply& ply, EventKind kind) {
  return static_cast<std::size_t>(std::count_if(ply.events.begin(), ply.events.end(),
                                                [&](const Event& event) { return is(event, kind); }));
}

std::vector<Seat> seats_with_most_points(const AnyState& state) {
  int most = 0;
  for (Seat seat = 0; seat < state.players(); ++seat) most = std::max(most, state.score(seat).total());
  std::vector<Seat> best;
  for (Seat seat = 0; seat < state.players(); ++seat) {
    if (state.score(seat).total() == most) best.push_back(seat);
  }
  return best;
}

// ---- every game -------------------------------------------------------------------------------------

TEST(Golden, EveryGameHasItsKinds) {
  for (const auto& [id, blocks, events] : kKinds) {
    const AnyGame* game = find_game(id);
    ASSERT_NE(game, nullptr) << id;
    int next = 0;
    for (const Block& block : blocks) {
      EXPECT_EQ(block.first, next) << id;
      next = block.end();
    }
    EXPECT_EQ(static_cast<std::size_t>(next), game->actions()) << id;
  }
}

TEST(Golden, EveryRecordReplaysToItsEnd) {
  for (const Kinds& kinds : kKinds) {
    const AnyGame* game = find_game(kinds.game);
    std::set<int> players;
    for (const std::string& file : golden_files(kinds.game)) {
      const auto record = load_record(file);
      ASSERT_TRUE(record) << record.error().what;
      EXPECT_EQ(&record->match.game(), game) << file;
      EXPECT_TRUE(record->match.over()) << file;
      EXPECT_EQ(write_record(record->match, record->names), read_text(file)) << file;
      players.insert(record->match.setup().players);
    }
    EXPECT_EQ(players, (std::set<int>{2, 3, 4})) << game->info().id;
  }
}

TEST(Golden, NoKindOfMoveIsMissing) {
  for (const Kinds& kinds : kKinds) {
    for (const std::string players : {"2", "3", "4"}) {
      const std::string name = std::string(kinds.game) + "/" + players + "-every-kind-of-move";
      const Match match = golden(name);
      for (const Block& block : kinds.blocks) {
        EXPECT_TRUE(std::any_of(match.plies().begin(), match.plies().end(),
                                [&](const Ply& ply) { return block.holds(ply.move); }))
            << name << " has no move like '" << match.game().move_text(block(0)) << "'";
      }
    }
  }
}

TEST(Golden, NoKindOfEventIsMissing) {
  for (const Kinds& kinds : kKinds) {
    std::set<int> happened;
    for (const Match& match : golden_matches(kinds.game)) {
      for (const Ply& ply : match.plies()) {
        for (const Event& event : ply.events) happened.insert(event.kind);
      }
    }
    for (int kind = 0; kind < kinds.events; ++kind)
      EXPECT_TRUE(happened.contains(kind)) << kinds.game << " " << kind;
  }
}

// A record that is refused at its first hash would teach the fuzzer nothing.
TEST(Golden, TheFuzzerBeginsWithRecordsThatRead) {
  std::set<std::string_view> games;
  for (const std::string& file : fuzz_files()) {
    const auto record = load_record(file);
    ASSERT_TRUE(record) << record.error().what;
    games.insert(record->match.game().info().id);
  }
  EXPECT_EQ(games.size(), kKinds.size());
}

// ---- Coal Baron -------------------------------------------------------------------------------------

TEST(GoldenCoalBaron, ThreeOrdersAreDeliveredAtOnce) {
  const Match match = golden("coal-baron/2-three-orders-at-once");
  EXPECT_TRUE(std::any_of(match.plies().begin(), match.plies().end(), [](const Ply& ply) {
    return count_in(ply, coal_baron::EventKind::OrderDelivered) == 3;
  }));
}

TEST(GoldenCoalBaron, ATieIsBrokenByMarks) {
  const Match match = golden("coal-baron/3-tie-broken-by-marks");
  EXPECT_EQ(seats_with_most_points(match.state()).size(), 2U);
  EXPECT_EQ(match.state().winners().size(), 1);
}

TEST(GoldenCoalBaron, AVictoryIsShared) {
  const Match match = golden("coal-baron/4-shared-victory");
  EXPECT_EQ(seats_with_most_points(match.state()).size(), 2U);
  EXPECT_EQ(match.state().winners().size(), 2);
}

// ---- The Great Card Game ----------------------------------------------------------------------------

using card_game::EventKind;

card_game::Family family_of_card(int card) {
  std::size_t family = 0;
  while (card >= card_game::kFirstCard[family + 1]) ++family;
  return static_cast<card_game::Family>(family);
}

TEST(GoldenCardGame, StacksRunOutAndAreCut) {
  for (const std::string players : {"2", "3", "4"}) {
    const Match match = golden("card-game/" + players + "-every-kind-of-move");
    EXPECT_TRUE(std::any_of(match.plies().begin(), match.plies().end(),
                            [](const Ply& ply) { return count_in(ply, EventKind::StackCut) > 0; }))
        << players << " players";
  }
}

TEST(GoldenCardGame, EveryActionInnovationIsPlayedBeforeAndAfterAPlacement) {
  std::set<std::pair<std::string, bool>> played;
  for (const Match& match : golden_matches("card-game")) {
    Match again(match.setup());
    bool placed = false;
    for (const Ply& ply : match.plies()) {
      if (again.state().begins_turn()) placed = false;
      if (card_game::kPlay.holds(ply.move)) played.emplace(match.game().move_text(ply.move), placed);
      if (count_in(ply, EventKind::WorkersPlaced) > 0) placed = true;
      ASSERT_TRUE(again.play(ply.move));
    }
  }
  EXPECT_EQ(played.size(), 2U * card_game::kActionInnovations);
}

TEST(GoldenCardGame, SecretCardsOfEachKindAreShown) {
  bool order = false;
  bool workers = false;
  bool action = false;
  for (const Match& match : golden_matches("card-game")) {
    for (const Ply& ply : match.plies()) {
      for (const Event& event : ply.events) {
        if (!is(event, EventKind::SecretShown)) continue;
        if (family_of_card(event.args[0]) == card_game::Family::Orders) {
          order = true;
        } else {
          (card_game::kPlay.holds(ply.move) ? action : workers) = true;
        }
      }
    }
  }
  EXPECT_TRUE(order);
  EXPECT_TRUE(workers);
  EXPECT_TRUE(action);
}

// Between two deliveries there is always another decision, so three in a row are one.
TEST(GoldenCardGame, ThreeTrainsDepartAtOnce) {
  const Match match = golden("card-game/2-three-trains-at-once");
  std::size_t in_a_row = 0;
  std::size_t most = 0;
  for (const Ply& ply : match.plies()) {
    in_a_row = card_game::kDeliver.holds(ply.move) ? in_a_row + 1 : 0;
    most = std::max(most, in_a_row);
  }
  EXPECT_EQ(most, 3U);
}

TEST(GoldenCardGame, ATieIsBrokenByTheLatestTokenOfThoseTied) {
  const Match match = golden("card-game/3-tie-broken-by-token");
  const std::vector<Seat> best = seats_with_most_points(match.state());
  ASSERT_EQ(best.size(), 2U);
  Seat last_token = kNobody;
  Seat last_of_tied = kNobody;
  for (const Ply& ply : match.plies()) {
    for (const Event& event : ply.events) {
      if (!is(event, EventKind::TokenAwarded)) continue;
      last_token = event.seat;
      if (event.seat == best[0] || event.seat == best[1]) last_of_tied = event.seat;
    }
  }
  EXPECT_NE(last_token, last_of_tied) << "the very last token is a third seat's";
  EXPECT_EQ(match.state().winners(), SeatSet::only(last_of_tied));
}

TEST(GoldenCardGame, WithoutTokensAVictoryIsShared) {
  const Match match = golden("card-game/4-shared-victory");
  EXPECT_EQ(seats_with_most_points(match.state()).size(), 3U);
  EXPECT_EQ(match.state().winners().size(), 3);
}

TEST(GoldenCardGame, OtherDecksAreDealt) {
  const Match match = golden("card-game/3-other-decks");
  EXPECT_NE(match.setup().options, Options{});
  const Match usual(setup_of("card-game", 3, match.setup().seed.number()));
  EXPECT_NE(Match(match.setup()).state().hash(), usual.state().hash());
}

// ---- Schichtwechsel ---------------------------------------------------------------------------------

TEST(GoldenSchichtwechsel, ATieIsWonByTheSeatFarthestFromTheMarker) {
  const Match match = golden("schichtwechsel/4-tie-broken-by-seat");
  const std::vector<Seat> best = seats_with_most_points(match.state());
  ASSERT_EQ(best.size(), 2U);
  Seat marker = kNobody;
  for (const Ply& ply : match.plies()) {
    for (const Event& event : ply.events) {
      if (is(event, schichtwechsel::EventKind::RoundBegun) ||
          is(event, schichtwechsel::EventKind::MarkerTaken))
        marker = event.seat;
    }
  }
  ASSERT_NE(marker, kNobody);
  const auto distance = [&](Seat seat) { return (seat + kMaxSeats - marker) % kMaxSeats; };
  const Seat farthest = distance(best[0]) > distance(best[1]) ? best[0] : best[1];
  EXPECT_EQ(match.state().winners(), SeatSet::only(farthest));
}

TEST(GoldenSchichtwechsel, ACardIsCopiedTwiceInATurn) {
  const Match match = golden("schichtwechsel/4-two-copies-in-a-turn");
  Match again(match.setup());
  std::size_t copies = 0;
  std::size_t most = 0;
  for (const Ply& ply : match.plies()) {
    if (again.state().begins_turn()) copies = 0;
    copies += count_in(ply, schichtwechsel::EventKind::CardCopied);
    most = std::max(most, copies);
    ASSERT_TRUE(again.play(ply.move));
  }
  EXPECT_EQ(most, 2U);
}

TEST(GoldenSchichtwechsel, OtherReadingsOfTheScoringAreOptions) {
  const Match match = golden("schichtwechsel/3-other-options");
  auto setup = match.setup();
  for (const std::size_t reading : {0U, 1U}) {
    EXPECT_EQ(setup.options.chosen[reading], 1);
    setup.options.chosen[reading] = 0;
  }
  Match usual(setup);
  for (const Ply& ply : match.plies()) ASSERT_TRUE(usual.play(ply.move));
  const auto totals = [](const Match& played) {
    std::vector<int> points;
    for (Seat seat = 0; seat < 3; ++seat) points.push_back(played.state().score(seat).total());
    return points;
  };
  EXPECT_NE(totals(usual), totals(match));
}

// ---- for a deliberate change ------------------------------------------------------------------------

using Choices = std::vector<std::pair<std::string, std::string>>;

Choices options_in(const boost::json::object& record) {
  Choices options;
  for (const auto& [key, value] : record.at("options").as_object())
    options.emplace_back(key, std::string(value.as_string()));
  return options;
}

void rewrite(const std::string& file) {
  const boost::json::object old = boost::json::parse(read_text(file)).as_object();
  const auto setup =
      make_setup(std::string(old.at("game").as_string()), static_cast<int>(old.at("players").as_int64()),
                 options_in(old), old.at("seed").to_number<std::uint64_t>());
  ASSERT_TRUE(setup) << file << ": " << setup.error().what;
  Match match(*setup);
  for (const boost::json::value& move : old.at("moves").as_array()) {
    const auto played = match.play(move.as_string());
    ASSERT_TRUE(played) << file << ": " << played.error().what;
  }
  std::vector<std::string> names;
  if (old.contains("names")) names = boost::json::value_to<std::vector<std::string>>(old.at("names"));
  ASSERT_TRUE(save_record(file, match, names));
}

// Plays the recorded moves by today's rules and writes what comes out:
//   tests_match --gtest_also_run_disabled_tests --gtest_filter=Golden.DISABLED_Rewrite
TEST(Golden, DISABLED_Rewrite) {
  for (const AnyGame* game : all_games()) {
    for (const std::string& file : golden_files(game->info().id)) rewrite(file);
  }
  for (const std::string& file : fuzz_files()) rewrite(file);
}

}  // namespace
}  // namespace pithead
