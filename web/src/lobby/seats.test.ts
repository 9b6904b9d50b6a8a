import { expect, test } from 'vitest';
import type { Seat } from '../protocol/messages';
import { choose, complaint, firstWishes, mySeat, sittingOf, wishOf, type Wish } from './seats';

test('a new table begins with me and bots of my level', () => {
  expect(firstWishes(3, 'easy').map(sittingOf)).toEqual([
    { kind: 'person' },
    { kind: 'bot', level: 'easy' },
    { kind: 'bot', level: 'easy' },
  ]);
});

test('only people at this screen and invitations carry a name', () => {
  expect(sittingOf({ choice: 'here', name: ' Bruno ' })).toEqual({ kind: 'person', name: 'Bruno' });
  expect(sittingOf({ choice: 'invited', name: '' })).toEqual({ kind: 'invited' });
  expect(sittingOf({ choice: 'open', name: 'left over' })).toEqual({ kind: 'open' });
});

test('when I change my seat, whoever was to sit there gets the old one', () => {
  const before: Wish[] = [
    { choice: 'me', name: '' },
    { choice: 'invited', name: 'Bea' },
  ];
  expect(choose(before, 1, { choice: 'me', name: '' })).toEqual([before[1], before[0]]);
});

test('people at one screen need different names', () => {
  const beside = (name: string): Wish[] => [
    { choice: 'me', name: '' },
    { choice: 'here', name },
  ];
  expect(complaint(beside(''), 'Ada')).toBe('nameMissing');
  expect(complaint(beside('ada'), 'Ada')).toBe('nameTwice');
  expect(complaint(beside('Bruno'), 'Ada')).toBeUndefined();
});

test('a seat is read back as the choice that made it', () => {
  const bea = { kind: 'invited', name: 'Bea', link: 'x' } as const;
  expect(sittingOf(wishOf(bea, false))).toEqual({ kind: 'invited', name: 'Bea' });
  expect(sittingOf(wishOf({ kind: 'bot', name: '', level: 'hard' }, false))).toEqual({
    kind: 'bot',
    level: 'hard',
  });
});

test('my own seat is found among those of this screen, also under a new name', () => {
  const person = (name: string, mine: boolean): Seat => ({
    kind: 'person',
    name,
    person: name,
    ...(mine && { mine }),
  });
  const seats = [person('Bea', false), person('Bruno', true), person('Ada', true)];
  expect(mySeat(seats, 'Ada')).toBe(2);
  expect(mySeat(seats, 'Countess Ada')).toBe(1);
  expect(mySeat(seats.slice(0, 1), 'Ada')).toBe(-1);
  expect(wishOf(seats[1]!, false)).toEqual({ choice: 'here', name: 'Bruno' });
});
