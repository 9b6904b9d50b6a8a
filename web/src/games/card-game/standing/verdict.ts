// Who won and why, in two sentences.
import type { Speaker } from '../../../ui/speaker';
import { spoken, t } from '../text';
import type { CardGameView } from '../view';
import { capital } from '../words';
import type { Source } from '../worth';
import { bestAgainst, ranking } from './history';

export function verdictOf(view: CardGameView, speaker: Speaker): { result: string; reason: string } {
  const [first, second] = ranking(view) as [number, number];
  const [a, b] = [view.seats[first]!.points.total, view.seats[second]!.points.total];
  if (view.winners.length > 1) {
    const names = view.winners.map((seat) => speaker.name(seat));
    const all = new Intl.ListFormat(spoken(), { type: 'conjunction' }).format(names);
    return { result: t('standing.shared', { names: all, n: a }), reason: '' };
  }
  const result = t('standing.wins', { name: speaker.name(first), a, b });
  if (a === b) return { result, reason: t('standing.tokenDecided') };
  const told = (source: Source, seat: number, rival: number) => ({
    source: t(`standing.why${capital(source) as 'Lorries'}`),
    a: view.seats[seat]!.points[source]!,
    b: view.seats[rival]!.points[source]!,
  });
  const decided = bestAgainst(view, first, second)!;
  const answered = bestAgainst(view, second, first);
  const sentences = [t('standing.decided', told(decided, first, second))];
  if (answered)
    sentences.push(t('standing.answered', { name: speaker.name(second), ...told(answered, second, first) }));
  return { result, reason: sentences.join(' ') };
}
