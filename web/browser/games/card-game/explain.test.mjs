// Whoever asks what a thing is gets an answer.
import assert from 'node:assert/strict';
import { proveAsking } from '../../explained.mjs';
import { prove } from '../../harness.mjs';
import { MOMENTS, seatAt } from './moments.mjs';

proveAsking('the card table', MOMENTS.pay);

prove('a rival’s counts say what is known and what is not', async (stage) => {
  const page = await stage.open('/');
  await seatAt(page, 'turn', { turns: 12 });
  await page.locator('[data-command="explain"]').first().click();
  await page.locator('main [data-explain="count 1 orders"]').click();
  assert.match(await page.locator('[data-part="Explain"]').innerText(), /everybody saw|unseen|0 now/i);
});
