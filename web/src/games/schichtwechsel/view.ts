// Schichtwechsel as docs/games/schichtwechsel/trace.md describes it: the view's types and names.
import type { Points, View } from '../../protocol/messages';

export const TRACKS = ['road', 'rail', 'canal'] as const;
export type Track = (typeof TRACKS)[number];
export type Cube = 'coal' | 'spoil';
export const SIZES = ['large', 'medium', 'small'] as const;
export type Size = (typeof SIZES)[number];
export type Phase = 'sets' | 'tiles' | 'bonuses' | 'sale' | 'bar' | 'actions' | 'last-move' | 'over';
export type Question =
  | 'give'
  | 'cube'
  | 'tile'
  | 'sale'
  | 'option'
  | 'turn'
  | 'pay'
  | 'after'
  | 'carts'
  | 'coke'
  | 'load'
  | 'rail'
  | 'plant'
  | 'water'
  | 'building'
  | 'lot'
  | 'benefit'
  | 'miner'
  | 'use'
  | 'copy'
  | 'headframe'
  | 'over';

/** In the sequence of the score sheet. */
export const SOURCES = [
  'rounds',
  'cards',
  'bonuses',
  'tip',
  'water',
  'coke',
  'headframes',
  'shift',
  'gate',
  'road',
  'rail',
  'canal',
  'lots',
  'leftovers',
  'tools',
  'marker',
] as const;
export type Source = (typeof SOURCES)[number];

/** What was paid and lies on a card. */
export interface Laid {
  closed: boolean;
  white: number;
  coins: number;
  tokens: number[];
}

export interface CardOnTable extends Laid {
  card: string;
}

export interface CartLoad {
  cart: string;
  coal: number;
  spoil: number;
}

export interface Headframes {
  card: number;
  depot: number;
  top: string | null;
  left: string | null;
}

export interface ShiftSeat {
  seat: number;
  coins: number;
  tools: number;
  white: number;
  token: boolean;
  water: number;
  carts: CartLoad[];
  coal: number;
  /** How much lies on each wagon, where coal stays; elsewhere its number says it all. */
  wagons?: number[];
  spoil: number;
  coke: number;
  pairs: number;
  coke_left: number;
  plant: string[];
  bar: string[];
  lots: Record<string, number>;
  headframes: Headframes;
  discs: Record<Track, number>;
  miner: string;
  tile: string | null;
  personal: Laid;
  points: Points;
  projected: Points;
}

export interface Hand {
  seat: number | null;
  coal: number;
  spoil: number;
  marker: boolean;
}

export interface ShiftView extends Omit<View, 'seats'> {
  players: number;
  question: Question;
  phase: Phase;
  round: number;
  first_player: number;
  to_move: number | null;
  exchanged: boolean;
  acted: boolean;
  card: string | null;
  pending: string[];
  passed: number[];
  winners: number[];
  round_cards: number[];
  bag: { coal: number; spoil: number; marker: boolean };
  hand: Hand | null;
  with_set: number[];
  carts_closed: boolean;
  display: string[];
  cards: CardOnTable[];
  first_at_end: Record<Track, number | null>;
  first_out: number | null;
  seats: ShiftSeat[];
}

export function asShift(view: View): ShiftView {
  return view as unknown as ShiftView;
}

/** What lies on a card of the rack, or on the personal card of a seat. */
export function laidOn(view: ShiftView, card: string, seat: number): Laid | undefined {
  if (card === 'personal') return view.seats[seat]!.personal;
  return view.cards.find((each) => each.card === card);
}
