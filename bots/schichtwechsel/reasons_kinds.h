// Schichtwechsel: the kinds of reason, and what the sources that find them share.
#pragma once

#include <cstddef>
#include <cstdint>

#include "bots/reason_list.h"
#include "games/schichtwechsel/state.h"

namespace pithead::schichtwechsel::reasons {

// In the sequence of the forms in reasons_words.cpp.
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
inline Why with_cubes(Why both, int coal, int spoil) {
  const int sentence = coal > 0 && spoil > 0 ? 0 : coal > 0 ? 1 : 2;
  return static_cast<Why>(static_cast<int>(both) + sentence);
}

inline int total_points(const Player& player) {
  int sum = 0;
  for (const int points : player.points) sum += points;
  return sum;
}

// ---- reasons_sets.cpp -------------------------------------------------------------------------------

void find_set(const Turn& turn, List& list);
void find_placed_cubes(const Turn& turn, List& list);
void find_tools(const Turn& turn, List& list);

// ---- reasons_rivals.cpp -----------------------------------------------------------------------------

void find_rivals(const Turn& turn, List& list);

}  // namespace pithead::schichtwechsel::reasons
