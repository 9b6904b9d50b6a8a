// A table page that can plan: the board that a turn is planned on, if there is one.
import { Refused } from '../../protocol/connection.svelte';
import type { TurnPlan } from '../../protocol/messages';
import type { WholePage } from '../game';
import type { Table } from '../table.svelte';
import type { Planning } from './planning.svelte';

export class Planner {
  planning = $state.raw<Planning | undefined>();
  /** Planning has just ended: what stands in its place takes the focus. */
  ended = false;
  #asking = false;

  constructor(private readonly table: Table) {}

  /** A turn that has not come; where favourites are listed, also the one that has. */
  get possible(): boolean {
    const { told, board, seatsHere, awayFrom, myTurn } = this.table;
    if (told.seat === null || told.status !== 'running' || told.plan || !board) return false;
    return seatsHere === 1 && awayFrom.length === 0 && (!myTurn || this.table.game()!.listsFavourites(board));
  }

  /** Anew, or with what was planned before. */
  async open(game: WholePage, plan?: TurnPlan): Promise<void> {
    if (this.#asking || this.planning) return;
    this.#asking = true;
    try {
      const { Planning } = await import('./planning.svelte');
      this.planning = await Planning.open(this.table, game, plan);
      this.table.refused = undefined;
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused;
      this.table.refused = refused;
    } finally {
      this.#asking = false;
    }
  }

  close(): void {
    this.planning?.leave();
    this.planning = undefined;
  }
}
