// Accounts, as people make and enter them.
export const PASSWORD = 'nine lives';

/** The sheet with name, likes and account. */
export async function openSheet(page) {
  await page.locator('[data-command="me"]').click();
  await page.getByRole('dialog').locator('summary').first().waitFor();
}

/**
 * Makes the guest of this page an account without the sheet. The page is away meanwhile: what it asks for of its own
 * accord while the guest's login ends would be refused.
 */
export async function makeAccount(page, login) {
  const address = page.url();
  await page.goto('about:blank');
  const answer = await page.request.post('/api/account', { data: { login, password: PASSWORD } });
  await page.goto(address);
  return (await answer.json()).codes;
}

/** Opens every part that is folded; holidays are there when the server has told of them. */
export async function unfold(page) {
  await page.locator('dialog [data-command="go-on-holiday"]').waitFor({ state: 'attached' });
  await page.locator('dialog details').evaluateAll((all) => all.forEach((each) => (each.open = true)));
}

export const NAME = 'Login name or e-mail address';
export const NEW_NAME = 'New login name';
export const NEW = 'New password, at least 8 characters';

export const field = (page, name) => page.getByRole('dialog').getByLabel(name, { exact: true });
export const press = (page, name) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
export const choose = (page, name) =>
  page.getByRole('dialog').getByRole('radio', { name, exact: true }).check();
/** A part of the sheet that is folded. */
export const part = (page, title) => page.locator('dialog details', { hasText: title }).first();
export const unfoldPart = (page, title) =>
  page
    .getByRole('dialog')
    .locator('summary', { hasText: new RegExp(`^${title}$`) })
    .click();

/** Does something that loads the page anew. */
export const reloaded = (page, work) => Promise.all([page.waitForEvent('load'), work]);

export async function logIn(page, login, password) {
  await openSheet(page);
  await choose(page, 'Log in');
  await field(page, NAME).fill(login);
  await field(page, 'Password').fill(password);
  await press(page, 'Log in');
}

/** Who this browser is to the server. */
export const whoAmI = (page) => page.evaluate(async () => (await fetch('/api/me')).json());

/** A table of this page's person, with a seat for anybody. */
export const openTable = (page) =>
  page.evaluate(async () => {
    const headers = { 'Content-Type': 'application/json' };
    const game = (await (await fetch('/api/games')).json()).games[0].id;
    const body = JSON.stringify({ game, seats: [{ kind: 'person' }, { kind: 'open' }] });
    return (await (await fetch('/api/tables', { method: 'POST', headers, body })).json()).table;
  });

/** The forms in sight: what their buttons say, and of each field its words, its type and what browsers may fill in. */
export const formsOf = (page) =>
  page.locator('dialog form').evaluateAll((all) =>
    all
      .filter((form) => form.checkVisibility())
      .map((form) => ({
        does: form.querySelector('button').textContent,
        fields: [...form.querySelectorAll('input')].map(
          ({ labels, type, autocomplete }) => `${labels[0].innerText}: ${type} ${autocomplete}`,
        ),
      })),
  );
