// What a mouse and a finger meet: showing what a move would do must not move the place itself, or the click goes astray;
// where it does move, as on a phone whose signal board grows, what is shown stays shown.
import assert from 'node:assert/strict';
import { prove } from '../../../harness.mjs';
import { chance, look, playOne } from '../../../player.mjs';
import { SMALL_PHONE } from '../../../stage.mjs';
import { seatAt } from '../moments.mjs';

const PLACES = 'main [data-move]';

/** Where the place is now, after the page has drawn what there is to draw. */
const whereabouts = (place) =>
  place.evaluate(async (element) => {
    for (let frame = 0; frame < 2; ++frame) await new Promise(requestAnimationFrame);
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height };
  });

/** The moves whose place is elsewhere as soon as the pointer is on it. */
async function astray(page) {
  const moves = [];
  for (const { move, nth } of await visiblePlaces(page)) {
    const place = page.locator(PLACES).nth(nth);
    await page.mouse.move(0, 0);
    await place.scrollIntoViewIfNeeded();
    const before = await whereabouts(place);
    await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
    const after = await whereabouts(place);
    if (Object.keys(before).some((side) => Math.abs(before[side] - after[side]) > 1)) moves.push(move);
  }
  return moves;
}

/** One place for each move. */
async function visiblePlaces(page) {
  const all = await page
    .locator(PLACES)
    .evaluateAll((places) =>
      places.map((each, nth) => ({ move: each.dataset.move, nth, visible: each.checkVisibility() })),
    );
  const seen = new Map();
  for (const each of all) if (each.visible && !seen.has(each.move)) seen.set(each.move, each);
  return [...seen.values()];
}

prove('a place stays under the pointer that looks at it', async (stage) => {
  const page = await stage.open('/', { likes: { pace: 'at-once' } });
  for (const phase of ['draft', 'place', 'buy', 'keep', 'arrange']) {
    await seatAt(page, phase);
    assert.deepEqual(await astray(page), [], phase);
  }
});

prove('a place in the pit stays under the pointer, whatever is dug and stored', async (stage) => {
  const page = await stage.open('/', { likes: { pace: 'at-once' } });
  const random = chance(2);
  const stored = new Set();
  await seatAt(page, 'mine', { turns: 6 });
  for (let steps = 0; steps < 120 && stored.size < 4; ++steps) {
    const { phase, moves } = await look(page);
    const storable = moves.filter((move) => move.startsWith('store'));
    if (phase === 'mine' && storable.length > 0) assert.deepEqual(await astray(page), [], `step ${steps}`);
    for (const move of storable) stored.add(move);
    await playOne(page, random, { wishes: storable.length > 0 ? ['store'] : ['load', 'place M'] });
  }
  assert.equal(stored.size, 4, 'coals that could be stored');
});

prove('what a finger has shown stays shown when the pit makes room', async (stage) => {
  const page = await stage.open('/', SMALL_PHONE);
  const { width, height } = SMALL_PHONE.viewport;
  await seatAt(page, 'mine', { turns: 6 });
  for (const move of (await look(page)).moves) {
    await page.locator(`main [data-move="${move}"]:visible`).first().tap();
    const shown = page.locator('[data-command="do"]');
    await shown.waitFor();
    for (const taller of [60, 0]) {
      await page.setViewportSize({ width, height: height + taller });
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      );
      assert(await shown.isVisible(), `${move} in a window ${taller} px taller`);
    }
  }
});
