// Without a server, and after one visit without a network: whole games, killed tabs, two tabs, browsers that keep nothing
// or have no room, and a new version while somebody plays.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { chance, choose, look, playOne, settled } from '../player.mjs';
import { axeFaults } from '../looks.mjs';
import { roomFaults } from '../room.mjs';
import { GAMES, PHONE, SMALL_PHONE } from '../stage.mjs';
import { FOLDER, kept, playNow, proveSite, visit } from './site.mjs';

const LEVELS = ['easy', 'medium', 'random'];

async function playOut(page, seed) {
  const random = chance(seed);
  let told = await settled(page);
  while (told.phase !== 'over') told = await playOne(page, random);
}

for (const [i, game] of GAMES.entries()) {
  const level = LEVELS[i % LEVELS.length];
  proveSite(
    `with the network off a whole game of ${game} against ${level} bots is played by clicks`,
    async (stage, host) => {
      const page = await visit(stage);
      await kept(page);
      await host.stop();
      await page.reload();
      await page.locator('[data-start]').first().waitFor();
      await playNow(page, game, level);
      await playOut(page, i + 1);
      await page.locator('[data-part="end"], [data-command="save"]').first().waitFor();
      // It is in the list of finished games, after another start too.
      await page.goto(`${FOLDER}#/history`);
      await page.reload();
      await page.locator('ol li').first().waitFor();
      const [file] = await Promise.all([page.waitForEvent('download'), page.locator('#save-csv').click()]);
      assert.match(await readFile(await file.path(), 'utf8'), new RegExp(game));
    },
    { timeout: 300_000 },
  );
}

proveSite(
  'by the keyboard alone a game begins and a move is made, with the network off',
  async (stage, host) => {
    const page = await visit(stage);
    await kept(page);
    await host.stop();
    await page.reload();
    const play = page.locator('[data-start]').first();
    await play.waitFor();
    for (let presses = 0; presses < 60; ++presses) {
      await page.keyboard.press('Tab');
      if (await play.evaluate((button) => button === document.activeElement)) break;
    }
    await page.keyboard.press('Enter');
    await page.waitForURL(/#\/table\//);
    const { ply } = await settled(page);
    await page.keyboard.press('m'); // all moves
    await page.locator('dialog [data-move]').first().focus();
    await page.keyboard.press('Enter');
    await settled(page, { behind: ply });
  },
);

proveSite('a killed tab goes on where it was', async (stage) => {
  const page = await visit(stage);
  await playNow(page, GAMES[0], 'easy');
  const random = chance(5);
  await settled(page);
  let told;
  for (let moves = 0; moves < 4; ++moves) told = await playOne(page, random);
  const address = page.url();
  const place = page.context();
  const session = await place.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  void session.send('Page.crash').catch(() => {}); // nobody is left to answer
  await crashed;
  const again = await place.newPage();
  await again.goto(address);
  const { ply } = await settled(again);
  assert(ply >= told.ply, `ply ${ply} behind ${told.ply}`);
  await playOne(again, random);
});

proveSite('two tabs agree, and the second goes on when the first is closed', async (stage) => {
  const first = await visit(stage);
  await playNow(first, GAMES[0], 'easy');
  await settled(first);
  const second = await first.context().newPage();
  await second.goto(first.url());
  await settled(second);
  const random = chance(2);
  const { ply } = await playOne(first, random);
  await second.waitForFunction((ply) => Number(document.querySelector('[data-ply]').dataset.ply) >= ply, ply);
  assert.deepEqual((await look(second)).moves, (await look(first)).moves);
  await first.close();
  const { ply: later } = await playOne(second, random);
  assert(later > ply);
});

proveSite('a browser that keeps nothing says so, and plays all the same', async (stage, host) => {
  host.instead['node\\.worker'] = (script) =>
    `indexedDB.open = () => { throw new DOMException('no', 'InvalidStateError'); };${script}`;
  const page = await visit(stage, { serviceWorkers: 'block' });
  await page.locator('[data-keeping="gone"]').waitFor();
  await playNow(page, GAMES[0], 'easy');
  await settled(page);
  await playOne(page, chance(1));
});

proveSite('a later Pithead has been here: the page says so and touches nothing', async (stage) => {
  const page = await visit(stage, { serviceWorkers: 'block' });
  await page.close();
  const later = await page.context().newPage();
  await later.goto(`${FOLDER}favicon.svg`);
  await later.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open('pithead', 1000);
        request.onsuccess = () => resolve(request.result.close());
        request.onerror = () => reject(request.error);
      }),
  );
  await later.goto(FOLDER);
  await later.locator('[data-keeping="newer"]').waitFor();
});

// Chromium's quota can be made small for a test, but it is not looked at for writes as small as ours: so the database
// says what it would say then.
const NO_ROOM = `
  const { put } = IDBObjectStore.prototype;
  let room = true;
  new BroadcastChannel('room').onmessage = ({ data }) => (room = data);
  IDBObjectStore.prototype.put = function (...row) {
    if (!room && String(row[1]).startsWith('table/')) throw new DOMException('no room', 'QuotaExceededError');
    return put.apply(this, row);
  };
`;

proveSite(
  'without room a move is not lost but waits, and goes on when there is room',
  async (stage, host) => {
    host.instead['node\\.worker'] = (script) => NO_ROOM + script;
    const page = await visit(stage, { serviceWorkers: 'block' });
    await playNow(page, GAMES[0], 'easy');
    const random = chance(4);
    await settled(page);
    const { ply, moves } = await playOne(page, random);
    const setRoom = (room) => page.evaluate((room) => new BroadcastChannel('room').postMessage(room), room);
    await setRoom(false);
    await page.locator(`main [data-move="${moves[0]}"]:visible`).first().click();
    await page.locator('[data-keeping="full"]').waitFor();
    assert.equal((await look(page)).ply, ply, 'nothing was made of it');
    await setRoom(true);
    await page.waitForFunction((ply) => Number(document.querySelector('[data-ply]').dataset.ply) > ply, ply);
    await page.locator('[data-keeping="full"]').waitFor({ state: 'detached' });
  },
);

proveSite(
  'a new version is offered, disturbs no game, and comes when it is asked for',
  async (stage, host) => {
    const page = await visit(stage);
    await kept(page);
    await playNow(page, GAMES[0], 'easy');
    const { ply } = await settled(page);
    await page.evaluate(() => (window.before = true));
    host.instead['^index\\.html$'] = (html) =>
      html.replace('<head>', '<head><meta name="newer" content="yes" />');
    host.instead['^sw\\.js$'] = (script) => script.replace(/VERSION = '/, "VERSION = 'newer-");
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await page.locator('[data-part="renewed"]').waitFor();
    await playOne(page, chance(3));
    assert(await page.evaluate(() => window.before), 'the page is still the old one');
    await Promise.all([page.waitForEvent('load'), page.locator('[data-command="renew"]').click()]);
    await page.locator('meta[name="newer"]').waitFor({ state: 'attached' });
    assert((await settled(page)).ply > ply, 'the game went on');
  },
);

proveSite('everything is taken along and brought back on another device', async (stage) => {
  const page = await visit(stage);
  await playNow(page, GAMES[0], 'easy');
  await settled(page);
  const { ply } = await playOne(page, chance(6));
  const address = page.url();
  await page.goto(FOLDER);
  await page.locator('[data-command="me"]').click();
  const summaries = page.locator('dialog summary');
  await summaries.first().click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('[data-command="take-all"]').click(),
  ]);
  const file = await download.path();

  const elsewhere = await visit(stage, PHONE); // its worker is the node there
  const other = await elsewhere.context().newPage();
  await other.goto(FOLDER);
  await other.locator('[data-start]').first().waitFor();
  await other.locator('[data-command="me"]').click();
  await other.locator('dialog summary').last().click();
  const field = other.locator('dialog input[type="file"]'); // behind its button
  await field.setInputFiles({
    name: 'wrong.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"a":1}'),
  });
  await other.locator('dialog [role="alert"]', { hasText: /does not hold/ }).waitFor();
  assert.equal(await other.locator('[data-command="bring-all"]').count(), 0, 'such a file replaces nothing');
  await field.setInputFiles(file);
  // The node knows what was there before: it begins anew as well, and keeps nothing of that.
  await Promise.all([
    other.waitForEvent('load'),
    elsewhere.waitForEvent('load'),
    other.locator('[data-command="bring-all"]').click(),
  ]);
  await other.locator('[data-start]').first().waitFor();
  await other
    .locator(`a[href*="${address.split('/').at(-1)}"]`)
    .first()
    .waitFor();
  await other.goto(address.replace(/^[^#]*/, FOLDER));
  assert.equal((await settled(other)).ply, ply);
});

// Where memory may be shared the thought is stopped by a flag, elsewhere its worker is ended.
for (const shared of [true, false])
  proveSite(
    `a turn that is taken back while hard bots think is played anew ${shared ? 'with' : 'without'} shared memory`,
    async (stage, host) => {
      if (shared)
        host.headers = {
          'Cross-Origin-Opener-Policy': 'same-origin',
          'Cross-Origin-Embedder-Policy': 'require-corp',
        };
      const page = await visit(stage);
      assert.equal(await page.evaluate(() => crossOriginIsolated), shared);
      await playNow(page, GAMES[0], 'hard');
      const random = chance(8);
      let told = await settled(page);
      for (let turns = 0; turns < 4; ++turns) {
        const place = page.locator(`main [data-move="${choose(told.moves, random)}"]:visible`).first();
        await place.click();
        await page.waitForFunction(
          (ply) => Number(document.querySelector('[data-ply]').dataset.ply) > ply,
          told.ply,
        );
        // Mostly a bot thinks now.
        await page.keyboard.press('u');
        told = await settled(page);
        told = await playOne(page, random);
      }
    },
  );

proveSite('a browser offers to install it', async (stage) => {
  const page = await visit(stage);
  await kept(page);
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  assert.deepEqual(installabilityErrors, []);
  const { data } = await session.send('Page.getAppManifest');
  assert.equal(JSON.parse(data).icons.length, 4);
});

for (const language of ['en', 'de', 'nl', 'it'])
  proveSite(
    `what only a device's page has reads well and fits a small phone (${language})`,
    async (stage) => {
      const page = await visit(stage, { ...SMALL_PHONE, language });
      assert.deepEqual(await axeFaults(page), []);
      await page.locator('[data-command="me"]').click();
      await page.locator('dialog summary').first().waitFor();
      for (const summary of await page.locator('dialog summary').all()) await summary.click();
      await page.locator('[data-command="take-all"]').waitFor();
      assert.deepEqual(await axeFaults(page), []);
      assert.deepEqual(await page.evaluate(roomFaults), []);
      const words = await page.locator('body').innerText();
      assert.doesNotMatch(words, /\bdevice\.\w+/, 'a key that was not found shows as itself');
    },
  );
