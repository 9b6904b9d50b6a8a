// The README's pictures, taken from the real page in real games: `make pictures`.
//
// The server deals, so no two runs show the same cards. Who plays, how well, and which moments are shown stays.
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { closeBrowser, House, Server } from '../browser/house.mjs';
import { chance, playOne, seatAt } from '../browser/player.mjs';

const FOLDER = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
// Good players on both sides: a board worth looking at.
const WELL = { seats: ['medium', 'medium', 'medium'], advised: true };

const house = new House(await new Server('--hard', '40').start());

async function arrive(name, look) {
  const page = await house.visit('/', look);
  await page.evaluate(async (name) => {
    const headers = { 'Content-Type': 'application/json' };
    await fetch('/api/me', { method: 'POST', headers, body: JSON.stringify({ name }) });
  }, name);
  await page.reload();
  return page;
}

async function take(page, name) {
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${FOLDER}${name}.png`, animations: 'disabled' });
  console.log(`docs/pictures/${name}.png`);
}

async function table(page) {
  await seatAt(page, 'place', { ...WELL, turns: 40 });
  await page.locator('main [data-move^="place O"]:visible').nth(2).hover();
  await take(page, 'table');
  await page.emulateMedia({ colorScheme: 'dark' });
  await take(page, 'table-night');
}

async function mining(page) {
  await seatAt(page, 'mine', { ...WELL, turns: 16 });
  for (const wishes of [['cage'], ['load', 'cage']]) await playOne(page, chance(1), { wishes });
  await page.mouse.move(0, 0);
  await take(page, 'mining');
  await page.emulateMedia({ colorScheme: 'light' });
}

async function end(page) {
  await seatAt(page, 'over', { ...WELL, turns: Infinity });
  await take(page, 'end');
}

async function lobby(page) {
  await page.goto('/');
  await page.getByRole('link', { name: 'Result' }).waitFor();
  await take(page, 'lobby');
}

try {
  await mkdir(FOLDER, { recursive: true });
  const ada = await arrive('Ada', { colorScheme: 'light' });
  for (const moment of [table, mining, end, lobby]) await moment(ada);
  const bruno = await arrive('Bruno', { ...PHONE, colorScheme: 'dark' });
  await seatAt(bruno, 'mine', { ...WELL, turns: 40 });
  await take(bruno, 'phone');
  if (house.faults.length > 0) throw new Error(`the console is not clean:\n${house.faults.join('\n')}`);
} finally {
  await house.close();
  await closeBrowser();
}
