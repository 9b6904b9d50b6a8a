// Positions for the pictures of the rules: a real deal, to which happens what the examples tell.
import type { Event, View } from '../../../protocol/messages';
import { stillTable } from '../../../table/rules/still';
import type { Table } from '../../../table/table.svelte';
import page from '..';
import { apply } from '../apply';
import { readOrder, readTile } from '../box';
import { asCoalBaron, COLOURS, spaceOf, type CoalBaronSeat, type CoalBaronView, type Colour } from '../view';
import deal from './deal.json';

export const [ANN, BEN, CLEO] = [0, 1, 2] as const;

type Happening = Event & Record<string, unknown>;

/** The deal after the draft, changed, and then what happened. */
export function position(change: (view: CoalBaronView) => void, ...events: Happening[]): View {
  const view = structuredClone(asCoalBaron(deal as unknown as View));
  view.phase = 'place';
  view.draft = [];
  change(view);
  return apply(view as unknown as View, events);
}

export const show = (view: View, seat: number, ...moves: string[]): Table =>
  stillTable(page, view, { seat, moves });

/** An order of a player with what lies on it: `engine-YY` with `yellow`. */
export function takeOrder({ outstanding }: CoalBaronSeat, order: string, ...cubes: Colour[]): void {
  const spots = readOrder(order).spots.map((_, i) => (cubes[i] ? [cubes[i]] : []));
  outstanding.push({ order, spots, complete: spots.every((spot) => spot.length > 0) });
}

/** Tiles in a pit, their carts full or empty. */
export function dig({ tiles, levels }: CoalBaronSeat, dug: readonly string[], full: boolean): void {
  for (const tile of dug) {
    const { colour, carts } = readTile(tile);
    const level = levels[COLOURS.indexOf(colour)]!;
    tiles.push(tile);
    level.carts += carts;
    if (full) level.cubes[colour] += carts;
    else level.empty += carts;
  }
}

/** Workers who stand at a space already. */
export function stand(view: CoalBaronView, space: string, owner: number, workers: number): void {
  Object.assign(spaceOf(view, space), { owner, workers });
}
