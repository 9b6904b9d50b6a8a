// Moves that put coal onto an order, read from their notation.
import type { MovePreview } from '../../../protocol/messages';
import { readOrder } from '../box';
import { COLOUR_OF, type Colour, type Outstanding } from '../view';

export interface Cube {
  colour: Colour;
  /** From the storage; otherwise from the cage. */
  stored: boolean;
}

export interface Fill {
  move: string;
  order: string;
  spot: Colour;
  /** One of the spot's colour, or two that stand in for it. */
  cubes: Cube[];
}

/** `fill truck-KK black`, `… with stored-black`, `… with gray stored-yellow` */
export function readFill(move: string): Fill | undefined {
  const [verb, order, spot, , ...names] = move.split(' ') as [string, string, Colour, ...string[]];
  if (verb !== 'fill') return undefined;
  const cubes = names.length === 0 ? [{ colour: spot, stored: false }] : names.map(readCube);
  return { move, order, spot, cubes };
}

function readCube(name: string): Cube {
  const stored = name.startsWith('stored-');
  return { colour: (stored ? name.slice('stored-'.length) : name) as Colour, stored };
}

export function fillsOf(moves: readonly MovePreview[], order: string): Fill[] {
  return moves.map(({ move }) => readFill(move)).filter((fill): fill is Fill => fill?.order === order);
}

/** Those that use this cube. A cube of the right colour never stands in for itself. */
export function fillsWith(fills: readonly Fill[], cube: Cube): Fill[] {
  const using = fills.filter(({ cubes }) =>
    cubes.some((each) => each.colour === cube.colour && each.stored === cube.stored),
  );
  const direct = using.filter(({ cubes }) => cubes.length === 1);
  return direct.length > 0 ? direct : using;
}

/** The place of the spot that coal of this colour goes to; only there the card can be touched. */
export function nextSpot({ order, spots }: Outstanding, colour: Colour): number {
  return readOrder(order).spots.findIndex(
    (letter, i) => COLOUR_OF[letter] === colour && spots[i]!.length === 0,
  );
}
