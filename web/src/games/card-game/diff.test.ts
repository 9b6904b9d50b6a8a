import { expect, it } from 'vitest';
import { changes, wagonChanges } from './diff';
import type { Dock } from './view';

const brief = (now: string[], then: string[]) =>
  changes(now, then).map(({ card, change }) => `${card} ${change}`);

it('tells which cards stay, go and come', () => {
  expect(brief(['a', 'b'], ['b', 'c'])).toEqual(['a goes', 'b stays', 'c comes']);
  expect(changes(['a'], undefined).map(({ change }) => change)).toEqual(['stays']);
});

it('counts equal cards', () => {
  expect(brief(['a', 'a'], ['a'])).toEqual(['a stays', 'a goes']);
  expect(changes(['a', 'a'], ['a', 'a', 'a']).map(({ key }) => key)).toEqual(['a 1', 'a 2', 'a 3']);
});

const dock = (...wagons: [string, string | null][]): Dock => ({
  dock: 1,
  engine: null,
  load: 0,
  wagons: wagons.map(([wagon, lorry]) => ({ wagon, lorry })),
});

it('shows a lorry on its way into a wagon that is there already', () => {
  const after = wagonChanges(
    dock(['wild-wagon', null], ['wild-wagon', null]),
    dock(['wild-wagon', null], ['wild-wagon', 'fox-1-1']),
  );
  expect(after.map(({ loading }) => loading)).toEqual([null, 'fox-1-1']);
  expect(after.some(({ comes }) => comes)).toBe(false);
});

it('shows a wagon that is coupled, and leaves a departing train as it is', () => {
  const [, coupled] = wagonChanges(dock(['fox-wagon', null]), dock(['fox-wagon', null], ['fox-wagon', null]));
  expect(coupled).toMatchObject({ comes: true, key: 'fox-wagon  2' });
  const leaving = wagonChanges(dock(['fox-wagon', 'fox-1-1']), dock());
  expect(leaving).toMatchObject([{ lorry: 'fox-1-1', comes: false, loading: null }]);
});
