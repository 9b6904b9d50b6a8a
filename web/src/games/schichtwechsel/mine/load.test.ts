// Wagons and their coal, where it may be rearranged and where it stays.
import { afterEach, expect, it } from 'vitest';
import { box, unpack } from '../box';
import '../testing/engine';
import { fullWagons, layCoal, takeCoal, wagonsOf } from './load';

const printed = box;
const withWagons = (small_wagons: number, large_wagons: number) =>
  unpack({ ...printed, small_wagons, large_wagons });
afterEach(() => unpack(printed));

/** A seat whose coal lies on these wagons and stays there. */
const staying = (...wagons: number[]) => ({ coal: wagons.reduce((sum, each) => sum + each), wagons });
const onEach = (seat: { coal: number; wagons?: number[] }) => wagonsOf(seat).map(({ coal }) => coal);

it('tells the small wagons first, and the last of the large ones shows the token', () => {
  withWagons(1, 3);
  expect(wagonsOf({ coal: 0 }).map(({ room, token }) => [room, token])).toEqual([
    [1, false],
    [2, false],
    [2, false],
    [2, true],
  ]);
});

it('lays coal on the first wagon with room, that with the token last, whether it stays or not', () => {
  const [stays, free] = [staying(0, 0, 0, 0), { coal: 0 }];
  const seen = Array.from({ length: 6 }, () => {
    for (const seat of [stays, free]) layCoal(seat, 1);
    expect(onEach(free)).toEqual(stays.wagons);
    return [...stays.wagons];
  });
  expect(seen).toEqual([
    [1, 0, 0, 0],
    [1, 1, 0, 0],
    [1, 1, 1, 0],
    [1, 1, 2, 0],
    [1, 1, 2, 1],
    [1, 1, 2, 2],
  ]);
});

it('parts the coal of a cart where it does not fit on one wagon', () => {
  const seat = staying(1, 0, 2, 1);
  layCoal(seat, 2);
  expect(seat).toEqual(staying(1, 1, 2, 2));
});

it('leaves coal that stays on the other wagons when one is coked', () => {
  const seat = staying(1, 1, 2, 1);
  takeCoal(seat, 1);
  expect(seat).toEqual(staying(1, 0, 2, 1));
  expect(fullWagons(seat)).toBe(2);
});

it('arranges anew coal that may be rearranged', () => {
  const seat = { coal: 5 };
  takeCoal(seat, 1);
  expect(seat).toEqual({ coal: 4 });
  expect(onEach(seat)).toEqual([1, 1, 2, 0]);
  expect(fullWagons(seat)).toBe(3);
});

it('cokes the full wagon with the token before the other large ones, but no begun one', () => {
  const full = staying(1, 1, 2, 2);
  takeCoal(full, 2);
  expect(full).toEqual(staying(1, 1, 2, 0));
  const begun = staying(1, 1, 2, 1);
  takeCoal(begun, 2);
  expect(begun).toEqual(staying(1, 1, 0, 1));
});

it('tells equal large wagons fullest first, and lays coal on a begun one before an empty one', () => {
  withWagons(1, 4);
  const seat = staying(1, 2, 2, 1, 0);
  takeCoal(seat, 2);
  expect(seat).toEqual(staying(1, 2, 1, 0, 0));
  layCoal(seat, 1);
  expect(seat).toEqual(staying(1, 2, 2, 0, 0));
});
