// Below the ground: the pit and all that is mine.
import type { Explanation } from '../../../table/explain/explain.svelte';
import { box, readOrder } from '../box';
import { deliveredSums } from '../pit/orders';
import { balancePoints, countTiles } from '../pit/tiles';
import { figure, standingInWords } from '../standing/say';
import { clockOf } from '../standing/majorities';
import { iconOf } from '../standing/icons';
import { t } from '../text';
import { COAL_LETTERS, COLOURS, ELEMENTS, type Colour, type Element, type Side } from '../view';
import { covered, openSpots } from '../wants';
import { orderInWords } from '../words';
import { cageInWords, capital, cubesInWords, portrait, priceOf, type About, type Explainers } from './about';
import { STEPS } from './spaces';

const colourOf = (level: string): Colour => COLOURS[Number(level) - 1]!;

function levelNow(level: string, { mine }: About): string {
  const { carts, empty, cubes } = mine.levels[Number(level) - 1]!;
  return t('pit.levelInWords', {
    level: Number(level),
    colour: t(`box.${colourOf(level)}`),
    carts: t('pit.carts', { n: carts }),
    empty,
    cubes: cubesInWords(cubes),
  });
}

function aboutLevel(level: string, about: About): Explanation {
  const costs = t('box.steps', { n: 1 }) + '.';
  if (level === '0') {
    return {
      name: t('explained.surfaceName'),
      picture: 'tower',
      costs,
      gives: t('explained.surfaceGives'),
      now: cageInWords(about.mine),
      section: 'mining',
    };
  }
  const colour = colourOf(level);
  return {
    name: capital(t('words.level', { n: Number(level), colour: t(`words.${colour}`) })),
    picture: `c-${COAL_LETTERS[colour]}`,
    costs,
    gives: t('explained.levelGives', { colour: t(`words.${colour}`), marks: priceOf(colour) }),
    now: levelNow(level, about),
    section: 'mining',
  };
}

function aboutOwnOrder(order: string, { mine }: About): Explanation | undefined {
  const own = mine.outstanding.find((each) => each.order === order);
  if (!own) return undefined;
  const open = openSpots(own);
  const { points, vehicle } = readOrder(order);
  return {
    name: capital(orderInWords(order)),
    kind: t('explained.ownOrder'),
    picture: portrait({ order: own }),
    gives: t('explained.ownOrderGives', {
      n: box.outstanding_penalty,
      points: t('common.points', { n: points }),
    }),
    now: own.complete
      ? t('explained.ownOrderReady', { space: t(`words.${vehicle}`) })
      : t('explained.ownOrderNow', { n: open.length, have: covered(mine, open) }),
    section: 'orders',
  };
}

// Vehicles and colours are the first eight hours of the clock.
function aboutDelivered(element: string, { table, view, mine }: About): Explanation {
  const hour = ELEMENTS.indexOf(element as Element);
  const { vehicles, coal } = deliveredSums(mine.delivered);
  const n = { ...vehicles, ...coal }[element as Colour];
  return {
    name: `${t(`standing.${element as Colour}`)}: ${n}`,
    kind: t('pit.delivered'),
    picture: iconOf(element as Element).name,
    gives: t('explained.deliveredGives'),
    now: standingInWords(clockOf(view)[hour]!, hour, table.speaker),
    section: 'the-shift-clock',
  };
}

function tilesNow({ mine }: About): string {
  const { light, dark } = countTiles(mine.tiles);
  return t('pit.tilesInWords', { light, dark });
}

export const pit: Explainers = {
  level: aboutLevel,
  gallery: (which, about) => {
    const [level, side] = which.split(' ') as [string, Side];
    return {
      name: t('explained.gallery', { n: Number(level), side: t(`box.${side}`) }),
      picture: `cart-${COAL_LETTERS[colourOf(level)]}`,
      gives: t('explained.galleryGives'),
      now: levelNow(level, about),
      section: 'your-pit',
    };
  },
  cart: (level, about) => ({
    name: t('explained.cart', { n: Number(level) }),
    picture: `cart-${COAL_LETTERS[colourOf(level)]}`,
    costs: t('box.steps', { n: 1 }) + '.',
    gives: t('explained.cartGives'),
    now: cageInWords(about.mine),
    section: 'mining',
  }),
  cage: (_, { mine }) => ({
    name: t('explained.cageName'),
    picture: 'tower',
    gives: t('explained.cageGives', { n: box.cage_places }),
    now: cageInWords(mine),
    section: 'mining',
  }),
  storage: (_, { mine }) => ({
    name: t('pit.storage'),
    picture: 'i-down',
    gives: t('explained.storageGives'),
    now: `${capital(cubesInWords(mine.storage))}.`,
    section: 'mining',
  }),
  balance: (_, about) => {
    const tiles = countTiles(about.mine.tiles);
    const points = figure(balancePoints(tiles));
    return {
      name: t('explained.balanceName'),
      picture: portrait({ balance: about.mine.tiles }),
      gives: t('explained.balanceGives', { n: box.imbalance_penalty }),
      now: t('explained.balanceNow', { tiles: tilesNow(about), points }),
      section: 'end-of-the-game-and-scoring',
    };
  },
  side: (side, about) => ({
    name: capital(t(`box.${side as Side}`)),
    picture: side === 'light' ? 'lamp' : 'lamp-off',
    gives: t('explained.sideGives'),
    now: tilesNow(about),
    section: 'tunnel-tiles',
  }),
  steps: (_, { view }) => {
    const all = Number(view.active_space?.slice(1) ?? 0);
    return {
      name: t('pit.ladder', { n: all }),
      picture: 'bell',
      gives: t('explained.mineGives', { n: all }),
      list: STEPS(),
      now: t('pit.stepsLeft', { n: view.steps_left, all }) + '.',
      section: 'mining',
    };
  },
  pairs: () => ({
    name: t('pit.pairs'),
    picture: 's-G',
    costs: t('box.steps', { n: box.substitution_steps }) + '.',
    gives: t('explained.pairsGives'),
    section: 'mining',
  }),
  order: aboutOwnOrder,
  delivered: aboutDelivered,
  points: (_, { view, mine }) => ({
    name: t('explained.points'),
    picture: 'vp',
    gives: t('explained.pointsGives'),
    now: t(view.shift === box.shifts ? 'explained.pointsNowLast' : 'explained.pointsNow', {
      now: mine.points.total,
      then: mine.projected.total,
    }),
    section: 'goal',
  }),
  workers: (_, { table, mine }) => ({
    name: t('explained.workersName'),
    picture: portrait({ workerOf: table.mySeat }),
    gives: t('explained.workersGives'),
    now: t('explained.workersNow', { n: mine.workers, canteen: mine.canteen, bank: mine.bank }),
    section: 'a-turn',
  }),
  marks: (_, { mine }) => ({
    name: t('explained.marksName'),
    picture: 'coin',
    gives: t('explained.marksGives', { n: box.marks_per_point }),
    now: t('explained.marksNow', { marks: t('box.marks', { n: mine.marks }) }),
    section: 'money',
  }),
};
