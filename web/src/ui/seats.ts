// Whether somebody sits there.
import type { Seat } from '../protocol/messages';

/** A seat nobody sits on yet. */
export function isFree({ kind }: { kind: Seat['kind'] }): boolean {
  return kind === 'open' || kind === 'invited';
}

/** A person whose clock stands still. */
export function isOnHoliday(seat: { vacation_until?: number }, now = Date.now()): boolean {
  return (seat.vacation_until ?? 0) > now;
}

/** A person who has no page of this table open, as far as the server tells. */
export function isElsewhere(seat: Seat): boolean {
  return 'online' in seat && seat.online === false;
}
