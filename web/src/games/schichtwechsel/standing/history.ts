// A game looked back upon: where the points came from and how they grew, from the final view and the events of the log.
import type { News } from '../../../protocol/messages';
import { playedIn } from '../trail';
import { SOURCES, type ShiftView, type Source } from '../view';

export interface LedgerRow {
  source: Source;
  points: number[];
}

/** What each source brought each seat; sources that brought nobody anything are left out. */
export function ledgerOf(view: ShiftView): LedgerRow[] {
  return SOURCES.map((source) => ({
    source,
    points: view.seats.map(({ points }) => points[source] ?? 0),
  })).filter(({ points }) => points.some((each) => each !== 0));
}

/** Seats from the first to the last; the winner leads also in a tie. */
export function ranking({ seats, winners }: Pick<ShiftView, 'seats' | 'winners'>): number[] {
  const won = (seat: number) => Number(winners.includes(seat));
  return seats
    .map(({ seat }) => seat)
    .sort((a, b) => seats[b]!.points.total - seats[a]!.points.total || won(b) - won(a) || a - b);
}

export interface Curve {
  /** Points of every seat after each move; the first entry is the start, the last the end of the game. */
  totals: number[][];
  /** After which entry each round was scored. */
  rounds: number[];
}

export function curveOf(log: readonly News[], players: number): Curve {
  let now = Array<number>(players).fill(0);
  const curve: Curve = { totals: [now], rounds: [] };
  for (const { events } of playedIn(log)) {
    now = [...now];
    for (const event of events) {
      if (event.event === 'points_scored') now[event.seat!]! += event['points'] as number;
      if (event.event !== 'round_scored') continue;
      // What follows belongs to the next round, or to the final scoring.
      curve.totals.push(now);
      curve.rounds.push(curve.totals.length - 1);
      now = [...now];
    }
    curve.totals.push(now);
  }
  return curve;
}

/** Where `seat` gained most on `rival`, if it did anywhere. */
export function bestAgainst(
  ledger: readonly LedgerRow[],
  seat: number,
  rival: number,
): LedgerRow | undefined {
  const lead = ({ points }: LedgerRow) => points[seat]! - points[rival]!;
  const best = ledger.reduce((a, b) => (lead(b) > lead(a) ? b : a));
  return lead(best) > 0 ? best : undefined;
}
