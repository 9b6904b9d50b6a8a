// A game looked back upon, from the events of the log: what each seat would have scored after every turn.
import type { News, View } from '../../../protocol/messages';
import type { PointsCurve } from '../../../table/end/curve';
import { apply } from '../apply';
import { turnsOf } from '../rail/turns';
import { asCardGame, sum, type CardGameSeat, type CardGameView } from '../view';
import { worthOf } from '../worth';

export interface Curve extends PointsCurve {
  /** The turn that brought its seat the most. */
  best: { seat: number; points: number } | undefined;
}

/** Nobody has anything yet; what no events change is as at the end. */
function beginning(view: CardGameView): View {
  const seats = view.seats.map(({ seat, docks, points, projected }): CardGameSeat => ({
    seat,
    points,
    projected,
    workers: [],
    row: [],
    storage: [],
    docks: docks.map(({ dock }) => ({ dock, engine: null, wagons: [], load: 0 })),
    orders: [],
    innovations: [],
    secret_orders: { size: 0, cards: [] },
    secret_innovations: { size: 0, cards: [] },
    shares: [],
    objectives: [],
    tokens: [],
    fulfilled: [],
    delivered: { engines: [], lorries: [] },
  }));
  const zones = view.zones.map((zone) => ({ ...zone, workers: seats.map(() => []), innovations: [] }));
  const start: CardGameView = { ...view, seats, zones, spent: [], known: [], looked_at: null, steps: null };
  return start as unknown as View;
}

export function curveOf(log: readonly News[], end: CardGameView): Curve {
  const tokens = sum(end.seats.map((seat) => seat.tokens.length));
  const perToken = tokens === 0 ? 0 : sum(end.seats.map(({ points }) => points['tokens'] ?? 0)) / tokens;
  const totalOf = (seat: CardGameSeat) => {
    const worth = worthOf(seat);
    return sum(Object.values(worth)) - worth.tokens + seat.tokens.length * perToken;
  };
  let view = beginning(end);
  const curve: Curve = { totals: [end.seats.map(() => 0)], shiftEnds: [], best: undefined };
  for (const { seat, moves } of turnsOf(log)) {
    const events = moves.flatMap((move) => move.events);
    view = apply(view, events);
    const before = curve.totals.at(-1)!;
    const now = asCardGame(view).seats.map(totalOf);
    curve.totals.push(now);
    const gain = now[seat]! - before[seat]!;
    const delivers = events.some(({ event }) => event === 'train_departed');
    if (delivers && gain > (curve.best?.points ?? 0)) curve.best = { seat, points: gain };
    if (events.some(({ event }) => event === 'token_awarded')) curve.shiftEnds.push(curve.totals.length - 1);
  }
  curve.totals.push(end.seats.map(({ points }) => points.total));
  return curve;
}
