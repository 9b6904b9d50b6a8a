// A guided first game as somebody goes through it who has never seen the box: one proof for every game.
import assert from 'node:assert/strict';
import { prove, WHOLE_GAME_MS } from './harness.mjs';
import { settled } from './player.mjs';

const SLATE = '[data-part="Slate"]';
const SUGGESTED = '[data-suggested]';
const GO_ON = '[data-command="guide-on"]';
const MOST_STEPS = 200; // decisions; a guide that does not end is a failure
const MOST_TABS = 60;

/** Which step is spoken of; undefined when the guide has let go. */
export function stepAt(page) {
  return page.evaluate((slate) => document.querySelector(slate)?.dataset.step, SLATE);
}

/** Opens a game's guide from the lobby. */
export async function beginGuide(page, game) {
  await page.locator(`[data-guide="${game}"]`).click();
  await page.locator(SLATE).waitFor();
  await settled(page);
}

// What the guide waits for: its button, or the first place that it lights; where it only waits, anything.
async function nextPlace(page) {
  for (const what of [GO_ON, `${SUGGESTED}:visible`]) {
    const place = page.locator(what).first();
    if ((await place.count()) > 0) return place;
  }
  return page.locator('[data-move]:visible').first();
}

const plyOf = (page) =>
  page.evaluate(() => Number(document.querySelector('[data-ply]').getAttribute('data-ply')));

/** Does the next thing by `act`, and waits until the guide has an answer. */
async function doNext(page, act) {
  const place = await nextPlace(page);
  const told = await place.evaluate((each, goOn) => each.matches(goOn), GO_ON);
  const before = { ply: await plyOf(page), step: await stepAt(page) };
  await act(place);
  if (!told) return settled(page, { behind: before.ply });
  await page.waitForFunction(
    ([slate, step]) => document.querySelector(slate)?.dataset.step !== step,
    [SLATE, before.step],
  );
}

/** From here to the end of the guide; the steps that were spoken. */
export async function goThrough(page, act) {
  const spoken = [];
  for (let made = 0; made < MOST_STEPS; ++made) {
    const step = await stepAt(page);
    if (step === undefined) return spoken;
    if (spoken.at(-1) !== step) spoken.push(step);
    await doNext(page, act);
  }
  assert.fail(`the guide does not end: ${spoken.join(', ')}`);
}

const byMouse = (place) => place.click();

// From wherever the focus is, Tab leads there: groups are entered at what the guide suggests.
async function byKeyboard(place) {
  const page = place.page();
  for (let tabs = 0; tabs < MOST_TABS; ++tabs) {
    if (await place.evaluate((each) => each === document.activeElement)) return page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
  }
  assert.fail(`Tab does not lead to ${await place.evaluate((each) => each.outerHTML.slice(0, 200))}`);
}

const stateOf = (page, game) =>
  page.evaluate(
    (game) => JSON.parse(localStorage.getItem('pithead')).likes.guides[game]?.state ?? 'none',
    game,
  );

/** Through the whole guide, on one device. */
export function proveGuideBy(act, game, how = { timeout: WHOLE_GAME_MS }) {
  prove(
    `the guided first game of ${game} comes to its end ${act.name}`,
    async (stage) => {
      const page = await stage.open('/');
      await beginGuide(page, game);
      const table = page.url();
      const spoken = await goThrough(page, act);
      assert.equal(new Set(spoken).size, spoken.length, `each step once: ${spoken.join(', ')}`);
      assert(spoken.length >= 8, `only ${spoken.join(', ')}`);
      assert.equal(await stateOf(page, game), 'done');
      assert.equal(page.url(), table, 'the same table goes on');
      assert.equal(await page.locator(SUGGESTED).count(), 0, 'nothing is suggested any more');
      await settled(page);
      await page.goto('/');
      assert.equal((await page.locator(`[data-guide="${game}"]`).textContent()).trim(), 'Learn it again');
    },
    how,
  );
}

export function proveGuide(game, how = { timeout: WHOLE_GAME_MS }) {
  proveReturn(game, how);
}

/** What is slow: to its end. */
export function proveWholeGuide(game) {
  proveGuideBy(byKeyboard, game);
}

/** What takes longer: the same by mouse, which the keyboard has shown in the main, and off the way. */
export function proveGuideAtLength(game) {
  proveGuideBy(byMouse, game);
  proveStraying(game);
}

const PROMISE = /undo/;
const SOME = 8; // decisions: enough for some that can be taken back and some that cannot

// Everything that the slate says while others play; looking now and then would miss it.
const overhear = (page) =>
  page.evaluate(() => {
    window.overheard = new Set();
    const hear = () => {
      const words = document.querySelector('[data-word="watch"]')?.textContent;
      if (words) window.overheard.add(words);
    };
    new MutationObserver(hear).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });

/** It speaks of what is there: of rivals while they play, of taking back only where that is offered. */
export function proveHonesty(game, how = { timeout: WHOLE_GAME_MS }) {
  prove(
    `the guide of ${game} says when a rival plays, and promises no undo that is not there`,
    async (stage) => {
      const page = await stage.open('/', { likes: { pace: 'fast' } });
      await beginGuide(page, game);
      await overhear(page);
      const promises = new Set();
      for (let made = 0; made < SOME; ++made) {
        const told = await page.locator('.signal [role="status"]').textContent();
        const offered = (await page.locator('[data-command="undo"]').count()) > 0;
        assert.equal(PROMISE.test(told), offered, told);
        assert.equal(await page.locator(`${SLATE} [data-word="watch"]`).count(), 0, 'it is my turn');
        promises.add(offered);
        await doNext(page, byMouse);
        await settled(page);
      }
      assert.deepEqual([...promises].sort(), [false, true], 'both were met');
      const [watched] = await page.evaluate(() => [...window.overheard]);
      assert.match(watched ?? '', /^(Well done. Now )?\S+ is playing/);
    },
    how,
  );
}

function proveStraying(game, how = { timeout: WHOLE_GAME_MS }) {
  prove(
    `whoever plays something else in the guide of ${game} is answered, and it goes on`,
    async (stage) => {
      const page = await stage.open('/');
      await beginGuide(page, game);
      while ((await page.locator(GO_ON).count()) > 0) await doNext(page, byMouse);
      const step = await stepAt(page);
      const ply = await plyOf(page);
      await page.locator('main [data-aside]:visible').first().click();
      await settled(page, { behind: ply });
      if ((await stepAt(page)) === step) assert((await page.locator(`${SLATE} .stray`).count()) === 1);
      // What has brought something hidden to light cannot be taken back.
      const undo = page.locator('[data-command="undo"]');
      if ((await undo.count()) > 0) {
        await undo.click();
        await page.waitForFunction(
          ([ply]) => document.querySelector('[data-ply]').dataset.ply === ply,
          [String(ply)],
        );
        await page.locator(`${SUGGESTED}:visible`).first().waitFor();
        assert.equal(await stepAt(page), step);
        assert.equal(await page.locator(`${SLATE} .stray`).count(), 0, 'what was taken back is forgiven');
      }
      await goThrough(page, byMouse);
    },
    how,
  );
}

function proveReturn(game, how) {
  prove(
    `the guide of ${game} can be left, gone on with and repeated`,
    async (stage) => {
      const page = await stage.open('/');
      await beginGuide(page, game);
      for (let made = 0; made < 3; ++made) await doNext(page, byMouse);
      // A step that is done stays until the others have played.
      await settled(page);
      await page.locator(`${SUGGESTED}:visible, ${GO_ON}`).first().waitFor();
      const step = await stepAt(page);
      const table = page.url();
      await page.reload();
      await page.locator(SLATE).waitFor();
      assert.equal(await stepAt(page), step, 'a reload goes on at the same step');

      const kept = page.waitForResponse(
        (answer) => answer.url().endsWith('/api/me') && answer.request().method() === 'POST',
      );
      await page.locator('[data-command="guide-leave"]').click();
      await page.locator(SLATE).waitFor({ state: 'detached' });
      await kept;
      await page.reload();
      await settled(page);
      assert.equal(await page.locator(SLATE).count(), 0, 'whoever left it is not taught');
      await page.locator(`[data-guide="${game}"]:visible`).click();
      await page.locator(SLATE).waitFor();
      assert.deepEqual([page.url(), await stepAt(page)], [table, step]);

      await page.goto('/');
      await beginGuide(page, game);
      assert.deepEqual([page.url(), await stepAt(page)], [table, step], 'also from the lobby');
      await page.locator(`[data-guide="${game}"]:visible`).click();
      await page.waitForURL((url) => String(url) !== table);
      await page.locator(SLATE).waitFor();
      assert.notEqual(await stepAt(page), step, 'it begins again');
    },
    how,
  );
}
