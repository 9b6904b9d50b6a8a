// What a friendly neighbour would do next with these workers. Not the best move: one whose sense can be seen at once.
import { givenBy, readOrder, readTile } from '../box';
import { COLOURS, isVehicle, spaceOf, type CoalBaronSeat, type CoalBaronView } from '../view';
import { covered, lacked, openSpots } from '../wants';
import { needed } from '../yard/spaces';

const FEW_ORDERS = 2;
const FEW_MARKS = 4;
const FEW_WORKERS = 3; // nobody should pay more for one thing

/** The spaces that can be chosen now, by the letter or the word their names begin with. */
export function spacesIn(moves: readonly string[], kind: RegExp): string[] {
  return moves.flatMap((move) =>
    move.startsWith('place ') && kind.test(move.slice(6)) ? [move.slice(6)] : [],
  );
}

const least = <T>(all: readonly T[], of: (each: T) => number): T | undefined =>
  all.toSorted((a, b) => of(a) - of(b))[0];

/** A tile with coal that orders lack, for the side that has fewer tiles if there is a choice. */
export function tile(view: CoalBaronView, seat: CoalBaronSeat, moves: readonly string[]): string | undefined {
  const wanted = lacked(seat);
  const faces = spacesIn(moves, /^F\d/).map((space) => ({ space, ...readTile(spaceOf(view, space).tile!) }));
  const fitting = faces.filter(({ colour }) => wanted.includes(colour));
  const on = (side: string) => seat.tiles.filter((each) => readTile(each).side === side).length;
  // The dearest coal is the one that is hardest to get later.
  return least(
    fitting,
    ({ space, colour, side, carts }) =>
      1000 * needed(view, space) - 100 * COLOURS.indexOf(colour) + 10 * carts + on(side),
  )?.space;
}

/** The most Marks for few workers. */
export function money(view: CoalBaronView, moves: readonly string[]): string | undefined {
  return least(spacesIn(moves, /^money/), (space) => 10 * needed(view, space) - givenBy(space));
}

/** The most work steps for few workers. */
export function mining(view: CoalBaronView, moves: readonly string[]): string | undefined {
  return least(spacesIn(moves, /^M/), (space) => 3 * needed(view, space) - givenBy(space));
}

/** The vehicle with the most points ready. */
export function delivery(seat: CoalBaronSeat, moves: readonly string[]): string | undefined {
  const ready = (vehicle: string) =>
    seat.outstanding
      .filter(({ order, complete }) => complete && order.startsWith(`${vehicle}-`))
      .reduce((points, { order }) => points + readOrder(order).points, 0);
  return least(spacesIn(moves, /./).filter(isVehicle), (vehicle) => -ready(vehicle));
}

/** The order that lacks the least coal; of such ones that with the most points. */
export function order(
  view: CoalBaronView,
  seat: CoalBaronSeat,
  moves: readonly string[],
): string | undefined {
  const lacks = (name: string) => {
    const spots = openSpots({ order: name, spots: [] });
    return spots.length - covered(seat, spots);
  };
  return least(
    spacesIn(moves, /^O\d/),
    (space) =>
      100 * (needed(view, space) + lacks(spaceOf(view, space).order!)) -
      readOrder(spaceOf(view, space).order!).points,
  );
}

/** Whether there is enough below ground, or on its way, to be worth a trip. */
export function hasCoalToBring(seat: CoalBaronSeat): boolean {
  return covered(seat, seat.outstanding.flatMap(openSpots)) > 0;
}

/** Something sensible for the workers that are left. */
export function placement(view: CoalBaronView, seat: CoalBaronSeat, moves: readonly string[]): string {
  const cheap = (space: string | undefined) =>
    space !== undefined && needed(view, space) <= FEW_WORKERS ? space : undefined;
  return (
    delivery(seat, moves) ??
    (hasCoalToBring(seat) ? cheap(mining(view, moves)) : undefined) ??
    (seat.outstanding.length < FEW_ORDERS ? cheap(order(view, seat, moves)) : undefined) ??
    cheap(tile(view, seat, moves)) ??
    (seat.marks < FEW_MARKS ? cheap(money(view, moves)) : undefined) ??
    cheap(order(view, seat, moves)) ??
    cheap(money(view, moves)) ??
    'bank'
  );
}
