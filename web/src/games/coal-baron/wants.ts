// What a player's orders still want, and what there is for them.
import { readOrder } from './box';
import { COLOUR_OF, COLOURS, type CoalBaronSeat, type Colour, type Outstanding } from './view';

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

/** How many more cubes of a colour a seat's orders want than it has. */
export function lacking(seat: CoalBaronSeat, colour: Colour): number {
  const open = seat.outstanding.flatMap(openSpots).filter((each) => each === colour);
  return Math.max(0, open.length - have(seat, colour));
}

/** The spots of another order for which there would be no coal once a seat's own orders have theirs. */
export function shortFor(seat: CoalBaronSeat, order: string): Colour[] {
  const open = seat.outstanding.flatMap(openSpots);
  const wanted = openSpots({ order, spots: [] });
  return COLOURS.flatMap((colour) => {
    const spare = Math.max(0, have(seat, colour) - open.filter((each) => each === colour).length);
    return wanted.filter((each) => each === colour).slice(spare);
  });
}
