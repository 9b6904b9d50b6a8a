// What brought each seat its points, as the verdict names it, and what breaks a tie.
import { ranking, verdictOf as verdictOfAny, type Verdict } from '../../../table/end/standing';
import type { Speaker } from '../../../ui/speaker';
import { t } from '../text';
import type { CardGameView } from '../view';
import { capital } from '../words';
import { SOURCES } from '../worth';

export function verdictOf(view: CardGameView, speaker: Speaker): Verdict {
  const brought = SOURCES.map((source) => ({
    why: t(`standing.why${capital(source) as 'Lorries'}`),
    points: view.seats.map(({ points }) => points[source] ?? 0),
  }));
  return verdictOfAny({ ...view, ranks: ranking(view), brought, speaker, tie: t('standing.tokenDecided') });
}
