// Playing on from a moment of a game that is looked back at: a finished one, or a record that somebody brought along.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { prove, WHOLE_GAME_MS } from './harness.mjs';
import { command, join } from './invitations.mjs';
import { axeFaults } from './looks.mjs';
import { playToTheEnd, seatWhen, settled } from './player.mjs';
import { drop, longestRecordOf, openRecord } from './records.mjs';
import { GAMES } from './stage.mjs';

const bar = (page) => page.locator('[data-replay]');
const at = async (page) => Number(await bar(page).getAttribute('data-replay'));
const dialog = (page) => page.locator('[data-part="PlayOn"]');
const tableOf = (page) => new URL(page.url()).pathname.split('/')[2];
const isOver = (view) => view.phase === 'over';
const lineTo = (page, ply) => page.locator('[data-command="line"]').fill(String(ply));

/** Begins at once, and leads to the new table. */
async function begin(page) {
  const before = page.url();
  await command(page, 'begin').click();
  await page.waitForURL((url) => String(url) !== before && url.pathname.startsWith('/table/'));
  await page.waitForSelector('[data-ply]');
}

const recordAt = (page, table) =>
  page.evaluate(async (table) => (await fetch(`/api/tables/${table}/record`)).json(), table);

for (const game of GAMES) {
  prove(
    `a record of ${game} is played on from its middle to the end`,
    async (stage) => {
      const page = await stage.open();
      const record = longestRecordOf(game);
      const { moves, result } = JSON.parse(record);
      await openRecord(page, record);
      await lineTo(page, moves.length);
      assert(await command(page, 'play-on').isDisabled(), 'a game that is over does not go on');
      const middle = moves.length >> 1;
      await lineTo(page, middle);
      await command(page, 'play-on').click();
      await dialog(page).waitFor();
      const mine = await dialog(page)
        .locator('select')
        .evaluateAll((all) => all.map((each) => each.value));
      assert.equal(mine.filter((choice) => choice === 'me').length, 1, 'I have a seat');
      await begin(page);
      await settled(page);

      const table = tableOf(page);
      await playToTheEnd(page, table, { seed: 3 });
      assert.equal(await page.locator('[data-part="chosen"]').count(), 1, 'nothing is claimed of the deal');
      const again = await recordAt(page, table);
      assert.deepEqual(again.moves.slice(0, middle), moves.slice(0, middle));
      assert.equal(again.fair, undefined);
      assert.notDeepEqual(again.result, result, 'it is a game of its own');
    },
    { timeout: WHOLE_GAME_MS },
  );
}

prove('a finished game of mine is played on from its middle against the same bots', async (stage) => {
  const page = await stage.open();
  const table = await seatWhen(page, GAMES[0], isOver, {
    turns: Infinity,
    seed: 5,
    seats: ['easy', 'medium'],
  });
  await page.goto(`/table/${table}?ply=60`);
  await bar(page).waitFor();
  await command(page, 'play-on').click();
  assert.deepEqual(
    await dialog(page)
      .locator('select')
      .evaluateAll((all) => all.map((each) => each.value)),
    ['me', 'easy', 'medium'],
  );
  await begin(page);
  const { ply } = await settled(page);
  assert(ply >= 60, 'it begins there');
  assert.notEqual(tableOf(page), table);
  assert.equal(await command(page, 'undo').count(), 0, 'nothing before it is taken back');
  await page.locator('[data-panel="log"]').click();
  await page.getByText('Played on from here.').waitFor();
  assert(await page.locator('[data-look-back="1"]').count(), 'the log knows what was played before');
  await page.keyboard.press('Escape');

  await playToTheEnd(page, tableOf(page), { seed: 2 });
  await page.goto('/');
  await page.getByText('practice').first().waitFor();
});

prove('with the same people: they are invited, and the game waits for them', async (stage) => {
  const ada = await stage.open('/');
  const bea = await stage.open('/');
  const table = await twoPeople(ada, bea, GAMES[0]);
  await ada.goto(`/table/${table}?ply=30`);
  await bar(ada).waitFor();
  await command(ada, 'play-on').click();
  assert.equal(await dialog(ada).locator('select').nth(1).inputValue(), 'invited');
  await command(ada, 'begin').click();
  const link = ada.getByLabel('Link of the invitation');
  await link.waitFor();
  await ada.locator('[data-part="chosen"]').waitFor();
  await bea.goto(await link.inputValue());
  await join(bea, 'Bea');
  await command(ada, 'start').click();
  for (const page of [ada, bea]) await page.waitForSelector('[data-ply="30"]');
});

// Runs past the page: both play the first legal move until their game is over.
async function twoPeople(ada, bea, game) {
  const post = (page, path, body) =>
    page.evaluate(
      async ([path, body]) => {
        const headers = { 'Content-Type': 'application/json' };
        const asked = { id: crypto.randomUUID(), ...body };
        return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(asked) })).json();
      },
      [path, body],
    );
  const seats = [{ kind: 'person' }, { kind: 'open' }];
  const { table } = await post(ada, '/api/tables', { game, seats });
  await post(bea, `/api/tables/${table}`, { type: 'join', table, name: 'Bea' });
  await post(ada, `/api/tables/${table}`, { type: 'start', table });
  await Promise.all([ada, bea].map((page) => playToTheEnd(page, table)));
  return table;
}

prove('the score sheet and the record are saved, from the end and from a moment before it', async (stage) => {
  const page = await stage.open();
  const table = await seatWhen(page, GAMES[0], isOver, { turns: Infinity, seed: 5 });
  const { result, moves } = await recordAt(page, table);
  const save = async (what) => {
    const saving = page.waitForEvent('download');
    await command(page, what).click();
    const file = await saving;
    return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') };
  };
  const totals = (text) => text.trimEnd().split('\r\n').at(-1).split(',').slice(1).map(Number);

  await command(page, 'save').click();
  assert.deepEqual(totals((await save('score-sheet')).text), result.scores);
  const record = await save('record');
  assert.equal(record.name, `pithead-${table}.json`);
  assert.deepEqual(JSON.parse(record.text).moves, moves);
  assert.equal(await command(page, 'print').count(), 1);
  await page.keyboard.press('Escape');

  await page.emulateMedia({ media: 'print' });
  assert(await page.locator('[data-part="End"] h1').isVisible());
  assert(!(await command(page, 'save').isVisible()), 'paper has no buttons');
  await page.emulateMedia({ media: 'screen' });

  await page.goto(`/table/${table}?ply=10`);
  await bar(page).waitFor();
  await command(page, 'save').click();
  const early = await save('score-sheet');
  assert.equal(early.name, `pithead-${table}-10.csv`);
  assert.notDeepEqual(totals(early.text), result.scores, 'as it stood then');
});

prove('a record that is no good is refused with a sentence wherever it is dropped', async (stage) => {
  const page = await stage.open('/', { expected: [/status of 400/] });
  await openRecord(page, longestRecordOf(GAMES[0]));
  await drop(page, '{"format":"pithead-record"');
  await page.getByRole('alert').filter({ hasText: 'whole, unchanged record' }).waitFor();
  assert.deepEqual(await axeFaults(page), []);
  await page.keyboard.press('Escape');
  await page.getByRole('alert').filter({ hasText: 'no whole' }).waitFor({ state: 'hidden' });
  assert.equal(await at(page), 0, 'what was open stays open');
});
