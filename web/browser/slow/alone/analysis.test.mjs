// A finished game is analysed on the page: asked for, watched, stopped, resumed by a server that was killed; then the slips
// are told with the board beside them.
import assert from 'node:assert/strict';
import { prove, WHOLE_GAME_MS } from '../../harness.mjs';
import { command } from '../../invitations.mjs';
import { axeFaults, sidewaysFaults, smallTargets } from '../../looks.mjs';
import { seatWhen } from '../../player.mjs';
import { GAMES, PHONE } from '../../stage.mjs';

const AWAY = [/net::ERR_(CONNECTION|SOCKET)_|Failed to fetch|WebSocket/];
// Enough to name the slips of somebody who plays at random, and no more.
const QUICK = { options: ['--analysis-iterations', '200'], timeout: WHOLE_GAME_MS };
// A server that has to do something for some seconds.
const THOROUGH = { options: ['--analysis-iterations', '1000'], timeout: WHOLE_GAME_MS };
// It never gets far.
const ENDLESS = { options: ['--analysis-iterations', '20000'], timeout: WHOLE_GAME_MS };
const LONG_MS = 120_000;

const isOver = (view) => view.phase === 'over';
const finished = (page, game, how = {}) =>
  seatWhen(page, game, isOver, { turns: Infinity, seed: 5, seats: ['random'], ...how });
const panel = (page, state = '') => page.locator(state ? `[data-analysis="${state}"]` : '[data-analysis]');
const done = (page) => panel(page, 'done').waitFor({ timeout: LONG_MS });
const at = async (page) => Number(await page.locator('[data-replay]').getAttribute('data-replay'));
const progress = (page) => page.locator('[data-analysis] progress');
const value = async (page) => Number(await progress(page).getAttribute('value'));

/** Until so many more decisions are there. */
const advanced = (page, than) =>
  page.waitForFunction(
    (than) => Number(document.querySelector('[data-analysis] progress')?.getAttribute('value')) > than,
    than,
    { timeout: LONG_MS },
  );

prove(
  'an analysis is watched, stopped, taken up again, and goes on by itself when the server was killed',
  async (stage) => {
    const page = await stage.open('/', { expected: AWAY });
    await finished(page, GAMES[0]);
    await command(page, 'analyse').click();
    await advanced(page, 5);
    assert.equal(await panel(page).getAttribute('data-analysis'), 'running');
    // Looking goes on meanwhile.
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    assert.equal(await at(page), 1);

    await command(page, 'stop-analysis').click();
    await panel(page, 'stopped').waitFor();
    const [stoppedAt] = /\d+/.exec(await panel(page).locator('p').first().innerText());
    assert(Number(stoppedAt) > 5);

    await command(page, 'start-analysis').click();
    await progress(page).waitFor();
    assert((await value(page)) >= Number(stoppedAt), 'what was done stays done');
    await advanced(page, Number(stoppedAt));
    await stage.server.kill();
    await panel(page).filter({ hasText: 'does not answer' }).waitFor();
    await stage.server.start();
    // A quick machine is done before the page asks again.
    await progress(page).or(panel(page, 'done')).first().waitFor();
    const kept = await page.evaluate(() => document.querySelector('[data-analysis] progress')?.value);
    if (kept !== undefined) assert(kept >= Number(stoppedAt), 'nothing that was kept is lost');
    await done(page);
    const curve = page.locator('[data-curve]');
    assert.equal(await curve.count(), 1, 'my own chances');
    assert.equal(/M/g.exec(await curve.getAttribute('d')).length, 1, 'without a gap');

    // It is there for good, and for everybody.
    const address = page.url();
    const other = await stage.open(new URL(address).pathname + '?ply=0');
    await command(other, 'analyse').click();
    await done(other);
    assert.equal(await command(other, 'start-analysis').count(), 0);
  },
  THOROUGH,
);

/** From the beginning to a slip, by the button that leads from one to the next. */
async function toSlip(page, ply) {
  await page.keyboard.press('Home');
  for (let now = 0; now !== ply + 1; now = await at(page)) {
    await command(page, 'next-slip').click();
    await page.waitForFunction(
      (now) => document.querySelector('[data-replay]').dataset.replay !== String(now),
      now,
    );
  }
}

/** My own slip is shown through my eyes, unless I chose others since the analysis is open. */
async function proveEyes(page, ply) {
  const eyes = command(page, 'eyes');
  const choose = async (whose) => {
    await eyes.selectOption(whose);
    await page.waitForFunction(() => !document.querySelector('[data-command="eyes"]').disabled); // the game has come
    assert.equal(await eyes.inputValue(), whose);
  };
  await command(page, 'close-analysis').click();
  await choose('1');
  await command(page, 'analyse').click();
  await toSlip(page, ply);
  assert.equal(await eyes.inputValue(), '0', 'my own slip, my own eyes');
  await choose('1');
  await toSlip(page, ply);
  assert.equal(await eyes.inputValue(), '1', 'whoever chose other eyes keeps them');
  await choose('0');
}

for (const game of GAMES) {
  prove(
    `the slips of a game of ${game} are told beside the board, and the better line is shown`,
    async (stage) => {
      const page = await stage.open();
      await finished(page, game);
      await command(page, 'analyse').click();
      await done(page);
      const worst = page.locator('[data-turning-point]').first();
      const ply = Number(await worst.getAttribute('data-turning-point'));
      await worst.click();
      assert.equal(await at(page), ply + 1, 'the board shows what was played');
      const told = page.locator('[data-decision]');
      assert.equal(await told.getAttribute('data-decision'), String(ply));
      const text = await told.innerText();
      for (const word of ['Better', 'before', 'after']) assert(text.includes(word), text);
      assert.doesNotMatch(await panel(page).innerText(), /undefined|NaN|\{|\}/);

      // `next slip` goes round through the slips of the one who looks.
      const slips = await page
        .locator('[data-slip]')
        .evaluateAll((all) => all.map((each) => each.dataset.slip));
      assert(slips.length > 0);
      await page.keyboard.press('Home');
      for (const slip of [...slips, slips[0]]) {
        await command(page, 'next-slip').click();
        assert.equal(await at(page), Number(slip) + 1);
        assert.equal(await told.getAttribute('data-decision'), slip);
      }
      await panel(page).getByRole('switch').click();
      assert.equal(await page.locator('[data-curve]').count(), 2);
      await proveEyes(page, Number(slips[0]));

      const there = await page.locator('main').innerText();
      await command(page, 'show-it').click();
      await page.locator('.says', { hasText: 'The better line: ' }).waitFor();
      await page.waitForFunction(() => Number(document.querySelector('[data-replay]').dataset.replay) > 0);
      const counts = /\d+ of \d+ ·/.test(await page.locator('.says').innerText());
      assert.equal(
        await page.locator('[data-command="line"]').count(),
        counts ? 1 : 0,
        'one move is one thing',
      );
      assert.equal(await page.locator('[data-command="analyse"]').count(), 0, 'another game, so to speak');
      await command(page, 'close').click();
      assert.equal(await at(page), Number(slips[0]) + 1);
      assert.equal(await page.locator('main').innerText(), there);
    },
    QUICK,
  );
}

prove(
  'every decision of every player can be asked why, one by one, in words',
  async (stage) => {
    for (const game of GAMES) {
      const page = await stage.open('/');
      const table = await finished(page, game);
      await page.goto(`/table/${table}?ply=0`);
      await page.locator('[data-replay="0"]').waitFor();
      const plies = Number(await page.locator('[data-command="line"]').getAttribute('max'));
      for (const part of [0, 0.1, 0.3, 0.6, 1]) {
        const ply = Math.max(1, Math.floor(plies * part));
        await page.locator('[data-command="line"]').fill(String(ply));
        await command(page, 'why').click();
        await page.locator(`[data-decision="${ply - 1}"]`).waitFor();
        assert.doesNotMatch(await panel(page).innerText(), /undefined|NaN|\{|\}/);
      }
      assert.equal(await panel(page).getAttribute('data-analysis'), 'stopped', 'the rest was not asked for');
    }
  },
  QUICK,
);

prove(
  'while a game is analysed another one is played against bots as if nothing were',
  async (stage) => {
    const page = await stage.open();
    await finished(page, GAMES[0]);
    await command(page, 'analyse').click();
    await panel(page, 'running').waitFor();
    await seatWhen(page, GAMES[2], isOver, { turns: Infinity, seed: 2, seats: ['easy'] });
  },
  ENDLESS,
);

prove('a running game tells no analysis', async (stage) => {
  const page = await stage.open('/', { expected: [/status of 409/] });
  const table = await seatWhen(page, GAMES[0], () => true, { turns: 6, seed: 2 });
  await command(page, 'look-back').first().click();
  await page.locator('[data-replay]').waitFor();
  assert.equal(await command(page, 'analyse').count(), 0);
  assert.equal(await command(page, 'why').count(), 0);
  for (const [path, body] of [
    ['analysis', undefined],
    ['analysis', {}],
    ['analysis', { ply: 0 }],
    ['analysis/stop', {}],
    ['variation', { ply: 0, moves: [] }],
  ]) {
    const answer = await page.evaluate(
      async ([address, body]) => {
        const headers = { 'Content-Type': 'application/json' };
        const how = body === undefined ? {} : { method: 'POST', headers, body: JSON.stringify(body) };
        return (await fetch(address, how)).json();
      },
      [`/api/tables/${table}/${path}`, body],
    );
    assert.equal(answer.error, 'not-over', path);
  }
});

prove(
  'an analysis is for everybody: axe, keyboard, phone and four languages',
  async (stage) => {
    const first = await stage.open();
    const table = await finished(first, GAMES[0]);
    await command(first, 'analyse').click();
    await done(first);
    // By the keyboard alone: the next slip, and what would have been better.
    await first.locator('[data-command="analyse"]').focus();
    await first.keyboard.press('n');
    await first.locator('[data-decision]').waitFor();
    await command(first, 'show-it').focus();
    await first.keyboard.press('Enter');
    await first.locator('[data-replay="0"]').waitFor();
    await first.keyboard.press('Escape');
    await first.locator('[data-decision]').waitFor();
    // The curve in figures, for those who do not see it.
    await first.locator('summary').focus();
    await first.keyboard.press('Enter');
    await first.locator('details tbody tr').nth(10).waitFor();

    for (const [language, colorScheme, size] of [
      ['en', 'light', {}],
      ['it', 'dark', { viewport: { width: 1366, height: 625 } }],
      ['de', 'light', PHONE],
      ['nl', 'dark', { viewport: { width: 900, height: 700 } }],
    ]) {
      const page = await stage.open(`/table/${table}?ply=0`, { language, colorScheme, ...size });
      await command(page, 'analyse').click();
      await done(page);
      await command(page, 'next-slip').click();
      await page.locator('[data-decision]').waitFor();
      assert.deepEqual(await axeFaults(page), [], `${language}, ${colorScheme}`);
      if (size !== PHONE) continue;
      assert.deepEqual([...(await sidewaysFaults(page)), ...(await smallTargets(page))], []);
    }
  },
  QUICK,
);
