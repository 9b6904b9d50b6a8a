import { expect, it } from 'vitest';
import { distance, nextInDirection, type Box } from './direction';

const box = (x: number, y: number): Box => ({ left: x, right: x + 10, top: y, bottom: y + 10 });
const thing = (name: string, x: number, y: number) => ({ name, getBoundingClientRect: () => box(x, y) });

const grid = ['a', 'b', 'c', 'd', 'e', 'f'].map((name, i) =>
  thing(name, (i % 3) * 20, Math.floor(i / 3) * 20),
);
const at = (name: string) => grid.find((each) => each.name === name)!;
const others = (name: string) => grid.filter((each) => each.name !== name);

it.each([
  ['a', 'right', 'b'],
  ['b', 'right', 'c'],
  ['c', 'left', 'b'],
  ['b', 'down', 'e'],
  ['e', 'up', 'b'],
] as const)('from %s %s is %s', (from, direction, to) => {
  expect(nextInDirection(at(from), others(from), direction)?.name).toBe(to);
});

it('finds nothing beyond the edge', () => {
  expect(nextInDirection(at('a'), others('a'), 'left')).toBeUndefined();
  expect(nextInDirection(at('f'), others('f'), 'down')).toBeUndefined();
});

it('counts what lies aside as farther than what lies ahead', () => {
  expect(distance(box(0, 0), box(40, 0), 'right')).toBeLessThan(distance(box(0, 0), box(30, 20), 'right'));
  expect(distance(box(0, 0), box(10, 40), 'right')).toBe(Infinity);
});
