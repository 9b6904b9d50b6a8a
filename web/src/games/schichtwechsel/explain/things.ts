// Which thing on the board a move is made at, by the name that its `data-explain` has.
import { spotOf } from '../spots';
import type { ShiftView } from '../view';

export function thingOf(move: string, view: ShiftView): string {
  const [verb, first] = move.split(' ') as [string, string?];
  const seat = view.seats[view.to_move ?? 0]!;
  switch (verb) {
    case 'pay':
      return `payment ${first!}`;
    case 'sell':
      return `pair ${seat.pairs}`;
    case 'lower':
      return `level ${seat.water - Number(first)}`;
    case 'rail':
      return `space rail ${seat.discs.rail + 1}`;
    case 'give':
      return `give ${first!}`;
    case 'coke':
    case 'load':
    case 'plant':
      return ovenOf(spotOf(move)!.place.slice('oven '.length), seat.seat);
    case 'headframe':
      return 'answer headframe';
    default:
      return spotOf(move)?.place ?? `answer ${move}`;
  }
}

/** An oven by its space, and its owner where everybody has one. */
export const ovenOf = (space: string, owner: number | undefined): string =>
  space === 'own' ? `oven own ${owner}` : `oven ${space}`;
