// What every explanation may look at, and what several of them say.
import type { ComponentProps } from 'svelte';
import { drawing, type Drawing, type Explanation } from '../../../table/explain/explain.svelte';
import type { Table } from '../../../table/table.svelte';
import { box, readOrder } from '../box';
import { t } from '../text';
import Portrait from './Portrait.svelte';
import {
  asCoalBaron,
  COLOUR_OF,
  COLOURS,
  type CoalBaronSeat,
  type CoalBaronView,
  type Colour,
  type Outstanding,
} from '../view';

export interface About {
  table: Table;
  view: CoalBaronView;
  /** The seat whose part lies in front. */
  mine: CoalBaronSeat;
}

/** By the first word of a thing's name; it gets what follows. */
export type Explainers = Record<string, (which: string, about: About) => Explanation | undefined>;

export const portrait = (of: ComponentProps<typeof Portrait>['of']): Drawing => drawing(Portrait, { of });

export function aboutOf(table: Table): About {
  const view = asCoalBaron(table.board!);
  return { table, view, mine: view.seats[table.mySeat]! };
}

export function capital(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

export const sentences = (...said: (string | undefined)[]): string => said.filter(Boolean).join(' ');

/** Cubes of a colour wherever they can still be used: on carts, in the cage, in the storage. */
export function have({ levels, cage, storage }: CoalBaronSeat, colour: Colour): number {
  return levels.reduce((sum, { cubes }) => sum + cubes[colour], cage[colour] + storage[colour]);
}

/** The colours that an order still waits for. */
export function openSpots({ order, spots }: Pick<Outstanding, 'order' | 'spots'>): Colour[] {
  const wanted = readOrder(order).spots.map((letter) => COLOUR_OF[letter]);
  return wanted.filter((_, i) => (spots[i]?.length ?? 0) === 0);
}

/** For how many of these spots there is coal of their own colour. */
export function covered(seat: CoalBaronSeat, spots: readonly Colour[]): number {
  return COLOURS.reduce((sum, colour) => {
    const wanted = spots.filter((each) => each === colour).length;
    return sum + Math.min(wanted, have(seat, colour));
  }, 0);
}

/** What one cart of a colour costs. */
export function priceOf(colour: Colour): string {
  const { price } = box.tiles.find((each) => each.colour === colour && each.carts === 1)!;
  return t('box.marks', { n: price });
}

/** "2 yellow, 1 black", or that there is none. */
export function cubesInWords(cubes: Record<Colour, number>): string {
  const said = COLOURS.filter((colour) => cubes[colour] > 0).map(
    (colour) => `${cubes[colour]} ${t(`box.${colour}`)}`,
  );
  return said.join(', ') || t('pit.empty');
}

/** Where the cage stands and what it holds. */
export function cageInWords({ cage_level, cage }: CoalBaronSeat): string {
  const where = cage_level === 0 ? t('pit.cageAbove') : t('pit.cageAt', { level: cage_level });
  return `${where} ${cubesInWords(cage)}.`;
}
