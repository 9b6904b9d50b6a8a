// The section drawing in pixels. It is drawn at its real size, so lettering never shrinks: what changes with the room
// is how large a band of rock each level gets, and how the carts stand in it.
import { COLOURS, type Side } from '../view';
import type { Gallery } from './layout';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Measures {
  width: number;
  height: number;
  narrow: boolean;
  /** A wide pit with little height: what had two lines has one. */
  low: boolean;
  /** The surface; above it is sky, if this drawing has its own. */
  ground: number;
  /** Names of the sides and the balance stand between the ground and the first seam. */
  head: number;
  band: number;
  seam: number;
  /** Height of a gallery. */
  gallery: number;
  /** Left and right wall of the shaft. */
  shaft: readonly [number, number];
  cage: { width: number; height: number; roof: number };
}

const LEVELS = COLOURS.length;
const NARROWEST = 300;
const NARROW = 600;
const HEAD = { wide: 46, narrow: 32, low: 26 };
const LEAST_BAND = 44;
const LOW = 330; // from here on the head has room for one line only
const MOST_NARROW_BAND = 130; // beyond, carts would only get further apart

/** `ownSky`: nothing is drawn above this pit where a cage at the surface could stand. */
export function measure(room: number, height: number, ownSky: boolean): Measures {
  const width = Math.max(room, NARROWEST); // a hidden part of the page has no room at all
  const narrow = width < NARROW;
  const low = !narrow && height < LOW;
  const head = narrow ? HEAD.narrow : low ? HEAD.low : HEAD.wide;
  const sky = ownSky || narrow;
  // A cage that stands at the surface is not higher than the sky.
  const inSky = sky ? Math.min(96, Math.max(62, height * 0.13)) : 0;
  const most = narrow ? MOST_NARROW_BAND : Infinity;
  const band = Math.min(most, Math.max(LEAST_BAND, (height - head - inSky) / LEVELS));
  const gallery = band * (low ? 0.7 : 0.66);
  const shaft = Math.min(112, Math.max(78, band * 0.55 + 36));
  const roof = Math.max(4, band * 0.08);
  const cage = Math.min(gallery - 2, sky ? inSky - roof - 8 : Infinity);
  // What is left over is rock above the first seam.
  const ground = height > 0 ? Math.max(inSky, sky ? height - head - LEVELS * band : 0) : inSky;
  return {
    width,
    height: ground + head + LEVELS * band,
    narrow,
    low,
    ground,
    head,
    band,
    seam: band * (low ? 0.2 : 0.24),
    gallery,
    shaft: [(width - shaft) / 2, (width + shaft) / 2],
    cage: { width: shaft - 14, height: cage, roof },
  };
}

/** Upper edge of a level's seam. */
export function seamTop(m: Measures, level: number): number {
  return m.ground + m.head + (level - 1) * m.band;
}

/** Rails of a level's gallery. */
export function floorOf(m: Measures, level: number): number {
  return seamTop(m, level) + m.band * 0.955;
}

/** Upper edge of the cage's box at a level, or on the bank at level 0. */
export function cageTop(m: Measures, level: number): number {
  return (level === 0 ? m.ground : floorOf(m, level)) - m.cage.height;
}

export interface Stand {
  x: number;
  /** Where the wheels stand. */
  y: number;
  /** Width of the cart; height and cube follow from it. */
  cart: number;
  /** The part of the gallery that belongs to this cart, for pointers. */
  cell: Box;
}

export interface Dug {
  box: Box;
  decks: 1 | 2;
  /** One for each cart of this side, from the shaft outwards. */
  stands: Stand[];
  /** Props: walls between two pieces of gallery, and its end. */
  props: number[];
}

const EDGE = 8; // between shaft and first cart, last cart and end

/** A gallery is dug as far as there are carts. Two decks when the carts would get too small on one. */
export function dig(m: Measures, level: number, side: Side, gallery: Gallery): Dug | undefined {
  const carts = gallery.filter((cart) => cart.side === side);
  if (carts.length === 0) return undefined;
  const room = m.shaft[0] - 2 * EDGE - 4;
  const single = Math.min(m.gallery * 1.04, room / carts.length);
  const double = Math.min(m.gallery * 0.56, room / Math.ceil(carts.length / 2));
  const decks = double > single ? 2 : 1;
  const pitch = Math.max(single, double);
  const columns = Math.ceil(carts.length / decks);
  const width = columns * pitch + 2 * EDGE;
  const outwards = side === 'light' ? -1 : 1;
  const wall = m.shaft[side === 'light' ? 0 : 1];
  const floor = floorOf(m, level);
  const deck = m.gallery / decks;
  const left = (x: number, wide: number) => (side === 'light' ? x - wide : x);

  const stands = carts.map((_, i): Stand => {
    const column = Math.floor(i / decks);
    const y = floor - (i % decks) * deck;
    const start = wall + outwards * (EDGE + column * pitch);
    return {
      x: start + (outwards * pitch) / 2,
      y,
      cart: Math.min(pitch * 0.88, deck * 0.92),
      cell: { x: left(start, pitch), y: y - deck, width: pitch, height: deck },
    };
  });
  const between =
    decks === 2 ? [] : carts.flatMap((cart, i) => (i > 0 && cart.piece !== carts[i - 1]!.piece ? [i] : []));
  return {
    box: { x: left(wall, width), y: floor - m.gallery, width, height: m.gallery },
    decks,
    stands,
    props: [
      wall + outwards * 4,
      ...between.map((i) => wall + outwards * (EDGE + i * pitch)),
      wall + outwards * (width - 4),
    ],
  };
}

/** A line that waves a little, as seams do. */
export function wave(from: number, to: number, y: number, swing: number): string {
  let path = `M${from} ${y}`;
  for (let x = from, up = -1; x < to; x += 46, up = -up)
    path += `Q${Math.min(x + 23, to)} ${y + up * swing} ${Math.min(x + 46, to)} ${y}`;
  return path;
}

/** The five places of the cage, three above two, from the middle of its upper edge. */
export function cagePlace(m: Measures, place: number): Box {
  const { width, height } = m.cage;
  const size = Math.min(width / 3, (height - 8) / 2);
  const [column, row] = place < 3 ? [place - 1, 0] : [place - 3.5, 1];
  return {
    x: column * (width / 3) - size / 2 + 1,
    y: 3 + row * ((height - 8) / 2) + ((height - 8) / 2 - size) / 2 + 1,
    width: size - 2,
    height: size - 2,
  };
}

const PLATE = { width: 50, height: 19 };

/** The enamel plate that names a level, in the middle of its seam; 0 is the surface. */
export function plateOf(m: Measures, level: number): Box {
  const y = level === 0 ? m.ground + m.head / 2 - 4 : seamTop(m, level) + m.seam / 2;
  return { x: (m.width - PLATE.width) / 2, y: y - PLATE.height / 2, ...PLATE };
}
