// What was said at a table since this person last looked, also between two visits.
import type { ChatNews } from '../protocol/messages';
import { me } from '../state/me.svelte';
import type { Table } from './table.svelte';

const KEPT = 'pithead-chat';
const MOST_TABLES = 50;

function read(): [string, number][] {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '[]') as [string, number][];
  } catch {
    return []; // broken, or a browser that keeps nothing
  }
}

export class Unread {
  #seen: number = $state(0); // the version of the last line seen

  constructor(private readonly table: Table) {
    this.#seen = new Map(read()).get(table.id) ?? 0;
  }

  #lines: readonly ChatNews[] = $derived.by(() =>
    this.table.log.filter((each): each is ChatNews => each.kind === 'chat'),
  );

  /** How many lines of others, without those of people I do not hear. */
  count: number = $derived.by(
    () =>
      this.#lines.filter(
        ({ version, person, text }) => version > this.#seen && person !== me.person && text !== undefined,
      ).length,
  );

  /** All of it is being looked at. */
  see(): void {
    const last = this.#lines.at(-1)?.version ?? 0;
    if (last <= this.#seen) return;
    this.#seen = last;
    const others = read().filter(([table]) => table !== this.table.id);
    try {
      localStorage.setItem(KEPT, JSON.stringify([...others, [this.table.id, last]].slice(-MOST_TABLES)));
    } catch {
      // Then the mark comes back with the next visit.
    }
  }
}
