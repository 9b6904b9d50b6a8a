// The account's part of the sheet, by day and night, in four languages, on a phone.
import { openSheet, PASSWORD, unfold } from '../account.mjs';
import { proveLooks } from '../looks.mjs';

proveLooks(
  'the account',
  {
    entry: async (page) => {
      await openSheet(page);
      await page.locator('dialog fieldset').last().getByRole('radio').last().check();
      await unfold(page);
    },
    'a new account': async (page) => {
      await openSheet(page);
      const form = page.locator('dialog form').first();
      await form.locator('input').first().fill('ada');
      await form.locator('input').last().fill(PASSWORD);
      await form.getByRole('button').click();
      await page.locator('dialog li').first().waitFor();
    },
    // The one of the place before.
    account: async (page) => {
      await openSheet(page);
      await unfold(page);
    },
  },
  { options: ['--smtp', 'smtp://127.0.0.1:1', '--mail-from', 'pithead@example.org'] },
);
