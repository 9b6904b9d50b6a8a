// How pieces come and go above ground. Motion tells what changed, once; who wants none gets none.
import type { TransitionConfig } from 'svelte/transition';

const still = () =>
  document.documentElement.classList.contains('still') ||
  matchMedia('(prefers-reduced-motion: reduce)').matches;

// cubic-bezier(.2,.7,.2,1) of the style sheet, near enough for a path of a few hundred pixels
const ease = (t: number) => 1 - (1 - t) ** 3;

/** Workers come from their owner's panel. */
export function walkIn(node: Element, seat: number): TransitionConfig {
  return travel(node, home(seat) ?? BELOW, 0);
}

/** Ousted workers go to the canteen once the newcomers have landed; at the end of a shift all go home. */
export function walkOff(
  node: Element,
  { seat, ousted }: { seat: number; ousted: () => boolean },
): TransitionConfig {
  if (!ousted()) return travel(node, home(seat) ?? BELOW, 0);
  return travel(node, document.querySelector('[data-building="canteen"]') ?? ABOVE, 240);
}

// Where a panel is not on the page, the direction is enough.
const BELOW = { dx: 0, dy: 140 };
const ABOVE = { dx: 0, dy: -60 };
const home = (seat: number) => document.querySelector(`[data-home="${seat}"]`);

function travel(node: Element, other: Element | { dx: number; dy: number }, delay: number): TransitionConfig {
  if (still()) return { duration: 0 };
  const { dx, dy } = other instanceof Element ? between(node, other) : other;
  const duration = Math.min(420, 240 + Math.hypot(dx, dy) / 4);
  return {
    delay,
    duration,
    easing: ease,
    css: (t, u) => `translate: ${dx * u}px ${dy * u}px; opacity: ${Math.min(1, t * 4)}`,
  };
}

function between(node: Element, other: Element): { dx: number; dy: number } {
  const a = node.getBoundingClientRect();
  const b = other.getBoundingClientRect();
  if (b.width === 0) return BELOW; // in a tab that is not shown
  return { dx: b.x + b.width / 2 - a.x - a.width / 2, dy: b.y + b.height / 2 - a.y - a.height / 2 };
}

/** A card or tile is dealt from the pile at the right end of its row. */
export function deal(_node: Element): TransitionConfig {
  if (still()) return { duration: 0 };
  return {
    duration: 280,
    easing: ease,
    css: (t, u) => `translate: ${70 * u}px ${-8 * u}px; opacity: ${t}`,
  };
}

/** Cards close ranks when one is taken. */
export function glide(): { duration: number; easing: (t: number) => number } {
  return { duration: still() ? 0 : 280, easing: ease };
}

/** A tray slides down from the roofs. */
export function slideDown(_node: Element): TransitionConfig {
  if (still()) return { duration: 0 };
  return { duration: 280, easing: ease, css: (_t, u) => `translate: 0 ${-100 * u}%` };
}
