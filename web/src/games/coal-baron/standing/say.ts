// Sentences about the standing that more than one part says.
import { numberInWords, signedInWords } from '../../../text/numbers';
import type { Speaker } from '../../../ui/speaker';
import { box } from '../box';
import { spoken, t } from '../text';
import { countInWords } from '../words';
import type { Source } from './history';
import type { Hour } from './majorities';

/** 3, −2, 0: with a true minus. */
export function figure(points: number): string {
  return numberInWords(points, spoken());
}

/** +3, −2, 0 */
export function signed(points: number): string {
  return signedInWords(points, spoken());
}

/** "Ada, Bruno and Chiara" */
export function listed(names: string[]): string {
  return new Intl.ListFormat(spoken(), { type: 'conjunction' }).format(names);
}

/** Where points come from, with the shift or the rate where there is one: "Marks, 1 for 5". */
export function sourceInWords(
  source: Source | 'coal' | 'vehicles' | 'carts' | 'total',
  shift?: number,
): string {
  const rates = { money: box.marks_per_point, cubes: box.cubes_per_point };
  const n = shift ?? rates[source as 'money' | 'cubes'];
  return t(`standing.${source}`, { n });
}

/** Everything about an hour of the clock, for those who do not see it. */
export function hourInWords(hour: Hour, index: number, speaker: Speaker): string {
  const said = t('standing.hourSays', {
    hour: index + 1,
    element: t(`standing.${hour.element}`),
    counts: countsInWords(hour, speaker),
    worth: worthInWords(hour),
    leads: leadersInWords(hour, speaker),
  });
  return said + later(hour, index);
}

/** Who has how much of an hour, and who leads. */
export function standingInWords(hour: Hour, index: number, speaker: Speaker): string {
  return `${countsInWords(hour, speaker)}. ${leadersInWords(hour, speaker)}` + later(hour, index);
}

export function worthInWords({ worth: [first, second] }: Hour): string {
  if (second === undefined) return t('standing.worthFirst', { first: first! });
  return t('standing.worthBoth', { first: first!, second });
}

function countsInWords({ counts, element }: Hour, speaker: Speaker): string {
  return counts.map((count, seat) => `${speaker.name(seat)}: ${countInWords(element, count)}`).join(', ');
}

const later = (hour: Hour, index: number): string =>
  hour.scores ? '' : ` ${t('standing.scoresLater', { n: box.elements[index]!.from_shift })}`;

function leadersInWords({ leaders }: Hour, speaker: Speaker): string {
  if (leaders.length === 0) return t('standing.nobodyLeads');
  return t('standing.leads', { n: leaders.length, names: listed(leaders.map((seat) => speaker.name(seat))) });
}
