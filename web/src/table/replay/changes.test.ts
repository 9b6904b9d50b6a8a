import { expect, test } from 'vitest';
import type { View } from '../../protocol/messages';
import { change } from './changes';

const view = {
  phase: 'place',
  supply: { 'a/b': 1 },
  seats: [{ marks: 3 }, { marks: 5, cage: [1, 2] }],
} as unknown as View;

test('pointers reach into objects and lists, and leave the view before as it was', () => {
  const before = structuredClone(view);
  const after = change(view, { '/phase': 'mine', '/seats/1/cage/0': 9, '/supply/a~1b': 2 });
  expect(after).toEqual({
    phase: 'mine',
    supply: { 'a/b': 2 },
    seats: [{ marks: 3 }, { marks: 5, cage: [9, 2] }],
  });
  expect(view).toEqual(before);
});

test('what does not change is the very same', () => {
  const after = change(view, { '/seats/1/marks': 6 });
  expect(after.seats[0]).toBe(view.seats[0]);
  expect(change(view, {})).toEqual(view);
});
