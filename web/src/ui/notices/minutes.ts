// Times of day, as fields have them and as the server does: minutes since midnight.

export const timeOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((each) => String(each).padStart(2, '0')).join(':');

/** Nothing for a field that is being typed in. */
export function minutesOf(time: string): number | undefined {
  const found = /^(\d\d):(\d\d)/.exec(time);
  return found ? 60 * Number(found[1]) + Number(found[2]) : undefined;
}
