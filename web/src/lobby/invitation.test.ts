import { expect, test } from 'vitest';
import { readInvitation } from './invitation';

test('an invitation is found in whatever was pasted', () => {
  expect(readInvitation('https://pithead.example/join/cf6rel7sb-8m/LINK_2')).toBe(
    '/join/cf6rel7sb-8m/LINK_2',
  );
  expect(readInvitation('Come and play: http://localhost:8080/join/T/L !')).toBe('/join/T/L');
  expect(readInvitation('https://pithead.example/table/T')).toBe('/table/T');
});

test('anything else is none', () => {
  expect(readInvitation('')).toBeUndefined();
  expect(readInvitation('https://pithead.example/join/T')).toBeUndefined();
});
