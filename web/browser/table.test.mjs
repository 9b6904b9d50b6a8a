// The frame around any game: clocks, pauses, passing and taking back, what rivals do, talk that was not read.
import assert from 'node:assert/strict';
import { prove, WHOLE_GAME_MS } from './harness.mjs';
import { command, invite, join } from './invitations.mjs';
import { anyGame, chance, look, playOne, seatWhen, settled } from './player.mjs';
import { GAMES } from './stage.mjs';

const status = (page) => page.locator('[role="status"]');

/** A running table with a bot, past the page; leaves the page there. */
async function sitWithABot(page, more = {}) {
  const game = await anyGame(page);
  const table = await page.evaluate(
    async ({ game, more }) => {
      const post = async (path, body) => {
        const headers = { 'Content-Type': 'application/json' };
        const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
        return answer.json();
      };
      const seats = [{ kind: 'person' }, { kind: 'bot', level: 'easy' }];
      const { table } = await post('/api/tables', { game, seats, ...more });
      await post(`/api/tables/${table}`, { type: 'start', table });
      return table;
    },
    { game, more },
  );
  await page.goto(`/table/${table}`);
  await settled(page);
  return table;
}

prove('time left is drawn, runs down and is said when it gets short', async (stage) => {
  const page = await stage.open('/');
  await page.clock.install();
  await sitWithABot(page, { clock: { kind: 'turn', seconds: 120 } });
  const ring = page.locator('[data-part="time"]');
  assert.match(await ring.innerText(), /^(2:00|1:50)$/);
  await page.clock.fastForward(62_000);
  await page.waitForFunction(() => /^0:5\d$/.test(document.querySelector('[data-part="time"]').innerText));
  const warning = page.locator('[data-part="time-warning"]');
  assert.match(await warning.textContent(), /60 seconds left/);
  await page.clock.fastForward(32_000);
  await page.waitForFunction(() => /^0:2\d$/.test(document.querySelector('[data-part="time"]').innerText));
  assert.match(await warning.textContent(), /30 seconds left/);
});

prove('when time is up a bot plays that turn, and the next one is mine again', async (stage) => {
  const page = await stage.open('/');
  await sitWithABot(page, { clock: { kind: 'turn', seconds: 5 } });
  const { ply } = await look(page);
  await settled(page, { behind: ply });
  assert.equal(await command(page, 'return').count(), 0, 'the seat is still mine');
  await page.keyboard.press('l');
  await page.getByText('Time is up: a bot plays one turn').first().waitFor();
});

prove('against bots alone leaving pauses the game, and it goes on where it stood', async (stage) => {
  const page = await stage.open('/');
  const table = await sitWithABot(page);
  const { ply, moves } = await playOne(page, chance(3));
  await page.locator('[data-panel="seats"]').click();
  await command(page, 'leave').click();
  await page.waitForURL(stage.server.address + '/');
  const row = page.locator(`a[href="/table/${table}"]`);
  await page.locator('li', { has: row }).getByText('paused, waits for you', { exact: false }).waitFor();
  await row.click();
  await status(page).filter({ hasText: 'paused' }).waitFor();
  assert.equal((await look(page)).ply, ply, 'no bot has moved');
  await command(page, 'return').click();
  assert.deepEqual((await settled(page)).moves, moves);
});

prove('leaving people is asked first', async (stage) => {
  const ada = await stage.open('/');
  await ada.goto(`/new/${await anyGame(ada)}`);
  const [link] = await invite(ada, 1);
  const bea = await stage.open(link);
  await join(bea, 'Bea');
  await command(ada, 'start').click();
  await ada.waitForSelector('[data-phase]');
  await ada.locator('[data-panel="seats"]').click();
  await command(ada, 'leave').click();
  await ada.getByRole('button', { name: 'Stay' }).click();
  assert.equal(await command(ada, 'return').count(), 0);
  await command(ada, 'leave').click();
  await command(ada, 'leave-surely').click();
  await command(ada, 'return').click();
  await command(ada, 'return').waitFor({ state: 'hidden' });
});

prove('what was said and not read has a mark until it is read, also after a reload', async (stage) => {
  const ada = await stage.open('/');
  await ada.goto(`/new/${await anyGame(ada)}`);
  const [link] = await invite(ada, 1);
  const bea = await stage.open(link);
  await join(bea, 'Bea');
  await command(ada, 'start').click();
  await bea.waitForSelector('[data-phase]');
  await bea.keyboard.press('t');
  await bea.getByLabel('Say something').fill('Good luck!');
  await bea.keyboard.press('Enter');
  const chat = ada.locator('[data-panel="chat"]');
  await ada.getByRole('button', { name: 'Chat: 1 new message' }).waitFor();
  await ada.reload();
  await ada.getByRole('button', { name: 'Chat: 1 new message' }).click();
  await ada.getByText('Good luck!').waitFor();
  assert.equal(await chat.getAttribute('aria-label'), 'Chat');
  await ada.reload();
  await ada.waitForSelector('[data-phase]');
  assert.equal(await chat.getAttribute('aria-label'), 'Chat');
});

prove('the settings say which version this is, as the server does', async (stage) => {
  const page = await stage.open('/');
  const { version } = await page.evaluate(async () => (await fetch('/healthz')).json());
  await page.locator('[data-command="me"]').click();
  await page.getByText(`Pithead ${version}`, { exact: true }).waitFor();
});

prove(
  'one preference on two devices: who confirms turns on one confirms them on the other',
  async (stage) => {
    const desk = await stage.open('/');
    const table = await sitWithABot(desk);
    const phone = await desk.context().newPage();
    await phone.goto(`/table/${table}`);
    await settled(phone);
    await desk.locator('[data-panel="preferences"]').click();
    await desk.getByRole('switch', { name: 'Confirm turns' }).click();
    await desk.keyboard.press('Escape');
    await playOne(phone, chance(4));
    for (let made = 0; (await command(phone, 'confirm').count()) === 0 && made < 20; ++made)
      await playOne(phone, chance(made));
    assert.equal(await command(phone, 'confirm').count(), 1, 'the turn waits for a confirmation');
    await phone.locator('[data-panel="preferences"]').click();
    assert(await phone.getByRole('switch', { name: 'Confirm turns' }).isChecked());
  },
);

// What was told long ago comes in pages behind the table; the sheet draws the game from its beginning on.
for (const game of GAMES)
  prove(
    `the end of ${game} waits for what came long before, and then draws all of it`,
    async (stage) => {
      const page = await stage.open();
      const table = await seatWhen(page, game, ({ phase }) => phase === 'over', { turns: Infinity, seed: 3 });
      let release, ask;
      const released = new Promise((resolve) => (release = resolve));
      const asked = new Promise((resolve) => (ask = resolve));
      await page.routeWebSocket('**/ws', (socket) => {
        socket.connectToServer().onMessage(async (message) => {
          if (JSON.parse(message).type === 'news') {
            ask();
            await released;
          }
          socket.send(message);
        });
      });
      await page.goto(`/table/${table}`);
      await page.waitForSelector('[data-ply]');
      await asked;
      assert.equal(await page.locator('[data-part="End"]').count(), 0, 'the board lies there meanwhile');
      release();
      await page.locator('[data-part="End"] section.curve').waitFor();
    },
    { timeout: WHOLE_GAME_MS },
  );

prove('while a rival moves, the signal board tells it and the ring is at the mover', async (stage) => {
  const page = await stage.open('/', { likes: { pace: 'slow' } });
  await sitWithABot(page);
  for (let made = 0; made < 30 && (await command(page, 'skip').count()) === 0; ++made) {
    const { ply } = await look(page);
    await page.locator('main [data-move]:visible').first().click();
    await page.waitForFunction(
      (ply) =>
        document.querySelector('[data-command="skip"]') ||
        (Number(document.querySelector('[data-ply]').dataset.ply) > ply &&
          document.querySelector('[data-command="moves"]')),
      ply,
    );
  }
  // All in one look: a move is shown for a second or two.
  const seen = await page.evaluate(() => ({
    said: document.querySelector('[role="status"]').innerText,
    mover: document.querySelector('header .who.now title').textContent,
    mine: document.querySelectorAll('header .who.mine').length,
  }));
  assert.match(seen.said, /Clara/, 'the move in words');
  assert.deepEqual([seen.mover, seen.mine], ['Clara', 0]);
  await page.keyboard.press('Escape');
  await command(page, 'skip').waitFor({ state: 'hidden' });
});
