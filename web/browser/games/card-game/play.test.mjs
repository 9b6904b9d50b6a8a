// Whole games against bots, by hand.
import assert from 'node:assert/strict';
import { prove, WHOLE_GAME_MS } from '../../harness.mjs';
import { proveStill } from '../../looks.mjs';
import { chance, look, playOne, seatWhen, settled } from '../../player.mjs';
import { MOMENTS, PHASES, seatAt } from './moments.mjs';

// What leads to phases that chance alone may miss.
const WAYS = {
  stack: ['place wild'],
  dock: ['place wagon-left', 'place wagon-right'],
  mine: ['place mine-2-3', 'place mine-0-1'],
  deliver: ['place delivery', 'load', 'place mine-2-3', 'place engine', 'place order', 'place lorry-left'],
  after: ['place innovation'],
};

prove(
  'a whole game against bots is played by clicks alone',
  async (stage) => {
    const page = await stage.open('/');
    const random = chance(7);
    const met = new Set();
    await page.locator('[data-start="card-game"]').click();
    let table = await settled(page);
    while (table.phase !== 'over') {
      met.add(table.phase);
      const wishes = Object.keys(WAYS)
        .filter((phase) => !met.has(phase))
        .flatMap((phase) => WAYS[phase]);
      table = await playOne(page, random, { wishes });
    }

    const id = page.url().split('/').at(-1);
    const record = await page.evaluate(async (id) => (await fetch(`/api/tables/${id}/record`)).json(), id);
    assert.equal(record.moves.length, table.ply, 'the page shows the last move');
    const words = await page.locator('main').innerText();
    for (const score of record.result.scores)
      assert.match(words, new RegExp(`(?<!\\d)${score}(?!\\d)`), `${score} points`);
  },
  { timeout: WHOLE_GAME_MS },
);

prove('in every phase a click on the board moves the game on', async (stage) => {
  const page = await stage.open('/');
  const random = chance(7);
  for (const phase of PHASES.filter((each) => each !== 'over')) {
    await seatAt(page, phase, { turns: 8 });
    const { ply } = await look(page);
    assert((await playOne(page, random, { onlyBoard: true })).ply > ply, phase);
    await page.goto('/');
  }
});

prove('the second train of a delivery leaves by a click, however long its words are', async (stage) => {
  const page = await stage.open('/');
  const order = ['mine-2-3', 'mine-0-1', 'delivery'];
  const trains = ['lorry-left', 'lorry-right', 'wagon-left', 'wagon-right', 'engine', 'order', ...order];
  const wishes = [...trains.map((each) => `place ${each}`), 'load', 'deliver'];
  const second = ({ phase, train }) => phase === 'deliver' && train !== null;
  await seatWhen(page, 'card-game', second, { seed: 24, seats: ['easy'], wishes });
  const { ply } = await look(page);
  assert((await playOne(page, chance(7), { onlyBoard: true })).ply > ply);
});

prove('what is paid, kept, loaded or sent off has its place on the board', async (stage) => {
  const page = await stage.open('/');
  for (const phase of ['pay', 'stack', 'keep', 'return', 'dock', 'mine', 'deliver']) {
    await seatAt(page, phase, { turns: 8 });
    const { moves } = await look(page);
    await page.keyboard.press('m');
    await page.locator('dialog [data-move]').first().waitFor();
    const all = await page
      .locator('dialog [data-move]')
      .evaluateAll((each) => each.map((one) => one.dataset.move));
    const without = all.filter((move) => !moves.includes(move) && !['stop', 'done'].includes(move));
    assert.deepEqual(without, [], `${phase}: moves without a place`);
    await page.goto('/');
  }
});

prove('the cheapest payment is suggested, and another can be chosen', async (stage) => {
  const page = await stage.open('/');
  await seatAt(page, 'pay', { turns: 8 });
  const ways = page.locator('[data-part="Pay"] [data-move]');
  assert((await ways.count()) > 1, 'there is a choice');
  assert.match(await ways.first().innerText(), /suggested/);
  const { ply } = await look(page);
  const workers = page.locator('[data-home] h2').first();
  const before = await workers.innerText();
  await ways.nth(1).hover();
  assert.match(await workers.innerText(), /→/, 'the hand shows what would stay');
  await ways.nth(1).click();
  await settled(page, { behind: ply });
  assert.notEqual(await workers.innerText(), before);
});

const { turn, pay, dock, mine, deliver, after } = MOMENTS;
proveStill({ turn, pay, dock, mine, deliver, after });
