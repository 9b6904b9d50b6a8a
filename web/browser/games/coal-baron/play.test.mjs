// Whole games against bots, by hand.
import assert from 'node:assert/strict';
import { prove, WHOLE_GAME_MS } from '../../harness.mjs';
import { proveStill } from '../../looks.mjs';
import { chance, playOne, settled } from '../../player.mjs';
import { MOMENTS } from './moments.mjs';

// What leads to phases that chance alone may miss.
const WAYS = { buy: 'place Fdraw', keep: 'place Odraw', arrange: 'top', mine: 'place M' };
const PHASES = ['draft', 'place', 'buy', 'keep', 'return', 'arrange', 'mine', 'over'];

prove(
  'a whole game against bots is played by clicks alone, through every phase',
  async (stage) => {
    const page = await stage.open('/');
    await page.locator('[data-start="coal-baron"]').click();
    const random = chance(7);
    const met = new Set();
    let table = await settled(page);
    while (table.phase !== 'over') {
      met.add(table.phase);
      const wishes = Object.keys(WAYS)
        .filter((phase) => !met.has(phase))
        .map((phase) => WAYS[phase]);
      table = await playOne(page, random, { wishes }, { timeout: WHOLE_GAME_MS });
    }
    met.add('over');
    assert.deepEqual(
      PHASES.filter((phase) => !met.has(phase)),
      [],
      'phases that never came',
    );

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

const { place, buy, arrange, mine } = MOMENTS;
proveStill({ place, buy, arrange, mine });
