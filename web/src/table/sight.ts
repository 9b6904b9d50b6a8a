// What I may act on is in sight: where a small window cuts all of it off, the page scrolls there by itself.

/** The lit places of a board that are drawn, wherever they are; where a guide suggests some, these. */
function litPlaces(board: HTMLElement): Element[] {
  const suggested = [...board.querySelectorAll('[data-suggested]')];
  const places = suggested.length > 0 ? suggested : [...board.querySelectorAll('[data-move]')];
  return places.filter((each) => each.checkVisibility() && each.getBoundingClientRect().width > 0);
}

function isInSight(place: Element): boolean {
  const { left, top, width, height } = place.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  return over !== null && (place.contains(over) || over.contains(place));
}

export function bringIntoSight(board: HTMLElement): void {
  const places = litPlaces(board);
  if (places.length > 0 && !places.some(isInSight)) places[0]!.scrollIntoView({ block: 'center' });
}
