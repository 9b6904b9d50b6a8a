// The pictures of the rules follow the box of the table at which they are read.
import '../../../testing/browser';
import { afterEach, expect, it, vi } from 'vitest';
import { box, unpack } from '../box';
import '../testing/engine';
import { asShift } from '../view';
import { CLEO, position } from './scene';

// No board is drawn here.
vi.mock('../index', async () => ({ default: { apply: (await import('../apply')).apply } }));

const printed = box;
afterEach(() => unpack(printed));

it('keep the third coal on its large wagon after two small ones are coked, where coal stays', () => {
  const coke = (space: string) => ({ event: 'coke_made', seat: CLEO, size: 1, space });
  const coked = () =>
    asShift(position((view) => (view.seats[CLEO]!.coal = 3), coke('Q3'), coke('Q4'))).seats[CLEO]!;
  expect(coked().wagons).toBeUndefined();
  unpack({ ...printed, coal_stays: true });
  expect(coked()).toMatchObject({ coal: 1, wagons: [0, 0, 1, 0] });
});
