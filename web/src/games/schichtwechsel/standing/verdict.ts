// What brought each seat its points, as the verdict names it, and what breaks a tie.
import { ranking, verdictOf as verdictOfAny, type Verdict } from '../../../table/end/standing';
import type { Speaker } from '../../../ui/speaker';
import { t } from '../text';
import type { ShiftView } from '../view';
import { sourceInWords } from '../words';
import type { LedgerRow } from './history';

export function verdictOf(view: ShiftView, ledger: readonly LedgerRow[], speaker: Speaker): Verdict {
  const brought = ledger.map(({ source, points }) => ({ why: sourceInWords(source), points }));
  return verdictOfAny({ ...view, ranks: ranking(view), brought, speaker, tie: t('ending.tie') });
}
