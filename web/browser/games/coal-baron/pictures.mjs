// What the README shows of Coal Baron: a yard, a pit, an end.
import { chance, playOne } from '../../player.mjs';
import { PHONE } from '../../stage.mjs';
import { seatAt } from './moments.mjs';

// Good players on both sides: a board worth looking at.
const WELL = { dealtByChance: true, seats: ['medium', 'medium', 'medium'], advised: true };

async function yard(page, take) {
  await seatAt(page, 'place', { ...WELL, turns: 40 });
  await page.locator('main [data-move^="place O"]:visible').nth(2).hover();
  await take(page, 'table');
  await page.emulateMedia({ colorScheme: 'dark' });
  await take(page, 'table-night');
}

async function mining(page, take) {
  await seatAt(page, 'mine', { ...WELL, turns: 16 });
  for (const wishes of [['cage'], ['load', 'cage']]) await playOne(page, chance(1), { wishes });
  await page.mouse.move(0, 0);
  await take(page, 'mining');
  await page.emulateMedia({ colorScheme: 'light' });
}

async function end(page, take) {
  await seatAt(page, 'over', { ...WELL, turns: Infinity });
  await take(page, 'end');
}

export default async function pictures(arrive, take) {
  const ada = await arrive('Ada', { colorScheme: 'light' });
  for (const moment of [yard, mining, end]) await moment(ada, take);
  const bruno = await arrive('Bruno', { ...PHONE, colorScheme: 'dark' });
  await seatAt(bruno, 'mine', { ...WELL, turns: 40 });
  await take(bruno, 'phone');
  return ada;
}
