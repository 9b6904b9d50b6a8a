// What the steps of the guide look at: the person's yard and hand, and what could be made of them.
import type { Moment } from '../../../table/guide/guide';
import { readLorry, readOrder } from '../box';
import { docksTaking } from '../explain/facts';
import {
  asCardGame,
  ordersInHand,
  sum,
  workersNeeded,
  zoneOf,
  type CardGameSeat,
  type CardGameView,
  type ZoneName,
} from '../view';

export interface Now {
  view: CardGameView;
  me: CardGameSeat;
  moves: readonly string[];
  made: readonly string[];
}

export function nowOf({ view, seat, moves, made }: Moment): Now {
  const board = asCardGame(view);
  return { view: board, me: board.seats[seat]!, moves, made };
}

export const priceOf = ({ view }: Now, zone: ZoneName) => workersNeeded(zoneOf(view, zone));

/** Those zones where workers can be placed, the cheapest first. */
export function open(now: Now, zones: readonly ZoneName[]): ZoneName[] {
  const there = zones.filter((zone) => now.moves.includes(`place ${zone}`));
  return there.sort((a, b) => priceOf(now, a) - priceOf(now, b));
}

// ---- lorries ---------------------------------------------------------------------------------------------

const waiting = ({ row, storage }: CardGameSeat) => [...row, ...storage];

/** Lorry cards that this seat has got so far. */
export function lorryCards(me: CardGameSeat): number {
  const loaded = me.docks.flatMap(({ wagons }) => wagons).filter(({ lorry }) => lorry !== null);
  return waiting(me).length + loaded.length + me.delivered.lorries.length;
}

const lorriesOn = (card: string) => readLorry(card).lorries;

/** Of these lorries the card with the most. */
export function largest(cards: readonly string[]): string | undefined {
  return [...cards].sort((a, b) => lorriesOn(b) - lorriesOn(a))[0];
}

/** What waits and fits into an empty wagon of a dock, the largest first. */
function loadable(me: CardGameSeat, dock: number): string[] {
  return waiting(me)
    .filter((lorry) => docksTaking(me, lorry).includes(dock))
    .sort((a, b) => lorriesOn(b) - lorriesOn(a));
}

/** The load that the fullest train could have with the wagons it has. */
export function reach(me: CardGameSeat): number {
  const loads = me.docks.map(({ dock, load, wagons }) => {
    const empty = wagons.filter(({ lorry }) => lorry === null).length;
    return load + sum(loadable(me, dock).slice(0, empty).map(lorriesOn));
  });
  return Math.max(...loads);
}

// ---- trains ----------------------------------------------------------------------------------------------

/** An order in hand that a train could be made for. */
export function hasOrder(me: CardGameSeat): boolean {
  return ordersInHand(me).some((order) => readOrder(order).lorries <= reach(me));
}

/** A train with an engine and lorries for an order in hand. */
export function isReady(me: CardGameSeat): boolean {
  return me.docks.some(
    ({ engine, load }) =>
      engine !== null && load > 0 && ordersInHand(me).some((order) => readOrder(order).lorries <= load),
  );
}
