// Whole games twice: at one table people plan, at the other each of them writes the plan on a piece of paper
// and looks at the board when the turn has come. Both tables play the same game, whatever happens in between.
#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "match/json_fields.h"
#include "server/table/plan_telling.h"
#include "tests/server/table_at_hand.h"
#include "tests/support/effort.h"

namespace pithead::server {
namespace {

// A move and what it did on the board that was planned on, as it was told.
struct Noted {
  std::string move;
  std::string did;
};
struct Note {
  bool same = true;
  std::vector<std::vector<Noted>> lines;
};

PersonId person_of(Seat seat) { return "p" + std::to_string(seat); }

class PlayedTwice {
 public:
  PlayedTwice(const std::string& game, int players, std::uint64_t seed)
      : planned_(table_of(game, players)), by_hand_(table_of(game, players)), rng_(seed) {
    planned_.start(seed);
    by_hand_.start(seed);
  }

  int played = 0;
  int dropped = 0;

  bool running() const { return planned_.table.status() == Summary::Status::Running; }

  void step() {
    const Seat actor = planned_.table.actor();
    for (Seat seat = 0; seat < planned_.table.seats().size(); ++seat) {
      const std::uint32_t hesitates = notes_.contains(seat) ? 16 : 3;
      if (seat != actor && rng_.below(hesitates) == 0) plan(seat);
    }
    if (rng_.below(100) == 0) leave_and_return();
    if (running() && rng_.below(12) == 0) take_back();
    if (running()) move();
  }

  void expect_same() const {
    ASSERT_EQ(planned_.table.status(), by_hand_.table.status());
    ASSERT_EQ(planned_.table.actor(), by_hand_.table.actor());
    const auto& one = planned_.table.match()->plies();
    const auto& two = by_hand_.table.match()->plies();
    ASSERT_EQ(one.size(), two.size());
    ASSERT_EQ(planned_.table.match()->state().hash(), by_hand_.table.match()->state().hash());
    for (Seat seat = 0; running() && seat < planned_.table.seats().size(); ++seat) {
      ASSERT_EQ(planned_.table.turn_plans().kept(seat) != nullptr, notes_.contains(seat)) << int{seat};
    }
  }

  // Whoever reads the log finds the same plans, kept and dropped.
  void expect_same_from_log() const {
    Table again("table");
    for (const Entry& entry : planned_.log) ASSERT_TRUE(again.replay(entry));
    for (Seat seat = 0; seat < planned_.table.seats().size(); ++seat) {
      const PersonId person = person_of(seat);
      ASSERT_EQ(tell_table(again, person, 0, planned_.now),
                tell_table(planned_.table, person, 0, planned_.now));
    }
  }

 private:
  static TableAtHand table_of(const std::string& game, int players) {
    std::vector<SeatHolder> seats;
    for (Seat seat = 0; seat < players; ++seat) seats.push_back(person_seat(person_of(seat)));
    return TableAtHand(plan_of(std::move(seats), game), "p0");
  }

  // ---- planning ------------------------------------------------------------------------------------------

  void plan(Seat seat) {
    Note note{.same = rng_.below(3) > 0, .lines = {}};
    const int ply = planned_.table.ply();
    std::string lines;
    for (std::uint32_t left = 1 + rng_.below(2); left > 0; --left) {
      const auto line = draw_line(seat);
      if (!line) return;
      note.lines.push_back(*line);
      lines += (lines.empty() ? "" : ",") + std::string("{\"moves\":[") + quoted(*line) + "]}";
    }
    const std::string more = ",\"ply\":" + std::to_string(ply) + ",\"lines\":[" + lines +
                             "],\"condition\":" + (note.same ? "\"same\"" : "\"legal\"");
    ASSERT_EQ(planned_.wish(person_of(seat), "plan", more), "done");
    notes_[seat] = note;
  }

  static std::string quoted(const std::vector<Noted>& line) {
    std::string text;
    for (const Noted& each : line) text += (text.empty() ? "\"" : ",\"") + each.move + '"';
    return text;
  }

  // Move after move, each among those that are told to be possible; up to the end of the turn or before it.
  std::optional<std::vector<Noted>> draw_line(Seat seat) {
    std::vector<Noted> line;
    std::vector<std::string> moves;
    for (;;) {
      const auto told =
          tell_plan_preview("p", {.ply = std::nullopt, .moves = moves}, planned_.table, person_of(seat));
      if (!told) return std::nullopt;
      const auto object = read_json_object(told->text, "preview");
      const auto& shown = object->at("line").as_array();
      if (!moves.empty()) line.push_back({moves.back(), what_it_does(shown.back().as_object())});
      const auto& next = object->at("moves").as_array();
      if (next.empty() || (!moves.empty() && rng_.below(8) == 0)) return line;
      const auto& chosen = next[rng_.below(static_cast<std::uint32_t>(next.size()))].as_object();
      moves.emplace_back(chosen.at("move").as_string());
    }
  }

  static std::string what_it_does(const boost::json::object& move) {
    return boost::json::serialize(move.at("events")) + (move.at("reveals").as_bool() ? " and more" : "");
  }

  // ---- playing -------------------------------------------------------------------------------------------

  void say(const PersonId& person, const std::string& type, const std::string& more) {
    const std::string answer = planned_.wish(person, type, more);
    ASSERT_EQ(by_hand_.wish(person, type, more), answer);
    play_by_hand();
  }

  void move() {
    const Table& table = planned_.table;
    const std::vector<Move> legal = table.match()->state().legal();
    const Move chosen = legal[rng_.below(static_cast<std::uint32_t>(legal.size()))];
    const Seat seat = table.actor();
    if (table.is_bot(seat)) {
      const auto decided = *decide_bot_move(table, seat, chosen);
      planned_.make(decided);
      by_hand_.make(decided);
      return play_by_hand();
    }
    say(person_of(seat), "move",
        ",\"ply\":" + std::to_string(table.ply()) + R"(,"move":")" + table.game()->move_text(chosen) + '"');
  }

  void take_back() {
    for (Seat seat = 0; seat < planned_.table.seats().size(); ++seat) {
      if (planned_.table.undoable(person_of(seat)) == 0) continue;
      notes_.erase(seat);  // whoever takes back decides anew
      return say(person_of(seat), "undo", ",\"ply\":" + std::to_string(planned_.table.ply()));
    }
  }

  void leave_and_return() {
    const auto seat =
        static_cast<Seat>(rng_.below(static_cast<std::uint32_t>(planned_.table.seats().size())));
    if (planned_.table.is_bot(seat)) return say(person_of(seat), "return", "");
    notes_.erase(seat);
    say(person_of(seat), "leave", "");
  }

  // The turn of somebody has come who wrote something down.
  void play_by_hand() {
    for (;;) {
      const Table& table = by_hand_.table;
      const Seat seat = table.actor();
      if (seat == kNobody || !table.match()->state().begins_turn() || !notes_.contains(seat)) return;
      const Note note = notes_[seat];
      notes_.erase(seat);
      const auto* line = first_that_fits(note);
      line == nullptr ? ++dropped : ++played;
      if (line == nullptr) return;
      for (const Noted& each : *line) ASSERT_EQ(by_hand_.play(person_of(seat), each.move), "done");
    }
  }

  const std::vector<Noted>* first_that_fits(const Note& note) const {
    for (const auto& line : note.lines) {
      if (fits(line, note.same)) return &line;
    }
    return nullptr;
  }

  // Tries the moves on the board as it truly lies there, and takes them back.
  bool fits(const std::vector<Noted>& line, bool same) const {
    const Match& match = *by_hand_.table.match();
    const Seat seat = match.state().to_move();
    const auto state = match.state().copy();
    Rng rng(9);
    for (std::size_t i = 0; i < line.size(); ++i) {
      if (i > 0 && (state->to_move() != seat || state->begins_turn())) return false;
      const auto move = match.game().read_move(line[i].move);
      if (!move || !state->is_legal(*move)) return false;
      EventLog log;
      state->play(*move, rng, log);
      const std::string did = what_it_did(match.game(), log.events(), seat);
      if (same && did != line[i].did) return false;
      if (i + 1 < line.size() && did.ends_with("more")) return false;
    }
    return true;
  }

  static std::string what_it_did(const AnyGame& game, const std::vector<Event>& events, Seat seat) {
    std::string text;
    JsonWriter json(text);
    json.begin_array();
    for (const Event& event : events) {
      if (event.reveals) break;
      if (event.visible_to(seat)) game.write_event(event, json);
    }
    json.end_array();
    const bool reveals = std::ranges::any_of(events, [](const Event& event) { return event.reveals; });
    return text + (reveals ? " and more" : "");
  }

  TableAtHand planned_;
  TableAtHand by_hand_;
  Rng rng_;
  std::map<Seat, Note> notes_;
};

class PlannedGames : public testing::TestWithParam<const char*> {};

TEST_P(PlannedGames, AreThoseThatWouldHaveBeenPlayedByHand) {
  const GameInfo& info = find_game(GetParam())->info();
  int played = 0;
  int dropped = 0;
  for (int players = info.min_players; players <= info.max_players; ++players) {
    for (std::uint64_t seed = 1; seed <= effort(12U); ++seed) {
      SCOPED_TRACE(std::to_string(players) + " players, seed " + std::to_string(seed));
      PlayedTwice game(GetParam(), players, seed);
      for (int steps = 0; game.running(); ++steps) {
        game.step();
        game.expect_same();
        if (steps % 64 == 0) game.expect_same_from_log();
        if (testing::Test::HasFatalFailure() || testing::Test::HasFailure()) return;
      }
      played += game.played;
      dropped += game.dropped;
    }
  }
  EXPECT_GT(played, effort(200));
  EXPECT_GT(dropped, effort(60)) << "plans must fail, too, for the comparison to mean something";
}

INSTANTIATE_TEST_SUITE_P(EveryGame, PlannedGames,
                         testing::Values("coal-baron", "card-game", "schichtwechsel"), [](const auto& game) {
                           std::string name = game.param;
                           std::erase(name, '-');
                           return name;
                         });

}  // namespace
}  // namespace pithead::server
