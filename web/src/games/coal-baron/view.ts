// Coal Baron as docs/games/coal-baron/trace.md describes it: the view's types and names.
import type { Points, View } from '../../protocol/messages';
import { box } from './box';

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
export const SIDES = ['light', 'dark'] as const;
export type Side = (typeof SIDES)[number];
export type Cubes = Record<Colour, number>;

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
  winners: number[];
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

export function spaceOf(view: CoalBaronView, name: string): Space {
  return view.spaces.find((each) => each.space === name)!;
}

/** How many cards are seen by whoever looks through a stack. */
export function looks(stack: Stack): number {
  return Math.min(box.drawn_cards, stack.size);
}

/** One worker more than stand there, unless the space is free; the bank takes exactly one. */
export function workersNeeded(space: Space | undefined): number {
  return (space?.workers ?? 0) + 1;
}
