// The rules on the page: found from the lobby and from a running table, searched, linked, printed, and left again.
import assert from 'node:assert/strict';
import { booklet, GAME, read, textOf, WITH_RULES } from './booklet.mjs';
import { prove } from './harness.mjs';
import { command } from './invitations.mjs';
import { seatWhen, settled } from './player.mjs';
import { SMALL_PHONE } from './stage.mjs';

const SECTION = 'end-of-the-game-and-scoring'; // every game's rules have it, and far from their beginning

const headingOf = (page, section) => page.locator(`#rules-${section}`);
const search = (page) => command(page, 'search-rules');
const sheet = (page) => page.locator('[data-sheet="rules"]');
const isOpen = (view) => view.phase !== 'over';

/** Whether an element stands near the upper edge of the window. */
const isOnTop = (element) =>
  element.evaluate((each) => {
    const { top } = each.getBoundingClientRect();
    return top >= 0 && top < innerHeight / 3;
  });

prove('the rules are opened from the lobby, by mouse and by keyboard, and lead back', async (stage) => {
  const page = await stage.open();
  const link = page.locator(`a[href="/rules/${GAME}"]`);
  await link.click();
  await read(page, GAME);
  await page.goBack();
  await page.locator('[data-start]').first().waitFor();
  await link.focus();
  await page.keyboard.press('Enter');
  await read(page, GAME);
  assert.match(page.url(), new RegExp(`/rules/${GAME}$`));
});

for (const language of ['en', 'de', 'nl', 'it']) {
  prove(`the rules of all games are whole in "${language}", each with its pictures`, async (stage) => {
    const page = await stage.open('/', { language });
    for (const game of WITH_RULES) {
      await page.goto(`/rules/${game}`);
      await read(page, game, language);
      const text = textOf(game, language);
      const headings = text.match(/^##+ .*/gm).map((line) => line.replace(/^#+ /, ''));
      assert.deepEqual(await page.locator('article .heading').allInnerTexts(), headings);
      assert.deepEqual(await page.locator('.desk nav a').allInnerTexts(), headings);
    }
  });
}

prove('another language takes the place of the first, where it was read', async (stage) => {
  const page = await stage.open(`/rules/${GAME}`);
  await read(page, GAME);
  await page.locator('select').first().selectOption('de');
  const [, title] = /^# (.*): /.exec(textOf(GAME, 'de'));
  await booklet(page).locator('h1', { hasText: title }).waitFor();
});

prove('a link leads to its section, and so do contents and links in the text', async (stage) => {
  const page = await stage.open(`/rules/${GAME}#${SECTION}`);
  await read(page, GAME);
  assert(await isOnTop(headingOf(page, SECTION)));
  assert.equal(await page.evaluate(() => document.activeElement.id), `rules-${SECTION}`);
  await page.locator('.desk nav a[data-section="set-up"]').click();
  assert(await isOnTop(headingOf(page, 'set-up')));
  assert.match(page.url(), /#set-up$/);
  const from = await page.evaluate(() => scrollY);
  await page.locator('article a[data-section="differences-by-number-of-players"]').first().click();
  assert(await isOnTop(headingOf(page, 'differences-by-number-of-players')));
  await page.goBack();
  await page.waitForFunction((from) => Math.abs(scrollY - from) < 3, from);
  await page.evaluate(() => (location.hash = 'a-turn'));
  await page.waitForFunction(() => document.activeElement.id === 'rules-a-turn');
});

prove('the link to a section is copied', async (stage) => {
  const page = await stage.open(`/rules/${GAME}`, { permissions: ['clipboard-read', 'clipboard-write'] });
  await read(page, GAME);
  const heading = headingOf(page, SECTION);
  await heading.hover();
  await heading.locator('[data-command="copy-link"]').click();
  await page.getByText('The link is copied.').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  assert.equal(copied, `${stage.server.address}/rules/${GAME}#${SECTION}`);
});

prove('words are found however they are written, and one leads to the next', async (stage) => {
  const page = await stage.open(`/rules/${GAME}`, { language: 'de' });
  await read(page, GAME, 'de');
  const all = await page.locator('.desk nav a').count();
  await search(page).fill('ZURUCK punkte');
  const marks = page.locator('article mark');
  await marks.first().waitFor();
  const found = new Set(await marks.allInnerTexts());
  assert(found.has('zurück') && found.has('Punkte'), [...found].join());
  assert(
    [...found].every((word) => /^(zurück|punkte)$/i.test(word)),
    [...found].join(),
  );
  const listed = await page.locator('.desk nav a').count();
  assert(listed > 0 && listed < all, `${listed} of ${all} sections`);
  // Only sections that have both words are marked.
  for (const section of await page.locator('[data-chapter]:has(mark)').all()) {
    const words = await section.innerText();
    assert(/zurück/i.test(words) && /punkte/i.test(words), words);
  }

  const n = await marks.count();
  await page.getByText(`${n} Stellen`, { exact: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByText(`1 / ${n}`, { exact: true }).waitFor();
  await page.keyboard.press('Shift+Enter');
  await page.getByText(`${n} / ${n}`, { exact: true }).waitFor();
  const current = page.locator('mark[data-current]');
  assert.equal(await current.count(), 1);
  assert(await current.evaluate((each) => each.getBoundingClientRect().bottom <= innerHeight));
  await page.keyboard.press('Escape');
  assert.equal(await marks.count(), 0);
  await search(page).fill('xyzzy');
  await page.getByText('In keinem Abschnitt gefunden.').waitFor();
});

prove('differences by number of players stand out for the number that is chosen', async (stage) => {
  const page = await stage.open(`/rules/${GAME}`);
  await read(page, GAME);
  const aside = page.locator('[data-chapter="set-up"] .differences');
  assert.equal(await aside.count(), 0);
  for (const n of [2, 4]) {
    await page.getByRole('radio', { name: String(n), exact: true }).check({ force: true });
    assert.match(await aside.innerText(), new RegExp(`^${n} players`));
    const mine = page.locator('[data-chapter="differences-by-number-of-players"] th.mine');
    assert.deepEqual(await mine.allInnerTexts(), [`${n} players`]);
    const passages = await page
      .locator('article .for')
      .evaluateAll((all) => all.map((each) => [each.innerText, each.classList.contains('own')]));
    assert(passages.length > 0);
    for (const [words, own] of passages) assert.equal(own, words.startsWith(String(n)), words);
  }
});

prove('the rules lie over a running table, and closing them is back at the turn', async (stage) => {
  const page = await stage.open();
  await seatWhen(page, GAME, isOpen, { turns: 6, seed: 3 });
  const { ply, moves } = await settled(page);
  const here = page.url();
  const back = async () => {
    assert.equal(await sheet(page).count(), 0);
    assert.equal(page.url(), here);
    const now = await settled(page);
    assert.equal(now.ply, ply);
    assert.deepEqual(now.moves, moves);
  };
  // By mouse; the button says whose turn it is.
  await page.locator('[data-panel="rules"]').click();
  await read(page, GAME);
  assert.equal(await page.getByRole('radio', { name: '3', exact: true }).isChecked(), true);
  assert.match(await command(page, 'close-rules').innerText(), /your turn/i);
  await command(page, 'close-rules').click();
  await sheet(page).waitFor({ state: 'detached' });
  await back();
  // By keyboard, and Escape.
  await page.keyboard.press('r');
  await read(page, GAME);
  await page.keyboard.press('Escape');
  await sheet(page).waitFor({ state: 'detached' });
  await back();
  // By the browser's own way back.
  await page.keyboard.press('r');
  await read(page, GAME);
  await page.goBack();
  await sheet(page).waitFor({ state: 'detached' });
  await back();
});

prove(
  'over a table a link in the rules can be gone back, and the table hears nothing of it',
  async (stage) => {
    const page = await stage.open();
    await seatWhen(page, GAME, isOpen, { turns: 2, seed: 3 });
    const here = page.url();
    await page.keyboard.press('r');
    await read(page, GAME);
    await page.locator('.desk nav a[data-section="set-up"]').click();
    const place = sheet(page).locator('.text');
    const from = await place.evaluate((each) => each.scrollTop);
    await page.locator('article a[data-section="differences-by-number-of-players"]').first().click();
    assert(await isOnTop(headingOf(page, 'differences-by-number-of-players')));
    await command(page, 'back-in-rules').click();
    assert.equal(await place.evaluate((each) => each.scrollTop), from);
    assert.equal(page.url(), here);
  },
);

prove('the game goes on while somebody reads', async (stage) => {
  const page = await stage.open();
  const table = await seatWhen(page, GAME, isOpen, { turns: 3, seed: 4 });
  const { ply, moves } = await settled(page);
  await page.keyboard.press('r');
  await read(page, GAME);
  // The same person moves from another window.
  const other = await page.context().newPage();
  await other.goto(`/table/${table}`);
  await settled(other);
  await other.evaluate(
    async ({ table, ply, move }) => {
      const headers = { 'Content-Type': 'application/json' };
      const body = JSON.stringify({ id: crypto.randomUUID(), type: 'move', table, ply, move, seat: 0 });
      await fetch(`/api/tables/${table}`, { method: 'POST', headers, body });
    },
    { table, ply, move: moves[0] },
  );
  await page.waitForFunction((ply) => Number(document.querySelector('[data-ply]').dataset.ply) > ply, ply);
  assert.equal(await sheet(page).count(), 1);
});

/** What is to be seen on paper: texts of elements that are drawn. */
const printed = (page, selector) =>
  page.locator(selector).evaluateAll((all) => all.filter((each) => each.checkVisibility()).length);

prove('what is printed is the booklet and nothing else, from its page and over a table', async (stage) => {
  const page = await stage.open(`/rules/${GAME}`, { likes: { theme: 'night' } });
  await read(page, GAME);
  await page.emulateMedia({ media: 'print' });
  assert.equal(await printed(page, '.desk, .head:not([data-picture] *), [data-command]'), 0);
  assert(await page.locator('article h1').isVisible());
  // By day, whatever the screen shows.
  assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme), 'light');
  const alone = pagesIn(await page.pdf({ format: 'A4' }));
  assert(alone >= 5 && alone <= 30, `${alone} pages`);

  await page.emulateMedia({ media: 'screen' });
  await seatWhen(page, GAME, isOpen, { turns: 1, seed: 3 });
  await page.keyboard.press('r');
  await read(page, GAME);
  await page.emulateMedia({ media: 'print' });
  assert.equal(await printed(page, '.table > :not(dialog), [data-command]'), 0);
  const over = pagesIn(await page.pdf({ format: 'A4' }));
  assert(Math.abs(over - alone) <= 2, `${over} pages over a table, ${alone} alone`);
});

const pagesIn = (pdf) => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

prove('on a phone the contents come and go, and the section is under the bar', async (stage) => {
  const page = await stage.open(`/rules/${GAME}`, SMALL_PHONE);
  await read(page, GAME);
  await command(page, 'contents').tap();
  await page.locator(`.desk nav a[data-section="${SECTION}"]`).tap();
  assert.equal(await page.locator('.desk nav').count(), 0);
  const [bar, heading] = await Promise.all(
    [page.locator('.desk'), headingOf(page, SECTION)].map((each) => each.boundingBox()),
  );
  assert(heading.y >= bar.y + bar.height - 1, 'the bar covers the heading');
  assert(heading.y < 300);
});

prove('a game without rules says so', async (stage) => {
  const page = await stage.open('/rules/no-such-game');
  await page.getByText('Nobody has written down the rules of this game yet.').waitFor();
});
