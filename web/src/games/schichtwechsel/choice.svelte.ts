// What can be done where at this table now, and which variant is chosen.
import type { Table } from '../../table/table.svelte';
import { moveAt, variantsOf } from './spots';

export class Choice {
  #wish = $state<string | undefined>();
  readonly #moves: readonly string[] = $derived.by(() => this.table.moves.map((each) => each.move));
  readonly variants: string[] = $derived.by(() => variantsOf(this.#moves));
  readonly variant: string | undefined = $derived.by(() =>
    this.variants.includes(this.#wish ?? '') ? this.#wish : this.variants[0],
  );

  constructor(readonly table: Table) {}

  choose(variant: string): void {
    this.#wish = variant;
  }

  /** The move that is made at a place now. */
  at(place: string): string | undefined {
    return moveAt(this.#moves, place, this.variant);
  }
}
