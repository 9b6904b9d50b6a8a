// Every board can be planned on: moves are entered where they are made, kept, and played or dropped.
import assert from 'node:assert/strict';
import { prove, WHOLE_GAME_MS } from './harness.mjs';
import { command } from './invitations.mjs';
import { axeFaults } from './looks.mjs';
import { chance, choose, listMoves, look } from './player.mjs';
import { GAMES } from './stage.mjs';

const part = (page, name) => page.locator(`[data-part="${name}"]`);
const mustMove = (page) => command(page, 'moves').isVisible();

async function pressAny(page, random) {
  const { moves } = await look(page);
  if (moves.length > 0) {
    const place = page.locator(`main [data-move="${choose(moves, random)}"]:visible`).first();
    await place.evaluate((each) => each.scrollIntoView({ block: 'center' }));
    return place.click();
  }
  const move = choose(await listMoves(page), random);
  await page.locator(`dialog [data-move="${move}"]`).click();
}

async function playAny(page, random) {
  const { ply } = await look(page);
  await pressAny(page, random);
  await page.waitForFunction((ply) => Number(document.querySelector('[data-ply]').dataset.ply) > ply, ply);
}

/** Two people at two screens; whoever is to move first. */
async function twoPeople(stage, game) {
  const people = [await stage.open('/', { bypassCSP: true }), await stage.open('/', { bypassCSP: true })];
  const post = (page, path, body) =>
    page.evaluate(
      async ([path, body]) => {
        const headers = { 'Content-Type': 'application/json' };
        return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
      },
      [path, body],
    );
  const seats = [{ kind: 'person' }, { kind: 'open' }];
  const begin = { seed: '3', moves: [] };
  const { table } = await post(people[0], '/api/tables', { game, seats, begin });
  await post(people[1], `/api/tables/${table}`, { type: 'join', table });
  await post(people[0], `/api/tables/${table}`, { type: 'start', table });
  for (const page of people) {
    await page.goto(`/table/${table}`);
    await page.locator('[data-ply]').waitFor();
  }
  return people;
}

/** The two, when one of them can plan a turn; the other has moved on until then. */
async function untilPlannable([one, two], random) {
  let [acting, waiting] = (await mustMove(one)) ? [one, two] : [two, one];
  for (let tries = 0; tries < 60; ++tries) {
    await command(acting, 'moves').waitFor();
    await command(waiting, 'plan').click();
    const opened = part(waiting, 'Plan');
    await opened.or(waiting.getByText('cannot be planned yet')).waitFor();
    const list = await opened.getByText('the best first').isVisible();
    if ((await opened.isVisible()) && !list) return { acting, waiting };
    if (list) await command(waiting, 'plan-leave').click();
    await playAny(acting, random);
    if (!(await mustMove(acting))) [acting, waiting] = [waiting, acting];
  }
  throw new Error('no turn could be planned');
}

for (const game of GAMES) {
  prove(
    `a turn of ${game} is planned on its board`,
    async (stage) => {
      const random = chance(4);
      const people = await twoPeople(stage, game);
      const { acting, waiting } = await untilPlannable(people, random);
      const steps = part(waiting, 'Plan').locator('.steps li');
      for (let made = 1; made <= 4 && (await mustMove(waiting)); ++made) {
        await pressAny(waiting, random);
        await steps.nth(made - 1).waitFor();
      }
      assert.deepEqual(await axeFaults(waiting), []);
      await command(waiting, 'plan-keep').click();
      await part(waiting, 'PlanKept').waitFor();
      while ((await mustMove(acting)) && (await part(waiting, 'PlanKept').isVisible())) {
        const { ply } = await look(waiting);
        await playAny(acting, random);
        await waiting.waitForFunction(
          (ply) => Number(document.querySelector('[data-ply]').dataset.ply) > ply,
          ply,
        );
      }
      await part(waiting, 'PlanKept').waitFor({ state: 'hidden' });
    },
    { timeout: WHOLE_GAME_MS },
  );
}
