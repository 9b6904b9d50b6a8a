// A phone of 360 × 740: nothing goes sideways, fingers find their targets, the first tap only shows.
import assert from 'node:assert/strict';
import { PAGES } from './places.mjs';
import { prove } from './harness.mjs';
import { look, seatAt, settled } from './player.mjs';

const PHONE = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

prove('no page and no phase scrolls sideways on a phone', async (house) => {
  const page = await house.visit('/', PHONE);
  const faults = [];
  for (const [place, goThere] of Object.entries(PAGES)) {
    await goThere(page);
    const wide = await page.evaluate(() => {
      window.scrollTo(1000, 0);
      const { scrollWidth } = document.documentElement;
      const sideways = [...document.querySelectorAll('main, main *')].filter(
        (each) =>
          each.scrollWidth > each.clientWidth + 1 &&
          ['auto', 'scroll'].includes(getComputedStyle(each).overflowX),
      );
      return { scrolled: window.scrollX, scrollWidth, inside: sideways.map((each) => each.className) };
    });
    if (wide.scrolled !== 0 || wide.scrollWidth > 360 || wide.inside.length > 0)
      faults.push(`${place}: ${JSON.stringify(wide)}`);
    await page.goto('/');
  }
  assert.deepEqual(faults, []);
});

prove('the first tap shows what a move would do, the button does it', async (house) => {
  const page = await house.visit('/', PHONE);
  await seatAt(page, 'place', { turns: 4 });
  const { ply, moves } = await look(page);
  assert(moves.length > 0, 'the yard offers moves');
  await page.locator(`main [data-move="${moves[0]}"]:visible`).first().tap();
  const doIt = page.locator('[data-command="do"]');
  await doIt.waitFor();
  assert.equal((await look(page)).ply, ply, 'nothing has happened yet');
  await doIt.tap();
  await settled(page, { behind: ply });
});

prove('every place for a finger is large enough', async (house) => {
  const page = await house.visit('/', PHONE);
  const faults = [];
  for (const place of ['lobby', 'new table', 'draft', 'place', 'arrange', 'mine', 'over']) {
    await PAGES[place](page);
    const small = await page.evaluate(() => {
      const targets = [...document.querySelectorAll('button, [role="button"], [data-move], select, nav a')];
      return targets
        .filter((each) => each.checkVisibility())
        .map((each) => [each, each.getBoundingClientRect()])
        .filter(([, box]) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
        .map(([each, box]) => {
          const name = each.getAttribute('aria-label') ?? each.textContent.trim();
          return `${name.slice(0, 40)} ${Math.round(box.width)} × ${Math.round(box.height)}`;
        });
    });
    for (const target of small) faults.push(`${place}: ${target}`);
    await page.goto('/');
  }
  assert.deepEqual(faults, []);
});
