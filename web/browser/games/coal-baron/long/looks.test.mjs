// Every phase of the board, by day and night, in four languages, on a phone.
import assert from 'node:assert/strict';
import { prove } from '../../../harness.mjs';
import { axeFaults, proveAccess, proveDusk, provePhone, proveRoom, proveTexts } from '../../../looks.mjs';
import { look, settled } from '../../../player.mjs';
import { PHONE } from '../../../stage.mjs';
import { MOMENTS, seatAt } from '../moments.mjs';

/** Four players, and more orders than there is room for as cards. */
const crowd = (page) => seatAt(page, 'place', { turns: 30, seed: 5, seats: ['easy', 'easy', 'easy'] });
const { draft, place, arrange, mine, over } = MOMENTS;
proveAccess('the board', { draft, place, arrange, mine, over });
proveDusk('the board', { place, mine });
proveTexts('the board', { draft, place, mine, over });
provePhone('the board', MOMENTS);
proveRoom('the board', { ...MOMENTS, crowd });

prove('axe finds nothing in the sheets over a table', async (stage) => {
  const page = await stage.open('/', { bypassCSP: true });
  await MOMENTS.place(page);
  const faults = [];
  for (const key of ['m', 'l', 't', 'k']) {
    await page.keyboard.press(key);
    await page.locator('dialog[open]').waitFor();
    for (const fault of await axeFaults(page)) faults.push(`${key}: ${fault}`);
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'hidden' });
  }
  assert.deepEqual(faults, []);
});

prove('the first tap shows what a move would do, the button does it', async (stage) => {
  const page = await stage.open('/', PHONE);
  await seatAt(page, 'place', { turns: 4 });
  const { ply, moves } = await look(page);
  assert(moves.length > 0, 'the yard offers moves');
  await page.locator(`main [data-move="${moves[0]}"]:visible`).first().tap();
  const doIt = page.locator('[data-command="do"]');
  await doIt.waitFor();
  assert.equal((await look(page)).ply, ply, 'nothing has happened yet');
  await doIt.tap();
  await settled(page, { behind: ply });
});
