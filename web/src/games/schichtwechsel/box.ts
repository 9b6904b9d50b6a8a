// What is in the box, as the server tells it (docs/games/schichtwechsel/trace.md, Components): no length, count, amount, order or
// effect of this game is typed in anywhere on the page. Many of them are reconstructed and may be others tomorrow.
import type { Cube, Size, Source, Track } from './view';

/** One task of a card, space, tile or barrier; which fields it has depends on its name. */
export interface Effect {
  effect: string;
  n?: number;
  source?: Source;
  track?: Track;
  cubes?: Cube[];
  may_decline?: boolean;
  or_tool?: boolean;
  /** Whether a barrier offers these. */
  miner?: boolean;
  headframe?: boolean;
  or_points?: number;
  sizes?: Size[];
  costs_tool?: boolean;
  choice?: number;
}

export interface CardFace {
  card: string;
  sizes: Size[];
  cost: string;
  many_times: boolean;
  copied: boolean;
  min_players: number;
  max_players: number;
  effects: Effect[];
  by_token?: Effect[];
}

export interface CartFace {
  cart: string;
  places: number;
  coal_only: boolean;
  closable: boolean;
}

export interface Barrier {
  after: number;
  effects: Effect[];
}

export interface TrackFace {
  track: Track;
  length: number;
  spaces_per_group: number;
  barriers: Barrier[];
  thresholds: { space: number; points: number }[];
}

export interface Circle {
  circle: string;
  min_players: number;
  effects: Effect[];
}

export interface Tile {
  tile: string;
  min_players: number;
  effects: Effect[];
  choice: number;
}

export interface Choice {
  a: { needs: string; effects: Effect[] };
  b: { needs: string; effects: Effect[] };
  otherwise: Effect[];
}

export interface RoundCard {
  round_card: number;
  scores: Track | 'leaders' | 'spoil' | 'coke';
  closes_carts: boolean;
  puts_marker_in_bag: boolean;
  lowers_water: boolean;
}

export interface Payment {
  payment: string;
  white: number;
  token: number;
  coins: number;
  for: string[];
}

interface Components {
  rounds: number;
  cubes_in_set: number;
  tool_points: number;
  marker_points: number;
  carts: CartFace[];
  small_wagons: number;
  large_wagons: number;
  small_wagon_coal: number;
  large_wagon_coal: number;
  /** On the wagon on which it was laid; else it may be rearranged at any time. */
  coal_stays: boolean;
  tip_room: number;
  coke_wagons: number;
  coke_of_player: number;
  coke_per_sale: number;
  sale_points: number[];
  first_sale_round: number;
  water: {
    bottom: number;
    top: number;
    start: number;
    token: number;
    top_drop: number;
    bottom_points: number;
  };
  bar: { space: string; effects?: Effect[] }[];
  exchanges: { exchange: string; spoil: number; effects: Effect[] }[];
  tracks: TrackFace[];
  first_points: number;
  later_points: number;
  circles: Circle[];
  starts_before_gate: boolean;
  beyond_gate: Effect[];
  plant: { space: string; min_players: number }[];
  most_coke_in_plant: number;
  lots: { lot: string; shared: boolean; spaces?: number[] }[];
  headframe_spaces: { space: string; effects: Effect[] }[];
  headframes_brought_in: Effect[];
  cards: CardFace[];
  personal: { card: 'personal'; cost: string; effects: Effect[] };
  payments: Payment[];
  tiles: Tile[];
  choices: Choice[];
  round_cards: RoundCard[];
  points_per_group: number;
  leader_points: number;
  spoil_per_point: number;
  coke_per_point: number;
}

/** There before any board is shown. */
export let box: Components;

export function unpack(components: object): void {
  box = components as Components;
}

const PERSONAL = { sizes: [], many_times: false, copied: false, min_players: 0, max_players: Infinity };

export function cardOf(name: string): CardFace {
  if (name === 'personal') return { ...PERSONAL, ...box.personal };
  return box.cards.find((each) => each.card === name)!;
}

export const cartOf = (name: string): CartFace => box.carts.find((each) => each.cart === name)!;
export const circleOf = (name: string): Circle => box.circles.find((each) => each.circle === name)!;
export const tileOf = (name: string): Tile => box.tiles.find((each) => each.tile === name)!;
export const trackOf = (name: Track): TrackFace => box.tracks.find((each) => each.track === name)!;
export const roundCard = (n: number): RoundCard => box.round_cards.find((each) => each.round_card === n)!;
export const choiceOf = (effect: Effect): Choice => box.choices[effect.choice!]!;

/** The barrier that is crossed on the way to a space, if there is one. */
export function barrierBefore(track: Track, space: number): Barrier | undefined {
  return trackOf(track).barriers.find(({ after }) => after === space - 1);
}

/** The first and the last circle of the shift. */
export const entrance = (): string => box.circles[0]!.circle;
export const exit = (): string => box.circles.at(-1)!.circle;
/** Whether a circle has room for any number of miners: the exit, and the entrance where all of them start there. */
export const holdsAll = (circle: string): boolean =>
  circle === exit() || (circle === entrance() && !box.starts_before_gate);

/** With how many the game is played: a lot that is not open to all says its spaces for each of these numbers. */
export function playerCounts(): number[] {
  const fewest = Math.min(...box.tiles.map((each) => each.min_players));
  return box.lots.find((each) => each.spaces)!.spaces!.map((_, i) => fewest + i);
}

/** How many buildings a lot takes with so many players; undefined for any number. */
export function roomOf(lot: string, players: number): number | undefined {
  return box.lots.find((each) => each.lot === lot)!.spaces?.[playerCounts().indexOf(players)];
}

/** How much coal the wagons of one seat take in all. */
export function wagonSizes(): number[] {
  return [
    ...Array<number>(box.small_wagons).fill(box.small_wagon_coal),
    ...Array<number>(box.large_wagons).fill(box.large_wagon_coal),
  ];
}

/** What a bar space does for a seat: the last one gives the lower bonus of its tile. */
export function barEffects(space: string, tile: string | null): Effect[] {
  const own = box.bar.find((each) => each.space === space)!.effects;
  if (own) return own;
  return tile === null ? [] : [{ effect: 'choose', choice: tileOf(tile).choice }];
}
