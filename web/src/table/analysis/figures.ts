// What a page shows of an analysis, in figures: chances move by move, slips, and how everybody played.
import type { AnalysedPly } from '../../protocol/messages';

/** By ply; what is not analysed yet is missing. */
export type Plies = readonly (AnalysedPly | undefined)[];
export type Kind = NonNullable<AnalysedPly['mistake']>;

export interface Slip {
  ply: number;
  seat: number;
  kind: Kind;
  /** Of the chance to win. */
  loss: number;
}

/** What the line of a replay shows of it. */
export interface Found {
  plies: Plies;
  /** Whose curves: the first is drawn strongest. */
  seats: readonly number[];
  slips: readonly Slip[];
}

export const percent = (share: number): number => Math.round(share * 100);

export function slipsOf(plies: Plies): Slip[] {
  return plies.flatMap((each) =>
    each?.mistake ? [{ ply: each.ply, seat: each.seat, kind: each.mistake, loss: each.loss }] : [],
  );
}

/** Each seat's chance when so many moves were made; at the end it is what came of it. */
export function chancesOf(
  plies: Plies,
  winners: readonly number[],
  players: number,
): (readonly number[] | undefined)[] {
  const end = Array.from({ length: players }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  return [plies[0]?.best.victory, ...plies.slice(0, -1).map((each) => each?.victory), end];
}

/** The curve of a seat as an SVG path, 100 high and a move wide; with gaps where nothing is known yet. */
export function curveOf(chances: readonly (readonly number[] | undefined)[], seat: number): string {
  let path = '';
  let gap = true;
  for (const [ply, shares] of chances.entries()) {
    if (!shares) gap = true;
    else {
      path += `${gap ? 'M' : 'L'}${ply} ${Math.round((1 - shares[seat]!) * 1000) / 10}`;
      gap = false;
    }
  }
  return path;
}

export interface Played {
  seat: number;
  slips: Record<Kind, number>;
  /** The mean loss of all decisions that were a choice. */
  given: number;
}

export function playedBy(plies: Plies, players: number): Played[] {
  return Array.from({ length: players }, (_, seat) => {
    const own = plies.filter((each) => each?.seat === seat && each.choice) as AnalysedPly[];
    const count = (kind: Kind) => own.filter(({ mistake }) => mistake === kind).length;
    return {
      seat,
      slips: { inaccuracy: count('inaccuracy'), mistake: count('mistake'), blunder: count('blunder') },
      given: own.reduce((sum, { loss }) => sum + loss, 0) / Math.max(1, own.length),
    };
  });
}
