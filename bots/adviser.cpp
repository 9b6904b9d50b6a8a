#include "bots/adviser.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <limits>
#include <utility>

#include "bots/bot.h"
#include "bots/instincts/all.h"
#include "bots/judgements/all.h"
#include "bots/reasons/all.h"
#include "bots/search_bot.h"
#include "bots/turn_search.h"
#include "games/catalogue.h"

namespace pithead {
namespace {

AdvisedMove read_candidate(const Candidate& candidate, Seat seat) {
  AdvisedMove advised;
  advised.move = candidate.move;
  advised.visits = candidate.visits;
  const auto visits = static_cast<double>(candidate.visits);
  for (std::size_t i = 0; i < kMaxSeats; ++i) {
    advised.prospect.victory[i] = candidate.victory[i] / visits;
    advised.prospect.points[i] = candidate.points[i] / visits;
  }
  // One won and one lost game more, so that few games do not seem certain.
  const double chance = (candidate.victory[seat] + 1) / (visits + 2);
  advised.error = std::sqrt(chance * (1 - chance) / (visits + 2));
  return advised;
}

// What is known of the move: nothing, if it was never tried.
Candidate find(const std::vector<Candidate>& candidates, Move move) {
  for (const Candidate& each : candidates) {
    if (each.move == move) return each;
  }
  return {.move = move};
}

void keep_common_start(std::vector<Move>& plan, const std::vector<Move>& other) {
  plan.erase(std::mismatch(plan.begin(), plan.end(), other.begin(), other.end()).first, plan.end());
}

void keep_common(std::vector<Event>& reasons, const std::vector<Event>& other) {
  std::erase_if(
      reasons, [&](const Event& each) { return std::find(other.begin(), other.end(), each) == other.end(); });
}

// How the turn goes on after the move, and what that changes: as far as it is the same in several guesses at
// what the seat does not know, so that no card is promised that only one guess holds.
template <Game G>
void explain(const Belief<G>& belief, AdvisedMove& advised, Rng& rng) {
  constexpr std::size_t kGuesses = 3;
  constexpr PlanLimits kLimits{.breadth = 40, .width = 400, .positions = 10'000};
  std::array<typename G::State, kGuesses> before;
  std::array<typename G::State, kGuesses> after;
  NoEvents silence;
  for (std::size_t i = 0; i < kGuesses; ++i) {
    before[i] = belief.sample(rng);
    after[i] = before[i];
    G::play(after[i], advised.move, rng, silence);
    const std::vector<Move> plan = TurnSearch<G>(kLimits).best_plan(after[i], belief.seat(), rng).moves;
    if (i == 0) advised.plan = plan;
    keep_common_start(advised.plan, plan);
  }
  for (std::size_t i = 0; i < kGuesses; ++i) {
    // Checked, as chance may fall differently from when it was planned.
    for (const Move move : advised.plan) {
      if (!play_checked<G>(after[i], move, rng, silence)) break;
    }
    std::vector<Event> reasons;
    Reasons<G>::find(before[i], after[i], belief.seat(), reasons);
    if (i == 0) advised.reasons = reasons;
    keep_common(advised.reasons, reasons);
  }
}

// Games for chosen moves, on top of those the search gave them, until the whole budget is spent.
template <Game G>
class Trials {
 public:
  Trials(Search<G>& search, const Belief<G>& belief, const Budget& budget)
      : search_(search),
        belief_(belief),
        most_(budget.iterations),
        end_(Clock::now() + std::chrono::milliseconds(budget.milliseconds)) {}

  // Always for the one that had the fewest, until each had enough; one for each in any case.
  void even_out(const std::vector<Move>& moves, std::uint64_t enough, Rng& rng) {
    std::vector<Trial> trials;
    for (const Move move : moves) trials.push_back({move, find(search_.candidates(), move).visits});
    while (true) {
      Trial& next = *std::min_element(trials.begin(), trials.end(),
                                      [](const Trial& a, const Trial& b) { return a.games < b.games; });
      if (next.games >= enough || (next.games > 0 && is_spent())) return;
      search_.try_out(belief_, next.move, rng);
      ++next.games;
    }
  }

 private:
  using Clock = std::chrono::steady_clock;

  struct Trial {
    Move move;
    std::uint64_t games;
  };

  bool is_spent() const { return most_ > 0 ? search_.iterations() >= most_ : Clock::now() >= end_; }

  Search<G>& search_;
  const Belief<G>& belief_;
  std::uint64_t most_;
  Clock::time_point end_;
};

// A part is kept back: half of it if a certain move is to be compared with the best, else as much as it takes
// to say something of the second best.
Budget to_find_the_best(const Question& question) {
  const int part = question.also ? 2 : 8;
  Budget budget = question.budget;
  budget.milliseconds = std::max(1, budget.milliseconds - budget.milliseconds / part);
  budget.iterations -= budget.iterations / static_cast<std::uint64_t>(part);
  return budget;
}

// The best first, then those that were tried most, and the one that was asked about.
std::vector<Move> moves_to_tell(const std::vector<Candidate>& candidates, Move best,
                                const Question& question) {
  std::vector<Move> moves{best};
  for (const Candidate& each : candidates) {
    if (moves.size() < question.most && each.move != best) moves.push_back(each.move);
  }
  const bool left_out = question.also && std::find(moves.begin(), moves.end(), *question.also) == moves.end();
  if (left_out) moves.push_back(*question.also);
  return moves;
}

template <Game G>
Advice advise_in(const typename G::State& state, const Question& question, Rng& rng) {
  constexpr std::uint64_t kEnoughToTell = 100;
  constexpr std::uint64_t kEnoughOfAnOnlyMove = 400;
  const Situation<G> situation(state);
  const Belief<G> belief = situation.belief();
  const bool is_choice = situation.legal().size() > 1;
  Search<G> search(to_find_the_best(question));
  Trials<G> trials(search, belief, question.budget);
  if (is_choice) search.think(belief, rng);
  const Move best = search.most_visited(situation.legal());
  const std::vector<Move> moves = moves_to_tell(search.candidates(), best, question);
  // The search took the best among moves that were all more or less lucky: what it says of a move that had
  // few games is not to be trusted in a comparison.
  if (question.also && *question.also != best) {
    trials.even_out({best, *question.also}, std::numeric_limits<std::uint64_t>::max(), rng);
  }
  trials.even_out(moves, is_choice ? kEnoughToTell : kEnoughOfAnOnlyMove, rng);

  Advice advice{.seat = situation.seat(), .iterations = search.iterations(), .prospect = {}, .moves = {}};
  const std::vector<Candidate> candidates = search.candidates();
  for (const Move move : moves) {
    advice.moves.push_back(read_candidate(find(candidates, move), advice.seat));
    explain<G>(belief, advice.moves.back(), rng);
  }
  advice.prospect = advice.moves.front().prospect;
  return advice;
}

template <class Use>
void with_forms(const AnyGame& game, Use use) {
  with_game(game.info().id, [&]<class G>() { use(std::span<const EventForm>(Reasons<G>::kForms)); });
}

}  // namespace

Advice advise(const AnyGame& game, const AnyState& state, const Question& question, Rng& rng) {
  Advice advice;
  with_game(game.info().id, [&]<class G>() {
    advice = advise_in<G>(static_cast<const StateOf<G>&>(state).get(), question, rng);
  });
  return advice;
}

const AdvisedMove* find_move(const Advice& advice, Move move) {
  const auto found = std::find_if(advice.moves.begin(), advice.moves.end(),
                                  [&](const AdvisedMove& each) { return each.move == move; });
  return found == advice.moves.end() ? nullptr : &*found;
}

std::vector<Event> find_reasons(const AnyGame& game, const AnyState& before, const AnyState& after) {
  std::vector<Event> reasons;
  with_game(game.info().id, [&]<class G>() {
    Reasons<G>::find(static_cast<const StateOf<G>&>(before).get(),
                     static_cast<const StateOf<G>&>(after).get(), before.to_move(), reasons);
  });
  return reasons;
}

std::string reason_words(const AnyGame& game, const Event& reason) {
  std::string words;
  with_forms(game, [&](std::span<const EventForm> forms) { tell_event(forms, reason, {}, words); });
  return words;
}

void write_reason(const AnyGame& game, const Event& reason, JsonWriter& json) {
  json.begin_object();
  json.key("reason");
  with_forms(game, [&](std::span<const EventForm> forms) { write_event(forms, reason, json); });
  json.field("words", reason_words(game, reason));
  json.end_object();
}

void write_by_seat(JsonWriter& json, std::string_view key, const std::array<double, kMaxSeats>& values,
                   int players, int decimals) {
  json.key(key).begin_array();
  for (int seat = 0; seat < players; ++seat) json.fraction(values[static_cast<std::size_t>(seat)], decimals);
  json.end_array();
}

void write_advised(const AnyGame& game, const AdvisedMove& advised, int players, JsonWriter& json) {
  json.begin_object();
  json.field("move", game.move_text(advised.move));
  json.field("visits", advised.visits);
  write_by_seat(json, "victory", advised.prospect.victory, players, 4);
  json.key("error").fraction(advised.error, 4);
  write_by_seat(json, "points", advised.prospect.points, players, 2);
  json.key("plan").begin_array();
  for (const Move move : advised.plan) json.value(game.move_text(move));
  json.end_array();
  json.key("reasons").begin_array();
  for (const Event& reason : advised.reasons) write_reason(game, reason, json);
  json.end_array();
  json.end_object();
}

void write_advice(const AnyGame& game, const Advice& advice, int players, JsonWriter& json) {
  json.begin_object();
  json.field("seat", int{advice.seat});
  json.field("iterations", advice.iterations);
  write_by_seat(json, "victory", advice.prospect.victory, players, 4);
  write_by_seat(json, "points", advice.prospect.points, players, 2);
  json.key("moves").begin_array();
  for (const AdvisedMove& advised : advice.moves) write_advised(game, advised, players, json);
  json.end_array();
  json.end_object();
}

}  // namespace pithead
