import { expect, it } from 'vitest';
import type { News } from '../../protocol/messages';
import { moveAt, variantsOf } from './spots';
import { traces } from './testing/engine';
import { playedIn, trailOf, turnOf, type Played } from './trail';

const news = (moves: Played[]) =>
  playedIn(moves.map((each) => ({ kind: 'move', ...each })) as unknown as News[]);

const disc = (track: string, space: number) => ({ event: 'disc_advanced', seat: 0, track, space });

it('hangs each decision below the one that triggered it', () => {
  const moves = news([
    {
      ply: 1,
      seat: 0,
      move: 'card route-S',
      events: [{ event: 'card_used', seat: 0, card: 'route-S', units: 'W' }],
    },
    { ply: 2, seat: 0, move: 'option a', events: [disc('road', 6)] },
    { ply: 3, seat: 0, move: 'miner', events: [] },
    {
      ply: 4,
      seat: 0,
      move: 'go lamp-room',
      events: [{ event: 'miner_moved', seat: 0, circle: 'lamp-room' }],
    },
    {
      ply: 5,
      seat: 0,
      move: 'copy route-L1',
      events: [{ event: 'card_copied', seat: 0, card: 'route-L1' }, disc('road', 7), disc('road', 8)],
    },
    { ply: 6, seat: 0, move: 'build B3', events: [] },
    { ply: 7, seat: 0, move: 'lot speed', events: [disc('canal', 3)] },
    { ply: 8, seat: 0, move: 'headframe', events: [] },
  ]);
  const trail = trailOf(turnOf(moves, 0));
  expect(trail.map(({ moves: [first], depth, ply }) => [first, depth, ply])).toEqual([
    ['card route-S', 0, 1],
    ['option a', 1, 2],
    ['miner', 2, 3],
    ['copy route-L1', 3, 5],
    ['build B3', 4, 6],
    ['headframe', 4, 8],
  ]);
});

it('has every move of a turn, in turns of whole games', () => {
  for (const lines of traces(4, 2)) {
    const moves = news(lines.slice(1));
    moves.forEach(({ seat }, i) => {
      const turn = turnOf(moves.slice(0, i + 1), seat!);
      const trail = trailOf(turn);
      expect(trail.length).toBeLessThanOrEqual(turn.length);
      expect(trail.every(({ depth }, at) => depth <= at)).toBe(true);
    });
  }
});

it('finds the move at a place by the chosen variant', () => {
  const moves = ['cube coal K1', 'cube spoil K1', 'cube coal K5', 'decline'];
  expect(variantsOf(moves)).toEqual(['coal', 'spoil']);
  expect(moveAt(moves, 'cart K1', 'spoil')).toBe('cube spoil K1');
  expect(moveAt(moves, 'cart K5', 'spoil')).toBeUndefined();
  expect(moveAt(['cube coal K5'], 'cart K5', undefined)).toBe('cube coal K5');
});
