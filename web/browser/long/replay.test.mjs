// Looking back at whole games, of every game: at one of mine, and at a record that somebody brought along.
import assert from 'node:assert/strict';
import { prove, WHOLE_GAME_MS } from '../harness.mjs';
import { seatWhen } from '../player.mjs';
import { longestRecordOf, openRecord, stepThrough } from '../records.mjs';
import { GAMES } from '../stage.mjs';

for (const game of GAMES) {
  prove(
    `a game of ${game} that is over is stepped through to its end, and looks the same when it is jumped into`,
    async (stage) => {
      const page = await stage.open();
      const isOver = (view) => view.phase === 'over';
      const table = await seatWhen(page, game, isOver, { turns: Infinity, seed: 5 });
      await page.goto(`/table/${table}?ply=0`);
      await page.locator('[data-replay]').waitFor();
      const there = await stepThrough(page, 'ArrowRight');
      for (let ply = there.length - 1; ply > 0; ply -= 1 + (ply % 7)) {
        await page.locator('[data-command="line"]').fill(String(ply));
        assert.equal(await page.locator('main').textContent(), there[ply].said, `ply ${ply}`);
      }
      assert(new Set(there.map(({ said }) => said)).size > there.length / 3, 'the board changes');
    },
    { timeout: WHOLE_GAME_MS },
  );

  prove(
    `a record of ${game} is scrubbed to every ply and back`,
    async (stage) => {
      const page = await stage.open();
      const record = longestRecordOf(game);
      await openRecord(page, record);
      const there = await stepThrough(page, 'ArrowRight');
      assert.deepEqual(
        there.map(({ ply }) => ply),
        Array.from({ length: JSON.parse(record).moves.length + 1 }, (_, ply) => ply),
      );
      assert.deepEqual((await stepThrough(page, 'ArrowLeft')).reverse(), there);
    },
    { timeout: WHOLE_GAME_MS },
  );
}
