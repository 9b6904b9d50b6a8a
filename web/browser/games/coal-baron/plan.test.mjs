// A turn is planned while the other thinks: on the board, kept, played when it fits, dropped with a word when it does not.
import assert from 'node:assert/strict';
import { prove, WHOLE_GAME_MS } from '../../harness.mjs';
import { command } from '../../invitations.mjs';
import { axeFaults, sidewaysFaults, smallTargets } from '../../looks.mjs';
import { SMALL_PHONE } from '../../stage.mjs';

const DRAFTED = ['truck-YYY', 'barrow-Y', 'carriage-K', 'carriage-KK', 'engine-G', 'engine-BB'];
const part = (page, name) => page.locator(`[data-part="${name}"]`);
const atPly = (page, ply) => page.locator(`[data-ply="${ply}"]`).waitFor();

const post = (page, path, body) =>
  page.evaluate(
    async ([path, body]) => {
      const headers = { 'Content-Type': 'application/json' };
      return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
    },
    [path, body],
  );
const say = async (page, table, message) => {
  const answer = await post(page, `/api/tables/${table}`, { ...message, table });
  assert.equal(answer.type, 'done', JSON.stringify(answer));
};

/** Ada hosts and has seat 0, Ben seat 1; the game stands behind these moves. */
async function sitDown(stage, moves, how = {}) {
  const ada = await stage.open('/');
  const ben = await stage.open('/', { bypassCSP: true, ...how });
  const seats = [{ kind: 'person' }, { kind: 'open' }];
  const { table } = await post(ada, '/api/tables', {
    game: 'coal-baron',
    seats,
    begin: { seed: '7', moves: moves.map((order) => `take ${order}`) },
  });
  await say(ben, table, { type: 'join', name: 'Ben' });
  await say(ada, table, { type: 'start' });
  await ben.goto(`/table/${table}`);
  await atPly(ben, moves.length);
  const adaPlays = (ply, move) => say(ada, table, { type: 'move', ply, move });
  return { ada, ben, table, adaPlays };
}

prove(
  'a planned turn is played when it fits, and dropped with a word when it does not',
  async (stage) => {
    const { ben, adaPlays } = await sitDown(stage, DRAFTED);
    await command(ben, 'plan').click();
    await part(ben, 'Plan').waitFor();
    assert.equal(await command(ben, 'plan-keep').count(), 0, 'nothing is planned yet');
    assert.deepEqual(await axeFaults(ben), []);
    await ben.locator('main [data-move="place M10"]').click();
    await ben.locator('section.signal [data-move="stop"]').waitFor();
    await command(ben, 'undo').click();
    await ben.locator('main [data-move="place M10"]').click();
    await ben.locator('section.signal [data-move="stop"]').click();
    await part(ben, 'Plan').getByText('Then the turn is over.').waitFor();
    assert.deepEqual(await axeFaults(ben), []);
    await command(ben, 'plan-keep').click();
    await part(ben, 'PlanKept').waitFor();
    await part(ben, 'PlanKept').getByText('Conditions').click();
    await part(ben, 'PlanKept').getByText('still does exactly this').waitFor();
    assert.deepEqual(await axeFaults(ben), []);
    await atPly(ben, 6); // nothing was played by that

    await adaPlays(6, 'place bank');
    await atPly(ben, 9);
    await part(ben, 'PlanKept').waitFor({ state: 'hidden' });
    await ben.keyboard.press('l');
    await ben.getByText('As planned.').first().waitFor();
    await ben.keyboard.press('Escape');

    // By the keyboard alone, and with another way out.
    await command(ben, 'plan').focus();
    await ben.keyboard.press('Enter');
    await ben.locator('[data-part="Plan"]:focus').waitFor();
    await ben.keyboard.press('m');
    await ben.getByLabel('Type a move').fill('place M6');
    await ben.keyboard.press('Enter');
    await part(ben, 'Plan').locator('.steps li').waitFor();
    await command(ben, 'plan-keep').focus();
    await ben.keyboard.press('Enter');
    await part(ben, 'PlanKept').waitFor();
    await ben.locator('[data-part="PlanKept"]:focus').waitFor();
    await adaPlays(9, 'place M6');
    await adaPlays(10, 'stop');
    await part(ben, 'PlanDropped').getByText('Your plan was not played.').waitFor();
    await part(ben, 'PlanDropped').getByText('2 workers').first().waitFor();
    assert.deepEqual(await axeFaults(ben), []);
    await command(ben, 'plan-dismiss').click();
    await part(ben, 'PlanDropped').waitFor({ state: 'hidden' });
  },
  { timeout: WHOLE_GAME_MS },
);

prove('a plan can be changed and removed, and has another line if the first does not fit', async (stage) => {
  const { ben, adaPlays } = await sitDown(stage, DRAFTED);
  await command(ben, 'plan').click();
  await ben.locator('main [data-move="place M10"]').click();
  await ben.locator('section.signal [data-move="stop"]').click();
  await command(ben, 'plan-otherwise').click();
  await ben.locator('main [data-move="place bank"]').click();
  await command(ben, 'plan-keep').click();
  await part(ben, 'PlanKept').waitFor();
  assert.equal(await part(ben, 'PlanKept').locator('.words > p').count(), 2);

  await command(ben, 'plan-change').click();
  await part(ben, 'Plan').locator('.lines li').waitFor();
  await command(ben, 'plan-leave').click();
  await part(ben, 'PlanKept').waitFor();
  await adaPlays(6, 'place M10');
  await adaPlays(7, 'stop');
  await atPly(ben, 9); // the bank, since the mine costs more now

  await command(ben, 'plan').click();
  await ben.locator('main [data-move="place bank"]').click();
  await command(ben, 'plan-keep').click();
  await command(ben, 'plan-remove').click();
  await part(ben, 'PlanKept').waitFor({ state: 'hidden' });
  await adaPlays(9, 'place bank');
  await atPly(ben, 10);
});

prove('the draft goes by a list of favourites', async (stage) => {
  const { ada, ben, table } = await sitDown(stage, []);
  // Ben is to draft; Ada lists what she wants.
  await ada.goto(`/table/${table}`);
  await command(ada, 'plan').click();
  for (const order of ['carriage-K', 'engine-G', 'barrow-Y', 'truck-YYY'])
    await ada.locator(`main [data-move="take ${order}"]`).click();
  assert.equal(await part(ada, 'Plan').locator('.lines li').count(), 4);
  await command(ada, 'plan-raise').last().click();
  await command(ada, 'plan-keep').click();
  await part(ada, 'PlanKept').waitFor();
  const takes = (ply, order) => say(ben, table, { type: 'move', ply, move: `take ${order}` });
  await takes(0, 'carriage-K');
  await atPly(ada, 2);
  await takes(2, 'barrow-Y');
  await atPly(ada, 4);
  await takes(4, 'engine-BB');
  await part(ada, 'PlanDropped').getByText('Nothing of your list').waitFor();
  const told = await ada.evaluate(async (id) => (await fetch(`/api/tables/${id}/replay`)).json(), table);
  const drafted = told.moves.filter(({ seat, move }) => seat === 0 && move.startsWith('take'));
  assert.deepEqual(
    drafted.map(({ move }) => move),
    ['take engine-G', 'take truck-YYY'],
  );
});

prove(
  'planning fits a small phone, in four languages',
  async (stage) => {
    for (const language of ['en', 'de', 'nl', 'it']) {
      const { ben } = await sitDown(stage, DRAFTED, { ...SMALL_PHONE, language });
      const faults = async (place) =>
        [...(await sidewaysFaults(ben)), ...(await smallTargets(ben))].map((fault) => `${place}: ${fault}`);
      await command(ben, 'plan').tap();
      await part(ben, 'Plan').waitFor();
      const found = await faults('planning');
      await ben.locator('main [data-move="place M10"]').tap();
      await command(ben, 'do').tap();
      await part(ben, 'Plan').locator('.steps li').waitFor();
      found.push(...(await faults('a line')));
      await command(ben, 'plan-keep').tap();
      await part(ben, 'PlanKept').waitFor();
      found.push(...(await faults('kept')));
      assert.deepEqual(found, [], language);
      assert.deepEqual(await axeFaults(ben), []);
    }
  },
  { timeout: WHOLE_GAME_MS },
);
