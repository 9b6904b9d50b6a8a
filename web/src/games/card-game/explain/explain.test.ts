import '../../../testing/browser';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Table } from '../../../table/table.svelte';
import { readOrder } from '../box';
import { traces, type Line } from '../testing/engine';
import { asCardGame, innovationsInHand, ordersInHand, type CardGameView } from '../view';
import { explain } from '.';

/** As much of a table as explanations ask for, with the board before a line's successor was played. */
function tableOf({ state }: Line, legal: readonly string[], seat: number | null): Table {
  const view = asCardGame(state);
  const moves = view.to_move === seat ? legal : [];
  return {
    board: state,
    told: { seat },
    mySeat: seat ?? 0,
    seated: seat !== null,
    myTurn: view.to_move === seat,
    speaker: { name: (each: number) => `seat ${each}` },
    find: (move: string) => (moves.includes(move) ? { move, events: [] } : undefined),
  } as unknown as Table;
}

/** What a board shows in this position, by the names that its things have. */
function thingsOn(view: CardGameView, legal: readonly string[], mine: number): string[] {
  const own = view.seats[mine]!;
  const zones = view.zones.flatMap(({ zone }) => [`zone ${zone}`, `price ${zone}`]);
  const stacks = view.stacks.flatMap(({ stack, size }) =>
    size > 0 ? [`top ${stack}`, `beneath ${stack}`] : [`beneath ${stack}`],
  );
  const yards = view.seats.flatMap(({ seat, docks }) => [
    ...['row', 'storage', 'delivered', 'sent-lorries', 'seat'].map((kind) => `${kind} ${seat}`),
    ...['workers', 'orders', 'innovations', 'shares', 'objectives', 'tokens'].map(
      (what) => `count ${seat} ${what}`,
    ),
    ...docks.flatMap(({ dock, wagons }) => [
      ...['dock', 'engine', 'load'].map((kind) => `${kind} ${seat} ${dock}`),
      ...wagons.map((_, i) => `wagon ${seat} ${dock} ${i}`),
    ]),
  ]);
  const cards = [
    ...own.row.map((_, i) => `row ${mine} ${i}`),
    ...own.storage.map((lorry) => `storage ${mine} ${lorry}`),
    ...own.workers.map((n) => `worker ${n}`),
    ...[...ordersInHand(own), ...innovationsInHand(own)].map((card) => `held ${card}`),
    ...own.shares.map((card) => `share ${mine} ${card} 1`),
    ...own.objectives.map((card) => `objective ${mine} ${card} 1`),
    ...own.fulfilled.map((card) => `fulfilled ${card}`),
    ...own.delivered.engines.map((engine) => `sent ${engine}`),
    ...(view.looked_at?.cards ?? []).map((card) => `seen ${card}`),
  ];
  const doing = legal.flatMap((move) => {
    if (/^(load|store|fetch)/.test(move)) return `step ${move}`;
    if (move.startsWith('pay ')) return move;
    return move.startsWith('deliver ') ? move.replace('deliver', 'departure') : [];
  });
  const lists = ['shift', 'standing', 'brings', 'recap', 'known', 'deliver', 'back', 'under'];
  const groups = ['workers', 'orders', 'innovations', 'shares', 'objectives'].map((name) => `group ${name}`);
  const tokens = Array.from({ length: view.shifts }, (_, i) => `token ${i + 1}`);
  const phase = view.phase === 'mine' ? ['steps'] : view.looked_at ? ['look'] : [];
  return [...zones, ...stacks, ...yards, ...cards, ...doing, ...lists, ...groups, ...tokens, ...phase];
}

const slug = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replace(/\s+/g, '-');
const rules = readFileSync('../docs/games/card-game/rules.md', 'utf8');
const SECTIONS = [...rules.matchAll(/^#{2,3} (.*)$/gm)].map(([, heading]) => slug(heading!));

const MOST = 4; // positions of each phase of a game

it.each([2, 4])('explains whatever lies on the board of whole games, %i players', (players) => {
  const kinds = new Set<string>();
  const faults: unknown[] = [];
  for (const lines of traces(players, 1)) {
    const met: Record<string, number> = {};
    for (let i = 1; i < lines.length; ++i) {
      const before = lines[i - 1]!;
      const { legal } = lines[i]!;
      const view = asCardGame(before.state);
      const mine = view.to_move ?? 0;
      if ((met[view.phase] = (met[view.phase] ?? 0) + 1) > MOST) continue;
      const table = tableOf(before, legal, mine);
      for (const thing of thingsOn(view, legal, mine)) {
        const told = explain(thing, table);
        const words = Object.values(told ?? { gives: '' });
        if (!words.every((each: string) => each !== '' && !/[{}]|undefined|NaN/.test(each)))
          faults.push([before.ply, thing, told]);
        if (!SECTIONS.includes(told?.section ?? '')) faults.push([thing, told?.section]);
        kinds.add(thing.split(' ')[0]!);
      }
    }
  }
  expect(faults).toEqual([]);
  expect([...kinds]).toEqual(
    expect.arrayContaining(['pay', 'step', 'departure', 'seen', 'look', 'steps', 'fulfilled', 'sent']),
  );
});

it('explains to whoever watches', () => {
  const [lines] = traces(3, 1);
  for (const line of lines!.slice(0, 12)) {
    const view = asCardGame(line.state);
    for (const thing of thingsOn(view, [], 0))
      expect(explain(thing, tableOf(line, [], null)), thing).toBeDefined();
  }
});

it('knows no thing that is not there', () => {
  const line = traces(2, 1)[0]![0]!;
  const table = tableOf(line, [], 0);
  for (const thing of ['', 'engine 7 1', 'dock 0 9', 'pay 2+1', 'look', 'castle'])
    expect(explain(thing, table), thing).toBeUndefined();
});

it('says the true price and why', () => {
  const line = structuredClone(traces(2, 1)[0]![0]!);
  const view = asCardGame(line.state);
  const costs = (zone: string) => explain(`zone ${zone}`, tableOf(line, [], 0))!.costs;
  expect(costs('wild')).toMatch(/^Exactly 2 workers: 1 is printed/);
  const engines = view.zones.find(({ zone }) => zone === 'engine')!;
  Object.assign(engines, { level: 0, last_player: null });
  expect(costs('engine')).toMatch(/^Exactly 1 worker: nobody/);
  Object.assign(engines, { level: 2, last_player: 1 });
  expect(costs('engine')).toMatch(/^Exactly 3 workers: one more than seat 1/);
  Object.assign(engines, { level: 2, last_player: 0 });
  expect(costs('engine')).toMatch(/one more than you/);
});

it('says what a train lacks', () => {
  const line = structuredClone(traces(2, 1)[0]![0]!);
  const [seat] = asCardGame(line.state).seats;
  const now = () => explain('dock 0 1', tableOf(line, [], 0))!.now;
  Object.assign(seat!.docks[0]!, { engine: null, wagons: [], load: 0 });
  expect(now()).toBe('Missing for departure: an engine and a loaded lorry.');
  Object.assign(seat!.docks[0]!, {
    engine: 'E2',
    wagons: [{ wagon: 'wild-wagon', lorry: 'wheel-2-0' }],
    load: 2,
  });
  seat!.orders = ['barracks-3'];
  expect(now()).toBe('Missing for departure: an order for 2 lorries or fewer.');
  seat!.orders = ['barracks-2'];
  expect(readOrder('barracks-2').lorries).toBe(2);
  expect(now()).toMatch(/^Ready to leave with 2 lorries: barracks order/);
});
