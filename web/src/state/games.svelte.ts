// Which games the server has, in its order.
import { http } from '../protocol/http';
import type { Game } from '../protocol/messages';

class Games {
  list = $state.raw<readonly Game[] | undefined>();
  #asked: Promise<readonly Game[]> | undefined;

  /** Once, however many wait for it; whoever asks after a failure tries again. */
  ask(): Promise<readonly Game[]> {
    this.#asked ??= http.games().then(
      ({ games }) => (this.list = games),
      (refused: unknown) => {
        this.#asked = undefined;
        throw refused;
      },
    );
    return this.#asked;
  }

  find(id: string): Game | undefined {
    return this.list?.find((game) => game.id === id);
  }
}

export const games = new Games();
