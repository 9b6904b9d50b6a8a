// Positions for the pictures of the rules: a real deal, to which happens what the examples tell. What is printed in the box
// is looked up there, so the pictures follow it.
import type { View } from '../../../protocol/messages';
import { scenesOf, type Happening } from '../../../table/rules/still';
import page from '../index';
import { box, trackOf, type Barrier } from '../box';
import { Choice } from '../choice.svelte';
import { wagonsOf } from '../mine/load';
import { asShift, type ShiftSeat, type ShiftView, type Track } from '../view';
import deal from './deal.json';

export const [ANN, BEN, CLEO] = [0, 1, 2] as const;
const scenes = scenesOf<ShiftView>(page, deal);

/** In the action phase, with nothing in anybody's hand. */
export const position = (change: (view: ShiftView) => void, ...events: Happening[]): View =>
  scenes.position(
    (view) => {
      view.phase = 'actions';
      view.question = 'turn';
      view.hand = null;
      change(view);
      if (box.coal_stays) for (const seat of view.seats) seat.wagons = wagonsOf(seat).map(({ coal }) => coal);
    },
    ...events,
  );

export const show = (view: View, seat: number, ...moves: string[]): Choice =>
  new Choice(scenes.show(view, seat, ...moves));

export const seatOf = ({ table }: Choice): ShiftSeat => asShift(table.board!).seats[table.mySeat]!;

/** The first barrier of a track that takes a tool away and lets the miner go on. */
export function toolBarrier(track: Track): Barrier {
  const takes = ({ effects }: Barrier) => effects.some(({ effect }) => effect === 'discard-tool');
  const { barriers } = trackOf(track);
  return barriers.find(takes) ?? barriers[0]!;
}

/** Carts with these cubes, from the first on. */
export function fillCarts({ carts }: ShiftSeat, ...loads: { coal?: number; spoil?: number }[]): void {
  loads.forEach((load, i) => Object.assign(carts[i] ?? {}, load));
}

/** Carts that hold as much coal as fits, from the first on. */
export const fullOfCoal = (n: number) => box.carts.slice(0, n).map(({ places }) => ({ coal: places }));
