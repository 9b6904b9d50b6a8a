// Who won and why, in two sentences.
import type { Speaker } from '../../../ui/speaker';
import { t } from '../text';
import type { CoalBaronView } from '../view';
import { bestAgainst, ranking, type Reason, type Source } from './history';
import { listed } from './say';

export interface Verdict {
  result: string;
  reason: string;
}

export function verdictOf(
  view: CoalBaronView,
  ledger: Record<Source, number[]>,
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
  const sentences = [t('standing.decided', told(decided))];
  if (answered) sentences.push(t('standing.answered', { name: speaker.name(second), ...told(answered) }));
  return { result, reason: sentences.join(' ') };
}

function told({ source, of, against }: Reason) {
  return { source: sourceInWords(source), a: of, b: against };
}

function sourceInWords(source: Source): string {
  switch (source) {
    case 'orders':
      return t('standing.whyOrders');
    case 'money':
      return t('standing.whyMoney');
    case 'cubes':
      return t('standing.whyCubes');
    case 'outstanding':
      return t('standing.whyOutstanding');
    case 'balance':
      return t('standing.whyBalance');
    default:
      return t('standing.whyShift', { n: Number(source.slice('shift'.length)) });
  }
}
