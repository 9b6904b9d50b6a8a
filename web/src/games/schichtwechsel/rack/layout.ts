// Where each action card hangs: a column for each kind, a row for each size. A second card of the same kind and size
// opens a second column.
import { box, cardOf, type Payment } from '../box';
import { kindOf } from '../effects';
import type { ShiftSeat, Size } from '../view';

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
