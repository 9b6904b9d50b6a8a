// Lines break, servers restart, people reload and open two tabs: nothing is lost and nothing happens twice.
import assert from 'node:assert/strict';
import { connect, createServer } from 'node:net';
import { prove } from '../../harness.mjs';
import { chance, listMoves, look, playOne, settled } from '../../player.mjs';
import { seatAt } from './moments.mjs';

const LOST = 'The connection is lost';
// What Chromium itself says about a server that is away.
const AWAY = [/WebSocket connection to .* failed/, /net::ERR_(CONNECTION|SOCKET)_\w+/];

const says = (page, words) => page.locator('[role="status"]', { hasText: words }).waitFor();

// Between the page and the server: a line that can be cut.
class Line {
  #ends = new Set();
  #hub;
  #whole = true;

  static async to(server) {
    const line = new Line();
    const port = Number(new URL(server.address).port);
    line.#hub = createServer((near) => {
      if (!line.#whole) return near.destroy();
      const far = connect(port, '127.0.0.1');
      near.pipe(far).pipe(near);
      for (const end of [near, far]) {
        line.#ends.add(end);
        end.on('error', () => {}).on('close', () => (near.destroy(), far.destroy()));
      }
    });
    await new Promise((opened) => line.#hub.listen(0, '127.0.0.1', opened));
    return line;
  }

  get address() {
    return `http://127.0.0.1:${this.#hub.address().port}`;
  }

  cut() {
    this.#whole = false;
    for (const end of this.#ends) end.destroy();
    this.#ends.clear();
  }

  mend() {
    this.#whole = true;
  }

  close() {
    this.cut();
    this.#hub.close();
  }
}

// Runs before the page: what the server says can be held up on its way.
function slowLine() {
  window.WebSocket = class extends WebSocket {
    set onmessage(hear) {
      super.onmessage = (event) => (window.held ? window.held.push(() => hear(event)) : hear(event));
    }
  };
  window.hold = () => (window.held = []);
  window.release = () => {
    const late = window.held;
    window.held = undefined;
    for (const hear of late) hear();
  };
}

prove('a reload in the middle of a turn changes nothing', async (stage) => {
  const page = await stage.open('/');
  await seatAt(page, 'mine', { turns: 6 });
  await playOne(page, chance(2), { wishes: ['cage'] });
  const before = await look(page);
  const offered = await listMoves(page);
  await page.reload();
  assert.deepEqual(await settled(page), before);
  assert.deepEqual(await listMoves(page), offered);
});

prove(
  'a line that breaks in the middle of a turn comes back, and a move made meanwhile counts once',
  async (stage) => {
    const line = await Line.to(stage.server);
    try {
      const page = await stage.open('/', { baseURL: line.address, expected: AWAY });
      await seatAt(page, 'mine', { turns: 6 });
      const { ply } = await look(page);
      await listMoves(page);
      line.cut();
      await says(page, LOST);
      await page.locator('dialog [data-move^="cage"]').first().click();
      assert.equal((await look(page)).ply, ply, 'the last board stays');
      line.mend();
      await page.waitForSelector(`[data-ply="${ply + 1}"]`);
      await settled(page);
      await playOne(page, chance(2));
    } finally {
      line.close();
    }
  },
);

prove('a server that is killed and started again loses nothing', async (stage) => {
  const page = await stage.open('/', { expected: AWAY });
  const random = chance(5);
  await seatAt(page, 'mine', { turns: 6 });
  await playOne(page, random, { wishes: ['cage'] });
  const before = await look(page);
  await stage.server.kill();
  await says(page, LOST);
  await stage.server.start();
  await page.locator('[role="status"]', { hasText: LOST }).waitFor({ state: 'hidden' });
  assert.deepEqual(await settled(page), before);
  for (let i = 0; i < 5; ++i) await playOne(page, random);
});

prove('two tabs of one person show the same table, and both can play', async (stage) => {
  const one = await stage.open('/');
  await seatAt(one, 'mine', { turns: 6 });
  const two = await one.context().newPage();
  await two.goto(one.url());
  await settled(two);
  const random = chance(4);
  for (const [plays, watches] of [
    [one, two],
    [two, one],
    [one, two],
  ]) {
    const { ply } = await playOne(plays, random);
    assert.deepEqual(await settled(watches, { behind: ply - 1 }), await look(plays));
  }
});

prove('a click on a board that is out of date does no harm', async (stage) => {
  const one = await stage.open('/', { before: slowLine });
  const table = await seatAt(one, 'mine', { turns: 6 });
  const { ply } = await look(one);
  const two = await one.context().newPage();
  await two.goto(one.url());
  await settled(two);

  await listMoves(two);
  await two.evaluate(() => window.hold());
  const { ply: now } = await playOne(one, chance(4), { wishes: ['cage'] });
  assert.equal(now, ply + 1);
  await two.evaluate(() => document.querySelector('dialog [data-move="stop"]').click());
  // Whatever the server made of it has been decided when it answers the next question on the same line.
  await two.evaluate(async (table) => fetch(`/api/tables/${table}`), table);
  await two.evaluate(() => window.release());
  assert.deepEqual(await settled(two, { behind: ply }), await look(one), 'both tabs see the one move');
  await playOne(two, chance(4));
});
