// The next game with the same people: whoever asks for it goes there, the others are shown the way.
import { http } from '../protocol/http';
import { router } from '../state/route.svelte';
import { shareFor } from './share';
import type { Table } from './table.svelte';

export class Rematch {
  asked = $state(false);

  /** To be made by a component: the next table is told as news as long as that lives. */
  constructor(private readonly table: Table) {
    $effect(() => {
      const { rematch } = table.told;
      if (!this.asked || !rematch) return;
      this.asked = false;
      void this.#go(rematch);
    });
  }

  /** Of the same game, or of another. */
  async ask(game?: string): Promise<void> {
    this.asked = await this.table.ask({ type: 'rematch', ...(game && { game }) });
  }

  // With nobody to wait for, its game begins at once. If that is refused, its waiting room says why.
  async #go(next: string): Promise<void> {
    const alone = this.table.told.seats.every(
      (seat) => seat.kind === 'bot' || (seat.kind === 'person' && seat.mine),
    );
    if (alone) await http.tell(next, { type: 'start', share: shareFor(next) }).catch(() => undefined);
    router.go(`/table/${next}`);
  }
}
