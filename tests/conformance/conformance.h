// What every game must pass. Include this, and call conform<YourGame>(players, seed) in a test; a game that
// keeps the concept and passes is ready for simulation, search, server and bindings.
#pragma once

#include <algorithm>
#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include <boost/json.hpp>
#include <gtest/gtest.h>

#include "bots/check_laws.h"
#include "games/core/game.h"

namespace pithead::conformance {

template <Game G>
std::string move_text(Move move) {
  std::string text;
  G::write_move(move, text);
  return text;
}

template <Game G>
std::string view_text(const typename G::State& state, Seat viewer) {
  std::string text;
  JsonWriter json(text);
  G::write_view(state, viewer, json);
  return text;
}

template <Game G>
std::vector<Move> legal_moves(const typename G::State& state) {
  typename G::Moves moves;
  G::legal(state, moves);
  return {moves.begin(), moves.end()};
}

// ---- in every state ---------------------------------------------------------------------------------

template <Game G>
void moves_are_sound(const typename G::State& state) {
  const std::vector<Move> legal = legal_moves<G>(state);
  ASSERT_EQ(legal.empty(), G::to_move(state) == kNobody)
      << "somebody is to move exactly when there is a move";
  ASSERT_TRUE(std::ranges::is_sorted(legal)) << "moves are listed in ascending order";
  ASSERT_EQ(std::ranges::adjacent_find(legal), legal.end()) << "no move is listed twice";
  for (const Move move : legal) {
    ASSERT_LT(index_of(move), G::kActions);
    ASSERT_EQ(G::read_move(move_text<G>(move)), move) << move_text<G>(move);
  }
}

template <Game G>
void laws_hold(const typename G::State& state) {
  const char* broken = G::broken_law(state);
  ASSERT_EQ(broken, nullptr) << "broken: " << broken;
}

// Whatever the sink, the state goes the same way; and a copy goes its own.
template <Game G>
void copies_are_independent(const typename G::State& state, Move move, const Rng& rng) {
  const std::uint64_t before = G::hash(state);
  typename G::State silent = state;
  typename G::State told = state;
  NoEvents silence;
  EventLog log;
  Rng one = rng;
  Rng two = rng;
  G::play(silent, move, one, silence);
  G::play(told, move, two, log);
  ASSERT_EQ(G::hash(silent), G::hash(told)) << "events change nothing";
  ASSERT_EQ(one.next(), two.next()) << "events use no chance";
  ASSERT_EQ(G::hash(state), before) << "a copy is independent of its original";
  ASSERT_NE(G::hash(silent), before) << "a move changes the state";
}

// What a seat cannot know can be anything: it sees the same, may do the same, and believes the same.
template <Game G>
void nothing_hidden_is_seen(const typename G::State& state, Rng& rng) {
  for (int viewer = 0; viewer <= G::players(state); ++viewer) {
    const Seat seat = viewer == G::players(state) ? kNobody : static_cast<Seat>(viewer);
    typename G::State guess = state;
    G::resample(guess, seat, rng);
    laws_hold<G>(guess);
    ASSERT_EQ(view_text<G>(guess, seat), view_text<G>(state, seat)) << "seat " << viewer;
    ASSERT_EQ(Belief<G>(guess, seat).fingerprint(), Belief<G>(state, seat).fingerprint())
        << "seat " << viewer;
    ASSERT_EQ(G::to_move(guess), G::to_move(state));
    if (seat == G::to_move(state)) {
      ASSERT_EQ(legal_moves<G>(guess), legal_moves<G>(state));
    }
    const typename G::State sampled = Belief<G>(state, seat).sample(rng);
    ASSERT_EQ(view_text<G>(sampled, seat), view_text<G>(state, seat)) << "seat " << viewer;
  }
}

// A turn that is foreseen is a turn like any other: it begins, keeps the laws and can be played to its end.
template <Game G>
void can_be_played(typename G::State state, Seat seat, Rng& rng) {
  laws_hold<G>(state);
  ASSERT_EQ(G::to_move(state), seat);
  ASSERT_TRUE(G::begins_turn(state));
  NoEvents silence;
  do {
    const std::vector<Move> legal = legal_moves<G>(state);
    ASSERT_FALSE(legal.empty());
    G::play(state, legal[rng.below(static_cast<std::uint32_t>(legal.size()))], rng, silence);
    laws_hold<G>(state);
  } while (G::to_move(state) == seat && !G::begins_turn(state));
}

// What a seat cannot know changes neither whether its turn is foreseen nor how.
template <Game G>
void foresees_what_is_known(const typename G::State& state, Rng& rng) {
  for (Seat seat = 0; seat < G::players(state); ++seat) {
    if (seat == G::to_move(state)) continue;
    typename G::State ahead = state;
    const bool foreseen = G::foresee_turn(ahead, seat);
    if (foreseen) {
      can_be_played<G>(ahead, seat, rng);
    } else {
      ASSERT_EQ(G::hash(ahead), G::hash(state)) << "what cannot be foreseen changes nothing";
    }
    typename G::State guess = state;
    G::resample(guess, seat, rng);
    Rng one(0);
    Rng two(0);
    const auto known = Belief<G>(state, seat).next_turn(one);
    const auto guessed = Belief<G>(guess, seat).next_turn(two);
    ASSERT_EQ(known.has_value(), foreseen);
    ASSERT_EQ(guessed.has_value(), foreseen);
    if (!foreseen) continue;
    ASSERT_EQ(G::hash(*known), G::hash(*guessed)) << "seat " << int{seat};
    ASSERT_EQ(view_text<G>(*known, seat), view_text<G>(ahead, seat)) << "seat " << int{seat};
    ASSERT_EQ(legal_moves<G>(*known), legal_moves<G>(ahead)) << "seat " << int{seat};
  }
}

// Events up to the first that reveals something, as a seat hears them: their words and their JSON.
template <Game G>
std::vector<std::string> told_before_a_revelation(const EventLog& log, Seat viewer) {
  const std::vector<std::string> names{"Ann", "Ben", "Cleo", "Dan"};
  std::vector<std::string> told;
  for (const Event& event : log.events()) {
    if (event.reveals) break;
    if (!event.visible_to(viewer)) continue;
    G::tell(event, names, told.emplace_back());
    JsonWriter json(told.emplace_back());
    G::write_event(event, json);
  }
  return told;
}

// What a seat hears of a move and is not marked as a revelation, it hears as well if everything it did not
// know is different.
template <Game G>
void nothing_hidden_is_told(const typename G::State& state, Move move, Rng& rng) {
  for (int viewer = 0; viewer <= G::players(state); ++viewer) {
    const Seat seat = viewer == G::players(state) ? kNobody : static_cast<Seat>(viewer);
    typename G::State truth = state;
    typename G::State guess = state;
    G::resample(guess, seat, rng);
    EventLog log;
    EventLog guessed;
    Rng one = rng;
    Rng two = rng;
    G::play(truth, move, one, log);
    if (!play_checked<G>(guess, move, two, guessed)) continue;  // it cannot be what the seat believes
    const auto told = told_before_a_revelation<G>(log, seat);
    const auto told_if = told_before_a_revelation<G>(guessed, seat);
    const std::size_t both = std::min(told.size(), told_if.size());
    ASSERT_TRUE(std::equal(told.begin(), told.begin() + static_cast<std::ptrdiff_t>(both), told_if.begin()))
        << "seat " << viewer << " hears of " << move_text<G>(move) << " what it cannot know";
  }
}

// With the fields that every page and program may ask for.
template <Game G>
void views_are_json(const typename G::State& state) {
  for (const Seat viewer : {Seat{0}, kNobody, kAllSeeing}) {
    boost::json::error_code error;
    const auto value = boost::json::parse(view_text<G>(state, viewer), error);
    ASSERT_FALSE(error) << error.message();
    ASSERT_TRUE(value.is_object());
    const auto& view = value.get_object();
    ASSERT_EQ(view.at("game").as_string(), G::kInfo.id);
    ASSERT_EQ(view.at("players").as_int64(), G::players(state));
    ASSERT_EQ(view.at("phase").as_string() == "over", G::to_move(state) == kNobody);
    ASSERT_EQ(view.at("to_move").is_null(), G::to_move(state) == kNobody);
    ASSERT_TRUE(view.at("winners").is_array());
    for (const auto& seat : view.at("seats").as_array()) {
      ASSERT_TRUE(seat.as_object().at("points").as_object().at("total").is_int64());
    }
  }
}

// Legal is what is listed, and nothing else: every other number of the action space is refused untouched.
template <Game G>
void refuses_all_else(const typename G::State& state, const Rng& rng) {
  const std::vector<Move> legal = legal_moves<G>(state);
  const std::set<Move> listed(legal.begin(), legal.end());
  const std::uint64_t before = G::hash(state);
  NoEvents silence;
  for (std::size_t i = 0; i < G::kActions; ++i) {
    typename G::State copy = state;
    Rng chance = rng;
    const auto move = static_cast<Move>(i);
    const bool accepted = play_checked<G>(copy, move, chance, silence);
    ASSERT_EQ(accepted, listed.contains(move)) << move_text<G>(move);
    if (accepted) {
      laws_hold<G>(copy);
    } else {
      ASSERT_EQ(G::hash(copy), before);
    }
  }
}

// ---- at the end -------------------------------------------------------------------------------------

template <Game G>
void result_is_sound(const typename G::State& state) {
  const SeatSet winners = G::winners(state);
  ASSERT_FALSE(winners.empty());
  for (Seat seat = 0; seat < G::players(state); ++seat) {
    ASSERT_EQ(G::projected(state, seat), G::score(state, seat)) << "nothing is left to project";
    for (Seat winner = 0; winner < G::players(state); ++winner) {
      if (!winners.has(winner)) continue;
      ASSERT_GE(G::score(state, winner).total(), G::score(state, seat).total());
    }
  }
  for (Seat seat = static_cast<Seat>(G::players(state)); seat < kMaxSeats; ++seat)
    ASSERT_FALSE(winners.has(seat));
}

// ---- whole games ------------------------------------------------------------------------------------

// One random game with every check in every state; the dear ones now and then.
template <Game G>
void conform(int players, std::uint64_t seed) {
  SCOPED_TRACE(std::string(G::kInfo.id) + ", " + std::to_string(players) + " players, seed " +
               std::to_string(seed));
  Rng rng(seed);
  Rng again(seed);
  typename G::State state = G::deal(players, Options{}, rng);
  ASSERT_EQ(G::hash(state), G::hash(G::deal(players, Options{}, again))) << "same seed, same deal";
  ASSERT_EQ(G::players(state), players);
  NoEvents silence;
  for (int decision = 0; G::to_move(state) != kNobody; ++decision) {
    SCOPED_TRACE("decision " + std::to_string(decision));
    ASSERT_LT(decision, kLongestGame);
    ASSERT_TRUE(G::winners(state).empty());
    moves_are_sound<G>(state);
    laws_hold<G>(state);
    nothing_hidden_is_seen<G>(state, rng);
    if constexpr (ForeseesTurns<G>) foresees_what_is_known<G>(state, rng);
    if (decision % 16 == 0) views_are_json<G>(state);
    if (rng.below(40) == 0) refuses_all_else<G>(state, rng);
    if (testing::Test::HasFatalFailure()) return;
    const std::vector<Move> legal = legal_moves<G>(state);
    const Move move = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
    copies_are_independent<G>(state, move, rng);
    nothing_hidden_is_told<G>(state, move, rng);
    G::play(state, move, rng, silence);
  }
  laws_hold<G>(state);
  moves_are_sound<G>(state);
  views_are_json<G>(state);
  result_is_sound<G>(state);
}

}  // namespace pithead::conformance
