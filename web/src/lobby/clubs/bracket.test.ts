import { expect, test } from 'vitest';
import type { TournamentMessage } from '../../protocol/messages';
import { bracketOf } from './bracket';

const duel = (first: number, second: number) => ({
  over: true,
  seats: [
    { entrant: first, place: 1 },
    { entrant: second, place: 2 },
  ],
});
const open = (first: number, second: number) => ({
  over: false,
  seats: [{ entrant: first }, { entrant: second }],
});
const knockOut = (rounds: object[], state = 'running', go_on = 1) =>
  ({
    kind: 'knock-out',
    state,
    seats: 2,
    go_on,
    entrants: Array.from({ length: 8 }, (_, i) => ({ name: `${i}`, seed: i + 1 })),
    rounds,
  }) as unknown as TournamentMessage;

const numbers = (told: TournamentMessage) =>
  bracketOf(told).columns.map((column) => column.map(({ number }) => number));

test('boxes stand beside those they come from, so that no lines cross', () => {
  const first = [duel(0, 7), duel(1, 6), duel(2, 5), duel(3, 4)];
  const told = knockOut([
    { tables: first, byes: [] },
    { tables: [open(0, 3), open(1, 2)], byes: [] },
  ]);
  expect(numbers(told)).toEqual([[1, 4, 2, 3], [1, 2], [undefined]]);
  const { columns, lines, height } = bracketOf(told);
  expect(lines).toHaveLength(4);
  expect(columns[1]![0]!.top).toBe((columns[0]![0]!.top + columns[0]![1]!.top) / 2);
  expect(columns[2]![0]!.top).toBe((columns[1]![0]!.top + columns[1]![1]!.top) / 2);
  expect(height).toBe(columns[0]![3]!.top + 2);
});

test('a bye leads on, and nobody is known of a round to come', () => {
  const told = knockOut([{ tables: [open(1, 2)], byes: [0] }]);
  const { columns, lines } = bracketOf(told);
  expect(columns[0]!.map(({ bye }) => bye)).toEqual([false, true]);
  expect(columns[1]).toMatchObject([{ seats: [undefined, undefined] }]);
  expect(lines).toEqual([]);
});

test('of the final only the winner is marked, and of a table those who go on, tied ones by their seed', () => {
  const tied = {
    over: true,
    seats: [
      { entrant: 5, place: 1 },
      { entrant: 2, place: 1 },
    ],
  };
  const best = (told: TournamentMessage) =>
    bracketOf(told).columns[0]!.map(({ seats }) =>
      seats.flatMap((seat) => (seat?.goesOn ? [seat.entrant] : [])),
    );
  expect(best(knockOut([{ tables: [tied, duel(0, 1)], byes: [] }]))).toEqual([[2], [0]]);
  expect(best(knockOut([{ tables: [duel(4, 0)], byes: [] }], 'over'))).toEqual([[4]]);
});
