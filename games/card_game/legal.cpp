// The Great Card Game: what may be done. All options but payments are sets of bits; moves.h says which bit is
// which move.
#include "games/card_game/legal.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "games/card_game/game.h"
#include "games/card_game/mining.h"
#include "games/card_game/payment.h"
#include "games/core/bits.h"

namespace pithead::card_game {
namespace {

ZoneSet payable_zones(const State& s, const Player& player) {
  const Sums levels = payable_sums(player) >> 1U;
  unsigned zones = 0;
  for (unsigned level = 0; level < kLowLevels; ++level)
    zones |= (levels >> level & 1U) != 0 ? s.zones_at[level] : 0U;
  constexpr std::uint64_t kHighLevel = 0x8888'8888'8888'8888U;
  static_assert(kLowLevels == 8);
  if ((s.levels.packed & kHighLevel) == 0) return static_cast<ZoneSet>(zones);
  for (int zone = 0; zone < kZones; ++zone) {
    const int level = s.levels.of(zone);
    if (level >= kLowLevels) zones |= (levels >> level & 1U) << zone;
  }
  return static_cast<ZoneSet>(zones);
}

// ---- actions ----------------------------------------------------------------------------------------

ZoneSet stacks_left(const State& s) {
  static_assert(kStacks == 9);
  return static_cast<ZoneSet>(gather_filled(load_eight(s.heights.data())) |
                              (s.heights[8] != 0 ? 1U << 8U : 0U));
}

unsigned free_docks(const Player& player) {
  unsigned docks = 0;
  for (std::size_t dock = 0; dock < kDocks; ++dock)
    docks |= (player.engines[dock] == kNoEngine ? 1U : 0U) << dock;
  return docks;
}

// The stacks from which the player can take a card and lay it down.
ZoneSet usable_stacks(const State& s, const Player& player) {
  const ZoneSet stacks = stacks_left(s);
  static_assert(kNoEngine == 4, "a bit that no engine has");
  const bool room = ((player.engines[0] | player.engines[1] | player.engines[2]) & kNoEngine) != 0;
  return room ? stacks : static_cast<ZoneSet>(stacks & ~only(Zone::Engines));
}

// For each load up to four the orders that ask for no more, one bit in each field of Orders.
constexpr std::array<std::uint32_t, kOrderSizes + 1> kOrdersWithin = [] {
  std::array<std::uint32_t, kOrderSizes + 1> sets{};
  for (std::size_t load = 0; load < sets.size(); ++load) {
    for (int order = 0; order < kOrderKinds; ++order) {
      if (size_of(static_cast<Order>(order)) <= static_cast<int>(load)) sets[load] |= 3U << (2 * order);
    }
  }
  return sets;
}();

std::uint32_t orders_within(std::uint8_t load) {
  return kOrdersWithin[std::min<std::size_t>(load, kOrderSizes)];
}

bool is_train(const Player& player, std::size_t dock) {
  return player.engines[dock] != kNoEngine && player.loads[dock] > 0;
}

bool can_deliver(const Player& player) {
  if (player.orders.packed == 0) return false;
  std::uint8_t load = 0;
  for (std::size_t dock = 0; dock < kDocks; ++dock) {
    if (is_train(player, dock)) load = std::max(load, player.loads[dock]);
  }
  return (player.orders.packed & orders_within(load)) != 0;
}

template <class Word>
std::uint32_t kinds_in(Counts<Word, 2> counts) {
  return gather_even_bits(counts.packed | counts.packed >> 1U);
}

// The zones that the player can pay and whose action can be carried out.
ZoneSet open_zones(const State& s) {
  const Player& player = mover(s);
  const ZoneSet payable = payable_zones(s, player);
  const ZoneSet stacks = usable_stacks(s, player);
  unsigned useful = stacks | only(Zone::Mine01);
  if (stacks != 0) useful |= only(Zone::Wild);
  const auto asks_for = [&](Zone zone) { return (payable & only(zone)) != 0; };
  if (asks_for(Zone::Delivery) && can_deliver(player)) useful |= only(Zone::Delivery);
  for (const Zone mine : {Zone::Mine12, Zone::Mine23}) {
    if (asks_for(mine) && can_mine(player, steps_of(mine))) useful |= only(mine);
  }
  return static_cast<ZoneSet>(useful & payable);
}

// ---- action innovations -----------------------------------------------------------------------------

constexpr unsigned only(Innovation innovation) {
  return 1U << (static_cast<unsigned>(innovation) - kWorkerInnovations);
}
constexpr ZoneSet kLorryStacks = only(Zone::LorryLeft) | only(Zone::LorryRight);
constexpr ZoneSet kWagonStacks = only(Zone::WagonLeft) | only(Zone::WagonRight);

// The action innovations in hand whose effect is possible.
unsigned playable_innovations(const State& s) {
  const Player& player = mover(s);
  if (player.innovations.packed < kWorkerInnovationSets) return 0;
  unsigned hand = kinds_in(player.innovations) >> kWorkerInnovations;
  const ZoneSet stacks = usable_stacks(s, player);
  const auto bar = [&](Innovation innovation, bool possible) {
    if (!possible) hand &= ~only(innovation);
  };
  bar(Innovation::FreeLorry, (stacks & kLorryStacks) != 0);
  bar(Innovation::FreeWagon, (stacks & kWagonStacks) != 0);
  bar(Innovation::FreeMining, can_mine(player, kInnovationSteps));
  bar(Innovation::FreeEngine, (stacks & only(Zone::Engines)) != 0);
  bar(Innovation::FreeOrder, (stacks & only(Zone::Orders)) != 0);
  bar(Innovation::FreeShare, (stacks & only(Zone::Shares)) != 0);
  bar(Innovation::FreeDelivery, can_deliver(player));
  return hand;
}

// ---- decisions --------------------------------------------------------------------------------------

constexpr std::uint64_t bit(const Block& block, int first) {
  return std::uint64_t{1} << (block.first - first);
}

Offer turn_offer(const State& s, unsigned innovations) {
  std::uint64_t moves = std::uint64_t{open_zones(s)} << kPlace.first | std::uint64_t{innovations}
                                                                           << kPlay.first;
  if (!s.played) moves |= bit(kPass, 0);
  return {0, moves};
}

Offer after_offer(const State& s) {
  return {0, std::uint64_t{playable_innovations(s)} << kPlay.first | bit(kEnd, 0)};
}

Offer stack_offer(const State& s) {
  ZoneSet stacks = usable_stacks(s, mover(s));
  if (s.innovation == static_cast<std::uint8_t>(Innovation::FreeLorry)) stacks &= kLorryStacks;
  if (s.innovation == static_cast<std::uint8_t>(Innovation::FreeWagon)) stacks &= kWagonStacks;
  return {kStack.first, stacks};
}

// The docks that show each kind of wagon's crest.
constexpr std::array<std::uint8_t, kWagonKinds> kDocksOf = [] {
  std::array<std::uint8_t, kWagonKinds> sets{};
  for (int berth = 0; berth < kBerths; ++berth)
    sets[wagon_at(berth)] |= static_cast<std::uint8_t>(1U << (berth / kBerthsPerDock));
  return sets;
}();

Offer dock_offer(const State& s) {
  const bool engine = s.held >= number_of(Family::Engines, 0);
  return {kDock.first, engine ? free_docks(mover(s)) : kDocksOf[s.held - number_of(Family::Wagons, 0)]};
}

// The kinds among the cards looked at that have not been named yet.
Offer looked_offer(const State& s, const Block& block) {
  const auto stack = static_cast<Zone>(s.stack);
  std::uint64_t kinds = 0;
  for (int depth = s.returned; depth < s.looked; ++depth)
    kinds |= std::uint64_t{1} << s.cards.at(place_in(s, stack, depth));
  return {block.first + number_of(family_of(stack), 0), kinds};
}

Offer mine_offer(const State& s) {
  MiningMoves moves = planned_moves(mover(s), {s.steps_owed, s.steps_left});
  if (s.steps_owed == 0) moves |= MiningMoves{1} << kStopBit;
  return {kLoad.first, moves};
}

Offer deliver_offer(const State& s) {
  const Player& player = mover(s);
  std::uint64_t moves = 0;
  for (std::size_t dock = 0; dock < kDocks; ++dock) {
    if (!is_train(player, dock) || (s.train != kNoEngine && player.engines[dock] != s.train)) continue;
    const OrderCounts fitting{player.orders.packed & orders_within(player.loads[dock])};
    moves |= std::uint64_t{kinds_in(fitting)} << (kOrderKinds * dock);
  }
  if (s.train != kNoEngine) moves |= bit(kDone, kDeliver.first);
  return {kDeliver.first, moves};
}

// Without the look-ahead; not for payments.
Offer plain_offer(const State& s) {
  switch (s.phase) {
    case Phase::Turn: return turn_offer(s, playable_innovations(s));
    case Phase::Stack: return stack_offer(s);
    case Phase::Keep: return looked_offer(s, kKeep);
    case Phase::Dock: return dock_offer(s);
    case Phase::Return: return looked_offer(s, kReturn);
    case Phase::Mine: return mine_offer(s);
    case Phase::Deliver: return deliver_offer(s);
    case Phase::After: return after_offer(s);
    case Phase::Pay:
    case Phase::Over: break;
  }
  return {};
}

// ---- the look-ahead: an innovation before the placement must leave a placement (ruling R4) ----------

// The zones that an innovation can close, however it is carried out. It closes no others: a new lorry, wagon
// or engine never spoils a mining plan or a delivery, nor does a loaded lorry spoil a delivery.
constexpr ZoneSet kMines = only(Zone::Mine12) | only(Zone::Mine23);
constexpr std::array<ZoneSet, kActionInnovations> kMayClose{
    kLorryStacks | only(Zone::Wild),
    kWagonStacks | only(Zone::Wild),
    kMines,
    only(Zone::Engines) | only(Zone::Wild),
    only(Zone::Orders) | only(Zone::Wild),
    only(Zone::Shares) | only(Zone::Wild),
    kMines | only(Zone::Delivery),
};

// True if some way to go on ends with a placement to be made. Rarely asked, so kept out of the playouts' way.
[[gnu::noinline]] bool leads_to_placement(const State& s) {
  if (s.phase == Phase::Turn) return open_zones(s) != 0;
  const Offer offer = plain_offer(s);
  NoEvents silence;
  for (std::uint64_t left = offer.moves; left != 0; left &= left - 1) {
    State after = s;
    carry_out(after, static_cast<Move>(offer.first + std::countr_zero(left)), silence);
    if (leads_to_placement(after)) return true;
  }
  return false;
}

[[gnu::noinline]] Offer keep_leading(const State& s, Offer offer, std::uint64_t doubtful) {
  NoEvents silence;
  for (std::uint64_t left = offer.moves & doubtful; left != 0; left &= left - 1) {
    State after = s;
    carry_out(after, static_cast<Move>(offer.first + std::countr_zero(left)), silence);
    if (!leads_to_placement(after)) offer.moves &= ~(left & (0 - left));
  }
  return offer;
}

Offer turn_offer_ahead(const State& s) {
  const unsigned innovations = playable_innovations(s);
  Offer offer = turn_offer(s, innovations);
  if (innovations == 0) return offer;
  const auto zones = static_cast<ZoneSet>(offer.moves >> kPlace.first & kAllZones);
  // No innovation brings workers, so who can pay for nothing need not look further.
  if (zones == 0 && payable_zones(s, mover(s)) == 0) return turn_offer(s, 0);
  std::uint64_t doubtful = 0;
  for (unsigned left = innovations; left != 0; left &= left - 1) {
    const auto i = static_cast<unsigned>(std::countr_zero(left));
    if ((zones & ~kMayClose[i]) == 0)
      doubtful |= std::uint64_t{1} << (static_cast<unsigned>(kPlay.first) + i);
  }
  return doubtful == 0 ? offer : keep_leading(s, offer, doubtful);
}

bool carries_out_innovation_first(const State& s) { return !s.placed && s.innovation != kNone; }

Offer look_ahead(const State& s, const Offer& offer) {
  const ZoneSet closing = kMayClose[static_cast<std::size_t>(s.innovation - kWorkerInnovations)];
  if ((open_zones(s) & ~closing) != 0) return offer;
  return keep_leading(s, offer, ~std::uint64_t{0});
}

Offer offer_of(const State& s) {
  if (s.phase == Phase::Turn) return turn_offer_ahead(s);
  const Offer offer = plain_offer(s);
  return carries_out_innovation_first(s) ? look_ahead(s, offer) : offer;
}

// ---- what is not asked ------------------------------------------------------------------------------

std::optional<Move> only_option(const Offer& offer) {
  if (!has_one_bit(offer.moves)) return std::nullopt;
  return static_cast<Move>(offer.first + std::countr_zero(offer.moves));
}

bool has_secrets(const Player& player) { return player.secret_orders != 0 || player.secret_innovations != 0; }

// One option: everybody sees why, unless only the look-ahead and so perhaps a secret card leaves no other.
std::optional<Move> only_open_option(const State& s) {
  const Offer offer = plain_offer(s);
  if (const auto only = only_option(offer)) return only;
  if (!carries_out_innovation_first(s) || has_secrets(mover(s))) return std::nullopt;
  return only_option(look_ahead(s, offer));
}

bool other_train_waits(const State& s) {
  const Player& player = mover(s);
  for (std::size_t dock = 0; dock < kDocks; ++dock) {
    if (is_train(player, dock) && player.engines[dock] == s.train) return true;
  }
  return false;
}

std::optional<Move> forced_delivery(const State& s) {
  if (s.train != kNoEngine && !other_train_waits(s)) return kDone(0);
  if (mover(s).secret_orders != 0) return std::nullopt;
  return only_open_option(s);
}

// Whether others can see that the player has no innovation to play. Only a delivery depends on secret orders.
bool others_see_through(const Player& player) {
  if (player.secret_innovations != 0) return false;
  if (player.secret_orders == 0 || player.innovations.of(static_cast<int>(Innovation::FreeDelivery)) == 0)
    return true;
  return !is_train(player, 0) && !is_train(player, 1) && !is_train(player, 2);
}

std::optional<Move> forced_end(const State& s) {
  if (!others_see_through(mover(s))) return std::nullopt;
  return only_option(after_offer(s));
}

}  // namespace

std::optional<Move> forced_move(const State& s) {
  switch (s.phase) {
    case Phase::Pay: return mover(s).secret_innovations != 0 ? std::nullopt : only_payment(s);
    case Phase::Keep:
    case Phase::Return: return s.looked - s.returned > 1 ? std::nullopt : only_option(plain_offer(s));
    case Phase::Stack:
    case Phase::Dock:
    case Phase::Mine: return only_open_option(s);
    case Phase::Deliver: return forced_delivery(s);
    case Phase::After: return forced_end(s);
    case Phase::Turn:
    case Phase::Over: break;
  }
  return std::nullopt;
}

void CardGame::legal(const State& s, Moves& moves) {
  moves.clear();
  if (s.phase == Phase::Pay) return list_payments(s, moves);
  const Offer offer = offer_of(s);
  // The options of most decisions are few bits, well filled.
  constexpr int kShort = 24;
  static_assert(kEnd.end() <= kShort && kStack.size <= kShort && kDock.size <= kShort);
  if (s.phase <= Phase::After)
    return moves.add_many<kShort>(offer.first, static_cast<std::uint32_t>(offer.moves));
  moves.add_few(offer.first, offer.moves);
}

}  // namespace pithead::card_game
