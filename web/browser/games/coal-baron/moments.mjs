// The moments of a game of Coal Baron that tests and pictures are about.
import { seatWhen } from '../../player.mjs';

export const PHASES = ['draft', 'place', 'buy', 'keep', 'return', 'arrange', 'mine', 'over'];

// What leads to each of them.
const WAYS = {
  draft: [],
  place: ['take', 'stop', 'decline', 'top', 'return', 'place money'],
  buy: ['take', 'place Fdraw'],
  keep: ['take', 'place Odraw'],
  return: ['take', 'place Fdraw', 'buy', 'decline'],
  arrange: ['take', 'place Fdraw', 'buy', 'top'],
  mine: ['take', 'place M'],
  over: ['stop'],
};

/** A table in this phase, behind so many moves of this person; see seatWhen. */
export function seatAt(page, phase, options = {}) {
  const reached = (view) => view.phase === phase;
  return seatWhen(page, 'coal-baron', reached, { ...options, wishes: WAYS[phase] });
}

/** Every phase in the middle of a game, as a place for tests about how things look. */
export const MOMENTS = Object.fromEntries(
  PHASES.map((phase) => [
    phase,
    (page) => seatAt(page, phase, { turns: phase === 'draft' ? 0 : 30, seed: 3 }),
  ]),
);
