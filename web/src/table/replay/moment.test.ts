import { expect, test } from 'vitest';
import { readMoment, writeMoment } from './moment';

test('a link leads to the moment it was made at', () => {
  for (const moment of [
    { ply: 0, eyes: 1 },
    { ply: 58, eyes: null },
    { ply: 7, eyes: 'open' as const },
    { ply: 3 },
  ])
    expect(readMoment(writeMoment(moment))).toEqual(moment);
});

test('an address without a moment, or with nonsense, leads to the table', () => {
  for (const search of ['', '?ply=', '?ply=-1', '?ply=x', '?ply=1e9', '?eyes=1'])
    expect(readMoment(search)).toBeUndefined();
  expect(readMoment('?ply=5&eyes=9')).toEqual({ ply: 5 });
});
