// How long people may think: a few clocks that suit an evening, and a few that suit a week.
import type { AskedClock, Pace } from '../protocol/messages';
import { spoken } from '../text/text.svelte';

export type ClockKind = AskedClock['kind'];
const MINUTE = 60;
const DAY = 86_400;

/** Seconds to choose from. */
export const TIMES: Record<Pace, Record<Exclude<ClockKind, 'none'>, readonly number[]>> = {
  live: {
    turn: [MINUTE, 2 * MINUTE, 5 * MINUTE],
    bank: [10 * MINUTE, 20 * MINUTE, 40 * MINUTE],
  },
  'by-turn': { turn: [DAY, 3 * DAY, 7 * DAY], bank: [7 * DAY, 14 * DAY, 30 * DAY] },
};

/** The middle one is the usual. */
export function usualTime(pace: Pace, kind: ClockKind): number {
  return kind === 'none' ? 0 : TIMES[pace][kind][1]!;
}

/** A bank of minutes grows a little with each turn, so that nobody loses by many short turns. */
export function clockOf(pace: Pace, kind: ClockKind, seconds: number): AskedClock {
  if (kind === 'none') return { kind };
  if (kind === 'turn') return { kind, seconds };
  return { kind, seconds, increment: pace === 'live' ? 10 : 0 };
}

export function timeInWords(seconds: number): string {
  const [unit, length] = seconds < DAY ? (['minute', MINUTE] as const) : (['day', DAY] as const);
  const style = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(spoken(), style).format(seconds / length);
}
