// The rules of docs/games/ for tests: every game that has some, in every language, and what their sections are called.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
// @ts-expect-error: a script without types
import { readBooklet } from '../../scripts/rules.mjs';
import type { Language } from '../protocol/messages';
import { plain, type Booklet, type Cells, type Table } from '../table/rules/booklet';

const DOCS = fileURLToPath(new URL('../../../docs/games/', import.meta.url));

export function rulesText(game: string, language: Language): string {
  return readFileSync(rulesFile(game, language), 'utf8');
}

export const rulesFile = (game: string, language: Language): string =>
  `${DOCS}${game}/rules${language === 'en' ? '' : `.${language}`}.md`;

export function bookletOf(game: string, language: Language): Booklet {
  return readBooklet(rulesText(game, language), rulesText(game, 'en')) as Booklet;
}

export const gamesWithRules = (): string[] =>
  readdirSync(DOCS).filter((game) => existsSync(rulesFile(game, 'en')));

/** What links may lead to: the ids of all sections of a game's rules. */
export const sectionsOf = (game: string): string[] => bookletOf(game, 'en').sections.map(({ id }) => id);

/** The rows of a section's table, a cell as it is read. */
export function rowsOf({ sections }: Booklet, section: string, nth = 0): string[][] {
  const { blocks } = sections.find(({ id }) => id === section)!;
  const tables = blocks.filter((block): block is Table => block.is === 'table');
  return tables[nth]!.rows.map(({ cells }) => cells.map(plain));
}

/** The numbers of a text, in their order. */
export const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);

/** A text whose tables from the box have these cells; what a table's cells say of nothing stays as it is written. */
export function fillTables(text: string, tables: Readonly<Record<string, () => Cells>>): string {
  return text.replace(
    /<!-- from the box: ([a-z-]+) -->\n(\|.*\n\|.*\n)((?:\|.*\n)+)/g,
    (_, name: string, head: string, body: string) => {
      const cells = tables[name]!();
      const rows = body.trimEnd().split('\n');
      const filled = rows.map((row, i) => fillRow(row, cells[i] ?? []));
      return `<!-- from the box: ${name} -->\n${head}${filled.join('\n')}\n`;
    },
  );
}

// A cell keeps its marks where it says the same.
function fillRow(row: string, cells: Cells[number]): string {
  const own = row.split('|').slice(1, -1);
  const plain = (cell: string) => cell.replace(/[`*†]/g, '').trim();
  const filled = own.map((cell, i) =>
    cells[i] === undefined || cells[i] === plain(cell) ? cell.trim() : cells[i],
  );
  return `| ${filled.map((cell) => (cell === '' ? '|' : `${cell} |`)).join(' ')}`;
}
