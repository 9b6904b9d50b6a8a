// Looking back: at a running game without losing the turn, at one that is over through anybody's eyes, at a record that
// somebody brought along.
import assert from 'node:assert/strict';
import { prove } from './harness.mjs';
import { command } from './invitations.mjs';
import { chance, playOne, seatWhen, settled } from './player.mjs';
import { drop, longestRecordOf } from './records.mjs';
import { GAMES } from './stage.mjs';

const bar = (page) => page.locator('[data-replay]');
const at = async (page) => Number(await bar(page).getAttribute('data-replay'));
const board = (page) => page.locator('main').innerText();

const isOver = (view) => view.phase === 'over';
const isOpen = (view) => view.phase !== 'over';

const recordOf = (page, table) =>
  page.evaluate(async (table) => (await fetch(`/api/tables/${table}/record`)).text(), table);

prove('a running game is looked back at with the own eyes, and the turn is still there', async (stage) => {
  const page = await stage.open();
  const [game] = GAMES;
  await seatWhen(page, game, isOpen, { turns: 12, seed: 2 });
  const { ply, moves } = await settled(page);
  const before = await board(page);
  await command(page, 'look-back').first().click();
  await bar(page).waitFor();
  assert.equal(await at(page), ply, 'it begins where the game is');
  assert.equal(await page.locator('[data-move]').count(), 0, 'the past offers nothing');
  assert.equal(await command(page, 'eyes').count(), 0, 'nobody looks into others’ hands');
  await page.keyboard.press('Home');
  assert.equal(await at(page), 0);
  await page.keyboard.press('Shift+ArrowRight');
  assert((await at(page)) > 0, 'a turn further');
  await command(page, 'return-to-turn').click();
  const again = await settled(page);
  assert.deepEqual([again.ply, again.moves], [ply, moves]);
  assert.equal(await board(page), before);
  assert.equal(new URL(page.url()).search, '');
  await playOne(page, chance(1));
});

prove('a link leads to a moment and through the same eyes; the log leads there, too', async (stage) => {
  const page = await stage.open();
  const table = await seatWhen(page, GAMES[1], isOver, { turns: Infinity, seed: 5 });
  await command(page, 'replay').click();
  await bar(page).waitFor();
  await command(page, 'eyes').selectOption('1');
  await page.waitForFunction(() => location.search.includes('eyes=1'));
  await page.locator('[data-panel="log"]').click();
  const line = page.locator('[data-look-back]').nth(3);
  const to = Number(await line.getAttribute('data-look-back'));
  await line.click();
  assert.equal(await at(page), to);
  await page.waitForFunction((to) => location.search === `?ply=${to}&eyes=1`, to);
  const seen = await board(page);

  const other = await stage.open(`/table/${table}?ply=${to}&eyes=1`);
  await bar(other).waitFor();
  await other.waitForFunction((to) => document.querySelector(`[data-replay="${to}"]`), to);
  assert.equal(await board(other), seen);
  await command(other, 'eyes').selectOption('open');
  await other.waitForFunction(() => location.search.includes('eyes=open'));
});

prove(
  'a record is dropped and looked at; a cut and an edited one are refused in a sentence',
  async (stage) => {
    const page = await stage.open();
    const table = await seatWhen(page, GAMES[0], isOver, { turns: Infinity, seed: 9 });
    const record = await recordOf(page, table);
    const stranger = await stage.open('/', { expected: [/status of 400/] });
    const trouble = stranger.locator('[role="alert"]');
    await drop(stranger, record.slice(0, record.length / 2));
    await trouble.filter({ hasText: 'whole, unchanged record' }).waitFor();
    const edited = record.replace(/"scores":\s*\[\s*(-?\d+)/, (all, points) =>
      all.replace(points, String(Number(points) + 1)),
    );
    assert.notEqual(edited, record);
    await drop(stranger, edited);
    await trouble.filter({ hasText: 'do not lead to the result' }).waitFor();
    // The browser may tell of the first sheet's closing only now.
    await stranger.locator('dialog[open]').dispatchEvent('close');
    await stranger.evaluate(() => new Promise(requestAnimationFrame));
    assert.ok(await trouble.filter({ hasText: 'result' }).isVisible(), 'the second reason stays');
    assert.equal(new URL(stranger.url()).pathname, '/', 'nothing is half opened');

    await drop(stranger, record);
    await bar(stranger).waitFor();
    assert.equal(await at(stranger), 0);
    await stranger.keyboard.press('End');
    await command(stranger, 'close').click();
    await stranger.locator('[data-part="End"]').waitFor();
  },
);

prove('what is wrong with a record is said in the reader’s language, with its place', async (stage) => {
  const page = await stage.open('/', { language: 'de', expected: [/status of 400/] });
  const trouble = page.locator('[role="alert"]');
  const record = JSON.parse(longestRecordOf(GAMES[0]));
  const moves = record.moves.with(2, record.moves.at(-1));
  await drop(page, JSON.stringify({ ...record, moves }));
  await trouble.filter({ hasText: 'Zug 3' }).waitFor();
  assert.equal(await trouble.locator('[lang="en"]').count(), 0, 'all is said in German');
  await drop(page, JSON.stringify({ ...record, game: 'chess' }));
  await trouble.filter({ hasText: 'Dieser Server hat das Spiel dazu nicht' }).waitFor();
});
