// What every explanation begins with: the thing that is asked about, and the table it lies on.
import type { Explanation } from '../../../table/explain/explain.svelte';
import type { Table } from '../../../table/table.svelte';
import { t } from '../text';
import type { ShiftSeat, ShiftView } from '../view';
import { broughtInWords } from '../words';
import { thingOf } from './things';

export interface About {
  /** As `data-explain` has it: "cart K3". */
  thing: string;
  /** What follows the kind: "K3". */
  which: string;
  table: Table;
  view: ShiftView;
  /** Whose part lies in front. */
  seat: ShiftSeat;
}

export type Explain = (about: About) => Explanation | undefined;

export const sentences = (...parts: (string | false | undefined)[]): string =>
  parts.filter(Boolean).join(' ');
export const capital = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);
export const nameOf = ({ table }: About, seat: number): string => table.speaker.name(seat);
export const seatOf = ({ view, seat }: About, number: string | undefined): ShiftSeat =>
  number === undefined ? seat : view.seats[Number(number)]!;

/** What kind of thing it is, and that our numbers on it are reconstructed; those of a box of one's own are not. */
export function printed(about: About, kind: string): string {
  return about.table.told.options['box'] === 'own' ? kind : t('about.reconstructed', { kind });
}

/** What doing it now would bring; undefined if it cannot be done. */
export function nowPossible({ thing, table, view, seat }: About): string | undefined {
  const here = table.moves.filter(({ move }) => thingOf(move, view) === thing);
  if (here.length === 0) return undefined;
  const what = here.length === 1 ? broughtInWords(here[0]!.events, seat.seat) : '';
  return what ? t('about.brings', { what }) : t('about.possible');
}
