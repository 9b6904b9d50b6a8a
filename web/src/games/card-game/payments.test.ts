import { expect, it } from 'vitest';
import { payments } from './payments';
import { traces } from './testing/engine';
import { asCardGame } from './view';

it('puts the cheapest payment first and tells what stays in hand', () => {
  const seat = structuredClone(asCardGame(traces(2, 1)[0]![0]!.state).seats[0]!);
  Object.assign(seat, { workers: [3, 2, 1, 1], innovations: ['workers-4'] });
  const moves = ['pass', 'pay workers-4', 'pay 2+1', 'pay 3', 'pay 1+workers-4'];
  expect(payments(moves, seat)).toMatchObject([
    { notation: 'pay 3', stays: { workers: [1, 1, 2], innovations: [4] } },
    { notation: 'pay 2+1', stays: { workers: [1, 3], innovations: [4] } },
    { notation: 'pay workers-4', stays: { workers: [1, 1, 2, 3], innovations: [] } },
    { notation: 'pay 1+workers-4' },
  ]);
});
