// A whole game without a mouse.
import assert from 'node:assert/strict';
import { prove, WHOLE_GAME_MS } from '../../../harness.mjs';
import { chance, settled } from '../../../player.mjs';
import { seatAt } from '../moments.mjs';

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

async function playOnBoard(page) {
  const offered = await page.locator('main [data-move]:visible').count();
  if (offered === 0) return false;
  await tabTo(page, 'main [data-move]');
  await page.keyboard.press('Enter');
  return true;
}

prove(
  'a whole game is played with the keyboard alone',
  async (stage) => {
    const page = await stage.open('/');
    await tabTo(page, '[data-start="card-game"]');
    await page.keyboard.press('Enter');
    const random = chance(11);
    let onBoard = 0;
    let table = await settled(page);
    for (let turn = 0; table.phase !== 'over'; ++turn) {
      if (turn % 4 === 0 && (await playOnBoard(page))) ++onBoard;
      else await playFromList(page, random);
      table = await settled(page, { behind: table.ply });
    }
    assert(onBoard > 5, 'places of the board were reached');
  },
  { timeout: WHOLE_GAME_MS },
);

prove('arrows lead from zone to zone as they lie on the board', async (stage) => {
  const page = await stage.open('/');
  await seatAt(page, 'turn', { turns: 10 });
  await page.locator('[data-zone="lorry-left"]').focus();
  for (const [arrow, zone] of [
    ['ArrowRight', 'lorry-right'],
    ['ArrowLeft', 'lorry-left'],
    ['ArrowDown', 'mine-0-1'],
    ['ArrowRight', 'mine-1-2'],
  ]) {
    await page.keyboard.press(arrow);
    assert.equal(await page.evaluate(() => document.activeElement?.dataset.zone), zone, arrow);
  }
});

prove('the focus says what a place is, and why it is closed', async (stage) => {
  const page = await stage.open('/');
  await seatAt(page, 'turn', { turns: 10 });
  await page.locator('main [data-move^="place "]').first().focus();
  const name = await page.evaluate(() => document.activeElement.textContent.trim());
  assert.match(name, /cards left.*exactly \d/s);
  const closed = page.locator('main [data-zone][aria-disabled="true"]').first();
  if ((await closed.count()) === 0) return;
  await page.keyboard.press('Tab'); // from now on the focus is seen
  await closed.focus();
  assert.notEqual(await page.locator('p.aimed').innerText(), '', 'the signal board tells the reason');
});
