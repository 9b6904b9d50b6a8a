// Whatever lies on the card table says what it is.
import assert from 'node:assert/strict';
import { proveAsking, proveExplained } from '../../explained.mjs';
import { prove } from '../../harness.mjs';
import { MOMENTS, seatAt, seatWithCards } from './moments.mjs';

// All kinds of things lie there at these moments; long/ has the others.
const { pay, return: under, mine, deliver } = MOMENTS;
const KINDS = [
  ...['zone', 'top', 'price', 'beneath', 'token', 'shift'],
  ...['row', 'storage', 'dock', 'engine', 'wagon', 'load', 'delivered'],
  ...['group', 'worker', 'held', 'share', 'objective', 'pay'],
  ...['steps', 'step', 'deliver', 'departure', 'look', 'seen', 'under'],
  ...['seat', 'count', 'standing', 'recap', 'known'],
];
proveExplained('the card table', { turn: seatWithCards, pay, under, mine, deliver }, KINDS);
proveAsking('the card table', pay);

prove('a rival’s counts say what is known and what is not', async (stage) => {
  const page = await stage.open('/');
  await seatAt(page, 'turn', { turns: 12 });
  await page.locator('[data-command="explain"]').first().click();
  await page.locator('main [data-explain="count 1 orders"]').click();
  assert.match(await page.locator('[data-part="Explain"]').innerText(), /everybody saw|unseen|0 now/i);
});
