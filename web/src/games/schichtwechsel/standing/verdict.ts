// Who won and why, in a sentence or two each.
import type { Speaker } from '../../../ui/speaker';
import { figure } from '../pieces/draw';
import { t } from '../text';
import type { ShiftView } from '../view';
import { sourceInWords } from '../words';
import { bestAgainst, ranking, type LedgerRow } from './history';

export function verdictOf(
  view: ShiftView,
  ledger: readonly LedgerRow[],
  speaker: Speaker,
): { result: string; reason: string } {
  const [first, second] = ranking(view) as [number, number];
  const [a, b] = [view.seats[first]!.points.total, view.seats[second]!.points.total];
  const result = t('ending.wins', { name: speaker.name(first), a: figure(a), b: figure(b) });
  if (a === b) return { result, reason: t('ending.tie') };
  const told = ({ source, points }: LedgerRow, seat: number, rival: number) => ({
    source: sourceInWords(source),
    a: figure(points[seat]!),
    b: figure(points[rival]!),
  });
  const sentences = [t('ending.decided', told(bestAgainst(ledger, first, second)!, first, second))];
  const answered = bestAgainst(ledger, second, first);
  if (answered)
    sentences.push(t('ending.answered', { name: speaker.name(second), ...told(answered, second, first) }));
  return { result, reason: sentences.join(' ') };
}
