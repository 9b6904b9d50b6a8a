// Where each seat's points come from, at any moment: the score sheet as rows.
import type { View } from '../../protocol/messages';
import { t } from '../../text/text.svelte';
import type { WholePage } from '../game';

interface Speaker {
  name(seat: number): string;
}

export function scoreSheet(
  { seats }: Pick<View, 'seats'>,
  { sourceInWords }: Pick<WholePage, 'sourceInWords'>,
  speaker: Speaker,
): (string | number)[][] {
  const sources = Object.keys(seats[0]!.points).filter((source) => source !== 'total');
  const row = (name: string, source: string) => [name, ...seats.map(({ points }) => points[source] ?? 0)];
  return [
    [t('plain.points'), ...seats.map((_, seat) => speaker.name(seat))],
    ...sources.map((source) => row(sourceInWords(source), source)),
    row(t('plain.total'), 'total'),
  ];
}
