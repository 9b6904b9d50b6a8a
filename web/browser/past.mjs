// Games of a person that are over, and the list of them.
import { seatWhen } from './player.mjs';

/** A game against a bot that plays anything, to its end. */
export const finish = (page, game, level = 'random') =>
  seatWhen(page, game, ({ phase }) => phase === 'over', {
    turns: Infinity,
    seed: 3,
    seats: [level],
    dealtByChance: true, // of others no statistics are made
  });

export const rows = (page) => page.locator('[data-game]');
