// A game looked back upon: where the points came from and how they grew, from the final view and the events of the log.
import type { News } from '../../../protocol/messages';
import type { PointsCurve } from '../../../table/end/curve';
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

/** Points of every seat after each move. */
export function curveOf(log: readonly News[], players: number): PointsCurve {
  let now = Array<number>(players).fill(0);
  const curve: PointsCurve = { totals: [now], shiftEnds: [] };
  for (const { events } of playedIn(log)) {
    now = [...now];
    for (const event of events) {
      if (event.event === 'points_scored') now[event.seat!]! += event['points'] as number;
      if (event.event !== 'round_scored') continue;
      // What follows belongs to the next round, or to the final scoring.
      curve.totals.push(now);
      curve.shiftEnds.push(curve.totals.length - 1);
      now = [...now];
    }
    curve.totals.push(now);
  }
  return curve;
}
