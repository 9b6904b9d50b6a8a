// Which sheet lies over the table; one at a time.
export type Panel = 'menu' | 'moves' | 'log' | 'chat' | 'seats' | 'keys' | 'preferences';

export class Panels {
  #open = $state<Panel | undefined>();

  is(panel: Panel): boolean {
    return this.#open === panel;
  }

  show(panel: Panel): void {
    this.#open = panel;
  }

  /** For `bind:open={() => panels.is('log'), (open) => panels.turn('log', open)}`. */
  turn(panel: Panel, open: boolean): void {
    if (open) this.#open = panel;
    else if (this.#open === panel) this.#open = undefined;
  }
}
