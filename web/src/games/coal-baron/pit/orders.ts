import { readOrder } from '../box';
import { COLOURS, COLOUR_OF, VEHICLES, type Colour, type Outstanding, type Vehicle } from '../view';

/** Spots that are empty now and filled after the move under the pointer. */
export function ghostSpots(now: Outstanding, then: Outstanding | undefined): boolean[] {
  return now.spots.map((cubes, i) => cubes.length === 0 && (then?.spots[i]?.length ?? 0) > 0);
}

/** Complete orders last: nothing is done with them while I mine. */
export function openFirst(orders: readonly Outstanding[]): Outstanding[] {
  return [...orders.filter((each) => !each.complete), ...orders.filter((each) => each.complete)];
}

/** Delivered spots by vehicle and by coal: what the shift clock counts. */
export function deliveredSums(orders: readonly string[]): {
  vehicles: Record<Vehicle, number>;
  coal: Record<Colour, number>;
} {
  const zero = <T extends string>(names: readonly T[]) =>
    Object.fromEntries(names.map((name) => [name, 0])) as Record<T, number>;
  const sums = { vehicles: zero(VEHICLES), coal: zero(COLOURS) };
  for (const order of orders) {
    const { vehicle, spots } = readOrder(order);
    sums.vehicles[vehicle] += spots.length;
    for (const letter of spots) sums.coal[COLOUR_OF[letter]] += 1;
  }
  return sums;
}
