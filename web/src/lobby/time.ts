// How long ago something was, as people say it.
import { spoken } from '../text/text.svelte';

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

export function timeAgo(time: number, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(spoken(), { numeric: 'auto' });
  const ago = now - time;
  for (const [unit, length] of UNITS) {
    if (ago >= length) return format.format(-Math.floor(ago / length), unit);
  }
  return format.format(0, 'minute');
}
