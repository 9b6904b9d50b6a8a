import { expect, it } from 'vitest';
import type { AnalysedPly } from '../../protocol/messages';
import { chancesOf, curveOf, playedBy, slipsOf } from './figures';

function ply(
  ply: number,
  seat: number,
  victory: [number, number],
  more: Partial<AnalysedPly> = {},
): AnalysedPly {
  const best = { move: 'best', visits: 9, victory, error: 0.1, points: [0, 0], plan: [], reasons: [] };
  return {
    ply,
    seat,
    move: 'played',
    choice: true,
    victory,
    points: [0, 0],
    best: best as unknown as AnalysedPly['best'],
    others: [],
    loss: 0,
    mistake: null,
    ...more,
  };
}

const GAME = [
  ply(0, 0, [0.5, 0.5]),
  ply(1, 1, [0.6, 0.4], { loss: 0.1, mistake: 'mistake' }),
  undefined,
  ply(3, 1, [0.9, 0.1], { choice: false }),
];

it('knows the chances when so many moves were made, and what came of it', () => {
  expect(chancesOf(GAME, [0], 2)).toEqual([[0.5, 0.5], [0.5, 0.5], [0.6, 0.4], undefined, [1, 0]]);
  expect(chancesOf(GAME, [0, 1], 2).at(-1)).toEqual([0.5, 0.5]);
});

it('draws a curve with a gap where nothing is known yet', () => {
  const chances = chancesOf(GAME, [0], 2);
  expect(curveOf(chances, 0)).toBe('M0 50L1 50L2 40M4 0');
  expect(curveOf(chances, 1)).toBe('M0 50L1 50L2 60M4 100');
});

it('finds the slips, and counts them for everybody', () => {
  expect(slipsOf(GAME)).toEqual([{ ply: 1, seat: 1, kind: 'mistake', loss: 0.1 }]);
  const [one, other] = playedBy(GAME, 2);
  expect(one).toEqual({ seat: 0, slips: { inaccuracy: 0, mistake: 0, blunder: 0 }, given: 0 });
  expect(other).toEqual({ seat: 1, slips: { inaccuracy: 0, mistake: 1, blunder: 0 }, given: 0.1 });
});
