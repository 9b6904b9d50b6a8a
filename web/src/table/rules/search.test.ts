import { expect, it } from 'vitest';
import type { Booklet } from './booklet';
import { hitsIn, sectionsWith, wordsIn } from './search';

const marked = (text: string, question: string) =>
  hitsIn(text, wordsIn(question)).map(([from, to]) => text.slice(from, to));

it('finds a word with or without its accents and capitals', () => {
  expect(marked('Der Förderkorb fährt.', 'forderkorb')).toEqual(['Förderkorb']);
  expect(marked('Der Förderkorb fährt.', 'FÖRDER')).toEqual(['Förder']);
  expect(marked('La città è più in là', 'e piu')).toEqual(['è', 'più']);
});

it('takes ß for two letters, and marks the one', () => {
  expect(marked('auf der Straße', 'strasse')).toEqual(['Straße']);
  expect(marked('auf der Straße', 'ß')).toEqual(['ß']);
});

it('marks each hit once where words overlap', () => {
  expect(marked('minecart', 'mine cart ine')).toEqual(['minecart']);
  expect(marked('mining mine', 'mine')).toEqual(['mine']);
});

it('looks for nothing when nothing is asked', () => {
  expect(wordsIn('  ')).toEqual([]);
  expect(hitsIn('text', [])).toEqual([]);
});

const booklet: Booklet = {
  title: 'Rules',
  players: [],
  lead: [],
  sections: [
    {
      id: 'goal',
      level: 2,
      title: 'Goal',
      blocks: [{ is: 'text', of: ['Dig ', { is: 'b', of: ['coal'] }] }],
    },
    {
      id: 'coal',
      level: 3,
      title: 'Coal',
      blocks: [
        {
          is: 'table',
          head: [{ of: ['colour'] }],
          rows: [{ cells: [['yellow']] }],
          wide: false,
        },
      ],
    },
  ],
};

it('names the sections that have all words, in heading, sentence or table', () => {
  expect([...sectionsWith(booklet, wordsIn('coal'))]).toEqual(['goal', 'coal']);
  expect([...sectionsWith(booklet, wordsIn('coal yellow'))]).toEqual(['coal']);
  expect([...sectionsWith(booklet, wordsIn('coal silver'))]).toEqual([]);
  expect([...sectionsWith(booklet, [])]).toEqual([]);
});
