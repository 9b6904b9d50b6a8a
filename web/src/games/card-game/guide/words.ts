// Which words a step has for each question within it, and what stands at their places.
import type { Values } from '../../../text/text.svelte';
import { box, familyOf, looks, readOrder, readShare, stepsOf } from '../box';
import { docksOf, hasOrderToSpare, waitingFor } from '../explain/facts';
import { lorryOf } from '../steps';
import { t } from '../text';
import { isStack, stackOf, sum, type ActionName, type ZoneName } from '../view';
import { cardInWords } from '../words';
import { largest, priceOf, reach, type Now } from './moment';
import type { Words } from './text';
import { looksAtOrders, tryMining, tryOrder } from './tries';

export function withinOrder(now: Now): Words | undefined {
  const { phase } = now.view;
  if (phase === 'stack') return 'orderStack';
  if (phase === 'keep' && looksAtOrders(now.view)) return 'orderKeep';
  if (phase === 'return' && looksAtOrders(now.view)) return 'orderReturn';
  return tryOrder(now)[0] === 'place order' ? 'orderTop' : undefined;
}

export function withinMining(now: Now): Words | undefined {
  if (now.view.phase !== 'mine') return undefined;
  const [next] = tryMining(now);
  if (next === 'store') return 'mineStore';
  if (next === 'stop') return 'mineStop';
  // What had to go into the storage went there unasked.
  return now.me.storage.length > 0 ? 'mineStored' : 'mineLoad';
}

export function withinDelivery(now: Now): Words | undefined {
  if (now.view.phase !== 'deliver') return undefined;
  return now.moves.some((move) => move.startsWith('deliver ')) && now.view.train === null
    ? 'deliverTrain'
    : 'deliverDone';
}

export function withinShare(now: Now): Words | undefined {
  const { top } = stackOf(now.view, 'share');
  const matches = top !== null && hasOrderToSpare(now.me, readShare(top).destination);
  return now.view.phase === 'turn' && matches ? 'shareMatch' : undefined;
}

const TOKEN_CARD: ActionName = 'mine-0-1';
const points = (n: number) => t('common.points', { n });

/** Where a move places workers, or where they are being placed. */
function zoneAt({ view }: Now, move: string | undefined): ZoneName | null {
  return move?.startsWith('place ') ? (move.slice('place '.length) as ZoneName) : view.zone;
}

/** The lorry that a step of mining moves, or that suits the wagon on top of a stack. */
function lorryAt(now: Now, move: string | undefined, top: string | null): string | undefined {
  if (now.view.phase === 'mine') return lorryOf(now.view, move ?? '');
  if (top === null || familyOf(top) !== 'wagon') return undefined;
  return largest(waitingFor(now.me, top, docksOf(top)));
}

/** All that words may have places for; what a moment does not have stays empty. */
export function values(now: Now, move: string | undefined): Values {
  const { view, me } = now;
  const zone = zoneAt(now, move);
  const top = zone && isStack(zone) ? stackOf(view, zone).top : null;
  const lorry = lorryAt(now, move, top);
  const mining = zone?.startsWith('mine-') ? (zone as ActionName) : TOKEN_CARD;
  const { least: a, most: b } = stepsOf(mining);
  const share = stackOf(view, 'share').top;
  const order = move?.startsWith('deliver ') ? move.split(' ')[2]! : undefined;
  return {
    shifts: view.shifts,
    docks: box.docks.length,
    crests: box.docks[0]!.crests.length,
    price: zone ? priceOf(now, zone) : '',
    a,
    b,
    looks: looks(),
    load: reach(me),
    card: top ? cardInWords(top) : '',
    lorry: lorry ? cardInWords(lorry) : '',
    workers: t('names.workers', { n: sum(me.workers) }),
    destination: share ? t(`names.${readShare(share).destination}`) : '',
    orderPoints: points(order ? readOrder(order).points : 0),
    trainPoints: points(me.points.total),
    sharePoints: points(box.shares[0]!.points),
  };
}
