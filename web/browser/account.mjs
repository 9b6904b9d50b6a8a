// Accounts, as people make and enter them.
export const PASSWORD = 'nine lives';

/** The sheet with name, likes and account. */
export async function openSheet(page) {
  await page.locator('[data-command="me"]').click();
  await page.getByRole('dialog').locator('summary').first().waitFor();
}

/** Makes the guest of this page an account without the sheet. */
export const makeAccount = (page, login) =>
  page.evaluate(
    async (body) => {
      const headers = { 'Content-Type': 'application/json' };
      const answer = await fetch('/api/account', { method: 'POST', headers, body: JSON.stringify(body) });
      return (await answer.json()).codes;
    },
    { login, password: PASSWORD },
  );

/** Opens every part that is folded. */
export const unfold = (page) =>
  page.locator('dialog details').evaluateAll((all) => all.forEach((each) => (each.open = true)));
