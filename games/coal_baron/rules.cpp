// Coal Baron: what a move does, in the rulebook's order. What may be done is in legal.cpp.
#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>

#include "games/coal_baron/events.h"
#include "games/coal_baron/game.h"
#include "games/coal_baron/legal.h"
#include "games/coal_baron/scoring.h"
#include "games/coal_baron/spots.h"
#include "games/core/bits.h"
#include "games/core/tell.h"

namespace pithead::coal_baron {
namespace {

// ---- setup ------------------------------------------------------------------------------------------

void open_tile(State& s, int space, Tile tile) {
  const std::uint64_t column = kEachByte << space;
  s.open_tiles[static_cast<std::size_t>(space)] = tile;
  s.affordable &= ~column;
  if (tile != kNoTile) s.affordable |= column << (8 * (price_of(tile) - 1));
}

template <class Sink>
void refill_tile(State& s, int space, Sink& sink) {
  open_tile(s, space, s.tiles.empty() ? kNoTile : s.tiles.take_top());
  const Tile tile = s.open_tiles[static_cast<std::size_t>(space)];
  if (tile != kNoTile) tell_revealed(sink, EventKind::TileOpened, kNobody, space, tile);
}

template <class Sink>
void refill_order(State& s, int space, Sink& sink) {
  Order& open = s.open_orders[static_cast<std::size_t>(space)];
  open = s.orders.empty() ? kNoOrder : s.orders.take_top();
  if (open != kNoOrder) tell_revealed(sink, EventKind::OrderOpened, kNobody, index(Space::O1) + space, open);
}

bool is_locked(const State& s, Space space) { return (table_for(s.players).locked & only(space)) != 0; }

void bring_workers_home(State& s) {
  const Table table = table_for(s.players);
  for (int space = 0; space < kSpaces; ++space) {
    s.crowds[static_cast<std::size_t>(space)] =
        (table.locked & only(space_at(space))) != 0 ? kLocked : Crowd{0};
  }
  for (std::size_t seat = 0; seat < s.players; ++seat) {
    Player& player = s.seats[seat];
    player.workers = static_cast<std::uint8_t>(table.workers);
    player.canteen = player.bank = 0;
  }
}

void set_up_players(State& s) {
  const Table table = table_for(s.players);
  for (std::size_t seat = 0; seat < s.players; ++seat) {
    Player& player = s.seats[seat];
    player.marks = static_cast<std::uint16_t>(table.marks);
    for (std::size_t c = 0; c < kColours; ++c) player.coal[c] = Cubes::one(static_cast<Coal>(c));
  }
  s.supply = Cubes::each(kCubesPerColour - s.players);
}

void deal_tiles(State& s, Rng& rng) {
  std::array<Tile, kTiles> deck{};
  for (std::size_t i = 0; i < kTiles; ++i) deck[i] = static_cast<Tile>(i / kTileCopies);
  rng.shuffle(std::span(deck));
  std::size_t open = 0;
  for (int space = 0; space < kTileSpaces; ++space) {
    open_tile(s, space, is_locked(s, after(Space::F1, space)) ? kNoTile : deck[open++]);
  }
  s.tiles.deal(std::span(deck).subspan(open));
}

void deal_orders(State& s, Rng& rng) {
  std::array<Order, kOrders> deck{};
  for (Order order = 0; order < kOrders; ++order) deck[order] = order;
  rng.shuffle(std::span(deck));
  const auto laid_out = static_cast<std::size_t>(draft_cards(s.players));
  for (std::size_t i = 0; i < laid_out; ++i) s.draft |= only(deck[i]);
  s.orders.deal(std::span(deck).subspan(laid_out));
  s.open_orders.fill(kNoOrder);
}

Seat right_of(const State& s, Seat seat) { return static_cast<Seat>((seat + s.players - 1) % s.players); }

// ---- the draft --------------------------------------------------------------------------------------

void add_order(Player& player, Order order) {
  player.outstanding |= only(order);
  player.open_slots |= kSlotsOf[order];
}

template <class Sink>
void end_draft(State& s, Sink& sink) {
  const auto last = static_cast<Order>(std::countr_zero(s.draft));
  s.draft = 0;
  s.open_orders[kOrderSpaces - 1] = last;
  tell(sink, EventKind::OrderOpened, kNobody, index(Space::O4), last);
  for (int space = 0; space < kOrderSpaces - 1; ++space) {
    if (!is_locked(s, after(Space::O1, space))) refill_order(s, space, sink);
  }
  s.turn = s.first_player;
  s.phase = Phase::Place;
  tell(sink, EventKind::ShiftBegun, s.first_player, 1);
}

// Counter-clockwise, the starting player last in each round; the one card left ends it.
template <class Sink>
void draft(State& s, Order order, Sink& sink) {
  s.draft &= ~only(order);
  add_order(mover(s), order);
  tell(sink, EventKind::OrderDrafted, s.turn, order);
  s.turn = right_of(s, s.turn);
  if (std::has_single_bit(s.draft)) end_draft(s, sink);
}

// ---- the end of a turn and of a shift ---------------------------------------------------------------

template <class Sink>
void end_game(State& s, Sink& sink) {
  score_game(s, sink);
  s.phase = Phase::Over;
  tell_winners<CoalBaron>(sink, EventKind::GameWon, s);
}

template <class Sink>
void end_shift(State& s, Sink& sink) {
  score_round(s, sink);
  if (s.round + 1 == kShifts) return end_game(s, sink);
  s.first_player = next_start_player(s);
  tell(sink, EventKind::StartPlayerChosen, s.first_player);
  bring_workers_home(s);
  ++s.round;
  s.turn = s.first_player;
  tell(sink, EventKind::ShiftBegun, s.first_player, s.round + 1);
}

// The next player with workers, perhaps the same one.
template <class Sink>
void end_turn(State& s, Sink& sink) {
  s.phase = Phase::Place;
  s.active = Space::Bank;
  for (int i = 0; i < s.players; ++i) {
    s.turn = static_cast<Seat>(s.turn + 1 == s.players ? 0 : s.turn + 1);
    if (mover(s).workers > 0) return;
  }
  end_shift(s, sink);
}

// ---- drawing five -----------------------------------------------------------------------------------

template <class Sink>
void look_at_stack(State& s, Phase choice, Sink& sink) {
  with_looked_stack(s, [&](auto& stack) {
    s.looked = static_cast<std::uint8_t>(std::min<std::size_t>(stack.size(), kDrawnCards));
    stack.look(s.looked, s.turn);
    const bool tiles = looks_at_tiles(s);
    tell_revealed(sink, tiles ? EventKind::TilesLookedAt : EventKind::OrdersLookedAt, s.turn, s.looked);
    for (std::size_t i = 0; i < s.looked; ++i) {
      tell_secretly(sink, tiles ? EventKind::TileSeen : EventKind::OrderSeen, s.turn, stack.from_top(i));
    }
  });
  s.phase = choice;
}

template <class Sink>
void end_return(State& s, Sink& sink) {
  tell(sink, EventKind::CardsReturned, s.turn, s.looked, s.at_bottom ? kBottom : kTop,
       looks_at_tiles(s) ? 0 : 1);
  s.looked = s.arranged = 0;
  s.at_bottom = false;
  end_turn(s, sink);
}

// Also cards that are alike are named one by one: how often a player is asked must not tell the others
// what was seen.
template <class Sink>
void arrange_or_end(State& s, Sink& sink) {
  s.phase = Phase::Arrange;
  const Loose loose = loose_cards(s);
  if (loose.first == loose.last) end_return(s, sink);
}

// When the whole stack was drawn, its top is its bottom.
template <class Sink>
void begin_return(State& s, Sink& sink) {
  if (s.looked == 0) return end_turn(s, sink);
  const std::size_t size = looks_at_tiles(s) ? s.tiles.size() : s.orders.size();
  s.phase = Phase::Return;
  if (s.looked == size) arrange_or_end(s, sink);
}

template <class Sink>
void return_cards(State& s, int end, Sink& sink) {
  s.at_bottom = end == kBottom;
  if (s.at_bottom) with_looked_stack(s, [&](auto& stack) { stack.to_bottom(s.looked); });
  arrange_or_end(s, sink);
}

template <class Stack>
std::size_t find_loose(const Stack& stack, Loose loose, std::uint8_t card) {
  std::size_t i = loose.last;
  while (i > loose.first && stack.at(i) != card) --i;
  return i;
}

template <class Sink>
void arrange(State& s, std::uint8_t card, Sink& sink) {
  const Loose loose = loose_cards(s);
  with_looked_stack(s, [&](auto& stack) { stack.raise(find_loose(stack, loose, card), loose.last); });
  ++s.arranged;
  tell_secretly(sink, looks_at_tiles(s) ? EventKind::TileReturned : EventKind::OrderReturned, s.turn, card);
  arrange_or_end(s, sink);
}

// The cards stay on their stack while they are looked at; one of them leaves, the others are mixed up for
// everybody else.
std::uint8_t take_looked(State& s, std::uint8_t card) {
  return with_looked_stack(s, [&](auto& stack) {
    const Loose loose = loose_cards(s);
    stack.mix(s.looked, s.turn);
    --s.looked;
    return stack.take(find_loose(stack, loose, card));
  });
}

template <class Sink>
void decline(State& s, Sink& sink) {
  with_looked_stack(s, [&](auto& stack) { stack.mix(s.looked, s.turn); });
  tell(sink, EventKind::NothingKept, s.turn);
  begin_return(s, sink);
}

template <class Sink>
void keep_order(State& s, Order order, Sink& sink) {
  add_order(mover(s), order);
  tell_revealed(sink, EventKind::OrderTaken, s.turn, order);
  begin_return(s, sink);
}

// ---- minecart factory -------------------------------------------------------------------------------

// The tile space is refilled only now, at the end of the turn.
template <class Sink>
void after_carts(State& s, Sink& sink) {
  s.cart_level = Coal::Yellow;
  if (looks_at_tiles(s)) return begin_return(s, sink);
  refill_tile(s, index(s.active), sink);
  end_turn(s, sink);
}

template <class Sink>
void fill_cart(State& s, Coal cube, Sink& sink) {
  s.supply -= Cubes::one(cube);
  mover(s).coal[static_cast<std::size_t>(s.cart_level)] += Cubes::one(cube);
  tell(sink, EventKind::CartFilled, s.turn, index(s.cart_level), index(cube));
}

// A supply without any coal leaves the remaining carts empty without asking.
template <class Sink>
void fill_other_carts(State& s, Sink& sink) {
  if (s.open_carts > 0 && s.supply.total() > 0) {
    s.phase = Phase::Cart;
    return;
  }
  for (; s.open_carts > 0; --s.open_carts) {
    tell(sink, EventKind::CartLeftEmpty, s.turn, index(s.cart_level));
  }
  after_carts(s, sink);
}

template <class Sink>
void choose_cart(State& s, Move move, Sink& sink) {
  --s.open_carts;
  if (kCart.holds(move)) {
    fill_cart(s, static_cast<Coal>(kCart.detail(move)), sink);
  } else {
    tell(sink, EventKind::CartLeftEmpty, s.turn, index(s.cart_level));
  }
  fill_other_carts(s, sink);
}

template <class Sink>
void buy_tile(State& s, Tile tile, Sink& sink) {
  Player& player = mover(s);
  player.marks = static_cast<std::uint16_t>(player.marks - price_of(tile));
  player.tiles += 1U << (2U * tile);
  if (looks_at_tiles(s)) {
    tell_revealed(sink, EventKind::TileBought, s.turn, tile, price_of(tile));
  } else {
    tell(sink, EventKind::TileBought, s.turn, tile, price_of(tile));
  }
  s.cart_level = coal_of(tile);
  s.open_carts = static_cast<std::uint8_t>(carts_of(tile));
  while (s.open_carts > 0 && s.supply.of(s.cart_level) > 0) {
    fill_cart(s, s.cart_level, sink);
    --s.open_carts;
  }
  fill_other_carts(s, sink);
}

// ---- mining -----------------------------------------------------------------------------------------

// A mixed card has one spot of each colour in the sequence of colours; on others the spots fill in a row.
void fill_spot(State& s, std::size_t slot, unsigned lying) {
  const auto [order, coal] = kSlotInfo[slot];
  Player& player = mover(s);
  const bool mixed = is_mixed(order);
  const int spot = mixed ? index(coal) : (std::bit_width(s.spots[order]) + kSpotBits - 1) / kSpotBits;
  s.spots[order] = static_cast<std::uint16_t>(s.spots[order] | (lying << (kSpotBits * spot)));
  if (mixed || spot + 1 == spots_of(order)) player.open_slots &= ~(SlotSet{1} << slot);
  if ((player.open_slots & kSlotsOf[order]) == 0) s.complete |= only(order);
}

template <class Sink>
void fill_exactly(State& s, int slot, Cubes& from, bool stored, Sink& sink) {
  const auto [order, coal] = kSlotInfo[static_cast<std::size_t>(slot)];
  from -= Cubes::one(coal);
  fill_spot(s, static_cast<std::size_t>(slot), static_cast<unsigned>(Spot::Exact));
  tell(sink, EventKind::SpotFilled, s.turn, order, index(coal), stored ? 1 : 0);
}

template <class Sink>
void substitute(State& s, int detail, Sink& sink) {
  const int slot = detail / kPairs;
  const int pair_kind = detail % kPairs;
  const Pair pair = kPairKinds[static_cast<std::size_t>(pair_kind)];
  Player& player = mover(s);
  for (const std::uint8_t kind : {pair.first, pair.second}) {
    (is_stored(kind) ? player.storage : player.cage) -= Cubes::one(coal_of_kind(kind));
  }
  fill_spot(s, static_cast<std::size_t>(slot), kPairSpot[pair.first % kColours][pair.second % kColours]);
  const auto [order, coal] = kSlotInfo[static_cast<std::size_t>(slot)];
  tell(sink, EventKind::SpotSubstituted, s.turn, order, index(coal), pair_kind);
}

template <class Sink>
void end_mining(State& s, Sink& sink) {
  tell(sink, EventKind::MiningEnded, s.turn, s.steps);
  s.steps = 0;
  end_turn(s, sink);
}

void load(Player& player, Coal cube) {
  player.coal[player.level - 1U] -= Cubes::one(cube);
  player.cage += Cubes::one(cube);
}

void store(Player& player, Coal cube) {
  player.cage -= Cubes::one(cube);
  player.storage += Cubes::one(cube);
}

template <class Sink>
void mine(State& s, Move move, Sink& sink) {
  Player& player = mover(s);
  int cost = 1;
  switch (kind_of(move)) {
    case Kind::Cage:
      player.level = static_cast<std::uint8_t>(kCage.detail(move));
      tell(sink, EventKind::CageMoved, s.turn, player.level);
      break;
    case Kind::Load:
      load(player, static_cast<Coal>(kLoad.detail(move)));
      tell(sink, EventKind::CubeLoaded, s.turn, kLoad.detail(move), player.level);
      break;
    case Kind::Store:
      store(player, static_cast<Coal>(kStore.detail(move)));
      tell(sink, EventKind::CubeStored, s.turn, kStore.detail(move));
      break;
    case Kind::Fill: fill_exactly(s, kFill.detail(move), player.cage, false, sink); break;
    case Kind::FillStored: fill_exactly(s, kFillStored.detail(move), player.storage, true, sink); break;
    case Kind::Substitute:
      substitute(s, kSubstitute.detail(move), sink);
      cost = kSubstitutionSteps;
      break;
    default: return end_mining(s, sink);
  }
  s.steps = static_cast<std::uint8_t>(s.steps - cost);
  if (s.steps == 0) end_mining(s, sink);
}

// ---- delivery, money, orders ------------------------------------------------------------------------

template <class Sink>
void deliver(State& s, Vehicle vehicle, Sink& sink) {
  Player& player = mover(s);
  const OrderSet delivered = player.outstanding & s.complete & orders_of(vehicle);
  for (OrderSet left = delivered; left != 0; left &= left - 1) {
    const auto order = static_cast<Order>(std::countr_zero(left));
    award(player, Source::Orders, kOrderCards[order].points);
    s.supply += cubes_lying(s, order);
    s.spots[order] = 0;
    tell(sink, EventKind::OrderDelivered, s.turn, order, kOrderCards[order].points);
  }
  player.outstanding &= ~delivered;
  player.delivered |= delivered;
  s.complete &= ~delivered;
}

template <class Sink>
void gain_marks(State& s, int marks, Sink& sink) {
  mover(s).marks = static_cast<std::uint16_t>(mover(s).marks + marks);
  tell(sink, EventKind::MarksGained, s.turn, marks);
}

// ---- a turn -----------------------------------------------------------------------------------------

template <class Sink>
void occupy(State& s, Space space, Sink& sink) {
  Crowd& crowd = s.crowds[static_cast<std::size_t>(space)];
  const int ousted = workers_in(crowd);
  Player& owner = s.seats[owner_of(crowd)];
  owner.canteen = static_cast<std::uint8_t>(owner.canteen + ousted);
  if (ousted > 0) tell(sink, EventKind::WorkersOusted, owner_of(crowd), index(space), ousted);
  mover(s).workers = static_cast<std::uint8_t>(mover(s).workers - ousted - 1);
  crowd = make_crowd(ousted + 1, s.turn);
  tell(sink, EventKind::WorkersPlaced, s.turn, index(space), ousted + 1);
}

template <class Sink>
void use_bank(State& s, Sink& sink) {
  --mover(s).workers;
  ++mover(s).bank;
  tell(sink, EventKind::WorkersPlaced, s.turn, index(Space::Bank), 1);
  gain_marks(s, kBankPays, sink);
  end_turn(s, sink);
}

template <class Sink>
void buy_open_tile(State& s, int space, Sink& sink) {
  const Tile tile = s.open_tiles[static_cast<std::size_t>(space)];
  open_tile(s, space, kNoTile);
  buy_tile(s, tile, sink);
}

void begin_mining(State& s, int steps) {
  s.steps = static_cast<std::uint8_t>(steps);
  s.phase = Phase::Mine;
}

template <class Sink>
void take_open_order(State& s, int space, Sink& sink) {
  const Order order = s.open_orders[static_cast<std::size_t>(space)];
  add_order(mover(s), order);
  tell(sink, EventKind::OrderTaken, s.turn, order);
  refill_order(s, space, sink);
}

template <class Sink>
void place(State& s, Space space, Sink& sink) {
  const Area area = kAreas[static_cast<std::size_t>(space)];
  if (area.kind == AreaKind::Bank) return use_bank(s, sink);
  occupy(s, space, sink);
  s.active = space;
  switch (area.kind) {
    case AreaKind::Factory: return buy_open_tile(s, area.detail, sink);
    case AreaKind::DrawTiles: return look_at_stack(s, Phase::Buy, sink);
    case AreaKind::DrawOrders: return look_at_stack(s, Phase::Keep, sink);
    case AreaKind::Mining: return begin_mining(s, area.detail);
    case AreaKind::Delivery: deliver(s, static_cast<Vehicle>(area.detail), sink); break;
    case AreaKind::Money: gain_marks(s, area.detail, sink); break;
    case AreaKind::Orders: take_open_order(s, area.detail, sink); break;
    case AreaKind::Bank: break;
  }
  end_turn(s, sink);
}

}  // namespace

State CoalBaron::deal(int players, const Options& /*options*/, Rng& rng) {
  State s;
  s.players = static_cast<std::uint8_t>(players);
  s.crowds.fill(kLocked);
  bring_workers_home(s);
  set_up_players(s);
  deal_tiles(s, rng);
  deal_orders(s, rng);
  s.first_player = static_cast<Seat>(rng.below(static_cast<std::uint32_t>(players)));
  s.turn = right_of(s, s.first_player);
  return s;
}

template <class Sink>
void CoalBaron::play(State& s, Move move, Rng& /*rng*/, Sink& sink) {
  switch (s.phase) {
    case Phase::Draft: return draft(s, static_cast<Order>(kTake.detail(move)), sink);
    case Phase::Place: return place(s, space_at(kPlace.detail(move)), sink);
    case Phase::Cart: return choose_cart(s, move, sink);
    case Phase::Buy:
      if (kDecline.holds(move)) return decline(s, sink);
      return buy_tile(s, take_looked(s, static_cast<Tile>(kBuy.detail(move))), sink);
    case Phase::Keep:
      if (kDecline.holds(move)) return decline(s, sink);
      return keep_order(s, take_looked(s, static_cast<Order>(kTake.detail(move))), sink);
    case Phase::Return: return return_cards(s, kReturnTo.detail(move), sink);
    case Phase::Arrange:
      return arrange(
          s, static_cast<std::uint8_t>((looks_at_tiles(s) ? kReturnTile : kReturnOrder).detail(move)), sink);
    case Phase::Mine: return mine(s, move, sink);
    case Phase::Over: return;
  }
}

template void CoalBaron::play(State&, Move, Rng&, NoEvents&);
template void CoalBaron::play(State&, Move, Rng&, EventLog&);

}  // namespace pithead::coal_baron
