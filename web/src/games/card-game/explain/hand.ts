// Cards in hand and open before a seat, and the ways to pay with them.
import { drawing, type Explanation } from '../../../table/explain/explain.svelte';
import { box, familyOf, readInnovation, readShare } from '../box';
import Worker from '../cards/Worker.svelte';
import { payments } from '../payments';
import { t } from '../text';
import { innovationsInHand, ordersInHand, sum, workersNeeded, type CardGameSeat } from '../view';
import { capital, cardInWords, paymentInWords, zoneInWords } from '../words';
import { shareWorth } from '../worth';
import { cardGives, cardNow, copiesInWords, objectiveNow, orderNow, pictureOf, SECTIONS } from './cards';
import { card, listed, owner, said, type Scene } from './scene';
import { price } from './zones';

const SCORING = 'end-of-the-game-and-scoring';

// ---- hand ------------------------------------------------------------------------------------------------

export function explainWorker({ table, view }: Scene, n: number): Explanation {
  const zones = view.zones.filter((zone) => workersNeeded(zone) === n).map(({ zone }) => zoneInWords(zone));
  return card({
    name: capital(t('names.workers', { n })),
    kind: t('explained.workerCard'),
    picture: drawing(Worker, { n, seat: table.mySeat }),
    gives: t('explained.workerGives'),
    now:
      zones.length > 0 ? t('explained.workerZones', { zones: listed(zones) }) : t('explained.workerNoZone'),
    section: 'working',
  });
}

/** An order or an innovation; those that the others have not seen are named so. */
export function explainHeld(scene: Scene, held: string, secret: boolean): Explanation {
  const isOrder = familyOf(held) === 'order';
  return card({
    name: capital(cardInWords(held)),
    kind: `${t(secret ? 'explained.inHandSecret' : 'explained.inHand')} · ${copiesInWords(scene.view, held)}`,
    picture: pictureOf(held),
    gives: cardGives(held),
    now: isOrder ? orderNow(owner(scene), held) : innovationNow(scene, held),
    section: SECTIONS[familyOf(held)],
  });
}

function innovationNow({ table }: Scene, held: string): string {
  if (table.find(`play ${held}`)) return t('explained.innovationNow');
  if (!table.seated) return t('table.watching');
  if (!table.myTurn) return t('yard.whyTurn');
  return t(readInnovation(held).workers === undefined ? 'yard.whyInnovation' : 'yard.whyWorkersCard');
}

export type Group = 'workers' | 'orders' | 'innovations' | 'shares' | 'objectives';

/** A group of cards, also while it is empty. */
export function explainGroup(scene: Scene, group: Group): Explanation {
  const seat = owner(scene);
  const holds = (n: number) => t('explained.holds', { n });
  switch (group) {
    case 'workers':
      return card({
        name: t('explained.handWorkers'),
        picture: 'helmet',
        gives: t('explained.workerGives'),
        now: t('explained.handWorkersNow', {
          n: sum(seat.workers),
          cards: t('names.cards', { n: seat.workers.length }),
        }),
        section: 'working',
      });
    case 'orders':
      return card({
        name: t('explained.handOrders'),
        picture: 'i-list',
        gives: t('explained.handOrdersGives'),
        now: holds(ordersInHand(seat).length),
        section: SECTIONS.order,
      });
    case 'innovations':
      return card({
        name: t('explained.handInnovations'),
        picture: 'i-gear',
        gives: t('explained.handInnovationsGives'),
        now: holds(innovationsInHand(seat).length),
        section: SECTIONS.innovation,
      });
    case 'shares':
      return card({
        name: t('explained.openShares'),
        picture: 'd-factories',
        gives: t('explained.openSharesGives', {
          points: t('common.points', { n: box.shares[0]!.points }),
        }),
        now: holds(seat.shares.length),
        section: SCORING,
      });
    case 'objectives':
      return card({
        name: t('explained.openObjectives'),
        picture: 'i-flag',
        gives: t('explained.openObjectivesGives'),
        now: holds(seat.objectives.length),
        section: SCORING,
      });
  }
}

// ---- open cards ------------------------------------------------------------------------------------------

/** The nth of equal shares: the first ones are covered first. */
export function explainShare(scene: Scene, seat: CardGameSeat, share: string, nth: number): Explanation {
  const has = seat.shares.filter((each) => each === share).length >= nth;
  const worth = shareWorth(seat, share, nth);
  const points = t('common.points', { n: worth });
  return card({
    name: capital(cardInWords(share)),
    kind: copiesInWords(scene.view, share),
    picture: pictureOf(share),
    gives: cardGives(share),
    now: has
      ? worth > 0
        ? t('explained.shareScores', { points })
        : capital(`${t('yard.shareMissing', { destination: t(`names.${readShare(share).destination}`) })}.`)
      : cardNow(scene, share),
    section: SCORING,
  });
}

export function explainObjective(scene: Scene, seat: CardGameSeat, objective: string): Explanation {
  return card({
    name: capital(cardInWords(objective)),
    kind: copiesInWords(scene.view, objective),
    picture: pictureOf(objective),
    gives: cardGives(objective),
    now: objectiveNow(seat, objective),
    section: SCORING,
  });
}

// ---- paying ----------------------------------------------------------------------------------------------

export function explainPayment(scene: Scene, cards: string): Explanation | undefined {
  const { table, view } = scene;
  const way = payments([`pay ${cards}`], owner(scene))[0]!;
  if (view.zone === null) return undefined;
  const keeps = [
    ...way.stays.workers.map((n) => t('names.workers', { n })),
    ...way.stays.innovations.map((n) => t('yard.asWorkers', { n })),
  ];
  const gives = way.innovations.length > 0 ? 'explained.payGivesInnovation' : 'explained.payGives';
  return card({
    name: capital(paymentInWords(cards)),
    kind: t('explained.payKind', { zone: zoneInWords(view.zone) }),
    picture: 'helmet',
    costs: price(scene, view.zone),
    gives: t(gives),
    now: said(
      keeps.length > 0
        ? t('explained.payKeeps', { cards: listed(keeps) })
        : capital(`${t('yard.keepsNothing')}.`),
      !table.find(`pay ${cards}`) && t('yard.whyTurn'),
    ),
    section: 'working',
  });
}
