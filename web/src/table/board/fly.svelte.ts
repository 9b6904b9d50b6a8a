// Pieces travel from where they lay to where they lie now, wherever on the board that is.
//
// A piece is drawn as a symbol. When the board has changed, drawings that are gone are matched with new ones of the same
// symbol, and a picture travels between the two.
import { tick } from 'svelte';
import { picture } from './picture';

interface Seen {
  symbol: string;
  box: DOMRect;
}

/**
 * To be called above everything that draws these pieces, so that it looks before any of it changes. `pieces` are how the
 * names of their symbols begin, `within` the part of the page where they lie.
 */
export function flights(board: () => unknown, pieces: readonly string[], within = 'main'): void {
  const drawn = pieces.map((name) => `${within} use[href^="#${name}"]`).join();
  const look = () => lookAt(drawn);
  $effect.pre(() => {
    board();
    if (isStill()) return;
    const before = look();
    if (before.size > 0) void tick().then(() => fly(before, look()));
  });
}

export function isStill(): boolean {
  return (
    matchMedia('(prefers-reduced-motion: reduce)').matches ||
    document.documentElement.classList.contains('still')
  );
}

function lookAt(drawn: string): Map<SVGUseElement, Seen> {
  const pieces = new Map<SVGUseElement, Seen>();
  for (const element of document.querySelectorAll<SVGUseElement>(drawn)) {
    const box = element.getBoundingClientRect();
    if (box.width > 0) pieces.set(element, { symbol: element.getAttribute('href')!.slice(1), box });
  }
  return pieces;
}

function fly(before: Map<SVGUseElement, Seen>, after: Map<SVGUseElement, Seen>): void {
  const stayed = (element: SVGUseElement) => before.get(element)?.symbol === after.get(element)?.symbol;
  const gone = [...before].filter(([element]) => !stayed(element)).map(([, seen]) => seen);
  for (const [element, { symbol, box }] of after) {
    if (stayed(element)) continue;
    const from = gone.findIndex((each) => each.symbol === symbol);
    if (from >= 0) travel(element, symbol, gone.splice(from, 1)[0]!.box, box);
  }
}

function travel(element: SVGUseElement, symbol: string, from: DOMRect, to: DOMRect): void {
  const way = Math.hypot(to.x - from.x, to.y - from.y);
  const at = (box: DOMRect) => `translate(${box.x}px, ${box.y}px) scale(${box.width / to.width})`;
  const flying = picture(symbol, to.width, to.height);
  element.style.opacity = '0';
  const flight = flying.animate([{ transform: at(from) }, { transform: at(to) }], {
    duration: Math.min(420, 240 + way / 3),
    easing: 'cubic-bezier(.2,.7,.2,1)',
  });
  flight.onfinish = flight.oncancel = () => {
    flying.remove();
    element.style.opacity = '';
  };
}
