// A record that somebody dropped onto the page or chose: read, checked by the server, and then looked at.
import { Refused } from '../../protocol/connection.svelte';
import { router } from '../../state/route.svelte';
import { openRecord, type Recorded } from './record';

const MOST_BYTES = 64_000; // what the server takes; a long game has a third of it

class RecordAtHand {
  recorded = $state.raw<Recorded | undefined>();
  /** Why the last one could not be opened. */
  error = $state.raw<Refused | undefined>();
  reading = $state(false);

  async open(file: File): Promise<void> {
    if (this.reading) return;
    this.reading = true;
    this.error = undefined;
    try {
      if (file.size > MOST_BYTES) throw new Refused('bad-record', '');
      this.recorded = await openRecord(await file.text());
      router.go('/replay');
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused;
      this.error = refused;
    } finally {
      this.reading = false;
    }
  }
}

export const record = new RecordAtHand();
