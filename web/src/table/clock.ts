// How much time a seat has left, and how a clock shows it.
import type { TableMessage } from '../protocol/messages';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** From here on a clock warns. */
export const SCARCE_MS = 30 * SECOND;
/** When who must act is told how much is left. */
export const WARNINGS_MS = [MINUTE, SCARCE_MS, 10 * SECOND] as const;

/** Milliseconds; undefined where no clock runs for the seat. `now` is the server's time. */
export function timeLeft(told: TableMessage, seat: number, now: number): number | undefined {
  if (told.clock.kind === 'none' || told.status !== 'running') return undefined;
  if (seat === told.actor && told.deadline !== undefined) return Math.max(0, told.deadline - now);
  const sitting = told.seats[seat]!;
  return sitting.kind === 'person' ? sitting.time_left : undefined;
}

/** Which part of the whole is left, from 0 to 1: of a turn, or of what a bank began with. */
export function shareLeft(told: TableMessage, left: number): number {
  const whole = 'seconds' in told.clock ? told.clock.seconds * SECOND : 0;
  return whole > 0 ? Math.min(1, left / whole) : 0;
}

/** `1:40`, by tens until the last minute; `5 h`, `3 d` where seconds do not matter. */
export function clockFigure(left: number): string {
  if (left >= 2 * DAY) return `${Math.floor(left / DAY)} d`;
  if (left >= 2 * HOUR) return `${Math.floor(left / HOUR)} h`;
  let seconds = Math.ceil(left / SECOND);
  if (seconds > 60) seconds -= seconds % 10;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The warning that falls between two looks at the clock, in seconds. */
export function warningBetween(before: number, after: number): number | undefined {
  const passed = WARNINGS_MS.findLast((each) => before > each && after <= each);
  return passed === undefined ? undefined : passed / SECOND;
}
