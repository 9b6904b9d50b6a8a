import { describe, expect, it } from 'vitest';
import type { View } from '../../protocol/messages';
import { beginAt, follow, goOn, stepOf, type Situation } from './follow';
import type { Moment, Step } from './guide';

// A game of numbers: each move is one, and the view holds their sum.
const sumOf = ({ view }: Moment) => (view as unknown as { sum: number }).sum;
const steps: Step[] = [
  { id: 'welcome' },
  { id: 'two', suggest: ({ moves }) => moves.filter((move) => move === '2'), done: (at) => sumOf(at) >= 2 },
  { id: 'nine', suggest: ({ moves }) => moves.filter((move) => move === '9') },
  { id: 'three', suggest: () => ['3'], done: ({ made }) => made.includes('3') },
  { id: 'end' },
];

const OPEN = ['1', '2', '3'];
function at(mine: string[], moves: readonly string[] = OPEN, from = 0): Situation {
  const made = mine.map((move, i) => ({ ply: from + 2 * i, move })); // a bot answers each
  const sum = mine.reduce((total, move) => total + Number(move), 0);
  const ply = from + 2 * mine.length - (moves.length > 0 ? 0 : 1);
  const speaker = { name: String };
  return { view: { sum } as unknown as View, seat: 0, ply, moves, mine: made, speaker };
}

const follows = (...situations: Situation[]) =>
  situations.reduce((standing, now) => follow(steps, standing, now), beginAt([0]));
const idOf = (standing: ReturnType<typeof follows>) => stepOf(steps, standing)?.id;

describe('a guide', () => {
  it('tells something until the button is pressed', () => {
    const told = follows(at([]), at([]));
    expect(idOf(told)).toBe('welcome');
    expect(told.lit).toEqual([]);
    expect(idOf(follow(steps, goOn(told, 0), at([])))).toBe('two');
  });

  it('takes a move for the button', () => {
    expect(idOf(follows(at([]), at(['1'])))).toBe('two');
  });

  it('lights what is to be tried, and goes on when it is done and the others have played', () => {
    const asked = follow(steps, beginAt([0, 0]), at([]));
    expect(asked.lit).toEqual(['2']);
    const played = follow(steps, asked, at(['2'], []));
    expect([idOf(played), played.done, played.lit]).toEqual(['two', true, []]);
    const answered = follow(steps, played, at(['2']));
    expect([idOf(answered), answered.done]).toEqual(['three', false]);
  });

  it('passes over what is done already and what there is nothing to try for', () => {
    expect(idOf(follow(steps, beginAt([0, 4]), at(['1', '1'])))).toBe('three');
  });

  it('waits when something else is played, and remembers what', () => {
    const asked = follow(steps, beginAt([0, 0]), at([]));
    const waiting = follow(steps, asked, at(['1'], []));
    const again = follow(steps, waiting, at(['1']));
    expect([idOf(again), again.strayed, again.lit]).toEqual(['two', '1', ['2']]);
    const done = follow(steps, again, at(['1', '2']));
    expect([idOf(done), done.strayed]).toEqual(['three', undefined]);
  });

  it('goes back with whoever takes a move back', () => {
    const done = follow(steps, follow(steps, beginAt([0, 0]), at([])), at(['2']));
    expect(done.began).toEqual([0, 0, 2, 2]);
    const back = follow(steps, done, at([]));
    expect([idOf(back), back.strayed, back.lit]).toEqual(['two', undefined, ['2']]);
  });

  it('never goes back behind its own beginning', () => {
    expect(follow(steps, beginAt([6, 6]), at([])).began).toEqual([6]);
  });

  it('finds its place again when only the beginnings of its steps are known', () => {
    const { began } = follows(at([]), at(['2']), at(['2', '1']));
    expect(idOf(follow(steps, beginAt(began), at(['2', '1'])))).toBe('three');
    expect(idOf(follow(steps, beginAt(began), at(['2', '1', '3'])))).toBe('end');
  });

  it('has an end', () => {
    const through = goOn(follow(steps, beginAt([0, 0, 0, 0, 4]), at(['2', '3'])), 4);
    expect(stepOf(steps, follow(steps, through, at(['2', '3'])))).toBeUndefined();
  });
});
