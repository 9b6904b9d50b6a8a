import '../testing/engine';
import { expect, it } from 'vitest';
import type { Advice, View } from '../../../protocol/messages';
import { planOf, plansOf, stepsOf } from './plan';

const none = { yellow: 0, brown: 0, gray: 0, black: 0 };
const view = {
  phase: 'mine',
  to_move: 0,
  steps_left: 6,
  seats: [
    {
      seat: 0,
      cage_level: 0,
      cage: { ...none, brown: 1 },
      storage: { ...none, yellow: 1 },
      levels: [1, 2, 3, 4].map((level) => ({ level, carts: 2, empty: 0, cubes: { ...none, black: 2 } })),
      tiles: [],
      outstanding: [
        { order: 'truck-K', complete: false, spots: [[]] },
        { order: 'barrow-BB', complete: false, spots: [['brown'], []] },
        { order: 'carriage-Y', complete: true, spots: [['yellow']] },
      ],
    },
  ],
} as unknown as View;

it('counts two steps for two cubes on one spot', () => {
  expect(stepsOf('cage 2')).toBe(1);
  expect(stepsOf('fill truck-K black')).toBe(1);
  expect(stepsOf('fill truck-K black with stored-black')).toBe(1);
  expect(stepsOf('fill truck-K black with brown stored-yellow')).toBe(2);
  expect(stepsOf('stop')).toBe(0);
});

it('says which orders get complete', () => {
  const plan = planOf(['fill barrow-BB brown', 'cage 4', 'load black', 'cage 0', 'fill truck-K black'], view);
  expect(plan).toMatchObject({ steps: 5, filled: 2, loaded: 1, stored: 0 });
  expect(plan.completes.map(({ order, points }) => `${order} ${points}`)).toEqual([
    'truck-K 5',
    'barrow-BB 5',
  ]);
});

it('completes with two strange cubes, too', () => {
  const plan = planOf(['fill truck-K black with brown stored-yellow', 'stop', 'place bank'], view);
  expect(plan.moves).toHaveLength(1);
  expect(plan.steps).toBe(2);
  expect(plan.completes.map(({ order }) => order)).toEqual(['truck-K']);
});

it('goes no further than the steps that are left', () => {
  const plan = planOf(
    ['cage 1', 'cage 2', 'cage 3', 'cage 4', 'cage 0', 'fill truck-K black with brown stored-yellow'],
    view,
  );
  expect(plan.steps).toBe(5);
});

it('leaves out plans that bring the same', () => {
  const idea = (move: string, ...plan: string[]) => ({ move, plan });
  const advice = {
    moves: [
      idea('fill barrow-BB brown', 'stop'),
      idea('stop'),
      idea('store brown'),
      idea('fill barrow-BB brown'),
    ],
  } as unknown as Advice;
  expect(plansOf(advice, view).map(({ moves }) => moves)).toEqual([
    ['fill barrow-BB brown'],
    ['store brown'],
  ]);
});
