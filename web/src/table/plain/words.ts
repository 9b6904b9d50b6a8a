// What a game without words of its own says: its notation, and the names of its events.
import type { Event } from '../../protocol/messages';
import { t } from '../../text/text.svelte';
import type { Speaker } from '../../ui/speaker';
import { capital, inline, readable, type Json, type Words } from './outline';

export function wordsFor(speaker: Speaker): Words {
  return { yes: t('plain.yes'), no: t('plain.no'), seat: (seat) => speaker.name(seat) };
}

/** "Clara: workers placed (zone order, n 2)." */
export function eventInWords({ event, seat, ...fields }: Event, speaker: Speaker): string {
  const what = readable(event);
  const subject = seat === undefined ? capital(what) : `${speaker.name(seat)}: ${what}`;
  const details = inline(fields as Record<string, Json>, wordsFor(speaker));
  return details ? `${subject} (${details}).` : `${subject}.`;
}

/** "−2 coins", "+1 tools" */
export function costInWords(cost: Readonly<Record<string, number>>): string[] {
  return Object.entries(cost)
    .filter(([, n]) => n !== 0)
    .map(([kind, n]) => `${n > 0 ? '−' : '+'}${Math.abs(n)} ${readable(kind)}`);
}
