import '../testing/browser';
import { expect, it } from 'vitest';
import type { Advice, AdvisedMove } from '../protocol/messages';
import type { WholePage } from './game';
import { foundInWords, reasonsInWords } from './reasons';

const game = {
  reasonInWords: (_: unknown, words: string) => words,
  repeats: { taken: /^take / },
} as unknown as WholePage;

function advised(move: string, chance: number, ...reasons: string[]): AdvisedMove {
  const told = reasons.map((event) => ({ reason: { event }, words: `it is ${event}` }));
  const rest = { visits: 1, error: 0, points: [0, 0], plan: [], reasons: told };
  return { move, victory: [chance, 1 - chance], ...rest } as unknown as AdvisedMove;
}
const advice = (...moves: AdvisedMove[]) => ({ seat: 0, moves }) as unknown as Advice;

it('leaves out a reason that only repeats the move, or one that is told behind it', () => {
  expect(reasonsInWords(game, advised('take a', 0.5, 'taken', 'denied'))).toEqual(['it is denied']);
  expect(reasonsInWords(game, { ...advised('look', 0.5, 'taken'), plan: ['take a'] })).toEqual([]);
  expect(reasonsInWords(game, advised('look', 0.5, 'taken'))).toEqual(['it is taken']);
});

it('says what the search found instead, beside the best or the next best', () => {
  const found = advice(advised('a', 0.67), advised('b', 0.5), advised('c', 0.5));
  expect(foundInWords(found, 0)).toContain('17 % more');
  expect(foundInWords(found, 2)).toContain('17 % fewer');
  expect(foundInWords(advice(advised('a', 0.5), advised('b', 0.499)), 0)).toContain('did as well');
  expect(foundInWords(advice(advised('a', 0.5)), 0)).toBe('');
});
