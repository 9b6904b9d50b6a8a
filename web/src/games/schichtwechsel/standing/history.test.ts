import '../../../testing/browser';
import { expect, it } from 'vitest';
import type { News } from '../../../protocol/messages';
import { ranking } from '../../../table/end/standing';
import { box } from '../box';
import { traces } from '../testing/engine';
import { asShift } from '../view';
import { curveOf, ledgerOf } from './history';

it.each([2, 4])('counts the same points as the engine, with %i players', (players) => {
  for (const lines of traces(players, 3)) {
    const view = asShift(lines.at(-1)!.state);
    const totals = view.seats.map(({ points }) => points.total);
    const log = lines.slice(1).map((line) => ({ kind: 'move', ...line })) as unknown as News[];
    const curve = curveOf(log, players);
    expect(curve.totals.at(-1)).toEqual(totals);
    expect(curve.shiftEnds).toHaveLength(box.rounds);
    const sums = view.seats.map(({ seat }) =>
      ledgerOf(view).reduce((sum, { points }) => sum + points[seat]!, 0),
    );
    expect(sums).toEqual(totals);
    expect(ranking(view)[0]).toBe(view.winners[0]);
  }
});
