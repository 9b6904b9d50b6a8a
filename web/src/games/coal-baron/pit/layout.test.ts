import '../testing/engine';
import { describe, expect, it } from 'vitest';
import { COLOURS, type Colour, type Cubes, type Level } from '../view';
import { emptyCage, keepCubes, layout } from './layout';

const cubes = (letters: string): Cubes => {
  const counts: Cubes = { yellow: 0, brown: 0, gray: 0, black: 0 };
  for (const letter of letters) counts[COLOURS['YBGK'.indexOf(letter)]!] += 1;
  return counts;
};
const pit = (tiles: string[], ...loads: string[]) => ({
  tiles,
  levels: COLOURS.map((colour, i): Level => {
    const carts = tiles.reduce(
      (n, tile) => n + (tile.startsWith(colour) ? Number(tile.split('-')[1]) : 0),
      1,
    );
    const load = loads[i] ?? '';
    return { level: i + 1, carts, empty: carts - load.length, cubes: cubes(load) };
  }),
});
const shown = (gallery: readonly { cube: Colour | null }[]) =>
  gallery.map((cart) => (cart.cube ? 'YBGK'[COLOURS.indexOf(cart.cube)] : '-')).join('');

describe('carts', () => {
  it('stand on the side that is printed or that their tile says', () => {
    const [yellow, brown, gray, black] = layout(pit(['gray-2-dark', 'gray-1-light']));
    expect([yellow, brown, gray, black].map((each) => each![0])).toMatchObject([
      { side: 'dark', printed: true },
      { side: 'light', printed: true },
      { side: 'light', printed: true },
      { side: 'dark', printed: true },
    ]);
    expect(gray!.map((cart) => `${cart.side} ${cart.piece}`)).toEqual([
      'light 0',
      'dark 0',
      'dark 0',
      'light 1',
    ]);
  });

  it('stay where they are when a tile is added that sorts before them', () => {
    const before = layout(pit(['gray-2-light']));
    const after = layout(pit(['gray-1-light', 'gray-2-light']), before);
    expect(after[2]!.slice(0, 3).map((cart) => cart.id)).toEqual(before[2]!.map((cart) => cart.id));
    expect(after[2]!.at(-1)).toMatchObject({ id: 'gray-1-light-1/0', piece: 2 });
  });

  it('of equal tiles have names of their own', () => {
    const [yellow] = layout(pit(['yellow-1-dark', 'yellow-1-dark', 'yellow-1-dark']));
    expect(new Set(yellow!.map((cart) => cart.id)).size).toBe(4);
  });
});

describe('cubes', () => {
  it('of the own colour come first, strange ones behind them', () => {
    expect(shown(layout(pit(['yellow-2-dark'], 'KYY'))[0]!)).toBe('YYK');
  });

  it('leave the cart that was touched, and no other moves', () => {
    const full = layout(pit(['gray-2-dark', 'gray-2-light'], '', '', 'GGBKG'));
    expect(shown(full[2]!)).toBe('GGGBK');
    const after = layout(pit(['gray-2-dark', 'gray-2-light'], '', '', 'GGBK'), full, full[2]![1]!.id);
    expect(shown(after[2]!)).toBe('G-GBK');
    expect(shown(layout(pit(['gray-2-dark', 'gray-2-light'], '', '', 'GGK'), after)[2]!)).toBe('G-G-K');
  });

  it('come back to the cart they were taken from', () => {
    const full = layout(pit(['black-2-dark'], '', '', '', 'KKK'));
    const touched = full[3]![1]!.id;
    const taken = layout(pit(['black-2-dark'], '', '', '', 'KK'), full, touched);
    expect(shown(taken[3]!)).toBe('K-K');
    expect(layout(pit(['black-2-dark'], '', '', '', 'KKK'), taken, touched)).toEqual(full);
  });

  it('of a new tile lie on the new tile though older carts are empty', () => {
    const before = layout(pit(['brown-1-dark'], '', 'B'));
    const after = layout(pit(['brown-1-dark', 'brown-2-light'], '', 'BBB'), before);
    expect(shown(after[1]!)).toBe('B-BB');
  });

  it('keep their places in the cage', () => {
    const three = keepCubes(emptyCage(), cubes('YBK'));
    expect(three).toEqual(['yellow', 'brown', 'black', null, null]);
    const two = keepCubes(three, cubes('YK'));
    expect(two).toEqual(['yellow', null, 'black', null, null]);
    expect(keepCubes(two, cubes('YKG'))).toEqual(['yellow', 'gray', 'black', null, null]);
  });
});
