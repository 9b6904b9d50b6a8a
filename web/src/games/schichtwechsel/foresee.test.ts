import '../../testing/browser';
import { expect, it } from 'vitest';
import { box, cardOf, trackOf } from './box';
import { foresee } from './foresee';
import { traces } from './testing/engine';
import { asShift } from './view';

const [lines] = traces(2, 1);
const start = asShift(lines![0]!.state);
const mine = start.seats[0]!;

it('shows where the discs would go, and not beyond the end of a track', () => {
  for (const { card, effects } of box.cards) {
    const after = foresee(start, 0, card).seats[0]!;
    for (const { effect, track, n } of effects)
      if (effect === 'advance') expect(after.discs[track!]).toBe(mine.discs[track!] + n!);
  }
  const [road] = box.cards.filter(({ effects }) => effects.some(({ effect }) => effect === 'advance'));
  const track = road!.effects.find(({ effect }) => effect === 'advance')!.track!;
  const end = structuredClone(start);
  end.seats[0]!.discs[track] = trackOf(track).length;
  expect(foresee(end, 0, road!.card).seats[0]!.discs[track]).toBe(trackOf(track).length);
});

it('leaves alone what must be decided, and the others', () => {
  const carts = box.cards.find(({ card }) => card.startsWith('cart'))!;
  const after = foresee(start, 0, carts.card);
  expect(after.seats[0]!.carts).toEqual(mine.carts);
  expect(after.seats[1]).toEqual(start.seats[1]);
});

it('lowers the water to the bottom at most, and tells of no flood', () => {
  const dry = structuredClone(start);
  dry.seats[0]!.water = box.water.bottom;
  const wet = structuredClone(start);
  wet.seats[0]!.water = box.water.top - 1;
  for (const { card } of [...box.cards, { card: 'personal' }])
    for (const view of [dry, wet]) {
      const { water } = foresee(view, 0, card).seats[0]!;
      expect([card, water]).toEqual([
        card,
        expect.toSatisfy((n) => n >= box.water.bottom && n < box.water.top),
      ]);
    }
  expect(cardOf('personal').effects).not.toEqual([]);
});
