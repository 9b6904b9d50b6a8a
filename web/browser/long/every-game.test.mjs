// What holds for the board of every game that the program has: whole games on small screens and by the keyboard alone,
// and friends who lose their line.
import assert from 'node:assert/strict';
import { prove, WHOLE_GAME_MS } from '../harness.mjs';
import { command, invite, join } from '../invitations.mjs';
import { playFromList, playOnBoard, tabTo } from '../keyboard.mjs';
import { chance, choose, listMoves, look, settled } from '../player.mjs';
import { GAMES, SMALL_PHONE } from '../stage.mjs';

const MOST_FRAMES = 30;
const LAPTOP = { viewport: { width: 1366, height: 625 } };

// ---- small screens -------------------------------------------------------------------------------------

// Runs in the page: places that are lit but out of sight, or under something else.
function outOfSight() {
  const seen = [...document.querySelectorAll('main [data-move]')].filter(
    (each) => each.checkVisibility() && each.getBoundingClientRect().width > 0,
  );
  const inSight = seen.filter((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    return over !== null && (each.contains(over) || over.contains(each));
  });
  return seen.length > 0 && inSight.length === 0 ? seen.map((each) => each.dataset.move) : [];
}

/** What stays out of sight when the page has scrolled by itself. */
async function lastingFaults(page) {
  for (let frames = 0; ; ++frames) {
    const faults = await page.evaluate(outOfSight);
    if (faults.length === 0 || frames === MOST_FRAMES) return faults;
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

/** A mouse clicks; a finger shows first, and then says so, unless it is shown already. */
async function touch(page, place, finger, ply) {
  if (!finger) return place.click();
  await place.tap();
  await page.waitForFunction(
    (ply) =>
      document.querySelector('[data-command="do"]') ||
      Number(document.querySelector('[data-ply]').dataset.ply) > ply,
    ply,
  );
  if ((await look(page)).ply === ply) await command(page, 'do').tap();
}

async function playWhole(page, game, finger) {
  await page.locator(`[data-start="${game}"]`).click();
  const random = chance(17);
  const faults = new Set();
  let table = await settled(page);
  while (table.phase !== 'over') {
    for (const move of await lastingFaults(page)) faults.add(`${table.phase}: ${move} is out of sight`);
    const { ply, moves } = table;
    if (moves.length > 0) {
      const move = choose(moves, random);
      await touch(page, page.locator(`main [data-move="${move}"]:visible`).first(), finger, ply);
    } else {
      const stops = page.locator('section [data-move]:visible');
      await stops.first().waitFor();
      await touch(page, stops.first(), finger, ply);
    }
    table = await settled(page, { behind: ply });
  }
  assert.deepEqual([...faults], []);
}

for (const game of GAMES) {
  prove(
    `a whole game of ${game} on a phone of 360 × 640, by fingers`,
    async (stage) => playWhole(await stage.open('/', SMALL_PHONE), game, true),
    { timeout: 2 * WHOLE_GAME_MS },
  );
  prove(
    `a whole game of ${game} in a window of 1366 × 625`,
    async (stage) => playWhole(await stage.open('/', LAPTOP), game, false),
    { timeout: 2 * WHOLE_GAME_MS },
  );
}

// ---- no mouse ------------------------------------------------------------------------------------------

for (const game of GAMES) {
  prove(
    `a whole game of ${game} with the keyboard alone`,
    async (stage) => {
      const page = await stage.open('/');
      await tabTo(page, `[data-start="${game}"]`);
      await page.keyboard.press('Enter');
      const random = chance(11);
      let [onBoard, steps] = [0, 0];
      let table = await settled(page);
      for (let turn = 0; table.phase !== 'over'; ++turn) {
        if (turn % 4 === 0 && table.moves.length > 0) {
          steps += await playOnBoard(page, random);
          ++onBoard;
        } else {
          await playFromList(page, random);
        }
        table = await settled(page, { behind: table.ply });
      }
      assert(onBoard > 5, 'places of the board were reached');
      assert(steps > 0, 'arrows lead from place to place');
    },
    { timeout: WHOLE_GAME_MS },
  );
}

// ---- friends -------------------------------------------------------------------------------------------

// What Chromium itself says about a server that is away.
const AWAY = [/WebSocket connection to .* failed/, /net::ERR_(CONNECTION|SOCKET)_\w+/];

async function mover(pages) {
  await Promise.race(pages.map((page) => command(page, 'moves').waitFor()));
  for (const page of pages) if (await command(page, 'moves').isVisible()) return page;
  return mover(pages);
}

/** So many moves of whoever is to move; everybody sees each of them. */
async function playSome(pages, watching, random, moves) {
  for (let made = 0; made < moves; ++made) {
    const page = await mover(pages);
    const { ply } = await look(page);
    const move = choose(await listMoves(page), random);
    await page.locator(`dialog [data-move="${move}"]`).click();
    for (const each of [...pages, watching])
      await each.waitForFunction(
        (ply) => Number(document.querySelector('[data-ply]')?.dataset.ply) > ply,
        ply,
      );
  }
}

for (const game of GAMES) {
  prove(
    `friends play ${game} by a link; a reload and a server that restarts lose nothing, a spectator plays nothing`,
    async (stage) => {
      const ada = await stage.open(`/new/${game}`, { expected: AWAY });
      const [link] = await invite(ada, 1);
      const bea = await stage.open(link, { expected: AWAY });
      await join(bea, 'Bea');
      await command(ada, 'start').click();
      await ada.waitForSelector('[data-phase]');
      const watching = await stage.open(new URL(ada.url()).pathname, { expected: AWAY });
      await watching.waitForSelector('[data-phase]');
      const pages = [ada, bea];
      const random = chance(31);

      await playSome(pages, watching, random, 12);
      const { ply } = await look(ada);
      await bea.reload();
      await bea.waitForSelector(`[data-ply="${ply}"]`);
      await stage.server.kill();
      await stage.server.start();
      await playSome(pages, watching, random, 12);
      assert((await look(bea)).ply >= ply + 12);
      assert.equal(await watching.locator('[data-move], [data-command="moves"]').count(), 0);
    },
    { timeout: WHOLE_GAME_MS },
  );
}
