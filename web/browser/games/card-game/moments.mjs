// The moments of The Great Card Game that tests and pictures are about.
import { seatWhen } from '../../player.mjs';

// Whatever leads to trains; the rest is chance.
const BUSY = [
  'place lorry-left',
  'place lorry-right',
  'place wagon-left',
  'place wagon-right',
  'place engine',
  'place order',
  'place innovation',
  'place share',
  'place objective',
  'place mine-1-2',
  'place mine-2-3',
  'place delivery',
  'load',
];

// What leads to each phase, besides.
const WAYS = {
  turn: ['end'],
  pay: ['end'],
  stack: ['end', 'place wild'],
  keep: ['end', 'place wild', 'stack order'],
  return: ['end', 'place wild', 'stack order'],
  dock: ['end'],
  mine: ['end'],
  deliver: ['end'],
  after: [],
  over: ['end', 'stop', 'done'],
};
export const PHASES = Object.keys(WAYS);
const MOST_TABLES = 12;

/** A table in this phase, behind so many moves of this person; see seatWhen. Not every game comes there. */
export async function seatAt(page, phase, { seed = 1, ...options } = {}) {
  const reached = (view) => view.phase === phase;
  const wishes = phase === 'over' ? WAYS.over : [...BUSY, ...WAYS[phase]];
  for (let tried = 1; ; ++tried) {
    try {
      return await seatWhen(page, 'card-game', reached, { ...options, seed: seed + tried, wishes });
    } catch (never) {
      if (tried === MOST_TABLES || never.code !== 'ERR_ASSERTION') throw never;
    }
  }
}

/** Every phase as a place for tests about how things look; those in the middle of a game with something on the board. */
export const MOMENTS = Object.fromEntries(
  PHASES.map((phase) => [phase, (page) => seatAt(page, phase, { turns: phase === 'deliver' ? 0 : 12 })]),
);

/** My turn, with a share and an objective before me and cards beneath the tops of stacks that I have seen. */
export function seatWithCards(page) {
  const reached = ({ phase, seats: [me], known = [] }) =>
    phase === 'turn' && me.shares.length > 0 && me.objectives.length > 0 && known.length > 0;
  return seatWhen(page, 'card-game', reached, { wishes: [...BUSY, 'place wild', 'end'] });
}
