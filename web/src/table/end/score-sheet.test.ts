import '../../testing/browser';
import { expect, it } from 'vitest';
import type { View } from '../../protocol/messages';
import { scoreSheet } from './score-sheet';

it('has a row for each source and one for the total, a column for each seat', () => {
  const seats = [
    { points: { orders: 12, balance: -2, total: 10 } },
    { points: { orders: 4, balance: 0, total: 4 } },
  ] as unknown as View['seats'];
  const words = { sourceInWords: (source: string) => source.toUpperCase() };
  const speaker = { name: (seat: number) => ['Ada', 'Bruno'][seat]! };
  expect(scoreSheet({ seats }, words, speaker)).toEqual([
    ['Where the points came from', 'Ada', 'Bruno'],
    ['ORDERS', 12, 4],
    ['BALANCE', -2, 0],
    ['Total', 10, 4],
  ]);
});
