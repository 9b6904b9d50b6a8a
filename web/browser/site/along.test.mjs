// A game begun on a device goes to a server and back, as long as all its people's seats are mine.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { chance, playOne, settled } from '../player.mjs';
import { openRecord } from '../records.mjs';
import { GAMES, Server, Stage } from '../stage.mjs';
import { FOLDER, playNow, proveSite, SITE, visit } from './site.mjs';

const command = (page, name) => page.locator(`[data-command="${name}"]:visible`).first();

async function takeAlong(page) {
  await page.locator('[data-panel="seats"]').press('Enter');
  const [download] = await Promise.all([page.waitForEvent('download'), command(page, 'record').click()]);
  await page.keyboard.press('Escape');
  return readFile(await download.path(), 'utf8');
}

async function playOn(page, record, ply) {
  await openRecord(page, record);
  await command(page, 'resume').click();
  await page.waitForURL(/\/table\//);
  assert.equal((await settled(page)).ply, ply);
}

for (const game of GAMES) {
  proveSite(`a game of ${game} goes from a device to a server and back`, async (stage) => {
    const page = await visit(stage);
    const random = chance(3);
    await playNow(page, game, 'easy');
    await settled(page);
    const { ply } = await playOne(page, random);
    const record = await takeAlong(page);

    const there = new Stage(new Server({ options: ['--site', SITE] }));
    try {
      await there.server.start();
      const online = await there.open('/');
      await playOn(online, record, ply);
      const { ply: later } = await playOne(online, random);
      const back = await takeAlong(online);
      await page.goto(FOLDER);
      await playOn(page, back, later);
      await playOne(page, random);

      // The same server offers the page of the device, where workers share memory.
      await online.goto('/');
      await online.locator('[data-command="device"]').click();
      await online.waitForURL('**/device/');
      await online.locator('[data-start]').first().waitFor();
      assert(await online.evaluate(() => crossOriginIsolated), 'memory may be shared');
      await playNow(online, game, 'hard');
      await settled(online);
      assert.deepEqual(there.faults, [], 'the console must be clean there as well');
    } finally {
      await there.close();
    }
  });
}
