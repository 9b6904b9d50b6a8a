// The view after events, without waiting for the server's. Every event says what it changed.
//
// The beginning of a round, the final scoring and what is still pending are not followed; the server's view brings them
// a moment later.
import type { Event, View } from '../../protocol/messages';
import { applyEvents, number, text, type EffectOn, type Told } from '../../table/effects';
import { box, cardOf, cartOf, roundCard } from './box';
import { layCoal, takeCoal } from './mine/load';
import { asShift, laidOn, type Cube, type ShiftSeat, type ShiftView, type Track } from './view';

export function apply(view: View, events: readonly Event[]): View {
  return applyEvents(asShift(view), EFFECTS, events);
}

type Effect = EffectOn<ShiftView, ShiftSeat>;

const inOrder = (list: string[], order: readonly string[]) =>
  list.sort((a, b) => order.indexOf(a) - order.indexOf(b));

function bake(seat: ShiftSeat, event: Told): void {
  seat.coke_left -= 1;
  seat.plant = inOrder(
    [...seat.plant, text(event['space'])],
    box.plant.map((each) => each.space),
  );
}

// A cube of the set that lies in front of the seat; what comes from the supply is in nobody's hand.
function takeFromHand(view: ShiftView, event: Told): void {
  const { hand } = view;
  if (hand?.seat !== event.seat) return;
  hand![text(event['cube']) as Cube] -= 1;
  if (hand!.coal + hand!.spoil > 0) return;
  view.hand = null;
  const marker = view.round_cards.some((card) => roundCard(card).puts_marker_in_bag);
  if (marker && view.with_set.length === view.players) view.bag.marker = true;
}

function pay(view: ShiftView, event: Told, seat: ShiftSeat): void {
  const card = text(event['card']);
  const laid = laidOn(view, card, seat.seat)!;
  for (const unit of text(event['units'])) {
    if (unit === 'W') [seat.white, laid.white] = [seat.white - 1, laid.white + 1];
    if (unit === 'C') [seat.coins, laid.coins] = [seat.coins - 1, laid.coins + 1];
    if (unit === 'P') [seat.token, laid.tokens] = [false, [...laid.tokens, seat.seat].sort()];
  }
  laid.closed = !cardOf(card).many_times;
  view.card = null;
  view.acted = true;
}

function moveHeadframe({ headframes }: ShiftSeat, event: Told): void {
  const [space, from] = [text(event['space']), text(event['from'])];
  if (from === 'depot') headframes.depot -= 1;
  else headframes[from as 'top' | 'left'] = null;
  headframes[space.startsWith('T') ? 'top' : 'left'] = space;
}

const setWater: Effect = (_, event, seat) => (seat.water = number(event['level']));

const EFFECTS: Record<string, Effect> = {
  carts_closed: (view) => (view.carts_closed = true),
  marker_into_bag: (view) => (view.bag.marker = true),
  set_drawn(view, event) {
    const [coal, spoil] = [number(event['coal']), number(event['spoil'])];
    view.hand = { seat: null, coal, spoil, marker: false };
    view.bag.coal -= coal;
    view.bag.spoil -= spoil;
  },
  marker_drawn(view) {
    view.hand!.marker = true;
    view.bag.marker = false;
  },
  set_given(view, event) {
    Object.assign(view.hand!, { seat: event.seat, marker: false });
    view.with_set = [...view.with_set, event.seat!].sort();
  },
  cube_placed(view, event, seat) {
    takeFromHand(view, event);
    seat.carts.find(({ cart }) => cart === event['cart'])![text(event['cube']) as Cube] += 1;
  },
  cube_lost: takeFromHand,
  tile_taken(view, event, seat) {
    const left = view.display.filter((tile) => tile !== event['tile']);
    if (seat.tile !== null) left.push(seat.tile);
    view.display = inOrder(
      left,
      box.tiles.map((each) => each.tile),
    );
    seat.tile = text(event['tile']);
  },
  water_risen: setWater,
  water_lowered: setWater,
  water_flooded: setWater,
  tools_taken: (_, event, seat) => (seat.tools += number(event['n'])),
  tools_discarded: (_, event, seat) => (seat.tools -= number(event['n'])),
  white_taken: (_, event, seat) => (seat.white += number(event['n'])),
  coins_taken: (_, event, seat) => (seat.coins += number(event['n'])),
  coke_sold(_, event, seat) {
    seat.pairs = number(event['pair']);
    seat.coke -= box.coke_per_sale;
  },
  card_used: pay,
  spoil_exchanged(view, event, seat) {
    seat.spoil -= number(event['spoil']);
    view.exchanged = true;
  },
  cart_moved(_, event, seat) {
    Object.assign(
      seat.carts.find(({ cart }) => cart === event['cart'])!,
      { coal: 0, spoil: 0 },
    );
    if (event['cube'] === 'coal') layCoal(seat, number(event['n']));
    else seat.spoil += number(event['n']);
  },
  coke_made(_, event, seat) {
    takeCoal(seat, number(event['size']));
    bake(seat, event);
  },
  coke_planted: (_, event, seat) => bake(seat, event),
  coke_loaded(_, event, seat) {
    seat.plant = seat.plant.filter((space) => space !== event['space']);
    seat.coke += 1;
  },
  coke_received(_, _event, seat) {
    seat.coke_left -= 1;
    seat.coke += 1;
  },
  coal_received: (_, _event, seat) => layCoal(seat, 1),
  spoil_received: (_, event, seat) => (seat.spoil += number(event['n'])),
  disc_advanced: (_, event, seat) => (seat.discs[event['track'] as Track] = number(event['space'])),
  end_reached: (view, event, seat) => (view.first_at_end[event['track'] as Track] ??= seat.seat),
  building_taken: (_, event, seat) => (seat.bar = seat.bar.filter((space) => space !== event['bar'])),
  building_placed(_, event, seat) {
    const lot = text(event['lot']);
    seat.lots[lot] = (seat.lots[lot] ?? 0) + 1;
  },
  headframe_placed(_, _event, { headframes }) {
    headframes.card -= 1;
    headframes.depot += 1;
  },
  headframe_moved: (_, event, seat) => moveHeadframe(seat, event),
  miner_moved: (_, event, seat) => (seat.miner = text(event['circle'])),
  exit_reached: (view, _event, seat) => (view.first_out ??= seat.seat),
  marker_taken: (view, _event, seat) => (view.first_player = seat.seat),
  passed: (view, event) => (view.passed = [...view.passed, event.seat!].sort()),
  points_scored(_, event, { points }) {
    const source = text(event['source']);
    points[source] = (points[source] ?? 0) + number(event['points']);
    points.total += number(event['points']);
  },
};

/** Whether a cart is full and may go up. */
export function isFull({ cart, coal, spoil }: { cart: string; coal: number; spoil: number }): boolean {
  return coal + spoil === cartOf(cart).places;
}
