// The rules of all games are whole in four languages: held to one list of sections, and to the shape of the English text.
import { describe, expect, it } from 'vitest';
import type { Language } from '../../protocol/messages';
import { bookletOf, gamesWithRules, rulesText, sectionsOf } from '../../testing/rules';
import { plain, textsOf, type Block, type Booklet } from './booklet';

const LANGUAGES: Language[] = ['en', 'de', 'nl', 'it'];
const TRANSLATIONS: Language[] = ['de', 'nl', 'it'];

/** Every game's rules have these chapters; a round has its own name in each. */
const CHAPTERS = [
  'goal',
  'components',
  'set-up',
  'a-turn',
  'actions',
  /^end-of-a-(shift|round)$/,
  'end-of-the-game-and-scoring',
  'differences-by-number-of-players',
  'what-is-reconstructed',
];

// What must be the same in every language: kinds of blocks, tables' sizes, whom they are for, pictures.
function shapeOf(block: Block): unknown {
  switch (block.is) {
    case 'text':
      return ['text', block.players];
    case 'list':
      return ['list', block.ordered, block.items.map(({ players, more }) => [players, more?.map(shapeOf)])];
    case 'table':
      return [
        'table',
        block.box,
        block.head.map(({ players }) => players),
        block.rows.map(({ cells, players }) => [cells.length, players]),
      ];
    case 'example':
      return ['example', block.picture?.name, block.of.map(shapeOf)];
    case 'picture':
      return ['picture', block.name];
  }
}

const shapes = ({ lead, sections }: Booklet) => [
  lead.map(shapeOf),
  ...sections.map(({ id, level, blocks }) => [id, level, blocks.map(shapeOf)]),
];

const texts = ({ lead, sections }: Booklet) => [
  ...lead.flatMap(textsOf),
  ...sections.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(textsOf)]),
];

const daggers = (game: string, language: Language) => rulesText(game, language).split('†').length;

describe.each(gamesWithRules())('the rules of %s', (game) => {
  const english = bookletOf(game, 'en');

  it('have the chapters that all games have', () => {
    const chapters = english.sections.filter(({ level }) => level === 2).map(({ id }) => id);
    expect(chapters).toEqual(
      CHAPTERS.map((name) => (typeof name === 'string' ? name : expect.stringMatching(name))),
    );
  });

  it('name each section once', () => {
    const ids = sectionsOf(game);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it.each(TRANSLATIONS)('are the same in %s, section by section and table by table', (language) => {
    expect(shapes(bookletOf(game, language))).toEqual(shapes(english));
  });

  it.each(TRANSLATIONS)('mark as much as reconstructed in %s', (language) => {
    expect(daggers(game, language)).toBe(daggers(game, 'en'));
  });

  it.each(LANGUAGES)('leave nothing empty in %s', (language) => {
    const booklet = bookletOf(game, language);
    expect(booklet.title).not.toBe('');
    for (const { id, title } of booklet.sections) expect([id, title.trim()]).not.toEqual([id, '']);
    expect(booklet.players.length).toBeGreaterThan(1);
    expect(texts(booklet).join(' ').length).toBeGreaterThan(5000);
  });

  it.each(TRANSLATIONS)('are translated in %s', (language) => {
    const own = bookletOf(game, language);
    const sentences = new Set(english.lead.flatMap(textsOf));
    for (const sentence of own.lead.flatMap(textsOf)) expect(sentences).not.toContain(sentence);
    const captions = ({ sections }: Booklet) =>
      sections.flatMap(({ blocks }) => blocks.flatMap((block) => captionOf(block) ?? []));
    const theirs = new Set(captions(english));
    for (const caption of captions(own)) expect(theirs).not.toContain(caption);
  });
});

const captionOf = (block: Block) =>
  block.is === 'example' ? block.picture?.caption : block.is === 'picture' ? block.caption : undefined;

it('reads a sentence without its marks', () => {
  expect(plain(['six', { is: 'reconstructed' }, ': ', { is: 'b', of: ['K1'] }])).toBe('six: K1');
});
