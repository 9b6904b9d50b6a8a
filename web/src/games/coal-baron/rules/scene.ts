// Positions for the pictures of the rules: a real deal, to which happens what the examples tell.
import type { View } from '../../../protocol/messages';
import { scenesOf, type Happening } from '../../../table/rules/still';
import page from '../index';
import { readOrder, readTile } from '../box';
import { COLOURS, spaceOf, type CoalBaronSeat, type CoalBaronView, type Colour } from '../view';
import deal from './deal.json';

export const [ANN, BEN, CLEO] = [0, 1, 2] as const;

const scenes = scenesOf<CoalBaronView>(page, deal);
export const { show } = scenes;

/** After the draft. */
export const position = (change: (view: CoalBaronView) => void, ...events: Happening[]): View =>
  scenes.position(
    (view) => {
      view.phase = 'place';
      view.draft = [];
      change(view);
    },
    ...events,
  );

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
