// Why a space cannot be used now. The engine says what is legal; this says what is in the way, with the number that
// would have to change.
import { isVehicle, spaceOf, workersNeeded, type CoalBaronView, type Vehicle } from './view';

export type Obstacle =
  | { kind: 'locked' }
  | { kind: 'turn' } // somebody else's
  | { kind: 'begun' } // another decision of mine comes first
  | { kind: 'noTile' }
  | { kind: 'noOrder' }
  | { kind: 'noTiles' } // in the stack
  | { kind: 'noOrders' }
  | { kind: 'noneReady'; vehicle: Vehicle }
  | { kind: 'marks'; n: number } // short
  | { kind: 'workers'; n: number }; // needed

/** What hinders this seat from placing workers on this space; undefined if nothing does. */
export function obstacle(view: CoalBaronView, seat: number, name: string): Obstacle | undefined {
  const space = name === 'bank' ? undefined : spaceOf(view, name);
  if (space?.locked) return { kind: 'locked' };
  if (view.to_move !== seat) return { kind: 'turn' };
  if (view.phase !== 'place') return { kind: 'begun' };
  return nothingThere(view, seat, name) ?? tooDear(view, seat, name);
}

function nothingThere(view: CoalBaronView, seat: number, name: string): Obstacle | undefined {
  if (name === 'Fdraw') return view.tile_stack.size === 0 ? { kind: 'noTiles' } : undefined;
  if (name === 'Odraw') return view.order_stack.size === 0 ? { kind: 'noOrders' } : undefined;
  if (/^F\d/.test(name)) return spaceOf(view, name).tile ? undefined : { kind: 'noTile' };
  if (/^O\d/.test(name)) return spaceOf(view, name).order ? undefined : { kind: 'noOrder' };
  if (isVehicle(name)) return ready(view, seat, name) > 0 ? undefined : { kind: 'noneReady', vehicle: name };
  return undefined;
}

function tooDear(view: CoalBaronView, seat: number, name: string): Obstacle | undefined {
  const { marks, workers } = view.seats[seat]!;
  const space = name === 'bank' ? undefined : spaceOf(view, name);
  const short = (space?.price ?? 0) - marks;
  if (short > 0) return { kind: 'marks', n: short };
  const needed = workersNeeded(space);
  return needed > workers ? { kind: 'workers', n: needed } : undefined;
}

/** How many complete orders of the vehicle wait for delivery. */
export function ready(view: CoalBaronView, seat: number, vehicle: Vehicle): number {
  return complete(view, seat, vehicle).length;
}

export function complete(view: CoalBaronView, seat: number, vehicle: Vehicle): string[] {
  return view.seats[seat]!.outstanding.filter(
    (each) => each.complete && each.order.startsWith(`${vehicle}-`),
  ).map((each) => each.order);
}
