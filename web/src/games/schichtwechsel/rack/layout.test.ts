// The board is drawn from the box: another box makes another board.
import '../../../testing/browser';
import { expect, it } from 'vitest';
import { box, playerCounts, roomOf, unpack, wagonSizes } from '../box';
import { effectsInWords } from '../effects';
import { wagonsOf } from '../mine/load';
import { signOf } from '../pieces/draw';
import '../testing/engine';
import { columnsOf, phonePlacesOf, priceOf } from './layout';

const names = () => box.cards.map((each) => each.card);

it('hangs every card once, those of a kind beside each other', () => {
  const columns = columnsOf(names());
  const hung = columns.flatMap(({ cards }) => Object.values(cards).filter(Boolean));
  expect([...hung].sort()).toEqual(names().sort());
  const kinds = columns.map(({ kind }) => kind);
  for (const kind of kinds) {
    const apart = kinds.slice(kinds.indexOf(kind), kinds.lastIndexOf(kind) + 1);
    expect(new Set(apart).size).toBe(1);
  }
});

it('lets lone cards of a kind share a row on a phone, and no two cards a place', () => {
  const columns = columnsOf(names());
  const { lines, at } = phonePlacesOf(columns);
  expect([...at.keys()].sort()).toEqual(names().sort());
  expect(new Set([...at.values()].map(({ line, column }) => `${line} ${column}`)).size).toBe(at.size);
  // Three large routes: the first one with the other sizes, the second and third beside each other.
  expect(at.get('route-M2')).toEqual({ line: at.get('route-L2')!.line, column: 1 });
  expect(at.get('route-L1')!.line).toBe(at.get('route-L2')!.line - 1);
  expect(lines).toBe(columns.length - 1);
});

it('knows a sign and words for every effect in the box', () => {
  const all = JSON.stringify(box).matchAll(/"effect":"([\w-]+)"/g);
  for (const name of new Set([...all].map(([, effect]) => effect!))) {
    if (name === 'choose') continue;
    const effect = { effect: name, n: 2, track: 'road', cubes: ['coal'], sizes: ['small'] } as const;
    expect(signOf({ ...effect, cubes: ['coal'], sizes: ['small'] }).text, name).not.toBe('?');
    expect(effectsInWords([{ ...effect, cubes: ['coal'], sizes: ['small'] }]), name).not.toBe(name);
  }
});

it('follows a box with other numbers', () => {
  const before = box;
  unpack({ ...before, small_wagons: 1, large_wagons: 3, cards: before.cards.slice(0, 4) });
  expect(wagonSizes()).toEqual([1, 2, 2, 2]);
  expect(wagonsOf({ coal: 4 }).map(({ coal }) => coal)).toEqual([1, 2, 1, 0]);
  expect(columnsOf(names())).toHaveLength(2);
  unpack({ ...before, small_wagon_coal: 2, large_wagon_coal: 5 });
  expect(wagonSizes()).toEqual([2, 2, 5, 5]);
  unpack(before);
});

it('prints the cheapest payment as a price', () => {
  for (const { cost } of box.cards) expect(priceOf(cost)).not.toBe('');
});

it('has room on a lot for each number of players', () => {
  for (const { lot, spaces } of box.lots)
    if (spaces) expect(playerCounts().map((players) => roomOf(lot, players))).toEqual(spaces);
  expect(playerCounts()).toEqual([2, 3, 4]);
});
