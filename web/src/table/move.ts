// Makes any element, HTML or SVG, a place where a move is made: {@attach move(table, 'place F3', why)}.
//
// A pointer shows the result when it comes near and plays with a click. A finger shows with the first tap and plays
// with the second, or with the button of the signal board. Enter and space play; focus shows.
import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { MovePreview } from '../protocol/messages';
import type { Table } from './table.svelte';

export function move(
  table: Table,
  notation: string | undefined,
  why?: string,
): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    const preview = notation === undefined ? undefined : table.find(notation);
    if (preview) element.dataset['move'] = preview.move;
    // Where a guide asks for something, its own lamp is the only one that burns.
    const asked = preview && table.guide?.asks ? table.guide.lights(preview.move) : undefined;
    element.toggleAttribute('data-suggested', asked === true);
    element.toggleAttribute('data-aside', asked === false);
    element.setAttribute('aria-disabled', String(!preview));
    return untrack(() => new Place(element, table, preview, why)).listen();
  };
}

// Where only fingers are, browsers leave a mouse behind where one of them was, which nobody points with.
const isMouse = ({ pointerType }: PointerEvent) =>
  pointerType === 'mouse' && matchMedia('(any-hover: hover)').matches;

// An attachment is made anew whenever something near it changes. How an element was last pressed and what it offers now
// outlive that: the change between pressing and letting go is the one that matters, and what is aimed at stays so when
// its place only moves, as it does when the signal board grows by the very move that is shown.
const pressed = new WeakMap<Element, { finger: boolean; ply: number | undefined }>();
const offers = new WeakMap<Element, Place>();

class Place {
  readonly #ply: number | undefined;
  #shown = false; // by the keyboard's focus

  constructor(
    private readonly element: HTMLElement | SVGElement,
    private readonly table: Table,
    private readonly preview: MovePreview | undefined,
    private readonly why: string | undefined,
  ) {
    this.#ply = table.told.ply;
    offers.set(element, this);
  }

  listen(): () => void {
    const { element } = this;
    const handlers = {
      pointerenter: (event: Event) => isMouse(event as PointerEvent) && this.#look(),
      pointerleave: (event: Event) => isMouse(event as PointerEvent) && this.#away(),
      focus: () => {
        this.#shown = element.matches(':focus-visible');
        if (this.#shown) this.#look();
      },
      blur: () => this.#shown && queueMicrotask(() => this.#away()),
      pointerdown: (event: Event) => this.#press(event as PointerEvent),
      click: (event: Event) => this.#act(event as MouseEvent),
      keydown: (event: Event) => this.#key(event as KeyboardEvent),
    };
    for (const [name, handler] of Object.entries(handlers)) element.addEventListener(name, handler);
    return () => {
      for (const [name, handler] of Object.entries(handlers)) element.removeEventListener(name, handler);
      delete element.dataset['move'];
      offers.delete(element);
      queueMicrotask(() => this.#leave());
    };
  }

  get #isAimedAt(): boolean {
    const { aim } = this.table;
    if (!aim) return false;
    if ('move' in aim) return aim.move.move === this.preview?.move;
    return this.preview === undefined && aim.why === this.why;
  }

  #look(): void {
    if (this.preview) this.table.aim = { move: this.preview };
    else if (this.why) this.table.aim = { why: this.why };
  }

  #away(): void {
    if (this.#isAimedAt) this.table.aim = undefined;
  }

  // The element is gone, or has been made a place again: perhaps for the same move.
  #leave(): void {
    const now = offers.get(this.element);
    if (!now || !now.#offersSameAs(this)) this.#away();
    else if (this.#isAimedAt) now.#look();
  }

  #offersSameAs(other: Place): boolean {
    const { preview, why } = this;
    return this.#ply === other.#ply && preview?.move === other.preview?.move && why === other.why;
  }

  #press({ pointerType }: PointerEvent): void {
    // Where nothing could be played yet, letting go plays nothing either.
    const ply = this.preview && this.table.told.ply;
    pressed.set(this.element, { finger: pointerType === 'touch', ply });
  }

  #act({ detail }: MouseEvent): void {
    const keyboard = detail === 0;
    const press = keyboard ? undefined : pressed.get(this.element);
    pressed.delete(this.element);
    if (!this.preview || (press && press.ply !== this.table.told.ply)) return this.#look();
    if (press?.finger && !this.#isAimedAt) return this.#look();
    void this.table.play(this.preview.move);
  }

  #key(event: KeyboardEvent): void {
    if (this.element instanceof HTMLButtonElement || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    if (this.preview) void this.table.play(this.preview.move);
  }
}
