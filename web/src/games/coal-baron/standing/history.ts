// A game looked back upon: points over time, and what each shift brought, from the events of the log.
import type { News } from '../../../protocol/messages';
import type { PointsCurve } from '../../../table/end/curve';
import { shifts } from '../box';
import type { CoalBaronView, Element } from '../view';
import type { Award } from './majorities';
import { turnsOf, type Turn } from './turns';

/** With the turn that led to each entry; the start and the end of the game have none. */
export interface Curve extends PointsCurve {
  turns: (Turn | undefined)[];
}

const AT_THE_END = ['money_scored', 'cubes_scored', 'outstanding_scored', 'balance_scored'];
const points = (event: Record<string, unknown>) =>
  event['event'] === 'game_won' ? 0 : ((event['points'] as number | undefined) ?? 0);

export function curveOf(log: readonly News[], players: number): Curve {
  let now: number[] = Array<number>(players).fill(0);
  const curve: Curve = { totals: [now], turns: [undefined], shiftEnds: [] };
  const note = (turn: Turn | undefined) => {
    curve.totals.push(now);
    curve.turns.push(turn);
  };
  for (const turn of turnsOf(log)) {
    const { events } = turn.move;
    now = [...now];
    for (const each of events)
      if (each.seat !== undefined && !AT_THE_END.includes(each.event)) now[each.seat]! += points(each);
    note(turn);
    if (turn.scored !== undefined) curve.shiftEnds.push(curve.totals.length - 1);
    if (!events.some((each) => AT_THE_END.includes(each.event))) continue;
    now = [...now];
    for (const each of events) if (AT_THE_END.includes(each.event)) now[each.seat!]! += points(each);
    note(undefined);
  }
  return curve;
}

/** The awards given at the end of each shift, by element; shifts not yet scored are missing. */
export function shiftAwards(log: readonly News[]): Map<Element, Award[]>[] {
  const shifts: Map<Element, Award[]>[] = [];
  for (const news of log) {
    if (news.kind !== 'move') continue;
    for (const event of news.events) {
      if (event.event === 'shift_scored') shifts.push(new Map());
      if (event.event !== 'majority_scored') continue;
      const awards = shifts.at(-1)!;
      const element = event['element'] as Element;
      const given = [
        ...(awards.get(element) ?? []),
        { seat: event.seat!, points: event['points'] as number },
      ];
      awards.set(
        element,
        given.sort((a, b) => b.points - a.points || a.seat - b.seat),
      );
    }
  }
  return shifts;
}

function sumFor(seat: number, awards: Map<Element, Award[]>): number {
  return [...awards.values()]
    .flat()
    .filter((each) => each.seat === seat)
    .reduce((sum, each) => sum + each.points, 0);
}

export type Source = 'orders' | 'majorities' | 'money' | 'cubes' | 'outstanding' | 'balance';

/** What a source brought each seat; majorities have a row for each shift. */
export interface LedgerRow {
  source: Source;
  shift?: number;
  points: number[];
}

const row = (view: CoalBaronView, source: Source): LedgerRow => ({
  source,
  points: view.seats.map((seat) => seat.points[source] ?? 0),
});

export function ledgerOf(log: readonly News[], view: CoalBaronView): LedgerRow[] {
  const awards = shiftAwards(log);
  const majorities = shifts().map((shift): LedgerRow => {
    const given = awards[shift - 1] ?? new Map<Element, Award[]>();
    return { source: 'majorities', shift, points: view.seats.map(({ seat }) => sumFor(seat, given)) };
  });
  const atTheEnd = (['money', 'cubes', 'outstanding', 'balance'] as const).map((each) => row(view, each));
  return [row(view, 'orders'), ...majorities, ...atTheEnd];
}
