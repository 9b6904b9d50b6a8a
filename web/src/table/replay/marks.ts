// What is worth a mark on the line of a replay: where a shift or round begins, where points were counted, and the
// moves that brought the most.
import type { View } from '../../protocol/messages';

export interface Mark {
  /** So many moves were made. */
  ply: number;
  kind: 'part' | 'scoring' | 'moment';
  /** Of a part: its number. Of a moment: the points it brought, and whom. */
  n: number;
  seat?: number;
}

const MOST_MOMENTS = 5;
const LEAST_POINTS = 3; // less is no moment

interface Course {
  plies: number;
  view(ply: number): View;
  part?(view: View): { now: number };
}

export function marksOf({ plies, view, part }: Course): Mark[] {
  const marks: Mark[] = [];
  const moments: Mark[] = [];
  let before = view(0);
  if (part) marks.push({ ply: 0, kind: 'part', n: part(before).now });
  for (let ply = 1; ply <= plies; ++ply) {
    const after = view(ply);
    const gains = after.seats.map((seat, i) => seat.points.total - before.seats[i]!.points.total);
    const scored = gains.filter((gain) => gain !== 0).length;
    if (scored > 1) marks.push({ ply, kind: 'scoring', n: Math.max(...gains) });
    else if (scored === 1) {
      const seat = gains.findIndex((gain) => gain !== 0);
      if (gains[seat]! >= LEAST_POINTS) moments.push({ ply, kind: 'moment', n: gains[seat]!, seat });
    }
    if (part && part(after).now !== part(before).now) marks.push({ ply, kind: 'part', n: part(after).now });
    before = after;
  }
  const biggest = moments.sort((a, b) => b.n - a.n).slice(0, MOST_MOMENTS);
  return [...marks, ...biggest].sort((a, b) => a.ply - b.ply);
}

/** Where turns begin: plies whose mover is another than the one before. */
export function turnsOf(plies: number, mover: (ply: number) => number | null): number[] {
  const turns = [];
  for (let ply = 0; ply <= plies; ++ply)
    if (ply === 0 || ply === plies || mover(ply) !== mover(ply - 1)) turns.push(ply);
  return turns;
}
