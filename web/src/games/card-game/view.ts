// The Great Card Game as docs/games/card-game/trace.md describes it: the view's types and names.
import type { Points, View } from '../../protocol/messages';

export const CRESTS = ['wheel', 'clover', 'tower', 'fox'] as const;
export type Crest = (typeof CRESTS)[number];
export const DESTINATIONS = ['barracks', 'furnaces', 'factories', 'steamboats'] as const;
export type Destination = (typeof DESTINATIONS)[number];
export const ENGINES = ['E1', 'E2', 'E3', 'E4'] as const;
export type Engine = (typeof ENGINES)[number];

export type Family = 'lorry' | 'wagon' | 'engine' | 'order' | 'share' | 'innovation' | 'objective';
export const STACKS = [
  'lorry-left',
  'lorry-right',
  'wagon-left',
  'wagon-right',
  'engine',
  'order',
  'share',
  'innovation',
  'objective',
] as const;
export type StackName = (typeof STACKS)[number];
export type ActionName = 'mine-0-1' | 'mine-1-2' | 'mine-2-3' | 'delivery' | 'wild';
export type ZoneName = StackName | ActionName;

export type Phase =
  'turn' | 'pay' | 'stack' | 'keep' | 'dock' | 'return' | 'mine' | 'deliver' | 'after' | 'over';

export interface Zone {
  zone: ZoneName;
  level: number;
  last_player: number | null;
  workers: number[][];
  innovations: string[];
}

export interface Stack {
  stack: StackName;
  size: number;
  top: string | null;
}

export interface Wagon {
  wagon: string;
  lorry: string | null;
}

export interface Dock {
  dock: number;
  engine: Engine | null;
  wagons: Wagon[];
  load: number;
}

export interface Secret {
  size: number;
  cards?: string[];
}

export interface CardGameSeat {
  seat: number;
  workers: number[];
  /** The next card to move comes first. */
  row: string[];
  storage: string[];
  docks: Dock[];
  orders: string[];
  innovations: string[];
  secret_orders: Secret;
  secret_innovations: Secret;
  shares: string[];
  objectives: string[];
  tokens: number[];
  fulfilled: string[];
  delivered: { engines: Engine[]; lorries: string[] };
  points: Points;
  projected: Points;
}

export interface LookedAt {
  stack: StackName;
  size: number;
  returned: number;
  cards?: string[];
}

export type Place = { stack: StackName; from_top: number } | { hand: number };
/** What the viewer knows beyond what lies open: these cards lie in these places, in any order. */
export interface Known {
  cards: string[];
  places: Place[];
}

export interface CardGameView extends Omit<View, 'seats'> {
  /** Whether rivals' hands name the cards that everybody saw taken. */
  seen_cards: 'shown' | 'remembered';
  phase: Phase;
  players: number;
  decks: string;
  shift: number;
  shifts: number;
  start_player: number;
  to_move: number | null;
  passed: number[];
  zone: ZoneName | null;
  placed: boolean;
  played: boolean;
  innovation: string | null;
  stack: StackName | null;
  held: string | null;
  steps: { owed: number; left: number } | null;
  train: Engine | null;
  looked_at: LookedAt | null;
  zones: Zone[];
  stacks: Stack[];
  spent: string[];
  seats: CardGameSeat[];
  known?: Known[];
  winners: number[];
}

export function asCardGame(view: View): CardGameView {
  return view as unknown as CardGameView;
}

export function isStack(name: string): name is StackName {
  return (STACKS as readonly string[]).includes(name);
}

export function familyOfStack(stack: StackName): Family {
  return stack.replace(/-(left|right)$/, '') as Family;
}

export function zoneOf(view: CardGameView, name: ZoneName): Zone {
  return view.zones.find((each) => each.zone === name)!;
}

export function stackOf(view: CardGameView, name: StackName): Stack {
  return view.stacks.find((each) => each.stack === name)!;
}

/** The other of two stacks of one kind. */
export function twinOf(stack: StackName): StackName | undefined {
  const twin = stack.endsWith('-left') ? stack.replace('-left', '-right') : stack.replace('-right', '-left');
  return twin === stack ? undefined : (twin as StackName);
}

/** Exactly one worker more than the latest user laid there. */
export function workersNeeded(zone: Zone): number {
  return zone.level + 1;
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}

/** Orders in hand as far as the viewer sees them, those that others have not seen too. */
export function ordersInHand(seat: CardGameSeat): string[] {
  return [...seat.orders, ...(seat.secret_orders.cards ?? [])];
}

export function innovationsInHand(seat: CardGameSeat): string[] {
  return [...seat.innovations, ...(seat.secret_innovations.cards ?? [])];
}
