// The lobby's lists in the order people need them.
import type { Summary } from '../protocol/messages';
import { isFree } from '../ui/seats';

const RANK: Record<Summary['status'], number> = { running: 1, open: 2, over: 3, closed: 4 };
const rank = (table: Summary): number => (table.your_turn ? 0 : RANK[table.status]);
const urgency = (table: Summary): number => table.deadline ?? Infinity;

/** Where I am waited for first, the nearest deadline before all; then what runs, what fills, what is over. */
export function inMyOrder(tables: readonly Summary[]): Summary[] {
  return tables
    .filter(({ status }) => status !== 'closed')
    .sort((a, b) => {
      const due = urgency(a) - urgency(b);
      return rank(a) - rank(b) || (rank(a) === 0 && due) || b.changed - a.changed;
    });
}

/** Tables of others with a seat for anybody. */
export function toJoin(tables: readonly Summary[]): Summary[] {
  return tables.filter(
    ({ status, member, card }) =>
      status === 'open' && !member && card.seats.some(({ kind }) => kind === 'open'),
  );
}

export function toWatch(tables: readonly Summary[]): Summary[] {
  return tables.filter(({ status, member }) => status === 'running' && !member);
}

export function freeSeats({ card }: Summary): number {
  return card.seats.filter(isFree).length;
}
