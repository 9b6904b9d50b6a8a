import { expect, it } from 'vitest';
import { inline, outlineOf, readable } from './outline';

const words = { yes: 'yes', no: 'no', seat: (seat: number) => ['Ada', 'Bruno'][seat]! };

it('makes names readable and leaves the names of pieces as moves have them', () => {
  expect(readable('known_exactly_by')).toBe('known exactly by');
  expect(outlineOf({ next_tile: 'gray-2-light' }, words).facts).toEqual([
    { name: 'Next tile', value: 'gray-2-light' },
  ]);
});

it('says nothing about what is not there', () => {
  expect(outlineOf({ held: null, hand: [], seen: [[], []], round: 0 }, words).facts).toEqual([
    { name: 'Round', value: '0' },
  ]);
});

it('calls seats by their names where a field is about seats', () => {
  expect(inline(1, words, 'start_player')).toBe('Bruno');
  expect(inline([0, 1], words, 'passed')).toBe('Ada, Bruno');
  expect(inline(1, words, 'players')).toBe('1');
});

it('makes objects groups, and lists of objects tables without empty columns', () => {
  const view = {
    bag: { coal: 1, marker: true },
    zones: [
      { zone: 'wild', workers: [[2, 1], []], owner: null },
      { zone: 'order', workers: [[], []], owner: null },
    ],
  };
  expect(outlineOf(view, words)).toEqual({
    facts: [],
    sheets: [
      {
        name: 'Zones',
        columns: ['Zone', 'Workers'],
        rows: [
          ['wild', '2, 1 | –'],
          ['order', ''],
        ],
      },
    ],
    groups: [
      {
        name: 'Bag',
        outline: {
          facts: [
            { name: 'Coal', value: '1' },
            { name: 'Marker', value: 'yes' },
          ],
          sheets: [],
          groups: [],
        },
      },
    ],
  });
});
