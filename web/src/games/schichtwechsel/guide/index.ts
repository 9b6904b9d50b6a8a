// The guided first game: one round from the cubes to its card, and the next one as far as the first barrier. What the cards
// are comes before the first of them; a track is begun first, because its large card is gone when somebody else takes it.
import type { Guide, Step } from '../../../table/guide/guide';
import { barrierBefore, box, cardOf, tileOf } from '../box';
import { cardInWords, effectInWords, effectsInWords, faceInWords } from '../effects';
import { t } from '../text';
import { SIZES } from '../view';
import { unitsInWords } from '../words';
import {
  advance,
  again,
  allOf,
  anyOf,
  beyondBarrier,
  cardsOf,
  fills,
  goal,
  isGoodSet,
  isPreparing,
  isTurnOver,
  nowOf,
  once,
  ovens,
  payment,
  prepares,
  routes,
  staysOpen,
  usualPrice,
  type Now,
} from './suggest';
import { text } from './text';
import en from './text/en';

type Answers = Record<string, (now: Now) => string[]>;
const cardIn = (moves: readonly string[]) => cardOf(moves[0]!.split(' ')[1]!);
const whatOf = (cards: readonly string[]) => (cards.length > 0 ? faceInWords(cardIn(cards)) : '');
const points = (n: number) => t('common.points', { n });

/** What is tried where one thing has triggered another; whatever is not named here is for the person to choose. */
const ON_THE_WAY: Answers = {
  pay: payment,
  carts: allOf('cart'),
  coke: ovens,
  option: advance,
  benefit: allOf('miner'),
  after: allOf('end'),
};

/** The words for a question in the middle of an action: those of the step, those for any step, or that one may choose. */
function wordsFor(id: string, question: string): string | undefined {
  if (question === 'turn') return undefined;
  return [`${id}-${question}`, `way-${question}`].find((area) => area in en) ?? 'way-more';
}

interface Action {
  id: string;
  /** The cards that belong to it, by their kind; the first that can be used is tried. */
  kinds: readonly string[];
  card: (now: Now) => string[];
  /** The move that it is about; without one it is done when the card was used. */
  verb?: string;
}

/** A step that is an action: a card, its payment, and whatever that leads to. It is done when the turn is over. */
function action({ id, kinds, card, verb }: Action): Step {
  const isIts = (move: string) => kinds.some((kind) => move.startsWith(`card ${kind}`));
  return {
    id,
    words: (moment) => wordsFor(id, nowOf(moment).view.question),
    values: (moment) => ({ what: whatOf(card(nowOf(moment))) }),
    suggest: (moment) => {
      const now = nowOf(moment);
      if (now.view.phase !== 'actions') return [];
      return now.view.question === 'turn' ? card(now) : (ON_THE_WAY[now.view.question] ?? anyOf)(now);
    },
    done: (moment) =>
      isTurnOver(nowOf(moment)) &&
      moment.made.some((move) => (verb === undefined ? isIts(move) : move.split(' ')[0] === verb)),
    fits: (moment) => {
      const now = nowOf(moment);
      return now.view.phase === 'actions' && (now.view.question !== 'turn' || card(now).length > 0);
    },
    tab: 'rack',
  };
}

// ---- preparation -------------------------------------------------------------------------------------

/** What is said of a cube depends on what it is and whether it fills its cart. */
function cubeWords(now: Now): string | undefined {
  const [move] = prepares(now);
  if (move?.startsWith('cube spoil')) return 'cubes-spoil';
  return move?.startsWith('cube ') && !fills(now, move) ? 'cubes-room' : undefined;
}

const cubes: Step = {
  id: 'cubes',
  words: (moment) => {
    const now = nowOf(moment);
    if (now.view.question !== 'give') return cubeWords(now);
    return isGoodSet(now) ? 'cubes-keep' : 'cubes-give';
  },
  values: () => ({ tools: points(-box.tool_points) }),
  suggest: (moment) => prepares(nowOf(moment)),
  done: (moment) => nowOf(moment).view.phase !== 'sets',
  fits: (moment) => nowOf(moment).view.phase === 'sets',
  shows: (moment) => (nowOf(moment).view.question === 'give' ? ['set'] : []),
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

// ---- the cards ---------------------------------------------------------------------------------------

const rack: Step = {
  id: 'rack',
  values: (moment) => {
    const now = nowOf(moment);
    return Object.fromEntries(SIZES.map((size) => [size, unitsInWords(usualPrice(now, size))]));
  },
  shows: () => SIZES.map((size) => `row ${size}`),
  tab: 'rack',
};

const copiers = ({ view }: Now) =>
  view.cards.filter(({ card }) => cardOf(card).effects.some(({ effect }) => effect === 'copy'));
const closedBy = ({ view, seat }: Now) =>
  view.cards.filter(({ closed, tokens }) => closed && tokens.includes(seat.seat));
const used: Step = {
  id: 'used',
  fits: (moment) => closedBy(nowOf(moment)).length > 0,
  values: (moment) => ({
    copier: copiers(nowOf(moment))
      .map(({ card }) => cardInWords(card))
      .join(', '),
  }),
  shows: (moment) => {
    const now = nowOf(moment);
    return [...copiers(now), ...closedBy(now)].map(({ card }) => `card ${card}`);
  },
  tab: 'rack',
};

// ---- the first round ---------------------------------------------------------------------------------

const road = action({ id: 'road', kinds: ['route'], card: (now) => once(now, 'route') });
const carts = action({ id: 'carts', kinds: ['cart'], card: (now) => again(now, 'cart'), verb: 'cart' });
const coke = action({ id: 'coke', kinds: ['coke'], card: (now) => again(now, 'coke'), verb: 'coke' });
const load = action({ id: 'load', kinds: ['load'], card: (now) => again(now, 'load'), verb: 'load' });

// What the last coin is good for: a large card that is left, along a track or for the miner.
const large = (now: Now) => [...once(now, 'route'), ...once(now, 'miner')].filter((move) => !staysOpen(move));
const coin = action({ id: 'coin', kinds: ['route', 'miner'], card: (now) => large(now).slice(0, 1) });

// ---- the second --------------------------------------------------------------------------------------

const FIRST_ROUND = 1;
/** What the card of the first round has paid. */
const paidBy = ({ seat }: Now) => seat.points['rounds'] ?? 0;
const next: Step = {
  id: 'next',
  words: (moment) => {
    const now = nowOf(moment);
    if (!isPreparing(now)) return now.view.round === FIRST_ROUND ? 'next-rest' : undefined;
    if (moment.made.length > 0) return `next-${now.view.question}`;
    return paidBy(now) > 0 ? undefined : 'next-nothing';
  },
  values: (moment) => ({ points: points(paidBy(nowOf(moment))) }),
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

const BEYOND = ['miner', 'headframe', 'points', 'build', 'decline'];
const barrier: Step = {
  ...action({ id: 'barrier', kinds: ['route'], card: routes }),
  words: (moment) => {
    const { question } = nowOf(moment).view;
    return wordsFor('barrier', question) ?? (moment.made.length > 0 ? 'barrier-more' : undefined);
  },
  values: (moment) => {
    const now = nowOf(moment);
    const track = goal(now);
    const beyond = beyondBarrier(now.seat, track);
    const effects = barrierBefore(track, beyond)?.effects ?? [];
    return {
      track: t(`names.${track}`),
      effects: effects.map(effectInWords).join('; '),
      n: beyond - now.seat.discs[track],
    };
  },
  done: (moment) =>
    isTurnOver(nowOf(moment)) && moment.made.some((move) => BEYOND.includes(move.split(' ')[0]!)),
  shows: (moment) => {
    const now = nowOf(moment);
    if (now.view.question === 'benefit') return ['shift'];
    return now.view.question === 'turn' ? [`barrier ${goal(now)} ${beyondBarrier(now.seat, goal(now))}`] : [];
  },
};

const own: Step = {
  ...action({ id: 'own', kinds: ['personal'], card: (now) => cardsOf(now, 'personal') }),
  values: (moment) => ({
    level: box.water.token,
    what: effectsInWords(box.personal.effects),
    n: nowOf(moment).seat.water,
  }),
  shows: ({ seat }) => [`water ${seat}`],
};

export default {
  // The first player, two coal in the first set; the first card pays for coke, the second for the road.
  seed: '15',
  players: 2,
  level: 'easy',
  text,
  steps: [
    { id: 'welcome', values: () => ({ rounds: box.rounds }) },
    cubes,
    tile,
    purse,
    rack,
    road,
    used,
    carts,
    coke,
    load,
    coin,
    next,
    sale,
    barrier,
    own,
    { id: 'end' },
  ],
} satisfies Guide;
