// Playing without a mouse.
import assert from 'node:assert/strict';

const MOST_TABS = 200; // more would be no way for anybody

/** Tabs on until the focus is where it should be. */
export async function tabTo(page, selector) {
  for (let i = 0; i < MOST_TABS; ++i) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((selector) => document.activeElement?.matches(selector), selector)) return;
  }
  assert.fail(`no ${MOST_TABS} tabs lead to ${selector}`);
}

/** M lists all moves; the first nine have a digit. */
export async function playFromList(page, random) {
  await page.keyboard.press('m');
  const list = page.locator('dialog [data-move]');
  await list.first().waitFor();
  await page.keyboard.press(String(1 + random(Math.min(9, await list.count()))));
}

const focusedMove = (page) => page.evaluate(() => document.activeElement?.dataset.move);
const ARROWS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];

/** Tab leads to the places, arrows lead from one to its neighbour. How many steps they made. */
export async function playOnBoard(page, random) {
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
