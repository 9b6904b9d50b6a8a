// A plan in words: what its moves are called, and what each does where it was planned.
import type { MovePreview, View } from '../../protocol/messages';
import type { Speaker } from '../../ui/speaker';
import type { WholePage } from '../game';
import { t } from './text';

export interface Planned {
  game: WholePage;
  /** Of the board before the first move. */
  view: View;
  speaker: Speaker;
}
export interface PlannedWords {
  move: string;
  effect: string;
}

/** What a move does, as the log would tell it. */
export function effectInWords({ events }: MovePreview, { game, speaker }: Planned): string {
  const words = events.flatMap((event) => game.eventInWords(event, speaker) ?? []);
  return words.join(' ') || t('plan.nothing');
}

/** Each move as it is called on the board that it finds. */
export function stepsInWords(line: readonly MovePreview[], planned: Planned): PlannedWords[] {
  const { game, speaker } = planned;
  let { view } = planned;
  return line.map((each) => {
    const move = game.moveInWords(each.move, view, speaker);
    if (game.apply) view = game.apply(view, each.events);
    return { move, effect: effectInWords(each, planned) };
  });
}

export const lineInWords = (line: readonly MovePreview[], planned: Planned) =>
  stepsInWords(line, planned)
    .map(({ move }) => move)
    .join(' · ');
