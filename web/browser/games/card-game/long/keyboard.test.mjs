// Where the keys lead on the card table.
import assert from 'node:assert/strict';
import { prove } from '../../../harness.mjs';
import { seatAt } from '../moments.mjs';

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
