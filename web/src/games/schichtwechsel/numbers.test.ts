// What the page says and does follows the numbers of the box.
import '../../testing/browser';
import { afterEach, expect, it } from 'vitest';
import type { View } from '../../protocol/messages';
import { apply } from './apply';
import { box, unpack } from './box';
import poster from './poster';
import deal from './rules/deal.json';
import './testing/engine';
import { asShift, TRACKS, type Track } from './view';

const printed = box;
afterEach(() => unpack(printed));

it('takes as much coke for a sale as the box says', () => {
  unpack({ ...printed, coke_per_sale: 3 });
  const before = structuredClone(deal) as unknown as View;
  asShift(before).seats[0]!.coke = 5;
  const after = asShift(apply(before, [{ event: 'coke_sold', seat: 0, pair: 1 } as never]));
  expect(after.seats[0]).toMatchObject({ coke: 2, pairs: 1 });
});

const FIVE = { en: 'five', de: 'fünf', nl: 'vijf', it: 'cinque' };

it('says on its poster how many rounds there are, and which round cards score a track', () => {
  expect(box.rounds).toBe(5);
  const tracks = box.round_cards.filter(({ scores }) => TRACKS.includes(scores as Track));
  const [first, last] = [tracks[0]!.round_card, tracks.at(-1)!.round_card];
  for (const language of ['en', 'de', 'nl', 'it'] as const) {
    const { about, length, options } = poster.words[language];
    expect(about).toContain(FIVE[language]);
    expect(length).toMatch(new RegExp(`^${box.rounds} `));
    expect(options['round-cards'].name).toMatch(new RegExp(`${first}.* ${last}`));
  }
});
