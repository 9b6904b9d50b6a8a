// My tables and everybody's, asked for again every few seconds while the lobby is looked at.
import { http } from '../protocol/http';
import type { Summary } from '../protocol/messages';
import { me } from '../state/me.svelte';

const EVERY_MS = 5000;

export class TableLists {
  mine = $state.raw<readonly Summary[] | undefined>();
  listed = $state.raw<readonly Summary[] | undefined>();
  /** The last answer did not come; what was known stays. */
  silent = $state(false);

  /** Looks until the returned function is called; never while the page is hidden. */
  watch(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let looking = false;
    let left = false;
    const look = async () => {
      clearTimeout(timer);
      if (document.hidden || looking) return;
      looking = true;
      await this.#ask();
      looking = false;
      if (!left) timer = setTimeout(look, EVERY_MS);
    };
    void look();
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      left = true;
      clearTimeout(timer);
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }

  async #ask(): Promise<void> {
    try {
      await me.arrive();
      const [mine, listed] = await Promise.all([http.myTables(), http.openTables()]);
      this.mine = mine.tables;
      this.listed = listed.tables;
      this.silent = false;
    } catch {
      this.silent = true;
    }
  }
}
