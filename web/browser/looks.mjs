// How a page must look, wherever a person is: places are functions that bring a page there.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { prove, WHOLE_GAME_MS } from './harness.mjs';
import { shyPlaces } from './player.mjs';
import { roomFaults } from './room.mjs';
import { PHONE } from './stage.mjs';

const axe = await readFile(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');
const WIDTHS = [360, 768, 1280];
const MOST_FRAMES = 30;

// Windows of every kind: phones and tablets by finger, a laptop and two screens by mouse.
const TOUCHED = [
  [360, 640],
  [360, 740],
  [768, 1024],
  [1024, 768],
];
const POINTED = [
  [1366, 625],
  [1280, 800],
  [1920, 1080],
];

/** All faults that `faultsOf(page)` finds at these places, one after another. */
export async function collect(page, places, faultsOf) {
  const faults = [];
  for (const [place, goThere] of Object.entries(places)) {
    await goThere(page);
    for (const fault of await faultsOf(page)) faults.push(`${place}: ${fault}`);
    await page.goto('/');
  }
  return faults;
}

/** Everything that people may see of these places, by day and night, in four languages, on a phone. */
export function proveLooks(name, places, how = {}) {
  proveAccess(name, places, how);
  proveTexts(name, places, how);
  provePhone(name, places, how);
}

/** Wherever the pointer goes at these places, what is under it stays there. */
export function proveStill(places, how = {}) {
  prove(
    'nothing moves away from under the pointer',
    async (stage) => {
      const page = await stage.open('/');
      assert.deepEqual(await collect(page, places, shyPlaces), []);
    },
    how,
  );
}

export function proveAccess(name, places, how = {}) {
  // At night only the colours are others.
  for (const [colorScheme, rules] of [['light'], ['dark', ['color-contrast']]]) {
    prove(
      `axe finds nothing at ${name}, ${colorScheme}`,
      async (stage) => {
        const page = await stage.open('/', { colorScheme, bypassCSP: true });
        assert.deepEqual(await collect(page, places, () => axeFaults(page, rules)), []);
      },
      how,
    );
  }
}

/** When day becomes night while the page is open, it looks as if it had been opened by night. */
export function proveDusk(name, places, how = {}) {
  prove(
    `no words at ${name} stay dark when day becomes night`,
    async (stage) => {
      const page = await stage.open('/', { colorScheme: 'light' });
      const faults = await collect(page, places, async () => {
        await page.emulateMedia({ colorScheme: 'dark' });
        const live = await coloursOf(page);
        await page.reload();
        await page.locator('[data-ply]').waitFor();
        const fresh = await coloursOf(page);
        await page.emulateMedia({ colorScheme: 'light' });
        return live.filter((each) => !fresh.includes(each));
      });
      assert.deepEqual([...new Set(faults)], []);
    },
    how,
  );
}

/** Every class of words in sight with its colour, when all that changes has changed. */
async function coloursOf(page) {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  return page.evaluate(() => {
    const lettered = [...document.querySelectorAll('body *')].filter(
      (each) =>
        each.checkVisibility() &&
        [...each.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.data.trim()),
    );
    return lettered.map(
      (each) => `${each.tagName} ${each.getAttribute('class')} ${getComputedStyle(each).color}`,
    );
  });
}

export function proveTexts(name, places, how = {}) {
  for (const language of ['en', 'de', 'nl', 'it']) {
    prove(
      `every text of "${language}" at ${name} is there and has room`,
      async (stage) => {
        const page = await stage.open('/', { language });
        const faults = await collect(page, places, async () => {
          assert.equal(await page.evaluate(() => document.documentElement.lang), language);
          const found = [];
          for (const width of WIDTHS) {
            await page.setViewportSize({ width, height: width < 700 ? 740 : 800 });
            for (const fault of await lastingFaults(page)) found.push(`at ${width} ${fault}`);
          }
          return found;
        });
        assert.deepEqual([...new Set(faults)], []);
      },
      { timeout: WHOLE_GAME_MS, ...how },
    );
  }
}

export function provePhone(name, places, how = {}) {
  prove(
    `nothing at ${name} scrolls sideways on a phone, and fingers find their targets`,
    async (stage) => {
      const page = await stage.open('/', PHONE);
      const faults = await collect(page, places, async () => [
        ...(await sidewaysFaults(page)),
        ...(await smallTargets(page)),
      ]);
      assert.deepEqual(faults, []);
    },
    how,
  );
}

/**
 * At every size of window and at each of these moments, what can be done is in sight and under nothing else, what it acts
 * on (`data-in-sight`) is there as a whole, and no words lie on others. In German, whose words need the most room.
 */
export function proveRoom(name, places, how = {}) {
  prove(
    `in every window ${name} has room for all that can be done`,
    async (stage) => {
      const page = await stage.open('/', { language: 'de' });
      const touched = await stage.open('/', {
        ...PHONE,
        language: 'de',
        storageState: await page.context().storageState(),
      });
      const faults = await collect(page, places, async () => {
        await sizeTo(touched, TOUCHED[0]);
        await touched.goto(page.url());
        await touched.locator('[data-ply]').waitFor();
        return [...(await roomAt(page, POINTED)), ...(await roomAt(touched, TOUCHED))];
      });
      assert.deepEqual(faults, []);
    },
    { timeout: WHOLE_GAME_MS, ...how },
  );
}

const sizeTo = (page, [width, height]) => page.setViewportSize({ width, height });

async function roomAt(page, sizes) {
  const found = [];
  for (const size of sizes) {
    await sizeTo(page, size);
    for (const fault of await lastingFaults(page, roomFaults)) found.push(`${size.join(' × ')}, ${fault}`);
  }
  return found;
}

/** Each rule that is broken, of all or of these, how often, and the first place where. */
export async function axeFaults(page, rules) {
  await page.evaluate(axe);
  const broken = await page.evaluate(async (runOnly) => {
    const { violations } = await axe.run(document, { resultTypes: ['violations'], runOnly });
    return violations.map(({ id, nodes }) => [
      id,
      nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary.replace(/\s+/g, ' ')}`),
    ]);
  }, rules);
  return broken.map(([id, nodes]) => `${id}, ${nodes.length} times: ${nodes[0]}`);
}

export async function sidewaysFaults(page) {
  const wide = await page.evaluate(() => {
    window.scrollTo(1000, 0);
    const { scrollWidth } = document.documentElement;
    const sideways = [...document.querySelectorAll('main, main *')].filter(
      (each) =>
        !each.matches('[data-runs-on]') && // one row of cards, with a cue
        each.scrollWidth > each.clientWidth + 1 &&
        ['auto', 'scroll'].includes(getComputedStyle(each).overflowX),
    );
    return { scrolled: window.scrollX, scrollWidth, inside: sideways.map((each) => each.className) };
  });
  const good = wide.scrolled === 0 && wide.scrollWidth <= 360 && wide.inside.length === 0;
  return good ? [] : [JSON.stringify(wide)];
}

export function smallTargets(page) {
  return page.evaluate(() => {
    const targets = [
      ...document.querySelectorAll('button, summary, [role="button"], [data-move], select, nav a'),
    ];
    return targets
      .filter((each) => each.checkVisibility() && !each.closest('[inert]')) // what is only shown is no target
      .map((each) => [each, each.getBoundingClientRect()])
      .filter(([, box]) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
      .map(([each, box]) => {
        const name = each.getAttribute('aria-label') ?? each.textContent.trim();
        return `${name.slice(0, 40)} ${Math.round(box.width)} × ${Math.round(box.height)}`;
      });
  });
}

/** What is wrong and stays so when everything that measures its room has been drawn again. */
async function lastingFaults(page, faultsOf = textFaults) {
  for (let tries = 0; ; ++tries) {
    const faults = await page.evaluate(faultsOf);
    if (faults.length === 0 || tries === MOST_FRAMES) return faults;
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

// Runs in the page: what is wrong with its words.
function textFaults() {
  const faults = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  // A key that was not found shows as itself: `lobby.title`.
  const areas = /^[a-z]+\.[a-z]\w+$/;
  // Whatever is for screen readers only has no room and needs none.
  const unseen = (element) => {
    for (let each = element; each; each = each.parentElement) {
      const { width, height } = each.getBoundingClientRect();
      if (width <= 1 || height <= 1) return true;
    }
    return !element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  };
  // The nearest box that cuts off what does not fit into it.
  const cutter = (element) => {
    for (let each = element; each && each !== document.body; each = each.parentElement)
      if (getComputedStyle(each).overflowX !== 'visible') return each;
    return undefined;
  };
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const words = text.data.trim();
    const element = text.parentElement;
    if (!words || ['SCRIPT', 'STYLE', 'NOSCRIPT', 'OPTION'].includes(element.tagName)) continue;
    if (/\{\w+\}|undefined|NaN|\[object/.test(words) || areas.test(words))
      faults.push(`"${words}" is no text`);
    if (unseen(element)) continue;
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    const row = element.closest('[data-runs-on]');
    const runsOn = row !== null && row.scrollWidth > row.clientWidth + 1; // to the side, with a cue
    if (box.width === 0 || runsOn) continue;
    if (box.left < -1 || box.right > innerWidth + 1) faults.push(`"${words}" leaves the page`);
    const edge = cutter(element)?.getBoundingClientRect();
    if (edge && (box.left < edge.left - 1 || box.right > edge.right + 1))
      faults.push(`"${words}" is cut off`);
    if (element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1)
      faults.push(`"${words}" has ${element.clientWidth} px and needs ${element.scrollWidth}`);
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth} px wide`);
  return faults;
}
