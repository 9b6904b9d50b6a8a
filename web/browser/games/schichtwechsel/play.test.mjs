// Whole games against bots, by hand.
import assert from 'node:assert/strict';
import { prove, WHOLE_GAME_MS } from '../../harness.mjs';
import { proveStill } from '../../looks.mjs';
import { chance, look, playOne, settled } from '../../player.mjs';
import { GAME, MOMENTS, seatAt } from './moments.mjs';

prove(
  'a whole game against bots is played by clicks on the board alone',
  async (stage) => {
    const page = await stage.open('/');
    await page.locator(`[data-start="${GAME}"]`).click();
    const random = chance(7);
    const met = new Set();
    let table = await settled(page);
    while (table.phase !== 'over') {
      met.add(table.phase);
      // Every question has its answers on the board; none must be looked for in the list of all moves.
      table = await playOne(page, random, { onlyBoard: true });
    }
    for (const phase of ['sets', 'tiles', 'actions']) assert(met.has(phase), `${phase} never came`);

    const id = page.url().split('/').at(-1);
    const record = await page.evaluate(async (id) => (await fetch(`/api/tables/${id}/record`)).json(), id);
    assert.equal(record.moves.length, table.ply, 'the page shows the last move');
    const words = await page.locator('main').innerText();
    for (const score of record.result.scores)
      assert.match(
        words,
        new RegExp(`(?<!\\d)${String(score).replace('-', '[-−]')}(?!\\d)`),
        `${score} points`,
      );
  },
  { timeout: WHOLE_GAME_MS },
);

// What chance may miss in one game.
for (const question of ['sale', 'option', 'carts', 'coke', 'load', 'lot', 'miner', 'copy', 'headframe'])
  prove(
    `"${question}" is answered by a click on the board`,
    async (stage) => {
      const page = await stage.open('/');
      await seatAt(page, question, { turns: 4, seats: ['easy'] });
      const { ply } = await look(page);
      const table = await playOne(page, chance(3), { onlyBoard: true });
      assert(table.ply > ply);
    },
    { timeout: WHOLE_GAME_MS },
  );

const { turn, pay, coke, lot } = MOMENTS;
proveStill({ turn, pay, coke, lot });

prove('a line of the trail takes back its decision and all after it', async (stage) => {
  const page = await stage.open('/');
  await seatAt(page, 'lot', { turns: 4 });
  const undo = page.locator('.ask ol button').first();
  await undo.click();
  await page.waitForSelector('[data-question="turn"], [data-question="option"], [data-question="sale"]');
});

prove('the table says that part of the numbers is reconstructed', async (stage) => {
  const page = await stage.open('/', { language: 'de' });
  await seatAt(page, 'turn');
  await page.locator('[data-part="reconstructed"]').click();
  assert.match(await page.locator('dialog[open]').innerText(), /Rekonstruktion/);
});
