// A table at which the rules are tested: set up in a few lines, played in notation, read in words.
//
// A Position begins with the first turn of seat 0 in shift 1, with all stacks full. Each card that a test
// asks for is fetched from where it lies, so that the conservation laws hold, and what a test does not want
// is parked where it cannot disturb: lorries in the storage and all that is laid out or held in the hand of
// the last seat, wagons on the delivered pile, innovations among the spent ones. Worker cards that are not in
// hand lie at the shares without having raised that zone's level.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <set>
#include <source_location>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "games/card_game/events.h"
#include "games/card_game/game.h"
#include "games/card_game/names.h"
#include "games/card_game/scoring.h"
#include "games/card_game/secrets.h"
#include "games/core/text.h"
#include "tests/table.h"

namespace pithead::card_game {

class Position : public GameTable<CardGame, Position> {
 public:
  explicit Position(int players, std::string_view decks = kDecksNames[0]) {
    Rng rng(1);
    Options options;
    const int chosen = find_name(kDecksNames, decks);
    EXPECT_GE(chosen, 0) << "there is no choice of decks " << decks;
    options.chosen[0] = static_cast<std::uint8_t>(chosen);
    state = CardGame::deal(players, options, rng);
    state.turn = state.first_player = 0;
  }

  // ---- setting up -------------------------------------------------------------------------------------

  Position& turn(Seat seat) { return state.turn = seat, *this; }
  Position& start_player(Seat seat) { return state.first_player = seat, *this; }
  Position& passed(std::initializer_list<Seat> seats) {
    for (const Seat seat : seats) state.passed.add(seat);
    return *this;
  }
  // Tokens of past shifts that nobody has yet go to the last seat.
  Position& shift(int number) {
    state.round = static_cast<std::uint8_t>(number - 1);
    unsigned owned = 0;
    for (const Player& player : state.seats) owned |= player.tokens;
    const unsigned past = (1U << state.round) - 1U;
    last_seat().tokens = static_cast<std::uint8_t>(last_seat().tokens | (past & ~owned));
    return *this;
  }
  // The tokens of these shifts; whoever had them has them no longer.
  Position& tokens(Seat seat, std::initializer_list<int> shifts) {
    for (const int each : shifts) {
      const unsigned token = 1U << (each - 1);
      for (Player& player : state.seats) player.tokens = static_cast<std::uint8_t>(player.tokens & ~token);
      state.seats[seat].tokens = static_cast<std::uint8_t>(state.seats[seat].tokens | token);
    }
    return *this;
  }

  // The worker cards in hand: "3+1+1"; none: "".
  Position& workers(Seat seat, std::string_view cards) {
    Workers hand = 0;
    if (!cards.empty()) {
      const auto payment = CardGame::read_move("pay " + std::string(cards));
      EXPECT_TRUE(payment) << cards << " are no worker cards";
      if (payment) hand = workers_of(*payment);
    }
    Workers& aside = state.laid[at("share")][seat];
    aside = static_cast<Workers>(aside + state.seats[seat].workers - hand);
    state.seats[seat].workers = hand;
    staged_ = true;
    return *this;
  }
  Position& level(std::string_view zone, int level) {
    set_level(state, zone_named(zone), level);
    staged_ = true;
    return *this;
  }
  // Every zone but these is at a level that only sixteen workers can pay.
  Position& only_payable(List names) {
    for (std::size_t zone = 0; zone < kZones; ++zone) {
      const bool in_use = (table_for(state.players).zones & only(static_cast<Zone>(zone))) != 0;
      if (in_use && std::find(names.begin(), names.end(), kZoneNames[zone]) == names.end())
        level(kZoneNames[zone], 15);
    }
    return *this;
  }

  // The next card to move first.
  Position& row(Seat seat, List names) {
    for (const auto name : names) state.seats[seat].row.push(fetch(Family::Lorries, name));
    return *this;
  }
  Position& storage(Seat seat, List names) {
    for (const auto name : names) state.seats[seat].storage.add(fetch(Family::Lorries, name));
    return *this;
  }
  // Into a dock: an engine "E3", an empty wagon "tower-wagon", a loaded one "wild-wagon:tower-1-1".
  Position& dock(Seat seat, int number, List names) {
    for (const auto name : names) put_into_dock(seat, number - 1, name);
    return *this;
  }
  // Orders and innovations in hand, seen by all.
  Position& hand(Seat seat, List names) {
    Player& player = state.seats[seat];
    for (const auto name : names) {
      if (is_in(Family::Orders, name)) {
        player.orders.add(fetch(Family::Orders, name));
      } else {
        player.innovations.add(fetch(Family::Innovations, name));
      }
    }
    return *this;
  }
  // The same, seen by their holder only.
  Position& secret(Seat seat, List names) {
    for (const auto name : names) hold_secretly(seat, name);
    return *this;
  }
  Position& shares(Seat seat, List names) {
    for (const auto name : names) state.seats[seat].shares.add(fetch(Family::Shares, name));
    return *this;
  }
  Position& objectives(Seat seat, List names) {
    for (const auto name : names) state.seats[seat].objectives |= 1U << fetch(Family::Objectives, name);
    return *this;
  }
  Position& fulfilled(Seat seat, List names) {
    for (const auto name : names) state.seats[seat].fulfilled.add(fetch(Family::Orders, name));
    return *this;
  }
  // Engines and lorries on the delivered pile.
  Position& delivered(Seat seat, List names) {
    for (const auto name : names) {
      if (is_in(Family::Engines, name)) {
        state.seats[seat].delivered_engines.add(fetch(Family::Engines, name));
      } else {
        state.seats[seat].delivered_lorries.add(fetch(Family::Lorries, name));
      }
    }
    return *this;
  }

  // The uppermost cards of a stack, the top first; or all that there are.
  Position& top(std::string_view stack, List names) {
    const Zone zone = zone_named(stack);
    std::vector<Card> upper;
    for (const auto name : names) upper.insert(upper.begin(), fetch(family_of(zone), name));
    std::vector<Card> cards = cards_of(zone);
    cards.insert(cards.end(), upper.begin(), upper.end());
    // What came from the twin makes room for it there.
    for (; has_twin(zone) && cards.size() > deck_of(zone).places / 2; cards.erase(cards.begin())) {
      std::vector<Card> others = cards_of(twin_of(zone));
      others.insert(others.begin(), cards.front());
      restack(twin_of(zone), others);
    }
    return restack(zone, cards), *this;
  }
  Position& stack(std::string_view name, List names) {
    const Zone zone = zone_named(name);
    std::vector<Card> wanted;
    for (const auto card : names) wanted.insert(wanted.begin(), fetch(family_of(zone), card));
    for (const Card card : cards_of(zone)) park(family_of(zone), card);
    return restack(zone, wanted), *this;
  }

  // ---- playing ----------------------------------------------------------------------------------------

  // The others pass until it is this seat's turn.
  void pass_to(Seat seat, Where where = Where::current()) {
    while (state.turn != seat) play("pass", where);
  }
  void end_shift(Where where = Where::current()) {
    const int shift = state.round;
    while (state.round == shift && state.phase != Phase::Over) play("pass", where);
  }

  // ---- reading ----------------------------------------------------------------------------------------

  int turn() const { return state.turn; }
  int start_player() const { return state.first_player; }
  int shift() const { return state.round + 1; }
  Phase phase() const { return state.phase; }
  int level(std::string_view zone) const { return level_of(state, zone_named(zone)); }
  int last_player(std::string_view zone) const { return card_game::last_player(state, zone_named(zone)); }
  std::string workers(Seat seat) const { return payment(state.seats[seat].workers, 0); }
  // The cards of a seat in a zone, and the worker innovations there, whoever laid them.
  std::string laid(std::string_view zone, Seat seat) const { return payment(state.laid[at(zone)][seat], 0); }
  std::string laid_innovations(std::string_view zone) const {
    return payment(0, state.laid_innovations[at(zone)]);
  }

  // The next card to move first.
  Names row(Seat seat) const {
    Names names;
    for (int i = 0; i < state.seats[seat].row.size(); ++i)
      names.emplace_back(card_name(Family::Lorries, state.seats[seat].row.at(i)));
    return names;
  }
  Names storage(Seat seat) const { return named(Family::Lorries, state.seats[seat].storage); }
  // The engine, then the wagons: empty ones, then loaded ones.
  Names dock(Seat seat, int number) const {
    const auto i = static_cast<std::size_t>(number - 1);
    const Player& player = state.seats[seat];
    Names names;
    if (player.engines[i] != kNoEngine) names.emplace_back(kEngineNames[player.engines[i]]);
    for (int place = 0; place < kBerthsPerDock; ++place) {
      const int berth = (number - 1) * kBerthsPerDock + place;
      for (int n = player.trains[i].empty(place); n > 0; --n)
        names.emplace_back(card_name(Family::Wagons, wagon_at(berth)));
    }
    for (int field = 0; field < Train::kLoaded; ++field) {
      const Crest crest = kDockCrests[i].crests[static_cast<std::size_t>(field / kPrints % 2)];
      const Wagon wagon = field >= 2 * kPrints ? kWild : static_cast<Wagon>(crest);
      for (int n = player.trains[i].loaded(field); n > 0; --n) {
        names.emplace_back(std::string(card_name(Family::Wagons, wagon)) + ":" +
                           std::string(card_name(Family::Lorries, make_lorry(crest, field % kPrints))));
      }
    }
    return names;
  }
  // All orders, then all innovations in hand, open and secret.
  Names hand(Seat seat) const {
    Names names = named(Family::Orders, state.seats[seat].orders);
    const Names more = named(Family::Innovations, state.seats[seat].innovations);
    names.insert(names.end(), more.begin(), more.end());
    return names;
  }
  Names secret(Seat seat) const {
    const Player& player = state.seats[seat];
    std::multiset<std::string> sorted;
    for (const auto& [family, secrets] :
         {std::pair{Family::Orders, player.secret_orders},
          std::pair{Family::Innovations, std::uint32_t{player.secret_innovations}}}) {
      for_each_secret(family, secrets, [&, family = family](std::size_t place) {
        sorted.emplace(card_name(family, state.cards.at(place)));
      });
    }
    return {sorted.begin(), sorted.end()};
  }
  Names shares(Seat seat) const { return named(Family::Shares, state.seats[seat].shares); }
  Names fulfilled(Seat seat) const { return named(Family::Orders, state.seats[seat].fulfilled); }
  Names delivered(Seat seat) const {
    Names names = named(Family::Engines, state.seats[seat].delivered_engines);
    const Names more = named(Family::Lorries, state.seats[seat].delivered_lorries);
    names.insert(names.end(), more.begin(), more.end());
    return names;
  }
  Names delivered_wagons() const { return named(Family::Wagons, state.delivered_wagons); }
  Names spent() const { return named(Family::Innovations, state.spent); }
  Texts objectives(Seat seat) const {
    Texts names;
    for (int i = 0; i < kObjectiveCards; ++i) {
      if (((state.seats[seat].objectives >> i) & 1U) != 0) names.emplace(card_name(Family::Objectives, i));
    }
    return names;
  }
  Numbers tokens(Seat seat) const {
    Numbers numbers;
    for (int i = 0; i < kMostShifts; ++i) {
      if (((state.seats[seat].tokens >> i) & 1U) != 0) numbers.push_back(i + 1);
    }
    return numbers;
  }

  // Top first.
  Names stack(std::string_view name) const {
    const Zone zone = zone_named(name);
    Names names;
    for (int depth = 0; depth < height_of(state, zone); ++depth)
      names.emplace_back(card_name(family_of(zone), state.cards.at(place_in(state, zone, depth))));
    return names;
  }
  int height(std::string_view stack) const { return height_of(state, zone_named(stack)); }
  std::string top(std::string_view stack) const { return this->stack(stack).front(); }

  int points(Seat seat) const { return CardGame::score(state, seat).total(); }
  int points(Seat seat, Source source) const {
    return CardGame::score(state, seat).points[static_cast<std::size_t>(source)];
  }
  Numbers winners() const {
    Numbers seats;
    for (Seat seat = 0; seat < state.players; ++seat) {
      if (CardGame::winners(state).has(seat)) seats.push_back(seat);
    }
    return seats;
  }

  // What a seat knows of a stack's deck beyond the tops and its own hand: "order 2: barracks-3" is the second
  // card from above; "order 27, order 28, Ann: barracks-3" lies somewhere there, perhaps in Ann's hand.
  Names known(Seat seat, std::string_view stack) const {
    const Family family = family_of(zone_named(stack));
    const Deck& deck = kDecks[static_cast<std::size_t>(family)];
    Names lines;
    for (std::size_t place = deck.end(); place-- > deck.first;) {
      if (state.cards.is_certain(place, seat) && !lies_before(seat, family, place))
        lines.push_back(where_is(family, place) + ": " +
                        std::string(card_name(family, state.cards.at(place))));
    }
    for (unsigned group = 1; group <= 3; ++group) {
      const std::string line = group_line(seat, family, group);
      if (!line.empty()) lines.push_back(line);
    }
    return lines;
  }

  // Levels and worker cards in the zones that a test has set do not add up: the laws are then asked of the
  // table with all of these gathered.
  const char* broken_law() const { return CardGame::broken_law(staged_ ? gathered() : state); }

 private:
  static void set_level(State& s, Zone zone, int level) {
    while (s.levels.of(index(zone)) > level) s.levels.remove(index(zone));
    while (s.levels.of(index(zone)) < level) s.levels.add(index(zone));
    for (int i = 0; i < kLowLevels; ++i) {
      ZoneSet& zones = s.zones_at[static_cast<std::size_t>(i)];
      zones = static_cast<ZoneSet>(i == level ? zones | only(zone) : zones & ~only(zone));
    }
  }
  State gathered() const {
    State s = state;
    for (std::size_t i = 0; i < kZones; ++i) {
      if ((table_for(s.players).zones & only(static_cast<Zone>(i))) != 0)
        set_level(s, static_cast<Zone>(i), start_level(static_cast<Zone>(i)));
    }
    for (auto& by_seat : s.laid) {
      for (std::size_t seat = 0; seat < s.players; ++seat)
        s.seats[seat].workers = static_cast<Workers>(s.seats[seat].workers + by_seat[seat]);
      by_seat.fill(0);
    }
    for (WorkerInnovations& laid : s.laid_innovations) {
      s.spent.packed += laid;
      laid = 0;
    }
    return s;
  }

  static Zone zone_named(std::string_view name) {
    const int zone = find_name(kZoneNames, name);
    EXPECT_GE(zone, 0) << "there is no zone " << name;
    return static_cast<Zone>(zone);
  }
  static std::size_t at(std::string_view zone) { return static_cast<std::size_t>(zone_named(zone)); }
  Player& last_seat() { return state.seats[state.players - 1U]; }
  static std::string payment(Workers workers, WorkerInnovations innovations) {
    std::string text;
    write_payment(workers, innovations, text);
    return text;
  }

  // ---- fetching and parking cards ---------------------------------------------------------------------

  static bool is_in(Family family, std::string_view name) {
    const auto card = read_card(name);
    const auto i = static_cast<std::size_t>(family);
    return card && *card >= kFirstCard[i] && *card < kFirstCard[i + 1];
  }
  static Card kind_of(Family family, std::string_view name) {
    EXPECT_TRUE(is_in(family, name)) << name << " is no card of the kind asked for";
    return static_cast<Card>(read_card(name).value_or(0) - number_of(family, 0));
  }

  // Bottom first.
  std::vector<Card> cards_of(Zone stack) const {
    std::vector<Card> cards;
    for (int depth = height_of(state, stack); depth-- > 0;)
      cards.push_back(state.cards.at(place_in(state, stack, depth)));
    return cards;
  }
  void restack(Zone stack, const std::vector<Card>& cards) {
    std::uint8_t& height = state.heights[static_cast<std::size_t>(stack)];
    for (std::size_t i = 0; i < height; ++i) state.cards.take(bottom_of(stack) + i, deck_of(stack));
    height = static_cast<std::uint8_t>(cards.size());
    for (std::size_t i = 0; i < cards.size(); ++i) state.cards.put(bottom_of(stack) + i, cards[i]);
    if (height > 0) state.cards.show_all(place_in(state, stack, 0), deck_of(stack));
  }

  void park(Family family, Card card) {
    parked_.insert({family, card});
    switch (family) {
      case Family::Lorries: return last_seat().storage.add(card);
      case Family::Wagons: return state.delivered_wagons.add(card);
      case Family::Engines: return last_seat().delivered_engines.add(card);
      case Family::Orders: return last_seat().orders.add(card);
      case Family::Shares: return last_seat().shares.add(card);
      case Family::Innovations: return state.spent.add(card);
      case Family::Objectives: last_seat().objectives |= 1U << card; return;
    }
  }
  bool unpark(Family family, Card card) {
    const auto found = parked_.find({family, card});
    if (found == parked_.end()) return false;
    parked_.erase(found);
    switch (family) {
      case Family::Lorries: last_seat().storage.remove(card); break;
      case Family::Wagons: state.delivered_wagons.remove(card); break;
      case Family::Engines: last_seat().delivered_engines.remove(card); break;
      case Family::Orders: last_seat().orders.remove(card); break;
      case Family::Shares: last_seat().shares.remove(card); break;
      case Family::Innovations: state.spent.remove(card); break;
      case Family::Objectives: last_seat().objectives &= ~(1U << card); break;
    }
    return true;
  }
  bool remove_lowest(Zone stack, Card card) {
    std::vector<Card> cards = cards_of(stack);
    const auto found = std::find(cards.begin(), cards.end(), card);
    if (found == cards.end()) return false;
    cards.erase(found);
    restack(stack, cards);
    return true;
  }
  Card fetch(Family family, std::string_view name) {
    const Card card = kind_of(family, name);
    if (unpark(family, card)) return card;
    for (std::size_t stack = 0; stack < kStacks; ++stack) {
      if (kFamilyOf[stack] == family && remove_lowest(static_cast<Zone>(stack), card)) return card;
    }
    ADD_FAILURE() << "all of " << name << " are in use";
    return card;
  }

  void put_into_dock(Seat seat, int dock, std::string_view name) {
    Player& player = state.seats[seat];
    const auto i = static_cast<std::size_t>(dock);
    if (is_in(Family::Engines, name)) {
      player.engines[i] = fetch(Family::Engines, name);
      return;
    }
    const std::size_t colon = name.find(':');
    const Wagon wagon = fetch(Family::Wagons, name.substr(0, colon));
    const auto& crests = kDockCrests[i].crests;
    const int place = wagon == kWild ? kWildBerth : crests[0] == static_cast<Crest>(wagon) ? 0 : 1;
    EXPECT_EQ(wagon_at(dock * kBerthsPerDock + place), wagon) << name << " cannot stand in dock " << dock + 1;
    player.trains[i].add_wagon(place);
    if (colon == std::string_view::npos) return;
    const Lorry lorry = fetch(Family::Lorries, name.substr(colon + 1));
    const int crest = crests[0] == crest_of(lorry) ? 0 : 1;
    EXPECT_EQ(crests[static_cast<std::size_t>(crest)], crest_of(lorry)) << name << " does not fit";
    player.trains[i].load(place, Train::loaded_field(place == kWildBerth, crest, print_of(lorry)));
    player.loads[i] = static_cast<std::uint8_t>(player.loads[i] + lorries_on(lorry));
  }

  // In the highest place that the stack has left.
  void hold_secretly(Seat seat, std::string_view name) {
    Player& player = state.seats[seat];
    const Family family = is_in(Family::Orders, name) ? Family::Orders : Family::Innovations;
    const Deck& deck = kDecks[static_cast<std::size_t>(family)];
    const Card card = fetch(family, name);
    std::size_t place = deck.end() - 1;
    while (!state.cards.empty(place)) --place;
    state.cards.put(place, card);
    state.cards.show(place, seat, deck);
    const std::uint32_t slot = 1U << (place - deck.first);
    if (family == Family::Orders) {
      player.secret_orders |= slot;
      player.orders.add(card);
    } else {
      player.secret_innovations = static_cast<std::uint16_t>(player.secret_innovations | slot);
      player.innovations.add(card);
    }
  }

  // ---- names ------------------------------------------------------------------------------------------

  template <class Word, int Bits>
  static Names named(Family family, Counts<Word, Bits> counts) {
    Names names;
    for (int kind = 0; kind < kKindsIn[static_cast<std::size_t>(family)]; ++kind) {
      for (int i = counts.of(kind); i > 0; --i) names.emplace_back(card_name(family, kind));
    }
    return names;
  }

  // "order 3" counted from the top, or who holds the place in secret.
  std::string where_is(Family family, std::size_t place) const {
    for (std::size_t i = 0; i < kStacks; ++i) {
      const auto stack = static_cast<Zone>(i);
      if (family_of(stack) != family) continue;
      for (int depth = 0; depth < height_of(state, stack); ++depth) {
        if (place_in(state, stack, depth) == place)
          return std::string(name_of(stack)) + " " + std::to_string(depth + 1);
      }
    }
    for (Seat seat = 0; seat < state.players; ++seat) {
      if (holds(seat, family, place)) return kPeople[seat];
    }
    return "nowhere";
  }
  bool holds(Seat seat, Family family, std::size_t place) const {
    if (seat >= state.players) return false;
    const std::size_t slot = place - kDecks[static_cast<std::size_t>(family)].first;
    const std::uint64_t secrets = secrets_of(state.seats[seat], family);
    return ((secrets >> slot) & 1U) != 0;
  }
  bool lies_before(Seat seat, Family family, std::size_t place) const {
    if (holds(seat, family, place)) return true;
    for (std::size_t i = 0; i < kStacks; ++i) {
      const auto stack = static_cast<Zone>(i);
      const bool looked_at = state.looked > 0 && state.stack == i;
      if (family_of(stack) == family && height_of(state, stack) > 0 && !looked_at &&
          place_in(state, stack, 0) == place)
        return true;
    }
    return false;
  }
  std::string group_line(Seat seat, Family family, unsigned group) const {
    const Deck& deck = kDecks[static_cast<std::size_t>(family)];
    std::string places;
    std::multiset<std::string> cards;
    for (std::size_t place = deck.end(); place-- > deck.first;) {
      if (state.cards.group_of(place, seat) != group) continue;
      if (!places.empty()) places += ", ";
      places += where_is(family, place);
      if (state.cards.is_known(place, seat)) cards.emplace(card_name(family, state.cards.at(place)));
    }
    if (places.empty()) return places;
    places += ":";
    for (const std::string& card : cards) places += " " + card;
    return places;
  }

  bool staged_ = false;
  std::multiset<std::pair<Family, Card>> parked_;
};

// For the top of the stack, whoever looks at five of them.
inline const Position::List kFiveOrders{"barracks-1", "furnaces-2", "factories-3", "steamboats-4",
                                        "barracks-2"};

}  // namespace pithead::card_game
