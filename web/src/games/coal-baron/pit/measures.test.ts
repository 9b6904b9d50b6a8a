import '../testing/engine';
import { expect, it } from 'vitest';
import { COLOURS } from '../view';
import { layout } from './layout';
import { cageTop, dig, floorOf, measure } from './measures';

const ALL = ['1', '2'].flatMap((carts) =>
  ['light', 'dark'].flatMap((side) => Array(3).fill(`black-${carts}-${side}`) as string[]),
);
const pit = (tiles: string[]) =>
  layout({
    tiles,
    levels: COLOURS.map((_, i) => ({
      level: i + 1,
      carts: 0,
      empty: 0,
      cubes: { yellow: 0, brown: 0, gray: 0, black: 0 },
    })),
  })[3]!;

it.each([320, 360, 528, 746, 960, 1300])('leaves no cart outside a drawing %i wide', (width) => {
  const m = measure(width, 360, false);
  for (const side of ['light', 'dark'] as const) {
    const { box, stands } = dig(m, 4, side, pit(ALL))!;
    expect(stands).toHaveLength(side === 'light' ? 9 : 10);
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    for (const { cell } of stands) {
      expect(cell.width).toBeGreaterThanOrEqual(18);
      expect(cell.x).toBeGreaterThanOrEqual(box.x);
    }
  }
});

it.each([
  [810, 256, false], // a laptop while workers are placed
  [1026, 433, false], // the same while I mine
  [360, 357, true], // a phone
  [360, 457, true],
  [552, 430, true], // a tablet on its side
])('draws all four levels into %i × %i', (width, height, sky) => {
  const m = measure(width, height, sky);
  expect(m.height).toBeLessThanOrEqual(height + 0.01);
  expect(m.band).toBeGreaterThanOrEqual(44);
  expect(cageTop(m, 0) - m.cage.roof).toBeGreaterThanOrEqual(sky ? 0 : -m.cage.height - m.cage.roof);
});

it('digs only where carts are', () => {
  const m = measure(746, 360, false);
  expect(dig(m, 4, 'light', pit([]))).toBeUndefined();
  const one = dig(m, 4, 'dark', pit([]))!;
  const two = dig(m, 4, 'dark', pit(['black-1-dark']))!;
  expect(two.box.width).toBeGreaterThan(one.box.width);
  expect(two.props).toHaveLength(3);
});

it('stacks four carts of one side on a phone on two decks', () => {
  const m = measure(360, 470, true);
  const three = dig(m, 4, 'light', pit(['black-1-light', 'black-2-light']))!;
  const four = dig(m, 4, 'dark', pit(['black-1-dark', 'black-2-dark']))!;
  expect([three.decks, four.decks]).toEqual([1, 2]);
});

it('lets the cage stand on the ground and on the rails', () => {
  const m = measure(360, 470, true);
  expect(cageTop(m, 0)).toBeGreaterThan(0);
  expect(cageTop(m, 2) + m.cage.height).toBeCloseTo(floorOf(m, 2));
});
