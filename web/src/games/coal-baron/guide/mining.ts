// The next work step for somebody who mines for the first time: fetch what orders want, bring it up, load it on.
import type { Moment } from '../../../table/guide/guide';
import type { Values } from '../../../text/text.svelte';
import { box } from '../box';
import { readFill, type Fill } from '../pit/fills';
import { t } from '../text';
import { COLOURS, type CoalBaronSeat, type CoalBaronView, type Colour } from '../view';
import { openSpots } from '../wants';
import { isIn, see } from './seen';
import { coalInWords } from './text';

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

/** Open spots of a colour on all orders. */
function open({ outstanding }: CoalBaronSeat, colour: Colour): number {
  return outstanding.flatMap(openSpots).filter((each) => each === colour).length;
}

/** Cubes in the cage that go onto an order. */
function onTheWay(seat: CoalBaronSeat): number {
  return sum(COLOURS.map((colour) => Math.min(seat.cage[colour], open(seat, colour))));
}

/** What should still be fetched: wanted, and neither in the cage nor in the storage. */
export function toFetch(seat: CoalBaronSeat): Colour[] {
  return COLOURS.filter((colour) => open(seat, colour) > seat.cage[colour] + seat.storage[colour]);
}

const hasRoom = ({ cage }: CoalBaronSeat) => sum(COLOURS.map((each) => cage[each])) < box.cage_places;

// Up to the surface, and every cube onto its order.
const toUnload = (cubes: number) => 1 + cubes;

/** One of these, the order that is nearest to complete first. */
function fill(seat: CoalBaronSeat, moves: readonly string[]): string | undefined {
  const openOn = ({ order }: Fill) =>
    openSpots(seat.outstanding.find((each) => each.order === order)!).length;
  const fills = moves
    .map(readFill)
    .filter((each): each is Fill => each?.cubes.length === 1)
    .sort((a, b) => openOn(a) - openOn(b));
  return fills[0]?.move;
}

function load(seat: CoalBaronSeat, steps: number, moves: readonly string[]): string | undefined {
  if (steps < 1 + toUnload(onTheWay(seat) + 1)) return undefined;
  return toFetch(seat)
    .map((colour) => `load ${colour}`)
    .find((move) => moves.includes(move));
}

// The deepest first: then the way up leads past the others.
function descend(seat: CoalBaronSeat, steps: number, moves: readonly string[]): string | undefined {
  if (!hasRoom(seat) || steps < 2 + toUnload(onTheWay(seat) + 1)) return undefined;
  const wanted = toFetch(seat);
  return seat.levels
    .filter(({ cubes }) => wanted.some((colour) => cubes[colour] > 0))
    .map(({ level }) => `cage ${level}`)
    .findLast((move) => moves.includes(move));
}

export function nextStep(view: CoalBaronView, seat: CoalBaronSeat, moves: readonly string[]): string {
  const steps = view.steps_left;
  const up = onTheWay(seat) > 0 && moves.includes('cage 0') ? 'cage 0' : undefined;
  return fill(seat, moves) ?? load(seat, steps, moves) ?? descend(seat, steps, moves) ?? up ?? 'stop';
}

// ---- in a guide -----------------------------------------------------------------------------------------

export const isMining = (moment: Moment): boolean => isIn('mine', moment);

export function suggestStep(moment: Moment): string {
  const { view, mine, moves } = see(moment);
  return nextStep(view, mine, moves);
}

/** The words for the next work step, whatever lesson it belongs to. */
export function stepWords(moment: Moment): string | undefined {
  if (!isMining(moment)) return undefined;
  const [verb, to] = suggestStep(moment).split(' ') as [string, string | undefined];
  if (verb === 'cage') return to === '0' ? 'up' : 'down';
  return verb;
}

export function stepValues(moment: Moment): Values {
  const { mine } = see(moment);
  const [verb, to] = suggestStep(moment).split(' ') as [string, string | undefined];
  const level = verb === 'cage' ? Number(to) : mine.cage_level;
  const there = mine.levels.find((each) => each.level === level)?.cubes;
  const colour = toFetch(mine).find((each) => (there?.[each] ?? 0) > 0);
  return {
    level,
    coal: colour ? coalInWords(colour) : '',
    places: box.cage_places,
    n: box.substitution_steps,
    stop: t('words.stop'),
  };
}
