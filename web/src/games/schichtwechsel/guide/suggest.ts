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
  if (coal.length > 0)
    return first(
      coal.filter((move) => fills(now, move)),
      coal,
    );
  const joins = all.filter((move) => loadOf(now, move).spoil > 0);
  const large = all.filter((move) => cartOf(loadOf(now, move).cart).places > 1);
  const open = large.filter((move) => !cartOf(loadOf(now, move).cart).closable);
  return first(joins, open, large, all);
}

const brings = (move: string, effect: string, kind?: Cube) =>
  tileOf(move.split(' ')[1]!).effects.some(
    (each) => each.effect === effect && (kind === undefined || each.cubes?.includes(kind)),
  );

/** A tile that brings coal, to a cart or a wagon; else one that pumps. */
function tile(now: Now): string[] {
  const all = of(now, 'tile');
  const pick = (...wish: [string, Cube?]) => all.filter((move) => brings(move, ...wish)).slice(0, 1);
  return first(pick('cube-to-cart', 'coal'), pick('coal-to-wagon'), pick('lower'), all);
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

const isAgain = (move: string) => cardOf(move.split(' ')[1]!).many_times;
/** A card of a kind that stays open for everybody. */
export const again = (now: Now, kind: string): string[] => {
  const all = cardsOf(now, kind);
  return first(all.filter(isAgain), all).slice(0, 1);
};
/** A card of a kind that somebody else could take away. */
export const once = (now: Now, kind: string): string[] => {
  const all = cardsOf(now, kind);
  return first(
    all.filter((move) => !isAgain(move)),
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

/** How many spaces a seat is away from the far side of the next barrier. */
export function toBarrier(seat: ShiftSeat, track: Track): number {
  const next = trackOf(track).barriers.find(({ after }) => after >= seat.discs[track]);
  return next ? next.after + 1 - seat.discs[track] : Infinity;
}

/** The track whose barrier is nearest. */
export const nearest = (seat: ShiftSeat): Track =>
  [...TRACKS].sort((a, b) => toBarrier(seat, a) - toBarrier(seat, b))[0]!;

/** The card that comes nearest to a barrier, or crosses one; of equal ones the cheapest. */
export function routes(now: Now): string[] {
  const left = (move: string) =>
    Math.min(
      ...TRACKS.map((track) => {
        const spaces = spacesIn(cardOf(move.split(' ')[1]!).effects, track);
        return spaces > 0 ? Math.max(0, toBarrier(now.seat, track) - spaces) : Infinity;
      }),
    );
  const all = cardsOf(now, 'route').sort((a, b) => left(a) - left(b) || rankOf(a) - rankOf(b));
  return all.slice(0, 1);
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
