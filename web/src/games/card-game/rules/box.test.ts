// The rules tell what is in the box: their tables have the numbers of the engine, in every language.
import { describe, expect, it } from 'vitest';
import type { Language } from '../../../protocol/messages';
import { componentsOf } from '../../../testing/engine';
import { bookletOf, numbersIn, rowsOf } from '../../../testing/rules';
import { sum } from '../view';

interface Components {
  wagons: { copies: number }[];
  engines: { copies: number }[];
  orders: { lorries: number; points: number }[];
  shares: { copies: number; points: number }[];
  objectives: { points: number; for_each?: number; goal?: number }[];
  innovations: object[];
  decks: { lorries: number[]; orders: number[]; innovations: number[] }[];
  tables: { shifts: number; workers: number[]; zones: string[] }[];
}
const box = (await componentsOf('card-game')) as Components;
const [usual] = box.decks;
const KINDS = 4; // of crests, destinations and engines

const orderPoints = [...new Set(box.orders.map(({ points }) => points))];

describe.each<Language>(['en', 'de', 'nl', 'it'])('the rules in %s', (language) => {
  const booklet = bookletOf('card-game', language);

  it('have the number of cards of each kind', () => {
    const told = rowsOf(booklet, 'components').map((row) => Number(row[1]));
    const copies = (list: readonly { copies: number }[]) => sum(list.map((each) => each.copies));
    expect(told.slice(0, 7)).toEqual([
      KINDS * sum(usual!.lorries),
      copies(box.wagons),
      copies(box.engines),
      KINDS * sum(usual!.orders),
      copies(box.shares),
      sum(usual!.innovations),
      box.objectives.length,
    ]);
  });

  it('have the points of orders, shares and tokens', () => {
    const [, orders, shares] = rowsOf(booklet, 'end-of-the-game-and-scoring').map((row) =>
      numbersIn(row[1]!),
    );
    expect(orders).toEqual(orderPoints);
    expect(shares).toEqual([box.shares[0]!.points]);
  });

  it('have the points of objectives', () => {
    const told = rowsOf(booklet, 'end-of-the-game-and-scoring', 1).map((row) => numbersIn(row[1]!)[0]);
    expect([...told].sort()).toEqual(
      // One row for each kind: two cards of their own, then four times four alike.
      [0, 1, 2, 6, 10, 14].map((i) => box.objectives[i]!.points).sort(),
    );
  });

  it('have the decks that are reconstructed, and the other choices', () => {
    const rows = rowsOf(booklet, 'what-is-reconstructed');
    const splits = (pick: (decks: Components['decks'][number]) => number[]) =>
      [...new Set(box.decks.map((each) => JSON.stringify(pick(each))))].map(
        (each) => JSON.parse(each) as number[],
      );
    const told = (row: string[]) => [row[1]!, ...row[2]!.split(/ (?:or|oder|of|o) /)].map(numbersIn);
    expect(told(rows[0]!)).toEqual(splits(({ lorries }) => lorries));
    expect(told(rows[1]!)).toEqual(splits(({ orders }) => orders));
  });

  it('have what each number of players plays with', () => {
    const table = rowsOf(booklet, 'differences-by-number-of-players');
    box.tables.forEach(({ shifts, workers, zones }, i) => {
      const column = table.map((row) => row[i + 1]!);
      expect(Number(column[0])).toBe(shifts);
      const values = workers.flatMap((n, at) => Array<number>(n).fill(at + 1));
      expect(numbersIn(column[1]!)).toEqual([4, 5].filter((value) => !values.includes(value)));
      expect(numbersIn(column[2]!)).toEqual([values.length, sum(values)]);
      expect(Number(column[4])).toBe(zones.length);
    });
  });
});
