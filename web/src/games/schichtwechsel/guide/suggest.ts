// What the guide would do: each of these looks at the question that is asked and names the moves to try. No plan of
// plies and no printed number: another box, and a bot that takes a card away, only change what is lit.
import type { Moment } from '../../../table/guide/guide';
import { box, cardOf, cartOf, choiceOf, tileOf, trackOf, type Effect } from '../box';
import { kindOf } from '../effects';
import { priceOf } from '../rack/layout';
import {
  asShift,
  TRACKS,
  type CartLoad,
  type Cube,
  type ShiftSeat,
  type ShiftView,
  type Size,
  type Track,
} from '../view';

export interface Now {
  view: ShiftView;
  seat: ShiftSeat;
  moves: readonly string[];
  made: readonly string[];
}

export function nowOf({ view, seat, moves, made }: Moment): Now {
  const shift = asShift(view);
  return { view: shift, seat: shift.seats[seat]!, moves, made };
}

const of = ({ moves }: Now, verb: string) => moves.filter((move) => move.split(' ')[0] === verb);
const first = (...tries: readonly string[][]): string[] => tries.find((each) => each.length > 0) ?? [];

// ---- preparation -------------------------------------------------------------------------------------

/** Whether more than half of the set that was drawn is coal. */
export const isGoodSet = ({ view }: Now): boolean =>
  view.hand !== null && 2 * view.hand.coal > view.hand.coal + view.hand.spoil;

function give(now: Now): string[] {
  const mine = `give ${now.seat.seat}`;
  return of(now, 'give').filter((move) => (move === mine) === isGoodSet(now));
}

const loadOf = ({ seat }: Now, move: string): CartLoad =>
  seat.carts.find(({ cart }) => cart === move.split(' ')[2])!;
const cubeOf = (move: string) => move.split(' ')[1] as Cube;

/** Whether a cube makes its cart full. */
export function fills(now: Now, move: string): boolean {
  const { cart, coal, spoil } = loadOf(now, move);
  return coal + spoil + 1 === cartOf(cart).places;
}

/** Coal first, on carts that it fills; spoil away from the carts that coal would fill. */
function cube(now: Now): string[] {
  const all = of(now, 'cube');
  const coal = all.filter((move) => cubeOf(move) === 'coal');
  const filled = coal.filter((move) => fills(now, move));
  const own = coal.filter((move) => cartOf(loadOf(now, move).cart).coal_only);
  if (coal.length > 0) return first(filled, own, coal);
  const joins = all.filter((move) => loadOf(now, move).spoil > 0);
  const large = all.filter((move) => cartOf(loadOf(now, move).cart).places > 1);
  const open = large.filter((move) => !cartOf(loadOf(now, move).cart).closable);
  return first(joins, open, large, all);
}

const brings = (move: string, effect: string, kind?: Cube) =>
  tileOf(move.split(' ')[1]!).effects.some(
    (each) => each.effect === effect && (kind === undefined || each.cubes?.includes(kind)),
  );

/** Whether the next rise would bring the water to where it costs a token or a tool. */
const isWet = ({ seat }: Now) => seat.water + 1 >= Math.min(box.water.token, box.water.top);

/** A tile that pumps where that is needed, else one that brings coal to a cart or a wagon. */
function tile(now: Now): string[] {
  const all = of(now, 'tile');
  const pick = (...wish: [string, Cube?]) => all.filter((move) => brings(move, ...wish)).slice(0, 1);
  const pump = pick('lower');
  return first(isWet(now) ? pump : [], pick('cube-to-cart', 'coal'), pick('coal-to-wagon'), pump, all);
}

const PREPARING: Record<string, (now: Now) => string[]> = { give, cube, tile };
export const prepares = (now: Now): string[] => PREPARING[now.view.question]?.(now) ?? [];
export const isPreparing = ({ view }: Now): boolean => !['actions', 'last-move', 'over'].includes(view.phase);

// ---- actions -----------------------------------------------------------------------------------------

/** Cards of a kind that can be used now. */
export const cardsOf = (now: Now, kind: string): string[] =>
  of(now, 'card').filter((move) => kindOf(move.split(' ')[1]!) === kind);

/** What is printed on the card that is paid for; where that is not at hand, the cheapest. */
export function payment(now: Now): string[] {
  const price = `pay ${priceOf(cardOf(now.view.card!).cost)}`;
  return first(
    now.moves.filter((move) => move === price),
    of(now, 'pay').slice(0, 1),
  );
}

/** What most cards of a size cost. */
export function usualPrice({ view }: Now, size: Size): string {
  const faces = view.cards.map(({ card }) => cardOf(card)).filter(({ sizes }) => sizes[0] === size);
  const costs = faces.map(({ cost }) => cost);
  const count = (cost: string) => costs.filter((each) => each === cost).length;
  return priceOf([...costs].sort((a, b) => count(b) - count(a))[0] ?? '');
}

/** A card with a loop. */
export const staysOpen = (move: string) => cardOf(move.split(' ')[1]!).many_times;
/** A card of a kind that stays open for everybody. */
export const again = (now: Now, kind: string): string[] => {
  const all = cardsOf(now, kind);
  return first(all.filter(staysOpen), all).slice(0, 1);
};
/** A card of a kind that somebody else could take away. */
export const once = (now: Now, kind: string): string[] => {
  const all = cardsOf(now, kind);
  return first(
    all.filter((move) => !staysOpen(move)),
    all,
  ).slice(0, 1);
};

/** Ovens that all share, from a small wagon. */
export function ovens(now: Now): string[] {
  const all = of(now, 'coke');
  const sizes = all.map((move) => Number(move.split(' ')[1]));
  const small = all.filter((move) => Number(move.split(' ')[1]) === Math.min(...sizes));
  return first(
    small.filter((move) => !move.endsWith(' own')),
    small,
  );
}

export const allOf =
  (verb: string) =>
  (now: Now): string[] =>
    of(now, verb);

/** Everything but to leave it. */
export const anyOf = ({ moves }: Now): string[] =>
  moves.filter((move) => !['stop', 'decline', 'end', 'pass'].includes(move));

/** A new action begins, or the phase is over. */
export const isTurnOver = ({ view }: Now): boolean => view.question === 'turn' || view.phase !== 'actions';

// ---- tracks ------------------------------------------------------------------------------------------

/** The spaces that effects bring on a track; of two that may be chosen, the one that goes there. */
function spacesIn(effects: readonly Effect[], track: Track): number {
  return effects.reduce((sum, effect) => {
    if (effect.effect === 'advance') return sum + (effect.track === track ? (effect.n ?? 1) : 0);
    if (effect.effect !== 'choose') return sum;
    const { a, b } = choiceOf(effect);
    return sum + Math.max(spacesIn(a.effects, track), spacesIn(b.effects, track));
  }, 0);
}

/** The space behind the next barrier of a seat on a track; none is far away. */
export function beyondBarrier(seat: ShiftSeat, track: Track): number {
  const next = trackOf(track).barriers.find(({ after }) => after >= seat.discs[track]);
  return next ? next.after + 1 : Infinity;
}

const toBarrier = (seat: ShiftSeat, track: Track): number => beyondBarrier(seat, track) - seat.discs[track];

interface Way {
  track: Track;
  /** How many cards it takes. */
  cards: number;
  first: string;
}

/** The shortest way to the next barrier on a track: the longest strides first, cards with a loop as often as need be. */
function wayOn(now: Now, track: Track): Way | undefined {
  const strides = cardsOf(now, 'route')
    .map((move) => ({ move, n: spacesIn(cardOf(move.split(' ')[1]!).effects, track) }))
    .filter(({ n }) => n > 0)
    .sort((a, b) => b.n - a.n || rankOf(a.move) - rankOf(b.move));
  const need = toBarrier(now.seat, track);
  let [left, cards] = [need, 0];
  for (const { move, n } of strides) {
    const times = staysOpen(move) ? Math.ceil(Math.max(0, left) / n) : Number(left > 0);
    left -= times * n;
    cards += times;
  }
  const whole = strides.find(({ n }) => n >= need); // the cheapest that does it alone
  return left > 0 ? undefined : { track, cards, first: whole?.move ?? strides[0]!.move };
}

/** The shortest way to any barrier. */
export function wayToBarrier(now: Now): Way | undefined {
  const ways = TRACKS.map((track) => wayOn(now, track)).filter((way) => way !== undefined);
  return ways.sort((a, b) => a.cards - b.cards || rankOf(a.first) - rankOf(b.first))[0];
}

/** The card that leads to a barrier; where none does, any that goes along a track. */
export function routes(now: Now): string[] {
  const way = wayToBarrier(now);
  return way ? [way.first] : cardsOf(now, 'route').slice(0, 1);
}

/** The track with the barrier to be crossed. */
export function goal(now: Now): Track {
  const way = wayToBarrier(now);
  return way?.track ?? [...TRACKS].sort((a, b) => toBarrier(now.seat, a) - toBarrier(now.seat, b))[0]!;
}

/** How dear a card is: payments are told from the cheapest on. */
function rankOf(move: string): number {
  const price = priceOf(cardOf(move.split(' ')[1]!).cost);
  return box.payments.findIndex(({ payment: each }) => each === price);
}

/** Of two bonuses the one that goes along a track. */
export function advance(now: Now): string[] {
  const asked = box.cards.flatMap(({ effects }) => effects).find(({ effect }) => effect === 'choose');
  if (!asked) return [];
  const { a } = choiceOf(asked);
  const goes = a.effects.some(({ effect }) => effect === 'advance') ? 'option a' : 'option b';
  return now.moves.filter((move) => move === goes);
}
