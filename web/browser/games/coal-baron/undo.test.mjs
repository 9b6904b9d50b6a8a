// Taking back, and ending turns only when one says so.
import assert from 'node:assert/strict';
import { prove } from '../../harness.mjs';
import { chance, listMoves, look, playOne, settled } from '../../player.mjs';
import { seatAt } from './moments.mjs';

const command = (page, name) => page.locator(`[data-command="${name}"]`);

/** Plays one move of the list; the page waits for this person again, or for a confirmation. */
async function play(page, move) {
  const { ply } = await look(page);
  await listMoves(page);
  await page.locator(`dialog [data-move="${move}"]`).click();
  return settled(page, { behind: ply });
}

prove('undo takes back one move, restart the whole turn', async (stage) => {
  const page = await stage.open('/');
  await seatAt(page, 'place', { turns: 4 });
  const start = await look(page);
  let table = start;
  for (const move of ['place M10', 'cage 1', 'cage 2', 'cage 0']) table = await play(page, move);
  assert.equal(table.ply, start.ply + 4);

  await command(page, 'undo').click();
  await page.waitForSelector(`[data-ply="${start.ply + 3}"]`);
  await command(page, 'restart').click();
  await page.waitForSelector(`[data-ply="${start.ply}"][data-phase="place"]`);
  assert.deepEqual((await settled(page)).moves, start.moves, 'all is as it was');
});

prove('whoever likes to, ends each turn by hand and can take back its last move', async (stage) => {
  const page = await stage.open('/', { likes: { confirmTurns: true } });
  await seatAt(page, 'place', { turns: 4 });
  const { ply } = await look(page);
  await play(page, 'place money4');
  await command(page, 'confirm').waitFor();
  assert.equal((await look(page)).ply, ply + 1, 'no rival has moved');

  await command(page, 'undo').click();
  await page.waitForSelector(`[data-ply="${ply}"]`);
  await settled(page);
  await play(page, 'place money4');
  await command(page, 'confirm').click();
  await command(page, 'moves').waitFor();
  assert((await look(page)).ply > ply + 1, 'the rivals have moved');
});

prove('a turn can be taken back also when bots have answered it', async (stage) => {
  const page = await stage.open('/');
  for (let seed = 1; ; ++seed) {
    assert(seed < 20, 'bots always showed a new tile or order');
    await seatAt(page, 'place', { turns: 4, seed });
    const before = await look(page);
    const after = await play(page, 'place money4');
    assert(after.ply > before.ply + 1, 'the rivals have moved');
    if ((await command(page, 'undo').count()) === 0) continue;
    await command(page, 'undo').click();
    await page.waitForSelector(`[data-ply="${before.ply}"]`);
    assert.deepEqual((await settled(page)).moves, before.moves, 'all is as it was');
    return;
  }
});

prove('what was revealed cannot be taken back', async (stage) => {
  const page = await stage.open('/');
  await seatAt(page, 'place', { turns: 4 });
  await play(page, 'place Odraw');
  await command(page, 'undo').waitFor({ state: 'hidden' });
});

prove(
  'a hint names legal moves, and playing on forgets it',
  async (stage) => {
    const page = await stage.open('/');
    await seatAt(page, 'place', { turns: 4 });
    await command(page, 'hint').click();
    await page.waitForFunction(() => !document.querySelector('[data-command="hint"]')?.disabled);
    await playOne(page, chance(3));
  },
  { options: ['--hard', '50'] },
);
