// What brought each seat its points, as the verdict names it, and what breaks a tie.
import { ranking, verdictOf as verdictOfAny, type Verdict } from '../../../table/end/standing';
import type { Speaker } from '../../../ui/speaker';
import { t } from '../text';
import type { CoalBaronView } from '../view';
import type { LedgerRow } from './history';

/** Equal points are told apart by Marks left. */
export const ranksOf = (view: CoalBaronView): number[] => ranking(view, (seat) => view.seats[seat]!.marks);

export function verdictOf(view: CoalBaronView, ledger: readonly LedgerRow[], speaker: Speaker): Verdict {
  const ranks = ranksOf(view);
  const [a, b] = ranks.map((seat) => view.seats[seat]!.marks) as [number, number];
  return verdictOfAny({
    ...view,
    ranks,
    brought: ledger.map((row) => ({ why: sourceInWords(row), points: row.points })),
    speaker,
    tie: t('standing.marksDecided', { a, b }),
  });
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
