// What can be done where at this table now, and which variant is chosen.
import type { Table } from '../../table/table.svelte';
import { foresee } from './foresee';
import { moveAt, variantsOf } from './spots';
import { asShift, type ShiftView } from './view';

export class Choice {
  #wish = $state<string | undefined>();
  readonly #moves: readonly string[] = $derived.by(() => this.table.moves.map((each) => each.move));
  readonly variants: string[] = $derived.by(() => variantsOf(this.#moves));
  readonly variant: string | undefined = $derived.by(() =>
    this.variants.includes(this.#wish ?? '') ? this.#wish : this.variants[0],
  );

  /** The table behind the move under the pointer, or behind a card that is not paid for yet; else as it is. */
  readonly coming: ShiftView = $derived.by(() => {
    const { board, ghost, mySeat } = this.table;
    const view = asShift(board!);
    const card = this.#unpaid(view);
    if (card !== undefined) return foresee(view, mySeat, card);
    return ghost ? asShift(ghost) : view;
  });

  constructor(readonly table: Table) {}

  // A card with one way to pay for it is paid at once, and its events tell all.
  #unpaid(view: ShiftView): string | undefined {
    const { aim, moves } = this.table;
    if (moves.length === 0) return undefined;
    if (!aim) return view.card ?? undefined;
    if (!('move' in aim) || aim.move.events.some(({ event }) => event === 'card_used')) return undefined;
    const [verb, card] = aim.move.move.split(' ');
    return verb === 'card' ? card : undefined;
  }

  choose(variant: string): void {
    this.#wish = variant;
  }

  /** The move that is made at a place now. */
  at(place: string): string | undefined {
    return moveAt(this.#moves, place, this.variant);
  }
}
