// What people write stands on the page as they wrote it, wherever people appear: never as markup.
import assert from 'node:assert/strict';
import { prove, WHOLE_GAME_MS } from './harness.mjs';
import { command, join } from './invitations.mjs';
import { anyGame, playToTheEnd, settled } from './player.mjs';

const ADA = '<img src=x onerror=alert(1)>'; // a name has 30 characters at most
const BEA = '<b onclick=alert(1)>Bea</b>';
const CYD = '<svg onload=alert(1)>Cyd';
const TITLE = '<img src=x onerror=alert(1)><b>Bea</b>';
const LINE = `${TITLE}<script>alert(1)</script><a href="javascript:alert(1)">x</a>`;

const PLANTED = '[onerror], [onclick], [onload], [src="x"], [href^="javascript"], b:text-is("Bea"), b b';

/** All this stands there as text, among other words or alone, and nothing on the page was made of it. */
async function reads(place, ...texts) {
  for (const text of texts) await place.filter({ hasText: text }).first().waitFor();
  assert.equal(await place.page().locator(PLANTED).count(), 0);
}

const say = async (page) => {
  await page.getByLabel('Say something').fill(LINE);
  await page.keyboard.press('Enter');
};

const call = (page, name) =>
  page.evaluate(async (name) => {
    const headers = { 'Content-Type': 'application/json' };
    await fetch('/api/me', { method: 'POST', headers, body: JSON.stringify({ name }) });
  }, name);

/** A listed table of this page's person with an invitation: its path, and the invitation's. */
async function host(page) {
  const table = await page.evaluate(
    async ([game, title]) => {
      const headers = { 'Content-Type': 'application/json' };
      const seats = [{ kind: 'person' }, { kind: 'invited' }];
      const body = JSON.stringify({ game, title, listed: true, seats });
      return (await (await fetch('/api/tables', { method: 'POST', headers, body })).json()).table;
    },
    [await anyGame(page), TITLE],
  );
  await page.goto(`/table/${table}`);
  return { table, invitation: await page.getByLabel('Link of the invitation').inputValue() };
}

prove(
  'markup in names, titles and talk stays text from the lobby to the result',
  async (stage) => {
    const ada = await stage.open('/');
    await call(ada, ADA);
    const { table, invitation } = await host(ada);
    await reads(ada.getByRole('heading'), TITLE);
    assert.equal(await ada.title(), `${TITLE} · Pithead`);

    const bea = await stage.open(invitation);
    await reads(bea.getByRole('main'), TITLE, ADA);
    await join(bea, BEA);
    await reads(ada.getByRole('listitem'), ADA, BEA);
    await say(bea);
    await reads(ada.getByRole('log'), LINE, BEA);

    await command(ada, 'start').click();
    await Promise.all([ada, bea].map((page) => page.waitForSelector('[data-phase]')));
    const cyd = await stage.open('/');
    await call(cyd, CYD);
    await reads(cyd.getByRole('complementary'), TITLE);
    await cyd.goto(`/table/${table}`);
    await cyd.waitForSelector('[data-phase]');
    const names = await cyd.locator('header .who title').allTextContents();
    assert.deepEqual(names, [ADA, BEA]);
    await ada.locator('[data-panel="seats"]').click();
    await reads(ada.getByRole('dialog'), ADA, BEA);
    await ada.getByRole('button', { name: `Send ${CYD} away` }).waitFor();
    await ada.keyboard.press('Escape');
    await cyd.keyboard.press('t');
    await reads(cyd.getByRole('log'), LINE, BEA);

    await Promise.all([ada, bea].map((page) => playToTheEnd(page, table)));
    await ada.locator('[data-part="End"]').waitFor();
    await reads(ada.locator('[data-part="End"]'), ADA, BEA);
    await ada.keyboard.press('Escape');
    await ada.keyboard.press('l');
    await reads(ada.locator('[data-part="Log"]'), BEA);
    await ada.goto('/');
    await reads(ada.getByRole('complementary'), TITLE, BEA);
    await ada.goto('/history');
    await reads(ada.getByRole('main'), BEA);
    await ada.goto(`/table/${table}?ply=3`);
    await settled(ada);
    assert.equal(await ada.locator(PLANTED).count(), 0);
  },
  { timeout: WHOLE_GAME_MS },
);
