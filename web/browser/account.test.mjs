// An account from its first day to its last, by what people see of it.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { makeAccount, openSheet, PASSWORD } from './account.mjs';
import { prove } from './harness.mjs';
import { SMALL_PHONE } from './stage.mjs';

const REFUSED = [/status of 40[0139]/];

const field = (page, name) => page.getByRole('dialog').getByLabel(name, { exact: true });
const press = (page, name) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
const choose = (page, name) => page.getByRole('dialog').getByRole('radio', { name, exact: true }).check();
/** Does something that loads the page anew. */
const reloaded = (page, work) => Promise.all([page.waitForEvent('load'), work]);
const unfold = (page, name) =>
  page
    .getByRole('dialog')
    .locator('summary', { hasText: new RegExp(`^${name}$`) })
    .click();

const NAME = 'Login name or e-mail address';
const NEW = 'New password, at least 8 characters';

async function logIn(page, login, password) {
  await openSheet(page);
  await choose(page, 'Log in');
  await field(page, NAME).fill(login);
  await field(page, 'Password').fill(password);
  await press(page, 'Log in');
}

prove('an account is made, and its codes are shown once', async (stage) => {
  const page = await stage.open('/', { ...SMALL_PHONE, expected: REFUSED });
  await openSheet(page);
  await field(page, NAME).fill('ada');
  await field(page, NEW).fill('password1');
  await press(page, 'Create an account');
  await page.getByRole('alert').getByText('Everybody tries this password first.').waitFor();
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
  await field(page, NAME).fill('ada');
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

/** A table of this page's person. */
const openTable = (page) =>
  page.evaluate(async () => {
    const headers = { 'Content-Type': 'application/json' };
    const game = (await (await fetch('/api/games')).json()).games[0].id;
    const body = JSON.stringify({ game, seats: [{ kind: 'person' }, { kind: 'open' }] });
    return (await (await fetch('/api/tables', { method: 'POST', headers, body })).json()).table;
  });

prove('password and login change, and other browsers are logged out', async (stage) => {
  const page = await stage.open('/', { expected: REFUSED });
  await makeAccount(page, 'ada');
  const phone = await stage.open('/', { expected: REFUSED });
  await reloaded(phone, logIn(phone, 'ada', PASSWORD));
  await page.reload();
  await openSheet(page);
  await page.getByRole('button', { name: 'Log out everywhere else' }).waitFor();
  await unfold(page, 'Change password');
  const changing = page.locator('details', { hasText: 'Change password' }).first();
  await changing.getByLabel('Password', { exact: true }).fill('not mine at all');
  await changing.getByLabel(NEW).fill('ten lives');
  await changing.getByRole('button').click();
  await changing.getByText('This is not your password.').waitFor();
  await changing.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await phone.goto(`/table/${await openTable(phone)}`);
  await phone.locator('[data-command="start"]').waitFor();
  await reloaded(phone, changing.getByRole('button').click());
  await changing.getByText('All other browsers are logged out.').waitFor();
  await phone.getByRole('heading').first().waitFor();
  assert.equal(await phone.locator('[data-command="start"]').count(), 0, 'whoever was in is a guest');

  await unfold(page, 'Change login name');
  const naming = page.locator('details', { hasText: 'Change login name' }).first();
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
  await unfold(page, 'Your data');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Save all that is kept about you' }).click(),
  ]);
  assert.equal(JSON.parse(await readFile(await file.path(), 'utf8')).me.login, 'ada');
  await unfold(page, 'Delete account');
  const removing = page.locator('details', { hasText: 'Delete account' }).first();
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
