// The moments of a game of Schichtwechsel that tests and pictures are about, named by the question that is asked.
import { seatWhen } from '../../player.mjs';

export const GAME = 'schichtwechsel';

const cards = (kind, ...names) => names.map((name) => `card ${kind}-${name}`);
const ROUTES = [...cards('route', 'L1', 'L2', 'M1', 'M2', 'S'), 'option a'];
const COKE = [...cards('coke', 'L', 'M', 'S'), ...cards('load', 'L', 'M', 'S')];

// What leads to each of them: moves, or kinds of moves where none of those can be made.
const WAYS = {
  pay: ['card'],
  carts: [...cards('cart', 'L', 'M', 'S'), 'card'],
  coke: [...COKE, 'card', 'cart'],
  load: [...COKE, 'card', 'cart', 'coke'],
  sale: [...COKE, 'card', 'cart', 'coke', 'load'],
  building: [...ROUTES, 'card'],
  lot: [...ROUTES, 'card', 'build'],
  benefit: [...ROUTES, 'decline', 'card'],
  miner: [...ROUTES, 'lot speed', 'miner', 'card', 'build'],
  copy: ['card first', ...ROUTES, 'card', 'miner', 'go'],
  headframe: ['headframe', 'card head-1', 'card head-2', ...ROUTES, 'card'],
};
const MOST_TABLES = 24; // chance decides whether a game comes there

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
