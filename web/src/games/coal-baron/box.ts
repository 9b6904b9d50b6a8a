// What is in the box, as the server tells it (docs/games/coal-baron/trace.md, Components): the page repeats no number of the game.
import type { CoalLetter, Colour, Element, Side, Vehicle } from './view';

interface Components {
  cage_places: number;
  substitution_steps: number;
  drawn_cards: number;
  shifts: number;
  marks_per_point: number;
  cubes_per_point: number;
  outstanding_penalty: number;
  imbalance_penalty: number;
  tables: { players: number; draft_cards: number }[];
  colours: { colour: Colour; printed_side: Side }[];
  tiles: { tile: string; colour: Colour; carts: number; side: Side; price: number }[];
  orders: { order: string; vehicle: Vehicle; spots: string; points: number }[];
  spaces: { space: string; area: string; marks?: number; steps?: number }[];
  fewest_players_for_second: number;
  elements: { element: Element; first: number; second: number; from_shift: number }[];
}

export interface TileFace {
  colour: Colour;
  carts: number;
  side: Side;
  price: number;
}

export interface OrderFace {
  vehicle: Vehicle;
  spots: CoalLetter[];
  points: number;
}

/** There before any board is shown. */
export let box: Components;
let tiles: Record<string, TileFace>;
let orders: Record<string, OrderFace>;

export function unpack(components: object): void {
  box = components as Components;
  tiles = Object.fromEntries(box.tiles.map((each) => [each.tile, each]));
  orders = Object.fromEntries(
    box.orders.map((each) => [each.order, { ...each, spots: [...each.spots] as CoalLetter[] }]),
  );
}

export function shifts(): number[] {
  return Array.from({ length: box.shifts }, (_, i) => i + 1);
}

/** `gray-2-light` */
export function readTile(tile: string): TileFace {
  return tiles[tile]!;
}

/** `truck-KK` */
export function readOrder(order: string): OrderFace {
  return orders[order]!;
}

export function printedSide(colour: Colour): Side {
  return box.colours.find((each) => each.colour === colour)!.printed_side;
}

/** The spaces of one part of the yard, as they lie there. */
export function spacesOf(area: string): string[] {
  return box.spaces.filter((each) => each.area === area).map((each) => each.space);
}

/** How many orders lie out before the first shift, and how many of them each player takes; one is left over. */
export function draftOf(players: number): { cards: number; each: number } {
  const cards = box.tables.find((table) => table.players === players)!.draft_cards;
  return { cards, each: Math.floor(cards / players) };
}

/** What a space for money pays, or how many work steps one for mining gives. */
export function givenBy(space: string): number {
  const { marks, steps } = box.spaces.find((each) => each.space === space)!;
  return marks ?? steps ?? 0;
}
