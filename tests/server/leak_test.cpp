// Nobody peeks: two deals that differ only in what a seat cannot know, the same moves, and every byte that
// the seat and a spectator are told is the same.
#include <algorithm>

#include <gtest/gtest.h>

#include "games/catalogue.h"
#include "server/analysis.h"
#include "server/table/replay.h"
#include "server/table/result.h"
#include "tests/server/table_at_hand.h"

namespace pithead::server {
namespace {

// A spectator knows no more than any seat: what is hidden from one seat is hidden from it.
std::unique_ptr<AnyState> imagine_for_spectators(const AnyState& dealt, int players, Rng& rng) {
  auto state = dealt.imagine(0, rng);
  for (Seat seat = 1; seat < players; ++seat) state = state->imagine(seat, rng);
  return state;
}

// Deals as the server does, then puts other cards where the eyes cannot see.
Dealer other_deal(Seat eyes, std::uint64_t shuffle) {
  return [eyes, shuffle](const Setup& setup) {
    Rng rng = setup.seed.rng();
    auto dealt = setup.game->deal(setup.players, setup.options, rng);
    Rng other(shuffle);
    if (eyes != kNobody) return Match(setup, dealt->imagine(eyes, other), rng);
    return Match(setup, imagine_for_spectators(*dealt, setup.players, other), rng);
  };
}

TableAtHand a_table(std::string_view game, int players, Table table = Table("table")) {
  std::vector<SeatHolder> seats;
  for (int seat = 0; seat < players; ++seat) seats.push_back(person_seat("p" + std::to_string(seat)));
  return TableAtHand(plan_of(seats, std::string(game)), "p0", std::move(table));
}

std::string replay_told(const TableAtHand& at, const PersonId& person) {
  return tell_replay(*look_back(at.table, person, {}));
}

constexpr std::size_t kMovesToReplay = 4;

// Plays the moves as far as they are legal in both deals; new ones are chosen by a generator of their own.
class TwoDeals {
 public:
  TwoDeals(std::string_view game, int players, Seat eyes, std::uint64_t seed)
      : eyes_(eyes),
        rng_(seed),
        one_(a_table(game, players)),
        two_(a_table(game, players, Table("table", other_deal(eyes, seed + 1)))) {
    one_.start(seed);
    two_.start(seed);
  }

  bool different() const { return one_.table.match()->state().hash() != two_.table.match()->state().hash(); }

  // False when the game is over or the deals part: something came to light that differs.
  bool step() {
    if (one_.table.status() != Summary::Status::Running) return false;
    EXPECT_EQ(one_.table.actor(), two_.table.actor()) << "whose turn it is tells nothing";
    const std::vector<Move> possible = legal_in_both();
    if (possible.empty()) return false;
    const Move move = possible[rng_.below(static_cast<std::uint32_t>(possible.size()))];
    const std::string text = one_.table.match()->game().move_text(move);
    const PersonId mover = "p" + std::to_string(one_.table.actor());
    EXPECT_EQ(one_.play(mover, text), "done");
    EXPECT_EQ(two_.play(mover, text), "done");
    const std::vector<Event> seen_in_one = seen(one_);
    const std::vector<Event> seen_in_two = seen(two_);
    if (seen_in_one == seen_in_two) return true;
    const auto reveals = [](const Event& event) { return event.reveals; };
    EXPECT_TRUE(std::any_of(seen_in_one.begin(), seen_in_one.end(), reveals) ||
                std::any_of(seen_in_two.begin(), seen_in_two.end(), reveals))
        << "'" << text << "' looked different although it revealed nothing";
    return false;
  }

  void expect_same() const {
    const PersonId person = eyes_ == kNobody ? PersonId() : "p" + std::to_string(eyes_);
    EXPECT_EQ(tell_table(one_.table, person, 0, 0), tell_table(two_.table, person, 0, 0));
    EXPECT_EQ(summarise(one_.table).card, summarise(two_.table).card);
    // A replay tells of every move so far; telling it anew after each one would take longer than all else.
    if (one_.table.history().size() % kMovesToReplay == 0) {
      EXPECT_EQ(replay_told(one_, person), replay_told(two_, person));
    }
    EXPECT_EQ(results_of(one_.table), results_of(two_.table));
    const bool running = one_.table.status() == Summary::Status::Running;
    EXPECT_NE(running, !results_of(one_.table).empty()) << "no history knows of a game before it is over";
    EXPECT_EQ(analysis_of(one_), analysis_of(two_));
    const auto hint_in_one = check_to_move(one_.table, person);
    const auto hint_in_two = check_to_move(two_.table, person);
    EXPECT_EQ(hint_in_one.has_value(), hint_in_two.has_value());
    for (const ChangeWish& wish : {ChangeWish(UndoMoves{1, std::nullopt}), ChangeWish(ConfirmTurn{1})}) {
      const auto a = decide(wish, one_.table, person_named(person), 0);
      const auto b = decide(wish, two_.table, person_named(person), 0);
      ASSERT_EQ(a.has_value(), b.has_value());
      if (!a) {
        EXPECT_EQ(a.error().what, b.error().what);
      }
    }
  }

 private:
  std::vector<Move> legal_in_both() const {
    std::vector<Move> both;
    for (const Move move : one_.table.match()->state().legal()) {
      if (two_.table.match()->state().is_legal(move)) both.push_back(move);
    }
    return both;
  }

  // Nothing while the game runs; afterwards the record tells all anyway.
  static std::string analysis_of(const TableAtHand& at) {
    const auto match = match_to_analyse(at.table);
    if (at.table.status() == Summary::Status::Running) {
      EXPECT_FALSE(match);
    }
    return match ? "told" : match.error().what;
  }

  // What the eyes saw of the last move.
  std::vector<Event> seen(const TableAtHand& at) const {
    std::vector<Event> events;
    for (const Event& event : at.table.history().back().events) {
      if (event.visible_to(eyes_)) events.push_back(event);
    }
    return events;
  }

  Seat eyes_;
  Rng rng_;
  TableAtHand one_;
  TableAtHand two_;
};

class Leak : public testing::TestWithParam<const char*> {};

TEST_P(Leak, TwoDealsThatDifferInSecretAreToldAlike) {
  const GameInfo& info = find_game(GetParam())->info();
  int compared = 0;
  int differed = 0;
  for (int players = info.min_players; players <= info.max_players; ++players) {
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
      for (int who = 0; who <= players; ++who) {
        const Seat eyes = who == players ? kNobody : static_cast<Seat>(who);
        TwoDeals deals(GetParam(), players, eyes, seed);
        differed += deals.different() ? 1 : 0;
        deals.expect_same();
        for (int i = 0; i < 40 && deals.step(); ++i) {
          deals.expect_same();
          ++compared;
        }
        if (testing::Test::HasFailure()) return;
      }
    }
  }
  EXPECT_GT(differed, 50) << "the deals must differ in secret for the comparison to mean something";
  EXPECT_GT(compared, 500);
}

// What a move looks like to somebody: the events and the view after it.
std::string looks(const TableAtHand& at, Move move, Seat eyes) {
  const Match& match = *at.table.match();
  const auto after = match.state().copy();
  EventLog log;
  Rng rng(1);
  after->play(move, rng, log);
  std::string text;
  JsonWriter json(text);
  json.begin_object();
  write_events(match.game(), log.events(), eyes, json);
  json.key("view");
  after->write_view(eyes, json);
  json.end_object();
  return text;
}

std::string told_after(const TableAtHand& at, Move move, const PersonId& person) {
  Table table("table");
  for (const Entry& entry : at.log) EXPECT_TRUE(table.replay(entry));
  table.apply({.by = {}, .id = {}, .what = MovePlayed{table.actor(), table.ply(), move}}, 0);
  return tell_table(table, person, 0, 0);
}

TEST_P(Leak, TwoChoicesThatLookAlikeAreToldAlike) {
  const GameInfo& info = find_game(GetParam())->info();
  int alike = 0;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    const int players = info.max_players;
    TableAtHand at = a_table(GetParam(), players);
    at.start(seed);
    Rng rng(seed);
    while (at.table.status() == Summary::Status::Running && alike < 40 * static_cast<int>(seed)) {
      const std::vector<Move> legal = at.table.match()->state().legal();
      const auto any = [&] { return legal[rng.below(static_cast<std::uint32_t>(legal.size()))]; };
      const Move one = any();
      const Move two = any();
      const Seat actor = at.table.actor();
      for (int who = 0; who <= players; ++who) {
        if (who == actor || one == two) continue;
        const Seat eyes = who == players ? kNobody : static_cast<Seat>(who);
        if (looks(at, one, eyes) != looks(at, two, eyes)) continue;
        const PersonId person = who == players ? PersonId() : "p" + std::to_string(who);
        EXPECT_EQ(told_after(at, one, person), told_after(at, two, person));
        ++alike;
      }
      if (testing::Test::HasFailure()) return;
      ASSERT_EQ(at.play("p" + std::to_string(actor), at.table.match()->game().move_text(one)), "done");
    }
  }
  // Schichtwechsel has no secret choices.
  if (info.id != "schichtwechsel") {
    EXPECT_GT(alike, 10);
  }
}

INSTANTIATE_TEST_SUITE_P(EveryGame, Leak, testing::Values("coal-baron", "card-game", "schichtwechsel"),
                         [](const auto& game) {
                           std::string name = game.param;
                           std::erase(name, '-');
                           return name;
                         });

}  // namespace
}  // namespace pithead::server
