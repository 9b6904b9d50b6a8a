// Something that the server is asked for and told: what came of it, and what was refused.
import { untrack } from 'svelte';
import { errorInWords, errorName } from '../../text/errors';

const AGAIN_MS = 5_000;

export class Asking {
  refused = $state('');
  busy = $state(false);

  /** Whether it was done. */
  async try(work: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.refused = '';
    try {
      await work();
      return true;
    } catch (error) {
      this.refused = errorInWords(errorName(error));
      return false;
    } finally {
      this.busy = false;
    }
  }
}

/** Now and every few seconds as long as the page is looked at; to be called by a component. */
export function everyMoment(look: () => void): void {
  $effect(() => {
    untrack(look); // what it reads shall not make it look again
    const timer = setInterval(() => document.visibilityState === 'visible' && look(), AGAIN_MS);
    return () => clearInterval(timer);
  });
}
