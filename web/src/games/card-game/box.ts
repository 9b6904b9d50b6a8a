// What is in the box, as the server tells it (docs/games/card-game/trace.md, Components): the page repeats no number of the game.
import type { ActionName, Crest, Destination, Engine, Family, ZoneName } from './view';

export interface LorryFace {
  card: string;
  crest: Crest;
  lorries: number;
  points: number;
}

export interface OrderFace {
  card: string;
  destination: Destination;
  lorries: number;
  points: number;
}

export interface ShareFace {
  card: string;
  destination: Destination;
  copies: number;
  points: number;
}

export interface InnovationFace {
  card: string;
  /** It counts as so many workers at most; an action innovation has none. */
  workers?: number;
  least_steps?: number;
  most_steps?: number;
}

export interface ObjectiveFace {
  card: string;
  points: number;
  for_each?: number;
  goal?: number;
}

interface ZoneFace {
  zone: ZoneName;
  stack: boolean;
  least_steps?: number;
  most_steps?: number;
  looks?: number;
  start_level?: number;
}

interface DecksFace {
  /** The value of the option. */
  decks: string;
  /** Copies of each print of lorries, each size of order, each innovation. */
  lorries: number[];
  orders: number[];
  innovations: number[];
}

interface Components {
  lorries: LorryFace[];
  wagons: { card: string; copies: number }[];
  docks: { crests: [Crest, Crest] }[];
  engines: { card: Engine; copies: number }[];
  orders: OrderFace[];
  shares: ShareFace[];
  objectives: ObjectiveFace[];
  innovations: InnovationFace[];
  decks: DecksFace[];
  zones: ZoneFace[];
}

/** There before any board is shown. */
export let box: Components;
/** Every card's family and its place among its like, for sorting. */
let cards: Map<string, { family: Family; rank: number }>;

const FAMILIES = {
  lorries: 'lorry',
  wagons: 'wagon',
  engines: 'engine',
  orders: 'order',
  shares: 'share',
  innovations: 'innovation',
  objectives: 'objective',
} as const;

export function unpack(components: object): void {
  box = components as Components;
  cards = new Map();
  for (const [kind, family] of Object.entries(FAMILIES) as [keyof typeof FAMILIES, Family][])
    box[kind].forEach(({ card }, rank) => cards.set(card, { family, rank }));
}

export function isCard(name: string): boolean {
  return cards.has(name);
}

export function familyOf(card: string): Family {
  return cards.get(card)!.family;
}

/** In the sequence of the box, as the server sorts. */
export function sorted<Card extends string>(list: readonly Card[]): Card[] {
  return [...list].sort((a, b) => cards.get(a)!.rank - cards.get(b)!.rank);
}

const find = <Face extends { card: string }>(faces: readonly Face[], card: string) =>
  faces.find((each) => each.card === card)!;

export const readLorry = (card: string) => find(box.lorries, card);
export const readOrder = (card: string) => find(box.orders, card);
export const readShare = (card: string) => find(box.shares, card);
export const readInnovation = (card: string) => find(box.innovations, card);
export const readObjective = (card: string) => find(box.objectives, card);

/** `fox-wagon`, `wild-wagon` */
export function crestOf(wagon: string): Crest | 'wild' {
  return wagon.slice(0, -'-wagon'.length) as Crest | 'wild';
}

/** Docks are numbered from 1. */
export function crestsOf(dock: number): [Crest, Crest] {
  return box.docks[dock - 1]!.crests;
}

export function zoneFace(zone: ZoneName): ZoneFace {
  return box.zones.find((each) => each.zone === zone)!;
}

/** The steps that a mining card allows. */
export function stepsOf(zone: ActionName): { least: number; most: number } {
  const { least_steps, most_steps } = zoneFace(zone);
  return { least: least_steps ?? 0, most: most_steps ?? 0 };
}

/** How many cards are seen at the wild card. */
export function looks(): number {
  return zoneFace('wild').looks ?? 0;
}

export interface ObjectiveKind {
  kind: 'tokens' | 'objectives' | 'engines' | 'shares' | 'orders' | 'lorries';
  engine?: Engine;
  destination?: Destination;
}

/** `E2-objective`, `barracks-shares-objective`: what it counts. */
export function objectiveKind(card: string): ObjectiveKind {
  const [first, second] = card.split('-') as [string, string];
  if (first === 'tokens' || first === 'objectives') return { kind: first };
  if (second === 'objective') return { kind: 'engines', engine: first as Engine };
  return { kind: second as ObjectiveKind['kind'], destination: first as Destination };
}

/** How many of a card are in the box with these decks. */
export function copiesOf(card: string, decks: string): number {
  const { family, rank } = cards.get(card)!;
  const split = box.decks.find((each) => each.decks === decks)!;
  switch (family) {
    case 'lorry': // print by print, each in all crests
      return split.lorries[Math.floor((rank * split.lorries.length) / box.lorries.length)]!;
    case 'order': // destination by destination, each in all sizes
      return split.orders[rank % split.orders.length]!;
    case 'innovation':
      return split.innovations[rank]!;
    case 'wagon':
      return box.wagons[rank]!.copies;
    case 'engine':
      return box.engines[rank]!.copies;
    case 'share':
      return box.shares[rank]!.copies;
    case 'objective':
      return 1;
  }
}
