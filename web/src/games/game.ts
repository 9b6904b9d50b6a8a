// What a game brings to the page. The table's frame (header, signal board, log, keyboard) is the same for all.
import type { Component } from 'svelte';
import type { Event, View } from '../protocol/messages';
import type { Table } from '../table/table.svelte';
import type { Speaker } from '../table/speaker';

export interface GamePage {
  /** Everything between header and signal board. */
  Board: Component<{ table: Table }>;
  /** The final sheet. */
  End: Component<{ table: Table; lookAtBoard: () => void }>;
  /** The view after these events: for previews, for my own move before the server has answered, for animations. */
  apply(view: View, events: readonly Event[]): View;
  /** What the seat to move is asked, in a sentence of the signal board. */
  prompt(view: View): string;
  /** A legal move as a button says it: "Place at the factory, space 3", without costs. */
  moveInWords(move: string, view: View, speaker: Speaker): string;
  /** A line of the log; undefined for what is told by its neighbours already. */
  eventInWords(event: Event, speaker: Speaker): string | undefined;
  /** Why the adviser likes a move; `words` are its own. */
  reasonInWords(reason: Event, words: string): string;
  /** Moves that have no place on the board, such as to stop: buttons of the signal board. */
  isCommand(move: string): boolean;
  /** Whether the board itself shows the adviser's plan now. */
  plansItself(view: View): boolean;
}

/** Games whose board is drawn; the others can be played from the terminal until theirs is. */
export const PAGES: Record<string, (() => Promise<GamePage>) | undefined> = {
  'coal-baron': async () => (await import('./coal-baron')).default,
};
