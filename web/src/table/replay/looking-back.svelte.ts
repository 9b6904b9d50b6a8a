// A table page that can look back: the replay that lies over the table, if there is one, and its place in the address.
import { at, placeOf } from '../../state/place';
import { http } from '../../protocol/http';
import { Refused } from '../../protocol/connection.svelte';
import type { WholePage } from '../game';
import type { Table } from '../table.svelte';
import { movesIn } from './record';
import { readMoment, writeMoment, type Moment } from './moment';
import { Replay, type Source } from './replay.svelte';

const SETTLE_MS = 250; // browsers allow an address to change so and so often only

/** What the server has of a table. */
export function sourceOf(table: Table): Source {
  return {
    ask: (eyes) => http.replay(table.id, eyes),
    vary: (ply, moves, eyes) => http.variation(table.id, ply, moves, eyes),
    moves: async () => movesIn(await http.record(table.id)),
    get over() {
      return table.told.status === 'over';
    },
  };
}

export class LookingBack {
  replay = $state.raw<Replay | undefined>();
  /** Other moves than those that were played, shown instead of the game until they are left. */
  variation = $state.raw<Replay | undefined>();
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

  /** What is looked at: the variation, if there is one, or the game. */
  get shown(): Replay | undefined {
    return this.variation ?? this.replay;
  }

  /** At a moment; at the newest one if none is named. */
  async open(game: WholePage, moment: Partial<Moment> = {}): Promise<void> {
    if (this.replay && moment.ply !== undefined) return this.replay.go(moment.ply);
    if (this.replay) return;
    await this.#ask(async () => {
      this.replay = await Replay.open(this.source, this.table.told, game, moment);
    });
  }

  /** What these moves would have done from a ply on; several are played at once, one is shown done. */
  async vary(game: WholePage, ply: number, moves: readonly string[]): Promise<void> {
    const { vary, over } = this.source;
    const { replay } = this;
    if (!vary || !replay) return;
    replay.stop();
    await this.#ask(async () => {
      const source = { ask: (eyes?: number | null) => vary(ply, moves, eyes), over };
      this.variation = await Replay.open(source, this.table.told, game, { ply: 0, eyes: replay.eyes });
      if (moves.length > 1) this.variation.play();
      else this.variation.go(moves.length);
    });
  }

  leaveVariation(): void {
    this.variation?.leave();
    this.variation = undefined;
  }

  async #ask(question: () => Promise<void>): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    try {
      await question();
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused;
      this.table.refused = refused;
    } finally {
      this.#asking = false;
    }
  }

  /** Where a link led to. */
  async openLink(game: WholePage): Promise<void> {
    const moment = readMoment(placeOf().search);
    if (moment) await this.open(game, moment);
  }

  close(): void {
    this.leave();
    this.replay = undefined;
    this.#write('');
  }

  leave(): void {
    this.leaveVariation();
    this.replay?.leave();
  }

  #write(search: string): void {
    history.replaceState(history.state, '', at(placeOf().pathname + search));
  }
}
