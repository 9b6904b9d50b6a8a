// A cube in the hand: dragged from cart, cage or storage to where it shall go.
//
// Dragging is a second way to make the moves that can also be clicked. A source says what it holds, a target says what
// it does with it; while something is held, targets that would take it light up.
import type { Attachment } from 'svelte/attachments';
import type { Colour } from '../view';
import { picture } from '../../../table/board/picture';

export interface Held {
  colour: Colour;
  from: 'cart' | 'cage' | 'storage';
  /** Of a cart: its name in the layout. */
  cart?: string;
}

class Hand {
  held = $state.raw<Held | undefined>();
}
export const hand = new Hand();

const FAR_ENOUGH = 6; // pixels; less is a click
const targets = new WeakMap<Element, (held: Held) => void>();

/** A place to drop cubes. */
export function receive(take: (held: Held) => void): Attachment<Element> {
  return (element) => {
    targets.set(element, take);
    return () => void targets.delete(element);
  };
}

/** A cube that can be taken up; `what` is the symbol that follows the pointer. */
export function carry(held: Held | undefined, what: string): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    if (!held) return;
    element.style.touchAction = 'none'; // a finger on a cube drags it and does not scroll
    const down = (event: Event) => new Carrying(event as PointerEvent, held, what);
    element.addEventListener('pointerdown', down);
    return () => {
      element.style.touchAction = '';
      element.removeEventListener('pointerdown', down);
    };
  };
}

class Carrying {
  #picture: SVGSVGElement | undefined;
  #stop = new AbortController();

  constructor(
    private readonly start: PointerEvent,
    private readonly held: Held,
    private readonly what: string,
  ) {
    if (start.button !== 0) return;
    const { signal } = this.#stop;
    window.addEventListener('pointermove', (event) => this.#move(event), { signal });
    window.addEventListener('pointerup', (event) => this.#drop(event), { signal });
    window.addEventListener('pointercancel', (event) => this.#cancel(event), { signal });
  }

  #move(event: PointerEvent): void {
    if (event.pointerId !== this.start.pointerId) return;
    const { clientX: x, clientY: y } = event;
    if (!this.#picture) {
      if (Math.hypot(x - this.start.clientX, y - this.start.clientY) < FAR_ENOUGH) return;
      hand.held = this.held;
      this.#picture = picture(this.what, 36);
    }
    this.#picture.style.translate = `${x - 18}px ${y - 18}px`;
  }

  #drop(event: PointerEvent): void {
    if (event.pointerId !== this.start.pointerId) return;
    const dragged = this.#picture !== undefined;
    this.#end();
    if (!dragged) return;
    // The click that follows would make the move of the place the cube came from.
    const swallow = (click: Event) => click.stopPropagation();
    window.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
    for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const take = targets.get(at);
        if (take) return take(this.held);
      }
    }
  }

  #cancel(event: PointerEvent): void {
    if (event.pointerId === this.start.pointerId) this.#end();
  }

  #end(): void {
    this.#stop.abort();
    this.#picture?.remove();
    hand.held = undefined;
  }
}
