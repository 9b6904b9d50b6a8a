// Every phase of the board, by day and night, in four languages, on a phone.
import assert from 'node:assert/strict';
import { prove } from '../../../harness.mjs';
import { axeFaults, proveAccess, proveDusk, provePhone, proveRoom, proveTexts } from '../../../looks.mjs';
import { look, settled } from '../../../player.mjs';
import { PHONE } from '../../../stage.mjs';
import { MOMENTS, seatAt } from '../moments.mjs';

const { turn, pay, keep, return: under, dock, mine, deliver, over } = MOMENTS;
proveAccess('the card table', { turn, pay, keep, mine, deliver, over });
proveDusk('the card table', { turn, pay });
proveTexts('the card table', { turn, pay, under, mine, deliver, over });
provePhone('the card table', { turn, pay, keep, under, dock, mine, deliver, over });
proveRoom('the card table', MOMENTS);

prove('nothing on a phone leaves its tab', async (stage) => {
  const page = await stage.open('/', { ...PHONE, language: 'de' });
  await seatAt(page, 'turn', { turns: 12 });
  for (const tab of await page.locator('nav.tabs button').all()) {
    await tab.tap();
    const { width, sideways } = await page.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      sideways: document.querySelector('main').scrollWidth,
    }));
    assert(
      width <= 360 && sideways <= 360,
      `${await tab.innerText()} is ${Math.max(width, sideways)} px wide`,
    );
  }
});

prove('axe finds nothing in a rival’s yard', async (stage) => {
  const page = await stage.open('/', { bypassCSP: true });
  await seatAt(page, 'turn', { turns: 12 });
  await page.locator('.rival').first().click();
  await page.locator('dialog[open]').waitFor();
  assert.deepEqual(await axeFaults(page), []);
});

prove('the first tap shows what a move would do, the button does it', async (stage) => {
  const page = await stage.open('/', PHONE);
  await seatAt(page, 'turn', { turns: 10 });
  const { ply, moves } = await look(page);
  assert(moves.length > 0, 'the stacks offer moves');
  await page.locator(`main [data-move="${moves[0]}"]:visible`).first().tap();
  const doIt = page.locator('[data-command="do"]');
  await doIt.waitFor();
  assert.equal((await look(page)).ply, ply, 'nothing has happened yet');
  await doIt.tap();
  await settled(page, { behind: ply });
});
