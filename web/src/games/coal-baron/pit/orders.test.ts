import '../testing/engine';
import { expect, it } from 'vitest';
import { deliveredSums, ghostSpots } from './orders';
import { balancePoints, countTiles } from './tiles';

it('adds up delivered spots by vehicle and by coal', () => {
  const { vehicles, coal } = deliveredSums(['truck-KK', 'truck-YBGK', 'barrow-Y']);
  expect(vehicles).toEqual({ barrow: 1, carriage: 0, truck: 6, engine: 0 });
  expect(coal).toEqual({ yellow: 2, brown: 1, gray: 1, black: 3 });
});

it('shows only the spots that a move would fill', () => {
  const now = { order: 'engine-BB', complete: false, spots: [['brown' as const], []] };
  expect(ghostSpots(now, undefined)).toEqual([false, false]);
  expect(ghostSpots(now, { ...now, spots: [['brown'], ['yellow', 'black']] })).toEqual([false, true]);
});

it('charges two points for each tile that one side has more', () => {
  const tiles = countTiles(['gray-2-light', 'gray-2-light', 'black-1-light', 'black-1-dark']);
  expect(tiles).toEqual({ light: 3, dark: 1 });
  expect(balancePoints(tiles)).toBe(-4);
  expect(Object.is(balancePoints({ light: 2, dark: 2 }), 0)).toBe(true);
});
