// The keyboard on a board: Tab goes from one group of places to the next (arrows go within a group, see Keyboard), and
// when the place in focus is gone after a move, the nearest one has the focus.
import type { Attachment } from 'svelte/attachments';

// What a place is: move.ts gives it this attribute, whether it can be played or not.
const PLACE = '[aria-disabled]';
const GROUP = 'section, nav, [role="group"]';
const FOCUSABLE = 'button:not(:disabled), a[href], summary, input, select, [tabindex]';

const inReach = (element: HTMLElement) => element.tabIndex >= 0 && element.checkVisibility();
const groupOf = (element: Element) => element.closest(GROUP);

function all<T extends HTMLElement>(board: HTMLElement, selector: string): T[] {
  return [...board.querySelectorAll<T>(selector)].filter(inReach);
}

/** Where the focus enters a group: what can be done there, if anything; before that what a guide suggests. */
function entrance(places: readonly HTMLElement[], group: Element | null): HTMLElement | undefined {
  const inside = places.filter((each) => groupOf(each) === group);
  const suggested = inside.find((each) => each.dataset['suggested'] !== undefined);
  return suggested ?? inside.find((each) => each.dataset['move'] !== undefined) ?? inside[0];
}

function goOn(board: HTMLElement, event: KeyboardEvent): void {
  const from = event.target as HTMLElement;
  if (event.key !== 'Tab' || event.ctrlKey || event.altKey || event.metaKey || !from.matches(PLACE)) return;
  const order = all(board, FOCUSABLE);
  if (event.shiftKey) order.reverse();
  const skipped = (each: HTMLElement) => each.matches(PLACE) && groupOf(each) === groupOf(from);
  const next = order.slice(order.indexOf(from) + 1).find((each) => !skipped(each));
  // From the board's last (or first) element the browser itself finds the way out.
  if (!next) return order.at(-1)?.focus();
  event.preventDefault();
  const place = next.matches(PLACE) ? entrance(all(board, PLACE), groupOf(next)) : next;
  (place ?? next).focus();
}

/** Tab from group to group. */
export function groups(): Attachment<HTMLElement> {
  return (board) => {
    let tabbing = false; // arrows, pointers and the page itself go where they like
    const press = (event: KeyboardEvent) => {
      tabbing = event.key === 'Tab';
      if (board.contains(event.target as Node)) goOn(board, event);
    };
    const enter = ({ target, relatedTarget }: FocusEvent) => {
      const at = target as HTMLElement;
      if (!tabbing || !at.matches(PLACE)) return;
      tabbing = false;
      const from = relatedTarget instanceof Element ? groupOf(relatedTarget) : null;
      if (from !== groupOf(at)) entrance(all(board, PLACE), groupOf(at))?.focus();
    };
    document.addEventListener('keydown', press);
    board.addEventListener('focusin', enter);
    return () => {
      document.removeEventListener('keydown', press);
      board.removeEventListener('focusin', enter);
    };
  };
}

/** Remembers where the keyboard was on a board, and brings it back near there. */
export class LastPlace {
  #box: DOMRect | undefined;

  /** To be called when something on the board gets the focus. */
  enter(event: FocusEvent): void {
    const at = event.target as HTMLElement;
    this.#box = at.matches(PLACE) && at.matches(':focus-visible') ? at.getBoundingClientRect() : undefined;
  }

  /** To be called when something loses it: whoever left by themselves is not called back. */
  leave(event: FocusEvent): void {
    const at = event.target as HTMLElement;
    queueMicrotask(() => {
      if (at.isConnected && at.checkVisibility()) this.#box = undefined;
    });
  }

  /** To be called when the board has changed. */
  restore(board: HTMLElement): void {
    const from = this.#box;
    if (!from || document.activeElement !== document.body) return;
    const far = (each: HTMLElement) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return Math.hypot(x + width / 2 - from.x - from.width / 2, y + height / 2 - from.y - from.height / 2);
    };
    const [nearest] = all(board, '[data-move]').sort((a, b) => far(a) - far(b));
    nearest?.focus();
  }
}
