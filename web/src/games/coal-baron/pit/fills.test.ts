import '../testing/engine';
import { expect, it } from 'vitest';
import type { MovePreview } from '../../../protocol/messages';
import { fillsOf, fillsWith, nextSpot, readFill } from './fills';

const moves = [
  'cage 1',
  'store black',
  'fill truck-KK black',
  'fill truck-KK black with stored-black',
  'fill truck-KK black with gray stored-yellow',
  'fill barrow-Y yellow with gray gray',
].map((move) => ({ move }) as MovePreview);

it('reads where the cubes of a move come from', () => {
  expect(readFill('cage 1')).toBeUndefined();
  expect(readFill('fill truck-KK black')).toMatchObject({ cubes: [{ colour: 'black', stored: false }] });
  expect(readFill('fill truck-KK black with gray stored-yellow')).toMatchObject({
    order: 'truck-KK',
    spot: 'black',
    cubes: [
      { colour: 'gray', stored: false },
      { colour: 'yellow', stored: true },
    ],
  });
});

it('finds what a cube in the hand can do on a card', () => {
  const fills = fillsOf(moves, 'truck-KK');
  expect(fills).toHaveLength(3);
  const played = (colour: 'black' | 'gray', stored: boolean) =>
    fillsWith(fills, { colour, stored }).map((fill) => fill.move);
  expect(played('black', false)).toEqual(['fill truck-KK black']);
  expect(played('gray', false)).toEqual(['fill truck-KK black with gray stored-yellow']);
  expect(played('gray', true)).toEqual([]);
});

it('knows the spot that is filled next', () => {
  const order = { order: 'engine-BB', complete: false, spots: [['brown' as const], []] };
  expect(nextSpot(order, 'brown')).toBe(1);
  expect(nextSpot(order, 'black')).toBe(-1);
});
