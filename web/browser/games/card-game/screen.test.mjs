// Two people at one screen, each with cards that the other may not see.
import assert from 'node:assert/strict';
import { prove } from '../../harness.mjs';
import { command } from '../../invitations.mjs';
import { chance, settled } from '../../player.mjs';

prove('the screen is passed on covered, and each is called by name', async (stage) => {
  const page = await stage.open('/');
  const table = await page.evaluate(async () => {
    const headers = { 'Content-Type': 'application/json' };
    const post = async (path, body) =>
      (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
    const seats = [
      { kind: 'person', name: 'Ada' },
      { kind: 'person', name: 'Bruno' },
    ];
    const { table } = await post('/api/tables', { game: 'card-game', seats });
    await post(`/api/tables/${table}`, { type: 'start', table });
    return table;
  });
  await page.goto(`/table/${table}`);
  const random = chance(2);
  const called = [];
  for (let turns = 0; turns < 4; ++turns) {
    await command(page, 'ready').waitFor();
    const name = /I am (\w+)/.exec(await command(page, 'ready').textContent())[1];
    await page.keyboard.press('m');
    assert.equal(await page.locator('[data-move], [data-command="moves"]').count(), 0, 'nothing is shown');
    assert.doesNotMatch(await page.locator('main').innerText(), /\d/, 'no card, no figure');
    await command(page, 'ready').click();
    await settled(page);
    assert.match(await page.locator('[role="status"]').innerText(), new RegExp(`^${name}, your turn`));
    called.push(name);
    while (await command(page, 'moves').count()) {
      const { ply, moves } = await settled(page);
      if (moves.length === 0) break;
      await page
        .locator(`main [data-move="${moves[random(moves.length)]}"]:visible`)
        .first()
        .click();
      await page.waitForFunction(
        (ply) => Number(document.querySelector('[data-ply]').dataset.ply) > ply,
        ply,
      );
      if (await command(page, 'ready').count()) break;
    }
  }
  assert.deepEqual(called.slice(0, 2).sort(), ['Ada', 'Bruno']);
});
