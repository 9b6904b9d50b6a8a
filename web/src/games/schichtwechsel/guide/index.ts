// The guided first game: one round from the cubes to its card, and the next one as far as the first barrier.
import type { Guide, Moment, Step } from '../../../table/guide/guide';
import { barrierBefore, box, cardOf, tileOf } from '../box';
import { effectsInWords, faceInWords } from '../effects';
import { t } from '../text';
import {
  advance,
  again,
  allOf,
  cardsOf,
  fills,
  isGoodSet,
  isPreparing,
  nearest,
  nowOf,
  once,
  ovens,
  payment,
  prepares,
  routes,
  toBarrier,
  type Now,
} from './suggest';
import { text } from './text';

type Answers = Record<string, (now: Now) => string[]>;
const cardIn = (moves: readonly string[]) => cardOf(moves[0]!.split(' ')[1]!);

/**
 * A step that is an action: a card of one kind, its payment, and what the card asks. `verb` answers what it asks; the step is
 * done when that was answered and something else is asked.
 */
function action(
  id: string,
  kind: string,
  card: (now: Now) => string[],
  verb: string,
  answers: Answers,
): Step {
  const all: Answers = { turn: card, pay: payment, ...answers };
  return {
    id,
    words: (moment) => {
      const { question } = nowOf(moment).view;
      return question === 'pay' ? 'pay' : `${id}-${question}`;
    },
    values: (moment) => ({ what: whatOf(card(nowOf(moment))) }),
    suggest: (moment) => all[nowOf(moment).view.question]?.(nowOf(moment)) ?? [],
    done: (moment) =>
      moment.made.some((move) => move.split(' ')[0] === verb) && !(nowOf(moment).view.question in answers),
    fits: (moment) => isActing(moment, kind),
    tab: 'rack',
  };
}

/** It is still the action phase, and if a turn begins, a card of this kind can be used. */
function isActing(moment: Moment, kind: string): boolean {
  const now = nowOf(moment);
  return now.view.phase === 'actions' && (now.view.question !== 'turn' || cardsOf(now, kind).length > 0);
}

const whatOf = (cards: readonly string[]) => (cards.length > 0 ? faceInWords(cardIn(cards)) : '');
const points = (n: number) => t('common.points', { n });

// ---- preparation -------------------------------------------------------------------------------------

const set: Step = {
  id: 'set',
  words: (moment) => (isGoodSet(nowOf(moment)) ? undefined : 'set-give'),
  values: () => ({ tools: points(-box.tool_points) }),
  suggest: (moment) => prepares(nowOf(moment)),
  fits: (moment) => nowOf(moment).view.question === 'give',
  shows: () => ['set'],
  tab: 'mine',
};

const cubes: Step = {
  id: 'cubes',
  words: (moment) => {
    const now = nowOf(moment);
    const [move] = prepares(now);
    if (!move) return undefined;
    if (move.startsWith('cube spoil')) return 'cubes-spoil';
    return fills(now, move) ? undefined : 'cubes-room';
  },
  suggest: (moment) => prepares(nowOf(moment)),
  done: (moment) => nowOf(moment).view.phase !== 'sets',
  fits: (moment) => nowOf(moment).view.phase === 'sets',
  tab: 'mine',
};

const tile: Step = {
  id: 'tile',
  words: (moment) => (nowOf(moment).view.question === 'cube' ? 'tile-cube' : undefined),
  values: (moment) => {
    const [move] = prepares(nowOf(moment));
    const taken = move?.startsWith('tile ') ? tileOf(move.slice('tile '.length)) : undefined;
    return { what: taken ? effectsInWords(taken.effects) : '' };
  },
  suggest: (moment) => prepares(nowOf(moment)),
  done: (moment) => !isPreparing(nowOf(moment)),
  fits: (moment) => ['tiles', 'bonuses'].includes(nowOf(moment).view.phase),
  tab: 'mine',
};

const purse: Step = {
  id: 'purse',
  values: (moment) => ({ n: nowOf(moment).seat.white }),
  shows: ({ seat }) => ['white', 'token', 'coins'].map((kind) => `${kind} ${seat}`),
  tab: 'mine',
};

// ---- the first round ---------------------------------------------------------------------------------

const carts = action('carts', 'cart', (now) => once(now, 'cart'), 'cart', { carts: allOf('cart') });
const coke = action('coke', 'coke', (now) => again(now, 'coke'), 'coke', { coke: ovens });
const load = action('load', 'load', (now) => again(now, 'load'), 'load', { load: allOf('load') });

/** What a route brings on its way, wherever it leads. */
const ON_THE_WAY: Answers = {
  option: advance,
  building: allOf('build'),
  lot: allOf('lot'),
  benefit: allOf('miner'),
  miner: allOf('go'),
  use: allOf('use'),
  copy: allOf('copy'),
};

const road: Step = {
  ...action('road', 'route', routes, 'card', { pay: payment, ...ON_THE_WAY }),
  words: (moment) => {
    const { view, seat } = nowOf(moment);
    if (view.question !== 'turn') return view.question === 'pay' ? 'pay' : `barrier-${view.question}`;
    return seat.token ? undefined : 'road-coin';
  },
  done: (moment) =>
    moment.made.some((move) => move.startsWith('card route')) && nowOf(moment).view.question === 'turn',
};

const own: Step = {
  ...action('own', 'personal', (now) => cardsOf(now, 'personal'), 'card', {
    pay: payment,
    rail: allOf('rail'),
  }),
  values: () => ({ level: box.water.token, what: effectsInWords(box.personal.effects) }),
  done: (moment) =>
    moment.made.includes('card personal') && !['pay', 'rail'].includes(nowOf(moment).view.question),
  shows: ({ seat }) => [`water ${seat}`],
};

// ---- the second --------------------------------------------------------------------------------------

const FIRST_ROUND = 1;
const next: Step = {
  id: 'next',
  words: (moment) => {
    const now = nowOf(moment);
    if (!isPreparing(now)) return 'next-rest';
    return `next-${now.view.question}`;
  },
  values: (moment) => ({ points: points(nowOf(moment).seat.points['rounds'] ?? 0) }),
  suggest: (moment) => prepares(nowOf(moment)),
  done: (moment) => {
    const { view } = nowOf(moment);
    return view.round > FIRST_ROUND && !['sets', 'tiles', 'bonuses'].includes(view.phase);
  },
  fits: () => true,
  shows: () => ['round'],
};

const sale: Step = {
  id: 'sale',
  values: (moment) => ({ points: points(box.sale_points[nowOf(moment).seat.pairs] ?? 0) }),
  suggest: (moment) => allOf('sell')(nowOf(moment)),
  tab: 'mine',
};

const barrier: Step = {
  ...action('barrier', 'route', routes, 'card', { pay: payment, ...ON_THE_WAY }),
  values: (moment) => {
    const { seat } = nowOf(moment);
    const track = nearest(seat);
    const { effects } = barrierBefore(track, seat.discs[track] + toBarrier(seat, track))!;
    return { track: t(`names.${track}`), effects: effectsInWords(effects), n: toBarrier(seat, track) };
  },
  done: (moment) =>
    moment.made.some((move) =>
      ['miner', 'headframe', 'points', 'build', 'decline'].includes(move.split(' ')[0]!),
    ) && !(nowOf(moment).view.question in ON_THE_WAY),
  shows: (moment) => {
    const { seat } = nowOf(moment);
    const track = nearest(seat);
    return [`barrier ${track} ${seat.discs[track] + toBarrier(seat, track)}`];
  },
};

export default {
  // The first player, two coal in the first set; the first card pays for coke, the second for the road.
  seed: '15',
  players: 2,
  level: 'easy',
  text,
  steps: [
    { id: 'welcome', values: () => ({ rounds: box.rounds }) },
    set,
    cubes,
    tile,
    purse,
    carts,
    coke,
    load,
    road,
    own,
    next,
    sale,
    barrier,
    { id: 'end' },
  ],
} satisfies Guide;
