// Schichtwechsel: what may be done. The answers to each question are a set of bits; moves.h says which bit is
// which move.
#include "games/schichtwechsel/legal.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "games/schichtwechsel/game.h"
#include "games/schichtwechsel/mine.h"

namespace pithead::schichtwechsel {
namespace {

// ---- which cards can change something ---------------------------------------------------------------

CardSet useful_cards(const State& s, const Player& player) {
  const Box& box = box_of(s);
  CardSet cards = box.cards_with[0];
  const auto add = [&](Need need, bool met) {
    cards |= met ? box.cards_with[static_cast<std::size_t>(need)] : 0;
  };
  add(Need::Cart, movable_carts(s, player) != 0);
  add(Need::Coal, has_full_wagon(box, player) && free_coking_spaces(s, player) != 0);
  add(Need::Load, can_load(box, player));
  add(Need::Water, player.water > kWaterBottom);
  add(Need::Road, !at_end(box, player, Track::Road));
  add(Need::Rail, !at_end(box, player, Track::Rail));
  add(Need::Canal, !at_end(box, player, Track::Canal));
  if (any_frame_in_play(player)) {
    const unsigned spaces = free_frame_spaces(s);
    add(Need::TopFrame, (spaces & kTopRow) != 0);
    add(Need::LeftFrame, both_frames_in_play(player) && (spaces & kLeftColumn) != 0);
    add(Need::AnyFrame, spaces != 0);
  }
  return cards;
}

bool is_personal_card_useful(const Box& box, const Player& player) {
  return player.water > kWaterBottom || (any_frame_in_play(player) && !at_end(box, player, Track::Rail));
}

// ---- paying -----------------------------------------------------------------------------------------

std::size_t purse_of(const Player& player) { return purse_with(player.white, player.token, player.coins); }

PaymentSet payments_for(const Box& box, const Player& player, std::size_t card) {
  const unsigned payments =
      kAffordable[purse_of(player)] & kPaysFor[static_cast<std::size_t>(box.cost_of(card))];
  // A white token would buy the effect of a small water card, which can change nothing here.
  const bool too_little = card == kWaterCard && player.water == kWaterBottom;
  return static_cast<PaymentSet>(too_little ? payments & ~unsigned{kPaidByWhite} : payments);
}

// ---- a turn -----------------------------------------------------------------------------------------

constexpr CardSet kPersonalBit = CardSet{1} << kPersonalCard;
constexpr CardSet kWaterBit = CardSet{1} << kWaterCard;

CardSet usable_cards(const State& s, const Player& player) {
  CardSet cards = useful_cards(s, player);
  if (player.token || player.coins > 0) cards |= kWaterBit;
  cards &= box_of(s).cards_for[s.players] & ~s.closed;
  if (is_personal_card_useful(box_of(s), player) && !is_closed(s, place_of(kPersonalCard, s.turn)))
    cards |= kPersonalBit;
  return cards & box_of(s).payable[purse_of(player)];
}

// Before the action: who has no unit at all must gain one by it.
unsigned exchanges_before(const Box& box, const Player& player) {
  const unsigned possible = possible_exchanges(box, player);
  const bool can_pay = player.white > 0 || player.token || player.coins > 0;
  return can_pay ? possible : possible & (1U << kCoinExchange);
}

Offer turn_offer(const State& s) {
  const Player& player = mover(s);
  const CardSet cards = usable_cards(s, player);
  if (s.exchanged) return yes(cards << kExchanges);
  return kNo | yes(cards << kExchanges | exchanges_before(box_of(s), player));
}

// ---- tasks ------------------------------------------------------------------------------------------

// The cubes in the receiver's hand, or the one that a task brings.
Offer cube_offer(const State& s) {
  const Player& player = mover(s);
  bool coal = s.hand_coal > 0;
  bool spoil = s.hand_spoil > 0;
  Offer offer = 0;
  if (!s.agenda.empty()) {
    const std::uint8_t terms = s.agenda.top().amount;
    coal = (terms & CubeTerms::kCoal) != 0;
    spoil = (terms & CubeTerms::kSpoil) != 0;
    if ((terms & CubeTerms::kMayDecline) != 0) offer = kNo;
  }
  unsigned carts = coal ? carts_with_room(s, player, Cube::Coal) : 0U;
  if (spoil) carts |= unsigned{carts_with_room(s, player, Cube::Spoil)} << kMostCarts;
  return offer | yes(carts);
}

// A task that can be carried out as a whole.
bool is_whole(const State& s, const Player& player, Task task) {
  switch (task.effect) {
    case Effect::Lower: return player.water >= task.amount;
    case Effect::DiscardTool: return player.tools >= task.amount;
    case Effect::CoalToWagon: return player.coal < box_of(s).wagon_room;
    case Effect::SpoilToTip: return player.spoil + task.amount <= kTipRoom;
    case Effect::CokeToWagon: return can_receive_coke(box_of(s), player, task.amount);
    case Effect::CokeToPlant: return free_coking_spaces(s, player) != 0;
    case Effect::Advance: return !at_end(box_of(s), player, track_of(task));
    case Effect::CubeToCart:
      return ((task.amount & CubeTerms::kCoal) != 0 && carts_with_room(s, player, Cube::Coal) != 0) ||
             ((task.amount & CubeTerms::kSpoil) != 0 && carts_with_room(s, player, Cube::Spoil) != 0);
    default: return true;
  }
}

// A task that can be carried out at least in part.
bool can_change(const State& s, const Player& player, Task task) {
  task.amount = task.effect == Effect::Lower ? std::uint8_t{1} : task.amount;
  return is_whole(s, player, task);
}

bool is_possible(const State& s, const Player& player, const Option& option) {
  using Needs = Option::Needs;
  if (option.needs == Needs::Nothing) return true;
  if (option.needs == Needs::CokeInPlant && player.plant == 0) return false;
  if (option.needs == Needs::SpoilOnTip && player.spoil == 0) return false;
  for (const Task task : option.tasks) {
    if (!is_whole(s, player, task)) return false;
    if (option.needs != Needs::OpenTrack) continue;
    const auto track = static_cast<std::size_t>(track_of(task));
    if (box_of(s).barrier_after[track][player.discs[track]] != 0) return false;
  }
  return true;
}

Offer option_offer(const State& s) {
  const Choice& choice = kChoiceTable[s.agenda.top().amount];
  const Player& player = mover(s);
  return yes((is_possible(s, player, choice.a) ? 1U : 0U) | (is_possible(s, player, choice.b) ? 2U : 0U));
}

Offer coke_offer(const State& s) {
  const Player& player = mover(s);
  const unsigned spaces = free_coking_spaces(s, player);
  unsigned answers = 0;
  if (can_coke_small(s, player)) answers |= spaces;
  if (can_coke_large(s, player)) answers |= spaces << kCokingSpaces;
  return kNo | yes(answers);
}

Offer lot_offer(const State& s) {
  unsigned free = 0;
  for (std::size_t i = 0; i < kLots; ++i) {
    const auto lot = static_cast<Lot>(i);
    if (has_lot(mover(s), lot) && (kSharedLots & only(lot)) == 0) continue;
    int taken = 0;
    for (const Player& each : s.seats) taken += buildings_in(each, lot);
    if (taken < box_of(s).lots[i][static_cast<std::size_t>(s.players - kMinPlayers)]) free |= 1U << i;
  }
  return yes(free);
}

// From the bar the owner takes the building he likes, or the first one from the left.
Offer building_offer(const State& s) {
  const unsigned bar = mover(s).bar;
  return kNo | yes(box_of(s).bar_from_left ? bar & (0 - bar) : bar);
}

Offer benefit_offer(const State& s) {
  const Task choice = s.agenda.top();
  unsigned answers = (choice.amount & kWithoutMiner) != 0 ? 0 : 1;
  if (mover(s).frames_on_card > 0 && (choice.amount & kWithoutHeadframe) == 0) answers |= 2U;
  if (points_instead(choice) != 0) answers |= 4U;
  return kNo | yes(answers);
}

Offer copy_offer(const State& s) {
  const Box& box = box_of(s);
  const std::uint8_t sizes = s.agenda.top().amount;
  const CardSet useful = useful_cards(s, mover(s));
  CardSet cards = 0;
  if ((sizes & kCopySmall) != 0) cards |= box.small_copies & useful;
  if ((sizes & kCopySmallOrMedium) == kCopySmallOrMedium) cards |= box.medium_copies & useful;
  if ((sizes & kCopyLarge) != 0)
    cards |= (box.large_copies & useful) | (box.lamp_copies_water ? kWaterBit : 0U);
  return kNo | yes(cards & box.cards_for[s.players]);
}

// Circles by their names, as moves know them, instead of their places.
unsigned names_of_circles(const Box& box, unsigned places) {
  unsigned names = 0;
  for (; places != 0; places &= places - 1) names |= 1U << box.circles[std::countr_zero(places)].name;
  return names;
}

// ---- headframes -------------------------------------------------------------------------------------

unsigned from_place(From from, unsigned spaces) {
  return spaces << (static_cast<unsigned>(from) * static_cast<unsigned>(kFrameSpaces));
}

// The own headframe that stands in the target area already must be the one that moves.
unsigned to_top(const Player& player, unsigned spaces) {
  if (player.top != kNone) return from_place(From::Top, spaces);
  unsigned answers = frames_in_depot(player) > 0 ? from_place(From::Depot, spaces) : 0U;
  if (player.left != kNone) answers |= from_place(From::Left, spaces);
  return answers;
}
unsigned to_left(const Player& player, unsigned spaces, bool from_top_too) {
  if (player.left != kNone) return from_place(From::Left, spaces);
  unsigned answers = frames_in_depot(player) > 0 ? from_place(From::Depot, spaces) : 0U;
  if (from_top_too && player.top != kNone) answers |= from_place(From::Top, spaces);
  return answers;
}

Offer headframe_offer(const State& s) {
  const Player& player = mover(s);
  const unsigned free = free_frame_spaces(s);
  switch (s.agenda.top().effect) {
    case Effect::HeadframeToTop: return yes(to_top(player, free & kTopRow));
    case Effect::HeadframeToLeft:
      return both_frames_in_play(player) ? yes(to_left(player, free & kLeftColumn, false)) : Offer{0};
    default: return yes(to_top(player, free & kTopRow) | to_left(player, free & kLeftColumn, true));
  }
}

}  // namespace

Offer offer_for(const State& s, Question question) {
  const Player& player = mover(s);
  switch (question) {
    case Question::Give: return yes(~unsigned{s.with_set.bits} & ((1U << s.players) - 1U));
    case Question::Cube: return cube_offer(s);
    case Question::Tile: return yes(s.display);
    case Question::Sale: return kNo | yes(1);
    case Question::Option: return option_offer(s);
    case Question::Turn: return turn_offer(s);
    case Question::Pay: return yes(payments_for(box_of(s), player, s.card));
    case Question::After: return kNo | yes(possible_exchanges(box_of(s), player));
    case Question::Carts: return kNo | yes(movable_carts(s, player));
    case Question::Coke: return coke_offer(s);
    case Question::Load: return kNo | yes(can_load(box_of(s), player) ? player.plant : 0U);
    case Question::Rail: return kNo | yes(at_end(box_of(s), player, Track::Rail) ? 0U : 1U);
    case Question::Plant: return yes(free_coking_spaces(s, player));
    case Question::Water: return yes((2U << std::min(player.water, s.agenda.top().amount)) - 1U);
    case Question::Building: return building_offer(s);
    case Question::Lot: return lot_offer(s);
    case Question::Benefit: return benefit_offer(s);
    case Question::Miner: return yes(names_of_circles(box_of(s), reachable_circles(s, player)));
    case Question::Use: return kNo | yes(can_change(s, player, benefit_in_question(s).list[0]) ? 1U : 0U);
    case Question::Copy: return copy_offer(s);
    case Question::Headframe: return headframe_offer(s);
    case Question::Over: return 0;
  }
  return 0;
}

void Schichtwechsel::legal(const State& state, Moves& moves) {
  const Answers& answers = answers_to(state.question);
  moves.clear();
  if ((state.offer & kNo) != 0) moves.add(answers.no(0));
  moves.add_few(answers.yes.first, state.offer >> 1U);
}

}  // namespace pithead::schichtwechsel
