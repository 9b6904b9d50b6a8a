// Schichtwechsel: what an experienced player sees in a move at first sight.
//
// Cards, tiles, bar, headframes, circles and exchanges all bring tasks (tasks.h). A move's features are what
// kind of move it is and, whatever it is, what its tasks would bring in this position.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "bots/policy.h"
#include "bots/schichtwechsel/policy_features.h"
#include "bots/schichtwechsel/policy_tasks.h"
#include "bots/schichtwechsel/policy_weights.h"
#include "bots/schichtwechsel/policy_weights_first.h"
#include "bots/schichtwechsel/policy_weights_second.h"
#include "bots/schichtwechsel/weights.h"
#include "games/core/bits.h"
#include "games/schichtwechsel/game.h"
#include "games/schichtwechsel/mine.h"
#include "games/schichtwechsel/scoring.h"

namespace pithead::schichtwechsel::policy {

template <class Visit>
void features_of_card(const State& s, const Context& context, int card, Visit visit) {
  visit(kCardUsed(card, s.round));
  visit(kCardAtTable(card, context.table));
  const Cost cost = box_of(s).cost_of(static_cast<std::size_t>(card));
  visit(kPurse(static_cast<int>(cost), context.white, context.others));
  if (card == kPersonalCard) {
    features_of_task(s, context, kPersonalWater, visit);
    return features_of_steps(s, Track::Rail, kHeadframes - mover(s).frames_on_card, visit);
  }
  features_of_tasks(s, context, box_of(s).cards[static_cast<std::size_t>(card)].effects, visit);
}

// Spoil pays in the lot for spoil and by a round card.
template <class Visit>
void features_of_spoil_left(const State& s, int spoil, Visit visit) {
  const bool card = s.round_cards[s.round] == RoundCard::Spoil;
  visit(kSpoilLeft(spoil, has_lot(mover(s), Lot::Spoil) ? 1 : card ? 2 : 0));
}

template <class Visit>
void features_of_exchange(const State& s, const Context& context, int exchange, Visit visit) {
  const Exchange& form = kExchangeTable[static_cast<std::size_t>(exchange)];
  visit(kExchanged(exchange, s.round));
  features_of_spoil_left(s, mover(s).spoil - form.spoil, visit);
  features_of_tasks(s, context, form.gain, visit);
}

template <class Visit>
void features_of_no_exchange(const State& s, Visit visit) {
  visit(kExchanged(kExchanges, s.round));
  features_of_spoil_left(s, mover(s).spoil, visit);
}

template <class Visit>
void features_of_payment(const State& s, int payment, Visit visit) {
  const Player& player = mover(s);
  const Payment& units = kPaymentTable[static_cast<std::size_t>(payment)];
  visit(kPaying(payment, s.round));
  visit(kPurseAfter(player.white - units.white, (player.token ? 1 : 0) - units.token,
                    player.coins - units.coins));
  if (s.card == kWaterCard) visit(kWaterByUnit(payment));
}

template <class Visit>
void features_of_receiver(const State& s, Seat seat, Visit visit) {
  const Player& receiver = s.seats[seat];
  const int own = seat == s.turn ? 1 : 0;
  const CartSet coal = carts_with_room(s, receiver, Cube::Coal);
  const CartSet spoil = carts_with_room(s, receiver, Cube::Spoil);
  const bool room =
      (s.hand_coal == 0 || count_bits(coal) > 1) && (s.hand_spoil == 0 || count_bits(spoil) > 1);
  visit(kGiven(own, s.hand_coal, room ? 1 : 0));
  if (s.sets[s.round][s.served - 1U].marker)
    visit(kMarkerGiven(own, receiver.water + 1 >= box_of(s).water.token ? 1 : 0));
}

template <class Visit>
void features_of_cube(const State& s, int detail, Visit visit) {
  const int cart = detail % kMostCarts;
  const Player& player = mover(s);
  const bool coal = detail < kMostCarts;
  const bool fills = ((coal ? player.coal_carts : player.spoil_carts) >> cart & 1) != 0;
  const bool another = s.agenda.empty() && (coal ? s.hand_coal : s.hand_spoil) > 1;
  visit(kCubePlaced(detail / kMostCarts, cart, fills ? 2 : another ? 1 : 0));
}

template <class Visit>
void features_of_tile(const State& s, const Context& context, int tile, Visit visit) {
  const Player& player = mover(s);
  const Tasks& lower = kChoiceTable[static_cast<std::size_t>(tile)].a.tasks;
  const bool uncovered = (player.bar >> kTileBar & 1U) == 0;
  bool open = true;
  for (const Task task : lower) {
    if (task.effect != Effect::Advance) continue;
    const auto track = static_cast<std::size_t>(track_of(task));
    open = box_of(s).barrier_after[track][player.discs[track]] == 0 &&
           !at_end(box_of(s), player, track_of(task));
  }
  visit(kTileTaken(tile, s.round, context.table));
  visit(kTileOnBar(tile, uncovered ? open ? 2 : 1 : 0));
  features_of_tasks(s, context, kTileTable[static_cast<std::size_t>(tile)].upper, visit);
}

template <class Visit>
void features_of_option(const State& s, const Context& context, int option, Visit visit) {
  const int number = s.agenda.top().amount;
  const Choice& choice = kChoiceTable[static_cast<std::size_t>(number)];
  visit(kOptionTaken(number, option, s.round));
  features_of_tasks(s, context, option == 0 ? choice.a.tasks : choice.b.tasks, visit);
}

template <class Visit>
void features_of_cart(const State& s, const Context& context, int cart, Visit visit) {
  const Player& player = mover(s);
  const bool coal = (player.coal_carts >> cart & 1U) != 0;
  const int cubes = int{box_of(s).carts[static_cast<std::size_t>(cart)].places};
  visit(kCartMoved(coal ? 1 : 2, cubes - 1));
  visit(kCoalAbove(player.coal + (coal ? cubes : 0), s.round));
  visit(kSpoilAbove(player.spoil + (coal ? 0 : cubes), context.last));
}

template <class Visit>
void features_of_coking_space(const State& s, int space, Visit visit) {
  visit(kCokingSpace(space == kOwnSpace     ? 0
                     : space == kPointSpace ? 2
                     : space == kWaterSpace ? 3
                                            : 1,
                     s.round));
}

template <class Visit>
void features_of_wagon(const State& s, int detail, Visit visit) {
  visit(kWagonCoked(wagon_size(detail), mover(s).coal, s.agenda.top().amount - 1));
  features_of_coking_space(s, detail % kCokingSpaces, visit);
}

template <class Visit>
void features_of_load(const State& s, int space, Visit visit) {
  visit(kLoading(space == kOwnSpace ? 1 : 2, s.round));
  visit(kLoadingSpace(space, s.agenda.top().amount - 1));
}

template <class Visit>
void features_of_stop(const State& s, const Context& context, Visit visit) {
  const Player& player = mover(s);
  switch (s.question) {
    case Question::Carts:
      visit(kCartMoved(0, 0));
      visit(kCoalAbove(player.coal, s.round));
      return visit(kSpoilAbove(player.spoil, context.last));
    case Question::Coke: return visit(kWagonCoked(0, player.coal, s.agenda.top().amount - 1));
    case Question::Load: return visit(kLoading(0, s.round));
    default: return visit(kRailOn(0));
  }
}

template <class Visit>
void features_of_lot(const State& s, const Context& context, Lot lot, Visit visit) {
  const Player& player = mover(s);
  visit(kLotTaken(static_cast<int>(lot), s.round, context.table));
  switch (lot) {
    case Lot::Miner: return visit(kForMiner(miner_place(player)));
    case Lot::Spoil: return visit(kForSpoil(player.spoil));
    case Lot::Sale: return visit(kForSale(coke_made(player) / kCokePerSale - player.pairs, player.on_sale));
    case Lot::Tools: return visit(kForTools(player.tools));
    case Lot::Speed: return visit(kSpeedSoFar(player.on_speed));
    case Lot::FourA:
    case Lot::FourB: return;
  }
}

template <class Visit>
void features_of_benefit(const State& s, const Context& context, int benefit, Visit visit) {
  const Player& player = mover(s);
  const bool lamp = (reachable_circles(s, player) >> box_of(s).place_of_circle[kLampRoom] & 1) != 0;
  visit(kBenefitTaken(benefit, s.round, context.table));
  visit(kBenefitUse(benefit, player.coins > 0 ? 1 : 0, lamp ? 1 : 0));
  if (benefit == 0) visit(kMinerFrom(miner_place(player), player.on_speed));
  if (benefit == 1) visit(kFrameIntoPlay(kHeadframes - player.frames_on_card, s.round));
}

template <class Visit>
void features_of_landing(const State& s, const Context& context, int name, Visit visit) {
  const Player& player = mover(s);
  const int place = box_of(s).place_of_circle[static_cast<std::size_t>(name)];
  visit(kLanding(name, s.round));
  visit(kLandingStride(place - miner_place(player) - 1));
  if (place == kGateOut) visit(kExit(s.first_out == kNobody ? 1 : 0));
  if (s.agenda.top().effect != Effect::MoveMiner) return;
  features_of_tasks(s, context, box_of(s).circles[static_cast<std::size_t>(place)].benefit, visit);
}

template <class Visit>
void features_of_copy(const State& s, const Context& context, int card, Visit visit) {
  const bool large = (s.agenda.top().amount & kCopyLarge) != 0;
  visit(kCopied(card, large ? 1 : 0));
  if (card == kWaterCard && large) return features_of_tasks(s, context, box_of(s).water_by_token(), visit);
  features_of_tasks(s, context, box_of(s).cards[static_cast<std::size_t>(card)].effects, visit);
}

template <class Visit>
void features_of_decline(const State& s, const Context& context, Visit visit) {
  switch (s.question) {
    case Question::Cube: return visit(kCubeDeclined(0));
    case Question::Building: return visit(kBuilt(kBarSpaces, s.round));
    case Question::Benefit: return features_of_benefit(s, context, 3, visit);
    case Question::Use: return visit(kCircleUsed(0));
    default: return visit(kCopied(kCards, (s.agenda.top().amount & kCopyLarge) != 0 ? 1 : 0));
  }
}

template <class Visit>
void features_of_frame(const State& s, const Context& context, int detail, Visit visit) {
  const int space = detail % kFrameSpaces;
  visit(kFrameSpace(space, s.round, context.table));
  features_of_tasks(s, context, kFrameTable[static_cast<std::size_t>(space)], visit);
}

template <class Visit>
void features_of_yes(const State& s, const Context& context, int detail, Visit visit) {
  switch (s.question) {
    case Question::Give: return features_of_receiver(s, static_cast<Seat>(detail), visit);
    case Question::Cube: return features_of_cube(s, detail, visit);
    case Question::Tile: return features_of_tile(s, context, detail, visit);
    case Question::Sale: return visit(kSold(1));
    case Question::Option: return features_of_option(s, context, detail, visit);
    case Question::Turn:
      if (detail < kExchanges) return features_of_exchange(s, context, detail, visit);
      return features_of_card(s, context, detail - kExchanges, visit);
    case Question::Pay: return features_of_payment(s, detail, visit);
    case Question::After: return features_of_exchange(s, context, detail, visit);
    case Question::Carts: return features_of_cart(s, context, detail, visit);
    case Question::Coke: return features_of_wagon(s, detail, visit);
    case Question::Load: return features_of_load(s, detail, visit);
    case Question::Rail: return visit(kRailOn(1)), features_of_steps(s, Track::Rail, 1, visit);
    case Question::Plant: return features_of_coking_space(s, detail, visit);
    case Question::Water: return visit(kWaterFalls(mover(s).water, mover(s).water - detail, context.last));
    case Question::Building: return visit(kBuilt(detail, s.round));
    case Question::Lot: return features_of_lot(s, context, static_cast<Lot>(detail), visit);
    case Question::Benefit: return features_of_benefit(s, context, detail, visit);
    case Question::Miner: return features_of_landing(s, context, detail, visit);
    case Question::Use: return visit(kCircleUsed(1));
    case Question::Copy: return features_of_copy(s, context, detail, visit);
    case Question::Headframe: return features_of_frame(s, context, detail, visit);
    case Question::Over: return;
  }
}

template <class Visit>
void features_of_no(const State& s, const Context& context, Visit visit) {
  switch (s.question) {
    case Question::Turn: return visit(kPassing(context.white, context.others, context.last));
    case Question::After: return features_of_no_exchange(s, visit);
    case Question::Sale: return visit(kSold(0));
    case Question::Carts:
    case Question::Coke:
    case Question::Load:
    case Question::Rail: return features_of_stop(s, context, visit);
    default: return features_of_decline(s, context, visit);
  }
}

// A box has a table for each number of players, one after the other; with the first box one serves all.
using Weights = WeightsOfBoxes<kFeatures, kPlayerCounts>;
constexpr Weights::Box tables_at(const std::int16_t* tables) {
  return {tables, tables + kFeatures, tables + 2 * kFeatures};
}
inline constexpr Weights::Box kUsualTables = tables_at(kLearned<kFeatures * kPlayerCounts>.data());
inline constexpr Weights::Box kSecondTables = tables_at(kSecond<kFeatures * kPlayerCounts>.data());
inline constexpr const std::int16_t* kFirstTable = kFirst<kFeatures>.data();
inline constinit Weights weights{
    {{kUsualTables, kSecondTables, {kFirstTable, kFirstTable, kFirstTable}, kUsualTables}}};

}  // namespace pithead::schichtwechsel::policy

namespace pithead {

template <>
struct Policy<schichtwechsel::Schichtwechsel> {
  static constexpr int kFeatures = schichtwechsel::policy::kFeatures;
  static constexpr Training kTraining{
      .rounds = 8000, .games = 100, .rate = 0.07, .entropy = 0.03, .apart = true};

  static const std::int16_t* weights_of(const schichtwechsel::State& s) {
    return schichtwechsel::policy::weights.tables[s.box][s.players - schichtwechsel::kMinPlayers];
  }
  static void bring_weights(int players, std::span<const std::int16_t> weights) {
    schichtwechsel::policy::weights.bring(static_cast<std::size_t>(players - schichtwechsel::kMinPlayers),
                                          weights);
  }

  static schichtwechsel::policy::Context context(const schichtwechsel::State& state) {
    return schichtwechsel::policy::context_of(state);
  }

  template <class Visit>
  static void features(const schichtwechsel::State& s, const schichtwechsel::policy::Context& context,
                       Move move, Visit visit) {
    const schichtwechsel::Answers& answers = schichtwechsel::answers_to(s.question);
    if (answers.no.holds(move)) return schichtwechsel::policy::features_of_no(s, context, visit);
    schichtwechsel::policy::features_of_yes(s, context, answers.yes.detail(move), visit);
  }
};

}  // namespace pithead
