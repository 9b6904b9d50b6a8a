// Schichtwechsel: the features of a task, that is what it would bring in this position.
#pragma once

#include <algorithm>
#include <cstddef>

#include "bots/schichtwechsel/policy_features.h"
#include "games/schichtwechsel/mine.h"
#include "games/schichtwechsel/scoring.h"

namespace pithead::schichtwechsel::policy {

// What this round's card would pay more after one more space on the track.
inline int round_card_pays(const State& s, const Player& player, Track track) {
  const RoundCard card = s.round_cards[s.round];
  const auto i = static_cast<std::size_t>(track);
  const int space = player.discs[i] + 1;
  if (card == static_cast<RoundCard>(track)) return space % kSpacesPerGroup[i] == 0 ? 2 : 1;
  if (card != RoundCard::Leaders) return 0;
  int front = 1;
  for (std::size_t seat = 0; seat < s.players; ++seat)
    if (seat != s.turn) front = std::max<int>(front, s.seats[seat].discs[i]);
  return space == front ? 2 : space > front ? 0 : 1;
}

// Whether a barrier gives a house (1), a miner's move or headframe (2), or both.
inline int kinds_of(const Tasks& benefits) {
  int kinds = 0;
  for (const Task task : benefits) {
    if (task.effect == Effect::Build) kinds |= 1;
    if (task.effect == Effect::MinerOrHeadframe || task.effect == Effect::MoveMiner) kinds |= 2;
  }
  return kinds;
}

template <class Visit>
void features_of_steps(const State& s, Track track, int spaces, Visit visit) {
  const Player& player = mover(s);
  const int from = space_on(player, track);
  const int i = static_cast<int>(track);
  const int to = std::min(from + spaces, box_of(s).length_of(track));
  for (int space = from; space < to; ++space) {
    visit(kStep(i, space));
    visit(kTrackInRound(i, s.round));
  }
  if (to == from) return;
  visit(kRoundCardPays(round_card_pays(s, player, track)));
  const auto& barriers = box_of(s).barrier_after[static_cast<std::size_t>(i)];
  if (barriers[static_cast<std::size_t>(from)] != 0 || barriers[static_cast<std::size_t>(to - 1)] != 0) {
    visit(kCrossing(player.frames_on_card, s.round));
    visit(kCrossingMiner(miner_place(player)));
    int kinds = 0;
    for (int space = from; space < to; ++space) {
      const std::size_t barrier = barriers[static_cast<std::size_t>(space)];
      if (barrier != 0)
        kinds |= kinds_of(box_of(s).tracks[static_cast<std::size_t>(i)].barriers[barrier - 1].benefits);
    }
    visit(kCrossingFor(kinds, s.round));
  }
  if (to == box_of(s).length_of(track))
    visit(kLastStep(s.first_at_end[static_cast<std::size_t>(i)] == kNobody ? 1 : 0));
}

template <class Visit>
void features_of_carts(const State& s, const Context& context, int carts, Visit visit) {
  const Player& player = mover(s);
  const int coal_carts = std::min(carts, context.coal_carts);
  const int coal =
      std::min(coal_carts + std::min(coal_carts, context.coal_pairs), box_of(s).wagon_room - player.coal);
  const int spoil_carts = std::min(carts - coal_carts, context.spoil_carts);
  const int spoil =
      std::min(spoil_carts + std::min(spoil_carts, context.spoil_pairs), kTipRoom - player.spoil);
  visit(kCoalCarted(coal, s.round));
  visit(kWagonsFilled(box_of(s).full_wagons(player.coal + coal) - box_of(s).full_wagons(player.coal),
                      context.last));
  visit(kSpoilCarted(spoil, context.last));
}

template <class Visit>
void features_of_coking(const State& s, const Context& context, int wagons, Visit visit) {
  const Player& player = mover(s);
  const int coked = std::min({wagons, full_wagons(box_of(s), player), kMostCokeInPlant - context.in_plant});
  visit(kWagonsCoked(coked, s.round));
  visit(kCokeWanted(context.wanted, coked));
}

template <class Visit>
void features_of_loading(const State& s, const Context& context, int coke, Visit visit) {
  const Player& player = mover(s);
  const int loaded = std::min({coke, context.in_plant, box_of(s).coke_wagons - player.coke});
  visit(kCokeLoaded(loaded, s.round));
  visit(kSaleable((player.coke + loaded) / kCokePerSale, s.round));
  visit(kLoadWanted(context.unloaded, loaded));
}

template <class Visit>
void features_of_task(const State& s, const Context& context, Task task, Visit visit) {
  const Player& player = mover(s);
  const int amount = task.amount;
  switch (task.effect) {
    case Effect::Points: return visit(kPointsNow(points_of(task)));
    case Effect::Lower:
    case Effect::LowerUpTo:
      return visit(kWaterFalls(player.water, std::max(0, player.water - amount), context.last));
    case Effect::Raise: return visit(kWaterRises(player.water, context.last));
    case Effect::Coin: return visit(kCoinTaken(s.round));
    case Effect::TakeTool: return visit(kToolTaken(0));
    case Effect::DiscardTool: return visit(kToolDiscarded(player.tools == 0 ? 0 : player.tools <= 3 ? 1 : 2));
    case Effect::CubeToCart: {
      const int kinds = amount & (CubeTerms::kCoal | CubeTerms::kSpoil);
      const CartSet room = carts_with_room(s, player, kinds == CubeTerms::kSpoil ? Cube::Spoil : Cube::Coal);
      return visit(kCubeTaken(kinds, room != 0 ? 1 : 0));
    }
    case Effect::CoalToWagon: return visit(kCoalReceived(player.coal, context.last));
    case Effect::SpoilToTip: return visit(kSpoilReceived(player.spoil, context.last));
    case Effect::CokeToWagon:
      visit((s.phase == Phase::Tiles ? kCokeInTile : kCokeReceived)(s.round, player.coke));
      return visit(kCokeWanted(context.wanted, 1));
    case Effect::CokeToPlant:
      visit(kCokePlanted(s.round, context.coking_spaces > 0 ? 1 : 0));
      return visit(kCokeWanted(context.wanted, context.coking_spaces > 0 ? 1 : 0));
    case Effect::Advance: return features_of_steps(s, track_of(task), spaces_of(task), visit);
    case Effect::MoveCarts: return features_of_carts(s, context, amount, visit);
    case Effect::MakeCoke: return features_of_coking(s, context, amount, visit);
    case Effect::LoadCoke: return features_of_loading(s, context, amount, visit);
    case Effect::MoveMiner: return visit(kMinerFrom(miner_place(player), player.on_speed));
    case Effect::TakeMarker: return visit(kMarker(s.first_player == s.turn ? 1 : 0, s.round));
    case Effect::HeadframeToTop:
    case Effect::HeadframeToAny:
      visit(kFrames(kHeadframes - player.frames_on_card, s.round));
      return visit(kTopSpaces(static_cast<int>((free_frame_spaces(s) & kTopRow) >> 1U), s.round));
    case Effect::Choose:
      if (amount == kRouteChoice) return features_of_steps(s, Track::Road, 1, visit);
      return;
    default: return;
  }
}

template <class Visit>
void features_of_tasks(const State& s, const Context& context, const Tasks& tasks, Visit visit) {
  for (const Task task : tasks) features_of_task(s, context, task, visit);
}

}  // namespace pithead::schichtwechsel::policy
