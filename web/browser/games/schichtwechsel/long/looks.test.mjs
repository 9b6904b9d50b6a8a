// Questions of every kind on the board, by day and night, in four languages, on a phone.
import assert from 'node:assert/strict';
import { prove, WHOLE_GAME_MS } from '../../../harness.mjs';
import { proveAccess, proveDusk, provePhone, proveRoom, proveTexts } from '../../../looks.mjs';
import { look, settled } from '../../../player.mjs';
import { PHONE } from '../../../stage.mjs';
import { MOMENTS, seatAt } from '../moments.mjs';

const how = { timeout: WHOLE_GAME_MS };
const { give, cube, tile, turn, pay, benefit, headframe, over } = MOMENTS;
proveAccess('the board', { cube, tile, turn, pay, benefit, headframe, over }, how);
proveDusk('the board', { turn, pay }, how);
proveTexts('the board', { give, cube, turn, pay, benefit, over }, how);
provePhone('the board', MOMENTS, how);
// Twelve questions in seven windows.
proveRoom('the board', MOMENTS, { timeout: 2 * WHOLE_GAME_MS });

prove('the first tap shows what a card would do, the button does it', async (stage) => {
  const page = await stage.open('/', PHONE);
  await seatAt(page, 'turn', { turns: 4 });
  const { ply, moves } = await look(page);
  assert(moves.length > 0, 'the rack offers cards');
  await page.locator(`main [data-move="${moves[0]}"]:visible`).first().tap();
  const doIt = page.locator('[data-command="do"]');
  await doIt.waitFor();
  assert.equal((await look(page)).ply, ply, 'nothing has happened yet');
  await doIt.tap();
  await settled(page, { behind: ply });
});
