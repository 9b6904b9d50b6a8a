// What a friendly neighbour would do next with these workers. Not the best move: one whose sense can be seen at once.
import { givenBy, readOrder, readTile } from '../box';
import { COLOURS, isVehicle, spaceOf, type CoalBaronSeat, type CoalBaronView } from '../view';
import { covered, lacking, openSpots, shortFor } from '../wants';
import { needed } from '../yard/spaces';

const FEW_ORDERS = 2;
const FEW_WORKERS = 3; // nobody should pay more for one thing

/** The spaces that can be chosen now, by the letter or the word their names begin with. */
export function spacesIn(moves: readonly string[], kind: RegExp): string[] {
  return moves.flatMap((move) =>
    move.startsWith('place ') && kind.test(move.slice(6)) ? [move.slice(6)] : [],
  );
}

const least = <T>(all: readonly T[], of: (each: T) => number): T | undefined =>
  all.toSorted((a, b) => of(a) - of(b))[0];

/** A tile with as much coal as orders lack, for the side that has fewer tiles if there is a choice. */
export function tile(view: CoalBaronView, seat: CoalBaronSeat, moves: readonly string[]): string | undefined {
  const faces = spacesIn(moves, /^F\d/).map((space) => ({ space, ...readTile(spaceOf(view, space).tile!) }));
  const fitting = faces.filter(({ colour }) => lacking(seat, colour) > 0);
  const on = (side: string) => seat.tiles.filter((each) => readTile(each).side === side).length;
  // The dearest coal is the one that is hardest to get later.
  return least(
    fitting,
    ({ space, colour, side, carts }) =>
      1000 * needed(view, space) -
      100 * COLOURS.indexOf(colour) +
      10 * Math.abs(carts - lacking(seat, colour)) +
      on(side),
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

/** The order that lacks the least coal besides what own orders want; of such ones that with the most points. */
export function order(
  view: CoalBaronView,
  seat: CoalBaronSeat,
  moves: readonly string[],
): string | undefined {
  return least(spacesIn(moves, /^O\d/), (space) => {
    const name = spaceOf(view, space).order!;
    return 100 * (needed(view, space) + shortFor(seat, name).length) - readOrder(name).points;
  });
}

/** Whether the coal that a seat's own orders leave fills the order at a space. */
const isFilled = (view: CoalBaronView, seat: CoalBaronSeat, space: string | undefined): boolean =>
  space !== undefined && shortFor(seat, spaceOf(view, space).order!).length === 0;

/** Whether there is enough below ground, or on its way, to be worth a trip. */
export function hasCoalToBring(seat: CoalBaronSeat): boolean {
  return covered(seat, seat.outstanding.flatMap(openSpots)) > 0;
}

/** Something sensible for the workers that are left. */
export function placement(view: CoalBaronView, seat: CoalBaronSeat, moves: readonly string[]): string {
  const within = (most: number, space: string | undefined) =>
    space !== undefined && needed(view, space) <= most ? space : undefined;
  const cheap = (space: string | undefined) => within(FEW_WORKERS, space);
  // Bringing coal up is what orders were taken for, so it may cost more.
  const toBring = Math.max(FEW_WORKERS, Math.ceil(seat.workers / 2));
  const wanted = order(view, seat, moves);
  const hasFew = seat.outstanding.length < FEW_ORDERS;
  return (
    delivery(seat, moves) ??
    (hasCoalToBring(seat) ? within(toBring, mining(view, moves)) : undefined) ??
    (hasFew || isFilled(view, seat, wanted) ? cheap(wanted) : undefined) ??
    cheap(tile(view, seat, moves)) ??
    cheap(money(view, moves)) ??
    'bank'
  );
}
