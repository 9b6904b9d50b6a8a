// Who won and why, in a sentence or two, for any game.
import { numberInWords } from '../../text/numbers';
import { spoken, t } from '../../text/text.svelte';
import type { Speaker } from '../../ui/speaker';

interface Final {
  seats: readonly { seat: number; points: { total: number } }[];
  winners: readonly number[];
}

/** Seats from the first to the last: winners, then by points, then as the game breaks ties. */
export function ranking({ seats, winners }: Final, tieBreak: (seat: number) => number = () => 0): number[] {
  const won = (seat: number) => Number(winners.includes(seat));
  const total = (seat: number) => seats[seat]!.points.total;
  return seats
    .map(({ seat }) => seat)
    .sort((a, b) => won(b) - won(a) || total(b) - total(a) || tieBreak(b) - tieBreak(a) || a - b);
}

/** What a source brought each seat, as a sentence names it. */
export interface Brought {
  why: string;
  points: readonly number[];
}

/** Where `seat` gained most on `rival`, if it did anywhere. */
export function bestAgainst<Row extends Pick<Brought, 'points'>>(
  rows: readonly Row[],
  seat: number,
  rival: number,
): Row | undefined {
  const lead = ({ points }: Row) => points[seat]! - points[rival]!;
  const best = rows.reduce((a, b) => (lead(b) > lead(a) ? b : a));
  return lead(best) > 0 ? best : undefined;
}

export interface Verdict {
  result: string;
  reason: string;
}

interface Judged extends Final {
  ranks: readonly number[];
  brought: readonly Brought[];
  speaker: Speaker;
  /** What decided between equal points, where one of them won. */
  tie: string;
}

export function verdictOf({ seats, winners, ranks, brought, speaker, tie }: Judged): Verdict {
  const figure = (points: number) => numberInWords(points, spoken());
  const [first, second] = ranks as [number, number];
  const [a, b] = [seats[first]!.points.total, seats[second]!.points.total];
  if (winners.length > 1) {
    const names = new Intl.ListFormat(spoken()).format(winners.map((seat) => speaker.name(seat)));
    return { result: t('end.shared', { names, n: figure(a) }), reason: '' };
  }
  const result = t('end.wins', { name: speaker.name(first), a: figure(a), b: figure(b) });
  if (a === b) return { result, reason: tie };
  const told = ({ why, points }: Brought, seat: number, rival: number) => ({
    source: why,
    a: figure(points[seat]!),
    b: figure(points[rival]!),
  });
  const answered = bestAgainst(brought, second, first);
  const sentences = [t('end.decided', told(bestAgainst(brought, first, second)!, first, second))];
  if (answered)
    sentences.push(t('end.answered', { name: speaker.name(second), ...told(answered, second, first) }));
  return { result, reason: sentences.join(' ') };
}
