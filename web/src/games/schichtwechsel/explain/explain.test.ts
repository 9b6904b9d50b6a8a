// Everything that can be asked about has an answer at every moment of whole games, and names a section of the rules.
import '../../../testing/browser';
import { readFileSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import type { View } from '../../../protocol/messages';
import type { Table } from '../../../table/table.svelte';
import { box, unpack } from '../box';
import { STEPS } from '../steps';
import { traces } from '../testing/engine';
import { asShift, SIZES, type ShiftView } from '../view';
import { explain } from '.';
import { thingOf } from './things';

const printed = box;
afterEach(() => unpack(printed));

const WHOLE_GAME_MS = 30_000;
const EVERY = 20; // moves: whoever stands between two of them changes little
const WRONG = /\{\w+\}|undefined|NaN|\[object|[a-z]+\.[a-z]+[A-Z]/;
const slug = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-');
const SECTIONS = new Set(
  [...readFileSync('../docs/games/schichtwechsel/rules.md', 'utf8').matchAll(/^#+ (.*)$/gm)].map(
    ([, heading]) => slug(heading!),
  ),
);

function thingsOn(view: ShiftView): string[] {
  const ofSeats = ['white', 'token', 'coins', 'tools', 'points', 'coal', 'spoil', 'coke', 'sold', 'water'];
  ofSeats.push('bar', 'rival', 'buildings', 'cokes', 'miner', 'give', 'disc');
  const tracks = box.tracks.map(({ track }) => track);
  return [
    ...view.cards.map(({ card }) => `card ${card}`),
    'card personal',
    ...new Set(view.cards.map(({ card }) => `column ${card.split('-')[0]!}`)),
    ...SIZES.map((size) => `row ${size}`),
    ...box.payments.map(({ payment }) => `payment ${payment}`),
    ...tracks.map((track) => `track ${track}`),
    ...box.tracks.flatMap(({ track, length }) => Array.from({ length }, (_, i) => `space ${track} ${i + 1}`)),
    ...box.tracks.flatMap(({ track, barriers }) =>
      barriers.map(({ after }) => `barrier ${track} ${after + 1}`),
    ),
    ...view.seats.flatMap(({ seat }) =>
      ofSeats.flatMap((kind) =>
        kind === 'disc' ? tracks.map((track) => `disc ${seat} ${track}`) : [`${kind} ${seat}`],
      ),
    ),
    ...box.circles.map(({ circle }) => `circle ${circle}`),
    ...box.plant.flatMap(({ space }) =>
      space === 'own' ? view.seats.map(({ seat }) => `oven own ${seat}`) : [`oven ${space}`],
    ),
    ...box.headframe_spaces.map(({ space }) => `frame ${space}`),
    ...box.lots.map(({ lot }) => `lot ${lot}`),
    ...box.sale_points.map((_, i) => `pair ${i}`),
    ...box.carts.map(({ cart }) => `cart ${cart}`),
    ...Array.from({ length: box.water.top + 1 }, (_, level) => `level ${level}`),
    ...box.bar.map(({ space }) => `bar ${space}`),
    ...box.exchanges.map(({ spoil, exchange }) => `exchange ${spoil} ${exchange}`),
    ...STEPS.map((_, i) => `step ${i + 1}`),
    ...box.tiles.map(({ tile }) => `tile ${tile}`),
    ...['coal', 'spoil'].map((cube) => `cube ${cube}`),
    ...['shift', 'plant', 'frames', 'depot', 'lots', 'carts', 'set', 'round', 'ended', 'bag', 'marker'],
    ...['reconstructed', 'trail', 'pending', 'recap'],
  ];
}

function tableOf(board: View, legal: readonly string[] = []): Table {
  const moves = legal.map((move) => ({ move, events: [], cost: {} }));
  const mySeat = asShift(board).to_move ?? 0;
  return {
    board,
    moves,
    mySeat,
    myTurn: true,
    seated: true,
    told: { options: {}, seat: mySeat },
    speaker: { name: (seat: number) => `Seat${seat}` },
    find: (move: string) => moves.find((each) => each.move === move),
  } as unknown as Table;
}

it.each([2, 3, 4])(
  'explains everything with %i players',
  (players) => {
    const [lines] = traces(players, 1);
    const faults = new Set<string>();
    lines!.forEach(({ state }, i) => {
      const legal = lines![i + 1]?.legal ?? [];
      const table = tableOf(state, legal);
      const view = asShift(state);
      const here = i % EVERY === 0 ? thingsOn(view) : [];
      for (const thing of [...here, ...legal.map((move) => thingOf(move, view))]) {
        const told = explain(thing, table);
        const said = [told?.name, told?.gives, told?.kind ?? '-', told?.costs ?? '-', told?.now ?? '-'];
        if (said.some((words) => !words || WRONG.test(words))) faults.add(`${thing}: ${said.join(' | ')}`);
        if (told?.section !== undefined && !SECTIONS.has(told.section))
          faults.add(`${thing}: ${told.section}`);
      }
    });
    expect([...faults]).toEqual([]);
  },
  WHOLE_GAME_MS,
);

it('says what a card costs with what is in the purse', () => {
  const { state } = traces(2, 1)[0]!.find((line) => asShift(line.state).question === 'turn')!;
  const face = box.cards.find(({ cost }) => cost === 'two-white')!;
  const costs = (white: number, token: boolean, coins: number) => {
    const view = structuredClone(asShift(state));
    Object.assign(view.seats[view.to_move!]!, { white, token, coins });
    return explain(`card ${face.card}`, tableOf(view as unknown as View))!.costs;
  };
  expect(costs(2, false, 0)).toBe('2 white tokens.');
  expect(costs(1, true, 0)).toBe('2 white tokens. You can pay with: 1 white token + your player token.');
  expect(costs(1, false, 0)).toBe('2 white tokens. Not enough. You have: 1 white token.');
  expect(costs(0, false, 0)).toBe('2 white tokens. You have nothing left to pay with.');
});

it('calls nothing reconstructed that was printed in a box of one’s own', () => {
  const { state } = traces(2, 1)[0]![0]!;
  const table = tableOf(state);
  expect(explain('cart K1', table)!.kind).toContain('reconstructed');
  Object.assign(table.told.options, { box: 'own' });
  expect(explain('cart K1', table)!.kind).not.toContain('reconstructed');
});

it('says of coal that stays on its wagon which wagons are full, and whether the token is hidden', () => {
  const { state } = traces(2, 1)[0]!.find((line) => asShift(line.state).question === 'turn')!;
  const view = structuredClone(asShift(state));
  const [seat, coke] = [view.seats[view.to_move!]!, box.cards.find(({ card }) => card.startsWith('coke'))!];
  const coal = () => explain(`coal ${seat.seat}`, tableOf(view as unknown as View))!;
  const cokeNow = () => explain(`card ${coke.card}`, tableOf(view as unknown as View))!.now;
  seat.coal = 4;
  expect(coal().gives).toMatch('With no more than 4 coal the wagon with the token stays empty');
  expect(coal().now).toBe('4 of 6 coal.');
  expect(cokeNow()).not.toMatch('Full wagons');
  unpack({ ...printed, coal_stays: true });
  seat.wagons = [1, 0, 2, 1];
  expect(coal().gives).toMatch('stays on the wagon where it was laid');
  expect(coal().now).toBe('4 of 6 coal. Full wagons: 2. Coal lies on the one with the token.');
  expect(cokeNow()).toMatch('Full wagons: 2.');
  seat.wagons = [1, 1, 2, 0];
  expect(coal().now).toBe('4 of 6 coal. Full wagons: 3.');
});
