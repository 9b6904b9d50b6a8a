// The rules tell what is in the box: their tables have the numbers of the engine, in every language.
import { describe, expect, it } from 'vitest';
import type { Language } from '../../../protocol/messages';
import { componentsOf } from '../../../testing/engine';
import { bookletOf, numbersIn, rowsOf } from '../../../testing/rules';
import { VEHICLES } from '../view';

interface Components {
  colours: { level: number; cart_price: number }[];
  orders: { vehicle: string; spots: string; points: number }[];
  spaces: { space: string; area: string; steps?: number; marks?: number }[];
  tables: { players: number; workers: number; marks: number; draft_cards: number; locked: string[] }[];
  elements: { first: number; second: number }[];
  fewest_players_for_second: number;
  marks_per_point: number;
  cubes_per_point: number;
  outstanding_penalty: number;
  imbalance_penalty: number;
}
const box = (await componentsOf('coal-baron')) as Components;

describe.each<Language>(['en', 'de', 'nl', 'it'])('the rules in %s', (language) => {
  const booklet = bookletOf('coal-baron', language);
  const numbers = (section: string) => rowsOf(booklet, section).map((row) => row.slice(1).map(numbersIn));

  it('have the levels and prices of the coal', () => {
    expect(numbers('coal')).toEqual(box.colours.map(({ level, cart_price }) => [[level], [cart_price]]));
  });

  it('have every order with its points', () => {
    rowsOf(booklet, 'orders').forEach(([, list], i) => {
      const told = list!.split(', ').sort();
      const cards = box.orders.filter(({ vehicle }) => vehicle === VEHICLES[i]);
      expect(told).toEqual(cards.map(({ spots, points }) => `${spots} ${points}`).sort());
    });
  });

  it('have the spaces with what they give', () => {
    const given = (area: string) =>
      box.spaces.filter((each) => each.area === area).flatMap(({ steps, marks }) => steps ?? marks ?? []);
    const [, mining, , money] = numbers('worker-spaces').map(([spaces]) => spaces);
    expect([mining, money]).toEqual([given('mining'), given('money')]);
  });

  it('have the awards of the clock', () => {
    const awards = [0, 4, 8].map((from) => box.elements.slice(from, from + 4));
    expect(numbers('the-shift-clock').map(([, first, second]) => [first, second])).toEqual(
      awards.map((hours) => [hours.map(({ first }) => first), hours.map(({ second }) => second)]),
    );
  });

  it('have the points of the end', () => {
    const [marks, cubes, orders, tiles] = rowsOf(booklet, 'end-of-the-game-and-scoring');
    expect([marks, cubes].map((row) => numbersIn(row![0]!))).toEqual([
      [box.marks_per_point],
      [box.cubes_per_point],
    ]);
    expect([orders, tiles].map((row) => numbersIn(row![1]!))).toEqual([
      [box.outstanding_penalty],
      [box.imbalance_penalty],
    ]);
  });

  it('have what each number of players begins with, and what is locked', () => {
    const table = rowsOf(booklet, 'differences-by-number-of-players');
    box.tables.forEach(({ workers, marks, draft_cards, locked }, i) => {
      const column = table.map((row) => row[i + 1]!);
      expect(column.slice(0, 3).map(Number)).toEqual([workers, marks, draft_cards]);
      const names = (pattern: RegExp) => locked.filter((space) => pattern.test(space));
      expect(column[3]!.match(/F\d/g) ?? []).toEqual(names(/^F\d/));
      expect(numbersIn(column[4]!)).toEqual(names(/^M\d/).flatMap(numbersIn));
      expect(numbersIn(column[5]!)).toEqual(names(/^money/).flatMap(numbersIn));
      expect(column[6]!.match(/O\d/g) ?? []).toEqual(names(/^O\d/));
    });
    const seconds = table[7]!.slice(1);
    expect(new Set(seconds.slice(box.fewest_players_for_second - 2)).size).toBe(1);
    expect(seconds[0]).not.toBe(seconds[box.fewest_players_for_second - 2]);
  });
});
