// Four languages on three widths: nothing is missing, nothing is cut off, nothing leaves the page.
import assert from 'node:assert/strict';
import { PAGES } from './places.mjs';
import { prove } from './harness.mjs';

const WIDTHS = [360, 768, 1280];
const MOST_FRAMES = 30;
const PLACES = ['lobby', 'new table', 'waiting room', 'draft', 'place', 'mine', 'over'];

for (const language of ['en', 'de', 'nl', 'it']) {
  prove(`every text of "${language}" is there and has room`, async (house) => {
    const page = await house.visit('/', { language });
    const faults = [];
    for (const place of PLACES) {
      await PAGES[place](page);
      assert.equal(await page.evaluate(() => document.documentElement.lang), language);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: width < 700 ? 740 : 800 });
        for (const fault of await lastingFaults(page)) faults.push(`${place} at ${width}: ${fault}`);
      }
      await page.goto('/');
    }
    assert.deepEqual([...new Set(faults)], []);
  });
}

/** What is wrong and stays so when everything that measures its room has been drawn again. */
async function lastingFaults(page) {
  for (let tries = 0; ; ++tries) {
    const faults = await page.evaluate(textFaults);
    if (faults.length === 0 || tries === MOST_FRAMES) return faults;
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

// Runs in the page: what is wrong with its words.
function textFaults() {
  const faults = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const areas = /\b(common|lobby|pit|standing|table|trouble|words|yard)\.[a-z]\w+/;
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
    if (box.width === 0) continue;
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
