// Sentences about the standing that more than one part says.
import type { Speaker } from '../../../table/speaker';
import { spoken, t } from '../../../text/text.svelte';
import { countInWords } from '../words';
import { HOURS_OF_A_SHIFT, type Hour } from './majorities';

/** 3, −2, 0: with a true minus. */
export function figure(points: number): string {
  return new Intl.NumberFormat(spoken()).format(points).replace('-', '−');
}

/** +3, −2, 0 */
export function signed(points: number): string {
  return new Intl.NumberFormat(spoken(), { signDisplay: 'exceptZero' }).format(points).replace('-', '−');
}

/** "Ada, Bruno and Chiara" */
export function listed(names: string[]): string {
  return new Intl.ListFormat(spoken(), { type: 'conjunction' }).format(names);
}

/** Everything about an hour of the clock, for those who do not see it. */
export function hourInWords(hour: Hour, index: number, speaker: Speaker): string {
  const [first, second] = hour.worth;
  const counts = hour.counts.map(
    (count, seat) => `${speaker.name(seat)}: ${countInWords(hour.element, count)}`,
  );
  const worth =
    second === undefined
      ? t('standing.worthFirst', { first: first! })
      : t('standing.worthBoth', { first: first!, second });
  const said = t('standing.hourSays', {
    hour: index + 1,
    element: t(`standing.${hour.element}`),
    counts: counts.join(', '),
    worth,
    leads: leadersInWords(hour, speaker),
  });
  if (hour.scores) return said;
  return `${said} ${t('standing.scoresLater', { n: Math.floor(index / HOURS_OF_A_SHIFT) + 1 })}`;
}

function leadersInWords({ leaders }: Hour, speaker: Speaker): string {
  if (leaders.length === 0) return t('standing.nobodyLeads');
  return t('standing.leads', { n: leaders.length, names: listed(leaders.map((seat) => speaker.name(seat))) });
}
