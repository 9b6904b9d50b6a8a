// Nobody peeks: two deals that differ only in what a seat cannot know, the same moves, and every byte that
// the seat and a spectator are told is the same.
#include <algorithm>
#include <array>
#include <future>
#include <map>
#include <optional>

#include <gtest/gtest.h>

#include "games/catalogue.h"
#include "games/core/hex.h"
#include "server/analysis.h"
#include "server/bot_player.h"
#include "server/hint.h"
#include "server/table/lobby_card.h"
#include "server/table/plan_telling.h"
#include "server/table/replay.h"
#include "server/table/result.h"
#include "server/thinking_pool.h"
#include "tests/server/table_at_hand.h"

namespace pithead::server {
namespace {

// A spectator knows no more than any seat: what is hidden from one seat is hidden from it.
std::unique_ptr<AnyState> imagine_for_spectators(const AnyState& dealt, int players, Rng& rng) {
  auto state = dealt.imagine(0, rng);
  for (Seat seat = 1; seat < players; ++seat) state = state->imagine(seat, rng);
  return state;
}

// Deals from a number, whatever was announced.
Dealer same_deal(std::uint64_t seed) {
  return [seed](const Setup& setup) {
    Rng rng(seed);
    auto dealt = setup.game->deal(setup.players, setup.options, rng);
    return Match(setup, std::move(dealt), rng);
  };
}

// The same deal, with other cards where the eyes cannot see.
Dealer other_deal(Seat eyes, std::uint64_t seed) {
  return [eyes, seed](const Setup& setup) {
    Rng rng(seed);
    auto dealt = setup.game->deal(setup.players, setup.options, rng);
    Rng other(seed + 1);
    if (eyes != kNobody) return Match(setup, dealt->imagine(eyes, other), rng);
    return Match(setup, imagine_for_spectators(*dealt, setup.players, other), rng);
  };
}

PersonId person_at(int seat) { return "p" + std::to_string(seat); }

// Digits that another number makes others of.
std::string digits_of(std::uint64_t number, std::size_t count) {
  Rng rng(number);
  std::string digits;
  while (digits.size() < count) digits += hex_text(rng.next());
  return digits;
}

DealSecret secret_of(std::uint64_t number) {
  return {.salt = digits_of(number, kShareDigits), .share = digits_of(number + 1, kServerShareDigits)};
}

// Everybody is a person, or the last one is a bot.
std::vector<SeatHolder> people_and(int players, std::optional<std::string> bot) {
  std::vector<SeatHolder> seats;
  for (int seat = 0; seat < players; ++seat) seats.push_back(person_seat(person_at(seat)));
  if (bot) seats.back() = bot_seat(*bot);
  return seats;
}

TableAtHand a_table(std::string_view game, std::vector<SeatHolder> seats, Dealer dealer,
                    std::uint64_t secret) {
  Plan plan = plan_of(std::move(seats), std::string(game));
  plan.clock = {.kind = ClockRule::Kind::Bank, .seconds = 6000, .increment = 5};
  TableAtHand at(plan, "p0", Table("table", std::move(dealer)), secret_of(secret));
  EXPECT_EQ(at.wish("p0", "start", R"(,"share":")" + digits_of(7, kShareDigits) + '"'), "done");
  return at;
}

// ---- all that somebody can receive -----------------------------------------------------------------------

// What each of them is, and its text.
using Received = std::vector<std::pair<std::string, std::string>>;

// The one thing that must differ: what the server announced its secret by. Two tables in truth have other
// names, keys and times, too; here these are the same.
std::string without_commitment(std::string text, const Table& table) {
  const std::string& commitment = table.fair()->commitment;
  for (std::size_t at = text.find(commitment); at != std::string::npos; at = text.find(commitment)) {
    text.replace(at, commitment.size(), "COMMITMENT");
  }
  return text;
}

template <class T>
std::string refusal_of(const Answer<T>& answer) {
  return answer ? "granted" : std::string(error_name(answer.error().why)) + ": " + answer.error().what;
}

// The table, what its last change brought, the lobby, who is there.
void receive_table(Received& received, const TableAtHand& at, const PersonId& person) {
  const Table& table = at.table;
  const Presence presence = presence_at(table, {{"p0", "Ada"}, {"p1", "Bea"}, {"eve", "Eve"}, {"", ""}});
  received.emplace_back("table", tell_table(table, person, 0, at.now, presence));
  received.emplace_back("push", tell_table(table, person, table.version() - 1, at.now, presence));
  received.emplace_back("presence", tell_presence(table, person, presence));
  received.emplace_back("news", tell_news("id", table, person, table.version()).text);
  received.emplace_back("lobby", tell_tables({summarise(table)}, person));
}

// What is refused while the game runs, and in which words.
void receive_refusals(Received& received, const TableAtHand& at, const PersonId& person) {
  const Table& table = at.table;
  received.emplace_back("record", refusal_of(tell_record(table, person)));
  received.emplace_back("analysis", refusal_of(match_to_analyse(table)));
  received.emplace_back("variation", refusal_of(look_aside(table, person, {.ply = 0, .moves = {}}, {})));
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    received.emplace_back("others' eyes", refusal_of(look_back(table, person, {.eyes = seat})));
  }
  received.emplace_back("history", results_of(table).empty() ? "none" : "some");
}

// Every kind of wish, wrong ones as well: what would come of it.
void receive_decisions(Received& received, const TableAtHand& at, const PersonId& person) {
  const int ply = at.table.ply();
  const std::array wishes{
      ChangeWish(JoinTable{}),
      ChangeWish(LeaveTable{}),
      ChangeWish(ReturnToSeat{}),
      ChangeWish(LetBotStandIn{}),
      ChangeWish(GiveShare{digits_of(8, kShareDigits)}),
      ChangeWish(StartGame{}),
      ChangeWish(PlayMove{.ply = ply, .move = "castle"}),
      ChangeWish(PlayMove{.ply = ply + 1, .move = "stop"}),
      ChangeWish(UndoMoves{.ply = ply, .left = std::nullopt}),
      ChangeWish(UndoMoves{.ply = ply, .left = 0}),
      ChangeWish(PlanTurn{.ply = {}, .condition = {}, .standing = false, .lines = {{"stop"}}}),
      ChangeWish(RemovePlan{}),
      ChangeWish(ConfirmTurn{ply}),
      ChangeWish(RemovePerson{"p1"}),
      ChangeWish(TakeVacation{at.now + 1}),
      ChangeWish(NudgePlayer{}),
      ChangeWish(AdjournGame{at.now + 100'000}),
      ChangeWish(ResumeGame{}),
      ChangeWish(AskRematch{}),
      ChangeWish(CloseTable{}),
  };
  for (const ChangeWish& wish : wishes) {
    const auto decided = decide(wish, at.table, person_named(person), at.now);
    received.emplace_back("decision",
                          decided ? write_change({.by = person, .id = {}, .what = *decided}, at.table.game())
                                  : refusal_of(decided));
  }
}

// For the seat to move: what each move would do, and a hint of so many games tried out with the same chance.
void receive_advice(Received& received, const TableAtHand& at, const PersonId& person) {
  constexpr std::uint64_t kGamesTriedOut = 12;
  received.emplace_back("may ask", refusal_of(check_to_move(at.table, person)));
  if (!check_to_move(at.table, person)) return;
  const Match& match = *at.table.match();
  for (const Move move : match.state().legal()) {
    const auto told = tell_preview("id", {match.game().move_text(move)}, at.table, person);
    received.emplace_back("preview", told ? told->text : refusal_of(told));
  }
  Rng rng(5);
  const Hint hint{.table = at.table.id(),
                  .ply = at.table.ply(),
                  .advice = advice_text(match.game(), match.state(), {.iterations = kGamesTriedOut}, rng)};
  received.emplace_back("hint", tell_hint("id", hint).text);
}

// The next turn as it can be planned, and what the first and the last of its moves would do there.
void receive_plans(Received& received, const TableAtHand& at, const PersonId& person) {
  const auto receive = [&](const std::vector<std::string>& moves) {
    const auto told = tell_plan_preview("id", {.ply = std::nullopt, .moves = moves}, at.table, person);
    received.emplace_back("plan", told ? told->text : refusal_of(told));
  };
  receive({});
  const auto board = planning_board(at.table, person, std::nullopt);
  if (!board) return;
  const std::vector<Move> legal = board->position->legal();
  for (const Move move : {legal.front(), legal.back()}) receive({at.table.game()->move_text(move)});
}

// A pool whose threads are busy all the time, so that what is asked of it only waits in its line.
class BusyBots {
 public:
  BusyBots() : workers_(1, [](const WorkerPool::Work& work) { work(); }), bots_(thinkers_, 50, 50) {
    const auto wait = [until = end_.get_future().share()] {
      until.wait();
      return WorkerPool::Work([] {});
    };
    workers_.submit({}, Effort::Long, wait);
    workers_.submit({}, Effort::Short, wait);
  }
  BusyBots(const BusyBots&) = delete;
  BusyBots& operator=(const BusyBots&) = delete;
  ~BusyBots() { end_.set_value(); }

  // Which bot thinks now, and in which line it waits.
  std::string line_at(const Table& table) {
    if (!table.is_bot(table.actor())) return "no bot";
    BotTurn turn;
    bots_.think(table, turn, [](const BotChoice& /*choice*/) {});
    return turn.effort == Effort::Long ? "a bot among the long" : "a bot among the short";
  }

 private:
  std::promise<void> end_;
  WorkerPool workers_;
  ThinkingPool thinkers_{workers_};
  BotPlayer bots_;
};

// What others can see of how long something takes: whose time runs until when, and how long a bot is waited
// for, which its level alone decides.
void receive_timing(Received& received, const TableAtHand& at, BusyBots& bots) {
  received.emplace_back("deadline", std::to_string(at.table.deadline().value_or(0)));
  received.emplace_back("time out", decide_time_out(at.table, at.now) ? "yes" : "no");
  received.emplace_back(bots.line_at(at.table), std::to_string(at.table.actor()));
}

// ---- two deals -------------------------------------------------------------------------------------------

// Plays the moves as far as they are legal in both deals; new ones are chosen by a generator of their own.
// The server's secrets differ as well, and with them the seeds.
class TwoDeals {
 public:
  TwoDeals(std::string_view game, const std::vector<SeatHolder>& seats, Seat eyes, std::uint64_t seed,
           Dealer other)
      : eyes_(eyes),
        rng_(seed),
        one_(a_table(game, seats, same_deal(seed), 2 * seed)),
        two_(a_table(game, seats, std::move(other), 2 * seed + 1)) {}

  bool different() const { return one_.table.match()->state().hash() != two_.table.match()->state().hash(); }

  // False when the game is over or the deals part: something came to light that differs.
  bool step() {
    EXPECT_EQ(one_.table.actor(), two_.table.actor()) << "whose turn it is tells nothing";
    const auto moves = choose();
    if (!moves) return false;
    play(one_, moves->first);
    play(two_, moves->second);
    const std::vector<Event> seen_in_one = seen(one_);
    const std::vector<Event> seen_in_two = seen(two_);
    if (seen_in_one == seen_in_two) return one_.table.status() == Summary::Status::Running;
    const auto reveals = [](const Event& event) { return event.reveals; };
    EXPECT_TRUE(std::any_of(seen_in_one.begin(), seen_in_one.end(), reveals) ||
                std::any_of(seen_in_two.begin(), seen_in_two.end(), reveals))
        << "'" << one_.table.game()->move_text(moves->first)
        << "' looked different although it revealed nothing";
    return false;
  }

  // How often somebody did in one deal what looked like something else in the other.
  int secret_choices() const { return secret_choices_; }
  bool chose_in_secret() const { return chose_in_secret_; }  // at the last step

  // Counts what was compared, by its name.
  void expect_same(BusyBots& bots, std::map<std::string, int>& compared) {
    const Received in_one = all_received(one_, bots);
    const Received in_two = all_received(two_, bots);
    ASSERT_EQ(in_one.size(), in_two.size()) << "even that something was told tells something";
    for (std::size_t i = 0; i < in_one.size(); ++i) {
      EXPECT_EQ(in_one[i].first, in_two[i].first);
      EXPECT_EQ(without_commitment(in_one[i].second, one_.table),
                without_commitment(in_two[i].second, two_.table))
          << in_one[i].first;
      ++compared[in_one[i].first];
    }
    ++compared_;
  }

 private:
  Received all_received(const TableAtHand& at, BusyBots& bots) const {
    const PersonId person = eyes_ == kNobody ? PersonId() : person_at(eyes_);
    Received received;
    receive_table(received, at, person);
    receive_timing(received, at, bots);
    // These take longer than all else; a replay tells of every move so far.
    if (compared_ % kStepsToLookBack == 0) {
      received.emplace_back("replay", tell_replay(*look_back(at.table, person, {})));
      receive_refusals(received, at, person);
      receive_decisions(received, at, person);
      receive_plans(received, at, person);
    }
    if (compared_ % kStepsToAsk == 0) receive_advice(received, at, person);
    return received;
  }

  static void play(TableAtHand& at, Move move) {
    at.now += 7'000;
    const Seat seat = at.table.actor();
    if (at.table.is_bot(seat)) return at.make(*decide_bot_move(at.table, seat, move));
    EXPECT_EQ(at.play(person_at(seat), at.table.game()->move_text(move)), "done");
  }

  // The same move in both deals; or, by somebody else, two that look alike: what is chosen in secret is a
  // secret, too.
  std::optional<std::pair<Move, Move>> choose() {
    chose_in_secret_ = false;
    if (one_.table.actor() != eyes_ && rng_.below(2) == 0) {
      if (const auto secretly = choose_in_secret()) return secretly;
    }
    const std::vector<Move> possible = legal_in_both();
    if (possible.empty()) return std::nullopt;
    const Move move = any_of(possible);
    return std::pair(move, move);
  }

  std::optional<std::pair<Move, Move>> choose_in_secret() {
    const Move one = any_of(one_.table.match()->state().legal());
    const auto seen = seen_of_a_secret(one_, one);
    if (!seen) return std::nullopt;
    const std::vector<Move> others = two_.table.match()->state().legal();
    for (int tries = 0; tries < 12; ++tries) {
      const Move two = any_of(others);
      if (two == one || seen_of_a_secret(two_, two) != seen) continue;
      ++secret_choices_;
      chose_in_secret_ = true;
      return std::pair(one, two);
    }
    return std::nullopt;
  }

  Move any_of(const std::vector<Move>& moves) {
    return moves[rng_.below(static_cast<std::uint32_t>(moves.size()))];
  }

  std::vector<Move> legal_in_both() const {
    std::vector<Move> both;
    for (const Move move : one_.table.match()->state().legal()) {
      if (two_.table.match()->state().is_legal(move)) both.push_back(move);
    }
    return both;
  }

  // What the eyes saw of the last move.
  std::vector<Event> seen(const TableAtHand& at) const { return visible(at.table.history().back().events); }

  // What the eyes would see of a move; nothing if it is no secret of its player.
  std::optional<std::vector<Event>> seen_of_a_secret(const TableAtHand& at, Move move) const {
    const auto after = at.table.match()->state().copy();
    EventLog log;
    Rng rng(1);
    after->play(move, rng, log);
    const auto secret = [this](const Event& event) { return !event.reveals && !event.visible_to(eyes_); };
    if (std::ranges::none_of(log.events(), secret)) return std::nullopt;
    return visible(log.events());
  }

  template <class Events>
  std::vector<Event> visible(const Events& all) const {
    std::vector<Event> events;
    for (const Event& event : all) {
      if (event.visible_to(eyes_)) events.push_back(event);
    }
    return events;
  }

  static constexpr int kStepsToLookBack = 4;
  static constexpr int kStepsToAsk = 8;

  Seat eyes_;
  Rng rng_;
  TableAtHand one_;
  TableAtHand two_;
  int compared_ = 0;
  int secret_choices_ = 0;
  bool chose_in_secret_ = false;
};

class Leak : public testing::TestWithParam<const char*> {};

// With people alone, with a bot that answers at once, and with one that thinks long.
std::optional<std::string> bot_by(std::uint64_t seed) {
  const std::array<std::optional<std::string>, 3> bots{std::nullopt, "easy", "hard"};
  return bots[seed % bots.size()];
}

TEST_P(Leak, TwoDealsThatDifferInSecretAreToldAlike) {
  const GameInfo& info = find_game(GetParam())->info();
  BusyBots bots;
  std::map<std::string, int> compared;
  int differed = 0;
  for (int players = info.min_players; players <= info.max_players; ++players) {
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
      const std::vector<SeatHolder> seats = people_and(players, bot_by(seed));
      for (int who = 0; who <= players; ++who) {
        const Seat eyes = who == players ? kNobody : static_cast<Seat>(who);
        if (eyes != kNobody && seats[eyes].kind == SeatHolder::Kind::Bot) continue;
        TwoDeals deals(GetParam(), seats, eyes, seed, other_deal(eyes, seed));
        differed += deals.different() ? 1 : 0;
        deals.expect_same(bots, compared);
        for (int i = 0; i < 40 && deals.step(); ++i) deals.expect_same(bots, compared);
        if (testing::Test::HasFailure()) return;
      }
    }
  }
  EXPECT_GT(differed, 50) << "the deals must differ in secret for the comparison to mean something";
  EXPECT_GT(compared["table"], 500);
  EXPECT_GT(compared["a bot among the long"], 50);
  EXPECT_GT(compared["a bot among the short"], 50);
  for (const std::string what : {"replay", "decision", "record", "history", "hint", "preview", "plan"}) {
    EXPECT_GT(compared[what], 100) << what;
  }
}

// One deal twice, so that it takes long until the two part: what somebody keeps in secret is another card.
TEST_P(Leak, WhatOthersKeepInSecretIsToldToNobody) {
  const GameInfo& info = find_game(GetParam())->info();
  BusyBots bots;
  std::map<std::string, int> compared;
  int secret_choices = 0;
  for (std::uint64_t seed = 1; seed <= 15; ++seed) {
    const int players = info.min_players + static_cast<int>(seed) % (info.max_players - info.min_players + 1);
    for (int who = 0; who <= players; ++who) {
      const Seat eyes = who == players ? kNobody : static_cast<Seat>(who);
      TwoDeals deals(GetParam(), people_and(players, std::nullopt), eyes, seed, same_deal(seed));
      for (int since_choice = 0; deals.step(); ++since_choice) {
        if (deals.chose_in_secret()) since_choice = 0;
        if (deals.secret_choices() > 0 && since_choice < 3) deals.expect_same(bots, compared);
      }
      secret_choices += deals.secret_choices();
      if (testing::Test::HasFailure()) return;
    }
  }
  if (info.id == "schichtwechsel") return;  // it has no secret choices
  EXPECT_GT(secret_choices, 60);
  for (const std::string what : {"table", "replay", "decision", "preview"}) {
    EXPECT_GT(compared[what], 40) << what;
  }
  EXPECT_GT(compared["hint"], 5);
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

std::string told_after(const TableAtHand& at, std::uint64_t seed, Move move, const PersonId& person) {
  Table table("table", same_deal(seed));
  for (const Entry& entry : at.log) EXPECT_TRUE(table.replay(entry));
  table.apply({.by = {}, .id = {}, .what = MovePlayed{table.actor(), table.ply(), move}}, 0);
  return tell_table(table, person, 0, 0);
}

TEST_P(Leak, TwoChoicesThatLookAlikeAreToldAlike) {
  const GameInfo& info = find_game(GetParam())->info();
  int alike = 0;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    const int players = info.max_players;
    TableAtHand at = a_table(GetParam(), people_and(players, std::nullopt), same_deal(seed), seed);
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
        EXPECT_EQ(told_after(at, seed, one, person), told_after(at, seed, two, person));
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
