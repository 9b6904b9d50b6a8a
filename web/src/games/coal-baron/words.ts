// Moves, events and questions of Coal Baron as sentences.
import type { Event, View } from '../../protocol/messages';
import type { Speaker } from '../../ui/speaker';
import { box, givenBy, readOrder, readTile } from './box';
import { t, type Key } from './text';
import {
  asCoalBaron,
  COLOUR_OF,
  COLOURS,
  isVehicle,
  looks,
  spaceOf,
  type CoalBaronView,
  type Colour,
  type Element,
  type Vehicle,
} from './view';

// ---- names -------------------------------------------------------------------------------------------

const COUNTS = ['words.one', 'words.two', 'words.three'] as const;

/** `gray-2-light`: "gray tile with two carts, light side" */
export function tileInWords(tile: string): string {
  const { colour, carts, side } = readTile(tile);
  return t(`words.${colour}Tile`, { n: carts, side: t(`box.${side}`) });
}

/** `truck-KK`: "truck order for two black" */
export function orderInWords(order: string): string {
  const { vehicle, spots } = readOrder(order);
  return t(`words.${vehicle}Order`, { spots: spotsInWords(spots.map((letter) => COLOUR_OF[letter])) });
}

// A card asks for one colour, or for each of the four.
function spotsInWords(spots: Colour[]): string {
  if (new Set(spots).size > 1) return t('words.eachColour');
  return t(`words.${spots[0]!}Counted`, { n: spots.length, count: t(COUNTS[spots.length - 1]!) });
}

/** A cube as the notation names it: `gray` from the cage, `stored-gray`. */
function cubeInWords(cube: string): string {
  if (!cube.startsWith('stored-')) return t(`words.${cube as Colour}`);
  return t('words.stored', { colour: t(`words.${cube.slice('stored-'.length) as Colour}`) });
}

function levelInWords(level: number): string {
  if (level === 0) return t('words.surface');
  return t('words.level', { n: level, colour: t(`words.${COLOURS[level - 1]!}`) });
}

/** What an hour of the clock counts: "3 yellow spots", "2 empty black carts". */
export function countInWords(element: Element, n: number): string {
  if (element.startsWith('empty-')) return t(`words.${element.slice('empty-'.length) as Colour}Carts`, { n });
  return t(`words.${element as Colour | Vehicle}Spots`, { n });
}

/** `F3`, `M8`, `money5`, `O2`, `F` and `O` for the stacks: what kind of space, and its number. */
function readSpace(space: string): { kind: string; n: number | undefined } {
  const [, kind, n] = /^([A-Za-z]+?)(\d+|draw)?$/.exec(space)!;
  return { kind: kind!, n: n === undefined || n === 'draw' ? undefined : Number(n) };
}

/** A space of the board: "factory, space 3". */
export function spaceInWords(space: string): string {
  const { kind, n } = readSpace(space);
  if (isVehicle(kind)) return t(`words.${kind}`);
  if (kind === 'bank') return t('words.bank');
  if (n === undefined) return t(kind === 'F' ? 'words.factoryStack' : 'words.officeStack');
  if (kind === 'M') return t('words.mine', { n: givenBy(space) });
  if (kind === 'money') return t('words.money', { n: givenBy(space) });
  return t(kind === 'F' ? 'words.factory' : 'words.office', { n });
}

// ---- the frame ---------------------------------------------------------------------------------------

export function part(view: CoalBaronView): { name: string; now: number; of: number } {
  return { name: t('standing.shift'), now: view.shift, of: box.shifts };
}

/** Workers that come back at the end of a shift are no gain of the move that ends it. */
export function costInWords({ workers = 0, marks = 0 }: Readonly<Record<string, number>>): string[] {
  const parts: string[] = [];
  if (workers > 0) parts.push(t('box.workers', { n: workers }));
  if (marks !== 0) parts.push((marks < 0 ? '+' : '') + t('box.marks', { n: Math.abs(marks) }));
  return parts;
}

// ---- questions ---------------------------------------------------------------------------------------

export function prompt(state: View): string {
  const view = asCoalBaron(state);
  switch (view.phase) {
    case 'draft':
      return t('words.askDraft');
    case 'place':
      return t('words.askPlace');
    case 'cart':
      return t('words.askCart', { colour: t(`words.${COLOURS[view.waiting_carts!.level - 1]!}`) });
    case 'buy':
      return t('words.askBuy');
    case 'keep':
      return t('words.askKeep');
    case 'return':
      return t('words.askReturn');
    case 'arrange':
      return t('words.askArrange');
    case 'mine':
      return t('words.askMine', { n: view.steps_left });
    case 'over':
      return t('words.askNothing');
  }
}

// ---- moves -------------------------------------------------------------------------------------------

/** What a button says that makes this move; costs stand beside it. */
export function moveInWords(move: string, state: View, speaker: Speaker): string {
  const view = asCoalBaron(state);
  const [verb, ...rest] = move.split(' ') as [string, ...string[]];
  const what = rest[0] ?? '';
  switch (verb) {
    case 'take':
      return t(view.phase === 'keep' ? 'words.keepOrder' : 'words.takeOrder', { order: orderInWords(what) });
    case 'place':
      return placeInWords(what, view, speaker);
    case 'buy':
      return t('words.buyTile', { tile: tileInWords(what) });
    case 'decline':
      return t(view.phase === 'keep' ? 'words.keepNone' : 'words.buyNone');
    case 'cart':
      return what === 'empty' ? t('words.leaveCart') : t('words.fillCart', { colour: cubeInWords(what) });
    case 'top':
      return t('words.toTop');
    case 'bottom':
      return t('words.toBottom');
    case 'return':
      return isVehicle(what.split('-')[0]!)
        ? t('words.putOrder', { order: orderInWords(what) })
        : t('words.putTile', { tile: tileInWords(what) });
    case 'cage':
      return t('words.cage', { place: levelInWords(Number(what)) });
    case 'load':
      return t('words.load', { colour: cubeInWords(what) });
    case 'store':
      return t('words.store', { colour: cubeInWords(what) });
    case 'fill':
      return fillInWords(rest);
    default:
      return t('words.stop');
  }
}

// `fill ORDER COLOUR`, and then `with CUBE` or `with CUBE CUBE`
function fillInWords([name, colour, _with, first, second]: string[]): string {
  const order = orderInWords(name!);
  if (second === undefined) return t('words.fill', { cube: cubeInWords(first ?? colour!), order });
  const pair = { first: cubeInWords(first!), second: cubeInWords(second) };
  return t('words.fillPair', { ...pair, colour: cubeInWords(colour!), order });
}

function placeInWords(name: string, view: CoalBaronView, speaker: Speaker): string {
  const move = errandInWords(name, view);
  const owner = name === 'bank' ? null : spaceOf(view, name).owner;
  if (owner === null) return move;
  if (owner === view.to_move) return t('words.andOustsOwn', { move });
  return t('words.andOusts', { move, name: speaker.name(owner) });
}

const PLACE_VEHICLE: Record<Vehicle, Key> = {
  barrow: 'words.placeBarrow',
  carriage: 'words.placeCarriage',
  truck: 'words.placeTruck',
  engine: 'words.placeEngine',
};

function errandInWords(name: string, view: CoalBaronView): string {
  const { kind, n } = readSpace(name);
  if (isVehicle(kind)) return t(PLACE_VEHICLE[kind]);
  if (kind === 'bank') return t('words.placeBank', { marks: t('box.marks', { n: givenBy(name) }) });
  const { tile, order } = spaceOf(view, name);
  switch (kind) {
    case 'M':
      return t('words.placeMine', { n: givenBy(name) });
    case 'money':
      return t('words.placeMoney', { n: givenBy(name) });
    case 'F':
      if (n === undefined) return t('words.lookAtTiles', { n: looks(view.tile_stack) });
      return tile ? t('words.placeTile', { n, tile: tileInWords(tile) }) : t('words.placeFactory', { n });
    default:
      if (n === undefined) return t('words.lookAtOrders', { n: looks(view.order_stack) });
      return order ? t('words.placeOrder', { n, order: orderInWords(order) }) : t('words.placeOffice', { n });
  }
}

// ---- events ------------------------------------------------------------------------------------------

/** The event's fields as docs/games/coal-baron/trace.md lists them; which are there depends on its name. */
interface Told {
  order: string;
  tile: string;
  space: string;
  n: number;
  marks: number;
  price: number;
  points: number;
  level: never;
  cube: Colour;
  spot: Colour;
  from: string;
  pair: string;
  end: string;
  stack: string;
  unused: number;
  shift: number;
  element: Element;
  count: number;
  cubes: number;
  orders: number;
  tiles: number;
}

type Sentence = (told: Told, name: string) => string | undefined;

const points = (told: Told) => t('common.points', { n: told.points });
const withOrder =
  (key: Key): Sentence =>
  ({ order }, name) =>
    t(key, { name, order: orderInWords(order) });
const withTile =
  (key: Key): Sentence =>
  ({ tile }, name) =>
    t(key, { name, tile: tileInWords(tile) });

const SENTENCES: Record<string, Sentence> = {
  order_drafted: withOrder('words.orderDrafted'),
  order_taken: withOrder('words.orderTaken'),
  order_seen: withOrder('words.orderSeen'),
  order_returned: withOrder('words.orderReturned'),
  tile_seen: withTile('words.tileSeen'),
  tile_returned: withTile('words.tileReturned'),
  order_opened: ({ space, order }) =>
    t('words.orderOpened', { space: spaceInWords(space), order: orderInWords(order) }),
  tile_opened: ({ space, tile }) =>
    t('words.tileOpened', { space: spaceInWords(space), tile: tileInWords(tile) }),
  workers_ousted: ({ n }, name) => t('words.workersOusted', { n, name }),
  workers_placed: ({ n, space }, name) => t('words.workersPlaced', { n, name, space: spaceInWords(space) }),
  marks_gained: ({ marks }, name) => t('words.marksGained', { n: marks, name }),
  tile_bought: ({ tile, price }, name) => t('words.tileBought', { n: price, name, tile: tileInWords(tile) }),
  // A cart filled in its own colour goes without saying.
  cart_filled: ({ level, cube }, name) =>
    level === cube
      ? undefined
      : t('words.cartFilled', { name, level: cubeInWords(level), colour: cubeInWords(cube) }),
  cart_left_empty: ({ level }, name) => t('words.cartLeftEmpty', { name, level: cubeInWords(level) }),
  tiles_looked_at: ({ n }, name) => t('words.tilesLookedAt', { n, name }),
  orders_looked_at: ({ n }, name) => t('words.ordersLookedAt', { n, name }),
  nothing_kept: (_, name) => t('words.nothingKept', { name }),
  cards_returned: ({ n, end, stack }, name) =>
    t(`words.${stack as 'tiles' | 'orders'}${end === 'top' ? 'ToTop' : 'ToBottom'}`, { n, name }),
  cage_moved: ({ level }, name) => t('words.cageMoved', { name, place: levelInWords(level) }),
  cube_loaded: ({ cube }, name) => t('words.cubeLoaded', { name, colour: cubeInWords(cube) }),
  cube_stored: ({ cube }, name) => t('words.cubeStored', { name, colour: cubeInWords(cube) }),
  spot_filled: ({ order, spot, from }, name) =>
    t('words.spotFilled', {
      name,
      cube: cubeInWords(from === 'storage' ? `stored-${spot}` : spot),
      order: orderInWords(order),
    }),
  spot_substituted: ({ order, spot, pair }, name) => {
    const [first, second] = pair.split(' ').map(cubeInWords) as [string, string];
    return t('words.spotSubstituted', {
      name,
      first,
      second,
      colour: cubeInWords(spot),
      order: orderInWords(order),
    });
  },
  mining_ended: ({ unused }, name) => (unused > 0 ? t('words.miningEnded', { n: unused, name }) : undefined),
  order_delivered: (told, name) =>
    t('words.orderDelivered', { name, order: orderInWords(told.order), points: points(told) }),
  shift_scored: ({ shift }) => t('words.shiftScored', { n: shift }),
  shift_begun: ({ shift }, name) => t('words.shiftBegun', { n: shift, name }),
  start_player_chosen: (_, name) => t('words.startPlayerChosen', { name }),
  majority_scored: (told, name) =>
    t('words.majorityScored', {
      name,
      points: points(told),
      element: countInWords(told.element, told.count),
    }),
  money_scored: (told, name) =>
    t('words.moneyScored', { name, points: points(told), marks: t('box.marks', { n: told.marks }) }),
  cubes_scored: (told, name) => t('words.cubesScored', { n: told.cubes, name, points: points(told) }),
  outstanding_scored: (told, name) =>
    t('words.outstandingScored', { n: told.orders, name, points: points(told) }),
  balance_scored: (told, name) => t('words.balanceScored', { n: told.tiles, name, points: points(told) }),
  game_won: (told, name) => t('words.gameWon', { name, points: points(told) }),
};

/** A line of the log; undefined for what its neighbours tell already. */
export function eventInWords(event: Event, speaker: Speaker): string | undefined {
  const name = event.seat === undefined ? '' : speaker.name(event.seat);
  return SENTENCES[event.event]?.(event as unknown as Told, name);
}
