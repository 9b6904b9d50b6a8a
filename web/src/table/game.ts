// What a game brings to the page. Everything is optional: what is missing is carried by the plain board.
// The table's frame (header, signal board, log, keyboard) is the same for all.
import type { Component } from 'svelte';
import type { Event, Language, View } from '../protocol/messages';
import type { Book } from '../text/text.svelte';
import type { Speaker } from '../ui/speaker';
import type { Explanation } from './explain/explain.svelte';
import type { Cells } from './rules/booklet';
import type { Table } from './table.svelte';

/** `games/<game>/poster.ts`: what the lobby needs of a game. It is part of the first load, so it stays small. */
export interface Poster {
  Drawing?: Component;
  /** What must stay in sight where the drawing is cropped: a part of its width, from the left. */
  focus?: number;
  /** The colour of its signs; the house's own without one. */
  enamel?: 'green' | 'red';
  /** Its drawn pieces, as an SVG with symbols. */
  symbols?: string;
  words?: Record<Language, PosterWords>;
}

export interface PosterWords {
  title: string;
  about: string;
  length: string;
  /** How it counts its rounds, with a place for the number: "Shift {n}". */
  round?: string;
  /** What one should know before playing it. */
  note?: string;
  /** What a table of it can be opened with, by the server's short names. */
  options?: Record<string, { name: string; value(value: string): string }>;
}

/** From the final sheet back to the board: to look again, or to have the game analysed. */
export type LookAtBoard = (to?: 'analyse') => void;

/** `games/<game>/index.ts`: the game at a table, loaded with its first board. */
export interface GamePage {
  /** Its words, in four languages. */
  text?: Book<object>;
  /** Takes what is in the box, as the server tells it, before anything else is asked. */
  unpack?(components: object): void;
  /** Everything between header and signal board. */
  Board?: Component<{ table: Table }>;
  /** The final sheet. */
  End?: Component<{ table: Table; lookAtBoard: LookAtBoard }>;
  /**
   * The view after these events: for previews, for my own move before the server has answered, for animations. Without
   * it the picture waits for the server's view.
   */
  apply?(view: View, events: readonly Event[]): View;
  /** Whether a seat sees what another may not: then those at one screen cover it before they pass it on. */
  hasSecrets?: boolean;
  /** Which of how many shifts or rounds is played, and how they are called. */
  part?(view: View): { name: string; now: number; of: number };
  /** What the seat to move is asked, in a sentence of the signal board. */
  prompt?(view: View): string;
  /** A legal move as a button says it: "Place at the factory, space 3", without costs. */
  moveInWords?(move: string, view: View, speaker: Speaker): string;
  /** What a move costs, kind by kind: "1 worker", "3 Marks"; without what is not worth telling. */
  costInWords?(cost: Readonly<Record<string, number>>): string[];
  /** A line of the log; undefined for what is told by its neighbours already. */
  eventInWords?(event: Event, speaker: Speaker): string | undefined;
  /** Where points come from, as the server names it in `sources`: "Orders delivered". */
  sourceInWords?(source: string): string;
  /** Why the adviser likes a move; `words` are its own. */
  reasonInWords?(reason: Event, words: string): string;
  /** Reasons that only repeat what a move says of itself, by their names, and the notation of such moves. */
  repeats?: Readonly<Record<string, RegExp>>;
  /** Moves that have no place on the board, such as to stop: buttons of the signal board. */
  isCommand?(move: string): boolean;
  /**
   * What the thing is that a `data-explain` of the board names, and what it means in this position. The first word of the
   * name is its kind, what follows says which one: "space M8".
   */
  explain?(thing: string, table: Table): Explanation | undefined;
  /** Whether a turn is one choice out of a row that everybody takes from in turn, so that favourites can be listed for it. */
  listsFavourites?(view: View): boolean;
  /** Whether the board itself shows the adviser's plan now. */
  plansItself?(view: View): boolean;
}

/** `games/<game>/rules/index.ts`: what a game adds to the booklet of its rules, loaded when that is opened. */
export interface RulesPage {
  /** Small boards, by the names that `<!-- picture: NAME | CAPTION -->` gives them in docs/games/<game>/rules.md. */
  pictures?: Readonly<Record<string, Component>>;
  /** Tables that follow from what was unpacked, by the names that `<!-- from the box: NAME -->` gives them there. */
  tables?: Readonly<Record<string, () => Cells>>;
}

/**
 * `games/<game>/sources.ts`: where its points come from, in words, for what looks at many games and needs no board.
 * Without it they are called as the server calls them.
 */
export interface SourceWords {
  text: Book<object>;
  /** As in GamePage, if the words need it. */
  unpack?(components: object): void;
  inWords(source: string): string;
}

type WithoutDefault = 'text' | 'unpack' | 'apply' | 'part' | 'hasSecrets' | 'explain';
/** A game with every gap filled. */
export type WholePage = GamePage & Required<Omit<GamePage, WithoutDefault>>;
