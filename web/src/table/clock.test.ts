import { describe, expect, it } from 'vitest';
import type { TableMessage } from '../protocol/messages';
import { clockFigure, shareLeft, timeLeft, warningBetween } from './clock';

const told = (change: Partial<TableMessage>): TableMessage =>
  ({
    status: 'running',
    actor: 0,
    clock: { kind: 'bank', seconds: 600, increment: 10 },
    seats: [
      { kind: 'person', name: 'Ada', person: 'a', time_left: 300_000 },
      { kind: 'person', name: 'Bea', person: 'b', time_left: 200_000 },
      { kind: 'bot', level: 'easy' },
    ],
    deadline: 1_100_000,
    ...change,
  }) as TableMessage;

describe('the time a seat has left', () => {
  it('runs for who is waited for', () => {
    expect(timeLeft(told({}), 0, 1_000_000)).toBe(100_000);
    expect(timeLeft(told({}), 0, 2_000_000)).toBe(0);
  });
  it('stands for the others, and bots have none', () => {
    expect(timeLeft(told({}), 1, 1_000_000)).toBe(200_000);
    expect(timeLeft(told({}), 2, 1_000_000)).toBeUndefined();
  });
  it('is nothing without a clock or a game', () => {
    expect(timeLeft(told({ clock: { kind: 'none' } }), 0, 0)).toBeUndefined();
    expect(timeLeft(told({ status: 'over' }), 0, 0)).toBeUndefined();
  });
  it('is a part of what the clock gives', () => {
    expect(shareLeft(told({}), 300_000)).toBe(0.5);
    expect(shareLeft(told({}), 900_000)).toBe(1);
    expect(shareLeft(told({ clock: { kind: 'none' } }), 900_000)).toBe(0);
  });
});

describe('the figure of a clock', () => {
  it.each([
    [100_400, '1:40'],
    [107_000, '1:40'],
    [61_000, '1:00'],
    [60_000, '1:00'],
    [59_001, '1:00'],
    [59_000, '0:59'],
    [9_100, '0:10'],
    [0, '0:00'],
    [3_600_000, '60:00'],
    [7_200_000, '2 h'],
    [172_800_000, '2 d'],
  ])('of %i ms is %s', (left, figure) => expect(clockFigure(left)).toBe(figure));
});

describe('a warning', () => {
  it('comes once, when the time is passed', () => {
    expect(warningBetween(60_500, 59_500)).toBe(60);
    expect(warningBetween(59_500, 58_500)).toBeUndefined();
    expect(warningBetween(30_001, 30_000)).toBe(30);
  });
  it('tells the least that is left, when several were slept through', () => {
    expect(warningBetween(70_000, 5_000)).toBe(10);
  });
});
