import { expect, test } from 'vitest';
import type { TournamentMessage } from '../../protocol/messages';
import { floats, pointsBefore } from './rounds';

const tournament = (kind: string) =>
  ({
    kind,
    entrants: [{}, {}, {}],
    rounds: [
      {
        byes: [2],
        tables: [
          {
            seats: [
              { entrant: 0, points: 12 },
              { entrant: 1, points: 0 },
            ],
          },
        ],
      },
      { byes: [1], tables: [{ seats: [{ entrant: 0 }, { entrant: 2 }] }] },
    ],
  }) as unknown as TournamentMessage;

test('points before a round are those of the rounds before it, byes included', () => {
  expect(pointsBefore(tournament('swiss'), 0)).toEqual([0, 0, 0]);
  expect(pointsBefore(tournament('swiss'), 1)).toEqual([12, 0, 12]);
  expect(pointsBefore(tournament('round-robin'), 1)).toEqual([12, 0, 0]);
});

test('whoever meets somebody with other points floats', () => {
  const { rounds } = tournament('swiss');
  expect(floats(rounds[1]!.tables[0]!, [12, 0, 12])).toBe(false);
  expect(floats(rounds[1]!.tables[0]!, [12, 0, 0])).toBe(true);
});
