// What tests of the reasons share: the words for moves played at a table, and what must hold for every turn.
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "catalogue/bots.h"
#include "games/core/game.h"

namespace pithead {

template <Game G>
std::vector<Event> find_reasons(const typename G::State& before, const typename G::State& after, Seat seat) {
  std::vector<Event> reasons;
  Reasons<G>::find(before, after, seat, reasons);
  return reasons;
}

template <Game G>
std::string words_of(const Event& reason) {
  std::string words;
  tell_event(Reasons<G>::kForms, reason, {}, words);
  return words;
}

template <Game G>
std::string words_of(const std::vector<Event>& reasons) {
  std::string words;
  for (const Event& reason : reasons) words += (words.empty() ? "" : ", ") + words_of<G>(reason);
  return words;
}

// The seat to move plays these moves: why?
template <Game G, class Position>
std::string why(Position& at, std::initializer_list<std::string_view> moves) {
  const typename G::State before = at.state;
  at.play(moves);
  return words_of<G>(find_reasons<G>(before, at.state, G::to_move(before)));
}

// An argument of a reason by its form's name, such as "order-delivered points"; 0 if it was not told.
template <Game G>
int told_number(const std::vector<Event>& reasons, std::string_view name, std::string_view argument) {
  for (const Event& reason : reasons) {
    const EventForm& form = Reasons<G>::kForms[reason.kind];
    if (form.name != name) continue;
    for (std::size_t i = 0; i < form.args.size(); ++i) {
      if (form.args[i].name == argument) return reason.args[i];
    }
  }
  return 0;
}

// ---- whole games ------------------------------------------------------------------------------------

template <Game G>
struct PlayedTurn {
  std::vector<typename G::State> states;  // before each move, and after the last one
  std::vector<Move> moves;
  Seat seat = kNobody;

  const typename G::State& before() const { return states.front(); }
  const typename G::State& after() const { return states.back(); }
};

template <Game G>
bool ends_turn(const typename G::State& state, Seat seat) {
  return G::to_move(state) != seat || G::begins_turn(state);
}

// Half of the moves are random, half by policy, so that the game comes to its rarer parts too.
template <Game G>
PlayedTurn<G> play_turn(const typename G::State& start, Rng& rng) {
  PlayedTurn<G> turn{.states = {start}, .moves = {}, .seat = G::to_move(start)};
  typename G::Moves moves;
  NoEvents silence;
  do {
    typename G::State state = turn.after();
    G::legal(state, moves);
    const std::size_t some = rng.below(2) == 0
                                 ? std::size_t{rng.below(static_cast<std::uint32_t>(moves.size()))}
                                 : MoveProbabilities<G>(state, moves).draw(rng);
    turn.moves.push_back(moves[some]);
    G::play(state, moves[some], rng, silence);
    turn.states.push_back(state);
  } while (!ends_turn<G>(turn.after(), turn.seat));
  return turn;
}

// Calls body(turn, rng) for every turn of some games of all numbers of players.
template <Game G, class Body>
void for_each_turn(int games, Body body) {
  for (int game = 0; game < games; ++game) {
    Rng rng(static_cast<std::uint64_t>(game) + 1);
    const int players = G::kInfo.min_players + game % (G::kInfo.max_players - G::kInfo.min_players + 1);
    typename G::State state = G::deal(players, Options{}, rng);
    while (G::to_move(state) != kNobody && !testing::Test::HasFailure()) {
      const PlayedTurn<G> turn = play_turn<G>(state, rng);
      body(turn, rng);
      state = turn.after();
    }
  }
}

template <Game G>
void expect_sound_forms() {
  std::set<std::string_view> names;
  for (const EventForm& form : Reasons<G>::kForms) {
    EXPECT_TRUE(names.insert(form.name).second) << form.name << " is there twice";
    EXPECT_EQ(form.name.find_first_not_of("abcdefghijklmnopqrstuvwxyz-"), std::string_view::npos)
        << form.name;
    EXPECT_FALSE(form.sentence.empty()) << form.name;
    EXPECT_EQ(form.sentence.find("{seat}"), std::string_view::npos) << form.name << " has a subject";
  }
}

template <Game G>
void expect_sound(const std::vector<Event>& reasons) {
  EXPECT_GE(reasons.size(), 1U);
  EXPECT_LE(reasons.size(), 5U);
  for (const Event& reason : reasons) {
    ASSERT_LT(reason.kind, Reasons<G>::kForms.size());
    const std::string words = words_of<G>(reason);
    EXPECT_FALSE(words.empty());
    EXPECT_EQ(words.find_first_of("{}|"), std::string::npos) << words;
    EXPECT_TRUE(words.find("nobody") == std::string::npos && words.find("  ") == std::string::npos) << words;
  }
}

// Whole turns, the rest of turns, and single decisions all have reasons.
template <Game G>
void expect_reasons_for_all(const PlayedTurn<G>& turn) {
  for (std::size_t i = 0; i + 1 < turn.states.size(); ++i) {
    expect_sound<G>(find_reasons<G>(turn.states[i], turn.after(), turn.seat));
    expect_sound<G>(find_reasons<G>(turn.states[i], turn.states[i + 1], turn.seat));
  }
}

// What the seat cannot know does not change its reasons: in any other position that it takes for possible,
// the same moves, as long as they can be played there, have the same ones.
template <Game G>
int expect_no_guess(const PlayedTurn<G>& turn, Rng& rng) {
  const typename G::State other = Belief<G>(turn.before(), turn.seat).sample(rng);
  typename G::State state = other;
  NoEvents silence;
  for (const Move move : turn.moves) {
    if (!play_checked<G>(state, move, rng, silence)) return 0;
  }
  if (!ends_turn<G>(state, turn.seat)) return 0;
  EXPECT_EQ(words_of<G>(find_reasons<G>(other, state, turn.seat)),
            words_of<G>(find_reasons<G>(turn.before(), turn.after(), turn.seat)));
  return 1;
}

}  // namespace pithead
