// Things in a row are put into another sequence by dragging one over its neighbours.
import type { Attachment } from 'svelte/attachments';

const FAR_ENOUGH = 6; // pixels; less is a click

/** On each thing of the row; `put` moves the one at `from` to the place `to`. */
export function sortable(put: (from: number, to: number) => void): Attachment<HTMLElement> {
  return (element) => {
    let dragged = false;

    const down = (start: PointerEvent) => {
      if (start.button !== 0) return;
      dragged = false;
      // On the window: the element is taken out and put in again when the row changes, and would hear no more.
      const drag = new AbortController();
      const { signal } = drag;
      const move = (event: PointerEvent) => {
        dragged ||= Math.abs(event.clientX - start.clientX) >= FAR_ENOUGH;
        if (!dragged) return;
        const row = [...element.parentElement!.children] as HTMLElement[];
        const from = row.indexOf(element);
        const to = row.findIndex((each) => liesOver(each, event.clientX));
        if (to >= 0 && to !== from) put(from, to);
      };
      window.addEventListener('pointermove', move, { signal });
      window.addEventListener('pointerup', () => drag.abort(), { signal });
      window.addEventListener('pointercancel', () => drag.abort(), { signal });
    };
    // What was dragged has not been clicked.
    const click = (event: MouseEvent) => {
      if (dragged && event.detail > 0) event.stopPropagation();
      dragged = false;
    };

    element.addEventListener('pointerdown', down);
    element.addEventListener('click', click, { capture: true });
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('click', click, { capture: true });
    };
  };
}

// By layout, not by what is painted: things that glide to their place would be swapped back at once.
function liesOver(element: HTMLElement, x: number): boolean {
  const left = element.offsetParent!.getBoundingClientRect().left + element.offsetLeft;
  return x >= left && x <= left + element.offsetWidth;
}
