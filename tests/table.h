// What tests of a game's rules do at any table: play in notation, ask what is legal, hear what happened. A
// game's Position derives from GameTable<ItsGame, Position>, says by broken_law() which law is broken, and
// adds how to set up and read its own state.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <initializer_list>
#include <set>
#include <source_location>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "games/core/game.h"

namespace pithead {

using Names = std::vector<std::string>;
using Texts = std::set<std::string>;
using Numbers = std::vector<int>;

template <Game G, class Position>
class GameTable {
 public:
  using Where = std::source_location;
  using List = std::initializer_list<std::string_view>;

  typename G::State state;

  // ---- playing ----------------------------------------------------------------------------------------

  void play(List moves, Where where = Where::current()) {
    log_.clear();
    expect_laws(where);
    for (const auto move : moves) {
      if (!play_one(move, where)) return;
    }
  }
  void play(std::string_view move, Where where = Where::current()) { play({move}, where); }

  bool offers(std::string_view move) const {
    const auto read = G::read_move(move);
    EXPECT_TRUE(read) << '"' << move << "\" is no move at all";
    typename G::Moves moves;
    G::legal(state, moves);
    return read && moves.contains(*read);
  }

  // The legal moves that begin so.
  Texts legal(std::string_view prefix = "") const {
    typename G::Moves moves;
    G::legal(state, moves);
    Texts texts;
    for (const Move move : moves) {
      std::string text;
      G::write_move(move, text);
      if (text.starts_with(prefix)) texts.insert(text);
    }
    return texts;
  }

  std::string view(Seat viewer) const {
    std::string text;
    JsonWriter json(text);
    G::write_view(state, viewer, json);
    return text;
  }

  // ---- what happened during the last call of play -----------------------------------------------------

  template <class EventKind>
  std::vector<Event> happened(EventKind what) const {
    std::vector<Event> events;
    for (const Event& event : log_.events()) {
      if (event.kind == static_cast<std::uint8_t>(what)) events.push_back(event);
    }
    return events;
  }
  const std::vector<Event>& events() const { return log_.events(); }

  Names heard_by(Seat viewer) const {
    Names sentences;
    for (const Event& event : log_.events()) {
      if (event.visible_to(viewer)) G::tell(event, kPeople, sentences.emplace_back());
    }
    return sentences;
  }
  bool told(std::string_view sentence, Seat viewer = kNobody) const {
    const Names sentences = heard_by(viewer);
    return std::find(sentences.begin(), sentences.end(), sentence) != sentences.end();
  }

 private:
  friend Position;
  GameTable() = default;

  inline static const std::array<std::string, kMaxSeats> kPeople{"Ann", "Ben", "Cleo", "Dan"};

  void expect_laws(Where where) const {
    const char* broken = static_cast<const Position*>(this)->broken_law();
    if (broken != nullptr)
      ADD_FAILURE_AT(where.file_name(), static_cast<int>(where.line())) << "broken: " << broken;
  }

  bool play_one(std::string_view text, Where where) {
    const auto move = G::read_move(text);
    Rng rng(1);
    if (move && play_checked<G>(state, *move, rng, log_)) {
      expect_laws(where);
      return true;
    }
    std::string offered;
    for (const std::string& each : legal()) offered += "\n  " + each;
    ADD_FAILURE_AT(where.file_name(), static_cast<int>(where.line()))
        << '"' << text << "\" is not legal; these are:" << offered;
    return false;
  }

  EventLog log_;
};

}  // namespace pithead
