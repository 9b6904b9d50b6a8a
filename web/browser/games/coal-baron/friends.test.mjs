// Two people in two browsers: what one looks at is hers alone.
import assert from 'node:assert/strict';
import { prove } from '../../harness.mjs';
import { command, invite, join } from '../../invitations.mjs';
import { chance, choose, listMoves, look } from '../../player.mjs';

/** Whose turn it is; both pages must have heard of it. */
async function toMove(pages) {
  await Promise.race(pages.map((page) => command(page, 'moves').waitFor()));
  const free = await Promise.all(pages.map((page) => command(page, 'moves').isVisible()));
  assert.equal(free.filter(Boolean).length, 1, 'one person moves at a time');
  const turn = free.indexOf(true);
  return [pages[turn], pages[1 - turn]];
}

async function playUntil(pages, wishes, done) {
  const random = chance(9);
  for (let i = 0; i < 60; ++i) {
    const [mover, other] = await toMove(pages);
    if (await done(mover, other)) return [mover, other];
    const { ply } = await look(mover);
    const move = choose(await listMoves(mover), random, wishes);
    await mover.locator(`dialog [data-move="${move}"]`).click();
    for (const page of pages)
      await page.waitForFunction(
        (ply) => Number(document.querySelector('[data-ply]').dataset.ply) > ply,
        ply,
      );
  }
  assert.fail('that moment never came');
}

prove('friends meet by a link, play, and nobody sees what is not theirs', async (stage) => {
  const ada = await stage.open('/new/coal-baron', { permissions: ['clipboard-read', 'clipboard-write'] });
  const [link] = await invite(ada, 1);
  await ada.getByRole('button', { name: 'Copy' }).click();
  await ada.getByRole('button', { name: 'Copied' }).waitFor();
  assert.equal(await ada.evaluate(() => navigator.clipboard.readText()), link);

  const bea = await stage.open(link);
  await join(bea, 'Bea');
  await ada.getByText('Bea', { exact: true }).first().waitFor();
  await command(ada, 'start').click();
  for (const page of [ada, bea]) await page.waitForSelector('[data-phase="draft"]');

  // One of them looks at the top of a stack: the cards are hers alone.
  const [looker, other] = await playUntil(
    [ada, bea],
    ['take', 'place Odraw'],
    async (mover) => (await look(mover)).phase === 'keep',
  );
  const seen = (await listMoves(looker))
    .filter((move) => move.startsWith('take '))
    .map((move) => move.slice(5));
  assert(seen.length > 0);
  assert.equal((await look(other)).phase, 'keep', 'the other sees that she looks');
  assert.equal(await other.locator('[data-move]').count(), 0, 'and can do nothing meanwhile');
  const told = await other.evaluate(whatIsTold, new URL(other.url()).pathname.split('/').at(-1));
  assert.equal(told.view.looked_at.cards, undefined, 'and is not told what');

  await looker.keyboard.press('Escape');
  let plies = 0;
  await playUntil([ada, bea], ['decline', 'top', 'return', 'place money'], async () => ++plies > 10);
});

// Runs in the page: what the server tells this person of a table.
function whatIsTold(table) {
  return new Promise((resolve) => {
    const socket = new WebSocket(location.origin.replace('http', 'ws') + '/ws');
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.type === 'hello') socket.send(JSON.stringify({ type: 'watch', table }));
      if (message.type === 'table') (socket.close(), resolve(message));
    };
  });
}
