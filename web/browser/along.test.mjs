// A running game goes along: saved as a file at one server, opened in another browser at another server, played on there.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { prove, WHOLE_GAME_MS } from './harness.mjs';
import { command } from './invitations.mjs';
import { axeFaults } from './looks.mjs';
import { chance, look, playOne, playToTheEnd, seatWhen, settled } from './player.mjs';
import { drop, openRecord } from './records.mjs';
import { GAMES, Server, SMALL_PHONE, Stage } from './stage.mjs';

const isOpen = (view) => view.phase !== 'over';
const tableOf = (page) => new URL(page.url()).pathname.split('/')[2];

/** What the browser keeps when this is done. */
async function saved(page, act) {
  const saving = page.waitForEvent('download');
  await act();
  const file = await saving;
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') };
}

/** Another server, with a store of its own. */
async function elsewhere(body) {
  const stage = new Stage(new Server());
  try {
    await stage.server.start();
    await body(stage);
    assert.deepEqual(stage.faults, [], 'the console must be clean there as well');
  } finally {
    await stage.close();
  }
}

/** Takes up the game of an opened record: it stands where it stood. */
async function resume(page, plies) {
  await command(page, 'resume').click();
  await page.waitForURL('**/table/*');
  const { ply } = await settled(page);
  assert.equal(ply, plies);
}

for (const game of GAMES) {
  prove(
    `a game of ${game} against bots is taken along from a phone and played to its end on another server`,
    async (stage) => {
      const phone = await stage.open('/', SMALL_PHONE);
      const table = await seatWhen(phone, game, isOpen, { turns: 14, seed: 4, dealtByChance: true });
      const { ply, moves } = await look(phone);
      await phone.getByRole('button', { name: 'Menu' }).click();
      const { name, text } = await saved(phone, () => command(phone, 'record').click());
      assert.equal(name, `pithead-${table}.json`);
      assert.equal(JSON.parse(text).moves.length, ply);

      await elsewhere(async (there) => {
        const page = await there.open('/', SMALL_PHONE);
        await openRecord(page, text);
        assert.deepEqual(await axeFaults(page), []);
        await resume(page, ply);
        assert.deepEqual((await look(page)).moves, moves, 'the same board');
        await playToTheEnd(page, tableOf(page), { seed: 2 });
        assert.equal(await page.locator('[data-part="chosen"]').count(), 1, 'nothing is claimed of the deal');
        await page.goto('/');
        await page.getByText('practice').first().waitFor();
      });
    },
    { timeout: WHOLE_GAME_MS },
  );
}

prove('by keyboard: taken along beside the seats, dropped, looked at, and then played on', async (stage) => {
  const page = await stage.open();
  await seatWhen(page, GAMES[0], isOpen, { turns: 6, seed: 4 });
  while ((await command(page, 'undo').count()) === 0) await playOne(page, chance(3));
  const { ply } = await look(page);
  await page.locator('[data-panel="seats"]').press('Enter');
  const { text } = await saved(page, () => command(page, 'record').press('Enter'));
  await page.keyboard.press('Escape');
  await playOne(page, chance(1));

  const stranger = await stage.open('/', { language: 'de' });
  await drop(stranger, text);
  await stranger.locator('[data-replay]').waitFor();
  await stranger.getByText('noch nicht zu Ende').waitFor();
  await command(stranger, 'look-at').press('Enter');
  await stranger.keyboard.press('End');
  assert.equal(await stranger.locator('[data-replay]').getAttribute('data-replay'), String(ply));
  await stranger.keyboard.press('Escape');
  await stranger.waitForURL((url) => url.pathname === '/');

  await drop(stranger, text);
  await command(stranger, 'resume').press('Enter');
  await stranger.waitForURL('**/table/*');
  assert.equal((await settled(stranger)).ply, ply);
  assert.equal(await command(stranger, 'undo').count(), 1, 'the last turn can be taken back here, too');
  await playOne(stranger, chance(1));
});

prove('where somebody else has a seat, or a clock runs, there is nothing to take along', async (stage) => {
  const page = await stage.open();
  const offered = async (more) => {
    const table = await page.evaluate(begin, more);
    await page.goto(`/table/${table}`);
    await page.waitForSelector('[data-ply]');
    await page.locator('[data-panel="seats"]').click();
    await page.getByText('At the table').waitFor();
    return command(page, 'record').count();
  };
  const bots = [{ kind: 'person' }, { kind: 'bot', level: 'easy' }];
  assert.equal(await offered({ game: GAMES[0], seats: bots }), 1);
  const clock = { kind: 'turn', seconds: 600 };
  assert.equal(await offered({ game: GAMES[0], seats: bots, clock }), 0);
  const onlyBots = bots.map(() => bots[1]);
  assert.equal(await offered({ game: GAMES[0], seats: onlyBots }), 0, 'who only watches');
});

// Runs in the page: a table whose game has begun.
async function begin(asked) {
  const post = async (path, body) => {
    const headers = { 'Content-Type': 'application/json' };
    const all = { id: crypto.randomUUID(), ...body };
    return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(all) })).json();
  };
  const { table } = await post('/api/tables', asked);
  await post(`/api/tables/${table}`, { type: 'start', table });
  return table;
}
