// The rail: how everybody stands, the others, and what is known.
import type { Explanation } from '../../../table/explain/explain.svelte';
import { t } from '../text';
import { sum, type CardGameSeat } from '../view';
import { cardInWords } from '../words';
import { card, listed, said, type Scene } from './scene';

const points = (n: number) => t('common.points', { n });

export function explainSeat({ table, view }: Scene, seat: CardGameSeat): Explanation {
  const mine = seat.seat === table.told.seat;
  return card({
    name: table.speaker.name(seat.seat),
    kind: mine ? t('yard.ofMine') : t('explained.rivalKind'),
    picture: `tag-${'RCVH'.charAt(seat.seat)}`,
    gives: t('explained.rivalGives'),
    now: said(
      view.passed.includes(seat.seat) && t('explained.rivalPassed'),
      t('explained.rivalNow', {
        workers: t('names.workers', { n: sum(seat.workers) }),
        points: points(seat.points.total),
      }),
    ),
    section: 'a-turn',
  });
}

// ---- counts of a rival's cards ---------------------------------------------------------------------------

export type Count = 'workers' | 'orders' | 'innovations' | 'shares' | 'objectives' | 'tokens';
const PICTURES: Record<Count, string> = {
  workers: 'helmet',
  orders: 'i-list',
  innovations: 'i-gear',
  shares: 'd-factories',
  objectives: 'i-flag',
  tokens: 'i-clock',
};
const NAMES = {
  workers: 'yard.workers',
  orders: 'yard.orders',
  innovations: 'explained.handInnovations',
  shares: 'yard.shares',
  objectives: 'yard.objectives',
  tokens: 'yard.tokens',
} as const;
const GIVES = {
  workers: 'explained.countWorkers',
  orders: 'explained.countOrders',
  innovations: 'explained.countInnovations',
  shares: 'explained.countShares',
  objectives: 'explained.countObjectives',
  tokens: 'explained.countTokens',
} as const;
const COUNT_SECTIONS: Record<Count, string> = {
  workers: 'working',
  orders: 'delivery',
  innovations: 'innovations',
  shares: 'end-of-the-game-and-scoring',
  objectives: 'end-of-the-game-and-scoring',
  tokens: 'end-of-a-shift',
};

export function explainCount(scene: Scene, seat: CardGameSeat, what: Count): Explanation {
  const inHand = what === 'workers' || what === 'orders' || what === 'innovations';
  return card({
    name: t('explained.countOf', { what: t(NAMES[what]), name: scene.table.speaker.name(seat.seat) }),
    kind: t(inHand ? 'explained.countHand' : 'explained.countOpen'),
    picture: PICTURES[what],
    gives: t(GIVES[what]),
    now: countNow(scene, seat, what),
    section: COUNT_SECTIONS[what],
  });
}

function countNow(scene: Scene, seat: CardGameSeat, what: Count): string {
  switch (what) {
    case 'workers':
      return `${t('names.workers', { n: sum(seat.workers) })}.`;
    case 'orders':
      return hidden(scene, seat.orders, seat.secret_orders.size);
    case 'innovations':
      return hidden(scene, seat.innovations, seat.secret_innovations.size);
    case 'shares':
    case 'objectives':
      return seat[what].length > 0
        ? t('explained.countCards', { cards: listed(seat[what].map(cardInWords)) })
        : t('explained.countIs', { n: 0 });
    case 'tokens':
      return t('explained.countIs', { n: seat.tokens.length });
  }
}

/** What all saw being taken may be looked up, unless the table is played by memory. */
function hidden({ view }: Scene, seen: readonly string[], unseen: number): string {
  const n = seen.length + unseen;
  if (n === 0) return t('explained.countIs', { n });
  if (view.seen_cards === 'remembered' && seen.length === 0)
    return said(t('explained.countIs', { n }), t('explained.countRemembered'));
  return said(
    seen.length > 0 && t('explained.countShown', { cards: listed(seen.map(cardInWords)) }),
    unseen > 0 && t('explained.countUnseen', { n: unseen }),
  );
}

// ---- lists of the rail -----------------------------------------------------------------------------------

export function explainStanding({ table, view }: Scene): Explanation {
  const most = Math.max(...view.seats.map(({ projected }) => projected.total));
  const names = view.seats
    .filter(({ projected }) => projected.total === most)
    .map(({ seat }) => table.speaker.name(seat));
  return card({
    name: t('yard.standing'),
    picture: 'vp',
    gives: t('explained.standingGives'),
    now:
      names.length === 1
        ? t('explained.standingNow', { name: names[0]!, points: points(most) })
        : t('explained.standingTie', { names: listed(names), points: points(most) }),
    section: 'end-of-the-game-and-scoring',
  });
}

export function explainBrings(): Explanation {
  return card({
    name: t('yard.brings'),
    picture: 'vp',
    gives: t('explained.bringsGives'),
    section: 'end-of-the-game-and-scoring',
  });
}

export function explainRecap({ table }: Scene): Explanation {
  return card({
    name: t(table.seated ? 'yard.since' : 'yard.lastTurns'),
    picture: 'i-list',
    gives: t('explained.recapGives'),
    section: 'a-turn',
  });
}

export function explainKnown(): Explanation {
  return card({
    name: t('yard.beneath'),
    picture: 'i-eye',
    gives: t('explained.knownGives'),
    section: 'free-choice',
  });
}
