// The Great Card Game as JSON, for one pair of eyes. docs/games/card-game/trace.md explains it.
#include "games/core/view.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <string>
#include <string_view>

#include "games/card_game/game.h"
#include "games/card_game/names.h"
#include "games/card_game/scoring.h"
#include "games/card_game/secrets.h"

namespace pithead::card_game {
namespace {

// ---- cards ------------------------------------------------------------------------------------------

// Numbers of cards, sorted, so that their sequence tells nothing.
class Hand {
 public:
  void add(Family family, int kind, int copies = 1) { copies_[number_of(family, kind)] += copies; }
  template <class Word, int Bits>
  void add_all(Family family, Counts<Word, Bits> counts) {
    for (int kind = 0; kind < kKindsIn[static_cast<std::size_t>(family)]; ++kind)
      add(family, kind, counts.of(kind));
  }
  void write(JsonWriter& json, std::string_view key) const {
    json.key(key).begin_array();
    for (std::size_t card = 0; card < copies_.size(); ++card) {
      for (int i = 0; i < copies_[card]; ++i) json.value(card_name(static_cast<Card>(card)));
    }
    json.end_array();
  }

 private:
  std::array<int, kCardKinds> copies_{};
};

template <class Word, int Bits>
void write_counts(JsonWriter& json, std::string_view key, Family family, Counts<Word, Bits> counts) {
  Hand hand;
  hand.add_all(family, counts);
  hand.write(json, key);
}

void write_worker_cards(JsonWriter& json, Workers workers) {
  json.begin_array();
  for (int value = kWorkerValues; value > 0; --value) {
    for (int i = copies_in(workers, value); i > 0; --i) json.value(value);
  }
  json.end_array();
}

// ---- the turn ---------------------------------------------------------------------------------------

void write_looked(JsonWriter& json, const State& s, Seat viewer) {
  if (s.looked == 0) return json.key("looked_at").null();
  const auto stack = static_cast<Zone>(s.stack);
  json.key("looked_at").begin_object();
  json.field("stack", name_of(stack));
  json.field("size", int{s.looked});
  json.field("returned", int{s.returned});
  if (viewer == s.turn || viewer == kAllSeeing) {
    json.key("cards").begin_array();
    for (int depth = 0; depth < s.looked; ++depth)
      json.value(card_name(family_of(stack), s.cards.at(place_in(s, stack, depth))));
    json.end_array();
  }
  json.end_object();
}

void write_steps(JsonWriter& json, const State& s) {
  if (s.phase != Phase::Mine) return json.key("steps").null();
  json.key("steps").begin_object();
  json.field("owed", int{s.steps_owed});
  json.field("left", int{s.steps_left});
  json.end_object();
}

void write_turn(JsonWriter& json, const State& s, Seat viewer) {
  json.field("phase", kPhaseNames[static_cast<std::size_t>(s.phase)]);
  json.field("shift", s.round + 1);
  json.field("shifts", table_for(s.players).shifts);
  json.field("start_player", int{s.first_player});
  write_seat(json, "to_move", CardGame::to_move(s));
  write_seats(json, "passed", s.passed);
  write_or_null(json, "zone", s.zone != kNone, [&] { return kZoneNames[s.zone]; });
  json.field("placed", s.placed);
  json.field("played", s.played);
  write_or_null(json, "innovation", s.innovation != kNone,
                [&] { return card_name(Family::Innovations, s.innovation); });
  write_or_null(json, "stack", s.stack != kNone, [&] { return kZoneNames[s.stack]; });
  write_or_null(json, "held", s.held != kNone, [&] { return card_name(s.held); });
  write_steps(json, s);
  write_or_null(json, "train", s.train != kNoEngine, [&] { return kEngineNames[s.train]; });
  write_looked(json, s, viewer);
}

// ---- the table --------------------------------------------------------------------------------------

void write_zones(JsonWriter& json, const State& s) {
  json.key("zones").begin_array();
  for (std::size_t i = 0; i < kZones; ++i) {
    const auto zone = static_cast<Zone>(i);
    if ((table_for(s.players).zones & only(zone)) == 0) continue;
    json.begin_object();
    json.field("zone", name_of(zone));
    json.field("level", level_of(s, zone));
    write_seat(json, "last_player", last_player(s, zone));
    json.key("workers").begin_array();
    for (std::size_t seat = 0; seat < s.players; ++seat) write_worker_cards(json, s.laid[i][seat]);
    json.end_array();
    write_counts(json, "innovations", Family::Innovations, InnovationCounts{s.laid_innovations[i]});
    json.end_object();
  }
  json.end_array();
}

void write_stacks(JsonWriter& json, const State& s, Seat viewer) {
  json.key("stacks").begin_array();
  for (std::size_t i = 0; i < kStacks; ++i) {
    const auto stack = static_cast<Zone>(i);
    const bool in_hand = s.looked > 0 && s.stack == i;
    const bool open = height_of(s, stack) > 0 && !in_hand;
    json.begin_object();
    json.field("stack", name_of(stack));
    json.field("size", height_of(s, stack));
    write_or_null(json, "top", open, [&] { return card_name(family_of(stack), top_of(s, stack)); });
    if (viewer == kAllSeeing) {
      write_whole_stack(
          json, s.cards, s.heights[i], s.players,
          [&](std::size_t depth) { return place_in(s, stack, static_cast<int>(depth)); },
          [&](Card card) { return card_name(family_of(stack), card); });
    }
    json.end_object();
  }
  json.end_array();
}

// ---- knowledge --------------------------------------------------------------------------------------

// Where a place of a deck is: in one of its stacks, or in the hand that holds it in secret.
void write_place(JsonWriter& json, const State& s, Family family, std::size_t place) {
  json.begin_object();
  for (std::size_t i = 0; i < kStacks; ++i) {
    const auto stack = static_cast<Zone>(i);
    if (family_of(stack) != family || place < bottom_of(stack)) continue;
    const auto above_bottom = static_cast<int>(place - bottom_of(stack));
    if (above_bottom >= height_of(s, stack)) continue;
    json.field("stack", name_of(stack));
    json.field("from_top", height_of(s, stack) - above_bottom);
    return json.end_object();
  }
  const std::size_t slot = place - kDecks[static_cast<std::size_t>(family)].first;
  for (Seat seat = 0; seat < s.players; ++seat) {
    if (((secrets_of(s.seats[seat], family) >> slot) & 1U) != 0) json.field("hand", int{seat});
  }
  json.end_object();
}

// A seat sees the tops, its own hand and the cards it looks at anyway.
bool lies_before_eyes(const State& s, Family family, std::size_t place, Seat viewer) {
  for (std::size_t i = 0; i < kStacks; ++i) {
    const auto stack = static_cast<Zone>(i);
    if (family_of(stack) != family || height_of(s, stack) == 0) continue;
    const bool looked_at = s.looked > 0 && s.stack == i;
    const int seen = looked_at ? (viewer == s.turn ? s.looked : 0) : 1;
    const std::size_t top = place_in(s, stack, 0);
    if (place <= top && place + static_cast<std::size_t>(seen) > top) return true;
  }
  if (viewer >= s.players) return false;
  const std::size_t slot = place - kDecks[static_cast<std::size_t>(family)].first;
  return ((secrets_of(s.seats[viewer], family) >> slot) & 1U) != 0;
}

void write_known(JsonWriter& json, const State& s, Seat viewer) {
  json.key("known").begin_array();
  for (std::size_t i = 0; i < kFamilies; ++i) {
    const auto family = static_cast<Family>(i);
    write_known_cards(
        json, s.cards, kDecks[i], viewer,
        [&](std::size_t place) { return lies_before_eyes(s, family, place, viewer); },
        [&](Card card) { return card_name(family, card); },
        [&](JsonWriter& out, std::size_t place) { write_place(out, s, family, place); });
  }
  json.end_array();
}

// ---- seats ------------------------------------------------------------------------------------------

void write_wagon(JsonWriter& json, Wagon wagon, bool loaded, Lorry lorry) {
  json.begin_object();
  json.field("wagon", card_name(Family::Wagons, wagon));
  write_or_null(json, "lorry", loaded, [&] { return card_name(Family::Lorries, lorry); });
  json.end_object();
}

void write_wagons(JsonWriter& json, const Train& train, int dock) {
  json.key("wagons").begin_array();
  for (int place = 0; place < kBerthsPerDock; ++place) {
    const Wagon wagon = wagon_at(dock * kBerthsPerDock + place);
    for (int i = train.empty(place); i > 0; --i) write_wagon(json, wagon, false, 0);
    for (int crest = 0; crest < 2; ++crest) {
      if (place != kWildBerth && crest != place) continue;
      for (int print = 0; print < kPrints; ++print) {
        const Lorry lorry = make_lorry(
            kDockCrests[static_cast<std::size_t>(dock)].crests[static_cast<std::size_t>(crest)], print);
        const int field = Train::loaded_field(place == kWildBerth, crest, print);
        for (int i = train.loaded(field); i > 0; --i) write_wagon(json, wagon, true, lorry);
      }
    }
  }
  json.end_array();
}

void write_docks(JsonWriter& json, const Player& player) {
  json.key("docks").begin_array();
  for (int dock = 0; dock < kDocks; ++dock) {
    const auto i = static_cast<std::size_t>(dock);
    json.begin_object();
    json.field("dock", dock + 1);
    write_or_null(json, "engine", player.engines[i] != kNoEngine,
                  [&] { return kEngineNames[player.engines[i]]; });
    write_wagons(json, player.trains[i], dock);
    json.field("load", int{player.loads[i]});
    json.end_object();
  }
  json.end_array();
}

void write_row(JsonWriter& json, const Row& row) {
  json.key("row").begin_array();
  for (int i = 0; i < row.size(); ++i) json.value(card_name(Family::Lorries, row.at(i)));
  json.end_array();
}

// The cards of a hand that everybody has seen, and under another key those that only some have. Where people
// shall remember what they saw, others' cards are all of the second kind.
template <class Held>
void write_hand(JsonWriter& json, std::string_view key, std::string_view secret_key, const State& s,
                Family family, Held held, std::uint32_t secrets, bool seen) {
  Hand secret;
  for_each_secret(family, secrets, [&](std::size_t place) {
    held.remove(s.cards.at(place));
    secret.add(family, s.cards.at(place));
  });
  const bool counted_only = !s.seen_cards_shown && !seen;
  const int unseen = std::popcount(secrets) + (counted_only ? held.total() : 0);
  write_counts(json, key, family, counted_only ? Held{} : held);
  json.key(secret_key).begin_object();
  json.field("size", unseen);
  if (seen) secret.write(json, "cards");
  json.end_object();
}

void write_player(JsonWriter& json, const State& s, Seat seat, Seat viewer) {
  const Player& player = s.seats[seat];
  const bool seen = viewer == seat || viewer == kAllSeeing;
  json.begin_object();
  json.field("seat", int{seat});
  json.key("workers");
  write_worker_cards(json, player.workers);
  write_row(json, player.row);
  write_counts(json, "storage", Family::Lorries, player.storage);
  write_docks(json, player);
  write_hand(json, "orders", "secret_orders", s, Family::Orders, player.orders, player.secret_orders, seen);
  write_hand(json, "innovations", "secret_innovations", s, Family::Innovations, player.innovations,
             player.secret_innovations, seen);
  write_counts(json, "shares", Family::Shares, player.shares);
  Hand objectives;
  for (int i = 0; i < kObjectiveCards; ++i)
    objectives.add(Family::Objectives, i, static_cast<int>((player.objectives >> i) & 1U));
  objectives.write(json, "objectives");
  json.key("tokens").begin_array();
  for (int shift = 0; shift < kMostShifts; ++shift) {
    if (((player.tokens >> shift) & 1U) != 0) json.value(shift + 1);
  }
  json.end_array();
  write_counts(json, "fulfilled", Family::Orders, player.fulfilled);
  json.key("delivered").begin_object();
  write_counts(json, "engines", Family::Engines, player.delivered_engines);
  write_counts(json, "lorries", Family::Lorries, player.delivered_lorries);
  json.end_object();
  write_points<CardGame>(json, s, seat);
  json.end_object();
}

}  // namespace

void CardGame::write_view(const State& s, Seat viewer, JsonWriter& json) {
  json.begin_object();
  json.field("game", kInfo.id);
  json.field("players", int{s.players});
  json.field("decks", kDecksNames[s.decks]);
  json.field("seen_cards", kSeenCardsNames[s.seen_cards_shown ? 0 : 1]);
  write_turn(json, s, viewer);
  write_zones(json, s);
  write_stacks(json, s, viewer);
  write_counts(json, "spent", Family::Innovations, s.spent);
  if (viewer != kAllSeeing) write_known(json, s, viewer);
  write_players(json, s.players, [&](Seat seat) { write_player(json, s, seat, viewer); });
  write_seats(json, "winners", winners(s));
  json.end_object();
}

}  // namespace pithead::card_game
