// Where the curve's points and labels lie.
import type { PointsCurve } from './curve';

// Turns are one apart. The end of the game gets some room of its own, in which the final points are seen.
export function turnAxis({ totals }: PointsCurve): number[] {
  const lastTurn = totals.length - 2;
  const room = Math.max(2, lastTurn * 0.06);
  return [...totals.slice(0, -1).map((_, i) => i), lastTurn + room / 2, lastTurn + room];
}

export function stepData(curve: PointsCurve): [number[], ...number[][]] {
  const { totals } = curve;
  const seats = totals[0]!.map((_, seat) => [...totals, totals.at(-1)!].map((each) => each[seat]!));
  return [turnAxis(curve), ...seats];
}

/** Labels at least `gap` apart, as near to where they belong as their number allows. */
export function spread<T extends { y: number }>(labels: readonly T[], gap: number, height: number): T[] {
  const sorted = [...labels].sort((a, b) => a.y - b.y);
  const placed: T[] = [];
  for (const label of sorted)
    placed.push({ ...label, y: Math.max(label.y, (placed.at(-1)?.y ?? -Infinity) + gap) });
  let limit = height;
  for (const label of placed.toReversed()) {
    label.y = Math.min(label.y, limit);
    limit = label.y - gap;
  }
  return placed;
}
