// Who leads each hour of the shift clock, and what it is worth.
import { box } from '../box';
import type { CoalBaronView, Element } from '../view';

export interface Award {
  seat: number;
  points: number;
}

export interface Hour {
  element: Element;
  /** By seat. */
  counts: number[];
  /** Who has the most, unless that is nothing. */
  leaders: number[];
  /** What it would bring if it scored now; the most first. */
  awards: Award[];
  /** For the most and, with enough players, for the second most. */
  worth: readonly number[];
  /** Whether it scores when the present shift ends. */
  scores: boolean;
}

/** How many hours, from the first on, score when this shift ends. */
export function hoursOf(shift: number): number {
  return box.elements.filter((each) => each.from_shift <= shift).length;
}

const hasSecond = (players: number) => players >= box.fewest_players_for_second;

function having(counts: readonly number[], n: number): number[] {
  return counts.flatMap((count, seat) => (count === n ? [seat] : []));
}

function leadersOf(counts: readonly number[]): number[] {
  const most = Math.max(...counts);
  return most === 0 ? [] : having(counts, most);
}

/** Whoever ties for the first award gets it in full, and then there is no second. */
export function awardsOf(hour: number, counts: readonly number[]): Award[] {
  const { first, second } = box.elements[hour]!;
  const leaders = leadersOf(counts);
  const awards = leaders.map((seat) => ({ seat, points: first }));
  if (leaders.length !== 1 || !hasSecond(counts.length)) return awards;
  const others = counts.map((count, seat) => (seat === leaders[0] ? 0 : count));
  return [...awards, ...leadersOf(others).map((seat) => ({ seat, points: second }))];
}

export function clockOf(view: CoalBaronView): Hour[] {
  return box.elements.map(({ element, first, second, from_shift }, hour) => {
    const counts = view.seats.map((seat) => seat.counts[hour]!);
    return {
      element,
      counts,
      leaders: leadersOf(counts),
      awards: awardsOf(hour, counts),
      worth: hasSecond(view.seats.length) ? [first, second] : [first],
      scores: from_shift <= view.shift,
    };
  });
}

export interface Gain {
  seat: number;
  gain: number;
  total: number;
}

/** What each seat would gain if the shift ended now, the most first. */
export function gainsOf(view: CoalBaronView): Gain[] {
  return view.seats
    .map(({ seat, points, projected }) => ({
      seat,
      gain: projected.total - points.total,
      total: projected.total,
    }))
    .sort((a, b) => b.gain - a.gain || b.total - a.total);
}
