// The ratings of those at a rated table: asked for when others sit there, and when the game is over.
import { http } from '../protocol/http';
import type { SeatRating } from '../protocol/messages';
import { me } from '../state/me.svelte';
import type { Table } from './table.svelte';

export class SeatRatings {
  #seats = $state.raw<readonly SeatRating[]>([]);

  constructor(table: Table) {
    const asked = $derived.by(() => {
      const { rated, status, seats } = table.told;
      const who = seats.map((seat) => ('person' in seat ? seat.person : 'level' in seat ? seat.level : ''));
      return rated ? [status, me.login ?? '', ...who].join(' ') : '';
    });
    $effect(() => {
      if (asked !== '') void this.#ask(table.id);
    });
  }

  /** What is known of a seat: nothing for a free one, or as long as the server has not answered. */
  of(seat: number): SeatRating {
    return this.#seats[seat] ?? {};
  }

  // Without them the table is shown all the same.
  async #ask(table: string): Promise<void> {
    try {
      this.#seats = (await http.tableRatings(table)).seats;
    } catch {
      this.#seats = [];
    }
  }
}
