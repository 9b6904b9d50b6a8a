// Makes any element, HTML or SVG, a place where a move is made: {@attach move(table, 'place F3', why)}.
//
// A pointer shows the result when it comes near and plays with a click. A finger shows with the first tap and plays
// with the second, or with the button of the signal board. Enter and space play; focus shows.
import type { Attachment } from 'svelte/attachments';
import type { Table } from './table.svelte';

// How each element was last pressed. It outlives the attachment, which is made anew when the table changes: the change
// between pressing and letting go is the one that matters.
const pressed = new WeakMap<Element, { finger: boolean; ply: number | undefined }>();

export function move(
  table: Table,
  notation: string | undefined,
  why?: string,
): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    const preview = notation === undefined ? undefined : table.find(notation);
    if (preview) element.dataset['move'] = preview.move;
    element.setAttribute('aria-disabled', String(!preview));

    let shown = false; // by the keyboard's focus
    const look = () => {
      if (preview) table.aim = { move: preview };
      else if (why) table.aim = { why };
    };
    const away = () => {
      if (isAimedAt(table, preview, why)) table.aim = undefined;
    };
    const down = (event: Event) => {
      const finger = (event as PointerEvent).pointerType === 'touch';
      // Where nothing could be played yet, letting go plays nothing either.
      pressed.set(element, { finger, ply: preview && table.told.ply });
    };
    const act = (event: Event) => {
      const keyboard = (event as MouseEvent).detail === 0;
      const press = keyboard ? undefined : pressed.get(element);
      pressed.delete(element);
      if (!preview || (press && press.ply !== table.told.ply)) return look();
      if (press?.finger && !isAimedAt(table, preview, why)) return look();
      void table.play(preview.move);
    };
    const key = (event: Event) => {
      const { key } = event as KeyboardEvent;
      if (element instanceof HTMLButtonElement || (key !== 'Enter' && key !== ' ')) return;
      event.preventDefault();
      if (preview) void table.play(preview.move);
    };
    const handlers = {
      pointerenter: (event: Event) => (event as PointerEvent).pointerType === 'mouse' && look(),
      pointerleave: (event: Event) => (event as PointerEvent).pointerType === 'mouse' && away(),
      focus: () => {
        shown = element.matches(':focus-visible');
        if (shown) look();
      },
      blur: () => shown && queueMicrotask(away),
      pointerdown: down,
      click: act,
      keydown: key,
    };
    for (const [name, handler] of Object.entries(handlers)) element.addEventListener(name, handler);
    return () => {
      for (const [name, handler] of Object.entries(handlers)) element.removeEventListener(name, handler);
      delete element.dataset['move'];
      away();
    };
  };
}

function isAimedAt(table: Table, preview: { move: string } | undefined, why: string | undefined): boolean {
  const aim = table.aim;
  if (!aim) return false;
  return 'move' in aim ? aim.move.move === preview?.move : preview === undefined && aim.why === why;
}
