import { expect, test } from 'vitest';
import type { CardSeat, Summary } from '../protocol/messages';
import { freeSeats, inMyOrder, toJoin, toWatch } from './lists';

let changed = 0;
function table(
  name: string,
  fields: Partial<Summary>,
  kinds: CardSeat['kind'][] = ['person', 'bot'],
): Summary {
  const seats = kinds.map((kind) => ({ kind })) as unknown as Summary['card']['seats'];
  const card = { game: 'some-game', title: name, by_turn: false, ply: 0, seats };
  const plain = { version: 1, status: 'running', host: false, member: false, your_turn: false } as const;
  return { ...plain, table: name, changed: ++changed, card, ...fields };
}
const names = (tables: Summary[]) => tables.map(({ table }) => table);

test('my tables: my turn, then running, filling, finished; the latest change first', () => {
  const tables = [
    table('over', { status: 'over' }),
    table('open', { status: 'open' }),
    table('earlier', {}),
    table('later', {}),
    table('gone', { status: 'closed' }),
    table('mine', { your_turn: true }),
  ];
  expect(names(inMyOrder(tables))).toEqual(['mine', 'later', 'earlier', 'open', 'over']);
});

test('of those that wait for me the nearest deadline comes first', () => {
  const tables = [
    table('no hurry', { your_turn: true }),
    table('tomorrow', { your_turn: true, deadline: 2000 }),
    table('today', { your_turn: true, deadline: 1000 }),
  ];
  expect(names(inMyOrder(tables))).toEqual(['today', 'tomorrow', 'no hurry']);
});

test('a table can be joined if a seat is for anybody and I do not sit there', () => {
  const tables = [
    table('free', { status: 'open' }, ['person', 'open']),
    table('invited only', { status: 'open' }, ['person', 'invited']),
    table('mine', { status: 'open', member: true }, ['person', 'open']),
    table('running', {}),
  ];
  expect(names(toJoin(tables))).toEqual(['free']);
  expect(names(toWatch(tables))).toEqual(['running']);
  expect(freeSeats(tables[1]!)).toBe(1);
});
