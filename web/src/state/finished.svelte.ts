// Which games I have ever played to their end: whoever has not may want to be shown around.
import { http } from '../protocol/http';
import { me } from './me.svelte';

class Finished {
  /** By the server's ids; undefined until it has answered. */
  games = $state.raw<readonly string[] | undefined>();
  #asked: Promise<readonly string[]> | undefined;

  /** Asks once for all who wait; whoever asks later asks anew, because a game may have ended meanwhile. */
  ask(): Promise<readonly string[]> {
    this.#asked ??= me
      .arrive()
      .then(() => http.finishedGames())
      .then(({ games }) => (this.games = games))
      .finally(() => (this.#asked = undefined));
    return this.#asked;
  }

  /** Whether this person has ever finished this game; undefined as long as nobody knows. */
  has(game: string): boolean | undefined {
    return this.games?.includes(game);
  }
}

export const finished = new Finished();
