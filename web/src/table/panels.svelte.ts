// Which sheet lies over the table; one at a time.
export type Panel = 'menu' | 'moves' | 'log' | 'chat' | 'seats' | 'keys' | 'preferences' | 'rules';

export class Panels {
  #open = $state<Panel | undefined>();
  #section = $state<string | undefined>();

  is(panel: Panel): boolean {
    return this.#open === panel;
  }

  show(panel: Panel): void {
    this.#open = panel;
    this.#section = undefined;
  }

  /** The rules, at one of their sections. */
  showRules(section: string): void {
    this.#open = 'rules';
    this.#section = section;
  }

  get section(): string | undefined {
    return this.#section;
  }

  /** For `bind:open={() => panels.is('log'), (open) => panels.turn('log', open)}`. */
  turn(panel: Panel, open: boolean): void {
    if (open) this.#open = panel;
    else if (this.#open === panel) this.#open = undefined;
  }
}
