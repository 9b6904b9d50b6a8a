// The cards of the stacks, wherever one lies: what it is for, and what it would do for the seat that asks.
import { drawing, type Picture } from '../../../table/explain/explain.svelte';
import {
  copiesOf,
  crestOf,
  familyOf,
  objectiveKind,
  readInnovation,
  readLorry,
  readOrder,
  readShare,
} from '../box';
import Card from '../cards/Card.svelte';
import { t } from '../text';
import { sum, type CardGameSeat, type CardGameView, type Engine, type Family } from '../view';
import { cardInWords, missingFor, objectiveValues } from '../words';
import { objectiveWorth } from '../worth';
import {
  docksFor,
  docksOf,
  docksTaking,
  docksWith,
  docksWithout,
  hasOrderToSpare,
  waitingFor,
} from './facts';
import { listed, said, type Scene } from './scene';

export const SECTIONS: Record<Family, string> = {
  lorry: 'mining-01-12-or-23',
  wagon: 'mining-01-12-or-23',
  engine: 'delivery',
  order: 'delivery',
  share: 'end-of-the-game-and-scoring',
  innovation: 'innovations',
  objective: 'end-of-the-game-and-scoring',
};

const points = (n: number) => t('common.points', { n });

/** The card itself. */
export const pictureOf = (card: string): Picture => drawing(Card, { card });

/** How many there are; of some kinds nobody but an owner of the box knows. */
export function copiesInWords(view: CardGameView, card: string): string {
  const n = copiesOf(card, view.decks);
  switch (familyOf(card)) {
    case 'order':
      return t('explained.inTheBoxRebuiltPoints', { n });
    case 'lorry':
    case 'innovation':
      return t('explained.inTheBoxRebuilt', { n });
    default:
      return t('explained.inTheBox', { n });
  }
}

// ---- what it is for --------------------------------------------------------------------------------------

export function cardGives(card: string): string {
  switch (familyOf(card)) {
    case 'lorry':
      return lorryGives(card);
    case 'wagon': {
      const docks = docksOf(card);
      if (crestOf(card) === 'wild') return t('explained.wagonWild');
      return t('explained.wagonCrest', { n: docks.length, docks: listed(docks) });
    }
    case 'engine':
      return t('explained.engineGives');
    case 'order': {
      const { lorries, points: worth } = readOrder(card);
      return t('explained.orderGives', { n: lorries, points: points(worth) });
    }
    case 'share': {
      const { destination, points: worth } = readShare(card);
      return t('explained.shareGives', { points: points(worth), destination: t(`names.${destination}`) });
    }
    case 'innovation':
      return innovationGives(card);
    case 'objective':
      return objectiveGives(card);
  }
}

function lorryGives(card: string): string {
  const { lorries, points: worth } = readLorry(card);
  if (lorries > 1) return t('explained.lorryTwo', { n: lorries });
  return t('explained.lorryOne', { n: lorries, points: points(worth) });
}

function innovationGives(card: string): string {
  const { workers, least_steps, most_steps } = readInnovation(card);
  if (workers !== undefined) return t('explained.workersGives', { n: workers });
  const action = t(`explained.${card as 'free-mining'}`, { a: least_steps ?? 0, b: most_steps ?? 0 });
  return t('explained.freeGives', { action });
}

function objectiveGives(card: string): string {
  return t(`explained.${objectiveKind(card).kind}Gives`, objectiveValues(card));
}

// ---- what it would do now --------------------------------------------------------------------------------

/** For a card that the seat that asks does not have yet. */
export function cardNow({ me }: Scene, card: string): string | undefined {
  if (!me) return undefined;
  switch (familyOf(card)) {
    case 'lorry':
      return lorryNow(me, card);
    case 'wagon':
      return wagonNow(me, card, docksOf(card));
    case 'engine':
      return engineNow(me, card as Engine);
    case 'order':
      return orderNow(me, card);
    case 'share': {
      const { destination, points: worth } = readShare(card);
      return hasOrderToSpare(me, destination)
        ? t('explained.shareWould', { points: points(worth) })
        : t('explained.shareNothing');
    }
    case 'objective':
      return objectiveNow({ ...me, objectives: [...me.objectives, card] }, card);
    case 'innovation':
      return undefined;
  }
}

export function lorryNow(seat: CardGameSeat, card: string): string {
  const docks = docksTaking(seat, card);
  if (docks.length === 0) return t('explained.lorryFitsNot');
  return t('explained.lorryFits', { n: docks.length, docks: listed(docks) });
}

export function wagonNow(seat: CardGameSeat, card: string, docks: readonly number[]): string {
  const waiting = waitingFor(seat, card, docks);
  if (waiting.length === 0) return t('explained.wagonTakesNone');
  return t('explained.wagonTakes', { cards: listed(waiting.map(cardInWords)) });
}

export function engineNow(seat: CardGameSeat, engine: Engine): string {
  const free = docksWithout(seat);
  const twins = docksWith(seat, engine);
  return said(
    free.length > 0 && t('explained.engineFree', { n: free.length, docks: listed(free) }),
    twins.length > 0 && t('explained.engineTwin', { n: twins.length, docks: listed(twins) }),
  );
}

export function orderNow(seat: CardGameSeat, card: string): string {
  const docks = docksFor(seat, card);
  if (docks.length > 0) return t('explained.orderFits', { n: docks.length, docks: listed(docks) });
  const a = Math.max(...seat.docks.map(({ load }) => load));
  return t('explained.orderShort', { a, b: readOrder(card).lorries });
}

/** For one that lies before the seat. */
export function objectiveNow(seat: CardGameSeat, card: string): string {
  const { points: worth } = objectiveWorth(seat, card);
  return t('explained.objectiveNow', { points: points(worth), missing: missingFor(seat, card) });
}

export const deliveredPoints = (seat: CardGameSeat) => ({
  lorries: sum(seat.delivered.lorries.map((card) => readLorry(card).points)),
  orders: sum(seat.fulfilled.map((card) => readOrder(card).points)),
});
