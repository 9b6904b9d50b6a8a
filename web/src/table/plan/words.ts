// A plan in words: what its moves are called, and what each does where it was planned.
import type { MovePreview, View } from '../../protocol/messages';
import { t } from '../../text/text.svelte';
import type { Speaker } from '../../ui/speaker';
import type { WholePage } from '../game';

export interface Planned {
  game: WholePage;
  view: View;
  speaker: Speaker;
}

export const moveInWords = ({ move }: MovePreview, { game, view, speaker }: Planned) =>
  game.moveInWords(move, view, speaker);

/** What a move does, as the log would tell it. */
export function effectInWords({ events }: MovePreview, { game, speaker }: Planned): string {
  const words = events.flatMap((event) => game.eventInWords(event, speaker) ?? []);
  return words.join(' ') || t('plan.nothing');
}

export const lineInWords = (line: readonly MovePreview[], planned: Planned) =>
  line.map((each) => moveInWords(each, planned)).join(' · ');
