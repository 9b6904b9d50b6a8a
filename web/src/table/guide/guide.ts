// What a game brings for its guided first game: a fixed deal, and steps that teach by doing.
//
// Bots answer as they like and people play what they like, so a step never counts moves: it looks at the view and at what
// the person did since it began.
import type { Level, Options, View } from '../../protocol/messages';
import type { Book, Values } from '../../text/text.svelte';
import type { Speaker } from '../../ui/speaker';

/** `games/<game>/guide/index.ts`: loaded when somebody wants to learn the game. */
export interface Guide {
  /** The deal, the same for everybody, and the moves that lie behind the first step. */
  seed: string;
  moves?: readonly string[];
  /** How many play; all but the person are bots of this level. */
  players: number;
  level: Level;
  options?: Options;
  /**
   * Its words: an area for each step, with the keys `title`, `say` (at most three sentences), `do` (the one thing to do, for
   * the signal board), and if there is something to say `why` and `stray` (when something else was played).
   */
  text: Book<object>;
  steps: readonly Step[];
}

/** What a step may look at. */
export interface Moment {
  /** The board as the person sees it. */
  view: View;
  seat: number;
  /** What the person may do, in notation; nothing while others play. */
  moves: readonly string[];
  /** What the person did since the step began, oldest first; what was taken back is gone. */
  made: readonly string[];
  speaker: Speaker;
}

export interface Step {
  /** Names its words. */
  id: string;
  /** Other words at this moment, by their area: a step of several moves says the next one. */
  words?(moment: Moment): string | undefined;
  /** What stands at the places of its words. */
  values?(moment: Moment): Values;
  /** The legal moves to try. A step without them only tells something, and has a button to go on. */
  suggest?(moment: Moment): readonly string[];
  /** Whether it was done. Without it, whatever is played goes on. */
  done?(moment: Moment): boolean;
  /** Whether it still makes sense; otherwise it is passed over. Without it: as long as there is something to try. */
  fits?(moment: Moment): boolean;
  /** The things it speaks of, by their `data-explain`: they wear a ring. */
  shows?(moment: Moment): readonly string[];
  /** The part of the board that a phone shows for it. */
  tab?: string;
}
