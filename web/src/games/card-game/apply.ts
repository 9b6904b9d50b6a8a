// The view after events, without waiting for the server's. Every event says what it changed.
//
// Points and what is known of stacks are not followed; the server's view brings them a moment later.
import type { Event, View } from '../../protocol/messages';
import { applyEvents, number, text, type EffectOn, type Told } from '../../table/effects';
import { crestOf, crestsOf, familyOf, readLorry, sorted, zoneFace } from './box';
import {
  asCardGame,
  familyOfStack,
  stackOf,
  twinOf,
  zoneOf,
  type CardGameSeat,
  type CardGameView,
  type Dock,
  type Engine,
  type StackName,
  type Wagon,
  type ZoneName,
} from './view';

export function apply(view: View, events: readonly Event[]): View {
  return applyEvents(asCardGame(view), EFFECTS, events);
}

type Effect = EffectOn<CardGameView, CardGameSeat>;

const stackNamed = (view: CardGameView, event: Told) => stackOf(view, event['stack'] as StackName);
const dockNamed = (seat: CardGameSeat, event: Told) => seat.docks[number(event['dock']) - 1]!;

function without<T>(list: readonly T[], one: T): T[] {
  const i = list.indexOf(one);
  return i < 0 ? [...list] : list.toSpliced(i, 1);
}

// ---- cards come and go -------------------------------------------------------------------------------

const SHELVES = {
  order: 'orders',
  share: 'shares',
  innovation: 'innovations',
  objective: 'objectives',
} as const;

/** Openly, to where its kind belongs; wagons and engines wait for their dock. */
function receive(view: CardGameView, seat: CardGameSeat, card: string): void {
  const family = familyOf(card);
  if (family === 'lorry') seat.row.push(card);
  else if (family === 'wagon' || family === 'engine') view.held = card;
  else if (family === 'order' || family === 'innovation') intoHand(view, seat, family, card);
  else seat[SHELVES[family]] = sorted([...seat[SHELVES[family]], card]);
}

// Where rivals' cards are up to memory, their hands are only counted; nobody is shown which secrets a rival has.
const isCounted = (view: CardGameView, seat: CardGameSeat) =>
  view.seen_cards === 'remembered' && seat.secret_orders.cards === undefined;

function intoHand(
  view: CardGameView,
  seat: CardGameSeat,
  family: 'order' | 'innovation',
  card: string,
): void {
  if (isCounted(view, seat)) secretOf(seat, family).size += 1;
  else seat[SHELVES[family]] = sorted([...seat[SHELVES[family]], card]);
}

function outOfHand(
  view: CardGameView,
  seat: CardGameSeat,
  family: 'order' | 'innovation',
  card: string,
): void {
  if (isCounted(view, seat)) secretOf(seat, family).size -= 1;
  else seat[SHELVES[family]] = without(seat[SHELVES[family]], card);
}

const secretOf = (seat: CardGameSeat, family: 'order' | 'innovation') =>
  family === 'order' ? seat.secret_orders : seat.secret_innovations;

/** Whoever looks has just been told that a secret was kept, and is now told which. */
function keepsSecret(seat: CardGameSeat, card: string): boolean {
  const family = familyOf(card);
  if (family !== 'order' && family !== 'innovation') return false;
  const secret = secretOf(seat, family);
  if (!secret.cards || secret.cards.length === secret.size) return false;
  secret.cards = sorted([...secret.cards, card]);
  return true;
}

function leavesTheLook(view: CardGameView): void {
  const look = view.looked_at!;
  look.size -= 1;
  stackOf(view, look.stack).size -= 1;
  if (look.size === 0) view.looked_at = null;
}

// ---- docks -------------------------------------------------------------------------------------------

// The dock's first crest, its second, wild; of wild ones the empty first, then by crest and print of the lorry.
function sortWagons({ dock, wagons }: Dock): Wagon[] {
  const crests: string[] = crestsOf(dock);
  const kinds = [...crests, 'wild'];
  const key = ({ wagon, lorry }: Wagon) => {
    const kind = kinds.indexOf(crestOf(wagon)) * 1000;
    if (lorry === null) return kind;
    const { crest, lorries, points } = readLorry(lorry);
    return kind + 100 + crests.indexOf(crest) * 10 + lorries * 3 + points;
  };
  return [...wagons].sort((a, b) => key(a) - key(b));
}

function load(view: CardGameView, seat: CardGameSeat, event: Told): void {
  const dock = dockNamed(seat, event);
  const lorry = text(event['lorry']);
  dock.wagons.find((each) => each.wagon === event['wagon'] && each.lorry === null)!.lorry = lorry;
  dock.wagons = sortWagons(dock);
  dock.load += readLorry(lorry).lorries;
  spendSteps(view, lorry);
}

/** A card costs as many steps as it shows lorries. */
function spendSteps(view: CardGameView, lorry: string): void {
  if (!view.steps) return;
  const { lorries } = readLorry(lorry);
  view.steps = { owed: Math.max(0, view.steps.owed - lorries), left: view.steps.left - lorries };
}

function newShift(view: CardGameView): void {
  for (const zone of view.zones) {
    for (const seat of view.seats)
      seat.workers = [...seat.workers, ...zone.workers[seat.seat]!].sort((a, b) => b - a);
    view.spent = sorted([...view.spent, ...zone.innovations]);
    zone.workers = view.seats.map(() => []);
    zone.innovations = [];
    zone.level = zoneFace(zone.zone).start_level ?? 0;
    zone.last_player = null;
  }
  view.passed = [];
}

const EFFECTS: Record<string, Effect> = {
  workers_placed(view, event, seat) {
    const zone = zoneOf(view, event['zone'] as ZoneName);
    zone.level = number(event['n']);
    zone.last_player = seat.seat;
    for (const card of text(event['cards']).split('+')) {
      const worth = Number(card);
      if (Number.isNaN(worth)) {
        outOfHand(view, seat, 'innovation', card);
        zone.innovations = sorted([...zone.innovations, card]);
      } else {
        seat.workers = without(seat.workers, worth);
        zone.workers[seat.seat] = [...zone.workers[seat.seat]!, worth].sort((a, b) => b - a);
      }
    }
  },
  passed(view, _event, seat) {
    view.passed = [...view.passed, seat.seat].sort();
  },
  innovation_played(view, event, seat) {
    outOfHand(view, seat, 'innovation', text(event['card']));
    view.spent = sorted([...view.spent, text(event['card'])]);
  },
  secret_shown(view, event, seat) {
    const card = text(event['card']);
    const family = familyOf(card) as 'order' | 'innovation';
    const secret = secretOf(seat, family);
    secret.size -= 1;
    if (secret.cards) secret.cards = without(secret.cards, card);
    intoHand(view, seat, family, card);
  },
  card_taken(view, event, seat) {
    const stack = stackNamed(view, event);
    stack.size -= 1;
    stack.top = null; // until it is turned up
    receive(view, seat, text(event['card']));
  },
  top_turned(view, event) {
    stackNamed(view, event).top = text(event['card']);
  },
  stack_cut(view, event) {
    const stack = stackNamed(view, event);
    stack.size += number(event['n']);
    stackOf(view, twinOf(stack.stack)!).size -= number(event['n']);
  },
  wagon_docked(view, event, seat) {
    const dock = dockNamed(seat, event);
    dock.wagons.push({ wagon: text(event['card']), lorry: null });
    dock.wagons = sortWagons(dock);
    view.held = null;
  },
  engine_docked(view, event, seat) {
    dockNamed(seat, event).engine = event['card'] as Engine;
    view.held = null;
  },
  lorry_loaded(view, event, seat) {
    seat.row = seat.row.slice(1);
    load(view, seat, event);
  },
  lorry_fetched(view, event, seat) {
    seat.storage = without(seat.storage, text(event['lorry']));
    load(view, seat, event);
  },
  lorry_stored(view, event, seat) {
    seat.row = seat.row.slice(1);
    seat.storage = sorted([...seat.storage, text(event['lorry'])]);
    spendSteps(view, text(event['lorry']));
  },
  mining_ended(view) {
    view.steps = null;
  },
  train_departed(view, event, seat) {
    const dock = dockNamed(seat, event);
    const lorries = dock.wagons.flatMap(({ lorry }) => lorry ?? []);
    seat.delivered.engines = sorted([...seat.delivered.engines, dock.engine!]);
    seat.delivered.lorries = sorted([...seat.delivered.lorries, ...lorries]);
    outOfHand(view, seat, 'order', text(event['order']));
    seat.fulfilled = sorted([...seat.fulfilled, text(event['order'])]);
    Object.assign(dock, { engine: null, wagons: [], load: 0 });
  },
  stack_looked_at(view, event) {
    const stack = stackNamed(view, event);
    stack.top = null;
    view.looked_at = { stack: stack.stack, size: number(event['n']), returned: 0 };
  },
  card_seen(view, event) {
    (view.looked_at!.cards ??= []).push(text(event['card']));
  },
  card_kept(view, event, seat) {
    const card = text(event['card']);
    const look = view.looked_at!;
    if (look.cards) look.cards = without(look.cards, card);
    if (keepsSecret(seat, card)) return;
    leavesTheLook(view);
    receive(view, seat, card);
  },
  secret_kept(view, event, seat) {
    secretOf(seat, familyOfStack(event['stack'] as StackName) as 'order' | 'innovation').size += 1;
    leavesTheLook(view);
  },
  card_returned(view, event) {
    const look = view.looked_at!;
    const card = text(event['card']);
    const named = look.cards!.slice(0, look.returned);
    look.cards = [...named, card, ...without(look.cards!.slice(look.returned), card)];
    look.returned += 1;
  },
  cards_returned(view) {
    view.looked_at = null;
  },
  token_awarded(_view, event, seat) {
    seat.tokens = [...seat.tokens, number(event['shift'])];
  },
  shift_begun(view, event, seat) {
    newShift(view);
    view.shift = number(event['shift']);
    view.start_player = seat.seat;
  },
};
