import { expect, it } from 'vitest';
import type { News } from '../../protocol/messages';
import { remember } from './remember';

const move = (version: number, ply: number): News => ({
  version,
  time: 0,
  kind: 'move',
  seat: 0,
  ply,
  move: `move ${ply}`,
  events: [],
});
const plies = (log: News[]) => log.map((each) => (each.kind === 'move' ? each.ply : each.kind));

it('keeps what is new, once', () => {
  const log = remember([], [{ version: 1, time: 0, kind: 'open' }, move(2, 0)]);
  expect(plies(remember(log, [move(2, 0), move(3, 1)]))).toEqual(['open', 0, 1]);
});

it('forgets what was taken back', () => {
  const undo: News = { version: 5, time: 0, kind: 'undo', seat: 0, ply: 1 };
  expect(plies(remember([move(2, 0), move(3, 1), move(4, 2)], [undo, move(6, 1)]))).toEqual([0, 'undo', 1]);
});

it('knows what was played before a game that began from a chosen position', () => {
  const moves = [
    { ply: 0, seat: 1, move: 'a', events: [] },
    { ply: 1, seat: 0, events: [] },
  ];
  const log = remember(
    [{ version: 1, time: 0, kind: 'open' }],
    [{ version: 2, time: 7, kind: 'start', moves }],
  );
  expect(plies(remember(log, [move(3, 2)]))).toEqual(['open', 0, 1, 'start', 2]);
  expect(log[1]).toEqual({ version: 2, time: 7, kind: 'move', ...moves[0] });
});
