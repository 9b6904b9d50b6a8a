// My finished games, page by page.
import { http } from '../../protocol/http';
import type { ErrorName, FinishedGame } from '../../protocol/messages';
import { errorName } from '../../text/errors';
import { queryOf, type Wish } from './wish';

export class FinishedGames {
  list = $state.raw<readonly FinishedGame[] | undefined>();
  /** How many there are in all. */
  count = $state(0);
  /** Where the next page begins, if there is one. */
  next = $state<string | undefined>();
  failed = $state<ErrorName | undefined>();
  #query = new URLSearchParams();

  /** Begins anew; what was asked for before and has not come yet is forgotten. */
  async look(wish: Wish): Promise<void> {
    const query = queryOf(wish);
    this.#query = query;
    await this.#ask(query);
  }

  /** Older ones, behind those that are there. */
  async more(): Promise<void> {
    const query = new URLSearchParams(this.#query);
    query.set('before', this.next!);
    await this.#ask(query, this.list);
  }

  async #ask(query: URLSearchParams, before: readonly FinishedGame[] = []): Promise<void> {
    const whole = this.#query;
    try {
      const { games, count, next } = await http.history(query);
      if (this.#query !== whole) return;
      this.list = [...before, ...games];
      this.count = count ?? this.count;
      this.next = next;
      this.failed = undefined;
    } catch (error) {
      if (this.#query === whole) this.failed = errorName(error);
    }
  }
}
