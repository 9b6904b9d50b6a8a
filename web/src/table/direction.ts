// Which of several things on the screen lies next in a direction.
export type Direction = 'left' | 'right' | 'up' | 'down';

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const middle = (box: Box) => ({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 });

/** How far `to` is from `from` if one walks in the direction, or Infinity if it does not lie there. */
export function distance(from: Box, to: Box, direction: Direction): number {
  const [a, b] = [middle(from), middle(to)];
  const along = { left: a.x - b.x, right: b.x - a.x, up: a.y - b.y, down: b.y - a.y }[direction];
  const aside = direction === 'left' || direction === 'right' ? Math.abs(a.y - b.y) : Math.abs(a.x - b.x);
  // What lies more aside than ahead is in another direction.
  if (along <= 1 || aside > along * 2) return Infinity;
  return along + aside * 2;
}

export function nextInDirection<T extends { getBoundingClientRect(): Box }>(
  from: T,
  others: readonly T[],
  direction: Direction,
): T | undefined {
  const here = from.getBoundingClientRect();
  let best: T | undefined;
  let nearest = Infinity;
  for (const other of others) {
    const far = distance(here, other.getBoundingClientRect(), direction);
    if (far < nearest) [best, nearest] = [other, far];
  }
  return best;
}
