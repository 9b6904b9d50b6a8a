// A table at which the rules are tested: set up in a few lines, played in notation, read in words.
//
// A Position begins with the turn of seat 0, who has the first-player marker, in the action phase of round 1
// with card 1, of the first box. Everybody has what the set-up gives and three white tokens, the water stands
// at 2, the mines are empty, and the tiles are mine-rescue, gatekeeper, coal-merchant and overman from seat 0
// on. Each set of cubes is two coal and one spoil, as long as the bag has them. Card 5, with its water
// marker, comes only if it is asked for.
//
// What depends on others is kept right by every function that sets up: the bag, the display, who was first at
// an end, and the answers that are possible. A test that writes into `state` itself calls settle()
// afterwards.
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
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "games/core/text.h"
#include "games/schichtwechsel/bag.h"
#include "games/schichtwechsel/events.h"
#include "games/schichtwechsel/game.h"
#include "games/schichtwechsel/legal.h"
#include "games/schichtwechsel/mine.h"
#include "games/schichtwechsel/names.h"
#include "games/schichtwechsel/scoring.h"
#include "tests/table.h"

namespace pithead::schichtwechsel {

constexpr Options with_box(std::size_t box) {
  Options options;
  options.chosen[2] = static_cast<std::uint8_t>(box);
  return options;
}

class Position : public GameTable<Schichtwechsel, Position> {
 public:
  explicit Position(int players = 3) {
    Rng rng(1);
    state = Schichtwechsel::deal(players, with_box(kFirstBox), rng);
    state.first_player = state.turn = 0;
    state.hand_coal = state.hand_spoil = 0;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat) {
      state.seats[seat] = new_player(box_of(state));
      state.seats[seat].white = 3;
      state.with_set.add(static_cast<Seat>(seat));
      state.seats[seat].tile = static_cast<std::uint8_t>(Tile::MineRescue) + static_cast<std::uint8_t>(seat);
    }
    state.phase = Phase::Actions;
    state.question = Question::Turn;
    state.served = 0;
    state.carts_closed = false;  // whatever card was dealt
    round(1);
  }

  // ---- setting up: the table --------------------------------------------------------------------------

  // `card` is the round card's number; others fill the rounds before and after.
  Position& round(int number, int card = 1) {
    state.round = static_cast<std::uint8_t>(number - 1);
    std::vector<int> others{1, 2, 3, 4, 6, 5};
    std::erase(others, card);
    others.insert(others.begin() + number - 1, card);
    return card_order(others);
  }
  // The cards of rounds 1, 2 and so on; the others follow.
  Position& round_cards(const Numbers& numbers) {
    std::vector<int> order = numbers;
    for (const int card : {1, 2, 3, 4, 6, 5}) {
      if (std::find(order.begin(), order.end(), card) == order.end()) order.push_back(card);
    }
    return card_order(order);
  }
  // Options are set by their key: "round-cards" to "once", "track-points" to "cumulative".
  Position& option(std::string_view key, std::string_view value) {
    for (std::size_t i = 0; i < game_options.size(); ++i) {
      if (game_options[i].key != key) continue;
      const unsigned chosen = static_cast<unsigned>(index(game_options[i].values, value)) << i;
      state.options = static_cast<std::uint8_t>((state.options & ~(1U << i)) | chosen);
      return *this;
    }
    ADD_FAILURE() << "there is no option " << key;
    return *this;
  }
  // The sets of a round in the sequence of their draws: c coal, s spoil, w the water marker, as "ccs".
  Position& draws(int round, List sets) {
    std::size_t i = 0;
    for (const auto set : sets) {
      const auto r = static_cast<std::size_t>(round - 1);
      EXPECT_EQ(set.size(), static_cast<std::size_t>(kCubesInSet)) << set << " is no set";
      state.sets[r][i] = {.spoil = static_cast<std::uint8_t>(std::count(set.begin(), set.end(), 's')),
                          .marker = set.find('w') != std::string_view::npos};
      fixed_[r][i++] = true;
    }
    return settle();
  }
  Position& first(Seat seat) { return state.first_player = seat, settle(); }
  Position& turn(Seat seat) { return state.turn = seat, settle(); }
  Position& passed(std::initializer_list<Seat> seats) {
    for (const Seat seat : seats) state.passed.add(seat);
    return settle();
  }
  Position& carts_closed() { return state.carts_closed = true, settle(); }
  // Somebody has paid for these cards, with coins. Of those with a white border none closes.
  Position& closed(List cards) {
    for (const auto name : cards) {
      const auto card = static_cast<std::size_t>(index(kCardNames, name));
      state.laid[card].coins = box_of(state).cards[card].cost == Cost::TwoWhite ? 2 : 1;
      if (!box_of(state).cards[card].multi) state.closed |= CardSet{1} << card;
    }
    return settle();
  }
  Position& personal_closed(Seat seat) {
    state.laid[place_of(kPersonalCard, seat)].coins = 1;
    state.closed |= CardSet{1} << place_of(kPersonalCard, seat);
    return settle();
  }

  // ---- setting up: a seat -----------------------------------------------------------------------------

  Position& coins(Seat seat, int n) { return set(seat, &Player::coins, n); }
  Position& tools(Seat seat, int n) { return set(seat, &Player::tools, n); }
  Position& white(Seat seat, int n) { return set(seat, &Player::white, n); }
  Position& water(Seat seat, int level) { return set(seat, &Player::water, level); }
  Position& coal(Seat seat, int n) {
    Player& player = state.seats[seat];
    player.coal = player.coal_on_small = player.coal_on_token = 0;
    lay_coal(box_of(state), player, n);
    return settle();
  }
  Position& spoil(Seat seat, int n) { return set(seat, &Player::spoil, n); }
  Position& coke(Seat seat, int n) { return set(seat, &Player::coke, n); }
  Position& pairs(Seat seat, int n) { return set(seat, &Player::pairs, n); }
  // A token that is not in hand lies on route-S, which never closes.
  Position& token(Seat seat, bool in_hand) {
    state.seats[seat].token = in_hand;
    auto& tokens = state.laid[static_cast<std::size_t>(index(kCardNames, "route-S"))].tokens;
    tokens.bits = static_cast<std::uint8_t>(tokens.bits & ~SeatSet::only(seat).bits);
    if (!in_hand) tokens.add(seat);
    return settle();
  }
  // White tokens, own token, coins.
  Position& purse(Seat seat, int n_white, bool has_token, int n_coins) {
    return white(seat, n_white).token(seat, has_token).coins(seat, n_coins);
  }
  // The same as the units of a payment are written: "WWPC".
  Position& purse(Seat seat, std::string_view units_in_hand) {
    const auto count = [&](char unit) {
      return static_cast<int>(std::count(units_in_hand.begin(), units_in_hand.end(), unit));
    };
    return purse(seat, count('W'), count('P') > 0, count('C'));
  }
  // Coking spaces with own coke: {"own", "Q4"}.
  Position& plant(Seat seat, List spaces) {
    state.seats[seat].plant = 0;
    for (const auto space : spaces)
      state.seats[seat].plant =
          static_cast<CokingSet>(state.seats[seat].plant | 1U << index(kCokingNames, space));
    return settle();
  }
  // What a cart holds, 0 to 2 cubes of a kind.
  Position& cart(Seat seat, std::string_view name, std::string_view kind, int n) {
    Player& player = state.seats[seat];
    const auto i = static_cast<std::size_t>(index(kCartNames, name));
    const unsigned bit = 1U << i;
    const auto put = [&](CartSet& carts, bool in) {
      carts = static_cast<CartSet>(in ? carts | bit : carts & ~bit);
    };
    put(player.coal_carts, n > 0 && index(kCubeNames, kind) == 0);
    put(player.spoil_carts, n > 0 && index(kCubeNames, kind) == 1);
    put(player.full_carts, n > 0 && n == box_of(state).carts[i].places);
    return settle();
  }
  // Every cart is full: the coal-only one of coal, the others of this kind.
  Position& full_carts(Seat seat, std::string_view kind = "coal") {
    for (std::size_t i = 0; i < static_cast<std::size_t>(box_of(state).cart_count); ++i) {
      const Cart& each = box_of(state).carts[i];
      cart(seat, kCartNames[i], each.coal_only ? "coal" : kind, each.places);
    }
    return *this;
  }
  Position& disc(Seat seat, std::string_view track, int space) {
    const auto i = static_cast<std::size_t>(index(kTrackNames, track));
    state.seats[seat].discs[i] = static_cast<std::uint8_t>(space);
    return settle();
  }
  Position& miner(Seat seat, std::string_view circle) {
    state.seats[seat].miner =
        box_of(state).place_of_circle[static_cast<std::size_t>(index(kCircleNames, circle))];
    return settle();
  }
  // A building from this bar space on that lot.
  Position& build(Seat seat, std::string_view bar, std::string_view lot) {
    Player& player = state.seats[seat];
    player.bar = static_cast<BarSet>(player.bar & ~(1U << index(kBarNames, bar)));
    const auto on = static_cast<Lot>(index(kLotNames, lot));
    player.lots |= only(on);
    if (on == Lot::Sale) ++player.on_sale;
    if (on == Lot::Speed) ++player.on_speed;
    return settle();
  }
  // A building on that lot, from the leftmost covered space of the bar.
  Position& lot(Seat seat, std::string_view name) {
    return build(seat, kBarNames[static_cast<std::size_t>(std::countr_zero(state.seats[seat].bar))], name);
  }
  // These bar spaces are uncovered, and their buildings are in the speed area.
  Position& bar(Seat seat, List uncovered) {
    for (const auto space : uncovered) build(seat, space, "speed");
    return *this;
  }
  // The headframes in play: each in the "depot" or on a space, as {"depot", "L2"}; the rest is on the card.
  Position& frames(Seat seat, List in_play) {
    Player& player = state.seats[seat];
    player.top = player.left = kNone;
    player.frames_on_card = static_cast<std::uint8_t>(kHeadframes - in_play.size());
    for (const auto place : in_play) {
      if (place == "depot") continue;
      const int space = index(kFrameNames, place);
      (space < kRowSpaces ? player.top : player.left) = static_cast<std::uint8_t>(space % kRowSpaces);
    }
    return settle();
  }
  // Whoever has the tile gets this seat's old one for it.
  Position& tile(Seat seat, std::string_view name) {
    const auto wanted = static_cast<std::uint8_t>(row(kTileTable, name));
    for (Player& each : state.seats) {
      if (each.tile == wanted) each.tile = state.seats[seat].tile;
    }
    state.seats[seat].tile = wanted;
    return settle();
  }
  Position& scored(Seat seat, std::string_view source, int n) {
    state.seats[seat].points[static_cast<std::size_t>(index(kSourceNames, source))] =
        static_cast<std::int16_t>(n);
    return settle();
  }

  // ---- setting up: another part of the round ----------------------------------------------------------
  //
  // The rules go on from there up to the first real question; events tell what they did.

  // The first set is drawn; in round 1 nobody has a tile yet.
  void begin_sets(Where where = Where::current()) {
    state.with_set = SeatSet::none();
    clear_hands();
    begin(Phase::Sets, where);
  }
  void begin_tiles(Where where = Where::current()) {
    clear_hands();
    begin(Phase::Tiles, where);
  }
  // Upper bonuses, then steps III, IV and so on.
  void begin_bonuses(Where where = Where::current()) {
    for (Player& player : state.seats) player.white = 0;
    begin(Phase::Bonuses, where);
  }
  void begin_sale(Where where = Where::current()) { begin(Phase::Sale, where); }
  void begin_bar(Where where = Where::current()) { begin(Phase::Bar, where); }
  // Final scoring, without the last round's card.
  void begin_last_move(Where where = Where::current()) {
    state.round = kRounds - 1;
    settle();
    begin(Phase::LastMove, where);
  }

  // The others have passed and the seat to move passes too.
  void end_round(Where where = Where::current()) {
    for (Seat seat = 0; seat < state.players; ++seat) {
      if (seat != state.turn) state.passed.add(seat);
    }
    settle().play("pass", where);
  }

  // Makes everything right that follows from the rest.
  Position& settle() {
    refill_bag();
    state.display = box_of(state).tiles_for[state.players];
    for (const Player& player : state.seats) {
      if (player.tile != kNone) state.display = static_cast<TileSet>(state.display & ~(1U << player.tile));
    }
    for (std::size_t i = 0; i < kTracks; ++i)
      settle_first(state.first_at_end[i],
                   [&](const Player& player) { return player.discs[i] == box_of(state).tracks[i].length; });
    settle_first(state.first_out, [](const Player& player) { return player.miner == kGateOut; });
    state.offer = offer_for(state, state.question);
    return *this;
  }

  // ---- reading ----------------------------------------------------------------------------------------

  std::string question() const {
    return std::string(kQuestionNames[static_cast<std::size_t>(state.question)]);
  }
  std::string phase() const { return std::string(kPhaseNames[static_cast<std::size_t>(state.phase)]); }
  int round() const { return state.round + 1; }
  int round_card() const { return static_cast<int>(state.round_cards[state.round]) + 1; }
  int turn() const { return state.turn; }
  int first() const { return state.first_player; }
  Numbers passed() const { return seats_of(state.passed); }
  Numbers with_set() const { return seats_of(state.with_set); }
  Numbers winners() const { return seats_of(Schichtwechsel::winners(state)); }

  int coins(Seat seat) const { return state.seats[seat].coins; }
  int tools(Seat seat) const { return state.seats[seat].tools; }
  int white(Seat seat) const { return state.seats[seat].white; }
  bool token(Seat seat) const { return state.seats[seat].token; }
  int water(Seat seat) const { return state.seats[seat].water; }
  int coal(Seat seat) const { return state.seats[seat].coal; }
  int spoil(Seat seat) const { return state.seats[seat].spoil; }
  int coke(Seat seat) const { return state.seats[seat].coke; }
  int pairs(Seat seat) const { return state.seats[seat].pairs; }
  Names plant(Seat seat) const { return bits_of(state.seats[seat].plant, kCokingNames); }
  // "coal 2", or "empty".
  std::string cart(Seat seat, std::string_view name) const {
    const Player& player = state.seats[seat];
    const auto bit = static_cast<CartSet>(1U << index(kCartNames, name));
    const int coal_cubes = cubes_in(box_of(state), player, player.coal_carts & bit);
    const int spoil_cubes = cubes_in(box_of(state), player, player.spoil_carts & bit);
    if (coal_cubes + spoil_cubes == 0) return "empty";
    return coal_cubes > 0 ? "coal " + std::to_string(coal_cubes) : "spoil " + std::to_string(spoil_cubes);
  }
  // What lies in all carts: {"K1 coal 1", "K3 spoil 2"}.
  Names carts(Seat seat) const {
    Names names;
    for (const auto name : kCartNames) {
      if (cart(seat, name) != "empty") names.push_back(std::string(name) + " " + cart(seat, name));
    }
    return names;
  }
  int disc(Seat seat, std::string_view track) const {
    return state.seats[seat].discs[static_cast<std::size_t>(index(kTrackNames, track))];
  }
  std::string miner(Seat seat) const {
    return std::string(circle_name(box_of(state), state.seats[seat].miner));
  }
  // The bar spaces that are still covered.
  Names bar(Seat seat) const { return bits_of(state.seats[seat].bar, kBarNames); }
  // The lots of the own buildings, each as often as there are.
  Names lots(Seat seat) const {
    Names names;
    for (std::size_t i = 0; i < kLots; ++i) {
      for (int n = buildings_in(state.seats[seat], static_cast<Lot>(i)); n > 0; --n)
        names.emplace_back(kLotNames[i]);
    }
    return names;
  }
  // Where the two headframes are: "card", "depot" or a space.
  Names frames(Seat seat) const {
    const Player& player = state.seats[seat];
    Names names(player.frames_on_card, "card");
    names.insert(names.end(), static_cast<std::size_t>(frames_in_depot(player)), "depot");
    if (player.top != kNone) names.emplace_back(kFrameNames[player.top]);
    if (player.left != kNone) names.emplace_back(kFrameNames[kRowSpaces + player.left]);
    return names;
  }
  std::string tile(Seat seat) const {
    const std::uint8_t tile = state.seats[seat].tile;
    return tile == kNone ? "none" : std::string(kTileTable[tile].name);
  }
  Names display() const {
    Names names;
    for (std::size_t i = 0; i < kTiles; ++i) {
      if ((state.display >> i & 1U) != 0) names.emplace_back(kTileTable[i].name);
    }
    return names;
  }
  // Coal and spoil in the bag.
  Numbers bag() const { return {state.bag_coal, state.bag_spoil}; }
  bool marker_in_bag() const { return state.bag_marker; }
  // The coal and spoil of the set that is being given away or placed.
  Numbers hand() const { return {state.hand_coal, state.hand_spoil}; }

  bool is_closed(std::string_view card) const {
    return schichtwechsel::is_closed(state, static_cast<std::size_t>(index(kCardNames, card)));
  }
  bool is_personal_closed(Seat seat) const {
    return schichtwechsel::is_closed(state, place_of(kPersonalCard, seat));
  }
  // What lies on a card: white tokens, coins, and the seats of player tokens, as "WWC0"; "" if nothing does.
  std::string laid(std::string_view card) const {
    return units(state.laid[static_cast<std::size_t>(index(kCardNames, card))]);
  }
  std::string laid_on_personal(Seat seat) const { return units(state.laid[place_of(kPersonalCard, seat)]); }

  int points(Seat seat) const { return Schichtwechsel::score(state, seat).total(); }
  int points(Seat seat, std::string_view source) const {
    return state.seats[seat].points[static_cast<std::size_t>(index(kSourceNames, source))];
  }
  int projected(Seat seat, std::string_view source) const {
    return Schichtwechsel::projected(state, seat)
        .points[static_cast<std::size_t>(index(kSourceNames, source))];
  }

  const char* broken_law() const { return Schichtwechsel::broken_law(state); }

 private:
  // The place of a name in a list of names, and in a table whose rows have names.
  template <class List>
  static int index(const List& names, std::string_view name) {
    const int i = find_name(names, name);
    EXPECT_GE(i, 0) << "there is no " << name;
    return std::max(i, 0);
  }
  template <class Table>
  static std::size_t row(const Table& table, std::string_view name) {
    const auto found =
        std::find_if(table.begin(), table.end(), [&](const auto& each) { return each.name == name; });
    EXPECT_NE(found, table.end()) << "there is no " << name;
    return found == table.end() ? 0 : static_cast<std::size_t>(found - table.begin());
  }

  Position& set(Seat seat, std::uint8_t Player::* number, int n) {
    state.seats[seat].*number = static_cast<std::uint8_t>(n);
    return settle();
  }

  Position& card_order(const Numbers& numbers) {
    EXPECT_EQ(numbers.size(), static_cast<std::size_t>(kRoundCards));
    for (std::size_t i = 0; i < numbers.size(); ++i)
      state.round_cards[i] = static_cast<RoundCard>(numbers[i] - 1);
    return settle();
  }

  // Before step IV nobody has white tokens, and before the first step II nobody has a tile.
  void clear_hands() {
    for (Player& player : state.seats) {
      player.white = 0;
      if (state.round == 0) player.tile = kNone;
    }
  }

  // A task that is declined at once makes the rules go on with whatever the phase has next.
  void begin(Phase phase, Where where) {
    state.phase = phase;
    state.served = 0;
    settle();
    log_.clear();
    state.agenda = {};
    state.agenda.push(task(Effect::UseCircle));
    state.question = Question::Use;
    Rng rng(1);
    Schichtwechsel::play(state, kDecline(0), rng, log_);
    expect_laws(where);
  }

  void refill_bag() {
    DeadEnds dead_ends;
    EXPECT_TRUE(fill_sets(0, 0, 0, dead_ends)) << "the bag does not hold such sets";
    const int rounds = state.round + 1;
    int coal_left = (kBagCoal + kAddedCoal * rounds) * state.players;
    int spoil_left = (kBagSpoil + kAddedSpoil * rounds) * state.players;
    state.bag_marker = marker_in_play(state, state.round);
    for (std::size_t r = 0; r <= state.round; ++r) {
      const auto drawn = static_cast<std::size_t>(r == state.round ? sets_drawn(state) : int{state.players});
      for (std::size_t i = 0; i < drawn; ++i) {
        coal_left -= state.sets[r][i].coal();
        spoil_left -= state.sets[r][i].spoil;
        const bool out = r == state.round && state.phase == Phase::Sets && state.sets[r][i].marker;
        if (out) state.bag_marker = false;
      }
    }
    state.bag_coal = static_cast<std::uint8_t>(coal_left);
    state.bag_spoil = static_cast<std::uint8_t>(spoil_left);
  }

  // Sets that no test asked for hold one spoil each, or else what keeps the later ones possible. The cubes
  // are those left in the bag before this draw; a dead end is a draw with so many spoil left.
  using DeadEnds = std::set<std::pair<int, int>>;
  bool fill_sets(int draw, int coal_left, int spoil_left, DeadEnds& dead_ends) {
    if (draw == kRounds * state.players) return true;
    if (dead_ends.contains({draw, spoil_left})) return false;
    const std::pair here{draw, spoil_left};
    const auto r = static_cast<std::size_t>(draw / state.players);
    const auto i = static_cast<std::size_t>(draw % state.players);
    if (draw == 0) coal_left += kBagCoal * state.players, spoil_left += kBagSpoil * state.players;
    if (i == 0) coal_left += kAddedCoal * state.players, spoil_left += kAddedSpoil * state.players;
    DrawnSet& drawn = state.sets[r][i];
    for (const int spoil_cubes : {1, 2, 0, 3}) {
      if (!fixed_[r][i]) drawn = {.spoil = static_cast<std::uint8_t>(spoil_cubes)};
      const int coal_after = coal_left - drawn.coal();
      const int spoil_after = spoil_left - drawn.spoil;
      if (coal_after >= 0 && spoil_after >= 0 && fill_sets(draw + 1, coal_after, spoil_after, dead_ends))
        return true;
      if (fixed_[r][i]) break;
    }
    dead_ends.insert(here);
    return false;
  }

  // Whoever was first stays it as long as it is there.
  template <class Pred>
  void settle_first(Seat& first, Pred is_there) {
    if (first != kNobody && is_there(state.seats[first])) return;
    first = kNobody;
    for (Seat seat = state.players; seat-- > 0;) {
      if (is_there(state.seats[seat])) first = seat;
    }
  }

  static Numbers seats_of(SeatSet set) {
    Numbers seats;
    for (Seat seat = 0; seat < kMaxSeats; ++seat) {
      if (set.has(seat)) seats.push_back(seat);
    }
    return seats;
  }
  template <class List>
  static Names bits_of(unsigned set, const List& list) {
    Names names;
    for (std::size_t i = 0; i < list.size(); ++i) {
      if ((set >> i & 1U) != 0) names.emplace_back(list[i]);
    }
    return names;
  }
  static std::string units(const Laid& laid) {
    std::string text = std::string(laid.white, 'W') + std::string(laid.coins, 'C');
    for (const int seat : seats_of(laid.tokens)) text += std::to_string(seat);
    return text;
  }

  std::array<std::array<bool, kMaxSeats>, kRounds> fixed_{};
};

// A mine in which every card can change something.
inline Position busy(int players) {
  Position at(players);
  at.water(0, 4).coal(0, 1).cart(0, "K1", "coal", 1).plant(0, {"Q3"}).frames(0, {"depot", "depot"});
  return at;
}

}  // namespace pithead::schichtwechsel
