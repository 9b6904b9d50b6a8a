// What I may act on, and what a guide speaks of, is in sight: where a small window cuts it off, the page scrolls there.

const isDrawn = (each: Element) => each.checkVisibility() && each.getBoundingClientRect().width > 0;

/** The places of a board that matter now: what a guide suggests, else the things it speaks of, else whatever is lit. */
function placesToSee(board: HTMLElement): Element[] {
  const drawn = (what: string) => [...board.querySelectorAll(what)].filter(isDrawn);
  const all = ['[data-suggested]', '[data-shown]', '[data-move]'].map(drawn);
  return all.find((places) => places.length > 0) ?? [];
}

/** Whether a point of a place, at this part of its height, is under nothing else. */
function isBare(place: Element, part: number): boolean {
  const { left, top, width, height } = place.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height * part);
  return over !== null && (place.contains(over) || over.contains(place));
}

const isInSight = (place: Element): boolean => isBare(place, 0.5);
const isWhole = (place: Element): boolean => isBare(place, 0.03) && isBare(place, 0.97);

/** One of the places is enough; but what a guide speaks of is there as a whole. */
export function bringIntoSight(board: HTMLElement): void {
  const places = placesToSee(board);
  const [first] = places;
  if (!first) return;
  const seen = first.matches('[data-suggested], [data-shown]') ? isWhole(first) : places.some(isInSight);
  if (!seen) first.scrollIntoView({ block: 'center' });
}
