// The engine's own scorings are the judge of what the page computes by itself.
import '../../../testing/browser';
import { describe, expect, it } from 'vitest';
import type { MoveNews, News } from '../../../protocol/messages';
import { bestAgainst } from '../../../table/end/standing';
import { traces, type Line } from '../testing/engine';
import { asCoalBaron, ELEMENTS, type Element } from '../view';
import { curveOf, ledgerOf, shiftAwards } from './history';
import { awardsOf } from './majorities';
import { sinceMyTurn, turnsOf } from './turns';
import { ranksOf } from './verdict';

function logOf(lines: Line[]): MoveNews[] {
  return lines.slice(1).map(({ ply, seat, move, events }) => ({
    version: ply,
    time: 0,
    kind: 'move',
    seat,
    ply: ply - 1,
    move,
    events,
  }));
}

describe('the awards of an hour', () => {
  const seats = (hour: number, counts: number[]) =>
    counts.map((_, seat) => awardsOf(hour, counts).find((each) => each.seat === seat)?.points ?? 0);

  it('are those of the rulebook', () => {
    expect(seats(4, [3, 3, 2, 0])).toEqual([6, 6, 0, 0]);
    expect(seats(5, [6, 1, 1, 0])).toEqual([7, 3, 3, 0]);
    expect(seats(6, [0, 0, 0, 0])).toEqual([0, 0, 0, 0]);
    expect(seats(11, [2, 0, 0])).toEqual([13, 0, 0]);
    expect(seats(8, [4, 2])).toEqual([10, 0]);
  });
});

describe.each([2, 3, 4])('%i players', (players) => {
  const games = traces(players, 4);

  it('get at the end of a shift what the clock said', () => {
    for (const lines of games) {
      const shifts = shiftAwards(logOf(lines));
      expect(shifts.length).toBe(3);
      const last = asCoalBaron(lines.at(-1)!.state);
      // What was delivered and emptied does not change between the last scoring and the final state.
      const said = new Map<Element, unknown>();
      ELEMENTS.forEach((element, hour) => {
        const counts = last.seats.map((seat) => seat.counts[hour]!);
        const awards = awardsOf(hour, counts).sort((a, b) => b.points - a.points || a.seat - b.seat);
        if (awards.length > 0) said.set(element, awards);
      });
      expect(shifts[2]).toEqual(said);
    }
  });

  it('see a curve and a ledger that end with the points they have', () => {
    for (const lines of games) {
      const log = logOf(lines);
      const view = asCoalBaron(lines.at(-1)!.state);
      const totals = view.seats.map((seat) => seat.points.total);
      const curve = curveOf(log, players);
      expect(curve.totals.at(-1)).toEqual(totals);
      expect(curve.shiftEnds.length).toBe(3);
      const ledger = ledgerOf(log, view);
      for (const seat of view.seats.keys()) {
        expect(ledger.reduce((sum, { points }) => sum + points[seat]!, 0)).toBe(totals[seat]);
      }
      const [first, second] = ranksOf(view);
      expect(view.winners).toContain(first);
      if (totals[first!]! > totals[second!]!) {
        const { points } = bestAgainst(ledger, first!, second!)!;
        expect(points[first!]).toBeGreaterThan(points[second!]!);
      }
    }
  });

  it('read as turns what was played', () => {
    for (const lines of games) {
      const turns = turnsOf(logOf(lines));
      const placed = lines.filter(({ move }) => move?.startsWith('place')).length;
      expect(turns.length).toBe(placed + 3 * players);
      for (const turn of turns) {
        if (turn.space?.startsWith('M')) expect(turn.steps).toBeLessThanOrEqual(Number(turn.space.slice(1)));
        else expect(turn.steps).toBe(0);
      }
      expect(turns.flatMap((turn) => turn.move.events).length).toBe(
        lines.slice(1).flatMap(({ events }) => events).length,
      );
    }
  });
});

describe('since my last turn', () => {
  const place = (seat: number, space: string): News => ({
    version: 1,
    time: 0,
    kind: 'move',
    seat,
    ply: 0,
    move: `place ${space}`,
    events: [{ event: 'workers_placed', seat, space, n: 1 }],
  });
  const seats = (log: News[], inTurn: boolean) =>
    sinceMyTurn(turnsOf(log), 0, inTurn).map(({ seat, space }) => `${seat} ${space}`);

  it('the others moved, and I did not', () => {
    const log = [place(1, 'F1'), place(0, 'F2'), place(1, 'F3'), place(2, 'bank')];
    expect(seats(log, false)).toEqual(['1 F3', '2 bank']);
    expect(seats([...log, place(0, 'M8')], true)).toEqual(['1 F3', '2 bank']);
    expect(seats([...log, place(0, 'M8')], false)).toEqual([]);
  });
});
