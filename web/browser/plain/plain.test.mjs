// Games that bring no board to the page are played on the plain one, to their end.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { prove, WHOLE_GAME_MS } from '../harness.mjs';
import { PITHEAD_WITH_ADDED } from '../stage.mjs';
import { proveLooks } from '../looks.mjs';
import { chance, choose, look, playOne, seatWhen, settled } from '../player.mjs';

const isDrawn = (game) => existsSync(new URL(`../../src/games/${game}/index.ts`, import.meta.url));
const { games } = JSON.parse(execFileSync(PITHEAD_WITH_ADDED, ['games', '--json'], { encoding: 'utf8' }));
const PLAIN = games.filter(({ id }) => !isDrawn(id));
const UNKNOWN = PLAIN.filter(({ id }) => !existsSync(new URL(`../../src/games/${id}`, import.meta.url)));
const HOW = { program: PITHEAD_WITH_ADDED, timeout: WHOLE_GAME_MS };

test('a game that has rules and nothing else is among them', () => assert.notDeepEqual(UNKNOWN, []));

const begin = (page, game) => seatWhen(page, game, () => true, { seats: ['random'] });

/** The final sheet has everybody's points, as the record has them. */
async function sheetIsTrue(page, ply) {
  const record = await page.evaluate(
    async (id) => (await fetch(`/api/tables/${id}/record`)).json(),
    tableOf(page),
  );
  assert.equal(record.moves.length, ply, 'the page shows the last move');
  const totals = await page.locator('.total td').allInnerTexts();
  const points = totals.map((total) => Number(total.replace('−', '-')));
  assert.deepEqual(
    points.sort((a, b) => a - b),
    [...record.result.scores].sort((a, b) => a - b),
  );
}

for (const { id, title } of PLAIN) {
  prove(
    `${title} is played to its end by buttons alone`,
    async (stage) => {
      const page = await stage.open('/');
      await begin(page, id);
      const random = chance(7);
      let table = await settled(page);
      while (table.phase !== 'over') table = await playOne(page, random, { onlyBoard: true });
      await sheetIsTrue(page, table.ply);
      await page.locator('[data-command="replay"]').click();
      await page.locator('[data-replay]').waitFor();
      await page.keyboard.press('Home');
      assert.equal(await page.locator('[data-replay]').getAttribute('data-replay'), '0');
    },
    HOW,
  );

  prove(
    `${title} is played to its end by the keyboard alone`,
    async (stage) => {
      const page = await stage.open('/');
      await begin(page, id);
      const random = chance(8);
      let table = await settled(page);
      while (table.phase !== 'over') {
        const move = choose(table.moves, random);
        await page.locator('main [data-move]').first().focus();
        for (let i = 0; (await focusedMove(page)) !== move; ++i) {
          assert(i < table.moves.length, `no tab leads to ${move}`);
          await page.keyboard.press('Tab');
        }
        await page.keyboard.press('Enter');
        table = await settled(page, { behind: table.ply });
      }
      await sheetIsTrue(page, table.ply);
    },
    HOW,
  );

  prove(
    `${title} has its log, its hints and its way back`,
    async (stage) => {
      const page = await stage.open('/');
      await begin(page, id);
      await page.keyboard.press('h');
      await page.locator('[data-part="advice"] [data-move]').first().waitFor();
      const { ply } = await look(page);
      await page.locator('[data-part="advice"] [data-move]').first().click();
      await settled(page, { behind: ply });
      await page.keyboard.press('l');
      await page.locator('[data-part="Log"] code').first().waitFor();
      await page.keyboard.press('Escape');
      await takesBack(page);
    },
    HOW,
  );
}

// The board is one for all of them, so one game shows its looks.
for (const { id, title } of UNKNOWN) {
  proveLooks(
    `the plain board of ${title}`,
    {
      middle: (page) => seatWhen(page, id, () => true, { seats: ['random'], turns: 25, seed: 5 }),
      over: (page) => seatWhen(page, id, ({ phase }) => phase === 'over', { seats: ['random'], turns: 1000 }),
    },
    HOW,
  );
}

const focusedMove = (page) => page.evaluate(() => document.activeElement?.dataset.move);

const tableOf = (page) => page.url().split('/').at(-1);

/** How many moves the server would let this person take back, whatever the page shows. */
function undoable(page) {
  return page.evaluate(
    (table) =>
      new Promise((resolve) => {
        const socket = new WebSocket(location.origin.replace('http', 'ws') + '/ws');
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(data);
          if (message.type === 'hello') socket.send(JSON.stringify({ type: 'watch', table }));
          if (message.type !== 'table') return;
          socket.close();
          resolve(message.undoable);
        };
      }),
    tableOf(page),
  );
}

/** Plays until the server lets something be taken back, and does; in a game of single moves it never may. */
async function takesBack(page) {
  const random = chance(3);
  let table = await look(page);
  while (table.phase !== 'over' && (await undoable(page)) === 0) table = await playOne(page, random);
  if (table.phase === 'over') return;
  await page.locator('[data-command="undo"]').click();
  // Bots may have answered what is taken back.
  await page.waitForFunction(
    (ply) => Number(document.querySelector('[data-ply]').dataset.ply) < ply,
    table.ply,
  );
  await settled(page);
}
