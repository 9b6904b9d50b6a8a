// The moments of a game of Schichtwechsel that tests and pictures are about, named by the question that is asked.
import { seatWhen } from '../../player.mjs';

export const GAME = 'schichtwechsel';

// What leads to each of them.
const WAYS = {
  pay: ['card'],
  carts: ['cube', 'card', 'cart'],
  coke: ['card coke-S', 'card coke-M', 'card coke-L', 'card', 'cart'],
  load: ['card', 'cart', 'coke'],
  building: ['card', 'option', 'rail'],
  lot: ['card', 'option', 'build'],
  benefit: ['card', 'option', 'build', 'lot'],
  miner: ['card', 'option', 'build', 'lot', 'miner'],
  copy: ['card', 'miner', 'go', 'option'],
  headframe: ['headframe', 'card head-1', 'card head-2', 'card', 'option a'],
  sale: ['coke', 'load', 'cart', 'card'],
};
const MOST_TABLES = 12; // chance decides whether a game comes there

/** A table where this is asked, behind so many moves of this person; see seatWhen. */
export async function seatAt(page, question, { also = () => true, ...options } = {}) {
  const reached = (view) => view.question === question && also(view);
  for (let seed = 1; ; ++seed) {
    try {
      return await seatWhen(page, GAME, reached, { seed, wishes: WAYS[question] ?? [], ...options });
    } catch (error) {
      if (seed === MOST_TABLES || !/never came/.test(error.message)) throw error;
      await page.goto('/');
    }
  }
}

const seats = ['easy', 'easy', 'easy']; // all places of the board are open with four

/** Questions of every kind in the middle of a game, as places for tests about how things look. */
export const MOMENTS = Object.fromEntries(
  [
    'give',
    'cube',
    'tile',
    'option',
    'turn',
    'pay',
    'carts',
    'coke',
    'lot',
    'benefit',
    'headframe',
    'over',
  ].map((question) => [
    question,
    (page) => seatAt(page, question, { turns: question === 'give' ? 0 : 12, seats }),
  ]),
);
