// How long ago something was, as people say it.
import { spoken } from '../text/text.svelte';

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** A time span, roughly: "5 min", "2 days". */
export function timeSpan(span: number): string {
  const [unit, length] = UNITS.find(([, each]) => span >= each) ?? UNITS.at(-1)!;
  const style = { style: 'unit', unit, unitDisplay: unit === 'day' ? 'long' : 'short' } as const;
  return new Intl.NumberFormat(spoken(), style).format(Math.max(1, Math.floor(span / length)));
}

export function timeAgo(time: number, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(spoken(), { numeric: 'auto' });
  const ago = now - time;
  for (const [unit, length] of UNITS) {
    if (ago >= length) return format.format(-Math.floor(ago / length), unit);
  }
  return format.format(0, 'minute');
}
