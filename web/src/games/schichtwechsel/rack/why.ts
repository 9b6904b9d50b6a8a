// Why a card cannot be used now.
import type { Table } from '../../../table/table.svelte';
import { cardOf } from '../box';
import { t } from '../text';
import { asShift, laidOn } from '../view';
import { paymentsBy } from './layout';

export function whyUnusable(table: Table, card: string): string {
  const view = asShift(table.board!);
  const seat = view.seats[table.mySeat]!;
  if (laidOn(view, card, seat.seat)!.closed) return t('colliery.cardUsed');
  if (!table.myTurn) return t('colliery.notYourTurn');
  if (view.question !== 'turn') return t('colliery.notNow');
  return t(paymentsBy(seat, cardOf(card).cost).length > 0 ? 'colliery.noEffect' : 'colliery.cannotPay');
}
