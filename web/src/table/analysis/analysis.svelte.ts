// The analysis of a finished game: asked for, watched while the server is at it, and kept as far as it is known.
import { Refused } from '../../protocol/connection.svelte';
import { http } from '../../protocol/http';
import type { AnalysedPly, AnalysisMessage } from '../../protocol/messages';
import type { Plies } from './figures';

const LOOK_MS = 1000; // while it is computed
const AWAY_MS = 2000; // a server that does not answer

export class Analysis {
  /** The newest that was told; its decisions are in `plies`. */
  told = $state.raw<AnalysisMessage | undefined>();
  plies = $state.raw<Plies>([]);
  /** What lies beside the board. */
  open = $state(false);
  /** The chances of all players, not only of the one who looks. */
  everybody = $state(false);
  /** The ply that is being explained. */
  explaining = $state<number | undefined>();
  refused = $state.raw<Refused | undefined>();
  away = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #left = false;

  constructor(private readonly table: string) {}

  /** Whether somebody waits for it. */
  get wanted(): boolean {
    return this.told?.state === 'waiting' || this.told?.state === 'running';
  }

  get complete(): boolean {
    return this.told?.state === 'done';
  }

  /** What is there already. */
  async look(): Promise<void> {
    await this.#ask(() => http.analysis(this.table, this.#known));
  }

  async start(): Promise<void> {
    await this.#ask(() => http.analyse(this.table));
  }

  async stop(): Promise<void> {
    await this.#ask(() => http.stopAnalysis(this.table));
  }

  /** One decision, at once. */
  async explain(ply: number): Promise<void> {
    if (this.explaining !== undefined) return;
    this.explaining = ply;
    await this.#ask(() => http.analyse(this.table, ply));
    this.explaining = undefined;
  }

  leave(): void {
    this.#left = true;
    clearTimeout(this.#timer);
  }

  // How many plies from the first on are known without a gap.
  get #known(): number {
    const gap = this.plies.findIndex((each) => each === undefined);
    return gap < 0 ? this.plies.length : gap;
  }

  async #ask(question: () => Promise<AnalysisMessage>): Promise<void> {
    clearTimeout(this.#timer);
    this.refused = undefined;
    try {
      this.#take(await question());
      this.away = false;
    } catch (failure) {
      if (failure instanceof Refused && failure.error !== 'unavailable') this.refused = failure;
      else this.away = true; // such as while the server starts anew
    }
    if (!this.#left) this.#goOn();
  }

  // Told in parts: the rest is asked for at once, and what is not there yet a moment later.
  #goOn(): void {
    const { told } = this;
    if (this.away) this.#later(AWAY_MS);
    else if (told && told.done > this.plies.filter(Boolean).length) this.#later(0);
    else if (this.wanted) this.#later(LOOK_MS);
  }

  #later(wait: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.look(), wait);
  }

  #take(told: AnalysisMessage): void {
    this.told = told;
    const plies: (AnalysedPly | undefined)[] = Array.from({ length: told.of }, (_, ply) => this.plies[ply]);
    for (const each of told.plies) plies[each.ply] = each;
    this.plies = plies;
  }
}
