// My games: played to their end, found again, added up, and taken along.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { prove, WHOLE_GAME_MS } from './harness.mjs';
import { command } from './invitations.mjs';
import { finish, rows } from './past.mjs';
import { GAMES } from './stage.mjs';

const tables = (page) => rows(page).evaluateAll((all) => all.map((each) => each.dataset.game));

const choose = (page, name, value) => page.locator(`select[name="${name}"]`).selectOption(value);

/** Waits until the list shows just these. */
const lists = (page, wanted) =>
  page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll('[data-game]')].map((each) => each.dataset.game).join() === wanted,
    wanted.join(),
  );

/** Follows a link to a file; its text. */
async function download(page, name) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: `Save the list ${name}` }).click(),
  ]);
  assert.equal(file.suggestedFilename(), `pithead-history.${name}`);
  return readFile(await file.path(), 'utf8');
}

/** As spreadsheets read it: quotes keep commas together, and a quote within is doubled. */
function readCsv(text) {
  const [heads, ...lines] = text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
        // A sign that would begin a formula, also that of a table's name, stands behind an apostrophe.
        ([, quoted, plain]) => quoted?.replaceAll('""', '"').replace(/^'/, '') ?? plain,
      ),
    );
  return lines.map((line) => Object.fromEntries(heads.map((head, i) => [head, line[i]])));
}

prove(
  'games that are over are found again, filtered, added up and taken along',
  async (stage) => {
    const page = await stage.open();
    const [first, last] = [GAMES[0], GAMES.at(-1)];
    const older = await finish(page, first);
    const newer = await finish(page, last, 'easy');
    const points = await page.evaluate(
      async (table) => (await (await fetch(`/api/tables/${table}`)).json()).tables[0].card.scores,
      newer,
    );

    await page.goto('/');
    await page.getByRole('link', { name: 'My games' }).click();
    await rows(page).nth(1).waitFor();
    assert.deepEqual(await tables(page), [newer, older], 'the latest first');
    for (const each of points)
      await rows(page).first().getByText(String(each).replace('-', '−'), { exact: true }).waitFor();
    await page.getByText('2 games played to their end.').waitFor();

    await choose(page, 'game', first);
    await lists(page, [older]);
    assert.equal(new URL(page.url()).search, `?game=${first}`);
    await page.reload();
    await rows(page).first().waitFor();
    assert.deepEqual(await tables(page), [older], 'a link leads to what was chosen');
    await choose(page, 'company', 'level easy');
    await page.getByText('No game fits this filter.').waitFor();
    await command(page, 'clear').click();
    await rows(page).nth(1).waitFor();
    await choose(page, 'company', 'level easy');
    await lists(page, [newer]);

    const [line, ...more] = readCsv(await download(page, 'csv'));
    assert.deepEqual([line.table, line.game, line.points, more.length], [newer, last, String(points[0]), 0]);
    await command(page, 'clear').click();
    await rows(page).nth(1).waitFor();
    assert.equal(readCsv(await download(page, 'csv')).length, 2);
    const { games } = JSON.parse(await download(page, 'json'));
    assert.deepEqual(
      games.map(({ table }) => table),
      [newer, older],
    );

    await rows(page)
      .first()
      .getByRole('link', { name: /^Replay/ })
      .click();
    await page.locator('[data-replay="0"]').waitFor();
  },
  { timeout: WHOLE_GAME_MS },
);

prove(
  'statistics tell each game apart, in its own words, as a picture and as a table',
  async (stage) => {
    const page = await stage.open();
    const table = await finish(page, GAMES[0]);
    await finish(page, GAMES[1]);
    await page.goto('/history');
    await page.getByRole('link', { name: 'Statistics' }).click();
    const figures = page.locator('[data-figures]');
    await page.goto(`/history/statistics?game=${GAMES[0]}`);
    await figures.waitFor();
    assert.equal(await figures.getAttribute('data-figures'), `${GAMES[0]} 2`);
    await page.getByRole('link', { name: /^Replay of the best game/ }).waitFor();

    const told = await page.evaluate(async () => (await fetch('/api/statistics')).json());
    const [{ mine }] = told.games.find(({ game }) => game === GAMES[0]).against;
    const ids = Object.keys(mine.sources);
    const sources = page.locator('table', { hasText: 'Points on average' }).locator('tbody th');
    await page.waitForFunction(
      ([ids]) => ![...document.querySelectorAll('tbody th')].some((each) => ids.includes(each.textContent)),
      [ids],
    );
    assert((await sources.count()) > 2);

    await page.locator('canvas').waitFor();
    await command(page, 'as-table').click();
    assert.equal(await page.locator('canvas').count(), 0);
    const trend = page.getByRole('region', { name: 'Points and wins over time' });
    assert.equal(await trend.locator('tbody tr').count(), 1);

    await page.getByRole('radio').nth(1).check({ force: true });
    await page.waitForFunction(
      (game) => document.querySelector('[data-figures]').dataset.figures.startsWith(game),
      GAMES[1],
    );
    await page.goto(`/history/statistics?game=${GAMES[0]}`);
    await page.getByRole('link', { name: /^Replay of the best game/ }).click();
    await page.waitForURL(`**/table/${table}?ply=*`);
  },
  { timeout: WHOLE_GAME_MS },
);

prove('nobody finds games of others, and a new guest is invited to play', async (stage) => {
  const page = await stage.open();
  await finish(page, GAMES.at(-1));
  const stranger = await stage.open('/history');
  await stranger.getByRole('heading', { name: 'No game played to its end yet' }).waitFor();
  await stranger.locator('main a[href^="/new/"]').first().click();
  await command(stranger, 'open').waitFor();
});
