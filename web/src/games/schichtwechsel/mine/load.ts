// How coal lies on the wagons, the small ones first. Where it may be rearranged only its amount counts, so the first
// wagons are filled first, as the final scoring would have it; where it stays, the server tells what lies on each.
import { wagonSizes } from '../box';
import type { CartLoad, ShiftSeat } from '../view';

export interface Wagon {
  room: number;
  coal: number;
  /** Whether it shows a white token: the last of the large ones, which is loaded last. */
  token: boolean;
}

type Above = Pick<ShiftSeat, 'coal' | 'wagons'>;

/** Coal is laid on the first wagon with room. */
function laid(onto: readonly number[], coal: number): number[] {
  let left = coal;
  return wagonSizes().map((room, i) => {
    const here = onto[i] ?? 0;
    const more = Math.min(room - here, left);
    left -= more;
    return here + more;
  });
}

export function wagonsOf({ coal, wagons = laid([], coal) }: Above): Wagon[] {
  return wagonSizes().map((room, i, { length }) => ({ room, coal: wagons[i]!, token: i === length - 1 }));
}

export const fullWagons = (seat: Above): number =>
  wagonsOf(seat).filter(({ room, coal }) => coal === room).length;

export function layCoal(seat: Above, n: number): void {
  seat.coal += n;
  if (seat.wagons) seat.wagons = laid(seat.wagons, n);
}

/** The coal of a full wagon. Of those of a size the last one gives it, and those without a token stand fullest first. */
export function takeCoal(seat: Above, size: number): void {
  seat.coal -= size;
  if (!seat.wagons) return;
  const wagons = wagonsOf(seat);
  wagons.findLast(({ room, coal }) => room === size && coal === size)!.coal = 0;
  seat.wagons = wagons
    .sort((a, b) => a.room - b.room || Number(a.token) - Number(b.token) || b.coal - a.coal)
    .map(({ coal }) => coal);
}

export function cubesOf({ coal, spoil }: Pick<CartLoad, 'coal' | 'spoil'>): string[] {
  return [...Array<string>(coal).fill('coal'), ...Array<string>(spoil).fill('spoil')];
}
