import { expect, it } from 'vitest';
import { spread, stepData } from './lines';

const at = (...ys: number[]) => ys.map((y) => ({ y }));

it('moves labels apart, and no farther than it must', () => {
  expect(spread(at(10, 50), 20, 100)).toEqual(at(10, 50));
  expect(spread(at(12, 10, 11), 20, 100)).toEqual(at(10, 30, 50));
  expect(spread(at(95, 99), 20, 100)).toEqual(at(80, 100));
});

it('gives each seat its line and the end some room', () => {
  const totals = [
    [0, 0],
    [3, 0],
    [3, 5],
    [4, 4],
  ];
  const [turns, ...seats] = stepData({ totals, shiftEnds: [] });
  expect(turns).toEqual([0, 1, 2, 3, 4]);
  expect(seats).toEqual([
    [0, 3, 3, 4, 4],
    [0, 0, 5, 4, 4],
  ]);
});
