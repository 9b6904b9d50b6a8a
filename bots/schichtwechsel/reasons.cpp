#include "bots/schichtwechsel/reasons.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "bots/reason_list.h"
#include "games/schichtwechsel/effects.h"
#include "games/schichtwechsel/mine.h"
#include "games/schichtwechsel/names.h"
#include "games/schichtwechsel/scoring.h"

namespace pithead {
namespace schichtwechsel {
namespace {

// In the sequence of kTable.
enum class Why : std::uint8_t {
  GameWon,
  GameEnded,
  RoundScored,
  PointsScored,
  SetKept,
  SetGiven,  // of both kinds, then of coal only and of spoil only, here and below
  SetOfCoalGiven,
  SetOfSpoilGiven,
  SetHandedOut,
  OwnRoomLacking,
  RivalRoomLacking,
  LastRivalHelped,
  RivalFillsCarts,
  RivalFillsNoCart,
  SetAwaited,
  CartsFilled,
  CubesPlaced,
  CoalPlaced,
  SpoilPlaced,
  TileTaken,
  TileCube,
  TileEitherCube,
  TileCoal,
  TileCoke,
  TileWater,
  PairSold,
  CokeHeld,
  EndReached,
  TrackWorthMore,
  DiscAdvanced,
  ExitReached,
  MinerMoved,
  BuildingPlaced,
  BuildingsPlaced,
  HeadframesPlaced,
  HeadframeMoved,
  CokeMade,
  CokeOnWagons,
  PairsReady,
  CartsEmptied,
  CoalCartsEmptied,
  SpoilCartsEmptied,
  CoalReceived,
  RoundCardRaised,
  MarkerTaken,
  SpoilExchanged,
  ToolsDiscarded,
  ToolsTaken,
  WaterDown,
  WaterUp,
  CoinsGained,
  CardChosen,
  CokingFull,
  LastMinerCard,
  LastWaterCard,
  UnitsKept,
  TokensKept,
  CoinsKept,
  UnitsGone,
  Passed,
  PassedWithTokens,
  RoundEnded,
  RoundGoesOn,
};
constexpr std::size_t kKinds = static_cast<std::size_t>(Why::RoundGoesOn) + 1;

constexpr std::size_t at(Source source) { return static_cast<std::size_t>(source); }

struct Turn : BeforeAndAfter<State, Player> {
  bool ends_game() const { return after.phase == Phase::Over; }
  bool ends_last_round() const { return after.phase == Phase::LastMove && before.phase != Phase::LastMove; }
  // A new round brings a card and a set that nobody could know.
  bool ends_round() const { return ends_game() || ends_last_round() || after.round != before.round; }
  int gain(Source source) const { return is.points[at(source)] - was.points[at(source)]; }
};

using List = ReasonList<Why>;

// Two kinds of cube make three sentences, of which the first names both.
Why with_cubes(Why both, int coal, int spoil) {
  const int sentence = coal > 0 && spoil > 0 ? 0 : coal > 0 ? 1 : 2;
  return static_cast<Why>(static_cast<int>(both) + sentence);
}

int total_points(const Player& player) {
  int sum = 0;
  for (const int points : player.points) sum += points;
  return sum;
}

// ---- I: sets of cubes -------------------------------------------------------------------------------

int coal_in_carts(const Player& player) { return cubes_in(player, player.coal_carts); }
int spoil_in_carts(const Player& player) { return cubes_in(player, player.spoil_carts); }

void find_placed_cubes(const Turn& turn, List& list) {
  const int filled = std::popcount(turn.is.full_carts) - std::popcount(turn.was.full_carts);
  const int coal = coal_in_carts(turn.is) - coal_in_carts(turn.was);
  const int spoil = spoil_in_carts(turn.is) - spoil_in_carts(turn.was);
  if (filled > 0) list.add(Why::CartsFilled, filled);
  if (coal >= 0 && spoil >= 0 && coal + spoil > 0)
    list.add(with_cubes(Why::CubesPlaced, coal, spoil), coal, spoil);
}

void find_tools(const Turn& turn, List& list) {
  const int more = turn.is.tools - turn.was.tools;
  if (more > 0) list.add(Why::ToolsTaken, more);
  if (more < 0) list.add(Why::ToolsDiscarded, -more);
}

// The most that placing a set on the mover's carts can be worth to it.
template <class SeatValues>
int best_placing(const State& state, int coal, int spoil, SeatValues worth) {
  int most = worth(mover(state));
  const auto place = [&](Cube cube, int coal_left, int spoil_left) {
    for (unsigned carts = carts_with_room(state, mover(state), cube); carts != 0; carts &= carts - 1) {
      State next = state;
      NoEvents silence;
      place_cube(next, cube, static_cast<std::size_t>(std::countr_zero(carts)), silence);
      most = std::max(most, best_placing(next, coal_left, spoil_left, worth));
    }
  };
  if (coal > 0) place(Cube::Coal, coal - 1, spoil);
  if (spoil > 0) place(Cube::Spoil, coal, spoil - 1);
  return most;
}

// What a seat could make of the set in hand.
template <class SeatValues>
int gain_by_set(const State& state, Seat seat, SeatValues worth) {
  State receiving = state;
  receiving.turn = seat;
  return best_placing(receiving, state.hand_coal, state.hand_spoil, worth) - worth(state.seats[seat]);
}

int filled_by(const State& state, Seat seat) {
  return gain_by_set(state, seat, [](const Player& player) { return std::popcount(player.full_carts); });
}

// Cubes of it that the seat would have to lose.
int lost_by(const State& state, Seat seat) {
  const auto cubes = [](const Player& player) { return coal_in_carts(player) + spoil_in_carts(player); };
  return state.hand_coal + state.hand_spoil - gain_by_set(state, seat, cubes);
}

enum class Fate : std::uint8_t { Given, Kept, Unclear };

// Whether a seat would be asked where to put the set in hand.
bool has_choice(const State& state, Seat seat) {
  int choices = 0;
  if (state.hand_coal > 0) choices += std::popcount(carts_with_room(state, state.seats[seat], Cube::Coal));
  if (state.hand_spoil > 0) choices += std::popcount(carts_with_room(state, state.seats[seat], Cube::Spoil));
  return choices > 1;
}

// The last set finds its owner without a question. So does the last but one its carts, if there is no choice:
// then two seats have a set each, and nothing tells which of them got this one.
Fate fate_of_set(const Turn& turn) {
  const bool kept = turn.after.with_set.has(turn.seat) && !turn.before.with_set.has(turn.seat);
  if (!kept)
    return turn.after.with_set.size() == turn.before.with_set.size() + 1 ? Fate::Given : Fate::Unclear;
  for (Seat seat = 0; seat < turn.before.players; ++seat) {
    const bool other = seat != turn.seat && turn.after.with_set.has(seat) && !turn.before.with_set.has(seat);
    if (other && !has_choice(turn.before, seat)) return Fate::Unclear;
  }
  return Fate::Kept;
}

// Whether all other rivals who could have got the set have more points.
bool is_last(const Turn& turn, Seat rival) {
  const auto points = [&](Seat seat) { return total_points(turn.before.seats[seat]); };
  int others = 0;
  for (Seat seat = 0; seat < turn.before.players; ++seat) {
    if (seat == turn.seat || seat == rival || turn.before.with_set.has(seat)) continue;
    if (points(seat) <= points(rival)) return false;
    ++others;
  }
  return others > 0;
}

// Why a set is better in other hands: carts are full, the bag holds a better one, or it does no harm there.
void find_given_set(const Turn& turn, List& list) {
  const int coal = turn.before.hand_coal;
  const int spoil = turn.before.hand_spoil;
  const auto gets = [&](Seat seat) {
    return turn.after.with_set.has(seat) && !turn.before.with_set.has(seat);
  };
  const Seat rival = find_rival(turn, gets);
  list.add(with_cubes(Why::SetGiven, coal, spoil), coal, spoil, rival);
  const bool waits = !turn.before.with_set.has(turn.seat);
  const int lost = lost_by(turn.before, turn.seat);
  if (waits && lost > 0) list.add(Why::OwnRoomLacking, lost);
  const int lost_by_rival = lost_by(turn.before, rival);
  if (lost_by_rival > 0) list.add(Why::RivalRoomLacking, lost_by_rival, rival);
  if (waits) list.add(Why::SetAwaited, turn.before.bag_coal, turn.before.bag_spoil);
  if (is_last(turn, rival)) list.add(Why::LastRivalHelped, rival);
  const int filled = filled_by(turn.before, rival);
  filled > 0 ? list.add(Why::RivalFillsCarts, filled, rival) : list.add(Why::RivalFillsNoCart, rival);
}

void find_set(const Turn& turn, List& list) {
  if (turn.before.question == Question::Give) {
    const Fate fate = fate_of_set(turn);
    if (fate == Fate::Given) return find_given_set(turn, list);
    if (fate == Fate::Unclear) return list.add(Why::SetHandedOut);
    list.add(Why::SetKept);
  }
  find_placed_cubes(turn, list);
  find_tools(turn, list);
}

// ---- II: selection tiles, V: sale -------------------------------------------------------------------

// The upper bonus follows when all have chosen.
void find_tile(const Turn& turn, List& list) {
  list.add(Why::TileTaken, turn.is.tile);
  const Task bonus = kTileTable[turn.is.tile].upper.list[0];
  switch (bonus.effect) {
    case Effect::CubeToCart:
      if (bonus.amount == (CubeTerms::kCoal | CubeTerms::kSpoil)) return list.add(Why::TileEitherCube);
      return list.add(Why::TileCube,
                      static_cast<int>(bonus.amount == CubeTerms::kCoal ? Cube::Coal : Cube::Spoil));
    case Effect::CoalToWagon: return list.add(Why::TileCoal);
    case Effect::CokeToWagon: return list.add(Why::TileCoke);
    case Effect::Lower: return list.add(Why::TileWater, bonus.amount);
    default: return;
  }
}

// Steps that need no decision may follow at once, so only the sale itself is told.
void find_sale(const Turn& turn, List& list) {
  if (turn.is.pairs > turn.was.pairs) {
    list.add(Why::PairSold, kSalePoints[turn.was.pairs]);
  } else {
    list.add(Why::CokeHeld, turn.was.coke);
  }
}

// ---- tracks and miner -------------------------------------------------------------------------------

void find_advances(const Turn& turn, List& list) {
  for (const Track track : {Track::Road, Track::Rail, Track::Canal}) {
    const int spaces = space_on(turn.is, track) - space_on(turn.was, track);
    if (spaces == 0) continue;
    const int points = track_points(turn.after, turn.seat, track);
    const int more = points - track_points(turn.before, turn.seat, track);
    if (at_end(turn.is, track)) {
      list.add(Why::EndReached, static_cast<int>(track), points);
    } else if (more > 0) {
      list.add(Why::TrackWorthMore, spaces, static_cast<int>(track), points);
    } else {
      list.add(Why::DiscAdvanced, spaces, static_cast<int>(track));
    }
  }
}

void find_miner(const Turn& turn, List& list) {
  if (turn.is.miner == turn.was.miner) return;
  if (turn.is.miner == kGateOut) return list.add(Why::ExitReached, gate_points(turn.after, turn.seat));
  list.add(Why::MinerMoved, turn.is.miner);
}

// ---- buildings and headframes -----------------------------------------------------------------------

unsigned uncovered_bar(const Turn& turn) { return static_cast<unsigned>(turn.was.bar & ~turn.is.bar); }

void find_buildings(const Turn& turn, List& list) {
  int built = 0;
  int last = 0;
  for (int lot = 0; lot < kLots; ++lot) {
    const auto each = static_cast<Lot>(lot);
    const int more = buildings_in(turn.is, each) - buildings_in(turn.was, each);
    built += more;
    if (more > 0) last = lot;
  }
  if (built == 0) return;
  if (built > 1) return list.add(Why::BuildingsPlaced, built);
  // A building whose lot is being chosen has left the bar already.
  const int bar = turn.before.question == Question::Lot ? turn.before.agenda.top().amount
                                                        : std::countr_zero(uncovered_bar(turn));
  list.add(Why::BuildingPlaced, last, bar);
}

void find_headframes(const Turn& turn, List& list) {
  const int brought = turn.was.frames_on_card - turn.is.frames_on_card;
  if (brought > 0) list.add(Why::HeadframesPlaced, brought);
  if (turn.is.top != turn.was.top && turn.is.top != kNone) list.add(Why::HeadframeMoved, turn.is.top);
  if (turn.is.left != turn.was.left && turn.is.left != kNone)
    list.add(Why::HeadframeMoved, kRowSpaces + turn.is.left);
}

// ---- coal, coke and spoil ---------------------------------------------------------------------------

void find_coke(const Turn& turn, List& list) {
  const int made = coke_made(turn.is) - coke_made(turn.was);
  const int loaded = turn.is.coke - turn.was.coke;
  if (made > loaded) list.add(Why::CokeMade, made);
  if (loaded > 0) list.add(Why::CokeOnWagons, loaded);
  const int pairs = turn.is.coke / 2 - turn.was.coke / 2;
  if (pairs > 0) list.add(Why::PairsReady, turn.is.coke / 2);
}

void find_carts(const Turn& turn, List& list) {
  const unsigned emptied = (turn.was.coal_carts | turn.was.spoil_carts) &
                           ~static_cast<unsigned>(turn.is.coal_carts | turn.is.spoil_carts);
  const auto cubes = [&](CartSet kind) { return cubes_in(turn.was, static_cast<CartSet>(kind & emptied)); };
  const int coal = cubes(turn.was.coal_carts);
  const int spoil = cubes(turn.was.spoil_carts);
  if (emptied != 0) {
    list.add(with_cubes(Why::CartsEmptied, coal, spoil), std::popcount(emptied), coal, spoil);
  } else {
    find_placed_cubes(turn, list);
  }
  const int received = turn.is.coal - turn.was.coal - coal;
  if (received > 0) list.add(Why::CoalReceived, received);
  // Nothing else takes spoil from the tip.
  if (turn.is.spoil < turn.was.spoil + spoil) list.add(Why::SpoilExchanged);
}

// ---- points -----------------------------------------------------------------------------------------

// What a new round card did to the water is nobody's merit.
void find_points(const Turn& turn, List& list) {
  if (turn.ends_game()) {
    if (Schichtwechsel::winners(turn.after).has(turn.seat)) list.add(Why::GameWon);
    return list.add(Why::GameEnded, total_points(turn.is));
  }
  int points = total_points(turn.is) - total_points(turn.was);
  if (turn.ends_round()) {
    if (turn.gain(Source::Rounds) > 0) list.add(Why::RoundScored, turn.gain(Source::Rounds));
    points -= turn.gain(Source::Rounds) + turn.gain(Source::Water);
  }
  if (points != 0) list.add(Why::PointsScored, points);
}

void find_round_card(const Turn& turn, List& list) {
  if (turn.ends_round() || turn.before.phase == Phase::LastMove) return;
  const int more = round_points(turn.after, turn.seat) - round_points(turn.before, turn.seat);
  if (more > 0) list.add(Why::RoundCardRaised, more);
}

// ---- water, marker, means of payment ----------------------------------------------------------------

void find_water(const Turn& turn, List& list) {
  if (turn.ends_round() || turn.is.water == turn.was.water) return;
  list.add(turn.is.water < turn.was.water ? Why::WaterDown : Why::WaterUp, turn.is.water);
}

bool has_paid(const Turn& turn) {
  return turn.is.white < turn.was.white || turn.is.token != turn.was.token || turn.is.coins < turn.was.coins;
}

void find_means(const Turn& turn, List& list) {
  if (turn.ends_game()) return;
  if (turn.ends_round()) return list.close(Why::RoundEnded);
  if (turn.before.phase != Phase::Actions) return;
  if (turn.after.passed.has(turn.seat) && !has_paid(turn)) {
    return turn.was.white == 0 ? list.close(Why::Passed) : list.close(Why::PassedWithTokens, turn.was.white);
  }
  const int tokens = turn.is.white + (turn.is.token ? 1 : 0);
  if (tokens + turn.is.coins == 0) return list.close(Why::UnitsGone);
  if (turn.is.coins == 0) return list.close(Why::TokensKept, tokens);
  if (tokens == 0) return list.close(Why::CoinsKept, turn.is.coins);
  list.close(Why::UnitsKept, tokens, turn.is.coins);
}

// ---- rivals -----------------------------------------------------------------------------------------

// The spaces of the coking plant that are for everybody.
CokingSet free_shared_spaces(const State& state) {
  unsigned taken = kOwnBit;
  for (const Player& each : state.seats) taken |= each.plant;
  return static_cast<CokingSet>(coking_spaces(state.players) & ~taken);
}

// Cards that nobody has paid for yet; those with a white border stay open.
CardSet open_cards(const State& state) { return cards_for(state.players) & ~state.closed; }
constexpr CardSet kMinerCards = cards_that([](const Card& card) { return card.name.starts_with("miner"); });
constexpr CardSet kWaterCards = cards_that([](const Card& card) { return card.name.starts_with("water"); });

void find_rivals(const Turn& turn, List& list) {
  if (turn.ends_round()) return;
  if (free_shared_spaces(turn.before) != 0 && free_shared_spaces(turn.after) == 0) list.add(Why::CokingFull);
  const auto may_act = [&](Seat seat) { return !turn.after.passed.has(seat); };
  if (find_rival(turn, may_act) == kNobody) return;
  const auto used_up = [&](CardSet kind) {
    return (open_cards(turn.before) & kind) != 0 && (open_cards(turn.after) & kind) == 0;
  };
  if (used_up(kMinerCards)) list.add(Why::LastMinerCard);
  if (used_up(kWaterCards)) list.add(Why::LastWaterCard);
}

// Final scoring has changed more than the turn did.
void find_action(const Turn& turn, List& list) {
  find_points(turn, list);
  if (turn.ends_game()) return;
  find_buildings(turn, list);
  find_advances(turn, list);
  if (!turn.ends_last_round()) find_miner(turn, list);  // else it may have made its last move
  find_headframes(turn, list);
  find_coke(turn, list);
  find_carts(turn, list);
  find_round_card(turn, list);
  if (turn.after.first_player == turn.seat && turn.before.first_player != turn.seat)
    list.add(Why::MarkerTaken, turn.before.first_player);
  if (!turn.ends_last_round()) find_tools(turn, list);
  find_water(turn, list);
  if (turn.is.coins > turn.was.coins) list.add(Why::CoinsGained, turn.is.coins - turn.was.coins);
  if (turn.before.card == kNone && turn.after.card != kNone) list.add(Why::CardChosen, turn.after.card);
  find_rivals(turn, list);
  find_means(turn, list);
}

void find_all(const Turn& turn, List& list) {
  switch (turn.before.phase) {
    case Phase::Sets: find_set(turn, list); break;
    case Phase::Tiles: find_tile(turn, list); break;
    case Phase::Bonuses: find_placed_cubes(turn, list); break;
    case Phase::Sale: find_sale(turn, list); break;
    default: find_action(turn, list); break;
  }
  if (list.empty()) list.close(Why::RoundGoesOn);
}

// ---- words ------------------------------------------------------------------------------------------

// Names in notation as people say them.
void in_words(std::string_view name, std::string& out) {
  for (const char letter : name) out += letter == '-' ? ' ' : letter;
}

void tile_word(int tile, std::string& out) { out += kTileTable[static_cast<std::size_t>(tile)].name; }
void track_word(int track, std::string& out) { out += kTrackNames[static_cast<std::size_t>(track)]; }
void lot_word(int lot, std::string& out) { out += kLotNames[static_cast<std::size_t>(lot)]; }
void bar_word(int bar, std::string& out) { out += kBarNames[static_cast<std::size_t>(bar)]; }
void frame_word(int space, std::string& out) { out += kFrameNames[static_cast<std::size_t>(space)]; }
void circle_word(int circle, std::string& out) { out += kCircleTable[static_cast<std::size_t>(circle)].name; }
void card_word(int card, std::string& out) { out += card_name(card); }
void tile_in_words(int tile, std::string& out) {
  in_words(kTileTable[static_cast<std::size_t>(tile)].name, out);
}
void lot_in_words(int lot, std::string& out) {
  constexpr std::array<std::string_view, kLots> kWords{
      "the miner lot", "the spoil lot", "a four-point lot", "a four-point lot",
      "the sale lot",  "the tool lot",  "the speed lot"};
  out += kWords[static_cast<std::size_t>(lot)];
}
void bar_in_words(int bar, std::string& out) { out += "space " + std::to_string(bar + 1) + " of the bar"; }
void frame_in_words(int space, std::string& out) {
  out += "space " + std::to_string(space % kRowSpaces + 1);
  out += space < kRowSpaces ? " of the top row" : " of the left column";
}
void circle_in_words(int circle, std::string& out) {
  constexpr std::array<std::string_view, kCircles> kWords{
      "entrance",  "baths", "lamp room",  "overman",    "ride down", "pit bottom", "heading",
      "coal face", "pumps", "meal break", "tool chest", "ride up",   "pay hall",   "exit"};
  out += kWords[static_cast<std::size_t>(circle)];
}
void card_in_words(int card, std::string& out) {
  constexpr std::array<std::string_view, kCards + 1> kWords{"large cart card",
                                                            "medium cart card",
                                                            "small cart card",
                                                            "large coking card",
                                                            "medium coking card",
                                                            "small coking card",
                                                            "large loading card",
                                                            "medium loading card",
                                                            "small loading card",
                                                            "large card for road and canal",
                                                            "large card for rail and canal",
                                                            "medium card for road and rail",
                                                            "medium card for road and canal",
                                                            "small route card",
                                                            "large miner card",
                                                            "medium miner card",
                                                            "small water card",
                                                            "large water card",
                                                            "water card",
                                                            "card for two headframes",
                                                            "card for one headframe",
                                                            "first-player card",
                                                            "personal card"};
  out += kWords[static_cast<std::size_t>(card)];
}
void cube_word(int cube, std::string& out) { out += kCubeNames[static_cast<std::size_t>(cube)]; }

constexpr ArgForm kCountArg{"n"};
constexpr ArgForm kPointsArg{"points"};
constexpr ArgForm kCoalArg{"coal"};
constexpr ArgForm kSpoilArg{"spoil"};
constexpr ArgForm kTrackArg{"track", track_word};
constexpr ArgForm kLevelArg{"level"};

// In the sequence of Why.
constexpr std::array<EventForm, kKinds> kTable{{
    {"game-won", "wins the game", {}},
    {"game-ended", "ends the game with {points point|points}", {{kPointsArg}}},
    {"round-scored", "scores {points point|points} by the round card", {{kPointsArg}}},
    {"points-scored", "scores {points point|points}", {{kPointsArg}}},
    {"set-kept", "keeps the set", {}},
    {"set-given", "gives {coal} coal and {spoil} spoil to {rival}", {{kCoalArg, kSpoilArg, kRivalArg}}},
    {"set-of-coal-given", "gives {coal} coal to {rival}", {{kCoalArg, kSpoilArg, kRivalArg}}},
    {"set-of-spoil-given", "gives {spoil} spoil to {rival}", {{kCoalArg, kSpoilArg, kRivalArg}}},
    {"set-handed-out", "hands out the set", {}},
    {"own-room-lacking", "has no room itself for {n cube|cubes} of it", {{kCountArg}}},
    {"rival-room-lacking", "gives {rival} {n tool|tools} for want of room", {{kCountArg, kRivalArg}}},
    {"last-rival-helped", "helps {rival}, who has the fewest points of those without a set", {{kRivalArg}}},
    {"rival-fills-carts", "lets {rival} fill {n cart|carts} with it", {{kCountArg, kRivalArg}}},
    {"rival-fills-no-cart", "lets {rival} fill no cart with it", {{kRivalArg}}},
    {"set-awaited",
     "gets a later set, from {coal} coal and {spoil} spoil in the bag",
     {{kCoalArg, kSpoilArg}}},
    {"carts-filled", "fills {n cart|carts}", {{kCountArg}}},
    {"cubes-placed", "puts {coal} coal and {spoil} spoil on carts", {{kCoalArg, kSpoilArg}}},
    {"coal-placed", "puts {coal} coal on carts", {{kCoalArg, kSpoilArg}}},
    {"spoil-placed", "puts {spoil} spoil on carts", {{kCoalArg, kSpoilArg}}},
    {"tile-taken", "takes the {tile} tile", {{{"tile", tile_word, tile_in_words}}}},
    {"tile-cube", "is to get {cube} on a cart", {{{"cube", cube_word}}}},
    {"tile-either-cube", "is to get coal or spoil on a cart", {}},
    {"tile-coal", "is to get coal on a wagon", {}},
    {"tile-coke", "is to get coke on a wagon with a tool and more water", {}},
    {"tile-water", "is to lower the pit water by {n}", {{kCountArg}}},
    {"pair-sold", "sells a pair of coke worth {points point|points}", {{kPointsArg}}},
    {"coke-held", "keeps {n} coke on the wagons", {{kCountArg}}},
    {"end-reached", "reaches the end of the {track} ({points point|points})", {{kTrackArg, kPointsArg}}},
    {"track-worth-more",
     "advances {n space|spaces} on the {track} (now {points point|points})",
     {{kCountArg, kTrackArg, kPointsArg}}},
    {"disc-advanced", "advances {n space|spaces} on the {track}", {{kCountArg, kTrackArg}}},
    {"exit-reached", "brings the miner to the exit ({points point|points})", {{kPointsArg}}},
    {"miner-moved", "sends the miner to the {circle}", {{{"circle", circle_word, circle_in_words}}}},
    {"building-placed",
     "builds on {lot} and uncovers {bar}",
     {{{"lot", lot_word, lot_in_words}, {"bar", bar_word, bar_in_words}}}},
    {"buildings-placed", "places {n building|buildings}", {{kCountArg}}},
    {"headframes-placed", "brings {n headframe|headframes} into play", {{kCountArg}}},
    {"headframe-moved", "moves a headframe to {space}", {{{"space", frame_word, frame_in_words}}}},
    {"coke-made", "makes {n} coke", {{kCountArg}}},
    {"coke-on-wagons", "brings {n} coke onto wagons", {{kCountArg}}},
    {"pairs-ready", "has {n pair|pairs} of coke ready for sale", {{kCountArg}}},
    {"carts-emptied",
     "empties {n cart|carts} of {coal} coal and {spoil} spoil",
     {{kCountArg, kCoalArg, kSpoilArg}}},
    {"coal-carts-emptied", "empties {n cart|carts} of {coal} coal", {{kCountArg, kCoalArg, kSpoilArg}}},
    {"spoil-carts-emptied", "empties {n cart|carts} of {spoil} spoil", {{kCountArg, kCoalArg, kSpoilArg}}},
    {"coal-received", "gets {n} coal on wagons", {{kCountArg}}},
    {"round-card-raised", "gets {points more point|more points} from the round card", {{kPointsArg}}},
    {"marker-taken", "takes the first-player marker from {rival}", {{kRivalArg}}},
    {"spoil-exchanged", "exchanges spoil", {}},
    {"tools-discarded", "discards {n tool|tools}", {{kCountArg}}},
    {"tools-taken", "takes {n tool|tools}", {{kCountArg}}},
    {"water-down", "brings the pit water down to {level}", {{kLevelArg}}},
    {"water-up", "lets the pit water rise to {level}", {{kLevelArg}}},
    {"coins-gained", "gains {n coin|coins}", {{kCountArg}}},
    {"card-chosen", "chooses the {card}", {{{"card", card_word, card_in_words}}}},
    {"coking-full", "takes the last free space of the coking plant", {}},
    {"last-miner-card", "takes the last miner card of the round", {}},
    {"last-water-card", "takes the last water card of the round", {}},
    {"units-kept",
     "keeps {tokens action token|action tokens} and {coins coin|coins}",
     {{{"tokens"}, {"coins"}}}},
    {"tokens-kept", "keeps {tokens action token|action tokens}", {{{"tokens"}}}},
    {"coins-kept", "keeps {coins coin|coins}", {{{"coins"}}}},
    {"units-gone", "has nothing left to pay with", {}},
    {"passed", "passes", {}},
    {"passed-with-tokens", "passes with {n white token|white tokens} unused", {{kCountArg}}},
    {"round-ended", "ends the round", {}},
    {"round-goes-on", "goes on with the round", {}},
}};

}  // namespace
}  // namespace schichtwechsel

constinit const std::array<EventForm, 63> Reasons<schichtwechsel::Schichtwechsel>::kForms =
    schichtwechsel::kTable;

void Reasons<schichtwechsel::Schichtwechsel>::find(const schichtwechsel::State& before,
                                                   const schichtwechsel::State& after, Seat seat,
                                                   std::vector<Event>& reasons) {
  schichtwechsel::List list(seat, reasons);
  schichtwechsel::find_all({{.before = before, .after = after, .seat = seat}}, list);
}

}  // namespace pithead
