// The rules as somebody reads them on the page.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GAMES } from './stage.mjs';

const DOCS = fileURLToPath(new URL('../../docs/games/', import.meta.url));
export const textOf = (game, language = 'en') =>
  readFileSync(`${DOCS}${game}/rules${language === 'en' ? '' : `.${language}`}.md`, 'utf8');
export const WITH_RULES = GAMES.filter((game) => existsSync(`${DOCS}${game}/rules.md`));
/** For tests that are about the rules of any game. */
export const [GAME] = WITH_RULES;

export const booklet = (page) => page.locator('[data-part="Rules"]');

/** Until the words and all pictures of a text are there. */
export async function read(page, game, language = 'en') {
  await booklet(page).locator('h1').waitFor();
  const pictures = textOf(game, language).split('<!-- picture:').length - 1;
  await page
    .locator('[data-picture]')
    .nth(pictures - 1)
    .waitFor();
  assert.equal(await page.locator('[data-picture]').count(), pictures);
}
