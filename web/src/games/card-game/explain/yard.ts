// A seat's yard: row, storage, docks and what has left them.
import type { Explanation } from '../../../table/explain/explain.svelte';
import { crestsOf, readOrder } from '../box';
import { t } from '../text';
import type { CardGameSeat, Dock, Engine } from '../view';
import { capital, cardInWords } from '../words';
import { cardGives, copiesInWords, deliveredPoints, lorryNow, pictureOf, SECTIONS, wagonNow } from './cards';
import { docksWith, docksWithout, ordersFor } from './facts';
import { card, listed, said, type Scene } from './scene';

const MINING = SECTIONS.lorry;
const points = (n: number) => t('common.points', { n });

export function explainRow(scene: Scene, seat: CardGameSeat, place: number | undefined): Explanation {
  const lorry = place === undefined ? undefined : seat.row[place];
  if (lorry !== undefined) return explainWaiting(scene, seat, lorry, place!);
  const [next] = seat.row;
  return card({
    name: t('yard.row'),
    picture: 'lorry',
    gives: t('explained.rowGives'),
    now: next ? t('explained.rowNext', { card: cardInWords(next) }) : t('explained.rowEmpty'),
    section: MINING,
  });
}

function explainWaiting({ view }: Scene, seat: CardGameSeat, lorry: string, place: number): Explanation {
  const where = t('explained.rowPlace', { a: place + 1, b: seat.row.length });
  return card({
    name: capital(cardInWords(lorry)),
    kind: `${where} · ${copiesInWords(view, lorry)}`,
    picture: pictureOf(lorry),
    gives: cardGives(lorry),
    now: said(
      place === 0 ? t('explained.rowFirst') : t('explained.rowBehind', { n: place }),
      lorryNow(seat, lorry),
    ),
    section: MINING,
  });
}

export function explainStorage({ view }: Scene, seat: CardGameSeat, lorry: string | undefined): Explanation {
  if (lorry !== undefined)
    return card({
      name: capital(cardInWords(lorry)),
      kind: `${t('explained.stored')} · ${copiesInWords(view, lorry)}`,
      picture: pictureOf(lorry),
      gives: cardGives(lorry),
      now: lorryNow(seat, lorry),
      section: MINING,
    });
  const n = seat.storage.length;
  return card({
    name: t('yard.storage'),
    picture: 'lorry',
    gives: t('explained.storageGives'),
    now:
      n > 0
        ? t('explained.storageNow', { n, cards: listed(seat.storage.map(cardInWords)) })
        : t('explained.storageEmpty'),
    section: MINING,
  });
}

// ---- docks -----------------------------------------------------------------------------------------------

/** What a train lacks, or that it can leave. */
function trainNow(scene: Scene, seat: CardGameSeat, dock: Dock): string {
  const mine = seat.seat === scene.me?.seat;
  const orders = ordersFor(seat, dock);
  const missing = [
    dock.engine === null && t('explained.trainMissingEngine'),
    dock.load === 0 && t('explained.trainMissingLoad'),
    mine && dock.load > 0 && orders.length === 0 && t('explained.trainMissingOrder', { n: dock.load }),
  ].filter((each) => each !== false);
  if (missing.length > 0) return t('explained.trainMissing', { what: listed(missing) });
  if (!mine) return t('explained.trainTheirs', { n: dock.load });
  return t('explained.trainReady', { n: dock.load, orders: listed(orders.map(cardInWords)) });
}

export function explainDock(scene: Scene, seat: CardGameSeat, dock: Dock): Explanation {
  return card({
    name: t('yard.dock', { n: dock.dock }),
    kind: t('explained.dockKind', {
      crests: listed(crestsOf(dock.dock).map((crest) => t(`names.${crest}`))),
    }),
    picture: 'e-1',
    gives: t('explained.dockGives'),
    now: trainNow(scene, seat, dock),
    section: 'your-board',
  });
}

/** The engine of a dock, or the place where it is missing. */
export function explainEngine(scene: Scene, seat: CardGameSeat, dock: Dock): Explanation {
  const kind = t('explained.atDock', { n: dock.dock });
  const { engine } = dock;
  if (engine === null)
    return card({
      name: t('explained.slot'),
      kind,
      picture: 'e-1',
      gives: t('explained.slotGives'),
      now: said(freeDocks(seat), trainNow(scene, seat, dock)),
      section: SECTIONS.engine,
    });
  const twins = docksWith(seat, engine, dock.dock);
  return card({
    name: capital(cardInWords(engine)),
    kind: `${kind} · ${copiesInWords(scene.view, engine)}`,
    picture: pictureOf(engine),
    gives: t('explained.engineGives'),
    now: said(
      twins.length > 0 && t('explained.engineTwin', { n: twins.length, docks: listed(twins) }),
      trainNow(scene, seat, dock),
    ),
    section: SECTIONS.engine,
  });
}

function freeDocks(seat: CardGameSeat): string {
  const docks = docksWithout(seat);
  return t('explained.engineFree', { n: docks.length, docks: listed(docks) });
}

export function explainWagon({ view }: Scene, seat: CardGameSeat, dock: Dock, place: number): Explanation {
  const { wagon, lorry } = dock.wagons[place]!;
  return card({
    name: capital(cardInWords(wagon)),
    kind: `${t('explained.atDock', { n: dock.dock })} · ${copiesInWords(view, wagon)}`,
    picture: pictureOf(wagon),
    gives: cardGives(wagon),
    now:
      lorry === null
        ? said(t('explained.wagonEmpty'), wagonNow(seat, wagon, [dock.dock]))
        : t('explained.wagonLoaded', { card: cardInWords(lorry) }),
    section: SECTIONS.wagon,
  });
}

export function explainLoad(scene: Scene, seat: CardGameSeat, dock: Dock): Explanation {
  return card({
    name: capital(t('yard.load', { n: dock.load })),
    kind: t('explained.atDock', { n: dock.dock }),
    picture: 'lorry',
    gives: t('explained.loadGives'),
    now: trainNow(scene, seat, dock),
    section: 'delivery',
  });
}

// ---- what has left ---------------------------------------------------------------------------------------

export function explainDelivered(seat: CardGameSeat): Explanation {
  const { lorries, orders } = deliveredPoints(seat);
  const now = t('explained.deliveredNow', { lorries: points(lorries), orders: points(orders) });
  return card({
    name: t('yard.delivered'),
    picture: 'e-2',
    gives: t('explained.deliveredGives'),
    now: seat.fulfilled.length > 0 ? now : t('explained.deliveredNothing'),
    section: 'end-of-the-game-and-scoring',
  });
}

export function explainFulfilled({ view }: Scene, order: string): Explanation {
  return card({
    name: capital(cardInWords(order)),
    kind: `${t('explained.fulfilledKind')} · ${copiesInWords(view, order)}`,
    picture: pictureOf(order),
    gives: t('explained.fulfilledGives', { points: points(readOrder(order).points) }),
    section: 'end-of-the-game-and-scoring',
  });
}

export function explainSent({ view }: Scene, engine: Engine): Explanation {
  return card({
    name: capital(cardInWords(engine)),
    kind: `${t('explained.sentEngine')} · ${copiesInWords(view, engine)}`,
    picture: pictureOf(engine),
    gives: t('explained.sentEngineGives'),
    section: 'end-of-the-game-and-scoring',
  });
}

export function explainSentLorries(seat: CardGameSeat): Explanation {
  return card({
    name: t('explained.sentLorries'),
    picture: 'lorry',
    gives: t('explained.sentLorriesGives'),
    now: points(deliveredPoints(seat).lorries),
    section: 'end-of-the-game-and-scoring',
  });
}
