import '../testing/browser';
import { expect, it } from 'vitest';
import { me } from './me.svelte';

it('keeps for each game by itself against whom it is played', () => {
  const usual = { level: me.likes.level, bots: me.likes.bots };
  me.likeRivals('skat', { bots: 3 });
  me.likeRivals('skat', { level: 'hard' });
  me.likeRivals('chess', { bots: 1 });
  expect(me.rivalsIn('skat')).toEqual({ level: 'hard', bots: 3 });
  expect(me.rivalsIn('chess')).toEqual({ ...usual, bots: 1 });
  expect(me.rivalsIn('halma')).toEqual(usual);
});
