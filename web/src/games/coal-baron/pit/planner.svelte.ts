// The planner's ideas for the rest of this mining. They hold as long as the game goes along the chosen one.
import { untrack } from 'svelte';
import type { Table } from '../../../table/table.svelte';
import type { MoveNews } from '../../../protocol/messages';
import { isStill } from '../../../table/board/fly.svelte';
import { planOf, plansOf, type Plan } from './plan';

const BETWEEN_MS = 480; // time to see each step
const PATIENCE_MS = 8000;

export class Planner {
  plans = $state.raw<readonly Plan[]>([]);
  chosen = $state(0);
  playing = $state(false);
  #ply: number | undefined;

  constructor(private readonly table: Table) {
    $effect(() => {
      const { advice } = table;
      if (advice) untrack(() => this.#take(plansOf(advice, table.board!)));
    });
    $effect(() => () => (this.playing = false)); // whoever leaves the table plays no more
    $effect(() => {
      if (table.told.ply !== this.#ply) untrack(() => this.#follow());
    });
  }

  get plan(): Plan | undefined {
    return this.plans[this.chosen];
  }

  #take(plans: readonly Plan[]): void {
    this.plans = plans;
    this.chosen = 0;
    this.#ply = this.table.told.ply;
  }

  // The step that was made belongs to the plan, or the plan is void.
  #follow(): void {
    const { told, log } = this.table;
    const made = log.findLast((each): each is MoveNews => each.kind === 'move');
    const next = this.plan?.moves[0];
    const along = next !== undefined && told.ply === this.#ply! + 1 && made?.move === next;
    const rest = along ? planOf(this.plan!.moves.slice(1), told.view!) : undefined;
    this.#take(rest && rest.moves.length > 0 ? [rest] : []);
  }

  /** Step by step, each one acknowledged; ends when anything else happens. */
  async play(): Promise<void> {
    this.playing = true;
    for (let next = this.plan?.moves[0]; next && this.playing; next = this.plan?.moves[0]) {
      const { ply } = this.table.told;
      if (!this.table.find(next)) break;
      await this.table.play(next);
      if (this.table.refused || !(await this.#moved(ply))) break;
      await pause(isStill() ? 0 : BETWEEN_MS);
    }
    this.playing = false;
  }

  async #moved(ply: number | undefined): Promise<boolean> {
    const end = Date.now() + PATIENCE_MS;
    while (Date.now() < end) {
      if (this.table.told.ply !== ply && this.table.settled) return true;
      await pause(20);
    }
    return false;
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
