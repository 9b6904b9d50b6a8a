// Forms with passwords: what they hide, what a browser may fill in, and that pasting works.
import assert from 'node:assert/strict';
import { choose, formsOf, makeAccount, openSheet, unfold } from './account.mjs';
import { prove } from './harness.mjs';

const LOGIN = 'Login name or e-mail address: text username';
const NEW_LOGIN = 'New login name: text username';
const OLD = 'Password: password current-password';
const NEW = 'New password, at least 8 characters: password new-password';
const CODE = 'Code: text one-time-code';

const HOLIDAY = { does: 'Go on holiday', fields: ['Last day: date '] };
const REMOVE_GUEST = { does: 'Delete for good', fields: [] };
const WAYS = {
  'Create an account': [{ does: 'Create an account', fields: [NEW_LOGIN, NEW] }],
  'Log in': [{ does: 'Log in', fields: [LOGIN, OLD] }],
  'Forgot password': [
    { does: 'Send me a code', fields: [LOGIN] },
    { does: 'Set the password', fields: [LOGIN, CODE, NEW] },
  ],
};
const CHANGES = [
  { does: 'Change password', fields: [OLD, NEW] },
  { does: 'Change login name', fields: [NEW_LOGIN, OLD] },
  { does: 'Make new codes', fields: [OLD] },
  { does: 'Send a code there', fields: ['E-mail address: email email', OLD] },
  { does: 'Confirm the address', fields: [CODE] },
  HOLIDAY,
  { does: 'Delete for good', fields: [OLD] },
];

const WITH_MAIL = { options: ['--smtp', 'smtp://127.0.0.1:1', '--mail-from', 'pithead@example.org'] };

/** Copies the person's name and pastes it into each field for passwords and codes, all by keyboard. */
async function pasteEverywhere(page) {
  const name = page.getByRole('dialog').getByLabel('Your name');
  await name.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+c');
  const copied = await name.inputValue();
  assert.notEqual(copied, '');
  const secrets = page.locator('dialog form').locator('[type="password"], [autocomplete="one-time-code"]');
  for (const secret of await secrets.all()) {
    await secret.focus();
    await page.keyboard.press('ControlOrMeta+v');
    assert.equal(await secret.inputValue(), copied, await secret.getAttribute('id'));
  }
}

prove(
  'a guest’s forms hide passwords, name each field to the browser and take what is pasted',
  async (stage) => {
    const page = await stage.open('/');
    await openSheet(page);
    await unfold(page);
    for (const [way, forms] of Object.entries(WAYS)) {
      await choose(page, way);
      assert.deepEqual(await formsOf(page), [...forms, HOLIDAY, REMOVE_GUEST]);
      await pasteEverywhere(page);
    }
  },
  WITH_MAIL,
);

prove(
  'an account’s forms hide passwords, name each field to the browser and take what is pasted',
  async (stage) => {
    const page = await stage.open('/');
    await makeAccount(page, 'ada');
    await page.reload();
    await openSheet(page);
    await unfold(page);
    assert.deepEqual(await formsOf(page), CHANGES);
    await pasteEverywhere(page);
  },
  WITH_MAIL,
);
