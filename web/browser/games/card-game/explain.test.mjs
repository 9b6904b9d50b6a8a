// Whatever lies on the card table says what it is: by ? and a click, by the keyboard, by a long press.
import assert from 'node:assert/strict';
import { prove } from '../../harness.mjs';
import { proveExplained } from '../../looks.mjs';
import { look } from '../../player.mjs';
import { PHONE } from '../../stage.mjs';
import { MOMENTS, seatAt } from './moments.mjs';

const { over: _, ...phases } = MOMENTS; // the final sheet has no board
proveExplained('the card table', phases);

const card = (page) => page.locator('[data-part="Explain"]');

prove('the key ? explains the stack in focus, and its place can be taken from there', async (stage) => {
  const page = await stage.open('/');
  await seatAt(page, 'turn', { turns: 4 });
  const { ply } = await look(page);
  const zone = page.locator('main [data-move^="place "]').first();
  await zone.focus();
  await page.keyboard.press('?');
  await card(page).waitFor();
  assert.match(await card(page).innerText(), /exactly \d worker/i, 'the true price');
  assert.equal((await look(page)).ply, ply, 'nothing is played');
  await page.keyboard.press('Escape');
  assert.equal(await card(page).count(), 0);

  await page.keyboard.press('?');
  await page.locator('[data-command="do-explained"]').click();
  await page.waitForFunction((ply) => Number(document.querySelector('[data-ply]').dataset.ply) > ply, ply);
});

prove('a long press explains and plays nothing', async (stage) => {
  const page = await stage.open('/', PHONE);
  await seatAt(page, 'turn', { turns: 4 });
  const { ply } = await look(page);
  const price = page.locator('main [data-explain^="price "]:visible').first();
  const { x, y, width, height } = await price.boundingBox();
  const finger = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await card(page).waitFor();
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  assert.match(await card(page).locator('h2').innerText(), /^Price/);
  assert.equal((await look(page)).ply, ply, 'nothing is played');
});

prove('a rival’s counts say what is known and what is not', async (stage) => {
  const page = await stage.open('/');
  await seatAt(page, 'turn', { turns: 12 });
  await page.locator('[data-command="explain"]').first().click();
  await page.locator('main [data-explain="count 1 orders"]').click();
  assert.match(await card(page).innerText(), /everybody saw|unseen|0 now/i);
});
