// axe-core finds nothing, on no page, in no phase, by day and by night.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { PAGES } from './places.mjs';
import { prove } from './harness.mjs';

const axe = await readFile(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');
const PLACES = [
  'lobby',
  'new table',
  'waiting room',
  'bad luck',
  'draft',
  'place',
  'arrange',
  'mine',
  'over',
];

/** Each rule that is broken, how often, and the first place where. */
async function faultsOf(page) {
  await page.evaluate(axe);
  const broken = await page.evaluate(async () => {
    const { violations } = await axe.run(document, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => [
      id,
      nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary.replace(/\s+/g, ' ')}`),
    ]);
  });
  return broken.map(([id, nodes]) => `${id}, ${nodes.length} times: ${nodes[0]}`);
}

for (const colorScheme of ['light', 'dark']) {
  prove(`axe finds nothing on any page, ${colorScheme}`, async (house) => {
    const page = await house.visit('/', { colorScheme, bypassCSP: true });
    const faults = [];
    for (const place of PLACES) {
      await PAGES[place](page);
      for (const fault of await faultsOf(page)) faults.push(`${place}: ${fault}`);
      await page.goto('/');
    }
    assert.deepEqual(faults, []);
  });
}

prove('axe finds nothing in the sheets over a table', async (house) => {
  const page = await house.visit('/', { bypassCSP: true });
  await PAGES.place(page);
  const faults = [];
  for (const key of ['m', 'l', 't', '?']) {
    await page.keyboard.press(key);
    await page.locator('dialog[open]').waitFor();
    for (const fault of await faultsOf(page)) faults.push(`${key}: ${fault}`);
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'hidden' });
  }
  assert.deepEqual(faults, []);
});
