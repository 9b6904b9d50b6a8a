// Every thing that a game comes to can be explained, in four languages, and leads into the rules.
import '../../../testing/browser';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../state/me.svelte';
import type { Table } from '../../../table/table.svelte';
import { speak, speaker } from '../../../testing/words';
import { traces } from '../testing/engine';
import { asCoalBaron, COLOURS, ELEMENTS, SIDES, VEHICLES, type CoalBaronView } from '../view';
import { explain } from '.';

const GAPS = /undefined|NaN|\[object|[{}]/;
const NOTATION = /\b(F\d|O\d|M\d+|\w*draw|money\d)\b|[a-z]+-(\d|[YBGK]+\b)/;
// One view of each phase in each shift: what a thing is called changes with nothing else.
const views = [2, 4].flatMap((players) => {
  const states = traces(players, 1, 'random').flatMap((lines) =>
    lines.map((line) => asCoalBaron(line.state)),
  );
  return [...new Map(states.map((view) => [`${view.phase} ${view.shift}`, view])).values()];
});

const tableOf = (view: CoalBaronView, mySeat = 0) =>
  ({ board: view, mySeat, speaker, seated: true, told: { seat: mySeat } }) as unknown as Table;

const ALWAYS = [
  ...['bank', 'pay', 'factory', 'orders', 'steps', 'delivery', 'canteen', 'stock', 'draft'].map(
    (each) => `building ${each}`,
  ),
  ...COLOURS.flatMap((each) => [`supply ${each}`, `delivered ${each}`, `short ${each}`]),
  ...VEHICLES.map((each) => `delivered ${each}`),
  ...ELEMENTS.map((each) => `hour ${each}`),
  ...[1, 2, 3, 4].flatMap((level) => [`cart ${level}`, ...SIDES.map((side) => `gallery ${level} ${side}`)]),
  ...[0, 1, 2, 3, 4].map((level) => `level ${level}`),
  ...SIDES.map((side) => `side ${side}`),
  ...['orders', 'majorities 2', 'money', 'cubes', 'outstanding', 'balance'].map((each) => `score ${each}`),
  ...['cage', 'storage', 'balance', 'pairs', 'points', 'workers', 'marks', 'clock', 'gains', 'rival 1'],
  ...['returned tiles', 'returned orders', 'short empty', 'space bank'],
];

function thingsIn(view: CoalBaronView): string[] {
  const looked = view.looked_at?.cards ?? [];
  const kind = view.looked_at?.stack === 'tiles' ? 'tile' : 'card';
  return [
    ...ALWAYS,
    ...view.spaces.map(({ space }) => `space ${space}`),
    ...view.draft.map((order) => `draft ${order}`),
    ...looked.map((card) => `${kind} ${card}`),
    ...view.seats[0]!.outstanding.map(({ order }) => `order ${order}`),
    ...(view.phase === 'mine' ? ['steps'] : []),
  ];
}

describe.each(LANGUAGES)('in "%s"', (language) => {
  it('says what everything is, costs and means, without a gap and without notation', async () => {
    await speak(language);
    for (const view of views) {
      for (const thing of thingsIn(view)) {
        const told = explain(thing, tableOf(view));
        expect(told?.name, thing).toBeTruthy();
        expect(told?.gives, thing).toBeTruthy();
        const { picture: _, list = [], section: __, ...words } = told!;
        const said = [...Object.values(words), ...list.map((each) => each.words)].join(' ');
        expect(said, thing).not.toMatch(GAPS);
        expect(said, thing).not.toMatch(NOTATION);
      }
    }
  });
});

it('leads to sections that the rules have', async () => {
  await speak('en');
  const headings = [...readFileSync('../docs/games/coal-baron/rules.md', 'utf8').matchAll(/^#{2,3} (.*)$/gm)];
  const slugs = headings.map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^a-z0-9 -]/g, '')
      .replaceAll(' ', '-'),
  );
  const sections = views.flatMap((view) =>
    thingsIn(view).map((thing) => explain(thing, tableOf(view))!.section!),
  );
  expect([...new Set(sections)].filter((each) => !slugs.includes(each))).toEqual([]);
});

it('knows nothing of things that are not there', async () => {
  await speak('en');
  const [view] = views;
  const without = { ...view!, seats: [{ ...view!.seats[0]!, outstanding: [] }] };
  expect(explain('order truck-KKK', tableOf(without))).toBeUndefined();
  expect(explain('nothing at all', tableOf(view!))).toBeUndefined();
});

it('tells the true price of a space and why', async () => {
  await speak('en');
  const view = structuredClone(views.find(({ phase }) => phase === 'place')!);
  const space = view.spaces.find(({ space }) => space === 'M10')!;
  const costs = () => explain('space M10', tableOf(view))!.costs;
  Object.assign(space, { workers: 0, owner: null });
  expect(costs()).toBe('1 worker. The space is free: one worker is enough.');
  Object.assign(space, { workers: 1, owner: 1 });
  expect(costs()).toBe('2 workers. Bruno has 1 worker there, who goes to the canteen; you place one more.');
  Object.assign(space, { workers: 2, owner: 0 });
  expect(costs()).toBe('3 workers. Your own 2 workers there go to the canteen; you place one more.');
});
