// The rules of docs/games/ for tests: every game that has some, in every language, and what their sections are called.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
// @ts-expect-error: a script without types
import { readBooklet } from '../../scripts/rules.mjs';
import type { Language } from '../protocol/messages';
import type { Booklet } from '../table/rules/booklet';

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
