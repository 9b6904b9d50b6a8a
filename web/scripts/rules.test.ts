import { expect, it } from 'vitest';
// @ts-expect-error: a script without types
import { readBooklet, slugOf } from './rules.mjs';
import type { Booklet } from '../src/table/rules/booklet';

const read = (text: string, english?: string): Booklet => readBooklet(text, english) as Booklet;
const rules = (body: string) => `# Nim: the rules\n\n## Goal\n\n${body}\n`;
const blocks = (body: string) => read(rules(body)).sections[0]!.blocks;

it('names a section as GitHub does', () => {
  expect(slugOf("The miner's shift")).toBe('the-miners-shift');
  expect(slugOf('Mining: 0/1, 1/2 or 2/3')).toBe('mining-01-12-or-23');
  expect(slugOf('Auswahlplättchen')).toBe('auswahlplättchen');
});

it('names sections of a translation as the English ones are named, and its links too', () => {
  const english = '# Nim: the rules\n\n## Goal\n\nSee [below](#the-end).\n\n## The end\n\nEnd.\n';
  const german = '# Nim: die Regeln\n\n## Ziel\n\nSiehe [unten](#das-ende).\n\n## Das Ende\n\nEnde.\n';
  const { sections } = read(german, english);
  expect(sections.map(({ id, title }) => [id, title])).toEqual([
    ['goal', 'Ziel'],
    ['the-end', 'Das Ende'],
  ]);
  expect(sections[0]!.blocks).toEqual([
    { is: 'text', of: ['Siehe ', { is: 'link', to: 'the-end', of: ['unten'] }, '.'] },
  ]);
  expect(() => read('# Nim\n\n## Ziel\n\nZiel.\n', english)).toThrow(
    'there are 2 headings, but 3 in English',
  );
});

it('reads sentences with their marks', () => {
  expect(blocks('Take **two**† of *three*\n`a-1`.')).toEqual([
    {
      is: 'text',
      of: [
        'Take ',
        { is: 'b', of: ['two'] },
        { is: 'reconstructed' },
        ' of ',
        { is: 'i', of: ['three'] },
        ' ',
        { is: 'code', of: ['a-1'] },
        '.',
      ],
    },
  ]);
});

it('knows for how many players a passage, a column and a row are', () => {
  expect(blocks('**2 players:** none.')).toMatchObject([{ players: [2] }]);
  const [list] = blocks('1. Each takes\n   - **3 or 4 players:** one.\n   - **2 giocatori:** due.');
  expect(list).toMatchObject({
    ordered: true,
    items: [{ more: [{ items: [{ players: [3, 4] }, { players: [2] }] }] }],
  });
  const [table] = blocks(
    '| | 2 players | players† |\n|---|---|---|\n| a | 1 | 3–4 |\n| b | 2 | all |\n| c | 3 | 2 |',
  );
  expect(table).toMatchObject({
    head: [{ of: [] }, { players: 2 }, {}],
    rows: [{ players: [3, 4] }, {}, { players: [2] }],
  });
  expect(read(rules('| | 4 Spieler | 2 Spieler |\n|---|---|---|\n| a | 1 | 2 |')).players).toEqual([2, 4]);
});

it('puts a picture into the example behind it, or by itself', () => {
  const mark = '<!-- picture: heap | Two heaps\nof three -->';
  expect(blocks(`${mark}\n> **Example.** Ann takes *all*.`)).toEqual([
    {
      is: 'example',
      label: 'Example',
      picture: { name: 'heap', caption: 'Two heaps of three' },
      of: [{ is: 'text', of: ['Ann takes ', { is: 'i', of: ['all'] }, '.'] }],
    },
  ]);
  expect(blocks(`${mark}\n\nText.`)).toMatchObject([{ is: 'picture', name: 'heap' }, { is: 'text' }]);
  const table = '<!-- from the box: heaps -->\n| a |\n|---|\n| 1 |';
  expect(blocks(`${mark}\n\n${table}`)).toMatchObject([{ is: 'picture' }, { is: 'table', box: 'heaps' }]);
});

it('leaves out what speaks of files beside it', () => {
  expect(blocks('One.\n\n<!-- only in docs -->\n[Two](two.md).\n\nThree.')).toEqual([
    { is: 'text', of: ['One.'] },
    { is: 'text', of: ['Three.'] },
  ]);
});

it.each([
  ['<b>bold</b>', 'the page knows no html'],
  ['<script>alert(1)</script>', 'the page knows no mark'],
  ['![](a.png)', 'the page knows no image'],
  ['```\ncode\n```', 'the page knows no code'],
  ['[a](javascript:alert)', 'there is no section javascript:alert'],
  ['[a](#nowhere)', 'there is no section #nowhere'],
  ['<!-- pictures: x -->', 'the page knows no mark'],
  ['> Just a quotation.', 'an example begins with a word in bold'],
])('refuses %s', (text, why) => {
  expect(() => blocks(text)).toThrow(why);
});
