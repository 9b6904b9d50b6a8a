import '../testing/browser';
import { expect, test } from 'vitest';
import type { Summary } from '../protocol/messages';
import { companyOf, courseOf } from './course';

const MINUTE = 60_000;
const NOW = 10_000 * MINUTE;

function table(card: Partial<Summary['card']>, fields: Partial<Summary> = {}): Summary {
  const seats = [
    { kind: 'person', name: 'Ada', person: 'ada' },
    { kind: 'person', name: 'Ada', person: 'another Ada' },
    { kind: 'bot', level: 'easy' },
  ] as Summary['card']['seats'];
  return {
    table: 't',
    version: 1,
    status: 'running',
    host: true,
    member: true,
    your_turn: false,
    changed: NOW - 5 * MINUTE,
    ...fields,
    card: { game: 'some-game', title: '', by_turn: false, ply: 9, seats, ...card },
  };
}

test('company is everybody else, by person and not by name', () => {
  expect(companyOf(table({ round: 2 }), 'ada')).toBe('with Ada and Viktor · Round 2');
});

test('a game that began from a chosen position says so', () => {
  expect(companyOf(table({ begin: { ply: 7 } }), 'ada')).toBe('practice · with Ada and Viktor');
});

test('whose turn it is since when, who moved last, and how much time is left', () => {
  const course = { actor: 0, since: NOW - 5 * MINUTE, last_mover: 2 };
  expect(courseOf(table(course, { your_turn: true, deadline: NOW + 7 * MINUTE }), 'ada', NOW)).toBe(
    'your move for 5 min · Viktor moved last · 7 min left',
  );
  expect(courseOf(table({ actor: 2, since: NOW - 130 * MINUTE, last_mover: 0 }), 'ada', NOW)).toBe(
    'Viktor’s move for 2 hr',
  );
});

test('a game that is paused says that it waits', () => {
  expect(courseOf(table({ paused: true, actor: 0 }), 'ada', NOW)).toBe('paused, waits for you');
});

test('a game that is adjourned says until when, and nothing of turns', () => {
  const until = Date.UTC(2026, 10, 20, 12);
  const told = courseOf(table({ adjourned_until: until, actor: 0 }, { deadline: until }), 'ada', NOW);
  expect(told).toMatch(/^adjourned until Nov 20, 2026, /);
});

test('who is on holiday is not said to think', () => {
  const seats = table({}).card.seats.map((seat, i) =>
    i === 1 ? { ...seat, vacation_until: NOW + 1 } : seat,
  );
  const away = table({ actor: 1, seats: seats as Summary['card']['seats'] });
  expect(courseOf(away, 'ada', NOW)).toMatch(/^Ada is on holiday until /);
  expect(courseOf(away, 'ada', NOW + 1)).toMatch(/^Ada’s move for /);
});

test('whoever was reminded sees it', () => {
  const waits = table({ actor: 0, since: NOW - 5 * MINUTE, nudged: NOW }, { your_turn: true });
  expect(courseOf(waits, 'ada', NOW)).toBe('your move for 5 min · you were reminded');
});

test('the result of a finished game', () => {
  const over = (winners: number[]) => table({ scores: [84, 98, 7], winners }, { status: 'over' });
  expect(courseOf(over([1]), 'ada', NOW)).toBe('Ada won, 98 : 84 : 7 · finished 5 minutes ago');
  expect(courseOf(over([0]), 'ada', NOW)).toBe('you won, 98 : 84 : 7 · finished 5 minutes ago');
  expect(courseOf(over([0, 2]), 'ada', NOW)).toBe(
    'a tie between Ada and Viktor, 98 : 84 : 7 · finished 5 minutes ago',
  );
});
