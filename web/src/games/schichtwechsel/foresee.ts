// What a card would do, before it is paid for: all of it that needs no decision. What it leads to beyond that, such as a
// barrier on the way, the server tells with the payment.
import type { Event } from '../../protocol/messages';
import { apply } from './apply';
import { box, cardOf, trackOf, type Effect } from './box';
import { asShift, type ShiftSeat, type ShiftView } from './view';

const CERTAIN: Record<string, (effect: Effect, seat: ShiftSeat) => Partial<Event> | undefined> = {
  advance: ({ track, n = 1 }, { discs }) => {
    const space = Math.min(trackOf(track!).length, discs[track!] + n);
    return space > discs[track!] ? { event: 'disc_advanced', track, space } : undefined;
  },
  points: ({ source, n = 0 }) => ({ event: 'points_scored', source, points: n }),
  lower: ({ n = 0 }, { water }) => {
    const level = Math.max(box.water.bottom, water - n);
    return level < water ? { event: 'water_lowered', level } : undefined;
  },
  raise: ({ n = 0 }, { water }) =>
    water + n < box.water.top ? { event: 'water_risen', level: water + n } : undefined,
};

export function foresee(view: ShiftView, seat: number, card: string): ShiftView {
  return cardOf(card).effects.reduce((before, effect) => {
    const happens = CERTAIN[effect.effect]?.(effect, before.seats[seat]!);
    if (!happens) return before;
    return asShift(apply(before as never, [{ seat, ...happens } as Event]));
  }, view);
}
