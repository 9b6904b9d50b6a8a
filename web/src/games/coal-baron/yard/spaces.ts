// A space in words, for those who hear the board: "place F8. 1 gray cart, light side, 3 Marks. 1 worker."
import type { Table } from '../../../table/table.svelte';
import { givenBy, readOrder } from '../box';
import { readOutOrder, readOutTile } from '../pieces/names';
import { t } from '../text';
import { isVehicle, looks, spaceOf, workersNeeded, type CoalBaronView, type Stack } from '../view';
import { complete, type Obstacle } from '../why';

export function spaceInWords(
  table: Table,
  view: CoalBaronView,
  name: string,
  why: string | undefined,
): string {
  const sentences = [`place ${name}`, offer(table, view, name), t('box.workers', { n: needed(view, name) })];
  for (const { seat, n } of standing(view, name)) {
    sentences.push(t('yard.standing', { name: table.speaker.name(seat), workers: t('box.workers', { n }) }));
  }
  if (why) sentences.push(why.replace(/\.$/, ''));
  return sentences.join('. ') + '.';
}

export function needed(view: CoalBaronView, name: string): number {
  return name === 'bank' ? 1 : workersNeeded(spaceOf(view, name));
}

/** Whose workers stand on a space; many may share the bank. */
export function standing(view: CoalBaronView, name: string): { seat: number; n: number }[] {
  if (name === 'bank') {
    return view.seats.filter((each) => each.bank > 0).map(({ seat, bank }) => ({ seat, n: bank }));
  }
  const { owner, workers } = spaceOf(view, name);
  return owner === null ? [] : [{ seat: owner, n: workers }];
}

/** Points for everything of the vehicle that is ready. */
export function reward(orders: readonly string[]): number {
  return orders.reduce((sum, each) => sum + readOrder(each).points, 0);
}

function offer(table: Table, view: CoalBaronView, name: string): string {
  if (name === 'bank') return t('yard.pays', { n: givenBy(name) });
  if (name === 'Fdraw')
    return t('yard.lookTiles', { n: looks(view.tile_stack) }) + known(view.tile_stack, readOutTile);
  if (name === 'Odraw')
    return t('yard.lookOrders', { n: looks(view.order_stack) }) + known(view.order_stack, readOutOrder);
  if (name.startsWith('M')) return t('box.steps', { n: givenBy(name) });
  if (name.startsWith('money')) return t('yard.pays', { n: givenBy(name) });
  if (isVehicle(name)) {
    const orders = complete(view, table.mySeat, name);
    const vehicle = t('yard.deliver', { vehicle: t(`box.${name}`) });
    return orders.length > 0 ? `${vehicle}, +${t('common.points', { n: reward(orders) })}` : vehicle;
  }
  const { tile, order, locked } = spaceOf(view, name);
  if (locked) return t('yard.locked');
  if (name.startsWith('F')) return tile ? readOutTile(tile) : t('yard.emptySpace');
  return order ? readOutOrder(order) : t('yard.emptySpace');
}

function known(stack: Stack, inWords: (card: string) => string): string {
  const told = stack.known.map(({ cards, places }) =>
    t('yard.knownAt', { places: places.join(', '), cards: cards.map((card) => inWords(card)).join('; ') }),
  );
  return told.length > 0 ? `. ${t('yard.known')}: ${told.join('; ')}` : '';
}

/** The whole reason, for the signal board. */
export function whyInWords(reason: Obstacle): string {
  switch (reason.kind) {
    case 'noneReady':
      return t('yard.whyNoneReady', { vehicle: t(`box.${reason.vehicle}`) });
    case 'marks':
      return t('yard.whyMarks', { n: reason.n });
    case 'workers':
      return t('yard.whyWorkers', { n: reason.n });
    default:
      return t(WHY[reason.kind]);
  }
}

const WHY = {
  locked: 'yard.whyLocked',
  turn: 'yard.whyTurn',
  begun: 'yard.whyBegun',
  noTile: 'yard.whyNoTile',
  noOrder: 'yard.whyNoOrder',
  noTiles: 'yard.whyNoTiles',
  noOrders: 'yard.whyNoOrders',
} as const;
