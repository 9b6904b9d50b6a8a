// The tables of docs/games/schichtwechsel/rules.md that follow from what is printed in the box. Much of it is reconstructed:
// the page shows that of the table it is read at, and a test holds the texts to that of the usual box.
import type { Cells } from '../../../table/rules/booklet';
import { box, playerCounts, roomOf, type CardFace, type Circle, type Effect, type TrackFace } from '../box';
import { effectInWords } from '../effects';
import { t } from '../text';

const effects = (list: readonly Effect[]) => list.map(effectInWords).join('; ');
const range = (least: number, most: number) => (least === most ? String(least) : `${least}–${most}`);
const yes = (is: boolean) => t(is ? 'tables.yes' : 'tables.no');

function either(parts: readonly string[]): string {
  const [a, b] = parts as [string, string?];
  return b === undefined ? a : t('tables.either', { a, b });
}

function trackRow({ length, barriers, thresholds }: TrackFace): Cells[number] {
  const gives = barriers.map(({ after, effects: list }) => `${after}: ${effects(list)}`);
  const worth = thresholds.map(({ space, points }) => `${space}: ${points}`);
  return [undefined, String(length), gives.join(' · '), worth.join(' · ')];
}

// What stands at a circle without a benefit, such as the entrance, only the text says.
function circleRow({ effects: list }: Circle): Cells[number] {
  return [undefined, undefined, list.length > 0 ? effects(list) : undefined];
}

// A price is its units; some cards have two.
const PRICES: Readonly<Record<string, readonly string[]>> = { 'white-or-token': ['W', 'P'] };
function priceOf(cost: string): string {
  return either(PRICES[cost] ?? [box.payments.find((each) => each.for.includes(cost))?.payment ?? '']);
}

// A card with two prices does what two others do, which the text names.
function cardRow(face: CardFace): Cells[number] {
  const { card, sizes, cost, many_times, copied, min_players, max_players, by_token } = face;
  return [
    card,
    by_token ? undefined : either(sizes.map((size) => t(`names.${size}`))),
    priceOf(cost),
    by_token ? undefined : effects(face.effects),
    many_times ? yes(true) : '',
    yes(copied),
    range(min_players, max_players),
  ];
}

const count = (list: readonly { min_players: number; max_players?: number }[]) =>
  playerCounts().map((n) =>
    String(list.filter((each) => each.min_players <= n && n <= (each.max_players ?? n)).length),
  );

// The two lots for points share a row, and where any number fits there is none to tell.
const LOTS = ['miner', 'spoil', 'four-a', 'sale', 'tools', undefined] as const;
const rooms = (lot: string) => playerCounts().map((n) => String(roomOf(lot, n)));
const lotRow = (lot: string): Cells[number] => [
  undefined,
  undefined,
  ...rooms(lot).map((n) => (lot === 'four-a' ? t('tables.each', { n }) : n)),
];

export const tables = {
  tracks: () => box.tracks.map(trackRow),
  circles: () => box.circles.map(circleRow),
  lots: () => LOTS.map((lot) => (lot ? lotRow(lot) : [])),
  'action-cards': () => box.cards.map(cardRow),
  'selection-tiles': () =>
    box.tiles.map(({ min_players: least }) => [
      undefined,
      undefined,
      undefined,
      range(least, playerCounts().at(-1)!),
    ]),
  differences: () => [
    [],
    [undefined, ...count(box.cards)],
    [undefined, ...count(box.tiles)],
    [],
    [],
    [],
    [undefined, ...rooms('sale')],
  ],
} satisfies Record<string, () => Cells>;
