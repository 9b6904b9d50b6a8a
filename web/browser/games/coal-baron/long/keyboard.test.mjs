// A whole game without a mouse.
import assert from 'node:assert/strict';
import { prove, WHOLE_GAME_MS } from '../../../harness.mjs';
import { chance, look, settled } from '../../../player.mjs';
import { seatAt } from '../moments.mjs';

const MOST_TABS = 200; // more would be no way for anybody

/** Tabs on until the focus is where it should be. */
async function tabTo(page, selector) {
  for (let i = 0; i < MOST_TABS; ++i) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((selector) => document.activeElement?.matches(selector), selector)) return;
  }
  assert.fail(`no ${MOST_TABS} tabs lead to ${selector}`);
}

const focusedMove = (page) => page.evaluate(() => document.activeElement?.dataset.move);

// M lists all moves; the first nine have a digit.
async function playFromList(page, random) {
  await page.keyboard.press('m');
  const list = page.locator('dialog [data-move]');
  await list.first().waitFor();
  await page.keyboard.press(String(1 + random(Math.min(9, await list.count()))));
}

const ARROWS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];

// Tab leads to the places, arrows lead from one to its neighbour. How many steps they made.
async function playOnBoard(page, random) {
  await tabTo(page, 'main [data-move]');
  let steps = 0;
  for (let i = random(4); i > 0; --i) {
    const before = await focusedMove(page);
    await page.keyboard.press(ARROWS[random(4)]);
    if ((await focusedMove(page)) !== before) ++steps;
  }
  // Neighbours that cannot be chosen now can have the focus, too: they say why.
  if (!(await focusedMove(page))) await tabTo(page, 'main [data-move]');
  await page.keyboard.press('Enter');
  return steps;
}

prove(
  'a whole game is played with the keyboard alone',
  async (stage) => {
    const page = await stage.open('/');
    await tabTo(page, '[data-start="coal-baron"]');
    await page.keyboard.press('Enter');
    const random = chance(11);
    let steps = 0;
    let table = await settled(page);
    for (let turn = 0; table.phase !== 'over'; ++turn) {
      if (turn % 4 === 0) steps += await playOnBoard(page, random);
      else await playFromList(page, random);
      table = await settled(page, { behind: table.ply });
    }
    assert(steps > 0, 'arrows lead from place to place');
  },
  { timeout: WHOLE_GAME_MS },
);

prove('arrows lead from place to place as they lie on the board', async (stage) => {
  const page = await stage.open('/');
  await seatAt(page, 'place');
  await page.locator('[data-space="F1"]').focus();
  // Four to a row: F5 lies below F1.
  for (const [arrow, space] of [
    ['ArrowRight', 'F2'],
    ['ArrowDown', 'F6'],
    ['ArrowLeft', 'F5'],
    ['ArrowUp', 'F1'],
  ]) {
    await page.keyboard.press(arrow);
    assert.equal(await page.evaluate(() => document.activeElement?.dataset.space), space, arrow);
  }
});

prove('Tab goes from group to group, and the focus stays where something was done', async (stage) => {
  const page = await stage.open('/');
  await seatAt(page, 'place', { turns: 4 });
  const building = () =>
    page.evaluate(() => document.activeElement?.closest('[data-building]')?.dataset.building);
  await tabTo(page, 'main [data-move]');
  const seen = [];
  for (let at = await building(); at; at = await building()) {
    seen.push(at);
    await page.keyboard.press('Tab');
  }
  assert.deepEqual(seen, [...new Set(seen)], 'each building has one stop');
  assert(seen.length >= 5, `buildings on the way: ${seen}`);
  await page.keyboard.press('Shift+Tab');
  assert.equal(await building(), seen.at(-1), 'and back');

  const { ply } = await look(page);
  await page.locator('main [data-move^="place money"]').first().focus();
  await page.keyboard.press('Enter');
  await settled(page, { behind: ply });
  assert(await page.evaluate(() => document.activeElement?.closest('main')), 'the focus is still there');
});

prove('U takes back, Escape leaves a preview, and the focus is never lost', async (stage) => {
  const page = await stage.open('/');
  await tabTo(page, '[data-start="coal-baron"]');
  await page.keyboard.press('Enter');
  let table = await settled(page);
  while (table.phase !== 'place') {
    await playFromList(page, () => 0);
    table = await settled(page, { behind: table.ply });
  }
  await page.locator('[data-space="M6"]').focus();
  await page.keyboard.press('ArrowLeft'); // and back: by keys, so that the focus is seen
  await page.keyboard.press('ArrowRight');
  assert.notEqual(await page.locator('p.aimed').innerText(), '', 'the focus previews');
  await page.keyboard.press('Escape');
  assert.equal(await page.locator('p.aimed').innerText(), '', 'Escape leaves the preview');
  await page.keyboard.press('Enter');
  const mining = await settled(page, { behind: table.ply });
  assert.equal(mining.phase, 'mine');
  await page.keyboard.press('u');
  await page.waitForSelector(`[data-ply="${table.ply}"][data-phase="place"]`);
});
