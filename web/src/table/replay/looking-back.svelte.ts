// A table page that can look back: the replay that lies over the table, if there is one, and its place in the address.
import { http } from '../../protocol/http';
import { Refused } from '../../protocol/connection.svelte';
import type { WholePage } from '../game';
import type { Table } from '../table.svelte';
import { readMoment, writeMoment, type Moment } from './moment';
import { Replay, type Source } from './replay.svelte';

const SETTLE_MS = 250; // browsers allow an address to change so and so often only

/** What the server has of a table. */
export function sourceOf(table: Table): Source {
  return {
    ask: (eyes) => http.replay(table.id, eyes),
    moves: async () => (await http.record(table.id)).moves,
    get over() {
      return table.told.status === 'over';
    },
  };
}

export class LookingBack {
  replay = $state.raw<Replay | undefined>();
  #asking = false;

  constructor(
    private readonly table: Table,
    private readonly source: Source,
  ) {
    $effect(() => {
      if (!this.replay) return;
      const { ply, eyes } = this.replay;
      const settled = setTimeout(() => this.#write(writeMoment({ ply, eyes })), SETTLE_MS);
      return () => clearTimeout(settled);
    });
  }

  /** At a moment; at the newest one if none is named. */
  async open(game: WholePage, moment: Partial<Moment> = {}): Promise<void> {
    if (this.replay && moment.ply !== undefined) return this.replay.go(moment.ply);
    if (this.#asking || this.replay) return;
    this.#asking = true;
    try {
      this.replay = await Replay.open(this.source, this.table.told, game, moment);
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused;
      this.table.refused = refused;
    } finally {
      this.#asking = false;
    }
  }

  /** Where a link led to. */
  async openLink(game: WholePage): Promise<void> {
    const moment = readMoment(location.search);
    if (moment) await this.open(game, moment);
  }

  close(): void {
    this.replay?.leave();
    this.replay = undefined;
    this.#write('');
  }

  #write(search: string): void {
    history.replaceState(history.state, '', location.pathname + search);
  }
}
