// How an effect is drawn: symbols and a short figure, from the tasks that the server tells.
import type { Effect } from '../box';
import { SIZES } from '../view';
import { t } from '../text';

export interface Sign {
  icons: string[];
  text: string;
}

/** With a true minus. */
export const figure = (n: number): string => String(n).replace('-', '−');

const times = (n: number | undefined) => String(n ?? 1);

const SIGNS: Record<string, (effect: Effect) => Sign> = {
  points: ({ n }) => ({ icons: ['vp'], text: times(n) }),
  lower: ({ n }) => ({ icons: ['water'], text: `−${times(n)}` }),
  'lower-up-to': ({ n }) => ({ icons: ['water'], text: `0…−${times(n)}` }),
  raise: ({ n }) => ({ icons: ['water'], text: `+${times(n)}` }),
  coin: ({ n }) => ({ icons: ['coin'], text: times(n) }),
  white: ({ n }) => ({ icons: ['white'], text: times(n) }),
  'take-tool': ({ n }) => ({ icons: ['tool'], text: `+${times(n)}` }),
  'discard-tool': ({ n }) => ({ icons: ['tool'], text: `−${times(n)}` }),
  'cube-to-cart': ({ cubes = [] }) => ({ icons: [...cubes, 'hutch'], text: '' }),
  'coal-to-wagon': () => ({ icons: ['coal'], text: '1' }),
  'spoil-to-tip': ({ n }) => ({ icons: ['spoil'], text: times(n) }),
  'coke-to-wagon': ({ n }) => ({ icons: ['i-up', 'coke'], text: times(n) }),
  'coke-to-plant': ({ n }) => ({ icons: ['coke'], text: times(n) }),
  advance: ({ track, n }) => ({ icons: [track!], text: times(n) }),
  'advance-rail': ({ n }) => ({ icons: ['rail'], text: times(n) }),
  'move-carts': ({ n }) => ({ icons: ['hutch'], text: times(n) }),
  'make-coke': ({ n }) => ({ icons: ['coke'], text: times(n) }),
  'load-coke': ({ n }) => ({ icons: ['i-up', 'coke'], text: times(n) }),
  build: () => ({ icons: ['house'], text: '' }),
  'miner-or-headframe': ({ miner = true, or_points: points }) => ({
    icons: [miner ? 'miner' : 'tower'],
    text: points ? `/${points}` : '',
  }),
  'move-miner': ({ n }) => ({ icons: ['miner'], text: times(n) }),
  'walk-miner': ({ n }) => ({ icons: ['miner'], text: times(n) }),
  copy: ({ sizes = [] }) => ({
    icons: ['copy'],
    text: SIZES.filter((size) => sizes.includes(size))
      .map((size) => t(`names.letter-${size}`))
      .join(' '),
  }),
  'take-marker': () => ({ icons: ['first'], text: '' }),
  'headframe-to-top': () => ({ icons: ['tower'], text: '↑' }),
  'headframe-to-left': () => ({ icons: ['tower'], text: '←' }),
  'headframe-to-any': () => ({ icons: ['tower'], text: '←↑' }),
};

export function signOf(effect: Effect): Sign {
  return SIGNS[effect.effect]?.(effect) ?? { icons: [], text: '?' };
}

/** The sign of a kind of action cards. */
export const KIND_ICONS: Record<string, string> = {
  cart: 'hutch',
  coke: 'coke',
  load: 'i-up',
  route: 'road',
  miner: 'miner',
  water: 'water',
  head: 'tower',
  first: 'first',
};
