import { expect, it } from 'vitest';
import type { FairDeal } from '../../protocol/messages';
import { judge } from './fair';

// The example of docs/server/fair-deal.md.
const ADA = 'ada0ada0ada0ada0ada0ada0ada0ada0';
const BEA = 'bea0bea0bea0bea0bea0bea0bea0bea0';
const FAIR: FairDeal = {
  scheme: 2,
  commitment: 'bcf74948483467b759514eb2bfae95044720eec0410e5a288f910d9588ea0e52',
  shares: [ADA, null, BEA],
  salt: '000102030405060708090a0b0c0d0e0f',
  server_share: '101112131415161718191a1b1c1d1e1f202122232425262728292a2b2c2d2e2f',
  draw: 0,
};
const SEED = 'f260a835ee43707da83f21b49b493fe4a4ccd4a7fa3ed9f54594261de3ac25e1';
const seen = { commitment: FAIR.commitment };

it('finds a deal fair that is made of everybody’s shares', async () => {
  expect(await judge(FAIR, SEED, [0], { share: ADA, ...seen })).toBe('fairMine');
  expect(await judge(FAIR, SEED, [], seen)).toBe('fairOthers');
  expect(await judge(FAIR, SEED, [0], {})).toBe('fairOthers'); // given by another browser of mine
});

it('says so when the server dealt alone', async () => {
  const alone = { ...FAIR, shares: [null, null] };
  const seed = '080b2de77d14d29819edce2afe995a62f03945219a9024b6c535041a8650bc0b';
  expect(await judge(alone, seed, [0], {})).toBe('fairServer');
});

it('names what does not fit', async () => {
  const flipped = (digits: string) => (digits.startsWith('0') ? '1' : '0') + digits.slice(1);
  expect(await judge({ ...FAIR, commitment: flipped(FAIR.commitment) }, SEED, [0], {})).toBe('unfairServer');
  expect(await judge({ ...FAIR, salt: flipped(FAIR.salt!) }, SEED, [0], {})).toBe('unfairServer');
  expect(await judge(FAIR, flipped(SEED), [0], {})).toBe('unfairSeed');
  expect(await judge({ ...FAIR, shares: [BEA, null, ADA] }, SEED, [0], {})).toBe('unfairSeed');
  expect(await judge({ ...FAIR, draw: 1 }, SEED, [0], {})).toBe('unfairSeed');
});

it('remembers what this browser saw and gave', async () => {
  expect(await judge(FAIR, SEED, [0], { share: ADA, commitment: SEED })).toBe('unfairServer');
  expect(await judge(FAIR, SEED, [0], { share: BEA, ...seen })).toBe('unfairMine');
  expect(await judge(FAIR, SEED, [1], { share: ADA, ...seen })).toBe('unfairMine');
});

it('still checks the first scheme', async () => {
  // Seed and commitment of a real game.
  const commitment = 'd059729efce3bc89d94f0fab776d5b770d12c9c575b23bbee089e246e41013ff';
  expect(await judge({ scheme: 1, commitment }, '15697956147128200742', [0], {})).toBe('fair');
  expect(await judge({ scheme: 1, commitment }, '15697956147128200743', [0], {})).toBe('unfair');
});
