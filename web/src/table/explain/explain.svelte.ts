// Everything on a board explains itself: `data-explain` says what a thing is, the game says what there is to say.
import type { Component } from 'svelte';
import type { WholePage } from '../game';
import type { Table } from '../table.svelte';

/** A symbol, or a drawing made of the board's own parts. */
export type Picture = string | Drawing;
export interface Drawing {
  // Every part has properties of its own; `drawing` checks that they fit.
  part: Component<Record<string, unknown>>;
  properties: Record<string, unknown>;
}

/** A part of the board as a picture: `drawing(Tile, { tile })`. */
export function drawing<Properties extends object>(
  part: Component<Properties>,
  properties: Properties,
): Drawing {
  return { part: part as Drawing['part'], properties: properties as Drawing['properties'] };
}

/** What a card tells about a thing, in the reader's language; always in this order. */
export interface Explanation {
  name: string;
  /** What kind of thing it is: "mining space, one of four". */
  kind?: string;
  picture?: Picture;
  /** The true price now, and why: "2 workers: Clara's one goes to the canteen." */
  costs?: string;
  /** The rule in one or two sentences. */
  gives: string;
  /** What can be done there, if it is several things. */
  list?: readonly { picture: Picture; words: string }[];
  /** What it means in this position, or why nothing can be done. */
  now?: string;
  /** The section of the rules that tells it whole, by its English heading: "mining". */
  section?: string;
}

const HOLD_MS = 500;
const STILL_PX = 8;

// A sheet lies over everything, also over a card: what is in it is not asked about.
const THING = 'main [data-explain]:not(dialog *)';
const thingAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>(THING) : null;

export class Explaining {
  /** Whatever is touched is explained, and not played. */
  pointing = $state(false);
  #thing = $state.raw<HTMLElement | undefined>();
  #key = $state<string | undefined>();
  #hold: ReturnType<typeof setTimeout> | undefined;
  #swallow = false;
  #from = { x: 0, y: 0 };
  #touched = $state.raw<HTMLElement | undefined>();

  constructor(
    private readonly table: () => Table,
    private readonly game: () => WholePage | undefined,
  ) {}

  get thing(): HTMLElement | undefined {
    return this.#thing;
  }

  /** What is said now. It follows the game: the price of a space may change while its card is open. */
  get explanation(): Explanation | undefined {
    return this.#explain(this.#key);
  }

  /** What would be said about a thing. */
  explain(thing: HTMLElement): Explanation | undefined {
    return this.#explain(thing.dataset['explain']);
  }

  #explain(key: string | undefined): Explanation | undefined {
    if (key === undefined || !this.table().board) return undefined;
    return this.game()?.explain?.(key, this.table());
  }

  /** The move that the thing would make, so that it can be made from the card. */
  get move(): string | undefined {
    return this.#thing?.closest<HTMLElement>('[data-move]')?.dataset['move'];
  }

  get possible(): boolean {
    return this.game()?.explain !== undefined;
  }

  /** What was touched last can be asked about, as long as it is there. */
  get canAskAboutTouched(): boolean {
    return this.possible && this.#touched !== undefined && this.#touched !== this.#thing;
  }

  askAboutTouched(): void {
    if (this.#touched?.isConnected) this.show(this.#touched);
  }

  show(thing: HTMLElement): void {
    this.#thing?.removeAttribute('data-explained');
    this.#thing = thing;
    this.#key = thing.dataset['explain'];
    thing.setAttribute('data-explained', '');
  }

  close(): void {
    this.#thing?.removeAttribute('data-explained');
    this.#thing = this.#key = undefined;
    this.pointing = false;
  }

  /** The key `?`: explains what is in focus, else turns pointing on or off. */
  ask(): void {
    const thing = thingAt(document.activeElement);
    if (thing && thing !== this.#thing) this.show(thing);
    else this.point();
  }

  /** Everything that has a name; in reading order. */
  get things(): HTMLElement[] {
    return [...document.querySelectorAll<HTMLElement>(THING)];
  }

  /** Whatever is touched from now on is explained; or no more. */
  point(): void {
    if (this.pointing) this.close();
    else this.pointing = true;
  }

  // ---- fingers and pointers, before anything on the board hears of them ----------------------------------

  press(event: PointerEvent): void {
    this.#swallow = false;
    clearTimeout(this.#hold);
    const thing = thingAt(event.target);
    if (thing) this.#touched = thing;
    if (!thing || !this.possible) return;
    if (this.pointing) return event.stopPropagation();
    if (event.pointerType !== 'touch') return;
    this.#from = { x: event.clientX, y: event.clientY };
    this.#hold = setTimeout(() => {
      this.#swallow = true; // what the finger was about to do
      this.show(thing);
    }, HOLD_MS);
  }

  drag(event: PointerEvent): void {
    const { x, y } = this.#from;
    if (Math.hypot(event.clientX - x, event.clientY - y) > STILL_PX) clearTimeout(this.#hold);
  }

  lift(): void {
    clearTimeout(this.#hold);
  }

  /** Where a finger rests to ask, the browser has no menu of its own. */
  menu(event: Event): void {
    if (this.#swallow && thingAt(event.target)) event.preventDefault();
  }

  /** Keys, before anything on the board hears of them. */
  key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if ((event.target as Element).closest('input, textarea, select, dialog')) return;
    const does = this.#keyDoes(event);
    if (!does) return;
    event.preventDefault();
    event.stopPropagation();
    does();
  }

  #keyDoes({ key, target }: KeyboardEvent): (() => void) | undefined {
    if (key === 'Escape' && (this.#key !== undefined || this.pointing)) return () => this.close();
    if (key === '?' && this.possible) return () => this.ask();
    const thing = this.pointing && (key === 'Enter' || key === ' ') ? thingAt(target) : null;
    return thing ? () => this.show(thing) : undefined;
  }

  click(event: MouseEvent): void {
    const thing = thingAt(event.target);
    const asked = this.pointing && thing && this.possible;
    if (!asked && !this.#swallow) return;
    event.preventDefault();
    event.stopPropagation();
    this.#swallow = false;
    if (asked) this.show(thing);
  }
}
