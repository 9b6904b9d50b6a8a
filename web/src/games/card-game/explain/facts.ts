// What lies on the board and fits together, for sentences that explain it. What may be done comes from the server.
import { box, crestOf, crestsOf, readLorry, readOrder } from '../box';
import { coveredShares } from '../worth';
import { ordersInHand, type CardGameSeat, type Destination, type Dock, type Engine } from '../view';

/** Where a wagon may stand. */
export function docksOf(wagon: string): number[] {
  const crest = crestOf(wagon);
  const shows = (dock: number) => crest === 'wild' || crestsOf(dock).includes(crest);
  return box.docks.map((_, i) => i + 1).filter(shows);
}

function takes(wagon: string, dock: number, lorry: string): boolean {
  const { crest } = readLorry(lorry);
  const own = crestOf(wagon);
  return (own === 'wild' || own === crest) && crestsOf(dock).includes(crest);
}

/** The docks with an empty wagon that takes this lorry. */
export function docksTaking(seat: CardGameSeat, lorry: string): number[] {
  const free = ({ dock, wagons }: Dock) =>
    wagons.some((each) => each.lorry === null && takes(each.wagon, dock, lorry));
  return seat.docks.filter(free).map(({ dock }) => dock);
}

/** Waiting lorries that a wagon would take in one of these docks. */
export function waitingFor(seat: CardGameSeat, wagon: string, docks: readonly number[]): string[] {
  const waiting = [...new Set([...seat.row, ...seat.storage])];
  return waiting.filter((lorry) => docks.some((dock) => takes(wagon, dock, lorry)));
}

export function docksWithout(seat: CardGameSeat): number[] {
  return seat.docks.filter(({ engine }) => engine === null).map(({ dock }) => dock);
}

export function docksWith(seat: CardGameSeat, engine: Engine, besides?: number): number[] {
  return seat.docks.filter((each) => each.engine === engine && each.dock !== besides).map(({ dock }) => dock);
}

/** The docks that have loaded enough for an order. */
export function docksFor(seat: CardGameSeat, order: string): number[] {
  const { lorries } = readOrder(order);
  return seat.docks.filter(({ load }) => load >= lorries).map(({ dock }) => dock);
}

/** The orders in hand, as far as they are seen, that a train could leave with. */
export function ordersFor(seat: CardGameSeat, { load }: Dock): string[] {
  return [...new Set(ordersInHand(seat))].filter((order) => readOrder(order).lorries <= load);
}

/** Whether a fulfilled order of the destination covers no share yet. */
export function hasOrderToSpare(seat: CardGameSeat, destination: Destination): boolean {
  const orders = seat.fulfilled.filter((order) => readOrder(order).destination === destination);
  return orders.length > coveredShares(seat, destination);
}
