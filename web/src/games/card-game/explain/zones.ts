// Stacks, action cards, their prices, and the tokens of the shifts.
import type { Points } from '../../../protocol/messages';
import { drawing, type Explanation } from '../../../table/explain/explain.svelte';
import { looks, stepsOf } from '../box';
import Card from '../cards/Card.svelte';
import { knownOf, moveAt } from '../stacks/zones';
import { t } from '../text';
import {
  familyOfStack,
  isStack,
  stackOf,
  workersNeeded,
  zoneOf,
  type ActionName,
  type CardGameView,
  type Family,
  type StackName,
  type ZoneName,
} from '../view';
import { capital, cardInWords, zoneInWords } from '../words';
import { canPay, whyNot } from '../why';
import { cardGives, cardNow, copiesInWords, pictureOf, SECTIONS } from './cards';
import { docksTaking, ordersFor } from './facts';
import { card, listed, said, type Scene } from './scene';

const STACK_PICTURES: Record<Family, string> = {
  lorry: 'lorry',
  wagon: 'wagon',
  engine: 'e-1',
  order: 'i-list',
  share: 'd-factories',
  innovation: 'i-gear',
  objective: 'i-flag',
};
/** The card of the shift tokens: who is there last gets the next one. */
const TOKEN_CARD = 'mine-0-1';

export function price({ table, view }: Scene, name: ZoneName): string {
  const zone = zoneOf(view, name);
  const n = workersNeeded(zone);
  if (zone.last_player !== null) {
    if (zone.last_player === table.told.seat) return t('explained.priceAfterYou', { n });
    return t('explained.priceAfter', { n, name: table.speaker.name(zone.last_player) });
  }
  return zone.level > 0
    ? t('explained.pricePrinted', { n, printed: zone.level })
    : t('explained.priceFirst', { n });
}

/** Why nothing can be done there; nothing if something can. */
function closed({ table, view }: Scene, zone: ZoneName): string | undefined {
  return table.find(moveAt(view, zone)) ? undefined : whyNot(view, table.told.seat, zone);
}

export function explainZone(scene: Scene, name: ZoneName): Explanation {
  return isStack(name) ? explainStack(scene, name) : explainAction(scene, name);
}

function explainStack(scene: Scene, name: StackName): Explanation {
  const { size, top } = stackOf(scene.view, name);
  const family = familyOfStack(name);
  const twins = family === 'lorry' || family === 'wagon';
  const now = top !== null && said(t('explained.onTop', { card: cardInWords(top) }), cardNow(scene, top));
  return card({
    name: capital(zoneInWords(name)),
    kind: t('explained.stackOf', { n: size }),
    picture: top === null ? STACK_PICTURES[family] : drawing(Card, { card: top, stacked: size > 1 }),
    costs: price(scene, name),
    gives: said(t(`explained.take${capital(family) as 'Lorry'}`), twins && t('explained.twins')),
    now: closed(scene, name) ?? said(now),
    section: 'take-the-top-card',
  });
}

function explainAction(scene: Scene, name: ActionName): Explanation {
  const n = workersNeeded(zoneOf(scene.view, name)) + 1;
  const about = { name: capital(zoneInWords(name)), kind: t('explained.actionCard') };
  const costs = price(scene, name);
  const why = closed(scene, name);
  if (name === 'delivery') {
    const now = why ?? ready(scene);
    return card({
      ...about,
      costs,
      now,
      picture: 'e-2',
      gives: t('explained.delivery'),
      section: 'delivery',
    });
  }
  if (name === 'wild') {
    const gives = t('explained.wild', { n: looks() });
    const now = why ?? t('explained.nextPays', { n });
    return card({ ...about, costs, now, picture: 'i-eye', gives, section: 'free-choice' });
  }
  const { least: a, most: b } = stepsOf(name);
  const gives = t(name === TOKEN_CARD ? 'explained.mineToken' : 'explained.mine', { a, b });
  const now = why ?? nextOut(scene);
  return card({ ...about, costs, now, picture: 'bell', gives, section: 'mining-01-12-or-23' });
}

/** The trains that could leave. */
function ready({ me }: Scene): string | undefined {
  const docks = me?.docks.filter((dock) => dock.engine && dock.load > 0 && ordersFor(me, dock).length > 0);
  const trains = docks?.map((dock) =>
    said(
      `${t('yard.dock', { n: dock.dock })}:`,
      t('explained.trainReady', {
        n: dock.load,
        orders: listed(ordersFor(me!, dock).map(cardInWords)),
      }),
    ),
  );
  return trains?.join(' ');
}

/** What would be moved by mining. */
function nextOut({ me }: Scene): string | undefined {
  if (!me) return undefined;
  const [next] = me.row;
  if (next !== undefined) {
    const docks = docksTaking(me, next);
    return said(
      t('explained.rowNext', { card: cardInWords(next) }),
      docks.length > 0
        ? t('explained.lorryFits', { n: docks.length, docks: listed(docks) })
        : t('explained.lorryFitsNot'),
    );
  }
  if (me.storage.length === 0) return t('explained.rowEmpty');
  return t('explained.storageNow', {
    n: me.storage.length,
    cards: listed(me.storage.map(cardInWords)),
  });
}

// ---- the parts of a zone ---------------------------------------------------------------------------------

export function explainTop(scene: Scene, name: StackName): Explanation {
  const { top } = stackOf(scene.view, name);
  const kind = t('explained.topCard', { zone: zoneInWords(name) });
  if (top === null)
    return card({
      name: t('explained.hiddenTop'),
      kind,
      picture: STACK_PICTURES[familyOfStack(name)],
      gives: t('explained.hiddenTopGives'),
      section: 'free-choice',
    });
  return card({
    name: capital(cardInWords(top)),
    kind: `${kind} · ${copiesInWords(scene.view, top)}`,
    picture: pictureOf(top),
    costs: price(scene, name),
    gives: cardGives(top),
    now: said(closed(scene, name), cardNow(scene, top)),
    section: SECTIONS[familyOfStack(name)],
  });
}

export function explainPrice(scene: Scene, name: ZoneName): Explanation {
  const { view, table, me } = scene;
  const zone = zoneOf(view, name);
  const n = workersNeeded(zone);
  const lying = zone.workers.flatMap((cards, seat) =>
    cards.length > 0
      ? t('explained.liesOf', { cards: cards.join(' + '), name: table.speaker.name(seat) })
      : [],
  );
  const innovations = zone.innovations.map(cardInWords);
  const here = [...lying, ...innovations];
  const pays = me && (canPay(me, n) ? t('explained.canPay') : t('yard.whyWorkers', { n }));
  return card({
    name: t('explained.priceOf', { zone: zoneInWords(name) }),
    kind: t('explained.workerZone'),
    picture: 'helmet',
    costs: price(scene, name),
    gives: t('explained.payExactly'),
    now: said(
      here.length > 0 ? t('explained.liesHere', { cards: listed(here) }) : t('explained.liesNothing'),
      pays,
    ),
    section: 'working',
  });
}

export function explainBeneath({ table, view }: Scene, name: StackName): Explanation {
  const { size } = stackOf(view, name);
  const family = familyOfStack(name);
  const rebuilt = family === 'lorry' || family === 'order' || family === 'innovation';
  const known = knownOf(table, view, name);
  const nothing = size === 0 ? 'beneathEmpty' : size === 1 ? 'beneathLast' : 'beneathNone';
  return card({
    name: t('explained.beneath', { zone: zoneInWords(name) }),
    kind: t('explained.stackOf', { n: size }),
    picture: 'i-eye',
    gives: said(t('explained.beneathGives'), rebuilt && t('explained.beneathRebuilt')),
    now: known.length > 0 ? known.join('; ') : t(`explained.${nothing}`),
    section: rebuilt ? 'what-is-reconstructed' : 'components',
  });
}

// ---- shifts ----------------------------------------------------------------------------------------------

export function explainToken({ table, view }: Scene, n: number): Explanation {
  const { least: a, most: b } = stepsOf(TOKEN_CARD);
  const next = view.seats.find((seat) => tokensOf(seat.projected) > tokensOf(seat.points));
  const holder = view.seats.find(({ tokens }) => tokens.includes(n));
  const name = (seat: number) => table.speaker.name(seat);
  function now(): string {
    if (holder) return t('explained.tokenHas', { name: name(holder.seat) });
    if (n !== view.shift || !next) return t('explained.tokenLater');
    const was = zoneOf(view, TOKEN_CARD).last_player !== null;
    return t(was ? 'explained.tokenWasThere' : 'explained.tokenOfBefore', { name: name(next.seat) });
  }
  return card({
    name: t('explained.token', { n }),
    kind: t('explained.tokenKind'),
    picture: 'i-clock',
    gives: t('explained.tokenGives', { n: tokenWorth(view), a, b }),
    now: now(),
    section: 'end-of-a-shift',
  });
}

/** As the server counts those that somebody has, or would have. */
function tokenWorth(view: CardGameView): number {
  const has = view.seats.find(({ tokens }) => tokens.length > 0);
  if (has) return tokensOf(has.points) / has.tokens.length;
  return Math.max(...view.seats.map(({ projected }) => tokensOf(projected)));
}

const tokensOf = (points: Points) => points['tokens'] ?? 0;

export function explainShift({ table, view }: Scene): Explanation {
  const names = view.passed.map((seat) => table.speaker.name(seat));
  return card({
    name: t('explained.shift', { a: view.shift, b: view.shifts }),
    picture: 'i-clock',
    gives: t('explained.shiftGives'),
    now: said(
      t('explained.shiftNow', { name: table.speaker.name(view.start_player) }),
      names.length > 0 && t('explained.shiftPassed', { names: listed(names) }),
    ),
    section: 'a-turn',
  });
}
