// Everything on the board of Coal Baron explains itself; `data-explain` names the things.
import type { Explanation } from '../../../table/explain/explain.svelte';
import type { Table } from '../../../table/table.svelte';
import { aboutOf, type Explainers } from './about';
import { pit } from './pit';
import { spaces } from './spaces';
import { standing } from './standing';

const EXPLAINERS: Explainers = { ...spaces, ...pit, ...standing };

export function explain(thing: string, table: Table): Explanation | undefined {
  const [kind, ...which] = thing.split(' ') as [string, ...string[]];
  return EXPLAINERS[kind]?.(which.join(' '), aboutOf(table));
}
