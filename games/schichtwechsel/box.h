// Schichtwechsel: what is printed on boards and cards but said in no public text, as one value. The rules
// take every such number and effect from the box that a game is played with; boxes.h has those that are
// known.
//
// A box is a `Print`, as somebody reads it off boards and cards, and the tables that follow from it.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "games/core/seats.h"
#include "games/schichtwechsel/components.h"
#include "games/schichtwechsel/tasks.h"

namespace pithead::schichtwechsel {

// ---- what is printed ----------------------------------------------------------------------------------

struct Cart {
  std::uint8_t places = 0;  // 1 or 2; 0: there is no such cart
  bool coal_only = false;
  bool closable = false;  // has the red-white border
};
inline constexpr int kMostCarts = 8;
inline constexpr std::array<std::string_view, kMostCarts> kCartNames{"K1", "K2", "K3", "K4",
                                                                     "K5", "K6", "K7", "K8"};

struct WaterScale {
  std::uint8_t top = 0;
  std::uint8_t start = 0;
  std::uint8_t token = 0;  // the level that hides a white token
  std::uint8_t drop = 0;   // at the top it falls by so many and costs a tool
};
inline constexpr int kMostWater = 8;
inline constexpr int kMostWagons = 4;  // of each size

struct Barrier {
  std::uint8_t after = 0;  // crossed by the step from this space to the next; 0: there is no such barrier
  Tasks benefits;
};
struct Threshold {
  std::uint8_t space = 0, points = 0;
};
struct TrackForm {
  static constexpr std::size_t kMostBarriers = 8;
  std::uint8_t length = 0;
  std::array<Barrier, kMostBarriers> barriers{};
  std::array<Threshold, 3> thresholds{};
};
inline constexpr int kMostSpaces = 31;

struct Card {
  Size size = Size::Small;
  Cost cost = Cost::White;
  Tasks effects;
  bool multi = false;  // white border: any number of times a round
  bool copy = false;   // may be copied
  std::uint8_t min_players = 0, max_players = 0;
};

struct Circle {
  std::uint8_t name = 0;  // of kCircleNames
  std::uint8_t min_players = 0;
  Tasks benefit;
};

struct Print {
  // the mine board
  std::array<Cart, kMostCarts> carts{};
  std::uint8_t small_wagons = 0;
  std::uint8_t large_wagons = 0;  // the last of them shows the white token
  std::uint8_t coke_wagons = 0;
  WaterScale water;

  // the main board
  std::array<TrackForm, kTracks> tracks{};
  std::array<Circle, kCircles> circles{};                 // from the entrance to the exit
  bool starts_before_gate = false;                        // miners; else on the first circle
  std::array<std::array<std::uint8_t, 3>, kLots> lots{};  // spaces with two, three and four players

  // cards and tiles
  std::array<Card, kCards> cards;
  std::array<std::uint8_t, kTiles> tile_players{};  // each is for so many players or more
  RoundCard closes_carts{}, puts_marker_in_bag{}, lowers_water{};

  // what the text can be read to say
  bool bar_from_left = false;      // buildings leave the bar from the left; else as their owner likes
  bool spoil_forced = false;       // with the first headframe; else it may be refused
  bool lamp_copies_water = false;  // also the card that may cost something else than a player token
  bool coal_stays = false;         // on the wagon on which it was laid; else it may be rearranged at any time
};

// ---- what follows from it -----------------------------------------------------------------------------

using CartSet = std::uint8_t;

// What an effect needs to change something. A card can be used if it has any effect that can.
enum class Need : std::uint8_t {
  Nothing,
  Cart,   // a cart that can be moved
  Coal,   // a wagon that can be coked
  Load,   // a coke that can be loaded
  Water,  // above the bottom
  Road,   // a disc that is not at the end
  Rail,
  Canal,
  TopFrame,   // a headframe and a free space in the top row
  LeftFrame,  // both headframes in play and a free space in the left column
  AnyFrame,
};
inline constexpr int kNeeds = 11;

constexpr Need need_of(Task task) {
  switch (task.effect) {
    case Effect::MoveCarts: return Need::Cart;
    case Effect::MakeCoke: return Need::Coal;
    case Effect::LoadCoke: return Need::Load;
    case Effect::Lower: return Need::Water;
    case Effect::Advance:
      return static_cast<Need>(static_cast<int>(Need::Road) + static_cast<int>(track_of(task)));
    case Effect::HeadframeToTop: return Need::TopFrame;
    case Effect::HeadframeToLeft: return Need::LeftFrame;
    case Effect::HeadframeToAny: return Need::AnyFrame;
    default: return Need::Nothing;
  }
}

// Whether the use of a circle may be unwelcome, and so is a question of its own.
constexpr bool may_be_unwelcome(Task benefit) {
  return benefit.effect == Effect::SpoilToTip || benefit.effect == Effect::CoalToWagon ||
         benefit.effect == Effect::Lower;
}

// Sets of cards, circles and tiles by the number of players.
template <class Set>
using ByPlayers = std::array<Set, kMaxSeats + 1>;

struct Box : Print {
  int cart_count = 0;
  CartSet all_carts = 0, pair_carts = 0, coal_only = 0, closable = 0;
  int wagon_room = 0;
  int coal_without_token_wagon = 0;  // so much leaves the token visible

  // for each track and space 1 + the number of the barrier behind it, or 0
  std::array<std::array<std::uint8_t, kMostSpaces + 1>, kTracks> barrier_after{};

  ByPlayers<CircleSet> circles_for{};                    // by their places
  std::array<std::uint8_t, kCircles> place_of_circle{};  // by their names
  CircleSet asking_circles = 0;
  CircleSet tool_circles = 0;  // that do nothing but discard tools

  ByPlayers<CardSet> cards_for{};
  ByPlayers<TileSet> tiles_for{};
  std::array<CardSet, kNeeds> cards_with{};  // an effect that needs no more
  std::array<CardSet, kPurses> payable{};    // by a purse, the personal card last
  CardSet small_copies = 0, medium_copies = 0, large_copies = 0;

  constexpr explicit Box(const Print& print) : Print(print) {
    count_carts();
    find_barriers();
    find_circles();
    sort_cards();
    sort_tiles();
  }

  constexpr int length_of(Track track) const { return form_of(track).length; }
  constexpr const TrackForm& form_of(Track track) const { return tracks[static_cast<std::size_t>(track)]; }
  constexpr Cost cost_of(std::size_t card) const {
    return card == kPersonalCard ? kPersonalCost : cards[card].cost;
  }
  constexpr const Tasks& water_by_token() const { return cards[kLargeWaterCard].effects; }
  constexpr std::uint8_t first_place() const { return starts_before_gate ? kBeforeGate : kGateIn; }

  // The most wagons that a number of coal can fill if it may be rearranged.
  constexpr int full_wagons(int coal) const {
    const int in_small = kSmallWagon * small_wagons;
    return coal <= in_small ? coal / kSmallWagon : small_wagons + (coal - in_small) / kLargeWagon;
  }

  // The cards that are such.
  template <class Pred>
  constexpr CardSet cards_that(Pred pred) const {
    CardSet set = 0;
    for (std::size_t i = 0; i < kCards; ++i) set |= pred(cards[i]) ? CardSet{1} << i : 0U;
    return set;
  }

 private:
  constexpr void count_carts() {
    for (std::size_t i = 0; i < kMostCarts; ++i) {
      const auto bit = static_cast<CartSet>(1U << i);
      if (carts[i].places == 0) continue;
      ++cart_count;
      all_carts |= bit;
      if (carts[i].places == 2) pair_carts |= bit;
      if (carts[i].coal_only) coal_only |= bit;
      if (carts[i].closable) closable |= bit;
    }
    wagon_room = kSmallWagon * small_wagons + kLargeWagon * large_wagons;
    coal_without_token_wagon = wagon_room - kLargeWagon;
  }

  constexpr void find_barriers() {
    for (std::size_t track = 0; track < kTracks; ++track) {
      for (std::size_t i = 0; i < TrackForm::kMostBarriers; ++i) {
        const std::uint8_t after = tracks[track].barriers[i].after;
        if (after != 0) barrier_after[track][after] = static_cast<std::uint8_t>(i + 1);
      }
    }
  }

  constexpr void find_circles() {
    for (std::size_t place = 0; place < kCircles; ++place) {
      const auto bit = static_cast<CircleSet>(1U << place);
      const Circle& circle = circles[place];
      place_of_circle[circle.name] = static_cast<std::uint8_t>(place);
      for (std::size_t players = circle.min_players; players <= kMaxSeats; ++players)
        circles_for[players] |= bit;
      if (circle.benefit.count > 0 && may_be_unwelcome(circle.benefit.list[0])) asking_circles |= bit;
      if (circle.benefit.count == 1 && circle.benefit.list[0] == kTool) tool_circles |= bit;
    }
  }

  constexpr void sort_cards() {
    for (int players = kMinPlayers; players <= kMaxSeats; ++players) {
      cards_for[static_cast<std::size_t>(players)] = cards_that(
          [&](const Card& card) { return players >= card.min_players && players <= card.max_players; });
    }
    for (std::size_t card = 0; card < kCards; ++card) {
      for (const Task task : cards[card].effects)
        cards_with[static_cast<std::size_t>(need_of(task))] |= CardSet{1} << card;
    }
    for (std::size_t purse = 0; purse < kPurses; ++purse) {
      for (std::size_t card = 0; card <= kCards; ++card) {
        const unsigned pays = kAffordable[purse] & kPaysFor[static_cast<std::size_t>(cost_of(card))];
        payable[purse] |= pays != 0 ? CardSet{1} << card : 0U;
      }
    }
    small_copies = cards_that([](const Card& card) { return card.copy && card.size == Size::Small; });
    medium_copies = cards_that([](const Card& card) { return card.copy && card.size == Size::Medium; });
    large_copies = cards_that(
        [](const Card& card) { return card.copy && card.size == Size::Large && card.cost == Cost::Token; });
  }

  constexpr void sort_tiles() {
    for (std::size_t players = kMinPlayers; players <= kMaxSeats; ++players) {
      for (std::size_t i = 0; i < kTiles; ++i)
        tiles_for[players] |= static_cast<TileSet>(players >= tile_players[i] ? 1U << i : 0U);
    }
  }
};

}  // namespace pithead::schichtwechsel
