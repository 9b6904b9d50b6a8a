// What I may act on is in sight: where a small window cuts all of it off, the page scrolls there by itself.

/** The lit places of a board that are drawn, wherever they are; where a guide suggests some, these. */
function litPlaces(board: HTMLElement): Element[] {
  const suggested = [...board.querySelectorAll('[data-suggested]')];
  const places = suggested.length > 0 ? suggested : [...board.querySelectorAll('[data-move]')];
  return places.filter((each) => each.checkVisibility() && each.getBoundingClientRect().width > 0);
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
  const places = litPlaces(board);
  const [first] = places;
  if (!first) return;
  const seen = first.matches('[data-suggested]') ? isWhole(first) : places.some(isInSight);
  if (!seen) first.scrollIntoView({ block: 'center' });
}
