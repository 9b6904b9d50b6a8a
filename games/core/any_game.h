// The thin handle over any game, for code that serves all of them and is not in a hurry: match, CLI, server,
// bindings. Where speed matters, use a template over the concept (game.h) and with_game (catalogue.h).
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/core/game.h"
#include "games/core/interface.h"

namespace pithead {

class AnyState : public Interface {
 public:
  virtual int players() const = 0;
  virtual Seat to_move() const = 0;
  virtual Seat first_player() const = 0;
  virtual bool begins_turn() const = 0;
  virtual int round() const = 0;
  virtual std::vector<Move> legal() const = 0;
  virtual bool is_legal(Move move) const = 0;
  virtual void play(Move move, Rng& rng, EventLog& log) = 0;
  // For whoever makes many moves: into a list of the caller's, and without a word.
  virtual void legal(std::vector<Move>& moves) const = 0;
  virtual void play_silently(Move move, Rng& rng) = 0;
  virtual ScoreSheet score(Seat seat) const = 0;
  virtual ScoreSheet projected(Seat seat) const = 0;
  virtual SeatSet winners() const = 0;
  virtual Purse purse(Seat seat) const = 0;
  virtual std::uint64_t hash() const = 0;
  virtual const char* broken_law() const = 0;
  virtual void write_view(Seat viewer, JsonWriter& json) const = 0;
  virtual std::unique_ptr<AnyState> copy() const = 0;
  // A state that is as likely as this one for all that a seat knows.
  virtual std::unique_ptr<AnyState> imagine(Seat seat, Rng& rng) const = 0;
};

class AnyGame : public Interface {
 public:
  virtual const GameInfo& info() const = 0;
  virtual std::size_t actions() const = 0;
  virtual std::unique_ptr<AnyState> deal(int players, const Options& options, Rng& rng) const = 0;
  virtual std::string move_text(Move move) const = 0;
  virtual std::optional<Move> read_move(std::string_view text) const = 0;
  virtual void write_event(const Event& event, JsonWriter& json) const = 0;
  virtual void write_components(const Options& options, JsonWriter& json) const = 0;
  // Printed numbers that are reconstructed, as a text; empty where all are known. An owner of the printed
  // game may load others, written in the same form, before any game is dealt; a fault is told in a sentence.
  virtual std::string box_text(const Options& options) const = 0;
  virtual std::optional<std::string> load_box(std::string_view text) const = 0;
  virtual std::string sentence(const Event& event, std::span<const std::string> names) const = 0;
};

template <Game G>
class StateOf final : public AnyState {
 public:
  explicit StateOf(const typename G::State& state) : state_(state) {}

  const typename G::State& get() const { return state_; }

  int players() const override { return G::players(state_); }
  Seat to_move() const override { return G::to_move(state_); }
  Seat first_player() const override { return G::first_player(state_); }
  bool begins_turn() const override { return G::begins_turn(state_); }
  int round() const override { return G::round(state_); }
  std::vector<Move> legal() const override {
    typename G::Moves moves;
    G::legal(state_, moves);
    return {moves.begin(), moves.end()};
  }
  bool is_legal(Move move) const override {
    typename G::Moves moves;
    G::legal(state_, moves);
    return moves.contains(move);
  }
  void play(Move move, Rng& rng, EventLog& log) override { G::play(state_, move, rng, log); }
  void legal(std::vector<Move>& moves) const override {
    typename G::Moves list;
    G::legal(state_, list);
    moves.assign(list.begin(), list.end());
  }
  void play_silently(Move move, Rng& rng) override {
    NoEvents silence;
    G::play(state_, move, rng, silence);
  }
  ScoreSheet score(Seat seat) const override { return G::score(state_, seat); }
  ScoreSheet projected(Seat seat) const override { return G::projected(state_, seat); }
  SeatSet winners() const override { return G::winners(state_); }
  Purse purse(Seat seat) const override { return G::purse(state_, seat); }
  std::uint64_t hash() const override { return G::hash(state_); }
  const char* broken_law() const override { return G::broken_law(state_); }
  void write_view(Seat viewer, JsonWriter& json) const override { G::write_view(state_, viewer, json); }
  std::unique_ptr<AnyState> copy() const override { return std::make_unique<StateOf>(state_); }
  std::unique_ptr<AnyState> imagine(Seat seat, Rng& rng) const override {
    return std::make_unique<StateOf>(Belief<G>(state_, seat).sample(rng));
  }

 private:
  typename G::State state_;
};

template <Game G>
class GameOf final : public AnyGame {
 public:
  const GameInfo& info() const override { return G::kInfo; }
  std::size_t actions() const override { return G::kActions; }
  std::unique_ptr<AnyState> deal(int players, const Options& options, Rng& rng) const override {
    return std::make_unique<StateOf<G>>(G::deal(players, options, rng));
  }
  std::string move_text(Move move) const override {
    std::string text;
    G::write_move(move, text);
    return text;
  }
  std::optional<Move> read_move(std::string_view text) const override { return G::read_move(text); }
  void write_event(const Event& event, JsonWriter& json) const override { G::write_event(event, json); }
  void write_components(const Options& options, JsonWriter& json) const override {
    G::write_components(options, json);
  }
  std::string box_text([[maybe_unused]] const Options& options) const override {
    if constexpr (requires { G::box_text(options); }) return G::box_text(options);
    return {};
  }
  std::optional<std::string> load_box([[maybe_unused]] std::string_view text) const override {
    if constexpr (requires { G::load_box(text); }) return G::load_box(text);
    return "all printed numbers of this game are known";
  }
  std::string sentence(const Event& event, std::span<const std::string> names) const override {
    std::string text;
    G::tell(event, names, text);
    return text;
  }
};

}  // namespace pithead
