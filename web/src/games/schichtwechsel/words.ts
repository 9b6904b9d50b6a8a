// Moves, events and questions of Schichtwechsel as sentences.
import type { Event, View } from '../../protocol/messages';
import type { Speaker } from '../../ui/speaker';
import { barEffects, barrierBefore, box, cardOf, choiceOf, type Effect } from './box';
import { cardInWords, effectsInWords, faceInWords } from './effects';
import { t, type Key } from './text';
import { asShift, type Cube, type Question, type ShiftView, type Track } from './view';

// ---- names -------------------------------------------------------------------------------------------

export const circleInWords = (circle: string): string => t(`names.circle-${circle}` as Key);
export const lotInWords = (lot: string): string => t(`names.lot-${lot}` as Key);
const LOTS: Record<string, Key> = {
  miner: 'colliery.lotMiner',
  spoil: 'colliery.lotSpoil',
  sale: 'colliery.lotSale',
  tools: 'colliery.lotTools',
  speed: 'colliery.lotSpeed',
};
/** What a building on a lot does. */
export const lotWorth = (lot: string): string => t(LOTS[lot] ?? 'colliery.lotFour');
export const tileInWords = (tile: string): string => t(`names.tile-${tile}` as Key);
export const cubeInWords = (cube: string): string => t(`names.${cube as Cube}`);
export const sourceInWords = (source: string): string => t(`names.from-${source}` as Key);
const numberOf = (name: string): string => name.replace(/^\D+/, '');

export function ovenInWords(space: string): string {
  return space === 'own' ? t('names.plant-own') : t('names.plant-common', { n: numberOf(space) });
}

export function frameInWords(space: string): string {
  return t(space.startsWith('T') ? 'names.topSpace' : 'names.leftSpace', { n: numberOf(space) });
}

export const barInWords = (space: string): string => t('names.barSpace', { n: numberOf(space) });
const capital = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);

/** `WWC`: "2 white tokens, 1 coin" */
export function unitsInWords(units: string): string {
  const count = (unit: string) => [...units].filter((each) => each === unit).length;
  return (['W', 'P', 'C'] as const)
    .filter((unit) => count(unit) > 0)
    .map((unit) => t(`words.unit${unit}`, { n: count(unit) }))
    .join(', ');
}

// ---- the frame ---------------------------------------------------------------------------------------

export function part(view: ShiftView): { name: string; now: number; of: number } {
  return { name: t('colliery.round'), now: view.round, of: box.rounds };
}

/** Coins that are spent are a cost; tools and water that come are one, too. */
export function costInWords({ coins = 0, tools = 0, water = 0 }: Readonly<Record<string, number>>): string[] {
  const sign = (n: number) => (n > 0 ? '−' : '+');
  const parts: string[] = [];
  if (coins !== 0) parts.push(t('words.costCoins', { n: Math.abs(coins), sign: sign(coins) }));
  if (tools !== 0) parts.push(t('words.costTools', { n: Math.abs(tools), sign: sign(tools) }));
  if (water !== 0) parts.push(t('words.costWater', { n: Math.abs(water), sign: sign(water) }));
  return parts;
}

// ---- questions ---------------------------------------------------------------------------------------

const ASKED: Record<Question, Key> = {
  give: 'words.askGive',
  cube: 'words.askCube',
  tile: 'words.askTile',
  sale: 'words.askSale',
  option: 'words.askOption',
  turn: 'words.askTurn',
  pay: 'words.askPay',
  after: 'words.askAfter',
  carts: 'words.askCarts',
  coke: 'words.askCoke',
  load: 'words.askLoad',
  rail: 'words.askRail',
  plant: 'words.askPlant',
  water: 'words.askWater',
  building: 'words.askBuilding',
  lot: 'words.askLot',
  benefit: 'words.askBenefit',
  miner: 'words.askMiner',
  use: 'words.askUse',
  copy: 'words.askCopy',
  headframe: 'words.askHeadframe',
  over: 'words.askNothing',
};

export function prompt(state: View): string {
  const view = asShift(state);
  if (view.question === 'pay') return t('words.askPay', { card: cardInWords(view.card!) });
  if (view.question === 'turn' && view.exchanged) return t('words.askTurnAgain');
  return t(ASKED[view.question]);
}

/** The choice that is asked now. The bar's tasks are done from the left, so what is pending tells which one it is. */
export function askedChoice(view: ShiftView): Effect | undefined {
  const seat = view.seats[view.to_move ?? 0]!;
  if (view.phase === 'bar') {
    const open = box.bar.filter(({ space }) => !seat.bar.includes(space));
    const tasks = open.flatMap(({ space }) => barEffects(space, seat.tile));
    const asked = tasks[tasks.length - view.pending.length];
    if (asked?.effect === 'choose') return asked;
  }
  return view.cards.flatMap(({ card }) => cardOf(card).effects).find(({ effect }) => effect === 'choose');
}

// ---- moves -------------------------------------------------------------------------------------------

const DECLINED: Partial<Record<Question, Key>> = {
  cube: 'words.declineCube',
  building: 'words.declineBuilding',
  benefit: 'words.declineBenefit',
  use: 'words.declineUse',
  copy: 'words.declineCopy',
};

type MoveWords = (rest: string[], view: ShiftView, speaker: Speaker) => string;

const MOVES: Record<string, MoveWords> = {
  give: ([seat], view, speaker) =>
    Number(seat) === view.to_move
      ? t('words.keepSet')
      : t('words.give', { name: speaker.name(Number(seat)) }),
  cube: ([cube, cart]) => capital(t('words.placeCube', { cube: cubeInWords(cube!), cart: cart! })),
  tile: ([tile]) => t('words.takeTile', { tile: tileInWords(tile!) }),
  sell: () => t('words.sell'),
  hold: () => t('words.hold'),
  option: ([letter], view) => {
    const asked = askedChoice(view);
    return asked ? capital(effectsInWords(choiceOf(asked)[letter as 'a' | 'b'].effects)) : letter!;
  },
  pass: () => t('words.pass'),
  card: ([card]) => t('words.useCard', { card: cardInWords(card!), effects: faceInWords(cardOf(card!)) }),
  exchange: ([spoil, gain]) => exchangeInWords(Number(spoil), gain!),
  pay: ([units]) => t('words.pay', { units: unitsInWords(units!) }),
  end: () => t('words.end'),
  cart: ([cart]) => t('words.moveCart', { cart: cart! }),
  stop: () => t('words.stop'),
  coke: ([size, space]) => t('words.cokeWagon', { n: size!, space: ovenInWords(space!) }),
  load: ([space]) => t('words.loadCoke', { space: ovenInWords(space!) }),
  rail: () => t('words.rail'),
  plant: ([space]) => t('words.plantCoke', { space: ovenInWords(space!) }),
  lower: ([n]) => (n === '0' ? t('words.lowerNot') : t('words.lower', { n: n! })),
  build: ([space], view) => {
    const { tile } = view.seats[view.to_move ?? 0]!;
    return `${t('words.build', { space: barInWords(space!) })}: ${effectsInWords(barEffects(space!, tile))}`;
  },
  lot: ([lot]) => `${t('words.lot', { lot: lotInWords(lot!) })}: ${lotWorth(lot!)}`,
  miner: () => t('words.miner'),
  headframe: () => t('words.headframe'),
  points: () => t('words.points'),
  go: ([circle]) => t('words.go', { circle: circleInWords(circle!) }),
  use: () => t('words.use'),
  copy: ([card]) => t('words.copy', { card: cardInWords(card!), effects: faceInWords(cardOf(card!)) }),
  frame: ([space, , from]) =>
    t('words.frameFrom', {
      space: frameInWords(space!),
      from: t(`names.${from as 'depot' | 'top' | 'left'}`),
    }),
  decline: (_, view) => t(DECLINED[view.question] ?? 'words.declineUse'),
};

/** What a button says that makes this move; costs stand beside it. */
export function moveInWords(move: string, state: View, speaker: Speaker): string {
  const [verb, ...rest] = move.split(' ') as [string, ...string[]];
  return MOVES[verb]?.(rest, asShift(state), speaker) ?? move;
}

export function exchangeInWords(spoil: number, gain: string): string {
  const asked = box.exchanges.find((each) => each.spoil === spoil && each.exchange === gain)!;
  return t('words.exchange', { n: spoil, gain: effectsInWords(asked.effects) });
}

// ---- events ------------------------------------------------------------------------------------------

/** The event's fields as docs/games/schichtwechsel/trace.md lists them; which are there depends on its name. */
interface Told {
  n: number;
  round: number;
  coal: number;
  spoil: number;
  cube: Cube;
  cart: string;
  tile: string;
  level: number;
  pair: number;
  card: string;
  units: string;
  space: never;
  track: Track;
  worth: number;
  bar: string;
  lot: string;
  circle: string;
  source: string;
  points: number;
}

type Sentence = (told: Told, name: string) => string | undefined;

const plain =
  (key: Key): Sentence =>
  ({ n = 1 }, name) =>
    t(key, { n, name });
const points = (n: number) => t('common.points', { n });

const SENTENCES: Record<string, Sentence> = {
  round_begun: ({ round }, name) => t('words.roundBegun', { n: round, name }),
  carts_closed: plain('words.cartsClosed'),
  marker_into_bag: plain('words.markerIntoBag'),
  set_drawn: ({ coal, spoil }, name) => t('words.setDrawn', { name, coal, spoil }),
  marker_drawn: plain('words.markerDrawn'),
  set_given: plain('words.setGiven'),
  cube_placed: ({ cube, cart }, name) => t('words.cubePlaced', { name, cube: cubeInWords(cube), cart }),
  cube_lost: ({ cube }, name) => t('words.cubeLost', { name, cube: cubeInWords(cube) }),
  tile_taken: ({ tile }, name) => t('words.tileTaken', { name, tile: tileInWords(tile) }),
  water_risen: ({ level }, name) => t('words.waterRisen', { name, n: level }),
  water_lowered: ({ level }, name) => t('words.waterLowered', { name, n: level }),
  water_flooded: ({ level }, name) => t('words.waterFlooded', { name, n: level }),
  tools_taken: plain('words.toolsTaken'),
  tools_discarded: plain('words.toolsDiscarded'),
  white_taken: plain('words.whiteTaken'),
  coins_taken: plain('words.coinsTaken'),
  coke_sold: ({ pair }, name) => t('words.cokeSold', { name, n: pair }),
  card_used: ({ card, units }, name) =>
    t('words.cardUsed', { name, card: cardInWords(card), units: unitsInWords(units) }),
  card_copied: ({ card }, name) => t('words.cardCopied', { name, card: cardInWords(card) }),
  spoil_exchanged: ({ spoil }, name) => t('words.spoilExchanged', { name, n: spoil }),
  cart_moved: ({ cart, n, cube }, name) => t('words.cartMoved', { name, cart, n, cube: cubeInWords(cube) }),
  coke_made: ({ space }, name) => t('words.cokeMade', { name, space: ovenInWords(space) }),
  coke_planted: ({ space }, name) => t('words.cokePlanted', { name, space: ovenInWords(space) }),
  coke_loaded: ({ space }, name) => t('words.cokeLoaded', { name, space: ovenInWords(space) }),
  coke_received: plain('words.cokeReceived'),
  coal_received: plain('words.coalReceived'),
  spoil_received: plain('words.spoilReceived'),
  disc_advanced: ({ track, space }, name) =>
    t('words.discAdvanced', { name, track: t(`names.${track}`), n: space }),
  end_reached: ({ track, worth }, name) =>
    t('words.endReached', { name, track: t(`names.${track}`), points: points(worth) }),
  building_taken: ({ bar }, name) => t('words.buildingTaken', { name, space: barInWords(bar) }),
  building_placed: ({ lot }, name) => t('words.buildingPlaced', { name, lot: lotInWords(lot) }),
  headframe_placed: plain('words.headframePlaced'),
  headframe_moved: ({ space }, name) => t('words.headframeMoved', { name, space: frameInWords(space) }),
  miner_moved: ({ circle }, name) => t('words.minerMoved', { name, circle: circleInWords(circle) }),
  exit_reached: ({ worth }, name) => t('words.exitReached', { name, points: points(worth) }),
  marker_taken: plain('words.markerTaken'),
  passed: plain('words.passed'),
  points_scored: (told, name) =>
    t('words.pointsScored', { name, points: points(told.points), source: sourceInWords(told.source) }),
  round_scored: ({ round }) => t('words.roundScored', { n: round }),
  game_won: (told, name) => t('words.gameWon', { name, points: points(told.points) }),
};

/** A line of the log; undefined for what its neighbours tell already. */
export function eventInWords(event: Event, speaker: Speaker): string | undefined {
  const name = event.seat === undefined ? '' : speaker.name(event.seat);
  return SENTENCES[event.event]?.(event as unknown as Told, name);
}

const signed = (n: number) => ({ n: Math.abs(n), sign: n < 0 ? '−' : '+' });

const SHORT: Record<string, (told: Told) => string> = {
  tools_taken: ({ n }) => t('words.shortTools', signed(n)),
  tools_discarded: ({ n }) => t('words.shortTools', signed(-n)),
  white_taken: ({ n }) => t('words.shortWhite', { n }),
  coins_taken: ({ n }) => t('words.shortCoins', { n }),
  points_scored: (told) => t('words.shortPoints', signed(told.points)),
  water_risen: ({ level }) => t('words.shortWater', { n: level }),
  water_lowered: ({ level }) => t('words.shortWater', { n: level }),
  water_flooded: ({ level }) => t('words.shortWater', { n: level }),
  disc_advanced: ({ track, space }) =>
    t(barrierBefore(track, space) ? 'words.shortBarrier' : 'words.shortTrack', {
      track: t(`names.${track}`),
      n: space,
    }),
  miner_moved: ({ circle }) => circleInWords(circle),
  headframe_moved: ({ space }) => frameInWords(space),
  marker_taken: () => t('effects.takeMarker'),
  coal_received: () => t('words.shortCoal', { n: 1 }),
  spoil_received: ({ n }) => t('words.shortSpoil', { n }),
  coke_received: () => t('words.shortCoke', { n: 1 }),
  coke_planted: () => t('words.shortCoke', { n: 1 }),
  coke_made: () => t('words.shortCoke', { n: 1 }),
  cart_moved: ({ cube, n }) => t(cube === 'coal' ? 'words.shortCoal' : 'words.shortSpoil', { n }),
};

const isWater = ({ event }: Event) => event.startsWith('water_');

/** What events brought one seat, in few words: "road 5 · canal 2 · −1 tool". Of the water only where it stands at last. */
export function broughtInWords(events: readonly Event[], seat: number): string {
  const own = events.filter((each) => each.seat === seat);
  const last = own.findLast(isWater);
  return own
    .filter((each) => !isWater(each) || each === last)
    .map((each) => SHORT[each.event]?.(each as unknown as Told))
    .filter(Boolean)
    .join(' · ');
}
