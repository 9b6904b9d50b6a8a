// Where the keys lead on Coal Baron's board.
import assert from 'node:assert/strict';
import { prove } from '../../../harness.mjs';
import { playFromList, tabTo } from '../../../keyboard.mjs';
import { look, settled } from '../../../player.mjs';
import { seatAt } from '../moments.mjs';

prove('arrows lead from place to place as they lie on the board', async (stage) => {
  const page = await stage.open('/');
  await seatAt(page, 'place');
  await page.locator('[data-space="F1"]').focus();
  // Four to a row: F5 lies below F1.
  for (const [arrow, space] of [
    ['ArrowRight', 'F2'],
    ['ArrowDown', 'F6'],
    ['ArrowLeft', 'F5'],
    ['ArrowUp', 'F1'],
  ]) {
    await page.keyboard.press(arrow);
    assert.equal(await page.evaluate(() => document.activeElement?.dataset.space), space, arrow);
  }
});

prove('Tab goes from group to group, and the focus stays where something was done', async (stage) => {
  const page = await stage.open('/');
  await seatAt(page, 'place', { turns: 4 });
  const building = () =>
    page.evaluate(() => document.activeElement?.closest('[data-building]')?.dataset.building);
  await tabTo(page, 'main [data-move]');
  const seen = [];
  for (let at = await building(); at; at = await building()) {
    seen.push(at);
    await page.keyboard.press('Tab');
  }
  assert.deepEqual(seen, [...new Set(seen)], 'each building has one stop');
  assert(seen.length >= 5, `buildings on the way: ${seen}`);
  await page.keyboard.press('Shift+Tab');
  assert.equal(await building(), seen.at(-1), 'and back');

  const { ply } = await look(page);
  await page.locator('main [data-move^="place money"]').first().focus();
  await page.keyboard.press('Enter');
  await settled(page, { behind: ply });
  assert(await page.evaluate(() => document.activeElement?.closest('main')), 'the focus is still there');
});

prove('U takes back, Escape leaves a preview, and the focus is never lost', async (stage) => {
  const page = await stage.open('/');
  await tabTo(page, '[data-start="coal-baron"]');
  await page.keyboard.press('Enter');
  let table = await settled(page);
  while (table.phase !== 'place') {
    await playFromList(page, () => 0);
    table = await settled(page, { behind: table.ply });
  }
  await page.locator('[data-space="M6"]').focus();
  await page.keyboard.press('ArrowLeft'); // and back: by keys, so that the focus is seen
  await page.keyboard.press('ArrowRight');
  assert.notEqual(await page.locator('p.aimed').innerText(), '', 'the focus previews');
  await page.keyboard.press('Escape');
  assert.equal(await page.locator('p.aimed').innerText(), '', 'Escape leaves the preview');
  await page.keyboard.press('Enter');
  const mining = await settled(page, { behind: table.ply });
  assert.equal(mining.phase, 'mine');
  await page.keyboard.press('u');
  await page.waitForSelector(`[data-ply="${table.ply}"][data-phase="place"]`);
});
