#include "bots/schichtwechsel/reasons.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <vector>

#include "bots/schichtwechsel/reasons_kinds.h"
#include "games/schichtwechsel/mine.h"
#include "games/schichtwechsel/scoring.h"

namespace pithead {
namespace schichtwechsel::reasons {
namespace {

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
    if (at_end(box_of(turn.after), turn.is, track)) {
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
  list.add(Why::MinerMoved, box_of(turn.after).circles[turn.is.miner].name);
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
  const int pairs = turn.is.coke / kCokePerSale - turn.was.coke / kCokePerSale;
  if (pairs > 0) list.add(Why::PairsReady, turn.is.coke / kCokePerSale);
}

void find_carts(const Turn& turn, List& list) {
  const unsigned emptied = (turn.was.coal_carts | turn.was.spoil_carts) &
                           ~static_cast<unsigned>(turn.is.coal_carts | turn.is.spoil_carts);
  const auto cubes = [&](CartSet kind) {
    return cubes_in(box_of(turn.after), turn.was, static_cast<CartSet>(kind & emptied));
  };
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

}  // namespace
}  // namespace schichtwechsel::reasons

void Reasons<schichtwechsel::Schichtwechsel>::find(const schichtwechsel::State& before,
                                                   const schichtwechsel::State& after, Seat seat,
                                                   std::vector<Event>& reasons) {
  schichtwechsel::reasons::List list(seat, reasons);
  schichtwechsel::reasons::find_all({{.before = before, .after = after, .seat = seat}}, list);
}

}  // namespace pithead
