// Moves, events and questions of The Great Card Game as sentences.
import type { Event, View } from '../../protocol/messages';
import type { Speaker } from '../../ui/speaker';
import {
  crestOf,
  familyOf,
  looks,
  objectiveKind,
  readInnovation,
  readLorry,
  readObjective,
  readOrder,
  readShare,
  stepsOf,
} from './box';
import { t, type Key, type Values } from './text';
import {
  asCardGame,
  isStack,
  stackOf,
  workersNeeded,
  zoneOf,
  type ActionName,
  type CardGameSeat,
  type CardGameView,
  type Engine,
  type ZoneName,
} from './view';
import { objectiveWorth } from './worth';

// ---- names -------------------------------------------------------------------------------------------

const NUMERALS: Record<Engine, string> = { E1: 'I', E2: 'II', E3: 'III', E4: 'IV' };

/** An engine's type as it stands on its card. */
export function numeral(engine: Engine): string {
  return NUMERALS[engine];
}

export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
export const sourceInWords = (source: string): string => t(`yard.points${capital(source) as 'Lorries'}`);
const points = (n: number) => t('common.points', { n });

function lorryInWords(card: string): string {
  const face = readLorry(card);
  const crest = t(`names.${face.crest}`);
  if (face.lorries > 1) return t('names.doubleLorry', { crest });
  return t('names.singleLorry', { crest, points: points(face.points) });
}

function wagonInWords(card: string): string {
  const crest = crestOf(card);
  return crest === 'wild' ? t('names.wildWagon') : t('names.wagonCard', { crest: t(`names.${crest}`) });
}

function orderInWords(card: string): string {
  const { destination, lorries, points: worth } = readOrder(card);
  return t('names.orderCard', {
    n: lorries,
    destination: t(`names.${destination}`),
    points: points(worth),
  });
}

function innovationInWords(card: string): string {
  const { workers, least_steps, most_steps } = readInnovation(card);
  if (workers !== undefined) return t('names.workersCard', { n: workers });
  return t(`names.${card as 'free-mining'}`, { least: least_steps ?? 0, most: most_steps ?? 0 });
}

/** What stands at the places of a sentence about an objective. */
export function objectiveValues(card: string): Values {
  const { points: worth, for_each, goal } = readObjective(card);
  const { engine, destination } = objectiveKind(card);
  return {
    n: for_each ?? goal ?? 1,
    points: points(worth),
    type: engine ? numeral(engine) : '',
    destination: destination ? t(`names.${destination}`) : '',
  };
}

function objectiveInWords(card: string): string {
  return t(`names.${objectiveKind(card).kind}Objective`, objectiveValues(card));
}

/** Any card: "fox lorry (1 point)", "engine III", "furnaces order for 3 lorries (7 points)". */
export function cardInWords(card: string): string {
  switch (familyOf(card)) {
    case 'lorry':
      return lorryInWords(card);
    case 'wagon':
      return wagonInWords(card);
    case 'engine':
      return t('names.engineCard', { type: numeral(card as Engine) });
    case 'order':
      return orderInWords(card);
    case 'share':
      return t('names.shareCard', { destination: t(`names.${readShare(card).destination}`) });
    case 'innovation':
      return innovationInWords(card);
    case 'objective':
      return objectiveInWords(card);
  }
}

/** A zone: "lorries, left stack", "mining 1 or 2". */
export function zoneInWords(zone: ZoneName): string {
  if (zone === 'delivery') return t('names.delivery');
  if (zone === 'wild') return t('names.wildZone');
  if (zone.startsWith('mine-')) {
    const { least, most } = stepsOf(zone as ActionName);
    return t('names.mine', { a: least, b: most });
  }
  return zone.includes('-') ? t(`names.${zone as 'lorry-left'}`) : t(`names.${zone as 'engine'}Stack`);
}

/** What an objective lacks for its next points. */
export function missingFor(seat: CardGameSeat, card: string): string {
  const { missing } = objectiveWorth(seat, card);
  const { kind, engine, destination } = objectiveKind(card);
  const named = destination ? t(`names.${destination}`) : '';
  switch (kind) {
    case 'tokens':
      return t('yard.missingToken', { n: missing! });
    case 'lorries':
      return missing === undefined ? t('yard.reached') : t('yard.missingLorries', { n: missing });
    case 'objectives':
      return t('yard.growsObjectives');
    case 'engines':
      return t('yard.growsEngines', { type: numeral(engine!) });
    case 'shares':
      return t('yard.growsShares', { destination: named });
    case 'orders':
      return t('yard.growsOrders', { destination: named });
  }
}

/** `3`, `2+1`, `1+workers-4`: the cards of a payment, one by one. */
export function paymentInWords(cards: string): string {
  const parts = cards.split('+').map((card) => {
    const worth = Number(card);
    return Number.isNaN(worth) ? cardInWords(card) : t('names.workers', { n: worth });
  });
  const last = parts.pop()!;
  return parts.length === 0 ? last : t('words.cardsAnd', { cards: parts.join(', '), last });
}

// ---- the frame ---------------------------------------------------------------------------------------

export function part(view: CardGameView): { name: string; now: number; of: number } {
  return { name: t('yard.shift'), now: view.shift, of: view.shifts };
}

/** Workers that come home at the end of a shift are no gain of the move that ends it. */
export function costInWords({ workers = 0 }: Readonly<Record<string, number>>): string[] {
  return workers > 0 ? [t('names.workers', { n: workers })] : [];
}

// ---- questions ---------------------------------------------------------------------------------------

export function prompt(state: View): string {
  const view = asCardGame(state);
  switch (view.phase) {
    case 'turn':
      return t(view.played ? 'words.askPlace' : 'words.askTurn');
    case 'pay':
      return t('words.askPay', { n: workersNeeded(zoneOf(view, view.zone!)) });
    case 'stack':
      return t(view.innovation === null ? 'words.askLook' : 'words.askStack');
    case 'keep':
      return t('words.askKeep');
    case 'dock':
      return t('words.askDock', { card: cardInWords(view.held!) });
    case 'return':
      return t('words.askReturn');
    case 'mine': {
      const { owed, left } = view.steps!;
      return owed > 0 ? t('words.askMineOwed', { n: owed, left }) : t('words.askMine', { n: left });
    }
    case 'deliver':
      return view.train === null
        ? t('words.askDeliver')
        : t('words.askAnotherTrain', { type: numeral(view.train) });
    case 'after':
      return t('words.askAfter');
    case 'over':
      return t('words.askNothing');
  }
}

// ---- moves -------------------------------------------------------------------------------------------

/** What a button says that makes this move; costs stand beside it. */
export function moveInWords(move: string, state: View): string {
  const view = asCardGame(state);
  const [verb, ...rest] = move.split(' ') as [string, ...string[]];
  const what = rest[0] ?? '';
  switch (verb) {
    case 'place':
      return placeInWords(what as ZoneName, view);
    case 'play':
      return t('words.play', { card: cardInWords(what) });
    case 'pay':
      return t('words.pay', { cards: paymentInWords(what) });
    case 'stack':
      return t('words.choose', { zone: zoneInWords(what as ZoneName) });
    case 'keep':
      return t('words.keep', { card: cardInWords(what) });
    case 'dock':
      return t('words.dockHere', { n: what, card: cardInWords(view.held!) });
    case 'return':
      return t('words.putUnder', { card: cardInWords(what) });
    case 'load':
      return t('words.load', { lorry: cardInWords(nextOut(view)), wagon: cardInWords(what), n: rest[1]! });
    case 'store':
      return t('words.store', { lorry: cardInWords(nextOut(view)) });
    case 'fetch':
      return t('words.fetch', { lorry: cardInWords(what), wagon: cardInWords(rest[1]!), n: rest[2]! });
    case 'deliver':
      return t('words.deliver', { n: what, order: cardInWords(rest[1]!) });
    default:
      return t(`words.${verb as 'pass' | 'end' | 'stop' | 'done'}`);
  }
}

function nextOut(view: CardGameView): string {
  return view.seats[view.to_move!]!.row[0]!;
}

function placeInWords(zone: ZoneName, view: CardGameView): string {
  if (zone === 'delivery') return t('words.placeDelivery');
  if (zone === 'wild') return t('words.placeWild', { n: looks() });
  if (!isStack(zone)) {
    const { least, most } = stepsOf(zone);
    return t('words.placeMine', { a: least, b: most });
  }
  const { top } = stackOf(view, zone);
  const name = capital(zoneInWords(zone));
  return top === null
    ? t('words.placeUnseen', { zone: name })
    : t('words.placeStack', { zone: name, card: cardInWords(top) });
}

// ---- events ------------------------------------------------------------------------------------------

/** The event's fields as docs/games/card-game/trace.md lists them; which are there depends on its name. */
interface Told {
  shift: number;
  zone: ZoneName;
  stack: ZoneName;
  n: number;
  card: string;
  dock: number;
  lorry: string;
  wagon: string;
  steps: number;
  order: string;
  source: string;
  points: number;
}

type Sentence = (told: Told, name: string) => string | undefined;

const withCard =
  (key: Key): Sentence =>
  ({ card }, name) =>
    t(key, { name, card: cardInWords(card) });
const withStack =
  (key: Key): Sentence =>
  ({ stack, n }, name) =>
    t(key, { name, n: n ?? 1, stack: zoneInWords(stack) });
const docked: Sentence = ({ card, dock }, name) =>
  t('words.docked', { name, card: cardInWords(card), n: dock });
const loaded =
  (key: Key): Sentence =>
  ({ lorry, wagon, dock }, name) =>
    t(key, { name, lorry: cardInWords(lorry), wagon: cardInWords(wagon), n: dock });

const SENTENCES: Record<string, Sentence> = {
  shift_begun: ({ shift }, name) => t('words.shiftBegun', { n: shift, name }),
  workers_placed: ({ n, zone }, name) => t('words.workersPlaced', { n, name, zone: zoneInWords(zone) }),
  passed: (_, name) => t('words.passed', { name }),
  innovation_played: withCard('words.innovationPlayed'),
  secret_shown: withCard('words.secretShown'),
  card_taken: withCard('words.cardTaken'),
  top_turned: ({ stack, card }) =>
    t('words.topTurned', { stack: zoneInWords(stack), card: cardInWords(card) }),
  stack_cut: withStack('words.stackCut'),
  wagon_docked: docked,
  engine_docked: docked,
  lorry_loaded: loaded('words.lorryLoaded'),
  lorry_fetched: loaded('words.lorryFetched'),
  lorry_stored: ({ lorry }, name) => t('words.lorryStored', { name, lorry: cardInWords(lorry) }),
  // Steps that were made are told one by one.
  mining_ended: ({ steps }, name) => (steps === 0 ? t('words.nothingMined', { name }) : undefined),
  train_departed: ({ dock, order }, name) =>
    t('words.trainDeparted', { name, n: dock, order: cardInWords(order) }),
  stack_looked_at: withStack('words.lookedAt'),
  card_seen: withCard('words.cardSeen'),
  card_kept: withCard('words.cardKept'),
  secret_kept: withStack('words.secretKept'),
  card_returned: withCard('words.cardReturned'),
  cards_returned: withStack('words.cardsReturned'),
  token_awarded: ({ shift }, name) => t('words.tokenAwarded', { n: shift, name }),
  points_scored: (told, name) =>
    t(`words.scored${capital(told.source) as 'Lorries'}`, { name, points: points(told.points) }),
  game_won: (told, name) => t('words.gameWon', { name, points: points(told.points) }),
};

/** A line of the log; undefined for what its neighbours tell already. */
export function eventInWords(event: Event, speaker: Speaker): string | undefined {
  const name = event.seat === undefined ? '' : speaker.name(event.seat);
  return SENTENCES[event.event]?.(event as unknown as Told, name);
}
