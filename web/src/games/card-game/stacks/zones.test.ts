import '../../../testing/browser';
import { expect, it } from 'vitest';
import { ranges } from './zones';

it('puts neighbours together', () => {
  expect(ranges([14, 12, 13, 17])).toBe('12–14, 17');
  expect(ranges([3])).toBe('3');
});
