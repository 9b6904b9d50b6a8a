// Rated games: opened by choice, played by the clock without hints, told on the final sheet, in the ladder and as a curve.
import assert from 'node:assert/strict';
import { makeAccount } from './account.mjs';
import { prove, WHOLE_GAME_MS } from './harness.mjs';
import { command } from './invitations.mjs';
import { axeFaults, proveLooks, sidewaysFaults } from './looks.mjs';
import { anyGame, playToTheEnd, settled } from './player.mjs';
import { GAMES } from './stage.mjs';

const GAME = GAMES.at(-1);
let logins = 0;

/** An account in place of the guest of this page. */
async function enter(page) {
  await makeAccount(page, `rated.${process.pid}.${++logins}`);
  await page.reload();
}

/** Opens a rated table against one bot of the level easy, by the page's own form. */
async function openRated(page, game) {
  await page.goto(`/new/${game}`);
  await page.getByRole('radio', { name: '2', exact: true }).check({ force: true });
  await page.getByLabel('Seat 2', { exact: true }).selectOption('easy');
  const rated = page.getByRole('switch', { name: /^Rated/ });
  await rated.check();
  const clock = page.getByRole('radio', { name: 'Each turn' });
  assert(await clock.isChecked(), 'a rated game has a clock');
  await page.getByRole('radio', { name: 'None' }).check({ force: true });
  assert.equal(await rated.isChecked(), false, 'without a clock it is not rated');
  await rated.check();
  await command(page, 'open').click();
  await page.waitForURL('**/table/*');
  return new URL(page.url()).pathname.split('/').at(-1);
}

prove(
  'a rated game is played without hints, changes the rating, and is found in the ladder and as a curve',
  async (stage) => {
    const page = await stage.open();
    await enter(page);
    const table = await openRated(page, GAME);
    await settled(page);
    await page.locator('header [data-part="rated"]').waitFor();
    assert.equal(await command(page, 'hint').count(), 0);
    await playToTheEnd(page, table);

    const ratings = page.locator('[data-part="ratings"]');
    await ratings.waitFor();
    const told = await page.evaluate(
      async (table) => (await (await fetch(`/api/tables/${table}/ratings`)).json()).seats[0],
      table,
    );
    assert.notEqual(told.change, 0);
    const shown = await ratings.innerText();
    assert(shown.includes(`${told.rating}?`), 'a first guess has its mark');
    assert(shown.includes(String(Math.abs(told.change))));

    await page.goto('/');
    await page.getByRole('link', { name: 'Ladder' }).click();
    await page.locator('[data-part="ladder"] select').selectOption(GAME);
    await page.waitForURL(`**/ladder/${GAME}`);
    const mine = page.locator('tr', { hasText: 'you' });
    await mine.waitFor();
    assert((await mine.innerText()).includes(`${told.rating}?`));
    for (const level of ['Easy', 'Medium', 'Hard'])
      await page.getByRole('row', { name: `Bot, ${level}` }).waitFor();
    await page.getByRole('radio', { name: 'Around me' }).check({ force: true });
    await mine.waitFor();
    await page.getByRole('radio', { name: '3', exact: true }).check({ force: true });
    await page.getByText('Nobody has finished a rated game yet.').waitFor();
    assert.equal(new URL(page.url()).search, '?players=3');

    await page.goto(`/history/statistics?game=${GAME}`);
    const own = page.locator('section', { has: page.locator('[data-part="rating"]') });
    await own.locator('canvas').waitFor();
    await command(own, 'as-table').click();
    assert.equal(await own.locator('tbody tr').count(), 1);
    await own.getByRole('link', { name: 'To the ladder' }).click();
    await page.waitForURL(`**/ladder/${GAME}?players=2`);
  },
  { timeout: WHOLE_GAME_MS },
);

prove('a guest at a rated table is told to make an account, and then the game begins', async (stage) => {
  const guest = await stage.open();
  const game = await anyGame(guest);
  await openRated(guest, game);
  const notice = guest.locator('[data-part="rated"]');
  await notice.getByText('A rated game needs an account').waitFor();
  await guest.getByText('guest, needs an account').waitFor();
  await command(guest, 'start').click();
  await guest.getByText('somebody is here as a guest').waitFor();
  await enter(guest);
  await guest.getByText('rating 1500?').waitFor();
  await command(guest, 'start').click();
  await settled(guest);
  await guest.locator('[data-panel="seats"]').click();
  await guest.getByText('Whoever leaves the game to a bot comes last').waitFor();
});

prove('a rated table is known as such in the lobby', async (stage) => {
  const page = await stage.open();
  const game = await anyGame(page);
  await page.evaluate(openListed, game);
  const other = await stage.open('/');
  await other.getByRole('listitem').filter({ hasText: 'Rated' }).first().waitFor();
});

/** Runs in the page: a rated table for anybody. */
async function openListed(game) {
  const clock = { kind: 'turn', seconds: 300 };
  const body = { game, clock, rated: true, listed: true, seats: [{ kind: 'person' }, { kind: 'open' }] };
  const headers = { 'Content-Type': 'application/json' };
  return (await (await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(body) })).json())
    .table;
}

prove(
  'axe finds nothing where ratings are told, and nothing there scrolls sideways on a phone',
  async (stage) => {
    const page = await stage.open('/', { bypassCSP: true });
    await enter(page);
    await playToTheEnd(page, await openRated(page, GAME));
    await page.locator('[data-part="ratings"]').waitFor();
    assert.deepEqual(await axeFaults(page), []);
    await page.goto(`/history/statistics?game=${GAME}`);
    await page.locator('[data-part="rating"]').waitFor();
    assert.deepEqual(await axeFaults(page), []);
    await page.setViewportSize({ width: 360, height: 640 });
    assert.deepEqual(await sidewaysFaults(page), []);
  },
  { timeout: WHOLE_GAME_MS },
);

proveLooks('what is rated', {
  ladder: async (page) => {
    await page.goto(`/ladder/${await anyGame(page)}`);
    await page.locator('table tbody tr').first().waitFor();
  },
  'waiting room': async (page) => {
    await page.goto(`/table/${await page.evaluate(openListed, await anyGame(page))}`);
    await page.locator('[data-part="rated"]').waitFor();
    await page.locator('.rating').first().waitFor();
  },
  'new table': async (page) => {
    await page.goto(`/new/${await anyGame(page)}`);
    await page.getByRole('switch').first().check();
    await page.locator('[data-command="open"]').waitFor();
  },
});
