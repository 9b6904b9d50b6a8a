// A whole game without a mouse.
import assert from 'node:assert/strict';
import { prove, WHOLE_GAME_MS } from '../../../harness.mjs';
import { chance, settled } from '../../../player.mjs';
import { GAME } from '../moments.mjs';

const MOST_TABS = 200; // more would be no way for anybody

/** Tabs on until the focus is where it should be. */
async function tabTo(page, selector) {
  for (let i = 0; i < MOST_TABS; ++i) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((selector) => document.activeElement?.matches(selector), selector)) return;
  }
  assert.fail(`no ${MOST_TABS} tabs lead to ${selector}`);
}

// M lists all moves; the first nine have a digit.
async function playFromList(page, random) {
  await page.keyboard.press('m');
  const list = page.locator('dialog [data-move]');
  await list.first().waitFor();
  await page.keyboard.press(String(1 + random(Math.min(9, await list.count()))));
}

prove(
  'a whole game is played with the keyboard alone',
  async (stage) => {
    const page = await stage.open('/');
    await tabTo(page, `[data-start="${GAME}"]`);
    await page.keyboard.press('Enter');
    const random = chance(11);
    let table = await settled(page);
    for (let turn = 0; table.phase !== 'over'; ++turn) {
      if (turn % 3 === 0 && table.moves.length > 0) {
        await tabTo(page, 'main [data-move]');
        await page.keyboard.press('Enter');
      } else {
        await playFromList(page, random);
      }
      table = await settled(page, { behind: table.ply });
    }
  },
  { timeout: WHOLE_GAME_MS },
);
