// Coal Baron as docs/games/coal-baron/trace.md describes it: the view's types, and what is in the box.
import type { Points, View } from '../../protocol/messages';

export const COLOURS = ['yellow', 'brown', 'gray', 'black'] as const;
export type Colour = (typeof COLOURS)[number];
export const COAL_LETTERS: Record<Colour, CoalLetter> = { yellow: 'Y', brown: 'B', gray: 'G', black: 'K' };
export type CoalLetter = 'Y' | 'B' | 'G' | 'K';
export const COLOUR_OF: Record<CoalLetter, Colour> = { Y: 'yellow', B: 'brown', G: 'gray', K: 'black' };

export const VEHICLES = ['barrow', 'carriage', 'truck', 'engine'] as const;
export type Vehicle = (typeof VEHICLES)[number];
export function isVehicle(name: string): name is Vehicle {
  return VEHICLES.includes(name as Vehicle);
}
export type Side = 'light' | 'dark';
export type Cubes = Record<Colour, number>;
export const CAGE_PLACES = 5;

/** The twelve hours of the shift clock. */
export const ELEMENTS = [
  ...COLOURS,
  ...VEHICLES,
  'empty-yellow',
  'empty-brown',
  'empty-gray',
  'empty-black',
] as const;
export type Element = (typeof ELEMENTS)[number];
/** Points for the most and the second most of each element; shift n scores the first 4n. */
export const AWARDS: readonly (readonly [number, number])[] = [
  [2, 1],
  [3, 1],
  [4, 2],
  [5, 2],
  [6, 3],
  [7, 3],
  [8, 4],
  [9, 4],
  [10, 5],
  [11, 5],
  [12, 6],
  [13, 6],
];

export type Phase = 'draft' | 'place' | 'cart' | 'buy' | 'keep' | 'return' | 'arrange' | 'mine' | 'over';

export interface Space {
  space: string;
  locked: boolean;
  workers: number;
  owner: number | null;
  tile?: string | null;
  price?: number;
  order?: string | null;
}

export interface Level {
  level: number;
  carts: number;
  empty: number;
  cubes: Cubes;
}

export interface Outstanding {
  order: string;
  complete: boolean;
  spots: Colour[][];
}

export interface Stack {
  size: number;
  known: { cards: string[]; places: number[] }[];
}

export interface LookedAt {
  stack: 'tiles' | 'orders';
  size: number;
  arranged: number;
  at_bottom: boolean;
  cards?: string[];
}

export interface CoalBaronSeat {
  seat: number;
  marks: number;
  workers: number;
  canteen: number;
  bank: number;
  cage_level: number;
  cage: Cubes;
  storage: Cubes;
  levels: Level[];
  tiles: string[];
  outstanding: Outstanding[];
  delivered: string[];
  counts: number[];
  points: Points;
  projected: Points;
}

export interface CoalBaronView extends Omit<View, 'seats'> {
  phase: Phase;
  to_move: number | null;
  shift: number;
  start_player: number;
  active_space: string | null;
  steps_left: number;
  waiting_carts: { level: number; carts: number } | null;
  supply: Cubes;
  draft: string[];
  spaces: Space[];
  tile_stack: Stack;
  order_stack: Stack;
  looked_at: LookedAt | null;
  seats: CoalBaronSeat[];
}

export function asCoalBaron(view: View): CoalBaronView {
  return view as unknown as CoalBaronView;
}

// ---- names that carry meaning ------------------------------------------------------------------------

export interface TileFace {
  colour: Colour;
  carts: number;
  side: Side;
  price: number;
}

/** `gray-2-light` */
export function readTile(tile: string): TileFace {
  const [colour, carts, side] = tile.split('-') as [Colour, string, Side];
  return { colour, carts: Number(carts), side, price: Number(carts) * (COLOURS.indexOf(colour) + 1) };
}

export interface OrderFace {
  vehicle: Vehicle;
  spots: CoalLetter[];
  points: number;
}

/** `truck-KK`. What an order pays depends on its spots alone. */
export function readOrder(order: string): OrderFace {
  const [vehicle, spots] = order.split('-') as [Vehicle, string];
  return { vehicle, spots: [...spots] as CoalLetter[], points: PAY[spots]! };
}

const PAY: Record<string, number> = {
  Y: 2,
  B: 3,
  YY: 3,
  G: 4,
  YYY: 4,
  K: 5,
  BB: 5,
  BBB: 7,
  GG: 7,
  KK: 9,
  GGG: 9,
  YBGK: 10,
  KKK: 12,
};

/** Printed carts: yellow and black on the dark side, brown and gray on the light one. */
export function printedSide(colour: Colour): Side {
  return colour === 'yellow' || colour === 'black' ? 'dark' : 'light';
}

export function spaceOf(view: CoalBaronView, name: string): Space {
  return view.spaces.find((each) => each.space === name)!;
}

/** How many cards are seen by whoever looks through a stack. */
export function looks(stack: Stack): number {
  return Math.min(5, stack.size);
}

/** One worker more than stand there, unless the space is free; the bank takes exactly one. */
export function workersNeeded(space: Space | undefined): number {
  return (space?.workers ?? 0) + 1;
}
