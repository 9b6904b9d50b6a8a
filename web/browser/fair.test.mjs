// Nobody chose the cards: the page puts its share in, keeps what it saw, and checks the deal when the game is over.
import assert from 'node:assert/strict';
import { prove, WHOLE_GAME_MS } from './harness.mjs';
import { command, invite, join } from './invitations.mjs';
import { axeFaults } from './looks.mjs';
import { playToTheEnd, settled } from './player.mjs';
import { drop } from './records.mjs';
import { GAMES, LAN_NAME } from './stage.mjs';

const fair = (page) => page.locator('[data-part="fair"]');
const tableOf = (page) => new URL(page.url()).pathname.split('/')[2];
const recordAt = (page) =>
  page.evaluate(async (table) => (await fetch(`/api/tables/${table}/record`)).json(), tableOf(page));
const says = (page, words) => fair(page).filter({ hasText: words }).waitFor();

/** A game against bots, begun with one click and played to its end. */
async function finish(page) {
  await page.locator('[data-start]').first().click();
  await settled(page);
  await playToTheEnd(page, tableOf(page));
}

/** Changes what this browser has kept of its table, and loads the page anew. */
async function keepInstead(page, part) {
  await page.evaluate(
    ([table, part]) => {
      const kept = JSON.parse(localStorage.getItem('pithead-shares'));
      const mine = kept.find(([each]) => each === table);
      Object.assign(mine[1], part);
      localStorage.setItem('pithead-shares', JSON.stringify(kept));
    },
    [tableOf(page), part],
  );
  await page.reload();
  await settled(page);
}

/** Before a page begins: it will remember whether it has shown the end of a game, be it for a moment. */
function noteTheEnd() {
  const look = () => {
    if (document.querySelector('[data-part="fair"]')) window.sawTheEnd = true;
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}

prove(
  'a game against bots has my share in it, and whatever does not fit is told',
  async (stage) => {
    const page = await stage.open('/');
    await finish(page);
    await says(page, 'your share is in them');
    assert.deepEqual(await axeFaults(page), []);
    const record = await recordAt(page);
    assert.deepEqual(
      record.fair.shares.map((share) => share !== null),
      record.names.map((_, seat) => seat === 0),
    );
    await keepInstead(page, { share: '0'.repeat(32) });
    await says(page, 'Your share of the deal is missing.');
    await keepInstead(page, { share: record.fair.shares[0], commitment: '0'.repeat(64) });
    await says(page, 'not the one it announced');

    const stranger = await stage.open('/', { before: noteTheEnd });
    await drop(stranger, JSON.stringify(record));
    await stranger.locator('[data-replay]').waitFor();
    assert.equal(await stranger.evaluate(() => window.sawTheEnd), undefined);
    await command(stranger, 'close').click();
    await says(stranger, 'nobody chose the cards');
  },
  { timeout: WHOLE_GAME_MS },
);

prove(
  'two people give a share each, in the rematch, too',
  async (stage) => {
    const ada = await stage.open('/');
    await ada.goto(`/new/${GAMES.at(-1)}`);
    const [link] = await invite(ada, 1);
    const bea = await stage.open(link);
    await join(bea, 'Bea');
    await command(ada, 'start').click();
    for (const page of [ada, bea]) await page.waitForSelector('[data-phase]');
    const table = tableOf(ada);
    await Promise.all([ada, bea].map((page) => playToTheEnd(page, table)));
    for (const page of [ada, bea]) await says(page, 'your share is in them');

    await command(ada, 'again').click();
    await ada.waitForURL((url) => !url.pathname.endsWith(table));
    await command(bea, 'again').click();
    await bea.waitForURL((url) => !url.pathname.endsWith(table));
    // Whoever was only seated there gives a share without being asked: the table's second version.
    await bea.waitForFunction(async () => {
      const told = await (await fetch(`/api${location.pathname.replace('table', 'tables')}`)).json();
      return told.tables[0].version === 2;
    });
    // Both are there; whoever hosts begins.
    const host = (await command(ada, 'start').count()) ? ada : bea;
    await command(host, 'start').click();
    for (const page of [ada, bea]) await page.waitForSelector('[data-phase]');
    await Promise.all([ada, bea].map((page) => playToTheEnd(page, tableOf(ada))));
    for (const page of [ada, bea]) await says(page, 'your share is in them');
    const { shares } = (await recordAt(ada)).fair;
    assert.equal(new Set(shares).size, 2);
  },
  { timeout: 2 * WHOLE_GAME_MS },
);

prove(
  'without https the page says that it cannot check, and still notices that a share is missing',
  async (stage) => {
    const baseURL = stage.server.address.replace('127.0.0.1', LAN_NAME);
    const page = await stage.open('/', { baseURL, expected: [/Cross-Origin-Opener-Policy/] });
    await page.evaluate(() => (crypto.randomUUID = () => String(Math.random())));
    await finish(page);
    await says(page, 'Without a secure connection');
    await keepInstead(page, { share: '0'.repeat(32) });
    await says(page, 'Your share of the deal is missing.');
  },
  { timeout: WHOLE_GAME_MS },
);
