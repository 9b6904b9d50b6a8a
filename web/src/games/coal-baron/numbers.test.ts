// The board shows the numbers of the box, whatever they are.
import '../../testing/browser';
import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { MovePreview } from '../../protocol/messages';
import type { Table } from '../../table/table.svelte';
import { speak, speaker } from '../../testing/words';
import { box, unpack } from './box';
import { explain } from './explain';
import BankOrder from './pit/BankOrder.svelte';
import { stepsOf } from './pit/plan';
import poster from './poster';
import deal from './rules/deal.json';
import './testing/engine';
import { asCoalBaron } from './view';
import { moveInWords } from './words';
import Draft from './yard/Draft.svelte';
import Factory from './yard/Factory.svelte';
import Money from './yard/Money.svelte';
import WorkSteps from './yard/WorkSteps.svelte';

const printed = box;
const view = asCoalBaron(deal as never);
for (const space of view.spaces) space.locked = false;
const PAIR = `fill truck-KK black with yellow yellow`;

function tableWith(...moves: string[]): Table {
  const previews = moves.map((move): MovePreview => ({ move, cost: {}, reveals: false, events: [] }));
  const find = (move: string) => previews.find((each) => each.move === move);
  const told = { seat: view.to_move };
  return { board: view, mySeat: view.to_move, seated: true, told, speaker, moves: previews, find } as never;
}

const htmlOf = (Part: Component<{ table: Table }>) => render(Part, { props: { table: tableWith() } }).body;

/** The box with other numbers on some of its spaces. */
const withSpaces = (change: (space: (typeof box.spaces)[number]) => object) =>
  unpack({ ...printed, spaces: printed.spaces.map((each) => ({ ...each, ...change(each) })) });

beforeAll(() => speak('en'));
afterEach(() => unpack(printed));

it('pays what the spaces for money pay', () => {
  withSpaces(({ marks }) => (marks === undefined ? {} : { marks: marks + 70 }));
  const html = htmlOf(Money);
  for (const { marks } of box.spaces) if (marks !== undefined) expect(html).toContain(`>${marks}<`);
  expect(moveInWords('place bank', deal as never, speaker)).toBe('Bank: one worker, 71 Marks');
  expect(moveInWords('place money3', deal as never, speaker)).toBe('Pay office: 73 Marks');
});

it('gives as many work steps as the spaces for mining say', () => {
  withSpaces(({ steps }) => (steps === undefined ? {} : { steps: steps + 70 }));
  const html = htmlOf(WorkSteps);
  for (const { steps } of box.spaces) if (steps !== undefined) expect(html).toContain(`>${steps}<`);
  expect(moveInWords('place M4', deal as never, speaker)).toBe('Mining: 74 work steps');
});

it('has as many spaces in the factory as the box', () => {
  const bays = () => htmlOf(Factory).split('class="bay').length - 1;
  expect(bays()).toBe(8);
  unpack({ ...printed, spaces: printed.spaces.filter(({ space }) => space !== 'F8') });
  expect(bays()).toBe(7);
});

it('lays out as many first orders as the box says', () => {
  unpack({
    ...printed,
    tables: printed.tables.map((each) => ({ ...each, draft_cards: 4 * each.players + 1 })),
  });
  const html = htmlOf(Draft);
  expect(html).toContain(`--laid-out: ${4 * view.seats.length + 1}`);
  expect(html).toContain('of 4.');
});

it('rings as often as a substitution takes steps', () => {
  unpack({ ...printed, substitution_steps: 5 });
  const order = { order: 'truck-KK', complete: false, spots: [[], []] };
  const props = { table: tableWith(PAIR), order, coming: undefined, above: true };
  expect(render(BankOrder, { props }).body).toContain('5 work steps');
  expect([PAIR, 'fill truck-KK black', 'cage 2', 'stop'].map(stepsOf)).toEqual([5, 1, 1, 0]);
});

it('says what an order left over costs', () => {
  unpack({ ...printed, outstanding_penalty: 3 });
  expect(explain('score outstanding', tableWith())!.gives).toContain('costs 3 points');
});

it('says on its poster how many shifts there are', () => {
  for (const { length } of Object.values(poster.words)) expect(length).toMatch(new RegExp(`^${box.shifts} `));
});
