// What an explanation looks at: the board as it is shown, and the seat that asks.
import type { Explanation } from '../../../table/explain/explain.svelte';
import type { Table } from '../../../table/table.svelte';
import { listInWords } from '../../../text/numbers';
import { spoken } from '../text';
import { asCardGame, type CardGameSeat, type CardGameView } from '../view';

export interface Scene {
  table: Table;
  view: CardGameView;
  /** None for whoever only watches. */
  me: CardGameSeat | undefined;
}

export function sceneOf(table: Table): Scene {
  const view = asCardGame(table.board!);
  return { table, view, me: table.told.seat === null ? undefined : view.seats[table.told.seat] };
}

/** The seat whose part lies in front: mine, or the first for whoever watches. */
export function owner({ table, view }: Scene): CardGameSeat {
  return view.seats[table.mySeat]!;
}

type Draft = { [Field in keyof Explanation]: Explanation[Field] | undefined };

/** What is missing or empty is left out. */
export function card(draft: Draft & { name: string; gives: string }): Explanation {
  const there = Object.entries(draft).filter(([, words]) => words !== undefined && words !== '');
  return Object.fromEntries(there) as unknown as Explanation;
}

/** Sentences, without those that there is no reason for. */
export function said(...sentences: readonly (string | false | undefined)[]): string {
  return sentences.filter(Boolean).join(' ');
}

export const listed = (items: readonly (string | number)[]) => listInWords(items, spoken());
