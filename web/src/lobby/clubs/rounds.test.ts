import { expect, test } from 'vitest';
import type { TournamentMessage } from '../../protocol/messages';
import { floats, pointsBefore, roundsInAll, roundsToCome, stillPlays } from './rounds';

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

const planned = (how: object) => ({ state: 'running', rounds: [], ...how }) as unknown as TournamentMessage;
const people = (n: number) => Array.from({ length: n }, () => ({}));

test('as many rounds as the plan says, or as everybody needs to meet everybody', () => {
  expect(roundsInAll(planned({ kind: 'swiss', length: 5, state: 'entry' }))).toBe(5);
  const robin = (n: number, seats: number) =>
    roundsInAll(planned({ kind: 'round-robin', entrants: people(n), seats }));
  expect([robin(6, 2), robin(7, 2), robin(9, 3), robin(16, 4), robin(10, 4)]).toEqual([5, 7, 4, 5, 4]);
  expect(
    roundsInAll(planned({ kind: 'round-robin', entrants: people(6), seats: 2, state: 'entry' })),
  ).toBeUndefined();
  expect(roundsInAll(planned({ kind: 'swiss', length: 5, state: 'over', rounds: [{}, {}] }))).toBe(2);
});

test('what is to come in a knock-out goes down to one table', () => {
  const out = (n: number, seats: number, go_on = 1) =>
    roundsToCome(planned({ kind: 'knock-out', entrants: people(n), seats, go_on }));
  expect(out(8, 2)).toEqual([[2, 2, 2, 2], [2, 2], [2]]);
  expect(out(5, 2)).toEqual([[2, 2, 1], [2, 1], [2]]);
  expect(out(10, 4, 2)).toEqual([[4, 3, 3], [3, 3], [4]]);
  const seats = [{ entrant: 0 }, { entrant: 1 }];
  const semifinals = [{ byes: [2], tables: [{ over: false, seats }] }];
  const told = planned({ kind: 'knock-out', entrants: people(3), seats: 2, rounds: semifinals });
  expect(roundsInAll(told)).toBe(2);
});

test('whoever is knocked out has nothing to withdraw from', () => {
  const seats = [
    { entrant: 0, place: 1 },
    { entrant: 1, place: 2 },
  ];
  const told = (kind: string, over: boolean, state = 'running') =>
    ({
      kind,
      state,
      seats: 2,
      entrants: [{ seed: 1 }, { seed: 2 }, { seed: 3 }, { seed: 4, out: true }],
      rounds: [{ byes: [2], tables: [{ over, seats }] }],
    }) as unknown as TournamentMessage;
  const who = (told: TournamentMessage) => [0, 1, 2, 3].filter((each) => stillPlays(told, each));
  expect(who(told('knock-out', true))).toEqual([0, 2]);
  expect(who(told('knock-out', false))).toEqual([0, 1, 2]);
  expect(who(told('swiss', true))).toEqual([0, 1, 2]);
  expect(who(told('knock-out', true, 'over'))).toEqual([]);
});
