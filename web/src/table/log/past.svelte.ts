// What happened at a table. The latest news come with the table; what came before is asked for page by page, so that
// who has a slow line sees the board first.
import { Refused } from '../../protocol/connection.svelte';
import type { News } from '../../protocol/messages';
import { remember } from './remember';

export class Past {
  /** Oldest first; what was taken back is gone. */
  log = $state.raw<readonly News[]>([]);
  /** What came before is on its way. */
  filling = $state(false);
  /** What came before cannot be had: the log begins later. */
  cut = $state(false);

  #news: readonly News[] = []; // all that was told, what was taken back included
  #fills = 0; // under way
  #left = false;

  /** `ask` brings the news right before a version. */
  constructor(private readonly ask: (before: number) => Promise<{ news: readonly News[] }>) {}

  leave(): void {
    this.#left = true;
  }

  /** News behind a version that is known, 0 for none; `earlier` of them are missing. */
  async take(news: readonly News[], known: number, earlier = 0): Promise<void> {
    this.#news = [...this.#upTo(known), ...news];
    this.log = known > 0 && earlier === 0 ? remember(this.log, news) : remember([], this.#news);
    if (earlier > 0) await this.#fill(news[0]!.version, known);
  }

  async #fill(before: number, known: number): Promise<void> {
    this.filling = ++this.#fills > 0;
    try {
      await this.#pages(before, known);
    } finally {
      this.filling = --this.#fills > 0;
    }
  }

  async #pages(before: number, known: number): Promise<void> {
    while (before > known + 1 && !this.#left) {
      const page = await this.#page(before);
      if (!page) return;
      const missing = page.filter(({ version }) => version > known);
      const later = this.#news.filter(({ version }) => version >= before);
      this.#news = [...this.#upTo(known), ...missing, ...later];
      this.log = remember([], this.#news);
      before = page[0]!.version;
    }
  }

  #upTo(known: number): News[] {
    return this.#news.filter(({ version }) => version <= known);
  }

  // Nothing where there is none, or none can be had.
  async #page(before: number): Promise<readonly News[] | undefined> {
    try {
      const { news } = await this.ask(before);
      return news.length > 0 ? news : undefined;
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused;
      this.cut = true;
      return undefined;
    }
  }
}
