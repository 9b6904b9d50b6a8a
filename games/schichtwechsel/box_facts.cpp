#include "games/schichtwechsel/box_facts.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>
#include <string_view>
#include <vector>

#include "games/schichtwechsel/box_words.h"
#include "games/schichtwechsel/nesting.h"
#include "games/schichtwechsel/state.h"

namespace pithead::schichtwechsel {
namespace {

using Found = std::optional<BrokenFact>;

Found unless(bool holds, std::string key, std::string expected) {
  if (holds) return std::nullopt;
  return BrokenFact{std::move(key), std::move(expected)};
}

template <class Pred>
int count_carts(const Print& print, Pred pred) {
  return static_cast<int>(std::count_if(print.carts.begin(), print.carts.end(), pred));
}

// ---- the mine board -----------------------------------------------------------------------------------

Found check_mine(const Print& print) {
  const int coal_only = count_carts(print, [](const Cart& cart) { return cart.coal_only; });
  const int closable = count_carts(print, [](const Cart& cart) { return cart.closable; });
  const int small = count_carts(print, [](const Cart& cart) { return cart.places == 1; });
  const int large = count_carts(print, [](const Cart& cart) { return cart.places == 2; });
  if (auto broken = unless(coal_only == 1, "carts", "exactly one cart is for coal only")) return broken;
  if (auto broken = unless(closable == 1, "carts", "exactly one cart has a red-white border")) return broken;
  if (auto broken = unless(small > 0 && large > 0, "carts", "some carts have one place and some two"))
    return broken;
  if (auto broken = unless(print.small_wagons >= 1 && print.small_wagons <= kMostWagons, "small wagons",
                           "there are 1 to 4 wagons for one coal"))
    return broken;
  if (auto broken = unless(print.large_wagons >= 1 && print.large_wagons <= kMostWagons, "large wagons",
                           "there are 1 to 4 wagons for two coal, and one shows a white token"))
    return broken;
  return unless(print.coke_wagons >= 2 && print.coke_wagons <= 9, "coke wagons",
                "there are 2 to 9 coke wagons: two are marked for the sale");
}

Found check_water(const Print& print) {
  const WaterScale& water = print.water;
  if (auto broken = unless(water.top >= 2 && water.top < kMostWater, "water",
                           "the top is 2 to 7 levels above the bottom"))
    return broken;
  if (auto broken = unless(water.start < water.top, "water", "the start is below the top")) return broken;
  if (auto broken = unless(water.token > 0 && water.token < water.top, "water",
                           "the level that hides the white token is between bottom and top"))
    return broken;
  return unless(water.drop > 0 && water.drop < water.top, "water",
                "from the top the water falls to a level above the bottom");
}

// ---- tracks -------------------------------------------------------------------------------------------

constexpr int kChances = 4;  // of a track to move the miner or to place a headframe

bool rises(const TrackForm& track) {
  int last = 0;
  for (const Barrier& barrier : track.barriers) {
    if (barrier.after == 0) continue;
    if (barrier.after <= last || barrier.after >= track.length) return false;
    last = barrier.after;
  }
  return true;
}

int count(const Tasks& tasks, Effect effect) {
  return static_cast<int>(
      std::count_if(tasks.begin(), tasks.end(), [=](Task task) { return task.effect == effect; }));
}

int count_effect(const TrackForm& track, Effect effect) {
  int sum = 0;
  for (const Barrier& barrier : track.barriers) sum += count(barrier.benefits, effect);
  return sum;
}

Task last_benefit(const TrackForm& track) {
  Task last{};
  for (const Barrier& barrier : track.barriers)
    for (const Task task : barrier.benefits) last = task;
  return last;
}

// What a barrier or a circle gives leads to the miner or to a copy, but not on and on: see nesting.h.
bool leads_on(Task task) { return moves_disc(task) || moves_headframe(task); }

bool any_benefit(const TrackForm& track, bool (*pred)(Task)) {
  return std::any_of(track.barriers.begin(), track.barriers.end(),
                     [&](const Barrier& barrier) { return any_task(barrier.benefits, pred); });
}

Found check_track(const Print& print, std::size_t t) {
  const TrackForm& track = print.tracks[t];
  const std::string name(kTrackNames[t]);
  if (auto broken = unless(track.length >= 4 && track.length <= kMostSpaces, name + " length",
                           "a track has 4 to " + std::to_string(kMostSpaces) + " spaces"))
    return broken;
  const std::string end = ", space " + std::to_string(track.length);
  const auto& steps = track.thresholds;
  if (auto broken =
          unless(steps[0].space < steps[1].space && steps[1].space < steps[2].space &&
                     steps[2].space < track.length && steps[0].points < steps[1].points &&
                     steps[1].points < steps[2].points && steps[2].points < kLaterPoints,
                 name + " points", "spaces and points rise, up to less than the end of the track" + end))
    return broken;
  if (auto broken = unless(rises(track), name + " barriers",
                           "barriers follow one another before the end of the track" + end))
    return broken;
  if (auto broken = unless(!any_benefit(track, copies), name + " barriers", "a barrier copies no card"))
    return broken;
  if (auto broken = unless(!any_benefit(track, leads_on), name + " barriers",
                           "a barrier gives no space of a track and moves no headframe that is in play"))
    return broken;
  const int chances = count_effect(track, Effect::MinerOrHeadframe) + count_effect(track, Effect::MoveMiner);
  if (auto broken = unless(chances == kChances, name + " barriers",
                           "a track has four chances to move the miner or to place a headframe"))
    return broken;
  return unless(count_effect(track, Effect::Build) > 0, name + " barriers",
                "every track has a barrier with a house");
}

Found check_tracks(const Print& print) {
  int houses = 0;
  for (std::size_t t = 0; t < kTracks; ++t) {
    if (auto broken = check_track(print, t)) return broken;
    houses += count_effect(print.tracks[t], Effect::Build);
  }
  const Task last = last_benefit(print.tracks[0]);
  if (auto broken = unless(last.effect == Effect::MinerOrHeadframe && points_instead(last) == kRoadPoints,
                           "road barriers",
                           "the last road barrier is 'miner or headframe or 2 points', or without one"))
    return broken;
  return unless(
      houses >= kBarSpaces, "",
      "'road barriers', 'rail barriers' and 'canal barriers' together have a house for each of the five "
      "buildings, not " +
          std::to_string(houses));
}

// ---- the shift ----------------------------------------------------------------------------------------

Found check_circle(const Print& print, std::size_t place) {
  const Circle& circle = print.circles[place];
  const std::string key = "circle " + std::to_string(place + 1);
  const std::string_view name = kCircleNames[circle.name];
  const int covered_up_to = name == "winding-1" ? 4 : name == "overman" ? 3 : kMinPlayers;
  if (auto broken =
          unless(circle.min_players == covered_up_to, key,
                 std::string(name) + " is open from " + std::to_string(covered_up_to) + " players on"))
    return broken;
  const bool leads = any_task(circle.benefit, leads_on) || count(circle.benefit, Effect::MoveMiner) > 0 ||
                     count(circle.benefit, Effect::MinerOrHeadframe) > 0;
  if (auto broken = unless(!leads, key, "a circle gives no space of a track and moves no miner or headframe"))
    return broken;
  if (name == "lamp-room")
    return unless(write_tasks(circle.benefit) == "copy large for a tool", key,
                  "the lamp room is 'copy large for a tool'");
  if (name == "gate-out")
    return unless(write_tasks(circle.benefit) == "discard 1 tool", key, "the exit is 'discard 1 tool'");
  return std::nullopt;
}

Found check_shift(const Print& print) {
  std::array<bool, kCircles> seen{};
  for (std::size_t place = 0; place < kCircles; ++place) {
    const std::string key = "circle " + std::to_string(place + 1);
    bool& twice = seen[print.circles[place].name];
    if (auto broken = unless(!twice, key, "every circle has a name of its own")) return broken;
    twice = true;
    if (auto broken = check_circle(print, place)) return broken;
  }
  if (auto broken = unless(print.circles[0].name == 0, "circle 1", "the shift begins at gate-in"))
    return broken;
  return unless(print.circles[kGateOut].name == kGateOut, "circle 14", "the shift ends at gate-out");
}

// ---- lots, cards and tiles ----------------------------------------------------------------------------

Found check_lots(const Print& print) {
  for (std::size_t i = 0; i < kLots; ++i) {
    const auto& spaces = print.lots[i];
    const auto lot = static_cast<Lot>(i);
    const std::string key = "lot " + std::string(kLotNames[i]);
    const bool some = std::all_of(spaces.begin(), spaces.end(), [](std::uint8_t n) { return n > 0; });
    if (auto broken = unless(some, key, "a lot has at least one space")) return broken;
    if (lot == Lot::Sale) {
      const bool rising = spaces[0] <= spaces[1] && spaces[1] <= spaces[2] && spaces[0] < spaces[2];
      if (auto broken = unless(rising && spaces[2] == 3, key,
                               "the sale lot has three single spaces, of which fewer players use fewer"))
        return broken;
    } else if (auto broken = unless(spaces[0] == spaces[1] && spaces[1] == spaces[2], key,
                                    "only the sale lot depends on the number of players")) {
      return broken;
    }
  }
  // Who must build must find room for it.
  return unless(print.lots[static_cast<std::size_t>(Lot::Speed)][0] >= kMaxSeats * kBarSpaces, "lot speed",
                "the speed lot has room for every building: 'no limit'");
}

// Cards whose effects, price and use the rulebook gives.
struct KnownCard {
  std::string_view name, tasks;
  Size size;
  Cost cost;
};
constexpr std::array<KnownCard, 7> kKnownCards{{
    {"route-L1", "2 road, 1 canal", Size::Large, Cost::Token},
    {"water-S", "water -3", Size::Small, Cost::White},
    {"water-L", "water up to -4, 2 points", Size::Large, Cost::Token},
    {"water-X", "water -3", Size::Small, Cost::WhiteOrToken},
    {"head-2", "headframe to the top, headframe to the left", Size::Large, Cost::Coin},
    {"head-1", "headframe to the top or left", Size::Medium, Cost::TwoWhite},
    {"first", "copy small or medium, first player", Size::Large, Cost::Token},
}};
// Cards of which it gives what comes with an amount, but not the amount.
struct KnownBonus {
  std::string_view name, after_amount;
};
constexpr std::array<KnownBonus, 6> kKnownBonuses{{
    {"cart-L", ", water -1"},
    {"cart-S", ", water +1"},
    {"coke-S", ", water +1"},
    {"load-L", ", 1 point"},
    {"load-M", ", water -1"},
    {"load-S", ""},
}};
constexpr std::array<std::string_view, 4> kManyTimes{"coke-S", "load-S", "head-2", "head-1"};

Found check_bonus(const Card& card, std::string_view name, const std::string& key) {
  const auto known = std::find_if(kKnownBonuses.begin(), kKnownBonuses.end(),
                                  [&](const KnownBonus& each) { return each.name == name; });
  if (known == kKnownBonuses.end() || card.effects.count == 0) return std::nullopt;
  const Tasks amount{card.effects.list[0]};
  const std::string tasks = write_tasks(amount) + std::string(known->after_amount);
  return unless(write_tasks(card.effects) == tasks, key, "the rulebook gives this bonus: '" + tasks + "'");
}

// What the cards of a kind do first: the kind is what their names begin with.
struct Kind {
  std::string_view name, first;
  bool (*is)(Task);
};
template <Effect kEffect>
bool has(Task task) {
  return task.effect == kEffect;
}
constexpr std::array<Kind, 5> kKinds{{
    {"cart", "carts, such as '3 carts'", has<Effect::MoveCarts>},
    {"coke", "coke, such as '2 coke'", has<Effect::MakeCoke>},
    {"load", "loading, such as 'load 2'", has<Effect::LoadCoke>},
    {"route", "a space of a track, such as '1 road'", moves_disc},
    {"miner", "'miner'", has<Effect::MoveMiner>},
}};

Found check_kind(const Card& card, std::string_view name, const std::string& key) {
  for (const Kind& kind : kKinds) {
    if (!name.starts_with(kind.name)) continue;
    if (auto broken = unless(kind.is(card.effects.list[0]), key,
                             "the first effect of this card is " + std::string(kind.first)))
      return broken;
  }
  return std::nullopt;
}

// Names say the sizes; only route-M2 may be large as well, as it is in boxes of ours.
Found check_size(const Card& card, std::string_view name, const std::string& key) {
  if (name == "route-M2") return unless(card.size != Size::Small, key, "this card is 'medium' or 'large'");
  for (const Size size : {Size::Small, Size::Medium, Size::Large}) {
    constexpr std::string_view kLetters = "SML";
    const auto letter = kLetters.substr(static_cast<std::size_t>(size) / 2, 1);
    if (!name.substr(name.find('-') + 1).starts_with(letter)) continue;
    return unless(card.size == size, key,
                  "this card is '" + std::string(word_of(size)) + "', as its name says");
  }
  return std::nullopt;
}

Found check_known_card(const Card& card, std::string_view name, const std::string& key) {
  const auto known = std::find_if(kKnownCards.begin(), kKnownCards.end(),
                                  [&](const KnownCard& each) { return each.name == name; });
  if (known == kKnownCards.end()) return std::nullopt;
  const auto given = [](std::string_view what, std::string_view value) {
    return "the rulebook gives this " + std::string(what) + ": '" + std::string(value) + "'";
  };
  if (auto broken = unless(write_tasks(card.effects) == known->tasks, key, given("card", known->tasks)))
    return broken;
  if (auto broken = unless(card.size == known->size, key, given("card's size", word_of(known->size))))
    return broken;
  return unless(card.cost == known->cost, key, given("card's price", word_of(known->cost)));
}

// What would go on for ever, or deeper than the agenda is: see nesting.h.
Found check_end(const Card& card, const std::string& key) {
  if (auto broken = unless(!card.copy || !any_task(card.effects, copies), key,
                           "a card that copies is 'never copied', or copies would not end"))
    return broken;
  if (auto broken = unless(!card.copy || !any_task(card.effects, moves_miner), key,
                           "a card with a miner's move is 'never copied', or copies would not end"))
    return broken;
  const bool pays = count(card.effects, Effect::Coin) > 0 || count(card.effects, Effect::SpoilToTip) > 0;
  return unless(
      !pays, key,
      "a card gives no coins, and no spoil that buys coins, or actions would pay for ever more actions");
}

Found check_card(const Print& print, std::size_t i) {
  const Card& card = print.cards[i];
  const std::string_view name = kCardNames[i];
  const std::string key = "card " + std::string(name);
  if (auto broken = unless(card.effects.count > 0, key, "every card does something")) return broken;
  if (auto broken = check_known_card(card, name, key)) return broken;
  if (auto broken = check_size(card, name, key)) return broken;
  if (auto broken = check_kind(card, name, key)) return broken;
  if (auto broken = check_bonus(card, name, key)) return broken;
  const bool often = std::find(kManyTimes.begin(), kManyTimes.end(), name) != kManyTimes.end();
  if (auto broken = unless(!often || card.multi, key, "this card may be used many times")) return broken;
  if (auto broken = check_end(card, key)) return broken;
  if (auto broken = unless(card.min_players >= kMinPlayers && card.min_players <= card.max_players &&
                               card.max_players <= kMaxSeats,
                           key, "a card is for 2 to 4 players"))
    return broken;
  const bool with_four = card.max_players == kMaxSeats;
  return unless(with_four == (i != kWaterCard), key, "four players use 21 cards: all but water-X");
}

Found check_cards(const Print& print) {
  for (std::size_t i = 0; i < kCards; ++i) {
    if (auto broken = check_card(print, i)) return broken;
  }
  return unless(print.cards[9].copy, "card route-L1", "the large route may be copied");
}

// After everybody has taken one there must be one to change for.
Found check_tiles(const Print& print) {
  for (std::size_t i = 0; i < kTiles; ++i) {
    if (auto broken =
            unless(print.tile_players[i] >= kMinPlayers && print.tile_players[i] <= kMaxSeats,
                   "tile " + std::string(kTileTable[i].name), "a tile is for 2, 3 or 4 players and more"))
      return broken;
  }
  for (int players = kMinPlayers; players <= kMaxSeats; ++players) {
    const auto tiles = std::count_if(print.tile_players.begin(), print.tile_players.end(),
                                     [=](std::uint8_t least) { return least <= players; });
    if (auto broken =
            unless(tiles > players, "",
                   "the entries 'tile …' give " + std::to_string(players) + " players " +
                       std::to_string(tiles) + " tiles, and there is at least one more than players"))
      return broken;
  }
  return std::nullopt;
}

Found check_nests(const Print& print) {
  const int most = Agenda::kMost;
  return unless(deepest_nest(print) <= most, "",
                "circles that copy, copied cards and barriers together leave up to " +
                    std::to_string(deepest_nest(print)) + " effects waiting for one another, and " +
                    std::to_string(most) + " are the most: let fewer circles copy");
}

Found check_round_cards(const Print& print) {
  if (auto broken = unless(print.closes_carts != print.puts_marker_in_bag, "puts the marker into the bag",
                           "three different round cards have an effect"))
    return broken;
  return unless(print.lowers_water != print.closes_carts && print.lowers_water != print.puts_marker_in_bag,
                "lowers the water", "three different round cards have an effect");
}

}  // namespace

std::optional<BrokenFact> broken_fact(const Print& print) {
  for (const auto check : {check_mine, check_water, check_tracks, check_shift, check_lots, check_cards,
                           check_tiles, check_round_cards, check_nests}) {
    if (auto broken = check(print)) return broken;
  }
  return std::nullopt;
}

}  // namespace pithead::schichtwechsel
