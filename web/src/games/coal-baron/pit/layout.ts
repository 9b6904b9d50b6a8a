// Which cart stands where and which cube lies on it.
//
// The view counts carts and cubes but does not say which cube lies on which cart. The picture must, and must not
// reshuffle when one cube leaves: so it is made from the picture before it. Whatever can stay where it was, stays.
import { box, printedSide, readTile } from '../box';
import { COLOURS, type Colour, type Cubes, type Side } from '../view';
import type { CoalBaronSeat, Level } from '../view';

export interface Cart {
  /** The same cart has the same name in every picture. */
  id: string;
  side: Side;
  printed: boolean;
  /** Which piece of gallery it stands in, counted from the shaft; props stand between two of them. */
  piece: number;
  cube: Colour | null;
}

/** All carts of one level, the oldest first: on each side they reach from the shaft outwards. */
export type Gallery = readonly Cart[];

export function layout(
  seat: Pick<CoalBaronSeat, 'levels' | 'tiles'>,
  before?: readonly Gallery[],
  touched?: string,
): Gallery[] {
  return seat.levels.map((level, i) => layOut(level, COLOURS[i]!, seat.tiles, before?.[i] ?? [], touched));
}

function layOut(level: Level, colour: Colour, tiles: string[], before: Gallery, touched?: string): Gallery {
  const carts = standing(colour, tiles, before);
  const old = new Map(before.map((cart) => [cart.id, cart.cube]));
  const fresh = [...carts.keys()].filter((i) => !old.has(carts[i]!.id));
  const hand = carts.findIndex((cart) => cart.id === touched);
  const cubes = keepCubes(
    carts.map((cart) => old.get(cart.id) ?? null),
    level.cubes,
    { drop: hand, fill: [...fresh, hand], own: colour },
  );
  return carts.map((cart, i) => ({ ...cart, cube: cubes[i]! }));
}

// Equal tiles are told apart by a number, so that the second one is new and the first one stays.
function standing(colour: Colour, tiles: string[], before: Gallery): Cart[] {
  const copies = new Map<string, number>();
  const names = tiles
    .filter((tile) => readTile(tile).colour === colour)
    .map((tile) => {
      copies.set(tile, (copies.get(tile) ?? 0) + 1);
      return `${tile}-${copies.get(tile)}`;
    });
  const known = [...new Set(before.map((cart) => cart.id.split('/')[0]!))].filter((name) =>
    names.includes(name),
  );
  const pieces: Record<Side, number> = { light: 0, dark: 0 };
  const side = printedSide(colour);
  const carts: Cart[] = [{ id: 'printed', side, printed: true, piece: pieces[side]++, cube: null }];
  for (const name of [...known, ...names.filter((each) => !known.includes(each))]) {
    const face = readTile(name.replace(/-\d+$/, ''));
    const piece = pieces[face.side]++;
    for (let i = 0; i < face.carts; ++i)
      carts.push({ id: `${name}/${i}`, side: face.side, printed: false, piece, cube: null });
  }
  return carts;
}

interface Wishes {
  /** The place that loses its cube first. */
  drop?: number;
  /** Places that get a new cube first. */
  fill?: readonly number[];
  /** The colour that is laid down first. */
  own?: Colour;
}

/** Puts these cubes into the places so that as many as possible lie where they lay before. */
export function keepCubes(
  before: readonly (Colour | null)[],
  cubes: Cubes,
  { drop = -1, fill = [], own = 'yellow' }: Wishes = {},
): (Colour | null)[] {
  const left = { ...cubes };
  const places = before.map((): Colour | null => null);
  const keepers = [...before.keys()].filter((i) => i !== drop);
  for (const i of drop < 0 ? keepers : [...keepers, drop]) {
    const cube = before[i];
    if (cube && left[cube] > 0) {
      places[i] = cube;
      --left[cube];
    }
  }
  const free = [...new Set([...fill, ...before.keys()])].filter((i) => i >= 0 && places[i] === null);
  for (const colour of [own, ...COLOURS])
    for (; left[colour] > 0 && free.length > 0; --left[colour]) places[free.shift()!] = colour;
  return places;
}

export function emptyCage(): null[] {
  return Array<null>(box.cage_places).fill(null);
}
