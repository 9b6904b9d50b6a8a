// What brought each seat its points, as the verdict names it, and what breaks a tie.
import { ranking, verdictOf as verdictOfAny, type Verdict } from '../../../table/end/standing';
import type { Speaker } from '../../../ui/speaker';
import { spoken, t } from '../text';
import type { ShiftView } from '../view';
import { sourceInWords } from '../words';
import type { LedgerRow } from './history';

/** As a part of a sentence; German nouns keep their capitals. */
const within = (words: string) =>
  spoken() === 'de' ? words : words.charAt(0).toLowerCase() + words.slice(1);

export function verdictOf(view: ShiftView, ledger: readonly LedgerRow[], speaker: Speaker): Verdict {
  const brought = ledger.map(({ source, points }) => ({ why: within(sourceInWords(source)), points }));
  return verdictOfAny({ ...view, ranks: ranking(view), brought, speaker, tie: t('ending.tie') });
}
