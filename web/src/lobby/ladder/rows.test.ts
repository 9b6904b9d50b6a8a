import { describe, expect, it } from 'vitest';
import type { LadderEntry, LadderMessage } from '../../protocol/messages';
import { joined, rowsOf } from './rows';

const person = (place: number, rating: number): LadderEntry => ({
  place,
  name: `p${place}`,
  rating,
  deviation: 80,
  games: 20,
});
const guess = (rating: number): LadderEntry => ({
  name: 'new',
  rating,
  deviation: 200,
  provisional: true,
  games: 2,
});
const ladder = (entries: LadderEntry[], more: Partial<LadderMessage> = {}): LadderMessage => ({
  type: 'ladder',
  game: 'whist',
  players: 2,
  count: entries.length,
  from: 0,
  entries,
  bots: [
    { level: 'easy', rating: 900 },
    { level: 'medium', rating: 1500 },
    { level: 'hard', rating: 2100 },
  ],
  ...more,
});
const inShort = (message: LadderMessage) =>
  rowsOf(message).placed.map((row) => ('person' in row ? row.person.rating : row.bot.level));

describe('the rows of a ladder', () => {
  it('have bots between people', () => {
    expect(inShort(ladder([person(1, 1600), person(2, 1200)]))).toEqual([
      'hard',
      1600,
      'medium',
      1200,
      'easy',
    ]);
  });
  it('are bots alone where nobody is placed', () => {
    expect(inShort(ladder([]))).toEqual(['hard', 'medium', 'easy']);
    expect(inShort(ladder([guess(2000)]))).toEqual(['hard', 'medium', 'easy']);
    expect(rowsOf(ladder([guess(2000)])).provisional).toEqual([guess(2000)]);
  });
  it('put somebody of the same rating above the bot', () => {
    expect(inShort(ladder([person(1, 1500)]))).toEqual(['hard', 1500, 'medium', 'easy']);
  });
  it('leave out bots that stand above or below the part that is shown', () => {
    expect(inShort(ladder([person(11, 1600), person(12, 1400)], { from: 10, count: 50 }))).toEqual([
      1600,
      'medium',
      1400,
    ]);
  });
  it('are one list over several parts', () => {
    const parts = [ladder([person(1, 1600)], { count: 2 }), ladder([person(2, 1200)], { count: 2, from: 1 })];
    expect(inShort(joined(parts)!)).toEqual(['hard', 1600, 'medium', 1200, 'easy']);
    expect(joined([])).toBeUndefined();
  });
});
