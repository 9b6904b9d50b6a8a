// Everything on the board in words: `data-explain` names it, the first word says what kind of thing it is.
import type { Explanation } from '../../../table/explain/explain.svelte';
import type { Table } from '../../../table/table.svelte';
import { asShift } from '../view';
import type { Explain } from './about';
import { cards } from './cards';
import { land } from './land';
import { mine } from './mine';
import { plants } from './plant';
import { rail } from './rail';

const THINGS: Record<string, Explain> = { ...cards, ...land, ...plants, ...mine, ...rail };

export function explain(thing: string, table: Table): Explanation | undefined {
  const [kind, ...which] = thing.split(' ') as [string, ...string[]];
  const view = asShift(table.board!);
  return THINGS[kind]?.({ thing, which: which.join(' '), table, view, seat: view.seats[table.mySeat]! });
}
