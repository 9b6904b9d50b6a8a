// The yard: what a space costs now, what it brings, and what it would mean in this position.
import type { Explanation } from '../../../table/explain/explain.svelte';
import { box, givenBy, readOrder, readTile } from '../box';
import { listed } from '../standing/say';
import { t } from '../text';
import { COAL_LETTERS, COLOURS, isVehicle, looks, spaceOf, type Colour, type Vehicle } from '../view';
import { covered, have, openSpots } from '../wants';
import { complete, obstacle } from '../why';
import { orderInWords, spaceInWords, tileInWords } from '../words';
import { needed, reward, standing, whyInWords } from '../yard/spaces';
import { capital, portrait, priceOf, sentences, type About, type Explainers } from './about';

// ---- what a space costs -------------------------------------------------------------------------------

function costsOf(name: string, { table, view }: About): string {
  const workers = t('box.workers', { n: needed(view, name) });
  const { price } = name === 'bank' ? {} : spaceOf(view, name);
  const whole = price ? listed([workers, t('box.marks', { n: price })]) : workers;
  return `${whole}. ${reasonFor(name, { table, view })}`;
}

function reasonFor(name: string, { table, view }: Pick<About, 'table' | 'view'>): string {
  if (name === 'bank') return t('explained.bankCosts');
  const [there] = standing(view, name);
  if (!there) return t('explained.free');
  if (there.seat === table.mySeat) return t('explained.oustsOwn', { n: there.n });
  return t('explained.ousts', { n: there.n, name: table.speaker.name(there.seat) });
}

// Whose turn it is stands elsewhere; what a thing would mean is worth knowing at any time.
function hindrance(name: string, { table, view }: About): string | undefined {
  const reason = obstacle(view, table.mySeat, name);
  return reason && reason.kind !== 'turn' && reason.kind !== 'begun' ? whyInWords(reason) : undefined;
}

// ---- what it brings -----------------------------------------------------------------------------------

/** A tile, wherever it can be bought. */
export function aboutTile(tile: string, { view, mine }: About): Explanation {
  const { colour, side, price } = readTile(tile);
  const level = view.seats[0]!.levels[COLOURS.indexOf(colour)]!.level;
  const want = mine.outstanding.flatMap(openSpots).filter((each) => each === colour).length;
  const affordable = mine.marks >= price;
  return {
    name: capital(tileInWords(tile)),
    picture: portrait({ tile }),
    costs: t('box.marks', { n: price }) + '.',
    gives: t('explained.tileGives', { level, side: t(`box.${side}`) }),
    now: sentences(
      t('explained.tileNow', { want, have: have(mine, colour) }),
      affordable ? t('explained.marksLeft', { marks: t('box.marks', { n: mine.marks - price }) }) : undefined,
      affordable ? undefined : t('yard.whyMarks', { n: price - mine.marks }),
    ),
    section: 'factory-a-tile',
  };
}

/** An order that can be taken. */
export function aboutOrder(order: string, { mine }: About): Explanation {
  const spots = openSpots({ order, spots: [] });
  return {
    name: capital(orderInWords(order)),
    picture: portrait({ order: { order } }),
    gives: t('explained.orderGives', {
      n: box.outstanding_penalty,
      points: t('common.points', { n: readOrder(order).points }),
    }),
    now: t('explained.orderNow', { n: spots.length, have: covered(mine, spots) }),
    section: 'a-new-order',
  };
}

/** What can be done with work steps. */
export const STEPS = () => [
  { picture: 'tower', words: t('explained.stepCage') },
  { picture: 'c-G', words: t('explained.stepLoad') },
  { picture: 's-K', words: t('explained.stepFill') },
  { picture: 'i-down', words: t('explained.stepStore') },
];

function aboutMining(name: string, { mine }: About): Explanation {
  const n = givenBy(name);
  const spots = mine.outstanding.flatMap(openSpots);
  return {
    name: t('box.steps', { n }),
    kind: t('pit.mining'),
    picture: portrait({ steps: n }),
    gives: t('explained.mineGives', { n }),
    list: STEPS(),
    now:
      spots.length === 0
        ? t('explained.mineNowNone')
        : t('explained.mineNow', { want: spots.length, have: covered(mine, spots) }),
    section: 'mining',
  };
}

function aboutDelivery(vehicle: Vehicle, { table, view }: About): Explanation {
  const orders = complete(view, table.mySeat, vehicle);
  const points = t('common.points', { n: reward(orders) });
  return {
    name: capital(t(`words.${vehicle}`)),
    kind: t('yard.delivery'),
    picture: `v-${vehicle}`,
    gives: t('explained.deliverGives'),
    ...(orders.length > 0 && { now: t('explained.deliverNow', { n: orders.length, points }) }),
    section: 'delivery',
  };
}

function aboutMoney(name: string, { mine }: About): Explanation {
  const marks = t('box.marks', { n: givenBy(name) });
  return {
    name: marks,
    kind: t(name === 'bank' ? 'yard.bank' : 'yard.payOffice'),
    picture: 'coin',
    gives: t(name === 'bank' ? 'explained.bankGives' : 'explained.moneyGives', { marks }),
    now: t('explained.marksThen', { marks: t('box.marks', { n: mine.marks + givenBy(name) }) }),
    section: name === 'bank' ? 'a-turn' : 'money',
  };
}

function aboutStack(name: 'Fdraw' | 'Odraw', { view }: About): Explanation {
  const tiles = name === 'Fdraw';
  const stack = tiles ? view.tile_stack : view.order_stack;
  return {
    name: t(tiles ? 'explained.drawTiles' : 'explained.drawOrders'),
    picture: 'i-eye',
    gives: t(tiles ? 'explained.drawTilesGives' : 'explained.drawOrdersGives', { n: looks(stack) }),
    now: t(tiles ? 'explained.tilesLeft' : 'explained.ordersLeft', { n: stack.size }),
    section: tiles ? 'factory-draw-five' : 'draw-five-orders',
  };
}

function offered(name: string, about: About): Explanation {
  if (name === 'bank' || name.startsWith('money')) return aboutMoney(name, about);
  if (name === 'Fdraw' || name === 'Odraw') return aboutStack(name, about);
  if (name.startsWith('M')) return aboutMining(name, about);
  if (isVehicle(name)) return aboutDelivery(name, about);
  const { tile, order } = spaceOf(about.view, name);
  if (tile) return aboutTile(tile, about);
  if (order) return aboutOrder(order, about);
  return { name: capital(spaceInWords(name)), gives: t('explained.emptyGives'), section: 'worker-spaces' };
}

function aboutSpace(name: string, about: About): Explanation {
  const kind = capital(spaceInWords(name));
  if (name !== 'bank' && spaceOf(about.view, name).locked) {
    return {
      name: t('yard.locked'),
      kind,
      picture: portrait('planks'),
      gives: t('explained.lockedGives'),
      section: 'differences-by-number-of-players',
    };
  }
  const told = offered(name, about);
  const hindered = hindrance(name, about);
  const now = sentences(hindered && told.now?.includes(hindered) ? undefined : hindered, told.now);
  return { kind, ...told, costs: costsOf(name, about), ...(now && { now }) };
}

// ---- buildings ----------------------------------------------------------------------------------------

function canteenNow({ table, view }: About): string {
  const resting = view.seats.filter(({ canteen }) => canteen > 0);
  if (resting.length === 0) return t('explained.canteenNobody');
  const who = resting.map(({ seat, canteen }) => `${table.speaker.name(seat)} ${canteen}`).join(', ');
  return t('explained.canteenNow', { who });
}

const BUILDINGS: Record<string, (about: About) => Omit<Explanation, 'kind'>> = {
  factory: () => ({
    name: t('yard.factory'),
    picture: 'cart-G',
    gives: t('explained.factoryGives'),
    section: 'factory-a-tile',
  }),
  orders: () => ({
    name: t('yard.orderOffice'),
    picture: 'v-truck',
    gives: t('explained.ordersGives'),
    section: 'a-new-order',
  }),
  pay: () => ({
    name: t('yard.payOffice'),
    picture: 'coin',
    gives: t('explained.payGives'),
    section: 'money',
  }),
  bank: () => ({
    name: t('yard.bank'),
    picture: 'coin',
    gives: t('explained.bankBuilding'),
    section: 'a-turn',
  }),
  steps: () => ({
    name: t('yard.workSteps'),
    picture: 'bell',
    gives: t('explained.stepsGives'),
    section: 'mining',
  }),
  delivery: () => ({
    name: t('yard.delivery'),
    picture: 'v-engine',
    gives: t('explained.deliveryGives'),
    section: 'delivery',
  }),
  canteen: (about) => ({
    name: t('yard.canteen'),
    picture: portrait({ workerOf: about.table.mySeat }),
    gives: t('explained.canteenGives'),
    now: canteenNow(about),
    section: 'a-turn',
  }),
  stock: () => ({
    name: t('yard.stockyard'),
    picture: 'c-G',
    gives: t('explained.stockGives'),
    section: 'coal',
  }),
  draft: () => ({
    name: t('yard.draft'),
    picture: 'v-truck',
    gives: t('explained.draftGives'),
    section: 'set-up',
  }),
};

export const spaces: Explainers = {
  space: aboutSpace,
  building: (which, about) => {
    const told = BUILDINGS[which]?.(about);
    return told && { ...told, kind: t('explained.building') };
  },
  supply: (colour, { view }) => ({
    name: t(`standing.${colour as Colour}`),
    kind: t('explained.inStock'),
    picture: `c-${COAL_LETTERS[colour as Colour]}`,
    gives: t('explained.supplyGives', { marks: priceOf(colour as Colour) }),
    now: t('explained.supplyNow', { n: view.supply[colour as Colour] }),
    section: 'coal-runs-short',
  }),
  draft: (order, about) => ({
    ...aboutOrder(order, about),
    kind: t('explained.draftOrder'),
    section: 'set-up',
  }),
  tile: (tile, about) => ({
    ...aboutTile(tile, about),
    kind: t('explained.lookedAt'),
    section: 'factory-draw-five',
  }),
  card: (order, about) => ({
    ...aboutOrder(order, about),
    kind: t('explained.lookedAt'),
    section: 'draw-five-orders',
  }),
  returned: (stack) => ({
    name: t('explained.returned'),
    picture: 'i-eye',
    gives: t('explained.returnedGives'),
    section: stack === 'tiles' ? 'factory-draw-five' : 'draw-five-orders',
  }),
  short: () => ({
    name: t('explained.shortName'),
    picture: 'tub',
    gives: t('explained.shortGives'),
    section: 'coal-runs-short',
  }),
};
