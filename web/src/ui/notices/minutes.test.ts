import { expect, test } from 'vitest';
import { minutesOf, timeOf } from './minutes';

test('a time of day and its minutes are the same', () => {
  expect([0, 7 * 60, 22 * 60 + 5, 1439].map(timeOf)).toEqual(['00:00', '07:00', '22:05', '23:59']);
  for (const minutes of [0, 59, 60, 1439]) expect(minutesOf(timeOf(minutes))).toBe(minutes);
});

test('a field that is being typed in has no time', () => {
  expect(minutesOf('')).toBeUndefined();
  expect(minutesOf('7:')).toBeUndefined();
  expect(minutesOf('07:30:15')).toBe(450);
});
