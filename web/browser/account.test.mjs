// An account from its first day to its last, by what people see of it.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import {
  choose,
  field,
  logIn,
  makeAccount,
  NAME,
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
import { SMALL_PHONE } from './stage.mjs';

const REFUSED = [/status of 40[0139]/];

/** All of it, and nothing lies above it. */
const isInSight = (words) =>
  words.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const corners = [left + 1, right - 1].flatMap((x) => [top + 1, bottom - 1].map((y) => [x, y]));
    return corners.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
  });

prove('an account is made, and its codes are shown once', async (stage) => {
  const page = await stage.open('/', { ...SMALL_PHONE, expected: REFUSED });
  await openSheet(page);
  await field(page, NEW_NAME).fill('ada@example.org');
  await field(page, NEW).fill(PASSWORD);
  const submit = page.getByRole('dialog').getByRole('button', { name: 'Create an account', exact: true });
  await submit.evaluate((button) => button.scrollIntoView({ block: 'end' }));
  await press(page, 'Create an account');
  const refusal = page.getByRole('alert').getByText('is no e-mail address');
  await refusal.waitFor();
  assert(await isInSight(refusal), 'on a phone, too');
  await field(page, NEW_NAME).fill('ada');
  for (const easy of ['password1', 'pithead99', 'ada ada ada']) {
    await field(page, NEW).fill(easy);
    await press(page, 'Create an account');
    await page.getByRole('alert').getByText('This password is easy to guess').waitFor();
  }
  await field(page, NEW).fill(PASSWORD);
  await page.keyboard.press('Enter');
  const codes = page.getByRole('group', { name: 'Recovery codes' });
  await codes.waitFor();
  assert.equal(await codes.locator('li').count(), 8);
  const code = await codes.locator('li').first().textContent();
  await press(page, 'I have kept them');
  await page.getByText('Logged in as ada').waitFor();
  assert.equal(await page.getByText(code).count(), 0);

  // Whoever forgot the password comes in by a code, and all others are out.
  const phone = await stage.open('/', { expected: REFUSED });
  await openSheet(phone);
  await choose(phone, 'Forgot password');
  await field(phone, NAME).fill('ada');
  await field(phone, 'Code').fill(code.toLowerCase());
  await field(phone, NEW).fill('ten lives');
  await reloaded(phone, press(phone, 'Set the password'));
  await openSheet(phone);
  await phone.getByText('Logged in as ada').waitFor();
  assert.equal(await page.evaluate(async () => (await fetch('/api/logins')).status), 401);
});

prove('a socket of the guest is renewed with the account', async (stage) => {
  const page = await stage.open('/');
  const table = await openTable(page);
  await page.goto(`/table/${table}`);
  await page.locator('[data-command="start"]').waitFor();
  await openSheet(page);
  await field(page, NEW_NAME).fill('ada');
  await field(page, NEW).fill(PASSWORD);
  await press(page, 'Create an account');
  await press(page, 'I have kept them');
  await press(page, 'Close');
  const friend = await stage.open('/');
  await friend.evaluate(async (table) => {
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify({ type: 'join', table, name: 'Bea' });
    await fetch(`/api/tables/${table}`, { method: 'POST', headers, body });
  }, table);
  await page.getByText('Bea').first().waitFor();
  await page.locator('[data-command="start"]').click();
  await page.locator('[data-ply]').waitFor();
});

prove('password and login change, and other browsers are logged out', async (stage) => {
  const page = await stage.open('/', { expected: REFUSED });
  await makeAccount(page, 'ada');
  const phone = await stage.open('/', { expected: REFUSED });
  await reloaded(phone, logIn(phone, 'ada', PASSWORD));
  await page.reload();
  await openSheet(page);
  await page.getByRole('button', { name: 'Log out everywhere else' }).waitFor();
  await unfoldPart(page, 'Change password');
  const changing = part(page, 'Change password');
  await changing.getByLabel('Password', { exact: true }).fill('not mine at all');
  await changing.getByLabel(NEW).fill('ten lives');
  await changing.getByRole('button').click();
  await changing.getByText('This is not your password.').waitFor();
  await changing.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await phone.goto(`/table/${await openTable(phone)}`);
  await phone.locator('[data-command="start"]').waitFor();
  await reloaded(phone, changing.getByRole('button').click());
  await changing.getByText('All other browsers are logged out.').waitFor();
  await page.getByRole('button', { name: 'Log out everywhere else' }).waitFor({ state: 'hidden' });
  await phone.getByRole('heading').first().waitFor();
  assert.equal(await phone.locator('[data-command="start"]').count(), 0, 'whoever was in is a guest');

  await unfoldPart(page, 'Change login name');
  const naming = part(page, 'Change login name');
  await naming.getByLabel('New login name').fill('Lovelace');
  await naming.getByLabel('Password').fill('ten lives');
  await naming.getByRole('button').click();
  await page.getByText('Logged in as Lovelace').waitFor();
});

prove('all that is kept can be taken along, and is gone when the account is', async (stage) => {
  const page = await stage.open('/', { ...SMALL_PHONE, expected: REFUSED });
  await makeAccount(page, 'ada');
  await page.reload();
  await openSheet(page);
  await unfoldPart(page, 'Your data');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Save all that is kept about you' }).click(),
  ]);
  assert.equal(JSON.parse(await readFile(await file.path(), 'utf8')).me.login, 'ada');
  await unfoldPart(page, 'Delete account');
  const removing = part(page, 'Delete account');
  await removing.getByText('This cannot be undone.').waitFor();
  await removing.getByLabel('Password').fill(PASSWORD);
  await reloaded(page, removing.getByRole('button', { name: 'Delete for good' }).click());
  await openSheet(page);
  await page.getByText('Create an account').first().waitFor();
  await choose(page, 'Log in');
  await field(page, NAME).fill('ada');
  await field(page, 'Password').fill(PASSWORD);
  await press(page, 'Log in');
  await page.getByText('Login name and password do not match.').waitFor();
});

prove(
  'whoever logs out is a guest afterwards, in all tabs, and the old cookie is worth nothing',
  async (stage) => {
    const page = await stage.open('/');
    await makeAccount(page, 'ada');
    const ada = await whoAmI(page);
    const other = await page.context().newPage();
    await other.goto(`/table/${await openTable(page)}`);
    await other.locator('[data-command="start"]').waitFor();
    await page.reload();
    await openSheet(page);
    const cookies = await page.context().cookies();
    await reloaded(other, reloaded(page, press(page, 'Log out')));
    await openSheet(page);
    await page.getByText('Create an account').first().waitFor();
    const guest = await whoAmI(page);
    assert.equal(guest.guest, true);
    assert.notEqual(guest.person, ada.person);
    await other.getByRole('heading').first().waitFor();
    assert.equal(await other.locator('[data-command="start"]').count(), 0, 'the table is not the guest’s');

    const thief = await stage.open('/', { storageState: { cookies, origins: [] } });
    const found = await whoAmI(thief);
    assert.equal(found.guest, true);
    assert.notEqual(found.person, ada.person);
  },
);

prove('a guest with tables is told before logging in that they stay behind', async (stage) => {
  const page = await stage.open('/', SMALL_PHONE);
  const warning = page.getByText('You have tables here as a guest.');
  await openSheet(page);
  await choose(page, 'Log in');
  await field(page, NAME).waitFor();
  assert.equal(await warning.count(), 0, 'there is none yet');
  await press(page, 'Close');
  await openTable(page);
  await openSheet(page);
  assert.equal(await warning.count(), 0, 'with a new account they stay');
  for (const way of ['Log in', 'Forgot password']) {
    await choose(page, way);
    await warning.waitFor();
    await choose(page, 'Create an account');
    await warning.waitFor({ state: 'hidden' });
  }
});
