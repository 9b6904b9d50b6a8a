// Two people in two browsers at one table.
import assert from 'node:assert/strict';
import { prove } from './harness.mjs';
import { HOUSE_NAME } from './house.mjs';
import { chance, choose, listMoves, look, playOne, settled } from './player.mjs';

const command = (page, name) => page.locator(`[data-command="${name}"]`);

/** A new table with this many invitations beside the host; the invitations' addresses. */
async function invite(host, seats) {
  await host
    .getByRole('radio', { name: '2', exact: true })
    .or(host.getByRole('button', { name: '2', exact: true }))
    .click();
  for (let i = 1; i <= seats; ++i)
    await host.getByLabel(`Seat ${i + 1}`, { exact: true }).selectOption('invited');
  await command(host, 'open').click();
  const link = host.getByLabel('Link of the invitation');
  await link.first().waitFor();
  return Promise.all((await link.all()).map((each) => each.inputValue()));
}

async function join(page, name) {
  await page.getByLabel('Your name').fill(name);
  await command(page, 'join').click();
}

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

prove('friends meet by a link, play, and nobody sees what is not theirs', async (house) => {
  const ada = await house.visit('/new/coal-baron', { permissions: ['clipboard-read', 'clipboard-write'] });
  const [link] = await invite(ada, 1);
  await ada.getByRole('button', { name: 'Copy' }).click();
  await ada.getByRole('button', { name: 'Copied' }).waitFor();
  assert.equal(await ada.evaluate(() => navigator.clipboard.readText()), link);

  const bea = await house.visit(link);
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

prove('a withdrawn invitation and a full table are told kindly, with a way out', async (house) => {
  const ada = await house.visit('/new/coal-baron');
  const [link] = await invite(ada, 1);
  await ada.getByRole('button', { name: 'Withdraw' }).click();
  await ada.getByLabel('Link of the invitation').waitFor({ state: 'hidden' });
  const refused = [/status of 4\d\d/];
  const late = await house.visit(link, { expected: refused });
  await join(late, 'Late');
  await late.getByRole('alert').filter({ hasText: 'no longer valid' }).waitFor();
  await late.getByRole('link', { name: 'To the lobby' }).click();
  await late.waitForURL(house.server.address + '/');

  await ada.goto('/new/coal-baron');
  const [second] = await invite(ada, 1);
  const bea = await house.visit(second);
  await join(bea, 'Bea');
  await command(ada, 'start').click();
  await ada.waitForSelector('[data-phase]');
  const third = await house.visit(second, { expected: refused });
  await third.getByRole('alert').filter({ hasText: 'begun without you' }).waitFor();
});

prove('whoever has no seat can watch, and has nothing to press', async (house) => {
  const ada = await house.visit('/');
  await ada.locator('[data-start="coal-baron"]').click();
  await command(ada, 'moves').waitFor();
  const guest = await house.visit(new URL(ada.url()).pathname);
  await guest.waitForSelector('[data-phase="draft"]');
  assert.equal(await guest.locator('[data-move], [data-command="moves"]').count(), 0);
});

prove('friends in one house play without https', async (house) => {
  const baseURL = house.server.address.replace('127.0.0.1', HOUSE_NAME);
  const page = await house.visit('/', { baseURL, expected: [/Cross-Origin-Opener-Policy/] });
  assert.equal(await page.evaluate(() => isSecureContext), false);
  await page.locator('[data-start="coal-baron"]').click();
  await settled(page);
  await playOne(page, chance(5));
});
