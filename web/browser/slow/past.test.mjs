// Looking back and playing on, by day and night, by keyboard and on phones.
import assert from 'node:assert/strict';
import { prove } from '../harness.mjs';
import { command } from '../invitations.mjs';
import { axeFaults } from '../looks.mjs';
import { seatWhen } from '../player.mjs';
import { GAMES, PHONE, SMALL_PHONE } from '../stage.mjs';

const bar = (page) => page.locator('[data-replay]');
const at = async (page) => Number(await bar(page).getAttribute('data-replay'));
const dialog = (page) => page.locator('[data-part="PlayOn"]');
const isOver = (view) => view.phase === 'over';

prove('looking back is for everybody: axe, keyboard and phone', async (stage) => {
  for (const colorScheme of ['light', 'dark']) {
    const page = await stage.open('/', { ...PHONE, colorScheme, language: 'de' });
    const table = await seatWhen(page, GAMES[0], isOver, { turns: Infinity, seed: 5 });
    await page.goto(`/table/${table}?ply=40`);
    await bar(page).waitFor();
    assert.deepEqual(await axeFaults(page), []);
    await command(page, 'forward').tap();
    assert.equal(await at(page), 41);
    await command(page, 'play').tap();
    await page.waitForFunction(() => Number(document.querySelector('[data-replay]').dataset.replay) > 42);
    await command(page, 'play').tap();
  }
});

prove('playing on is for everybody: axe, keyboard and the smallest phone', async (stage) => {
  for (const colorScheme of ['light', 'dark']) {
    const page = await stage.open('/', { ...SMALL_PHONE, colorScheme, language: 'de' });
    const table = await seatWhen(page, GAMES[0], isOver, { turns: Infinity, seed: 5 });
    await page.goto(`/table/${table}?ply=40`);
    await bar(page).waitFor();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    assert(wide <= 360, `${wide} px wide`);
    const small = await bar(page)
      .locator('button:visible, select:visible')
      .evaluateAll((all) =>
        all
          .map((each) => [each.dataset.command, each.getBoundingClientRect()])
          .filter(([, { width, height }]) => width < 43.5 || height < 43.5)
          .map(([name, { width, height }]) => `${name} ${width} x ${height}`),
      );
    assert.deepEqual(small, []);
    await command(page, 'save').tap();
    assert.deepEqual(await axeFaults(page), []);
    await page.keyboard.press('Escape');
    await command(page, 'play-on').focus();
    await page.keyboard.press('Enter');
    await dialog(page).waitFor();
    assert.deepEqual(await axeFaults(page), []);
    await command(page, 'begin').focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction((old) => !location.pathname.includes(old), table);
    await page.waitForSelector('[data-ply]');
  }
});
