// Where each action card hangs: a column for each kind, a row for each size. A second card of the same kind and size
// opens a second column.
import { box, cardOf, type Payment } from '../box';
import { kindOf } from '../effects';
import { SIZES, type ShiftSeat, type Size } from '../view';

export interface Column {
  kind: string;
  cards: Record<Size, string | undefined>;
}

export function columnsOf(cards: readonly string[]): Column[] {
  const columns: Column[] = [];
  const inBox = box.cards.map((each) => each.card).filter((card) => cards.includes(card));
  for (const card of inBox) {
    const kind = kindOf(card);
    const size = cardOf(card).sizes[0]!;
    let column = columns.find((each) => each.kind === kind && each.cards[size] === undefined);
    if (!column) {
      column = { kind, cards: { large: undefined, medium: undefined, small: undefined } };
      const last = columns.findLastIndex((each) => each.kind === kind);
      columns.splice(last < 0 ? columns.length : last + 1, 0, column);
    }
    column.cards[size] = card;
  }
  return columns;
}

/** Where a card hangs on a phone: kinds as rows, sizes as columns. */
export interface PhonePlace {
  line: number;
  column: number;
}

/** The rows of a phone. Cards that are alone in their column share a row with others of their kind, the first of them in
    the column of its size. */
export function phonePlacesOf(columns: readonly Column[]): { lines: number; at: Map<string, PhonePlace> } {
  const at = new Map<string, PhonePlace>();
  let lines = 0;
  let room: { kind: string; next: number } | undefined; // in the last row, right of a lone card
  for (const { kind, cards } of columns) {
    const hung = SIZES.filter((size) => cards[size] !== undefined);
    const lone = hung.length === 1 ? cards[hung[0]!] : undefined;
    if (lone && room?.kind === kind && room.next < SIZES.length) {
      at.set(lone, { line: lines - 1, column: room.next++ });
      continue;
    }
    for (const size of hung) at.set(cards[size]!, { line: lines, column: SIZES.indexOf(size) });
    room = lone ? { kind, next: SIZES.indexOf(hung[0]!) + 1 } : undefined;
    lines++;
  }
  return { lines, at };
}

/** The cheapest way to pay a cost, which is the one printed on the card. */
export function priceOf(cost: string): string {
  return box.payments.find((each) => each.for.includes(cost))?.payment ?? '';
}

/** How a seat could pay a cost with what it has. */
export function paymentsBy(seat: ShiftSeat, cost: string): Payment[] {
  return box.payments.filter(
    (each) =>
      each.for.includes(cost) &&
      each.white <= seat.white &&
      each.token <= Number(seat.token) &&
      each.coins <= seat.coins,
  );
}
