import { expect, it } from 'vitest';
import { queryOf, readWish, writeWish, type Wish } from './wish';

const WHOLE: Wish = {
  game: 'some-game',
  players: 3,
  result: 'won',
  level: 'easy',
  person: 'a-b_c',
  time: 'month',
};

it('reads in the address what it wrote there', () => {
  expect(readWish(writeWish(WHOLE))).toEqual(WHOLE);
  expect(readWish(writeWish({ time: 'week' }))).toEqual({ time: 'week' });
  expect(writeWish({})).toBe('');
  expect(readWish('')).toEqual({});
});

it('takes nothing that cannot be asked for', () => {
  expect(readWish('?players=9&result=drawn&level=brilliant&time=ever&game=&person=&ply=3')).toEqual({});
});

it('asks the server for a moment', () => {
  const query = queryOf({ game: 'some-game', time: 'week' }, 1_000_000_000_000);
  expect(query.toString()).toBe(`game=some-game&since=${1_000_000_000_000 - 7 * 86_400_000}`);
});
