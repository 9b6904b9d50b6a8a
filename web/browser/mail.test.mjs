// Codes by mail, from the wish on the page to the letter and back.
import assert from 'node:assert/strict';
import { after } from 'node:test';
import {
  choose,
  field,
  formsOf,
  makeAccount,
  NAME,
  NEW,
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
import { Postbox } from './postbox.mjs';

const box = new Postbox();
after(() => box.close());
const how = { options: await box.open() };
const REFUSED = [/status of 40[13]/];
const NO_CODE = '0000-0000-0000-0000-0000-0000';
const ADDRESS = 'ada@example.org';

const refused = (where) =>
  where.getByRole('alert').getByText('This code is wrong, used up or too old.').waitFor();

/** The form that asks for a code, and the one that takes it. */
async function forgotPassword(page) {
  await openSheet(page);
  await choose(page, 'Forgot password');
  return page.locator('dialog form', { has: page.getByLabel(NAME) }).all();
}

/** Gives the account an address without the sheet. */
async function confirmAddress(page) {
  const post = (path, body) =>
    page.evaluate(
      async ([path, body]) => {
        const headers = { 'Content-Type': 'application/json' };
        return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
      },
      [path, body],
    );
  await post('/api/account/mail', { password: PASSWORD, mail: ADDRESS });
  const { code } = await box.next();
  assert.equal((await post('/api/account/mail/confirm', { code })).mail, ADDRESS);
}

prove(
  'an address counts when the code from its letter is entered, and can be taken away',
  async (stage) => {
    const page = await stage.open('/', { expected: REFUSED });
    await makeAccount(page, 'ada');
    await page.reload();
    await openSheet(page);
    await unfoldPart(page, 'E-mail address');
    const mail = part(page, 'E-mail address');
    await mail.getByLabel('E-mail address').fill(ADDRESS);
    await mail.getByLabel('Password').fill('not mine at all');
    await press(page, 'Send a code there');
    await mail.getByRole('alert').getByText('This is not your password.').waitFor();
    await mail.getByLabel('Password').fill(PASSWORD);
    await press(page, 'Send a code there');
    await mail.getByRole('status').getByText('Enter it here within ten minutes.').waitFor();
    const letter = await box.next();
    assert.deepEqual(letter.to, [ADDRESS]);

    await mail.getByLabel('Code').fill(NO_CODE);
    await press(page, 'Confirm the address');
    await refused(mail);
    await mail.getByLabel('Code').fill(letter.code);
    await page.keyboard.press('Enter');
    await mail.getByText(`Confirmed: ${ADDRESS}`).waitFor();
    assert.equal((await whoAmI(page)).mail, ADDRESS);

    const removal = (await formsOf(page)).find(({ does }) => does === 'Remove the address');
    assert.deepEqual(removal.fields, ['Password: password current-password']);
    await mail.getByLabel('Password').fill(PASSWORD);
    await press(page, 'Remove the address');
    await mail.getByLabel('E-mail address').waitFor();
    assert.equal((await whoAmI(page)).mail, undefined);
  },
  how,
);

prove(
  'whoever forgot the password sets a new one by a mailed code, in this browser only, and all others are logged out',
  async (stage) => {
    const page = await stage.open('/', { expected: REFUSED });
    await makeAccount(page, 'ada');
    await confirmAddress(page);
    await page.goto(`/table/${await openTable(page)}`);
    await page.locator('[data-command="start"]').waitFor();

    const phone = await stage.open('/', { expected: REFUSED });
    const [asking, setting] = await forgotPassword(phone);
    await asking.getByLabel(NAME).fill(ADDRESS);
    await press(phone, 'Send me a code');
    await asking.getByRole('status').getByText('Enter it in this browser within ten minutes.').waitFor();
    const letter = await box.next();
    assert.deepEqual(letter.to, [ADDRESS]);

    assert.equal(await setting.getByLabel(NAME).inputValue(), ADDRESS, 'it need not be entered twice');
    await field(phone, 'Code').fill(NO_CODE);
    await field(phone, NEW).fill('ten lives');
    await press(phone, 'Set the password');
    await refused(setting);

    const thief = await stage.open('/', { expected: REFUSED });
    const [, stealing] = await forgotPassword(thief);
    await stealing.getByLabel(NAME).fill('ada');
    await field(thief, 'Code').fill(letter.code);
    await field(thief, NEW).fill('ten lives');
    await press(thief, 'Set the password');
    await refused(stealing);

    await field(phone, 'Code').fill(letter.code);
    await reloaded(page, reloaded(phone, press(phone, 'Set the password')));
    await openSheet(phone);
    await phone.getByText('Logged in as ada').waitFor();

    await page.getByRole('heading').first().waitFor();
    assert.equal(await page.locator('[data-command="start"]').count(), 0, 'the other browser is a guest’s');
    assert.equal((await whoAmI(page)).guest, true);
  },
  how,
);
