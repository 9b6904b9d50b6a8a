// What cards are worth at present and what is missing for more, from what lies open. A test holds the sums against the
// engine's.
import { box, objectiveKind, readLorry, readObjective, readOrder, readShare } from './box';
import { DESTINATIONS, sum, type CardGameSeat, type Destination } from './view';

export const SOURCES = ['lorries', 'orders', 'shares', 'tokens', 'objectives'] as const;
export type Source = (typeof SOURCES)[number];
export type BySource = Record<Source, number>;

const ordersTo = (seat: CardGameSeat, destination: Destination) =>
  seat.fulfilled.map(readOrder).filter((order) => order.destination === destination);
const sharesIn = (seat: CardGameSeat, destination: Destination) =>
  seat.shares.filter((card) => readShare(card).destination === destination).length;

/** Shares that have a fulfilled order of their own. */
export function coveredShares(seat: CardGameSeat, destination: Destination): number {
  return Math.min(sharesIn(seat, destination), ordersTo(seat, destination).length);
}

export interface Worth {
  points: number;
  /** How many more of what it counts bring the next points; none if there is nothing more to come. */
  missing: number | undefined;
}

/** How many there are of what an objective counts. */
function counted(seat: CardGameSeat, card: string): number {
  const { kind, engine, destination } = objectiveKind(card);
  switch (kind) {
    case 'tokens':
      return seat.tokens.length;
    case 'objectives':
      return seat.objectives.length;
    case 'engines':
      return seat.delivered.engines.filter((each) => each === engine).length;
    case 'shares':
      return coveredShares(seat, destination!);
    case 'orders':
      return ordersTo(seat, destination!).length;
    case 'lorries':
      return sum(ordersTo(seat, destination!).map(({ lorries }) => lorries));
  }
}

export function objectiveWorth(seat: CardGameSeat, card: string): Worth {
  const { points, for_each, goal } = readObjective(card);
  const count = counted(seat, card);
  if (goal !== undefined)
    return count >= goal ? { points, missing: undefined } : { points: 0, missing: goal - count };
  const each = for_each ?? 1;
  return { points: points * Math.floor(count / each), missing: each - (count % each) };
}

/** For each share in hand whether an order covers it: of equal ones the first. */
export function shareWorth(seat: CardGameSeat, card: string, nth: number): number {
  const { destination, points } = readShare(card);
  return nth <= coveredShares(seat, destination) ? points : 0;
}

/** The tokens' points are the server's: no move of a turn changes them. */
export function worthOf(seat: CardGameSeat): BySource {
  return {
    lorries: sum(seat.delivered.lorries.map((card) => readLorry(card).points)),
    orders: sum(seat.fulfilled.map((card) => readOrder(card).points)),
    shares: sum(DESTINATIONS.map((each) => coveredShares(seat, each))) * box.shares[0]!.points,
    tokens: seat.points['tokens'] ?? 0,
    objectives: sum(seat.objectives.map((card) => objectiveWorth(seat, card).points)),
  };
}
