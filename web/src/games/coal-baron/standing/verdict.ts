// Who won and why, in two sentences.
import type { Speaker } from '../../../ui/speaker';
import { t } from '../text';
import type { CoalBaronView } from '../view';
import { bestAgainst, ranking, type LedgerRow } from './history';
import { listed } from './say';

export interface Verdict {
  result: string;
  reason: string;
}

export function verdictOf(
  view: CoalBaronView,
  ledger: readonly LedgerRow[],
  winners: readonly number[],
  speaker: Speaker,
): Verdict {
  const [first, second] = ranking(view) as [number, number];
  const [a, b] = [view.seats[first]!.points.total, view.seats[second]!.points.total];
  const name = speaker.name(first);
  if (winners.length > 1) {
    const names = listed(winners.map((seat) => speaker.name(seat)));
    return { result: t('standing.shared', { names, n: a }), reason: '' };
  }
  const result = t('standing.wins', { name, a, b });
  if (a === b) {
    const marks = { a: view.seats[first]!.marks, b: view.seats[second]!.marks };
    return { result, reason: t('standing.marksDecided', marks) };
  }
  const decided = bestAgainst(ledger, first, second)!;
  const answered = bestAgainst(ledger, second, first);
  const sentences = [t('standing.decided', told(decided, first, second))];
  if (answered)
    sentences.push(t('standing.answered', { name: speaker.name(second), ...told(answered, second, first) }));
  return { result, reason: sentences.join(' ') };
}

function told(row: LedgerRow, seat: number, rival: number) {
  return { source: sourceInWords(row), a: row.points[seat]!, b: row.points[rival]! };
}

function sourceInWords({ source, shift }: LedgerRow): string {
  switch (source) {
    case 'orders':
      return t('standing.whyOrders');
    case 'majorities':
      return t('standing.whyMajorities', { n: shift! });
    case 'money':
      return t('standing.whyMoney');
    case 'cubes':
      return t('standing.whyCubes');
    case 'outstanding':
      return t('standing.whyOutstanding');
    case 'balance':
      return t('standing.whyBalance');
  }
}
