// What every explanation may look at, and what several of them say.
import type { ComponentProps } from 'svelte';
import { drawing, type Drawing, type Explanation } from '../../../table/explain/explain.svelte';
import type { Table } from '../../../table/table.svelte';
import { box } from '../box';
import { t } from '../text';
import Portrait from './Portrait.svelte';
import { asCoalBaron, COLOURS, type CoalBaronSeat, type CoalBaronView, type Colour } from '../view';

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
