// A login that ends while the page is open, because another one takes its place: every tab of the browser goes on.
import assert from 'node:assert/strict';
import {
  field,
  logIn,
  makeAccount,
  NEW,
  NEW_NAME,
  openSheet,
  openTable,
  part,
  PASSWORD,
  press,
  reloaded,
  unfoldPart,
  whoAmI,
} from './account.mjs';
import { prove } from './harness.mjs';
import { anyGame, chance, playOne, seatWhen, settled } from './player.mjs';

/** A running game in two tabs of one browser. */
async function playInTwoTabs(page) {
  const table = await seatWhen(page, await anyGame(page), () => true);
  const other = await page.context().newPage();
  await other.goto(`/table/${table}`);
  await settled(other);
  return other;
}

/** A move in the one tab is seen in the other. */
async function playsOn(from, to) {
  const { ply } = await playOne(from, chance(7));
  await settled(to, { behind: ply - 1 });
}

async function openSheetAtTable(page) {
  await page.locator('[data-panel="preferences"]').click();
  await page.getByRole('dialog').locator('summary').first().waitFor();
}

prove('with a new account both tabs play on where they were', async (stage) => {
  const page = await stage.open('/');
  const other = await playInTwoTabs(page);
  const guest = await whoAmI(page);
  await openSheetAtTable(page);
  await field(page, NEW_NAME).fill('ada');
  await field(page, NEW).fill(PASSWORD);
  // The guest's login ends, and with it the sockets of both.
  await Promise.all([other.waitForEvent('websocket'), press(page, 'Create an account')]);
  await press(page, 'I have kept them');
  await press(page, 'Close');
  await playsOn(page, other);
  await playsOn(other, page);
  const { person, login } = await whoAmI(other);
  assert.deepEqual([person, login], [guest.person, 'ada']);
});

prove('with a new password both tabs play on where they were', async (stage) => {
  const page = await stage.open('/');
  await makeAccount(page, 'ada');
  const other = await playInTwoTabs(page);
  await openSheetAtTable(page);
  await unfoldPart(page, 'Change password');
  const changing = part(page, 'Change password');
  await changing.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await changing.getByLabel(NEW).fill('ten lives');
  await Promise.all([
    ...[page, other].map((tab) => tab.waitForEvent('websocket')),
    changing.getByRole('button').click(),
  ]);
  await changing.getByText('All other browsers are logged out.').waitFor();
  await press(page, 'Close');
  await playsOn(page, other);
  await playsOn(other, page);
  for (const tab of [page, other]) assert.equal((await whoAmI(tab)).login, 'ada');
});

prove('whoever logs in is the account’s person in all tabs', async (stage) => {
  const home = await stage.open('/');
  await makeAccount(home, 'ada');
  const page = await stage.open('/');
  const other = await page.context().newPage();
  await other.goto(`/table/${await openTable(page)}`);
  await other.locator('[data-command="start"]').waitFor();
  // The guest's login ends; what the other tab shows was the guest's.
  await reloaded(other, reloaded(page, logIn(page, 'ada', PASSWORD)));
  await openSheet(page);
  await page.getByText('Logged in as ada').waitFor();
  await other.getByRole('heading').first().waitFor();
  assert.equal(await other.locator('[data-command="start"]').count(), 0, 'the table was the guest’s');
  assert.equal((await whoAmI(other)).login, 'ada');
});

prove('a tab whose login ended waits a moment for the cookie of the next one', async (stage) => {
  const page = await stage.open('/');
  const table = await seatWhen(page, await anyGame(page), () => true);
  const sockets = [];
  await page.routeWebSocket('**/ws', (socket) => {
    socket.connectToServer();
    sockets.push(socket);
  });
  await page.clock.install();
  await page.goto(`/table/${table}`);
  await settled(page);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await sockets[0].close({ code: 1008, reason: 'this login was ended' });
  await page.getByText('The connection is lost').first().waitFor();
  await page.clock.runFor(900);
  assert.equal(sockets.length, 1, 'it is not opened yet');
  await page.clock.runFor(200);
  await page.getByText('The connection is lost').first().waitFor({ state: 'hidden' });
  assert.equal(sockets.length, 2);
  await page.clock.resume();
  await playOne(page, chance(7));
});
