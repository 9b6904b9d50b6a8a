import '../../testing/browser';
import { expect, it } from 'vitest';
import { dataOf, daysShown, pointsRange } from './chart';

it('draws a column for the share of games won and a point for the mean', () => {
  const stretch = { from: 1, until: 2, games: 4, won: 1, points: 50.5 };
  expect(dataOf([stretch, { ...stretch, won: 4 }, { ...stretch, won: 0 }])).toEqual([
    [0, 1, 2],
    [0.25, 1, null],
    [50.5, 50.5, 50.5],
  ]);
});

it('writes few days below, always the first and the last', () => {
  expect(daysShown(1)).toEqual([0]);
  expect(daysShown(2)).toEqual([0, 1]);
  expect(daysShown(40)).toEqual([0, 13, 26, 39]);
});

it('leaves room around the line, also around a level one', () => {
  const [least, most] = pointsRange(50, 100);
  expect(least).toBeLessThan(50);
  expect(most).toBeGreaterThan(100);
  expect(pointsRange(7, 7)).toEqual([6, 8]);
});
