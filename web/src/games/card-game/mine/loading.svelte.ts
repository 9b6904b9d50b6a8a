// Which lorry is to be moved: the next one of the row, or one of the storage that was chosen.
import type { Table } from '../../../table/table.svelte';
import { asCardGame } from '../view';

export class Loading {
  #picked = $state<string | undefined>();

  constructor(private readonly table: Table) {}

  /** Lorries of the storage that can be moved now. */
  fetchable: string[] = $derived.by(() => {
    const fetches = this.table.moves.filter(({ move }) => move.startsWith('fetch '));
    return [...new Set(fetches.map(({ move }) => move.split(' ')[1]!))];
  });

  rowMoves: boolean = $derived.by(() =>
    this.table.moves.some(({ move }) => move === 'store' || move.startsWith('load ')),
  );

  /** The lorry of the storage whose ways are shown; none while it is the row's. */
  fetched: string | undefined = $derived.by(() => {
    if (this.#picked !== undefined && this.fetchable.includes(this.#picked)) return this.#picked;
    return this.rowMoves ? undefined : this.fetchable[0];
  });

  /** The lorry that is on its way, wherever it is now. */
  lorry: string | undefined = $derived.by(() => {
    if (this.fetched !== undefined) return this.fetched;
    const { seats, to_move } = asCardGame(this.table.board!);
    return this.rowMoves ? seats[to_move!]!.row[0] : undefined;
  });

  pick(lorry: string | undefined): void {
    this.#picked = lorry;
  }

  into(wagon: string, dock: number): string {
    return this.fetched === undefined ? `load ${wagon} ${dock}` : `fetch ${this.fetched} ${wagon} ${dock}`;
  }
}
